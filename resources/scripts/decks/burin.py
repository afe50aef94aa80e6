# SPDX-License-Identifier: GPL-3.0-or-later
"""A thrifty pen: the same strokes as ink.Pen in a third of the bytes.

A horse and its rider have thousands of strokes; here each is one closed path of two curves at most, where
ink.Pen fits an outline. Figures drawn with a Burin look alike to 1/20 unit and stay within a card's size.
"""

from __future__ import annotations

import math

import fit
from ink import Pen, _ribbon, _swollen
from svg import INK, Svg
from sway import Sway

TOLERANCE = 0.06  # of a fitted outline


class Cuts:
    """Path data of many small closed strokes, each begun relative to the one before; 1/10 or 1/100 unit."""

    def __init__(self, fine: bool) -> None:
        self._grain = 100 if fine else 10
        self._text: list[str] = []
        self._start = (0, 0)

    def cut(self, first, *curves) -> None:
        """One closed stroke: its first point, then curves of two or three points each."""
        g = self._grain
        here = start = (round(first[0] * g), round(first[1] * g))
        data = []
        for points in curves:
            grid = [(round(x * g), round(y * g)) for x, y in points]
            flat = [v - here[k] for point in grid for k, v in enumerate(point)]
            data.append(("l", "q", "c")[len(points) - 1] + self._numbers(flat))
            here = grid[-1]
        move = "m" + self._numbers([start[0] - self._start[0], start[1] - self._start[1]]) if self._text else "M" + self._numbers(start)
        self._text.append(f"{move}{''.join(data)}z")
        self._start = start

    def _numbers(self, values) -> str:
        out = ""
        for value in values:
            text = f"{abs(value) / self._grain:.2f}".rstrip("0").rstrip(".")
            text = text[1:] if text.startswith("0.") else text
            out += ("-" if value < 0 else " " if out else "") + text
        return out

    def data(self) -> str:
        return "".join(self._text)


class Tenths(fit.Writer):
    """A Writer on a grid of 1/10 unit, for outlines larger than a face."""

    def move(self, p) -> None:
        super().move((round(p[0], 1), round(p[1], 1)))

    def curve(self, *points) -> None:
        super().curve(*((round(x, 1), round(y, 1)) for x, y in points))


class Burin(Pen):
    """An ink.Pen whose lines and spikes are written as single lenses and thorns."""

    rough = False

    def __init__(self, sheet: Svg, matrix: tuple[float, ...] = (1, 0, 0, 1, 0, 0), sway: Sway | None = None, fine: float | None = 1) -> None:
        super().__init__(sheet, matrix, sway, fine)

    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False) -> "Burin":
        pen = Burin(self.sheet, super().at(x, y, scale, turn, mirror)._m, self._sway, self.fine)
        pen.rough = self.rough
        return pen

    def roughly(self) -> "Burin":
        """The same pen, writing to 1/10 unit though it is scaled down: for hats, not for faces."""
        pen = self.at()
        pen.rough = True
        return pen

    @property
    def _fine(self) -> bool:
        return self._scale < 0.7 and not self.rough

    @property
    def mirrored(self) -> bool:
        """Whether this pen draws left for right; the light stays at the card's upper left."""
        return self._m[0] * self._m[3] - self._m[1] * self._m[2] < 0

    def _cuts(self) -> Cuts:
        return Cuts(self._fine)

    def _data(self, points) -> str:
        """Path data of a closed outline through dense points."""
        writer = fit.Writer() if self._fine else Tenths()
        fit.write_closed(writer, points, 0.035 if self._fine else TOLERANCE)
        return writer.data()

    def fill(self, knots, colour: str) -> list:
        self.sheet.path(self._data(fit.through(self.to_card(knots), True)), fill=colour)
        return fit.through(list(knots), True)

    def shape(self, knots, colour, width: float = 0.75, thin: float = 0.3, line: str = INK) -> list:
        points = fit.through(self.to_card(knots), True)
        self.sheet.path(self._data(_swollen(points, width * self._scale, thin)), fill=line)
        if colour:
            self.sheet.path(self._data(points), fill=colour)
        return fit.through(list(knots), True)

    def lines(self, many, width: float = 0.6, ends=(0.15, 0.1), colour: str = INK, peak: float = 0.45) -> None:
        cuts, rest = self._cuts(), []
        for knots in many:
            if not _lens(cuts, self.to_card(knots), width * self._scale, ends, peak):
                rest.append(knots)
        if data := cuts.data():
            self.sheet.path(data, fill=colour)
        if rest:
            writer = fit.Writer() if self._fine else Tenths()
            for knots in rest:
                fit.write_closed(writer, _ribbon(fit.through(self.to_card(knots)), width * self._scale, ends, peak), TOLERANCE)
            self.sheet.path(writer.data(), fill=colour)

    def spikes(self, strokes, width: float = 0.32, colour: str = INK) -> None:
        cuts = self._cuts()
        width *= self._scale
        for stroke in strokes:
            a, m, b = self.to_card(stroke)
            length = math.dist(a, b)
            if length < 0.3:
                continue
            u = fit._unit(a, b)
            bow = -u[1] * (m[0] - a[0]) + u[0] * (m[1] - a[1])
            way = 1 if bow >= 0 else -1
            off = lambda along, h: (a[0] + u[0] * length * along - u[1] * h, a[1] + u[1] * length * along + u[0] * h)
            if abs(bow) < 0.35 * width + 0.3:  # a thorn: straight on one side, bowed on the other
                cuts.cut(a, (off(0.3, 1.75 * width * way), b))
            else:
                cuts.cut(a, (off(0.42, 2 * bow + width * way * 0.8), b), (off(0.5, 2 * bow - width * way * 0.8), a))
        if data := cuts.data():
            self.sheet.path(data, fill=colour)


def _lens(cuts: Cuts, knots, width: float, ends, peak: float) -> bool:
    """One swelling stroke as a cubic there and a cubic back; False if the curve is too winding for that."""
    points = fit.through(knots)
    if len(points) < 3:
        points = [fit._mix(points[0], points[-1], k / 3) for k in range(4)]
    marks = [0.0]
    for a, b in zip(points, points[1:]):
        marks.append(marks[-1] + math.dist(a, b))
    if marks[-1] < 0.05:
        return True
    marks = [m / marks[-1] for m in marks]
    a, c1, c2, b = fit._least(points, marks, fit._unit(points[0], points[1]), fit._unit(points[-1], points[-2]))
    if max(math.dist(fit._at((a, c1, c2, b), m), q) for m, q in zip(marks, points)) > 0.2:
        return False
    u = fit._unit(a, b)
    n = (-u[1], u[0])
    start, end = (width / 2 * e if e > 0.3 else 0 for e in ends)
    fat = width / 2 * 1.3
    h1, h2 = (fat, fat * 0.75) if peak < 0.4 else (fat, fat) if peak < 0.6 else (fat * 0.75, fat)
    off = lambda q, h: (q[0] + n[0] * h, q[1] + n[1] * h)
    there = (off(c1, h1), off(c2, h2), off(b, end))
    back = (off(c2, -h2), off(c1, -h1), off(a, -start))
    cuts.cut(off(a, start), there, *([(off(b, -end),)] if end else []), back)
    return True

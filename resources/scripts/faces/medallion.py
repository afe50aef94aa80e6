# SPDX-License-Identifier: GPL-3.0-or-later
"""The round plate a portrait is printed on: its inks, and a pen that never leaves the disc.

The sheet is 100 × 100 and the disc fills it. QtSvg knows no clip paths, so whatever reaches beyond the rim is cut
off here, in the geometry. Colours lie a little off their outlines, as if each had been printed from a block of its own.
"""

from __future__ import annotations

import math

import fit
from ink import Pen
from outline import lens, ribbon, ring, swollen
from svg import INK, Svg

MIDDLE, EDGE, RIM = 50.0, 47.6, 49.4  # the disc's centre, where the picture ends, where the ink around it does
SLIP = (0.5, -0.4)  # how far a colour lies off its outline
TINY = 5.0  # what is smaller than this is printed true, or nothing would be left of it

WHITE = "#fdf8ea"
LINEN = "#d8cfba"
DEEP = {WHITE: LINEN}


def deeper(colour: str, by: float = 0.72) -> str:
    """The ink under the shade of a colour."""
    return DEEP.get(colour) or "#" + "".join(f"{round(int(colour[i:i + 2], 16) * by):02x}" for i in (1, 3, 5))


def lighter(colour: str, by: float = 0.3) -> str:
    """A tint of a colour, for what turns to the light."""
    return "#" + "".join(f"{round(v + (255 - v) * by):02x}" for v in (int(colour[i:i + 2], 16) for i in (1, 3, 5)))


def rounded(p) -> tuple[float, float]:
    """The point itself, or where the way to it from the middle leaves the disc."""
    x, y = p[0] - MIDDLE, p[1] - MIDDLE
    far = math.hypot(x, y)
    return (p[0], p[1]) if far <= EDGE else (MIDDLE + x * EDGE / far, MIDDLE + y * EDGE / far)


def within(p) -> bool:
    return math.dist(p, (MIDDLE, MIDDLE)) <= EDGE


class Graver(Pen):
    """An ink.Pen for portraits; see the module."""

    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False) -> "Graver":
        return Graver(self.sheet, super().at(x, y, scale, turn, mirror)._m)

    def to_card(self, points) -> list:
        return [(*rounded(p), *p[2:]) for p in super().to_card(points)]

    def _outline(self, knots, closed: bool = True) -> list:
        """The dense curve on the sheet: smooth first, cut off later, so that the rim bends no curve."""
        return fit.through(super().to_card(knots), closed)

    def fill(self, knots, colour: str) -> list:
        self.sheet.path(fit.closed_data([rounded(p) for p in self._outline(knots)]), fill=colour)
        return fit.through(list(knots), True)

    def shape(self, knots, colour: str | None, width: float = 3, thin: float = 0.4, line: str = INK) -> list:
        points = self._outline(knots)
        width *= self._scale
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        size = min(max(xs) - min(xs), max(ys) - min(ys))
        outer = fit.closed_data([rounded(p) for p in swollen(points, width, thin)], min(0.075, max(0.04, 0.1 * width)))
        true = [rounded(p) for p in points]
        if not colour or size < TINY:
            self.sheet.path(outer, fill=line)
            if colour:
                self.sheet.path(fit.closed_data(true), fill=colour)
        else:
            share = min(1, size / 16)
            self.sheet.path(fit.closed_data([rounded((x + SLIP[0] * share, y + SLIP[1] * share)) for x, y in points]), fill=colour)
            # Only the line itself, as a ring, so that the slipped colour shows on both sides of it.
            self.sheet.path(outer + fit.closed_data(true[::-1]), fill=line)
        return fit.through(list(knots), True)

    def lines(self, many, width: float = 1.6, ends: tuple[float, float] = (0.15, 0.1), colour: str = INK, peak: float = 0.45) -> None:
        writer = fit.Writer()
        for knots in many:
            points = self._outline(knots, False)
            if len(points) == 2:
                points = [fit._mix(*points, t / 6) for t in range(7)]
            for run in _runs(points):
                if not lens(writer, run, width * self._scale, ends, peak):
                    fit.write_closed(writer, ribbon(run, width * self._scale, ends, peak), 0.035)
        if data := writer.data():
            self.sheet.path(data, fill=colour)

    def spikes(self, strokes, width: float = 1.3, colour: str = INK) -> None:
        super().spikes([s for s in strokes if all(within(p) for p in super(Graver, self).to_card([s[0], s[2]]))], width, colour)

    def hoop(self, x: float, y: float, rx: float, ry: float, width: float, colour: str) -> None:
        """A ring one can look through: of eyeglasses, or in an ear."""
        outer, inner = (fit.through(self.to_card(ring(x, y, rx + w, ry + w)), True) for w in (width / 2, -width / 2))
        self.sheet.path(fit.closed_data(outer) + fit.closed_data(inner[::-1]), fill=colour)

    def locks(self, first, last, count: int, width: float = 1.5, colour: str = INK, clip=None) -> None:
        """Strands of hair or folds from the curve `first` to the curve `last`, swelling in their middle."""
        self.sheaf(first, last, count, width, (0.3, 0.1), colour, clip, 0.22, 0.4)


def _runs(points):
    run = []
    for p in points:
        if within(p):
            run.append(p)
            continue
        if len(run) > 2:
            yield run
        run = []
    if len(run) > 2:
        yield run


def disc(sheet: Svg, colour: str, cut: str) -> Graver:
    """The ground of a portrait, engraved with rays in the deeper ink `cut`; the pen to draw on it with."""
    pen = Graver(sheet)
    sheet.circle(MIDDLE, MIDDLE, EDGE + 0.6, colour)
    rays = []
    for i in range(60):
        a = math.tau * (i + 0.5) / 60
        deep = (6.5, 3.6)[i % 2] * (1.15 + 0.6 * math.cos(a - 0.9))
        near, far = EDGE + 0.3, EDGE - deep
        at = lambda r, turn=0.0: (MIDDLE + r * math.cos(a + turn), MIDDLE + r * math.sin(a + turn))
        rays.append((at(near - 0.4), at((near + far) / 2, 0.012), at(far)))
    pen.spikes(rays, 1.1, cut)
    return pen


def rim(pen: Graver) -> None:
    """The ink round the disc, heavier on the side away from the light."""
    around = lambda x, y, r, way: [(x + r * math.cos(way * math.tau * i / 180), y + r * math.sin(way * math.tau * i / 180)) for i in range(180)]
    hole = around(MIDDLE - 0.25, MIDDLE - 0.3, EDGE - 0.5, -1)
    pen.sheet.path(fit.closed_data(around(MIDDLE, MIDDLE, RIM, 1), 0.02) + fit.closed_data(hole, 0.02), fill=INK)

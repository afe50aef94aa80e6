# SPDX-License-Identifier: GPL-3.0-or-later
"""The engraver's pen: outlines and lines of living width, and hatching cut to a shape in plain geometry.

A Pen draws on an Svg in its own coordinates (`at` gives another, moved, turned, scaled or mirrored one); line
widths scale with it. Points are (x, y), smooth, or (x, y, 0), a sharp corner. The light falls from the upper
left of the card always, so outlines are thin there and thick on the lower right, mirrored pens included.
Methods return the drawn outline in the pen's coordinates, dense, to clip hatching with.
"""

from __future__ import annotations

import math

import fit
from outline import SHADE, crossings, edges, inside, inside_runs, lens, limb, ring  # noqa: F401  (for those who draw)
from outline import ribbon as _ribbon
from outline import swollen as _swollen
from svg import INK, Svg
from sway import Sway


class Pen:
    """Draws on `sheet`; see the module for the conventions."""

    def __init__(self, sheet: Svg, matrix: tuple[float, ...] = (1, 0, 0, 1, 0, 0), sway: Sway | None = None, fine: float | None = None) -> None:
        """With `fine`, fringe() engraves long and short strokes by turns; `fine` < 1 sets them closer and crosses
        them where the shade is deepest."""
        self.sheet = sheet
        self.fine = fine
        self._m = matrix
        self._sway = sway
        self._scale = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))

    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False) -> "Pen":
        """A pen whose origin is at (x, y) of this one, turned clockwise by `turn` degrees, mirrored left to right first."""
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        f = -1 if mirror else 1
        a, b, cc, d, e, g = self._m
        return Pen(self.sheet, (a * c * f + cc * s * f, b * c * f + d * s * f, -a * s + cc * c, -b * s + d * c, a * x + cc * y + e, b * x + d * y + g), self._sway, self.fine)

    def swayed(self, sway: Sway) -> "Pen":
        """The same pen, bending what it draws."""
        pen = self.at()
        pen._sway = sway
        return pen

    def to_card(self, points):
        """Points of this pen as card units (corner marks kept)."""
        a, b, c, d, e, f = self._m
        flat = [(a * p[0] + c * p[1] + e, b * p[0] + d * p[1] + f, *p[2:]) for p in points]
        return [self._sway.moved(p) for p in flat] if self._sway else flat

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of this pen as card units, to place a part at."""
        return self.to_card([(x, y)])[0]

    def carried(self, x: float, y: float, hand: tuple[float, float]) -> tuple[float, float]:
        """The same for what the hand at that point carries: it moves as the hand does."""
        (cx, cy), (ox, oy) = self.point(*hand), hand
        a, b, c, d, _, _ = self._m
        return (cx + a * (x - ox) + c * (y - oy), cy + b * (x - ox) + d * (y - oy))

    def fill(self, knots, colour: str) -> list:
        """A closed smooth shape of flat colour without a line."""
        points = fit.through(self.to_card(knots), True)
        self.sheet.path(fit.closed_data(points), fill=colour)
        return fit.through(list(knots), True)

    def shape(self, knots, colour: str | None, width: float = 0.75, thin: float = 0.3, line: str = INK) -> list:
        """A closed smooth shape with an outline of living width lying outside it: `width` away from the light,
        `thin` of that towards it. Without colour only the outline's body is laid down in `line`."""
        points = fit.through(self.to_card(knots), True)
        width *= self._scale
        self.sheet.path(fit.closed_data(_swollen(points, width, thin), min(0.075, 0.1 * width)), fill=line)
        if colour:
            self.sheet.path(fit.closed_data(points), fill=colour)
        return fit.through(list(knots), True)

    def line(self, knots, width: float = 0.6, ends: tuple[float, float] = (0.15, 0.1), colour: str = INK, peak: float = 0.45) -> None:
        """An open stroke that swells: `width` at `peak` of its length, that times `ends` at its two ends."""
        self.lines([knots], width, ends, colour, peak)

    def lines(self, many, width: float = 0.6, ends: tuple[float, float] = (0.15, 0.1), colour: str = INK, peak: float = 0.45) -> None:
        """Several strokes like line(), as one path."""
        writer = fit.Writer()
        for knots in many:
            points = fit.through(self.to_card(knots))
            if len(points) == 2:
                points = [points[0], fit._mix(*points, 1 / 3), fit._mix(*points, 2 / 3), points[1]]
            if not lens(writer, points, width * self._scale, ends, peak):
                fit.write_closed(writer, _ribbon(points, width * self._scale, ends, peak), 0.035)
        if data := writer.data():
            self.sheet.path(data, fill=colour)

    def limb(self, bones, colour: str | None, width: float = 0.75, thin: float = 0.3, caps: tuple[float, float] = (0, 0)) -> list:
        """A shape around a spine of (x, y, half width) knots: arms, legs, ropes. Ends are cut square, or rounded by `caps`."""
        return self.shape(limb(bones, caps), colour, width, thin)

    def hatch(self, outline, angle: float, gap: float = 0.9, width: float = 0.32, colour: str = INK, bend: float = 0, reach: float = 1, from_end: bool = False) -> None:
        """Parallel tapering strokes inside `outline` (dense points, as returned by shape), running at `angle`
        degrees, `gap` apart; `bend` bows them by that many units; `reach` < 1 stops each short."""
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        turned = [(p[0] * c + p[1] * s, -p[0] * s + p[1] * c) for p in outline]
        low, high = min(p[1] for p in turned), max(p[1] for p in turned)
        strokes = []
        count = int((high - low) / gap)
        for i in range(count + 1):
            y = low + gap * (i + 0.5 + 0.16 * math.sin(i * 2.4))
            cuts = sorted(x for x in crossings(turned, y))
            for x1, x2 in zip(cuts[::2], cuts[1::2]):
                if x2 - x1 < gap * 0.5:
                    continue
                keep = reach * (1 - 0.12 * (0.5 + 0.5 * math.sin(i * 3.9)))
                start, end = (x2, x2 - (x2 - x1) * keep) if from_end else (x1, x1 + (x2 - x1) * keep)
                middle = ((start + end) / 2, y + bend)
                back = lambda q: (q[0] * c - q[1] * s, q[0] * s + q[1] * c)
                strokes.append((back((start, y)), back(middle), back((end, y))))
        self.spikes(strokes, width, colour)

    def spikes(self, strokes, width: float = 0.32, colour: str = INK) -> None:
        """Bowed strokes (start, bow point, end), full near the start and running out to a point, as one path."""
        writer = fit.Writer()
        half = width * self._scale / 2
        for stroke in strokes:
            a, m, b = self.to_card(stroke)
            if math.dist(a, b) < 0.15:
                continue
            # A nearly straight one is straight on one side and bowed on the other; a bowed one is two curves apart
            # by the width near the start: few numbers, as there are thousands of these.
            u = fit._unit(a, b)
            n = (-u[1] * half, u[0] * half)
            bow = u[0] * (m[1] - a[1]) - u[1] * (m[0] - a[0])
            if abs(bow) < 0.36:
                way, along = (3.6 if bow >= 0 else -3.6), math.dist(a, b) * 0.3
                writer.move(a)
                writer.curve((a[0] + u[0] * along + n[0] * way, a[1] + u[1] * along + n[1] * way), b)
                writer.close()
                continue
            q = (2 * m[0] - (a[0] + b[0]) / 2 - (b[0] - a[0]) * 0.2, 2 * m[1] - (a[1] + b[1]) / 2 - (b[1] - a[1]) * 0.2)
            writer.move(a)
            writer.curve((q[0] + n[0] * 1.75, q[1] + n[1] * 1.75), b)
            writer.curve((q[0] - n[0] * 1.75, q[1] - n[1] * 1.75), a)
            writer.close()
        if data := writer.data():
            self.sheet.path(data, fill=colour)

    def fringe(self, knots, depth: float, gap: float = 0.8, width: float = 0.36, slant: float = 0, bend: float = 0.2, colour: str = INK, clip=None, under: str | None = None) -> None:
        """Shade along an edge: strokes from the open curve to its right hand side (walking along it, y down), or to
        whichever side lies in `clip`, `depth` long in the middle and shorter at both ends, turned by `slant` degrees, bowed by `bend` x length.
        `under` first lays a flat crescent of that colour, a deeper ink, under three quarters of the strokes."""
        points = fit.through(list(knots))
        side = 1
        if clip is not None:
            # The shade belongs inside, whichever way the edge was walked.
            i = len(points) // 2
            u = fit._unit(points[i - 1], points[i])
            if not inside(clip, (points[i][0] - u[1] * depth * 0.3, points[i][1] + u[0] * depth * 0.3)):
                side, slant = -1, -slant
        if under:
            self._crescent(points, depth * 0.72, side * 90 + slant, under)
        fine = self.fine or 1
        gap, width = gap * fine, width * (0.4 + 0.6 * fine)
        total = sum(math.dist(points[i], points[i + 1]) for i in range(len(points) - 1))
        strokes, walked, due, i = [], 0.0, gap * 0.5, 0
        for j in range(len(points) - 1):
            step = math.dist(points[j], points[j + 1])
            while step > 0 and walked + step >= due:
                p = fit._mix(points[j], points[j + 1], (due - walked) / step)
                u = fit._unit(points[j], points[j + 1])
                turn = math.radians(side * 90 + slant)
                v = (u[0] * math.cos(turn) - u[1] * math.sin(turn), u[0] * math.sin(turn) + u[1] * math.cos(turn))
                t = due / total
                # Long and short strokes by turns, so that the shade thins out towards the light.
                long = depth * (0.35 + 0.65 * math.sin(math.pi * min(1, max(0, t))) ** 0.7) * ((1.12, 0.66)[i % 2] + 0.12 * math.sin(i * 2.7) if self.fine else 0.86 + 0.14 * math.sin(i * 2.7))
                if clip is None or inside(clip, (p[0] + v[0] * long * 0.9, p[1] + v[1] * long * 0.9)):
                    end = (p[0] + v[0] * long, p[1] + v[1] * long)
                    bow = ((p[0] + end[0]) / 2 + u[0] * bend * long, (p[1] + end[1]) / 2 + u[1] * bend * long)
                    strokes.append((p, bow, end))
                    if fine < 1 and under and i % 2:
                        # Across the long strokes, close to the edge: the deepest shade.
                        far = (p[0] + v[0] * long * 0.5 + u[0] * long * 0.5, p[1] + v[1] * long * 0.5 + u[1] * long * 0.5)
                        if clip is None or inside(clip, far):
                            strokes.append((p, ((p[0] + far[0]) / 2, (p[1] + far[1]) / 2), far))
                due += gap
                i += 1
            walked += step
        self.spikes(strokes, width, colour)

    def _crescent(self, points, depth: float, angle: float, colour: str) -> None:
        n = len(points) - 1
        turn = math.radians(angle)
        inner = []
        for i, p in enumerate(points[1:-1], 1):
            u = fit._unit(points[i - 1], points[i + 1])
            long = depth * math.sin(math.pi * i / n) ** 0.55
            inner.append((p[0] + (u[0] * math.cos(turn) - u[1] * math.sin(turn)) * long, p[1] + (u[0] * math.sin(turn) + u[1] * math.cos(turn)) * long))
        self.sheet.path(fit.closed_data(self.to_card(points + inner[::-1]), 0.05), fill=colour)

    def sheaf(self, first, last, count: int, width: float = 0.4, ends: tuple[float, float] = (0.9, 0.05), colour: str = INK, clip=None, ragged: float = 0.25, peak: float = 0.1) -> None:
        """`count` strokes passing from the curve `first` to the curve `last` (as many knots each): folds, hair,
        rounding lines. `ragged` shortens their far ends unevenly; `clip` cuts them to an outline."""
        many = []
        for i in range(count):
            t = i / (count - 1) if count > 1 else 0.5
            knots = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(first, last)]
            if clip:
                # Begin outside, so that the stroke starts at the outline itself.
                (x, y), u = knots[0], fit._unit(knots[1], knots[0])
                knots[0] = (x + u[0] * 1.6, y + u[1] * 1.6)
            points = fit.through(knots)
            points = points[:max(3, round(len(points) * (1 - ragged * (0.5 + 0.5 * math.sin(i * 2.9 + 1)))))]
            for run in inside_runs(points, clip) if clip else [points]:
                many.append(run[::4] + ([run[-1]] if (len(run) - 1) % 4 else []) if len(run) > 8 else run)
        self.lines([m for m in many if len(m) > 2], width, ends, colour, peak)

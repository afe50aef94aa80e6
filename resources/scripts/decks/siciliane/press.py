# SPDX-License-Identifier: GPL-3.0-or-later
"""The press of the Sicilian deck: its inks, and a pen that prints flat plates a little out of register.

A shape is printed as the old sheets were: the paper is left free, a crudely cut plate of colour falls on it a
hair's breadth beside its place, and the black key block comes last. Each ink has its own slip, the same on
every card. Shade is a comb of straight cuts on the side away from the light, and light is cut white into the colour.
"""

from __future__ import annotations

import math

import fit
from ink import Pen
from outline import crossings, swollen
from svg import Svg

WIDTH, HEIGHT = 100, 157

INK = "#17130f"
PAPER = "#fffdf6"
RED = "#dc1a22"
GREEN = "#0c6b43"
YELLOW = "#f7d70f"
BLUE = "#1660c4"
GREY = "#bdb4aa"
FLESH = "#f8d3a6"
EARTH = "#8a7768"
STEEL = "#857d77"

# Where each plate falls, in card units beside its place.
SLIP = {RED: (0.34, 0.16), GREEN: (-0.26, 0.24), YELLOW: (-0.32, -0.2), BLUE: (0.22, -0.32), GREY: (0.3, 0.3), FLESH: (0.2, -0.2), STEEL: (0.3, 0.3)}
FLOW = 0.07  # how crudely a plate is cut


class Press(Pen):
    """An ink.Pen whose shapes are a slipped plate under a black key line."""

    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False) -> "Press":
        moved = super().at(x, y, scale, turn, mirror)
        return type(self)(self.sheet, moved._m, self._sway, self.fine)

    def plate(self, knots, colour: str, knock: bool = True) -> list:
        """Flat colour, out of register by as much as its size allows; `knock` first frees the paper below."""
        points = fit.through(self.to_card(knots), True)
        self._plate(points, colour, knock)
        return fit.through(list(knots), True)

    def _plate(self, points, colour: str, knock: bool) -> None:
        low_x, high_x = min(p[0] for p in points), max(p[0] for p in points)
        low_y, high_y = min(p[1] for p in points), max(p[1] for p in points)
        size = min(high_x - low_x, high_y - low_y)
        x, y = SLIP.get(colour, (0, 0))
        by = min(1.0, size / 6)
        if knock:
            self.sheet.path(fit.closed_data(points, FLOW), fill=PAPER)
        self.sheet.path(fit.closed_data([(p[0] + x * by, p[1] + y * by) for p in points], FLOW), fill=colour)

    def shape(self, knots, colour: str | None, width: float = 0.62, thin: float = 0.5, line: str = INK, shade: float = 0, gap: float = 0.95, angle: float = 20, cut: float = 0.42) -> list:
        """A closed shape; `shade` combs its dark side that many units deep with cuts at `angle` degrees."""
        points = fit.through(self.to_card(knots), True)
        width *= self._scale
        outer = swollen(points, width, thin)
        if colour == PAPER or not colour or colour not in SLIP:
            self.sheet.path(fit.closed_data(outer, min(0.075, 0.12 * width)), fill=line)
            if colour:
                self.sheet.path(fit.closed_data(points, 0.05), fill=colour)
        else:
            self._plate(points, colour, True)
            near = min(0.06, 0.12 * width)
            self.sheet.path(fit.closed_data(outer, near) + fit.closed_data(points, near), fill=line, fill_rule="evenodd")
        if shade:
            self._comb(points, shade * self._scale, angle, gap * self._scale, cut * self._scale)
        return fit.through(list(knots), True)

    def comb(self, outline, depth: float, angle: float = 20, gap: float = 0.95, cut: float = 0.42, colour: str = INK, turn: float = 0) -> None:
        """Shade along the dark side of an outline that shape() gave; `turn` moves the light by so many degrees."""
        self._comb(self.to_card(outline), depth * self._scale, angle, gap * self._scale, cut * self._scale, colour, turn)

    def _comb(self, points, depth: float, angle: float, gap: float, cut: float, colour: str = INK, turn: float = 0) -> None:
        toward = math.atan2(0.55, 0.84) + math.radians(turn)
        lit = [(p[0] - math.cos(toward) * depth, p[1] - math.sin(toward) * depth) for p in points]
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        flat, free = ([(p[0] * c + p[1] * s, -p[0] * s + p[1] * c) for p in shape] for shape in (points, lit))
        low, high = min(p[1] for p in flat), max(p[1] for p in flat)
        strokes = []
        for i in range(int((high - low) / gap) + 1):
            y = low + gap * (i + 0.5 + 0.1 * math.sin(i * 2.4))
            for a, b in _without(sorted(crossings(flat, y)), sorted(crossings(free, y))):
                if b - a < 0.3:
                    continue
                # The cut is full at the edge in the dark, and every other one is shorter.
                start, end = (b, a) if _holds(crossings(free, y), a - 0.05) or not _holds(crossings(free, y), b + 0.05) else (a, b)
                end = start + (end - start) * (1, 0.62, 0.85, 0.5)[i % 4]
                back = lambda q: (q[0] * c - q[1] * s, q[0] * s + q[1] * c)
                bow = min(0.5, (b - a) * 0.05)
                strokes.append((back((start, y)), back(((start + end) / 2, y + bow)), back((end, y))))
        Pen(self.sheet).spikes(strokes, cut, colour)

    def pleats(self, first, last, count: int, clip, width: float = 0.5, white: bool = True, ragged: float = 0.35) -> None:
        """Folds that run from one edge of a cloth to the other edge, `count` of them, each with a white cut on its lit side."""
        if white:
            aside = [[(k[0] - 0.75, k[1], *k[2:]) for k in edge] for edge in (first, last)]
            self.sheaf(aside[0], aside[1], count, width * 0.72, (0.5, 0.05), PAPER, clip, ragged + 0.2, 0.2)
        self.sheaf(first, last, count, width, (0.9, 0.05), INK, clip, ragged, 0.12)

    def dots(self, places, r: float, colour: str = INK) -> None:
        """Small round marks at (x, y)."""
        for x, y in places:
            cx, cy = self.point(x, y)
            self.sheet.circle(round(cx, 2), round(cy, 2), round(r * self._scale, 2), fill=colour)


def _holds(cuts, x: float) -> bool:
    return sum(1 for cut in cuts if cut < x) % 2 == 1


def _without(cuts, free) -> list[tuple[float, float]]:
    """The stretches between pairs of `cuts` that lie in no pair of `free`."""
    result = []
    for a, b in zip(cuts[::2], cuts[1::2]):
        pieces = [(a, b)]
        for c, d in zip(free[::2], free[1::2]):
            pieces = [q for x, y in pieces for q in ((x, min(y, c)), (max(x, d), y)) if q[1] > q[0]]
        result += pieces
    return result


def card(sheet: Svg) -> Press:
    """The paper with its hairline edge, and the pen to print on it. Every face begins with it."""
    edge = 0.15
    sheet.element("rect", x=edge, y=edge, width=WIDTH - 2 * edge, height=HEIGHT - 2 * edge, rx=5.5, ry=5.5,
                  fill=PAPER, stroke="#cdc7b8", stroke_width=2 * edge)
    return Press(sheet)

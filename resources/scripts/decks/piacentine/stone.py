# SPDX-License-Identifier: GPL-3.0-or-later
"""The lithographer's stone: the inks of the Piacentine deck, its card, and the chalk it is drawn with.

Colours were printed before the black and never lie quite under it: each flat is shifted a little against its
outline (SLIP), so that it peeks out on one side and leaves a sliver on the other. Shade is black chalk, heavy at
the edge and feathered towards the light.
"""

from __future__ import annotations

import fit
from ink import Pen, ring, _swollen
from svg import INK, Svg

WIDTH, HEIGHT = 100, 185
LEFT, RIGHT, TOP, BOTTOM = 5.0, 95.0, 5.0, 180.0  # the thin line round every card
MIDDLE = HEIGHT / 2

PAPER = "#fcfaf3"
WHITE = "#fffdf6"
RED = "#da3a26"
DEEP_RED = "#911f1d"
YELLOW = "#f6d22a"
OCHRE = "#cf8f22"
BLUE = "#3b70b0"
DEEP_BLUE = "#1e4379"
PALE_BLUE = "#a9c4dd"
GREEN = "#1f6239"
DEEP_GREEN = "#0e3b23"
FLESH = "#f6d0a9"
BLUSH = "#e3a07a"
HAIR = "#8b8377"
DEEP_HAIR = "#4a443e"
DUN = "#e6bd80"
DEEP_DUN = "#a8723c"
CHESTNUT = "#b06a3c"
SORREL = "#c98f55"
DAPPLE = "#cfc6b8"
BARK = "#7a4a2a"
PEARL = "#d9d6ce"

DEEP = {
    RED: DEEP_RED, YELLOW: OCHRE, BLUE: DEEP_BLUE, GREEN: DEEP_GREEN, FLESH: BLUSH, HAIR: DEEP_HAIR, DUN: DEEP_DUN,
    WHITE: PEARL, PAPER: PEARL, OCHRE: "#8c5a14", BARK: "#4b2a17", CHESTNUT: "#733a1d", SORREL: "#8a5426", DAPPLE: "#8b8072", PALE_BLUE: BLUE, DEEP_RED: "#5e1212",
}

SLIP = (0.36, -0.28)  # how far a colour lies off its outline
TINY = 5.5  # what is smaller than this is printed true, or nothing would be left of it


class Chalk(Pen):
    """An ink.Pen whose colours slip and whose shade is cut broad; nothing it draws reaches below `floor`."""

    def __init__(self, sheet: Svg, matrix=(1, 0, 0, 1, 0, 0), sway=None, fine=None, floor: float | None = None) -> None:
        super().__init__(sheet, matrix, sway, fine)
        self._floor = floor

    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False) -> "Chalk":
        return Chalk(self.sheet, super().at(x, y, scale, turn, mirror)._m, self._sway, self.fine, self._floor)

    def _cut(self, points: list) -> list:
        return points if self._floor is None else [(p[0], min(p[1], self._floor), *p[2:]) for p in points]

    def to_card(self, points) -> list:
        return self._cut(super().to_card(points))

    def _outline(self, knots) -> list:
        """The dense outline in card units: smooth first, then cut off, so that the floor bends no curve."""
        return self._cut(fit.through(super().to_card(knots), True))

    def fill(self, knots, colour: str) -> list:
        self.sheet.path(fit.closed_data(self._outline(knots)), fill=colour)
        return fit.through(list(knots), True)

    def shape(self, knots, colour: str | None, width: float = 0.75, thin: float = 0.3, line: str = INK) -> list:
        points = self._outline(knots)
        width *= self._scale
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        size = min(max(xs) - min(xs), max(ys) - min(ys))
        within = min(0.075, max(0.035, 0.1 * width))
        outer = fit.closed_data(self._cut(_swollen(points, width, thin)), within)
        if not colour or size < TINY:
            self.sheet.path(outer, fill=line)
            if colour:
                self.sheet.path(fit.closed_data(points), fill=colour)
        else:
            share = min(1, size / 14)
            slipped = self._cut([(x + SLIP[0] * share, y + SLIP[1] * share) for x, y in points])
            self.sheet.path(fit.closed_data(slipped), fill=colour)
            # Only the line itself, as a ring, so that the slipped colour shows on both sides of it.
            self.sheet.path(outer + fit.closed_data(points[::-1]), fill=line)
        return fit.through(list(knots), True)

    def shade(self, outline, edge, depth: float, colour: str | None = None, gap: float = 0.78, width: float = 0.74, slant: float = 12) -> None:
        """Black chalk from an edge of the outline inwards, over a flat of the deeper ink of `colour`."""
        self.fringe(edge, depth, gap, width, slant, 0.16, clip=outline, under=DEEP.get(colour))

    def fold(self, *lines, depth: float = 2.6, width: float = 1.3, deep: str | None = None, side: int = 1) -> None:
        """Creases of heavy cloth: a wedge of black for each, feathered on its right hand side (y down), or left if side < 0."""
        for knots in lines:
            self.fringe(knots if side > 0 else knots[::-1], depth, 0.85, 0.7, 24 * side, 0.14, under=deep)
        self.lines(list(lines), width, (0.08, 0.05), peak=0.32)

    def solid(self, knots, colour: str = INK) -> list:
        return self.fill(knots, colour)

    def bead(self, x: float, y: float, r: float, colour: str, line: float = 0.28) -> None:
        """A small round with a line round it and a light upon it."""
        self.fill(ring(x, y, r + line), INK)
        self.fill(ring(x, y, r), colour)
        if r > 0.7:
            self.fill([(x - r * 0.6, y - r * 0.05), (x - r * 0.1, y - r * 0.62), (x + r * 0.05, y - r * 0.2)], WHITE)


def card(sheet: Svg) -> None:
    """The paper with its hairline edge."""
    _edge(sheet, PAPER)


def _edge(sheet: Svg, fill: str | None) -> None:
    edge = 0.15
    sheet.element("rect", x=edge, y=edge, width=WIDTH - 2 * edge, height=HEIGHT - 2 * edge, rx=5.5, ry=5.5, fill=fill or "none", stroke="#cdc6b4", stroke_width=2 * edge)


def rule(sheet: Svg) -> None:
    """The thin line round every card."""
    sheet.element("rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=BOTTOM - TOP, fill="none", stroke=INK, stroke_width=0.6)


def margin(sheet: Svg) -> None:
    """Paper over what reaches beyond the rule."""
    a, r = 0, 5.5
    x, y = WIDTH - a, HEIGHT - a
    outer = f"M{r} {a}L{WIDTH - r} {a}Q{x} {a} {x} {r}L{x} {HEIGHT - r}Q{x} {y} {WIDTH - r} {y}L{r} {y}Q{a} {y} {a} {HEIGHT - r}L{a} {r}Q{a} {a} {r} {a}Z"
    sheet.path(f"{outer}M{LEFT} {TOP}L{LEFT} {BOTTOM}L{RIGHT} {BOTTOM}L{RIGHT} {TOP}Z", fill=PAPER, fill_rule="evenodd")
    _edge(sheet, None)


def at(u: float, v: float) -> tuple[float, float]:
    """A place inside the rule: (0, 0) is its upper left corner, (1, 1) its lower right one."""
    return (LEFT + (RIGHT - LEFT) * u, TOP + (BOTTOM - TOP) * v)

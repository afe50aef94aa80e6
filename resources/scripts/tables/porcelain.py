# SPDX-License-Identifier: GPL-3.0-or-later
"""Capodimonte porcelain: roses between cobalt scrolls on white."""

from __future__ import annotations

from bands import corner, ground, pearls, stripes
from ink import across, at, circle, leaf, path, petal, ring, smooth, spiral, svg

WHITE, JOINT = "#fdfbf4", "#dcd7ca"
COBALT, BLUE, PALE, GOLD = "#24439b", "#4a6fc0", "#b9c9ea", "#cfa13c"
ROSE, BLUSH, DEEP = "#d8607a", "#f0a3b0", "#9c2f4c"
GREEN, DARK, LIGHT = "#5f9b63", "#2f5f43", "#93c08a"
LENGTH = 200
BANDS = [(0, 6, GOLD), (6, 16, COBALT), (88, 92, COBALT), (92, 100, GOLD)]


def rose() -> str:
    """Seen from above, 34 across."""
    out = ring(5, path(petal(18, 17), BLUSH, DEEP, 1.8)) + ring(5, path(petal(13, 13), ROSE, DEEP, 1.6), 36)
    return out + circle(0, 0, 6, DEEP) + path(smooth(spiral(1.4, 4.6, 20)), "none", BLUSH, 1.8)


def scroll(turn: int) -> str:
    """A double curl to the right (1) or left (−1) of the origin, with a leaf of its own."""
    start = 200 if turn > 0 else -20
    upper = [(0.0, 0.0), (13.0 * turn, -16.0)] + [(x + 32 * turn, y - 9) for x, y in spiral(1.3, 14, start, turn)]
    lower = [(0.0, 0.0), (12.0 * turn, 15.0)] + [(x + 27 * turn, y + 14) for x, y in spiral(1.1, 9, -start, -turn)]
    return path(smooth(upper), "none", COBALT, 4.4) + path(smooth(lower), "none", BLUE, 3.6)


def frieze() -> str:
    out = ground(LENGTH, WHITE, JOINT) + stripes(LENGTH, BANDS) + pearls(LENGTH, 11, 100 / 8, 2.6, WHITE)
    blade = leaf(25, 13, GREEN, DARK, 1.8, LIGHT)

    def bouquet(x: float) -> str:
        return at(x, 52, 0, scroll(1) + scroll(-1) + at(0, 0, 60, blade) + at(0, 0, -60, blade) + at(0, 0, 120, blade) + at(0, 0, -120, blade) + rose())

    def clasp(x: float) -> str:
        out = ring(4, path(petal(23, 14), PALE, COBALT, 2.6)) + ring(4, path(petal(15, 7), BLUE, COBALT, 1.6), 45)
        return at(x, 52, 0, out + circle(0, 0, 5, GOLD, COBALT, 1.6))

    out += across(LENGTH, bouquet, 50, 150, reach=56) + across(LENGTH, clasp, 0, 100)
    return svg(LENGTH, 100, out)


def corner_piece() -> str:
    out = corner(WHITE, BANDS)
    big = leaf(33, 17, GREEN, DARK, 1.8, LIGHT)
    out += at(52, 52, 0, ring(4, path(petal(34, 18), PALE, COBALT, 2.6)) + ring(4, big, 45) + at(0, 0, 0, rose(), 1.1))
    return svg(100, 100, out)


def rosette(ink: str, gap: str) -> str:
    out = circle(0, 0, 97, "none", ink, 1.6) + circle(0, 0, 58, "none", ink, 1.6)
    flower = ring(4, path(petal(17, 12), ink, gap, 1.6)) + ring(4, path(petal(12, 6), ink, gap, 1.4), 45)
    out += ring(8, at(0, -77, 0, flower)) + ring(8, at(0, -77, 0, leaf(24, 11, ink, gap, 1.6)) + at(0, -77, 180, leaf(16, 9, ink, gap, 1.6)), 22.5)
    out += ring(8, path(petal(50, 24), ink, gap, 2)) + ring(8, path(petal(30, 16), ink, gap, 2), 22.5) + circle(0, 0, 8, ink, gap, 2)
    return svg(200, 200, at(100, 100, 0, out))

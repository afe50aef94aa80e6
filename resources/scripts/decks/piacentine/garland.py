# SPDX-License-Identifier: GPL-3.0-or-later
"""The ornament in the middle of the four of cups: a bunch of grapes hung from a ribbon between vine leaves."""

from __future__ import annotations

from ink import ring
from piacentine.stone import BLUE, DEEP_BLUE, GREEN, INK, MIDDLE, RED, WHITE, Chalk
from svg import Svg

GRAPE = "#6f5a96"


def garland(sheet: Svg) -> None:
    p = Chalk(sheet).at(50, MIDDLE - 1, 1.1)
    for s in (-1, 1):
        ribbon = p.shape([(s * 2, -12, 0), (s * 9, -17), (s * 17, -15), (s * 24, -18), (s * 31, -14), (s * 34, -7, 0), (s * 30.6, -8.6, 0), (s * 28.6, -5, 0), (s * 24, -11), (s * 17, -9.4), (s * 9, -11), (s * 2.4, -9, 0)], RED if s < 0 else BLUE, 0.8)
        p.shade(ribbon, [(s * 28.6, -5), (s * 24, -11), (s * 17, -9.4), (s * 9, -11), (s * 2.4, -9)], 3.4, RED if s < 0 else BLUE)
    for s in (-1, 1):
        loop = p.shape([(0, -11, 0), (s * 4, -18), (s * 10, -22), (s * 12.6, -17.6), (s * 7, -12.6), (0, -9.6, 0)], WHITE, 0.8)
        p.shade(loop, [(s * 12.6, -17.6), (s * 7, -12.6), (0, -9.6)], 3, WHITE)
    p.line([(0, -10), (-1, -6), (0.6, -2)], 1.8, (1, 0.8), "#6b4a22")
    for s in (-1, 1):
        vine_leaf(p.at(s * 12, 1, 1, s * 68), 17)
        tendril = [(s * 6, -5), (s * 14, -8), (s * 22, -4), (s * 25, 2), (s * 21, 4), (s * 20, 0.6), (s * 23, 0)]
        p.line(tendril, 0.7, (1, 0.4), peak=0.1)
    for row, count in enumerate((5, 6, 5, 4, 3, 2, 1)):
        for i in range(count):
            x, y = (i - (count - 1) / 2) * 4.1, -0.6 + row * 3.5
            grape(p, x, y, 2.35)
    p.shape(ring(0, -10.6, 2.4, 2), RED, 0.7)


def grape(p: Chalk, x: float, y: float, r: float) -> None:
    p.fill(ring(x, y, r + 0.4), INK)
    p.fill(ring(x, y, r), DEEP_BLUE)
    p.fill(ring(x - r * 0.18, y - r * 0.18, r * 0.74), GRAPE)
    p.fill(ring(x - r * 0.35, y - r * 0.4, r * 0.24), WHITE)


def vine_leaf(p: Chalk, size: float, colour: str = GREEN) -> None:
    """A leaf of five lobes growing upwards from the origin."""
    q = p.at(0, 0, size / 20)
    outline = q.shape([(0, 0, 0), (-5, 3), (-9, 0, 0), (-8, -3.4, 0), (-13, -6), (-12, -11, 0), (-7, -11.4, 0), (-7.4, -16), (-3, -17, 0), (0, -22, 0), (3, -17, 0), (7.4, -16), (7, -11.4, 0), (12, -11, 0), (13, -6), (8, -3.4, 0), (9, 0, 0), (5, 3)], colour, 0.8, 0.5)
    q.shade(outline, [(7, -15.6), (12, -11), (13, -6), (9, 0), (5, 3)], 6, colour, 0.7, 0.6)
    q.lines([[(0, 1), (0.3, -9), (0, -19)], [(0, 0), (-4, -5), (-10, -8.6)], [(0, 0), (4, -5), (10, -8.6)], [(0, -5), (-3, -10), (-5.4, -14)], [(0, -5), (3, -10), (5.4, -14)]], 0.6, (0.9, 0.1), peak=0.1)

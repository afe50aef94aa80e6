# SPDX-License-Identifier: GPL-3.0-or-later
"""The ornament in the middle of the four of coins: an oil lamp, lit, between two sprays of laurel under a star."""

from __future__ import annotations

from ink import ring
from piacentine.stone import BLUE, GREEN, MIDDLE, OCHRE, PALE_BLUE, RED, WHITE, YELLOW, Chalk
from svg import Svg


def laurel(sheet: Svg) -> None:
    pen = Chalk(sheet).at(50, MIDDLE)
    for mirror in (False, True):
        spray(pen.at(0, 22, 1, 0, mirror))
    _lamp(pen.at(1.5, 1, 0.86))
    _knot(pen.at(0, 23))


def spray(p: Chalk) -> None:
    """A branch from the origin out to the right and upwards, with leaves in pairs and red berries."""
    stem = [(0, 0), (12, -2), (22, -10), (26, -22), (25, -34)]
    p.line(stem, 1.1, (1, 0.3), peak=0.1)
    leaves = [(7, -1.6, 62), (10, -1, 128), (15, -4, 42), (17.4, -5, 118), (21, -9, 26), (23, -11, 98), (24.6, -16, 8), (26, -18, 76), (26, -24, -8), (26.2, -26, 58), (25.4, -31, -28), (25.4, -33, 34), (25, -34, 2)]
    for x, y, turn in leaves:
        leaf(p.at(x, y, 1, turn), 9.4)
    for x, y in ((13, -8), (29.4, -14), (21, -19), (30, -29)):
        p.bead(x, y, 1.1, RED)


def leaf(p: Chalk, long: float, colour: str = GREEN, broad: float = 0.2) -> None:
    """A leaf growing upwards from the origin: its vein, one half in shade."""
    w = long * broad
    outline = p.shape([(0, 0, 0), (-w, -long * 0.35), (-w * 0.7, -long * 0.7), (0.3, -long, 0), (w * 0.9, -long * 0.62), (w, -long * 0.3)], colour, 0.5, 0.6)
    p.shade(outline, [(0.2, -long * 0.95), (w * 0.9, -long * 0.62), (w, -long * 0.3), (0.2, -0.4)], w * 1.1, colour, 0.7, 0.5)
    p.line([(0, 0), (-w * 0.1, -long * 0.5), (0.2, -long * 0.86)], 0.42, (0.9, 0.1), peak=0.1)


def _lamp(p: Chalk) -> None:
    """A Roman lamp with its flame, on a foot."""
    handle = p.at(17, 0)
    handle.line([(-3, 4), (4, 4.6), (7, -0.6), (3.6, -5), (-1, -3), (0.8, 0)], 3.4, (0.9, 0.5))
    handle.line([(-3, 4), (4, 4.6), (7, -0.6), (3.6, -5), (-1, -3), (0.8, 0)], 2, (0.9, 0.5), YELLOW)
    foot = p.shape([(-6, 9, 0), (6, 9, 0), (5, 12), (8, 16, 0), (-8, 16, 0), (-5, 12)], YELLOW, 0.8)
    p.shade(foot, [(6, 9), (5, 12), (8, 16)], 4, YELLOW)
    body = p.shape([(-22, -1.6, 0), (-17, -1), (-11, -3), (0, -5), (12, -3), (18, 2), (14, 8), (5, 11), (-5, 11), (-12, 7.6), (-17, 4), (-23, 3, 0)], YELLOW, 1)
    p.shade(body, [(18, 2), (14, 8), (5, 11), (-5, 11), (-12, 7.6)], 6, YELLOW)
    lid = p.shape([(-8, -4.4, 0), (0, -7.4), (9, -4, 0), (0, -2.6)], RED, 0.7)
    p.shade(lid, [(9, -4), (0, -2.6), (-8, -4.4)], 2.4, RED)
    p.bead(0, -8.6, 1.7, BLUE)
    for i in range(5):
        p.bead(-7 + i * 4, 2.6 + (2 - abs(i - 2)) * 0.5, 1.25, RED if i % 2 == 0 else BLUE)
    p.line([(-12, 0.6), (0, -1), (14, 1)], 0.6)
    flame = p.shape([(-22.6, -1.6, 0), (-26, -7), (-23, -13), (-22, -20, 0), (-17.6, -13), (-16.6, -7), (-19.4, -1.6, 0)], RED, 0.8)
    p.fill([(-21.6, -2, 0), (-23.4, -7), (-21, -13, 0), (-18.8, -7.4), (-20, -2, 0)], YELLOW)
    p.shade(flame, [(-22, -20), (-17.6, -13), (-16.6, -7)], 2, None)
    star = p.at(0, -24)
    for turn, long in ((45, 6.4), (0, 9)):
        ray = star.at(0, 0, long / 9, turn)
        ray.shape([(0, -9, 0), (1.9, -1.9, 0), (9, 0, 0), (1.9, 1.9, 0), (0, 9, 0), (-1.9, 1.9, 0), (-9, 0, 0), (-1.9, -1.9, 0)], BLUE, 0.8, 0.6)
        for k in range(4):
            ray.at(0, 0, 1, k * 90).fill([(0, -8.4, 0), (0, 0, 0), (-1.7, -1.9, 0)], PALE_BLUE)
    star.bead(0, 0, 2, RED)


def _knot(p: Chalk) -> None:
    for s in (-1, 1):
        tail = p.shape([(s * 1, 1, 0), (s * 5, 5), (s * 10, 6), (s * 13, 9.6, 0), (s * 10.4, 9.8, 0), (s * 9.6, 12, 0), (s * 5, 9), (s * 1.4, 4, 0)], WHITE, 0.6)
        p.shade(tail, [(s * 9.6, 12), (s * 5, 9), (s * 1.4, 4)], 2.4, WHITE)
        loop = p.shape([(0, 0, 0), (s * 5, -4.4), (s * 9, -2), (s * 7, 2), (s * 3, 2), (0, 1, 0)], RED, 0.6)
        p.shade(loop, [(s * 9, -2), (s * 7, 2), (s * 3, 2)], 2, RED)
    p.shape(ring(0, 0.6, 2), RED, 0.6)
    p.line([(-1, 0), (-0.4, 0.8), (-0.6, 1.8)], 0.4)
    p.fill(ring(0.4, -0.2, 0.5), OCHRE)

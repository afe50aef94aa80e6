# SPDX-License-Identifier: GPL-3.0-or-later
"""Acanthus laid along a club, ribbons and bows that tie things together."""

from __future__ import annotations

import math

import fit
from siciliane.press import PAPER, YELLOW, Press


def acanthus(pen: Press, spine: list, half: float, lobes: int, colour: str = YELLOW) -> None:
    """A leaf along `spine`, broad at its beginning, its edge cut into lobes that point to its tip."""
    points = fit.through(spine)
    n = len(points) - 1
    sides: tuple[list, list] = ([], [])
    ribs = []
    for i in range(lobes):
        for t, out, corner in ((i / lobes, 0.42, True), ((i + 0.4) / lobes, 1.0, False), ((i + 0.9) / lobes, 1.08, True)):
            k = min(n - 1, round(t * n))
            x, y = points[k]
            u = fit._unit(points[max(k - 1, 0)], points[k + 1])
            wide = half * (1 - 0.84 * t) * min(1, 0.6 + 2 * t) * out
            for side, sign in zip(sides, (1, -1)):
                knot = (x - sign * u[1] * wide, y + sign * u[0] * wide)
                side.append((*knot, 0) if corner else knot)
                if not corner:
                    ribs.append([points[max(0, k - n // (lobes * 2))], ((x + knot[0]) / 2, (y + knot[1]) / 2), (x + (knot[0] - x) * 0.85, y + (knot[1] - y) * 0.85)])
    tip = points[-1]
    pen.shape([*sides[0], (*tip, 0), *sides[1][::-1]], colour, 0.65, 0.5)
    pen.line(spine, 0.9, (0.8, 0.2), peak=0.15)
    pen.lines(ribs, 0.5, (0.8, 0.15), peak=0.2)


def ribbon(pen: Press, spine: list, half: float, colour: str) -> None:
    """A fluttering band with a notched end."""
    points = fit.through(spine)
    n = len(points) - 1
    left, right = [], []
    for i in range(0, n + 1, max(1, n // 14)):
        u = fit._unit(points[max(i - 1, 0)], points[min(i + 1, n)])
        wide = half * (0.55 + 0.45 * abs(math.sin(i / n * math.pi * 2.2 + 0.6)))
        left.append((points[i][0] - u[1] * wide, points[i][1] + u[0] * wide))
        right.append((points[i][0] + u[1] * wide, points[i][1] - u[0] * wide))
    u = fit._unit(points[-3], points[-1])
    notch = (points[-1][0] - u[0] * half * 1.2, points[-1][1] - u[1] * half * 1.2, 0)
    left[-1], right[-1] = (*left[-1], 0), (*right[-1], 0)
    pen.shape([*left, notch, *right[::-1]], colour, 0.6, 0.5, shade=half * 0.7, gap=0.7)
    pen.line([(p[0] - 0.3, p[1] - 0.3) for p in spine], 0.45, (0.1, 0.1), PAPER)


def bow(pen: Press, colour: str) -> None:
    """A bow 22 wide, its knot at the origin."""
    for side in (-1, 1):
        pen.shape([(side * 1, -1.4), (side * 4, -4.4), (side * 9, -5), (side * 11, -1.6), (side * 9, 2.4), (side * 4, 2.4), (side * 1, 1.2)], colour, 0.6, 0.5, shade=1.8, gap=0.7)
        pen.shape([(side * 4, -1.6), (side * 7.6, -2.8), (side * 8.6, -1.2), (side * 7, 0.4)], PAPER, 0.45)
        pen.lines([[(side * 1.6, -0.8), (side * 3.4, -1.4), (side * 5, -2.2)], [(side * 1.6, 0.4), (side * 3.6, 0.8), (side * 5.4, 0.8)]], 0.5)
    pen.shape([(-2.2, -2.4), (2.2, -2.6), (2.6, 2), (-2.2, 2.2)], colour, 0.65, shade=1.4, gap=0.7)
    pen.line([(-0.4, -2), (0, 0), (-0.4, 1.8)], 0.5)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The baton: a knotted log with green bark, streaks where the bark is torn, and a sawn end with its rings."""

from __future__ import annotations

import math

from ink import ring
from piacentine.stone import DEEP_GREEN, DEEP_RED, GREEN, INK, OCHRE, RED, YELLOW, Chalk
from svg import Svg

WOOD = "#efa93a"
MOSS = "#2f7d49"  # the green of the bark where light falls on it


def _sway(seed: float, t: float) -> float:
    """How far out the bark stands at t of its length: lumps that differ from log to log."""
    return 0.5 * math.sin(seed * 1.7 + t * 11) + 0.34 * math.sin(seed * 3.1 + t * 23) + 0.16 * math.sin(seed + t * 41)


def _sides(long: float, broad: float, thin: float, seed: float) -> tuple[list, list]:
    """The left and the right edge from the broad end (y = 0) to the thin one (y = long)."""
    left, right = [], []
    count = max(9, int(long / 6))
    for i in range(count + 1):
        t = i / count
        half = broad + (thin - broad) * t ** 0.8
        bend = math.sin(t * 3.2 + seed) * broad * 0.1
        left.append((bend - half * (1 + 0.13 * _sway(seed, t)), long * t))
        right.append((bend + half * (1 + 0.13 * _sway(seed + 5, t)), long * t))
    return left, right


def log(p: Chalk, long: float, broad: float, thin: float, seed: float, cut: str = RED, stubs=((0.42, 1), (0.6, -1))) -> None:
    """A log along the y axis, its broad sawn end at the origin and above it, half widths `broad` and `thin`; `stubs` are
    the sawn twigs: how far along, and on which side."""
    left, right = _sides(long, broad, thin, seed)
    for t, side in stubs:
        if t > 0:
            x, y = (right if side > 0 else left)[round(t * (len(left) - 1))]
            _stub(p.at(x, y, broad / 9, side * 58), cut)
    outline = p.shape([(*left[0], 0), *left[1:-1], (*left[-1], 0), (0, long + thin * 0.5), (*right[-1], 0), *right[-2:0:-1], (*right[0], 0)], MOSS, 1.1, 0.45)
    p.fringe(right, broad * 0.86, 0.74, 0.75, 22, 0.2, clip=outline, under=DEEP_GREEN)
    p.fringe(left, broad * 0.3, 1.1, 0.6, -30, 0.2, clip=outline)
    _bark(p, left, right, long, broad, seed)
    end = p.at(left[-1][0] / 2 + right[-1][0] / 2, long, thin / 10)
    end.shape(ring(0, 0, 9.6, 4), cut, 1.1 * 10 / thin * 0.6)
    end.line([(-5, 0.6), (0, 2), (5, 0)], 1)
    _sawn(p.at(left[0][0] / 2 + right[0][0] / 2, 0, broad / 10), cut)


def _bark(p: Chalk, left, right, long: float, broad: float, seed: float) -> None:
    """Streaks of torn bark with their dark sides, long black furrows, and lenticels."""
    across = lambda t, u: tuple(a + (b - a) * (u + 0.05 * math.sin(t * 17 + seed)) for a, b in zip(_at(left, t), _at(right, t)))
    for i, (t, u, part) in enumerate(((0.08, 0.34, 0.2), (0.34, 0.5, 0.13), (0.52, 0.3, 0.15), (0.72, 0.46, 0.12), (0.16, 0.62, 0.1))):
        t += 0.03 * math.sin(seed * 2 + i)
        a, m, b = across(t, u), across(t + part / 2, u - 0.04), across(t + part, u + 0.02)
        w = broad * (0.23 - 0.024 * i)
        p.fill([(*a, 0), (m[0] + w * 1.5, m[1] - 1), (*b, 0), (m[0] - w * 0.8, m[1])], INK)
        p.fill([(*a, 0), (m[0] + w, m[1] - 1), (*b, 0), (m[0] - w * 0.6, m[1])], OCHRE if i % 2 else YELLOW)
        p.line([across(t + part * 0.3, u + 0.03), m, across(t + part * 0.8, u)], 0.4)
    lines = []
    for i in range(7):
        u, t = 0.16 + i * 0.12, 0.03 + 0.1 * abs(math.sin(i * 2.3 + seed))
        while t < 0.94:
            step = 0.14 + 0.1 * abs(math.sin(i + t * 9 + seed))
            e = min(0.97, t + step)
            lines.append([across(t, u), across((t + e) / 2, u + 0.03), across(e, u)])
            t = e + 0.035
    p.lines(lines, 0.62, (0.1, 0.1))


def _at(edge, t: float) -> tuple[float, float]:
    place = max(0, min(1, t)) * (len(edge) - 1)
    i = min(int(place), len(edge) - 2)
    f = place - i
    return tuple(a + (b - a) * f for a, b in zip(edge[i], edge[i + 1]))


def _sawn(p: Chalk, cut: str) -> None:
    """The sawn end: rings, a crack, a rim of bark; its own units, half width 10."""
    p.shape(ring(0, 0, 10.4, 6), GREEN, 1)
    p.shape([(-9.2, -0.4), (-6, -4.2), (0, -5), (6, -4.4), (9.2, -0.4), (6, 3.6), (0, 4.9), (-6.4, 3.6)], cut, 0.7)
    p.fill([(-8, 0.2), (-5, -3.4), (1, -4.2), (-3, -1), (-4, 1.6)], WOOD if cut == RED else YELLOW)
    for k in (0.74, 0.5, 0.27):
        p.line([(-9 * k, 0.6), (-5 * k, -3.6 * k), (2 * k, -4.4 * k), (8.4 * k, -1.4 * k), (7 * k, 2.6 * k), (0, 4.2 * k), (-7 * k, 2.8 * k)], 0.62, (0.2, 0.2), INK if k != 0.5 else DEEP_RED)
    p.fill([(-2, -0.6), (1, -1), (1.8, 0.4), (-0.4, 1)], INK)
    p.lines([[(0, 0), (4, 1.4), (8, 1)], [(-0.6, -0.4), (-2, -2.6), (-5, -3.8)], [(0.4, 0.4), (-1, 2.6), (-3, 4)]], 0.8, (0.9, 0.1), peak=0.1)
    p.spikes([((9 - i * 1.5, 1.4 + i * 0.62), (7.4 - i * 1.4, 0.8 + i * 0.6), (5.8 - i * 1.2, 0.9 + i * 0.5)) for i in range(6)], 0.6)


def _stub(p: Chalk, cut: str) -> None:
    """A sawn twig growing upwards from the bark."""
    twig = p.shape([(-3.6, 3, 0), (-2.4, -1), (-2.2, -4, 0), (2.4, -4, 0), (2.8, 0), (4.4, 4, 0)], GREEN, 1)
    p.shade(twig, [(2.4, -4), (2.8, 0), (4.4, 4)], 3, GREEN)
    p.shape(ring(0, -4.2, 2.9, 1.8), cut, 0.8)
    p.line([(-1.4, -4.2), (0, -3.6), (1.4, -4.4)], 0.5)


def define_log(sheet: Svg, name: str, *args, **more) -> str:
    if not sheet.defined(name):
        with sheet.define(name):
            log(Chalk(sheet), *args, **more)
    return name

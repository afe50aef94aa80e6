# SPDX-License-Identifier: GPL-3.0-or-later
"""Hair: masses with a lively edge, drawn with long strands and white cuts where the light falls."""

from __future__ import annotations

import fit
from siciliane.press import INK, PAPER, Press


def _strands(p: Press, first: list, last: list, count: int, clip: list) -> None:
    first, last = _waved(first), _waved(last)
    p.sheaf(first, last, count, 2.3, (0.5, 0.1), INK, clip, 0.2, 0.3)
    aside = lambda edge: [(x - 2.6, y + 1) for x, y in edge]
    p.sheaf(aside(first), aside(last), max(2, count // 2), 1.5, (0.1, 0.1), PAPER, clip, 0.55, 0.3)


def _waved(edge: list) -> list:
    """The same lock with a slow wave in it."""
    points = fit.through(edge)
    chosen = [points[round(i * (len(points) - 1) / 7)] for i in range(8)]
    return [(x + (0, 1.6, 2.2, 0.4, -1.8, -2, 0.6, 2)[i], y) for i, (x, y) in enumerate(chosen)]


def behind(p: Press, look, profile: bool) -> None:
    """What falls behind the neck."""
    if look.hair == "curls":
        return
    low = 64 if look.hair == "waves" else 48
    if profile:
        mass = p.shape([(2, -30), (0, 20), (-2, low - 10), (6, low + 2, 0), (14, low - 3), (22, low + 4, 0), (30, low - 4), (42, low - 2, 0), (43, low - 18), (48, 20), (44, -20)], look.colour, 3)
        _strands(p, [(8, 0), (4, 30), (8, low)], [(42, 0), (46, 30), (40, low)], 8, mass)
        return
    mass = p.shape([(-30, -10), (-38, 12), (-36, 30), (-43, low - 14), (-36, low - 4, 0), (-28, low - 8), (-20, low, 0), (20, low + 2), (30, low + 7, 0), (38, low - 1), (49, low + 1, 0), (48, low - 18), (53, 20), (46, -20)], look.colour, 3)
    _strands(p, [(-34, 6), (-33, 28), (-36, low)], [(-18, 6), (-18, 30), (-20, low)], 4, mass)
    _strands(p, [(26, 6), (27, 30), (26, low + 6)], [(47, 0), (50, 26), (45, low)], 6, mass)


def before(p: Press, look, profile: bool) -> None:
    """What frames the face."""
    (_side if profile else _front)(p, look)


def _front(p: Press, look) -> None:
    short = look.hair == "curls"
    low = 4 if short else 30 if look.hair == "bob" else 40
    near = [(-10, -42, 0), (4, -40), (18, -30), (25, -16), (26, -2), (23, low * 0.5), (27, low * 0.85), (23, low, 0), (34, low + 5), (42, low - 4, 0), (44, low * 0.6), (41, 2), (45, -14), (41, -34), (30, -49), (10, -57), (-8, -53)]
    mass = p.shape(near, look.colour, 3)
    _strands(p, [(-6, -44), (10, -40), (23, -22), (26, 0), (25, low)], [(-6, -52), (16, -54), (38, -36), (42, -6), (40, low)], 9, mass)
    far = [(-6, -53), (-20, -51), (-33, -38), (-38, -20), (-36.6, -4), (-34, low * 0.4), (-37, low * 0.8, 0), (-31, low * 0.7), (-30.6, low * 0.3), (-31, -8), (-30, -20), (-22, -33), (-8, -42, 0)]
    mass = p.shape(far, look.colour, 3)
    _strands(p, [(-8, -51), (-24, -44), (-35, -24), (-35, 0)], [(-8, -44), (-21, -36), (-30, -22), (-32, -2)], 4, mass)
    if short:
        for x, y, r in ((-22, -44, 9), (-8, -50, 9), (8, -50, 10), (24, -44, 10), (36, -30, 9), (40, -12, 8), (36, 4, 7), (-34, -28, 8), (-2, -40, 7), (16, -34, 8)):
            _curl(p, x, y, r, look.colour)


def _curl(p: Press, x: float, y: float, r: float, colour: str) -> None:
    p.shape([(x - r, y + r * 0.2), (x - r * 0.5, y - r * 0.9), (x + r * 0.5, y - r), (x + r, y), (x + r * 0.5, y + r * 0.8), (x - r * 0.4, y + r * 0.9)], colour, 2.2)
    p.line([(x + r * 0.6, y - r * 0.3), (x, y - r * 0.7), (x - r * 0.6, y), (x - r * 0.1, y + r * 0.5), (x + r * 0.3, y)], 1.7, (0.2, 0.2))
    p.line([(x - r * 0.7, y - r * 0.1), (x - r * 0.3, y - r * 0.7), (x + r * 0.2, y - r * 0.8)], 1.4, (0.1, 0.1), PAPER)


def _side(p: Press, look) -> None:
    short = look.hair == "curls"
    low = 22 if short else 44 if look.hair == "bob" else 56
    knots = [(-13, -45, 0), (-18, -38), (-10, -36), (-2, -26), (0, -14, 0), (6, -18), (8, -8, 0), (10, 4), (9, 14, 0), (7, low * 0.55), (10, low * 0.85), (6, low, 0), (18, low - 4), (26, low + 3, 0), (34, low - 6), (42, low - 2, 0), (44, low * 0.6), (46, 8), (49, -12), (42, -36), (26, -51), (4, -55)]
    mass = p.shape(knots, look.colour, 3)
    _strands(p, [(-12, -44), (0, -34), (10, -16), (12, 8), (11, low)], [(-4, -53), (24, -48), (44, -24), (45, 6), (41, low)], 11, mass)
    if short:
        for x, y, r in ((-14, -42, 9), (-2, -50, 10), (14, -50, 10), (28, -44, 10), (40, -30, 10), (44, -12, 9), (42, 6, 9), (36, 20, 8), (26, 24, 7), (6, -36, 9), (20, -32, 9), (30, -18, 9), (16, -16, 8), (28, 2, 9)):
            _curl(p, x, y, r, look.colour)

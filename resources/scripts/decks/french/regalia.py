# SPDX-License-Identifier: GPL-3.0-or-later
"""What kings of the French court wear and carry: crowns, in the units of the head they sit on, sceptre, globe."""

from __future__ import annotations

import fit
from french.dress import SHADE_OF, pearl
from ink import Pen, ring
from svg import BLUE, GOLD, INK, RED, WHITE, YELLOW

STEEL, DEEP_STEEL = "#cfd6dc", "#93a0ab"


def _on_band(t: float, up: float) -> tuple[float, float]:
    """A point of a crown's front: t from -1 (the side far from the player) to 1, `up` above the band's lower edge."""
    x = 3 + 41 * t + up * 0.12 * t
    return (x, -20 - 3.5 * t + 7 * (1 - t * t) - up)


def _band(p: Pen, metal: str, jewel: str, high: float = 15) -> None:
    ts = [-1, -0.6, -0.2, 0.2, 0.6, 1]
    low, top = [_on_band(t, 0) for t in ts], [_on_band(t, high) for t in ts]
    body = p.shape([(*low[0], 0), *low[1:-1], (*low[-1], 0), (*top[-1], 0), *top[-2:0:-1], (*top[0], 0)], metal, 3, 0.4)
    p.fringe(low[::-1], 5, 3.2, 1.3, 10, clip=body)
    p.line([_on_band(t, 3) for t in ts], 1.2, (0.8, 0.8))
    p.line([_on_band(t, high - 3) for t in ts], 1.2, (0.8, 0.8))
    for i, t in enumerate((-0.82, -0.5, -0.12, 0.28, 0.66)):
        x, y = _on_band(t, high / 2)
        w = 1 - 0.35 * t * t
        if i % 2:
            p.shape(ring(x, y, 4.2 * w, 3.6), jewel, 1.4, 0.6)
            p.fill([(x - 2.2, y - 0.5), (x - 0.3, y - 2.2), (x + 0.2, y - 0.8)], WHITE)
        else:
            p.shape([(x, y - 4.6, 0), (x + 5 * w, y, 0), (x, y + 4.6, 0), (x - 5 * w, y, 0)], BLUE if jewel == RED else RED, 1.4, 0.6)


def lily_crown(p: Pen, metal: str = YELLOW, jewel: str = RED, arches: bool = True, cap: str = RED, lilies: float = 1, deep: float = 15) -> None:
    """A royal crown: lilies on its band (`lilies` as large as usual) `deep` high, a cap of that colour, and pearled arches over it up to
    an orb, or none."""
    p = p.at(0, -11)
    high = 1 if arches else 0.72
    velvet = p.shape([(-36, -30, 0), (-38, -30 - 22 * high), (-26, -30 - 40 * high), (4, -30 - 46 * high), (36, -30 - 42 * high), (50, -30 - 24 * high), (46, -36, 0), (4, -26)], cap, 2.6)
    p.fringe([(36, -30 - 42 * high), (50, -30 - 24 * high), (46, -38)], 14, 3.4, 1.5, 0, clip=velvet, under=SHADE_OF.get(cap))
    p.sheaf([(-20, -30 - 34 * high), (-24, -48), (-22, -36)], [(30, -30 - 38 * high), (34, -48), (30, -36)], 6, 1.3, clip=velvet)
    if arches:
        for spine in ([(-35, -36), (-42, -60), (-26, -78), (3, -84)], [(46, -40), (55, -62), (36, -80), (5, -84)], [(3, -30), (0, -56), (0, -72), (3, -84)]):
            p.line(spine, 10, (0.9, 0.8))
            p.line(spine, 5.6, (0.9, 0.8), metal)
            n = 6
            points = fit.through(spine)
            for k in range(1, n):
                x, y = points[k * (len(points) - 1) // n]
                p.fill(ring(x, y, 2.6), INK)
                p.fill(ring(x, y, 1.7), WHITE)
        p.shape(ring(4, -91, 8), metal, 2.4, 0.4)
        p.line([(-3.6, -91), (4, -88.4), (11.6, -91)], 1.6, (0.8, 0.8))
        p.line([(4, -99), (6, -95), (5, -89)], 1.4, (0.5, 0.5))
        p.shape([(2, -99, 0), (2, -103), (-3.4, -103, 0), (-3.4, -107, 0), (2, -107), (2, -112, 0), (6.2, -112, 0), (6.2, -107), (11.6, -107, 0), (11.6, -103, 0), (6.2, -103), (6.2, -99, 0)], metal, 1.8, 0.5)
    for t in (-0.75, -0.3, 0.34, 0.78):
        (x, y), (x2, y2) = _on_band(t, deep - 2), _on_band(t, deep + 8 * lilies)
        p.line([(x, y), (x2, y2)], 4.4, (1, 1))
        p.shape(ring(x2, y2 - 1, 4), WHITE, 1.7, 0.5)
    for t, size, broad in ((-1, 0.94, 0.62), (0.02, 1.16, 1), (1.03, 1.04, 0.72)):
        x, y = _on_band(t, deep - 2)
        _lily(p.at(x, y, size * lilies, 9 * t), metal, broad)
    _band(p, metal, jewel, deep)


def _lily(q: Pen, metal: str, broad: float) -> None:
    """A fleur-de-lis standing on the band, 34 high."""
    for s in (-1, 1):
        q.shape([(s * 2 * broad, 0, 0), (s * 4 * broad, -10), (s * 12 * broad, -19), (s * 17 * broad, -14), (s * 15 * broad, -8), (s * 11 * broad, -10, 0), (s * 9 * broad, -4), (s * 6 * broad, 0, 0)], metal, 2, 0.5)
    body = q.shape([(-4.5 * broad, 1, 0), (-5.5 * broad, -12), (-6 * broad, -20), (0, -36, 0), (6 * broad, -20), (5.5 * broad, -12), (4.5 * broad, 1, 0)], metal, 2.2, 0.45)
    q.line([(0, -3), (0.3, -16), (0, -30)], 1.1)
    q.fringe([(1, -33), (6 * broad, -20), (4.6 * broad, -2)], 4, 2.4, 0.9, clip=body)


def leaf_crown(p: Pen, metal: str = YELLOW, jewel: str = RED, high: float = 34, cap: str = RED) -> None:
    """A crown of tall rays with pearls, smaller points between them, over a cap of that colour."""
    p = p.at(0, -11, 1.1)
    velvet = p.shape([(-36, -30, 0), (-38, -46), (-22, -60), (4, -65), (32, -61), (48, -46), (46, -36, 0), (4, -26)], cap, 2.4)
    p.fringe([(32, -61), (48, -46), (46, -38)], 12, 3.4, 1.4, 0, clip=velvet, under=SHADE_OF.get(cap))
    p.sheaf([(-18, -56), (-22, -46), (-20, -36)], [(28, -58), (32, -46), (28, -36)], 7, 1.3, clip=velvet)
    knots = []
    tips = []
    ts = (-1.0, -0.62, -0.02, 0.58, 1.02)
    for i, t in enumerate(ts):
        x, y = _on_band(t, 13 + high)
        knots += [(*_on_band(t - 0.12, 13 + high * 0.5),), (x, y, 0), (*_on_band(t + 0.12, 13 + high * 0.5),)]
        tips.append((x, y))
        if i < len(ts) - 1:
            m = (t + ts[i + 1]) / 2
            knots += [(*_on_band(m - 0.1, 13 + high * 0.26), 0), (*_on_band(m, 13 + high * 0.6), 0), (*_on_band(m + 0.1, 13 + high * 0.26), 0)]
            tips.append(_on_band(m, 13 + high * 0.6))
    body = p.shape([(*_on_band(-1, 5), 0), *knots, (*_on_band(1, 5), 0), _on_band(0.5, 5), _on_band(0, 5), _on_band(-0.5, 5)], metal, 2.8, 0.4)
    p.fringe([_on_band(1.05, 40), _on_band(1, 22), _on_band(1, 8)], 14, 3.6, 1.5, 0, clip=body)
    for t in ts:
        a, b = _on_band(t, 16), _on_band(t, 13 + high * 0.78)
        p.line([a, b], 1.5, (0.7, 0.1))
    for k, (x, y) in enumerate(tips):
        p.shape(ring(x, y - 2, 4 if k % 2 == 0 else 2.8), WHITE, 1.7, 0.5)
    _band(p, metal, jewel)


def sceptre(pen: Pen, x: float, y: float, above: float, below: float, turn: float = 0) -> None:
    """A sceptre held at (x, y): a twisted staff with knots and a lily at its head."""
    p = pen.at(x, y, 1, turn)
    staff = p.shape([(-1.15, below, 0), (-1, 0), (-1.15, 6 - above, 0), (1.15, 6 - above, 0), (1, 0), (1.15, below, 0)], YELLOW, 0.6)
    p.hatch(staff, 28, 1.5, 0.42)
    for at in (8 - above, -above * 0.45, below - 1.2):
        p.shape([(-2.1, at - 0.9), (0, at - 1.3), (2.1, at - 0.9), (2.1, at + 0.9), (0, at + 1.2), (-2.1, at + 0.9)], GOLD, 0.5)
    q = p.at(0, 6 - above, 0.36)
    _lily(q, YELLOW, 1)
    p.shape([(-3.2, 5.4 - above), (0, 4.7 - above), (3.2, 5.4 - above), (3.2, 7 - above), (0, 7.5 - above), (-3.2, 7 - above)], RED, 0.5)
    p.shape(ring(0, below + 1, 1.7), YELLOW, 0.5)


def globe(pen: Pen, x: float, y: float, r: float, colour: str = BLUE, deep: str = "#163272", turn: float = 0) -> None:
    """The orb: a ball bound with gold, and a cross above."""
    p = pen.at(x, y, r / 10, turn)
    p.shape([(-1.6, -9, 0), (-1.3, -13.4), (-5, -13.2, 0), (-5.4, -16.6, 0), (-1.4, -16.2), (-1.8, -20.4, 0), (1.8, -20.4, 0), (1.4, -16.2), (5.4, -16.6, 0), (5, -13.2, 0), (1.3, -13.4), (1.6, -9, 0)], YELLOW, 0.9, 0.5)
    pearl(p.at(0, -14.9, 0.9), 0, 0, 1.1, RED)
    ball = p.shape(ring(0, 0, 10), colour, 1.1, 0.35)
    p.fringe([(6, -8), (10, 0), (7, 7), (0, 10), (-6, 8)], 6.4, 0.95, 0.5, 12, clip=ball, under=deep)
    p.fill([(-6.6, -3), (-5, -6), (-2.8, -7.4), (-4.4, -4.6)], WHITE)
    for knots in ([(-9.8, -1.6), (-4, 1.6), (4, 1.4), (9.8, -2)], [(-0.6, -10), (-1.8, -5), (-1.8, -1), (-1.4, 0.8)]):
        p.line(knots, 4.2, (1, 1))
        p.line(knots, 3.0, (1, 1), YELLOW)
    for kx, ky, c in ((-6.2, 0.6, RED), (0.2, 1.7, WHITE), (5.8, 0.6, RED), (-1.6, -5.4, WHITE)):
        p.fill(ring(kx, ky, 1.15), INK)
        p.fill(ring(kx, ky, 0.8), c)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The four kings' crowns, each of its suit's making: coins of gold, lilies round a velvet cap, blades, leaves.

Drawn with the pen in head units that faces.head() returns (looking left); a crown sits on the brow line of crowns.py.
"""

from __future__ import annotations

import math

from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW

FOOT = [(-37, -21, 0), (-22, -15.5), (0, -13.5), (22, -16.5), (43, -27, 0)]
RIM = [(-40.5, -35, 0), (-22, -29), (0, -27), (22, -30), (47.5, -41, 0)]


def _band(p: Pen, metal: str, edge: str | None = None) -> list:
    """The hoop round the brow, a ledge along its foot and its rim."""
    body = p.shape([*FOOT, *RIM[::-1]], metal, 3, 0.45)
    p.fringe([(43, -27), (22, -17), (0, -14)], 7, 4.2, 1.5, 10, clip=body)
    for knots in ([(-38, -25), (-22, -19), (0, -17), (22, -20), (44, -31)], [(-40, -31.4), (-22, -25.4), (0, -23.4), (22, -26.4), (46.6, -37.4)]):
        p.line(knots, 1.4, (0.8, 0.8), edge or INK)
    return body


def _stones(p: Pen, places, colours) -> None:
    for (x, y, r), colour in zip(places, colours):
        p.shape(ring(x, y, r, r * 0.86), colour, 1.5, 0.6)
        p.fill([(x - r * 0.6, y - 0.6), (x - 0.4, y - r * 0.6), (x + 0.2, y - 1)], WHITE)


def of_coins(h: Pen) -> None:
    """A tall golden crown; on each of its five points stands a coin."""
    p = h.at(0, -10)
    p.shape([(-42, -56, 0), (-22, -50), (4, -48), (30, -52), (52, -62, 0), (42, -30), (0, -24), (-36, -28)], GOLD, 2.5)
    for x, y in ((-13, -66), (15, -68), (40, -64)):
        p.shape([(x - 8, -48, 0), (x - 2, y + 4), (x - 3.4, y), (x, y - 3.4), (x + 3.4, y), (x + 2, y + 4), (x + 8, -48, 0)], GOLD, 2, 0.6)
    front = [(-37, -21, 0), (-22, -15.5), (0, -13.5), (22, -16.5), (43, -27, 0), (49, -44), (57, -66, 0), (48, -58), (40, -46, 0), (34, -58), (31, -72, 0), (25, -60), (15, -43, 0), (6, -58), (2, -76, 0), (-2, -58), (-10, -42.5, 0), (-18, -56), (-25, -70, 0), (-26, -56), (-30, -46, 0), (-37, -52), (-47, -62, 0), (-41, -40)]
    body = p.shape(front, YELLOW, 3.2, 0.4)
    p.fringe([(57, -66), (48, -46), (43, -28)], 15, 4.5, 1.7, 0, clip=body, under=GOLD)
    p.lines([[(31, -70), (29, -56), (28, -44)], [(2, -74), (2, -58), (2.4, -42)], [(-25, -68), (-23, -56), (-22, -44)]], 1.5, (0.1, 0.6))
    p.spikes([((x + 1, y), (x + 4, y + 1), (x + 7 + i, y + 3)) for x, top in ((30, -62), (2, -66), (-24, -60)) for i, y in enumerate((top, top + 5, top + 10, top + 15))], 1.3)
    _band(p, YELLOW)
    _stones(p, ((-30, -27, 4), (-11, -22.4, 4.6), (10, -22, 4.6), (30, -27.4, 4.2)), (RED, BLUE, RED, BLUE))
    for x, y, r in ((-48, -68, 8), (58, -72, 8), (-25.6, -78, 9.4), (32, -80, 9.4), (2.4, -85, 10.6)):
        p.shape(ring(x, y, r), INK, 1.6, 0.6)
        p.fill(ring(x, y, r * 0.86), YELLOW)
        p.fill(ring(x, y, r * 0.62), INK)
        knots = []
        for k in range(16):  # a sun of eight rays
            reach, way = r * (0.28 if k % 2 else 0.56), math.pi * k / 8
            knots.append((x + reach * math.sin(way), y - reach * math.cos(way), 0))
        p.fill(knots, YELLOW)
        p.fill(ring(x, y, r * 0.2), RED)


def _lily(p: Pen, x: float, y: float, size: float, turn: float = 0) -> None:
    """A fleur-de-lis standing at (x, y), `size` high."""
    q = p.at(x, y, size / 40, turn)
    for s in (-1, 1):
        q.shape([(s * 1.4, -9, 0), (s * 6, -20), (s * 12, -27), (s * 17, -22), (s * 15, -15), (s * 11.6, -15.6), (s * 12.6, -20), (s * 9, -17), (s * 4.6, -7, 0)], YELLOW, 2.6, 0.5)
    q.shape([(-2.4, -8, 0), (-6.4, -23), (0, -40, 0), (6.4, -23), (2.4, -8, 0)], YELLOW, 2.8, 0.45)
    q.line([(0, -34), (0.6, -22), (0, -11)], 1.6)
    q.spikes([((5.6, -24), (3.6, -22), (2, -21)), ((5.2, -20), (3.4, -18), (1.8, -17)), ((4.4, -15.6), (3, -14), (1.6, -13))], 1.4)
    q.shape([(-3, 1, 0), (-4.4, -7), (0, -10), (4.4, -7), (3, 1, 0)], YELLOW, 2, 0.5)
    q.shape([(-7.6, -10.6), (0, -11.8), (7.6, -10.6), (7.4, -6.8), (0, -6), (-7.4, -6.8)], GOLD, 1.8, 0.5)


def of_cups(h: Pen) -> None:
    """A cap of red velvet puffing up between golden lilies, on a hoop of pearls."""
    p = h.at(0, -10)
    p.shape([(-40, -34), (-46, -52), (-36, -68), (-16, -78), (8, -82), (34, -78), (54, -66), (56, -50), (47, -38), (10, -24)], DEEP_RED, 3, 0.4)
    for first, last, out in (([(-38, -32), (-45, -52), (-28, -70)], [(-20, -28), (-26, -54), (-14, -74)], [(-40, -32, 0), (-46, -52), (-34, -68), (-12, -76, 0), (-18, -52), (-13, -28, 0)]),
                             ([(-10, -28), (-14, -54), (-4, -76)], [(14, -28), (20, -54), (14, -78)], [(-14, -28, 0), (-20, -52), (-12, -76), (6, -83), (22, -79, 0), (24, -54), (17, -29, 0)]),
                             ([(22, -30), (30, -54), (26, -74)], [(44, -38), (54, -52), (46, -68)], [(17, -29, 0), (25, -54), (22, -79, 0), (40, -77), (55, -64), (56, -50), (47, -39, 0)])):
        puff = p.shape(out, RED, 2.6, 0.45)
        p.sheaf(first, last, 4, 1.8, clip=puff, ragged=0.5)
    for x, y, size, turn in ((-38, -32, 30, -12), (46, -38, 31, 14), (-22, -28, 41, -6), (27, -29, 42, 7), (2, -25, 50, 0)):
        _lily(p, x, y, size, turn)
    _band(p, YELLOW)
    _stones(p, ((-31, -27.4, 3.2), (-21, -23.8, 3.4), (-10, -21.4, 3.6), (2, -20.6, 3.8), (14, -21.6, 3.6), (25, -24.6, 3.4), (35, -29, 3.2)), (WHITE, WHITE, WHITE, RED, WHITE, WHITE, WHITE))


def of_swords(h: Pen) -> None:
    """A war crown of blued steel, its points short blades with a rib, its hoop riveted."""
    p = h.at(0, -10)
    p.shape([(-40, -52, 0), (-22, -48), (4, -46), (30, -50), (50, -58, 0), (42, -30), (0, -24), (-36, -28)], DEEP_BLUE, 2.5)
    for x, y in ((-12, -70), (14, -72), (38, -68)):
        p.shape([(x - 5, -46, 0), (x - 5, y + 8, 0), (x, y, 0), (x + 5, y + 8, 0), (x + 5, -46, 0)], DEEP_BLUE, 2, 0.6)
    low = p.shape([(-37, -21, 0), (-22, -15.5), (0, -13.5), (22, -16.5), (43, -27, 0), (51, -50, 0), (38, -45), (15, -41), (-10, -40.6), (-28, -44), (-42, -48, 0)], BLUE, 3, 0.4)
    p.fringe([(50, -48), (46, -36), (43, -28)], 13, 4.2, 1.8, 0, clip=low, under=DEEP_BLUE)
    for x, y, w, tip, lean in ((-40, -44, 5.6, 30, -20), (48, -48, 6, 32, 21), (-23, -40, 6.6, 41, -8), (28, -42, 6.8, 42, 9), (2.4, -38, 7.4, 51, 0)):
        q = p.at(x, y, 1, lean)
        blade = q.shape([(-w * 0.8, 0, 0), (-w, -tip * 0.62, 0), (0, -tip, 0), (w, -tip * 0.62, 0), (w * 0.8, 0, 0)], BLUE, 2.8, 0.45)
        q.fill([(-w * 0.7, -1, 0), (-w * 0.9, -tip * 0.6, 0), (0, -tip * 0.97, 0), (-0.6, -1, 0)], "#7f9fd8")
        q.line([(0, -tip * 0.96), (0.3, -tip * 0.5), (0, -1)], 1.5, (0.4, 0.8))
        q.fringe([(0, -tip), (w, -tip * 0.62), (w * 0.8, 0)], w * 0.8, 4, 1.5, 10, clip=blade)
        q.shape([(-w * 1.3, 0), (-w * 1.2, -4.6), (0, -5.6), (w * 1.2, -4.6), (w * 1.3, 0), (0, 1)], YELLOW, 1.8, 0.5)
    _band(p, DEEP_BLUE, YELLOW)
    _stones(p, ((-31, -28, 3), (-20, -23.4, 3), (-7, -21, 3), (7, -20.8, 3), (20, -23.6, 3), (33, -29, 3)), (YELLOW,) * 6)


def _leaf(p: Pen, x: float, y: float, size: float, turn: float, colour: str, deep: str) -> None:
    """A lobed oak leaf standing at (x, y), `size` high; its right half in the deeper ink."""
    q = p.at(x, y, size / 40, turn)
    half = [(0, 0, 0), (4, -5), (9, -7), (9, -11), (6, -13, 0), (11.6, -15.6), (12.4, -20.4), (7.6, -22, 0), (11, -25.4), (9.6, -30), (5.4, -30.6, 0), (5.4, -36), (0, -41, 0)]
    q.shape(half + [(-k[0], *k[1:]) for k in half[-2::-1]], colour, 2.6, 0.45)
    q.fill([(0.4, -2, 0), *half[1:-1], (0.4, -39, 0)], deep)
    q.line([(0, 0), (0.4, -18), (0, -37)], 1.8, (0.8, 0.1), peak=0.1)
    q.lines([[(0, -6 - k * 8), (s * 3.4, -9.6 - k * 8.2), (s * (7.6 - k * 1.6), -10.4 - k * 8.4)] for k in range(4 if colour == GREEN else 2) for s in (-1, 1)], 1.3, (0.6, 0.1), peak=0.1)


def of_batons(h: Pen) -> None:
    """A forest crown: oak leaves standing on a hoop of green withies, acorns between them."""
    p = h.at(0, -10)
    for x, y, size, turn in ((-33, -36, 24, -24), (-11, -36, 29, -7), (16, -36, 30, 7), (40, -40, 26, 24)):
        _leaf(p, x, y, size, turn, DEEP_GREEN, "#0b3018")
    for x, y, size, turn in ((-42, -32, 44, -32), (49, -38, 46, 34), (-22, -28, 55, -15), (28, -29, 56, 16), (2.4, -25, 63, 0)):
        _leaf(p, x, y, size, turn, GREEN, DEEP_GREEN)
    for x, y, turn in ((-10.6, -36, -10), (15.6, -37, 8)):
        q = p.at(x, y, 1, turn)
        q.shape([(-4.6, 0, 0), (-4.8, -6), (0, -12.6), (4.8, -6), (4.6, 0, 0)], YELLOW, 2, 0.5)
        q.shape([(-5.8, 1.6), (-5.4, -2.4), (0, -4), (5.4, -2.4), (5.8, 1.6), (0, 5)], "#8a5a24", 1.8, 0.5)
        q.lines([[(-3.6, 0), (0, 1.4), (3.6, 0)]], 1.1)
    _band(p, GREEN, YELLOW)
    # The hoop is twisted like a rope of withies.
    p.lines([[(-36 + i * 8, -31 + 4.6 * (1 - ((i - 4.6) / 4.6) ** 2) * 1.6), (-32.6 + i * 8, -27 + 4.6 * (1 - ((i - 4.6) / 4.6) ** 2) * 1.6), (-31.4 + i * 8, -22 + 4.6 * (1 - ((i - 4.6) / 4.6) ** 2) * 1.4)] for i in range(10)], 1.6, (0.5, 0.5))
    _stones(p, ((-28, -26, 3.6), (2, -20.6, 4.2), (32, -28, 3.6)), (RED,) * 3)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of swords: a scimitar in its chased sheath, hung from a green sash, and a farm."""

from __future__ import annotations

import fit
from siciliane import houses
from siciliane.coin_parts import circle
from siciliane.press import GREEN, INK, PAPER, RED, YELLOW, Press


def draw(pen: Press) -> None:
    """The whole card."""
    houses.farm(pen.at(27, 104, 1.08))
    _sash(pen)
    _sheath(pen)
    _hilt(pen)
    _rosette(pen, 41, 38, 5.4)


def _strap(pen: Press, bones: list) -> None:
    strap = pen.limb(bones, GREEN, 0.8, 0.5)
    pen.comb(strap, 2.6, 35, 0.85, 0.42)
    inner = [(x - 1, y - 0.5) for x, y, _ in bones]
    pen.line(inner, 0.55, (0.3, 0.1), PAPER)
    points = fit.through([(x, y) for x, y, _ in bones])
    pen.dots([points[i] for i in range(6, len(points) - 4, 9)], 0.62, YELLOW)


def _sash(pen: Press) -> None:
    _strap(pen, [(41, 38, 2.4), (52, 58, 3), (63, 68, 3), (75, 74, 2.8)])
    _strap(pen, [(40.4, 40, 2.6), (38.6, 60, 3.4), (41, 82, 3.6), (46.4, 98, 3.2), (51, 108, 2.9), (55, 119, 2.6)])


def _rosette(pen: Press, x: float, y: float, r: float) -> None:
    for i in range(8):
        petal = pen.at(x, y, 1, i * 45)
        petal.shape([(-1.6, -r * 0.4), (-r * 0.42, -r * 0.85), (0, -r * 1.12), (r * 0.42, -r * 0.85), (1.6, -r * 0.4)], RED, 0.55)
    pen.shape(circle(r * 0.62, x, y), RED, 0.6, shade=1.4, gap=0.6)
    pen.shape(circle(r * 0.3, x, y), YELLOW, 0.5)


SPINE = [(77.6, 57, 4.2), (79, 70, 5), (77.4, 86, 5.6), (71, 102, 5.9), (60.6, 116, 5.9), (46, 127.4, 5.4), (33, 134, 4.6), (21, 138, 3)]


def _sheath(pen: Press) -> None:
    case = pen.limb(SPINE, YELLOW, 1.05, 0.5, (0, 0.9))
    pen.comb(case, 3.2, 40, 0.8, 0.42)
    # A running scroll chased into the metal.
    points = fit.through([(x, y) for x, y, _ in SPINE])
    n = len(points) - 1
    for i in range(9):
        k = int(n * (0.2 + i * 0.083))
        (x, y), u = points[k], fit._unit(points[k - 1], points[k + 1])
        way = 1 if i % 2 else -1
        at = lambda along, across: (x + u[0] * along - u[1] * across * way, y + u[1] * along + u[0] * across * way)
        pen.line([at(-6, -3), at(-2, -2.6), at(1.6, 0.6), at(0.6, 2.8), at(-1.4, 2.2), at(-0.8, 0.6)], 0.75, (0.4, 0.2))
        pen.lines([[at(1.2, 0), at(3, 0.2), at(4, 2.2)], [at(-3.6, -2.4), at(-3.4, -0.6), at(-4.6, 0.8)]], 0.55, (0.6, 0.1))
        pen.dots([at(-4, 2.4)], 0.5)
    for (x, y), half, turn in (((77.6, 58.4), 5, 4), ((21.6, 137.4), 4, 70)):
        band = pen.at(x, y, 1, turn)
        band.shape([(-half, -1.6, 0), (half, -1.6, 0), (half, 1.8, 0), (-half, 1.8, 0)], RED, 0.65)
    for x, y, turn in ((78, 74, 2), (53.6, 122, 54)):
        box = pen.at(x, y, 1, turn)
        box.shape([(-6.6, -5.4, 0), (6.6, -5.4, 0), (6.6, 5.4, 0), (-6.6, 5.4, 0)], RED, 0.8, 0.5)
        box.shape([(-4, -3.2, 0), (4, -3.2, 0), (4, 3.2, 0), (-4, 3.2, 0)], YELLOW, 0.6)
        box.shape([(0, -2.4, 0), (2.6, 0, 0), (0, 2.4, 0), (-2.6, 0, 0)], INK, 0.2)
        box.dots([(-5.3, -4.2), (5.3, -4.2), (-5.3, 4.2), (5.3, 4.2)], 0.55, PAPER)


def _hilt(pen: Press) -> None:
    pen.shape([(72.4, 50, 0), (71.6, 40), (72.4, 30), (84, 30), (84.6, 40), (83, 50, 0)], RED, 0.9, 0.5, shade=4, gap=0.85, angle=-16)
    for i in range(4):
        pen.line([(72, 33.6 + i * 4.4), (78, 36.4 + i * 4.4), (84.2, 33 + i * 4.4)], 0.75, (0.6, 0.4))
        pen.line([(73, 32.6 + i * 4.4), (76, 34 + i * 4.4), (79, 34.4 + i * 4.4)], 0.5, (0.2, 0.1), PAPER)
    # The cross with its leaf ends.
    half = [(0, 46.4), (4, 49), (9, 47.6), (11.4, 43.6, 0), (13, 47.4), (17, 47), (15, 50.6, 0), (17.4, 54), (13, 53.8), (11.4, 57.6, 0), (8.6, 53.8), (4.6, 54.2), (2.8, 58.4), (0, 63, 0)]
    pen.shape([(77.8 + x, y + 1, *m) for x, y, *m in half] + [(77.8 - x, y + 1, *m) for x, y, *m in half[-2:0:-1]], YELLOW, 0.85, 0.5, shade=1.8, gap=0.7)
    pen.lines([[(77.8 + s * 13, 51.6), (77.8 + s * 8, 51), (77.8 + s * 3.6, 52.6)] for s in (-1, 1)], 0.6)
    pen.shape([(77.8, 48.8), (80.8, 52), (77.8, 57.4, 0), (74.8, 52)], RED, 0.55)
    _lion(pen.at(77, 22))


def _lion(pen: Press) -> None:
    """The pommel: a lion's head in profile, looking left and roaring."""
    mane = pen.shape([(-3, 9.6), (1, 10.4), (6, 10), (10.4, 7, 0), (9, 4.6), (12, 1.6, 0), (9.6, -0.4), (11.4, -4, 0), (8.4, -4.8), (9, -8.6, 0), (5, -8), (3, -11, 0), (0, -9), (-4, -8), (-6, 2)], RED, 0.85, 0.5)
    pen.comb(mane, 4, 26, 0.8, 0.44)
    pen.lines([[(1 + i * 0.5, -7 + i * 2.8), (4.4 + i * 0.3, -6.4 + i * 2.6), (7.6, -6.6 + i * 2.9)] for i in range(6)], 0.65, (0.3, 0.6))
    face = pen.shape([(0, -8.4), (-4.6, -7.4), (-6.8, -4), (-10.4, -2.4), (-12.4, -0.6), (-11.4, 1.6), (-8.4, 2.2), (-6.4, 3.4, 0), (-9.4, 4.6), (-10, 6.8), (-7.4, 8.4), (-3, 8), (0.6, 5), (2, 0), (2, -6)], RED, 0.8, 0.5)
    pen.comb(face, 2, 30, 0.7, 0.4)
    pen.fill([(-11.2, 2), (-8.4, 2.4), (-6, 3.5), (-8.6, 4.6), (-9.6, 5.2)], INK)
    pen.shape([(-10.4, 1.8, 0), (-9.6, 3.6, 0), (-8.8, 2, 0)], PAPER, 0.3)
    pen.line([(-12.2, -0.8), (-10.8, -0.2), (-10.4, 0.8)], 0.7, (0.8, 0.2))
    pen.line([(-6.6, -4), (-4.4, -5.4), (-1.6, -4)], 0.9, (0.4, 0.2))
    pen.dots([(-4.2, -3.2)], 0.85)
    pen.lines([[(-8, -1.6), (-6.4, -0.4), (-5.6, 1.6)], [(-3.4, 4.6), (-2.4, 3), (-2.4, 0.6)], [(-9, -0.6), (-8, 0.2), (-7.6, 1.2)]], 0.55)
    pen.shape([(-1.2, -7.4), (0.6, -10.2, 0), (3, -7.4), (1.6, -5.2)], RED, 0.6)
    pen.line([(-5, -6.4), (-3, -7.4), (-1, -7.6)], 0.5, (0.2, 0.1), PAPER)

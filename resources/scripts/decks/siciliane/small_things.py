# SPDX-License-Identifier: GPL-3.0-or-later
"""Small things between the pips: a fish, a covered cup, a jug, a glass, a goblet, a basket of fruit."""

from __future__ import annotations

from siciliane.coin_parts import circle
from siciliane.press import GREEN, INK, RED, YELLOW, Press
from siciliane.urns import mirrored


def fish(pen: Press) -> None:
    """A fish swimming to the right, 24 long."""
    pen.shape([(-7, 0), (-9, -2), (-13, -4.4, 0), (-11.6, 0), (-13, 4, 0), (-9, 2)], YELLOW, 0.5)
    pen.lines([[(-8.4, -0.6), (-10, -1.6), (-12, -3)], [(-8.4, 0.6), (-10, 1.4), (-12, 2.8)], [(-8, 0), (-11, 0)]], 0.42)
    pen.shape([(-3, -3, 0), (-1, -5.4), (2.6, -5), (4, -3, 0)], YELLOW, 0.5)
    pen.shape([(-3, 3, 0), (-2, 5), (0.6, 4.6), (1.6, 3, 0)], YELLOW, 0.5)
    body = pen.shape([(-8.4, 0), (-5, -2), (0, -3.4), (5, -3.2), (9, -1.6), (10.6, 0.4), (8, 2.2), (4, 3.4), (-1, 3.2), (-5, 1.8)], YELLOW, 0.6)
    pen.comb(body, 1.8, 60, 0.6, 0.38)
    pen.line([(5.4, -3), (4.2, -0.4), (5.2, 3)], 0.55)
    for i in range(4):
        for j in range(3):
            x, y = 2.4 - i * 2.2 - (j % 2) * 1, -1.5 + j * 1.5
            pen.line([(x, y - 0.8), (x - 0.9, y), (x, y + 0.8)], 0.36)
    pen.shape(circle(0.95, 7.2, -0.8), YELLOW, 0.4)
    pen.dots([(7.3, -0.8)], 0.42)
    pen.line([(10.4, 0.6), (9, 0.9), (8, 0.4)], 0.42)
    pen.lines([[(-1.6, -3.4), (-0.6, -4.6)], [(0.4, -3.6), (1, -4.8)], [(2, -3.6), (2.4, -4.5)]], 0.36)


def covered_cup(pen: Press) -> None:
    """The slender covered cup of the five of cups: a pointed lid of yellow, a red body; 12 wide, 34 high."""
    pen.shape(mirrored([(-4.8, -1, 0), (-4.4, 4), (-2, 10), (-1.4, 13, 0), (-3.4, 14.6), (-4, 16.4, 0)]), RED, 0.65, shade=3, gap=0.7, angle=10)
    pen.lines([[(-2.6, 0.6), (-2.4, 4), (-0.8, 10)], [(0.4, 0.6), (0.2, 5), (0.2, 11)], [(2.8, 0.6), (2.4, 4), (1, 10)]], 0.45)
    pen.shape(mirrored([(-0.6, -15), (-2.6, -10), (-5.2, -3.6), (-5.8, -1, 0), (0, -0.2)]), YELLOW, 0.65, shade=3, gap=0.7, angle=20)
    pen.lines([[(-0.4, -14), (-1.6, -8), (-3, -2)], [(0.1, -14), (0.2, -8), (0.3, -1.6)], [(0.5, -13), (1.8, -8), (3.4, -2)]], 0.45)
    pen.line([(-5, -2.6), (0, -1.6), (5, -2.6)], 0.45, (0.6, 0.6))
    pen.shape(circle(1.2, 0, -16), YELLOW, 0.5)
    pen.lines([[(-2, 11.6), (0, 12.2), (2, 11.6)], [(-3.4, 15), (0, 15.6), (3.4, 15)]], 0.45)


def jug(pen: Press) -> None:
    """A yellow jug with a red lip, 10 wide, 20 high."""
    pen.limb([(2, -5.4, 0.5), (5, -5.6, 0.7), (5.6, -1.6, 0.8), (3.4, 1.6, 0.6)], YELLOW, 0.45)
    pen.shape(mirrored([(-2, -4, 0), (-2.4, -1), (-4, 2.4), (-3.6, 6), (-1.6, 8), (-2.6, 10, 0), (0, 10.4)]), YELLOW, 0.6, shade=2.6, gap=0.65, angle=20)
    pen.lines([[(-3.8, 2), (0, 2.8), (3.8, 2)], [(-1.8, 8), (0, 8.4), (1.8, 8)], [(-2, -1.6), (0, -1.2), (2, -1.6)]], 0.45)
    pen.shape([(-4.6, -8.6, 0), (-2, -7.4), (1.6, -9.4), (2.6, -8), (2.2, -4, 0), (0, -3.4), (-2.2, -4, 0), (-2.6, -5.8)], RED, 0.6, shade=1.4, gap=0.6)
    pen.line([(-2.2, -5), (0, -4.5), (2, -5)], 0.4)


def glass(pen: Press) -> None:
    """The wine glass of the seven of batons, 9 wide, 24 high."""
    pen.shape(mirrored([(-4, 9.6, 0), (-3, 8.6), (-0.8, 7.6), (-0.7, 3, 0), (0, 2.6)]) + [(4, 10.8, 0), (-4, 10.8, 0)], YELLOW, 0.5, shade=1.4, gap=0.6)
    pen.shape(circle(1.3, 0, 4.6), YELLOW, 0.5)
    pen.shape(mirrored([(-4, -12, 0), (-3.8, -6), (-3, -1), (-1.4, 2.4), (0, 3)]), YELLOW, 0.6, shade=2.6, gap=0.65, angle=10)
    pen.shape([(-4, -12), (0, -13), (4, -12), (0, -11)], YELLOW, 0.45)
    pen.lines([[(-3.5, -5), (0, -4.2), (3.5, -5)], [(-3.3, -3.6), (0, -2.8), (3.3, -3.6)]], 0.45)
    pen.lines([[(-2 + i * 1.4, -10.4), (-1.9 + i * 1.3, -8), (-1.7 + i * 1.2, -6)] for i in range(4)], 0.36)


def goblet(pen: Press) -> None:
    """The tall beaker of the three of swords: red wine over chased gold, 13 wide, 30 high."""
    pen.shape([(-5.6, 14.6, 0), (-4.6, 12.4), (-1.6, 11, 0), (1.6, 11, 0), (4.6, 12.4), (5.6, 14.6, 0), (0, 15.4)], YELLOW, 0.6, shade=1.6, gap=0.6)
    pen.shape([(-1.4, 7.6, 0), (-1, 9.4), (-1.8, 11.4, 0), (1.8, 11.4, 0), (1, 9.4), (1.4, 7.6, 0)], YELLOW, 0.5)
    pen.shape([(-5.6, -2, 0), (-5.4, 3), (-3.6, 7), (0, 8.4), (3.6, 7), (5.4, 3), (5.6, -2, 0)], YELLOW, 0.65, shade=3, gap=0.65, angle=10)
    pen.lines([[(-3.4 + i * 2.3, -0.8), (-3.1 + i * 2.1, 2.6), (-1.8 + i * 1.2, 6.6)] for i in range(4)], 0.5)
    pen.shape([(-6, -14, 0), (-5.6, -2.4, 0), (0, -1.4), (5.6, -2.4, 0), (6, -14, 0)], RED, 0.65, shade=3.6, gap=0.7, angle=0)
    pen.shape([(-6, -14), (0, -15.2), (6, -14), (0, -12.8)], RED, 0.5)
    pen.fill([(-4.6, -14), (0, -14.8), (4.6, -14), (0, -13.3)], INK)
    pen.lines([[(-5.6, -3.6), (0, -2.6), (5.6, -3.6)]], 0.5, (0.6, 0.6))


def fruit(pen: Press) -> None:
    """A basket of oranges and a red pomegranate, 14 wide, 11 high."""
    for x, y, colour in ((-3, -2.4, YELLOW), (0.4, -4, RED), (3.4, -2.2, YELLOW)):
        pen.shape(circle(2.3, x, y), colour, 0.5, shade=1.3, gap=0.6)
    pen.shape([(2.4, -5.4, 0), (4, -7.4), (6.4, -7), (5, -5.2)], GREEN, 0.4)
    pen.shape([(-2, -5.4, 0), (-4, -7), (-6, -6), (-4.4, -4.6)], GREEN, 0.4)
    pen.shape([(-6.6, -1, 0), (0, 0.4), (6.6, -1, 0), (4.8, 4.6, 0), (0, 5.4), (-4.8, 4.6, 0)], YELLOW, 0.55, shade=2, gap=0.6)
    pen.lines([[(-6, 0.8), (0, 2.2), (6, 0.8)], [(-5.4, 2.6), (0, 3.8), (5.4, 2.6)]], 0.4, (0.6, 0.6))
    pen.lines([[(-4 + i * 2, 0), (-3.2 + i * 1.6, 4.8)] for i in range(5)], 0.4, (0.6, 0.6))

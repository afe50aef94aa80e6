# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace, two and three of batons: great clubs with leaves and ribbons."""

from __future__ import annotations

from siciliane import small_things
from siciliane.coin_parts import circle
from siciliane.leaves import acanthus, bow, ribbon
from siciliane.press import BLUE, GREEN, INK, PAPER, RED, YELLOW, Press


def _knot(pen: Press, x: float, y: float, r: float) -> None:
    """A knot in the wood with the grain bending round it."""
    pen.line([(x + r, y + 0.4), (x, y - r), (x - r, y), (x, y + r), (x + r * 0.55, y + 0.1), (x, y - r * 0.4), (x - r * 0.4, y + 0.2)], 0.7, (0.3, 0.3))
    for k in (1.7, 2.4):
        pen.line([(x + r * k * 0.5, y - r * k * 1.3), (x - r * k * 0.8, y - r * k * 0.5), (x - r * k * 0.8, y + r * k * 0.7), (x + r * 0.2, y + r * k * 1.4)], 0.5, (0.1, 0.1))
    pen.line([(x - r * 1.25, y + r), (x - r * 1.35, y), (x - r * 0.9, y - r)], 0.5, (0.1, 0.1), PAPER)


def great(pen: Press, head: str, grip: str, end: str) -> None:
    """A club 100 long, thick end up, the origin 62 below its top, where it is tied."""
    pen.shape([(-3.4, 2, 0), (3.4, 2, 0), (3, 26, 0), (-3, 26, 0)], grip, 0.8, 0.5, shade=2.6, gap=0.9, angle=10)
    pen.shape([(-3, 24, 0), (3, 24, 0), (2.8, 33), (3.8, 35.4), (3, 38), (0, 38.8), (-3, 38), (-3.8, 35.4), (-2.8, 33)], end, 0.8, 0.5, shade=2.4, gap=0.9, angle=10)
    pen.lines([[(-2.9, 24.6), (0, 25.6), (2.9, 24.6)], [(-2.8, 33.4), (0, 34.2), (2.8, 33.4)], [(-1.2, 6), (-1.4, 12), (-1, 20)]], 0.6)
    wood = pen.shape([(-4, 4, 0), (-4.6, -6), (-7.4, -20), (-10.4, -36), (-11.6, -48), (-9, -57), (-3.4, -61.4), (3, -61.6), (8.6, -58), (11.6, -50), (11, -38), (8, -22), (5, -6), (4, 4, 0), (0, 5.2)], head, 1, 0.5)
    pen.comb(wood, 8.6, 26, 0.85, 0.46)
    _knot(pen, -2.4, -46, 3)
    _knot(pen, 3.4, -27, 2)
    _knot(pen, -2.2, -15, 1.5)
    pen.lines([[(-9.4, -44), (-8.6, -34), (-6.4, -22)], [(-7.6, -54), (-5, -58), (-1, -59.6)], [(-4.6, -12), (-3.8, -6), (-3, 0)]], 0.8, (0.2, 0.1), PAPER)
    pen.lines([[(3.6, -55), (6.4, -50), (6.8, -42)], [(1, -38), (3, -34), (3, -31)], [(0.6, -10), (1.2, -4), (1, 2)]], 0.6)


def _band(pen: Press, y: float, half: float, colour: str) -> None:
    pen.limb([(-half, y - 0.4, 1.6), (0, y + 1.4, 1.8), (half, y - 0.6, 1.6)], colour, 0.75)
    pen.line([(-half + 1, y - 0.9), (0, y + 0.8), (half * 0.4, y + 0.4)], 0.5, (0.2, 0.1), PAPER)


def two(pen: Press) -> None:
    """Red over green, crossed, each with a leaf; a bow with a blue and a red end; a basket of fruit."""
    left, right = pen.at(48, 93, 1.06, -22), pen.at(52, 93, 1.06, 21)
    great(left, RED, GREEN, GREEN)
    _band(left, -31, 9.6, YELLOW)
    acanthus(left, [(-7.4, -52), (-9, -36), (-6.4, -20), (-2.4, 0)], 5.4, 7)
    great(right, GREEN, RED, RED)
    _band(right, -34, 10.2, RED)
    acanthus(right, [(7, -53), (6, -36), (3, -18), (0.6, 2)], 6, 7)
    ribbon(pen, [(47, 99), (38, 103), (29, 100), (23, 107), (28, 114), (20, 121)], 2.6, BLUE)
    ribbon(pen, [(54, 99), (64, 104), (73, 101), (79, 107), (75, 113), (82, 119)], 2.4, RED)
    bow(pen.at(50.4, 97, 0.85), YELLOW)
    small_things.fruit(pen.at(83, 84, 1.05))


def three(pen: Press) -> None:
    """A red club between two green ones, bound with a cord and a red ribbon."""
    great(pen.at(47.6, 91, 0.92, -33), GREEN, RED, GREEN)
    great(pen.at(52.4, 91, 0.92, 33), GREEN, RED, GREEN)
    great(pen.at(50, 91, 1.08), RED, GREEN, RED)
    _band(pen.at(50, 91), -34, 11, RED)
    ribbon(pen, [(45, 92), (36, 88), (28, 94), (31, 101), (22, 105), (19, 113)], 2.2, RED)
    ribbon(pen, [(55, 92), (64, 88), (72, 94), (69, 101), (78, 105), (81, 113)], 2.2, RED)
    for k in range(3):
        pen.limb([(42.6, 87.4 + k * 2.8, 1.2), (50, 89.4 + k * 2.8, 1.5), (57.4, 87.4 + k * 2.8, 1.2)], YELLOW, 0.6)
        pen.lines([[(44 + i * 2, 87 + k * 2.8 + (i % 4) * 0.3), (45 + i * 2, 89.6 + k * 2.8)] for i in range(7)], 0.45)


def one(pen: Press) -> None:
    """The bent club with a red foot, a leaf along its side and a cut branch that still bears leaves."""
    wood = pen.shape([(36, 116, 0), (33, 104), (31.4, 88), (31.6, 66), (33, 48), (36.6, 34), (43.6, 26), (52, 24), (60, 27.6), (64, 35.6), (63.4, 46), (59.6, 60), (54, 76), (48, 92), (45.6, 104), (46, 114.6, 0), (41, 117)], GREEN, 1.15, 0.5)
    pen.comb(wood, 12, 24, 0.9, 0.5)
    # Grain running up the wood, some of it from the foot and some from the top.
    low, high = [(35.6, 113), (33.8, 92), (34, 66), (38.6, 40)], [(44.6, 113), (49, 92), (56, 68), (60.4, 44)]
    pen.sheaf(low, high, 8, 0.62, (0.8, 0.05), INK, wood, 0.75, 0.15)
    pen.sheaf([(40, 30), (36.6, 44), (35, 60)], [(59, 31), (60.6, 42), (57, 58)], 6, 0.6, (0.8, 0.05), INK, wood, 0.6, 0.15)
    pen.sheaf([(37, 108), (35.4, 90), (36, 66)], [(42, 108), (44, 90), (49, 68)], 4, 0.5, (0.2, 0.05), PAPER, wood, 0.7, 0.3)
    pen.shape([(35.4, 112.6, 0), (41, 114.6), (46.4, 111.6, 0), (47.4, 119), (50.6, 127), (56, 136.4, 0), (50, 138.6), (43.4, 135, 0), (38, 124)], RED, 0.95, 0.5, shade=4.6, gap=0.85, angle=14)
    pen.lines([[(39, 116), (41.4, 124), (46, 132)], [(42.6, 116), (44.6, 123), (49, 131)]], 0.6)
    pen.line([(37.6, 116), (39.6, 123), (43.4, 130)], 0.6, (0.2, 0.1), PAPER)
    _knot(pen, 46, 36, 3)
    _knot(pen, 40.6, 70, 2.3)
    _knot(pen, 37.4, 96, 1.8)
    pen.lines([[(34.4, 56), (33.4, 70), (33.4, 86)], [(38.4, 36), (42.4, 30), (48, 27)], [(34.6, 94), (35.4, 102), (36.4, 109)]], 0.9, (0.2, 0.1), PAPER)
    pen.limb([(32.2, 55.4, 2.2), (46, 60.6, 2.5), (62.4, 52.4, 2.1)], RED, 0.85)
    pen.line([(34, 55), (46, 59.4), (54, 57.6)], 0.6, (0.2, 0.1), PAPER)
    acanthus(pen, [(60.4, 44), (57, 60), (50, 78), (43, 96), (39, 112)], 8.6, 10)
    _branch(pen)


def _branch(pen: Press) -> None:
    pen.shape([(61, 88, 0), (66, 89.6), (71, 88), (72.6, 80), (72, 73.4, 0), (77, 72.4, 0), (78.4, 80), (78.6, 88), (80.6, 97), (84.6, 104.6, 0), (79.6, 108.6, 0), (73, 101.4), (66.4, 98.4), (61, 97.4, 0)], YELLOW, 0.85, 0.5, shade=3.2, gap=0.8)
    pen.shape(circle(4.8, 61, 92.8), RED, 0.7, shade=2)
    for r in (3.1, 1.5):
        pen.line([(61 + r, 93), (61, 92.8 - r), (61 - r, 92.8), (61, 92.8 + r), (61 + r, 93.4)], 0.5, (0.6, 0.3))
    pen.lines([[(67, 92.6), (72, 93), (76, 98)], [(74.6, 75), (75.4, 82), (75.4, 88)], [(68, 95.4), (73, 97), (78, 103)]], 0.5)
    pen.shape([(72.2, 73.4), (74.6, 72), (77, 72.6), (74.6, 74.2)], RED, 0.5)
    for x, y, turn, size in ((71.6, 74, -64, 1.15), (74, 70, -14, 1.3), (78.8, 83, 62, 1)):
        leaf = pen.at(x, y, size, turn)
        leaf.shape([(0, 0, 0), (-3.4, -3.4), (-3.2, -8), (0, -12, 0), (3, -8.4), (3.2, -3.8)], GREEN, 0.65, 0.5, shade=1.8, gap=0.8)
        leaf.line([(0, 0), (0.2, -5), (0, -10.6)], 0.6, (0.8, 0.1), peak=0.1)
        leaf.lines([[(0, -2.4 - i * 2.2), (s * 1.2, -3.6 - i * 2.2), (s * 2.2, -4.8 - i * 2)] for i in range(3) for s in (-1, 1)], 0.42)
    pen.dots([(66, 90.8)], 0.6, INK)

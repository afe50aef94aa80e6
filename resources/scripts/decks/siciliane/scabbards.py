# SPDX-License-Identifier: GPL-3.0-or-later
"""The two and three of swords: sheathed swords crossed, with heads for pommels."""

from __future__ import annotations

from siciliane import dogs, small_things
from siciliane.coin_parts import circle
from siciliane.leaves import ribbon
from siciliane.press import GREEN, INK, PAPER, RED, YELLOW, Press
from siciliane.scimitar import _lion


def _sheath(pen: Press, length: float, half: float, bands: tuple, bend: float = 0) -> None:
    """A green sheath hanging from the origin, bowed sideways by `bend`, with red bands at some depths."""
    spine = [(bend * (t - t * t) * 4, length * t, half * (1 - 0.2 * t)) for t in (0, 0.25, 0.5, 0.75, 0.94)]
    end = (0, length)
    knots = [(bx - bw, by) for bx, by, bw in spine] + [(*end, 0)] + [(bx + bw, by) for bx, by, bw in spine[::-1]]
    knots[0], knots[-1] = (*knots[0], 0), (*knots[-1], 0)
    case = pen.shape(knots, GREEN, 0.9, 0.5)
    pen.comb(case, half * 0.9, 40, 0.85, 0.46)
    pen.line([(bx - bw * 0.4, by + 2) for bx, by, bw in spine[:-1]], 0.6, (0.5, 0.1), PAPER)
    pen.line([(bx + bw * 0.1, by + 2) for bx, by, bw in spine], 0.6, (0.5, 0.2))
    for t in bands:
        bx, bw = bend * (t - t * t) * 4, half * (1 - 0.2 * t) + 0.6
        pen.shape([(bx - bw, length * t - 2.2, 0), (bx, length * t - 1.6), (bx + bw, length * t - 2.2, 0), (bx + bw, length * t + 2.2, 0), (bx, length * t + 2.8), (bx - bw, length * t + 2.2, 0)], RED, 0.7, 0.5, shade=1.8, gap=0.7)


def _grip(pen: Press, colour: str) -> None:
    """A wound grip above the origin, 15 long."""
    pen.shape([(-2.8, 0, 0), (-3.6, -7), (-2.8, -15, 0), (2.8, -15, 0), (3.6, -7), (2.8, 0, 0)], colour, 0.75, 0.5, shade=2, gap=0.7, angle=-16)
    for i in range(5):
        pen.line([(-3.2, -2.8 - i * 2.7), (0, -1.6 - i * 2.7), (3.2, -3.2 - i * 2.7)], 0.6, (0.6, 0.4))


def _cross(pen: Press, drop: float) -> None:
    """A yellow cross guard whose ends curl: the left one up, the right one down by `drop`."""
    pen.limb([(-11, -4, 1.5), (-8.4, 0, 1.8), (-3, 0.6, 2), (3, 0.6, 2), (8.4, 0.8, 1.8), (11, drop, 1.5)], YELLOW, 0.7, 0.5, (1, 1))
    for x, y in ((-11.2, -4.8), (11.2, drop + 0.6)):
        pen.shape(circle(1.9, x, y), YELLOW, 0.6, shade=0.8, gap=0.5)
    pen.shape([(-3, -2.6), (3, -2.6), (3.4, 2), (0, 5.4, 0), (-3.4, 2)], YELLOW, 0.65, shade=1.4, gap=0.6)
    pen.dots([(0, 0)], 0.9)


def _beast(pen: Press) -> None:
    """A griffin's head in profile to the right, for the end of a grip."""
    head = pen.shape([(-3.4, 4), (-6.4, 0, 0), (-4.4, -1), (-6, -4.6, 0), (-3, -5), (-3, -9.4, 0), (0, -7.4), (4, -7.4), (7.4, -5), (11, -4.4), (13.4, -1.4), (12.4, 2, 0), (10.8, -0.6), (7.6, 0.4), (9.6, 2.4, 0), (6, 3.4), (3.4, 5)], YELLOW, 0.75, 0.5)
    pen.comb(head, 2.4, 30, 0.7, 0.4)
    pen.line([(2, -4.4), (4.6, -5.4), (7, -3.6)], 0.8, (0.4, 0.2))
    pen.dots([(4.8, -3.4), (11.2, -2.6)], 0.75)
    pen.lines([[(-4, -3), (-1.4, -2.4), (0.6, -3.6)], [(-4, 0.6), (-1, 0.6), (1.6, -1)], [(-2, 3), (0.6, 2.4), (2.6, 0.8)]], 0.6, (0.3, 0.6))


def two(pen: Press) -> None:
    """Two sheathed swords crossed: a lion's and a griffin's head; a gilt cord between them; a dog."""
    dogs.standing(pen.at(20, 87, 0.8, 0, True))
    left, right = pen.at(31, 40, 1, -23.5), pen.at(69, 40, 1, 23.5)
    _cord(pen)
    for p, bands in ((left, (0.1, 0.34)), (right, (0.1, 0.34))):
        _sheath(p, 104, 5, bands)
    _grip(left, RED)
    _lion(left.at(0.4, -21, 0.92, 12))
    _cross(left, 4)
    _grip(right, RED)
    # The knuckle guard goes round in a bow from the cross to the griffin's neck.
    right.limb([(9.6, 2, 1.6), (14, -5, 1.5), (13.4, -13, 1.5), (8, -19.4, 1.3)], YELLOW, 0.7, 0.5, (1, 1))
    _beast(right.at(-1, -18.6, 1, -10))
    _cross(right, -2)


def _cord(pen: Press) -> None:
    for bones in ([(50, 27, 0.9), (45, 42, 1.2), (45.4, 56, 1.2), (48.6, 72, 0.9)], [(50, 27, 0.9), (55, 42, 1.2), (54.6, 56, 1.2), (51.4, 72, 0.9)], [(50, 28, 0.9), (50, 48, 1.3), (50, 72, 0.9)]):
        cord = pen.limb(bones, YELLOW, 0.6)
        pen.hatch(cord, 35, 1.3, 0.5)
    pen.shape(circle(4.4, 50, 24.6), YELLOW, 0.75, shade=1.8, gap=0.65)
    pen.shape(circle(1.9, 50, 24.6), PAPER, 0.55)
    tassel = pen.shape([(47.4, 69, 0), (52.6, 69, 0), (54, 76), (55, 84, 0), (50, 85.4), (45, 84, 0), (46, 76)], YELLOW, 0.65)
    pen.sheaf([(48, 71), (47.4, 77), (46.4, 83.4)], [(52, 71), (52.8, 77), (53.8, 83.4)], 6, 0.55, clip=tassel)


def _fleur(pen: Press) -> None:
    """A red lily on top of a grip."""
    pen.shape([(0, 2, 0), (-2, -1), (-5.6, 1), (-7.4, -1.6), (-5, -4.4, 0), (-2.2, -3.4), (-2.4, -7), (0, -11, 0), (2.4, -7), (2.2, -3.4), (5, -4.4, 0), (7.4, -1.6), (5.6, 1), (2, -1)], RED, 0.7, 0.5, shade=1.6, gap=0.7)
    pen.line([(0, 0), (0, -4), (0, -8.4)], 0.5)


def three(pen: Press) -> None:
    """Three swords through a red knot: a lily, a crescent, a pearl; a beaker of wine."""
    small_things.goblet(pen.at(20, 84, 1.05))
    left, middle, right = pen.at(30, 42, 1, -20), pen.at(51, 35, 1, 0), pen.at(74, 44, 1, 21)
    _sheath(left, 102, 4.2, (), -4)
    _sheath(right, 102, 4.2, (), 6)
    for p in (left, right):
        _grip(p, RED)
        _cross(p, 3 if p is left else -4)
    _fleur(left.at(0, -16))
    right.shape(circle(3.4, 0, -18), PAPER, 0.75, 0.5, shade=2, gap=0.6)
    _sheath(middle, 108, 4.8, ())
    _grip(middle, RED)
    middle.shape(circle(3.2, 0, -18), RED, 0.7, shade=1.8, gap=0.7)
    # The crescent that guards the hand.
    middle.shape([(-3, 0, 0), (4, 3.4), (11, 1), (14.6, -6), (13, -14), (7, -18.6, 0), (9.6, -12), (8.6, -5.6), (4, -2.6), (-2, -3.4, 0)], YELLOW, 0.8, 0.5, shade=3, gap=0.75)
    middle.limb([(-9, -2.6, 1.2), (-4, 0, 1.7), (4, 0, 1.7)], YELLOW, 0.6, 0.5, (1, 0))
    ribbon(pen, [(54, 98), (64, 101), (74, 96), (84, 98)], 2.8, RED)
    ribbon(pen, [(50, 99), (40, 103), (33, 108), (36, 114), (28, 120)], 2.6, RED)
    pen.shape([(43.4, 95.4), (51, 97), (59, 94.6), (60.4, 100), (51.6, 103), (43.6, 101)], RED, 0.8, 0.5, shade=2.2, gap=0.75)
    pen.lines([[(45, 97), (51, 99), (58, 97)], [(45, 99.4), (52, 101), (58.6, 99)]], 0.5)
    pen.dots([(51, 35)], 0.9, INK)

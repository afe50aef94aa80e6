# SPDX-License-Identifier: GPL-3.0-or-later
"""The little people between the pips of the cups: a water carrier, two fencers."""

from __future__ import annotations

from siciliane.houses import grass
from siciliane.press import EARTH, FLESH, GREEN, GREY, INK, PAPER, RED, YELLOW, Press


def _face(pen: Press, hair: str = INK) -> None:
    """A head six high, three-quarter to the left, its middle at the origin."""
    pen.shape([(-1.6, -3), (-2.4, -1), (-2.9, 0.7, 0), (-2.1, 1), (-2, 2.2), (-0.8, 3.2), (1, 2.6), (2.2, 0.6), (2.2, -2)], FLESH, 0.42)
    pen.line([(-1.9, -0.9), (-1.2, -1.2), (-0.5, -0.9)], 0.4)
    pen.dots([(-1.3, -0.5)], 0.26)
    pen.line([(-1.8, 1.8), (-1.2, 1.9), (-0.6, 1.6)], 0.34)
    pen.shape([(-2.2, -1.6), (-1.6, -3.4), (1, -3.9), (2.9, -2), (2.9, 1), (2.2, 2.6), (1.3, 1.6), (1.4, -0.6), (0, -2)], EARTH if hair == INK else hair, 0.42)
    pen.lines([[(0.6, -3), (2, -1.4), (2.2, 1)], [(-0.6, -3.2), (1.6, -2.4), (2.5, -0.6)]], 0.34)


def _leg(pen: Press, bones: list, shoe: tuple, way: int, colour: str = YELLOW) -> None:
    pen.limb(bones, colour, 0.45)
    x, y = shoe
    pen.shape([(x + 0.8 * -way, y - 1.4), (x + 0.8 * way, y - 1.3), (x + 3 * way, y + 0.2), (x + 2.8 * way, y + 0.9), (x - 1 * way, y + 0.8)], INK, 0.3)


def woman(pen: Press) -> None:
    """The woman of the seven of cups, a red jar on her head, one hand to it; 20 wide, 44 high."""
    grass(pen, -8, 9, 21, 5)
    skirt = pen.shape([(-3, -2.6, 0), (3, -2.6, 0), (5.4, 5), (7.4, 18, 0), (3, 19.4), (-2.6, 19.4), (-7.6, 18, 0), (-6, 8), (-4.6, 1)], GREEN, 0.6)
    pen.comb(skirt, 4, 12, 0.7, 0.4)
    pen.pleats([(-4.4, 4), (-5.2, 11), (-6, 17.6)], [(4.6, 4), (5.4, 11), (6, 17.6)], 7, skirt, 0.45, True)
    pen.shape([(-2.4, -2.2, 0), (1.6, -2.2, 0), (2.8, 6), (3.2, 15, 0), (-0.4, 15.8), (-4, 15, 0), (-3.6, 6)], YELLOW, 0.5, shade=2, gap=0.65)
    pen.lines([[(-1.4, -1), (-2, 6), (-2.2, 13)], [(0.6, -1), (0.8, 6), (0.8, 12)]], 0.4)
    for x, way in ((-2.4, -1), (2, 1)):
        pen.shape([(x - 1, 19.2), (x + 1, 19.2), (x + 2.2 * way, 21.2), (x - 0.6 * way, 21.2)], INK, 0.3)
    pen.limb([(-3.2, -9, 1.5), (-5.4, -5, 1.3)], RED, 0.45)
    pen.limb([(-5.4, -5.4, 1.1), (-5.8, -1, 0.85)], FLESH, 0.4)
    pen.shape([(-6.4, -1.4), (-5, -1.2), (-5, 1.4), (-6.2, 2), (-6.8, 0.6)], FLESH, 0.38)
    pen.shape([(-3.4, -10.4), (0, -9), (3.2, -10.4), (3.4, -6), (2.8, -2.2, 0), (0, -1.4), (-2.8, -2.2, 0), (-3.4, -6)], RED, 0.55, shade=2.2, gap=0.6)
    pen.shape([(-2, -10.6), (0, -11.4), (2, -10.6), (0.8, -8), (-0.6, -8)], PAPER, 0.4)
    pen.lines([[(-0.9, -6 + i * 1.3), (0.8, -5.4 + i * 1.3)] for i in range(3)], 0.36)
    _face(pen.at(0, -13))
    pen.shape([(-3, -15.8), (0, -17), (3.2, -15.8), (3.6, -12.6), (3, -10.4), (2, -13), (0, -15), (-2.6, -14.6)], PAPER, 0.42)
    pen.shape([(-2, -17, 0), (-4.4, -20), (-3.6, -22.8), (-1.8, -24, 0), (1.8, -24, 0), (3.6, -22.8), (4.4, -20), (2, -17, 0)], RED, 0.55, shade=2.6, gap=0.6, angle=10)
    pen.line([(-3.6, -22), (0, -21.4), (3.6, -22)], 0.42)
    pen.limb([(3, -9, 1.5), (6.6, -10.4, 1.3)], RED, 0.45)
    pen.limb([(6.4, -10, 1.1), (6.6, -14.6, 0.95), (4.4, -19, 0.75)], FLESH, 0.42)
    pen.shape([(5, -18.4), (3.8, -18.6), (2.8, -20.2), (3.6, -21.4), (4.8, -20.4)], FLESH, 0.38)


def _fencer(pen: Press, coat_colour: str, sash: str) -> None:
    """A man lunging to the right, his blade raised to (13, -9); about 24 high."""
    pen.line([(4.4, -5.4), (9, -8.4), (14, -11.6)], 0.55, (0.9, 0.4))
    _leg(pen, [(-1.4, 2, 1.9), (-4, 6, 1.5), (-7, 10.4, 0.9)], (-7.4, 11.4), -1, GREY)
    _leg(pen, [(1.2, 2, 1.9), (4.6, 5.4, 1.5), (4.4, 10.6, 0.9)], (4.6, 11.4), 1, GREY)
    pen.limb([(-2.6, -5.6, 1.3), (-5.8, -4.4, 1.1), (-7.6, -7.6, 0.8)], coat_colour, 0.42)
    pen.shape([(-8.4, -7.4), (-7, -7.4), (-6.8, -9.2), (-7.8, -9.8), (-8.8, -9)], FLESH, 0.36)
    coat = pen.shape([(-2.8, -7), (0, -8), (2.8, -6.6), (2.4, -2.4), (3.6, 2.4, 0), (0, 3.6), (-3.8, 2.8, 0), (-2.4, -2)], coat_colour, 0.5)
    pen.comb(coat, 2.4, 20, 0.6, 0.4)
    pen.lines([[(-1.6, -1), (-2, 2.4)], [(0.4, -1), (0.6, 3)]], 0.4)
    pen.limb([(-2.5, -2, 0.6), (0, -1.4, 0.7), (2.6, -2.2, 0.6)], sash, 0.4)
    pen.limb([(2, -5.8, 1.3), (3.4, -4.4, 1.1), (5, -5.6, 0.8)], coat_colour, 0.42)
    pen.shape([(4.2, -6.6), (5.8, -6.6), (6, -5.2), (4.6, -4.6)], FLESH, 0.36)
    pen.line([(5.4, -7.2), (6.2, -6), (6.2, -4.6)], 0.5)
    _face(pen.at(0.4, -10.4, 0.92, 0, True))
    pen.shape([(-3.4, -12), (0, -12.6), (4, -12.4), (2, -13.2), (1.4, -15), (-1.4, -15), (-1.8, -12.8)], INK, 0.3)
    pen.line([(-1.4, -14.6), (-4, -15.6), (-5.4, -13.6)], 0.8, (0.6, 0.1))


def fighters(pen: Press) -> None:
    """The fencers of the four of cups over a drum and a fallen shield; 46 wide, 28 high."""
    grass(pen, -22, 22, 12.4, 9)
    _fencer(pen.at(-12.6, 0), GREY, RED)
    _fencer(pen.at(12.6, 0.4, 1, 3, True), PAPER, GREEN)
    pen.shape([(-6, 8.4), (-3, 6.2), (0.6, 7.4), (1.4, 10.4), (-1.4, 13), (-5, 12)], YELLOW, 0.5, shade=1.4, gap=0.55)
    pen.shape([(-3.6, 8.6), (-1.4, 8.8), (-1.4, 11), (-3.6, 11)], RED, 0.4)
    pen.shape([(1.6, 8, 0), (6, 7.6, 0), (6.2, 12.4, 0), (1.8, 12.8, 0)], RED, 0.45, shade=1.2, gap=0.55)
    pen.shape([(1.4, 8), (3.8, 6.8), (6.2, 7.8), (3.8, 8.8)], YELLOW, 0.42)
    pen.lines([[(2, 9), (3.2, 12.4)], [(4.4, 9), (3.2, 12.4)], [(4.4, 9), (5.6, 12)]], 0.36, (0.7, 0.7))

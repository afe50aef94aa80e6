# SPDX-License-Identifier: GPL-3.0-or-later
"""Three dogs: one that fetches a cap, one that sits by a stone, one that stands on the two of swords."""

from __future__ import annotations

from siciliane.houses import grass
from siciliane.press import GREY, INK, PAPER, RED, YELLOW, Press


def _leg(pen: Press, bones: list, paw: tuple[float, float]) -> None:
    pen.limb(bones, YELLOW, 0.5)
    x, y = paw
    pen.shape([(x + 0.9, y - 1.2), (x - 0.9, y - 1.1), (x - 2.3, y - 0.5), (x - 2.2, y + 0.5), (x + 0.9, y + 0.5)], YELLOW, 0.45)
    pen.lines([[(x - 1.4, y - 0.5), (x - 1.5, y + 0.3)], [(x - 0.5, y - 0.5), (x - 0.5, y + 0.3)]], 0.35)


def _head(pen: Press) -> None:
    """A hound's head in profile to the left, its neck to the lower right."""
    head = pen.shape([(3, -3.6), (0.6, -4.2), (-1.6, -3), (-4.6, -1.8), (-6.6, -1), (-6.8, 0.6), (-5, 1.4), (-2, 1.6), (0, 3), (3.4, 3.4), (5, 0)], YELLOW, 0.55)
    pen.comb(head, 1.4, 30, 0.6, 0.34)
    pen.fill([(-6.9, -1.1), (-6, -1.3), (-5.9, -0.5), (-6.8, -0.3)], INK)
    pen.line([(-6.4, 0.7), (-4.4, 0.5), (-2.8, 0.8)], 0.45)
    pen.dots([(-2, -1.8)], 0.42)
    pen.line([(-2.9, -2.3), (-2, -2.8), (-1, -2.4)], 0.35)
    pen.shape([(1.2, -3.4), (3.4, -3), (4.6, -0.4), (3.8, 2.6), (2.2, 1.6), (1.2, -1)], YELLOW, 0.5)
    pen.spikes([((3.8 - i * 0.5, 2 - i * 0.4), (3.2 - i * 0.4, 0.8 - i * 0.3), (2.8 - i * 0.3, -0.6)) for i in range(3)], 0.36)


def standing(pen: Press, prey: bool = False) -> None:
    """A hound on its four legs, looking left; 28 wide, 18 high; with `prey` it brings a red cap."""
    grass(pen, -13, 13, 9, 6)
    pen.limb([(10, -2.6, 0.8), (13, -4.6, 0.8), (15, -8, 0.6), (17, -9.4, 0.3)], YELLOW, 0.45, caps=(0, 0.5))
    _leg(pen, [(-4.4, 1, 2), (-5.6, 4.4, 1), (-5.4, 8, 0.8)], (-5.2, 9))
    _leg(pen, [(7, 0, 2.6), (5.6, 3.6, 1.3), (7.6, 6, 0.85), (6.8, 8.4, 0.75)], (6.8, 9.2))
    body = pen.shape([(-8.6, -8), (-5.6, -7.6), (-2, -4.8), (3, -4.6), (8, -4.8), (11.4, -2.4), (11.2, 1.4), (8, 2.4), (3.6, 0.6), (-1, 2.2), (-5.4, 3), (-8, 0.4), (-10, -4)], YELLOW, 0.6)
    pen.comb(body, 2.6, 34, 0.7, 0.38)
    pen.lines([[(0.6 + i * 1.3, -1.6), (0.4 + i * 1.3, -0.4), (0.8 + i * 1.3, 0.6)] for i in range(3)], 0.36)
    _leg(pen, [(-6.4, 1, 2), (-8, 4.4, 1.05), (-7.6, 8.2, 0.85)], (-7.6, 9.6))
    _leg(pen, [(9, 0, 2.8), (9, 3.6, 1.4), (11.4, 6.2, 0.9), (10.4, 9, 0.8)], (10.4, 10))
    pen.line([(6.6, -2.4), (6.8, 0.6), (8.4, 2.4)], 0.45)
    _head(pen.at(-10, -8.6))
    if prey:
        cap = pen.at(-17.6, -7.8)
        cap.shape([(1.6, 0), (0, -2.4), (-3.4, -3), (-6, -1.4), (-5.6, 1.6), (-3, 3.4), (0.4, 2.4)], RED, 0.5, shade=1.6, gap=0.6)
        cap.lines([[(0.6, -0.4), (-2, -0.6), (-4.4, -1)], [(0.6, 0.8), (-1.6, 1.2), (-3.6, 1)]], 0.4)


def fetching(pen: Press) -> None:
    """The dog of the five of swords looks right and brings a cap."""
    standing(pen.at(0, 1, 1.02, 0, True), True)


def sitting(pen: Press) -> None:
    """The dog of the four of swords sits by a stone with some strokes cut into it; 30 wide, 26 high."""
    pen.shape([(-15, 11, 0), (-15, -3.4, 0), (-13.4, -4.6, 0), (-4, -4.6, 0), (-4, 11, 0)], PAPER, 0.6)
    pen.shape([(-4, -4.6, 0), (-2.4, -3.2, 0), (-2.4, 11, 0), (-4, 11, 0)], GREY, 0.5)
    pen.lines([[(-13, -1.6 + i * 3), (-9.6, -1.9 + i * 3), (-6 - (i % 2) * 1.6, -1.6 + i * 3)] for i in range(4)], 0.55, (0.6, 0.3))
    grass(pen, -16, 15, 11, 8)
    pen.limb([(10.6, 9, 1), (13.6, 8.6, 0.9), (14.6, 5.6, 0.5)], YELLOW, 0.45, caps=(0, 0.5))
    back = pen.shape([(1.4, -8), (5.4, -7), (8.4, -2.4), (10.8, 3), (11.4, 8), (9.6, 10.6), (3.4, 10.8), (1.6, 6), (-0.4, 1.6), (-1.4, -3.4)], YELLOW, 0.65)
    pen.comb(back, 3.2, 40, 0.7, 0.4)
    pen.lines([[(4, 9.6), (4.6, 6), (8, 4.4), (10, 6)], [(1.2, -3), (2.4, 0), (2.6, 3)]], 0.5, (0.4, 0.2))
    pen.limb([(0.4, -1, 1.9), (0.6, 4, 1.3), (0, 9.6, 0.95)], YELLOW, 0.5)
    pen.limb([(3.4, -1, 1.9), (3, 4.4, 1.3), (2.6, 10, 1)], YELLOW, 0.5)
    for x, y in ((-0.4, 10.4), (2.2, 11.2), (7.6, 11)):
        pen.shape([(x + 1.4, y - 1), (x - 1, y - 1), (x - 2.2, y), (x - 1.8, y + 0.8), (x + 1.4, y + 0.8)], YELLOW, 0.45)
        pen.lines([[(x - 1, y - 0.4), (x - 1.1, y + 0.5)], [(x, y - 0.4), (x, y + 0.5)]], 0.34)
    _head(pen.at(0.6, -10, 1.02, 8))
    pen.limb([(-1.8, -5.4, 0.6), (1.6, -4.6, 0.7), (5.2, -6, 0.6)], RED, 0.4)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the three of coins: a boy in a straw hat who brings a red purse, drawn like a jack and printed small."""

from __future__ import annotations

import hands
from siciliane import hats
from siciliane.coin_parts import circle
from siciliane.figures import arm, belt, bodice, boot, collar, leg, on_hip, puff, skirt
from siciliane.heads import CHESTNUT, Look, head, throat
from siciliane.houses import grass
from siciliane.press import GREEN, RED, YELLOW, Press

BOLD = 1.5  # how much heavier a line is cut where all is small


class Small(Press):
    """A pen for figures a third as high as a jack: heavier lines, and fewer of them."""

    def shape(self, knots, colour: str | None, width: float = 0.62, *more, **named) -> list:
        return super().shape(knots, colour, width * BOLD, *more, **named)

    def comb(self, outline, depth: float, angle: float = 20, gap: float = 0.95, cut: float = 0.42, *more, **named) -> None:
        super().comb(outline, depth, angle, gap * 2, cut * BOLD, *more, **named)

    def lines(self, many, width: float = 0.6, *more, **named) -> None:
        super().lines(many, width * BOLD, *more, **named)

    def pleats(self, first, last, count: int, clip, width: float = 0.5, white: bool = True, ragged: float = 0.35) -> None:
        super().pleats(first, last, count // 2, clip, width * BOLD, white, ragged)


def draw(pen: Press) -> None:
    """About 24 wide and 47 high, the origin in its middle."""
    grass(pen, -9, 10, 22.4, 5)
    p = Small(pen.sheet, pen._m).at(0, 0, 0.4).at(-54, -75)
    leg(p, (61, 92), (63.6, 107), (67, 126), 1)
    boot(p, 67.4, 129, 6, True)
    leg(p, (49, 92), (47, 108), (44, 127), -1)
    boot(p, 43.6, 130.4, 0)
    skirt(p, [(46, 66), (43, 78), (39.6, 92)], [(65.4, 66), (69.6, 78), (73, 91)], GREEN, 8)
    puff(p, [(65, 46.6, 4.2), (71.6, 50.4, 6.4), (76.6, 56, 5.2)], GREEN, 3)
    arm(p, [(75.6, 55, 4.4), (78, 59.6, 3.7), (74.6, 64.4, 3), (70.6, 67.4, 2.4)])
    on_hip(p, 71.4, 66.8, 12, -38)
    bodice(p, [(48, 43.4), (45, 48), (44.6, 56), (46, 66.6, 0), (56, 68), (65.4, 66.6, 0), (68, 56), (68, 47.6), (64, 43.6), (56, 45.6)], GREEN, [(48, 66), (47.4, 58), (50, 49)], [(64, 66), (65, 58), (63, 49)], 5)
    p.lines([[(56, 50), (55.6, 66)], [(55.6, 69), (55.4, 91)]], 0.9, (0.6, 0.6))
    p.dots([(58.6, 53 + i * 5) for i in range(3)], 1.1, YELLOW)
    belt(p, [(45.4, 66.4), (56, 68.4), (66, 66)], RED, 2)
    _purse(p)
    pose = (55, 31.2, 20, Look("waves", CHESTNUT, gaze=-0.6, smile=0.9, nose=-0.4, broad=1.04), 3)
    throat(p, *pose)
    collar(p, [(45.6, 44.4), (48.4, 40.4), (50.4, 43.4), (55, 48.6, 0), (60.4, 43.4), (62, 40.4), (65.4, 44.4), (62, 49.4, 0), (55.2, 52, 0), (49, 49.6, 0)])
    hats.straw(head(p, *pose))


def _purse(p: Press) -> None:
    """The arm held out, a purse hanging from the hand by its string."""
    p.line([(23.6, 78), (21, 84), (20.6, 90)], 1.4, (0.9, 0.9))
    bag = p.shape([(17, 92, 0), (15, 88), (20, 89.6), (26, 87.6), (24.4, 92, 0), (31, 100), (32, 108), (26, 113.6), (15, 113.6), (9.4, 108), (10.6, 99.6)], RED, 1, 0.5)
    p.comb(bag, 5, 20, 0.9, 0.44)
    p.limb([(16.4, 92, 1), (20.6, 93, 1.1), (24.8, 92, 1)], YELLOW, 0.6)
    p.lines([[(18.6, 95), (16, 101), (15.6, 107)], [(22, 95), (24, 101), (24, 106)]], 0.6, (0.6, 0.1))
    p.shape(circle(2.6, 19.8, 104), YELLOW, 0.6)
    hands.fist(p, 23.4, 77.4, 12.6, 64)
    arm(p, [(39, 60, 4.2), (35, 66, 3.7), (31, 71.4, 3), (27.4, 76.4, 2.3)])
    puff(p, [(47, 47, 4.4), (41.6, 53.4, 6.2), (38.4, 62, 5)], GREEN, 3)

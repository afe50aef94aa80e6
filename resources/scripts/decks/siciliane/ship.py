# SPDX-License-Identifier: GPL-3.0-or-later
"""The great ship of the six of cups, and the boat of the six of swords."""

from __future__ import annotations

from siciliane.press import BLUE, GREEN, GREY, INK, PAPER, RED, YELLOW, Press


def draw(pen: Press) -> None:
    """A three-master under sail to the left, 72 wide and 44 high, her middle at the origin."""
    _rigging(pen)
    _hull(pen)
    _sails(pen)
    _sea(pen)


def _rigging(pen: Press) -> None:
    stays = [[(-21, -20), (-28, -6), (-36, 4.6)], [(-21, -13), (-28, -2), (-33.6, 4)], [(-1, -23), (-10, -14), (-20, -2)], [(17, -20), (9, -10), (0.6, 2)], [(17, -20), (24, -8), (30, 3)],
             [(-21, -20), (-17, -8), (-14, 6)], [(-1, -23), (3, -8), (7, 6)], [(-21, -20), (-24, -6), (-26, 6)], [(-1, -23), (-5, -8), (-8, 6)], [(17, -20), (20, -8), (24, 5)], [(17, -20), (14, -8), (12, 6)]]
    pen.lines(stays, 0.34, (0.9, 0.9))
    for x, top in ((-21, -24), (-1, -27), (17, -24)):
        pen.shape([(x - 0.75, 8, 0), (x - 0.45, top, 0), (x + 0.45, top, 0), (x + 0.75, 8, 0)], YELLOW, 0.4)
    pen.limb([(-25, 6, 0.9), (-32, 4.2, 0.7), (-38, 2.2, 0.4)], YELLOW, 0.45)
    for x, y, colour, way in ((-21, -24, GREEN, 1), (-1, -27, RED, 1), (17, -24, YELLOW, 1)):
        pen.shape([(x, y, 0), (x + way * 3, y + 0.8), (x + way * 6.4, y - 0.4, 0), (x + way * 5.2, y + 1.4, 0), (x + way * 6.2, y + 3.2, 0), (x + way * 3, y + 3.2), (x, y + 2.6, 0)], colour, 0.4)


def _sail(pen: Press, x: float, y: float, half: float, height: float, colour: str) -> None:
    """A square sail filled by a wind from the right, under its yard."""
    pen.limb([(x - half - 1.4, y - 0.2, 0.35), (x, y - 0.5, 0.6), (x + half + 1.4, y - 0.2, 0.35)], YELLOW, 0.4)
    sail = pen.shape([(x - half, y, 0), (x, y + 0.5), (x + half, y, 0), (x + half + 0.9, y + height * 0.5), (x + half - 0.2, y + height, 0), (x, y + height - 1.6), (x - half - 1.4, y + height, 0), (x - half - 1.4, y + height * 0.45)], colour, 0.55)
    pen.comb(sail, 3.2, 12, 0.75, 0.38)
    pen.lines([[(x + d, y + 0.8), (x + d - 0.7, y + height * 0.5), (x + d - 0.3, y + height - 1.6)] for d in (-half * 0.55, -0.2, half * 0.5)], 0.36, (0.4, 0.4))
    pen.spikes([((x - half + 1 + i * 1.5, y + 0.6), (x - half + 0.8 + i * 1.5, y + 1.6), (x - half + 0.7 + i * 1.5, y + 2.6)) for i in range(int(half * 2 / 1.5))], 0.4)


def _sails(pen: Press) -> None:
    _sail(pen, -21, -20, 4.6, 7.4, PAPER)
    _sail(pen, -21, -11, 6.4, 11, GREEN)
    _sail(pen, -1, -23, 5.2, 7.4, YELLOW)
    _sail(pen, -1, -14, 7.8, 13.4, PAPER)
    _sail(pen, 17, -20, 4.6, 7.2, YELLOW)
    _sail(pen, 17, -11, 6.4, 11, RED)
    jib = pen.shape([(-28, -6, 0), (-32, 0), (-36.4, 3.4, 0), (-31.6, 2), (-27, 2.6, 0), (-26.6, -2)], RED, 0.5)
    pen.comb(jib, 2, 20, 0.7, 0.34)
    pen.shape([(24, -9, 0), (28.6, -3), (32, 0.6, 0), (27, 1), (22.6, 0.4, 0), (24.4, -4)], GREEN, 0.5, shade=2, gap=0.7)


def _hull(pen: Press) -> None:
    hull = pen.shape([(-29, 4.6, 0), (-24, 7), (-10, 8.4), (8, 8.2), (22, 6), (30.6, 1.6, 0), (32, 1.8, 0), (31, 6), (27.6, 13), (24, 17, 0), (-22, 17, 0), (-25.6, 11), (-28, 7.4)], GREY, 0.75)
    pen.comb(hull, 3.4, 4, 0.7, 0.4)
    pen.lines([[(-28, 7.2), (-12, 10.2), (8, 10), (30, 5)], [(-26.4, 10.6), (-10, 13.4), (8, 13.2), (28.4, 10)], [(-25, 13.6), (-10, 15.4), (10, 15.4), (26.4, 13.6)]], 0.5, (0.6, 0.6))
    for i in range(11):
        x = -21 + i * 4.3
        y = 11.1 - abs(i - 4.2) * 0.1 + (-0.5 if i > 7 else 0) - max(0, i - 7) * 0.35
        pen.fill([(x - 0.95, y - 0.8, 0), (x + 0.95, y - 0.8, 0), (x + 0.95, y + 0.9, 0), (x - 0.95, y + 0.9, 0)], INK)
        pen.line([(x - 0.9, y - 1.2), (x, y - 1.3), (x + 0.9, y - 1.2)], 0.4)
    # The sterncastle with its windows, and the figurehead.
    pen.shape([(24, 1.2, 0), (33, -1.6, 0), (32.4, 3, 0), (25, 5.6, 0)], YELLOW, 0.5)
    pen.lines([[(26.6 + i * 2, 1.2 - i * 0.6), (26.8 + i * 2, 4 - i * 0.6)] for i in range(3)], 0.7, (0.8, 0.8))
    pen.shape([(-28.6, 4.8, 0), (-31, 5.4), (-32.4, 4), (-33.4, 5), (-32, 7), (-28.4, 8, 0)], YELLOW, 0.45)


def _sea(pen: Press) -> None:
    pen.shape([(-36, 16, 0), (-32, 14.6), (-28, 16.6, 0), (-23, 14.4), (-18, 16.6, 0), (-12, 14.6), (-6, 16.8, 0), (0, 14.8), (6, 16.8, 0), (12, 14.6), (18, 16.6, 0), (23, 14.4), (28, 16.6, 0), (33, 14.8), (36, 16.4, 0),
                     (34, 19), (30, 20.4, 0), (20, 21.4), (8, 21), (-4, 22.4), (-16, 21), (-28, 21.6), (-33, 19)], BLUE, 0.5)
    for row, y in enumerate((17.2, 19.2)):
        pen.lines([[(x, y + 0.6), (x + 2.4, y - 0.6), (x + 4.8, y + 0.7), (x + 6.6, y + 0.1)] for x in (-31 + row * 3 + i * 8.6 for i in range(7 - row))], 0.55, (0.2, 0.2))
        pen.lines([[(x, y + 0.2), (x + 2.2, y - 0.9), (x + 4, y)] for x in (-29 + row * 4 + i * 8.6 for i in range(7 - row))], 0.5, (0.1, 0.1), PAPER)


def sail_boat(pen: Press) -> None:
    """A felucca with two lateen sails, 20 wide and 18 high."""
    pen.lines([[(-3.6, 4), (-3.4, -3), (-3, -8)], [(3.4, 4), (3.6, -3), (4, -7)]], 0.6, (0.9, 0.6))
    pen.shape([(-9.6, 2.4, 0), (-6, -3), (-1.6, -9.6, 0), (-1.4, -3), (-1.8, 2.6, 0), (-5.6, 1.8)], YELLOW, 0.5, shade=1.8, gap=0.6)
    pen.shape([(-0.6, 2.2, 0), (2.6, -3), (5.8, -8.4, 0), (6.4, -3), (6, 2.6, 0), (2.6, 1.8)], YELLOW, 0.5, shade=1.8, gap=0.6)
    pen.shape([(-3, -8.4, 0), (-0.6, -9.4), (-2, -11, 0)], RED, 0.35)
    pen.shape([(4, -7.4, 0), (6.6, -8.4), (5, -10, 0)], RED, 0.35)
    pen.shape([(-9.6, 3, 0), (-4, 4.2), (3, 4.2), (9.4, 2.4, 0), (7.6, 6.4, 0), (-7, 6.6, 0)], GREY, 0.55, shade=1.6, gap=0.6, angle=0)
    pen.line([(-8.4, 4.6), (0, 5.4), (8.2, 4)], 0.4)
    pen.shape([(-11.6, 6.6, 0), (-8, 5.6), (-5, 6.8, 0), (-2, 5.6), (1, 6.8, 0), (4, 5.6), (7, 6.8, 0), (9.6, 5.8), (11.6, 6.6, 0), (8, 9), (0, 8.6), (-7, 9.2)], BLUE, 0.45)
    pen.lines([[(-8 + i * 4.4, 7.9), (-6.4 + i * 4.4, 7.1), (-4.6 + i * 4.4, 7.9)] for i in range(4)], 0.42)

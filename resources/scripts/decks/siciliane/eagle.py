# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of coins: a red and green eagle with raised wings behind a great white dish."""

from __future__ import annotations

import fit
from siciliane.coin_parts import circle, hoop
from siciliane.press import GREEN, INK, PAPER, RED, YELLOW, Press

DISH = (50, 92)
RADIUS = 37


def draw(pen: Press) -> None:
    """The whole card."""
    _tail(pen)
    for mirror in (False, True):
        side = pen.at(100, 0, 1, 0, True) if mirror else pen
        _wing(side.at(36, 82, 1, -5).at(-36, -82))
    _body(pen)
    _head(pen)
    _dish(pen.at(*DISH))
    for mirror in (False, True):
        _claw(pen.at(100, 0, 1, 0, True) if mirror else pen)


def feather(pen: Press, x: float, y: float, length: float, turn: float, colour: str, half: float = 3.4) -> None:
    """A feather hanging from (x, y), turned clockwise, with its quill and barbs."""
    p = pen.at(x, y, 1, turn)
    p.shape([(-half * 0.5, 0, 0), (-half, length * 0.35), (-half * 0.95, length * 0.75), (-half * 0.2, length, 0), (half * 0.8, length * 0.86), (half, length * 0.45), (half * 0.5, 0, 0)], colour, 0.62, 0.55)
    p.line([(0, 1), (-half * 0.12, length * 0.5), (-half * 0.2, length * 0.95)], 0.55, (0.9, 0.2), peak=0.1)
    count = max(3, int(length / 2.1))
    p.spikes([((half * 0.96 - 0.02 * i, 3 + i * (length - 5) / count), (half * 0.5, 3.2 + i * (length - 5) / count), (half * 0.06, 1.6 + i * (length - 5) / count)) for i in range(count)], 0.5)
    p.lines([[(-half * 0.75, 4 + i * (length - 6) / 4), (-half * 0.4, 2.8 + i * (length - 6) / 4), (-half * 0.16, 2 + i * (length - 6) / 4)] for i in range(3)], 0.42, (0.2, 0.1), PAPER)


def _tail(pen: Press) -> None:
    for x, y, turn, length in ((37, 117, 26, 24), (63, 117, -26, 24), (41, 118, 15, 27), (59, 118, -15, 27), (46, 119, 6, 28.4), (54, 119, -6, 28.4), (50, 119, 0, 29)):
        feather(pen, x, y, length, turn, GREEN, 4)


def _wing(pen: Press) -> None:
    """The left wing: green flight feathers down the outside, the red arm of the wing within."""
    for x, y, length, turn in ((36, 82, 40, 24), (33, 72, 46, 20), (30.4, 62, 50, 17), (28, 52, 52, 14.6), (26, 43, 52, 13), (24.6, 34, 48, 12), (24.4, 26, 42, 12)):
        feather(pen, x, y, length, turn, GREEN, 4)
    for x, y, length, turn in ((24.6, 24, 30, 6), (25.6, 33, 30, 8), (27.6, 43, 30, 10), (30.6, 53, 30, 12)):
        feather(pen, x, y, length, turn, GREEN, 4)
    arm = pen.shape([(29, 14.6), (24, 16), (20.6, 21), (19.6, 28, 0), (21.6, 31), (20.4, 36.4, 0), (23, 39.4), (22.4, 45, 0), (25.4, 47.6), (25.6, 53, 0), (28.6, 55.4), (29.4, 61, 0), (32.4, 63), (36, 70), (43, 62), (42.8, 56, 0), (40, 53.6), (40, 48, 0), (37.2, 45.4), (37.6, 40, 0), (35, 36.6), (36, 31, 0), (34.4, 26), (34.6, 20), (32.4, 15.6)], RED, 0.95, 0.55)
    pen.comb(arm, 5, 20, 0.85, 0.46)
    for row in range(8):
        x0, y0 = 23.4 + (row * 0.55 if row < 3 else 1.6 + (row - 3) * 1.75), 22 + row * 5.4
        for k in range(3):
            x, y = x0 + k * 3.9, y0 + (k % 2) * 2
            if y > 61:
                continue
            pen.lines([[(x - 1.9, y), (x - 1.5, y + 2.6), (x, y + 4.6)], [(x, y + 4.6), (x + 1.5, y + 2.6), (x + 1.9, y)]], 0.65, (0.2, 0.5))
            pen.line([(x - 0.9, y + 0.2), (x - 0.6, y + 1.8), (x, y + 3)], 0.45, (0.1, 0.1), PAPER)
    pen.line([(24, 22), (26.4, 19.4), (29.4, 18.8)], 0.6, (0.2, 0.1), PAPER)


def _body(pen: Press) -> None:
    body = pen.shape([(43.6, 32), (40.4, 40), (39, 50), (37.4, 62), (50, 68), (62.6, 62), (61, 50), (60, 40), (57, 32)], GREEN, 0.9, 0.55)
    pen.comb(body, 6, 24, 0.85, 0.44)
    for row in range(5):
        y = 36 + row * 4.6
        for k in range(-2, 3):
            x = 50 + k * 4 + (2 if row % 2 else 0)
            if abs(x - 50) > 8.6 + row * 0.4:
                continue
            pen.lines([[(x - 1.9, y), (x - 1.3, y + 2.8), (x, y + 4.2), (x + 1.3, y + 2.8), (x + 1.9, y)]], 0.62, (0.4, 0.4))
            pen.line([(x, y + 0.6), (x, y + 1.8), (x, y + 3)], 0.45, (0.6, 0.1))
            if k < 1:
                pen.line([(x - 1.2, y + 0.2), (x - 0.8, y + 1.8), (x - 0.3, y + 2.6)], 0.42, (0.1, 0.1), PAPER)


def _head(pen: Press) -> None:
    """In profile to the right: a great open hook of a beak, a scowling eye, hackles that stand off the neck."""
    head = pen.shape([(41, 38, 0), (42.4, 33.6), (38.4, 33, 0), (42, 29.6), (38.2, 27.6, 0), (42, 25), (39.4, 21.6, 0), (42.8, 19.6), (42, 15.4, 0), (45.8, 13.6), (50, 10.2), (55, 9.8), (59, 12, 0), (59.6, 17), (58, 23, 0), (58.2, 27), (61.4, 30, 0),
                      (59.4, 31), (61.6, 35, 0), (58.4, 35), (59.4, 40.4, 0), (55.4, 37.6), (53, 42.4, 0), (50, 38.4), (47, 42.4, 0), (44.8, 38.4)], RED, 0.95, 0.55)
    pen.comb(head, 4, 28, 0.8, 0.44)
    pen.shape([(57.6, 18.8, 0), (61.4, 21), (64.4, 25.4, 0), (61.6, 25.8), (58, 23.6, 0)], YELLOW, 0.7, 0.55, shade=1.2, gap=0.65)
    pen.shape([(57.6, 19.6, 0), (61, 20.4), (64, 22.6, 0), (60.6, 22)], RED, 0.5)
    pen.shape([(56.6, 11.8, 0), (61, 10.6), (66.6, 11.2), (71, 14), (73.2, 19), (72, 25, 0), (70.4, 21), (66.6, 18.8), (61.4, 19.4), (56.4, 19.8, 0), (58, 15.6)], YELLOW, 0.9, 0.55, shade=2.2, gap=0.65)
    pen.line([(61.4, 10.8), (60.4, 14), (61.4, 18.8)], 0.6, (0.6, 0.3))
    pen.fill([(62.6, 13.6), (64.6, 13), (65.2, 14.2), (63.2, 15)], INK)
    pen.line([(66.4, 12.4), (69.4, 14.4), (71.4, 18)], 0.6, (0.1, 0.1), PAPER)
    # The eye, yellow under a heavy brow.
    pen.shape([(49.6, 16), (52.6, 14.2), (56.2, 15.8), (55.6, 18.4), (52.6, 19.2), (50.4, 18)], YELLOW, 0.7)
    pen.dots([(53.6, 16.8)], 1.25)
    pen.dots([(53.2, 16.4)], 0.4, PAPER)
    pen.fill([(47.4, 14.4), (52, 12.2), (58, 14.6), (58.6, 16.6, 0), (54.6, 15.6), (51, 14.8)], INK)
    pen.line([(49.6, 19.2), (52.8, 20.6), (56.2, 19.6)], 0.6)
    for x, y, long in ((46.4, 17, 4), (45, 21.6, 5), (48.4, 22, 5), (52.4, 22.6, 5), (44.6, 26.8, 5.4), (48.4, 27.4, 5.4), (52.6, 28, 5.4), (56.4, 27.4, 4.6), (45.6, 32, 5), (49.4, 33, 5.4), (53.6, 33.4, 5), (57, 33, 4)):
        pen.lines([[(x - 1.5, y), (x - 1.1, y + long * 0.6), (x + 0.1, y + long)], [(x + 0.1, y + long), (x + 1.2, y + long * 0.6), (x + 1.5, y)]], 0.6, (0.2, 0.5))
        pen.line([(x - 0.5, y + 0.4), (x - 0.3, y + long * 0.5), (x, y + long * 0.7)], 0.45, (0.1, 0.1), PAPER)


def _dish(pen: Press) -> None:
    disc = pen.shape(circle(RADIUS), PAPER, 1.1, 0.5)
    pen.comb(disc, 4, 35, 0.8, 0.4)
    hoop(pen, RADIUS - 1.8, 0.4)
    hoop(pen, RADIUS - 8.2, 0.7)
    hoop(pen, RADIUS - 9.8, 0.36)
    # A chased border of small leaves between the rings.
    for i in range(36):
        leaf = pen.at(0, 0, 1, i * 10)
        leaf.line([(-1.6, -(RADIUS - 3)), (0.4, -(RADIUS - 5)), (2.4, -(RADIUS - 6.9))], 0.8, (0.1, 0.1))
        leaf.line([(0.6, -(RADIUS - 3)), (1.2, -(RADIUS - 4)), (2.6, -(RADIUS - 4.6))], 0.5, (0.1, 0.1))
    well = fit.through(circle(RADIUS - 10.2), True)
    pen.comb(well, 1.6, 35, 0.8, 0.34, INK, 180)


def _claw(pen: Press) -> None:
    """A foot that clutches the rim of the dish: scaled yellow toes spread wide, a black talon on each."""
    shank = pen.limb([(39.4, 140, 2), (36, 134.6, 2.3), (33.6, 130.4, 2.8)], YELLOW, 0.8, 0.55, (0, 0.6))
    pen.comb(shank, 1.6, 20, 0.7, 0.4)
    pen.lines([[(35, 132.4), (37, 134), (38.6, 133.6)], [(37, 135.6), (38.6, 137), (40.2, 136.4)]], 0.5)
    for x, y, turn in ((29, 127.6, -30), (38, 130.6, 40), (33, 128.4, 6)):
        toe = pen.at(x, y, 1, turn)
        toe.fill([(-1.1, -6, 0), (-1.9, -8.4), (-1, -11), (1.6, -13.4, 0), (1, -10), (1.3, -6, 0)], INK)
        toe.line([(-0.8, -7.4), (-0.9, -9.2), (0.2, -11)], 0.4, (0.1, 0.1), PAPER)
        digit = toe.limb([(0, 3.4, 1.5), (0.5, 0.6, 1.9), (-0.1, -1.6, 1.5), (0.4, -3.8, 1.7), (0, -6, 1.3)], YELLOW, 0.7, 0.55, (0.6, 0.9))
        toe.comb(digit, 1.2, 0, 0.7, 0.4)
        toe.lines([[(-1.6, 1.4), (0, 2), (1.7, 1.2)], [(-1.5, -0.8), (0, -0.2), (1.5, -1)], [(-1.2, -3), (0, -2.4), (1.6, -3.2)]], 0.5)

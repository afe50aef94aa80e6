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
        _wing(pen.at(100, 0, 1, 0, True) if mirror else pen)
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
    arm = pen.shape([(27, 17), (22.6, 20.6), (20.4, 28), (21.4, 38, 0), (23.8, 41), (23.6, 46, 0), (26.4, 49), (26.4, 54.6, 0), (29.4, 57), (30, 63), (36, 70), (42.6, 62), (40.6, 52), (36, 42), (34, 32), (34.4, 23), (31.6, 17.6)], RED, 0.9, 0.55)
    pen.comb(arm, 4.6, 20, 0.85, 0.44)
    for row, (x0, y0) in enumerate(((24.4, 23), (24.4, 29), (25, 35), (26.2, 41), (28, 47), (30, 53), (32.4, 59))):
        for k in range(3):
            x, y = x0 + k * 3.4 + row * 0.1, y0 + k * 0.5 + (row % 2)
            pen.line([(x - 1.7, y - 1), (x - 0.9, y + 1.4), (x + 0.6, y + 1.8), (x + 1.7, y - 0.6)], 0.6, (0.3, 0.3))
            pen.line([(x - 1.2, y - 0.8), (x - 0.6, y + 0.5), (x + 0.3, y + 0.7)], 0.42, (0.1, 0.1), PAPER)
    pen.line([(24, 22), (26.4, 19.4), (29.4, 18.8)], 0.6, (0.2, 0.1), PAPER)


def _body(pen: Press) -> None:
    body = pen.shape([(43.6, 30), (40.6, 38), (39.6, 48), (38.4, 62), (50, 68), (61.6, 62), (60.4, 48), (59.4, 38), (56.4, 30)], GREEN, 0.9, 0.55)
    pen.comb(body, 6, 24, 0.85, 0.44)
    for row in range(7):
        y = 31.6 + row * 4.6
        for k in range(-2, 3):
            x = 50 + k * 4 + (2 if row % 2 else 0)
            if abs(x - 50) > 8.4 + row * 0.3:
                continue
            pen.lines([[(x - 1.9, y), (x - 1.3, y + 2.8), (x, y + 4.2), (x + 1.3, y + 2.8), (x + 1.9, y)]], 0.62, (0.4, 0.4))
            pen.line([(x, y + 0.6), (x, y + 1.8), (x, y + 3)], 0.45, (0.6, 0.1))
            if k < 1:
                pen.line([(x - 1.2, y + 0.2), (x - 0.8, y + 1.8), (x - 0.3, y + 2.6)], 0.42, (0.1, 0.1), PAPER)


def _head(pen: Press) -> None:
    """In profile to the right: hooked beak, ragged nape."""
    head = pen.shape([(42, 34, 0), (44, 28), (40.2, 27.4, 0), (43.4, 24.4), (40.4, 22, 0), (44, 20.4), (42.6, 17.2, 0), (46.4, 16.8), (48.4, 14), (53, 12.2), (57.4, 13.2), (60, 15.4, 0), (59.4, 18), (58.4, 20.4, 0), (57, 22), (57.4, 25), (60, 27.2, 0),
                      (58, 28.4), (59.6, 31.4, 0), (57, 31.6), (57.6, 35.2, 0), (54, 33.6), (51.4, 37, 0), (49, 33.8), (45.6, 36.4, 0), (44.6, 33.6)], RED, 0.9, 0.55)
    pen.comb(head, 3.6, 28, 0.8, 0.42)
    pen.shape([(58.4, 14.4, 0), (62, 13.6), (66, 15), (68.4, 18.4), (68, 22.4, 0), (66.2, 19.8), (63.4, 18.8), (60.6, 19.4), (58, 18.8, 0)], YELLOW, 0.75, 0.55, shade=1.6, gap=0.65)
    pen.shape([(58.2, 19, 0), (61, 19.6), (63.8, 19.6), (65.2, 21, 0), (62.4, 22.2), (58.6, 21.4, 0)], YELLOW, 0.6)
    pen.fill([(60.6, 15.6), (62.2, 15.2), (62.6, 16), (61.2, 16.4)], INK)
    # Eye under a fierce brow.
    pen.shape([(51.6, 17.4), (54, 15.8), (56.6, 17), (54.4, 18.8)], PAPER, 0.45)
    pen.dots([(54.6, 17.2)], 0.85)
    pen.line([(50.4, 15.4), (54, 14.4), (58, 16.4)], 1.1, (0.3, 0.5))
    pen.line([(51.4, 18.6), (54, 19.8), (56.8, 18.6)], 0.5)
    for a, b in (((45, 20), (48.6, 22)), ((44, 24), (48, 25)), ((45, 28), (49, 28.4)), ((48.6, 18.6), (51, 21)), ((50, 24), (52.6, 26.6)), ((53, 22), (55, 25)), ((50, 29), (52, 32)), ((46.6, 30), (47.6, 33))):
        pen.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.7), b], 0.6, (0.7, 0.1), peak=0.2)
        pen.line([(a[0] + 0.2, a[1] - 0.9), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 1.6), (b[0] - 0.6, b[1] - 1)], 0.42, (0.2, 0.1), PAPER)


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
    """Three yellow toes over the rim of the dish."""
    for dx, dy, turn in ((-4.6, -1, 24), (0, 0.6, 8), (4.4, 0.4, -10)):
        toe = pen.at(33 + dx, 128 + dy, 1, turn - 14)
        toe.shape([(-1.6, 2.6, 0), (-2, -2), (-1.7, -5.4), (0, -6.6), (1.7, -5.4), (2, -2), (1.6, 2.6, 0)], YELLOW, 0.6, shade=1.3, gap=0.7)
        toe.shape([(-1.1, -5.4, 0), (-1, -7.6), (0.5, -9.6, 0), (1, -7.4), (1.1, -5.4, 0)], PAPER, 0.5)
        toe.lines([[(-1.7, -1), (0, -0.3), (1.7, -1)], [(-1.7, -3.2), (0, -2.5), (1.7, -3.2)]], 0.45)

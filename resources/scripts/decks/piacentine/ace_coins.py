# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of coins: a crowned eagle, wings raised, bearing a great empty medallion; it stands on a blank scrolled plaque."""

from __future__ import annotations

import math

from ink import ring
from piacentine.stone import BLUE, BOTTOM, DEEP_RED, GREEN, INK, LEFT, OCHRE, PALE_BLUE, RED, RIGHT, WHITE, YELLOW, Chalk, card, margin, rule
from svg import Svg

RUSSET = "#b8452a"
BROWN = "#7c2f1e"


def draw(sheet: Svg) -> None:
    card(sheet)
    p = Chalk(sheet)
    _landscape(p)
    _define_feathers(sheet)
    for s in (-1, 1):
        _wing(p, s)
    _tail(p)
    _plaque(p)
    for s in (-1, 1):
        _leg(p.at(50 + s * 15, 145, 1, 0, s < 0))
    _lower_body(p)
    _hackles(p)
    _head(p)
    _medallion(p)
    margin(sheet)
    rule(sheet)


def _define_feathers(sheet: Svg) -> None:
    """Feathers hanging down from the origin, 10 long: a broad one in two colours, and a thin ragged one."""
    for name, colour in (("red", RUSSET), ("brown", BROWN)):
        with sheet.define(name):
            p = Chalk(sheet)
            p.shape([(0, -1, 0), (-2.4, 2), (-2.2, 6), (0, 10, 0), (2.2, 6), (2.4, 2)], colour, 0.6, 0.6)
            p.line([(0, 0), (0.2, 5), (0, 9)], 0.5, (0.9, 0.1), peak=0.2)
            p.spikes([((s * 2.2, 2.4 + i * 1.7), (s * 1.2, 3 + i * 1.7), (s * 0.3, 4 + i * 1.6)) for i in range(3) for s in (1,)], 0.7)
            p.line([(-1.3, 2.6), (-1.3, 5), (-0.7, 7.4)], 0.5, (0.3, 0.1), RED if colour == BROWN else "#e8824c")


def _landscape(p: Chalk) -> None:
    """A yellow evening sky low over blue hills, and a green meadow."""
    p.fill([(LEFT, 132, 0), (RIGHT, 132, 0), (RIGHT, 154, 0), (LEFT, 154, 0)], YELLOW)
    p.fill([(LEFT, 128, 0), (RIGHT, 128, 0), (RIGHT, 135, 0), (70, 134), (LEFT, 135, 0)], "#faea9a")
    hills = p.shape([(LEFT, 150, 0), (14, 143), (22, 147), (32, 144), (40, 148), (62, 147), (74, 141), (84, 146), (RIGHT, 142, 0), (RIGHT, 158, 0), (LEFT, 158, 0)], PALE_BLUE, 0.6)
    p.fill([(LEFT, 151.6, 0), (16, 148), (30, 151), (50, 150), (72, 148), (86, 150), (RIGHT, 147, 0), (RIGHT, 158, 0), (LEFT, 158, 0)], BLUE)
    p.hatch(hills, 62, 2.6, 0.4, reach=0.6)
    meadow = p.shape([(LEFT, 156, 0), (24, 153), (50, 155), (78, 152.6), (RIGHT, 156, 0), (RIGHT, BOTTOM, 0), (LEFT, BOTTOM, 0)], GREEN, 0.7)
    p.hatch(meadow, 4, 2.2, 0.6, bend=0.6, reach=0.7)


def _wing(p: Chalk, s: int) -> None:
    """A raised wing: quills hanging from its bend down the side of the card, rows of coverts over them, the arm in front."""
    x = lambda v: 50 + s * v * 0.95
    for i in range(9):
        root = (x(42 - i * 3.2), 42 + i * 3)
        tip = (x(45 - i * 3.1), 139 - abs(i - 4) * 1.6 - i * 1.4)
        bend = (x(47.4 - i * 3.4), 86 + i * 1.5)
        quill = p.limb([(*root, 2.6), (*bend, 3.6), (tip[0], tip[1] - 8, 3), (*tip, 0.4)], (BROWN, RUSSET)[i % 2], 0.9, 0.5)
        p.line([root, bend, tip], 0.8, (0.8, 0.2))
        p.fringe([(bend[0] + 3.4, bend[1] - 20), (bend[0] + 3.4, bend[1] + 10), (tip[0] + 2.8, tip[1] - 10)], 3.4, 1, 0.8, 44, 0.1, clip=quill)
    arm = p.shape([(x(18), 64, 0), (x(22), 54), (x(30), 49), (x(34), 40), (x(31.6), 27), (x(33), 18), (x(40), 14.6), (x(46), 20), (x(46.4), 34), (x(46), 54), (x(40), 66), (x(28), 74, 0)], BROWN, 1.1)
    p.shade(arm, [(x(34), 40), (x(31.6), 27), (x(33), 18)] if s > 0 else [(x(46), 20), (x(46.4), 34), (x(46), 54)], 4, None)
    for row, (count, start, size) in enumerate(((6, (30, 66), 1.5), (6, (33, 56), 1.4), (5, (36, 46), 1.3), (4, (37, 36), 1.2), (4, (36.6, 27), 1.1), (3, (37.4, 19), 1))):
        for i in range(count):
            u = i - (count - 1) / 2
            p.sheet.place("red" if (i + row) % 3 else "brown", x(start[0] + 3.6 + u * 3.5 - (5 - row if row < 3 else 0)), start[1] + abs(u) * 1.4 - 4, size, -s * u * 9 - s * 6)
    for i in range(5):
        p.sheet.place("red", x(21 + i * 2.6), 61 - i * 2.6, 1.3, -s * 40 + s * i * 5)


def _tail(p: Chalk) -> None:
    for u in (-3, 3, -2, 2, -1, 1, 0):
        p.sheet.place("brown" if u % 2 else "red", 50 + u * 3, 136, 3, -u * 6)


def _lower_body(p: Chalk) -> None:
    p.shape([(28, 112, 0), (31, 130), (36, 144), (44, 152), (50, 154), (56, 152), (64, 144), (69, 130), (72, 112, 0)], BROWN, 1)
    for row in range(6):
        y, half = 152 - row * 6.2 - 8, 9 + row * 2.6
        count = 5 + row
        for i in range(count):
            u = -1 + 2 * i / (count - 1)
            p.sheet.place("red" if (i * 2 + row) % 5 else "brown", 50 + u * half, y - abs(u) * 2.4, 1.16, -u * 14)


def _leg(p: Chalk) -> None:
    """A feathered thigh, a scaled yellow shank, three talons forward and one back; the right one."""
    for i, (dx, dy) in enumerate(((-4, 0), (4, 0), (0, 1), (-5.4, -6), (5.4, -6), (-2, -5), (2.4, -5))):
        p.sheet.place("red" if i % 2 else "brown", *p.point(dx * 0.8, dy - 2), 1.15, -dx * 2)
    shank = p.shape([(-2.6, 8, 0), (-2.2, 15), (-3.4, 20, 0), (3.4, 20, 0), (2.2, 15), (2.6, 8, 0)], OCHRE, 0.9)
    p.shade(shank, [(2.6, 8), (2.2, 15), (3.4, 20)], 2.6, OCHRE)
    p.lines([[(-2, 10 + i * 2), (0, 11 + i * 2), (2, 10 + i * 2)] for i in range(4)], 0.5, (0.5, 0.5))
    for dx, low in ((9.4, 22.6), (-8.4, 22.6), (1.4, 24.4)):
        p.limb([(dx * 0.15, 18.6, 2.2), (dx * 0.6, 20, 2), (dx * 0.88, low - 1.2, 1.5)], OCHRE, 0.8, 0.4, (0, 0.6))
        p.lines([[(dx * 0.4 - 1, 19), (dx * 0.42, 20.6), (dx * 0.4 + 1, 20.8)]], 0.5)
        p.fill([(dx * 0.86 - 1.2, low - 1.8), (dx * 0.95, low - 2.4), (dx * 1.12, low + 0.4), (dx * 1.06, low + 3, 0), (dx * 0.9, low + 0.4)], INK)


def _hackles(p: Chalk) -> None:
    """The breast and neck, pointed feathers in rows from below upwards."""
    p.shape([(44, 24, 0), (40, 36), (34, 46), (24, 58), (30, 68), (70, 68), (76, 58), (66, 46), (61, 36), (58, 24, 0)], BROWN, 1)
    for row in range(9):
        t = row / 8
        y, half = 56 - row * 3.9, 25 * (1 - t) ** 1.2 + 6.6
        count = 11 - row // 2 * 1
        for i in range(count):
            u = -1 + 2 * i / (count - 1)
            p.sheet.place("red" if (i + row * 2) % 4 else "brown", 51 + u * half, y + abs(u) * (2.6 - 2 * t), 1.12 - 0.34 * t, -u * (24 - 6 * t))


def _head(p: Chalk) -> None:
    q = p.at(52, 24)
    skull = q.shape([(-8.4, 6), (-9.8, -2), (-6, -7.8), (0, -9.2), (6, -7.6), (10, -4.8), (9.4, 2), (4, 8), (-2, 10)], RUSSET, 1)
    q.shade(skull, [(8, 4), (4, 8), (-2, 10), (-8.4, 6)], 4, DEEP_RED)
    q.lines([[(-6, -6), (-8, 0), (-7, 6)], [(-3, -8), (-5, -2), (-4, 5)], [(0, 4), (-1.6, 7), (-1, 10)], [(3, 4), (2, 7), (2.4, 9)]], 0.8)
    beak = q.shape([(8.6, -5.2, 0), (12.4, -5), (16.4, -3), (18.8, 1), (18.4, 6.4, 0), (15.8, 3), (12.6, 2), (8.6, 2.8, 0)], YELLOW, 1)
    q.shade(beak, [(18.4, 6), (15.8, 3), (12.6, 2), (8.6, 2.8)], 2, YELLOW)
    q.shape([(8, 3, 0), (11.6, 2.6), (14.4, 3.6), (12.6, 5.2), (8.6, 5.4, 0)], OCHRE, 0.7)
    q.line([(6, 3.6), (10, 2.6), (14, 2.9)], 0.8)
    q.fill([(9.4, -2.6), (11, -3.2), (11.6, -2.2), (10.2, -1.8)], INK)
    q.fill([(0.6, -2.6, 0), (3, -4.4), (6.4, -3), (5.4, -0.6), (2.6, -0.4)], WHITE)
    q.fill(ring(3.9, -2.3, 1.6), INK)
    q.fill(ring(3.9, -2.2, 1), YELLOW)
    q.fill(ring(4, -2.2, 0.6), INK)
    q.line([(-2.4, -4.4), (3, -5.4), (9.4, -2.4)], 2.2, (0.1, 0.5), peak=0.7)
    for x, y, turn in ((-8, -2, 24), (-8.6, 2, 18), (-5.4, 4, 10), (-1, 6, 2), (3.4, 6, -10), (-6.6, 8, 12)):
        p.sheet.place("red" if x < -6 else "brown", *q.point(x, y), 0.72, turn)
    q.line([(0, -1), (3, 0.6), (6, -0.2)], 0.8)
    _crown(p.at(51, 14.4, 0.9, -6))


def _crown(p: Chalk) -> None:
    p.shape([(-7, -3, 0), (0, -6), (7, -3, 0), (0, -1)], RED, 0.7)
    for i, u in enumerate((-1, -0.5, 0, 0.5, 1)):
        ray = p.at(u * 8, -2 + 1.4 * (1 - u * u), 1, u * 24)
        leaf = ray.shape([(-1.8, 1, 0), (-2.4, -2.6, 0), (-0.9, -2.4), (0, -5.4, 0), (0.9, -2.4), (2.4, -2.6, 0), (1.8, 1, 0)], YELLOW, 0.7)
        ray.shade(leaf, [(0, -5.4), (0.9, -2.4), (2.4, -2.6)], 1.2, YELLOW)
        ray.bead(0, -6, 0.9, WHITE if i % 2 else RED)
    rim = p.shape([(-8.6, -2, 0), (0, 0.8), (8.6, -2, 0), (8, 2, 0), (0, 4.8), (-8, 2, 0)], YELLOW, 0.9)
    p.shade(rim, [(8.6, -2), (8, 2), (0, 4.8)], 2.6, YELLOW)
    for x in (-5.4, -1.8, 1.8, 5.4):
        p.bead(x, 1.2 + 1.4 * (1 - abs(x) / 7), 0.9, BLUE if abs(x) > 2 else RED, 0.2)


def _medallion(p: Chalk) -> None:
    p.fill(ring(50, 92, 34.6), INK)
    p.fill(ring(49.7, 91.7, 33.6), WHITE)
    for r, width in ((32.4, 0.5),):
        p.sheet.circle(50, 92, r, None, INK, width)
    for i in range(72):
        a = i * math.pi / 36
        p.fill(ring(50 + 31.2 * math.cos(a), 92 + 31.2 * math.sin(a), 0.42), OCHRE)
    p.sheet.circle(50, 92, 30.1, None, INK, 0.3)


def _plaque(p: Chalk) -> None:
    board = p.shape([(16, 167.4, 0), (84, 167.4, 0), (86, 177.6, 0), (14, 177.6, 0)], BLUE, 0.9)
    p.hatch(board, 0, 1.5, 0.4, bend=0, reach=0.96)
    for knots in ([(12, 166.6), (50, 165.8), (88, 166.6)], [(12, 178.4), (50, 178.4), (88, 178.4)]):
        p.line(knots, 3, (1, 1))
        p.line(knots, 1.9, (1, 1), YELLOW)
    for s in (-1, 1):
        x = lambda v: 50 + s * v
        curl = [(x(34), 166.4), (x(40), 163.4), (x(44), 167), (x(42), 171.4), (x(38.6), 170), (x(40), 167.6)]
        low = [(x(34), 178.4), (x(41), 178.6), (x(44), 175), (x(42), 171.6), (x(38.8), 173), (x(40), 175.4)]
        for knots in (curl, low):
            p.line(knots, 3.4, (0.9, 0.5))
            p.line(knots, 2.2, (0.9, 0.5), YELLOW)

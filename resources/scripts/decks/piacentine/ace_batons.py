# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of batons: a lopped trunk, its bark torn open, overgrown with ivy; a rose and pebbles at its foot."""

from __future__ import annotations

import math

from ink import ring
from piacentine.garland import vine_leaf
from piacentine.laurel import leaf
from piacentine.log import WOOD
from piacentine.stone import BOTTOM, DEEP_GREEN, DEEP_RED, GREEN, INK, LEFT, OCHRE, RED, RIGHT, YELLOW, Chalk, card, margin, rule
from svg import Svg

DARK = "#3d2a1c"
TORN = "#e2612f"


def draw(sheet: Svg) -> None:
    card(sheet)
    p = Chalk(sheet)
    _ground(p)
    for branch in ((44, 80, 21, 34, 6, 4.8), (38, 118, 14, 78, 5.4, 4.4), (38, 140, 13, 108, 5.4, 4.2), (60, 76, 82, 42, 4, 3), (56, 106, 74, 72, 3.8, 2.8), (46, 144, 80, 102, 5.6, 4)):
        _branch(p, *branch)
    _trunk(p)
    _ivy(p)
    _rose(p.at(37, 161))
    margin(sheet)
    rule(sheet)


def _ground(p: Chalk) -> None:
    p.shape([(LEFT, 152, 0), (30, 150), (56, 147), (74, 144), (RIGHT, 148, 0), (RIGHT, BOTTOM, 0), (LEFT, BOTTOM, 0)], YELLOW, 0.8)
    meadow = p.shape([(LEFT, 156, 0), (30, 153), (60, 154), (84, 150), (RIGHT, 152, 0), (RIGHT, 162, 0), (70, 160), (30, 166), (LEFT, 164, 0)], GREEN, 0.8)
    p.hatch(meadow, -4, 1.6, 0.7, bend=0.5, reach=0.6)
    earth = p.shape([(LEFT, 164, 0), (24, 168), (50, 164), (74, 161), (RIGHT, 163, 0), (RIGHT, BOTTOM, 0), (LEFT, BOTTOM, 0)], OCHRE, 0.7)
    p.hatch(earth, 8, 3.4, 0.5, reach=0.3)
    for row in range(4):
        for i in range(13):
            x = 38 + i * 4.6 + (row % 2) * 2.2 + math.sin(i * 3 + row) * 0.5
            y = 166.4 + row * 3.9 - i * 0.14
            if x < 93.4 and y < 178.6 and not (x < 52 and y < 174):
                p.shape(ring(x, y, 2.1 + 0.2 * math.sin(i * 5 + row), 1.5), YELLOW if (i + row) % 3 else WOOD, 0.55, 0.5)


def _branch(p: Chalk, x0: float, y0: float, x1: float, y1: float, root: float, end: float) -> None:
    """A sawn branch from its root to its cut end."""
    limb = p.limb([(x0, y0, root + 2), ((x0 + x1) / 2, (y0 + y1) / 2 + 2, root), (x1, y1, end)], DARK, 1.1)
    dx, dy = x1 - x0, y1 - y0
    long = math.hypot(dx, dy)
    n = (-dy / long, dx / long)
    light = -1 if n[0] > 0 else 1
    for k in (0.2, 0.55):
        a = [(x0 + dx * t + n[0] * root * k * light, y0 + dy * t + n[1] * root * k * light + 2 * math.sin(t * 3)) for t in (0.15, 0.5, 0.9)]
        p.line(a, 1.6, (0.1, 0.2), GREEN if k < 0.5 else OCHRE)
    p.fringe([(x0 - n[0] * root * light, y0 - n[1] * root * light), (x1 - n[0] * end * light, y1 - n[1] * end * light)], 3, 0.9, 0.8, clip=limb)
    cut = p.at(x1, y1, end / 5, math.degrees(math.atan2(dx, -dy)))
    cut.shape(ring(0, 0, 5.6, 3.2), WOOD, 1)
    cut.fill(ring(-0.6, -0.3, 3.8, 2), YELLOW)
    cut.line([(-3, 0), (-1, -1.4), (2, -1.2), (3, 0.2), (1, 1.4), (-1.4, 1.2)], 0.6)
    cut.fill(ring(0.2, 0, 0.7), DEEP_RED)


def _trunk(p: Chalk) -> None:
    left = [(49, 20), (46, 36), (40, 50), (37, 66), (34, 84), (31, 104), (28, 124), (26, 142), (20, 158)]
    right = [(86, 22), (80, 38), (73, 52), (69, 68), (66, 86), (62, 104), (60, 124), (60, 144), (66, 160)]
    trunk = p.shape([(*left[0], 0), *left[1:-1], (*left[-1], 0), (34, 156), (46, 162), (56, 156), (*right[-1], 0), *right[-2:0:-1], (*right[0], 0)], DARK, 1.3)
    p.fringe(right, 9, 0.8, 0.9, 20, 0.2, clip=trunk)
    across = lambda i, u: (left[i][0] + (right[i][0] - left[i][0]) * u, left[i][1] + (right[i][1] - left[i][1]) * u)
    # The bark is green and brown in long scales; the torn wood glows red and yellow down its middle.
    bark = []
    for j, u in enumerate((0.06, 0.14, 0.22, 0.66, 0.74, 0.82, 0.9)):
        for i in range(0, 8):
            a, b = across(i, u), across(i + 1, u + 0.02)
            bark.append([(a[0], a[1] + (j % 3) * 5), ((a[0] + b[0]) / 2 + 1.2, (a[1] + b[1]) / 2 + 2), (b[0], b[1] - 3 + (j % 3) * 4)])
    p.lines(bark, 1.9, (0.1, 0.1), GREEN)
    p.lines([[(x + 1.3, y + 1) for x, y in knots] for knots in bark[::2]], 0.7, (0.1, 0.1), "#8a6a3a")
    torn = p.shape([(66, 42, 0), (60, 56), (52, 66), (50, 84), (44, 98), (40, 116), (37, 134), (33, 152, 0), (42, 146), (44, 154, 0), (50, 138), (50, 122), (56, 106), (55, 92), (60, 78), (66, 66), (70, 50, 0)], TORN, 1)
    p.fringe([(70, 50), (66, 66), (60, 78), (55, 92), (56, 106), (50, 122), (50, 138), (44, 154)], 5, 0.9, 0.8, 30, 0.2, clip=torn, under=DEEP_RED)
    for knots, w in (([(62, 58), (54, 72), (52, 88), (46, 104)], 2.4), ([(46, 112), (42, 126), (39, 142)], 2.6), ([(58, 70), (55, 84), (50, 98)], 1.4), ([(52, 106), (47, 122), (44, 138)], 1.6)):
        p.line(knots, w, (0.1, 0.05), YELLOW)
    p.lines([[(64, 52), (57, 64), (54, 78)], [(56, 84), (50, 96), (47, 110)], [(46, 104), (42, 118), (40, 132)], [(52, 112), (47, 126), (42, 146)]], 0.9)
    # A healed knot, and the sawn top with its rings.
    p.shape([(63, 34), (68, 38), (69, 46), (64, 52), (59, 48), (59, 39)], TORN, 1.2)
    p.shape([(63.6, 37.6), (66.8, 41), (66.4, 46), (63.4, 48.6), (61, 45), (61, 40.4)], DEEP_GREEN, 1)
    p.line([(64, 40), (65, 44), (63.4, 47)], 0.8, colour=GREEN)
    top = p.at(67.6, 19.4, 1, 4)
    top.shape(ring(0, 0, 20, 10), DARK, 1.2)
    top.shape(ring(-0.4, -0.4, 18.4, 8.8), WOOD, 0.8)
    top.fill([(-16, -1), (-9, -6.6), (4, -8), (12, -5), (2, -2), (-6, 2), (-12, 4)], YELLOW)
    for k in (0.86, 0.7, 0.53, 0.37, 0.2):
        w = 0.05 * math.sin(k * 40)
        top.line([(-17.6 * k, 1.4 * k), (-12 * k, -5.6 * k), (0, -8.2 * k), (12 * k, -6 * k), (17.6 * k, -1 * k), (14 * k, 4.6 * k + w), (2 * k, 8 * k), (-11 * k, 6 * k)], 0.6, (0.3, 0.3), DEEP_RED if k == 0.53 else INK)
    top.lines([[(0, 0), (6, 2), (13, 4.6)], [(-0.6, -0.4), (-5, -3), (-10, -4)], [(0.6, -0.6), (3, -4), (4, -7)]], 1, (0.9, 0.1), peak=0.1)


def _ivy(p: Chalk) -> None:
    """Stems of ivy with their leaves, winding round the trunk."""
    with p.sheet.define("vine"):
        vine_leaf(Chalk(p.sheet), 20)
    for stem in ([(12, 138), (16, 122), (24, 112), (40, 116), (54, 108), (64, 112), (72, 124), (70, 138), (78, 146)], [(22, 100), (18, 90), (20, 80), (30, 74), (44, 78)], [(70, 70), (80, 62), (88, 66), (84, 76), (88, 82)]):
        p.line(stem, 2.2, (0.8, 0.3))
        p.line(stem, 1.2, (0.8, 0.3), "#cdb66a")
    for x, y, size, turn in ((12, 140, 13, 190), (18, 122, 11, -60), (26, 112, 12, 20), (42, 117, 12, 170), (55, 108, 11, 10), (66, 113, 13, 70), (73, 126, 12, 110), (70, 138, 13, 230), (79, 146, 13, 120), (66, 128, 10, 250), (22, 101, 12, 200), (18, 90, 11, -80), (20, 80, 12, -20), (44, 78, 11, 100), (80, 62, 12, 10), (89, 66, 9, 70), (84, 77, 10, 250), (88, 82, 10, 160)):
        p.sheet.place("vine", max(12, min(88, x)), y, size / 20, turn)


def _rose(p: Chalk) -> None:
    for turn in (-110, -80, -50, 60, 84, 110, 140, -140):
        leaf(p.at(0, 0, 1, turn), 17 if abs(turn) < 120 else 14, GREEN, 0.24)
    petals = p.shape([(0, -9), (5, -8.6), (9, -4), (10.4, 1), (7, 6), (2, 8), (-4, 8), (-9, 4.6), (-10, -1), (-7.6, -6)], RED, 1.1)
    p.shade(petals, [(9, -4), (10.4, 1), (7, 6), (2, 8), (-4, 8)], 4, RED)
    p.lines([[(-9, -1), (-4, 4), (3, 4), (8, -1)], [(-7, -4), (-3, 1), (2, 1.6), (6, -2), (5, -5)], [(-4, -6), (-3, -2), (0.6, -1), (3, -3.4), (1, -5.6)], [(-1.4, -4.6), (0, -3), (1, -4.2)], [(7, 5), (5, 1.4), (9, -2)], [(-8, 4), (-5, 1), (-9, -3)]], 1.1, (0.3, 0.3))
    p.fill([(-7, -3), (-5, -6), (-3, -7), (-4.6, -4)], "#f0836a")

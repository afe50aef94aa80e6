# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of swords: a winged boy with a great curved sword, among garlands of leaves and roses."""

from __future__ import annotations

import math

import fit
import hands
from ink import ring
from piacentine import putto
from piacentine.stone import BLUE, DEEP_GREEN, GREEN, INK, OCHRE, PALE_BLUE, RED, WHITE, YELLOW, Chalk, card, margin, rule
from svg import Svg

ARCH = [(10, 22), (20, 24), (34, 29), (48, 28), (62, 31), (75, 40), (83, 54), (86, 70), (84, 86)]
FALL = [(52, 122), (42, 121), (32, 124), (25, 134), (22, 148), (23, 162), (27, 173)]


def draw(sheet: Svg) -> None:
    card(sheet)
    p = Chalk(sheet)
    _define_leaves(sheet)
    putto.wing(p)
    putto.body(p)
    _blade(p)
    _garland(p, ARCH, 7.4, ((18, 14, "rose"), (26, 30, "rose"), (50, 29, "bloom"), (61, 27, "rose"), (80, 50, "rose"), (85, 68, "bloom"), (82, 82, "rose")))
    _garland(p, FALL, 6.4, ((24, 140, "bloom"), (25, 156, "rose"), (22, 148, "rose"), (28, 168, "bloom")))
    putto.near_leg(p)
    _hilt(p)
    hands.fist(p, 83.4, 108.6, 13, 70, True)
    putto.raised_arm(p)
    putto.boys_head(p)
    margin(sheet)
    rule(sheet)


def _define_leaves(sheet: Svg) -> None:
    for name, colour in (("leaf", "#3c8a4e"), ("dark", GREEN)):
        with sheet.define(name):
            p = Chalk(sheet)
            p.shape([(0, 0, 0), (-2.4, -3.5), (-1.8, -7), (0.3, -10, 0), (2.3, -6.4), (2.5, -3)], colour, 0.6, 0.6)
            p.fill([(0.3, -9.4, 0), (2.2, -6.4), (2.3, -3), (0.2, -0.6, 0)], DEEP_GREEN)
            p.line([(0, 0), (-0.2, -5), (0.2, -8.6)], 0.5, (0.9, 0.1), peak=0.1)
    with sheet.define("rose"):
        p = Chalk(sheet)
        outline = p.shape([(0, -4.4), (2.6, -4), (4.6, -1.6), (4.6, 1.6), (2.6, 4), (-0.6, 4.6), (-3.8, 3.2), (-4.8, 0), (-3.4, -3.2)], RED, 0.8)
        p.shade(outline, [(4.6, -1.6), (4.6, 1.6), (2.6, 4), (-0.6, 4.6)], 2, RED)
        p.lines([[(-4, 0), (-1.6, 2.4), (2, 2), (4, -0.4)], [(-3, -2), (-1, 0.6), (1.6, 0.2), (2.4, -2)], [(-1.4, -2.6), (0, -1.2), (1, -2.4)]], 0.7, (0.3, 0.3))
    with sheet.define("bloom"):
        p = Chalk(sheet)
        for k in range(6):
            a = k * math.pi / 3
            p.shape(ring(2.8 * math.cos(a), 2.8 * math.sin(a), 1.9), YELLOW, 0.6)
        p.shape(ring(0, 0, 1.7), RED, 0.6)


def _garland(p: Chalk, spine, broad: float, flowers) -> None:
    """Leaves laid along a spine in five rows, pointing its way, and flowers among them."""
    points = fit.through(spine)
    step = 6
    for i in range(0, len(points) - 2, step):
        u = fit._unit(points[max(0, i - 3)], points[min(len(points) - 1, i + 3)])
        heading = math.degrees(math.atan2(u[0], -u[1]))
        for row, (off, spread) in enumerate(((-0.7, -46), (0.7, 46), (-0.36, -20), (0.36, 20), (0, 0))):
            wobble = 14 * math.sin(i * 1.7 + row * 2.3)
            x, y = points[i][0] - u[1] * off * broad, points[i][1] + u[0] * off * broad
            p.sheet.place("leaf" if (i // step + row) % 3 else "dark", x, y, 1.12 + 0.16 * math.sin(i + row * 1.9), heading + spread + wobble)
    for x, y, name in flowers:
        p.sheet.place(name, x, y, 1.06)


def _blade(p: Chalk) -> None:
    """A broad falchion, its point above the garland at the left."""
    outline = p.shape([(25, 8, 0), (33, 18), (44, 30), (58, 46), (67, 64), (73, 84), (76, 110, 0), (64, 112, 0), (60, 88), (53, 66), (44, 50), (32, 34), (26, 22)], PALE_BLUE, 1.2)
    p.fill([(25.4, 9, 0), (33, 18.4), (44, 30.4), (57.6, 46.4), (66.6, 64), (72.6, 84), (75.6, 110, 0), (71, 110.8, 0), (67, 86), (60, 65), (51, 49), (38, 32)], BLUE)
    p.shade(outline, [(44, 30), (58, 46), (67, 64), (73, 84), (76, 110)], 5, None, 0.8, 0.7)
    p.line([(30, 18), (46, 40), (58, 62), (66, 86), (70, 110)], 0.9, (0.3, 0.8))
    # An engraved scroll on the blade.
    p.lines([[(56, 66), (59, 69), (58, 72), (60.4, 76)], [(60, 78), (63, 81), (61.4, 84), (64, 88)], [(63, 90), (66, 93), (64, 96), (66.6, 100)]], 0.8, (0.5, 0.2))
    p.line([(29, 22), (42, 40), (54, 62)], 0.8, (0.2, 0.1), WHITE)


def _hilt(p: Chalk) -> None:
    grip = p.shape([(68, 116, 0), (70, 128), (71, 140), (69, 148, 0), (80, 147, 0), (79, 138), (77.6, 127), (77, 115, 0)], YELLOW, 1.1)
    p.shade(grip, [(77, 115), (77.6, 127), (79, 138), (80, 147)], 4, YELLOW)
    for i in range(6):
        y = 121 + i * 4.4
        p.line([(69.6 + i * 0.3, y), (74 + i * 0.2, y + 1.8), (78 + i * 0.2, y - 1.6)], 1.3, (0.5, 0.5))
    pommel = p.shape([(67, 147, 0), (64.6, 153), (67, 159), (75, 162), (82, 158), (84, 152), (81, 146, 0), (74, 148)], OCHRE, 1.1)
    p.shade(pommel, [(81, 146), (84, 152), (82, 158), (75, 162)], 5, OCHRE)
    p.lines([[(70, 148), (68.6, 154), (71, 160)], [(75, 148), (75, 154), (76, 161)], [(79, 147), (80.4, 152), (79.4, 158)]], 0.9)
    p.bead(75, 164.6, 2.6, RED, 0.6)
    guard = p.shape([(49, 121, 0), (46, 117), (50, 112.4), (56, 114), (64, 113), (72, 110), (82, 108), (89, 103), (93, 104), (92, 110), (87, 112), (84, 116), (76, 118), (68, 121), (60, 121.4), (54, 125)], YELLOW, 1.2)
    p.shade(guard, [(87, 112), (84, 116), (76, 118), (68, 121), (60, 121.4), (54, 125)], 4, YELLOW)
    for knots in ([(50, 119), (52.6, 116.4), (50.6, 114.8), (48.6, 117)], [(90, 108), (88.6, 105.6), (91, 105), (91.6, 107.6)], [(56, 120), (64, 117), (70, 117)], [(78, 112), (84, 111), (88, 108.4)]):
        p.line(knots, 0.9, (0.6, 0.4))
    p.shape(ring(72.6, 115, 4.4, 3.6), OCHRE, 0.8)
    p.shape(ring(72.6, 115, 2.6, 2.1), RED, 0.6)
    p.fill(ring(71.8, 114.4, 0.6), WHITE)
    for x, y in ((60, 117.2), (82, 112.6)):
        p.bead(x, y, 1.4, BLUE, 0.4)
    p.fill([(71, 119.6), (73, 119), (75, 118.6), (73, 120)], INK)

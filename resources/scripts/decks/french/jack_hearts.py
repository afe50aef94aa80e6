# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of hearts: a soldier of thirty with turned-up moustaches, plumed beret, striped doublet, halberd and sword hilt."""

from __future__ import annotations

import math

from french import caps, dress, grips, regalia
from french.court_frame import court, waist
from french.heads import Face, curl, head, lock
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, DEEP_RED, GOLD, INK, RED, WHITE, YELLOW, Svg

HAIR = "#6d4022"


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    # A short cape, blue, thrown back.
    dress.cloth(pen, [(42, 50, 0), (27, 51), (15, 56), (9, 66), (7, waist(7), 0), (93, waist(93), 0), (93, 64), (86, 56), (74, 51), (60, 49, 0)], BLUE, [[(90.9, 76), (90.9, 68), (90.6, 60)], [(9, 88), (9, 74), (11, 64)]], 6)
    dress.folds(pen, [[(20, 66), (17, 76), (16, 88)], [(86, 64), (88, 70), (88.6, 76)]], 3, deep=DEEP_BLUE)
    dress.band(pen, [(90, 60.6), (85.6, 55.4), (76, 51.8), (66, 50)], 2.4, YELLOW, 0.55, "dots", RED)
    dress.band(pen, [(9, 66), (15.6, 57.4), (27.4, 52.4), (40, 51)], 2.4, YELLOW, 0.55, "dots", RED)
    # The doublet, red and yellow stripes, pointed and buttoned.
    dress.cloth(pen, [(42, 54, 0), (35, 59), (34, 68), (37.4, 80), (36, waist(36) + 1, 0), (68, waist(68) + 1, 0), (68.6, 72), (71, 62), (68, 56), (60, 53, 0)], RED, [[(71, 60), (68.6, 72), (68, 79)]], 5)
    dress.panes(pen, [(40, 57), (39.4, 70), (41, 85.6)], [(66, 56), (66, 68), (65, 81.4)], 6, YELLOW, RED)
    pen.line([(52.8, 58), (53, 70), (52.6, 84)], 3.4, (0.9, 0.9), RED)
    pen.line([(52.8, 58), (53, 70), (52.6, 84)], 0.6, (0.9, 0.9))
    for y in (62, 67, 72, 77):
        dress.pearl(pen, 52.9, y, 1.25, WHITE)
    dress.band(pen, [(37, 80.4), (45, 83), (53, 82.4), (61, 80), (69, 76.4)], 3, BLUE, 0.6, "dots", YELLOW)
    # The sword at his side and the hand on its hilt.
    dress.sleeve(pen, [(37, 61, 6.6), (25, 66, 8.2), (18.4, 75, 7.4)], RED, (1, 0.5), 5)
    dress.panes(pen, [(32, 56.6), (19.4, 61.6), (12.6, 73.4)], [(40, 66), (31, 71.4), (25.4, 78)], 4, WHITE, RED)
    dress.band(pen, [(32, 55.6), (37.4, 60.5), (40, 66)], 2.2, YELLOW, 0.55, "dots", RED)
    dress.sleeve(pen, [(15, 80.6, 6), (21, 79.6, 5.4), (29, 77.6, 4.2)], RED, (0.8, 0), 3)
    dress.folds(pen, [[(18, 75.6), (19.6, 79), (18, 83.6)], [(23, 75), (24.4, 78.4), (23, 82)]], 1.8, deep=DEEP_RED)
    for k in range(3):
        dress.pearl(pen, 19.4 + k * 3, 77.4 - k * 0.4, 0.8, YELLOW)
    _hilt(pen, 36.6, 76.4)
    dress.band(pen, [(28.4, 73), (29.8, 77.4), (29.6, 82)], 3, WHITE, 0.55, "wave")
    # The halberd, the arm that holds it.
    dress.sleeve(pen, [(67, 61, 6.4), (78, 69, 7.8), (84, 72, 7.6)], RED, (1, 0.6), 5)
    dress.panes(pen, [(70, 56), (80, 62), (88.6, 66)], [(65, 66), (73, 74), (84, 80)], 4, WHITE, RED)
    dress.band(pen, [(70, 55), (66.1, 60.2), (65, 66)], 2.2, YELLOW, 0.55, "dots", RED)
    _halberd(pen, 77.6, 58)
    dress.sleeve(pen, [(91.6, 73, 5.6), (88, 67.4, 5.4), (84.4, 63, 4.4)], RED, (0, 0), 3)
    grips.fist(pen, 77.4, 59, 12.4, 10)
    dress.band(pen, [(81.6, 66.4), (85, 63.4), (86.8, 58.6)], 3, WHITE, 0.55, "wave")

    # The head.
    def behind(p):
        lock(p, [(26, -28, 12), (44, 0, 14), (46, 24, 13), (54, 44, 9), (60, 56, 1)], HAIR, 4)
        lock(p, [(14, 10, 9), (24, 34, 13), (36, 54, 8), (44, 60, 1)], HAIR, 4)
        lock(p, [(-22, -20, 8), (-33, 8, 7), (-36, 26, 7), (-44, 40, 4), (-50, 40, 0.8)], HAIR, 3)

    p = head(pen, 51.6, 36.6, 23.4, Face(age=0.25, brow=0.5, nose=0.5, smile=0.1, gaze=(-0.9, -0.1), brow_weight=1.2, jaw=0.4, iris="#5a3a22"), 3, mirror=True, behind=behind)
    # A falling ruff.
    _ruff(pen)
    for bones in ([(-16, 22.4, 2), (-9, 22.6, 3.8), (-1, 26.6, 3.4), (8, 24, 2.2), (12, 17, 0.6)], [(-19, 22.4, 1.8), (-25, 23.4, 3.2), (-31, 27, 2.8), (-37, 24, 2), (-40, 17, 0.6)]):
        lock(p, bones, HAIR, 2, 2, 1)
    for bones in ([(30, -30, 9), (40, -8, 10), (42, 14, 10), (46, 32, 8), (54, 40, 1)], [(26, -30, 6), (31, -8, 6.4), (32, 8, 6), (36, 22, 4), (42, 26, 0.8)], [(-26, -30, 5), (-32, -12, 4.4), (-35, 6, 4.6), (-39, 20, 4), (-45, 26, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 52, 42, 9, HAIR)
    curl(p, -42, 32, 6.6, HAIR, mirror=True)
    caps.beret(p, RED, BLUE)
    q = p.at(0, -5)
    caps.feather(q, [(-30, -30), (-52, -56), (-44, -86), (-14, -96), (12, -88)], 26, WHITE)
    caps.feather(q, [(-30, -28), (-58, -40), (-70, -64), (-62, -84)], 20, YELLOW)


def _ruff(pen: Pen) -> None:
    """A pleated collar round the neck, seen from the front."""
    x, y, rx, ry = 52.4, 50, 12, 6.4
    outer, cuts = [], []
    n = 13
    for i in range(n + 1):
        a = math.pi * (-0.1 + 1.2 * i / n)
        outer.append((x + math.cos(a) * rx, y + math.sin(a) * ry, 0))
        cuts.append(((x + math.cos(a) * rx, y + math.sin(a) * ry), (x + math.cos(a) * rx * 0.76, y + math.sin(a) * ry * 0.66), (x + math.cos(a) * rx * 0.52, y + math.sin(a) * ry * 0.3)))
        if i < n:
            a += math.pi * 0.6 / n
            outer.append((x + math.cos(a) * rx * 1.15, y + math.sin(a) * ry * 1.25))
    pen.shape(outer + [(x - rx * 0.5, y - 0.6, 0), (x, y + ry * 0.34), (x + rx * 0.5, y - 0.6, 0)], WHITE, 0.7, 0.45)
    pen.spikes(cuts, 0.5)


def _hilt(pen: Pen, x: float, y: float) -> None:
    """A sword hilt tilted forward, with a fist on it."""
    p = pen.at(x, y, 1, 22)
    p.shape([(-1.4, 6, 0), (-1.3, -8, 0), (1.3, -8, 0), (1.4, 6, 0)], BLUE, 0.5)
    p.line([(4.6, 6.4), (6.6, 0), (4.8, -6.4), (0.8, -8.4)], 2.1, (0.8, 0.8))
    p.line([(4.6, 6.4), (6.6, 0), (4.8, -6.4), (0.8, -8.4)], 1.1, (0.9, 0.9), YELLOW)
    p.shape(ring(0, -9.8, 2.5), YELLOW, 0.6)
    p.line([(-1.6, -10), (0, -9), (1.6, -10)], 0.4)
    p.shape([(-8, 5.6), (-6, 4.4), (0, 5), (6, 4.4), (8, 5.6), (6, 7.8), (0, 7.4), (-6, 7.8)], YELLOW, 0.6)
    grips.fist(p, 0, -1, 12, 0, True)


def _halberd(pen: Pen, x: float, y: float) -> None:
    """A halberd: blade to the right, hook to the left, spike above, a tassel where the head is set on."""
    p = pen.at(x, y, 1, 3)
    shaft = p.shape([(-1.1, 19, 0), (-1, -10), (-1.1, -30, 0), (1.1, -30, 0), (1, -10), (1.1, 19, 0)], GOLD, 0.55)
    p.hatch(shaft, 30, 1.9, 0.4, reach=0.8)
    p.shape([(-1.3, -32, 0), (-2, -38), (0, -47.6, 0), (2, -38), (1.3, -32, 0)], regalia.STEEL, 0.65)
    p.line([(0.2, -33), (0.2, -39), (0, -45)], 0.4)
    blade = p.shape([(0.8, -37.6, 0), (4, -38.6), (7.6, -41.4, 0), (9.8, -37), (9.8, -31), (7.4, -26, 0), (4, -29), (0.8, -30, 0)], regalia.STEEL, 0.75)
    p.fringe([(7.4, -26.4), (9.7, -31), (9.6, -37), (7.8, -41)], 2, 0.7, 0.34, clip=blade)
    p.line([(6.6, -39.6), (8, -36), (8, -31.6), (6.4, -27.8)], 0.45)
    p.shape([(4, -35.8, 0), (5.4, -33.8), (4, -31.8, 0), (2.8, -33.8)], INK, 0.1)
    p.shape([(-0.8, -37, 0), (-3, -36.6), (-5.6, -38.6), (-8.4, -37.6, 0), (-7, -34.6), (-5, -33), (-0.8, -32, 0)], regalia.DEEP_STEEL, 0.7)
    p.shape([(-1.9, -31.4), (0, -32), (1.9, -31.4), (1.9, -28.6), (0, -28), (-1.9, -28.6)], YELLOW, 0.55)
    tassel = p.shape([(-1.8, -28, 0), (-3, -24), (-3.4, -19.6, 0), (-1.2, -20.6), (0, -19, 0), (1.2, -20.6), (3.4, -19.6, 0), (3, -24), (1.8, -28, 0)], RED, 0.6)
    p.sheaf([(-1.2, -27), (-1.9, -23.6), (-2.2, -20.4)], [(1.2, -27), (1.9, -23.6), (2.2, -20.4)], 4, 0.4, clip=tassel)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "C", _half)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of batons: a warrior in profile, red cloak over one shoulder, two belts, his knotted club on his arm."""

from __future__ import annotations

import hands
from ink import ring
from piacentine import dress
from piacentine.heads import Face, lock
from piacentine.profiles import profile
from piacentine.stone import BARK, BLUE, GREEN, INK, OCHRE, RED, WHITE, YELLOW, Chalk

HAIR = "#3f3731"
LEATHER = "#3b332c"


def half(pen: Chalk) -> None:
    _tunic(pen)
    _left_arm(pen)
    p = profile(pen, 52, 33, 26, Face(nose=0.5, brow=0.5, jaw=1, smile=-0.3, iris="#4a4030", brows="#2a221c"), -2, behind=_hair_behind)
    _cloak(pen)
    _hair(p)
    dress.crown(p, 5, 35, 42, 5, GREEN)
    club(pen.at(21, 12.6, 1, -5), 84)
    _club_arm(pen)


def _hair_behind(p: Chalk) -> None:
    lock(p, [(20, -30, 16), (34, -4, 18), (34, 22, 15), (38, 40, 11), (48, 52, 5), (56, 48, 1)], HAIR, 5)
    lock(p, [(8, 0, 12), (20, 28, 13), (24, 46, 9), (32, 58, 1)], HAIR, 4)


def _hair(p: Chalk) -> None:
    for bones in ([(8, -40, 8), (17, -18, 9), (15, 4, 9), (20, 22, 8), (28, 34, 5), (36, 30, 0.8)], [(24, -40, 9), (34, -18, 10), (32, 4, 10), (37, 24, 9), (46, 38, 5), (54, 34, 0.8)], [(-10, -40, 6), (-1, -26, 7), (5, -10, 6), (3, 5, 5), (9, 14, 0.8)]):
        lock(p, bones, HAIR, 4)
    # A short curled beard along the jaw, and a moustache.
    for bones in ([(12, 8, 3), (12, 26, 6), (4, 38, 6), (2, 48, 4), (6, 54, 0.8)], [(4, 32, 4), (-6, 44, 7), (-12, 54, 5), (-10, 61, 0.8)], [(-10, 42, 4), (-20, 49, 7), (-27, 56, 5), (-27, 63, 0.8)], [(-24, 40, 3), (-31, 46, 5), (-36, 53, 3), (-38, 58, 0.8)]):
        lock(p, bones, HAIR, 3)
    lock(p, [(-33, 22.6, 1.6), (-26, 23.4, 3.2), (-18, 27, 3), (-11, 34, 1.8), (-10, 40, 0.6)], HAIR, 2, 1.6)


def _tunic(pen: Chalk) -> None:
    dress.cloth(pen, [(36, 54, 0), (30, 64), (32, 80), (26, 98, 0), (78, 98, 0), (72, 80), (72, 62), (66, 52, 0)], GREEN, [(72, 62), (72, 80), (77, 96)], [(27, 97), (32, 80), (30, 64)], depth=7)
    pen.fold([(42, 72), (40, 80), (37, 90)], [(50, 72), (50, 80), (48, 92)], [(58, 70), (60, 78), (60, 90)], [(65, 68), (67, 76), (68, 86)], depth=3.6, width=1.6)
    for knots in ([(32, 74), (44, 83), (58, 88), (74, 89.6)], [(30, 81), (42, 90), (56, 95), (72, 97)]):
        pen.line(knots, 5.4, (0.95, 0.95))
        pen.line([(x, y - 0.2) for x, y in knots], 3.8, (0.95, 0.95), LEATHER)
        pen.line([(x + 0.2, y - 1) for x, y in knots], 0.6, (0.6, 0.6), "#8a7a66")
        for x, y in (knots[0], (38, knots[0][1] + 5), (66, knots[3][1] - 1)):
            pen.fill(ring(x, y, 0.6), YELLOW)
    q = pen.at(53, 86.6, 1, 12)
    buckle = q.shape([(-5.4, -4.6, 0), (5.4, -4.6, 0), (5.4, 4.6, 0), (-5.4, 4.6, 0)], YELLOW, 0.9)
    q.shade(buckle, [(5.4, -4.6), (5.4, 4.6), (-5.4, 4.6)], 2, YELLOW)
    q.shape(ring(0, 0, 2.6, 2.2), RED, 0.7)
    q.fill([(-1.4, -0.4), (-0.4, -1.4), (0.4, -1.2), (-0.6, -0.2)], WHITE)


def _cloak(pen: Chalk) -> None:
    """Red, gathered to a clasp on the far shoulder and thrown across the breast."""
    hang = pen.shape([(26, 58, 0), (17, 66), (10, 78), (7, 98, 0), (26, 98, 0), (30, 80), (32, 66)], RED, 1.1)
    pen.shade(hang, [(7, 97), (10, 78), (17, 66)], 7, RED)
    pen.fold([(24, 64), (19, 76), (17, 92)], [(28, 68), (25, 80), (23, 94)], depth=3.4)
    drape = pen.shape([(37, 50, 0), (28, 54), (22, 62), (23, 70, 0), (36, 73), (52, 69), (66, 60), (76, 52, 0), (70, 47.6), (58, 52), (46, 54)], RED, 1.1)
    pen.shade(drape, [(76, 52), (66, 60), (52, 69), (36, 73), (23, 70)], 6, RED)
    pen.fold([(70, 51), (58, 58), (44, 62), (30, 64)], [(72, 50), (62, 54), (50, 57.4), (40, 57.4)], [(64, 60), (52, 65), (40, 67.6), (28, 68)], depth=3, width=1.5)
    dress.braid(pen, [(37, 49.4), (45, 54), (55, 54.6), (64, 50.4)], 3.4, BLUE, "dots", YELLOW)
    pen.shape(ring(72.6, 49.8, 4.6, 3.6), OCHRE, 0.9)
    pen.shape(ring(72.6, 49.8, 2.2, 1.7), RED, 0.6)
    for k in range(6):
        pen.bead(72.6 + 3.4 * (1, 0.5, -0.5, -1, -0.5, 0.5)[k], 49.8 + 2.7 * (0, 0.87, 0.87, 0, -0.87, -0.87)[k], 0.6, WHITE)


def _left_arm(pen: Chalk) -> None:
    dress.sleeve(pen, [(74, 54, 7), (82, 64, 8), (85, 78, 7.6), (84, 98, 7)], BLUE, (1, 0), 7)
    pen.fold([(92, 74), (87, 76), (81, 75)], [(92, 80), (87, 82), (80, 84)], depth=2.6)
    dress.braid(pen, [(73.4, 68), (81, 70.4), (90.4, 65.4)], 4.4, YELLOW, "lozenges", RED)


def club(p: Chalk, long: float) -> None:
    """A club growing thick towards its top, at the origin; `long` is how far down it reaches."""
    stem = p.shape([(0, -3), (6, -1), (8.4, 8), (7.6, 20), (5.2, 36), (3.6, 56), (2.8, long, 0), (-2.8, long, 0), (-3.4, 56), (-4.8, 38), (-8, 24), (-9, 10), (-6.4, 0)], BARK, 1.1)
    p.shade(stem, [(6, -1), (8.4, 8), (7.6, 20), (5.2, 36), (3.6, 56), (2.8, long)], 7, BARK)
    p.sheaf([(-5, 2), (-4.6, 24), (-2, 60)], [(4, 2), (4, 24), (1.6, 60)], 5, 0.8, (0.3, 0.2), ragged=0.4)
    for x, y in ((-3.4, 6), (2.6, 14), (-2.4, 26), (1.2, 38), (-0.8, 50)):
        p.fill(ring(x, y, 2, 2.8), INK)
        p.fill(ring(x - 0.2, y - 0.2, 1.4, 2.1), "#c88a4e")
        p.line([(x - 0.8, y - 1), (x + 0.6, y), (x - 0.4, y + 1.2)], 0.5)
    p.lines([[(-5.4, 12), (-6, 18), (-4.4, 22)], [(-0.4, 16), (0.8, 21), (-0.2, 28)]], 1, (0.1, 0.1), "#c88a4e")


def _club_arm(pen: Chalk) -> None:
    dress.sleeve(pen, [(30, 86, 6.4), (32, 78, 6.4), (31.6, 71, 5.2)], BLUE, (1, 0), 4)
    hands.fist(pen, 24.4, 62, 14.8, 18)
    dress.cuff(pen, (26, 73), (37, 70.6), 5, GREEN)
    dress.braid(pen, [(26.4, 75), (32, 76.6), (37.4, 73.6)], 1.6, YELLOW)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of coins: old and hawk-nosed, in profile to the right, ermine on his shoulders, a halberd in his hand."""

from __future__ import annotations

import hands
from french.dress import ermine
from piacentine import dress
from piacentine.coin import define_coin
from piacentine.heads import Face, lock
from piacentine.profiles import profile
from piacentine.stone import BLUE, GREEN, OCHRE, PALE_BLUE, RED, WHITE, YELLOW, Chalk

HAIR = "#8b8377"
TAILS = ((33, 59, 10), (39, 60.6, 4), (46.6, 61.6, 0), (54.4, 61, -6), (62, 60, -14), (34, 66, 10), (40.4, 69.4, 6), (47, 70.4, 0), (56, 70, -6), (64.4, 67.6, -14), (49.4, 76.6, 0), (59.4, 76, -8))


def half(pen: Chalk) -> None:
    _robe(pen)
    p = profile(pen, 45.4, 34, 26, Face(age=0.7, nose=1, brow=0.7, jaw=0.5, lid=0.5, smile=-0.4, iris="#4b4637"), 2, True, _hair_behind)
    _sleeve(pen)
    _cape(pen)
    _hair(p)
    _halberd(pen)
    hands.fist(pen, 80.4, 81, 14.6, 0, True)
    dress.cuff(pen, (71.6, 77), (73.6, 88), 5)
    dress.crown(p, 5, 36, 46, 5, RED)
    pen.sheet.place(define_coin(pen.sheet, False), 79.8, 20.6, 1.4)


def _hair_behind(p: Chalk) -> None:
    """Head units, mirrored."""
    lock(p, [(20, -30, 16), (34, -4, 18), (34, 24, 16), (40, 44, 12), (50, 58, 6), (58, 54, 1)], HAIR, 6)
    lock(p, [(8, 0, 12), (20, 30, 14), (26, 50, 10), (34, 64, 1)], HAIR, 4)


def _hair(p: Chalk) -> None:
    for bones in ([(6, -40, 8), (15, -18, 9), (13, 4, 9), (18, 24, 8), (26, 38, 5), (34, 36, 0.8)], [(22, -40, 9), (32, -18, 10), (30, 6, 10), (34, 28, 9), (42, 44, 5), (50, 42, 0.8)], [(-10, -40, 6), (-2, -26, 7), (3, -10, 6), (1, 6, 5), (6, 16, 0.8)], [(34, -38, 8), (44, -16, 9), (43, 10, 9), (48, 32, 7), (56, 42, 0.8)]):
        lock(p, bones, HAIR, 4)
    for bones in ([(-8, 30, 3), (-12, 44, 8), (-22, 54, 8), (-30, 62, 5), (-38, 64, 1)], [(4, 26, 3), (2, 44, 8), (-8, 58, 8), (-16, 70, 5), (-24, 76, 1)]):
        lock(p, bones, HAIR, 4)
    lock(p, [(-32, 23, 1.6), (-25, 24, 3.4), (-17, 28, 3.2), (-10, 36, 2), (-8, 42, 0.6)], HAIR, 2, 1.6)


def _robe(pen: Chalk) -> None:
    # The red cloak hangs behind him; under it the green tunic.
    dress.cloth(pen, [(38, 46, 0), (28, 50), (19, 58), (14, 72), (8, 98, 0), (40, 98, 0), (42, 60)], RED, [(8, 97), (14, 72), (19, 58)], depth=8)
    pen.fold([(28, 58), (23, 70), (20, 86)], [(33, 62), (29, 74), (27, 90)], [(22, 62), (18, 74), (15, 88)], depth=3.6, width=1.6)
    dress.cloth(pen, [(36, 56, 0), (33, 70), (34, 82), (30, 98, 0), (70, 98, 0), (68, 80), (68, 56, 0)], GREEN, [(68, 60), (68, 80), (70, 96)], depth=8)
    pen.fold([(42, 82), (40, 88), (39, 97)], [(50, 84), (50, 90), (49, 97)], [(60, 84), (61, 90), (61, 97)], depth=3.4, width=1.5)
    dress.braid(pen, [(33.6, 81), (44, 84.6), (56, 84.8), (68, 81)], 5.6, YELLOW, "lozenges", RED)


def _sleeve(pen: Chalk) -> None:
    """The arm comes out from under the ermine and bends to the halberd."""
    arm = pen.limb([(60, 66, 9), (62.6, 78, 8.4), (66, 84, 7), (73.6, 83, 5)], BLUE, 1.1, 0.35, (1, 0))
    pen.shade(arm, [(54.6, 80), (60, 90), (68, 91), (74, 88)], 4, BLUE)
    pen.lines([[(70, 76), (66, 78.4), (62, 78.6)], [(71, 78.6), (67.6, 81), (64.6, 81.6)], [(58, 84), (62, 84.4), (65, 87)]], 1.2, (0.5, 0.1), peak=0.2)
    dress.slash(pen, (65.4, 70), (67, 73), (66.6, 77), 1.1)


def _cape(pen: Chalk) -> None:
    fur = pen.shape([(36, 47, 0), (29.4, 53), (29, 62), (33, 70, 0), (36.6, 69.4), (40, 76, 0), (44.6, 75), (49, 80.4, 0), (53.6, 77.6), (59, 79.6, 0), (62, 74.6), (67.6, 73, 0), (69, 66), (68.6, 57), (62, 49, 0), (50, 54)], WHITE, 1.1)
    pen.shade(fur, [(68.6, 57), (69, 66), (67.6, 73), (62, 74.6), (59, 79.6)], 3.6, PALE_BLUE, 1.1, 0.5)
    pen.fringe([(29.6, 55), (29, 62), (33, 70)], 3, 1, 0.5, 20, 0.2, clip=fur)
    # The pelts fall in long soft furrows from the collar to the points of the hem.
    pen.lines([[(37.6, 54), (34.6, 61), (36.4, 69)], [(43, 56.6), (41.4, 65), (44.4, 74.6)], [(50, 57.6), (50, 67), (53.4, 77)], [(57, 56.4), (59, 65), (62, 74)]], 0.7, (0.1, 0.3))
    ermine(pen, fur, TAILS, 1.15)
    dress.braid(pen, [(36, 47.6), (43, 52.6), (53, 53.4), (61.6, 49)], 4, YELLOW, "lozenges", BLUE)
    for x, y, r in ((34, 52.6, 3.4), (63.4, 54.6, 3)):
        pen.bead(x, y, r, OCHRE, 0.7)
        pen.bead(x, y, r * 0.5, RED, 0.4)


def _halberd(pen: Chalk) -> None:
    pen.limb([(79.6, 46, 1), (80.2, 70, 1.1), (80.6, 98, 1.1)], YELLOW, 0.8, 0.5)
    p = pen.at(80, 59, 0.9)
    axe = p.shape([(-1, -4, 0), (-6, -3), (-12, -11, 0), (-15, -2), (-15, 6), (-11, 14, 0), (-6, 5), (-1, 5.6, 0)], PALE_BLUE, 1)
    p.shade(axe, [(-11, 14), (-6, 5), (-1, 5.6)], 3, PALE_BLUE)
    p.line([(-11.4, -8), (-13, 1), (-10.8, 10)], 0.9, (0.3, 0.3), WHITE)
    beak = p.shape([(1, -3, 0), (6, -3.4), (11, 0.6, 0), (6, 3.4), (1, 4, 0)], PALE_BLUE, 0.9)
    p.shade(beak, [(11, 0.6), (6, 3.4), (1, 4)], 2.4, PALE_BLUE)
    point = p.shape([(0, -20, 0), (3, -13), (1.4, -5, 0), (-1.4, -5, 0), (-3, -13)], PALE_BLUE, 0.9)
    p.shade(point, [(0, -20), (3, -13), (1.4, -5)], 2.2, PALE_BLUE)
    p.shape([(-2.4, -5, 0), (2.4, -5, 0), (2.4, 6.4, 0), (-2.4, 6.4, 0)], YELLOW, 0.8)
    p.lines([[(-2, -2), (0, -1.4), (2, -2)], [(-2, 3), (0, 3.6), (2, 3)]], 0.7, (0.8, 0.8))

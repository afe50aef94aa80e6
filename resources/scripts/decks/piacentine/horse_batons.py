# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of batons: a rider in a turban, seen from behind as he turns to look back, club on his shoulder; a grey horse."""

from __future__ import annotations

import hands
from ink import ring
from piacentine import dress, horse
from piacentine.heads import Face, lock
from piacentine.king_batons import club
from piacentine.profiles import profile
from piacentine.stone import BLUE, DAPPLE, GREEN, INK, RED, WHITE, YELLOW, Chalk

HAIR = "#3f3731"
SKIN = "#eabf92"
STEED = horse.Horse(DAPPLE, "#5f5850", BLUE, RED, False)


def half(pen: Chalk) -> None:
    club(pen.at(15.4, 13, 1.06, -11), 60)
    _horse(pen)
    _quarters(pen)
    _rein_arm(pen)
    p = profile(pen, 39, 31.4, 23, Face(nose=0.3, brow=0.3, smile=-0.2, skin=SKIN, iris="#2e241a", brows="#201812"), -6, behind=_hair_behind)
    lock(p, [(-29, 24, 1.4), (-24, 23.4, 2.6), (-18, 27, 2), (-13, 25, 0.6)], HAIR, 2, 1.4)
    _back(pen)
    _skirts(pen)
    _club_arm(pen)
    lock(p, [(10, -30, 6), (17, -8, 8), (15, 12, 8), (20, 30, 6), (27, 36, 0.8)], HAIR, 4)
    lock(p, [(26, -30, 8), (34, -8, 10), (32, 14, 9), (38, 32, 7), (46, 38, 0.8)], HAIR, 4)
    _turban(p)


def _hair_behind(p: Chalk) -> None:
    lock(p, [(18, -30, 16), (30, -4, 18), (30, 20, 14), (36, 38, 9), (44, 46, 1)], HAIR, 5)


def _horse(pen: Chalk) -> None:
    """Its arched neck and tucked head, all clear of the rider."""
    crest = [(76, 35), (67, 36), (59.6, 43), (55, 56), (52, 74), (50, 98)]
    horse.arched(pen, STEED, crest, [(72, 66), (75, 76), (83, 86), (88, 98)])
    horse.flowing(pen, STEED, crest[:5], 14, 8)
    dress.braid(pen, [(58, 88), (68, 90.6), (78, 89), (86, 84)], 4.4, BLUE, "dots", YELLOW)
    q = pen.at(74.6, 38.6, 1, 15)
    horse.head(q, STEED)
    horse.forelock(q, STEED)
    horse.bridle(q, STEED)


def _quarters(pen: Chalk) -> None:
    """The horse's croup to the left, and the great scallops of the saddle cloth."""
    croup = pen.shape([(6, 98, 0), (6.6, 91), (11, 85.6), (20, 82), (34, 82), (44, 98, 0)], DAPPLE, 1.1)
    pen.shade(croup, [(6, 97), (6.6, 91), (11, 85.6)], 5, DAPPLE)
    pen.fold([(22, 87), (24, 91), (24, 97)], depth=3)
    horse.rein(pen, [(7.4, 90.4), (15, 89), (22, 90), (27, 93), (28, 98)], BLUE, 2)
    for i, (x, y, turn) in enumerate(((13.6, 82.4, -40), (19.4, 77.6, -20), (26.6, 75.8, 0))):
        p = pen.at(x, y, 1.06, turn)
        p.shape([(-5, 7, 0), (-5.4, -1), (0, -5), (5.4, -1), (5, 7, 0)], YELLOW, 1)
        p.shape([(-3.6, 7, 0), (-3.8, 0), (0, -3), (3.8, 0), (3.6, 7, 0)], (RED, GREEN, RED)[i], 0.7)
        p.shape(ring(0, 2.4, 1.7, 2.4), (BLUE, RED, BLUE)[i], 0.6)
        p.fringe([(3.6, 5), (3.8, 0), (0, -3)], 1.6, 0.8, 0.6)
    dress.braid(pen, [(10.6, 88), (16, 83.8), (22, 81.8), (31, 80.6)], 2.4, YELLOW, "ticks")


def _back(pen: Chalk) -> None:
    """His back: a red jacket crossed by a gold baldric."""
    coat = pen.shape([(34, 45, 0), (25, 49), (23, 58), (27, 68), (29.6, 75, 0), (54.4, 75, 0), (57, 66), (59.4, 54), (52, 46, 0), (43, 48)], RED, 1.1)
    pen.shade(coat, [(59.4, 54), (57, 66), (54.4, 75)], 7, RED)
    pen.line([(43.4, 50), (42, 62), (42.4, 75)], 1.1, (0.2, 0.4))
    pen.fold([(33, 66), (35, 71), (36, 75)], [(50, 65), (49, 70), (49, 75)], depth=3)
    sash = pen.limb([(54, 47, 4), (43, 57, 4.4), (33, 66, 4.4), (27, 71.6, 4)], YELLOW, 0.9)
    pen.shade(sash, [(57, 50), (46, 60.4), (36, 69.4), (30, 74.6)], 3, YELLOW)
    for i in range(5):
        x, y = 51 - i * 5.2, 49.6 + i * 4.9
        if i == 2:
            pen.fill([(x, y + 2.8, 0), (x - 2.9, y - 0.6), (x - 1.4, y - 2.4), (x, y - 1.1), (x + 1.4, y - 2.4), (x + 2.9, y - 0.6)], RED)
        else:
            leaf = pen.at(x, y, 1, 50)
            leaf.shape([(0, -3.2, 0), (2.3, 0), (0, 3.2, 0), (-2.3, 0)], GREEN, 0.5)
            leaf.line([(0, -2), (0.2, 0), (0, 2)], 0.4)
    dress.braid(pen, [(32, 45.4), (39, 49.4), (47, 49.4), (53.4, 45.6)], 2.6, WHITE, "dots", WHITE)


def _skirts(pen: Chalk) -> None:
    """The rider's green sash, the red band of his skirt and the green flaps under it."""
    dress.cloth(pen, [(27, 84, 0), (25, 98, 0), (62, 98, 0), (60, 82, 0)], GREEN, [(60, 82), (62, 97)], depth=6)
    pen.fold([(35, 88), (33.6, 92), (33, 98)], [(44, 89), (44, 93), (43, 98)], [(53, 87), (55, 92), (56, 98)], depth=3)
    dress.cloth(pen, [(28.6, 72.4, 0), (37, 75), (47, 75), (55, 72.6, 0), (56, 78, 0), (47, 81), (37, 81), (27.6, 78.2, 0)], GREEN, depth=3)
    pen.line([(29.4 + i * 2.55, 76.2 + 2 * (1 - ((i - 5) / 5) ** 2) * 0.8 + (1.2 if i % 2 else -1.2), 0) for i in range(11)], 1.2, (0.9, 0.9), YELLOW)
    dress.cloth(pen, [(27.6, 78.2, 0), (37, 81), (47, 81), (56, 78, 0), (60, 84, 0), (48, 88.4), (36, 88.4), (25, 85, 0)], RED, [(60, 84), (48, 88.4), (36, 88.4)], depth=3.4)
    for i, x in enumerate((30, 37.6, 45.6, 53)):
        pen.shape(ring(x, 83.6 + (0.8 if 0 < i < 3 else -0.2), 2.1, 1.8), WHITE if i % 2 else YELLOW, 0.6)
    dress.braid(pen, [(25, 84.8), (36, 88.2), (48, 88.2), (60, 83.8)], 2.2, YELLOW, "ticks")


def _club_arm(pen: Chalk) -> None:
    """The sleeve of the arm that holds the club, its elbow far out."""
    puff = pen.shape([(28, 47.6, 0), (20, 51), (12.4, 58), (7.4, 66), (9, 72.6), (16, 74), (23.4, 70), (28.6, 63), (31.4, 54)], BLUE, 1.1)
    pen.shade(puff, [(9, 72.6), (16, 74), (23.4, 70), (28.6, 63)], 6, BLUE)
    dress.slash(pen, (25, 51), (17.6, 58), (12.4, 67), 1.3)
    dress.slash(pen, (28.4, 54), (22.6, 62), (17.6, 70), 1.3)
    pen.fold([(21.6, 51.6), (15, 57), (10.6, 64)], depth=1.8)


def _rein_arm(pen: Chalk) -> None:
    """The arm that goes forward to the reins."""
    horse.rein(pen, [(82.8, 79.4), (79, 85), (74.6, 86), (68.6, 84)], BLUE, 1.8)
    dress.sleeve(pen, [(57, 70, 4.8), (59, 76, 4.8), (62, 80, 4)], RED, (0.6, 0), 3.4)
    hands.fist(pen, 69.4, 79.6, 12.6, -14, True)
    dress.cuff(pen, (60.6, 77), (62.8, 86), 3.8, YELLOW)
    near = pen.shape([(56, 47.6, 0), (61, 50.4), (65, 58), (66, 66), (63.6, 72.6), (57.6, 74.6), (53, 70), (53, 60)], BLUE, 1.1)
    pen.shade(near, [(65, 58), (66, 66), (63.6, 72.6), (57.6, 74.6)], 5, BLUE)
    dress.slash(pen, (58, 51), (59.6, 61), (58.6, 71), 1.2)
    dress.slash(pen, (61, 53), (63, 62), (62, 71), 1.1)


def _turban(p: Chalk) -> None:
    """Wound of blue and striped gold, a string of pearls, a red plume falling behind. Head units."""
    dress.plume(p, [(22, -56), (46, -76), (76, -78), (102, -62), (112, -36)], 19, RED)
    body = p.shape([(-36, -30), (-43, -48), (-30, -68), (0, -77), (32, -67), (48, -44), (46, -20), (35, -8), (26, -18), (8, -26), (-16, -26)], BLUE, 3)
    p.shade(body, [(48, -44), (46, -20), (35, -8), (26, -18), (8, -26)], 12, BLUE, 2.6, 2.4)
    p.fold([(-34, -36), (-26, -54), (-8, -70)], [(-24, -30), (-20, -50), (-6, -70)], [(30, -16), (36, -36), (28, -60)], [(40, -16), (42, -36), (36, -56)], depth=5, width=2.6)
    stripe = p.shape([(-14, -27, 0), (-12, -48), (2, -76, 0), (22, -72, 0), (10, -50), (6, -26, 0)], YELLOW, 2.4)
    p.shade(stripe, [(22, -72), (10, -50), (6, -26)], 7, YELLOW, 2.6, 2)
    p.line([(-5, -28), (-2, -50), (11, -74)], 3.4, (0.6, 0.6), RED)
    for x, y in ((-34, -31), (-24, -28.4), (-14, -27), (-4, -26.4), (6, -25), (16, -21.6), (25, -15.6), (32, -8)):
        p.bead(x, y, 3.6, WHITE, 1.2)
    p.bead(-20, -50, 6, RED, 2)
    p.fill(ring(-20, -50, 1.6), INK)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of batons: a rider in a turban, seen from behind as he turns to look back, club on his shoulder; a chestnut horse."""

from __future__ import annotations

from ink import ring
from piacentine import dress, horse
from piacentine.heads import Face, lock
from piacentine.king_batons import club
from piacentine.profiles import profile
from piacentine.stone import BLUE, CHESTNUT, GREEN, INK, RED, WHITE, YELLOW, Chalk

HAIR = "#3f3731"
SKIN = "#eabf92"
STEED = horse.Horse(CHESTNUT, "#3d2c20", BLUE, RED, True)


def half(pen: Chalk) -> None:
    club(pen.at(17, 15, 1, -12), 58)
    q = pen.at(66.4, 36.4, 1.02, 0)
    crest = horse.neck(q, STEED, [(-3, 12, 9), (-6, 26, 14), (-8, 44, 18), (-10, 66, 21)])
    horse.mane(q, STEED, crest[:3], 14, 6, 1)
    horse.head(q, STEED)
    horse.forelock(q, STEED)
    horse.bridle(q, STEED)
    horse.rein(pen, [(84.4, 75.4), (82, 81), (74, 82), (62, 78)], BLUE, 1.8)
    _skirts(pen)
    p = profile(pen, 44.6, 31, 23, Face(nose=0.3, brow=0.3, smile=-0.2, skin=SKIN, iris="#2e241a", brows="#201812"), -6, behind=_hair_behind)
    _back(pen)
    lock(p, [(10, -30, 6), (17, -8, 8), (15, 12, 8), (20, 30, 6), (27, 36, 0.8)], HAIR, 4)
    lock(p, [(26, -30, 8), (34, -8, 10), (32, 14, 9), (38, 32, 7), (46, 38, 0.8)], HAIR, 4)
    _turban(p)


def _hair_behind(p: Chalk) -> None:
    lock(p, [(18, -30, 16), (30, -4, 18), (30, 20, 14), (36, 38, 9), (44, 46, 1)], HAIR, 5)


def _back(pen: Chalk) -> None:
    """His back: a red jacket crossed by a gold baldric, blue puffed sleeves."""
    coat = pen.shape([(40, 45, 0), (30, 49), (27, 58), (32, 70), (35, 76, 0), (64, 76, 0), (66, 66), (68, 54), (60, 46, 0), (50, 48)], RED, 1.1)
    pen.shade(coat, [(68, 54), (66, 66), (64, 76)], 8, RED)
    pen.line([(50, 50), (48.6, 62), (49.4, 76)], 1.2, (0.2, 0.4))
    pen.fold([(40, 66), (42, 71), (43, 76)], [(58, 66), (57, 71), (57, 76)], depth=3)
    sash = pen.limb([(62, 47, 4), (50, 57, 4.4), (38, 67, 4.4), (31, 72.4, 4)], YELLOW, 0.9)
    pen.shade(sash, [(65, 50), (53, 60.4), (41, 70.4), (34, 75.4)], 3, YELLOW)
    for i in range(5):
        x, y = 58.6 - i * 6, 49.8 + i * 5.2
        if i == 2:
            pen.fill([(x, y + 2.6, 0), (x - 2.6, y - 0.6), (x - 1.2, y - 2.2), (x, y - 1), (x + 1.2, y - 2.2), (x + 2.6, y - 0.6)], RED)
        else:
            leaf = pen.at(x, y, 1, 50)
            leaf.shape([(0, -3, 0), (2.2, 0), (0, 3, 0), (-2.2, 0)], GREEN, 0.5)
            leaf.line([(0, -2), (0.2, 0), (0, 2)], 0.4)
    dress.braid(pen, [(38, 45.6), (46, 49.6), (54, 49.4), (61, 45.6)], 2.4, WHITE, "dots", WHITE)
    # The arm that holds the club before him, and the one with the reins: only the sleeves are seen.
    far = pen.shape([(31, 49, 0), (22, 53), (14, 60), (10, 68), (14, 74), (22, 73), (29, 66), (33, 58)], BLUE, 1.1)
    pen.shade(far, [(14, 74), (22, 73), (29, 66), (33, 58)], 6, BLUE)
    pen.fold([(28, 52), (21, 60), (16, 71)], [(31, 56), (26, 63), (22, 71)], depth=2.6)
    near = pen.shape([(65, 48, 0), (72, 51), (76, 60), (76, 70), (70, 76), (64, 72), (63, 62)], BLUE, 1.1)
    pen.shade(near, [(76, 60), (76, 70), (70, 76), (64, 72)], 6, BLUE)
    pen.fold([(66, 52), (69, 60), (68, 72)], [(71, 53), (73, 61), (73, 70)], depth=2.6)


def _skirts(pen: Chalk) -> None:
    """The horse's back and saddle, the rider's sash and the scalloped flaps of his skirt."""
    croup = pen.shape([(8, 98, 0), (10, 90), (20, 86), (40, 88), (60, 90), (72, 92), (76, 98, 0)], CHESTNUT, 1)
    pen.shade(croup, [(8, 97), (10, 90), (20, 86)], 5, CHESTNUT)
    dress.cloth(pen, [(34, 74, 0), (28, 84), (28, 98, 0), (76, 98, 0), (72, 86), (65, 74, 0)], GREEN, [(65, 74), (72, 86), (76, 96)], depth=7)
    pen.fold([(46, 86), (44, 91), (44, 98)], [(58, 86), (60, 91), (60, 98)], [(66, 84), (69, 90), (70, 97)], depth=3.4)
    dress.cloth(pen, [(33.6, 73, 0), (44, 76), (56, 76), (65, 73.4, 0), (66, 79, 0), (56, 82), (44, 82), (32.4, 79.4, 0)], GREEN, depth=3)
    pen.line([(34 + i * 2.9, 77.4 + 2.2 * (1 - ((i - 5.5) / 5.5) ** 2) * 0.8 + (1.2 if i % 2 else -1.2), 0) for i in range(12)], 1.1, (0.9, 0.9), YELLOW)
    dress.cloth(pen, [(32.4, 79.4, 0), (44, 82), (56, 82), (66, 79, 0), (70, 85, 0), (58, 89.4), (44, 89.4), (30, 86, 0)], RED, [(70, 85), (58, 89.4), (44, 89.4)], depth=4)
    for i, x in enumerate((37, 45, 53, 61)):
        pen.shape(ring(x, 84.6 + (1 if 0 < i < 3 else 0), 2, 1.6), YELLOW if i % 2 else WHITE, 0.6)
    dress.braid(pen, [(30, 85.6), (44, 89), (58, 89), (70, 84.6)], 2, YELLOW, "ticks")
    # Great scallops that stand out behind the saddle.
    for i, (x, y, turn) in enumerate(((16, 85, -34), (22.4, 80.4, -16), (29.6, 79, 2))):
        p = pen.at(x, y, 1, turn)
        p.shape([(-5, 6, 0), (-5.4, -1), (0, -5), (5.4, -1), (5, 6, 0)], YELLOW, 1)
        p.shape([(-3.6, 6, 0), (-3.8, 0), (0, -3), (3.8, 0), (3.6, 6, 0)], (RED, GREEN, RED)[i], 0.7)
        p.shape(ring(0, 2.4, 1.7, 2.4), (BLUE, RED, BLUE)[i], 0.6)
        p.fringe([(3.6, 5), (3.8, 0), (0, -3)], 1.6, 0.8, 0.6)
    cloth = pen.shape([(10, 90, 0), (20, 85.6), (34, 85), (44, 89.4), (50, 94), (52, 98, 0), (8, 98, 0)], BLUE, 1)
    pen.shade(cloth, [(44, 89.4), (50, 94), (52, 97)], 4, BLUE)
    dress.braid(pen, [(10, 90.4), (20, 86.2), (34, 85.6), (44, 90), (50, 94.6)], 2, YELLOW)


def _turban(p: Chalk) -> None:
    """Wound of blue and striped gold, a string of pearls, a red plume falling behind. Head units."""
    dress.plume(p, [(22, -56), (46, -78), (78, -80), (104, -58), (108, -28)], 18, RED)
    body = p.shape([(-36, -30), (-42, -48), (-28, -68), (0, -76), (30, -66), (46, -44), (44, -20), (34, -8), (26, -18), (8, -26), (-16, -26)], BLUE, 3)
    p.shade(body, [(46, -44), (44, -20), (34, -8), (26, -18), (8, -26)], 12, BLUE, 2.6, 2.4)
    p.fold([(-34, -36), (-26, -54), (-8, -70)], [(10, -28), (14, -48), (6, -70)], [(30, -16), (36, -36), (28, -60)], depth=6, width=2.6)
    stripe = p.shape([(-14, -27, 0), (-12, -48), (2, -75, 0), (18, -72, 0), (8, -50), (4, -27, 0)], YELLOW, 2.4)
    p.shade(stripe, [(18, -72), (8, -50), (4, -27)], 7, YELLOW, 2.6, 2)
    p.line([(-6, -28), (-3, -50), (8, -74)], 2.6, (0.6, 0.6), RED)
    for x, y in ((-34, -31), (-24, -28.4), (-14, -27), (-4, -26.4), (6, -25), (16, -21.6), (25, -15.6), (32, -8)):
        p.bead(x, y, 3.6, WHITE, 1.2)
    p.bead(-16, -52, 6, RED, 2)
    p.fill(ring(-16, -52, 1.6), INK)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of coins: a young rider holds his coin up and looks at it, his golden horse turns to the right."""

from __future__ import annotations

import hands
from ink import ring
from piacentine import dress, horse
from piacentine.coin import define_coin
from piacentine.heads import Face, bob_behind, bob_front, head
from piacentine.stone import BLUE, DUN, GREEN, INK, RED, WHITE, YELLOW, Chalk

HAIR = "#c49a58"
STEED = horse.Horse(DUN, "#6f655b", BLUE, RED, True)


def half(pen: Chalk) -> None:
    _croup(pen)
    _horse(pen)
    _rider(pen.at(-2.4, 0))
    _rein_arm(pen.at(-2.4, 0))
    _raised_arm(pen.at(-1, 0))
    p = head(pen, 47.4, 24.8, 22.6, Face(gaze=(-0.9, 0), nose=0.1, brow=-0.2, smile=0.4, full=0.2), 0, behind=lambda p: bob_behind(p, HAIR, 50))
    bob_front(p, HAIR, 36)
    dress.braid(pen, [(41.6, 41.8), (45.6, 45.6), (52, 46), (57, 42)], 2.2, YELLOW)
    _cap(p)
    hand = hands.raised_behind(pen, 17, 45, 16, 2)
    pen.sheet.place(define_coin(pen.sheet, False), 19.8, 24.4, 1.36)
    hands.raised_thumb(hand)


def _horse(pen: Chalk) -> None:
    """Its arched neck and tucked head, all clear of the rider."""
    crest = [(77.4, 37), (69, 38), (62.6, 46), (59, 58), (57, 76), (54, 98)]
    horse.arched(pen, STEED, crest, [(71, 68), (75, 78), (83, 87), (89, 98)])
    horse.flowing(pen, STEED, crest[:5], 15, 7)
    _breast_strap(pen)
    q = pen.at(75.4, 40.4, 1, 17)
    horse.head(q, STEED)
    horse.forelock(q, STEED)
    horse.bridle(q, STEED)
    horse.rein(pen, [(82.4, 81.4), (76, 84), (66, 79), (52, 66)], BLUE)


def _croup(pen: Chalk) -> None:
    """The horse's quarters, to the left of the rider, with a red saddle and green straps."""
    croup = pen.shape([(56, 72, 0), (40, 70), (22, 73), (10, 82), (6.6, 98, 0), (60, 98, 0)], DUN, 1.1)
    pen.shade(croup, [(22, 73), (10, 82), (6.6, 96)], 7, DUN)
    pen.fold([(36, 82), (42, 87), (44, 96)], depth=3)
    for knots in ([(30, 76), (24, 84), (22, 98)], [(33, 76), (33, 86), (36, 98)]):
        horse.rein(pen, knots, GREEN, 2.2)
    saddle = pen.shape([(22, 72), (30, 66), (46, 65), (62, 72), (66, 80), (58, 82), (44, 76), (30, 76), (22, 79)], RED, 1.1)
    pen.shade(saddle, [(66, 80), (58, 82), (44, 76), (30, 76), (22, 79)], 6, RED)
    dress.braid(pen, [(22, 78.4), (30, 75.4), (44, 75.6), (58, 81.4)], 2, YELLOW, "dots", RED)


def _breast_strap(pen: Chalk) -> None:
    dress.braid(pen, [(56, 82), (66, 88.6), (77, 89.6), (85.6, 88)], 4, BLUE, "lozenges", YELLOW)
    for x, y in ((60, 89), (68, 92), (76, 92.6)):
        pen.bead(x, y, 1.6, YELLOW)


def _rider(pen: Chalk) -> None:
    # The near leg in blue over the saddle.
    leg = pen.limb([(50, 71, 7.4), (58, 78, 8.4), (63, 88, 8), (62, 99, 7)], BLUE, 1.1, 0.35, (0.8, 0))
    pen.shade(leg, [(50, 79), (52, 83), (55, 90), (55, 97)], 6, BLUE)
    pen.fold([(64, 74), (60, 80), (55, 82)], [(70, 86), (64, 87), (60, 91)], depth=2.6)
    dress.cloth(pen, [(38, 61, 0), (36, 70), (36, 77), (44, 79.6), (54, 79), (64, 74, 0), (62, 61, 0)], GREEN, [(36, 77), (44, 79.6), (54, 79), (64, 74)], depth=6)
    pen.fold([(44, 63), (42, 70), (42, 78)], [(52, 63), (52, 70), (53, 78)], depth=3)
    dress.cloth(pen, [(42, 38, 0), (34, 41), (33, 50), (38, 62, 0), (61, 62, 0), (63, 51), (62.4, 41.6), (57, 37, 0), (50, 41)], BLUE, [(62.4, 41.6), (63, 51), (61, 62)], [(38, 62), (33, 50)], depth=6)
    dress.braid(pen, [(41, 38), (40, 50), (42.4, 61)], 2.2, YELLOW)
    dress.braid(pen, [(58, 38), (59.6, 50), (58, 61)], 2.2, YELLOW)
    # A little shield on the breast.
    shield = pen.shape([(44.6, 44, 0), (50, 45.4), (55.6, 44, 0), (55.6, 51), (50, 58, 0), (44.6, 51)], RED, 1)
    pen.fill([(50, 45.6, 0), (55.3, 44.3, 0), (55.3, 51), (50, 57.6, 0)], INK)
    dress.braid(pen, [(44.6, 44), (50, 45.4), (55.6, 44)], 1.2, YELLOW)
    pen.fill([(50, 47, 0), (52.4, 50.4, 0), (50, 54, 0), (47.6, 50.4, 0)], YELLOW)
    for x, y in ((43.4, 60), (57.2, 60), (37, 44), (60.6, 43.6)):
        pen.bead(x, y, 1.2, YELLOW)
    collar = pen.shape([(42, 36, 0), (50, 40.4), (58, 36, 0), (60, 40, 0), (50, 45), (40, 40, 0)], GREEN, 0.9)
    pen.shade(collar, [(60, 40), (50, 45), (40, 40)], 2.6, GREEN)


def _raised_arm(pen: Chalk) -> None:
    dress.sleeve(pen, [(38, 44, 6), (28, 52, 6.8), (21, 60, 6.6)], RED, (1, 0.7), 5)
    dress.sleeve(pen, [(20, 62, 5.4), (18, 56, 5.6), (17, 50, 4.8)], RED, (1, 0), 4)
    pen.fold([(26, 65), (22, 60), (17, 57)], [(29, 60), (25, 57), (20, 54)], depth=2.2)
    dress.cuff(pen, (11.4, 50.6), (22.6, 48.2), 5)


def _rein_arm(pen: Chalk) -> None:
    dress.sleeve(pen, [(58.6, 44.6, 5), (62.4, 51, 5.3), (63.6, 57.4, 5)], RED, (1, 0.8), 4.4)
    dress.sleeve(pen, [(64.6, 59.4, 4.4), (61.6, 61.8, 4.5), (58.8, 62.8, 4)], RED, (1, 0), 3.6)
    pen.fold([(68, 57.6), (65, 57.6), (62, 56.6)], depth=2)
    hands.fist(pen, 52.4, 61.8, 12.6, 16)
    dress.cuff(pen, (58.2, 67.8), (59.8, 58.2), 4)


def _cap(p: Chalk) -> None:
    dress.plume(p, [(14, -54), (44, -72), (76, -68), (98, -44), (96, -16)], 17, BLUE)
    dress.plume(p, [(14, -46), (40, -54), (64, -44), (80, -22)], 12, YELLOW)
    crown = p.shape([(-30, -34, 0), (-34, -54), (-10, -68), (18, -64), (36, -48), (36, -34, 0)], RED, 3)
    p.shade(crown, [(18, -64), (36, -48), (36, -34)], 14, RED, 2.4, 2.4)
    p.fold([(-6, -40), (-8, -54), (-4, -64)], [(14, -40), (18, -50), (22, -58)], depth=4, width=2.4)
    band = p.shape([(-34, -40, 0), (0, -46), (38, -38, 0), (37, -26, 0), (2, -33), (-33, -26, 0)], YELLOW, 2.8)
    p.shade(band, [(38, -38), (37, -26), (2, -33)], 8, YELLOW, 2.4, 2)
    for x, y in ((-22, -36), (-4, -39), (14, -38), (28, -35)):
        p.shape(ring(x, y, 4, 3.2), GREEN if x % 4 else RED, 1.4)
    p.bead(14, -54, 5, WHITE, 1.6)

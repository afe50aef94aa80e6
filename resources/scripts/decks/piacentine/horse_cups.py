# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of cups: a cavalier with a lace collar, his chestnut horse tossing its head before him, the cup in the corner."""

from __future__ import annotations

import hands
from piacentine import dress, horse
from piacentine.goblet import define_goblet
from piacentine.heads import Face, bob_behind, bob_front, head, lock
from piacentine.stone import BLUE, CHESTNUT, GREEN, RED, WHITE, YELLOW, Chalk
from french.dress import lace

HAIR = "#5b4632"
STEED = horse.Horse(CHESTNUT, "#5d564e", YELLOW, BLUE, True)


def half(pen: Chalk) -> None:
    _rider(pen)
    q = pen.at(60.6, 43, 0.92, -17)
    crest = horse.neck(q, STEED, [(-3, 12, 9.6), (-9, 25, 15), (-16, 42, 20), (-18, 66, 29)])
    horse.mane(q, STEED, crest[:3], 17, 7, 2)
    _breast_strap(pen)
    horse.head(q, STEED)
    horse.forelock(q, STEED)
    horse.bridle(q, STEED)
    horse.rein(pen, [(85.6, 74), (74, 79), (58, 76), (46, 71)], YELLOW)
    _hand(pen)
    p = head(pen, 33.6, 28, 24, Face(gaze=(0.6, 0.2), nose=0.4, brow=0.1, lid=0.5, full=-0.3, smile=0.2, age=0.22, iris="#5a4a2a"), 2, True, behind=lambda p: bob_behind(p, HAIR, 52))
    bob_front(p, HAIR, 38)
    lock(p, [(-13, 24.4, 1.6), (-6, 25.4, 2.6), (1, 28, 2), (7, 24, 0.7)], HAIR, 2, 1.2)
    lock(p, [(-18, 24.4, 1.6), (-23, 25.4, 2.4), (-28, 27, 1.8), (-32, 23, 0.7)], HAIR, 2, 1.2)
    dress.braid(pen, [(23.8, 46), (28.6, 50.2), (35.4, 50.6), (40.4, 46.4)], 2.2, YELLOW)
    _hat(p)
    pen.sheet.place(define_goblet(pen.sheet), 82.4, 25.8, 0.73)


def _rider(pen: Chalk) -> None:
    dress.cloth(pen, [(14, 78, 0), (10, 98, 0), (54, 98, 0), (48, 76, 0)], GREEN, [(48, 78), (52, 96)], depth=6)
    pen.fold([(22, 82), (20, 88), (20, 97)], [(30, 84), (30, 90), (29, 97)], depth=3)
    dress.cloth(pen, [(24, 44, 0), (13, 49), (7, 60), (8, 74), (15, 82, 0), (48, 82, 0), (56, 66), (56, 54), (46, 45, 0), (36, 50)], BLUE, [(56, 54), (56, 66), (48, 82)], depth=9)
    dress.buttons(pen, [(36, 56), (37, 68), (36.4, 80)], 4.4, 1, YELLOW)
    pen.line([(34.4, 54), (35, 68), (34.4, 81)], 0.8, (0.6, 0.6))
    # The sleeve, full above, tight below, bent to the reins.
    arm = pen.limb([(16, 54, 7), (11.6, 66, 8), (15, 77, 7.6), (26, 79, 6.6), (38, 75, 5)], BLUE, 1.1, 0.35, (1, 0))
    pen.shade(arm, [(3.6, 66), (8, 79), (17, 85), (28, 85), (39, 80)], 6, BLUE)
    pen.fold([(19, 66), (14, 70), (9, 70)], [(21, 71), (17, 76), (14, 82)], [(25, 72), (24, 77), (25, 83)], [(9, 56), (13, 60), (18, 61)], depth=2.6)
    dress.cloth(pen, [(14, 84.6, 0), (30, 88), (48, 84, 0), (48.6, 88.6, 0), (30, 92.4), (14, 89.4, 0)], YELLOW, [(48.6, 88.6), (30, 92.4), (14, 89.4)], depth=3)
    # The falling collar, pricked and edged with lace.
    for knots, hem in (([(25, 42, 0), (19, 44), (13, 50, 0), (17, 58), (25, 61), (34.6, 56, 0), (31, 47)], [(34.6, 56), (25, 61), (17, 58), (13.4, 51)]), ([(43, 42, 0), (50, 45), (56, 51, 0), (53, 58), (46, 61), (36.4, 56, 0), (38, 47)], [(56, 51.4), (53, 58), (46, 61), (36.4, 56)])):
        collar = pen.shape(knots, WHITE, 0.9)
        pen.shade(collar, hem, 3, WHITE, 0.8, 0.4)
        lace(pen, hem, 3, 2.6)


def _hand(pen: Chalk) -> None:
    hands.fist(pen, 44.4, 72.4, 13.6, -18, True)
    dress.cuff(pen, (34.4, 69.4), (38.4, 80.6), 4.4, WHITE)


def _breast_strap(pen: Chalk) -> None:
    dress.braid(pen, [(43, 81), (53, 87.4), (65, 89.4), (77, 86.6)], 5.4, BLUE)
    zigzag = [(44 + i * 3.3, 82.4 + (5.8 - 0.019 * (i * 3.3 - 22) ** 2) * 1.06 + (1.9 if i % 2 else -1.9)) for i in range(10)]
    pen.line([(x, y, 0) for x, y in zigzag], 1.6, (0.9, 0.9), RED)
    for x, y in ((49, 89.4), (58, 92.4), (68, 93)):
        pen.bead(x, y - 0.6, 1.7, YELLOW)


def _hat(p: Chalk) -> None:
    """Head units, mirrored: x to the left of the card."""
    dress.plume(p, [(-14, -58), (-42, -70), (-70, -58), (-80, -30), (-70, -8)], 15, BLUE)
    dress.plume(p, [(4, -62), (-8, -80), (-30, -94), (-52, -88)], 12, RED)
    dress.plume(p, [(6, -62), (18, -84), (40, -92), (60, -80)], 13, YELLOW)
    crown = p.shape([(-28, -42, 0), (-34, -58), (-14, -72), (16, -70), (34, -58), (32, -42, 0)], RED, 3)
    p.shade(crown, [(-34, -58), (-28, -42), (0, -40)], 12, RED, 2.4, 2.4)
    p.fold([(18, -44), (14, -56), (6, -66)], [(-4, -44), (-8, -56), (-14, -66)], depth=4, width=2.4)
    brim = p.shape([(-50, -34), (-38, -44), (-6, -49), (30, -46), (52, -34), (44, -24), (16, -30), (-14, -30), (-40, -25)], RED, 3)
    p.shade(brim, [(-50, -34), (-40, -25), (-14, -30), (16, -30), (44, -24)], 8, RED, 2.4, 2.2, 8)
    p.line([(-40, -39), (-6, -44), (28, -42)], 3, (0.5, 0.5), YELLOW)
    p.bead(2, -58, 5.4, YELLOW, 1.8)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of swords: a rider in blue scale mail, sword raised behind his horse's great maned neck, riding left."""

from __future__ import annotations

import hands
from piacentine import dress, horse
from piacentine.heads import Face, bob_behind, bob_front, head
from piacentine.stone import BLUE, GREEN, INK, RED, SORREL, WHITE, YELLOW, Chalk
from piacentine.sword import sword

HAIR = "#6f655a"
STEED = horse.Horse(SORREL, "#463e37", YELLOW, BLUE)


def half(pen: Chalk) -> None:
    _cloak(pen)
    _body(pen)
    q = pen.at(35, 41, 0.98, 3, True)
    crest = horse.neck(q, STEED, [(-4, 10, 9.6), (-12, 22, 16), (-20, 42, 22), (-26, 66, 25)])
    horse.mane(q, STEED, crest[:3], 18, 7, 2)
    _shabrack(pen)
    horse.head(q, STEED)
    horse.forelock(q, STEED)
    horse.bridle(q, STEED)
    horse.rein(pen, [(16.6, 80), (34, 84), (54, 78), (76, 66)], YELLOW)
    _arm(pen)
    p = head(pen, 55.4, 34, 23.6, Face(gaze=(-0.3, -0.2), nose=0.3, brow=0.5, bushy=1.4, jaw=1.5, full=-0.8, smile=-0.2, iris="#41566b"), -6, behind=lambda p: bob_behind(p, HAIR, 46))
    bob_front(p, HAIR, 34)
    dress.braid(pen, [(50.4, 51.6), (55.6, 56.2), (62.6, 56), (67.8, 51)], 3, YELLOW, "dots", RED)
    _hat(p)


def _cloak(pen: Chalk) -> None:
    dress.cloth(pen, [(66, 44, 0), (78, 48), (88, 56), (97, 70), (98, 98, 0), (70, 98, 0), (72, 70)], RED, [(72, 70), (70, 96)], depth=7)
    lining = pen.shape([(72, 64, 0), (82, 72), (89, 84), (91, 98, 0), (70, 98, 0), (71, 80)], YELLOW, 1)
    pen.shade(lining, [(72, 64), (82, 72), (89, 84), (91, 96)], 5, YELLOW)
    pen.fold([(84, 54), (90, 64), (93, 78)], [(78, 54), (84, 60), (89, 70)], depth=3.4)


def _body(pen: Chalk) -> None:
    dress.cloth(pen, [(44, 50, 0), (40, 62), (44, 76), (46, 98, 0), (76, 98, 0), (78, 76), (79, 62), (72, 50, 0), (58, 54)], BLUE, [(79, 62), (78, 76), (76, 96)], depth=8)
    pen.fold([(60, 72), (58, 80), (58, 92)], [(68, 74), (69, 82), (68, 94)], depth=3.4)
    dress.braid(pen, [(44, 79), (56, 84), (68, 83), (78, 78)], 4, YELLOW, "lozenges", RED)
    # A mantle of scale mail over the shoulders.
    mail = pen.shape([(46, 47, 0), (41, 54), (40, 64), (48, 68, 0), (52, 72, 0), (57, 67, 0), (64, 71, 0), (68, 66), (80, 63, 0), (78, 54), (68, 47, 0), (57, 52)], BLUE, 1)
    pen.shade(mail, [(80, 63), (68, 66), (64, 71)], 5, BLUE)
    for row in range(6):
        y = 52 + row * 3.1
        for i in range(11):
            x = 43 + i * 3.4 + (row % 2) * 1.7
            if x < 78 and not (50 < x < 64 and y < 55) and y < 66:
                pen.sheet.path(f"M{x - 1.7:.1f} {y:.1f}Q{x:.1f} {y + 3.6:.1f} {x + 1.7:.1f} {y:.1f}", stroke=WHITE, width=0.7)


def _shabrack(pen: Chalk) -> None:
    """A red fringed cloth on the horse's withers."""
    cloth = pen.shape([(52, 72, 0), (60, 76), (66, 84), (66, 98, 0), (44, 98, 0), (46, 86)], RED, 1)
    pen.shade(cloth, [(60, 76), (66, 84), (66, 96)], 5, RED)
    dress.braid(pen, [(51.6, 72.6), (47, 84), (44.6, 97)], 2.2, YELLOW, "ticks")
    pen.fold([(54, 78), (53, 86), (52, 97)], [(59, 80), (60, 88), (59, 97)], depth=3)


def _arm(pen: Chalk) -> None:
    dress.sleeve(pen, [(72, 55, 6.2), (75, 66, 7.2), (81, 76, 6.8)], BLUE, (1, 0.8), 5)
    sword(pen.at(82.6, 50.6, 1, 188), 42, 0.8)
    dress.sleeve(pen, [(84, 79, 6), (88.6, 72, 5.6), (89, 65, 4.8)], BLUE, (1, 0), 4)
    pen.fold([(90, 76), (85, 77), (80, 75)], depth=2)
    hands.fist(pen, 81.6, 59.2, 14, 8)
    dress.cuff(pen, (83.4, 68), (94, 65.4), 4.6, GREEN)


def _hat(p: Chalk) -> None:
    dress.plume(p, [(-8, -58), (-40, -66), (-66, -54), (-80, -28), (-84, -6)], 16, YELLOW)
    dress.plume(p, [(8, -60), (34, -76), (66, -70), (86, -44)], 16, BLUE)
    tuft = p.shape([(-8, -60, 0), (-14, -78), (-6, -96, 0), (4, -84), (14, -98, 0), (18, -78), (12, -60, 0)], RED, 2.6)
    p.shade(tuft, [(14, -98), (18, -78), (12, -60)], 7, RED, 2.4, 2)
    crown = p.shape([(-32, -36, 0), (-36, -54), (-14, -66), (14, -66), (36, -54), (38, -36, 0)], RED, 3)
    p.shade(crown, [(14, -66), (36, -54), (38, -36)], 14, RED, 2.4, 2.4)
    p.fold([(-14, -40), (-16, -52), (-10, -62)], [(10, -40), (14, -52), (18, -60)], depth=4, width=2.4)
    brim = p.shape([(-42, -24), (-40, -38), (-2, -44), (38, -38), (44, -26), (36, -20), (0, -30), (-32, -20)], RED, 3)
    p.shade(brim, [(44, -26), (36, -20), (0, -30), (-32, -20)], 8, RED, 2.4, 2.2, 8)
    p.line([(-38, -31), (0, -38), (40, -30)], 2.6, (0.5, 0.5), YELLOW)
    p.bead(2, -52, 6, YELLOW, 1.8)
    p.fill([(0, -54), (2, -56), (4, -53), (2, -50)], INK)

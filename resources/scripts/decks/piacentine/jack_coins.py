# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of coins: he holds his coin up by its rim and looks at it, the other hand on his heart."""

from __future__ import annotations

import hands
from ink import ring
from piacentine import dress
from piacentine.coin import define_coin
from piacentine.heads import Face, bob_behind, bob_front, head
from piacentine.stone import BLUE, GREEN, OCHRE, RED, WHITE, YELLOW, Chalk

HAIR = "#7d5a3c"


def half(pen: Chalk) -> None:
    _body(pen)
    _raised_arm(pen)
    _arm_on_heart(pen)
    p = head(pen, 52, 33.6, 25, Face(gaze=(-0.9, 0), smile=0.6, brow=-0.3), -4, behind=lambda q: bob_behind(q, HAIR))
    bob_front(p, HAIR, 38)
    dress.braid(pen, [(45.6, 52), (49.6, 57), (57, 57.4), (63.4, 52.4)], 2.6, BLUE)
    _hat(p)
    _hand_and_coin(pen)


def _body(pen: Chalk) -> None:
    # The red coat, open over a yellow shirt, edged with blue; a green belt.
    dress.cloth(pen, [(44, 52, 0), (35, 54), (31, 62), (36, 76), (38, 84), (33, 96, 0), (80, 96, 0), (74, 84), (76, 70), (77, 58), (70, 52), (62, 50, 0)], RED, [(77, 58), (76, 70), (74, 84), (79, 95)], [(33, 95), (38, 84), (36, 76)], depth=8)
    shirt = dress.cloth(pen, [(46, 50, 0), (45.4, 60), (50, 74), (55, 83, 0), (61, 83, 0), (64, 66), (66, 50, 0), (56, 54)], YELLOW, [(64, 66), (66, 50)], depth=4)
    pen.sheaf([(49, 54), (50, 64), (55, 80)], [(62, 54), (61, 66), (59, 80)], 6, 0.5, clip=shirt)
    for knots in ([(44.4, 49.6), (43.6, 60), (48.4, 74), (53, 84)], [(66.4, 50), (66.6, 64), (64.6, 76), (62.6, 84)]):
        dress.braid(pen, knots, 3.4, BLUE, "dots", YELLOW)
    dress.cloth(pen, [(36.6, 80, 0), (47, 83.6), (60, 84.4), (75.4, 81, 0), (76, 87, 0), (60, 90.6), (46, 89.6), (36.4, 86, 0)], GREEN, [(76, 87), (60, 90.6), (46, 89.6), (36.4, 86)], depth=3)
    pen.shape(ring(57, 87.2, 5.6, 3.9), YELLOW, 0.9)
    pen.shape(ring(57, 87.2, 3.4, 2.2), OCHRE, 0.6)
    for k in range(6):
        pen.bead(57 + 4.4 * (1, 0.5, -0.5, -1, -0.5, 0.5)[k], 87.2 + 2.9 * (0, 0.87, 0.87, 0, -0.87, -0.87)[k], 0.6, WHITE)
    pen.fold([(40, 60), (44, 70), (47, 78)], [(70, 60), (69, 70), (66, 78)], [(46, 90), (44, 94), (43, 99)], [(67, 89), (69, 93), (69, 99)], depth=3)


def _raised_arm(pen: Chalk) -> None:
    dress.sleeve(pen, [(42, 55, 7), (34, 66, 8.4), (28, 78, 8.8)], RED, (1, 0.6), 6)
    dress.sleeve(pen, [(27, 82, 6.6), (22, 72, 6.8), (18, 58, 6)], RED, (1, 0), 5)
    pen.fold([(33, 86), (29, 79), (23, 74)], [(36, 80), (32, 76), (26, 72)], depth=2.4)
    dress.braid(pen, [(34.6, 50.6), (39, 57.6), (46.6, 61.6)], 2.6, BLUE, "dots", YELLOW)
    dress.cuff(pen, (10.8, 57.4), (24.4, 54.4), 6)


def _hand_and_coin(pen: Chalk) -> None:
    hand = hands.raised_behind(pen, 17.4, 52.4, 18, 2)
    pen.sheet.place(define_coin(pen.sheet, False), 20.4, 29.6, 1.48)
    hands.raised_thumb(hand)


def _arm_on_heart(pen: Chalk) -> None:
    dress.sleeve(pen, [(72, 57, 7.4), (82, 67, 8.6), (86, 76, 8)], RED, (1, 0.7), 6.5)
    dress.sleeve(pen, [(86, 79, 6.8), (79, 76, 6.6), (72, 71.6, 5.4)], RED, (1, 0), 5)
    pen.fold([(92, 80), (87, 77), (82, 72)], [(78, 60), (84, 64), (88, 70)], depth=2.4)
    dress.braid(pen, [(69, 63.6), (75.4, 57.6), (78, 51.6)], 2.6, BLUE, "dots", YELLOW)
    hands.hanging(pen, 67.6, 70, 16.4, 104, True)
    dress.cuff(pen, (69.4, 77), (73.6, 65.4), 6)


def _hat(p: Chalk) -> None:
    dress.plume(p, [(10, -50), (34, -84), (62, -98), (86, -84), (92, -62)], 15, YELLOW)
    dress.plume(p, [(14, -44), (48, -58), (78, -48), (94, -22), (96, 4)], 15, RED)
    tuft = p.shape([(-24, -50, 0), (-40, -62), (-44, -78, 0), (-34, -74), (-30, -86, 0), (-20, -74), (-12, -80, 0), (-12, -60)], RED, 2.6)
    p.shade(tuft, [(-12, -80), (-12, -60), (-22, -50)], 8, RED, 2.4, 2)
    crown = p.shape([(-26, -34, 0), (-32, -52), (-16, -66), (12, -68), (34, -54), (36, -36, 0), (6, -30)], YELLOW, 3)
    p.shade(crown, [(12, -68), (34, -54), (36, -36)], 14, YELLOW, 2.5, 2.4)
    p.lines([[(-8, -36), (-14, -50), (-12, -64)], [(10, -36), (8, -52), (10, -66)], [(24, -38), (26, -50), (24, -62)]], 1.6)
    brim = p.shape([(-46, -30), (-30, -41), (0, -46), (30, -42), (47, -30), (38, -22), (10, -27), (-18, -25), (-38, -20)], BLUE, 3)
    p.shade(brim, [(47, -30), (38, -22), (10, -27), (-18, -25), (-38, -20)], 9, BLUE, 2.4, 2.2, 10)
    p.line([(-40, -28), (-10, -35), (20, -35), (42, -28)], 1.4, (0.2, 0.2), WHITE)
    p.bead(-22, -44, 5, GREEN, 1.6)

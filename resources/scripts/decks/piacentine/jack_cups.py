# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of cups: a page with a lilied lance and a gold baldric, his cup floating beside him."""

from __future__ import annotations

import hands
from ink import ring
from piacentine import dress
from piacentine.goblet import define_goblet
from piacentine.heads import Face, bob_behind, bob_front, head
from piacentine.stone import BLUE, DEEP_BLUE, GREEN, RED, WHITE, YELLOW, Chalk

HAIR = "#8b8377"


def half(pen: Chalk) -> None:
    _body(pen)
    _arm_on_hip(pen)
    _arm_with_lance(pen)
    p = head(pen, 47.4, 32, 25, Face(gaze=(0.5, -0.1), brow=-0.6, nose=-0.8, full=1.3, smile=0.5, iris="#5a4a2a"), 4, True, behind=lambda q: bob_behind(q, HAIR, 56))
    bob_front(p, HAIR, 46)
    dress.braid(pen, [(36.8, 50.6), (41.6, 55.2), (49, 55.8), (54.6, 51.6)], 2.6, YELLOW)
    _cap(p)
    pen.sheet.place(define_goblet(pen.sheet), 79.4, 27, 0.74)


def _body(pen: Chalk) -> None:
    dress.cloth(pen, [(33, 82, 0), (30, 98, 0), (74, 98, 0), (70, 80, 0)], RED, [(70, 80), (72, 90), (74, 98)], depth=6)
    pen.fold([(40, 83), (38, 88), (38, 97)], [(50, 84), (50, 89), (49, 97)], [(60, 83), (62, 89), (62, 97)], depth=3)
    dress.cloth(pen, [(40, 50, 0), (30, 53), (28, 62), (33, 76), (33, 84, 0), (70, 83, 0), (70, 74), (74, 62), (70, 53), (58, 49, 0)], GREEN, [(74, 62), (70, 74), (70, 83)], [(33, 83), (33, 76), (28, 62)], depth=7)
    # A red front, the linen and the blue collar over it.
    front = pen.shape([(40, 52, 0), (41, 66), (46, 82, 0), (58, 82, 0), (60, 66), (59, 52, 0)], RED, 0.9)
    pen.shade(front, [(59, 52), (60, 66), (58, 82)], 5, RED)
    pen.fold([(45, 62), (47, 68), (50, 73)], [(55, 72), (54, 77), (53, 82)], depth=2.4)
    dress.buttons(pen, [(51, 60), (52, 70), (52, 80)], 4.6, 0.9, YELLOW)
    for s in (-1, 1):
        x = 49.4
        hem = [(x + s * 1.2, 60), (x + s * 9, 63.6), (x + s * 15.6, 61.8), (x + s * 18, 55)]
        collar = pen.shape([(x + s * 8, 47, 0), (x + s * 3, 52), (*hem[0], 0), hem[1], hem[2], (*hem[3], 0), (x + s * 14, 49.4)], BLUE, 1)
        pen.shade(collar, hem, 3.4, BLUE)
        pen.line([(p[0] - s * 0.4, p[1] - 1.4) for p in hem], 1.2, (0.9, 0.9), WHITE)
    # The baldric.
    sash = pen.limb([(31, 55, 4.2), (44, 66, 4.4), (58, 78, 4.4), (68, 90, 4.6)], YELLOW, 0.9, 0.4)
    pen.shade(sash, [(28, 58), (41, 69.4), (55, 81.4), (64, 93)], 3, YELLOW)
    for t in range(6):
        x, y = 34 + t * 6.4, 57.4 + t * 5.9 + (0.8 if t > 2 else 0)
        star = pen.at(x, y, 1, 42)
        star.shape([(0, -3, 0), (0.9, -0.9, 0), (3, 0, 0), (0.9, 0.9, 0), (0, 3, 0), (-0.9, 0.9, 0), (-3, 0, 0), (-0.9, -0.9, 0)], RED if t % 2 else "#17130f", 0.35)
    dress.cloth(pen, [(32.6, 80.4, 0), (44, 83.6), (58, 84), (70.4, 80, 0), (70.6, 84.4, 0), (58, 88.4), (44, 88), (32.6, 85, 0)], BLUE, [(70.6, 84.4), (58, 88.4), (44, 88)], depth=3)


def _arm_with_lance(pen: Chalk) -> None:
    dress.sleeve(pen, [(34, 58, 7), (29, 68, 7.6), (28, 78, 7)], RED, (1, 0.8), 5)
    dress.sleeve(pen, [(29, 82, 5.6), (27, 77, 5.8), (23.6, 71.4, 5)], RED, (1, 0), 4)
    pen.limb([(14.4, 36, 0.8), (16.4, 66, 0.9), (18, 96, 0.95)], "#b9803f", 0.7, 0.5)
    lance = pen.at(14.6, 34, 0.9, -3)
    blade = lance.shape([(0, -17, 0), (3.6, -8), (2.2, -1), (5.4, -3.4), (7, -7.6), (8.6, -2), (5.4, 2), (2.2, 3, 0), (1.8, 6, 0), (-1.8, 6, 0), (-2.2, 3, 0), (-5.4, 2), (-8.6, -2), (-7, -7.6), (-5.4, -3.4), (-2.2, -1), (-3.6, -8)], BLUE, 0.9)
    lance.shade(blade, [(0, -17), (3.6, -8), (2.2, -1)], 2.6, BLUE)
    lance.shape([(-4, 2.6, 0), (4, 2.6, 0), (4, 4.6, 0), (-4, 4.6, 0)], YELLOW, 0.6)
    lance.line([(0, -14), (0.2, -6), (0, 2)], 0.6, (0.2, 0.6), DEEP_BLUE)
    hands.fist(pen, 16.8, 69.6, 14.4, -6)
    dress.cuff(pen, (21.4, 76.4), (27.4, 66.4), 5)


def _arm_on_hip(pen: Chalk) -> None:
    dress.sleeve(pen, [(68, 58, 6.6), (77, 64, 7.4), (85, 73, 7)], RED, (1, 0.8), 5.6)
    dress.sleeve(pen, [(88, 75, 6), (85, 80, 6), (80.4, 83.4, 5)], RED, (1, 0), 4)
    pen.fold([(90, 70), (86, 73), (81, 73)], [(76, 57), (81, 62), (84, 67)], depth=2.4)
    # The hand rests on the gilt pommel of a dagger.
    pen.limb([(80, 79, 1.6), (74, 86, 1.8), (68, 96, 2)], YELLOW, 0.8)
    pen.shape(ring(80.6, 78.4, 2.8), YELLOW, 0.8)
    hands.fist(pen, 75.4, 82.6, 13.4, 36)
    dress.cuff(pen, (80.6, 90), (84.6, 79), 5)


def _cap(p: Chalk) -> None:
    """Head units, mirrored: x to the left of the card."""
    dress.plume(p, [(16, -54), (44, -76), (74, -70), (92, -46), (88, -24)], 16, YELLOW)
    dress.plume(p, [(14, -48), (40, -58), (60, -44), (68, -18), (60, 2)], 14, BLUE)
    crown = p.shape([(-34, -34, 0), (-40, -50), (-22, -66), (10, -68), (38, -56), (42, -36, 0), (4, -30)], RED, 3)
    p.shade(crown, [(-40, -50), (-34, -34), (-10, -31)], 10, RED, 2.4, 2.2)
    p.fold([(24, -36), (20, -50), (8, -62)], [(2, -36), (-4, -50), (-14, -60)], depth=5, width=2.4)
    brim = p.shape([(-36, -26), (-34, -38), (0, -40), (36, -38), (44, -30), (36, -22), (4, -27)], RED, 3)
    p.shade(brim, [(36, -22), (4, -27), (-36, -26)], 6, RED, 2.4, 2.2)
    p.line([(-34, -33), (0, -35), (40, -31)], 2.4, (0.5, 0.5), YELLOW)
    p.bead(30, -46, 5.4, YELLOW, 1.6)

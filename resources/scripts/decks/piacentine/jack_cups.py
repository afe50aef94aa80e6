# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of cups: a page with a lilied lance and a gold baldric, his cup floating beside him."""

from __future__ import annotations

import hands
from ink import ring
from piacentine import dress
from piacentine.goblet import define_goblet
from piacentine.heads import Face, bob_behind, bob_front, head
from piacentine.stone import BLUE, DEEP_BLUE, GREEN, RED, WHITE, YELLOW, Chalk

HAIR = "#a8643a"


def half(pen: Chalk) -> None:
    _body(pen)
    _arm_on_hip(pen)
    _arm_with_lance(pen)
    p = head(pen, 46.4, 32, 25, Face(gaze=(0.5, -0.1), brow=-0.7, nose=-1, full=1.5, smile=1, iris="#4a6a3a", brows="#6a3a1c"), 4, True, behind=lambda q: bob_behind(q, HAIR, 56))
    bob_front(p, HAIR, 46)
    dress.braid(pen, [(36, 50.6), (40.6, 55), (48, 55.6), (53.6, 51.4)], 2.8, YELLOW)
    _cap(p)
    pen.sheet.place(define_goblet(pen.sheet), 79, 28.4, 0.84)


def _body(pen: Chalk) -> None:
    """A doublet half green and half red, nipped in at the belt, over a short skirt."""
    dress.cloth(pen, [(34.6, 82, 0), (30, 98, 0), (69, 98, 0), (63, 82, 0)], RED, [(63, 82), (66, 90), (69, 98)], depth=5)
    pen.fold([(40, 84), (38.6, 89), (37, 97)], [(47, 86), (47, 90), (46, 97)], [(55, 85), (57, 90), (58, 97)], depth=3)
    doublet = pen.shape([(38, 49, 0), (29, 52), (29, 62), (33.6, 72), (34, 82, 0), (63.6, 82, 0), (65, 72), (70, 62), (70, 53), (57, 49, 0)], GREEN, 1.1)
    pen.shade(doublet, [(70, 62), (65, 72), (63.6, 82)], 5, GREEN)
    front = pen.shape([(47, 54, 0), (49.6, 68), (49.4, 82, 0), (34, 82, 0), (33.6, 72), (29, 62), (29, 52), (38, 49, 0)], RED, 0.9)
    pen.shade(front, [(34, 82), (33.6, 72), (29, 62)], 5, RED)
    pen.fold([(41, 74), (42, 78), (42, 82)], [(57, 72), (57, 77), (56, 82)], [(62, 66), (61, 70), (59, 74)], depth=2.4)
    dress.buttons(pen, [(48.6, 60), (50, 70), (49.6, 81)], 4, 0.9, YELLOW)
    for s in (-1, 1):
        x = 48
        hem = [(x + s * 1.2, 60), (x + s * 8.4, 64.4), (x + s * 15.6, 62.4), (x + s * 19, 54.6)]
        collar = pen.shape([(x + s * 8, 48, 0), (x + s * 3, 53), (*hem[0], 0), hem[1], hem[2], (*hem[3], 0), (x + s * 14, 49.4)], BLUE, 1)
        pen.shade(collar, hem, 3, BLUE)
        pen.line([(p[0] - s * 0.3, p[1] - 1.5) for p in hem], 1.6, (0.9, 0.9), WHITE)
    # The baldric, gold with leaves.
    sash = pen.limb([(31, 54, 3.8), (42, 64.6, 4), (53, 74.6, 4), (62.6, 83.6, 4)], YELLOW, 0.9, 0.4)
    pen.shade(sash, [(28.4, 57), (39.4, 67.6), (50.4, 77.6), (60, 86.4)], 2.6, YELLOW)
    for t in range(6):
        leaf = pen.at(33.6 + t * 5.4, 56.4 + t * 5, 1, 45 + (24 if t % 2 else -24))
        leaf.shape([(0, -2.8, 0), (1.7, -0.4), (0, 2.8, 0), (-1.7, -0.4)], RED if t % 2 else GREEN, 0.45)
    belt = dress.cloth(pen, [(33.6, 79, 0), (42, 82), (55, 82.2), (64, 79.4, 0), (64.4, 84, 0), (55, 87), (42, 86.8), (33.4, 83.8, 0)], BLUE, [(64.4, 84), (55, 87), (42, 86.8)], depth=2.6)
    pen.fringe([(34, 80), (42, 82.8), (55, 83)], 1.6, 1, 0.5, clip=belt)
    pen.shape([(44.6, 81.4, 0), (51.4, 81.4, 0), (51.4, 87.8, 0), (44.6, 87.8, 0)], YELLOW, 0.8)
    pen.fill([(46.4, 83.2, 0), (49.6, 83.2, 0), (49.6, 86, 0), (46.4, 86, 0)], RED)


def _arm_with_lance(pen: Chalk) -> None:
    upper = pen.limb([(33, 54.6, 5), (27, 62, 6.6), (22.6, 71, 6.6), (21.4, 78, 5)], RED, 1.1, 0.35, (0.8, 0.9))
    pen.shade(upper, [(37, 58), (33, 66), (28.6, 75), (24, 82)], 4.6, RED)
    dress.slash(pen, (30, 55.4), (23.6, 62), (19.6, 70), 1.2)
    dress.slash(pen, (33.4, 58.4), (27.6, 65.6), (24, 73.6), 1.2)
    pen.limb([(15.8, 38, 1), (16.2, 66, 1.1), (16.8, 99, 1.1)], "#b9803f", 0.8, 0.5)
    lance = pen.at(15.6, 35.4, 1, -1)
    blade = lance.shape([(0, -18, 0), (4, -8.4), (2.2, -1), (5.4, -3.4), (7, -7.6), (8.6, -2), (5.4, 2), (2.2, 3, 0), (1.8, 6, 0), (-1.8, 6, 0), (-2.2, 3, 0), (-5.4, 2), (-8.6, -2), (-7, -7.6), (-5.4, -3.4), (-2.2, -1), (-4, -8.4)], BLUE, 0.9)
    lance.shade(blade, [(0, -18), (4, -8.4), (2.2, -1)], 2.6, BLUE)
    lance.shape([(-4, 2.6, 0), (4, 2.6, 0), (4, 5, 0), (-4, 5, 0)], YELLOW, 0.6)
    lance.line([(0, -14), (0.2, -6), (0, 2)], 0.6, (0.2, 0.6), DEEP_BLUE)
    # The tassel under the lance's head.
    for dx, long in ((-2.6, 8), (2.6, 8), (0, 10)):
        pen.limb([(15.8 + dx * 0.3, 41, 0.8), (15.9 + dx, 44 + long * 0.3, 1.3), (16 + dx * 1.3, 42 + long, 0.3)], RED, 0.6)
    fore = pen.limb([(23.6, 80, 4.4), (23.6, 75, 5), (22.6, 71, 4.4)], RED, 1, 0.35, (1, 0))
    pen.shade(fore, [(28, 80), (28.4, 75), (27, 71)], 3, RED)
    hands.fist(pen, 16.4, 65.8, 14.2, 16)
    dress.cuff(pen, (17.4, 73.2), (27.6, 69.6), 4.8)


def _arm_on_hip(pen: Chalk) -> None:
    """Elbow out, the hand on the gilt hilt of his dagger."""
    fore = pen.limb([(86, 74.6, 5), (82, 81, 5.4), (77.4, 85, 4.4)], RED, 1, 0.35, (1, 0))
    pen.shade(fore, [(91, 77), (86, 85), (80, 89)], 3.4, RED)
    upper = pen.limb([(67, 54.6, 5), (75, 60, 6.8), (83, 68, 6.8), (87.4, 75.4, 5)], RED, 1.1, 0.35, (0.8, 0.9))
    pen.shade(upper, [(63.6, 58), (71, 65.6), (78.6, 73.4), (84, 79)], 4.6, RED)
    dress.slash(pen, (70, 54.4), (78.6, 59.8), (86.4, 68), 1.2)
    dress.slash(pen, (68, 58.6), (75.6, 64), (82.8, 72), 1.2)
    pen.limb([(76.4, 79, 1.8), (69, 87, 1.9), (60, 97, 2)], YELLOW, 0.9)
    pen.limb([(63.4, 86, 1.3), (67.4, 89, 1.5), (71.4, 92, 1.3)], YELLOW, 0.8)
    pen.shape(ring(77.4, 77.8, 2.9), YELLOW, 0.8)
    pen.fill(ring(77.4, 77.8, 1.2), RED)
    hands.fist(pen, 71.8, 83.4, 13.6, 40)
    dress.cuff(pen, (73.4, 91), (81.4, 82.4), 4.8)


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

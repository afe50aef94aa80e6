# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of cups: a gentle young king who raises his goblet, a long sceptre in the other arm."""

from __future__ import annotations

import hands
from french.dress import ermine
from ink import ring
from piacentine import dress
from piacentine.goblet import define_goblet
from piacentine.heads import Face, bob_behind, bob_front, head, lock
from piacentine.stone import BLUE, GREEN, RED, WHITE, YELLOW, Chalk

HAIR = "#6b4a2e"


def half(pen: Chalk) -> None:
    _tunic(pen)
    pen.shape(ring(46, 50.6, 11, 4.6), WHITE, 1)
    p = head(pen, 45.6, 33.6, 25.4, Face(gaze=(-0.7, 0.2), lid=0.7, brow=-0.4, nose=0.2, full=0.1, smile=0.3, jaw=0.8, iris="#4f5a3a"), 6, True, behind=lambda q: bob_behind(q, HAIR, 54))
    bob_front(p, HAIR, 42)
    lock(p, [(-14, 24.6, 1.2), (-7, 25, 2.4), (0, 27.6, 2), (5, 26, 0.6)], HAIR, 2, 1.2)
    lock(p, [(-19, 24.6, 1.2), (-24, 25, 2.2), (-28, 27, 1.6), (-31, 25.6, 0.5)], HAIR, 2, 1.2)
    lock(p, [(-17, 38, 2.4), (-15.6, 45, 4), (-14, 53, 3), (-12, 59, 0.5)], HAIR, 3, 1.4)
    dress.crown(p, 5, 36, 42, 5, GREEN)
    _mantle(pen)
    _sceptre(pen)
    _sceptre_hand(pen)
    _cup_arm(pen)


def _mantle(pen: Chalk) -> None:
    """A red mantle over both shoulders, its long sleeves open before the arms and lined with ermine."""
    lining = pen.shape([(28, 69, 0), (34, 74), (35, 85), (32, 98, 0), (17, 98, 0), (20, 86), (24, 77)], WHITE, 1)
    pen.shade(lining, [(34, 75), (35, 85), (32, 97)], 3.4, WHITE)
    ermine(pen, lining, ((31, 86, -6), (26.4, 90.6, 8), (32, 93, -4), (22.4, 95, 10)), 1.1)
    left = pen.shape([(37, 48.6, 0), (27, 50), (16, 56.6), (8, 69), (4, 84), (3, 98, 0), (18, 98, 0), (20.4, 86), (24, 77), (29, 69, 0), (33.6, 64), (36, 58)], RED, 1.1)
    pen.shade(left, [(3.4, 96), (4, 84), (8, 69), (16, 56.6)], 7, RED)
    pen.fold([(29, 53), (20, 62), (13, 78)], [(33, 55), (25, 65), (19, 77)], [(34, 60), (29, 67), (25, 72)], depth=3.4, width=1.5)
    pen.fold([(14, 86), (11, 91), (10, 98)], depth=3)
    dress.braid(pen, [(29.4, 68.6), (24, 77), (20.4, 86.6), (18.4, 98)], 2.8, YELLOW, "ticks")
    right = pen.shape([(55.4, 48.6, 0), (64, 50), (72, 55.6), (77.6, 64, 0), (74, 74), (71, 86), (70, 98, 0), (61, 98, 0), (62.4, 80), (60.6, 64), (57.4, 56)], RED, 1.1)
    pen.shade(right, [(61, 97), (62.4, 80), (60.6, 64)], 4, RED)
    pen.fold([(63, 54), (68, 62), (69.4, 74)], [(68, 55), (73, 61), (74, 68)], depth=2.8)
    collar = pen.shape([(37, 47.6, 0), (39.6, 53.6), (46, 57.6), (52.6, 54), (55.6, 48, 0), (60.4, 51.4), (58, 59.4), (46.4, 66), (34.6, 59), (32, 51)], WHITE, 1)
    pen.shade(collar, [(58, 59.4), (46.4, 66), (34.6, 59)], 2.6, WHITE)
    ermine(pen, collar, ((35.4, 54, 30), (39.6, 59.6, 20), (46.2, 61.8, 0), (52.8, 59.6, -20), (57, 54, -30)), 0.8)
    pen.bead(46.4, 66.6, 2.6, RED, 0.6)


def _tunic(pen: Chalk) -> None:
    dress.cloth(pen, [(38, 57, 0), (35, 64), (37, 80), (34, 98, 0), (66, 98, 0), (63, 80), (64, 64), (56, 57, 0)], BLUE, [(64, 64), (63, 80), (66, 96)], [(34, 97), (37, 80), (35, 64)], depth=5)
    green = pen.shape([(42, 58, 0), (43, 70), (41.4, 98, 0), (57, 98, 0), (55, 70), (55, 58, 0)], GREEN, 0.9)
    pen.shade(green, [(55, 58), (55, 70), (57, 96)], 4, GREEN)
    veins = []
    for y in range(58, 98, 6):
        for s in (-1, 1):
            veins.append([(49, y + 3), (49 + s * 3, y + 0.6), (49 + s * 5, y - 3)])
    pen.lines(veins, 1.1, (0.7, 0.2), peak=0.2)
    pen.line([(49, 55), (49.2, 74), (49, 97)], 0.9, (0.7, 0.7))
    # The gold borders, with leaves.
    for s in (-1, 1):
        edge = [(49 + s * 9, 57), (49 + s * 10, 66), (49 + s * 9.6, 80), (49 + s * 11.4, 98)]
        dress.braid(pen, edge, 5, YELLOW)
        for i in range(7):
            y = 60 + i * 5.4
            x = 49 + s * (9.8 if y < 84 else 10.2)
            pen.fill([(x - s * 1.6, y + 1.6, 0), (x - s * 1.2, y - 1.2), (x + s * 1.4, y - 1.6, 0), (x + s * 0.6, y + 1)], RED if i % 2 else GREEN)
            pen.line([(x - s * 1.8, y + 2.4), (x + s * 1.8, y + 1.2), (x + s * 1.4, y - 2.2)], 0.5)
    sash = dress.cloth(pen, [(37, 77, 0), (44, 79.6), (56, 79.6), (63, 77, 0), (63.4, 85.4, 0), (56, 88.4), (44, 88.4), (36.6, 85.4, 0)], RED, [(63.4, 85.4), (56, 88.4), (44, 88.4)], depth=4)
    pen.fringe([(38, 80), (44, 82.4), (56, 82.4), (62, 80)], 2.4, 1, 0.6, 0, 0.1, clip=sash)


def _sceptre(pen: Chalk) -> None:
    pen.limb([(17, 21, 1), (32, 55, 1.1), (51.4, 99, 1.2)], RED, 0.9, 0.5)
    pen.line([(17.6, 23), (32, 55), (50.4, 96)], 0.6, (0.6, 0.6), "#f2907a")
    p = pen.at(17, 20.4, 1.16, -23)
    for turn in (-58, 58, 0):
        petal = p.at(0, -1, 1, turn).shape([(0, 1, 0), (-2.6, -2.4), (0, -7.6, 0), (2.6, -2.4)], YELLOW, 0.8)
        p.at(0, -1, 1, turn).shade(petal, [(0, -7.6), (2.6, -2.4), (0, 1)], 1.6, YELLOW)
    p.bead(0, -9, 1.6, RED, 0.5)
    p.shape(ring(0, 1.4, 2.6, 1.8), YELLOW, 0.8)
    p.shape(ring(0, 4.6, 1.8, 1.2), RED, 0.7)


def _sceptre_hand(pen: Chalk) -> None:
    arm = pen.limb([(24, 85.6, 5), (28, 82, 5), (33, 77.6, 4.4)], BLUE, 1, 0.35, (1, 0))
    pen.shade(arm, [(27, 90), (32, 86), (36, 81)], 3, BLUE)
    hands.fist(pen, 40.4, 74.6, 14.4, -24, True)
    dress.cuff(pen, (30.6, 72.6), (35.8, 82.4), 4.6)


def _cup_arm(pen: Chalk) -> None:
    """The hanging sleeve falls away from the raised forearm: ermine within, red without."""
    outside = pen.shape([(77, 63, 0), (86, 66), (92.6, 77), (93, 90), (91, 98, 0), (84, 98, 0), (80, 74)], RED, 1)
    pen.shade(outside, [(92.6, 77), (93, 90), (91, 97)], 3, RED)
    fur = pen.shape([(77.4, 64, 0), (84, 67.6), (88.6, 77), (89.4, 88), (87.6, 98, 0), (70, 98, 0), (71, 86), (74, 74)], WHITE, 1)
    pen.shade(fur, [(70, 97), (71, 86), (74, 74), (77.4, 64)], 3, WHITE)
    ermine(pen, fur, ((75, 84.6, 8), (85.6, 81.6, -8), (80, 86.4, 2), (86, 89.6, -6), (75.4, 91, 8), (81, 92, 0)), 1.1)
    dress.braid(pen, [(77.6, 63.6), (74.2, 74), (71.4, 86), (70.4, 98)], 2.8, YELLOW, "ticks")
    pen.sheet.place(define_goblet(pen.sheet), 79.4, 35.4, 0.86)
    arm = pen.limb([(79.6, 76.6, 5), (82, 69, 5), (84.4, 61, 4.4)], BLUE, 1, 0.35, (1, 0))
    pen.shade(arm, [(84, 79), (87, 70), (88.6, 63)], 3.4, BLUE)
    pen.fold([(75, 74), (78, 73), (80, 73.6)], depth=1.6)
    hands.fist(pen, 79.4, 49.6, 14.6, 42)
    dress.cuff(pen, (78.8, 59.2), (89.6, 61.6), 4.8)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of cups: a gentle young king who raises his goblet, a long sceptre in the other arm."""

from __future__ import annotations

import hands
from french.dress import ermine
from ink import ring
from piacentine import dress
from piacentine.goblet import define_goblet
from piacentine.heads import Face, bob_behind, bob_front, head
from piacentine.stone import BLUE, GREEN, RED, WHITE, YELLOW, Chalk

HAIR = "#6b4a2e"


def half(pen: Chalk) -> None:
    _robe(pen)
    _tunic(pen)
    p = head(pen, 47, 34, 25.4, Face(gaze=(-0.4, 0.5), lid=0.9, brow=-0.4, nose=0.2, full=0.3, smile=0.5, iris="#4f5a3a"), 6, True, behind=lambda q: bob_behind(q, HAIR, 54))
    bob_front(p, HAIR, 42)
    dress.crown(p, 5, 36, 42, 5, GREEN)
    dress.braid(pen, [(36, 53), (40.6, 57.4), (48.4, 58), (54.4, 53.6)], 3, WHITE, "dots", BLUE)
    _sceptre(pen)
    _sceptre_hand(pen)
    _cup_arm(pen)


def _robe(pen: Chalk) -> None:
    dress.cloth(pen, [(38, 48, 0), (26, 50), (14, 58), (5, 72), (3, 98, 0), (30, 98, 0), (36, 70)], RED, [(4, 84), (8, 68), (16, 57)], depth=8)
    pen.fold([(24, 56), (16, 66), (10, 82)], [(28, 62), (21, 74), (17, 90)], depth=4, width=1.6)
    fur = pen.shape([(30, 66, 0), (24, 76), (21, 88), (20, 98, 0), (32, 98, 0), (33, 84), (35, 72, 0)], WHITE, 1)
    pen.shade(fur, [(32, 97), (33, 84), (35, 72)], 3, WHITE)
    ermine(pen, fur, ((29.4, 74, 18), (26.6, 82, 10), (29.6, 89, 4), (24.6, 91, 8)), 1)
    dress.cloth(pen, [(58, 48, 0), (68, 51), (76, 58), (76, 98, 0), (62, 98, 0), (60, 70)], RED, [(76, 60), (76, 80), (76, 96)], depth=5)


def _tunic(pen: Chalk) -> None:
    dress.cloth(pen, [(38, 50, 0), (35, 64), (37, 80), (34, 98, 0), (66, 98, 0), (63, 80), (64, 64), (58, 50, 0)], BLUE, [(64, 64), (63, 80), (66, 96)], [(34, 97), (37, 80), (35, 64)], depth=5)
    green = pen.shape([(42, 52, 0), (43, 70), (41.4, 98, 0), (57, 98, 0), (55, 70), (55, 52, 0)], GREEN, 0.9)
    pen.shade(green, [(55, 52), (55, 70), (57, 96)], 4, GREEN)
    veins = []
    for y in range(58, 98, 6):
        for s in (-1, 1):
            veins.append([(49, y + 3), (49 + s * 3, y + 0.6), (49 + s * 5, y - 3)])
    pen.lines(veins, 1.1, (0.7, 0.2), peak=0.2)
    pen.line([(49, 55), (49.2, 74), (49, 97)], 0.9, (0.7, 0.7))
    # The gold borders, with leaves.
    for s in (-1, 1):
        edge = [(49 + s * 9.4, 50), (49 + s * 10, 66), (49 + s * 9.6, 80), (49 + s * 11.4, 98)]
        dress.braid(pen, edge, 5, YELLOW)
        for i in range(8):
            y = 54 + i * 5.4
            x = 49 + s * (9.8 if y < 84 else 10.2)
            pen.fill([(x - s * 1.6, y + 1.6, 0), (x - s * 1.2, y - 1.2), (x + s * 1.4, y - 1.6, 0), (x + s * 0.6, y + 1)], RED if i % 2 else GREEN)
            pen.line([(x - s * 1.8, y + 2.4), (x + s * 1.8, y + 1.2), (x + s * 1.4, y - 2.2)], 0.5)
    sash = dress.cloth(pen, [(37, 77, 0), (44, 79.6), (56, 79.6), (63, 77, 0), (63.4, 85.4, 0), (56, 88.4), (44, 88.4), (36.6, 85.4, 0)], RED, [(63.4, 85.4), (56, 88.4), (44, 88.4)], depth=4)
    pen.fringe([(38, 80), (44, 82.4), (56, 82.4), (62, 80)], 2.4, 1, 0.6, 0, 0.1, clip=sash)


def _sceptre(pen: Chalk) -> None:
    pen.limb([(19, 20, 0.9), (32, 58, 1), (46, 99, 1.1)], RED, 0.8, 0.5)
    pen.line([(19.4, 22), (32, 58), (45.6, 97)], 0.5, (0.6, 0.6), "#f2907a")
    p = pen.at(19, 19.4, 1, -20)
    for turn in (-54, 54, 0):
        petal = p.at(0, -1, 1, turn).shape([(0, 1, 0), (-2.4, -2.4), (0, -7, 0), (2.4, -2.4)], YELLOW, 0.8)
        p.at(0, -1, 1, turn).shade(petal, [(0, -7), (2.4, -2.4), (0, 1)], 1.6, YELLOW)
    p.bead(0, -8.6, 1.6, RED, 0.5)
    p.shape(ring(0, 1.4, 2.6, 1.8), YELLOW, 0.8)
    p.shape(ring(0, 4.6, 1.8, 1.2), RED, 0.7)


def _sceptre_hand(pen: Chalk) -> None:
    dress.sleeve(pen, [(20, 84, 7.6), (26, 82, 7), (31.6, 77.4, 5.2)], RED, (1, 0), 4)
    hands.fist(pen, 38.6, 75, 14.4, -19, True)
    dress.cuff(pen, (29, 72.6), (33.6, 82.8), 4.6)


def _cup_arm(pen: Chalk) -> None:
    # The wide sleeve hangs open: ermine within, red without.
    outer = pen.shape([(64, 51, 0), (74, 54), (82, 62), (86, 72), (82, 84), (78, 98, 0), (62, 98, 0), (64, 80), (66, 64)], RED, 1.1)
    pen.shade(outer, [(64, 80), (62, 97)], 6, RED)
    fur = pen.shape([(80, 61, 0), (88, 64), (90, 74), (86, 86), (85, 98, 0), (70, 98, 0), (72, 82), (76, 70)], WHITE, 1)
    pen.shade(fur, [(90, 74), (86, 86), (85, 97)], 4, WHITE)
    ermine(pen, fur, ((82, 70, 4), (78, 78, 10), (84.4, 79, -4), (79, 87, 6), (75, 91, 8)), 1.1)
    pen.sheet.place(define_goblet(pen.sheet), 80.6, 35, 0.84)
    arm = pen.limb([(76, 78, 5), (80, 70, 5), (82.6, 62.6, 4.4)], BLUE, 1, 0.35, (1, 0))
    pen.shade(arm, [(81, 80), (85, 71), (87, 63)], 3, BLUE)
    hands.fist(pen, 80.4, 47.6, 14.4, 44)
    dress.cuff(pen, (77.6, 60.4), (88, 60), 4.8)
    pen.fold([(70, 58), (74, 64), (75, 72)], depth=3)

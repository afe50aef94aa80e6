# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of swords: beardless and stern, a golden sun on his blue breastplate, his sword upright before his shoulder."""

from __future__ import annotations

import math

import hands
from french.dress import ermine
from ink import ring
from piacentine import dress
from piacentine.heads import Face, bob_behind, bob_front, head
from piacentine.stone import BLUE, GREEN, INK, OCHRE, PALE_BLUE, RED, WHITE, YELLOW, Chalk
from piacentine.sword import sword

HAIR = "#4c4640"


def half(pen: Chalk) -> None:
    _mantle(pen)
    _breastplate(pen)
    _resting_arm(pen)
    _sword_arm(pen)
    p = head(pen, 50, 35, 25.4, Face(gaze=(-0.5, 0), brow=0.9, bushy=1.4, nose=0.5, jaw=0.9, full=-0.6, smile=-0.6, age=0.3, iris="#3a4a5a"), -2, behind=lambda q: bob_behind(q, HAIR, 54))
    bob_front(p, HAIR, 40)
    dress.braid(pen, [(39.6, 50), (45, 54.4), (53, 55), (61, 50.4)], 3.2, YELLOW, "dots", RED)
    for x in (38.6, 61.8):
        pen.bead(x, 50.6, 2.4, OCHRE, 0.6)
    _favour(p)
    dress.crown(p, 7, 36, 44, 6, BLUE)


def _favour(p: Chalk) -> None:
    """A ribbon that flutters from the crown."""
    end = p.shape([(30, -34, 0), (48, -30), (64, -36), (82, -28), (96, -38, 0), (91, -29, 0), (97, -20, 0), (82, -16), (64, -24), (48, -20), (32, -26, 0)], RED, 2.8)
    p.shade(end, [(97, -20), (82, -16), (64, -24), (48, -20)], 7, RED, 2.6, 2.2)
    tail = p.shape([(40, -22, 0), (56, -14), (70, -14), (80, -4), (92, -2, 0), (85, 4, 0), (86, 12, 0), (72, 6), (58, -4), (42, -14, 0)], YELLOW, 2.8)
    p.shade(tail, [(86, 12), (72, 6), (58, -4), (42, -14)], 6, YELLOW, 2.6, 2.2)


def _mantle(pen: Chalk) -> None:
    dress.cloth(pen, [(38, 50, 0), (28, 53), (19, 62), (15, 78), (16, 98, 0), (40, 98, 0)], GREEN, [(16, 96), (15, 78), (19, 62)], depth=6)
    dress.cloth(pen, [(60, 50, 0), (72, 53), (82, 62), (88, 78), (90, 98, 0), (60, 98, 0)], GREEN, [(82, 62), (88, 78), (90, 96)], depth=6)
    fur = pen.shape([(76, 60, 0), (83, 70), (86, 82), (86, 98, 0), (70, 98, 0), (72, 80)], WHITE, 1)
    pen.shade(fur, [(83, 70), (86, 82), (86, 97)], 4, WHITE)
    ermine(pen, fur, ((80, 70, -12), (82, 79, -6), (77, 84, 0), (82.6, 89, -4), (76, 92, 4)), 1.2)


def _breastplate(pen: Chalk) -> None:
    dress.cloth(pen, [(33, 84, 0), (30, 98, 0), (72, 98, 0), (69, 84, 0)], RED, [(69, 84), (72, 96)], depth=5)
    pen.fold([(40, 88), (39, 92), (38, 98)], [(50, 89), (50, 93), (50, 98)], [(60, 88), (62, 92), (63, 98)], depth=3)
    plate = pen.shape([(39, 52, 0), (34, 60), (36, 72), (38, 79, 0), (51, 81.6), (64, 79, 0), (66, 72), (68, 60), (62, 52, 0), (50, 57)], BLUE, 1.1)
    pen.shade(plate, [(68, 60), (66, 72), (64, 78)], 8, BLUE)
    pen.fill([(38, 58), (40, 56), (40, 66), (41, 73), (38.4, 68)], PALE_BLUE)
    for i in range(16):
        a, long = i * math.pi / 8, 8.4 if i % 2 == 0 else 6.2
        d = (math.cos(a), math.sin(a))
        knots = [(51 - d[1] * 1.4 + d[0] * 3, 67 + d[0] * 1.4 + d[1] * 3, 0), (51 + d[0] * long, 67 + d[1] * long, 0), (51 + d[1] * 1.4 + d[0] * 3, 67 - d[0] * 1.4 + d[1] * 3, 0)]
        pen.shape(knots, YELLOW, 0.6, 0.6)
    pen.shape(ring(51, 67, 4.3), YELLOW, 0.7)
    for s in (-1, 1):
        pen.line([(51 + s * 0.8, 66), (51 + s * 1.8, 65.2), (51 + s * 3, 66)], 0.5)
        pen.fill(ring(51 + s * 1.8, 66.4, 0.5), INK)
    pen.line([(51, 66), (50.6, 68), (51.4, 68.2)], 0.5)
    pen.line([(49.2, 69), (51, 70), (52.8, 69)], 0.6)
    # The belt: gold with two bands plaited on blue.
    belt = pen.shape([(35, 77, 0), (44, 79.8), (58, 79.8), (67, 77, 0), (67.6, 86, 0), (58, 89.4), (44, 89.4), (34.4, 86, 0)], YELLOW, 1)
    pen.fill([(35.6, 79, 0), (44, 81.6), (58, 81.6), (66.4, 79, 0), (66.8, 84.4, 0), (58, 87.4), (44, 87.4), (35.2, 84.4, 0)], BLUE)
    for phase in (0, 1):
        wave = [(36.4 + i * 3.3, 82.6 + 1.8 * (1 - ((i - 4.5) / 4.5) ** 2) + (1.8 if (i + phase) % 2 else -1.8)) for i in range(10)]
        pen.line(wave, 1.7, (0.9, 0.9))
        pen.line(wave, 1, (0.9, 0.9), YELLOW if phase else RED)
    pen.shade(belt, [(67.6, 86), (58, 89.4), (44, 89.4)], 2.6, None)


def _resting_arm(pen: Chalk) -> None:
    dress.sleeve(pen, [(68, 58, 6.4), (76, 66, 7.4), (77.6, 76, 7), (73, 85, 6), (66, 92, 5.4)], RED, (1, 0), 5)
    for a, b in (([(62, 62), (68, 65.4), (76, 60.4)], 3.4), ([(69.8, 74), (77, 77), (84.6, 74.6)], 3.4), ([(66, 84), (73, 88), (80, 88)], 3.4)):
        dress.braid(pen, a, b, YELLOW, "lozenges", BLUE)
    shoulder = pen.shape([(61, 53, 0), (69, 51), (76, 55), (79, 63, 0), (70, 65), (62, 61, 0)], YELLOW, 1)
    pen.shade(shoulder, [(76, 55), (79, 63), (70, 65)], 4, YELLOW)
    pen.lines([[(64, 55), (69, 58), (70, 63)], [(69, 53.4), (73, 57), (75, 62)]], 0.8)
    pen.bead(69, 58.6, 2, RED, 0.5)


def _sword_arm(pen: Chalk) -> None:
    dress.sleeve(pen, [(37, 58, 6.6), (31, 68, 7.4), (31, 78, 6.8)], RED, (1, 0.7), 5)
    for knots in ([(29.6, 55.6), (36, 60.4), (43, 63)], [(24, 68), (31, 71.6), (38.4, 70)]):
        dress.braid(pen, knots, 3.2, YELLOW, "lozenges", BLUE)
    sword(pen.at(20.4, 57, 1, 177), 50, 0.9)
    for s in (-1, 0, 1):
        pen.bead(20.4 + s * 9.4, 57.4 - s * 0.4, 2.4, RED, 0.6)
    dress.sleeve(pen, [(33, 81, 5.8), (29, 75, 5.8), (26.6, 71, 5)], RED, (1, 0), 4)
    hands.fist(pen, 20.2, 68.4, 14.6, -8)
    dress.cuff(pen, (24, 76), (31, 66), 5)

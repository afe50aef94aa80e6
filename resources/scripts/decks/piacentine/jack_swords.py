# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of swords: a captain with moustache and pointed beard in a wide red cloak, his sword upright."""

from __future__ import annotations

import hands
from ink import ring
from piacentine import dress
from piacentine.heads import Face, bob_behind, bob_front, head, lock
from piacentine.stone import BLUE, GREEN, INK, OCHRE, RED, WHITE, YELLOW, Chalk
from piacentine.sword import sword

HAIR = "#4a4038"


def half(pen: Chalk) -> None:
    _cloak(pen)
    _doublet(pen)
    _buckle(pen)
    _sword_arm(pen)
    _resting_hand(pen)
    p = head(pen, 52, 33.4, 25, Face(gaze=(-0.7, 0.1), brow=0.5, bushy=1.3, nose=0.7, age=0.35, lid=0.4, full=-0.8, smile=-0.3, iris="#3d3a30"), -2, behind=lambda q: bob_behind(q, HAIR, 48))
    bob_front(p, HAIR, 34)
    _beard(p)
    _collar(pen)
    _hat(p)


def _cloak(pen: Chalk) -> None:
    dress.cloth(pen, [(44, 47, 0), (30, 51), (16, 59), (8, 72), (6, 98, 0), (94, 98, 0), (93, 70), (85, 58), (72, 50), (60, 47, 0)], RED, [(94, 96), (93, 70), (85, 58)], [(6, 96), (8, 72), (16, 59)], depth=9)
    pen.fold([(26, 56), (20, 66), (18, 80)], [(32, 60), (29, 72), (29, 88)], [(80, 58), (84, 70), (84, 86)], [(74, 62), (77, 74), (76, 88)], depth=4, width=1.6)


def _collar(pen: Chalk) -> None:
    for s in (-1, 1):
        x = 52
        flap = pen.shape([(x + s * 7, 44, 0), (x + s * 12, 44.6), (x + s * 24, 51, 0), (x + s * 21, 57, 0), (x + s * 12, 54), (x + s * 6, 50, 0)], RED, 1)
        pen.shade(flap, [(x + s * 21, 57), (x + s * 12, 54), (x + s * 6, 50)], 4, RED)
    linen = pen.shape([(44, 45, 0), (52, 51.6), (60, 45, 0), (61, 50, 0), (52, 56), (43, 50, 0)], WHITE, 0.8)
    pen.hatch(linen, 90, 1.6, 0.4, reach=0.6)
    dress.braid(pen, [(43, 49.6), (52, 55.4), (61, 49.6)], 1.6, YELLOW)


def _doublet(pen: Chalk) -> None:
    dress.cloth(pen, [(37, 52, 0), (34, 64), (36, 78), (33, 98, 0), (72, 98, 0), (69, 78), (71, 64), (67, 52, 0), (52, 56)], BLUE, [(67, 52), (71, 64), (69, 78), (72, 96)], [(33, 96), (36, 78), (34, 64)], depth=6)
    panel = pen.shape([(45, 54, 0), (46, 70), (44, 98, 0), (61, 98, 0), (59, 70), (60, 54, 0)], YELLOW, 0.9)
    pen.shade(panel, [(60, 54), (59, 70), (61, 96)], 3.4, YELLOW)
    pen.line([(52.4, 55), (52.4, 66), (52.4, 80)], 0.8, (0.9, 0.9))
    # Arabesques, up and down the panel.
    curls = []
    for y in (59, 66.4, 73.8):
        for s in (-1, 1):
            x = 52.4
            curls.append([(x + s * 0.6, y + 4), (x + s * 4.6, y + 3), (x + s * 5.6, y - 0.6), (x + s * 3.2, y - 2), (x + s * 2, y + 0.2), (x + s * 3.4, y + 0.8)])
            curls.append([(x + s * 3, y + 3.4), (x + s * 5, y + 5), (x + s * 6, y + 4)])
    pen.lines(curls, 1, (0.6, 0.2), peak=0.3)
    for x0, x1 in ((40, 38.4), (43, 42), (64.4, 65.4), (67.4, 69)):
        pen.line([(x0, 56), ((x0 + x1) / 2 + 0.4, 70), (x1, 92)], 2, (0.5, 0.5), INK)
        pen.line([(x0, 56), ((x0 + x1) / 2 + 0.4, 70), (x1, 92)], 1, (0.5, 0.5), WHITE)
    dress.braid(pen, [(37, 53), (44, 56), (52, 57), (60, 56), (67, 53)], 2.8, YELLOW, "dots", RED)
    for x in (37.6, 66.8):
        pen.bead(x, 53.6, 1.9, YELLOW, 0.5)


def _buckle(pen: Chalk) -> None:
    """A red belt and a great gilt shell that clasps it."""
    dress.cloth(pen, [(35.6, 77, 0), (44, 79.6), (60, 79.6), (69.6, 77, 0), (69.8, 83, 0), (60, 86), (44, 86), (35.4, 83, 0)], RED, [(69.8, 83), (60, 86), (44, 86)], depth=3)
    shell = pen.shape([(52.4, 80, 0), (42, 82), (34.6, 86.6), (36.4, 89, 0), (33.8, 91.4), (37, 93.6, 0), (38, 98), (68, 98), (68.4, 93.4, 0), (71, 91), (68.6, 88.8, 0), (70.2, 86.4), (63, 82)], YELLOW, 1.1)
    pen.shade(shell, [(63, 82), (70, 86.4), (69, 92), (67, 97)], 6, YELLOW)
    pen.sheaf([(52.4, 81), (44, 85), (37, 91)], [(52.4, 81), (61, 85), (68, 91)], 9, 1, (0.3, 0.5), ragged=0.1)
    for x in (42.4, 62.6):
        pen.shape(ring(x, 80.6, 3.4), YELLOW, 0.8)
        pen.shape(ring(x, 80.6, 1.6), RED, 0.5)
    pen.bead(52.4, 81, 2.2, OCHRE, 0.5)


def _sword_arm(pen: Chalk) -> None:
    sword(pen.at(19.4, 70.6, 1, 178), 59, 0.82)
    dress.sleeve(pen, [(34, 92, 7), (30, 86, 6.6), (26.8, 83, 5.4)], BLUE, (1, 0), 5)
    hands.fist(pen, 19.2, 80.6, 14, -4)
    dress.cuff(pen, (23.6, 88), (29.6, 78.4), 5, GREEN)


def _resting_hand(pen: Chalk) -> None:
    dress.sleeve(pen, [(88, 94, 7), (83, 89, 6.6), (77, 86.4, 5)], BLUE, (1, 0), 4)
    hands.hanging(pen, 74.6, 85, 14.6, 92, True)
    dress.cuff(pen, (76, 91), (79, 80.6), 5, GREEN)


def _beard(p: Chalk) -> None:
    lock(p, [(-15, 36, 4), (-15, 46, 6), (-15, 56, 5), (-17, 68, 1)], HAIR, 4)
    lock(p, [(-13, 24, 2), (-5, 25.4, 3.4), (3, 29, 2.6), (10, 24, 0.8)], HAIR, 3, 1.4)
    lock(p, [(-18, 24, 2), (-24, 25.6, 3.2), (-30, 28, 2.2), (-35, 23, 0.8)], HAIR, 3, 1.4)


def _hat(p: Chalk) -> None:
    dress.plume(p, [(26, -42), (50, -44), (72, -28), (78, -4)], 14, BLUE)
    dress.plume(p, [(4, -54), (34, -68), (66, -68), (92, -50), (104, -26)], 17, YELLOW)
    crown = p.shape([(-30, -40, 0), (-30, -58), (-8, -72), (22, -68), (38, -52), (36, -36, 0)], GREEN, 3)
    p.shade(crown, [(22, -68), (38, -52), (36, -36)], 14, GREEN, 2.4, 2.4)
    p.fold([(-12, -42), (-10, -56), (0, -66)], [(8, -42), (12, -54), (20, -62)], depth=4, width=2.4)
    brim = p.shape([(-50, -22), (-44, -36), (-20, -46), (14, -48), (42, -42), (50, -30), (30, -30), (0, -34), (-28, -26)], GREEN, 3)
    p.shade(brim, [(50, -30), (30, -30), (0, -34), (-28, -26), (-50, -22)], 9, GREEN, 2.4, 2.2, 8)
    p.line([(-49, -22), (-28, -26), (0, -34), (30, -30), (50, -29)], 4.6, (0.6, 0.6))
    p.line([(-49, -22), (-28, -26), (0, -34), (30, -30), (50, -29)], 2.8, (0.6, 0.6), RED)
    p.bead(2, -52, 5.4, RED, 1.8)

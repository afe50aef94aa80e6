# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of batons: in a laced coat with puffed sleeves, arms akimbo, a crowned club leaning on his shoulder."""

from __future__ import annotations

import hands
from ink import ring
from piacentine import dress
from piacentine.heads import Face, bob_behind, bob_front, head
from piacentine.stone import BARK, BLUE, GREEN, INK, RED, WHITE, YELLOW, Chalk

HAIR = "#b58a4a"


def half(pen: Chalk) -> None:
    _body(pen)
    _arm_on_hip(pen)
    _arm_with_club(pen)
    p = head(pen, 47.6, 32.4, 25, Face(gaze=(0.1, 0), brow=-0.2, full=0.8, smile=0.9, nose=-0.5, iris="#3f6a4a", brows="#5d4320"), 0, behind=lambda q: bob_behind(q, HAIR, 58))
    bob_front(p, HAIR, 44)
    dress.braid(pen, [(39, 48), (44, 51.6), (51, 52.4), (57.6, 49)], 2, WHITE, "dots", WHITE)
    _cap(p)


def _club(pen: Chalk) -> None:
    p = pen.at(82, 14, 1, 12)
    stem = p.shape([(0, -8), (5.8, -5), (8, 4), (7.6, 18), (6.4, 32), (4.6, 54), (3.2, 96, 0), (-3.2, 96, 0), (-4.6, 54), (-6.4, 32), (-7.6, 18), (-8, 4), (-5.8, -5)], BARK, 1.1)
    p.shade(stem, [(5.8, -5), (8, 4), (7.6, 18), (6.4, 32), (4.6, 54), (3.2, 94)], 5, BARK)
    p.sheaf([(-4.6, -2), (-4, 30), (-2, 88)], [(3.4, -2), (3, 30), (1.4, 88)], 5, 0.7, (0.4, 0.2), ragged=0.4)
    dress.braid(p, [(-5.4, 58), (0, 59.6), (5.4, 58)], 3, YELLOW, "ticks")
    for x, y in ((-3, 2), (3.4, 30), (-2.6, 42), (1.6, 52)):
        p.fill(ring(x, y, 1.4, 2.2), "#c88a4e")
        p.line([(x - 1.2, y), (x, y + 2), (x + 1.2, y - 0.4), (x, y - 2)], 0.5)
    crown = p.at(0, 15)
    for i, u in enumerate((-1, -0.5, 0, 0.5, 1)):
        ray = crown.at(u * 8.6, -2 + 2 * (1 - u * u), 1, u * 24)
        leaf = ray.shape([(-2.6, 2, 0), (-1.6, -1), (-3, -3.4, 0), (-1, -3.2), (0, -6.4, 0), (1, -3.2), (3, -3.4, 0), (1.6, -1), (2.6, 2, 0)], YELLOW, 0.7)
        ray.shade(leaf, [(0, -6.4), (1, -3.2), (3, -3.4), (1.6, -1)], 1.6, YELLOW)
        ray.bead(0, -6.8, 1.3, WHITE if i % 2 else RED)
    rim = crown.shape([(-9.6, -2.4, 0), (0, 0.8), (9.6, -2.4, 0), (9, 2.6, 0), (0, 5.8), (-9, 2.6, 0)], YELLOW, 0.9)
    crown.shade(rim, [(9.6, -2.4), (9, 2.6), (0, 5.8)], 3, YELLOW)
    for x in (-6, 0, 6):
        crown.bead(x, 1.4 + 1.4 * (1 - abs(x) / 7), 1.2, BLUE if x else RED)


def _body(pen: Chalk) -> None:
    dress.cloth(pen, [(34, 78, 0), (31, 98, 0), (68, 98, 0), (63, 78, 0)], RED, [(63, 78), (65, 88), (68, 98)], [(31, 98), (33, 86), (34, 78)], depth=5)
    for y in (86.4, 91):
        for s in (-1, 1):
            pen.line([(49 + s * 1, y), (49 + s * 6, y - 1.4), (49 + s * 9, y + 0.6), (49 + s * 6.6, y + 1.2)], 1.5, (0.9, 0.6))
            pen.line([(49 + s * 1, y), (49 + s * 6, y - 1.4), (49 + s * 9, y + 0.6), (49 + s * 6.6, y + 1.2)], 0.9, (0.9, 0.6), YELLOW)
    dress.cloth(pen, [(38, 50, 0), (29, 53), (28, 62), (33, 74), (35, 80, 0), (63, 80, 0), (65, 72), (70, 61), (68, 53), (58, 49, 0)], RED, [(70, 61), (65, 72), (63, 80)], [(35, 80), (33, 74), (28, 62)], depth=6)
    panel = pen.shape([(38, 50, 0), (41, 64), (44.4, 79, 0), (54, 79, 0), (57, 64), (59.6, 50, 0), (48.6, 54)], YELLOW, 0.9)
    pen.shade(panel, [(59.6, 50), (57, 64), (54, 79)], 4, YELLOW)
    for y, w in ((60, 3.6), (67, 3), (74, 2.4)):
        pen.shape([(49, y - 3.4, 0), (49 + w, y, 0), (49, y + 3.4, 0), (49 - w, y, 0)], RED, 0.6)
        pen.shape([(49, y - 1.4, 0), (49 + w * 0.4, y, 0), (49, y + 1.4, 0), (49 - w * 0.4, y, 0)], WHITE, 0.4)
        for s in (-1, 1):
            pen.line([(49 + s * (w + 0.6), y - 3), (49 + s * (w + 2.6), y - 1), (49 + s * (w + 1), y + 1.4), (49 + s * (w + 0.4), y)], 0.8, (0.5, 0.3))
    for knots in ([(37.6, 50), (40.4, 64), (43.8, 79)], [(60, 50), (57.6, 64), (54.6, 79)]):
        dress.braid(pen, knots, 2.4, BLUE, "dots", YELLOW)
    for s in (-1, 1):
        dress.buttons(pen, [(49 + s * 14.6, 56), (49 + s * 12, 68), (49 + s * 9.4, 78)], 4.2, 0.9, INK)
    dress.cloth(pen, [(34.4, 77, 0), (42, 79.6), (56, 79.6), (63.6, 77, 0), (63.8, 81.6, 0), (56, 84.4), (42, 84.4), (34.4, 82, 0)], BLUE, [(63.8, 81.6), (56, 84.4), (42, 84.4)], depth=3)
    pen.shape(ring(49, 82, 4.6, 3.2), YELLOW, 0.8)
    pen.shape(ring(49, 82, 2.6, 1.7), GREEN, 0.5)


def _puff(pen: Chalk, at, side: int) -> None:
    """The puffed upper sleeve, green, slashed with gold, gathered into a band."""
    puff = pen.shape([at(13, 51), at(21, 49.4), at(29, 54), at(33.6, 62), at(31, 69), at(24, 69.6), at(17.6, 65), at(13, 58)], GREEN, 1.1)
    pen.shade(puff, [at(33.6, 62), at(31, 69), at(24, 69.6), at(17.6, 65)] if side > 0 else [at(31, 69), at(24, 69.6), at(17.6, 65), at(13, 58)], 6, GREEN)
    for a, b, c in (((16, 52.4), (23, 57), (26.4, 65.4)), ((22.4, 51.6), (28.4, 57), (30.4, 65))):
        dress.slash(pen, at(*a), at(*b), at(*c), 1.4)
    pen.fold([at(14, 56), at(18, 61), at(21, 66.4)], depth=2, side=side)
    dress.braid(pen, [at(33, 69.4), at(28, 71.6), at(21.6, 68.4)], 3, YELLOW, "ticks")


def _arm_on_hip(pen: Chalk) -> None:
    at = lambda dx, y: (48.6 - dx, y)
    dress.sleeve(pen, [(*at(27.4, 70), 5.4), (*at(32.6, 76), 6), (*at(29.4, 82.4), 5.2), (*at(21.4, 85.4), 4.2)], RED, (0, 0), 4)
    pen.fold([at(38.4, 74), at(34, 76), at(30, 75)], [at(36, 82), at(32, 80), at(28.6, 78)], depth=2.2)
    hands.hanging(pen, *at(18.6, 85.6), 14, -78, False)
    dress.cuff(pen, at(19.8, 79.6), at(21.6, 90.6), 4.4, YELLOW)
    _puff(pen, at, -1)


def _arm_with_club(pen: Chalk) -> None:
    """The elbow out, the hand round the foot of the club, which leans on the shoulder."""
    at = lambda dx, y: (48.4 + dx, y)
    dress.sleeve(pen, [(*at(28, 69), 5.4), (*at(34.6, 76), 6), (*at(32.4, 83), 5.4), (*at(26, 86), 4.4)], RED, (0, 0), 4)
    pen.fold([at(40, 74), at(36, 76.4), at(32, 76)], [at(38, 84), at(35, 81), at(32, 79)], depth=2.2)
    _puff(pen, at, 1)
    _club(pen)
    hands.fist(pen, 66.4, 84.4, 14, 12)
    dress.cuff(pen, (72.6, 91.6), (74.8, 81), 4.6, YELLOW)


def _cap(p: Chalk) -> None:
    dress.plume(p, [(-6, -58), (-32, -76), (-62, -70), (-80, -44), (-82, -20)], 15, BLUE)
    dress.plume(p, [(0, -60), (-24, -84), (-50, -90), (-72, -84)], 12, YELLOW)
    crown = p.shape([(-32, -36, 0), (-38, -52), (-22, -66), (8, -70), (36, -60), (42, -46), (38, -34, 0)], RED, 3)
    p.shade(crown, [(36, -60), (42, -46), (38, -34)], 14, RED, 2.4, 2.4)
    p.fold([(-14, -40), (-16, -54), (-8, -64)], [(6, -40), (10, -54), (20, -62)], [(22, -38), (28, -48), (34, -54)], depth=4, width=2.4)
    band = p.shape([(-35, -42, 0), (0, -48), (40, -41, 0), (38, -28, 0), (2, -35), (-34, -28, 0)], YELLOW, 2.6)
    p.shade(band, [(40, -41), (38, -28), (2, -35)], 8, YELLOW, 2.4, 2)
    for x, y in ((-26, -37), (-13, -40), (1, -41.4), (15, -40.6), (29, -37.6)):
        p.bead(x, y, 3.4, RED if x % 2 else BLUE, 1.2)

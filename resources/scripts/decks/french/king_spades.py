# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of spades: dark, hook-nosed and stern, in black with gold frogging, a sword upright and a harp before him."""

from __future__ import annotations

import math

from french import dress, grips, regalia
from french.court_frame import court, waist
from french.heads import Face, curl, head, lock
from french.pips import NIGHT
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg

HAIR = "#4a3a32"


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    star = dress.motif(pen, "star", YELLOW, RED)
    # The mantle: blue, sown with stars, bordered with gold, over both shoulders.
    mantle = dress.cloth(pen, [(40, 48, 0), (26, 50), (14, 55), (7, 63), (7, waist(7), 0), (93, waist(93), 0), (93, 61), (86, 53.6), (75, 50), (60, 48, 0)], BLUE, [[(90.9, 76), (90.9, 68), (90.6, 60)], [(9, 88), (9, 74), (9.6, 63)]], 7)
    # Plain behind the harp, or its strings are lost.
    dress.brocade(pen, mantle, star, 6.6, 3.4, origin=(20, 66), avoid=[[(9, 44, 0), (9, 92, 0), (44, 92, 0), (44, 44, 0)]])
    for edge in ([(9, 61), (14.8, 56.2), (26.2, 51.4), (39, 49.4)], [(91, 59.6), (85.4, 54.8), (75, 51.4), (62, 49.6)]):
        dress.band(pen, edge, 2.6, YELLOW, 0.6, "dots", RED)
    dress.folds(pen, [[(22, 60), (16, 72), (15, 88)], [(28, 62), (24, 74), (23, 87)]], 3, deep=DEEP_BLUE)
    # The black coat, frogged with gold.
    dress.cloth(pen, [(40, 53, 0), (33, 64), (33.4, 76), (31, waist(31) + 1, 0), (73, waist(73) + 1, 0), (70.4, 72), (69, 62), (63, 53, 0)], NIGHT, [[(69, 60), (70.4, 70), (73, 79)], [(32, 86), (33.4, 76), (33, 66)]], 6)
    for k in range(4):
        y = 63 + k * 6.2
        for s, far in ((-1, 42.6), (1, 63.4)):
            x = 52.4 - 0.3 * k
            loop = [(x, y), (x + s * 5, y - 1.2), (far - s * -1, y - 0.6), (far + s * 1.6, y + 0.8), (far, y + 2), (x + s * 5, y + 1.4), (x, y + 0.4)]
            pen.line(loop, 1.7, (0.9, 0.9))
            pen.line(loop, 0.9, (0.9, 0.9), YELLOW)
            if s < 0 and k > 1:
                continue  # under the hand
            pen.shape([(far, y + 0.6, 0), (far + s * 2.4, y + 3), (far + s * 2.8, y + 5.4, 0), (far + s * 1.2, y + 5.4), (far - s * 0.6, y + 5.4, 0), (far - s * 0.2, y + 3)], YELLOW, 0.45)
        dress.pearl(pen, 52.4 - 0.3 * k, y + 0.2, 1.3, YELLOW)
    # The mantle's borders, turned back in ermine-white silk.
    dress.band(pen, [(66, 51), (72, 61), (73.4, 70), (75.6, 79)], 4.6, YELLOW, 0.7, "lozenges", RED)
    # The sword, upright, and its arm.
    _sword(pen, 79.4, 61.6)
    dress.sleeve(pen, [(91, 74.6, 6), (88.6, 70.4, 5.8), (85.4, 66.4, 4.8)], RED, (0, 0), 3)
    dress.panes(pen, [(94, 70), (90, 66), (86.6, 63)], [(87, 77.4), (85, 73), (83, 69)], 3, WHITE)
    grips.fist(pen, 79.2, 62, 12.8, 12)
    dress.band(pen, [(83, 70), (86, 66.8), (87.6, 62)], 3.4, YELLOW, 0.6, "dots", RED)
    # The harp and the hand on its strings.
    _harp(pen)
    dress.sleeve(pen, [(43.6, 84.6, 7.4), (41.6, 81.6, 6), (38.4, 78, 4.6)], RED, (0, 0), 3)
    dress.panes(pen, [(38.6, 88), (36.6, 84), (35, 80.6)], [(49, 82), (45.4, 78.6), (41, 75)], 3, WHITE)
    grips.flat(pen, 36.2, 76.4, 13, 40)
    dress.band(pen, [(32.6, 79.4), (37, 78.2), (40.6, 74)], 3.6, YELLOW, 0.6, "dots", RED)
    # The head, in profile almost, turned to the sword.
    def behind(p):
        for bones in ([(24, -24, 12), (46, 6, 14), (50, 36, 13), (60, 60, 11), (66, 76, 7), (74, 80, 1)], [(10, 20, 10), (24, 50, 17), (38, 78, 11), (34, 96, 1)], [(-22, -20, 8), (-34, 8, 8), (-36, 34, 8), (-43, 54, 7), (-52, 62, 4), (-56, 56, 0.8)]):
            lock(p, bones, HAIR, 4)

    p = head(pen, 50, 38.6, 24, Face(age=0.5, brow=1.1, nose=1, smile=-0.4, gaze=(-0.9, -0.1), brow_weight=1.5, lid=0.5, iris="#3a2a1c"), 4, mirror=True, behind=behind)
    # A falling collar of lace under the beard.
    dress.falling_collar(pen, 51.2, 58.6, 14.6)
    lock(p, [(34, 20, 3), (36, 48, 8), (42, 70, 7), (52, 76, 1)], HAIR, 3)
    # Forked beard, moustaches curled up.
    p.shape([(32, 0, 0), (27, 16), (17, 23), (2, 23, 0), (-4, 35), (-11, 38), (-17, 39), (-23, 36), (-28, 27, 0), (-30, 44), (-27, 56), (-10, 58), (6, 56), (22, 46), (31, 30)], HAIR, 2.6)
    for bones in ([(31, 4, 2), (29, 26, 8), (20, 46, 8), (12, 62, 5), (16, 74, 0.8)], [(20, 24, 2), (12, 44, 9), (2, 62, 7), (2, 76, 4), (8, 86, 0.8)], [(-27, 29, 1.6), (-29, 44, 6), (-25, 58, 6.4), (-25, 74, 4), (-31, 84, 0.8)], [(-18, 40, 2), (-17, 52, 6), (-15, 66, 4), (-19, 76, 0.8)], [(2, 26, 2), (-4, 48, 8), (-6, 64, 6), (-2, 78, 0.8)]):
        lock(p, bones, HAIR, 3)
    lock(p, [(-16, 38, 2), (-14, 45, 5), (-13, 53, 3), (-14, 60, 0.8)], HAIR, 2)
    for bones in ([(-16, 22, 2.4), (-8, 22.4, 4.4), (1, 27, 4.2), (10, 26, 2.6), (14, 19, 0.6)], [(-19, 22, 2.2), (-25, 23, 3.8), (-31, 27, 3.4), (-38, 25, 2.2), (-41, 18, 0.6)]):
        lock(p, bones, HAIR, 2, 2, 1)
    for bones in ([(28, -36, 9), (40, -12, 10), (41, 12, 11), (47, 34, 11), (56, 50, 7), (66, 50, 1)], [(26, -36, 6), (31, -10, 7), (31, 8, 6), (36, 26, 5), (44, 34, 1)], [(-26, -36, 5), (-33, -16, 4.4), (-35, 4, 5), (-40, 24, 5), (-48, 34, 3), (-54, 30, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 60, 62, 10, HAIR)
    curl(p, -47, 46, 7.4, HAIR, mirror=True)
    regalia.leaf_crown(p, jewel=BLUE, high=46, cap=GOLD)


def _sword(pen: Pen, x: float, y: float) -> None:
    """Held at its grip: a straight fullered blade above, a guard with scrolled ends, a pommel below."""
    p = pen.at(x, y, 1, 4)
    blade = p.shape([(-2.5, -9, 0), (-2.1, -44, 0), (0, -50, 0), (2.1, -44, 0), (2.5, -9, 0)], "#e6ecf6", 0.7)
    p.fill([(0.7, -9, 0), (0.5, -47.4, 0), (2, -44, 0), (2.4, -9, 0)], "#7f9fdb")
    p.fill([(-0.6, -10, 0), (-0.2, -40, 0), (0.5, -40, 0), (0.7, -10, 0)], "#4b72c2")
    p.line([(-0.7, -10), (-0.5, -30), (-0.2, -41)], 0.42, (0.9, 0.1), peak=0.1)
    p.fringe([(2.4, -10), (2.2, -30), (2, -44)], 1.6, 1.5, 0.34, 40, clip=blade)
    p.shape([(-1.6, -8, 0), (-1.5, 8, 0), (1.5, 8, 0), (1.6, -8, 0)], RED, 0.55)
    p.shape([(-9, -9.6), (-7.6, -11.4), (-5.4, -10.2), (0, -10.8), (5.4, -10.2), (7.6, -11.4), (9, -9.6), (8, -7.4), (5, -7.6), (0, -7), (-5, -7.6), (-8, -7.4)], YELLOW, 0.6)
    for s in (-1, 1):
        dress.pearl(p, s * 7.4, -9.4, 1, RED)
    dress.jewel(p, 0, -8.9, 1.7, GREEN)
    p.shape(ring(0, 9.6, 2.5), YELLOW, 0.6)
    p.line([(-1.6, 9.4), (0, 10.4), (1.6, 9.4)], 0.4)


def _harp(pen: Pen) -> None:
    """A small harp leaning on his breast: pillar with a lion's head to the left, curved neck, strings, sounding board."""
    strings = []
    for i in range(8):
        t = (i + 0.5) / 8
        strings.append([(16 + 18 * t, 51 + 2 * t), (16 + 18 * t + 0.1, 70), (16 + 18 * t, min(87, 92 - 26 * t))])
    pen.lines(strings, 0.34, (0.9, 0.9))
    # Sounding board, from below to the shoulder.
    board = pen.limb([(18, 88, 3.8), (26.6, 76.4, 3.4), (37.4, 58, 2.4), (39.4, 52, 2)], YELLOW, 0.8, 0.35, (0, 1))
    pen.fringe([(21, 90.4), (29.4, 78.6), (40, 58.8)], 2.6, 0.8, 0.4, clip=board, under=GOLD)
    for t in range(6):
        dress.pearl(pen, 20.6 + t * 3.1, 84.6 - t * 4.9, 0.8, RED)
    pillar = pen.limb([(12.6, 88.6, 2), (12.4, 74, 2.3), (12.4, 56, 2), (13.6, 51, 2.2)], YELLOW, 0.75, 0.35, (0, 1))
    pen.hatch(pillar, 24, 1.9, 0.44)
    neck = pen.limb([(13.4, 51, 2.6), (18.6, 47.2, 2.8), (25, 50.4, 2.8), (31.4, 52.8, 2.8), (38.4, 50.6, 2.6)], YELLOW, 0.8, 0.35, (1, 1))
    pen.fringe([(14, 53.6), (19, 49.8), (25, 53), (31.6, 55.4), (39, 53)][::-1], 2.2, 0.8, 0.36, clip=neck, under=GOLD)
    for i in range(8):
        t = (i + 0.5) / 8
        pen.fill(ring(16 + 18 * t, 49.8 + 3 * t if t > 0.4 else 49.4, 0.45), INK)
    curl(pen, 38.6, 50.2, 3.2, YELLOW)
    # The lion's head at the top of the pillar.
    q = pen.at(15, 44.4, 1.04)
    mane = []
    for k in range(12):
        a = math.radians(k * 30)
        mane += [(math.cos(a) * 4.7, math.sin(a) * 4.7, 0), (math.cos(a + 0.2) * 6.6, math.sin(a + 0.2) * 6.4)]
    q.shape(mane, GOLD, 0.75, 0.4)
    q.lines([[(math.cos(a) * 3.6, math.sin(a) * 3.6), (math.cos(a + 0.1) * 4.8, math.sin(a + 0.1) * 4.8), (math.cos(a + 0.16) * 6, math.sin(a + 0.16) * 5.8)] for a in (math.radians(k * 30 + 8) for k in range(12))], 0.42)
    for s in (-1, 1):
        q.shape([(s * 2, -3, 0), (s * 2.6, -5), (s * 4.4, -4.6), (s * 3.9, -2.4, 0)], YELLOW, 0.5)
    face = q.shape([(-3.2, -2.8), (-1.4, -3.7), (1.4, -3.7), (3.2, -2.8), (3.5, -0.4), (2.5, 1.8), (2.6, 3.4), (0, 5), (-2.6, 3.4), (-2.5, 1.8), (-3.5, -0.4)], YELLOW, 0.6)
    q.fringe([(3.2, -2.6), (3.5, -0.4), (2.6, 1.8), (2.6, 3.4), (0.6, 4.8)], 1.7, 0.6, 0.32, clip=face, under=GOLD)
    for s in (-1, 1):
        # Heavy brow, slanting eye, the cushion of the muzzle.
        q.line([(s * 0.5, -1.3), (s * 1.6, -2.5), (s * 3, -2.1)], 0.7, (0.5, 0.2))
        q.fill([(s * 0.7, -0.5, 0), (s * 1.6, -1.4), (s * 2.7, -1.2, 0), (s * 1.7, -0.4)], INK)
        q.line([(s * 0.6, -0.8), (s * 0.5, 0.6), (s * 0.9, 1.5)], 0.36)
        q.line([(0, 2.9), (s * 0.9, 3.3), (s * 2.1, 2.5), (s * 2.2, 1.7)], 0.5, (0.6, 0.2))
        for wx, wy in ((1, 2.3), (1.6, 2.1)):
            q.fill(ring(s * wx, wy, 0.2), INK)
    q.fill([(-1.1, 1.2, 0), (0, 0.8), (1.1, 1.2, 0), (0.5, 2), (0, 2.9, 0), (-0.5, 2)], INK)
    q.fill([(-1.1, 3.6, 0), (0, 3.4), (1.1, 3.6, 0), (0, 4.4)], RED)
    q.line([(-1.2, 3.5), (0, 3.4), (1.2, 3.5)], 0.4, (0.5, 0.5))


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "S", _half)

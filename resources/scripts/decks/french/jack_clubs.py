# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of clubs: a young knight in a green surcoat, a plumed morion on his chestnut hair, a lance with its pennon and a sealed charter."""

from __future__ import annotations

from french import caps, dress, grips, regalia
from french.court_frame import court, waist
from french.heads import Face, curl, head, lock
from ink import Pen, ring
from svg import DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg

HAIR = "#84502b"


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    # The cloak: dark green outside, thrown over the shoulder to the right.
    dress.cloth(pen, [(42, 50, 0), (28, 52), (16, 58), (10, 68), (8, waist(8), 0), (93, waist(93), 0), (93, 63), (86, 55), (76, 50.6), (60, 48, 0)], DEEP_GREEN, [[(90.9, 76), (90.9, 68), (90.6, 60)], [(9, 88), (10, 74), (13, 64)]], 7)
    for edge in ([(8, 76), (10.4, 68), (16.4, 59.2), (28.2, 53.4), (41, 51.4), (50, 50.6)], [(91, 61), (85.4, 56.2), (75.6, 52), (62, 49.6)]):
        dress.band(pen, edge, 2.6, YELLOW, 0.6, "dots", GREEN)
    dress.folds(pen, [[(82, 60), (86, 67), (87.6, 75)], [(22, 66), (19, 76), (19, 87)]], 3)
    # The green surcoat, pleated, edged with gold.
    coat = dress.cloth(pen, [(42, 53, 0), (35.6, 59), (35, 68), (39, 80), (39, waist(39) + 1, 0), (66, waist(66) + 1, 0), (67.4, 72), (70, 62), (67, 56), (60, 52, 0)], GREEN, [[(69.8, 60), (67.4, 72), (66, 80)], [(39, 84), (39, 79), (35.2, 68), (35.8, 60)]], 5)
    dress.brocade(pen, coat, dress.motif(pen, "trefoil", YELLOW, RED), 6.6, 3.4, origin=(40.6, 69))
    for s, xs in ((-1, ((45.4, 60), (44.6, 70), (46.4, 84.6))), (1, ((60.4, 58), (62, 69), (60.4, 82)))):
        line = [(x, y) for x, y in xs]
        dress.band(pen, line, 2.6, YELLOW, 0.5, "lozenges", RED)
    dress.band(pen, [(40.4, 56), (46, 60), (52.6, 61.2), (59, 59), (64.6, 54)], 2.8, YELLOW, 0.6, "dots", RED)
    sash = pen.limb([(66, 58.6, 3.2), (59, 68, 3.4), (50, 77, 3.4), (42, 84, 3.2)], WHITE, 0.8, 0.4)
    pen.fringe([(69, 61), (62, 70.6), (53, 79.6), (45, 86)], 2.6, 0.7, 0.38, clip=sash, under="#d8d3c6")
    pen.lines([[(63.8, 58), (56.8, 66.4), (47.6, 75.4), (40.4, 82)], [(68, 60.6), (61, 70), (52, 79), (44, 86)]], 0.9, (1, 1), GREEN)
    for s in (-1, 1):
        pen.line([(53.2 + s * 8, 54), (53.2 + s * 5, 59.6), (53.3, 62.4)], 1.7, (0.9, 0.9))
        pen.line([(53.2 + s * 8, 54), (53.2 + s * 5, 59.6), (53.3, 62.4)], 0.9, (0.9, 0.9), RED)
    _mask(pen, 53.4, 66.4, 5)
    dress.band(pen, [(39, 81), (46, 82.4), (53, 81.6), (60, 79.4), (67, 75.6)], 3, RED, 0.6, "lozenges", YELLOW)
    # The lance and its arm.
    dress.sleeve(pen, [(68, 61, 6.6), (78, 68, 7.6), (84, 72, 7.4)], GREEN, (1, 0.6), 5)
    dress.panes(pen, [(70.6, 56), (80, 61.4), (88, 66)], [(65.4, 66), (73.6, 74), (82, 79.6)], 4, YELLOW, GREEN)
    dress.band(pen, [(70.6, 55), (66.6, 60.2), (65.4, 66)], 2.2, YELLOW, 0.55, "dots", RED)
    _pauldron(pen, 69.6, 57.4, True)
    _lance(pen, 73, 60)
    arm = pen.limb([(90.4, 73.4, 5.4), (87.6, 68.6, 5.2), (80, 65, 4.2)], GREEN, 0.8)
    pen.fringe([(86.6, 77), (83, 72.6), (78, 68.4)], 3.4, 0.7, 0.4, clip=arm, under=DEEP_GREEN)
    grips.fist(pen, 72.8, 60.4, 12.4, 8)
    dress.band(pen, [(77, 68), (80.2, 64.8), (82, 60.2)], 3.4, YELLOW, 0.6, "dots", RED)
    # The charter and its arm.
    dress.sleeve(pen, [(37, 61, 6.6), (28.6, 68, 8), (29, 78, 7.4), (31, 85, 6)], GREEN, (1, 0), 5)
    dress.panes(pen, [(32.6, 57), (21.4, 66), (21.6, 77), (24.6, 85.6)], [(41, 66), (35.6, 72), (36.4, 79), (37.4, 83.6)], 4, YELLOW, GREEN)
    dress.band(pen, [(32.6, 56), (38.2, 60.7), (41, 66)], 2.2, YELLOW, 0.55, "dots", RED)
    _pauldron(pen, 35.6, 58, False)
    _scroll(pen, 21.6, 64.6)
    fore = pen.limb([(35, 85, 5.8), (34, 77.6, 5.4), (30.6, 70, 4)], GREEN, 0.8)
    pen.fringe([(40.6, 84.4), (39.2, 76.4), (34.4, 68.6)], 3.6, 0.7, 0.4, clip=fore, under=DEEP_GREEN)
    pen.lines([[(29, 78.4), (34, 79.6), (39, 77)], [(29.6, 81.6), (34.6, 83), (40, 80.6)]], 0.5)
    grips.fist(pen, 21.8, 65, 12.4, 14)
    dress.band(pen, [(26.6, 72.2), (30, 69.8), (32.6, 65.6)], 3.4, YELLOW, 0.6, "dots", RED)

    # The head.
    def behind(p):
        for bones in ([(24, -28, 12), (46, 0, 14), (48, 28, 13), (56, 50, 10), (66, 60, 5), (72, 54, 1)], [(14, 14, 9), (26, 40, 13), (38, 60, 9), (46, 70, 1)], [(-22, -22, 8), (-34, 6, 8), (-37, 28, 8), (-45, 44, 6), (-54, 46, 0.8)]):
            lock(p, bones, HAIR, 4)

    p = head(pen, 51.6, 40, 24, Face(brow=0.3, nose=0.2, smile=0.6, gaze=(-0.85, -0.2), iris="#3f6a4a", brow_weight=1.25, jaw=0.7, lips=0.9, rouge=True), 2, behind=behind)
    for bones in ([(22, -46, 10), (42, -24, 11), (43, 6, 11), (48, 30, 10), (57, 42, 1)], [(10, -48, 8), (28, -34, 9), (31, -8, 8), (32, 14, 7), (38, 30, 4), (44, 30, 0.8)], [(6, -50, 7), (-14, -44, 7), (-27, -32, 6), (-34, -12, 5), (-36, 8, 5), (-41, 24, 4), (-49, 28, 0.8)], [(4, -50, 6), (-4, -42, 6), (-18, -35, 5), (-27, -26, 2), (-30, -18, 0.8)], [(8, -50, 6), (14, -38, 6), (22, -28, 5), (28, -14, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 55, 46, 10, HAIR)
    curl(p, 41, 38, 8, HAIR)
    curl(p, -47, 36, 7.4, HAIR, mirror=True)
    # A falling collar of lace over the steel.
    dress.falling_collar(pen, 53, 57.4, 14.5)
    caps.morion(p, RED)


def _mask(pen: Pen, x: float, y: float, r: float) -> None:
    """A golden sun's face beaten on the cuirass."""
    p = pen.at(x, y, r / 10)
    for k in range(12):
        q = p.at(0, 0, 1, k * 30)
        q.shape([(-2.4, -8, 0), (0, -14.6 if k % 2 == 0 else -12, 0), (2.4, -8, 0)], YELLOW, 1, 0.6)
    face = p.shape(ring(0, 0, 9), YELLOW, 1.2, 0.4)
    p.fringe([(6.4, -6.4), (9, 0), (6.4, 6.4), (0, 9)], 3.6, 1.4, 0.7, 10, clip=face, under=GOLD)
    for s in (-1, 1):
        p.line([(s * 1.2, -3.4), (s * 3.4, -4.8), (s * 5.6, -3.4)], 1.1, (0.5, 0.2))
        p.fill([(s * 1.6, -1.4, 0), (s * 3.4, -2.6), (s * 5.2, -1.2, 0), (s * 3.4, -0.4)], INK)
    p.line([(-0.8, -2.4), (-1.4, 1.4), (-1.8, 2.6), (0.4, 3), (1.6, 2.4)], 1)
    p.line([(-3, 4.8), (0, 5.8), (3, 4.8)], 1.2)


def _pauldron(pen: Pen, x: float, y: float, mirror: bool) -> None:
    """A rounded shoulder piece with a gold rim, two lames below it."""
    p = pen.at(x, y, 1, 0, mirror)
    for drop in (5.2, 2.8):
        lame = p.shape([(-10.4, 4 + drop * 0.7, 0), (-5, 6 + drop), (1.6, 5.6 + drop), (7, 2.4 + drop, 0), (7, -2 + drop, 0), (-9.6, 0.6 + drop * 0.7, 0)], regalia.STEEL, 0.65)
        p.fringe([(-10.4, 4 + drop * 0.7), (-5, 6 + drop), (1.6, 5.6 + drop), (7, 2.4 + drop)], 1.8, 0.7, 0.34, clip=lame, under=regalia.DEEP_STEEL)
    dome = p.shape([(8.6, -6, 0), (2, -6.6), (-6, -4.4), (-10.6, 0.6), (-11.4, 5, 0), (-5.4, 6.6), (1.4, 6.2), (7.4, 3, 0)], regalia.STEEL, 0.8)
    p.fringe([(-11.2, 4.8), (-5.4, 6.4), (1.4, 6), (7.4, 2.8)], 4.4, 0.75, 0.4, 12, clip=dome, under=regalia.DEEP_STEEL)
    p.fill([(-6, -1.6), (-3, -3.8), (0.6, -4.6), (-2, -2.6), (-4.6, 0)], WHITE)
    dress.band(p, [(-11, 4.8), (-5.4, 6.2), (1.4, 5.8), (7.2, 2.8)], 1.9, YELLOW, 0.5)
    for rx, ry in ((-7.4, 2.6), (-1, 3), (4.8, 1)):
        p.fill(ring(rx, ry, 0.6), INK)


def _scroll(pen: Pen, x: float, y: float) -> None:
    """A rolled charter in the hand at (x, y), its seal hanging from a ribbon."""
    p = pen.at(x, y, 1, 10)
    ribbon = [(-0.6, 4.6), (-5.4, 8.6), (-6.6, 14)]
    p.line(ribbon, 1.9, (0.9, 0.9))
    p.line(ribbon, 1, (0.9, 0.9), GREEN)
    roll = p.shape([(-3.4, -17, 0), (-3.2, 0), (-3.5, 13, 0), (0, 14), (3.5, 13, 0), (3.2, 0), (3.4, -17, 0), (0, -16)], "#f4e6c4", 0.75)
    p.fringe([(3.4, -16), (3.2, 0), (3.5, 12.6)], 2.6, 0.8, 0.36, clip=roll)
    p.line([(-1.2, -16), (-1.6, -4), (-1.3, 12)], 0.5, (0.8, 0.8))
    p.shape(ring(0, -17, 3.4, 1.5), "#f4e6c4", 0.6)
    p.line([(2.4, -16.9), (0.2, -16.1), (-1.8, -17), (-0.2, -17.8), (1, -17.2)], 0.45, (0.6, 0.5))
    p.shape([(-3.8, 3.6), (3.8, 3.6), (3.8, 5.6), (-3.8, 5.6)], GREEN, 0.5)
    seal = p.shape([(-6.6, 12.4), (-4, 13.2), (-3.2, 16), (-4.6, 18.4), (-7.4, 18.6), (-9.6, 16.8), (-9.4, 13.8)], RED, 0.6)
    p.fringe([(-3.4, 15.6), (-4.8, 18.2), (-7.4, 18.4)], 1.4, 0.6, 0.3, clip=seal, under=DEEP_RED)
    p.shape([(-6.5, 14, 0), (-5, 15.8, 0), (-6.5, 17.4, 0), (-8, 15.8, 0)], YELLOW, 0.35)


def _lance(pen: Pen, x: float, y: float) -> None:
    """A lance with a swallow-tailed pennon flying to the right."""
    p = pen.at(x, y, 1, 2)
    flag = p.shape([(0, -41, 0), (3.6, -42.4), (7, -39.8), (10, -41), (15, -38.6, 0), (11.6, -35.6), (10.8, -34.6, 0), (14, -32), (15, -28.6, 0), (10, -29.8), (6.6, -27.8), (3.4, -29.4), (0, -28, 0)], GREEN, 0.75)
    p.fringe([(0, -28.2), (3.4, -29.2), (6.6, -28), (10, -30), (14.4, -29)][::-1], 3.4, 0.8, 0.4, clip=flag, under=DEEP_GREEN)
    p.line([(0.4, -34.4), (3.6, -36), (7, -33.6), (10.4, -34.8)], 3.6, (1, 1))
    p.line([(0.4, -34.4), (3.6, -36), (7, -33.6), (10.4, -34.8)], 2.6, (1, 1), YELLOW)
    shaft = p.shape([(-1.3, 17, 0), (-1.1, -42, 0), (1.1, -42, 0), (1.3, 17, 0)], "#b9803f", 0.6)
    p.hatch(shaft, 32, 2.2, 0.4, reach=0.75)
    for k in range(4):
        y0 = -28 + k * 9
        p.shape([(-1.7, y0 - 0.8), (1.7, y0 - 0.8), (1.7, y0 + 0.8), (-1.7, y0 + 0.8)], YELLOW, 0.45)
    p.shape([(-1.4, -41.6, 0), (-2.2, -43.6), (0, -48.6, 0), (2.2, -43.6), (1.4, -41.6, 0)], regalia.STEEL, 0.65)
    p.line([(0.2, -42), (0.2, -45), (0, -48)], 0.4)
    p.shape([(-2, -42.6), (2, -42.6), (2, -40.8), (-2, -40.8)], YELLOW, 0.5)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "B", _half)

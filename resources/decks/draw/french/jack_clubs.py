# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of clubs: a young knight in a cuirass, laurel in his chestnut hair, a lance with its pennon and a sealed letter."""

from __future__ import annotations

from french import caps, dress, grips, regalia
from french.court_frame import court, waist
from french.heads import Face, curl, head, lock
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg

HAIR = "#84502b"


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    # The cloak: blue outside, thrown over the shoulder to the right.
    dress.cloth(pen, [(42, 50, 0), (28, 52), (16, 58), (10, 68), (8, waist(8), 0), (93, waist(93), 0), (93, 63), (86, 55), (76, 50.6), (60, 48, 0)], BLUE, [[(91, 74), (87, 61), (77, 53)], [(15, 87), (17, 72), (22, 62)]], 7)
    dress.folds(pen, [[(82, 60), (86, 67), (87.6, 75)], [(22, 66), (19, 76), (19, 87)]], 3, deep=DEEP_BLUE)
    # The cuirass, ridged, riveted, edged with gold.
    steel = dress.cloth(pen, [(42, 53, 0), (35.6, 59), (35, 68), (39, 80), (39, waist(39) + 1, 0), (66, waist(66) + 1, 0), (67.4, 72), (70, 62), (67, 56), (60, 52, 0)], regalia.STEEL, None)
    pen.fringe([(69.8, 60), (67.4, 72), (66, 80)], 8, 0.75, 0.44, 6, clip=steel, under=regalia.DEEP_STEEL)
    pen.fringe([(39, 84), (39, 79), (35.2, 68), (35.8, 60)], 3, 0.75, 0.36, 6, clip=steel)
    ridge = [(52.6, 56), (54, 68), (53, 84)]
    pen.line(ridge, 0.9, (0.4, 0.4))
    pen.fringe(ridge[::-1], 4.4, 0.8, 0.38, 14, clip=steel)
    pen.fill([(44, 60), (47, 59), (47.6, 66), (46, 71), (44.4, 66)], WHITE)
    dress.band(pen, [(40.4, 56), (46, 60), (52.6, 61.2), (59, 59), (64.6, 54)], 2.8, YELLOW, 0.6, "dots", RED)
    sash = pen.limb([(66, 58.6, 3.2), (59, 68, 3.4), (50, 77, 3.4), (42, 84, 3.2)], RED, 0.8, 0.4)
    pen.fringe([(69, 61), (62, 70.6), (53, 79.6), (45, 86)], 2.6, 0.7, 0.38, clip=sash, under=DEEP_RED)
    pen.lines([[(63.8, 58), (56.8, 66.4), (47.6, 75.4), (40.4, 82)], [(68, 60.6), (61, 70), (52, 79), (44, 86)]], 0.9, (1, 1), YELLOW)
    _mask(pen, 53.4, 64.6, 5)
    dress.band(pen, [(39, 81), (46, 82.4), (53, 81.6), (60, 79.4), (67, 75.6)], 3, RED, 0.6, "lozenges", YELLOW)
    # The lance and its arm.
    _lance(pen, 73, 60)
    dress.sleeve(pen, [(68, 61, 6.6), (78, 68, 7.6), (84, 72, 7.4)], RED, (1, 0.6), 5)
    dress.panes(pen, [(70.6, 56), (80, 61.4), (88, 66)], [(65.4, 66), (73.6, 74), (82, 79.6)], 4, WHITE, GREEN)
    _pauldron(pen, 69, 57.4, True)
    arm = pen.limb([(90.4, 73.4, 5.4), (87.6, 68.6, 5.2), (80, 65, 4.2)], regalia.STEEL, 0.8)
    pen.fringe([(86.6, 77), (83, 72.6), (78, 68.4)], 3.4, 0.7, 0.4, clip=arm, under=regalia.DEEP_STEEL)
    grips.fist(pen, 72.8, 60.4, 12.4, 8)
    dress.band(pen, [(77, 68), (80.2, 64.8), (82, 60.2)], 3.4, YELLOW, 0.6, "dots", RED)
    # The letter and its arm.
    dress.sleeve(pen, [(37, 61, 6.6), (28, 68, 7.8), (25.4, 78, 7.2), (26, 84, 6)], RED, (1, 0), 5)
    dress.panes(pen, [(32.6, 57), (21, 65), (18.4, 77), (20, 84)], [(41, 66), (35, 72), (32.6, 79), (32.6, 82)], 4, WHITE, GREEN)
    _pauldron(pen, 36, 58, False)
    _letter(pen, 22.4, 49)
    fore = pen.limb([(27.6, 84.4, 5.6), (26.6, 76, 5.2), (24.6, 67.6, 3.8)], regalia.STEEL, 0.8)
    pen.fringe([(33, 84), (31.8, 75.6), (28.4, 66.8)], 3.6, 0.7, 0.4, clip=fore, under=regalia.DEEP_STEEL)
    pen.lines([[(22, 76), (26.6, 77.6), (31.6, 75.4)], [(22.4, 79.4), (27, 81), (32.4, 78.8)]], 0.5)
    grips.cupped(pen, 22.6, 59.6, 12.4, -4)
    dress.band(pen, [(19.8, 68.6), (24.4, 66.6), (29.6, 66.6)], 3.4, YELLOW, 0.6, "dots", RED)

    # The head.
    def behind(p):
        for bones in ([(24, -28, 12), (46, 0, 14), (48, 28, 13), (56, 50, 10), (66, 60, 5), (72, 54, 1)], [(14, 14, 9), (26, 40, 13), (38, 60, 9), (46, 70, 1)], [(-22, -22, 8), (-34, 6, 8), (-37, 28, 8), (-45, 44, 6), (-54, 46, 0.8)]):
            lock(p, bones, HAIR, 4)

    p = head(pen, 52.4, 35.6, 24, Face(brow=0.2, nose=0.25, smile=0.4, gaze=(0.5, 0.1), iris="#3f6a4a", brow_weight=1.25, jaw=0.9, lips=0.5), behind=behind)
    for bones in ([(22, -46, 10), (42, -24, 11), (43, 6, 11), (48, 30, 10), (57, 42, 1)], [(10, -48, 8), (28, -34, 9), (31, -8, 8), (32, 14, 7), (38, 30, 4), (44, 30, 0.8)], [(6, -50, 7), (-14, -44, 7), (-27, -32, 6), (-34, -12, 5), (-36, 8, 5), (-41, 24, 4), (-49, 28, 0.8)], [(4, -50, 6), (-4, -42, 6), (-18, -35, 5), (-27, -26, 2), (-30, -18, 0.8)], [(8, -50, 6), (14, -38, 6), (22, -28, 5), (28, -14, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 55, 46, 10, HAIR)
    curl(p, 41, 38, 8, HAIR)
    curl(p, -47, 36, 7.4, HAIR, mirror=True)
    # A white neckcloth knotted under the chin.
    for knots in ([(52, 52.6, 0), (46, 51.4), (41, 54), (40, 59, 0), (46.4, 58.6), (52, 56.6, 0)], [(53.6, 52.6, 0), (59, 50.6), (64.4, 52.6), (66, 57.2, 0), (59.4, 58), (53.6, 56.6, 0)]):
        bow = pen.shape(knots, WHITE, 0.7)
        pen.sheaf([knots[0][:2], knots[1][:2], knots[2][:2]], [knots[5][:2], knots[4][:2], knots[3][:2]], 4, 0.36, clip=bow, ragged=0.5)
    pen.shape([(50.6, 52, 0), (55, 52, 0), (55.4, 57, 0), (50.4, 57, 0)], WHITE, 0.65)
    caps.laurel(p)


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
    """A shoulder piece of three plates."""
    p = pen.at(x, y, 1, 0, mirror)
    for k, (dx, dy) in enumerate(((-4.4, 3.4), (-2.2, 1.4), (0, -0.6))):
        plate = p.shape([(dx + 5, dy - 5, 0), (dx - 1, dy - 4.4), (dx - 6, dy), (dx - 8, dy + 4.6, 0), (dx - 3.4, dy + 4.4), (dx + 2, dy + 4.4), (dx + 6, dy + 5, 0)], regalia.STEEL, 0.7)
        p.fringe([(dx - 8, dy + 4.4), (dx - 3.4, dy + 4.2), (dx + 2, dy + 4.2), (dx + 6, dy + 4.8)], 2.4, 0.7, 0.36, clip=plate, under=regalia.DEEP_STEEL)
        p.fill(ring(dx - 4.4, dy + 2.2, 0.55), INK)
    p.shape([(5, -5.6, 0), (1, -6.4), (-2.6, -4), (-0.6, -2.8), (3, -3), (6, -2, 0)], YELLOW, 0.6)


def _letter(pen: Pen, x: float, y: float) -> None:
    """A folded letter with a red seal."""
    p = pen.at(x, y, 1, -10)
    sheet = p.shape([(-7, -7.4, 0), (7, -7.4, 0), (7, 8, 0), (-7, 8, 0)], WHITE, 0.7)
    p.lines([[(-7, -7.2), (-3, -3), (0, 0.2)], [(7, -7.2), (3, -3), (0, 0.2)], [(-7, 7.8), (-4, 3.8), (-2, 1.6)], [(7, 7.8), (4, 3.8), (2, 1.6)]], 0.5, (0.8, 0.6))
    p.hatch(sheet, 62, 2.2, 0.22, reach=0.22)
    p.shape([(0, -2.4), (2, -1.6), (2.6, 0.4), (1.6, 2.4), (-0.4, 2.8), (-2.2, 1.6), (-2.6, -0.4), (-1.6, -2)], RED, 0.5)
    p.line([(-0.9, 0.2), (0, -0.9), (0.9, 0.2), (0, 1.2)], 0.36, colour=DEEP_RED)


def _lance(pen: Pen, x: float, y: float) -> None:
    """A striped lance with a swallow-tailed pennon flying to the right."""
    p = pen.at(x, y, 1, 2)
    flag = p.shape([(0, -41, 0), (4, -42.6), (8, -39.8), (12, -41.4), (18, -39, 0), (13.6, -35.6), (12.6, -34.6, 0), (16.8, -32), (18, -28.6, 0), (12, -30), (8, -27.8), (4, -29.6), (0, -28, 0)], GREEN, 0.75)
    p.fringe([(0, -28.2), (4, -29.4), (8, -28), (12, -30), (17, -29)][::-1], 3.4, 0.8, 0.4, clip=flag, under=DEEP_GREEN)
    p.line([(0.4, -34.4), (4, -36), (8, -33.6), (12, -35)], 3.6, (1, 1))
    p.line([(0.4, -34.4), (4, -36), (8, -33.6), (12, -35)], 2.6, (1, 1), YELLOW)
    shaft = p.shape([(-1.3, 17, 0), (-1.1, -42, 0), (1.1, -42, 0), (1.3, 17, 0)], WHITE, 0.6)
    for k in range(11):
        y0 = -40 + k * 5.2
        p.fill([(-1.15, y0, 0), (1.15, y0 + 1.6, 0), (1.15, y0 + 4.2, 0), (-1.15, y0 + 2.6, 0)], RED)
    tip = p.shape([(-1.4, -41.6, 0), (-2.2, -44), (0, -50, 0), (2.2, -44), (1.4, -41.6, 0)], regalia.STEEL, 0.65)
    p.line([(0.2, -42), (0.2, -45), (0, -48)], 0.4)
    p.shape([(-2, -42.6), (2, -42.6), (2, -40.8), (-2, -40.8)], YELLOW, 0.5)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "B", _half)

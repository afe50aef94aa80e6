# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of clubs: young and fair, his golden beard short, a hooded falcon on his glove, the other hand on a shield with golden trefoils."""

from __future__ import annotations

from french import dress, grips, regalia
from french.court_frame import court, waist
from french.heads import Face, curl, head, lock
from ink import Pen, inside, ring
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, HORSE, INK, RED, WHITE, YELLOW, Svg

HAIR = "#d59a35"
LEATHER = "#b9803f"
TAILS = ((36, 58, 14), (34, 66, 8), (35, 74, 4), (34, 82, 2), (39, 53, 20), (66, 56, -14), (69.4, 63, -10), (71.4, 71, -6), (31.6, 62, 14), (73.4, 66.6, -10), (31.4, 78, 4))


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    trefoil = dress.motif(pen, "trefoil", YELLOW, RED)
    # The green mantle, with a broad edge of ermine down each side.
    dress.cloth(pen, [(40, 49, 0), (25, 50.6), (13, 55), (7, 62), (7, waist(7), 0), (93, waist(93), 0), (93, 61), (86, 53), (76, 50), (62, 48, 0)], DEEP_GREEN, [[(90.9, 76), (90.9, 68), (90.6, 60)], [(9, 88), (9, 74), (9.6, 62)]], 7)
    for edge in ([(9, 60.4), (13.6, 56.4), (25.2, 52), (39, 50.4)], [(91, 59.4), (85.4, 54.2), (75.6, 51.4), (63, 49.6)]):
        dress.band(pen, edge, 2.6, YELLOW, 0.6, "dots", GREEN)
    dress.folds(pen, [[(22, 58), (16, 66), (13, 78)], [(76, 56), (81.6, 64), (84, 74)]], 3)
    # The arm that reaches to the shield.
    sleeve = dress.sleeve(pen, [(36, 58, 7.6), (27, 60.6, 7.4), (19.4, 64.4, 6), (16.4, 69.4, 4.6)], GREEN, (0, 0), 5)
    dress.brocade(pen, sleeve, dress.motif(pen, "star", YELLOW, RED), 5.6, 3.4, -30, (26.6, 57.6))
    dress.folds(pen, [[(24, 55), (23.6, 61), (26, 67)], [(19.4, 58.6), (19, 63), (21.4, 68)]], 2.2, deep=DEEP_GREEN)
    # The green coat, barred with gold, a white sash.
    dress.cloth(pen, [(42, 52, 0), (36, 62), (37, 76), (35, waist(35) + 1, 0), (72, waist(72) + 1, 0), (69.4, 70), (68, 60), (62, 52, 0)], GREEN, [[(68, 60), (69.4, 70), (71, 79)]], 5)
    for y in (62.6, 68.2, 73.8, 79.4, 85):
        dress.band(pen, [(36.4, y + 1), (52, y - 0.4), (69.6, y - 3)], 1.9, YELLOW, 0.45, "ticks")
    for y in (66, 71.6, 77.2):
        dress.pearl(pen, 52.4, y, 1.4, YELLOW)
    for knots, edge in (([(43, 50, 0), (37, 54), (30.6, 62), (29.4, 76), (28, waist(28), 0), (37, waist(37), 0), (37.6, 74), (40, 63), (46.6, 55, 0)], [(37, 86), (37.6, 74), (40, 63), (46.6, 55)]), ([(61, 50, 0), (67, 53), (73.6, 61), (75.6, 70), (77.4, waist(77.4), 0), (69.4, waist(69.4), 0), (67.6, 69), (65, 61), (58, 55, 0)], [(58, 55), (65, 61), (67.6, 69), (69.4, 79)])):
        fur = pen.shape(knots, WHITE, 0.8)
        pen.fringe(edge, 1.4, 0.7, 0.32, 20, 0.3, clip=fur)
        dress.ermine(pen, fur, TAILS, 0.86)
    # The shield, and the hand on it.
    _shield(pen, trefoil)
    # The falcon on its glove.
    dress.sleeve(pen, [(91, 73.4, 5.6), (88, 69, 5.6), (85, 65.6, 5)], GREEN, (0, 0), 3)
    glove = pen.shape([(83, 59.4, 0), (86.6, 60.8), (90, 64), (92, 65, 0), (88.4, 73, 0), (85.4, 69.4), (81.6, 67.2, 0)], LEATHER, 0.7)
    pen.fringe([(88.2, 72.6), (85.4, 69.2), (81.6, 67)], 3, 0.7, 0.36, clip=glove)
    dress.band(pen, [(91.4, 63.6), (90.2, 68), (87.4, 72.2)], 1.6, YELLOW, 0.5)
    grips.fist(pen, 77, 62.4, 12.6, 4, skin=LEATHER)
    _falcon(pen, 77.6, 58.6)

    # The head.
    def behind(p):
        for bones in ([(24, -24, 12), (46, 6, 14), (50, 34, 13), (58, 56, 11), (66, 70, 6), (74, 70, 1)], [(10, 20, 10), (26, 46, 15), (40, 68, 10), (44, 84, 1)], [(-22, -20, 8), (-34, 8, 8), (-37, 32, 8), (-44, 50, 7), (-52, 58, 4), (-56, 52, 0.8)]):
            lock(p, bones, HAIR, 4)

    p = head(pen, 49, 38.6, 24, Face(age=0.1, brow=-0.2, nose=0.1, smile=0.7, gaze=(-0.9, -0.5), iris="#2f5a8a", brow_colour="#6b4416", lips=1.1, rouge=True), -5, mirror=True, behind=behind)
    # A lace cravat.
    jabot = pen.shape([(46.6, 51, 0), (44.6, 56), (46.4, 61, 0), (44.6, 65.6, 0), (49, 67.4), (52.4, 69.6), (56, 67), (60, 65, 0), (58, 60.6, 0), (59.4, 55.6), (57.6, 51, 0)], WHITE, 0.7)
    pen.sheaf([(49, 53), (48, 59), (46.4, 65)], [(56, 53), (57, 59), (58.4, 65)], 6, 0.4, clip=jabot)
    dress.lace(pen, [(44.6, 65), (49, 66.8), (52.4, 68.8), (56, 66.6), (60, 64.4)], 2.2)
    dress.lace(pen, [(45.6, 58.8), (49, 60.6), (52, 61.6), (55.4, 60.6), (58.8, 58.4)], 2)
    dress.jewel(pen, 52, 54.6, 2, BLUE, YELLOW)
    # A short beard, parted from the lip; its ground, then its locks.
    p.shape([(32, -2, 0), (27, 15), (17, 22), (4, 22.6, 0), (-3, 34), (-11, 38), (-17, 39), (-23, 36), (-28, 27, 0), (-29.6, 40), (-26, 50), (-12, 55), (6, 52), (22, 42), (31, 26)], HAIR, 2.6)
    for bones in ([(31, 2, 2), (29, 22, 7), (21, 40, 7), (12, 54, 4), (13, 62, 0.8)], [(19, 23, 2), (11, 40, 8), (1, 54, 6), (0, 64, 3), (4, 70, 0.8)], [(-27, 29, 1.6), (-28, 42, 5.4), (-24, 54, 5), (-25, 64, 0.8)], [(3, 25, 2), (-4, 44, 7), (-9, 58, 5), (-8, 70, 0.8)], [(-17, 39, 2), (-17, 50, 5.4), (-16, 60, 4), (-19, 68, 0.8)]):
        lock(p, bones, HAIR, 3)
    # Moustaches, hair combed down in rolls.
    for bones in ([(-16, 23, 2), (-9, 23.6, 3.2), (-2, 26.4, 2.8), (5, 24, 0.6)], [(-19, 23, 1.8), (-25, 24.4, 2.8), (-31, 27, 2.2), (-36, 24, 0.6)]):
        lock(p, bones, HAIR, 1, 2, 1)
    for bones in ([(28, -36, 9), (40, -12, 10), (41, 12, 11), (47, 34, 10), (54, 46, 6), (62, 44, 1)], [(26, -36, 6), (31, -10, 7), (32, 8, 6), (37, 24, 5), (44, 30, 1)], [(-26, -36, 5), (-33, -16, 4.4), (-35, 4, 5), (-40, 22, 5), (-48, 30, 3), (-53, 26, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 57, 56, 10, HAIR)
    curl(p, 42, 38, 8, HAIR)
    curl(p, -46, 42, 7.4, HAIR, mirror=True)
    regalia.leaf_crown(p, jewel=GREEN, high=44, cap=GOLD)
    # The hand grasps the shield's rim.
    grips.fist(pen, 20.6, 73.2, 12.4, 90, True)
    dress.band(pen, [(11.4, 68.6), (16, 70.2), (20.8, 69)], 3.2, WHITE, 0.55, "dots", GREEN)


def _shield(pen: Pen, trefoil: str) -> None:
    """A blue shield with a gold rim, three trefoils and a chevron; its foot is behind the band."""
    rim = pen.shape([(12, 71, 0), (18, 73), (24, 69.6), (30, 72), (37, 70, 0), (38.4, 80), (36.4, waist(36) + 1, 0), (10, waist(10) + 1, 0), (9, 80)], YELLOW, 0.85)
    pen.fringe([(37, 70.4), (38.4, 80), (36.4, 86)], 2.4, 0.7, 0.34, clip=rim, under=GOLD)
    field = pen.shape([(13.6, 73.4, 0), (18.4, 75), (24, 72), (29.6, 74.2), (35, 72.8, 0), (36, 80), (34.4, waist(34) + 1, 0), (11, waist(11) + 1, 0), (11.4, 80)], BLUE, 0.55)
    pen.fringe([(35, 73), (36, 80), (34.6, 86)], 4, 0.8, 0.4, clip=field, under=DEEP_BLUE)
    pen.sheet.place(trefoil, 24, 79, 6.4)
    for k in range(4):
        dress.pearl(pen, *((15.6, 73.2), (21.4, 72.6), (27, 71.8), (33.4, 72.2))[k], 0.7, RED)


def _falcon(pen: Pen, x: float, y: float) -> None:
    """A hooded falcon standing at (x, y), facing left: barred breast, folded wing, jesses with bells."""
    p = pen.at(x, y, 0.94)
    tail = p.shape([(5, -4, 0), (10, 3), (14.6, 11, 0), (12.8, 11.8), (10.6, 11.4), (8.6, 10.6, 0), (3, 0)], HORSE, 0.6)
    p.hatch(tail, 150, 1.7, 0.5, reach=0.9)
    for fx in (-2.6, 2.2):
        p.limb([(fx, -4, 2), (fx - 0.4, -1, 1), (fx - 0.6, 0.6, 0.9)], YELLOW, 0.5)
        for dx in (-3, -0.8, 1.6):
            p.limb([(fx - 0.6, 0.2, 0.8), (fx - 0.6 + dx * 0.6, 1, 0.8), (fx - 0.6 + dx, 2.6, 0.3)], YELLOW, 0.45)
    breast = p.shape([(-6.6, -23), (-3, -26.6), (2, -26), (6, -20), (8, -10), (5, -3), (2.6, -2, 0), (0.4, -4, 0), (-1, -1.8, 0), (-3.4, -1.8), (-4.6, -4.4), (-8.2, -9), (-9.2, -16)], "#efe2c8", 0.8)
    bars = [(-8.6 + j * 2.2 + (i % 2) * 1.1, -19 + i * 2.4 + j * 0.25) for i in range(7) for j in range(6)]
    p.spikes([((bx - 0.8, by), (bx, by + 0.9), (bx + 0.8, by)) for bx, by in bars if inside(breast, (bx - 0.9, by)) and inside(breast, (bx + 0.9, by))], 0.75)
    wing = p.shape([(1, -22.4), (5.4, -22), (8.8, -15), (10.4, -5), (13.4, 5.4, 0), (9, 3), (4.4, -2.6), (0.4, -8.4), (-1.6, -15), (-1.2, -20)], "#8a7662", 0.85)
    p.fringe([(8.8, -15), (10.4, -5), (13, 4.6)], 3, 0.7, 0.4, clip=wing)
    for row in range(4):
        cy = -18.4 + row * 2.9
        for j in range(3):
            cx = 0.2 + j * 2.6 + (row % 2) * 0.9 + row * 0.45
            p.line([(cx - 1.2, cy), (cx, cy + 1.9), (cx + 1.3, cy)], 0.45, (0.5, 0.5))
    p.lines([[(3.4, -7), (7, -1), (12, 4.4)], [(5.6, -8), (8.6, -2), (12.4, 3.6)], [(1.8, -6.4), (5, -1.4), (9, 2.8)]], 0.55, (0.6, 0.2))
    # The hood: red leather, gold seam, a plume.
    p.shape([(-8.4, -25.4, 0), (-11.6, -24.6), (-12.6, -22), (-11.8, -19.4, 0), (-10.6, -21.4), (-8.2, -21.8, 0)], YELLOW, 0.55)
    p.line([(-12, -22), (-10.4, -22.6), (-8.6, -22.9)], 0.4)
    p.fill(ring(-9.8, -24, 0.35), INK)
    hood = p.shape([(-9, -22, 0), (-9.4, -25.6), (-6.4, -29.6), (-1.4, -30), (2.6, -27), (2.8, -22.6, 0), (-2, -21), (-6, -20.6)], RED, 0.75)
    p.fringe([(2.4, -27), (2.6, -22.8), (-2, -21.2)], 2.6, 0.6, 0.36, clip=hood, under=DEEP_RED)
    p.line([(-9, -22.2), (-5, -21), (2.6, -22.8)], 1.4, (1, 1))
    p.line([(-9, -22.2), (-5, -21), (2.6, -22.8)], 0.7, (1, 1), YELLOW)
    panel = p.shape([(-7.6, -23.4, 0), (-7.4, -26.4), (-4.6, -28), (-2.4, -26.6), (-2.2, -23.2, 0), (-5, -22.6)], GREEN, 0.5)
    p.fringe([(-2.4, -26.4), (-2.3, -23.4), (-5, -22.8)], 1.8, 0.6, 0.3, clip=panel, under=DEEP_GREEN)
    for tip in ((-6.4, -37), (-2.6, -38.4), (1.6, -36.6)):
        p.limb([(-2.6, -29.6, 0.5), ((tip[0] - 2.6) / 2, -33.4, 1.3), (*tip, 0.4)], WHITE if tip[0] != -2.6 else YELLOW, 0.5, 0.5, (0, 1))
    dress.pearl(p, -2.6, -30, 1, YELLOW)
    # Jesses with bells.
    for bx, by in ((-5.4, 8.4), (-1.4, 10.6)):
        p.line([(-2.8, 0.6), ((bx - 3) / 2 - 1, 5), (bx, by)], 0.8, (0.8, 0.8), RED)
        dress.pearl(p, bx, by + 1, 1.1, YELLOW)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "B", _half)

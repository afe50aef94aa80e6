# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of diamonds: in profile, chestnut beard trimmed short, sable collar over gold brocade, an axe in his hand."""

from __future__ import annotations

from french import dress, grips, regalia
from french.court_frame import court, waist
from french.heads import Face, curl, lock
from french.profiles import profile
from ink import Pen, inside, ring
from svg import BLUE, GOLD, RED, WHITE, YELLOW, Svg

HAIR, BEARD = "#7a4828", "#a9652f"
MINIVER = "#fbf6ea"


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    rose = dress.motif(pen, "rose", RED, YELLOW)
    leaf = dress.motif(pen, "leaf", RED, RED)
    # The mantle, red with golden leaves.
    mantle = dress.cloth(pen, [(40, 49, 0), (24, 52), (12, 58), (7, 66), (7, waist(7), 0), (93, waist(93), 0), (93, 62), (87, 55), (76, 51), (62, 48, 0)], YELLOW, [[(90.9, 76), (90.9, 68), (90.6, 60)], [(9, 88), (9, 76), (9.6, 66)]], 6)
    dress.brocade(pen, mantle, leaf, 7.4, 4.6, origin=(17, 80))
    dress.folds(pen, [[(24, 62), (19, 72), (17.4, 87)]], 3, deep=GOLD)
    dress.folds(pen, [[(83, 60), (86.6, 68), (87.4, 76)]], 3, deep=GOLD)
    # Gold brocade with roses, a belt of lozenges, a chain.
    coat = dress.cloth(pen, [(40, 53, 0), (34, 64), (34.6, 76), (33, waist(33) + 1, 0), (72, waist(72) + 1, 0), (70, 72), (69, 62), (63, 53, 0)], YELLOW, [[(69, 60), (70, 70), (72, 79)], [(33, 86), (34.6, 76), (34, 66)]], 5)
    dress.brocade(pen, coat, rose, 7.6, 4.4, origin=(52.4, 66.6))
    pen.line([(52.6, 58), (52.2, 70), (52.4, 84)], 0.7, (0.8, 0.8))
    # The sable collar, broad over both shoulders, parted at the throat.
    for knots, edge in (
        ([(45, 48, 0), (34, 51), (25, 57), (21, 66, 0), (25, 69.4), (31.6, 71), (38, 70, 0), (44, 63), (51.4, 58, 0)], [(21, 66), (25, 69.4), (31.6, 71), (38, 70), (44, 63), (51.4, 58)]),
        ([(60, 48, 0), (70, 50), (78.6, 55), (83.6, 62.6, 0), (80, 66.4), (74, 68.6), (67, 68.4, 0), (60, 63), (52.6, 58, 0)], [(52.6, 58), (60, 63), (67, 68.4), (74, 68.6), (80, 66.4), (83.6, 62.6)]),
    ):
        fur = pen.shape(knots, MINIVER, 0.8)
        pen.fringe(edge, 4.4, 0.7, 0.42, 14, 0.3, clip=fur, under="#cfc0a4")
        marks = [(x, y) for x in range(20, 88, 3) for y in range(48, 72, 3)]
        dots = [(x + (y % 2), y) for x, y in marks if inside(fur, (x, y + 1.4)) and inside(fur, (x + 1, y - 1.4))]
        mid = 52
        pen.spikes([((x, y - 0.9), (x + (x - mid) * 0.012, y), (x + (x - mid) * 0.03, y + 1.5)) for x, y in dots], 0.4)
    # The axe and its arm.
    _axe(pen, 74.4, 61.4)
    dress.sleeve(pen, [(90.6, 73, 6.4), (88.8, 69, 6), (82, 65, 4.8)], BLUE, (0, 0), 3)
    dress.panes(pen, [(93, 68), (89, 64), (84, 61.6)], [(87, 76.4), (84, 71.8), (80, 68)], 3, YELLOW, RED)
    grips.fist(pen, 74.2, 60.6, 12.8, 10)
    _cuff(pen, [(79, 68.2), (82.2, 65.2), (83.8, 60.4)])
    # The chain with its jewel.
    chain = [(39.6, 62.6), (43, 67.4), (48, 70.8), (53, 72), (58, 70.6), (62.6, 66.6), (65, 63)]
    pen.line(chain, 1.9, (0.2, 0.2))
    dress.pearls(pen, chain, 1.15, YELLOW, 2.4)
    dress.jewel(pen, 53, 75.8, 3, RED, WHITE)
    # The hand laid on his breast.
    dress.sleeve(pen, [(18.6, 87, 6.4), (24, 81.6, 7.4), (30.8, 75, 5)], BLUE, (0, 0), 3)
    dress.panes(pen, [(13.6, 84), (18, 77.6), (27, 71)], [(23.6, 90), (30.4, 86), (34.2, 79)], 4, YELLOW, RED)
    grips.flat(pen, 34, 72.4, 13.8, -4, True)
    _cuff(pen, [(28.4, 69.4), (32, 72.6), (34, 77.6)])

    # The head.
    def behind(p):
        lock(p, [(30, -30, 12), (46, -6, 14), (46, 22, 13), (54, 44, 11), (58, 58, 5), (50, 62, 1)], HAIR, 5)
        lock(p, [(20, 10, 10), (30, 40, 14), (40, 62, 9), (34, 74, 1)], HAIR, 4)

    face = Face(age=0.6, brow=0.7, nose=0.9, smile=-0.2, gaze=(0, 0), brow_weight=1.2, brow_colour="#4a2c18", iris="#3f6a4a", lid=0.5)
    p = profile(pen, 51.8, 38.6, 24, face, 3, behind=behind)
    # A lace collar, open in front.
    for edge in ([(43, 50.6), (44.4, 55.4), (48.4, 59.4), (52.6, 60.8)], [(52.6, 60.8), (58, 59.6), (63, 55.6), (65, 50)]):
        dress.lace(pen, edge, 3.2, 2)
        dress.band(pen, edge, 2, WHITE, 0.5)
    # The beard, close trimmed, in curls.
    p.shape([(20, -2, 0), (12, 14), (-4, 24), (-22, 25, 0), (-30, 34), (-34, 37.6, 0), (-42, 40), (-46.6, 50), (-42, 62), (-28, 66), (-8, 58), (10, 44), (20, 26), (24, 10)], BEARD, 2.6)
    for bones in ([(20, 2, 2), (19, 20, 7), (12, 34, 7), (4, 46, 4), (6, 54, 0.8)], [(10, 18, 2), (4, 34, 8), (-6, 48, 7), (-12, 60, 3), (-8, 68, 0.8)], [(-8, 24, 2), (-12, 40, 8), (-22, 54, 7), (-28, 66, 3), (-24, 74, 0.8)], [(-22, 28, 2), (-28, 42, 7), (-36, 56, 6), (-40, 68, 2.6), (-36, 76, 0.8)], [(-34, 38, 2), (-40, 46, 4.6), (-46, 57, 4), (-52, 64, 0.8)]):
        lock(p, bones, BEARD, 3)
    lock(p, [(-39, 22.6, 2.4), (-31, 23, 4.6), (-22, 30, 4.4), (-14, 33, 2.6), (-8, 28, 0.6)], BEARD, 3, 2.2, 1)
    lock(p, [(-37, 23, 1.6), (-43, 25, 2.6), (-48.6, 29, 0.6)], BEARD, 1, 2, 1)
    for bones in ([(10, -44, 8), (26, -24, 9), (28, 4, 8), (32, 28, 7), (28, 40, 1)], [(26, -42, 10), (44, -22, 10), (44, 6, 10), (48, 28, 9), (44, 44, 5), (36, 46, 1)], [(-6, -44, 6), (6, -26, 7), (10, -6, 7), (16, 10, 5), (22, 14, 0.8)], [(-22, -42, 4), (-16, -28, 4), (-4, -18, 4), (6, -16, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 50, 50, 10, HAIR)
    curl(p, 34, 44, 8, HAIR)
    regalia.lily_crown(p, arches=False, jewel=RED, cap=GOLD, lilies=1.3, deep=21)


def _cuff(pen: Pen, knots) -> None:
    """A turned-up cuff of white silk, edged with gold."""
    dress.band(pen, knots, 4.2, WHITE, 0.6, "dots", RED)


def _axe(pen: Pen, x: float, y: float) -> None:
    """A broad axe, its haft in the hand at (x, y), its edge to the right."""
    p = pen.at(x, y, 1, 3)
    haft = p.shape([(-1.3, 18, 0), (-1.2, -20), (-1.3, -45, 0), (1.3, -45, 0), (1.2, -20), (1.3, 18, 0)], RED, 0.6)
    p.hatch(haft, 30, 2.1, 0.4, reach=0.7)
    p.shape([(-1.8, -44.4, 0), (-1.2, -47), (0, -50.4, 0), (1.2, -47), (1.8, -44.4, 0)], YELLOW, 0.55)
    blade = p.shape([(1, -43, 0), (5, -43.6), (8.6, -46.6), (11.4, -48, 0), (13.4, -42), (13.6, -33), (11, -25, 0), (8, -28), (5, -31.6), (1, -33, 0)], regalia.STEEL, 0.8)
    p.fringe([(11.4, -25.6), (13.4, -33), (13.2, -42), (11.6, -47)], 2.4, 0.7, 0.34, clip=blade)
    p.line([(10, -46.4), (11.2, -41), (11.4, -33), (9.6, -27)], 0.5)
    p.fringe([(1, -33.2), (5, -31.8), (8, -28.4), (10.6, -25.6)], 3, 0.8, 0.36, clip=blade, under=regalia.DEEP_STEEL)
    p.shape([(3.8, -39.4, 0), (6, -41.6), (8.2, -38.4), (6, -35.2)], YELLOW, 0.45)
    p.fill(ring(6, -38.4, 0.9), RED)
    p.shape([(-1, -42, 0), (-3.4, -42.2), (-6.6, -43.6, 0), (-5.2, -38.4), (-6.6, -33, 0), (-3.4, -34.4), (-1, -34.6, 0)], regalia.DEEP_STEEL, 0.7)
    for at in (-44, -32.6, -7.4, 7):
        p.shape([(-2, at - 1), (2, at - 1), (2, at + 1), (-2, at + 1)], YELLOW, 0.5)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "D", _half)

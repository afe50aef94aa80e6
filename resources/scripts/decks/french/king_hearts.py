# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of hearts: old and kind, white-bearded, in ermine and a blue coat sown with lilies, with sceptre and globe."""

from __future__ import annotations

from french import dress, grips, regalia
from french.court_frame import court, waist
from french.heads import Face, curl, head, lock
from ink import Pen
from svg import BLUE, DEEP_RED, GOLD, RED, WHITE, YELLOW, Svg

HAIR = "#e4dfd3"
TAILS = ((25.4, 64.6, 26), (31, 58.6, 30), (31, 65, 18), (36.4, 55.4, 26), (36.6, 63, 14), (42, 64.6, 8), (62.4, 63, -6), (66.6, 57.4, -14), (69.6, 63, -12), (73, 55, -28), (75.4, 60.4, -24), (80.6, 59.4, -32))


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    lily = dress.motif(pen, "lily", YELLOW, RED)
    # The mantle behind, red, falling to both edges of the frame.
    dress.cloth(pen, [(40, 49, 0), (24, 51), (12, 56), (7, 64), (7, waist(7), 0), (93, waist(93), 0), (93, 62), (87, 54), (76, 50), (62, 48, 0)], RED, [[(90.9, 76), (90.9, 68), (90.6, 60)], [(9, 88), (9, 76), (9.8, 65)]], 7)
    for edge in ([(9, 62.4), (12.8, 57.2), (24.2, 52.4), (38, 50.4)], [(91, 60), (86.4, 55.2), (75.8, 51.4), (63, 49.6)]):
        dress.band(pen, edge, 2.6, YELLOW, 0.6, "dots", BLUE)
    dress.folds(pen, [[(18, 66), (14, 76), (13, 89)], [(23, 70), (19, 78), (18, 88)]], 3, deep=DEEP_RED)
    # The blue coat with lilies, a gold panel down the front.
    coat = dress.cloth(pen, [(38, 54, 0), (32, 66), (32.6, 78), (31, waist(31), 0), (72, waist(72), 0), (71, 72), (70, 62), (65, 53, 0)], RED, [[(70.6, 60), (71, 70), (72, 79)]], 6)
    dress.brocade(pen, coat, lily, 7.2, 4.8, origin=(38.4, 77))
    panel = pen.shape([(47.4, 58, 0), (47, 72), (46, waist(46), 0), (58, waist(58), 0), (57.4, 72), (57.4, 58, 0)], YELLOW, 0.6)
    pen.fringe([(57.4, 62), (57.4, 72), (58, 82)], 2.6, 0.8, 0.36, clip=panel, under=GOLD)
    dress.jewel(pen, 52.2, 76, 3.2, RED, WHITE)
    # Ermine over the shoulders, open at the throat.
    cape = pen.shape([(42, 48, 0), (32, 51.6), (24, 57), (19.6, 65, 0), (24, 68.6), (29.6, 68.8), (35.4, 70.4), (41, 69), (46, 68, 0), (49.4, 63), (51.6, 58, 0), (54, 62.6), (58.4, 67, 0), (64, 67.6), (69.6, 67), (75.6, 64.4), (80.4, 64), (85, 60.4, 0), (81.4, 54), (74, 50.2), (62, 47.6, 0)], WHITE, 0.95)
    for hem in ([(19.6, 65), (24, 68.6), (29.6, 68.8), (35.4, 70.4), (41, 69), (46, 68)], [(58.4, 67), (64, 67.6), (69.6, 67), (75.6, 64.4), (80.4, 64), (85, 60.4)]):
        dress.fur_edge(pen, hem[::-1], 2)
    for hem in ([(46, 68), (49.4, 63), (51.6, 58)], [(51.6, 58), (54, 62.6), (58.4, 67)]):
        dress.fur_edge(pen, hem[::-1], 1.4)
    dress.ermine(pen, cape, TAILS, 1.05)
    # The sceptre and its arm.
    regalia.sceptre(pen, 77, 61, 44, 9, 5)
    sleeve = dress.sleeve(pen, [(91, 75, 6.6), (87.6, 70, 6), (84, 65.4, 4.8)], RED, (0, 0), 3)
    dress.brocade(pen, sleeve, lily, 5.4, 3.8, -40, (86.6, 68.4))
    grips.fist(pen, 77, 61, 12.5, 8)
    dress.band(pen, [(81, 68.6), (84.4, 65.6), (86.2, 61)], 3.6, YELLOW, 0.6, "lozenges", RED)
    # The globe and its arm.
    sleeve = dress.sleeve(pen, [(33.4, 86, 8), (31.6, 78, 7.2), (28.4, 69.6, 4.8)], RED, (0, 0), 3.4)
    dress.brocade(pen, sleeve, lily, 6, 4.4, -14, (28.6, 74.8))
    dress.folds(pen, [[(40, 80), (36, 80.6), (31, 84)]], 2, deep=DEEP_RED)
    dress.band(pen, [(22.4, 71.4), (28, 69), (33.6, 70)], 4, YELLOW, 0.6, "lozenges", RED)
    regalia.globe(pen, 24, 55.4, 6.8)
    grips.cupped(pen, 24.4, 62.4, 12.5)
    # Beard and hair, white, in long locks.
    def behind(p):
        for bones in ([(26, -20, 10), (46, 10, 13), (52, 40, 12), (60, 62, 10), (56, 80, 6), (48, 86, 1)], [(10, 20, 10), (22, 50, 17), (32, 76, 12), (30, 96, 1)], [(-22, -20, 8), (-34, 10, 8), (-38, 36, 8), (-46, 58, 7), (-44, 72, 4), (-36, 76, 0.8)]):
            lock(p, bones, HAIR, 4)

    p = head(pen, 52.4, 40, 24, Face(age=1, brow=-0.3, nose=0.4, smile=0.5, gaze=(-0.2, 0.2), brow_colour="#8d867a", brow_weight=1.2, iris="#2f5a8a"), -3, behind=behind)
    # The beard's ground, then its locks from the ear forwards.
    p.shape([(33, -4, 0), (27, 14), (17, 22), (2, 22, 0), (-4, 34), (-11, 38), (-17, 39), (-23, 36), (-28, 26, 0), (-31, 44), (-30, 62), (-22, 80), (-8, 84), (8, 76), (24, 56), (32, 30)], HAIR, 2.6)
    lock(p, [(34, 20, 4), (34, 50, 9), (33, 76, 8), (26, 96, 1)], HAIR, 3)
    for bones in ([(31, 2, 2), (29, 30, 9), (22, 54, 9), (16, 78, 6), (20, 94, 1)], [(22, 20, 2), (15, 44, 9), (6, 68, 8), (2, 88, 5), (8, 102, 0.8)], [(-27, 28, 1.6), (-29, 44, 6.4), (-27, 66, 7), (-28, 82, 4), (-34, 92, 0.8)], [(-20, 38, 2), (-18, 58, 8), (-16, 82, 6.4), (-20, 104, 0.8)], [(2, 24, 2), (-3, 56, 9), (-5, 82, 7), (-8, 110, 0.8)]):
        lock(p, bones, HAIR, 4)
    lock(p, [(-16, 38, 2), (-14, 46, 6), (-13, 56, 4), (-14, 66, 0.8)], HAIR, 3)
    for bones in ([(-16, 22, 2.4), (-8, 22.4, 4.6), (0, 28, 4.6), (8, 37, 3), (15, 38, 0.6)], [(-19, 22, 2.2), (-25, 23, 4), (-30, 29.4, 3.8), (-35, 37, 2.4), (-41, 38, 0.6)]):
        lock(p, bones, HAIR, 3, 2, 1)
    for bones in ([(30, -34, 9), (40, -12, 10), (41, 14, 11), (46, 38, 10), (40, 60, 6), (31, 66, 1)], [(26, -34, 6), (31, -10, 7), (31, 10, 6), (34, 30, 5), (30, 44, 1)], [(-26, -34, 5), (-33, -16, 4.4), (-35, 6, 5), (-39, 28, 4), (-35, 42, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 46, 66, 10, HAIR)
    curl(p, -40, 50, 7, HAIR, mirror=True)
    regalia.lily_crown(p, cap=GOLD)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "C", _half)

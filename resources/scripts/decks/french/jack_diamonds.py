# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of diamonds: a fair youth in profile, feathered cap, arrow in one hand, bow in the other."""

from __future__ import annotations

from french import caps, dress, grips, regalia
from french.court_frame import court, waist
from french.heads import Face, curl, lock
from french.profiles import profile
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, DEEP_RED, GOLD, GREEN, RED, WHITE, YELLOW, Svg

HAIR = "#dca640"


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    rose = dress.motif(pen, "rose", RED, WHITE)
    # A short cape, blue, hanging behind both arms.
    dress.cloth(pen, [(42, 51, 0), (28, 53), (17, 58), (11, 68), (8, waist(8), 0), (93, waist(93), 0), (93, 64), (86, 57), (75, 52), (60, 49, 0)], BLUE, [[(90.9, 76), (90.9, 68), (90.6, 60)], [(9.4, 88), (11, 74), (14, 64)]], 6)
    dress.folds(pen, [[(30, 72), (28, 78), (28, 86)], [(34, 74), (32.6, 80), (33, 86)]], 2.4, deep=DEEP_BLUE)
    dress.band(pen, [(18, 88), (18.6, 75), (22.6, 65)], 2, YELLOW, 0.5, "ticks")
    _bow(pen)
    # The jerkin, yellow with red roses, its skirts laced; a red sash over the shoulder.
    body = dress.cloth(pen, [(42, 52, 0), (34, 56), (31, 64), (34.6, 76), (33, waist(33) + 1, 0), (70, waist(70) + 1, 0), (69.6, 72), (72, 62), (69, 55), (60, 51, 0)], YELLOW, [[(72, 61), (69.6, 72), (70, 79)]], 6)
    dress.brocade(pen, body, rose, 7.4, 4.2, origin=(52, 75))
    pen.line([(55, 56), (54.4, 70), (53.4, 84)], 3.8, (1, 1))
    pen.line([(55, 56), (54.4, 70), (53.4, 84)], 2.6, (1, 1), RED)
    for k in range(5):
        y = 60 + k * 4.6
        x = 54.9 - k * 0.3
        pen.lines([[(x - 1.5, y), (x, y + 1), (x + 1.5, y + 2.4)], [(x + 1.5, y), (x, y + 1), (x - 1.5, y + 2.4)]], 0.5, (0.9, 0.9), YELLOW)
    sash = pen.limb([(36, 54, 3), (46, 63, 3.2), (60, 73, 3.4), (72, 80, 3.4)], RED, 0.8, 0.4)
    pen.fringe([(34, 56.6), (44, 66), (58, 76), (70, 83)][::-1], 2.6, 0.7, 0.38, clip=sash, under=DEEP_RED)
    for k in range(5):
        t = k / 4
        dress.jewel(pen, 39.4 + t * 27, 57 + t * 20.4 - (t - 0.5) ** 2 * 2, 1.5, BLUE, YELLOW, 40)
    # The arm with the bow.
    dress.sleeve(pen, [(37, 60.4, 6.8), (26.6, 66, 8), (22, 73, 7)], YELLOW, (1, 0.5), 5)
    dress.panes(pen, [(32, 56), (22.4, 61.4), (15.4, 71)], [(41, 66), (33, 70.4), (28.4, 76)], 4, RED, WHITE)
    dress.band(pen, [(32, 55), (37.9, 60.2), (41, 66)], 2.2, WHITE, 0.55, "dots", RED)
    dress.sleeve(pen, [(30, 80, 5), (25.6, 77, 4.8), (21.6, 73.6, 4)], YELLOW, (1, 0), 3)
    dress.band(pen, [(18.6, 76.4), (22.4, 73.6), (24, 69)], 2.6, WHITE, 0.55, "dots", RED)
    grips.fist(pen, 14.6, 69.4, 12, -24)
    # The arm with the arrow.
    dress.sleeve(pen, [(68, 60, 6.6), (78, 66.4, 8), (85.4, 71.4, 7)], YELLOW, (1, 0.5), 5)
    dress.panes(pen, [(71, 55), (81, 58.6), (89, 65)], [(65.4, 65.6), (73, 73), (82, 78.6)], 4, RED, WHITE)
    dress.band(pen, [(71, 54), (66.8, 59.5), (65.4, 65.6)], 2.2, WHITE, 0.55, "dots", RED)
    _arrow(pen, 78, 60)
    dress.sleeve(pen, [(89.6, 71, 5), (88.4, 66, 4.8), (84.6, 62.4, 4)], YELLOW, (1, 0), 3)
    grips.fist(pen, 77.8, 58.8, 12, 8)
    dress.band(pen, [(81.8, 65.8), (84.8, 62.6), (86.4, 58)], 2.6, WHITE, 0.55, "dots", RED)

    # The head.
    def behind(p):
        lock(p, [(28, -30, 12), (46, -4, 14), (47, 22, 13), (56, 42, 10), (66, 52, 5), (72, 46, 1)], HAIR, 5)
        lock(p, [(18, 8, 9), (28, 34, 14), (38, 56, 10), (46, 66, 1)], HAIR, 4)

    p = profile(pen, 50.6, 37, 23.4, Face(nose=-0.2, smile=0.5, gaze=(0, 0), iris="#2f5a8a", brow_colour="#6b4416", rouge=True, lips=1.1), -4, mirror=True, behind=behind)
    for bones in ([(14, -40, 8), (28, -18, 9), (30, 8, 9), (36, 30, 8), (46, 40, 1)], [(28, -40, 10), (45, -18, 10), (46, 8, 10), (50, 28, 9), (58, 36, 1)], [(-4, -40, 6), (8, -24, 7), (12, -4, 7), (16, 16, 7), (24, 28, 4), (30, 26, 0.8)], [(-20, -38, 5), (-12, -28, 5), (-2, -16, 5), (4, -2, 4), (10, 4, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 54, 40, 10, HAIR)
    curl(p, 38, 42, 9, HAIR)
    curl(p, 24, 30, 7, HAIR)
    # A soft white collar.
    dress.falling_collar(pen, 53, 57.6, 14.5)
    pen.shape(ring(53, 57.8, 1.6), YELLOW, 0.5)
    caps.flat_cap(p, RED, WHITE)
    q = p.at(0, 0, 0.95)
    caps.feather(q, [(-30, -26), (-36, -58), (-16, -92), (20, -102), (46, -88)], 28, BLUE)
    caps.feather(q, [(-32, -26), (-54, -48), (-56, -78)], 17, YELLOW)
    q.shape(ring(-31, -26, 6), YELLOW, 2.2)
    q.shape(ring(-31, -26, 2.6), GREEN, 1.2)


def _bow(pen: Pen) -> None:
    """A recurved bow, seen along its whole upper half, its string to the right."""
    pen.line([(26.4, 43.4), (24.4, 62), (21.6, 88)], 0.45, (1, 1))
    bow = pen.limb([(28, 42.2, 0.7), (25, 43.2, 1), (20.6, 47, 1.5), (15.6, 56, 1.9), (13.4, 66, 2), (14, 80, 1.9), (16.4, 89, 1.6)], GOLD, 0.65, 0.4, (1, 0))
    pen.fringe([(28, 43.6), (22, 48), (17.6, 56), (15.4, 66), (16, 80), (17.6, 87)], 1.5, 0.9, 0.34, clip=bow)
    for x, y, t in ((22.6, 44.9, 52), (17, 52.6, 26)):
        q = pen.at(x, y, 1, t)
        q.shape([(-1.9, -1), (1.9, -1), (1.9, 1), (-1.9, 1)], RED, 0.45)


def _arrow(pen: Pen, x: float, y: float) -> None:
    """An arrow upright in the hand, its head above, its feathers below."""
    p = pen.at(x, y, 1, 5)
    p.shape([(-0.6, 16, 0), (-0.55, -38, 0), (0.55, -38, 0), (0.6, 16, 0)], GOLD, 0.55)
    for s in (-1, 1):
        vane = p.shape([(s * 0.5, 5.6, 0), (s * 2.8, 8, 0), (s * 2.8, 14.6, 0), (s * 0.5, 12.4, 0)], WHITE, 0.5)
        p.hatch(vane, 46 * s, 1.1, 0.3)
    head = p.shape([(0, -48.6, 0), (3.4, -39.6), (4.2, -36.6, 0), (0.9, -38.6, 0), (0.8, -36, 0), (-0.8, -36, 0), (-0.9, -38.6, 0), (-4.2, -36.6, 0), (-3.4, -39.6)], regalia.STEEL, 0.7)
    p.fringe([(0.2, -48), (3.2, -39.8), (3.9, -37)], 1.8, 0.7, 0.34, clip=head, under=regalia.DEEP_STEEL)
    p.line([(0, -46), (0.1, -42), (0, -39)], 0.45)
    for k in range(3):
        p.shape([(-1.1, -35.4 + k * 1.5), (1.1, -35.4 + k * 1.5), (1.1, -34.4 + k * 1.5), (-1.1, -34.4 + k * 1.5)], RED, 0.35)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "D", _half)

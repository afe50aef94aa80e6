# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of spades: a black-haired huntsman with a snub nose, laced hat, horn in his hand, his hound on a leash."""

from __future__ import annotations

import math

from french import caps, dress, grips
from french.court_frame import court, waist
from french.heads import Face, curl, head, lock
from french.pips import NIGHT, STEEL
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, GOLD, INK, RED, WHITE, YELLOW, Svg

HAIR = "#3d322d"
HOUND = "#f2ebdc"
TAN = "#b9803f"


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    star = dress.motif(pen, "star", YELLOW, RED)
    # The hunting coat, blue sown with golden stars, its red lapels turned back.
    coat = dress.cloth(pen, [(42, 51, 0), (31, 54), (26, 62), (28, 74), (26, waist(26) + 1, 0), (76, waist(76) + 1, 0), (75, 70), (77, 61), (71, 54), (60, 50, 0)], BLUE, [[(77, 60), (75, 70), (76, 79)], [(26, 88), (28, 74), (26, 63)]], 6)
    dress.brocade(pen, coat, star, 6.4, 3.4, origin=(34, 70))
    waistcoat = dress.cloth(pen, [(44, 56, 0), (42, 68), (40, waist(40) + 1, 0), (64, waist(64) + 1, 0), (63, 68), (61, 56, 0)], WHITE, [[(61, 58), (63, 68), (64, 80)]], 4)
    leaf = dress.motif(pen, "leaf", BLUE, RED)
    dress.brocade(pen, waistcoat, leaf, 6.4, 3.8, origin=(46.6, 68))
    pen.line([(52.4, 57), (52.4, 70), (51.6, 84)], 0.7, (0.8, 0.8))
    for k in range(4):
        dress.pearl(pen, 52.5 - k * 0.15, 63 + k * 5, 1.3, WHITE)
    for knots, edge in (([(45, 52, 0), (37.6, 56), (36.6, 66), (33.6, 79), (35, waist(35), 0), (40.6, waist(40), 0), (42, 72), (44.6, 60, 0)], [(40.6, 84), (42, 72), (44.6, 60)]), ([(60, 51, 0), (67, 54.6), (69, 64), (71.6, 74), (71, waist(71), 0), (64, waist(64), 0), (62.6, 70), (60.4, 59, 0)], [(60.4, 59), (62.6, 70), (64, 79)])):
        lapel = pen.shape(knots, NIGHT, 0.75)
        pen.fringe(edge, 2.4, 0.8, 0.38, clip=lapel, colour=STEEL)
        rim = knots[1:5] if knots[0][0] < 50 else knots[1:5]
        line = [k[:2] for k in rim]
        pen.line(line, 1.5, (1, 1))
        pen.line(line, 0.8, (1, 1), YELLOW)
    for k in range(4):
        for x, s in ((38.6 - k * 0.6, 1), (66.6 + k * 0.8, -1)):
            y = 61 + k * 5.6 - (x - 50) * 0.05
            pen.line([(x, y), (x + s * 2.6, y)], 1.1, (0.9, 0.9), YELLOW)
            dress.pearl(pen, x, y, 1, YELLOW)
    # The arm with the horn.
    _horn(pen)
    sleeve = dress.sleeve(pen, [(69, 60, 6.6), (79, 66.6, 7.4), (84.6, 70.4, 6.2)], BLUE, (1, 0.4), 5)
    dress.brocade(pen, sleeve, star, 5.8, 3.4, 30, (74, 63))
    dress.folds(pen, [[(74, 58), (75, 63), (72.6, 69)], [(80, 61), (81, 66.6), (78, 72)]], 2.2, deep=DEEP_BLUE)
    dress.sleeve(pen, [(92.4, 72.6, 6), (88.4, 69.6, 6), (83, 65.4, 5.2)], BLUE, (0, 0), 3)
    grips.fist(pen, 76.6, 50.6, 12.4, 62)
    cuff = pen.shape([(75, 63, 0), (79, 61.4), (83, 58, 0), (86.4, 61.4), (88.6, 66.4, 0), (85, 70.4), (80, 72.6, 0), (76.6, 68.4)], NIGHT, 0.75)
    pen.fringe([(88.4, 66.6), (85, 70.2), (80.2, 72.2)], 2.4, 0.7, 0.36, clip=cuff, colour=STEEL)
    dress.lace(pen, [(83.2, 58.4), (79, 61.8), (74.8, 63.2)], 2.2, 2)
    for k in range(3):
        dress.pearl(pen, 78.8 + k * 2.7, 68 - k * 1.9, 0.9, YELLOW)
    # The arm with the leash.
    sleeve = dress.sleeve(pen, [(35, 60, 6.8), (28.6, 67, 7.6), (30, 74, 6.6), (37, 77, 5.6)], BLUE, (1, 0), 5)
    dress.brocade(pen, sleeve, star, 5.8, 3.4, 10, (33, 61))
    dress.folds(pen, [[(25.6, 60), (28.6, 64.6), (33, 67)], [(21.4, 68), (26, 70.6), (31.6, 70.6)]], 2.2, deep=DEEP_BLUE)
    cuff = pen.shape([(36, 70, 0), (40.4, 71.4), (43.8, 72, 0), (43, 78.4), (40.4, 83.4, 0), (36.4, 82), (33.6, 80.6, 0), (36.6, 75.4)], NIGHT, 0.75)
    pen.fringe([(43.6, 72.4), (42.8, 78.4), (40.6, 83)], 2.4, 0.7, 0.36, clip=cuff, colour=STEEL)
    for k in range(3):
        dress.pearl(pen, 39.4 - k * 0.7, 73.6 + k * 3, 0.9, YELLOW)
    dress.lace(pen, [(43.6, 71.6), (43, 78), (40.4, 83.6)][::-1], 2.2, 2)
    _hound(pen)
    leash = [(31, 75), (37, 79.4), (43, 78), (49, 72.6)]
    pen.line(leash, 1.7, (0.9, 0.9))
    pen.line(leash, 0.9, (0.9, 0.9), RED)
    grips.fist(pen, 50.4, 73, 12, 62, True)

    # The head.
    def behind(p):
        for bones in ([(24, -26, 12), (46, 0, 15), (48, 26, 13), (56, 46, 10), (64, 58, 5), (72, 54, 1)], [(14, 12, 9), (26, 38, 13), (38, 58, 9), (46, 66, 1)], [(-22, -22, 8), (-35, 4, 8), (-38, 24, 8), (-46, 38, 6), (-54, 38, 0.8)]):
            lock(p, bones, HAIR, 4)

    p = head(pen, 51.6, 37.4, 23.4, Face(brow=-0.4, nose=-0.9, smile=1.1, gaze=(-0.8, 0.5), iris="#5a3a22", rouge=True, lips=1.2, brow_weight=1.2), -6, behind=behind)
    for bones in ([(28, -30, 10), (42, -12, 11), (43, 10, 10), (48, 28, 9), (56, 36, 1)], [(22, -32, 7), (30, -10, 7.4), (32, 10, 7), (37, 26, 4), (43, 28, 0.8)], [(-24, -30, 5), (-32, -14, 5), (-36, 4, 5), (-41, 18, 4), (-48, 22, 0.8)]):
        lock(p, bones, HAIR, 3)
    curl(p, 55, 42, 10, HAIR)
    curl(p, 41, 34, 8, HAIR)
    curl(p, -46, 30, 7.4, HAIR, mirror=True)
    # A lace cravat.
    jabot = pen.shape([(46.6, 50.6, 0), (45, 55), (46.6, 60, 0), (45.6, 64.4, 0), (49.4, 66.4), (52.6, 68), (55.6, 66), (59, 64, 0), (57.6, 59.4, 0), (58.8, 55), (57.6, 50.6, 0)], WHITE, 0.7)
    pen.sheaf([(49, 52), (48.4, 58), (47, 64)], [(56, 52), (56.6, 58), (57.4, 64)], 6, 0.4, clip=jabot)
    dress.lace(pen, [(45.4, 63.6), (49.4, 65.6), (52.6, 67.2), (55.6, 65.2), (59.2, 63.2)], 2.2)
    dress.lace(pen, [(45.8, 57.6), (49, 59.6), (52.4, 60.4), (55.4, 59.4), (58.2, 57.4)], 2)
    caps.hat(p, NIGHT, BLUE, RED)
    q = p.at(3.2, -12.2, 0.9)
    caps.feather(q, [(40, -40), (62, -60), (60, -88), (34, -98), (10, -92)], 26, RED)
    caps.feather(q, [(42, -38), (72, -50), (84, -76)], 17, WHITE)
    q.shape(ring(42, -40, 6), YELLOW, 2.2)
    q.shape(ring(42, -40, 2.6), BLUE, 1.2)


def _horn(pen: Pen) -> None:
    """A hunting horn coiled twice, held by its lower bend, its bell upwards at the right."""
    x, y = 76.4, 42.4

    def coil(r, first, last, half):
        count = round(abs(last - first) / 22)
        for k in range(count + 1):
            a = math.radians(first + (last - first) * k / count)
            yield (x + r * math.cos(a), y + r * math.sin(a), half)

    outer = pen.limb([(66, 29.4, 0.8), (66.6, 35, 1), *coil(9.4, 180, -150, 1.25)], YELLOW, 0.7, 0.4)
    pen.hatch(outer, 20, 1.7, 0.34, reach=0.7)
    bell = [*coil(6.6, 210, 10, 1.5), (84.2, 38, 1.8), (84.6, 32, 2.5), (84.4, 26.6, 3.9), (84, 22.6, 6.2)]
    tube = pen.limb(bell, YELLOW, 0.8, 0.35)
    pen.fringe([(90, 22.8), (88, 27), (87, 32), (86, 38), (84, 44)], 2.8, 0.8, 0.42, clip=tube, under=GOLD)
    pen.fringe([(70.2, 46), (74, 50), (79, 50), (83, 46)], 1.3, 0.8, 0.36, clip=tube)
    pen.shape([(77.6, 22.6, 0), (79.6, 19.8), (84, 18.9), (88.4, 19.8), (90.4, 22.6, 0), (88, 24.8), (84, 25.4), (80, 24.8)], GOLD, 0.7)
    pen.fill([(79, 22.5), (81, 20.9), (84, 20.4), (87, 20.9), (89, 22.5), (87, 23.8), (84, 24.2), (81, 23.8)], INK)
    pen.shape([(65, 30, 0), (64, 27, 0), (67.8, 26.6, 0), (67.2, 29.8, 0)], GOLD, 0.5)
    # Bound with red cord where the turns lie together.
    for a in (200, 255, 330):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        ends = [(x + 4.8 * c, y + 4.8 * s), (x + 10.9 * c, y + 10.9 * s)]
        pen.line(ends, 2.2, (1, 1))
        pen.line(ends, 1.3, (1, 1), RED)


def _hound(pen: Pen) -> None:
    """A hound's head and neck in profile, looking up to the left: tan ear and patch, a red collar with studs."""
    p = pen.at(24.4, 66.4, 1)
    neck = p.shape([(-0.6, 2, 0), (-4.6, 8), (-8.6, 16), (-10, 24, 0), (10.6, 20.6, 0), (10.4, 10), (8.6, 0), (5, -6, 0)], HOUND, 0.85)
    p.fringe([(10.2, 19), (10.2, 10), (8.4, 0)], 4.6, 0.8, 0.42, clip=neck)
    p.spikes([((-7 + i * 0.9, 16 - i * 1.6), (-5.6 + i * 0.9, 17.4 - i * 1.6), (-4.6 + i, 19.4 - i * 1.7)) for i in range(6)], 0.4)
    skull = p.shape([(8, -1, 0), (7.6, -8), (3.6, -13), (-0.6, -14), (-3.6, -12.4), (-7.6, -12.2), (-11.4, -11.4), (-13.2, -9.4), (-12.4, -6.6), (-11.4, -5.4, 0), (-11, -3.4), (-8.6, -2), (-4.6, -1), (-1.6, 2), (2, 4.6), (6, 3.6)], HOUND, 0.85)
    patch = p.fill([(7.4, -7), (3.6, -12.6), (-0.4, -13.6), (-3, -12), (-2.6, -8), (1, -5.4), (5, -4)], TAN)
    p.fringe([(6, 3.2), (2, 4.4), (-1.6, 1.8), (-4.6, -1.2), (-8.6, -2.2)], 2.6, 0.7, 0.36, clip=skull)
    p.fringe([(7.6, -8), (3.6, -13), (-0.6, -14)][::-1], 2, 0.7, 0.36, clip=patch)
    # Nose, mouth, eye.
    p.fill([(-13.6, -9.8), (-12.6, -11.8), (-10.6, -11.8), (-10.8, -9.6), (-12.6, -8.4)], INK)
    p.fill([(-12.4, -10.8), (-11.6, -11.2), (-11.8, -10.4)], WHITE)
    p.line([(-12, -6), (-8.6, -5.4), (-5, -5), (-3, -6)], 0.85, (0.6, 0.2))
    p.fill([(-10.4, -5.5, 0), (-8, -5.2), (-5.4, -4.9, 0), (-6.4, -2.8), (-8.6, -2.4), (-10, -3.6)], RED)
    p.line([(-10.4, -5.6), (-8, -5.2), (-5, -4.9)], 0.6)
    p.fill([(-4.4, -9.4, 0), (-2.8, -10.6), (-1, -9.6, 0), (-2.6, -8.4)], INK)
    p.fill(ring(-3, -9.8, 0.4), WHITE)
    p.line([(-5, -10.6), (-3, -11.8), (-0.4, -10.8)], 0.6)
    for wx, wy in ((-9.8, -7.6), (-8.6, -8.4), (-8.4, -7)):
        p.fill(ring(wx, wy, 0.25), INK)
    ear = p.shape([(2, -10.4, 0), (5.4, -10), (9.4, -5), (11.2, 1.4), (9.4, 6.6), (5.6, 7.4), (3, 3.4), (2.4, -3)], TAN, 0.8)
    p.fringe([(11, 1.4), (9.2, 6.4), (5.6, 7.2)], 4, 0.7, 0.42, clip=ear)
    p.sheaf([(3.6, -8), (5, -2), (5, 4)], [(7.6, -6), (9.2, 0), (8.4, 5)], 4, 0.5, clip=ear, ragged=0.4)
    dress.band(p, [(-6.6, 11), (-1, 13), (5, 12), (10.6, 8.4)], 3.2, RED, 0.65, "dots", YELLOW)
    pen.shape(ring(30.8, 75, 1.7), YELLOW, 0.55)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "S", _half)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of coins: a portly merchant prince who has an eye on his money."""

from __future__ import annotations

import attributes
import coins
import costume
import drapery
import hands
import limbs
import regalia
import sleeves
from faces import GREY, Look, head
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, DEEP_FLESH, DEEP_RED, GOLD, LIGHT, RED, WHITE, YELLOW, Svg
from sway import Sway

NIGHT_RED = "#5e0f14"  # shade on cloth that is deep red already
LOOK = Look(hair="waves", hair_colour=GREY, beard="goatee", age=0.6, gaze=(1, -0.5), brow=-0.3, arch=1.5, lid=0.55, smile=1.4, bulb=0.6, jaw=1.6, curl=0.6, long=-1)


def draw(sheet: Svg) -> None:
    """Three-quarter to the left, but his eyes have gone to the coin; weight on the leg to the left, one arm at ease, the other hand round his sword."""
    pip = coins.define_pip(sheet)
    _define_spark(sheet)
    pen = Pen(sheet, fine=0.86)
    costume.floor(pen, YELLOW)
    costume.shadows(pen, ((46, 149.6), (70, 148.4)))
    stiff, pen = pen, pen.swayed(Sway(49, ((36, -2.6, 2, 0), (54, -2, -2, -1.5), (80, -2, 2, -1), (92, -2.4, 5, -1.5), (112, -1.4, 3, 0), (138, 0, 0, 0))))
    # The mantle: red lining woven with gold, blue cloth turned out at both sides and trailing to the right.
    lining = drapery.hang(pen, [(36, 56), (27, 84), (23, 106), (23, 126), (29, 141)], [(66, 58), (70, 90), (72, 120), (73, 145)], DEEP_RED, NIGHT_RED, 7, 1.8, 0.5, 1.3)
    drapery.brocade(pen, lining, "spark", 5.2, 1, 1.4, lambda x, y: y > 94 and not 38 < x < 48.6 and not 55 < x < 65)
    drapery.hang(pen, [(61, 54), (66.4, 76), (67, 100), (68, 122), (71, 137), (74.6, 146.6)], [(66, 55), (73.6, 72), (76.6, 96), (79, 116), (83.6, 130), (90, 142.4)], BLUE, DEEP_BLUE, 4, 2.6, 0.85, seed=1)
    costume.band(pen, [(66.2, 74), (66.8, 84), (67.4, 104), (68.6, 123), (71.6, 137), (75, 145.6)], 2, YELLOW, 0.5, 1.2)
    # Yellow hose, slashed shoes, paned trunk hose.
    limbs.leg(pen, (45, 96), (44, 117), (43, 141.4), YELLOW, -1, 1.06, below=0.2)
    limbs.leg(pen, (57, 96), (61, 115.6), (65.4, 140), YELLOW, 1, 1.06, below=0.2)
    for garter in ([(39.6, 119.4), (43.8, 121.4), (48, 119.8)], [(57, 118.4), (61.4, 120.4), (65.8, 118.4)]):
        costume.band(pen, garter, 1.5, RED, 0.5)
    limbs.shoe_ahead(pen, 43, 142.4, BLUE, 2, trim=RED, style="slashed")
    limbs.shoe(pen, 65.6, 141, BLUE, 8, True, 0.95, trim=RED, style="slashed")
    costume.puff(pen, [(50, 88, 0), (51.4, 98), (53.4, 107, 0), (59.6, 109.6), (66.6, 106.6, 0), (70.6, 99), (69.4, 91), (64.4, 85, 0)], DEEP_RED, [(51.6, 88), (52.6, 98), (54.6, 107)], [(64.6, 86), (69.4, 96), (65.6, 106.4)], 5, YELLOW)
    costume.puff(pen, [(37.4, 86, 0), (32.6, 94), (33.4, 102), (38, 107.6, 0), (44.6, 109.8), (51.4, 107.4, 0), (54.8, 99), (55.6, 91), (55, 86, 0)], DEEP_RED, [(38.4, 87), (34.6, 97), (39.4, 107)], [(54, 88), (53, 98), (50, 107)], 5, YELLOW)
    costume.band(pen, [(37.6, 107.4), (44.6, 110.2), (51.8, 107.4)], 1.9, GOLD, 0.5, 1.1)
    costume.band(pen, [(53, 107), (59.6, 109.8), (67, 106.4)], 1.9, GOLD, 0.5, 1.1)
    # The shoulders lean against the hips.
    with sheet.group("rotate(-2.5 49 86)"):
        _tunic(pen)
        # The sword through his fist, drawn up under the bent arm: pommel before it, guard behind.
        attributes.rapier(stiff, *pen.point(66.6, 87.8), 29, -55)
        sleeves.arm(pen, (60.4, 57.4), (75.4, 70.4), (66.6, 78.6), YELLOW, (6.3, 5.2, 3.1))
        _wing(pen, 61.6, 54.4, False)
        hands.fist(pen, 61.7, 84.4, 12.4, -55, deep=DEEP_FLESH)
        costume.band(pen, [(62.8, 78.2), (66, 78.8), (68.2, 81.4)], 2.6, WHITE, 0.55, 0.7)
        # The arm that hangs easily before the mantle's turned edge.
        drapery.hang(pen, [(34, 57), (24, 70), (20.6, 90), (17, 108), (13.6, 123)], [(37, 62), (33, 78), (33.8, 96), (32.4, 110), (31, 126)], BLUE, DEEP_BLUE, 5, 2, 0.8, seed=2)
        costume.band(pen, [(14.4, 120.6), (20, 123.6), (25.6, 122.6), (31, 123.4)], 1.9, YELLOW, 0.5, 1.1)
        hands.hanging(pen, 27.6, 86.4, 14.4, 2, deep=DEEP_FLESH)
        sleeves.arm(pen, (38.4, 57.4), (29.4, 72), (27.6, 85.4), YELLOW, (6.3, 5.2, 3.1))
        _wing(pen, 36.4, 54.4, True)
        costume.band(pen, [(23.8, 84.6), (27.6, 86), (31.4, 85)], 3, WHITE, 0.55, 0.7)
        # Head, ruff, chain of office.
        costume.collar_back(pen, 48.8, 50, 8, 3.4, WHITE)
        h = head(pen, 48.4, 36.6, 19.6, LOOK)
        costume.ruff(pen, 48.8, 50, 11, 5, WHITE, 12)
        links = [(38.2, 56), (39.6, 59.6), (42.2, 62.6), (45.6, 64.4), (51.4, 64.5), (55, 62.8), (58, 60), (59.8, 56.4)]
        pen.line([(38.2, 55.6), (41.2, 61.6), (48.6, 65), (56.6, 61.2), (59.8, 55.8)], 1.1, (0.9, 0.9))
        costume.buttons(pen, links, 1.5, YELLOW)
        pen.shape([(48.6, 63.2, 0), (52, 67.4, 0), (48.6, 72.4, 0), (45.2, 67.4, 0)], YELLOW, 0.6)
        pen.shape(ring(48.6, 67.6, 1.6), RED, 0.4)
        regalia.of_coins(h)
    sheet.place(pip, 75.8, 28.4, 1.5)


def _define_spark(sheet: Svg) -> None:
    """What is woven into the lining: a little sun."""
    with sheet.define("spark"):
        p = Pen(sheet)
        p.fill([(0, -1.3, 0), (0.35, -0.35, 0), (1.3, 0, 0), (0.35, 0.35, 0), (0, 1.3, 0), (-0.35, 0.35, 0), (-1.3, 0, 0), (-0.35, -0.35, 0)], YELLOW)


def _tunic(pen: Pen) -> None:
    """Blue, round over a well-fed belly, gold down the front."""
    coat = pen.shape([(42, 49, 0), (35.6, 53), (33.8, 61), (33.4, 70), (33.4, 78), (35.2, 83.4), (33.8, 92, 0), (43, 94.6), (50.4, 95), (58, 94.4), (67, 91, 0), (64.6, 83.6), (66.6, 77), (66.6, 69), (65.2, 61), (62.4, 53), (55, 49, 0)], BLUE, 0.9)
    pen.fringe([(64.6, 56), (66, 66), (66.4, 76), (64.4, 82)], 8, 0.8, 0.46, 12, 0.3, clip=coat, under=DEEP_BLUE)
    pen.fringe([(66.6, 90.6), (65.4, 87), (64.6, 83.6)], 7, 0.8, 0.44, 6, clip=coat, under=DEEP_BLUE)
    pen.fringe([(33.6, 72), (33.6, 78), (35.4, 83)], 4, 0.9, 0.4, 8, clip=coat, under=DEEP_BLUE)
    pen.sheaf([(37, 84.6), (36, 88), (35.6, 92.4)], [(62.6, 84), (63.8, 87), (65.4, 91)], 11, 0.6, clip=coat, ragged=0.4)
    pen.lines([[(37.4, 56), (35.8, 63), (36, 74)], [(44, 56), (43.4, 66), (44, 79)]], 1.1, (0.05, 0.1), LIGHT[BLUE])
    # The cloth strains over the belly.
    pen.lines([[(38, 62), (37, 68), (38.4, 75)], [(41.4, 63), (40.4, 69), (42, 77)], [(60.6, 60), (62, 66), (61.4, 73)], [(57.4, 62), (58.6, 68), (57.6, 76)], [(36, 80), (40, 82), (44.6, 82)], [(62, 79.6), (58, 81.6), (53.6, 82)]], 0.55, (0.1, 0.4))
    strip = pen.shape([(46.8, 54, 0), (45.6, 66), (45.6, 78), (46.8, 94.8, 0), (51.2, 94.8, 0), (51.4, 78), (51.2, 66), (51.4, 54, 0)], RED, 0.5)
    pen.hatch(strip, 4, 1.5, 0.36, reach=0.4)
    costume.band(pen, [(34.4, 90.4), (43, 93), (50, 93.6), (58, 92.8), (66.4, 89.6)], 1.9, YELLOW, 0.5, 1.1)
    costume.buttons(pen, [(48.5, 75), (48.5, 79), (48.8, 87.6), (49, 91.4)], 1.1, YELLOW)
    costume.band(pen, [(34.4, 82), (41, 84.4), (49, 85.2), (57, 84.4), (65, 81.8)], 3, WHITE, 0.55, 0.9)
    pen.shape(ring(49, 84.8, 2.5), RED, 0.6)
    pen.fill([(47.8, 83.9), (48.8, 83), (49.4, 83.7)], WHITE)


def _wing(pen: Pen, x: float, y: float, mirror: bool) -> None:
    """The short blue wing that stands over a sleeve's seam."""
    p = pen.at(x, y, 1, 0, mirror)
    wing = p.shape([(-2.6, -3.6, 0), (2.4, -3.4), (7, 0.4), (9.4, 5.4, 0), (6.4, 8.4, 0), (2, 5.6), (-3.4, 6, 0)], BLUE, 0.75, 0.4)
    p.lines([[(-1.4, -2.4), (-0.4, 0.4), (-1, 3.4)], [(2.2, -2), (3.6, 0.6), (3.4, 3.6)]], 0.7, (0.1, 0.1), LIGHT[BLUE])
    p.lines([[(0.4, -2.8), (1.6, 0.4), (1, 3.6)], [(4.4, -1), (6, 1.8), (5.6, 4.8)]], 0.5, (0.1, 0.5))
    costume.band(p, [(-3, 4.6), (2, 4.2), (6, 6.6), (8.6, 4.6)], 1.5, YELLOW, 0.45, 1)
    p.fringe([(9.2, 5.6), (6.4, 8.2), (2, 5.4)], 2.4, 0.8, 0.36, 0, clip=wing)

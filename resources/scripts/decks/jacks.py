# SPDX-License-Identifier: GPL-3.0-or-later
"""The four jacks (fanti): the coins', who lifts his coin; the cups' page; the swords' youth with a laurel; the batons', turning away."""

from __future__ import annotations

import attributes
import batons
import coins
import costume
import crowns
import cups
import hands
import limbs
import sleeves
import swords
from faces import CHESTNUT, FAIR, Look, head
from ink import Pen
from profile_head import profile
from svg import BLUE, DEEP_FLESH, DEEP_GREEN, DEEP_RED, FLESH, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg, number
from stage import enlarged
from sway import Sway
from thrift import frugally


FINE = 0.54  # a jack has fewer clothes than a king, so they can be engraved the closer


def of_coins(sheet: Svg) -> None:
    """Three-quarter to the left, weight on the leg to the right; looks up at the coin he lifts."""
    pip = coins.define_pip(sheet)
    pen = Pen(sheet, fine=FINE)
    costume.floor(pen, YELLOW)
    costume.shadows(pen, ((38, 149), (57, 149)))
    pen = pen.swayed(Sway(52, ((34, 1.2, -3, -.5), (52, 0.6, 2, -2), (76, 1.4, -3, -1), (92, 2, -5, 1), (114, 1, -3, 0), (138, 0, 0, 0))))
    # Legs: red hose, yellow shoes; green breeches gathered at the knee.
    limbs.leg(pen, (46, 90), (40.6, 114.6), (35, 141), RED, -1, below=0.8)
    limbs.leg(pen, (60, 90), (59.5, 115), (58, 139.6), RED, 1, below=0.8)
    limbs.shoe(pen, 34.8, 142, BLUE, -9, trim=YELLOW, style="peak")
    limbs.shoe_ahead(pen, 58, 140.4, BLUE, 4, True, trim=YELLOW, style="peak")
    costume.puff(pen, [(54, 84, 0), (53.4, 100), (53, 113, 0), (59, 115.4), (66, 113.4, 0), (70, 105), (69.6, 94), (65, 83, 0)], GREEN, [(55, 85), (55.4, 100), (55, 113)], [(65, 85), (69, 98), (65, 113)], 6)
    left = costume.puff(pen, [(41, 84, 0), (36, 95), (35, 106), (37.6, 113.6, 0), (43, 115.4), (49.6, 114, 0), (54, 105), (56.4, 92), (56, 85, 0)], GREEN, [(42, 85), (37, 100), (38.6, 113)], [(55, 86), (53.4, 100), (49, 113)], 7)
    pen.fringe([(50, 113.6), (54, 105), (56.3, 93)], 3.6, 0.75, 0.38, 10, clip=left, under=DEEP_GREEN)
    costume.band(pen, [(37.2, 113.8), (43, 115.8), (50, 114.2)], 2, YELLOW, 0.5, 1.1)
    costume.band(pen, [(53, 113.4), (59, 115.6), (66.4, 113.6)], 2, YELLOW, 0.5, 1.1)
    # The shoulders lean against the hips.
    with sheet.group("rotate(3 52 80)"):
        # The far arm hangs to the hip, a purse at its belt.
        purse = pen.shape([(66, 85, 0), (63.4, 90), (61.6, 96.4), (64.4, 101), (70, 102), (75, 99), (75.4, 93), (72.6, 88), (70.4, 84, 0)], "#b9803f", 0.75)
        pen.fringe([(70, 101.8), (74.8, 98.6), (75.2, 93), (72.4, 88)], 4.4, 0.8, 0.42, 10, clip=purse, under="#8e5c28")
        pen.sheaf([(67, 87), (65.4, 92), (64.6, 97)], [(70.4, 87), (72.4, 91), (73, 96)], 6, 0.5)
        costume.band(pen, [(64.4, 94.4), (69, 96.4), (75, 94.4)], 1.4, RED, 0.45)
        for x, y in ((66.4, 101.6), (70.6, 102.2)):
            pen.shape([(x - 0.5, y, 0), (x - 1.3, y + 3.6, 0), (x, y + 3.2), (x + 1.3, y + 3.6, 0), (x + 0.5, y, 0)], RED, 0.5)
        # The jerkin.
        coat = pen.shape([(45, 46, 0), (39, 50.5), (39.6, 60), (43, 68), (43.6, 75, 0), (41.4, 81), (39.4, 87, 0), (46, 89.4), (52.4, 89.6, 0), (52.8, 86, 0), (53.6, 89.6, 0), (60, 89), (67, 85.6, 0), (64, 80), (61.4, 74, 0), (62.6, 66), (65, 58), (64, 50.5), (57, 46, 0)], RED, 0.85)
        pen.fringe([(64.6, 52), (65, 58), (62.6, 66), (61.6, 73)], 6, 0.85, 0.4, 8, clip=coat, under=DEEP_RED)
        pen.fringe([(66.6, 85), (64, 80), (61.8, 75.6)], 5, 0.85, 0.4, 8, clip=coat, under=DEEP_RED)
        pen.fringe([(43.4, 74), (42.8, 68), (39.8, 61)][::-1], 3, 0.9, 0.34, 10, clip=coat, under=DEEP_RED)
        costume.folds(pen, [[(44.6, 78.4), (43.6, 83), (43.4, 88.4)], [(48, 79), (47.4, 84), (47.6, 89)], [(56.4, 78.6), (57.4, 83), (58, 89)], [(59.6, 78), (61.4, 82), (62.6, 87)]], 2.8, RED, coat)
        costume.folds(pen, [[(43.8, 74.6), (44.4, 69), (42.2, 62)], [(60.8, 73.6), (60.8, 68), (62.6, 61)]], 2.2, RED, coat)
        # Yellow shirt in the opening, white lapels over it.
        pen.shape([(45.6, 46, 0), (46.6, 57), (51.6, 72.6, 0), (55.4, 58), (57.4, 46, 0)], YELLOW, 0.5)
        pen.lines([[(50.2 + i * 0.9, 50), (51 + i * 0.5, 60), (51.6, 69)] for i in (-2, 0, 2)], 0.4)
        pen.spikes([((50.4 + i * 0.12, 54 + i * 2), (51.4, 54.6 + i * 2), (53.6 - i * 0.2, 54 + i * 2)) for i in range(8)], 0.34)
        lapel = pen.shape([(45.4, 45, 0), (41.6, 49), (40.4, 53.6, 0), (44, 55, 0), (43.6, 58, 0), (51.4, 73, 0), (49, 62), (46.4, 47, 0)], WHITE, 0.6)
        pen.fringe([(46.8, 50), (49, 62), (51, 71)], 2.4, 0.9, 0.3, 20, clip=lapel)
        lapel = pen.shape([(57, 45, 0), (61.6, 48.6), (63.6, 53, 0), (59.8, 54.6, 0), (60.4, 57.6, 0), (51.8, 73, 0), (54.8, 60), (56.4, 47, 0)], WHITE, 0.6)
        pen.fringe([(63, 52), (60, 54.4), (60, 58), (53, 71)], 2.6, 0.9, 0.3, 0, clip=lapel)
        costume.band(pen, [(43.2, 76), (52, 78), (61.6, 75)], 3, YELLOW, 0.55, 0.9)
        pen.shape([(49.6, 75.6, 0), (54.6, 75.4, 0), (54.8, 80, 0), (49.8, 80.2, 0)], BLUE, 0.55)
        pen.shape([(51, 77, 0), (53.3, 76.9, 0), (53.4, 78.7, 0), (51.1, 78.8, 0)], YELLOW, 0.4)
        # Arm on the hip.
        hands.hanging(pen, 67, 83.6, 12.5, 22, True, deep=DEEP_FLESH)
        limbs.rounded(pen, [(71.4, 70, 4.6), (70.6, 76, 4.1), (68, 82, 3)], YELLOW)
        pen.lines([[(67.6, 73.4), (70.4, 74.4), (73, 73.2)], [(67, 77), (69.4, 78.2), (72, 77.4)]], 0.42)
        costume.band(pen, [(64.8, 81.8), (67.6, 84), (70.8, 84)], 2.6, BLUE, 0.55, 0.8)
        costume.puff(pen, [(61, 50, 0), (66.4, 50), (71.6, 56), (75.4, 65), (75.4, 71.6, 0), (71, 74), (66.6, 71.6, 0), (63.6, 65), (61, 58)], GREEN, [(62.4, 51), (64, 62), (67.4, 71.4)], [(66, 50.4), (73, 60), (74.8, 71)], 6)
        costume.band(pen, [(66.4, 71.8), (71, 74.3), (75.6, 71.8)], 1.7, RED, 0.5, 1)
        # The lifted arm.
        limbs.rounded(pen, [(29.6, 64, 4.2), (26.4, 57.6, 4.2), (24.8, 48, 3)], YELLOW)
        pen.lines([[(23.4, 62), (26, 61), (29, 62)], [(22.6, 58), (25.4, 57), (28.6, 58.4)], [(22.4, 54), (25, 53.4), (27.6, 54.4)]], 0.42)
        costume.puff(pen, [(44, 49.4, 0), (38, 49), (31.4, 54), (25.6, 61), (24.4, 66.6, 0), (28, 70.6), (33, 70.4, 0), (38.6, 66.4), (43.4, 60)], GREEN, [(43, 50), (34, 54), (25.6, 66)], [(43, 58), (38, 65), (32, 69.8)], 6)
        hand = hands.raised_behind(pen, 24.4, 46.4, 13, -10, deep=DEEP_FLESH)
        sheet.place(pip, *pen.carried(21, 29.6, (24.4, 46.4)), 1.12)
        hands.raised_thumb(hand, deep=DEEP_FLESH)
        costume.band(pen, [(21.4, 48.2), (24.6, 49.6), (28, 48.4)], 2.8, BLUE, 0.55, 0.8)
        # Head and cap.
        costume.collar_back(pen, 51.2, 46, 7.4, 3, WHITE)
        h = head(pen, 51, 33.4, 19.4, Look(hair="page", hair_colour="#a8541f", gaze=(-1, -0.9), smile=1.8, brow=-0.7, arch=1.2, snub=1, jaw=0.3, long=-3, flush=0.3), turn=6)
        collar = pen.shape([(44.8, 44.8, 0), (51, 48.2), (57.4, 45, 0), (58.4, 48.4, 0), (51.2, 52), (44, 48.2, 0)], YELLOW, 0.6)
        pen.hatch(collar, 88, 0.95, 0.34, reach=0.7)
        crowns.beret(h, RED, DEEP_RED)
        crowns.plume(h, [(34, -44), (34, -72), (50, -96), (78, -98), (92, -80), (90, -64)], 34, YELLOW)


def of_cups(sheet: Svg) -> None:
    """Facing the player, weight on the leg to the left; the cup on one palm, the other hand on his dagger."""
    pip = cups.define_pip(sheet)
    pen = Pen(sheet, fine=FINE)
    costume.floor(pen, RED)
    costume.shadows(pen, ((47, 149.8), (75, 147)))
    pen = pen.swayed(Sway(53, ((32, -4, -2, 0), (50, -3.4, -4, 2), (74, -3, 2, 0), (90, -3.4, 6, -2), (112, -1.6, 3, 0), (138, 0, 0, 0))))
    limbs.leg(pen, (46, 90), (45, 115), (44.4, 141.5), GREEN, -1, below=0.8)
    limbs.leg(pen, (58, 90), (64.4, 113.4), (70, 137.8), GREEN, 1, below=0.8)
    limbs.shoe_ahead(pen, 44.2, 142.4, WHITE, 6, trim=RED)
    limbs.shoe(pen, 70.6, 138.8, WHITE, 19, True, 0.92, trim=RED)
    right = costume.puff(pen, [(52, 84, 0), (53, 98), (56.4, 112.4, 0), (62.4, 115), (69.4, 112, 0), (72.4, 102), (70, 92), (65, 83, 0)], YELLOW, [(53, 86), (54.6, 100), (58, 112)], [(64.6, 84), (70.6, 98), (68.6, 111)], 6)
    pen.fringe([(64.8, 83), (70, 92), (72.4, 102), (69.6, 111)], 5, 0.8, 0.4, 8, clip=right, under=GOLD)
    left = costume.puff(pen, [(40.4, 84, 0), (36.4, 94), (36.6, 106), (39.4, 113.6, 0), (45, 116), (51.4, 113.8, 0), (54.6, 104), (57, 92), (58, 84, 0)], YELLOW, [(41.4, 86), (38.4, 100), (40.6, 113)], [(56, 87), (54, 101), (50.6, 113)], 7)
    pen.fringe([(57, 90), (54.6, 104), (51.4, 113)], 4.6, 0.8, 0.4, 8, clip=left, under=GOLD)
    # Garters tied in bows on the outer sides.
    for knots, (x, y), mirror in (([(39.2, 113.8), (45, 116.4), (51.8, 114)], (39.4, 115.4), True), ([(56.2, 112.4), (62.4, 115.4), (69.8, 112.2)], (69.6, 114), False)):
        costume.band(pen, knots, 2.4, RED, 0.55, 1)
        b = pen.at(x, y, 1, 0, mirror)
        b.shape([(0.5, 0, 0), (3, 6), (2.4, 11, 0), (4.4, 9.4), (6, 10.4, 0), (4.6, 4), (1.6, -0.4, 0)], RED, 0.5)
        for knot in ([(0, 0, 0), (3, -4), (7, -4.4), (7, -0.6), (3.6, 0.6)], [(0, 0, 0), (3.4, 0.8), (6.4, 3.4), (4.6, 6), (1.6, 4)]):
            b.shape(knot, RED, 0.5)
        b.lines([[(1, -0.4), (3.4, -2), (5.4, -2.2)], [(1, 0.8), (3, 2.4), (4.4, 3.6)]], 0.42)
        b.shape([(-1.3, 0), (0, -1.5), (1.4, 0), (0, 1.5)], RED, 0.5)
    # Doublet: green, with a blue and white stripe of buttons.
    coat = pen.shape([(46, 45, 0), (41.4, 49.4), (41, 58), (43, 67), (42.6, 75, 0), (40.4, 80), (38.6, 87, 0), (46, 89.6), (52.4, 90, 0), (52.7, 86, 0), (53.2, 90, 0), (61, 89), (68.6, 86, 0), (65.4, 80), (62.6, 74, 0), (64.4, 66), (67, 57), (66.4, 49.4), (60, 45, 0)], GREEN, 0.85)
    pen.fringe([(66.8, 51), (67, 57), (64.4, 66), (62.8, 73.6)], 7, 0.85, 0.42, 6, clip=coat, under=DEEP_GREEN)
    pen.fringe([(68, 85.6), (65.4, 80), (62.8, 75)], 6, 0.85, 0.42, 6, clip=coat, under=DEEP_GREEN)
    costume.folds(pen, [[(43.8, 78.6), (42.6, 83), (42.2, 88.2)], [(47.4, 79.4), (46.6, 84), (46.8, 89)], [(57.4, 79), (58.6, 84), (59.4, 89)], [(60.6, 78), (62.8, 82), (64.4, 87.4)]], 2.8, GREEN, coat)
    pen.sheaf([(43.8, 73), (44.4, 66), (43, 58)], [(49.6, 74), (49.6, 68), (48.6, 60)], 5, 0.42, clip=coat, ragged=0.5)
    pen.sheaf([(56.4, 74), (57, 68), (57.4, 60)], [(61.6, 73), (62.2, 66), (63.4, 59)], 4, 0.42, clip=coat, ragged=0.4)
    pen.shape([(50.4, 50, 0), (50.8, 62), (51, 75, 0), (55, 75, 0), (55.4, 62), (56.2, 50, 0)], BLUE, 0.45)
    pen.shape([(52.3, 50, 0), (52.4, 62), (52.4, 75, 0), (53.7, 75, 0), (54, 62), (54.4, 50, 0)], WHITE, 0.3)
    costume.buttons(pen, [(53.2, 57.4), (53.1, 61.6), (53.1, 65.8), (53, 70)], 0.85, YELLOW)
    costume.band(pen, [(42.2, 76), (52, 78.2), (62.8, 75)], 3, YELLOW, 0.55, 0.9)
    pen.shape([(53, 74.4, 0), (56, 77.2, 0), (53, 80, 0), (50, 77.2, 0)], YELLOW, 0.6)
    pen.shape([(53, 76, 0), (54.4, 77.2, 0), (53, 78.4, 0), (51.6, 77.2, 0)], RED, 0.4)
    # Dagger and the arm akimbo.
    attributes.dagger(pen, 66, 83.4, 30, -42)
    sleeves.arm(pen, (63.4, 54), (79.6, 68), (69.6, 79), RED)
    hands.fist(pen, 64.6, 81.4, 12, -36, deep=DEEP_FLESH)
    costume.band(pen, [(68.4, 76.4), (71, 77.6), (72.8, 80.4)], 2.2, WHITE, 0.5, 0.7)
    # The arm that bears the cup.
    sleeves.arm(pen, (44.8, 54.4), (27.6, 68.6), (24, 55.4), RED)
    hand = hands.tray(pen, 24, 53, 13.5, -6, deep=DEEP_FLESH)
    sheet.place(pip, *pen.carried(22, 32, (24, 53)), 0.8)
    hands.tray_front(hand, deep=DEEP_FLESH)
    costume.band(pen, [(20.6, 54.4), (24, 56), (27.8, 54.6)], 2.6, WHITE, 0.55, 0.7)
    # Head, scalloped collar, cap.
    costume.collar_back(pen, 53.6, 46.4, 10.4, 4.6, YELLOW)
    h = head(pen, 53.2, 32.4, 19.4, Look(hair="curls", hair_colour=FAIR, gaze=(1, -0.4), lid=0.4, brow=-1.2, smile=0.8, jaw=0.6, flush=0.9, snub=0.4, long=-1), turn=-6, mirror=True)
    costume.ruff(pen, 53.6, 46.4, 13.4, 7.6, YELLOW, 9)
    crowns.plume(h, [(-36, -44), (-54, -62), (-76, -58), (-84, -40), (-76, -26)], 32, RED)
    crowns.beret(h, GREEN, BLUE)


def of_swords(sheet: Svg) -> None:
    """Three-quarter to the right, weight on the leg to the left; holds a sword point down before his shoulder, a laurel branch in the other hand."""
    pip = swords.define_pip(sheet)
    pen = Pen(sheet, fine=FINE)
    costume.floor(pen, BLUE)
    costume.shadows(pen, ((47, 149.6), (68, 147.6)))
    pen = pen.swayed(Sway(53, ((34, -2.4, 2, 0), (52, -1.6, -2, 2), (78, -2, 3, 0.5), (92, -2.4, 5, -1), (112, -1.2, 3, 0), (138, 0, 0, 0))))
    limbs.leg(pen, (46, 88), (45, 114), (44.4, 141), FLESH, -1, 1.05, below=0.7)
    limbs.leg(pen, (57, 88), (61.6, 113), (65, 138.6), FLESH, 1, 1.05, below=0.7)
    limbs.shoe_ahead(pen, 44, 142.4, RED, 6)
    limbs.shoe(pen, 64.9, 140, RED, 7, True, 0.92)
    # Laced boots to the middle of the calf, their tops turned down.
    for knee, ankle, calf in (((45, 114), (44.4, 141), -1), ((61.6, 113), (65, 138.6), 1)):
        _boot(pen, knee, ankle, calf)
    # Full green breeches, panes with yellow.
    right = costume.puff(pen, [(51, 84, 0), (52, 96), (53.4, 108, 0), (59, 111), (66.6, 108, 0), (70, 100), (69.4, 92), (64, 83, 0)], GREEN, [(52, 85), (53, 98), (54.6, 108)], [(63.6, 84), (68.4, 96), (65.8, 108)], 7)
    pen.fringe([(65, 84), (69.4, 92), (70, 100), (66.6, 108)], 6, 0.8, 0.45, 8, clip=right, under=DEEP_GREEN)
    left = costume.puff(pen, [(40, 84, 0), (34.8, 94), (34.6, 103), (37.6, 109, 0), (44.6, 111.4), (51.4, 109, 0), (55.4, 100), (57, 91), (57, 84, 0)], GREEN, [(41, 85), (37, 97), (38.6, 109)], [(55.6, 86), (54, 98), (50.6, 109)], 8)
    pen.fringe([(57, 88), (55.4, 100), (51.6, 108.6)], 5, 0.8, 0.45, 8, clip=left, under=DEEP_GREEN)
    costume.band(pen, [(37.2, 109), (44.6, 111.8), (51.8, 109)], 2, YELLOW, 0.5, 1)
    costume.band(pen, [(53, 108.2), (59, 111.2), (67, 108)], 2, YELLOW, 0.5, 1)
    # The shoulders lean against the hips.
    with sheet.group("rotate(-2.5 52 82)"):
        # Red doublet with a row of buttons.
        coat = pen.shape([(46, 46, 0), (40.6, 50.4), (40, 59), (42.4, 68), (41.8, 76, 0), (40, 81), (38.4, 88, 0), (46, 90), (51.6, 90.2, 0), (53, 86.6, 0), (53.8, 90, 0), (61, 89.4), (67, 86.6, 0), (64.6, 81), (62, 75.6, 0), (63.6, 66), (65.8, 58), (64.8, 50.4), (59, 46, 0)], RED, 0.85)
        pen.fringe([(65.4, 52), (65.8, 58), (63.6, 66), (62.2, 75)], 7.4, 0.85, 0.42, 6, clip=coat, under=DEEP_RED)
        pen.fringe([(66.6, 86), (64.6, 81), (62.2, 76)], 6, 0.85, 0.42, 6, clip=coat, under=DEEP_RED)
        pen.fringe([(42, 75), (42.4, 68), (40, 59)][::-1], 2.8, 0.95, 0.34, 10, clip=coat, under=DEEP_RED)
        costume.folds(pen, [[(43.4, 80), (42.4, 84), (42, 89)], [(47, 80.6), (46.4, 85), (46.6, 89.6)], [(57.4, 80.4), (58.6, 84), (59, 89.4)], [(60.4, 79.4), (62, 83), (63.4, 88)]], 2.8, RED, coat)
        costume.folds(pen, [[(42.4, 75.6), (43, 69), (41.6, 61)], [(61.6, 75), (61.6, 68), (63.4, 60)]], 2.4, RED, coat)
        pen.line([(55, 50), (56, 62), (54.4, 75)], 0.6, (0.8, 0.6))
        costume.buttons(pen, [(54, 54), (54.4, 58.4), (54.5, 62.8), (54.2, 67.2), (53.6, 71.6)], 0.95, YELLOW)
        pen.sheaf([(43.6, 74), (44.6, 66), (43, 58)], [(50.6, 75), (51.4, 68), (50, 60)], 6, 0.42, clip=coat, ragged=0.5)
        costume.band(pen, [(41.4, 77), (52, 79.4), (62.4, 76)], 3.2, YELLOW, 0.55, 0.9)
        pen.shape([(51.4, 76.4, 0), (56.4, 76.2, 0), (56.6, 81.2, 0), (51.6, 81.4, 0)], WHITE, 0.6)
        pen.shape([(53, 78, 0), (55, 77.9, 0), (55.1, 79.6, 0), (53.1, 79.7, 0)], INK, 0.2)
        # The arm with the laurel, held away from the body.
        attributes.laurel(pen, 21.6, 77, 47, -7)
        sleeves.arm(pen, (44.6, 54.6), (33.8, 70), (26.8, 77.4), YELLOW, (6.4, 5, 3.1))
        hands.fist(pen, 21.4, 79.6, 12.5, -12, deep=DEEP_FLESH)
        costume.band(pen, [(26.6, 75), (28.2, 77.4), (28.6, 80.4)], 2.4, WHITE, 0.5, 0.7)
        # The other arm is bent up: the sword hangs free from the fist at his shoulder, its point above the ground.
        sleeves.arm(pen, (61.4, 55), (80.6, 77), (82, 59), YELLOW, (6.4, 5.8, 3.2))
        # The gilt hilt stands out from a sleeve that lies in its shadow.
        for knots in ([(79.6, 60, 0), (85, 60, 0), (87, 70), (86, 77), (81, 82), (76, 79), (77.6, 70)], [(65, 59.6), (69, 58.4), (77, 67), (79, 72), (75.6, 76), (68, 68)]):
            shadow = pen.fill(knots, GOLD)
            pen.hatch(shadow, -32, 0.66, 0.4)
        x, y = pen.carried(74.6, 89.6, (74.6, 57))
        with sheet.group(f"translate({number(x)} {number(y)}) rotate(182.5) scale(1.04 .78)"):
            sheet.place(pip, 0, 0)
        hands.fist(pen, 74.6, 57, 13, 2, deep=DEEP_FLESH)
        costume.band(pen, [(80.4, 54.4), (82, 57.6), (81.6, 61.4)], 2.6, WHITE, 0.5, 0.7)
        costume.collar_back(pen, 53, 47, 8.4, 4, WHITE)
        h = head(pen, 52.4, 33.4, 19.4, Look(hair="mane", hair_colour="#6b4a34", gaze=(0.6, -0.2), brow=-0.2, arch=0.6, lid=0.15, smile=0.5, nose=0.2, jaw=0.2, long=-1.6, flush=0.25), turn=2, mirror=True)
        costume.ruff(pen, 52.8, 47, 10.6, 5.6, WHITE, 11)
        crowns.brimmed(h, YELLOW, GOLD, RED)
        crowns.plume(h, [(36, -46), (44, -78), (66, -96), (90, -86), (96, -64)], 32, BLUE)


def _boot(pen: Pen, knee, ankle, calf: int) -> None:
    """A red half boot, laced with gold down its front; `calf` says to which side the calf swells."""
    (kx, ky), (ax, ay) = knee, ankle
    on = lambda t, d: (kx + (ax - kx) * t + d, ky + (ay - ky) * t)
    out, inner = (4.9, 4.2) if calf > 0 else (4.2, 4.9)
    boot = pen.shape([(*on(0.44, -inner), 0), on(0.7, -3.4), (*on(1.0, -2.8), 0), on(1.06, 0), (*on(1.0, 2.8), 0), on(0.7, 3.5), (*on(0.44, out), 0), on(0.5, 0)], RED, 0.8)
    pen.fringe([on(0.98, 2.7), on(0.7, 3.5), on(0.46, out)], 4, 0.8, 0.42, 8, clip=boot, under=DEEP_RED)
    for i in range(4):
        pen.line([on(0.6 + i * 0.1, -2.2), on(0.64 + i * 0.1, -0.6), on(0.66 + i * 0.1, 1.2)], 0.75, (0.8, 0.6), YELLOW)
        pen.line([on(0.6 + i * 0.1, 1.2), on(0.64 + i * 0.1, -0.6), on(0.66 + i * 0.1, -2.2)], 0.75, (0.8, 0.6), YELLOW)
    top = pen.shape([(*on(0.36, -inner - 0.8), 0), on(0.41, 0), (*on(0.36, out + 0.8), 0), (*on(0.53, out + 0.6), 0), on(0.5, 2), (*on(0.6, 0), 0), on(0.5, -2), (*on(0.53, -inner - 0.4), 0)], YELLOW, 0.7)
    pen.fringe([on(0.52, out + 0.4), on(0.44, out + 0.6), on(0.37, out + 0.6)], 3.4, 0.8, 0.4, 8, clip=top, under=GOLD)
    pen.line([on(0.385, -inner - 0.6), on(0.43, 0), on(0.385, out + 0.6)], 0.5, (0.6, 0.6))


def of_batons(sheet: Svg) -> None:
    """Turning away from the player, head in profile to the left, weight on the leg to the right; club upright before him."""
    pip = batons.define_pip(sheet)
    pen = Pen(sheet, fine=FINE)
    costume.floor(pen, GREEN)
    costume.shadows(pen, ((38, 147.8), (64, 149.2)))
    pen = pen.swayed(Sway(54, ((32, 1, -1, 0), (50, 1.4, 5, -1), (74, 1.6, -2, 1), (92, 2.6, -6, 2), (112, 1.4, -3, 0), (138, 0, 0, 0))))
    # Far leg steps forward to the left, near leg bears the weight; yellow stockings.
    limbs.leg(pen, (47, 92), (42.8, 113.6), (35.4, 139.4), YELLOW, 1, below=0.92)
    limbs.shoe(pen, 34.8, 140.4, WHITE, 6, trim=YELLOW, style="buckle")
    limbs.leg(pen, (60, 92), (60, 114), (61.4, 140.6), YELLOW, 1, 1.08, below=0.8)
    limbs.shoe(pen, 61, 142.2, WHITE, -10, False, 0.85)
    # Far arm and club.
    sheet.place(pip, *pen.carried(20.8, 48.6, (21.8, 70.4)), 1.2, -2)
    limbs.rounded(pen, [(37, 70, 4.4), (32.6, 72.4, 4), (28, 71.8, 2.9)], BLUE)
    pen.lines([[(31, 69.4), (31.6, 72), (30.8, 75)], [(34, 68.4), (34.8, 71.4), (34.2, 75)]], 0.42)
    hands.fist(pen, 21.8, 70.4, 12.5, -2, deep=DEEP_FLESH)
    costume.band(pen, [(27.4, 69), (28.4, 72), (27.6, 75)], 2.4, YELLOW, 0.55, 0.8)
    costume.puff(pen, [(48, 49, 0), (42, 49.6), (36.6, 54), (33, 62), (33.4, 70, 0), (37, 74), (42, 74, 0), (46, 68), (48, 58)], GREEN, [(46, 50), (38, 58), (34.4, 70)], [(47.6, 56), (46, 66), (41, 73.6)], 5)
    # Close red breeches seen from behind.
    far = pen.shape([(44, 78, 0), (40.6, 88), (40.4, 100), (40.8, 110.6, 0), (44, 114.4), (49.6, 113, 0), (52.4, 104), (55, 92), (56, 80, 0)], RED, 0.85)
    pen.fringe([(54.4, 94), (52.4, 104), (49.6, 112.6)], 4.6, 0.8, 0.42, 8, clip=far, under=DEEP_RED)
    costume.folds(pen, [[(44.6, 112), (45, 107), (43.6, 102)], [(48, 112), (49, 107), (48.6, 103)], [(44.4, 85), (45.6, 91), (48.6, 96)]], 2.2, RED, far)
    near = pen.shape([(47.6, 79, 0), (47.4, 88), (51.4, 97), (53.4, 104), (54.4, 112, 0), (60, 115), (66, 112.4, 0), (68, 102), (69.6, 92), (67.6, 83), (63.4, 76, 0)], RED, 0.9)
    pen.fringe([(65, 78), (68.6, 86), (69.4, 94), (68, 102), (66.2, 111)], 6.4, 0.8, 0.42, 6, clip=near, under=DEEP_RED)
    pen.line([(50.8, 81), (51.6, 88), (53.6, 94), (58.6, 95.6), (63, 92.6)], 0.7, (0.1, 0.1))
    costume.folds(pen, [[(57.4, 112), (57.8, 107), (56.4, 102)], [(62, 112), (62.6, 107), (62, 102)]], 2.2, RED, near)
    pen.sheaf([(54, 97), (56.4, 99), (60, 98.6)], [(53.6, 100), (56.6, 102), (61, 101.4)], 3, 0.5)
    pen.sheaf([(48.6, 90), (51, 95), (52.6, 100)], [(50.4, 89.4), (53.4, 94.4), (55.2, 100)], 3, 0.55, (0.05, 0.05), peak=0.4)
    for knots in ([(40, 112), (44, 115), (49.8, 113.6)], [(54.2, 113), (60, 116), (66.4, 113)]):
        costume.band(pen, knots, 4, GREEN, 0.65, 0.9)
        costume.band(pen, [(x, y + 2.4) for x, y in knots], 1.6, GREEN, 0.5)
    # Yellow bodice from the back: shoulder blades, the lacing down the spine, a pointed hem.
    coat = pen.shape([(46, 45, 0), (41, 49.6), (41, 58), (44.6, 67), (45.4, 75, 0), (42.6, 80.6), (41.8, 86, 0), (47, 84), (51.4, 84.4), (55.4, 88.6, 0), (59.4, 83), (64, 80.6), (69, 82, 0), (65.6, 77.4), (63.6, 73, 0), (66, 65), (68.4, 57), (66.4, 49.6), (60, 45, 0)], YELLOW, 0.85)
    pen.fringe([(67.4, 52), (68.4, 57), (66, 65), (63.8, 72.6)], 7.4, 0.85, 0.4, 6, clip=coat, under=GOLD)
    pen.line([(52.6, 50), (54.6, 62), (54.8, 74), (55.2, 86)], 0.75, (0.4, 0.3))
    pen.lines([[(52 + i * 0.45, 54 + i * 4), (53.8 + i * 0.3, 55.4 + i * 4), (56 + i * 0.1, 54 + i * 4)] for i in range(5)], 0.5, (0.6, 0.6))
    pen.sheaf([(43.6, 55), (45.6, 61), (49.6, 63)], [(45, 51.6), (48, 57), (51.4, 58.6)], 4, 0.44)
    pen.sheaf([(66, 56), (63, 61), (58, 62.6)], [(63.6, 51), (61, 56), (57, 57.6)], 4, 0.44)
    costume.folds(pen, [[(47, 74.6), (47.6, 69), (46.2, 62)], [(50.8, 75.4), (51, 70), (50.2, 64)], [(58.6, 75), (58, 69), (59, 63)], [(61.6, 74), (61.4, 68), (63, 61)]], 2, YELLOW, coat)
    costume.folds(pen, [[(46.6, 78), (45.8, 81), (45.4, 84.4)], [(50.6, 78.6), (50.4, 82), (51, 84.4)], [(57.4, 78.2), (57.6, 81), (57.4, 86)], [(61, 77.2), (62.4, 79), (63, 81.2)]], 1.8, YELLOW, coat)
    costume.band(pen, [(45.2, 75), (54, 77), (63.8, 73)], 1.8, BLUE, 0.5, 0.9)
    # Near arm hangs easily.
    hands.hanging(pen, 73.4, 86.6, 13, 6, deep=DEEP_FLESH)
    limbs.rounded(pen, [(72.4, 68, 4.5), (74, 76, 4.3), (73.6, 85, 3)], BLUE)
    pen.lines([[(69.6, 73), (72.6, 74.4), (76, 73)], [(70.4, 77), (73, 78.2), (76.4, 77)]], 0.42)
    costume.band(pen, [(70.2, 85), (73.4, 86.4), (76.8, 85.4)], 3, YELLOW, 0.55, 0.8)
    costume.puff(pen, [(61.6, 48.6, 0), (68, 49), (74, 54.4), (77.6, 63), (77.6, 70.4, 0), (73, 72.8), (68.4, 70.6, 0), (64.4, 64), (61.6, 57)], GREEN, [(63, 50), (65, 61), (69, 70.4)], [(68, 49.6), (75, 58), (77, 70)], 7)
    costume.collar_back(pen, 53.2, 46.2, 9, 4.4, WHITE)
    h = profile(pen, 51.2, 33, 19.4, Look(hair="bob", hair_colour=CHESTNUT, smile=0.9, brow=-0.5, nose=-0.4), turn=4)
    costume.ruff(pen, 53.2, 46.2, 11.4, 6, WHITE, 11, 4)
    crowns.bonnet(h, GREEN, DEEP_GREEN, YELLOW, RED)
    crowns.plume(h, [(48, -38), (66, -52), (90, -46), (100, -22), (94, 2)], 36, RED)


CARDS = {name: frugally(enlarged(draw, *size)) for name, (draw, *size) in {
    "8D": (of_coins, 1.08, -4, -6.4),
    "8C": (of_cups, 1.07, -1.7, -6.4),
    "8S": (of_swords, 1.07, -1.7, -5),
    "8B": (of_batons, 1.08, -4.4, -6.4),
}.items()}

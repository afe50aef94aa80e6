# SPDX-License-Identifier: GPL-3.0-or-later
"""The four kings (re): of coins, at ease, hand on his sword; of cups, old and ermined; of swords, in a cuirass; of batons, with club and cloak."""

from __future__ import annotations

import attributes
import batons
import coins
import costume
import crowns
import cups
import drapery
import hands
import limbs
import swords
from faces import BLACK, CHESTNUT, GREY, Look, head
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, FLESH, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg, paper
from sway import Sway
from thrift import frugally

NIGHT_GREEN = "#0b3018"  # shade on cloth that is deep green already


def of_coins(sheet: Svg) -> None:
    """Three-quarter to the left, eyes on the player, weight on the leg to the left; gathers his mantle, hand on his sword."""
    paper(sheet)
    pip = coins.define_pip(sheet)
    pen = Pen(sheet)
    costume.floor(pen, YELLOW)
    stiff, pen = pen, pen.swayed(Sway(49, ((36, -2.6, 2, 0), (54, -2, -2, -1.5), (80, -2, 2, -1), (92, -2.4, 5, -1.5), (112, -1.4, 3, 0), (138, 0, 0, 0))))
    # The mantle: red lining, blue cloth turned out at both sides and trailing to the right.
    drapery.hang(pen, [(38, 56), (30, 84), (26.4, 106), (28.4, 124), (35, 140)], [(66, 58), (70, 90), (72, 120), (73, 145)], RED, DEEP_RED, 7, 1.8, 0.55)
    drapery.hang(pen, [(61, 54), (65.4, 76), (66, 100), (67, 122), (70, 137), (73.6, 146.6)], [(66, 55), (72.6, 72), (74.6, 96), (77, 116), (82.6, 130), (89.4, 142.4)], BLUE, DEEP_BLUE, 4, 2.6, 0.85, seed=1)
    # Yellow hose, white shoes, paned trunk hose.
    limbs.leg(pen, (45, 96), (44, 117), (43, 141.4), YELLOW, -1, 1.06, below=0.2)
    limbs.leg(pen, (57, 96), (61, 115.6), (65.4, 140), YELLOW, 1, 1.06, below=0.2)
    limbs.shoe_ahead(pen, 43, 142.4, WHITE, 2, trim=BLUE)
    limbs.shoe(pen, 65.6, 141, WHITE, 8, True, 0.95, trim=BLUE)
    costume.puff(pen, [(50, 88, 0), (51.4, 98), (53.4, 107, 0), (59.6, 109.6), (66.6, 106.6, 0), (69.6, 99), (68.4, 91), (63.4, 85, 0)], GREEN, [(51.6, 88), (52.6, 98), (54.6, 107)], [(63.6, 86), (68.4, 96), (65.6, 106.4)], 5, YELLOW)
    costume.puff(pen, [(38.4, 86, 0), (34, 94), (34.4, 102), (38, 107.6, 0), (44.6, 109.8), (51.4, 107.4, 0), (54.8, 99), (55.6, 91), (55, 86, 0)], GREEN, [(39.4, 87), (36, 97), (39.4, 107)], [(54, 88), (53, 98), (50, 107)], 5, YELLOW)
    costume.band(pen, [(37.6, 107.4), (44.6, 110.2), (51.8, 107.4)], 1.9, GOLD, 0.5, 1.1)
    costume.band(pen, [(53, 107), (59.6, 109.8), (67, 106.4)], 1.9, GOLD, 0.5, 1.1)
    # The shoulders lean against the hips.
    with sheet.group("rotate(-2.5 49 86)"):
        # Blue tunic, gold down the front, slashed on the breast.
        coat = pen.shape([(42, 49, 0), (36, 53), (34.8, 61), (38, 70), (39, 78, 0), (37, 84), (35.4, 91.4, 0), (43, 93.8), (50.4, 94, 0), (58, 93.4), (65, 90.4, 0), (62.4, 84), (60, 77.4, 0), (62, 68), (64, 60), (62.4, 53), (55, 49, 0)], BLUE, 0.9)
        pen.fringe([(63.8, 56), (62, 68), (60.2, 77)], 7, 0.85, 0.44, 6, clip=coat, under=DEEP_BLUE)
        pen.fringe([(64.6, 90), (62.4, 84), (60.2, 78)], 6, 0.85, 0.44, 6, clip=coat, under=DEEP_BLUE)
        pen.sheaf([(40, 82), (38.4, 87), (37.4, 91.6)], [(59.6, 80.6), (61.4, 85), (63.6, 90)], 10, 0.55, clip=coat, ragged=0.45)
        strip = pen.shape([(46.8, 54, 0), (46.6, 66), (47, 93.6, 0), (51, 93.6, 0), (50.8, 66), (51.4, 54, 0)], YELLOW, 0.5)
        pen.line([(49, 56), (48.7, 70), (49, 93)], 0.5, (0.8, 0.8))
        pen.hatch(strip, 4, 1.5, 0.36, reach=0.4)
        costume.buttons(pen, [(48.8, 74.6), (49, 86), (49, 90)], 0.95, GOLD)
        costume.slashes(pen, [(42.8, 65, 6), (57.4, 64.6, -8)], WHITE, 1.1)
        costume.band(pen, [(38.6, 79), (49, 81.4), (60.4, 78.4)], 3.2, WHITE, 0.55, 0.9)
        pen.shape(ring(49, 80.7, 2.5), RED, 0.6)
        pen.fill([(47.8, 79.8), (48.8, 78.9), (49.4, 79.6)], WHITE)
        # The sword and the hand on it.
        attributes.rapier(stiff, *pen.point(61.4, 86.4), 40, -50)
        limbs.arm(pen, (59.4, 56.4), (73.4, 71.4), (65.6, 80.4), YELLOW, (6.3, 4.9, 3.1))
        hands.fist(pen, 58.4, 83.6, 12, -44)
        costume.band(pen, [(62.2, 78.6), (65, 80.2), (66.8, 83.6)], 2.6, WHITE, 0.55, 0.7)
        # The arm that hangs and gathers the mantle's edge.
        hands.hanging(pen, 29.4, 89.4, 13, -2, True)
        drapery.hang(pen, [(35, 60), (26.6, 78), (22.6, 96), (21.8, 111)], [(33, 62), (30, 80), (29, 96), (27.4, 115)], BLUE, DEEP_BLUE, 2, 1.4, 0.6)
        limbs.arm(pen, (39.4, 56.4), (30.8, 72.4), (29.2, 88), YELLOW, (6.3, 4.9, 3.1))
        costume.band(pen, [(25.8, 87.2), (29.2, 88.6), (32.8, 87.4)], 3, WHITE, 0.55, 0.7)
        costume.collar_back(pen, 48.8, 49.6, 7.6, 3.4, WHITE)
        h = head(pen, 48.4, 35.4, 18, Look(hair="bob", hair_colour=GREY, beard="goatee", age=0.8, gaze=(0.7, 0.1), brow=0.6, smile=-0.2))
        costume.ruff(pen, 48.8, 49.6, 10, 4.8, WHITE, 11)
        links = [(38.6, 55.4), (40.4, 58.8), (43.2, 61.4), (46.6, 62.8), (50.4, 62.9), (54, 61.6), (57, 59), (59, 55.6)]
        pen.line([(37.6, 53), (41.6, 60.4), (48.6, 63.4), (56.2, 60), (60, 53)], 1.2, (0.9, 0.9))
        costume.buttons(pen, links, 1.55, YELLOW)
        pen.shape([(48.6, 63.6, 0), (51.8, 67, 0), (48.6, 71.4, 0), (45.4, 67, 0)], YELLOW, 0.6)
        pen.shape(ring(48.6, 67.2, 1.5), RED, 0.4)
        crowns.crown(h, YELLOW, GOLD)
    sheet.place(pip, 77, 30, 1.15)


def of_cups(sheet: Svg) -> None:
    """Old and broad, three-quarter to the left, looks at the cup above; ermine, red mantle over one arm, sceptre in the other hand."""
    paper(sheet)
    pip = cups.define_pip(sheet)
    pen = Pen(sheet)
    costume.floor(pen, RED)
    stiff, pen = pen, pen.swayed(Sway(50, ((36, -1.6, 1, 0), (56, -1.6, -1.5, -1), (82, -1.6, 2, -1.5), (96, -1.6, 3.5, -1), (114, -0.8, 2, 0), (138, 0, 0, 0))))
    # Behind: the mantle's green inside, its blue tail on the floor to the right.
    drapery.hang(pen, [(33, 62), (31, 100), (34, 126), (40, 141.6)], [(68, 62), (70, 92), (68, 120), (64, 142)], DEEP_GREEN, NIGHT_GREEN, 6, 1.4, 0.42)
    drapery.hang(pen, [(64, 62), (66, 90), (66, 114), (65, 132), (68, 147.6)], [(67, 62), (71, 82), (70.8, 104), (70.4, 122), (74, 133), (87, 143)], BLUE, DEEP_BLUE, 4, 2.6, 0.9, seed=2)
    limbs.leg(pen, (43, 96), (43.6, 117), (41.6, 141.4), YELLOW, -1, 1.1, below=0.2)
    limbs.leg(pen, (56, 96), (58, 116), (60, 140.8), YELLOW, 1, 1.1, below=0.2)
    limbs.shoe(pen, 41.4, 142.6, WHITE, -4, trim=RED)
    limbs.shoe_ahead(pen, 60.2, 141.8, WHITE, -4, True, trim=RED)
    # Blue tunic to the thigh, gold hem, belt and chain.
    drapery.hang(pen, [(38, 78), (38.4, 84), (36, 97), (34.4, 109)], [(62.6, 78), (62.8, 84), (65.6, 97), (67.4, 109)], BLUE, DEEP_BLUE, 7, 1.4, 0.8, seed=3)
    tunic = pen.shape([(38, 60, 0), (36.6, 74), (38.6, 83.4, 0), (50, 85.4), (62.8, 83, 0), (64.8, 70), (63.6, 60, 0)], BLUE, 0.6)
    pen.fringe([(64.4, 62), (64.6, 70), (63, 82)], 8, 0.85, 0.46, 6, clip=tunic, under=DEEP_BLUE)
    pen.sheaf([(41, 83), (41, 74), (42, 66)], [(58, 83), (59, 74), (58, 66)], 7, 0.5, clip=tunic, ragged=0.5)
    costume.band(pen, [(35.2, 106.2), (44, 108.4), (55, 108.6), (66.6, 106)], 2, YELLOW, 0.6, 1.1)
    costume.band(pen, [(45, 83), (46.4, 89.4), (52.6, 93), (58.6, 89.6), (60.4, 82.6)], 1.5, YELLOW, 0.45, 0.8)
    costume.band(pen, [(38, 82), (50, 84.4), (63.2, 81.6)], 3, YELLOW, 0.55, 0.9)
    pen.shape([(50, 67.4, 0), (54, 71.8, 0), (50.2, 76.2, 0), (46.2, 71.8, 0)], YELLOW, 0.6)
    pen.shape([(50, 69.4, 0), (52.2, 71.8, 0), (50.1, 74.2, 0), (48, 71.8, 0)], RED, 0.4)
    # The shoulders lean against the hips.
    with sheet.group("rotate(-2 50 86)"):
        # The sceptre arm.
        attributes.sceptre(stiff, *pen.point(78, 89), 46, 18)
        limbs.arm(pen, (63, 60), (72.6, 75), (75.2, 86.4), YELLOW, (6.6, 5, 3.1))
        hands.fist(pen, 78, 90.6, 12.5, 34, True)
        costume.band(pen, [(71.8, 85.6), (75, 87), (78.8, 85.6)], 2.8, WHITE, 0.55, 0.7)
        # The mantle swept over the other arm, in long folds.
        drapery.hang(pen, [(38, 57), (29.6, 62), (24.4, 78), (20.6, 96), (21.6, 110), (25.6, 121)], [(43, 60), (42.8, 74), (42.8, 86), (41.6, 98), (39.6, 112), (38.6, 131)], RED, DEEP_RED, 4, 2.2, 0.95, seed=0.5)
        pen.lines([[(42.6, 76), (37, 84), (29, 87)], [(42.8, 82), (37, 91), (27, 95)], [(42.4, 88), (37, 98), (27, 103)], [(41.4, 96), (37, 105), (30, 110)]], 0.8, (0.9, 0.05), peak=0.15)
        pen.spikes([((41.8 - i * 0.5, 78.6 + i * 2.4), (38.4 - i * 0.5, 83 + i * 2.4), (34 - i * 0.4, 85.6 + i * 2.4)) for i in range(8)], 0.42)
        # Ermine over the shoulders.
        cape = pen.shape([(41, 49, 0), (33, 54), (27.6, 62, 0), (33, 66.6), (42, 68.4), (48, 66, 0), (55, 67.8), (64, 66.6), (71.6, 61.6, 0), (66, 54), (57, 49, 0)], WHITE, 0.95)
        pen.fringe([(71, 61.8), (64, 66.4), (55, 67.6), (48.4, 66)], 4, 0.85, 0.34, 10, clip=cape)
        pen.fringe([(47.6, 66.2), (42, 68), (33, 66.2), (28, 62.2)], 2.6, 0.95, 0.3, 10, clip=cape)
        pen.lines([[(48.4, 65.4), (48.8, 58), (48.6, 53)]], 0.7)
        for x, y, t in ((33, 61.6, 30), (38.6, 64, 14), (44, 63, 2), (39.6, 58.4, 18), (35.6, 56.6, 34), (44.6, 57.4, 6), (53.4, 63, -4), (59, 64, -14), (65.4, 61.8, -30), (54.6, 57.4, -8), (60, 58.6, -20), (63.8, 56, -34)):
            tail = pen.at(x, y, 1, t)
            tail.fill([(0, -1.8, 0), (-0.7, 0), (-0.9, 1.6, 0), (0, 1), (0.9, 1.6, 0), (0.7, 0)], INK)
        costume.collar_back(pen, 49.4, 50, 8, 3, YELLOW)
        h = head(pen, 48.6, 36, 18.4, Look(hair="bob", hair_colour=GREY, beard="full", age=1, gaze=(-1, -0.6), brow=1.1, nose=1), turn=3)
        costume.band(pen, [(42.4, 49.6), (45.2, 53), (49.4, 54.2), (53.8, 53), (56.4, 49.6)], 2.4, YELLOW, 0.5, 1)
        crowns.crown(h, RED, DEEP_RED, YELLOW)
    sheet.place(pip, 22.4, 33, 0.74)


def of_swords(sheet: Svg) -> None:
    """A soldier, three-quarter to the left, weight on the leg to the right; sword upright, the other hand open."""
    paper(sheet)
    pip = swords.define_pip(sheet)
    pen = Pen(sheet)
    costume.floor(pen, BLUE)
    pen = pen.swayed(Sway(51, ((36, .2, -2, 0), (54, 0, 1.5, -1), (80, .2, -2.5, 0), (94, 1.4, -4.5, 1), (114, 0.8, -2.5, 0), (138, 0, 0, 0))))
    # The cloak: green inside, its blue outside turned over at both edges.
    drapery.hang(pen, [(36, 56), (31, 82), (27, 110), (21.6, 141)], [(68, 58), (71, 88), (75, 116), (79, 141.6)], DEEP_GREEN, NIGHT_GREEN, 8, 2.4, 0.62, seed=1)
    drapery.hang(pen, [(34, 60), (28.6, 80), (26.6, 98), (22, 114)], [(36, 62), (33.6, 80), (32.6, 96), (30.6, 117)], BLUE, DEEP_BLUE, 3, 2, 0.8, seed=2)
    drapery.hang(pen, [(66, 60), (69.6, 80), (71.6, 100), (74.6, 120)], [(69, 60), (73.6, 78), (77, 98), (84.4, 120)], BLUE, DEEP_BLUE, 3, 2.4, 0.8, seed=0)
    # Bare knees, golden greaves.
    for hip, knee, ankle, calf, mirror, turn, shoe in (((46, 94), (41, 115), (35.6, 140), -1, False, -6, limbs.shoe), ((58, 94), (59.6, 115), (60.4, 140.8), 1, True, 0, limbs.shoe_ahead)):
        limbs.leg(pen, hip, knee, ankle, FLESH, calf, 1.12, below=0.3)
        shoe(pen, ankle[0], ankle[1] + 1.2, WHITE, turn, mirror, trim=BLUE)
        (kx, ky), (ax, ay) = knee, ankle
        on = lambda t, d: (kx + (ax - kx) * t + d, ky + (ay - ky) * t)
        greave = pen.shape([(*on(0.1, -4.6), 0), on(0.2, -3), on(0.08, 0), on(0.2, 3), (*on(0.1, 4.8), 0), on(0.4, 5.2 if calf > 0 else 4.2), on(0.7, 3.4), (*on(0.98, 2.6), 0), on(1.02, 0), (*on(0.98, -2.6), 0), on(0.7, -3.2), on(0.4, -4 if calf > 0 else -5.2)], YELLOW, 0.8)
        pen.fringe([on(0.96, 2.4), on(0.7, 3.3), on(0.4, 4.6), on(0.14, 4.6)], 4, 0.8, 0.4, 8, clip=greave, under=GOLD)
        pen.lines([[on(0.24, -0.8), on(0.5, -1), on(0.92, -0.3)], [on(0.24, -3), on(0.32, 0), on(0.24, 3)]], 0.55)
        costume.buttons(pen, [on(0.2, 0)], 0.9, RED)
    # The kilt of red straps.
    drapery.hang(pen, [(40.4, 80), (37.4, 92), (35.4, 103.6)], [(62.6, 79), (65.4, 91), (68, 103)], RED, DEEP_RED, 9, 1.6, 0.95, 0.9)
    costume.band(pen, [(36, 100.6), (45, 103.2), (56, 103.4), (67.4, 100.2)], 1.8, YELLOW, 0.6, 1.1)
    # The shoulders lean against the hips.
    with sheet.group("rotate(2.5 51 84)"):
        # The cuirass, beaten to the shape of the body.
        coat = pen.shape([(43, 50, 0), (37.6, 54), (37, 62), (39.6, 71), (40, 79, 0), (44, 83), (51, 85), (58, 83), (63, 78.4, 0), (62.8, 71), (65.8, 62), (65, 54), (58, 50, 0)], BLUE, 0.95)
        pen.fringe([(65.6, 58), (65.6, 63), (62.8, 71), (62.8, 78), (58, 82.6), (51, 84.6)], 6.6, 0.8, 0.46, 6, clip=coat, under=DEEP_BLUE)
        pen.line([(40, 67), (44, 71), (50.4, 69.4), (57, 70.6), (62.6, 66.4)], 0.7)
        pen.fringe([(62.6, 66.4), (57, 70.6), (50.4, 69.4), (44, 71), (40, 67)], 2.2, 0.9, 0.36, 0, clip=coat, under=DEEP_BLUE)
        pen.lines([[(50.8, 70), (51.2, 76), (51, 84)], [(44, 76), (47, 77.6), (50, 76.4)], [(58, 75.4), (55.4, 77.2), (52, 76.4)], [(44.6, 80), (47.6, 81.4), (50.4, 80.4)], [(58.4, 79.4), (55, 81.2), (52, 80.4)]], 0.55)
        costume.band(pen, [(39.8, 79.4), (44, 83.4), (51, 85.4), (58, 83.4), (63.2, 78.8)], 2.6, YELLOW, 0.6, 1)
        # The sword arm: a white sleeve, bare forearm, bracer.
        sheet.place(pip, *pen.carried(19.6, 53.4, (20.2, 82.6)), 0.72, -2)
        limbs.arm(pen, (36.4, 61), (31.4, 70.8), (25.8, 79.8), FLESH, (5, 4.7, 2.8), 2, 0)
        limbs.rounded(pen, [(30.2, 72.6, 4.8), (28.6, 75.4, 4.5), (26.2, 79.2, 3.6)], YELLOW, 0.7)
        pen.lines([[(27, 70.8), (29.8, 73), (33.6, 74.8)], [(24.4, 76.4), (26.6, 78.4), (29, 80)]], 0.5)
        costume.puff(pen, [(43.4, 52, 0), (37, 52.6), (31.6, 57), (29.2, 63.6, 0), (33, 67.6), (38.4, 68, 0), (42, 62)], WHITE, [(41, 53), (34, 57), (30, 64)], [(43, 58), (41, 63), (37.6, 67.4)], 5)
        costume.band(pen, [(28.8, 63.8), (33, 68), (38.8, 68.2)], 1.8, YELLOW, 0.5, 1)
        hands.fist(pen, 20.2, 82.6, 12.5, -30)
        # The open hand.
        hands.offering(pen, 79.4, 78.6, 13.4, 12)
        limbs.arm(pen, (66.6, 61.4), (72.4, 69.4), (80, 78.2), FLESH, (5, 4.7, 2.7), 2, 0)
        limbs.rounded(pen, [(73, 70.6, 4.8), (76, 74.2, 4.4), (79.2, 77.6, 3.5)], YELLOW, 0.7)
        pen.lines([[(69.8, 72.8), (72.8, 70.8), (75.4, 67.6)], [(77, 79), (78.6, 77.2), (80.6, 75.4)]], 0.5)
        costume.puff(pen, [(59, 52, 0), (66, 52.6), (71.6, 56.4), (74, 62.4, 0), (70.4, 66.6), (64.8, 67.4, 0), (61.6, 61)], WHITE, [(61, 53), (62.4, 61), (65.4, 67)], [(65.6, 53), (70.6, 57), (73.4, 62.6)], 5)
        costume.band(pen, [(64.6, 67.6), (70.6, 67), (74.4, 62.6)], 1.8, YELLOW, 0.5, 1)
        # A short red cape knotted at the throat, and the sun on his breast.
        cape = pen.shape([(44, 47.6, 0), (37, 50.6), (32.6, 57.6, 0), (40, 59.6), (47, 58.4), (51, 56, 0), (56, 58.4), (63, 59.4), (70.2, 57, 0), (66, 50.4), (58, 47.6, 0)], RED, 0.9)
        pen.sheaf([(37, 52), (36, 55), (35, 58)], [(50, 52), (49.6, 54), (49, 57)], 6, 0.55, clip=cape)
        pen.sheaf([(53, 52), (53, 54), (53.6, 57)], [(65.6, 51.6), (67, 54), (68.4, 57)], 7, 0.55, clip=cape)
        h = head(pen, 50.4, 35.4, 18.2, Look(hair="short", hair_colour=BLACK, beard="goatee", age=0.35, gaze=(-1, -0.1), brow=0.9, jaw=0.6))
        _sun(pen, 51, 63.2, 6.4)
        costume.buttons(pen, [(51, 55)], 2, YELLOW)
        crowns.crown(h, BLUE, DEEP_BLUE, YELLOW)


def _sun(pen: Pen, x: float, y: float, r: float) -> None:
    """The sun beaten on a cuirass: a face among straight and waving rays."""
    p = pen.at(x, y, r / 10)
    for i in range(8):
        ray = p.at(turn=i * 45 + 22.5)
        ray.shape([(-1.8, -5, 0), (-1.2, -8), (-1.4, -10), (0.4, -12, 0), (0.8, -9.4), (1.8, -7.6), (1.8, -5, 0)], YELLOW, 0.8, 0.6)
    for i in range(8):
        ray = p.at(turn=i * 45)
        ray.shape([(-2.4, -5.4, 0), (0, -13, 0), (2.4, -5.4, 0)], YELLOW, 0.9, 0.6)
        ray.line([(0, -11.6), (0.2, -8), (0.2, -6)], 0.7, (0.1, 0.6))
    face = p.shape(ring(0, 0, 6.6), YELLOW, 1, 0.5)
    p.fringe([(4.4, -4.8), (6.5, 0), (4.6, 4.7), (0, 6.6)], 2.6, 1.1, 0.5, 10, clip=face)
    for s in (-1, 1):
        p.line([(s * 0.8, -2.4), (s * 2.5, -3.5), (s * 4.2, -2.2)], 0.9, (0.5, 0.2))
        p.fill([(s * 1, -1, 0), (s * 2.5, -1.9), (s * 4, -0.9, 0), (s * 2.5, -0.3)], WHITE)
        p.fill(ring(s * 2.5, -1.1, 0.75), INK)
        p.line([(s * 0.9, -1), (s * 2.5, -2), (s * 4.2, -0.8)], 0.6)
    p.line([(-0.7, -1.6), (-1, 0.8), (-1.5, 1.9), (0.2, 2.3), (1.2, 1.9)], 0.7)
    p.fill([(-2, 3.5, 0), (-0.6, 3.1), (0.6, 3.1), (2, 3.5, 0), (0, 4.8)], RED)
    p.line([(-2.4, 3.4), (0, 3.9), (2.4, 3.4)], 0.6)


def of_batons(sheet: Svg) -> None:
    """Three-quarter to the right, looks at the club he holds like a sceptre; long tunic, white boots, red-lined cloak."""
    paper(sheet)
    pip = batons.define_pip(sheet)
    pen = Pen(sheet)
    costume.floor(pen, GREEN)
    stiff, pen = pen, pen.swayed(Sway(49, ((36, -2, 2, 0), (54, -1.4, -3, 2), (82, -1.8, 1, 1.5), (98, -2.2, 4, 0), (114, -1.2, 2.5, 0), (138, 0, 0, 0))))
    drapery.hang(pen, [(34, 58), (32, 90), (35, 116), (44, 141)], [(66, 58), (70, 90), (74, 118), (75, 144)], RED, DEEP_RED, 6, 1.8, 0.48, seed=2)
    drapery.hang(pen, [(62, 56), (66, 76), (67.4, 98), (69.6, 116), (71.4, 132), (74.6, 146.4)], [(66, 57), (71, 78), (73.6, 100), (78, 118), (81.4, 132), (88, 142)], BLUE, DEEP_BLUE, 4, 2.6, 0.85, seed=3)
    # Yellow hose, white boots with turned tops.
    for hip, knee, ankle, calf, mirror, turn, shoe in (((44, 100), (43.6, 117), (42.6, 141), -1, False, 4, limbs.shoe_ahead), ((56, 100), (60.6, 116), (64, 139.8), 1, True, 4, limbs.shoe)):
        limbs.leg(pen, hip, knee, ankle, YELLOW, calf, 1.1, below=0.2)
        shoe(pen, ankle[0], ankle[1] + 1.2, WHITE, turn, mirror)
        (kx, ky), (ax, ay) = knee, ankle
        on = lambda t, d: (kx + (ax - kx) * t + d, ky + (ay - ky) * t)
        w = 1 if calf > 0 else 0
        boot = pen.shape([(*on(0.5, -4 - (1 - w) * 0.8), 0), on(0.7, -3.4), (*on(1.06, -2.9), 0), on(1.1, 0), (*on(1.06, 2.9), 0), on(0.7, 3.5), (*on(0.5, 4 + w * 0.8), 0), on(0.54, 0)], WHITE, 0.8)
        pen.fringe([on(1.04, 2.8), on(0.7, 3.4), on(0.52, 4)], 3.2, 0.85, 0.36, 8, clip=boot)
        pen.lines([[on(0.72, -2.8), on(0.76, 0), on(0.72, 2.6)], [on(0.84, -2.6), on(0.88, -0.6), on(0.85, 1.6)], [on(0.95, -2.4), on(0.98, 0), on(0.95, 2.2)]], 0.45)
        costume.band(pen, [on(0.47, -4.8), on(0.52, 0), on(0.47, 5)], 3, GREEN, 0.6, 0.9)
    # The green tunic in long pleats.
    drapery.hang(pen, [(39, 78), (38.8, 84), (36.4, 95), (34.4, 107.4)], [(61, 78), (61.4, 84), (64.4, 95), (67, 107)], GREEN, DEEP_GREEN, 8, 1.4, 0.9, seed=1)
    tunic = pen.shape([(42, 50, 0), (36, 54), (35.6, 63), (38.6, 73), (39, 83, 0), (49, 85.4), (61.2, 82.6, 0), (62.4, 72), (64.6, 63), (63.4, 54), (56, 50, 0)], GREEN, 0.7)
    pen.fringe([(64.2, 57), (64.4, 63), (62.4, 72), (61.2, 82)], 8, 0.85, 0.46, 6, clip=tunic, under=DEEP_GREEN)
    pen.sheaf([(41, 83), (41, 70), (41, 56)], [(58, 83), (58.6, 70), (58, 56)], 10, 0.65, clip=tunic, ragged=0.4)
    costume.band(pen, [(35, 104.8), (43, 107), (54, 107.2), (66.2, 104.4)], 2, YELLOW, 0.6, 1.1)
    costume.band(pen, [(38.6, 81.6), (49, 84), (61.2, 81.2)], 3.2, YELLOW, 0.6, 0.9)
    pen.shape([(49.6, 80.4, 0), (52.8, 83.6, 0), (49.6, 86.8, 0), (46.4, 83.6, 0)], YELLOW, 0.6)
    pen.shape([(49.6, 81.8, 0), (51.4, 83.6, 0), (49.6, 85.4, 0), (47.8, 83.6, 0)], RED, 0.4)
    # The shoulders lean against the hips.
    with sheet.group("rotate(-2.5 49 84)"):
        # The club and its arm.
        sheet.place(pip, *pen.carried(80.4, 52.4, (80, 71)), 1, 7)
        limbs.arm(pen, (65, 66), (67.4, 78.6), (74.6, 73), YELLOW, (4.8, 4.6, 3), 3)
        costume.puff(pen, [(58, 52, 0), (65, 52.6), (70, 57.4), (72.4, 64), (72, 71, 0), (67.4, 73.6), (62, 72, 0), (59.4, 66), (57.8, 60)], BLUE, [(59.6, 53), (60.6, 64), (63.2, 72)], [(65, 53.4), (70.4, 62), (71.2, 71)], 6)
        hands.fist(pen, 80, 71, 12.5, -2, True)
        costume.band(pen, [(73, 69.6), (74.2, 72.6), (73.8, 76)], 2.6, WHITE, 0.55, 0.7)
        # The other hand hangs by a sheathed hunting knife.
        attributes.dagger(stiff, *pen.point(32.6, 89), 34, 8)
        hands.hanging(pen, 30.4, 88, 13, 4, True)
        limbs.rounded(pen, [(31.6, 70, 4.6), (30.2, 78, 4.3), (30, 86, 3)], YELLOW)
        pen.lines([[(27, 75), (30, 76.2), (34, 75)], [(27, 79.4), (29.6, 80.6), (33.4, 79.4)]], 0.42)
        costume.band(pen, [(26.6, 86), (30, 87.4), (33.6, 86.2)], 3, WHITE, 0.55, 0.7)
        costume.puff(pen, [(41, 52, 0), (35, 53), (30, 58.6), (27.4, 66), (27.6, 72, 0), (31.6, 74.4), (36.2, 72.6, 0), (39.4, 66), (41, 60)], BLUE, [(40, 53), (32, 60), (28.6, 72)], [(41, 58), (39, 66), (35, 72.6)], 6)
        costume.collar_back(pen, 48.8, 49.4, 8, 3.4, WHITE)
        h = head(pen, 49.6, 35.4, 18.2, Look(hair="bob", hair_colour=CHESTNUT, beard="moustache", age=0.6, gaze=(-1, -0.2), brow=-0.4, smile=0.4, jaw=1, nose=0.6), mirror=True)
        costume.ruff(pen, 48.8, 49.4, 10.6, 5, WHITE, 11)
        crowns.crown(h, GREEN, DEEP_GREEN, YELLOW)


CARDS = {name: frugally(draw) for name, draw in {"10D": of_coins, "10C": of_cups, "10S": of_swords, "10B": of_batons}.items()}

# SPDX-License-Identifier: GPL-3.0-or-later
"""The kings of swords and batons, who wear green crowns."""

from __future__ import annotations

import hands
from siciliane import batons, hats
from siciliane.figures import arm, belt, bodice, boot, collar, cuff, ground, laces, leg, on_hip, skirt
from siciliane.heads import CHESTNUT, WHITE, Look, head, throat
from siciliane.press import BLUE, GREEN, PAPER, RED, YELLOW, Press, card
from siciliane.robes import breeches, fur_edge, lining, panel
from svg import Svg
from thrift import frugally


@frugally
def swords_king(sheet: Svg) -> None:
    """He strides, his mantle drawn aside, hand on his heart, and measures his sword."""
    pen = card(sheet)
    ground(pen, GREEN, 18, 86, feet=(36, 66))
    lining(pen, [(40, 56), (36, 86), (29, 110), (22, 132)], [(64, 56), (69, 80), (68, 100), (56, 122)], 8)
    leg(pen, (58, 90), (61.6, 107), (64.6, 125), 1)
    boot(pen, 65.4, 128.6, 10, True)
    leg(pen, (45, 90), (41, 107), (35, 127), -1)
    boot(pen, 34.4, 131, -8)
    panel(pen, [(64, 52), (66.6, 66), (68, 82)], [(68, 52), (73, 66), (74.6, 80)], 3)
    skirt(pen, [(42.6, 70), (39, 82), (36.6, 95)], [(61.4, 70), (65.6, 82), (68, 95)], GREEN, 10)
    bodice(pen, [(44, 47), (41, 52), (41, 61), (42.4, 70.6, 0), (52, 72.4), (61.6, 70.6, 0), (64, 62), (63.6, 52), (60, 47), (52, 50)], GREEN, [(45, 70), (44, 62), (46, 53)], [(60, 70), (61.4, 62), (60, 53)], 7)
    belt(pen, [(42, 70.4), (52, 72.6), (62, 70)], YELLOW)
    _sword(pen)
    panel(pen, [(42, 46.4), (33, 52), (25.6, 76), (19.6, 104), (16.6, 134)], [(46, 50), (44.6, 60), (41.6, 76), (34, 102), (26, 131)], 6)
    on_hip(pen, 49, 63.4, 11.4, -34, True)
    arm(pen, [(40, 68.4, 4.4), (44, 67, 3.9), (49, 64, 2.8)], GREEN, 2)
    cuff(pen, (47, 61.4), (50.4, 66.4), 1.6)
    pose = (53.6, 34.2, 18, Look("bob", WHITE, beard="full", gaze=-1, age=0.9, brow=0.9, nose=1.4, broad=1.05), 2, True)
    throat(pen, *pose)
    collar(pen, [(42, 48), (46, 45), (52, 48.6), (58.6, 44.6), (63.6, 46.6), (66, 51.6, 0), (60, 53.4), (53.4, 49.6, 0), (47, 55.4), (40, 53, 0)])
    hats.crown(head(pen, *pose))


def _sword(pen: Press) -> None:
    """Upright in his left fist."""
    sword = pen.at(82, 70)
    sword.shape([(-2.6, 0, 0), (-2.3, -38), (0, -55, 0), (2.3, -38), (2.6, 0, 0)], BLUE, 0.8, 0.5)
    sword.line([(0, -1), (0.1, -28), (0, -51)], 0.65, (0.7, 0.2))
    sword.spikes([((2.4, -2 - i * 1.5), (1.4, -2.4 - i * 1.5), (0.4, -3.2 - i * 1.5)) for i in range(27)], 0.5)
    sword.line([(-1.2, -4), (-1.2, -22), (-0.9, -40)], 0.5, (0.1, 0.1), PAPER)
    sword.shape([(-1.7, 1, 0), (1.7, 1, 0), (1.9, 13, 0), (-1.9, 13, 0)], RED, 0.65)
    sword.shape([(-2.8, 14.6), (0, 12.4), (2.8, 14.6), (2.2, 17.6), (0, 18.6), (-2.2, 17.6)], RED, 0.65, shade=1.4, gap=0.7)
    sword.shape([(-7, -1.4), (-8.6, -2.6), (-9, 0.4), (-7, 1.6), (0, 2.4), (7, 1.6), (9, 0.4), (8.6, -2.6), (7, -1.4), (0, -0.6)], YELLOW, 0.7, 0.5, shade=1, gap=0.6)
    arm(pen, [(63.6, 51, 5.4), (69.6, 60, 5.2), (72, 68, 4.4), (74, 73, 3.2), (76.4, 75, 2.5)], GREEN, 4)
    hands.fist(pen, 82, 76.6, 11.4, 0, True)
    cuff(pen, (77.2, 72), (75.4, 77.6), 1.5)


@frugally
def batons_king(sheet: Svg) -> None:
    """Square and weathered: a fist at his belt, the club held upright like a tree he planted."""
    club, pen = batons.define_pip(sheet, GREEN, GREEN), card(sheet)
    ground(pen, GREEN, 17, 83, feet=(40, 63))
    lining(pen, [(38, 56), (29, 82), (19, 106), (27, 119), (36, 130)], [(66, 56), (71, 82), (76, 106), (71, 119), (63, 130)])
    leg(pen, (59.4, 93), (60.4, 109), (61.4, 126.4), 1)
    boot(pen, 62, 130, 8, True)
    leg(pen, (44.6, 93), (42.6, 109), (40.6, 127), -1)
    boot(pen, 40.2, 130.8, -4)
    breeches(pen, 44.6, 93.4)
    breeches(pen, 59.8, 93, True)
    panel(pen, [(65, 52), (69.6, 74), (71.4, 94), (72, 112)], [(69, 50), (75, 70), (79, 92), (77.6, 108)], 4)
    skirt(pen, [(42.4, 71), (39, 82), (36.4, 93)], [(62.4, 71), (66, 82), (68.6, 92.6)], GREEN, 10)
    bodice(pen, [(44, 47), (40.4, 53), (40.4, 62), (42, 71.6, 0), (52, 73.4), (62.6, 71.6, 0), (65, 62), (64.4, 53), (60, 47), (52, 50)], GREEN, [(45, 71), (43.6, 62), (45, 53)], [(60.6, 71), (62, 62), (61, 53)], 7)
    fur_edge(pen, [(36.4, 93.4), (44, 95.6), (52, 96.2), (61, 95.6), (68.8, 93)])
    laces(pen, (52, 50), (51.6, 94.4), 1.4, PAPER)
    for i in range(15):
        y = 53 + i * 2.8
        for side in (-1, 1):
            pen.limb([(52 + side * 2.2, y, 0.55), (52 + side * 4.6, y + 0.3, 0.6)], YELLOW, 0.4, caps=(1, 1))
    belt(pen, [(41.8, 71.4), (52, 73.6), (62.8, 71)], YELLOW)
    sheet.place(club, 82.6, 40.4, 1.26)
    arm(pen, [(63.6, 52, 5.8), (69.6, 59, 5.6), (74, 64, 4.4), (77, 66, 2.7)], GREEN, 4)
    hands.fist(pen, 82.4, 66.4, 11.6, 0, True)
    cuff(pen, (78, 62.8), (76, 68.6), 1.6)
    panel(pen, [(42, 46), (30, 60), (22, 82), (20, 106)], [(44.6, 50), (37, 66), (31, 88), (28, 112)], 5)
    on_hip(pen, 37.6, 70.6, 11.6, 30, True)
    arm(pen, [(41.6, 52.6, 5.6), (36, 61, 5.2), (33.6, 66, 4.4), (37.2, 70.6, 2.8)], GREEN, 4)
    cuff(pen, (39, 67.4), (35.6, 72.6), 1.6)
    pose = (52.6, 34.2, 18, Look("waves", CHESTNUT, beard="imperial", gaze=-0.4, age=0.7, brow=0.5, jaw=1.6, broad=1.05), -2)
    throat(pen, *pose)
    collar(pen, [(43.6, 48), (47, 45), (52, 48.4), (57.6, 44.8), (61.6, 47), (62.4, 51.4, 0), (57, 52.6), (52.2, 49.6, 0), (47, 53.4), (42.6, 51.6, 0)])
    hats.crown(head(pen, *pose))


CARDS = {"10S": swords_king, "10B": batons_king}

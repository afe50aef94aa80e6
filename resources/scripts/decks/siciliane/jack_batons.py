# SPDX-License-Identifier: GPL-3.0-or-later
"""The jack of batons: a quiet boy in yellow, the club upright in his fist."""

from __future__ import annotations

import hands
from siciliane import batons
from siciliane.figures import arm, belt, bodice, boot, collar, ground, leg, skirt
from siciliane.heads import FAIR, Look, head, throat
from siciliane.press import BLUE, GREEN, RED, YELLOW, card
from svg import Svg
from thrift import frugally


@frugally
def draw(sheet: Svg) -> None:
    """The whole card."""
    club, pen = batons.define_pip(sheet, GREEN, GREEN), card(sheet)
    ground(pen, RED, 18, 83, oval=True, feet=(42, 63))
    leg(pen, (60, 93), (61.6, 107), (62, 125), 1)
    boot(pen, 62.6, 128.4, 6, True)
    leg(pen, (46, 93), (44.6, 108), (42.6, 127), -1)
    boot(pen, 42.2, 130.4, -2)
    hands.hanging(pen, 71.6, 77.6, 12, 2)
    arm(pen, [(68.8, 58, 4.2), (71, 65, 3.8), (72, 72, 3), (71.8, 78.6, 2.4)], BLUE, 3)
    arm(pen, [(63.6, 47, 4.4), (68.6, 52, 5.6), (70.4, 60.4, 5)], GREEN, 3)
    skirt(pen, [(44.8, 66), (40, 80), (35, 94)], [(62.4, 66), (67.6, 80), (70.6, 94.4)], YELLOW, 11)
    bodice(pen, [(46, 43.6), (43.4, 48), (43, 56), (44.6, 66.6, 0), (53, 68), (62.6, 66.6, 0), (65, 57), (65.4, 48), (62.4, 43.6), (54, 46)], YELLOW, [(47, 66), (46, 58), (48, 49)], [(61, 66), (62.4, 58), (61, 49)], 7)
    belt(pen, [(44, 66), (53, 68.2), (63, 66)], RED)
    pen.shape([(51, 67.6, 0), (54, 67.8, 0), (56.6, 77, 0), (54.4, 76.2), (52.6, 78, 0)], RED, 0.65, shade=1.4, gap=0.7)
    sheet.place(club, 26, 37.4, 1.22)
    arm(pen, [(40, 56.4, 4.4), (36.4, 60.4, 3.9), (33, 62.4, 3), (30.4, 62.8, 2.4)], BLUE, 2)
    hands.fist(pen, 26, 62, 11.6, 4, False)
    arm(pen, [(46.6, 47, 4.4), (42.6, 51.4, 5.8), (38.6, 58.6, 5.2)], GREEN, 3)
    pose = (54.6, 30.2, 18.8, Look("bob", FAIR, gaze=-0.3, brow=-0.2, smile=0.7, jaw=0.7, nose=-0.3, broad=1.05), -3, True)
    throat(pen, *pose)
    collar(pen, [(45, 44.2), (47.8, 40.2), (49.8, 43.2), (54.4, 48.4, 0), (59.8, 43.2), (61.4, 40.2), (64.4, 44.2), (61.4, 49.4, 0), (54.6, 52, 0), (48.2, 49.6, 0)])
    head(pen, *pose)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The kings of coins and cups in their tall caps, each on green ground; the crowned ones are in crowned_kings.py."""

from __future__ import annotations

import hands
from siciliane import coins, crowned_kings, cups, hats
from siciliane.figures import arm, belt, bodice, boot, cuff, ground, leg, on_hip, skirt
from siciliane.heads import ASH, DARK, Look, head, throat
from siciliane.press import GREEN, PAPER, YELLOW, Press, card
from siciliane.robes import breeches, clasp, ermine, fur_edge, lining, panel, pearls
from svg import Svg
from thrift import frugally


def _coat(pen: Press, folds: int = 8) -> None:
    """The green coat to the thigh."""
    skirt(pen, [(43.4, 70), (40.6, 80), (38, 91)], [(61.6, 70), (65.4, 80), (68.4, 90.4)], GREEN, folds + 2)
    bodice(pen, [(44, 48), (41, 53), (41.4, 62), (43, 70.6, 0), (52, 72.4), (62, 70.6, 0), (64, 62), (63.6, 53), (60, 48), (52, 51)], GREEN, [(45, 70), (44.6, 62), (46, 54)], [(60, 70), (61.4, 62), (60, 54)], folds - 2)


@frugally
def coins_king(sheet: Svg) -> None:
    """He turns to the coin that he holds up on his left; the other hand swears to it."""
    pip, pen = coins.define_pip(sheet), card(sheet)
    ground(pen, GREEN, 18, 82, feet=(42, 66))
    lining(pen, [(39, 56), (31, 82), (21, 103), (28, 117), (34, 128)], [(64, 56), (70, 80), (76, 103), (72, 118), (66, 128)])
    leg(pen, (59, 89), (61, 106), (65, 126), 1)
    boot(pen, 65.6, 129.6, 10, True)
    leg(pen, (45.4, 89), (44.6, 106), (42.6, 126.4), -1)
    boot(pen, 42.2, 130, -4)
    panel(pen, [(65, 52), (67.6, 72), (68.6, 98)], [(69, 52), (75.6, 74), (79, 92)], 4)
    _coat(pen)
    pearls(pen, [(52 - i * 0.1, 55 + i * 2.7) for i in range(6)] + [(51.6 - i * 0.2, 74.6 + i * 2.7) for i in range(7)], 1.15)
    pearls(pen, [(39.6 + i * 3.45, 92.6 + (0, 1, 1.7, 2.1, 2.2, 2, 1.6, 0.9, 0)[i]) for i in range(9)], 1.7)
    belt(pen, [(42.6, 70.4), (52, 72.6), (62.4, 70)], YELLOW)
    hand = hands.raised_behind(pen, 77.6, 41.6, 13, 12, True)
    arm(pen, [(63.6, 53, 5.4), (70.6, 60.4, 5.6), (75.4, 58, 5), (77, 50, 3.8), (77.6, 42.4, 2.6)], GREEN, 4)
    cuff(pen, (74.8, 43.4), (80.4, 43.4), 1.5)
    sheet.place(pip, 80.6, 24.4, 0.86)
    hands.raised_thumb(hand)
    panel(pen, [(29.6, 57), (24, 76), (19, 101)], [(42, 57), (42.4, 72), (39.6, 92)], 6)
    on_hip(pen, 46.6, 61.4, 11.4, -22, True)
    arm(pen, [(36.6, 65.6, 4.2), (41, 65, 3.8), (46.8, 62, 2.8)], GREEN, 2)
    cuff(pen, (45, 59.2), (47.6, 64.6), 1.5)
    pose = (53, 34, 18, Look("bob", DARK, beard="chin", gaze=-0.9, age=0.4, nose=0.8, broad=0.97), -4, True)
    throat(pen, *pose)
    ermine(pen, [(45, 46), (37, 48), (31, 53.6), (27, 61.6, 0), (33, 63), (41, 62.4, 0), (46.6, 57), (51, 50, 0)], [(34, 59), (39, 59.6), (36.4, 54), (42, 54), (31.4, 60.6), (43.6, 49.6), (46.4, 53.4), (40, 50.4)])
    ermine(pen, [(57, 45.6), (64, 47), (70, 51), (73, 57, 0), (66, 61.4), (60, 61, 0), (55.4, 56), (52, 50, 0)], [(59, 50), (63, 53), (59.6, 56), (66, 57), (68.6, 53), (63.4, 49.4), (56.6, 53)])
    clasp(pen, 51.8, 50.6)
    hats.royal_cap(head(pen, *pose))


@frugally
def cups_king(sheet: Svg) -> None:
    """Old and mild; he has just drunk and lifts the cup to the player's health."""
    pip, pen = cups.define_pip(sheet), card(sheet)
    ground(pen, GREEN, 17, 83, feet=(43, 63))
    lining(pen, [(38, 56), (33, 82), (30.6, 104), (34, 118), (40, 128)], [(66, 56), (70, 82), (75, 106), (70, 118), (62, 128)])
    leg(pen, (59.4, 92), (60, 108), (61.4, 126), 1)
    boot(pen, 62, 129.4, 8, True)
    leg(pen, (45.6, 92), (45.4, 108), (43.6, 126.4), -1)
    boot(pen, 43.2, 130, -4)
    breeches(pen, 45.6, 91)
    breeches(pen, 59.6, 90.6, True)
    panel(pen, [(33, 58), (30.6, 82), (29, 108)], [(40, 58), (38, 82), (37, 102)], 4)
    _coat(pen)
    fur_edge(pen, [(38, 91.4), (44, 93.4), (52, 94), (61, 93.2), (68.6, 90.8)])
    fur_edge(pen, [(52.4, 54), (52, 64), (51.8, 76), (51.6, 92)], 1.5)
    belt(pen, [(42.6, 70.4), (47, 72.2), (52, 71.6), (57, 72.6), (62.4, 70)], YELLOW, 1.6)
    # The mantle thrown over the left arm falls in a long fold.
    on_hip(pen, 64, 71.4, 11, 8)
    panel(pen, [(62, 56), (64, 74), (68, 88), (71, 106)], [(73, 56), (78.6, 74), (80.6, 90), (80, 112)], 6)
    pen.lines([[(63.4, 64), (67, 74), (77.6, 71)], [(64, 70), (69, 80), (79, 78)]], 0.9, (0.1, 0.5))
    pen.line([(63.6, 62.4), (67.4, 71.6), (75, 69.4)], 0.6, (0.1, 0.1), PAPER)
    _cup_arm(pen, sheet, pip)
    pose = (53, 33.8, 18, Look("waves", ASH, beard="forked", gaze=-0.5, age=1, smile=0.7, brow=-0.7, lid=0.4, nose=-0.4, broad=1.03), 3)
    throat(pen, *pose)
    ermine(pen, [(47, 46), (39, 48), (33, 54), (31, 61, 0), (37, 62.4), (44, 60.6, 0), (49, 56), (52, 50, 0)], [(36.6, 58.6), (40.6, 56), (38.6, 52.4), (44.4, 52), (46.6, 56), (42.6, 59), (46, 49)])
    ermine(pen, [(57, 46), (66, 48), (72, 53), (75, 60.4, 0), (68, 62.4), (60, 61.6, 0), (55, 57), (52, 50, 0)], [(58, 50), (61.4, 54), (58, 57), (65, 58.4), (70, 57), (66, 52.6), (62, 50), (62, 59)])
    clasp(pen, 51.8, 50.6)
    hats.royal_cap(head(pen, *pose))


def _cup_arm(pen: Press, sheet: Svg, pip: str) -> None:
    hand = hands.tray(pen, 27, 51.4, 12.6, 8)
    sheet.place(pip, 24.6, 31, 1.1)
    arm(pen, [(42, 54, 5.4), (35, 62, 5.6), (30.6, 61.4, 4.8), (28, 56, 3.6), (27, 51, 2.6)], YELLOW, 4)
    hands.tray_front(hand)
    cuff(pen, (24, 52.6), (30, 52), 1.5)


CARDS = {"10D": coins_king, "10C": cups_king, **crowned_kings.CARDS}

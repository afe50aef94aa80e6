# SPDX-License-Identifier: GPL-3.0-or-later
"""The four riders on grey horses, each on yellow ground; all but those of coins and batons ride to the right."""

from __future__ import annotations

import hands
from siciliane import batons, coins, cups, hats, horses, horses_behind, riding
from siciliane import horse_heads as tack
from siciliane.figures import arm, belt, collar, cuff, ground, on_hip, puff
from siciliane.heads import ASH, AUBURN, CHESTNUT, DARK, Look, head, throat
from siciliane.press import BLUE, GREEN, PAPER, RED, YELLOW, Press, card
from svg import Svg
from thrift import frugally


@frugally
def coins_rider(sheet: Svg) -> None:
    """The horse rears to the left; the rider laughs at the player and lifts the coin."""
    pip, pen = coins.define_pip(sheet), card(sheet)
    ground(pen, YELLOW, 13, 90, 130, 142, feet=(73, 80))
    pen = riding.stage(pen, 0.92, 54, False)
    front = horses.horse(pen, horses.FORE_RAISED, horses.FORE_REACHING, horses.HIND, horses.HIND_BACK, 8, -6)
    tack.bridle(front.at(29, 54, 1, -6).at(-29, -54))
    tack.breast_strap(front)
    tack.cloth(front)
    body = front.at(62, 75, 1, -7).at(-62, -75)
    riding.leg(body)
    hand = hands.raised_behind(body, 28.6, 28.4, 12.6, -26)
    arm(body, [(45, 46.4, 4), (40.6, 42.8, 3.6), (34.6, 36, 2.9), (29, 29, 2.2)])
    coin = body.at(19.6, 11.6, 0.7)
    x, y = coin.point(0, 0)
    sheet.place(pip, round(x, 2), round(y, 2), 0.76)
    hands.raised_thumb(hand)
    puff(body, [(57, 49, 4.4), (51, 49.4, 6), (44.6, 46, 4.8)], BLUE)
    riding.tunic(body, False)
    tack.rein(front, (53, 69), (19, 67))
    arm(body, [(74.6, 60, 4), (72.6, 65.6, 3.6), (66, 69.6, 2.9), (60.6, 71, 2.3)])
    hands.fist(body, 54.4, 69.6, 11, -8)
    puff(body, [(69, 49, 4.4), (74, 53.6, 5.8), (75.6, 60.6, 4.9)], BLUE)
    pose = (62, 33.4, 17.6, Look("curls", CHESTNUT, gaze=-0.3, smile=1, brow=-0.4, nose=-0.5, broad=1.06), 4, True)
    throat(body, *pose)
    collar(body, [(54, 46), (56.6, 41.8), (58.2, 44.8), (62.2, 49, 0), (66.2, 44.8), (67.6, 41.8), (70, 46), (68.4, 50.4, 0), (62.2, 53, 0), (55.8, 50.4, 0)])
    head(body, *pose)


@frugally
def cups_rider(sheet: Svg) -> None:
    """The horse stands; the rider, seen from behind, points the way."""
    pip, pen = cups.define_pip(sheet), card(sheet)
    ground(pen, YELLOW, 9, 92, 130, 142, feet=(15, 31, 60, 67))
    sheet.place(pip, 18.4, 31, 1.16)
    pen = riding.stage(pen.at(7, 0), 0.9, 48, True)
    horses_behind.horse(pen, horses.FORE, horses.FORE_FAR, -14)
    tack.bridle(pen.at(29, 54, 1, -14).at(-29, -54))
    tack.cloth(pen, GREEN)
    tack.rein(pen, (50, 70), (25, 71))
    riding.leg(pen, (52, 89), (50.6, 105))
    hands.offering(pen, 34.6, 31.6, 12.6, 20, True)
    arm(pen, [(57, 49.6, 5), (49.6, 46.4, 4.8), (41.6, 38.6, 3.8), (34.6, 32.4, 2.6)], BLUE, 3)
    cuff(pen, (37.2, 29.8), (33, 34.8))
    riding.tunic(pen, True)
    on_hip(pen, 71.6, 68, 10.6, -24)
    arm(pen, [(69.4, 49.6, 5.2), (75.6, 55, 4.8), (78.4, 61, 4.2), (74.6, 65.6, 3.2), (71, 68.6, 2.5)], BLUE, 3)
    cuff(pen, (72.2, 65.6), (70, 70.6))
    pose = (61, 33.4, 17.6, Look("bob", DARK, beard="imperial", gaze=-1), -4, False, True)
    throat(pen, *pose)
    collar(pen, [(55.2, 46), (58, 42), (63, 43), (68, 42), (70.4, 46), (67, 50), (62, 51.6), (57, 50)])
    hats.straw(head(pen, *pose))


@frugally
def swords_rider(sheet: Svg) -> None:
    """The horse paces to the right; the rider, hand on his thigh, lets it."""
    pen = card(sheet)
    ground(pen, YELLOW, 10, 88, 130, 142, feet=(12, 26, 52))
    _sword(pen.at(16, 48.6))
    pen = riding.stage(pen, 0.93, 43, True)
    horses.horse(pen, horses.FORE_RAISED, horses.FORE_FAR, horses.HIND_BACK, horses.HIND_FAR, 0, -3)
    tack.bridle(pen.at(29, 54, 1, -3).at(-29, -54))
    tack.breast_strap(pen, RED)
    tack.cloth(pen)
    arm(pen, [(56, 52, 5), (51, 59, 4.4), (50.4, 65, 3)], BLUE, 2)
    riding.leg(pen, (50, 89), (50.4, 105))
    riding.tunic(pen, False)
    tack.rein(pen, (49.4, 68), (19, 68))
    hands.fist(pen, 47, 67, 10.6, 30)
    belt(pen, [(54.4, 74), (62, 76), (70.8, 73.6)], GREEN, 1.4)
    hands.hanging(pen, 72, 70.6, 11.6, 30)
    arm(pen, [(69.4, 49.6, 5.4), (74.6, 57, 5), (75, 64, 4.1), (72.4, 71, 2.8)], BLUE, 4)
    cuff(pen, (75, 71.4), (69.8, 70))
    pose = (60.6, 33.2, 17.6, Look("waves", AUBURN, beard="chin", gaze=-1, age=0.3, lid=0.4, broad=1.07, jaw=1), -3)
    throat(pen, *pose)
    collar(pen, [(54.2, 46), (56.8, 41.8), (58.2, 44.8), (61.8, 48.8, 0), (65.8, 44.8), (67.2, 41.8), (70, 46), (67.6, 50.4, 0), (61.8, 52.8, 0), (56, 50.4, 0)])
    hats.straw(head(pen, *pose))


def _sword(pen: Press) -> None:
    """The rider's sword, hanging in the air point up."""
    pen.shape([(-2.2, 4, 0), (-1.9, -22), (0, -36, 0), (1.9, -22), (2.2, 4, 0)], BLUE, 0.75, 0.5)
    pen.line([(0, 2), (0.1, -16), (0, -33)], 0.6, (0.7, 0.2))
    pen.spikes([((2, 2 - i * 1.5), (1.2, 1.6 - i * 1.5), (0.4, 0.8 - i * 1.5)) for i in range(17)], 0.5)
    pen.line([(-1, 0), (-1, -12), (-0.7, -24)], 0.45, (0.1, 0.1), PAPER)
    pen.shape([(-2, 4, 0), (-5.6, 3.4), (-6, 6.4), (-2.4, 7, 0), (-2.6, 12), (-1.6, 15.6, 0), (1.6, 15.6, 0), (2.6, 12), (2.4, 7, 0), (6, 6.4), (5.6, 3.4), (2, 4, 0)], RED, 0.7, 0.5, shade=2, gap=0.7)
    pen.lines([[(-2.4, 8 + i * 2), (0, 9 + i * 2), (2.4, 7.8 + i * 2)] for i in range(4)], 0.5)
    pen.shape([(-2, 17.4), (0, 15.2), (2, 17.4), (0, 19.4)], RED, 0.6)


@frugally
def batons_rider(sheet: Svg) -> None:
    """The horse lifts a foreleg to the left; the rider, turned from us, looks where it goes."""
    club, pen = batons.define_pip(sheet, GREEN, GREEN), card(sheet)
    ground(pen, YELLOW, 22, 95, 130, 142, feet=(46, 72, 84))
    sheet.place(club, 14.6, 42, 1.32)
    pen = riding.stage(pen.at(-1, 0), 0.9, 76, False)
    horses_behind.horse(pen, horses.FORE_RAISED, horses.FORE_FAR, -8)
    tack.bridle(pen.at(29, 54, 1, -8).at(-29, -54))
    tack.quilt(pen)
    arm(pen, [(55, 51, 5), (49.6, 57, 4.4), (47, 61, 3)], BLUE, 2)
    riding.leg(pen, (51, 88), (49.6, 104))
    riding.tunic(pen, True)
    tack.rein(pen, (46, 63), (18, 67))
    hands.fist(pen, 44, 61.6, 10.6, 24)
    hands.hanging(pen, 75.6, 67.4, 11.2, -14, True)
    arm(pen, [(72.8, 58.6, 4.2), (75.4, 63, 3.6), (75.8, 67.8, 2.4)])
    puff(pen, [(68.6, 49, 4.6), (72.6, 53, 6), (73.8, 60.4, 5)], BLUE)
    pose = (61.6, 33.2, 17.6, Look("bob", ASH, beard="imperial", gaze=-0.8, brow=0.5, age=0.6, nose=1.3, broad=0.93), -2)
    throat(pen, *pose)
    collar(pen, [(54, 46.6), (55, 43.4), (58, 44, 0), (60, 42), (63, 43.6, 0), (66, 42), (68.4, 44, 0), (71, 44.6), (71, 48.6), (68, 50.4, 0), (65, 52.4), (61.6, 51, 0), (58, 52.4), (55, 49.6, 0)])
    hats.straw(head(pen, *pose))


CARDS = {"9D": coins_rider, "9C": cups_rider, "9S": swords_rider, "9B": batons_rider}

# SPDX-License-Identifier: GPL-3.0-or-later
"""The four jacks, each on red ground."""

from __future__ import annotations

import hands
from siciliane import coins, cups, hats, jack_batons
from siciliane.figures import arm, belt, bodice, boot, collar, ground, laces, leg, on_hip, puff, skirt
from siciliane.heads import AUBURN, CHESTNUT, DARK, Look, head, throat
from siciliane.press import BLUE, GREEN, PAPER, RED, YELLOW, Press, card
from svg import Svg
from thrift import frugally


@frugally
def coins_jack(sheet: Svg) -> None:
    """Seen half from behind, weight on the left leg; he holds the coin up on his finger tips and looks at it."""
    pip, pen = coins.define_pip(sheet), card(sheet)
    ground(pen, RED, 18, 84, feet=(44, 70))
    leg(pen, (63, 92), (67, 107), (70.6, 126), 1)
    boot(pen, 70.6, 128.6, -4, False)
    leg(pen, (49, 92), (47.6, 108), (44.4, 127.4), -1)
    boot(pen, 44, 131, 0)
    skirt(pen, [(45.6, 66), (42.6, 78), (39, 94)], [(66.4, 66), (71, 78), (77, 92.6)], BLUE, 11)
    puff(pen, [(66, 46.6, 4.2), (72.6, 50, 6.8), (77.6, 55.6, 5.4)], YELLOW)
    arm(pen, [(76.4, 55, 4.4), (78.6, 59.4, 3.6), (75, 64, 2.9), (70.8, 67.4, 2.3)])
    on_hip(pen, 71.6, 66.8, 11, -38)
    bodice(pen, [(47.6, 43.4), (44.6, 48), (44, 56), (45.6, 66.6, 0), (56, 68), (66.4, 66.6, 0), (69.6, 56), (69, 47.6), (65, 43.6), (56, 45.6)], BLUE, [(48, 66), (47, 58), (50, 49)], [(64.6, 66), (66, 58), (64, 49)], 6)
    pen.line([(57, 46), (57.8, 56), (57, 66)], 0.7, (0.3, 0.6))
    belt(pen, [(45, 66.4), (56, 68.2), (66.8, 66)], RED)
    _raised(pen, sheet, pip)
    pose = (55.6, 31, 18.6, Look("bob", CHESTNUT, gaze=-1, brow=-0.4, broad=0.97), -4, False, True)
    throat(pen, *pose)
    collar(pen, [(48, 43), (52, 40.4), (57, 42), (63, 40), (67, 43), (66.8, 47, 0), (62, 48), (57, 51, 0), (52.4, 48.6), (47.2, 47.6, 0)])
    hats.beret(head(pen, *pose))


def _raised(pen: Press, sheet: Svg, pip: str) -> None:
    """The arm that lifts the coin: full sleeve, bare forearm, fingers behind and thumb before the rim."""
    hand = hands.raised_behind(pen, 28.8, 40.4, 13.4, -14)
    arm(pen, [(39.6, 57.4, 4), (36.4, 55.6, 3.7), (32.6, 48.6, 3.1), (29.2, 40.8, 2.2)])
    sheet.place(pip, *[round(v, 2) for v in pen.point(24.4, 23.8)], 0.84)
    hands.raised_thumb(hand)
    puff(pen, [(48.6, 46, 4.2), (43, 50.4, 6.6), (37.6, 56.6, 4.6)], YELLOW)


@frugally
def cups_jack(sheet: Svg) -> None:
    """A dandy in a plumed hat: one open hand shows the cup beside him, the other hangs."""
    pip, pen = cups.define_pip(sheet), card(sheet)
    ground(pen, RED, 19, 82, feet=(42, 64))
    sheet.place(pip, 21.6, 33, 1.1)
    leg(pen, (60, 95), (61.4, 108), (62.4, 126.4), 1)
    boot(pen, 63, 129.4, 6, True)
    leg(pen, (45, 95), (44.6, 108), (43.2, 127), -1)
    boot(pen, 42.8, 130.6, 0)
    # The arm that hangs, then the one that offers.
    hands.hanging(pen, 71.2, 80, 12.4, 6)
    arm(pen, [(68.4, 62, 3.9), (70, 68, 3.7), (71.4, 75, 2.9), (71.4, 81, 2.2)])
    puff(pen, [(64, 47, 4.4), (69.4, 54, 5.8), (70, 64, 4.9)], BLUE)
    trunk = pen.shape([(42.6, 67, 0), (40, 78), (37, 90), (38.6, 98.4), (45, 100.6), (53, 99.6), (61, 100.6), (67.4, 97.6), (68, 89), (65, 78), (63.4, 67, 0), (53, 69)], RED, 0.95, 0.5)
    pen.comb(trunk, 5, 16, 0.82, 0.44)
    pen.pleats([(44, 69), (41, 84), (40.6, 98)], [(62, 69), (65, 84), (65, 98)], 11, trunk, 0.66)
    pen.sheaf([(40.6, 99), (40, 92), (40.6, 84)], [(65, 99), (65.4, 92), (64.6, 84)], 9, 0.6, clip=trunk, ragged=0.5)
    bodice(pen, [(44.6, 43.6), (41.6, 48.6), (41.4, 57), (42.8, 67.4, 0), (53, 69), (63.6, 67.4, 0), (65.4, 57), (65.4, 48), (62, 43.6), (53, 46)], RED, [(45, 66), (44, 58), (46, 49)], [(62, 66), (63, 58), (61, 49)], 6)
    laces(pen, (53.4, 45.6), (53, 99), 2.1, GREEN, YELLOW)
    belt(pen, [(41.8, 67), (53, 69), (64.4, 66.8)], GREEN)
    pen.shape([(50, 66.6, 0), (56.4, 66.8, 0), (56.2, 71.4, 0), (49.8, 71.2, 0)], YELLOW, 0.65)
    hands.offering(pen, 27.6, 74.6, 12.4, -34, True)
    arm(pen, [(38.4, 60.6, 4), (35, 66, 3.6), (31, 71.4, 2.8), (27, 75, 2.1)])
    puff(pen, [(44, 47, 4.4), (39.6, 53, 6.2), (37.4, 62, 5)], BLUE)
    pose = (53.6, 31.8, 18.6, Look("waves", AUBURN, gaze=-0.8, smile=0.7, lid=0.5, nose=-0.3, broad=1.04), 3)
    throat(pen, *pose)
    collar(pen, [(43.6, 44.4), (46.4, 40.4), (48.4, 43.4), (53.4, 48.6, 0), (58.8, 43.4), (60.4, 40.4), (63.6, 44.4), (60.4, 49.4, 0), (53.6, 52, 0), (47, 49.6, 0)])
    hats.plumed(head(pen, *pose))


@frugally
def swords_jack(sheet: Svg) -> None:
    """One fist at his hip, in the other the sword, point up; he looks away over his shoulder."""
    pen = card(sheet)
    ground(pen, RED, 19, 83, oval=True, feet=(47, 66))
    leg(pen, (61, 93), (62.6, 108), (65, 127), 1)
    boot(pen, 65.4, 130.4, 6, True)
    leg(pen, (49, 93), (48.6, 108), (47.6, 126.4), -1)
    boot(pen, 47.2, 129.6, -6)
    skirt(pen, [(46, 66), (43, 78), (39.6, 93.6)], [(64.6, 66), (69, 78), (72.6, 93)], GREEN, 10)
    fur = pen.shape([(39.2, 92.6), (38.4, 95.6), (43, 97.4, 0), (48, 97.6), (52, 99, 0), (58, 98.4), (63, 98.6, 0), (68, 97), (73.6, 96), (73, 92.4), (66, 94.4), (56, 95.4), (46, 94.6)], PAPER, 0.8, 0.5)
    pen.comb(fur, 1.6, 60, 0.8, 0.4)
    pen.spikes([((41 + i * 2.9, 94.6 + (i % 2)), (41.2 + i * 2.9, 95.8), (41.6 + i * 2.9, 96.8)) for i in range(11)], 0.6)
    puff(pen, [(64.4, 46, 4.4), (71, 48.6, 6.6), (77.8, 54, 5)], YELLOW)
    arm(pen, [(76.8, 53.4, 4.1), (79.4, 57.6, 3.6), (75.4, 63.4, 2.9), (71, 67.6, 2.3)])
    on_hip(pen, 71.8, 67, 11, -42)
    bodice(pen, [(48, 43), (45, 47.6), (44.4, 56), (46, 66.6, 0), (55, 68), (64.8, 66.6, 0), (67.6, 56), (67.4, 47), (64, 43), (56, 45.4)], GREEN, [(48, 66), (47, 58), (49, 49)], [(63.6, 66), (65, 58), (63, 49)], 6)
    laces(pen, (58, 45.4), (57.6, 94.4), 2.2, RED)
    belt(pen, [(45.2, 66), (55, 68), (65.2, 66)], RED, 1.9)
    _sword_arm(pen)
    pose = (57.6, 30.8, 18.6, Look("curls", DARK, gaze=-1, brow=0.6, jaw=0.8), 2, True, True)
    throat(pen, *pose)
    collar(pen, [(47.2, 43.6), (50.2, 39.8), (52.4, 42.8), (57.8, 47.8, 0), (63, 42.6), (64.8, 39.8), (67.6, 43.6), (65, 48.6, 0), (58.2, 51.4, 0), (51.2, 49, 0)])
    head(pen, *pose)


def _sword_arm(pen: Press) -> None:
    sword = pen.at(23.6, 69.6, 1, 16)
    sword.shape([(-2.1, -3, 0), (-1.9, -40), (0, -53, 0), (1.9, -40), (2.1, -3, 0)], BLUE, 0.75, 0.5)
    sword.line([(0, -4), (0.1, -28), (0, -50)], 0.6, (0.7, 0.2))
    sword.spikes([((2, -6 - i * 1.5), (1.2, -6.4 - i * 1.5), (0.4, -7.2 - i * 1.5)) for i in range(24)], 0.5)
    sword.line([(-1, -8), (-1, -24), (-0.6, -42)], 0.45, (0.1, 0.1), PAPER)
    sword.limb([(-5.4, -3.4, 0.9), (0, -3, 1.4), (5.4, -3.6, 0.9)], YELLOW, 0.65, caps=(1, 1))
    sword.shape([(-1.6, -2, 0), (1.6, -2, 0), (1.7, 8, 0), (-1.7, 8, 0)], RED, 0.65)
    sword.shape([(-2.5, 8.4), (0, 7), (2.5, 8.4), (2, 11.4), (0, 12.4), (-2, 11.4)], RED, 0.65, shade=1.4, gap=0.7)
    arm(pen, [(39.6, 58.4, 4), (37.4, 64, 3.6), (33.4, 69.4, 2.9), (28.6, 73, 2.2)])
    hands.fist(pen, 22.8, 71.6, 11.4, 16, False)
    puff(pen, [(48, 46, 4.4), (43, 51, 6.6), (38.6, 59.6, 5)], YELLOW)


CARDS = {"8D": coins_jack, "8C": cups_jack, "8S": swords_jack, "8B": jack_batons.draw}

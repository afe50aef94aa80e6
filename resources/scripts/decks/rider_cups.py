# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of cups: a young man in a red cap holds his cup out; his horse paces to the right."""

from __future__ import annotations

import costume
import crowns
from cups import define_pip
from faces import CHESTNUT, Look, head
from hands import tray, tray_front
from horse import Coat, bit_of, draw_horse, head_pen, planted
from horse_head import draw_bridle
from horse_poses import PACING
from burin import Burin
from ink import Pen
from riders import LEATHER, boot, held, iron, on, put, seated_leg, sleeve
from slab import draw_shadows, draw_slab
from svg import BLUE, DEEP_FLESH, DEEP_GREEN, DEEP_RED, GOLD, GREEN, RED, WHITE, YELLOW, Svg
from sway import Sway
from tack import boss, buttons, cloth, rein, strap, tassels

COAT = Coat("#b7a18a", "#927c67", "#d3c2ad", "#7d6450", socks="#f2ece2")

SWAY = Sway(48, ((29, .8, 3, 0), (48, -1.4, 7, 3.4), (66, -1.4, -7, 2.6), (83, 0, 0, 0)))  # turned the way he rides, the shoulder of the lifted arm high


def draw(sheet: Svg) -> None:
    card = Burin(sheet, fine=1).at(0, -4)
    p = card.at(0, 2)
    draw_slab(card, RED, DEEP_RED, "#b92420")
    draw_shadows(card, [(x, y + 2) for x, y in planted(PACING)], 1)
    draw_horse(p, PACING, COAT)
    _tack(p)
    _rider(p.swayed(SWAY), p, sheet)


def _tack(p: Pen) -> None:
    strap(p, [(53, 94), (62, 95.6), (71, 94.4), (75.4, 93), (78.6, 91.4)], 3, BLUE, RED)
    strap(p, [(70.6, 95), (72, 101), (71.4, 106.4)], 2.8, BLUE, RED, count=5)
    boss(p, 70.6, 94.6, 2.7, YELLOW, RED)
    draw_bridle(head_pen(p, PACING), YELLOW, RED)
    tassels(p, [(29.4, 105), (42, 107.4), (57, 107)], YELLOW, 3.4, 16)
    ground = cloth(p, [(34, 83, 0), (44, 82), (56, 80.5, 0), (58, 94), (57.6, 107.6, 0), (43, 107.8), (28.6, 105.4, 0), (29.6, 94)], GREEN, YELLOW, RED)
    p.fringe([(33, 102.4), (33.6, 94), (36.6, 86.6)], 6, 1, .36, 10, clip=ground)
    p.hatch(ground, 84, 1.3, .34, DEEP_GREEN, reach=.7)
    for x, y in ((38.6, 99),):
        p.shape([(x, y - 3.4), (x + 1.3, y - 1.3), (x + 3.4, y), (x + 1.3, y + 1.3), (x, y + 3.4), (x - 1.3, y + 1.3), (x - 3.4, y), (x - 1.3, y - 1.3)], YELLOW, .5, .6)
        boss(p, x, y, 1.1, RED)


def _rider(p: Pen, horse: Pen, sheet: Svg) -> None:
    # far arm to the rein
    sleeve(p, (57.4, 49.5), (61.4, 60.5), (57.4, 68.6), GREEN, 4.6, YELLOW)
    # saddle
    p.shape([(31.6, 79.6), (34, 76.4), (36.6, 79), (42, 82), (52, 81), (57, 76), (59.6, 75.6), (59.4, 80), (56, 86), (45, 88.4), (35, 86)], RED, .8, .45)
    p.line([(34, 79.6), (38, 83.6), (47, 85.6), (55, 83), (58.4, 78)], .6, (.3, .3), YELLOW)
    # leg
    strap(p, [(60.6, 98), (62, 108), (61.2, 118.4)], 1.4, LEATHER, None, .45, 5)
    boot(p, 56, 118, WHITE, None, 6, 11)
    iron(p, 60.8, 123.6, YELLOW)
    seated_leg(p, (44.6, 84), (59, 97), (55.2, 108), RED)
    strap(p, [(51, 106), (55, 107.6), (59.4, 106.2)], 1.9, GREEN, None, .4, 4)
    # coat
    coat = p.shape([(43.4, 43, 0), (38, 45.4), (35.4, 50), (37, 58), (39, 66.4), (36.6, 75), (33.8, 83.6, 0), (42, 88), (51, 87.4), (57.4, 83.6, 0), (56.4, 75), (55.6, 66.4), (58.8, 57), (60.4, 50), (57.6, 45.6), (53, 43.2, 0)], YELLOW, .95, .45)
    p.fringe([(57.4, 83), (56.2, 75), (55.4, 66.4), (58.6, 57), (60.2, 50), (58, 46)][::1], 6.5, .85, .4, -20, clip=coat, under=GOLD)
    p.fringe([(38, 46), (35.6, 50), (37, 58), (39, 66.4)][::-1], 3.6, .95, .34, -15, clip=coat)
    costume.folds(p, [[(39.6, 71), (38, 78), (37, 84.6)], [(43, 71), (41.4, 79), (40.6, 86)], [(49.6, 71), (49.8, 79), (49.6, 87)]], 2.2, YELLOW, coat)
    for knots in ([(45, 43.6, 0), (43.4, 55), (44.4, 66.5, 0), (47.4, 66.5, 0), (46.6, 55), (48, 44, 0)], [(51.4, 43.6, 0), (51.2, 55), (50.8, 66.5, 0), (53.6, 66.5, 0), (54.4, 55), (54, 44, 0)],
                  [(44, 69, 0), (41.6, 87.4, 0), (45.4, 88.2, 0), (47, 69, 0)], [(50.8, 69, 0), (51.4, 87.2, 0), (54.6, 85.8, 0), (53.4, 69, 0)]):
        p.shape(knots, GREEN, .5, .6)
    buttons(p, [(49.2 - (.3 if y < 66 else .6), y) for y in (48, 52, 56, 60, 64, 73, 77, 81, 85)], .85, WHITE)
    p.lines([[(34.4, 82), (42, 86.2), (51, 85.6), (57, 82)]], .5, (.4, .4))
    strap(p, [(38.4, 67.2), (46, 69), (56, 67)], 2.6, YELLOW, None, .55, 6)
    p.shape([(47.2, 66.8, 0), (51.4, 66.6, 0), (51.4, 70.4, 0), (47.2, 70.6, 0)], RED, .5, .6)
    boss(p, 49.3, 68.6, 1, YELLOW)
    rein(horse, bit_of(PACING), on(p, horse, 54.2, 70.6), 6, YELLOW)
    held(p, 54.2, 70.6, 9.4, -18)
    # head
    look = Look(hair="page", hair_colour=CHESTNUT, beard="moustache", gaze=(.9, -.5), smile=1, brow=-.8, lid=.15, long=-2, flush=.6, snub=.6)
    h = head(p, 50.6, 32.4, 17, look, 2, mirror=True)
    _cap(h.roughly())
    p.shape([(42.8, 43.6), (47, 45.6), (53.8, 43.6), (54, 45.6), (48, 48), (42.4, 45.8)], RED, .55, .6)
    # near arm with the cup
    sleeve(p, (39.6, 50), (29.8, 59.4), (23.2, 49.6), GREEN, 5.2, YELLOW)
    hand = tray(p, 23, 47.8, 10, deep=DEEP_FLESH)
    put(p, define_pip(sheet), 21, 27.6, .86, (23, 47.8))
    tray_front(hand, deep=DEEP_FLESH)


def _cap(h: Pen) -> None:
    """A round red cap with a turned-up brim and a green plume (head units)."""
    crowns.plume(h, [(26, -44), (40, -74), (70, -84), (92, -66), (90, -40), (76, -28)], 30, GREEN)
    crown = h.shape([(-36, -30), (-34, -52), (-14, -70), (16, -72), (40, -56), (46, -26), (20, -30), (-10, -30)], RED, 3.4, .4)
    h.fringe([(45, -30), (40, -56), (18, -71)][::-1], 22, 4, 1.8, 10, clip=crown)
    brim = h.shape([(-40, -22), (-42, -34), (-20, -41), (10, -42), (38, -37), (50, -26), (46, -14), (20, -24), (-12, -25)], RED, 3.2, .45)
    h.fringe([(46, -15), (20, -24), (-12, -25), (-38, -22)], 7, 4, 1.7, 10, clip=brim)
    h.line([(-37, -30), (-10, -35), (20, -35), (46, -24)], 2, (.2, .2), YELLOW)

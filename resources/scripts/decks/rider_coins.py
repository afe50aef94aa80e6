# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of coins: a bearded man in a yellow turban lifts his coin and looks at it; his horse stands to the left."""

from __future__ import annotations

import math

import costume
from burin import Burin
from coins import define_pip
from faces import Look, head
from hands import raised_behind, raised_thumb
from horse import Coat, bit_of, draw_horse, head_pen, planted
from horse_head import draw_bridle
from horse_poses import STANDING
from ink import Pen
from riders import LEATHER, boot, held, iron, on, put, seated_leg, sleeve, turban
from slab import draw_shadows, draw_slab
from svg import BLUE, DEEP_BLUE, DEEP_FLESH, DEEP_GREEN, GOLD, GREEN, RED, YELLOW, Svg
from sway import Sway
from tack import boss, buttons, cloth, rein, strap, tassels

COAT = Coat("#b58f6a", "#8e6c4c", "#d2b08b", "#6a4a34", "#4e3c30", blaze="#f2e8da")  # a bay

SWAY = Sway(55, ((29, -1.6, -3, 0), (48, .4, 7, -5.4), (66, 2.2, -5, -5), (84, 3.4, 4, -3)))  # turned the way he rides, the shoulder of the lifted arm high


def draw(sheet: Svg) -> None:
    card = Burin(sheet, fine=1).at(0, -4)
    left = card.at(100, 0, mirror=True)
    draw_slab(left, YELLOW, GOLD, "#e9b21c")
    p = left.at(0, 2)
    draw_shadows(left, [(x, y + 2) for x, y in planted(STANDING)], -1)
    draw_horse(p, STANDING, COAT)
    _tack(p)
    _rider(card.at(0, 2).swayed(SWAY), p, sheet)


def _tack(p: Pen) -> None:
    """All of it in the horse's coordinates."""
    draw_bridle(head_pen(p, STANDING), YELLOW, RED)
    strap(p, [(55, 95), (63, 98.4), (72, 98.6), (79, 96.6), (84.4, 92.6)], 2.6, YELLOW, RED)
    boss(p, 73, 98.4, 2.4, YELLOW, BLUE)
    edge = [(27.8, 92), (29.6, 101), (37, 107.4), (47, 108.8), (56, 105), (59.4, 96)]
    tassels(p, edge[1:5], YELLOW, 3.6, 15)
    knots = [(33.6, 82.6, 0), (44, 82), (56, 80.5, 0), (59.6, 88), *edge[::-1]]
    ground = cloth(p, knots, BLUE, YELLOW, RED, 3.6)
    p.hatch(ground, 80, 1.1, .4, DEEP_BLUE, reach=.75)
    # a golden sun embroidered on the corner
    x, y = 37.6, 97.4
    star = []
    for i in range(16):
        r = 4.2 if i % 2 == 0 else 1.9
        a = math.pi * i / 8
        star.append((x + r * math.cos(a), y + r * math.sin(a), 0))
    p.shape(star, YELLOW, .5, .6)
    boss(p, x, y, 1.3, RED)


def _rider(p: Pen, horse: Pen, sheet: Svg) -> None:
    # far arm, lifted, and the coin
    sleeve(p, (46, 50.6), (36.4, 59), (29.6, 48.6), RED, 5, YELLOW)
    hand = raised_behind(p, 29, 46.2, 11.5, -12, deep=DEEP_FLESH)
    put(p, define_pip(sheet), 24, 27.2, 1.5, (29, 46.2))
    raised_thumb(hand, deep=DEEP_FLESH)
    # saddle, leg (in the horse's coordinates)
    horse.shape([(31, 80.6), (33, 76.8), (36.6, 79), (42, 82), (52, 81), (57, 76.6), (59.8, 76), (59.6, 80.6), (56, 86), (45, 88.4), (35, 86.4)], RED, .8, .45)
    horse.line([(34, 80), (38, 83.6), (47, 85.6), (55, 83), (58.4, 78.6)], .6, (.3, .3), YELLOW)
    strap(horse, [(60.6, 98), (62, 108), (61.2, 118.4)], 1.4, LEATHER, None, .45, 5)
    boot(horse, 56.2, 118, YELLOW, GREEN, 6, 10)
    iron(horse, 61, 123.6, YELLOW)
    seated_leg(horse, (38, 84), (57.4, 95.6), (54.6, 108), RED, 7.6)
    # jerkin
    coat = p.shape([(51, 43.6, 0), (46.4, 45.6), (43.8, 51), (45.4, 59), (45.6, 67), (44, 76), (43, 84, 0), (50, 88), (59, 88.8), (67, 85.4, 0), (64.6, 76), (62.4, 67), (64.4, 58), (66.4, 51), (63.6, 45.6), (58, 43.2, 0)], GREEN, .95, .45)
    p.fringe([(66.8, 85), (64.4, 76), (62.2, 67), (64.2, 58), (66, 51)], 7, .9, .42, -20, clip=coat, under=DEEP_GREEN)
    p.fringe([(45.4, 60), (45.6, 67), (44, 76), (43.2, 83)][::-1], 3.6, 1, .36, 10, clip=coat)
    costume.folds(p, [[(47.6, 71), (46.8, 78), (46.4, 85.4)], [(51, 72), (50.6, 79), (50.8, 87)], [(57, 72), (58, 79), (58.4, 87.6)], [(60.4, 71), (62.2, 78), (63.4, 86)]], 2.6, GREEN, coat)
    p.line([(47.4, 51), (48.6, 58), (48, 66)], .5, (.1, .4))
    p.shape([(51, 47, 0), (51.6, 58), (51, 67.4, 0), (54, 67.4, 0), (54.4, 58), (54, 47, 0)], BLUE, .5, .6)
    buttons(p, [(52.6, y) for y in (54, 58, 62)], .9, YELLOW)
    p.line([(43.4, 82), (50, 86), (59, 86.6), (66.4, 83.4)], 1.1, (.5, .5), YELLOW)
    strap(p, [(45.4, 68.4), (53, 70.2), (62.4, 67.8)], 2.6, YELLOW, None, .55, 6)
    p.shape([(50.8, 68.4, 0), (54.4, 68.4, 0), (54.4, 71.8, 0), (50.8, 71.8, 0)], RED, .5, .6)
    # near arm and hand on the rein
    sleeve(p, (63.6, 51.6), (68.6, 63.4), (60, 71.6), RED, 5.3, YELLOW)
    x, y = bit_of(STANDING)
    rein(horse, (x, y), on(p, horse, 54.2, 72.2), 6.5, YELLOW, loose=True)
    held(p, 54.2, 72.2, 10, 12)
    # head, collar
    look = Look(hair="short", hair_colour="#6b4a30", beard="forked", age=.5, gaze=(-.9, -.9), smile=1.2, brow=-1, nose=.8, bulb=.5, jaw=.8)
    costume.ruff(p, 55, 45.6, 10.5, 6, YELLOW, 11)
    h = head(p, 53.4, 32.4, 17, look, 4)
    turban(h.at(0, 3).roughly(), YELLOW, RED)

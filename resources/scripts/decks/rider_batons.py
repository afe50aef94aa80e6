# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of batons: a gentleman in hat and ruff, club on the shoulder; his horse steps out to the left."""

from __future__ import annotations

import costume
import crowns
from batons import define_pip
from burin import Burin
from faces import Look
from profile_head import profile
from horse import Coat, bit_of, draw_horse, head_pen, planted
from horse_head import draw_bridle
from horse_poses import STEPPING
from ink import Pen
from riders import LEATHER, boot, held, iron, on, put, sleeve
from slab import draw_shadows, draw_slab
from svg import DEEP_GREEN, GOLD, GREEN, RED, WHITE, YELLOW, Svg
from sway import Sway
from tack import boss, chain, cloth, rein, strap, tassels

COAT = Coat("#c6bbac", "#9c9082", "#e2d9cc", "#8a7d70", "#5a4a3e", dapples="#ded5c8")  # a dappled grey

SWAY = Sway(54, ((29, -2.6, 0, 0), (48, -1.4, -6, -3.4), (67, .8, 7, -3), (83, 0, 0, 0)))  # leans to the left, as he rides, weight of the club behind


def draw(sheet: Svg) -> None:
    card = Burin(sheet).at(0, -4)
    left = card.at(100, 0, mirror=True)
    draw_slab(left, GREEN, DEEP_GREEN, "#196536")
    p = left.at(0, 2)
    draw_shadows(left, [(x, y + 2) for x, y in planted(STEPPING)], -1)
    draw_horse(p, STEPPING, COAT)
    _tack(p)
    _rider(card.at(0, 2).swayed(SWAY), p, sheet)


def _tack(p: Pen) -> None:
    """All of it in the horse's coordinates."""
    draw_bridle(head_pen(p, STEPPING), YELLOW, RED)
    strap(p, [(53, 84), (61, 91), (70, 95.4), (75, 95), (78.6, 93.6)], 3, YELLOW, GREEN)
    strap(p, [(70.6, 95.6), (72, 101), (71.4, 106)], 2.8, YELLOW, GREEN, count=5)
    boss(p, 70.4, 95.2, 2.6, YELLOW, RED)
    tassels(p, [(25.6, 104), (42, 108.4), (57.6, 108.4)], RED, 3.2, 18)
    outer = [(34, 82.6, 0), (44, 82), (56, 80.5, 0), (58.6, 94), (58.4, 108.8, 0), (42, 109), (24.8, 104.6, 0), (28.6, 93)]
    ground = cloth(p, outer, YELLOW, GREEN, YELLOW, 4.2)
    p.hatch(ground, 80, 1.2, .34, GOLD, reach=.8)
    p.fringe([(31, 101.6), (33, 94), (36.4, 86.8)], 6, 1, .36, 10, clip=ground)
    chain(p, [(32.2, 86), (30, 94), (27.2, 103), (42, 106.8), (56, 106.6)], 14, .9, YELLOW)
    # a red flower
    x, y = 37.6, 98.6
    for dx, dy in ((-1.9, -1.1), (1.9, -1.1), (-1.3, 1.5), (1.3, 1.5), (0, -2.4)):
        p.shape([(x + dx - 1.5, y + dy), (x + dx, y + dy - 1.5), (x + dx + 1.5, y + dy), (x + dx, y + dy + 1.5)], RED, .4, .6)
    boss(p, x, y, 1.1, YELLOW)


def _rider(p: Pen, horse: Pen, sheet: Svg) -> None:
    sleeve(p, (45.4, 50.6), (40.6, 61.6), (43.4, 69), YELLOW, 5, WHITE)
    horse.shape([(31, 80.4), (33.2, 76.4), (36.6, 79), (42, 82), (52, 81), (57, 76.6), (59.8, 76), (59.6, 80.6), (56, 86), (45, 88.4), (35, 86.4)], GREEN, .8, .45)
    strap(horse, [(60.6, 98), (62, 108), (61.2, 118.4)], 1.4, LEATHER, None, .45, 5)
    boot(horse, 56.2, 118, WHITE, None, 6, 12)
    iron(horse, 61, 123.6, YELLOW)
    # breeches, full to the knee
    legs = horse.shape([(36.4, 80, 0), (37.4, 88), (44, 95.6), (49, 100.4), (50.6, 104, 0), (54.6, 105), (58.8, 103.6, 0), (62.8, 99), (63.4, 92.6), (59.4, 86), (56.6, 80, 0), (46, 76)], RED, .9, .45)
    horse.sheaf([(52, 103), (48.6, 97), (41, 88)], [(58, 103), (61, 96), (54, 85)], 7, .6, (.9, 0), clip=legs, ragged=.45)
    horse.fringe([(37, 85), (38, 88.6), (44, 95.6), (50, 102)][::-1], 3.4, .9, .42, 10, clip=legs)
    horse.fringe([(62.6, 99), (63, 92.6), (59.2, 86)][::-1], 2.6, .9, .4, 10, clip=legs)
    strap(horse, [(50.2, 103.4), (54.6, 105.2), (59.2, 103.4)], 1.9, YELLOW, None, .45, 4)
    # doublet
    coat = p.shape([(50, 44, 0), (45.6, 46), (43, 51.4), (43.4, 60), (45.4, 68), (44, 75), (43.2, 80, 0), (50, 83.6), (58, 84), (65.4, 80.6, 0), (64, 74), (62.4, 67.6), (64.6, 58.4), (66.2, 51), (63.4, 46), (58, 44, 0)], YELLOW, .95, .45)
    p.fringe([(65.2, 80), (63.8, 74), (62.2, 67.6), (64.4, 58.4), (65.8, 51)], 7, .9, .42, -20, clip=coat, under=GOLD)
    p.fringe([(43.4, 60), (45.2, 68), (44, 75), (43.4, 79.4)][::-1], 3.6, 1, .36, 10, clip=coat)
    for i in range(4):  # slashed, the red lining showing
        x = 47.6 + i * 3.5
        p.shape([(x + .2, 50, 0), (x + .9, 55), (x + .5, 63.6, 0), (x - .7, 57)], RED, .5, .6)
        p.line([(x + 1.9, 51), (x + 1.9, 58), (x + 2, 66)], .5, (.4, .2))
    costume.folds(p, [[(46.6, 71), (45.8, 76), (45.2, 80.6)], [(50, 71.8), (49.8, 77), (49.6, 82.6)], [(54, 72), (54.6, 77), (54.8, 83)], [(58.4, 71.4), (59.8, 77), (60.6, 82)]], 2.2, YELLOW, coat)
    strap(p, [(45.2, 68.6), (53, 70.6), (62.6, 68)], 2.4, GREEN, YELLOW, .55, 6)
    rein(horse, bit_of(STEPPING), on(p, horse, 46.6, 71.8), 5.5, YELLOW)
    held(p, 46.6, 71.8, 9.6, 16, True)
    # head with ruff and hat
    look = Look(hair="bob", hair_colour="#5a3a22", beard="goatee", smile=.2, nose=.5, age=.3)
    h = profile(p, 53.2, 32.6, 17.4, look, 1)
    costume.ruff(p, 53.6, 43.4, 9.4, 4.6, WHITE, 12, -3)
    _hat(h.roughly())
    # club on the shoulder, and the arm that holds it
    sleeve(p, (64.8, 52), (72.6, 64.6), (67.4, 70.6), YELLOW, 5.6, WHITE)
    put(p, define_pip(sheet), 72.6, 51.6, 1.04, (63.4, 70), 27)
    held(p, 63.4, 70, 10.6, 27)


def _hat(h: Pen) -> None:
    """A cavalier's green hat: a tall flat crown, the brim cocked up behind, a red feather along it (head units, looking left)."""
    dome = h.shape([(-28, -32), (-27, -64), (-22, -84, 0), (4, -91), (34, -85, 0), (42, -60), (46, -28), (10, -24)], GREEN, 3.4, .4)
    h.fringe([(46, -30), (42, -58), (35, -83)][::-1], 22, 4, 1.9, 10, clip=dome, under=DEEP_GREEN)
    h.sheaf([(-20, -40), (-20, -62), (-14, -82)], [(8, -36), (10, -60), (10, -84)], 4, 1.8, clip=dome, ragged=.5)
    h.shape([(-29, -36, 0), (6, -43), (46, -38, 0), (45.6, -48, 0), (6, -53), (-28.4, -46, 0)], YELLOW, 2.2, .5)
    brim = h.shape([(-68, -12), (-50, -28), (-20, -37), (10, -40), (42, -38), (64, -47), (76, -58, 0), (70, -32), (46, -17), (10, -21), (-26, -18), (-54, -6)], GREEN, 3.2, .45)
    h.fringe([(70, -32), (46, -17), (10, -21), (-26, -18), (-54, -6)], 9, 4, 1.8, 10, clip=brim, under=DEEP_GREEN)
    crowns.plume(h, [(-14, -46), (10, -62), (38, -66), (64, -76), (82, -94), (80, -112)], 30, RED)

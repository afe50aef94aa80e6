# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse of swords: a Moor in a blue turban, scimitar drawn; his horse treads on to the right, head up."""

from __future__ import annotations

import costume
from burin import Burin
from faces import BLACK, Look, head
from horse import Coat, bit_of, draw_horse, head_pen, planted
from horse_head import draw_bridle
from horse_poses import PROUD
from ink import Pen
from riders import LEATHER, boot, held, iron, on, sleeve, turban
from slab import draw_shadows, draw_slab
from svg import BLUE, BROWN_SKIN, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, RED, WHITE, YELLOW, Svg
from sway import Sway
from tack import boss, chain, cloth, rein, strap, tassels

COAT = Coat("#918880", "#6e665f", "#b3aaa1", "#3f3936", "#37302b")  # iron grey, black-maned
STEEL = "#5f8fd6"

SWAY = Sway(49, ((28, 3.4, 3, 0), (48, 2.2, -6, 3.2), (66, .2, 7, 2.4), (85, 0, 0, 0)))  # leans forward, the sword's shoulder held back


def draw(sheet: Svg) -> None:
    card = Burin(sheet, fine=0.8).at(0, -4)
    draw_slab(card, "#2c60c4", DEEP_BLUE, BLUE)
    p = card.at(0, 2)
    draw_shadows(card, [(x, y + 2) for x, y in planted(PROUD)], 1)
    draw_horse(p, PROUD, COAT)
    _tack(p)
    _rider(p.swayed(SWAY), p)


def _tack(p: Pen) -> None:
    draw_bridle(head_pen(p, PROUD), YELLOW, RED)
    strap(p, [(53, 92), (62, 94), (71, 93), (75.4, 91.6), (78.8, 89.8)], 4, YELLOW, None)
    strap(p, [(71, 93), (72.4, 99), (71.6, 106)], 3.2, YELLOW, None, count=5)
    p.shape([(70.6, 88.8, 0), (74.4, 92.8, 0), (70.8, 96.8, 0), (67, 93, 0)], WHITE, .6, .6)
    p.shape([(70.6, 90.8, 0), (72.6, 92.8, 0), (70.8, 94.8, 0), (68.8, 93, 0)], RED, .4, .6)
    tassels(p, [(28.8, 106), (42, 108.4), (57.6, 108)], YELLOW, 3.2, 17)
    outer = [(33.6, 82.6, 0), (44, 82), (56, 80.5, 0), (58.6, 94), (58.2, 106), (56, 108.6), (43, 109), (30.4, 107), (28.2, 104), (29.2, 94)]
    ground = cloth(p, outer, RED, GREEN, YELLOW, 4.4)
    p.hatch(ground, 84, 1.2, .4, DEEP_RED, reach=.75)
    chain(p, [(32.4, 86), (31.2, 94), (30.6, 103), (33.6, 105.2), (43, 106.8), (55, 106.2)], 13, .95, YELLOW)


def _scimitar(p: Pen, x: float, y: float) -> None:
    """Blade, guard and pommel; the hand closes on (x, y)."""
    q = p.at(x, y, 1, -17)
    blade = q.shape([(-1.4, -5, 0), (-2.8, -16), (-6, -30), (-11, -42), (-17.4, -51.6, 0), (-15.4, -44), (-10, -53.4, 0), (-3.6, -40), (.6, -26), (2.2, -14), (1.8, -5, 0)][:5] + [(-11.6, -53.6, 0), (-4, -42), (.6, -28), (2.4, -15), (1.9, -5, 0)], STEEL, .85, .5)
    q.fill([(-.2, -5.4, 0), (-1.2, -16), (-4.2, -30), (-9, -42), (-14.4, -51.8, 0), (-11.6, -53, 0), (-4.2, -41.6), (.3, -28), (2, -15), (1.6, -5.4, 0)], BLUE)
    q.line([(-.2, -6), (-1.2, -16), (-4.2, -30), (-9, -42), (-14, -51)], .5, (.6, .2))
    q.line([(-1.1, -10), (-2.6, -20), (-6, -32), (-10, -41)], .5, (0, 0), WHITE)
    q.fringe([(1.9, -7), (2.2, -15), (.4, -28), (-4.2, -41), (-10, -50)][::-1], 1.7, 1, .36, 20, clip=blade)
    q.shape([(-1.4, -6, 0), (1.4, -6, 0), (1.5, 6, 0), (-1.5, 6, 0)], RED, .5)
    q.shape([(-5.6, -8.4), (-4.4, -6.4), (-1.6, -6.6), (0, -7.4), (1.6, -6.6), (4.4, -6), (6.4, -3.8), (5.4, -2.6), (3.6, -3.8), (1.4, -4.4), (0, -3.6), (-1.4, -4.4), (-4.8, -4.4), (-7, -6.8), (-6.8, -8.4)], YELLOW, .6, .5)
    q.shape([(-1.5, 5, 0), (-1.9, 6.8), (-.6, 8.4), (1.6, 8.6), (3.2, 7.2), (1.9, 6.4), (1.5, 5, 0)], YELLOW, .6, .5)


def _rider(p: Pen, horse: Pen) -> None:
    sleeve(p, (58, 50.5), (62, 61.5), (58.4, 68.8), RED, 4.7, YELLOW)
    p.shape([(31, 80), (33.4, 76), (36.6, 79), (42, 82), (52, 81), (57, 76), (59.8, 75.4), (59.6, 80), (56, 86), (45, 88.4), (35, 86)], YELLOW, .8, .45)
    strap(p, [(60.6, 98), (62, 108), (61.2, 118.4)], 1.4, LEATHER, None, .45, 5)
    boot(p, 56, 118.4, RED, None, 4, 11)
    iron(p, 60.8, 124.2, YELLOW)
    # baggy trousers
    legs = p.shape([(37, 82, 0), (39, 90), (46, 97.6), (49.4, 101.6), (50.4, 105.4, 0), (54.6, 106.4), (59.6, 105, 0), (63.6, 100), (64.4, 94), (60, 88.4), (54, 83, 0)], BLUE, .9, .45)
    p.sheaf([(52, 105), (48.6, 98), (42, 90)], [(58.6, 104.6), (62, 98), (55, 88)], 7, .6, (.9, 0), clip=legs, ragged=.5)
    p.fringe([(63.4, 100), (64.2, 94.6), (60, 88.4)][::-1], 4, .9, .42, 10, clip=legs, under=DEEP_BLUE)
    p.fringe([(38, 86), (39.4, 90), (46, 97.6), (50, 103)][::-1], 3, .9, .4, 10, clip=legs, under=DEEP_BLUE)
    strap(p, [(50.2, 105.2), (54.8, 106.8), (59.8, 105)], 1.8, YELLOW, None, .45, 4)
    # skirt of the coat
    skirt = p.shape([(39.6, 66, 0), (36.6, 76), (33.4, 86.2, 0), (42, 90.6), (51, 90), (58.4, 86.4, 0), (57, 76), (55.8, 66, 0)], YELLOW, .9, .45)
    costume.folds(p, [[(41, 70), (38.6, 78), (37, 85)], [(44, 71), (42, 79), (41, 87)], [(47, 71.4), (46, 79), (45.6, 88)], [(50, 71.4), (50, 79), (50.4, 88)], [(53, 71), (54, 78), (55, 86)]], 2.2, YELLOW, skirt)
    p.fringe([(58, 86), (56.8, 76), (55.8, 68)], 4.6, .85, .4, -20, clip=skirt, under=GOLD)
    hem = p.shape([(34.6, 82.8, 0), (42, 86.8), (51, 86.2), (57.9, 82.8, 0), (58.4, 86.4, 0), (51, 90), (42, 90.6), (33.4, 86.2, 0)], WHITE, .6, .5)
    p.hatch(hem, 92, 1.3, .34, reach=.55)
    # vest
    vest = p.shape([(43.6, 43.4, 0), (38.2, 45.8), (36, 51), (37.8, 59), (39.4, 67.6, 0), (47, 69.6), (56, 67.4, 0), (58.8, 58), (60, 51), (57.6, 46), (53, 43.4, 0)], GREEN, .95, .45)
    p.fringe([(56, 67), (58.6, 58), (59.8, 51), (58, 46.4)], 6.5, .85, .42, -20, clip=vest, under=DEEP_GREEN)
    p.fringe([(36.4, 50), (38, 59), (39.4, 66.6)][::-1], 3.4, .95, .36, -15, clip=vest)
    shirt = p.shape([(44.4, 43.4, 0), (46, 51), (49.6, 60.4, 0), (52, 52), (53, 43.4, 0)], BROWN_SKIN, .55)
    p.hatch(shirt, 100, 1.2, .34, reach=.5, from_end=True)
    p.line([(44, 44), (45.6, 52), (49.6, 61), (49.8, 67.4)], 1.3, (.7, .7), YELLOW)
    p.line([(53.4, 44), (52.4, 52), (49.6, 61)], 1.3, (.7, .4), YELLOW)
    for y, r in ((46.2, 4.9), (48.6, 5.4)):
        strap(p, [(49.4 - r, y - 1.8), (49 - r * .5, y + 1.2), (49.2, y + 2), (49.4 + r * .5, y + 1.1), (49.2 + r, y - 1.9)], 1.5, YELLOW, None, .42, 7)
    boss(p, 49.3, 52.4, 1.5, YELLOW, RED)
    strap(p, [(39, 67.6), (47, 70), (56.2, 67.6)], 3.4, RED, YELLOW, .55, 7)
    rein(horse, bit_of(PROUD), on(p, horse, 54.6, 71), 7, YELLOW)
    held(p, 54.6, 71, 9.4, -18, skin=BROWN_SKIN)
    # head
    look = Look(hair="short", hair_colour=BLACK, skin=BROWN_SKIN, beard="full", beard_colour=BLACK, gaze=(-1, 0), brow=1.3, smile=-.2, nose=1.4, age=.4, curl=-1, long=1)
    h = head(p, 50.6, 32.4, 17, look, 0, mirror=True)
    turban(h.at(0, 3).roughly(), BLUE, RED, True)
    p.line([(44.8, 35.2), (43.4, 37.2), (44.8, 38.8), (46, 37)], .8, (.6, .6), YELLOW)
    # the sword arm
    sleeve(p, (39, 51.4), (30, 63.4), (35, 70.4), RED, 5.4, YELLOW)
    _scimitar(horse, *on(p, horse, 40.4, 70))
    held(p, 40.6, 69.8, 10.4, -17, True, BROWN_SKIN)

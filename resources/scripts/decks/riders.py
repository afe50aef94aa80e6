# SPDX-License-Identifier: GPL-3.0-or-later
"""What the four riders' bodies have in common: seated leg and boot, sleeves, turbans, plumes (card units).

Riders are drawn in card coordinates; those who ride left are drawn with mirrored legs by their own modules.
"""

from __future__ import annotations


import fit
from burin import Burin
from hands import fist
from hide import mix, shade
from ink import Pen, limb
from limbs import shaded_side
from sleeves import arm
from svg import DEEP, FLESH, INK, LIGHT, WHITE


LEATHER = "#7a5434"  # of the straps the stirrups hang from


def rounded(p: Burin, bones, colour: str, depth: float) -> list:
    """A limb (spine of x, y, half width) with hatching that rounds its side away from the light; depth in half widths."""
    outline = p.limb(bones, colour, .8)
    half = sum(b[2] for b in bones) / len(bones)
    if p.mirrored:  # the light does not turn round with the pen
        edge = [(-k[0], k[1]) for k in shaded_side([(-x, y, h) for x, y, h in bones])][::-1]
    else:
        edge = [k[:2] for k in shaded_side(bones)]
    shade(p, edge, [half * depth * k for k in (.5, 1, 1.1, 1, .6)], .95, .44, 14, .22, outline, DEEP.get(colour))
    return outline


def held(p: Pen, x: float, y: float, size: float, turn: float, mirror: bool = False, skin: str = FLESH) -> None:
    """hands.fist(), drawn once a card and placed for both hands. The pen must be neither turned nor scaled."""
    name = "fist"
    if not p.sheet.defined(name):
        with p.sheet.define(name):
            fist(Pen(p.sheet), 0, 0, 10, 0, False, skin, DEEP[skin])
    (cx, cy), = p.to_card([(x, y)])
    p.sheet.place(name, cx, cy, size / 10, turn, mirror)


def on(swayed: Pen, straight: Pen, x: float, y: float) -> tuple[float, float]:
    """Where a point of a swayed pen lies for a straight one, moved or mirrored but not turned: for reins and blades."""
    cx, cy = swayed.point(x, y)
    (ox, oy), (ux, uy) = straight.to_card([(0, 0), (1, 1)])
    return ((cx - ox) / (ux - ox), (cy - oy) / (uy - oy))


def put(p: Pen, part: str, x: float, y: float, scale: float, hand: tuple[float, float], turn: float = 0) -> None:
    """Place a defined part at a point of the pen, carried by the hand at another. The pen must be neither turned nor scaled."""
    p.sheet.place(part, *p.carried(x, y, hand), scale, turn)


def seated_leg(p: Pen, hip, knee, ankle, hose: str, thigh: float = 7.2) -> None:
    """The near leg of a rider facing right, from the hip over the knee to the ankle, in hose or breeches."""
    at = lambda a, b, t, dx=0, dy=0: (a[0] + (b[0] - a[0]) * t + dx, a[1] + (b[1] - a[1]) * t + dy)
    bones = [(*hip, thigh), (*at(hip, knee, .45, .4, -.4), thigh - .5), (*at(hip, knee, .82, .2, 0), thigh - 1.9), (*at(knee, ankle, .08), thigh - 2.2),
             (*at(knee, ankle, .35, -.9), thigh - 2.3), (*at(knee, ankle, .65, -.5), thigh - 3), (*ankle, thigh - 3.8)]
    outline = rounded(p, bones, hose, .9)
    if hose in LIGHT:
        p.line([at(hip, knee, .3, 1.2, -5), at(hip, knee, .62, 1, -4.4), at(hip, knee, .9, 1, -3.6)], 1.1, (.1, .1), LIGHT[hose])
    # folds behind the knee and over the lap
    k = knee
    p.lines([[(k[0] - 4.6, k[1] + 1.4), (k[0] - 1.5, k[1] + 1), (k[0] + .8, k[1] - .4)], [(k[0] - 4.4, k[1] + 3), (k[0] - 2, k[1] + 3), (k[0] + 0, k[1] + 2.2)],
             [at(hip, knee, .15, 1.5, -5), at(hip, knee, .3, 1, -2), at(hip, knee, .45, -.5, 0)], [at(hip, knee, .4, 1.5, -4.6), at(hip, knee, .5, 1, -2.4), at(hip, knee, .6, 0, -1)]], .5, (.8, 0))
    return outline


def boot(p: Pen, x: float, y: float, colour: str, cuff: str | None = None, turn: float = 0, high: float = 10, size: float = 1.2) -> None:
    """A soft riding boot, toe to the right; (x, y) is the ankle, its top `high` above, in boots' own measure."""
    q = p.at(x, y, size, turn)
    out = q.shape([(-3.5, -high, 0), (-3.3, -high * .5), (-2.7, -1), (-3.3, 2), (-3.1, 4.6, 0), (.6, 4.5), (1.6, 3.9), (6, 4.9), (10.6, 5), (11.6, 4), (9, 2.6), (5, 1), (2.7, -1.4), (3, -high * .5), (3.6, -high, 0)], colour, .85, .45)
    q.fringe([(-3, 4.3), (0, 4.3), (4, 4.4), (10.4, 4.8)][::-1], 1.8, .8, .34, 20, clip=out)
    q.fringe([(3.5, -high + .5), (2.9, -high * .5), (2.7, -1.4), (5, 1)], 2.6, .8, .34, 20, clip=out)
    q.lines([[(-2.8, -2), (-.4, -1), (1.6, -1.6)], [(-3, -3.6), (-1, -2.6), (.6, -3.2)], [(-3, 3.4), (1, 3.4), (2, 2.8)], [(3.6, 1), (3.6, 2.4), (2.8, 3.6)]], .42, (.5, .1))
    q.line([(-3.2, 2.8), (-4.6, 3.2), (-5.6, 2.6)], .7, (.8, .3))  # spur
    q.lines([[(-6.4, 1.8), (-5.6, 2.6), (-6.4, 3.4)], [(-6.9, 2.6), (-6.2, 2.6), (-5.6, 2.6)]], .4)
    if cuff:
        q.shape([(-4.3, -high - 1.6, 0), (0, -high - .8), (4.4, -high - 1.6, 0), (4.1, -high + 1.6, 0), (0, -high + 2.4), (-4, -high + 1.6, 0)], cuff, .6, .5)
        q.lines([[(-2.4 + i * 1.6, -high - .6), (-2.3 + i * 1.6, -high + 1.4)] for i in range(4)], .35)


def sleeve(p: Pen, shoulder, elbow, wrist, colour: str, wide: float = 5.2, cuff: str | None = None) -> None:
    """An arm in a sleeve with a round shoulder; three points, half width at the shoulder; a cuff at the wrist."""
    arm(p, shoulder, elbow, wrist, colour, (wide, wide * .86, wide * .56), 5, .78)
    if cuff:
        d = fit._unit(elbow, wrist)
        a, b = (wrist[0] - d[0] * 1.6, wrist[1] - d[1] * 1.6), (wrist[0] + d[0] * 1.2, wrist[1] + d[1] * 1.2)
        p.shape(limb([(*a, wide * .62), (*mix(a, b, .5), wide * .7), (*b, wide * .66)]), cuff, .6, .5)
        n = (-d[1], d[0])
        p.lines([[(a[0] + n[0] * k, a[1] + n[1] * k), (b[0] + n[0] * k, b[1] + n[1] * k)] for k in (-wide * .3, 0, wide * .3)], .35)


def turban(h: Pen, colour: str, jewel: str, puffs: bool = False) -> None:
    """A great turban on a head (pen in head units, looking left): a twisted roll round the brow and a gathered crown,
    or one of many puffs."""
    shadow = lambda x, y, r, out: h.fringe([(x + r * .2, y + r), (x + r * .8, y + r * .6), (x + r, y - r * .3)], r * .8, 4, 1.9, -20, clip=out)
    if puffs:
        for x, y, r in ((-36, -52, 17), (54, -50, 19), (-24, -66, 19), (42, -66, 20), (-4, -77, 21), (24, -78, 21), (-8, -58, 18), (26, -57, 19)):
            out = h.shape([(x - r, y), (x - r * .2, y - r), (x + r, y - r * .1), (x + r * .1, y + r)], colour, 3.4, .45)
            shadow(x, y, r * .9, out)
            h.line([(x - r * .6, y + r * .3), (x - r * .5, y - r * .4), (x + r * .1, y - r * .7)], 1.8)
    else:
        dome = h.shape([(-40, -38), (-46, -54), (-36, -65, 0), (-33, -76), (-16, -79, 0), (-8, -89), (15, -89), (22, -81, 0), (40, -82), (47, -68, 0), (60, -60), (58, -38), (10, -28)], colour, 3.4, .42)
        h.lines([[(-28, -42), (-34, -54), (-35, -65)], [(-10, -44), (-18, -62), (-16, -79)], [(10, -46), (12, -64), (22, -81)], [(28, -44), (37, -56), (47, -68)], [(0, -46), (-4, -60), (-2, -78)], [(20, -46), (25, -60), (32, -74)], [(38, -44), (46, -52), (52, -58)]], 2.2, (.7, .2))
        h.fringe([(57, -42), (60, -58), (48, -67)][::-1], 12, 4, 1.8, 12, clip=dome)
    # the roll: fat twists of cloth, from both ends towards the jewel over the brow
    for x, y, r, tilt in ((-41, -24, 15, -20), (57, -22, 16, 30), (-30, -31, 17, -12), (44, -29, 18, 22), (-15, -36, 18, -5), (28, -36, 18, 14), (6, -38, 19, 4)):
        q = h.at(x, y, 1, tilt)
        out = q.shape([(-r * .8, -r * .5), (0, -r), (r * .8, -r * .5), (r * .85, r * .4), (r * .1, r * .85), (-r * .8, r * .5)], colour, 3.2, .42)
        q.lines([[(-r * .5, r * .5), (-r * .3, -r * .2), (r * .1, -r * .7)], [(-r * .05, r * .6), (r * .2, -r * .1), (r * .5, -r * .5)]], 1.8, (.7, .1))
        q.fringe([(-r * .6, r * .6), (r * .1, r * .85), (r * .8, r * .4)][::-1], r * .55, 4, 1.8, 10, clip=out)
    if jewel:
        h.shape([(-17, -38, 0), (-8, -50, 0), (1, -38, 0), (-8, -25, 0)], "#f6c720", 2.6, .5)
        h.shape([(-13, -38), (-8, -44), (-3, -38), (-8, -31)], jewel, 2, .5)
        h.fill([(-10, -39), (-8, -42), (-6.6, -39.6), (-8.4, -37)], WHITE)


def iron(p: Pen, x: float, sole: float, colour: str) -> None:
    """A stirrup iron round the ball of a foot whose sole is at y = `sole`; draw it after the boot."""
    p, x, sole = p.at(x, sole, 1.15), 0, 0
    bow = [(x - 2.1, sole), (x - 2.3, sole - 2.6), (x - 1.2, sole - 5), (x + .9, sole - 4.9), (x + 2, sole - 2.6), (x + 2.1, sole)]
    plate = [(x - 2.9, sole + .5), (x, sole + .7), (x + 3, sole + .5)]
    for ink, width, length in ((INK, 1.6, .9), (colour, .8, .9)):
        p.line(bow, width, (length, length), ink)
        p.line(plate, width * 1.1, (.8, .8), ink)

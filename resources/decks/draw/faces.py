# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads seen three-quarter, looking to the left of the card (mirror them for the right).

A head's own units: 100 from chin (y = 50) to the top of the skull (y = -50), x = 0 in the middle of the skull.
`head(pen, x, y, height, look)` draws neck, hair, face and beard, and returns the pen in head units, so that a
cap or crown can be drawn on it: the brow line runs about from (-33, -22) to (34, -24).
"""

from __future__ import annotations

from dataclasses import dataclass

from ink import Pen, ring
from svg import FLESH, INK, WHITE

CHESTNUT = "#7a4a28"
FAIR = "#c98f2e"
GREY = "#a39c94"
BLACK = "#332a27"
BROWN_SKIN = "#a8703f"  # the Moor


@dataclass
class Look:
    """Whose head it is. Angles and shifts are in head units; 0 is a calm young man."""

    hair: str = "bob"  # bob, long, short, curls, none
    hair_colour: str = CHESTNUT
    skin: str = FLESH
    beard: str = ""  # "", moustache, goatee, full, forked; any beard has a moustache
    beard_colour: str = ""  # the hair's when empty
    age: float = 0  # 0 young, 1 old: lines, hollow cheek, heavier lids
    gaze: tuple[float, float] = (-1, 0)  # where the pupils are in the eye: -1 … 1, left and up are negative
    brow: float = 0  # > 0 frowns, < 0 lifts the brows
    smile: float = 0  # > 0 smiles, < 0 grave
    nose: float = 0  # > 0 hooked and longer
    jaw: float = 0  # > 0 broader
    neck: bool = True


def head(pen: Pen, x: float, y: float, height: float, look: Look, turn: float = 0, mirror: bool = False) -> Pen:
    """The whole head with its middle at (x, y) of `pen` and `height` units from chin to skull; returns its pen."""
    p = pen.at(x, y, height / 100, turn, mirror)
    _hair_behind(p, look)
    if look.neck:
        neck(p, look.skin)
    _skull(p, look)
    _ear(p, look)
    _eyes(p, look)
    _nose(p, look)
    _mouth(p, look)
    _lines_of_age(p, look)
    _beard(p, look)
    _hair_in_front(p, look)
    return p


def neck(p: Pen, skin: str = FLESH) -> None:
    """The neck down to the collar, which it enters in a curve (y = 80 at the sides, 90 in front)."""
    outline = p.shape([(-12, 30, 0), (-11, 55), (-17, 79, 0), (-8, 87), (6, 90), (22, 87), (34, 79, 0), (28, 58), (30, 20, 0)], skin, 2.6)
    p.fringe([(29, 25), (27, 55), (32, 80)], 17, 4.2, 1.8, -20, clip=outline)
    p.spikes([((-2, 50 + i * 4), (8, 53 + i * 4), (16, 47 + i * 5)) for i in range(4)], 1.7)


def _skull(p: Pen, look: Look) -> None:
    j = look.jaw * 4
    face = p.shape(
        [(-16, -44), (-27, -33), (-31, -18), (-29, -9), (-28.5, -4), (-32, 5), (-31 - j * 0.3, 15), (-26.5 - j * 0.5, 27), (-23 - j * 0.3, 37), (-17, 47), (-8, 51), (2, 49), (14, 42), (25 + j, 29), (30 + j * 0.6, 12), (34, -10), (30, -34), (10, -48)],
        look.skin, 3.4, 0.4)
    # The side turned from the light: temple, cheek and the underside of the jaw.
    old = look.age
    p.fringe([(33, -20), (31, 6), (27 + j, 27), (15, 41), (0, 49)] if old > 0.3 else [(33, -20), (31, 6), (26 + j, 28), (20, 36)], 8 + 4 * old, 3.4, 1.0 + 0.5 * old, 24, clip=face)
    p.spikes([((-29.5 + i * 1.2, 9 + i * 4.2), (-26 + i * 1.2, 11 + i * 4), (-23 + i * 1.6, 11 + i * 4)) for i in range(5)], 1.1)


def _ear(p: Pen, look: Look) -> None:
    if look.hair in ("short", "curls", "none"):
        p.shape([(25, -8), (33, -12), (38, -4), (35, 8), (29, 15), (25, 10)], look.skin, 2)
        p.line([(28, -5), (33, -6), (33, 2), (29, 8)], 1.8)


def _eyes(p: Pen, look: Look) -> None:
    lift, tilt = -look.brow * 1.5, look.brow * 2.4
    gx, gy = look.gaze
    droop = look.age * 1.2
    for near in (True, False):
        # inner corner, outer corner, height of the opening
        xi, xo, half = (-6.5, 13, 4.4) if near else (-17.5, -28, 4)
        s = 1 if near else -1
        xm = (xi + xo) / 2
        lid = [(xi, -2.2), (xm - s * 1.5, -3 - half + droop), (xo, -4 + droop * 0.7)]
        low = [(xo, -4 + droop * 0.7), (xm + s, 0.9), (xi, -2.2)]
        white = [(*lid[0], 0), lid[1], (*lid[2], 0), low[1]]
        p.fill(white, WHITE)
        reach = abs(xo - xi) / 2 - 2.6
        ix, iy = xm - 0.4 + gx * reach * 0.85, -3.2 + droop * 0.4 + gy * 1.6
        r = 3.4
        p.fill(ring(ix, iy, r * 0.95), INK)
        p.fill(ring(ix - 0.8, iy - 1, 0.95), WHITE)
        p.line([lid[0], lid[1], (xo + s * 1.5, -2.6 + droop)], 2.5, (0.3, 0.35), peak=0.6)
        p.line(low, 1.0, (0.4, 0.2))
        p.line([(xi + s * 2.5, -6.4 - look.age * 0.4), (xm, -10.5 + droop), (xo - s * 1, -7.5 + droop)], 1.0)
        # The brow: thick towards the nose, running out over the temple.
        inner = -14.5 + lift + tilt
        p.line([(xi + s * 0.5 if near else xi - 0.5, inner), (xm - s, -18.2 + lift * 1.4), (xo + s * (4 if near else 1), -13.6 + lift - tilt * 0.2)], 3.3 + look.age * 0.8, (0.5, 0.1), peak=0.3, colour=INK if look.age < 0.8 else "#57504a")


def _nose(p: Pen, look: Look) -> None:
    h = look.nose
    tip = (-25.5 - h * 1.5, 14 + h * 2.5)
    p.line([(-15.5, -11), (-17.5, -3), (-21.5 - h * 3.2, 4), (tip[0], tip[1] - 2), (tip[0] + 0.4, tip[1] + 2), (-20.5, 17.6 + h * 1.5)], 2.3, (0.15, 0.6), peak=0.75)
    p.line([(-20.5, 17.6 + h * 1.5), (-16, 17.4), (-12.4, 16.5)], 1.5, (0.3, 0.2))
    p.line([(-13.2, 10), (-10, 12.4), (-10.6, 16.2), (-13.5, 17.4)], 1.7, (0.15, 0.3))
    p.spikes([((-8.5 - i * 0.6, -7 + i * 3.2), (-11, -5.6 + i * 3.2), (-13.3 - i * 0.5, -4.6 + i * 3.2)) for i in range(5)], 1.0)


def _mouth(p: Pen, look: Look) -> None:
    s = look.smile
    left, right = (-24.5, 28.4 - s * 1.4), (-3 + s, 27.8 - s * 2.2)
    p.fill([(*left, 0), (-20.5, 25.6), (-17.5, 26.4), (-14, 25.2), (*right, 0), (-13, 28.6 + s), (-18, 28.8 + s)], "#c4452f")
    p.fill([(*left, 0), (-18, 28 + s), (*right, 0), (-11, 32.4 + s * 0.6), (-17, 33.4 + s * 0.6)], "#d8624a")
    p.line([left, (-18, 28.4 + s), (-13, 28.2 + s), right], 1.9, (0.5, 0.5))
    p.line([(-20.5, 35.4), (-16, 36.4), (-11, 35)], 1.2)
    p.line([(right[0] + 0.5, right[1] - 2), (right[0] + 2, right[1] + 0.5), (right[0] + 1, right[1] + 2.5)], 1.1)
    p.line([(-17.5, 19.6), (-17.8, 23)], 1.0)
    if not look.beard or look.beard == "moustache":
        p.line([(-14.5, 42.4), (-11.4, 43.8), (-8.4, 42.4)], 0.9)


def _lines_of_age(p: Pen, look: Look) -> None:
    a = look.age
    if a <= 0.2:
        return
    p.line([(-9, 13.5), (-3.5, 19), (-2 + a, 25)], 1.2 + a * 0.5)
    p.line([(-5, 3), (2, 5.4), (9, 3.4)], 1.1)
    p.lines([[(14.5, -4 + i * 3), (18, -4.6 + i * 4), (20.5, -5.4 + i * 5.2)] for i in range(3)], 1.0)
    p.lines([[(-24, -25 - i * 4.6), (-12, -27 - i * 4.8), (6, -25.5 - i * 4.6)] for i in range(2)], 1.0)
    if a > 0.6:
        p.spikes([((20 - i * 2.2, 14 + i * 2.8), (15 - i * 2, 17 + i * 2.6), (10 - i * 1.6, 17.5 + i * 2.2)) for i in range(5)], 1.3)


def _beard(p: Pen, look: Look) -> None:
    colour = look.beard_colour or look.hair_colour
    line = INK
    if look.beard in ("full", "forked"):
        if look.beard == "full":
            knots = [(32, 4, 0), (25, 16), (14, 25), (1, 24, 0), (-5, 36), (-11, 36.6), (-17, 37.5), (-22.5, 34.5), (-28, 26, 0), (-31, 38), (-30, 52), (-22, 66), (-10, 73), (4, 68), (19, 54), (30, 34)]
        else:
            knots = [(32, 4, 0), (25, 16), (14, 25), (1, 24, 0), (-5, 36), (-11, 36.6), (-17, 37.5), (-22.5, 34.5), (-28, 26, 0), (-32, 40), (-30, 56), (-25, 74, 0), (-15, 64), (-10, 60, 0), (-3, 66), (8, 76, 0), (14, 60), (26, 44), (31, 28)]
        outline = p.shape(knots, colour, 3)
        p.sheaf([(-27, 33), (-29, 46), (-22, 62)], [(-16, 39), (-17, 54), (-11, 68)], 6, 1.6, clip=outline)
        p.sheaf([(-10, 38), (-10, 54), (-6, 68)], [(4, 28), (13, 44), (7, 64)], 6, 1.6, clip=outline)
        p.sheaf([(10, 27), (18, 38), (17, 54)], [(31, 8), (31, 22), (27, 40)], 8, 1.7, clip=outline)
    elif look.beard == "goatee":
        outline = p.shape([(-22, 36, 0), (-15, 38.5), (-8, 37, 0), (-3, 44), (-5, 58), (-12, 68), (-19, 60), (-23, 48)], colour, 2.4)
        p.sheaf([(-20, 39), (-20, 50), (-14, 64)], [(-7, 39), (-5, 50), (-10, 63)], 6, 1.4, clip=outline)
    if look.beard:
        sweep = 3 if look.beard == "moustache" else 0
        right = [(-17, 19.8, 0), (-10, 20), (-3, 24), (2, 28), (9 + sweep, 25.5 - sweep * 2.2, 0), (6, 32), (-1, 34), (-9, 30.5), (-17.5, 26.4, 0)]
        left = [(-17.6, 19.8, 0), (-22, 20.5), (-27, 25), (-30, 28.5), (-34, 25.5 - sweep * 1.5, 0), (-33, 32), (-28, 33.8), (-23, 30), (-17.6, 26.4, 0)]
        for half in (left, right):
            p.shape(half, colour, 2, 0.5)
        p.sheaf([(-15, 21.4), (-8, 23), (1, 30)], [(-15, 25), (-8, 28.5), (0, 32.6)], 3, 1.1, colour=line)
        p.sheaf([(-19, 21.6), (-24, 24.6), (-29, 30)], [(-19, 25), (-24, 29), (-29, 32.4)], 3, 1.1, colour=line)


def _hair_behind(p: Pen, look: Look) -> None:
    if look.hair == "long":
        knots = [(-24, -44), (-2, -58), (30, -52), (48, -28), (50, 0), (54, 30), (63, 56), (60, 84), (48, 96, 0), (46, 88), (37, 100, 0), (30, 90), (18, 88, 0), (16, 60), (12, 20), (-20, -10)]
    elif look.hair == "bob":
        knots = [(-24, -44), (-2, -57), (30, -52), (47, -28), (49, 0), (54, 22), (56, 40), (48, 55), (36, 56), (24, 50), (14, 40), (8, 0), (-22, -10)]
    elif look.hair in ("short", "curls"):
        knots = [(-26, -40), (-4, -57), (28, -53), (45, -30), (45, -4), (42, 22), (36, 36), (24, 34), (10, 0), (-20, -10)]
    else:
        return
    outline = p.shape(knots, look.hair_colour, 3.2)
    if look.hair == "curls":
        for x, y, r in ((-32, -20, 6.5), (-34.5, -9, 6), (-34, 2, 5.5)):
            p.shape(ring(x, y, r), look.hair_colour, 2.2)
    if look.hair == "long":
        p.sheaf([(20, 10), (24, 45), (22, 86)], [(48, -10), (52, 40), (57, 86)], 11, 2, clip=outline)
    elif look.hair == "bob":
        p.sheaf([(20, 10), (25, 32), (24, 46)], [(48, -10), (50, 20), (50, 48)], 9, 2, clip=outline)


def _hair_in_front(p: Pen, look: Look) -> None:
    c = look.hair_colour
    if look.hair in ("bob", "long"):
        far = p.shape([(-14, -46), (-27, -38), (-33, -22), (-34.5, -4), (-36, 10), (-32, 16, 0), (-29, 4), (-27.5, -14), (-20, -28), (-8, -40)], c, 2.4, 0.5)
        p.sheaf([(-16, -42), (-28, -26), (-34, 6)], [(-12, -40), (-25, -22), (-31, 8)], 3, 1.5, clip=far)
        bottom = [(40, 46), (46, 36)] if look.hair == "bob" else [(44, 56), (50, 40)]
        near = p.shape([(-14, -47), (6, -56), (32, -50), (46, -30), (48, -6), (52, 16), *bottom[::-1], (34, 48 if look.hair == "bob" else 62), (22, 44, 0), (27, 30), (24, 12), (20, -8), (12, -26), (-2, -36)], c, 3)
        p.sheaf([(-8, -42), (14, -30), (25, -4), (28, 30), (26, 42)], [(10, -53), (38, -40), (46, -12), (49, 18), (42, 44)], 9, 1.9, clip=near, ragged=0.45)
    elif look.hair == "short":
        near = p.shape([(-18, -42), (4, -56), (30, -52), (45, -30), (45, -6), (42, 18), (36, 30, 0), (36, 12), (33, -10, 0), (28, -14), (24, 0, 0), (20, -18), (8, -32)], c, 3)
        p.sheaf([(-10, -42), (12, -32), (22, -14)], [(10, -53), (38, -40), (43, 10)], 9, 1.7, clip=near, ragged=0.4)
    elif look.hair == "curls":
        for x, y, r in ((-22, -38, 9), (-8, -42, 10), (8, -43, 10), (22, -38, 10), (31, -25, 10), (37, -9, 9), (40, 6, 9), (39, 21, 9), (34, 34, 7)):
            p.shape(ring(x, y, r), c, 2.2)
            p.line([(x + r * 0.5, y + r * 0.6), (x - r * 0.6, y + r * 0.3), (x - r * 0.4, y - r * 0.5), (x + r * 0.4, y - r * 0.4), (x + r * 0.2, y + r * 0.15)], 1.6)

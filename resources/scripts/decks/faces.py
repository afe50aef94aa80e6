# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads seen three-quarter, looking to the left of the card (mirror them for the right).

A head's own units: 100 from chin (y = 50) to the top of the skull (y = -50), x = 0 in the middle of the skull.
`head(pen, x, y, height, look)` draws neck, hair, face and beard, and returns the pen in head units, so that a
cap or crown can be drawn on it: the brow line runs about from (-33, -22) to (34, -24).
"""

from __future__ import annotations

from dataclasses import dataclass

import hair
from ink import Pen, ring
from svg import BROWN_SKIN, DEEP, FLESH, INK, WHITE

CHESTNUT = "#7a4a28"
FAIR = "#c98f2e"
GREY = "#a39c94"
SNOW = "#e3ddd2"
GINGER = "#b4541f"
BLACK = "#332a27"
LIPS, LOWER_LIP = "#c4452f", "#d8624a"
WARM_SKIN = {FLESH: "#eda885", BROWN_SKIN: "#b0683f"}  # of cheeks with blood in them


@dataclass
class Look:
    """Whose head it is. Angles and shifts are in head units; 0 is a calm young man."""

    hair: str = "bob"  # bob, page, waves, mane, short, curls, none
    hair_colour: str = CHESTNUT
    skin: str = FLESH
    beard: str = ""  # "", moustache, goatee, point, full, forked, flowing, whiskers; any beard has a moustache
    beard_colour: str = ""  # the hair's when empty
    age: float = 0  # 0 young, 1 old: lines, hollow cheek, heavier lids
    gaze: tuple[float, float] = (-1, 0)  # where the pupils are in the eye: -1 … 1, left and up are negative
    brow: float = 0  # > 0 frowns, < 0 lifts the brows
    arch: float = 0  # how much higher the near brow is than the far one
    lid: float = 0  # 0 wide awake, 1 nearly closed
    smile: float = 0  # > 0 smiles, < 0 grave
    nose: float = 0  # > 0 hooked and longer
    bulb: float = 0  # > 0 a fleshy tip
    snub: float = 0  # > 0 short, its tip turned up
    jaw: float = 0  # > 0 broader
    long: float = 0  # how much lower the chin lies; < 0 a short round face
    curl: float = 0  # of the moustache's ends: > 0 up, < 0 hanging
    flush: float = 0  # red hatching on cheek and nose
    scar: bool = False
    iris: str = "#6b4526"
    neck: bool = True


class Shaped:
    """A pen in head units that lets the lower face be longer or shorter, broader or leaner."""

    def __init__(self, pen: Pen, look: Look) -> None:
        self._pen, self._long, self._broad = pen, look.long, look.jaw * 0.05

    def _moved(self, knots):
        out = []
        for x, y, *corner in knots:
            t = max(0.0, min(1.6, y / 50))
            out.append((x + (x + 2) * self._broad * t, y + self._long * t, *corner))
        return out

    def fill(self, knots, colour):
        return self._pen.fill(self._moved(knots), colour)

    def shape(self, knots, *more, **named):
        return self._pen.shape(self._moved(knots), *more, **named)

    def line(self, knots, *more, **named):
        self._pen.line(self._moved(knots), *more, **named)

    def lines(self, many, *more, **named):
        self._pen.lines([self._moved(k) for k in many], *more, **named)

    def spikes(self, many, *more, **named):
        self._pen.spikes([self._moved(k) for k in many], *more, **named)

    def fringe(self, knots, *more, **named):
        self._pen.fringe(self._moved(knots), *more, **named)

    def sheaf(self, first, last, *more, **named):
        self._pen.sheaf(self._moved(first), self._moved(last), *more, **named)


def head(pen: Pen, x: float, y: float, height: float, look: Look, turn: float = 0, mirror: bool = False) -> Pen:
    """The whole head with its middle at (x, y) of `pen` and `height` units from chin to skull; returns its pen."""
    p = pen.at(x, y, height / 100, turn, mirror)
    p.fine = None  # a face is not engraved closer than it is drawn here
    hair.behind(p, look)
    if look.neck:
        neck(p, look.skin)
    f = Shaped(p, look)
    _skull(f, look)
    _ear(f, look)
    _flush(f, look)
    _eyes(f, look)
    _nose(f, look)
    _mouth(f, look)
    _lines_of_age(f, look)
    hair.beard(f, look)
    hair.in_front(p, look)
    return p


def neck(p: Pen, skin: str = FLESH) -> None:
    """The neck down to the collar, which it enters in a curve (y = 80 at the sides, 90 in front), the jaw's shadow on it."""
    outline = p.shape([(-12, 30, 0), (-11, 55), (-17, 79, 0), (-8, 87), (6, 90), (22, 87), (34, 79, 0), (28, 58), (30, 20, 0)], skin, 2.6)
    p.fill([(-12, 36, 0), (-11, 54), (-2, 60), (9, 59), (16, 66), (22, 82), (33.6, 78, 0), (28, 58), (30, 22, 0)], DEEP.get(skin, skin))
    p.fringe([(29, 25), (27, 55), (32, 80)], 15, 4.4, 1.7, -20, clip=outline)
    p.fringe([(-11.4, 50), (-2, 53), (9, 51), (20, 44)], 8, 3.6, 1.5, 14, clip=outline)
    p.line([(19, 58), (11, 72), (7, 86)], 1.5, (0.1, 0.2))


def _skull(p, look: Look) -> None:
    old, deep = look.age, DEEP.get(look.skin, look.skin)
    hollow = max(0, old - 0.5) * 2.5  # the cheek falls in below the bone
    face = p.shape(
        [(-16, -44), (-27, -33), (-31, -18), (-29, -9), (-28.5, -4), (-32.4, 5), (-31 + hollow * 0.4, 15), (-26.5 + hollow * 0.3, 27), (-23, 37), (-17, 47), (-8, 51), (2, 49), (14, 42), (25, 29), (30, 12), (34, -10), (30, -34), (10, -48)],
        look.skin, 3.4, 0.4)
    # What a crown or a hat throws on the brow, the sockets of the eyes, the near flank of the nose.
    p.fill([(-31, -29, 0), (-20, -25), (0, -23), (22, -26), (33, -32, 0), (33.6, -19), (24, -20), (2, -18.4), (-19, -20), (-30.6, -21)], deep)
    p.fill([(-14, -13), (-8, -12.4), (-4, -9), (-5.4, -3), (-8.4, 2), (-9, 9), (-11.6, 14), (-14.6, 15.6), (-15.4, 8), (-13, 0), (-14.4, -6)], deep)
    p.fill([(-16.4, -10), (-20, -10.6), (-24, -9), (-20, -7), (-17.4, -3)], deep)
    # Blood in the cheek; below the bone it falls in, with the years.
    p.fill([(-1, 13), (6, 8.6), (14, 8), (19, 12), (15, 18), (6, 21), (0, 18)], WARM_SKIN.get(look.skin, look.skin))
    if old > 0.3:
        p.fill([(31, 4, 0), (22, 13), (12, 18.4), (4, 20), (7, 26 + old * 2), (16, 27 + old * 3), (28, 20, 0)], deep)
    # The side turned from the light: temple, cheek and the underside of the jaw.
    p.fringe([(33, -20), (31, 6), (27, 27), (15, 41), (0, 49)] if old > 0.3 else [(33, -20), (31, 6), (26, 28), (17, 39), (4, 48)], 9 + 4 * old, 4, 1.2 + 0.4 * old, 24, clip=face, under=deep)
    p.fill([(-20, 44, 0), (-13, 48), (-4, 47.4), (6, 44, 0), (2, 49), (-8, 51), (-16, 48.4)], deep)
    # Under the cheekbone.
    p.spikes([((23 - i * 2.8, 10.4 + i * 2.8), (18 - i * 2.5, 14 + i * 2.4), (12.4 - i * 1.6, 13.4 + i * 2.3)) for i in range(3 if old < 0.6 else 5)], 1.2 + 0.2 * old)


def _ear(p, look: Look) -> None:
    if look.hair in ("short", "curls", "none"):
        p.shape([(25, -8), (33, -12), (38, -4), (35, 8), (29, 15), (25, 10)], look.skin, 2)
        p.lines([[(28, -5), (33, -6), (33, 2), (29, 8)], [(29, 0), (31, 1), (30, 4)]], 1.8)


def _flush(p, look: Look) -> None:
    """Red cheeks, hatched in the press's red."""
    if look.flush <= 0:
        return
    n = 3 + round(2 * look.flush)
    p.spikes([((16 - i * 2.6, 10 + i * 2.3), (10 - i * 2.2, 12.6 + i * 2.1), (3.4 - i * 1, 11 + i * 2.2)) for i in range(n)], 1.4, LIPS)
    p.spikes([((-24.6 + i * 0.6, 8.4 + i * 2.6), (-27 + i * 0.5, 10.6 + i * 2.4), (-29.6 + i * 0.5, 10.8 + i * 2.4)) for i in range(3)], 1.3, LIPS)


def _eyes(p, look: Look) -> None:
    for near in (True, False):
        _eye(p, look, near)
    if look.brow > 0.7:  # the frown's furrow
        p.lines([[(-10, -15), (-11, -11), (-10.2, -7.6)], [(-14.6, -15.4), (-14, -11.4), (-14.8, -8.8)]], 1.3)
    if look.scar:
        p.fill([(9, -22), (12.4, -10), (13.6, 3), (12, 14), (15.4, 3), (13.8, -11)], LOWER_LIP)
        p.line([(8.6, -23), (13, -10), (14.4, 3), (12, 16)], 1.3, (0.1, 0.1))


def _eye(p, look: Look, near: bool) -> None:
    gx, gy = look.gaze
    droop = look.age * 1.2 + look.lid * 4.2
    # inner corner, outer corner, height of the opening
    xi, xo, half = (-5.6, 14.4, 5.8) if near else (-17.4, -28.2, 5.2)
    s = 1 if near else -1
    lift, tilt = -look.brow * 1.5 - (look.arch if near else 0), look.brow * 2.4
    xm = (xi + xo) / 2
    top, corner = -3.4 - half + droop, -3.2 + droop * 0.3
    lid = [(xi, -1.2), (xm - s * 2.8, top + 0.5), (xm + s * 2.6, top + 0.1), (xo, corner)]
    low = [(xo, corner), (xm + s * 1.4, 2.2 - look.lid * 0.6), (xi, -1.2)]
    if near:  # the lid itself turns under the brow
        p.fill([(xi + 1, -4.4), (xm - 2, top - 3.6), (xm + 4, top - 3.4), (xo + 0.6, corner - 3), (xo, corner), lid[2], lid[1]], DEEP.get(look.skin, look.skin))
    p.fill([(*lid[0], 0), *lid[1:3], (*lid[3], 0), low[1]], WHITE)
    # The iris under the lid: what the lid covers is not drawn.
    r = 4.4 if near else 3.7
    reach = abs(xo - xi) / 2 - r * 0.62
    ix, iy = xm - 0.2 + gx * reach * 0.8, -2.8 + droop * 0.25 + gy * 1.4
    roof = max(iy - r, top + 0.9)
    p.fill([(ix - r * 0.98, iy), (ix - r * 0.7, roof + 0.6), (ix, roof), (ix + r * 0.7, roof + 0.6), (ix + r * 0.98, iy), (ix + r * 0.66, iy + r * 0.7), (ix, min(iy + r, 2.2)), (ix - r * 0.66, iy + r * 0.7)], INK)
    p.fill([(ix - r * 0.6, iy + 0.9), (ix, roof + 2), (ix + r * 0.6, iy + 0.9), (ix, min(iy + r * 0.72, 1.6))], look.iris)
    p.fill(ring(ix, iy + 0.2, r * 0.36), INK)
    p.fill(ring(ix - 1.3, max(iy - 1.3, roof + 1.3), 1.05), WHITE)
    p.line([(xi - s * 1.2, 0), *lid[1:3], (xo + s * 2.2, corner + 1.4)], 2.9, (0.25, 0.35), peak=0.55)
    p.line(low, 1.1, (0.5, 0.15))
    # The fold of the lid; a heavy lid shows itself whole.
    p.line([(xi + s * 1.4, -6.4 - look.age * 0.4), (xm, top - 3.4 + droop * 0.2), (xo - s * 0.4, corner - 3.6)], 1.1 + look.lid * 0.4)
    if look.age > 0.5 or look.lid > 0.5:
        p.line([(xi + s * 2, 3), (xm + s, 6), (xo - s * 2, 3)], 1.1)
    # The brow: thick towards the nose, running out over the temple.
    inner = -14.5 + lift + tilt
    p.line([(xi - s * 1.2 if near else xi - 0.5, inner), (xm - s, -19.4 + lift * 1.4), (xo + s * (4 if near else 1), -14.6 + lift - tilt * 0.2)], 3.7 + look.age * 0.9, (0.5, 0.1), peak=0.3, colour=INK if look.age < 0.8 else "#6d665e")


def _nose(p, look: Look) -> None:
    h, b, n = look.nose, look.bulb, look.snub
    tx, ty = -25.5 - h * 1.5 - b * 1.4, 14 + h * 2.5 - n * 2.4
    p.line([(-15.5, -11), (-17.5, -3), (-21.5 - h * 3.2 + n * 1.6, 4), (tx + b * 0.4, ty - 4 - b), (tx - b * 0.4, ty - 0.5), (tx + 1.2 + n, ty + 2.6 + b * 0.8), (-20.5, 17.6 + h * 1.5 + b * 0.5 - n * 0.8)], 2.3, (0.15, 0.6), peak=0.7)
    p.line([(-20.5, 17.6 + h * 1.5 + b * 0.5 - n * 0.8), (-16, 17.4 - n * 0.4), (-12.4, 16.5)], 1.5, (0.3, 0.2))
    p.line([(-13.2 + b * 0.6, 9.6 - b * 0.6), (-9.6 + b * 1.4, 12.4), (-10.2 + b, 16.2), (-13.5, 17.6)], 1.7, (0.15, 0.3))
    p.fill([(-19.4, 16.6 - n * 0.4), (-17.4, 15.4 - n * 0.6), (-15, 16.4 - n * 0.4), (-17, 17.4)], INK)
    # The near flank of the ridge.
    p.spikes([((-8.2 - i * 0.8, -3.6 + i * 4), (-11, -2 + i * 3.9), (-13.4 - i * 0.4, -1.4 + i * 3.9)) for i in range(3)], 1.0)
    if b > 0:
        if look.flush > 0:
            p.fill([(tx + 1.4, ty - 3.4), (tx + 4.6, ty - 4.6), (tx + 7.4, ty - 1.6), (tx + 5.8, ty + 1.6), (tx + 2, ty + 1.4)], WARM_SKIN.get(look.skin, look.skin))
            p.spikes([((tx + 7 - i * 0.6, ty - 2.6 + i * 2.4), (tx + 4.6, ty - 1.6 + i * 2.2), (tx + 2.4, ty - 1.8 + i * 2.2)) for i in range(2)], 1.2, LIPS)


def _mouth(p, look: Look) -> None:
    s = look.smile
    left, right = (-24.5, 28.4 - s * 1.4), (-3 + s, 27.8 - s * 2.2)
    p.fill([(*left, 0), (-20.5, 25.6), (-17.5, 26.4), (-14, 25.2), (*right, 0), (-13, 28.6 + s), (-18, 28.8 + s)], LIPS)
    p.fill([(*left, 0), (-18, 28 + s), (*right, 0), (-11, 32.4 + s * 0.6), (-17, 33.4 + s * 0.6)], LOWER_LIP)
    p.line([left, (-18, 28.4 + s), (-13, 28.2 + s), right], 1.9, (0.5, 0.5))
    p.fill([(-22, 35, 0), (-16, 36), (-9.6, 34.6, 0), (-11, 38.6), (-16, 39.8), (-20.6, 38.4)], DEEP.get(look.skin, look.skin))
    p.line([(-20.5, 35.6), (-16, 36.6), (-11, 35.2)], 1.2)
    p.line([(right[0] + 0.5, right[1] - 2), (right[0] + 2, right[1] + 0.5), (right[0] + 1, right[1] + 2.5)], 1.1)
    if s > 0.6:  # the cheek's fold
        p.line([(-9.6, 17), (-1.6, 21), (2.4, 27)], 1.1)
    p.line([(-17.5, 19.6), (-17.8, 23)], 1.0)
    if not look.beard or look.beard in ("moustache", "whiskers"):
        p.line([(-14.5, 42.4), (-11.4, 43.8), (-8.4, 42.4)], 0.9)


def _lines_of_age(p, look: Look) -> None:
    a = look.age
    if a <= 0.2:
        return
    p.line([(-9, 13.5), (-3.5, 19), (-2 + a, 25)], 1.2 + a * 0.5)
    p.line([(-5, 3), (2, 5.4), (9, 3.4)], 1.1)
    p.lines([[(14.5, -4 + i * 3), (18, -4.6 + i * 4), (20.5, -5.4 + i * 5.2)] for i in range(3)], 1.0)
    p.lines([[(-24, -25 - i * 4.6), (-12, -27 - i * 4.8), (6, -25.5 - i * 4.6)] for i in range(2)], 1.0)
    if a > 0.6:
        p.spikes([((20 - i * 2.2, 14 + i * 2.8), (15 - i * 2, 17 + i * 2.6), (10 - i * 1.6, 17.5 + i * 2.2)) for i in range(5)], 1.3)

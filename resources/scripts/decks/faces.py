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
from svg import FLESH, INK, WHITE

CHESTNUT = "#7a4a28"
FAIR = "#c98f2e"
GREY = "#a39c94"
SNOW = "#e3ddd2"
GINGER = "#b4541f"
BLACK = "#332a27"
BROWN_SKIN = "#a8703f"  # the Moor
LIPS, LOWER_LIP = "#c4452f", "#d8624a"


@dataclass
class Look:
    """Whose head it is. Angles and shifts are in head units; 0 is a calm young man."""

    hair: str = "bob"  # bob, page, long, waves, mane, short, curls, none
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
    """The neck down to the collar, which it enters in a curve (y = 80 at the sides, 90 in front)."""
    outline = p.shape([(-12, 30, 0), (-11, 55), (-17, 79, 0), (-8, 87), (6, 90), (22, 87), (34, 79, 0), (28, 58), (30, 20, 0)], skin, 2.6)
    p.fringe([(29, 25), (27, 55), (32, 80)], 17, 4.2, 1.8, -20, clip=outline)
    p.spikes([((-2, 50 + i * 4), (8, 53 + i * 4), (16, 47 + i * 5)) for i in range(4)], 1.7)


def _skull(p, look: Look) -> None:
    old = look.age
    hollow = max(0, old - 0.5) * 2.5  # the cheek falls in below the bone
    face = p.shape(
        [(-16, -44), (-27, -33), (-31, -18), (-29, -9), (-28.5, -4), (-32.4, 5), (-31 + hollow * 0.4, 15), (-26.5 + hollow * 0.3, 27), (-23, 37), (-17, 47), (-8, 51), (2, 49), (14, 42), (25, 29), (30, 12), (34, -10), (30, -34), (10, -48)],
        look.skin, 3.4, 0.4)
    # The side turned from the light: temple, cheek and the underside of the jaw.
    p.fringe([(33, -20), (31, 6), (27, 27), (15, 41), (0, 49)] if old > 0.3 else [(33, -20), (31, 6), (26, 28), (18, 38)], 9 + 4 * old, 3.2, 1.1 + 0.5 * old, 24, clip=face)
    # The cheekbone, and the round of the cheek on the far side.
    p.spikes([((22 - i * 2.6, 11 + i * 2.6), (17 - i * 2.4, 13.4 + i * 2.4), (11.6 - i * 1.6, 12.6 + i * 2.2)) for i in range(4 if old < 0.6 else 6)], 1.1 + 0.2 * old)
    p.spikes([((-29.5 + i * 1.2, 9 + i * 4.2), (-26 + i * 1.2, 11 + i * 4), (-23 + i * 1.6, 11 + i * 4)) for i in range(5)], 1.1)


def _ear(p, look: Look) -> None:
    if look.hair in ("short", "curls", "none"):
        p.shape([(25, -8), (33, -12), (38, -4), (35, 8), (29, 15), (25, 10)], look.skin, 2)
        p.lines([[(28, -5), (33, -6), (33, 2), (29, 8)], [(29, 0), (31, 1), (30, 4)]], 1.8)


def _flush(p, look: Look) -> None:
    """Red cheeks, hatched in the press's red."""
    if look.flush <= 0:
        return
    n = 4 + round(3 * look.flush)
    p.spikes([((15 - i * 2.1, 9 + i * 2.1), (9.4 - i * 1.8, 11.6 + i * 1.9), (2.6 - i * 0.8, 9.6 + i * 2)) for i in range(n)], 1.5, LIPS)
    p.spikes([((-24.6 + i * 0.6, 8.4 + i * 2.6), (-27 + i * 0.5, 10.6 + i * 2.4), (-29.6 + i * 0.5, 10.8 + i * 2.4)) for i in range(3)], 1.3, LIPS)


def _eyes(p, look: Look) -> None:
    gx, gy = look.gaze
    droop = look.age * 1.0 + look.lid * 3.6
    for near in (True, False):
        # inner corner, outer corner, height of the opening
        xi, xo, half = (-6.5, 13, 4.6) if near else (-17.5, -28, 4.2)
        s = 1 if near else -1
        lift, tilt = -look.brow * 1.5 - (look.arch if near else 0), look.brow * 2.4
        xm = (xi + xo) / 2
        lid = [(xi, -2.2), (xm - s * 1.5, -3.2 - half + droop), (xo, -4 + droop * 0.5)]
        low = [(xo, -4 + droop * 0.5), (xm + s, 1.1 - look.lid * 0.5), (xi, -2.2)]
        white = [(*lid[0], 0), lid[1], (*lid[2], 0), low[1]]
        p.fill(white, WHITE)
        reach = abs(xo - xi) / 2 - 2.6
        ix, iy = xm - 0.4 + gx * reach * 0.85, -3.2 + droop * 0.3 + gy * 1.7
        # The iris under the lid: what the lid covers is not drawn.
        r = 3.3
        top = max(iy - r, lid[1][1] + 0.6)
        p.fill([(ix - r * 0.95, iy + 0.2), (ix - r * 0.6, top + 0.2), (ix + r * 0.6, top + 0.2), (ix + r * 0.95, iy + 0.2), (ix, min(iy + r, 1.2))], INK)
        p.fill(ring(ix - 0.9, max(iy - 1, top + 1.4), 0.95), WHITE)
        p.line([lid[0], lid[1], (xo + s * 1.5, -2.6 + droop * 0.6)], 2.5, (0.3, 0.35), peak=0.6)
        p.line(low, 1.0, (0.4, 0.2))
        # The fold of the lid; a heavy lid shows itself whole.
        p.line([(xi + s * 2, -6.6 - look.age * 0.4), (xm, -10.8 + droop * 0.35), (xo - s * 1, -7.6 + droop * 0.4)], 1.0 + look.lid * 0.4)
        if look.age > 0.5 or look.lid > 0.5:
            p.line([(xi + s * 2, 1.8), (xm + s, 4.6), (xo - s * 2, 1.6)], 1.0)
        # The brow: thick towards the nose, running out over the temple.
        inner = -14.5 + lift + tilt
        p.line([(xi + s * 0.5 if near else xi - 0.5, inner), (xm - s, -18.2 + lift * 1.4), (xo + s * (4 if near else 1), -13.6 + lift - tilt * 0.2)], 3.3 + look.age * 0.9, (0.5, 0.1), peak=0.3, colour=INK if look.age < 0.8 else "#6d665e")
    if look.brow > 0.7:  # the frown's furrow
        p.lines([[(-10, -14), (-11, -10.4), (-10.4, -7.6)], [(-14.4, -14.6), (-14, -11), (-14.6, -8.6)]], 1.1)
    if look.scar:
        p.line([(4, -24), (7, -10), (8.4, 4), (7, 17)], 1.7, (0.1, 0.1))
        p.lines([[(3 + i * 0.9, -19 + i * 10), (5.6 + i * 0.9, -19.6 + i * 10), (8 + i * 0.8, -18.4 + i * 10)] for i in (0, 3)], 1.1)


def _nose(p, look: Look) -> None:
    h, b, n = look.nose, look.bulb, look.snub
    tx, ty = -25.5 - h * 1.5 - b * 1.4, 14 + h * 2.5 - n * 2.4
    p.line([(-15.5, -11), (-17.5, -3), (-21.5 - h * 3.2 + n * 1.6, 4), (tx + b * 0.4, ty - 4 - b), (tx - b * 0.4, ty - 0.5), (tx + 1.2 + n, ty + 2.6 + b * 0.8), (-20.5, 17.6 + h * 1.5 + b * 0.5 - n * 0.8)], 2.3, (0.15, 0.6), peak=0.7)
    p.line([(-20.5, 17.6 + h * 1.5 + b * 0.5 - n * 0.8), (-16, 17.4 - n * 0.4), (-12.4, 16.5)], 1.5, (0.3, 0.2))
    p.line([(-13.2 + b * 0.6, 9.6 - b * 0.6), (-9.6 + b * 1.4, 12.4), (-10.2 + b, 16.2), (-13.5, 17.6)], 1.7, (0.15, 0.3))
    p.fill([(-19.4, 16.6 - n * 0.4), (-17.4, 15.4 - n * 0.6), (-15, 16.4 - n * 0.4), (-17, 17.4)], INK)
    # The near flank of the ridge, and the tip's underside.
    p.spikes([((-8.5 - i * 0.6, -7 + i * 3.2), (-11, -5.6 + i * 3.2), (-13.3 - i * 0.5, -4.6 + i * 3.2)) for i in range(5)], 1.0)
    if b > 0:
        p.line([(tx + 3, ty - 4), (tx + 5.6, ty - 1), (tx + 5, ty + 2)], 1.0)
        if look.flush > 0:
            p.spikes([((tx + 6.4 - i * 0.4, ty - 4.6 + i * 2.2), (tx + 3.6, ty - 3.6 + i * 2.2), (tx + 1.4 - i * 0.3, ty - 4 + i * 2.2)) for i in range(4)], 1.3, LIPS)


def _mouth(p, look: Look) -> None:
    s = look.smile
    left, right = (-24.5, 28.4 - s * 1.4), (-3 + s, 27.8 - s * 2.2)
    p.fill([(*left, 0), (-20.5, 25.6), (-17.5, 26.4), (-14, 25.2), (*right, 0), (-13, 28.6 + s), (-18, 28.8 + s)], LIPS)
    p.fill([(*left, 0), (-18, 28 + s), (*right, 0), (-11, 32.4 + s * 0.6), (-17, 33.4 + s * 0.6)], LOWER_LIP)
    p.line([left, (-18, 28.4 + s), (-13, 28.2 + s), right], 1.9, (0.5, 0.5))
    p.line([(-20.5, 35.4), (-16, 36.4), (-11, 35)], 1.2)
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

# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces of the French queens, three-quarter, looking to the left of the card (mirror them for the right).

A head's own units: 100 from chin (y = 50) to the top of the skull (y = -50), x = 0 in the middle of the skull.
`face()` draws the bare face; hair and what is worn on it come from the caller, what lies behind it before.
"""

from __future__ import annotations

from dataclasses import dataclass

from ink import Pen, ring
from svg import FLESH, INK, WHITE

ROUGE = "#eba98a"  # flesh over which red was laid thinly
LIP, LOWER_LIP = "#b5302a", "#d4574a"


@dataclass
class Lady:
    """Whose face it is. Shifts are in head units; 0 is a calm young woman."""

    iris: str = "#5a3a22"
    age: float = 0  # 0 a girl, 1 old
    gaze: tuple[float, float] = (-0.7, 0)  # where the eyes look: -1 left/up ... 1 right/down
    lid: float = 0  # > 0 heavy lids, < 0 wide eyes
    brow: float = 0  # > 0 frowns, < 0 lifts the brows
    brow_colour: str = INK
    nose: float = 0  # > 0 longer and hooked, < 0 short and turned up
    smile: float = 0.4  # < 0 grave
    lips: float = 1
    cheek: float = 0  # > 0 rounder
    rouge: float = 1  # how much
    mole: tuple[float, float] | None = None  # a beauty spot


def face(p: Pen, who: Lady) -> None:
    """The face without hair or neck."""
    _mask(p, who)
    for near in (False, True):
        _eye(p, who, near)
    _nose(p, who)
    _mouth(p, who)
    _age(p, who)
    if who.mole:
        p.fill(ring(*who.mole, 1.5), INK)


def _mask(p: Pen, who: Lady) -> None:
    c, a = who.cheek * 2.4, who.age
    outline = p.shape(
        [(-12, -48), (-23, -40), (-28.6, -28), (-29.6, -17), (-27.8, -9), (-28.4, -3), (-31 - c * 0.4, 5), (-30.6 - c * 0.5, 14), (-27.6 - c * 0.3, 25), (-23.4, 36), (-18, 45.4),
         (-11.4, 50.2), (-4.4, 49.8), (4, 45), (14 + c * 0.4, 36.4 + a), (23.6 + c, 26), (29.6 + c, 12), (32.6, -4), (33, -20), (28, -37), (10, -50)],
        FLESH, 2.4, 0.36)
    if who.rouge:
        r = who.rouge
        p.fill([(4, 9.4), (12, 8), (18 + r, 12), (17, 18.4), (9, 21.4), (1, 18.6), (-1, 13.6)], ROUGE)
        p.fill([(-30, 9.6), (-27.4, 9.4), (-24.6, 13.6), (-25.6, 19), (-28.6, 21.2), (-29.8, 15)], ROUGE)
        p.spikes([((1.4 + i * 3.4, 19.4 - 0.5 * (i - 2) ** 2 + 1.6), (3.4 + i * 3.2, 15.6), (6.4 + i * 2.8, 11.4 + 0.3 * abs(i - 2))) for i in range(5)], 0.55, "#cf7d5c")
    # The side turned from the light: temple, cheek, the underside of the jaw.
    p.fringe([(33, -20), (32.6, -4), (29.6 + c, 12), (23.6 + c, 26), (14, 36.4), (4, 45)], 7 + 2.6 * a, 2.5, 0.85 + 0.2 * a, 24, clip=outline)
    p.fringe([(4, 45), (-4.4, 49.8), (-11.4, 50.2)], 3.4, 2.6, 0.85, 20, clip=outline)
    p.spikes([((-29.6 + i * 1.1, 15 + i * 4), (-27 + i * 1.2, 16.8 + i * 3.8), (-25.6 + i * 1.3, 16.8 + i * 3.8)) for i in range(2)], 0.7)
    p.line([(-15.4, 44.4), (-12.6, 45.4), (-9.6, 44.6)], 0.8)


def _eye(p: Pen, who: Lady, near: bool) -> None:
    s = 1 if near else -1
    # Inner and outer corner, opening above and below.
    xi, xo, up, down = (-6.4, 15.4, 7.6, 3.4) if near else (-18.4, -28.2, 6.6, 2.8)
    yi, yo = -0.6, -3.2
    droop = who.lid * 2.2 + who.age * 1.0
    up -= droop
    xm = (xi + xo) / 2
    gx, gy = who.gaze
    lid = [(xi, yi), (xm - s * 2.4, yi - up), (xm + s * 3.0, yi - up * 0.98), (xo, yo)]
    low = [(xo, yo), (xm + s * 1.6, yi + down), (xi, yi)]
    p.fill([(*lid[0], 0), lid[1], lid[2], (*lid[3], 0), low[1]], WHITE)
    reach = abs(xo - xi) / 2 - (4.8 if near else 3.8)
    r = 5 if near else 4
    ix, iy = xm + gx * reach, yi - up * 0.4 + 0.6 + gy * 1.2
    top, wide = max(iy - r, yi - up + 0.5), 0.92 if near else 0.78
    p.fill([(ix - r * wide, iy), (ix - r * 0.6, top + 0.7), (ix, top), (ix + r * 0.6, top + 0.7), (ix + r * wide, iy), (ix + r * 0.6, iy + r * 0.66), (ix, iy + r * 0.88), (ix - r * 0.6, iy + r * 0.66)], INK)
    p.fill(ring(ix, iy + 0.5, r * 0.68 * wide / 0.92, r * 0.64), who.iris)
    p.fill(ring(ix, iy, r * 0.44), INK)
    p.fill(ring(ix - 1.7, iy - 1.7, 1.35), WHITE)
    # The upper lid is heavy and runs out into lashes, the crease above it fine; the lower lid is hardly there.
    p.line([(xi - s * 1.2, yi + 1), lid[1], lid[2], (xo + s * (3.4 if near else 1.4), yo + 0.4)], 3.0, (0.22, 0.2), peak=0.62)
    if near:
        p.spikes([((xo - 3.4, yo - 2.6), (xo - 0.6, yo - 3.8), (xo + 2, yo - 5)), ((xo - 1, yo - 1), (xo + 1.8, yo - 1.8), (xo + 4.2, yo - 2.6)), ((xo - 6.4, yo - 4), (xo - 4.4, yo - 5.6), (xo - 2.4, yo - 6.8))], 0.95)
    else:
        p.spikes([((xo + 2.6, yo - 2.4), (xo + 0.6, yo - 3.6), (xo - 1.2, yo - 4.4)), ((xo + 0.4, yo - 0.8), (xo - 1.2, yo - 1.6), (xo - 2.6, yo - 2))], 0.9)
    p.line([(xo - s * 1.2, yo + 1.4), low[1], (xi + s * 2.4, yi + 0.8)], 0.8, (0.5, 0.1), peak=0.3)
    p.line([(xi + s * 1.8, yi - up - 0.8), (xm, yi - up - 3.4 + droop * 0.5), (xo - s * 0.4, yo - up * 0.6 - 0.8)], 0.9, (0.1, 0.2))
    lift, tilt = -who.brow * 1.3, who.brow * 2.6
    inner = -15.4 + lift + tilt
    if near:
        p.line([(xi + 0.4, inner), (xm, -21.6 + lift * 1.5 + max(0, tilt) * 0.6), (xo + 4, -15.8 + lift - tilt * 0.3)], 2.2, (0.5, 0.06), peak=0.32, colour=who.brow_colour)
    else:
        p.line([(xi + 0.4, inner), (xm - 0.4, -20.4 + lift * 1.4 + max(0, tilt) * 0.6), (xo - 0.6, -16.4 + lift)], 2.0, (0.5, 0.1), peak=0.35, colour=who.brow_colour)


def _nose(p: Pen, who: Lady) -> None:
    h = who.nose
    hook, tip_x, tip_y = max(0, h), -25.6 - max(h, -0.8) * 1.8, 14.4 + h * 2.2
    ridge = [(-15.4, -11), (-16.6, -3), (-20 - hook * 3.4 + max(0, -h) * 0.8, 4.6), (tip_x + (1.2 if h < 0 else 0), tip_y - 3), (tip_x - (0.8 if h < 0 else -0.5), tip_y + 0.6), (tip_x + 3.4, tip_y + 3.9), (-18.6, 18.2 + h * 0.8)]
    p.fill([*ridge, (-12, 16), (-12, 8), (-14.4, -6)], FLESH)
    p.line(ridge, 1.75, (0.1, 0.5), peak=0.74)
    p.line([(-18.6, 18.2 + h * 0.8), (-15.2, 17.8), (-12.4, 16.8)], 1.3, (0.5, 0.2), peak=0.3)
    p.line([(-13.6, 9.6), (-10.8, 11.8), (-11, 15.4), (-13.6, 16.8)], 1.35, (0.1, 0.4))
    p.line([(-18.6, 16.8 + h * 0.6), (-16.4, 15.4), (-14.4, 16.2)], 1.35, (0.3, 0.3))
    p.spikes([((-9.4 - i * 0.4, -6 + i * 3), (-11.6 - i * 0.4, -5 + i * 3), (-13.8 - i * 0.9, -4.8 + i * 3)) for i in range(4)], 0.66)


def _mouth(p: Pen, who: Lady) -> None:
    s, f = who.smile, who.lips
    left, right = (-23.4, 29.4 - s * 1.5), (-4 + s, 28.8 - s * 2.4)
    mid = (-16.4, 29.8 + s * 0.5)
    p.fill([(*left, 0), (-20.4, 26.8 - f * 0.8), (-17.4, 27.7 - f * 0.5), (-13.8, 26.4 - f * 0.9), (*right, 0), (-11.4, 29.6 + s * 0.5), mid, (-20, 29.8 + s * 0.3)], LIP)
    p.fill([(*left, 0), (-20, 29.8 + s * 0.3), mid, (-11.4, 29.6 + s * 0.5), (*right, 0), (-9.6, 33 + f * 1.4 + s * 0.4), (-16.2, 35.2 + f * 1.6 + s * 0.5), (-20.8, 33.2 + f)], LOWER_LIP)
    p.line([(left[0] - 0.4, left[1]), (-20, 29.8 + s * 0.3), mid, (-11.4, 29.6 + s * 0.5), (right[0] + 0.8, right[1] - 0.4)], 1.6, (0.4, 0.4))
    p.line([(-18.6, 33.6 + f), (-16.8, 33.9 + f), (-15, 33.5 + f)], 1.1, (0.2, 0.2), "#eb9b86")
    p.line([(right[0] + 1.4, right[1] - 2 + s * 0.4), (right[0] + 2.6, right[1] + 0.3), (right[0] + 1.2, right[1] + 2.2)], 0.85)
    p.line([(-19.4, 37.4 + f * 1.2), (-15.4, 38.6 + f), (-11.2, 37 + f)], 0.95)
    p.lines([[(-17.4, 21.4), (-17.9, 24.6)], [(-15, 21.4), (-14.8, 24.2)]], 0.65)


def _age(p: Pen, who: Lady) -> None:
    a = who.age
    if a < 0.2:
        return
    p.line([(-9, 14), (-3.4, 19.4), (-1.6, 26.4)], 0.9 + a * 0.5, (0.2, 0.1))
    p.line([(-4, 5), (3, 7.4), (10, 5)], 0.9)
    p.lines([[(18, -2.6 + i * 2.4), (21, -3.2 + i * 3.4), (23.4, -4 + i * 4.6)] for i in range(2 + (a > 0.6))], 0.8)
    if a > 0.5:
        p.lines([[(-24, -27 - i * 5), (-12, -29.4 - i * 5.2), (6 - i * 2, -28 - i * 5)] for i in range(2)], 0.75)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads of the French court seen three-quarter, looking to the left of the card (mirror them for the right).

A head's own units: 100 from chin (y = 50) to the top of the skull (y = -50), x = 0 in the middle of the skull; the
brow line runs from about (-33, -16) to (34, -20). `head()` draws neck and face and returns the pen in head
units; hair, beard and headdress are drawn with it, what lies behind the face before.
"""

from __future__ import annotations

from dataclasses import dataclass

from ink import Pen, edges, ring
from svg import FLESH, INK, WHITE

ROUGE = "#ecae8a"  # a cheek's colour: flesh over which red was laid thinly
LIP, LOWER_LIP = "#b8382c", "#d5604a"


@dataclass
class Face:
    """Whose face it is. Shifts are in head units; 0 is a calm young man."""

    skin: str = FLESH
    iris: str = "#5a3a22"
    age: float = 0  # 0 young, 1 old
    gaze: tuple[float, float] = (-0.8, 0)  # where the eyes look: -1 left/up … 1 right/down
    brow: float = 0  # > 0 frowns, < 0 lifts the brows
    brow_weight: float = 1
    brow_colour: str = INK
    lid: float = 0  # > 0 heavy lids
    nose: float = 0  # > 0 longer and hooked, < 0 short and turned up
    smile: float = 0  # > 0 smiles, < 0 grave
    lips: float = 1  # how full
    jaw: float = 0  # > 0 broader
    chin: float = 0  # > 0 longer
    rouge: bool = False


def head(pen: Pen, x: float, y: float, height: float, face: Face, turn: float = 0, mirror: bool = False, behind=None) -> Pen:
    """Neck and face with the middle of the head at (x, y) of `pen`; `behind(p)` draws the hair that is behind them."""
    p = pen.at(x, y, height / 100, turn, mirror)
    if behind:
        behind(p)
    _neck(p, face)
    _mask(p, face)
    for near in (False, True):
        _eye(p, face, near)
    _nose(p, face)
    _mouth(p, face)
    _age(p, face)
    return p


def _neck(p: Pen, face: Face) -> None:
    outline = p.shape([(-12, 30, 0), (-12, 56), (-18, 84, 0), (-6, 94), (10, 97), (26, 93), (38, 84, 0), (31, 60), (31, 10, 0)], face.skin, 2.4)
    p.fringe([(30, 30), (29, 58), (36, 82)], 20, 3.4, 1.6, -20, clip=outline)
    # The jaw's shadow, and the cord of the neck.
    p.spikes([((24 - i * 3.6, 42 + i * 1.9), (20 - i * 3.4, 50 + i * 1.6), (13 - i * 2.4, 58 + i * 1.2)) for i in range(9)], 1.5)
    p.line([(20, 60), (12, 74), (4, 88)], 1.3, (0.1, 0.2))


def _mask(p: Pen, face: Face) -> None:
    j, c, a = face.jaw * 4, face.chin * 4, face.age
    outline = p.shape(
        [(-14, -47), (-26, -38), (-31.5, -25), (-32.4, -16), (-29.6, -8), (-30, -2), (-32.6, 6), (-31.6 - j * 0.2, 15), (-28 + a * 1.6, 26), (-25 - j * 0.3, 36), (-20.5, 46 + c), (-12, 51.5 + c), (-2, 50.4 + c), (10, 45 + c * 0.6), (22 + j, 35), (29.5 + j, 22), (33, 4), (35, -14), (31, -34), (10, -49)],
        face.skin, 3, 0.4)
    if face.rouge:
        p.fill([(6, 9), (14, 8), (18, 14), (14, 20), (6, 20), (1, 15)], ROUGE)
    # The side turned from the light: temple, cheek, the underside of the jaw.
    p.fringe([(34, -16), (32.6, 4), (29 + j, 22), (21 + j, 35.6), (9, 45.4 + c * 0.6)], 13 + 4 * a, 3.1, 1.2 + 0.3 * a, 22, clip=outline)
    p.fringe([(9, 45.4 + c * 0.6), (-2, 50.6 + c), (-12, 51.5 + c)], 5, 3, 1, 20, clip=outline)
    # Under the far cheekbone.
    p.spikes([((-31 + i * 1.3, 11 + i * 4), (-27 + i * 1.3, 13.6 + i * 3.8), (-24 + i * 1.5, 13.4 + i * 3.8)) for i in range(5)], 1.0)


def ear(p: Pen, face: Face) -> None:
    """For heads whose hair shows it."""
    p.shape([(26, -6), (31, -12), (37.5, -9), (38, 0), (34.5, 8), (31, 17), (26.5, 14)], face.skin, 2.2)
    p.line([(28.6, -5), (33.4, -8), (35, -1), (31, 6), (30, 12)], 1.5)
    p.line([(29, 1), (31.4, 0), (31, 5)], 1.1)


def _eye(p: Pen, face: Face, near: bool) -> None:
    s = 1 if near else -1
    # Inner and outer corner, opening above and below.
    xi, xo, up, down = (-7, 14.5, 6.6, 3.4) if near else (-19.4, -29.8, 5.6, 2.8)
    yi, yo = -1.2, -3.0
    droop = face.lid * 2.4 + face.age * 0.8
    up -= droop
    xm = (xi + xo) / 2
    gx, gy = face.gaze
    lid = [(xi, yi), (xm - s * 2.2, yi - up), (xm + s * 3.4, yi - up * 0.94), (xo, yo)]
    low = [(xo, yo), (xm + s * 1.6, yi + down), (xi, yi)]
    p.fill([(*lid[0], 0), lid[1], lid[2], (*lid[3], 0), low[1]], WHITE)
    reach = abs(xo - xi) / 2 - (4.2 if near else 3.6)
    r = 4.5 if near else 3.7
    ix, iy = xm + gx * reach, yi - up * 0.36 + 0.5 + gy * 1.2
    # The iris is cut off by the upper lid: its top is flattened.
    top = max(iy - r, yi - up + 0.6)
    p.fill([(ix - r * 0.92, iy), (ix - r * 0.6, top + 0.7), (ix, top), (ix + r * 0.6, top + 0.7), (ix + r * 0.92, iy), (ix + r * 0.62, iy + r * 0.66), (ix, iy + r * 0.9), (ix - r * 0.62, iy + r * 0.66)], INK)
    p.fill(ring(ix, iy + 0.4, r * 0.66), face.iris)
    p.fill(ring(ix, iy, r * 0.44), INK)
    p.fill(ring(ix - 1.5, iy - 1.6, 1.15), WHITE)
    # Lids: the upper a heavy stroke with a lash at its outer end, the crease above it, the lower thin.
    p.line([(xi - s * 1.2, yi + 1), lid[1], lid[2], (xo + s * (2.6 if near else 1), yo + 1.4)], 3.1, (0.25, 0.3), peak=0.6)
    p.line([(xo - s * 1.2, yo + 1.4), low[1], (xi + s * 2, yi + 0.7)], 1.1, (0.5, 0.1), peak=0.3)
    p.line([(xi + s * 1.6, yi - up - 1.2), (xm, yi - up - 3.6 + droop * 0.5), (xo - s * 0.5, yo - up * 0.5 - 1)], 1.15, (0.1, 0.2))
    if near:
        p.spikes([((xi + 1.5 + i * 1.5, -13.5 + i * 0.5), (xi - 1 + i * 1.6, -9.5 + i * 0.5), (xi - 1.8 + i * 2, -6.5 - i * 0.4)) for i in range(4)], 0.9)
    lift, tilt = -face.brow * 1.4, face.brow * 2.8
    w = 3.4 * face.brow_weight
    inner = -14.6 + lift + tilt
    if near:
        p.line([(xi - 0.5, inner), (xm - 1, -20.4 + lift * 1.5 + max(0, tilt) * 0.7), (xo + 4, -14.6 + lift - tilt * 0.3)], w, (0.55, 0.1), peak=0.32, colour=face.brow_colour)
    else:
        p.line([(xi + 1, inner), (xm, -19.6 + lift * 1.4 + max(0, tilt) * 0.7), (xo - 2.4, -14.8 + lift)], w * 0.94, (0.55, 0.15), peak=0.35, colour=face.brow_colour)


def _nose(p: Pen, face: Face) -> None:
    h = face.nose
    hook, tip_x, tip_y = max(0, h), -28.4 - max(h, -0.6) * 1.8, 14 + h * 2.2
    ridge = [(-16.4, -12), (-18, -4), (-22 - hook * 3.6, 4), (tip_x + (1.4 if h < 0 else 0), tip_y - 3.2), (tip_x - (1 if h < 0 else -0.6), tip_y + 1), (tip_x + 4.4, tip_y + 5), (-20, 19.4 + h * 0.8)]
    p.fill([*ridge, (-12, 17), (-12, 8), (-15, -6)], face.skin)
    p.line(ridge, 2.3, (0.15, 0.55), peak=0.7)
    p.line([(-20, 19.4 + h * 0.8), (-16, 18.4), (-12.6, 17.6)], 1.6, (0.5, 0.2), peak=0.3)
    p.line([(-14.4, 8.6), (-10.6, 11.4), (-10.8, 15.8), (-14, 17.6)], 1.8, (0.15, 0.4))
    p.line([(-20.6, 17.6 + h * 0.6), (-17.6, 15.6), (-15, 16.6)], 1.6, (0.3, 0.3))
    p.spikes([((-8.6 - i * 0.5, -7 + i * 3), (-11.4 - i * 0.4, -5.8 + i * 3), (-14.4 - i * 0.9, -5.4 + i * 3)) for i in range(6)], 1.0)
    p.spikes([((-13 - i * 2.6, 19.4 + i * 0.3), (-14.4 - i * 2.4, 21), (-16 - i * 2, 21.6)) for i in range(2)], 1.0)


def _mouth(p: Pen, face: Face) -> None:
    s, f = face.smile, face.lips
    left, right = (-25.4, 30 - s * 1.6), (-2.6 + s, 29 - s * 2.6)
    mid = (-17.2, 30 + s * 0.6)
    p.fill([(*left, 0), (-21, 27.4 - f * 0.6), (-18, 28 - f * 0.4), (-14.4, 27 - f * 0.8), (*right, 0), (-12, 30 + s * 0.6), mid, (-21, 30.2 + s * 0.3)], LIP)
    p.fill([(*left, 0), (-21, 30.2 + s * 0.3), mid, (-12, 30 + s * 0.6), (*right, 0), (-9.4, 33.2 + f * 1.2 + s * 0.4), (-16.6, 35 + f * 1.4 + s * 0.5), (-22, 33.4 + f * 0.8)], LOWER_LIP)
    p.line([(left[0] - 0.6, left[1]), (-21, 30.2 + s * 0.3), mid, (-12, 30 + s * 0.6), (right[0] + 1, right[1] - 0.4)], 2, (0.4, 0.45))
    p.line([(right[0] + 1.4, right[1] - 2.4 + s * 0.4), (right[0] + 2.8, right[1] + 0.4), (right[0] + 1.2, right[1] + 2.6)], 1.1)
    p.line([(-20.6, 37 + f * 1.2), (-15.6, 38.6 + f), (-10.6, 36.8 + f)], 1.3)
    p.lines([[(-18.2, 22), (-18.8, 25.4)], [(-15.4, 22), (-15.2, 25)]], 0.9)


def _age(p: Pen, face: Face) -> None:
    a = face.age
    if a < 0.2:
        return
    p.line([(-9, 13.6), (-3, 19), (-0.6, 27)], 1.1 + a * 0.7, (0.2, 0.1))
    p.line([(-4.4, 5), (3, 7.6), (10.4, 5)], 1.1)
    p.lines([[(17, -2.6 + i * 2.6), (20.6, -3.4 + i * 3.8), (23.4, -4.4 + i * 5)] for i in range(3)], 1.0)
    p.lines([[(-26 + i, -25 - i * 5), (-12, -27.6 - i * 5.2), (8 - i * 2, -26 - i * 5)] for i in range(1 + round(a * 2))], 1.0)
    if a > 0.6:
        p.spikes([((19 - i * 2.2, 13 + i * 2.8), (14 - i * 2, 16.6 + i * 2.6), (9 - i * 1.6, 17.5 + i * 2.2)) for i in range(5)], 1.2)
        p.lines([[(-12.6, -19), (-13.6, -15), (-13, -11)], [(-16, -18), (-16.4, -15), (-15.6, -12)]], 1.2)


def lock(p: Pen, bones, colour: str, lines: int = 3, width: float = 2.4, line: float = 1.2) -> list:
    """A lock of hair along a spine of (x, y, half width), with strands drawn in it. Give the last bone hardly any
    width to let it run to a point; the first is hidden by what is drawn over it."""
    outline = p.limb(bones, colour, width, 0.35)
    left, right = edges(bones)
    many = []
    for i in range(lines):
        t = (i + 0.75) / (lines + 0.6)
        strand = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(left, right)]
        many.append(strand[0 if i % 2 else 1:] if len(strand) > 3 else strand)
    p.lines([m for m in many if len(m) > 2], line, (0.5, 0.1), peak=0.35)
    return outline


def curl(p: Pen, x: float, y: float, r: float, colour: str, turn: float = 0, mirror: bool = False) -> None:
    """The scroll at the end of a rolled lock: a round with a spiral in it."""
    q = p.at(x, y, r, turn, mirror)
    q.shape(ring(0, 0, 1), colour, 2.2 / r, 0.4)
    q.line([(0.98, -0.1), (0.55, 0.62), (-0.2, 0.72), (-0.66, 0.15), (-0.4, -0.45), (0.16, -0.46), (0.36, -0.04), (0.06, 0.18)], 1.9 / r, (0.9, 0.3), peak=0.2)
    q.lines([[(0.86, 0.42), (0.42, 0.9), (-0.2, 0.94)], [(-0.72, 0.62), (-0.95, 0.1), (-0.72, -0.5)]], 1.1 / r, (0.2, 0.1))

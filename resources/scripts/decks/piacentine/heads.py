# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads of the Piacentine court, three quarters to the left (mirror them for the right), soft as chalk draws them.

A head's own units: the chin is at y = 50, the top of the skull at y = -50. Shadows on skin are red chalk, not black:
only eyes, brows, nostrils and the parting of the lips are.
"""

from __future__ import annotations

from dataclasses import dataclass

from ink import edges, ring
from piacentine.stone import BLUSH, DEEP_HAIR, FLESH, HAIR, INK, WHITE, Chalk

SANGUINE = "#a5552f"
WARM = "#eeb68e"
LIPS, LOWER = "#b3372a", "#da7059"


@dataclass
class Face:
    """Whose face it is: 0 is a calm young man."""

    gaze: tuple[float, float] = (-0.5, 0)  # -1 left or up … 1 right or down
    age: float = 0
    brow: float = 0  # > 0 knit, < 0 raised
    lid: float = 0  # > 0 heavy
    nose: float = 0  # > 0 aquiline, < 0 short
    smile: float = 0
    jaw: float = 0  # > 0 broad
    full: float = 0  # > 0 round cheeks, < 0 lean
    skin: str = FLESH
    iris: str = "#4a6a86"
    brows: str = "#3b322b"
    bushy: float = 1  # how heavy the brows are


def head(pen: Chalk, x: float, y: float, high: float, face: Face, turn: float = 0, mirror: bool = False, behind=None) -> Chalk:
    """Neck and face about the head's middle (x, y); `behind(p)` draws the hair behind them. Returns the head's pen."""
    p = pen.at(x, y, high / 100, turn, mirror)
    if behind:
        behind(p)
    neck(p, face)
    _mask(p, face)
    features(p, face)
    _years(p, face)
    return p


def features(p: Chalk, face: Face) -> None:
    """Eyes, nose and mouth, on skin already laid down."""
    eye(p, face, False)
    eye(p, face, True)
    _nose(p, face)
    _mouth(p, face)


def neck(p: Chalk, face: Face) -> None:
    outline = p.shape([(-12, 30, 0), (-11, 58), (-20, 82, 0), (-4, 92), (14, 93), (36, 82, 0), (29, 60), (28, 10, 0)], face.skin, 2.4)
    p.fringe([(-10, 46), (4, 48), (18, 36), (27, 24)], 19, 3, 2.2, 0, 0.2, SANGUINE, outline, BLUSH)
    p.fringe([(28, 40), (29, 60), (35, 80)], 8, 3, 2, 10, 0.2, SANGUINE, outline)
    p.line([(16, 62), (8, 76), (4, 88)], 1.6, (0.1, 0.1), SANGUINE)


def _mask(p: Chalk, face: Face) -> None:
    j, c = face.jaw * 3.4, face.full * 2.4
    outline = p.shape(
        [(-12, -48), (-23, -40), (-28.6, -28), (-29.6, -15), (-27.4, -7), (-28.6, 1), (-29.6 - c, 10), (-27.6 - c * 0.8, 21), (-24.6 - c * 0.5, 31), (-21 - j * 0.4, 41), (-13, 49 + j * 0.3), (-4, 50 + j * 0.3), (6 + j * 0.5, 45.6), (18 + j, 36), (27 + j * 0.7, 22), (31, 4), (32, -14), (28, -36), (10, -50)],
        face.skin, 2.6, 0.45)
    p.fill([(4, 9), (12, 6 - c), (18, 12), (15, 21), (6, 22 + c), (0, 16)], WARM)
    p.fringe([(32, -16), (31, 4), (27 + j * 0.7, 22), (18 + j, 36), (6 + j * 0.5, 45.6)], 9, 2.6, 1.9, 24, 0.2, SANGUINE, outline, BLUSH)
    p.fringe([(-27.4, -7), (-28.6, 1), (-29.6 - c, 10), (-27.6, 21)], 3.6, 2.8, 1.4, 20, 0.2, SANGUINE, outline)
    p.fill([(-18, 45.6, 0), (-10, 50.2), (-2, 50.2), (7, 45.6, 0), (-3, 46.4), (-11, 46.6)], BLUSH)


def eye(p: Chalk, face: Face, near: bool) -> None:
    s = 1 if near else -1
    xi, xo, up, low = (-4.6, 15.4, 7.4, 3) if near else (-16.6, -26.8, 6.8, 2.6)
    yi, yo = 0.4, -1.4
    up -= face.lid * 2.2 + face.age * 0.6
    xm = (xi + xo) / 2
    top = [(xi, yi), (xm - s * 2.6, yi - up), (xm + s * 3, yi - up * 0.96), (xo, yo)]
    under = [(xo, yo), (xm + s * 1.4, yi + low), (xi, yi)]
    # The lid's own flat, then the ball of the eye.
    p.fill([(xi, yi - 2), (xm - s, yi - up - 4.6), (xo, yo - 3.4), (xo, yo), top[2], top[1]], WARM)
    p.fill([(*top[0], 0), top[1], top[2], (*top[3], 0), under[1]], WHITE)
    r = 4.5 if near else 3.6
    ix = xm + face.gaze[0] * (abs(xo - xi) / 2 - r * 0.95)
    iy = yi - up * 0.4 + 0.4 + face.gaze[1] * 1.4
    roof = yi - up + 0.5
    high = max(iy - r, roof)
    p.fill([(ix - r, iy), (ix - r * 0.66, high + 0.6), (ix, high), (ix + r * 0.66, high + 0.6), (ix + r, iy), (ix + r * 0.64, iy + r * 0.72), (ix, iy + r), (ix - r * 0.64, iy + r * 0.72)], INK)
    p.fill(ring(ix, iy + 0.7, r * 0.6), face.iris)
    p.fill(ring(ix, iy, r * 0.42), INK)
    p.fill(ring(ix - 1.5, iy - 1.5, 1), WHITE)
    p.line([(xi - s * 1.6, yi + 1.4), top[1], top[2], (xo + s * 2, yo + 0.8)], 3.2, (0.3, 0.35), peak=0.55)
    p.line([(xo, yo + 0.4), under[1], (xi + s * 2, yi + 0.6)], 1.1, (0.5, 0.1), peak=0.3)
    p.line([(xi + s, yi - up * 0.7 - 3), (xm, yi - up - 4.6 + face.lid), (xo + s, yo - up * 0.4 - 3.4)], 1.3, (0.1, 0.2))
    rise, knit = -face.brow * 1.2, face.brow * 2.6
    inner = -13.4 + rise + knit
    end = (xo + s * (4 if near else 0.6), -12.6 + rise)
    p.line([(xi - s * 0.6, inner), (xm - s * 1.5, -18.6 + rise * 1.4 + max(0, knit) * 0.6), end], 3.8 * face.bushy, (0.5, 0.08), face.brows, 0.3)
    if near:
        p.spikes([((xi - 2 + i * 0.9, -11 + i * 2.6), (xi - 3.6 + i * 0.5, -8.6 + i * 2.4), (xi - 6, -6.6 + i * 2.6)) for i in range(4)], 1.6, SANGUINE)


def _nose(p: Chalk, face: Face) -> None:
    n = face.nose
    tip = (-23.6 - n * 1.6, 14.4 + n * 2)
    ridge = [(-13.6, -11), (-14.8, -3), (-17.8 - max(0, n) * 3.4, 4.6), (tip[0] + 0.8, tip[1] - 3.4), tip, (-20.6, 18.6 + n), (-17, 18.4 + n * 0.6)]
    p.fill([*ridge, (-10, 17), (-8.6, 11), (-12, 0)], face.skin)
    p.fill([(-12.4, -6), (-12, 4), (-13.4, 12), (-16, 15), (-9.6, 15.6), (-8.4, 10)], WARM)
    p.line(ridge, 2.1, (0.1, 0.5), peak=0.75)
    p.line([(-12, 9), (-8.6, 12.4), (-9.6, 16.8), (-12.6, 17.6)], 1.8, (0.1, 0.4))
    p.line([(-18.4, 17.2 + n * 0.6), (-15.6, 15.8), (-13, 17)], 2.2, (0.3, 0.3))
    p.spikes([((-7.4 - i * 0.5, -3 + i * 3.2), (-9.6, -1.8 + i * 3.2), (-12 - i * 0.4, -1.6 + i * 3.2)) for i in range(5)], 1.5, SANGUINE)


def _mouth(p: Chalk, face: Face) -> None:
    s = face.smile
    a, b, m = (-22.6, 29.6 - s * 1.6), (-2.6 + s * 1.4, 28.8 - s * 2.6), (-14.6, 29.8 + s * 0.4)
    p.fill([(*a, 0), (-19.4, 26.6), (-16.6, 27.4), (-13, 26), (*b, 0), (-9, 29.6), m, (-19, 30)], LIPS)
    p.fill([(*a, 0), (-19, 30), m, (-9, 29.8), (*b, 0), (-8, 33.6 + s * 0.4), (-14.6, 35.4 + s * 0.4), (-19.6, 33.6)], LOWER)
    p.fill([(-18, 31.6), (-14, 31.8), (-12, 32.6), (-15.6, 33.6)], "#f0a58e")
    p.line([(a[0] - 0.6, a[1] + 0.2), (-19, 30), m, (-9, 29.5), (b[0] + 1.2, b[1] - 0.4)], 1.9, (0.4, 0.4))
    p.line([(b[0] + 1.4, b[1] - 2.2), (b[0] + 2.6, b[1] + 0.4), (b[0] + 1.2, b[1] + 2.4)], 1.3, colour=SANGUINE)
    p.line([(-20, 38), (-15, 39.4), (-10, 37.6)], 2, (0.1, 0.1), SANGUINE)
    p.lines([[(-18.2, 21.4), (-18.6, 25)], [(-15.2, 21.4), (-14.8, 24.8)]], 1.1, colour=SANGUINE)


def _years(p: Chalk, face: Face) -> None:
    a = face.age
    if a < 0.2:
        return
    p.lines([[(-8, 14), (-1.6, 20), (0, 27)], [(-3, 5.6), (4, 8), (12, 5)], [(-6.8, -16), (-8.4, -12), (-7.6, -8)]], 1.2 + a * 0.6)
    p.lines([[(17.4, -2 + i * 3), (21, -3 + i * 4), (24, -4 + i * 5.4)] for i in range(3)], 1.1)
    p.lines([[(-24 + i, -25 - i * 5.4), (-10, -28 - i * 5.6), (8 - i * 2, -26 - i * 5.4)] for i in range(2)], 1.2)


def lock(p: Chalk, bones, colour: str = HAIR, strands: int = 4, width: float = 2.2) -> None:
    """A lock of hair along (x, y, half width), dark on its shaded side, with strands running down it."""
    outline = p.limb(bones, colour, width, 0.4)
    left, right = edges(bones)
    low = left if sum(q[0] for q in left) > sum(q[0] for q in right) else right
    p.fringe(low, max(b[2] for b in bones) * 0.8, 4, 2.6, 55, 0.2, clip=outline, under=DEEP_HAIR if colour == HAIR else None)
    many = []
    for i in range(strands):
        t = (i + 0.7) / (strands + 0.4)
        line = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(left, right)]
        many.append(line[i % 2 if len(line) > 3 else 0:])
    p.lines([m for m in many if len(m) > 2], 1.5, (0.5, 0.1), peak=0.35)


def _wavy(bones, amount: float = 2.6) -> list:
    """The same spine with waves in it."""
    return [(x + (amount if i % 2 else -amount) * (0 < i < len(bones) - 1), y, half * (1.1 if i % 2 else 0.92)) for i, (x, y, half) in enumerate(bones)]


def bob_behind(p: Chalk, colour: str = HAIR, low: float = 52, wide: float = 46) -> None:
    """The mass of shoulder-long hair behind neck and cheek."""
    lock(p, _wavy([(-14, -34, 10), (-30, -14, 9), (-32, 12, 9), (-33, 34, 7), (-38, low - 8, 4), (-42, low - 6, 1)]), colour, 3)
    lock(p, _wavy([(10, -20, 20), (26, 10, 22), (28, 36, 16), (30, low + 4, 8), (27, low + 12, 1)]), colour, 4)
    lock(p, _wavy([(18, -34, 16), (wide - 10, -10, 16), (wide - 8, 16, 15), (wide - 4, 38, 12), (wide + 2, low, 7), (wide + 9, low + 2, 1)]), colour, 4)


def bob_front(p: Chalk, colour: str = HAIR, low: float = 44, part: float = 0) -> None:
    """Locks that fall from under a hat before temple and cheek."""
    lock(p, _wavy([(16, -44, 9), (27, -26, 9), (29, -4, 8), (28, 16, 8), (31, 32, 7), (36, low, 4), (42, low - 2, 0.8)]), colour, 3)
    lock(p, _wavy([(28, -42, 9), (37, -22, 9), (40, 2, 9), (40, 22, 9), (45, 38, 7), (52, low + 2, 4), (57, low - 4, 0.8)]), colour, 4)
    lock(p, _wavy([(-20, -40, 5), (-28, -26, 5), (-31, -8, 5), (-32, 10, 5), (-35, 26, 4), (-41, 32, 0.8)]), colour, 2)
    if part:
        lock(p, _wavy([(-2, -50, 4), (-14, -40, 5), (-23, -30, 4), (-28, -20, 1)]), colour, 2)
        lock(p, _wavy([(4, -50, 5), (14, -38, 6), (24, -24, 5), (29, -10, 1)]), colour, 3)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The heads of the Sicilian courts, three-quarter or in profile, looking left (mirror them for the right).

A head has 100 units from chin (y = 50) to crown (y = -50). It is drawn with few decided lines, the features in
black with a dab of the red plate on the lips; `head()` returns its pen, for what is worn on it.
"""

from __future__ import annotations

from dataclasses import dataclass

from siciliane import beards, tresses
from siciliane.press import FLESH, INK, PAPER, RED, Press

CHESTNUT = "#8c5a34"
AUBURN = "#b5672c"
FAIR = "#c9963c"
DARK = "#4a3a30"
ASH = "#a09488"
WHITE = "#e9e4da"


@dataclass
class Look:
    """Whose head it is; 0 is a calm young man."""

    hair: str = "waves"  # waves to the shoulder, bob, curls
    colour: str = CHESTNUT
    beard: str = ""  # imperial, forked, full, chin
    age: float = 0
    gaze: float = -0.6  # -1 looks to where the face looks, 1 back over the cheek
    brow: float = 0  # > 0 frowns, < 0 lifts the brows
    smile: float = 0
    nose: float = 0  # > 0 hooked
    jaw: float = 0  # > 0 heavier
    lid: float = 0  # > 0 drowsy
    broad: float = 1  # how broad the whole head is


def _placed(pen: Press, x: float, y: float, height: float, look: Look, turn: float, mirror: bool) -> Press:
    p = pen.at(x, y, height / 100, turn, mirror)
    a, b, *rest = p._m
    return type(p)(p.sheet, (a * look.broad, b * look.broad, *rest), p._sway, p.fine)


def throat(pen: Press, x: float, y: float, height: float, look: Look, turn: float = 0, mirror: bool = False, profile: bool = False) -> None:
    """What lies behind collar and chin: the hair at the back and the neck. Draw it, the collar, and then the head."""
    p = _placed(pen, x, y, height, look, turn, mirror)
    tresses.behind(p, look, profile)
    _neck(p, profile)


def head(pen: Press, x: float, y: float, height: float, look: Look, turn: float = 0, mirror: bool = False, profile: bool = False) -> Press:
    """A head with its middle at (x, y), `height` from chin to crown."""
    p = _placed(pen, x, y, height, look, turn, mirror)
    (_profile if profile else _three_quarter)(p, look)
    if look.beard:
        beards.draw(p, look, profile)
    tresses.before(p, look, profile)
    return p


def _neck(p: Press, profile: bool) -> None:
    shift = 4 if profile else 0
    neck = p.shape([(-14 + shift, 30, 0), (-13 + shift, 56), (-20 + shift, 84, 0), (6, 92), (36 - shift, 84, 0), (28 - shift, 58), (28 - shift, 20, 0)], FLESH, 3)
    p.comb(neck, 15, -16, 4.4, 2)
    p.line([(-8 + shift, 50), (4, 60), (20, 52)], 2.4, (0.1, 0.1))
    p.line([(2, 62), (4, 74), (-2, 84)], 1.8, (0.1, 0.3))


def _three_quarter(p: Press, look: Look) -> None:
    j = look.jaw * 3
    face = p.shape([(-18, -44), (-29, -30), (-32, -16), (-29.4, -8), (-31, 0), (-33, 10), (-31.6, 22), (-27 - j * 0.4, 34), (-20 - j * 0.5, 45), (-11, 51 + j * 0.5), (0, 50 + j * 0.4), (12 + j, 43), (23 + j, 31), (29, 14), (31, -8), (28, -30), (8, -47)], FLESH, 3.2, 0.55)
    p.comb(face, 7 + look.age * 4, 34, 3.6, 1.7)
    p.spikes([((20 - i * 3, 14 + i * 3), (13 - i * 2.4, 17 + i * 2.6), (7 - i * 1.6, 15 + i * 2.6)) for i in range(3 + round(look.age * 3))], 1.6)
    _eye(p, look, -6, 12.6, 1)
    _eye(p, look, -17.4, -27.6, -0.9)
    h = look.nose
    p.line([(-14.4, -11), (-16 - h, -3), (-21.6 - h * 3, 6), (-26 - h, 13 + h * 2), (-23.6, 18.4 + h * 1.6), (-16, 18)], 2.7, (0.2, 0.5), peak=0.7)
    p.line([(-13.4, 10), (-9.4, 12.6), (-10, 17), (-13.6, 18.4)], 1.9, (0.2, 0.4))
    p.fill([(-20.6, 17.6), (-18.4, 16.2), (-15.4, 17.4), (-18, 18.6)], INK)
    p.spikes([((-9 - i * 0.7, -5 + i * 3.4), (-11.6 - i * 0.7, -3.6 + i * 3.4), (-14.4 - i * 0.8, -2.8 + i * 3.4)) for i in range(4)], 1.3)
    _mouth(p, look, -24.6, -3)
    p.line([(-19.6, 38), (-15, 39.4), (-9, 37.6)], 1.6)
    if look.age:
        p.lines([[(-8, 14), (-2.4, 20), (-1.4, 27)], [(-5, 4), (3, 6.6), (11, 4)], [(-25, -26), (-10, -28.4), (10, -26)], [(-24, -31), (-8, -33.6), (10, -31)], [(15, -5), (19, -6), (23, -9)], [(15, -2), (19, -1), (23, 0)]], 1.5 * look.age + 0.5)


def _eye(p: Press, look: Look, inner: float, outer: float, way: float) -> None:
    """An almond under a heavy lid: `inner` and `outer` are where its corners lie."""
    middle, droop = (inner + outer) / 2, look.lid * 2.4 + look.age
    lift = -look.brow * 2
    p.fill([(inner, -2, 0), (middle, -8.6 + droop), (outer, -3, 0), (middle + way, 1.8)], PAPER)
    x = middle + look.gaze * abs(outer - inner) * 0.22
    p.fill([(x - 3.5, -4.4 + droop * 0.4), (x, -8 + droop), (x + 3.5, -4.4 + droop * 0.4), (x + 2, -0.2), (x, 0.8), (x - 2, -0.2)], INK)
    p.dots([(x - 1.2, -4.8 + droop * 0.6)], 0.95, PAPER)
    p.line([(inner - way, -1.4), (middle - way * 1.4, -8.8 + droop), (outer + way * 2.6, -2.6)], 2.9, (0.3, 0.3), peak=0.6)
    p.line([(inner, -1.6), (middle + way, 2.4), (outer, -2.4)], 1.3)
    p.line([(inner + way, -8), (middle, -13.4 + droop * 0.5), (outer + way, -8)], 1.4)
    p.line([(inner - way * 0.6, -14.6 + lift + look.brow * 4), (middle - way, -20.4 + lift), (outer + way * 4, -14 + lift)], 3.6 + look.age, (0.5, 0.1), peak=0.3)
    if look.brow > 0.5 and way > 0:
        p.lines([[(-11, -14), (-11.6, -10)], [(-14.4, -14.6), (-14.4, -10.4)]], 1.5)


def _mouth(p: Press, look: Look, left: float, right: float) -> None:
    s = look.smile * 2
    middle = (left + right) / 2
    p.fill([(left + 2, 27.6, 0), (middle, 28), (right - 2, 27.4 - s, 0), (middle + 4, 31.2), (middle - 3, 32)], RED)
    p.line([(left + 2, 26.6), (middle - 4, 24.6), (middle - 1, 25.4), (middle + 2, 24.6), (right - 2, 26.2)], 1.3, (0.1, 0.1))
    p.line([(left, 27.4 - s * 0.4), (middle - 3, 28 + s * 0.4), (middle + 3, 28 + s * 0.4), (right, 26.8 - s)], 2.3, (0.5, 0.4))
    p.line([(right + 0.6, 24.4 - s), (right + 2.4, 27 - s), (right + 1, 29.6 - s)], 1.5)
    p.line([(middle - 5, 34.4), (middle - 1, 35.6), (middle + 4, 34)], 1.5)
    if look.smile > 0.5:
        p.line([(-9, 15), (-1, 19), (3, 26)], 1.5)


def _profile(p: Press, look: Look) -> None:
    h, j = look.nose, look.jaw * 2
    face = p.shape([(-12, -46), (-22, -36), (-26, -22), (-25.6, -12), (-24.4, -8), (-28 - h * 1.6, 1), (-34.6 - h, 12), (-34.4, 15.4 + h * 2), (-26.6, 18.4, 0), (-29, 23.6), (-25.6, 26.8, 0), (-28.6, 30.6), (-25, 34.4), (-26.4, 41), (-22, 48 + j), (-13, 50 + j), (2, 43), (13 + j, 30), (18, 8), (20, -18), (8, -46)], FLESH, 3.2, 0.55)
    p.comb(face, 6 + look.age * 3, 34, 3.6, 1.7)
    p.spikes([((2 - i * 2.4, 15 + i * 3), (-4 - i * 2.2, 17.6 + i * 2.8), (-10 - i * 1.6, 16 + i * 2.8)) for i in range(4)], 1.6)
    # The eye seen from the side.
    droop = look.lid * 2 + look.age
    p.fill([(-20.6, -3.4), (-19.4, -7 + droop * 0.5), (-10, -2.4, 0), (-18.6, 0.8)], PAPER)
    p.fill([(-20.4, -3.4), (-18.6, -7 + droop * 0.6), (-16.4, -3.8), (-18.6, -0.2)], INK)
    p.line([(-22, -5), (-18, -8.6 + droop), (-8.6, -2)], 2.8, (0.5, 0.3))
    p.line([(-20, 0.4), (-15, 1.6), (-10, -1)], 1.4)
    p.line([(-21, -10), (-16, -12.4), (-9, -8)], 1.4)
    lift = -look.brow * 2
    p.line([(-24.6, -13 + lift + look.brow * 3), (-18, -18.4 + lift), (-6, -13 + lift)], 3.8 + look.age, (0.6, 0.1), peak=0.3)
    p.line([(-28.6, 10), (-25, 11.4), (-24.4, 15.6), (-27, 18)], 2, (0.2, 0.4))
    p.fill([(-31.6, 15.6), (-29.6, 14.4), (-27.4, 16.2), (-29.6, 17)], INK)
    p.fill([(-26, 27.2, 0), (-18, 27.2, 0), (-23.6, 31.2), (-27.8, 30.2)], RED)
    p.line([(-26.4, 26.8), (-21, 26.6), (-16 + look.smile, 26.4 - look.smile * 2)], 2.2, (0.6, 0.4))
    p.line([(-26, 35.6), (-22, 36.8), (-19, 35)], 1.4)
    if look.age:
        p.lines([[(-22, 17), (-15, 22), (-13, 29)], [(-19, 4), (-13, 6), (-8, 3)], [(-6, -4), (-2, -5), (2, -8)], [(-21, -27), (-14, -29), (-4, -27)]], 1.6)
    p.shape([(9, -6), (15, -9), (18, -3), (16, 6), (12, 11), (9, 8)], FLESH, 2.2)
    p.lines([[(11.4, -3), (15, -4), (14.6, 2), (12, 6)]], 1.7)

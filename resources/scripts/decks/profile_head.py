# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads in profile, looking to the left of the card, in the same head units as faces.py (chin y = 50, skull y = -50)."""

from __future__ import annotations

from faces import LIPS, WARM_SKIN, Look
from hair import toned, tresses
from ink import Pen
from svg import DEEP, INK, WHITE


def profile(pen: Pen, x: float, y: float, height: float, look: Look, turn: float = 0, mirror: bool = False) -> Pen:
    """Like faces.head(): the whole head with its middle at (x, y), `height` from chin to skull; returns its pen.
    Of the look it uses hair (bob, long, short, none), colours, skin, beard (moustache, goatee, full), age, brow, smile, nose, flush."""
    p = pen.at(x, y, height / 100, turn, mirror)
    p.fine = None  # a face is not engraved closer than it is drawn here
    if look.hair in ("long", "bob"):
        low = 88 if look.hair == "long" else 52
        back = p.shape([(-20, -44), (4, -56), (34, -50), (50, -26), (52, 6), (56, low * 0.55), (54, low, 0), (44, low - 5), (36, low + 3, 0), (26, low - 8), (12, low - 14, 0), (10, 10), (-10, -20)], look.hair_colour, 3.2)
        p.sheaf([(16, 10), (20, 30), (24, low - 10)], [(48, -10), (52, 20), (50, low)], 9, 2, clip=back)
    nape = p.shape([(-12, 40, 0), (-14, 60), (-20, 84, 0), (38, 84, 0), (32, 58), (34, 16, 0)], look.skin, 3)
    deep = DEEP.get(look.skin, look.skin)
    p.fill([(-12, 44, 0), (-13, 56), (-2, 62), (10, 60), (18, 66), (24, 83, 0), (37.4, 83, 0), (31.6, 58), (33, 20, 0)], deep)
    p.fringe([(33, 20), (32, 58), (37, 82)], 15, 4.4, 1.7, -20, clip=nape)
    p.fringe([(-12, 54), (-2, 54), (9, 50), (18, 40)], 8, 3.6, 1.5, 14, clip=nape)
    p.line([(20, 60), (10, 74), (4, 86)], 1.5, (0.1, 0.2))
    n, s = look.nose, look.smile
    face = p.shape(
        [(-14, -46), (-27, -40), (-35, -28), (-37.5, -17), (-37.5, -11), (-34.5, -5.5), (-39 - n * 2, 3), (-46.5 - n, 12 + n), (-46.5, 15.5 + n * 2), (-42, 18), (-37, 18.6, 0), (-38.6, 22.5), (-40.4, 26), (-36.6, 28.6 - s * 0.4, 0), (-39.4, 31.6), (-36, 35.4), (-37, 41), (-35, 47.5), (-27, 51.5), (-14, 48), (2, 40), (14, 27), (22, 8), (26, -12), (20, -40)],
        look.skin, 3.2, 0.45)
    p.fill([(-36.6, -24, 0), (-20, -26), (0, -22), (20, -26), (24, -14), (0, -15), (-20, -18.6), (-37, -18)], deep)
    p.fill([(-31, -11.6), (-26, -12.6), (-19, -10), (-17, -5), (-26, -8.4), (-32, -6)], deep)
    p.fill([(-36, -3), (-33, 2), (-34, 9), (-31.6, 14), (-34, 18), (-38, 17), (-37.6, 10)], deep)
    p.fill([(-18, 11), (-10, 7), (-2, 8), (0, 14), (-8, 19), (-16, 17)], WARM_SKIN.get(look.skin, look.skin))
    p.fringe([(24, -6), (16, 24), (2, 39), (-16, 48)], 10 + 3 * look.age, 3.6, 1.3, 24, clip=face, under=deep)
    # The cheekbone, the jaw's corner, and a flush if he has one.
    p.spikes([((6 - i * 3, 6 + i * 3.2), (0 - i * 2.6, 9 + i * 3), (-7 - i * 1.6, 8 + i * 2.6)) for i in range(4)], 1.2)
    p.spikes([((4 - i * 3.4, 33 + i * 2.4), (0 - i * 3.2, 30 + i * 2.6), (-2 - i * 3, 26.6 + i * 2.8)) for i in range(4)], 1.2)
    if look.flush > 0:
        p.spikes([((-8 - i * 2.4, 6 + i * 2.2), (-13 - i * 2, 9 + i * 2), (-18 - i * 1, 8 + i * 2)) for i in range(4)], 1.5, LIPS)
    # Lips, nostril, the wing of the nose.
    p.fill([(-38.6, 22.5, 0), (-40.4, 26), (-36.6, 28.6 - s * 0.4), (-28, 27.8 - s * 1.6, 0), (-33, 25.4)], "#c4452f")
    p.fill([(-36.8, 28.8, 0), (-39.4, 31.6), (-35.8, 34.6), (-28.5, 28.6 - s * 1.6, 0)], "#d8624a")
    p.line([(-37.6, 28.6 - s * 0.4), (-33, 28.6), (-27, 27.8 - s * 2)], 1.8, (0.5, 0.3))
    p.line([(-41, 17), (-38.5, 14.5), (-36.4, 16.8)], 1.6)
    p.line([(-35.4, 9.6), (-32.4, 13), (-34.4, 17.4), (-37.6, 18.2)], 1.5, (0.15, 0.4))
    p.spikes([((-27.5 + i, 38 + i * 1.2), (-25 + i * 2, 41), (-22 + i * 2.6, 42)) for i in range(4)], 1.1)
    _eye(p, look)
    if look.age > 0.2:
        p.lines([[(-14, -6 + i * 3), (-10, -6.6 + i * 4), (-7, -7 + i * 5)] for i in range(3)], 1.0)
        p.line([(-31, 14), (-26, 20), (-26, 26)], 1.5)
    _beard(p, look)
    if look.hair == "none":
        _ear(p, look)
        return p
    bottom = {"long": [(36, 64), (18, 60)], "bob": [(40, 46), (24, 47)], "short": [(40, 24), (26, 26)]}.get(look.hair, [(40, 24), (26, 26)])
    ear_side = (14, 14) if look.hair != "short" else (20, 4)
    near = p.shape([(-16, -46), (4, -55), (32, -50), (48, -30), (50, -4), (48, 18), *bottom, (10, 36 if look.hair != "short" else 12, 0), ear_side, (4, -12), (-8, -28), (-26, -38, 0)], look.hair_colour, 3)
    p.sheaf([(-14, -42), (6, -24), (18, 8), (16, 34)], [(6, -52), (36, -40), (46, -8), (40, 40)], 10, 1.9, clip=near, ragged=0.45)
    if look.hair == "bob":  # locks of it turn in at the neck
        tresses(p, [(44, -20), (50, 8), (49, 30), (38, 56)], [(4, -16), (13, 8), (18, 28), (10, 46)], 5, 14, look.hair_colour)
    if look.hair == "short":
        _ear(p, look)
    return p


def _eye(p: Pen, look: Look) -> None:
    """The eye, seen from its side, and the brow."""
    gx, gy = look.gaze
    p.fill([(-32.4, -3.6, 0), (-30, -7.6), (-26, -9), (-16.4, -2.8, 0), (-24, 0.6)], WHITE)
    ix, iy = -28.2 + gx * 0.8, -4 + gy
    p.fill([(ix - 2.7, iy), (ix - 1.6, iy - 3.8), (ix + 1, iy - 4.4), (ix + 2.7, iy), (ix + 1.4, iy + 3.4), (ix - 1.4, iy + 3.2)], INK)
    p.fill([(ix - 1.9, iy + 0.8), (ix, iy - 1.6), (ix + 1.8, iy + 0.8), (ix, iy + 2.4)], look.iris)
    p.fill([(ix - 1.4, iy - 1.4), (ix - 0.2, iy - 2.4), (ix + 0.5, iy - 1.2), (ix - 0.5, iy - 0.4)], WHITE)
    p.line([(-34, -3), (-30, -8), (-25.4, -9.2), (-14.4, -1.8)], 2.8, (0.4, 0.3), peak=0.4)
    p.line([(-31.4, -1.2), (-25, 1.4), (-16.6, -1.8)], 1.2)
    p.line([(-30, -11.4), (-25, -12.6), (-16, -7.6)], 1.1)
    p.line([(-36.4, -13 + look.brow * 2), (-27, -18.5 - look.brow), (-15, -14)], 3.2 + look.age, (0.5, 0.1), peak=0.3)


def _ear(p: Pen, look: Look) -> None:
    p.shape([(4, -8), (12, -13), (18, -6), (16, 6), (9, 13), (5, 8)], look.skin, 2.2)
    p.line([(7, -6), (13, -8), (13.5, 0), (9, 7)], 1.7)


def _beard(p: Pen, look: Look) -> None:
    colour = look.beard_colour or look.hair_colour
    if look.beard == "full":
        outline = p.shape([(16, 0, 0), (6, 14), (-8, 22), (-26, 24, 0), (-30, 34), (-36, 36, 0), (-44, 46), (-48, 60), (-40, 72), (-24, 70), (-4, 58), (12, 38), (22, 12)], colour, 3)
        p.sheaf([(-34, 38), (-42, 52), (-40, 66)], [(14, 8), (10, 34), (-4, 54)], 12, 1.7, clip=outline)
    elif look.beard == "goatee":
        outline = p.shape([(-35, 36, 0), (-26, 39, 0), (-24, 50), (-34, 66), (-44, 70, 0), (-43, 58), (-39, 48)], colour, 2.4)
        p.fill([(-27, 39.4, 0), (-30, 52), (-40, 68), (-34, 65), (-24.6, 50)], toned(colour, 0.72))
        p.sheaf([(-33, 39), (-36, 50), (-42, 64)], [(-26, 41), (-28, 52), (-36, 62)], 4, 1.4, clip=outline)
    if look.beard:
        p.shape([(-39, 20, 0), (-31, 20.6), (-24, 26), (-17, 25, 0), (-19, 31), (-27, 33), (-34, 28.4), (-43, 27.6, 0), (-44, 24)], colour, 2, 0.5)
        p.sheaf([(-38, 22), (-31, 23), (-22, 29)], [(-40, 25.6), (-32, 27), (-24, 31.4)], 3, 1.1)

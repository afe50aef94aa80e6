# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands with fingers: a fist round a staff, a raised hand, a tray hand, a hanging one, an open one.

A hand's own units: 100 from the wrist to the tip of the middle finger of the open hand, so `size` (card units)
is about 0.7 of the head's height. Each function says where its origin and its wrist are. Draw what the hand
holds before it, unless the function says otherwise. Unmirrored, the thumb lies as each docstring says. Given a
`deep` ink, a hand has it on the side of each finger that is turned from the light.
"""

from __future__ import annotations

import fit
from ink import SHADE, Pen
from svg import FLESH


def fist(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH, deep: str | None = None) -> Pen:
    """A fist round an upright staff through its origin: four fingers from the left, thumb above, wrist to the right
    at (0.52, 0.1) x size, where the arm should end with a half width of 0.15 x size. Turn it for a slanted staff."""
    p = pen.at(x, y, size / 100, turn, mirror)
    hand = p.shape([(2, -27), (20, -29), (38, -14), (56, -6, 0), (56, 24, 0), (38, 27), (22, 33), (2, 30)], skin, 4, 0.4)
    p.fringe([(55, 23), (36, 26), (16, 32)], 10, 4, 1.7, 10, clip=hand, under=deep)
    # The fingers from the lowest up, each over the one below: knuckle at the left, tip turned in towards the palm.
    for i, (left, right, top, thick) in enumerate(((-15, 14, 18, 14), (-19, 18, 5, 15), (-20, 19, -9.5, 15.5), (-18, 16, -24, 15.5))):
        bend = (right - left) * 0.35
        f = p.shape([(left, top + thick * 0.55), (left + 2, top + 2.2), (left + 9, top - 0.5), (left + bend + 8, top + 1), (right - 4, top + 2), (right, top + thick * 0.55), (right - 5, top + thick - 0.5), (left + 10, top + thick + 1), (left + 2, top + thick - 1.5)], skin, 3, 0.45)
        if deep:
            p.fill([(left + 0.4, top + thick * 0.6), (left + 9, top + thick * 0.66), (right - 6, top + thick * 0.62), (right - 0.3, top + thick * 0.5, 0), (right - 5, top + thick - 0.5), (left + 10, top + thick + 1), (left + 2, top + thick - 1.5)], deep)
        p.line([(left + 10, top + 1.5), (left + 11.5, top + 5), (left + 10.5, top + 8)], 1.3)
        p.fringe([(right - 5, top + thick - 1), (left + 9, top + thick + 0.5)], 4.5, 3.2, 1.2, 25, clip=f)
    # The thumb lies across the top of the index finger.
    p.shape([(36, -18, 0), (28, -31), (14, -37), (-2, -36), (-11, -33), (-13, -27.5), (-7, -24), (6, -24), (18, -18), (26, -8, 0)], skin, 3, 0.45)
    p.fill([(36, -19), (26, -29), (19, -19), (25, -8), (34, -10)], skin)
    if deep:
        p.fill([(-9, -26.6, 0), (4, -29.6), (18, -26), (26, -14), (25, -8, 0), (18, -18), (6, -24), (-6, -24)], deep)
    p.line([(-11.5, -31.5), (-6, -33.5), (-3.5, -30.5), (-8, -27.5)], 1.2)
    p.lines([[(10, -35), (11.5, -31), (10.5, -27)], [(13, -34.5), (14.2, -31.5), (13.5, -28)]], 1.1)
    return p


def raised_behind(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH, deep: str | None = None) -> Pen:
    """A hand holding up a disc from below: the part behind the disc. Origin at the wrist, hand upwards, thumb to the
    right; the disc's lower rim should pass about (0, -0.42) x size. Draw the disc, then raised_thumb()."""
    p = pen.at(x, y, size / 100, turn, mirror)
    for bones in ([(-18, -40, 7.5), (-30, -62, 7.4), (-34, -80, 6.6)], [(-9, -44, 8), (-15, -72, 7.6), (-16, -92, 6.8)], [(3, -45, 8), (2, -74, 7.6), (4, -92, 6.6)]):
        finger(p, bones, skin, deep)
    p.shape([(-15, 4, 0), (-14, -10), (-24, -30), (-25, -46), (0, -54), (16, -50), (25, -34), (20, -14), (16, 4, 0)], skin, 4, 0.4)
    p.fringe([(16, 3), (20, -14), (25, -34)], 11, 4, 1.7, 160, under=deep)
    p.lines([[(-14, -28), (-6, -22), (0, -8)], [(6, -40), (0, -26), (2, -14)]], 1.5)
    return p


def raised_thumb(p: Pen, skin: str = FLESH, deep: str | None = None) -> None:
    """The thumb before the disc, and the little finger's tip; takes the pen raised_behind() gave."""
    p.shape([(22, -10, 0), (31, -26), (31, -44), (25, -62), (18, -68), (12, -63), (13, -48), (9, -32), (4, -20, 0)], skin, 3.2, 0.5)
    p.fill([(22, -12), (28, -26), (10, -30), (4, -22), (6, -14)], skin)
    if deep:
        p.fill([(26, -17), (31, -26), (31, -44), (25, -62), (20, -66), (25, -46), (25, -30)], deep)
    p.line([(6, -8), (10, -24), (11.5, -34)], 1.4)
    p.line([(15, -63), (18.5, -60), (23.5, -61)], 1.2)
    p.lines([[(15, -44), (20, -42.5), (25, -44)], [(16, -41), (20, -40), (24, -41)]], 1.1)
    p.shape([(-25, -34, 0), (-31, -48), (-29, -58), (-22, -60), (-17, -52), (-13, -36, 0)], skin, 3, 0.5)
    p.fill([(-24, -36), (-16, -40), (-12, -34), (-18, -28)], skin)


def tray(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH, deep: str | None = None) -> Pen:
    """A hand bent back to carry something on its palm: origin at the wrist, forearm from below, fingers to the left,
    thumb to the right; what it carries stands at (-0.12, -0.36) x size. Draw the hand first, then the thing, then tray_front()."""
    p = pen.at(x, y, size / 100, turn, mirror)
    for bones in ([(0, -30, 8), (-30, -40, 7.4), (-52, -52, 6)], [(4, -36, 8), (-22, -47, 7.4), (-42, -60, 6)]):
        finger(p, bones, skin, deep)
    p.shape([(-14, 6, 0), (-16, -10), (-26, -24), (-24, -36), (0, -40), (24, -38), (28, -26), (19, -12), (15, 6, 0)], skin, 4, 0.4)
    return p


def tray_front(p: Pen, skin: str = FLESH, deep: str | None = None) -> None:
    """The near fingers and the thumb that steady what a tray() hand carries; takes its pen."""
    finger(p, [(-8, -20, 8), (-34, -27, 7.6), (-58, -36, 6.2)], skin, deep)
    finger(p, [(-6, -12, 7.5), (-28, -16, 7), (-48, -22, 5.6)], skin, deep)
    hand = p.shape([(-14, 6, 0), (-15, -4), (-20, -12), (-14, -24), (2, -30), (20, -30), (26, -22), (19, -10), (15, 6, 0)], skin, 3.4, 0.4)
    p.fringe([(15, 5), (19, -10), (26, -22)], 10, 4, 1.6, 160, under=deep)
    p.fill([(-20, -24), (-8, -26), (4, -20), (-4, -6), (-16, -10), (-20, -15)], skin)
    p.line([(-30, -20), (-20, -18), (-12, -16)], 2, (0.9, 0.1), peak=0.1)
    p.spikes([((-13 + i * 2.6, 4 - i * 4.4), (-7 + i * 2, 2 - i * 4), (-2 + i, 3 - i * 4)) for i in range(4)], 1.4)
    finger(p, [(14, -24, 9), (28, -38, 8), (30, -56, 6.4)], skin, deep)


def hanging(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH, deep: str | None = None) -> Pen:
    """A hand hanging at ease, its back outwards: origin at the wrist, fingers downwards and gently curled, thumb to
    the left."""
    p = pen.at(x, y, size / 100, turn, mirror)
    finger(p, [(18, 40, 7), (23, 56, 6.6), (19, 70, 5.6)], skin, deep)
    finger(p, [(9, 42, 7.8), (13, 64, 7.2), (6, 80, 6)], skin, deep)
    finger(p, [(-2, 43, 8), (0, 66, 7.4), (-8, 82, 6.2)], skin, deep)
    finger(p, [(-13, 40, 8), (-13, 62, 7.4), (-20, 76, 6.2)], skin, deep)
    back = p.shape([(-14, -4, 0), (-15, 10), (-23, 28), (-22, 44), (-8, 49), (10, 49), (24, 44), (24, 26), (16, 8), (14, -4, 0)], skin, 4, 0.35)
    p.fill([(-19, 42), (-8, 44), (10, 44), (22, 40), (21, 48), (17, 53), (-6, 54), (-17, 52)], skin)
    p.lines([[(-5.5, 62), (-6, 54), (-7, 48)], [(4.5, 62), (4.5, 54), (4, 48)], [(14.5, 60), (14, 52), (13, 46)]], 2, (0.9, 0.1), peak=0.1)
    p.lines([[(-17, 46), (-13, 43), (-9, 46)], [(-4, 48), (0, 45), (3, 48)], [(7, 48), (10, 45), (13, 47)]], 1.3)
    p.fringe([(14, -3), (16, 8), (24, 26), (23, 44)], 12, 4, 1.7, 20, clip=back, under=deep)
    p.lines([[(-12, 36), (-8, 28), (-4, 20)], [(0, 44), (1, 32), (2, 24)], [(11, 43), (9, 32), (7, 25)]], 1.5)
    finger(p, [(-14, 14, 8), (-29, 32, 7.6), (-33, 50, 6.2)], skin, deep)
    return p


def offering(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH, deep: str | None = None) -> Pen:
    """An open hand shown palm upwards, fingers parted: origin at the wrist, fingers to the right, thumb above."""
    p = pen.at(x, y, size / 100, turn, mirror)
    finger(p, [(44, 16, 7.4), (62, 25, 7), (79, 31, 5.4)], skin, deep)
    finger(p, [(46, 8, 8), (70, 12, 7.4), (93, 17, 5.8)], skin, deep)
    finger(p, [(46, -1, 8), (73, -2, 7.4), (98, 1, 5.8)], skin, deep)
    finger(p, [(43, -10, 8), (68, -16, 7.4), (90, -18, 5.6)], skin, deep)
    palm = p.shape([(-4, -14, 0), (10, -14), (26, -21), (45, -18), (50, -4), (49, 12), (42, 24), (24, 25), (8, 17), (-4, 15, 0)], skin, 4, 0.4)
    p.fill([(42, -18), (49, -14), (53, -4), (52, 10), (46, 20), (40, 20), (40, 0)], skin)
    p.lines([[(64, -9), (54, -7), (48, -6)], [(66, 5), (55, 3.5), (49, 3)], [(62, 17), (53, 13), (47, 11)]], 2, (0.9, 0.1), peak=0.1)
    p.fringe([(38, 24), (24, 25), (8, 17), (-3, 15)], 9, 4, 1.6, 10, clip=palm, under=deep)
    p.lines([[(18, -10), (28, 0), (24, 14)], [(44, -8), (34, -4), (26, -8)], [(45, 8), (36, 6), (29, 8)]], 1.5)
    finger(p, [(12, -10, 9), (30, -28, 8), (46, -38, 6)], skin, deep)
    return p


def finger(p: Pen, bones, skin: str = FLESH, deep: str | None = None) -> None:
    """A finger along (x, y, half width) from its root, which stays open, to its round tip, with creases at the joint."""
    (x0, y0, h0), (x1, y1, h1), (x2, y2, h2) = bones
    u, v = fit._unit((x0, y0), (x1, y1)), fit._unit((x1, y1), (x2, y2))
    m = fit._unit((0, 0), (u[0] + v[0], u[1] + v[1]))
    side = lambda x, y, d, h: (x - d[1] * h, y + d[0] * h)
    p.shape(
        [(*side(x0, y0, u, h0), 0), side(x1, y1, m, h1), side(x2, y2, v, h2), (x2 + v[0] * h2 * 0.95, y2 + v[1] * h2 * 0.95), side(x2, y2, v, -h2), side(x1, y1, m, -h1), (*side(x0, y0, u, -h0), 0)],
        skin, 3, 0.45)
    blend(p, x0 + u[0] * h0 * 0.3, y0 + u[1] * h0 * 0.3, h0 * 0.98, skin)
    if deep:
        (ox, oy), (sx, sy) = p.to_card([(0, 0), (-v[1], v[0])])
        w = 1 if (sx - ox) * SHADE[0] + (sy - oy) * SHADE[1] > 0 else -1
        p.fill([side(x0 + u[0] * h0, y0 + u[1] * h0, u, w * h0), side(x1, y1, m, w * h1), side(x2, y2, v, w * h2), (x2 + v[0] * h2 * 0.7, y2 + v[1] * h2 * 0.7), side(x2, y2, v, w * h2 * 0.3), side(x1, y1, m, w * h1 * 0.36)], deep)
    a, b = side(x1, y1, m, h1 * 0.75), side(x1, y1, m, -h1 * 0.2)
    p.line([a, (x1 + m[0] * 1.5, y1 + m[1] * 1.5), b], 1.2)


def blend(p: Pen, x: float, y: float, r: float, skin: str) -> None:
    """A round of bare skin that lets the root of a finger grow out of the hand: it hides the seam's outline."""
    p.fill([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], skin)

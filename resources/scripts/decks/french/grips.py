# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands of the French court. A hand's own units: 100 from the wrist to the tip of the middle finger.

Draw what the hand holds before it unless a function says otherwise.
"""

from __future__ import annotations

import fit
from ink import Pen
from svg import FLESH


def fist(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH) -> Pen:
    """A hand closed round an upright staff through its origin, its back to the right, fingers over the staff to the
    left, the thumb along the top; the wrist is at (62, 22) with a half width of 17."""
    p = pen.at(x, y, size / 100, turn, mirror)
    back = p.shape([(4, -30, 0), (22, -33), (40, -22), (60, 2, 0), (66, 22), (56, 40, 0), (36, 39), (18, 37), (2, 33, 0)], skin, 3.6, 0.4)
    p.fringe([(58, 39), (36, 38), (14, 36)], 12, 3.4, 1.6, 10, clip=back)
    p.lines([[(24, -18), (34, -8), (46, 6)], [(22, -4), (34, 4), (46, 14)], [(22, 12), (34, 16), (46, 22)]], 1.3, (0.3, 0.1))
    # Four fingers, the lowest first; the knuckle of each on the right, bent over the staff.
    for left, right, top, thick in ((-13, 14, 20, 14.5), (-18, 20, 6, 16), (-20, 21, -10, 16.5), (-18, 18, -26, 16.5)):
        f = p.shape([(left, top + thick * 0.5), (left + 3, top + 2), (left + 10, top), (right - 9, top - 0.5), (right - 2, top + 1.5), (right + 2, top + thick * 0.5), (right - 3, top + thick - 1), (left + 11, top + thick), (left + 3, top + thick - 2)], skin, 2.8, 0.45)
        p.fringe([(right - 3, top + thick - 1), (left + 9, top + thick)], 5.5, 3, 1.2, 25, clip=f)
        p.line([(left + 11, top + 1), (left + 12.6, top + thick * 0.45), (left + 11.4, top + thick * 0.75)], 1.3)
        p.line([(right - 5, top + 3), (right - 2.5, top + thick * 0.5), (right - 5, top + thick * 0.75)], 1.2)
    thumb = p.shape([(42, -20, 0), (34, -36), (18, -43), (2, -42), (-10, -38), (-13, -32), (-8, -28), (8, -29), (20, -22), (30, -10, 0)], skin, 2.8, 0.45)
    p.fill([(42, -21), (32, -31), (22, -22), (30, -9), (42, -10)], skin)
    p.fringe([(-8, -28), (8, -29), (20, -22)], 4.5, 3, 1.2, 20, clip=thumb)
    p.line([(-11.4, -36.5), (-5, -39), (-2.4, -35), (-7, -31.5)], 1.2)
    p.lines([[(13, -41), (14.4, -36), (13, -31)], [(16.5, -40.4), (17.6, -36.4), (16.5, -32)]], 1.0)
    return p


def cupped(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH) -> Pen:
    """A hand under a globe, seen from its back: draw the globe before it, with its lowest point at about (0, -2) and a radius
    of 40 to 60; the wrist is at (30, 44)."""
    p = pen.at(x, y, size / 100, turn, mirror)
    for bones in ([(-8, 14, 9), (-34, 4, 8.4), (-50, -18, 6.4)], [(-6, 8, 9), (-26, -8, 8.6), (-36, -34, 6.4)], [(4, 4, 9), (-8, -16, 8.4), (-14, -42, 6.2)]):
        _finger(p, bones, skin)
    hand = p.shape([(-18, 10, 0), (-10, -2), (6, -6), (24, -2), (36, 14), (48, 40, 0), (40, 52), (22, 56, 0), (4, 38), (-12, 28)], skin, 3.4, 0.4)
    p.fill([(-14, 8), (-4, -2), (8, -3), (14, 8), (4, 20), (-10, 20)], skin)
    p.fringe([(22, 55), (4, 37), (-12, 27)], 11, 3.4, 1.5, 10, clip=hand)
    p.lines([[(-8, 14), (2, 18), (14, 28)], [(-2, 6), (8, 10), (18, 20)]], 1.3, (0.3, 0.1))
    _finger(p, [(26, 8, 9), (36, -14, 8.4), (32, -38, 6.6)], skin)
    return p


def flat(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH) -> Pen:
    """A hand laid flat, its back outwards, fingers to the left, thumb above; the wrist is at the origin."""
    p = pen.at(x, y, size / 100, turn, mirror)
    _finger(p, [(-34, 22, 8), (-56, 28, 7.4), (-72, 30, 5.6)], skin)
    _finger(p, [(-36, 11, 8.4), (-64, 14, 7.8), (-84, 16, 5.8)], skin)
    back = p.shape([(4, -15, 0), (-10, -16), (-28, -20), (-42, -14), (-46, 2), (-44, 20), (-34, 30), (-18, 24), (-6, 17), (4, 16, 0)], skin, 3.4, 0.4)
    p.fringe([(3, 15), (-6, 16), (-18, 23), (-34, 29)], 10, 3.4, 1.5, 10, clip=back)
    _finger(p, [(-40, -11, 8.4), (-66, -14, 7.8), (-86, -13, 5.8)], skin)
    _finger(p, [(-40, 1, 8.6), (-70, 0, 8), (-92, 2, 6)], skin)
    p.lines([[(-36, -8), (-26, -6), (-14, -4)], [(-38, 4), (-26, 4), (-14, 4)], [(-34, 16), (-24, 13), (-14, 10)]], 1.3, (0.3, 0.1))
    _finger(p, [(-14, -14, 9), (-30, -30, 8.4), (-46, -36, 6.4)], skin)
    p.fill([(-20, -11), (-22, -17), (-16, -22), (-8, -17), (-4, -10), (-8, -5), (-15, -6)], skin)
    return p


def _finger(p: Pen, bones, skin: str) -> None:
    """A finger along (x, y, half width) from its root, which stays open, to its round tip."""
    (x0, y0, h0), (x1, y1, h1), (x2, y2, h2) = bones
    u, v = fit._unit((x0, y0), (x1, y1)), fit._unit((x1, y1), (x2, y2))
    m = fit._unit((0, 0), (u[0] + v[0], u[1] + v[1]))
    side = lambda px, py, d, h: (px - d[1] * h, py + d[0] * h)
    p.shape([(*side(x0, y0, u, h0), 0), side(x1, y1, m, h1), side(x2, y2, v, h2), (x2 + v[0] * h2, y2 + v[1] * h2), side(x2, y2, v, -h2), side(x1, y1, m, -h1), (*side(x0, y0, u, -h0), 0)], skin, 2.8, 0.45)
    r = h0 * 0.98
    cx, cy = x0 + u[0] * h0 * 0.3, y0 + u[1] * h0 * 0.3
    p.fill([(cx - r, cy), (cx, cy - r), (cx + r, cy), (cx, cy + r)], skin)
    p.line([side(x1, y1, m, h1 * 0.7), (x1 + m[0] * 1.6, y1 + m[1] * 1.6), side(x1, y1, m, -h1 * 0.3)], 1.2)
    p.line([side(x2, y2, v, h2 * 0.5), (x2 + v[0] * h2 * 0.3, y2 + v[1] * h2 * 0.3), side(x2, y2, v, -h2 * 0.6)], 1.0)

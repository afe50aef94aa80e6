# SPDX-License-Identifier: GPL-3.0-or-later
"""Slender hands of the French queens. A hand's own units: 100 from the wrist to the tip of the middle finger."""

from __future__ import annotations

from hands import finger
from ink import Pen
from svg import FLESH


def pinch(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH) -> Pen:
    """A hand that holds a stem through the origin between thumb and forefinger, the others spread to the left; the
    wrist is at (44, 68), below and to the right, with a half width of 14."""
    p = pen.at(x, y, size / 100, turn, mirror)
    finger(p, [(16, 42, 7), (-6, 46, 6.2), (-26, 42, 4.6)], skin)
    finger(p, [(15, 33, 7.6), (-10, 33, 6.8), (-31, 24, 4.8)], skin)
    finger(p, [(17, 24, 7.8), (-8, 19, 7), (-26, 5, 5)], skin)
    palm = p.shape([(11, 46), (8, 34), (13, 20), (24, 12), (38, 17), (49, 36), (58, 60, 0), (32, 76, 0), (20, 58)], skin, 3.2, 0.4)
    p.fill([(10, 42), (9, 30), (15, 19), (25, 14), (32, 24), (26, 40), (17, 50)], skin)
    p.fringe([(32, 75), (20, 58), (11, 47)], 9, 3.2, 1.3, 10, clip=palm)
    p.lines([[(13, 38), (20, 42), (28, 46)], [(14, 29), (22, 33), (30, 38)]], 1.2, (0.3, 0.1))
    finger(p, [(26, 19, 8), (13, -5, 7), (1, 0, 5)], skin)
    finger(p, [(40, 32, 9), (21, 19, 7.6), (4, 8, 5.2)], skin)
    p.lines([[(4, 5.4), (0.6, 7.4), (1, 10.4)], [(-27, 2.4), (-29, 5), (-26, 7)]], 1.0)
    return p


def closed(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH) -> Pen:
    """A hand round an upright handle through its origin, seen from its back: slim fingers to the left, thumb above; the
    wrist is at (56, 34) with a half width of 15."""
    p = pen.at(x, y, size / 100, turn, mirror)
    back = p.shape([(4, -26, 0), (20, -29), (36, -20), (54, 6, 0), (66, 26), (54, 46, 0), (34, 38), (16, 33), (2, 28, 0)], skin, 3.2, 0.4)
    p.fringe([(54, 45), (34, 37), (14, 32)], 10, 3.2, 1.3, 10, clip=back)
    p.lines([[(22, -15), (32, -6), (42, 6)], [(20, -2), (31, 5), (42, 13)], [(20, 11), (31, 15), (41, 21)]], 1.1, (0.3, 0.1))
    for left, right, top, thick in ((-14, 12, 17.6, 11.4), (-19, 17, 5.6, 13), (-21, 18, -7.6, 13.6), (-19, 16, -21, 13.6)):
        p.shape([(left, top + thick * 0.5), (left + 3, top + 1.6), (left + 10, top), (right - 8, top - 0.4), (right - 1, top + 1.4), (right + 1.4, top + thick * 0.5), (right - 3, top + thick - 1), (left + 11, top + thick), (left + 3, top + thick - 1.6)], skin, 2.6, 0.45)
        p.line([(left + 5.4, top + 3), (left + 2.2, top + thick * 0.5), (left + 5, top + thick - 3)], 0.9)
        p.line([(right - 4.4, top + 3), (right - 2.2, top + thick * 0.5), (right - 4.4, top + thick * 0.75)], 1.0)
    p.shape([(38, -18, 0), (31, -32), (16, -38), (2, -37), (-9, -33), (-11, -28), (-6, -25), (8, -26), (18, -20), (28, -10, 0)], skin, 2.6, 0.45)
    p.fill([(38, -19), (29, -28), (20, -20), (28, -9), (38, -9)], skin)
    p.line([(-9.4, -32), (-4, -34), (-1.6, -30.6), (-5.6, -27.6)], 1.0)
    return p


def perch(pen: Pen, x: float, y: float, size: float, turn: float = 0, mirror: bool = False, skin: str = FLESH) -> Pen:
    """A hand whose forefinger is held out to the left for a bird to sit on, at the origin; the wrist is at (78, 30)."""
    p = pen.at(x, y, size / 100, turn, mirror)
    finger(p, [(46, 30, 7), (28, 40, 6.4), (34, 50, 5)], skin)
    finger(p, [(44, 22, 7.6), (18, 32, 7), (26, 44, 5.2)], skin)
    finger(p, [(42, 14, 7.8), (12, 20, 7.2), (19, 33, 5.4)], skin)
    palm = p.shape([(38, 2, 0), (52, -3), (66, 4), (82, 15, 0), (84, 32), (74, 46, 0), (58, 44), (44, 38), (36, 22)], skin, 3.2, 0.4)
    p.fill([(40, 8), (50, 0), (56, 20), (48, 36), (40, 28)], skin)
    p.fringe([(74, 45), (58, 43), (44, 37)], 9, 3.2, 1.3, 10, clip=palm)
    finger(p, [(44, 6, 8), (12, 4, 7.2), (-14, 6, 5.2)], skin)
    finger(p, [(60, 2, 9), (42, -12, 8), (26, -15, 5.6)], skin)
    p.line([(-16, 3.4), (-18.6, 5.4), (-17, 8.4)], 1.0)
    return p

# SPDX-License-Identifier: GPL-3.0-or-later
"""What court figures carry beside their suit's sign: a laurel branch, a dagger, a rapier, a sceptre."""

from __future__ import annotations

import math

from ink import Pen, ring
from svg import DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, YELLOW

STEEL = "#cfd6dc"
NIGHT_GREEN = "#0b3018"  # the side of a deep green leaf turned from the light


def laurel(pen: Pen, x: float, y: float, length: float, turn: float = 0) -> None:
    """A slender dark branch growing `length` up from (x, y), where the hand holds it, its leaves close like a feather's
    barbs, with a bare end below."""
    p = pen.at(x, y, length / 100, turn)
    for colour, name in ((DEEP_GREEN, "leaf"), (NIGHT_GREEN, "leafdeep")):
        if not pen.sheet.defined(name):
            with pen.sheet.define(name):
                _leaf(Pen(pen.sheet).at(scale=length / 100), colour)

    def grow(bx, by, size, lean, name):
        (gx, gy), = p.to_card([(bx, by)])
        pen.sheet.place(name, gx, gy, size, turn + lean)

    p.limb([(2, 24, 2.2), (0.5, 0, 2), (0, -40, 1.5), (-1, -84, 0.8)], "#7a5a2c", 1.6)
    for i in reversed(range(10)):  # from the tip down, each pair over the one above
        size = (0.56, 0.64, 0.68, 0.7, 0.7, 0.68, 0.63, 0.56, 0.48, 0.4)[i]
        for side in (1, -1):
            grow(side * 0.8, -9 - i * 8.4 - (4 if side > 0 else 0), size, side * (37 - i * 1.6), "leafdeep" if side > 0 else "leaf")
    grow(-1, -84, 0.6, -3, "leaf")


def _leaf(p: Pen, colour: str) -> None:
    p.shape([(0, 2, 0), (-4, -8), (-3.6, -18), (1, -31, 0), (3.8, -17), (3.6, -7)], colour, 1.5, 0.4)
    p.line([(0, 0), (-0.2, -11), (0.7, -25)], 1, (0.9, 0.1), GREEN, peak=0.1)
    p.spikes([((0.2, -5 - i * 4.6), (2, -7 - i * 4.6), (3.4, -9.4 - i * 4.4)) for i in range(4)], 0.9)


def dagger(pen: Pen, x: float, y: float, length: float, turn: float = 0) -> None:
    """A sheathed dagger with its guard at (x, y), its sheath hanging `length` down, its grip above."""
    p = pen.at(x, y, 1, turn)
    sheath = p.shape([(-1.9, 0, 0), (1.9, 0, 0), (1.4, length * 0.7), (1, length - 2), (0, length, 0), (-1, length - 2), (-1.4, length * 0.7)], DEEP_RED, 0.65)
    p.line([(-0.5, 3), (-0.4, length * 0.5), (-0.2, length - 5)], 0.5, (0.3, 0.1), RED)
    p.hatch(sheath, 0, 1.2, 0.36, reach=0.5, from_end=True)
    for top, bottom, a, b in ((0, 4, 2.1, 2), (length * 0.46, length * 0.46 + 2.2, 1.85, 1.8), (length - 6, length + 0.4, 1.5, 0)):
        p.shape([(-a, top, 0), (a, top, 0), (b, bottom, 0), *([(-b, bottom, 0)] if b else [])], YELLOW, 0.5)
        p.line([(-a * 0.8, top + 0.9), (a * 0.8, top + 0.9)], 0.35, (0.6, 0.6))
    p.shape([(-1.3, -0.5, 0), (-1.1, -6.5, 0), (1.1, -6.5, 0), (1.3, -0.5, 0)], RED, 0.5)
    p.lines([[(-1.2, -1.6 - k * 1.5), (0, -1.2 - k * 1.5), (1.2, -1.8 - k * 1.5)] for k in range(3)], 0.4)
    p.shape(ring(0, -7.5, 1.8), YELLOW, 0.5)
    p.shape([(-4.4, -1.2), (0, -1), (4.4, -1.2), (4.4, 0.5), (0, 0.7), (-4.4, 0.5)], YELLOW, 0.5)


def rapier(pen: Pen, x: float, y: float, length: float, turn: float = 0) -> None:
    """A court sword in no sheath, its guard at (x, y), its blade hanging `length` down, hilt and knuckle bow above."""
    p = pen.at(x, y, 1, turn)
    p.shape([(-1.6, 0, 0), (1.6, 0, 0), (1.1, length - 6), (0, length, 0), (-1.1, length - 6)], STEEL, 0.6)
    p.line([(0.2, 2), (0.2, length * 0.5), (0, length - 5)], 0.4, (0.9, 0.1), peak=0.1)
    p.spikes([((1.4, 2 + i * 1.3), (0.9, 2.5 + i * 1.3), (0.3, 2.8 + i * 1.3)) for i in range(round(length / 2.4))], 0.34)
    for width, ends, colour in ((1.7, 0.8, INK), (0.8, 0.9, YELLOW)):
        p.line([(-4.6, 0.5), (-6, -5), (-4.4, -11), (-0.6, -12.6)], width, (ends, ends), colour)
    grip = p.shape([(-1.4, -0.5, 0), (-1.7, -5.6), (-1.3, -11.4, 0), (1.3, -11.4, 0), (1.7, -5.6), (1.4, -0.5, 0)], DEEP_RED, 0.55)
    p.hatch(grip, 20, 1.0, 0.4)
    p.shape(ring(0, -12.8, 2.3), YELLOW, 0.6)
    p.shape([(-5.4, -0.9), (0, -1.3), (5.4, -1.8), (6.4, -0.2), (5.2, 1.2), (0, 1.2), (-5.2, 1.4), (-6, 0.2)], YELLOW, 0.6)


def sceptre(pen: Pen, x: float, y: float, length: float, turn: float = 0) -> None:
    """A golden sceptre held at (x, y), its middle: a ringed staff with a lily at its head and a bud at its foot."""
    p = pen.at(x, y, length / 100, turn)
    staff = p.shape([(-2.6, 44, 0), (-2.2, 20), (-2.8, -20), (-3.2, -32, 0), (3.2, -32, 0), (2.8, -20), (2.2, 20), (2.6, 44, 0)], YELLOW, 1.8)
    p.hatch(staff, 0, 3.6, 0.9, reach=0.55, from_end=True)
    p.shape([(-3, 42, 0), (-4.6, 46), (-2.4, 50), (0, 55, 0), (2.4, 50), (4.6, 46), (3, 42, 0)], YELLOW, 1.6)
    for y0 in (-32, -17, 19, 40):
        p.shape([(-4.4, y0 - 1.6), (0, y0 - 2.4), (4.4, y0 - 1.6), (4.4, y0 + 1.6), (0, y0 + 2.4), (-4.4, y0 + 1.6)], GOLD, 1.3)
    for side in (-1, 1):
        p.shape([(side * 1.5, -34, 0), (side * 5, -40), (side * 11, -46), (side * 14, -42), (side * 12, -38), (side * 15.4, -38), (side * 16, -46), (side * 9, -52), (side * 3.4, -46), (side * 0.6, -38, 0)], YELLOW, 1.6)
    lily = p.shape([(-2.4, -34, 0), (-5.4, -46), (0, -62, 0), (5.4, -46), (2.4, -34, 0)], YELLOW, 1.7)
    p.line([(0, -36), (0.3, -46), (0, -57)], 1.2)
    p.fringe([(0.6, -60), (5.2, -46), (2.6, -36)], 4, 2.4, 0.9, clip=lily)
    p.shape([(-7.4, -35), (0, -36.6), (7.4, -35), (7.4, -31.6), (0, -30.4), (-7.4, -31.6)], RED, 1.4)

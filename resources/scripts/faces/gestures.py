# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person of the portraits holds or wears for a moment: a card held up, a laurel. In units of the disc."""

from __future__ import annotations

import math

from features import SHADE
from ink import ring
from medallion import EDGE, MIDDLE, WHITE, Graver, deeper, lighter
from svg import INK

GREEN, RIBBON = "#4a9a3c", "#c8281f"
BACK = "#c8281f"  # of the card: nobody is shown which one it is


def card_held_up(pen: Graver, skin: str, sleeve: str, x: float = 17, y: float = 66, turn: float = -12, mirror: bool = False) -> None:
    """A card between thumb and fingers, its back to us. (x, y) is where they hold it, the arm comes from below."""
    p = pen.at(x, y, 1, turn, mirror)
    p.limb([(3, 30, 10), (4, 17, 8)], sleeve, 2.2)
    p.shape([(-4, 18, 0), (-6, 8), (-8, 1), (0, -5), (9, -2), (11, 6), (11, 18, 0)], skin, 1.9)
    _card(p)
    # Three fingers come round the card's lower edge, the thumb lies on it.
    for i, (dx, dy) in enumerate(((-7.6, 1.2), (-2.4, 3.6), (2.8, 5.2))):
        p.shape([(dx - 2.6, dy + 1), (dx - 1.8, dy - 4.4), (dx + 1.4, dy - 4.8), (dx + 2.8, dy + 0.6), (dx + 1.4, dy + 4.6), (dx - 1.6, dy + 4.4)], skin, 1.7)
    p.shape([(12, 12, 0), (11.6, 4), (8, -3), (4, -8.6), (1, -8.4), (1, -5), (4, 0), (5.4, 6), (6, 12, 0)], skin, 1.8)
    p.fill([(5.4, 8), (11.4, 7), (10.6, 17), (-2, 17), (-2, 10)], skin)
    p.fill([(8, 8), (11.4, 7), (10.8, 17), (6.4, 17)], SHADE[skin])
    p.limb([(3, 30, 10), (4, 19, 8.6)], sleeve, 2.2)
    p.line([(-4, 20), (4, 22), (12, 19)], 1.4)


def _card(p: Graver) -> None:
    q = p.at(-3, -16)
    q.shape([(-11, -17, 0), (11, -17, 0), (11, 17, 0), (-11, 17, 0)], WHITE, 2.2)
    q.fill([(-8, -14, 0), (8, -14, 0), (8, 14, 0), (-8, 14, 0)], BACK)
    q.fill([(0, -9, 0), (5.4, 0, 0), (0, 9, 0), (-5.4, 0, 0)], "#f6d25c")
    for u, v in ((-8, -14), (8, -14), (8, 14), (-8, 14)):
        q.fill([(u, v, 0), (u - math.copysign(5, u), v, 0), (u, v - math.copysign(8, v), 0)], deeper(BACK))


def laurel(pen: Graver, colour: str) -> None:
    """Two branches along the rim, tied with a ribbon below, as on a coin."""
    for side in (-1, 1):
        _branch(pen, side, colour)
    x, y = MIDDLE, MIDDLE + EDGE - 6
    for side in (-1, 1):
        pen.shape([(x, y, 0), (x + side * 5, y - 4.4), (x + side * 10, y - 4), (x + side * 10, y + 2.4), (x + side * 5, y + 2.8)], RIBBON, 1.7)
        pen.fill([(x + side * 4, y, 0), (x + side * 9.4, y - 1), (x + side * 9.4, y + 1.8), (x + side * 5, y + 2)], deeper(RIBBON))
    pen.shape([(x - 2.4, y - 2.8), (x + 2.4, y - 2.8), (x + 2.6, y + 2.6), (x - 2.6, y + 2.6)], RIBBON, 1.7)


def _branch(pen: Graver, side: int, colour: str) -> None:
    radius = EDGE - 6.2
    for i in range(5):
        angle = math.radians(90 - side * (15 + i * 13))
        x, y = MIDDLE + radius * math.cos(angle), MIDDLE + radius * math.sin(angle)
        along = math.degrees(angle) - side * 90
        # The leaf towards the rim is in the shade of the other one.
        for lean, ink in ((32 * side, deeper(colour)), (-30 * side, colour)):
            _leaf(pen.at(x, y, 1.08 - 0.06 * i, along + lean), ink)


def _leaf(p: Graver, colour: str) -> None:
    """Its line is a larger leaf under it, which takes half the bytes of a ring."""
    p.fill([(-1.2, 0, 0), (6.2, -4.2), (14.2, 0, 0), (6.2, 4.2)], INK)
    p.fill([(0.6, 0, 0), (6.2, -2.9), (12.2, 0, 0), (6.2, 2.9)], colour)
    p.fill([(1.6, 0, 0), (6, -0.55), (10.4, 0, 0)], lighter(colour, 0.5))

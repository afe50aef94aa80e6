# SPDX-License-Identifier: GPL-3.0-or-later
"""The great medal in the middle of the five of coins: a rider on a rearing horse, a serpent under its hooves."""

from __future__ import annotations

import fit
import hands
from siciliane import horse_heads, horses, riding
from siciliane.coin_parts import blank, circle, hoop, rays
from siciliane.figures import arm, puff
from siciliane.heads import Look, head, throat
from siciliane.press import BLUE, INK, PAPER, YELLOW, Press


class Struck(Press):
    """A pen for whom every plate is gold."""

    def plate(self, knots, colour: str, knock: bool = True) -> list:
        return super().plate(knots, _gold(colour), knock)

    def fill(self, knots, colour: str) -> list:
        return super().fill(knots, _gold(colour))

    def shape(self, knots, colour: str | None, width: float = 0.62, *more, **named) -> list:
        # What is struck so small needs a bolder outline.
        return super().shape(knots, _gold(colour) if colour else None, width * 1.5, *more, **named)


def _gold(colour: str) -> str:
    return colour if colour in (INK, PAPER) else YELLOW


def draw(pen: Press) -> None:
    """The medal, of radius 27, its middle at the origin."""
    # The figures stand bright on a field of fine lines.
    blank(pen, 27)
    rays(pen, 72, 23.4, 24.8, 0.7)
    hoop(pen, 23.2, 0.5)
    field = fit.through(circle(22.6), True)
    pen.hatch(field, 0, 0.8, 0.5)
    _serpent(Struck(pen.sheet, pen._m).at(4, 1.6, 0.92))
    _rider(Struck(pen.sheet, pen._m).at(-17.6, -28.2, 0.355))


def _rider(pen: Press) -> None:
    front = horses.horse(pen, horses.FORE_RAISED, horses.FORE_REACHING, horses.HIND, horses.HIND_FAR, 15, -8)
    horse_heads.cloth(front)
    body = front.at(62, 75, 1, -12).at(-62, -75)
    riding.leg(body)
    # The cloak flies behind him.
    cloak = body.shape([(66, 46, 0), (76, 48), (86, 44), (94, 50, 0), (90, 56), (94, 64, 0), (84, 64), (74, 68), (68, 66)], BLUE, 1.1, 0.5)
    body.comb(cloak, 4, 10, 1.1, 0.5)
    riding.tunic(body, False)
    body.limb([(24, 111, 0.9), (46, 72, 1), (66, 36, 0.9)], YELLOW, 0.9)
    arm(body, [(72, 58, 4.2), (66, 63, 3.8), (57.6, 60, 2.8)])
    hands.fist(body, 51.6, 61, 13, 30)
    puff(body, [(69, 49, 4.4), (73.6, 53.6, 5.8), (73, 59.6, 4.9)], BLUE)
    pose = (61, 32, 17.6, Look("bob", gaze=-1, brow=0.5), -8, False, True)
    throat(body, *pose)
    h = head(body, *pose)
    h.shape([(-24, -30), (-26, -52), (-6, -68), (24, -66), (44, -46), (46, -20), (20, -30)], YELLOW, 5)
    h.shape([(-2, -66, 0), (10, -92), (40, -96), (62, -70, 0), (44, -74), (26, -66)], YELLOW, 5)


def _serpent(pen: Press) -> None:
    """It lies coiled under the horse and lifts its head to the lance."""
    pen.line([(-18, 17), (-4, 18), (18, 16.4)], 0.9, (0.3, 0.3))
    coil = pen.limb([(16, 17.4, 0.4), (11, 15.4, 1.2), (5, 17.6, 1.7), (-1, 14.6, 1.9), (-6.4, 17, 1.9), (-12, 15.4, 1.7), (-14, 11.6, 1.4)], YELLOW, 0.6, 0.5, (1, 1))
    pen.hatch(coil, 70, 1.1, 0.4)
    pen.shape([(-12.6, 11.4), (-13, 9.2), (-16, 8.2), (-19.4, 9.6, 0), (-17, 10.6), (-18.6, 12.4, 0), (-15.4, 12.6)], YELLOW, 0.6)
    pen.dots([(-15.4, 9.8)], 0.45)

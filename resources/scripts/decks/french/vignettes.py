# SPDX-License-Identifier: GPL-3.0-or-later
"""The small ornament between the two signs of each two: a double spray of leaves about a jewel or a flower, broad and low so
that it is never taken for a third sign, and the same upside down. Card units."""

from __future__ import annotations

from french.ornament import berry, leaf, pearls, rays, rose
from french.pips import DUSK
from ink import Pen, ring
from svg import BLUE, GOLD, GREEN, HEIGHT, INK, RED, WHITE, WIDTH, YELLOW, Svg


def vignette(sheet: Svg, suit: str) -> None:
    """The suit's ornament in the middle of the card."""
    pen = Pen(sheet)
    for turn in (0, 180):
        _spray(pen.at(WIDTH / 2, HEIGHT / 2, 1, turn), suit)
    middle = pen.at(WIDTH / 2, HEIGHT / 2)
    {"D": _sun, "C": _rose, "S": _star, "B": _flower}[suit](middle)


def _spray(p: Pen, suit: str) -> None:
    """The half to the right: a stem that rises and falls, leaves, a curl at its end."""
    stem = [(2, 0, 0.75), (10, -3.6, 0.7), (20, -3.4, 0.6), (28, 0.6, 0.5), (33, 1.8, 0.45), (36.4, -0.4, 0.4), (35.4, -3.6, 0.34), (32.6, -3.4, 0.28), (32.4, -1.2, 0.2)]
    p.limb(stem, GREEN, 0.5, 0.5, (0, 0.9))
    for x, y, long, turn, bend in ((7, -2.8, 7.6, 42, 1), (8, -3, 7, 132, -1), (13.6, -4, 7.6, 48, 1), (15, -3.9, 7, 142, -1), (20.4, -3.2, 7.2, 58, 1), (21.6, -2.8, 6.6, 152, -1), (26.6, 0, 6.2, 66, 1), (27.6, 0.4, 5.8, 158, -1)):
        leaf(p, x, y, long, turn, GREEN, bend)
    colour = {"D": RED, "C": RED, "S": BLUE, "B": YELLOW}[suit]
    for x, y in ((11.2, 0.4), (18, -6.8), (24.6, 1.6)):
        berry(p, x, y, 1.1, colour)


def _sun(p: Pen) -> None:
    rays(p, 0, 0, 3.6, lambda d: 8.4 if round(d) % 45 == 0 else 6.6, 13, 16, line=0.45, cuts=3)
    p.fill(ring(0, 0, 4.4), INK)
    p.fill(ring(0, 0, 4), YELLOW)
    p.fill(ring(0, 0, 3.2), GOLD)
    pearls(p, [(2.5 * x, 2.5 * y) for x, y in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5), (-0.02, -1))], 8, 0.56)
    berry(p, 0, 0, 1.5)


def _rose(p: Pen) -> None:
    for turn in (0, 90, 180, 270):
        leaf(p, 0, 0, 8.6, 45 + turn, GREEN, 0)
    rose(p, 0, 0, 5.8, WHITE, YELLOW, 0)


def _star(p: Pen) -> None:
    rays(p, 0, 0, 2.4, lambda d: 8.6 if round(d) % 90 == 0 else 5.4, 22, 8, colour=YELLOW, deep=GOLD, line=0.5, cuts=4)
    p.fill(ring(0, 0, 3.1), INK)
    p.fill(ring(0, 0, 2.7), YELLOW)
    p.fill(ring(0, 0, 2), DUSK)
    berry(p, 0, 0, 1.4, BLUE)


def _flower(p: Pen) -> None:
    for turn in (0, 90, 180, 270):
        leaf(p, 0, 0, 8.4, 45 + turn, GREEN, 0)
    for i in range(8):
        q = p.at(0, 0, 1, 45 * i)
        q.shape([(-0.7, -1.4, 0), (-1.9, -4), (-1.5, -6), (0, -5.6, 0), (1.5, -6), (1.9, -4), (0.7, -1.4, 0)], YELLOW, 0.45, 0.5)
        q.fill([(0, -5.6, 0), (1.5, -6), (1.9, -4), (0.7, -1.4, 0), (0.2, -3.4)], GOLD)
        q.line([(0, -1.8), (0.1, -3.6), (0, -5)], 0.3, (0.7, 0.1), peak=0.2)
    berry(p, 0, 0, 1.9)

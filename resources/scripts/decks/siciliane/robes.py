# SPDX-License-Identifier: GPL-3.0-or-later
"""What kings wear: mantles with a blue lining, ermine, slashed breeches."""

from __future__ import annotations

from siciliane.figures import skirt
from siciliane.press import BLUE, INK, PAPER, RED, YELLOW, Press


def lining(pen: Press, left: list, right: list, folds: int = 9) -> None:
    """The inside of the mantle, seen behind the legs, its lower edge rounded."""
    (x1, y1, *_), (x2, y2, *_) = left[-1], right[-1]
    cloth = pen.shape([(*left[0][:2], 0), *left[1:], ((x1 + x2) / 2 - 4, max(y1, y2) + 5), ((x1 + x2) / 2 + 5, max(y1, y2) + 4.4), *right[:0:-1], (*right[0][:2], 0)], BLUE, 0.95, 0.5)
    pen.pleats(left, right, folds, cloth, 0.75, True, 0.25)
    pen.comb(cloth, 4.4, 30, 0.85, 0.46)
    up = lambda edge: [(x, y + 3) for x, y, *_ in edge[::-1]]
    pen.sheaf(up(left), up(right), folds + 2, 0.6, (0.9, 0.05), INK, cloth, 0.5, 0.1)


def panel(pen: Press, left: list, right: list, folds: int = 5) -> None:
    """A red side of the mantle hanging from the shoulder."""
    skirt(pen, left, right, RED, folds, 2.8)


def ermine(pen: Press, knots: list, spots: list) -> list:
    """White fur with black tails."""
    fur = pen.shape(knots, PAPER, 0.85, 0.5)
    pen.comb(fur, 2.4, 40, 0.8, 0.4)
    for x, y in spots:
        pen.fill([(x, y - 1.3, 0), (x - 0.8, y + 0.6), (x - 0.7, y + 1.4, 0), (x, y + 0.8), (x + 0.7, y + 1.4, 0), (x + 0.8, y + 0.6)], INK)
    return fur


def fur_edge(pen: Press, knots: list, half: float = 1.7) -> None:
    """A strip of fur along a line, with a lively edge and tails."""
    band = pen.limb([(x, y, half * (1.08 if i % 2 else 0.92)) for i, (x, y) in enumerate(knots)], PAPER, 0.75, 0.5)
    pen.comb(band, 1.2, 50, 0.8, 0.4)
    for i in range(len(knots) - 1):
        (a, b), (c, d) = knots[i], knots[i + 1]
        for t in (0.25, 0.75):
            x, y = a + (c - a) * t, b + (d - b) * t
            pen.spikes([((x - 0.3, y - 0.6), (x + 0.1, y), (x + 0.2, y + 0.9))], 0.9)


def pearls(pen: Press, places: list, r: float = 1.35) -> None:
    """A row of pearls."""
    for x, y in places:
        pen.shape([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], PAPER, 0.5, 0.5)
        pen.line([(x + r * 0.6, y - r * 0.1), (x + r * 0.4, y + r * 0.5), (x - r * 0.2, y + r * 0.6)], 0.4)


def clasp(pen: Press, x: float, y: float) -> None:
    """The jewel that closes a mantle, with its two ends of cord."""
    for side in (-1, 1):
        pen.limb([(x, y, 0.7), (x + side * 1.4, y + 4, 0.8), (x + side * 2, y + 8, 0.9)], YELLOW, 0.5, 0.5, (0, 1))
    pen.shape([(x - 2.6, y), (x, y - 2.6), (x + 2.6, y), (x, y + 2.6)], YELLOW, 0.65)
    pen.shape([(x - 1.2, y), (x, y - 1.2), (x + 1.2, y), (x, y + 1.2)], RED, 0.4)


def breeches(pen: Press, x: float, y: float, mirror: bool = False) -> None:
    """One leg of short slashed breeches, hanging from (x, y), 13 wide and 13 high."""
    p = pen.at(x, y, 1, 0, mirror)
    body = p.shape([(-6, -2, 0), (-7.6, 3), (-7.4, 8), (-5, 11.4, 0), (0, 12.4), (5, 11.2, 0), (7, 7), (6.6, 2), (5.4, -2, 0)], YELLOW, 0.85, 0.5)
    p.comb(body, 3, 16, 0.8, 0.42)
    for i in range(5):
        k = -4.6 + i * 2.3
        p.line([(k, -1), (k * 1.35, 5), (k * 0.95, 10.8)], 0.9, (0.5, 0.3))
        p.line([(k - 0.8, 0.6), (k * 1.35 - 0.9, 5), (k * 0.95 - 0.6, 9)], 0.42, (0.1, 0.1), PAPER)
    p.limb([(-5.2, 11.6, 1.2), (0, 12.8, 1.3), (5.2, 11.4, 1.2)], YELLOW, 0.65)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The sword of the number cards of swords, and its hilt."""

from __future__ import annotations

from siciliane.coin_parts import circle
from siciliane.press import GREEN, INK, PAPER, RED, YELLOW, Press

GRIP, TIP = -20.5, 37.5  # the two ends of the sword, from the middle of its guard


def plain(pen: Press) -> None:
    """A sword hanging point down, its guard at the origin, 58 long."""
    blade(pen, TIP)
    grip(pen)
    guard(pen)


def blade(pen: Press, tip: float, half: float = 3.3) -> None:
    """A green blade with a ridge: one side dark with cuts, the other bright."""
    pen.shape([(-half, 1, 0), (half, 1, 0), (half * 0.96, tip - 6, 0), (0, tip, 0), (-half * 0.96, tip - 6, 0)], GREEN, 0.65, 0.5)
    pen.line([(0.1, 3), (0, tip / 2), (0, tip - 2)], 0.55, (0.7, 0.3))
    pen.spikes([((half - 0.1, 4.5 + i * 0.95), (half * 0.6, 5 + i * 0.95), (0.5 + (i % 3) * 0.55, 5 + i * 0.95)) for i in range(int((tip - 10) / 0.95))], 0.5)
    for x, a, b in ((-half * 0.62, 6, tip - 8), (-half * 0.25, 10, tip - 15)):
        pen.line([(x, a), (x, (a + b) / 2), (x, b)], 0.42, (0.2, 0.1), PAPER)


def grip(pen: Press) -> None:
    """The red turned grip with its ball."""
    pen.shape([(-2, -3, 0), (-2.2, -5), (-4, -9.6), (-3.4, -13.6), (-2, -16.4, 0), (2, -16.4, 0), (3.4, -13.6), (4, -9.6), (2.2, -5), (2, -3, 0)], RED, 0.65, 0.5, shade=2.6, gap=0.8, angle=-20)
    for i in range(5):
        y = -5.2 - i * 2.2
        w = (2.1, 3.5, 3.9, 3.6, 2.7)[i]
        pen.line([(-w, y - 0.6), (0, y + 0.6), (w, y - 1)], 0.55, (0.6, 0.4))
        pen.line([(-w + 0.8, y - 1.5), (-0.6, y - 0.8), (0.6, y - 0.9)], 0.42, (0.2, 0.1), PAPER)
    pen.shape(circle(2.3, 0, -18.3), RED, 0.6, shade=1.2, gap=0.6)


def guard(pen: Press) -> None:
    """The yellow cross with leaf ends, a shield in its middle."""
    knots = [(-2.6, -3.2), (-5, -1.8), (-7, -2.2), (-8.4, -4, 0), (-9, -1.8), (-11, 0, 0), (-9, 1.6), (-8.6, 3.8, 0), (-6.6, 2.2), (-4, 2.4), (-2.2, 4.2), (0, 6.4, 0)]
    half = [(x, y, *more) for x, y, *more in knots]
    pen.shape([*half, *[(-x, y, *more) for x, y, *more in half[-2::-1]], (0, -4)], YELLOW, 0.65, 0.5)
    pen.lines([[(-8.6, -0.2), (-6, -0.5), (-3.4, 0)], [(8.6, -0.2), (6, -0.5), (3.4, 0)]], 0.5)
    pen.shape([(-2, -1.8), (0, -2.4), (2, -1.8), (1.8, 1.4), (0, 3.6, 0), (-1.8, 1.4)], YELLOW, 0.45)
    pen.dots([(0, -0.2)], 0.6, INK)
    pen.spikes([((2.6 + i * 0.8, 2.4 - i * 0.1), (3 + i * 0.8, 1.4), (3 + i * 0.8, 0.7)) for i in range(6)], 0.4)

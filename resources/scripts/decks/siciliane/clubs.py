# SPDX-License-Identifier: GPL-3.0-or-later
"""The club of the number cards of batons."""

from __future__ import annotations

from siciliane.press import PAPER, Press


def club(pen: Press, head: str, grip: str) -> None:
    """A club 48 long, its thick end up, its middle at the origin."""
    pen.shape([(-2.2, 6, 0), (2.2, 6, 0), (1.9, 14), (1.6, 20.4), (2.2, 22), (1.6, 24), (0, 24.4), (-1.6, 24), (-2.2, 22), (-1.6, 20.4), (-1.9, 14)], grip, 0.6, 0.5, shade=1.5, gap=0.75, angle=10)
    pen.lines([[(-1.8, 20.6), (0, 21.2), (1.8, 20.6)], [(-1, 9), (-1, 12), (-0.8, 15.6)]], 0.45)
    body = pen.shape([(-2.8, 8.4, 0), (-3, 4), (-4.8, -4), (-6, -12), (-5, -19.6), (-2, -23.6), (1, -24), (4.2, -21.6), (5.8, -16), (5.6, -9), (3.9, -1), (3, 4.6), (2.8, 8.4, 0), (0, 9.2)], head, 0.7, 0.5)
    pen.comb(body, 4.6, 28, 0.85, 0.44)
    # Knots in the wood, the grain that bends round them, and light on the left.
    for x, y, r in ((-1.4, -16, 1.5), (1.6, -7.4, 1.2), (-1.2, -0.4, 0.9)):
        pen.line([(x + r, y + 0.4), (x, y - r), (x - r, y), (x, y + r), (x + r * 0.5, y + 0.1), (x, y - 0.3)], 0.55, (0.3, 0.3))
        pen.line([(x - r - 0.6, y + 1.6), (x - r - 0.7, y), (x - r, y - 1.8)], 0.45, (0.1, 0.1), PAPER)
        pen.line([(x - r * 0.4, y + r + 3.4), (x - r - 0.4, y + r + 1), (x - r - 0.4, y - r)], 0.45)
    pen.lines([[(-4.7, -13.4), (-4.2, -8.6), (-3.2, -4)], [(-3.6, -20), (-2.4, -21.6), (-0.6, -22.2)]], 0.6, (0.2, 0.1), PAPER)
    pen.lines([[(0.6, -20), (2.4, -18), (2.8, -14)], [(0.8, -12.6), (2.6, -11), (3.6, -7)], [(0.4, 1), (0.8, 4), (0.6, 7)]], 0.5)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The diamond of the seven of diamonds, the settebello: in a golden setting with pearls, a sun on its table.

The same units as the plain diamond: 100 high, its middle at (0, 0).
"""

from __future__ import annotations

from french.pips import PART, fan
from ink import Pen, ring
from sun import define_face
from svg import DEEP_RED, GOLD, INK, PAPER, RED, WHITE, YELLOW, Svg
import fit

NAME = "pip-settebello"


def place_splendid(sheet: Svg, suit: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """Like pips.place_pip(); there is this one suit only."""
    if not sheet.defined(NAME):
        define_face(sheet)
        with sheet.define(NAME):
            _splendid(Pen(sheet).at(scale=PART / 100))
    sheet.place(NAME, x, y, size / PART, turn)


def _tile(h: float, w: float, sag: float) -> list:
    s = 0.5 - sag
    return [(0, -h, 0), (w * s, -h * s), (w, 0, 0), (w * s, h * s), (0, h, 0), (-w * s, h * s), (-w, 0, 0), (-w * s, -h * s)]


def _splendid(p: Pen) -> None:
    outer, red, inner = _tile(49, 39.5, 0.04), _tile(40.5, 31.5, 0.035), _tile(25, 19.4, 0.02)
    p.shape(outer, YELLOW, 2.8, 0.4)
    p.fill([outer[2], outer[3], outer[4], red[4], red[3], red[2]], GOLD)
    across = lambda t, q: (q[0] * 0.5, q[1] * 0.5)  # noqa: E731
    p.spikes(fan(outer[2:5], across, lambda t: 5.6, 22, 0, (1, 0.7)), 1.1)
    p.spikes(fan(outer[4:7], across, lambda t: 4, 16, 0, (1, 0.6)), 1)
    p.shape(red, RED, 1.6, 0.6)
    # Pearls on the setting, one in each corner and three along each side.
    for a, b in ((0, 2), (2, 4), (4, 6), (6, 8)):
        for t in (0.2, 0.4, 0.6, 0.8):
            x, y = _on(outer, red, a, b, t)
            p.fill(ring(x, y, 2.1), INK)
            p.fill(ring(x - 0.2, y - 0.2, 1.5), WHITE)
    p.fill([red[2], red[3], red[4], inner[4], inner[3], inner[2]], DEEP_RED)
    p.fill([red[4], red[5], red[6], inner[6], inner[5], inner[4]], DEEP_RED)
    straight = lambda t, q: (q[0] * 0.2, q[1] * 0.2)  # noqa: E731
    p.spikes(fan([red[4], red[3], red[2]], straight, lambda t: 13, 20, 0, (1, 0.8)), 1.2)
    p.spikes(fan([red[6], red[5], red[4]], straight, lambda t: 10, 18, 0, (1, 0.6)), 1.1)
    p.spikes(fan([red[2], red[1], red[0]], straight, lambda t: 9 - 4 * t, 16, 0, (1, 0.55)), 1.05)
    for k in (0, 2, 4, 6):
        p.line([red[k][:2], fit._mix(red[k], inner[k], 0.5), inner[k][:2]], 1.2, (0.6, 0.6))
    p.lines([[(-25.6, -5), (-15.4, -17.4), (-4, -31.6)], [(-22, -6), (-14.4, -15), (-8, -23)]], 1.6, (0.1, 0.1), PAPER)
    # The table, with a sun on it.
    table = p.shape(inner, RED, 1.3, 0.5)
    p.fill([(0, 25, 0), inner[3], (19.4, 0, 0), (10, 6), (3, 15)], DEEP_RED)
    p.hatch(table, -52, 2.6, 1.1, reach=0.42, from_end=True)
    for k in range(12):
        ray = p.at(0, 0, 1, 30 * k)
        far = {0: 20, 6: 20, 3: 15.4, 9: 15.4}.get(k, 12.6 if k % 3 != 1.5 else 11)
        ray.shape([(-2.4, -8, 0), (0, -far, 0), (2.4, -8, 0)], YELLOW, 0.9, 0.6)
        ray.fill([(0, -8, 0), (0, -far, 0), (2.2, -8, 0)], GOLD)
    p.fill(ring(0, 0, 9.8), INK)
    x, y = p.point(0, 0)
    p.sheet.place("sun-face", x, y, 9.1 / 10 * PART / 100)


def _on(outer, red, a: int, b: int, t: float):
    """A point in the middle of the setting, t of the way from corner a to corner b."""
    side = [outer[a], outer[a + 1], outer[b % 8]], [red[a], red[a + 1], red[b % 8]]
    points = [fit.through([(*c[0][:2], 0), c[1][:2], (*c[2][:2], 0)]) for c in side]
    p, q = (line[round(t * (len(line) - 1))] for line in points)
    return fit._mix(p, q, 0.5)

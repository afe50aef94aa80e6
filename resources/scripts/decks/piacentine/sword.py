# SPDX-License-Identifier: GPL-3.0-or-later
"""The sword: a ridged blue blade, a golden guard with a red stone between two green ones, a grip wound with wire."""

from __future__ import annotations

from ink import ring
from piacentine.stone import BLUE, DEEP_BLUE, GREEN, INK, OCHRE, PALE_BLUE, RED, WHITE, YELLOW, Chalk
from svg import Svg

HILT = 24  # from the guard's middle to the tip of the pommel, at scale 1


def sword(p: Chalk, blade: float, scale: float = 1) -> None:
    """A sword pointing down, its guard's middle at the origin; `blade` is the blade's length, `scale` that of the hilt."""
    _blade(p, blade, 3.7 * scale)
    hilt(p.at(0, 0, scale))


def _blade(p: Chalk, long: float, half: float) -> None:
    tip = long - half * 2.6
    outline = p.shape([(-half, 0, 0), (-half * 0.96, tip, 0), (0, long, 0), (half * 0.96, tip, 0), (half, 0, 0)], BLUE, 0.9, 0.4)
    p.fill([(0.2, 2, 0), (0.2, long - 1, 0), (half * 0.96, tip, 0), (half, 2, 0)], DEEP_BLUE)
    p.fill([(-half * 0.72, 3, 0), (-half * 0.7, tip - 1, 0), (-half * 0.46, tip, 0), (-half * 0.5, 3, 0)], PALE_BLUE)
    p.line([(0, 2), (0.1, long * 0.5), (0, long - 0.6)], 0.75, (0.9, 0.4))
    count = int((tip - 6) / 1.5)
    p.spikes([((half, 6 + i * 1.5), (half * 0.6, 6.2 + i * 1.5), (half * (0.2 + 0.3 * (i % 2)), 7 + i * 1.5)) for i in range(count)], 0.5)
    p.spikes([((-half, 5 + i * 3), (-half * 0.8, 5.2 + i * 3), (-half * 0.45, 5.8 + i * 3)) for i in range(count // 2)], 0.4)
    p.fringe([(half, 3), (0, 4), (-half, 3)], 5, 0.7, 0.6, 0, 0.1, clip=outline)


def hilt(p: Chalk) -> None:
    _pommel(p)
    grip = p.shape([(-2.6, -5, 0), (-3.6, -8.6), (-3.3, -13), (-2, -17, 0), (2, -17, 0), (3.3, -13), (3.6, -8.6), (2.6, -5, 0)], YELLOW, 0.8)
    p.shade(grip, [(2, -17), (3.3, -13), (3.6, -8.6), (2.6, -5)], 2.6, YELLOW, 0.6, 0.5)
    for i in range(4):
        y = -15 + i * 2.9
        p.line([(-3, y + 0.4), (0, y + 1.4), (3.2, y - 1.6)], 1.3, (0.5, 0.5))
        p.line([(-2.6, y + 0.3), (0, y + 1.1), (2.8, y - 1.5)], 0.5, (0.4, 0.4), RED if i % 2 else WHITE)
    _guard(p)


def _guard(p: Chalk) -> None:
    for s in (-1, 1):
        quillon = p.shape([(s * 3, -2.6, 0), (s * 6.4, -3.4), (s * 9, -6), (s * 13, -5.4), (s * 14.6, -1.4), (s * 12.4, 2.8), (s * 8.6, 2.4), (s * 5.8, 3.6), (s * 6.4, 6.6), (s * 3.4, 7.4), (s * 1.6, 4.4, 0)], YELLOW, 0.9)
        p.shade(quillon, [(s * 14.4, -1), (s * 12.4, 2.8), (s * 8.6, 2.4), (s * 5.8, 3.6), (s * 6.4, 6.6)], 2.2, YELLOW, 0.6, 0.5)
        p.fill(ring(s * 10.6, -1.6, 3), INK)
        p.fill(ring(s * 10.6, -1.6, 2.5), GREEN)
        p.fill(ring(s * 10.6 - 0.8, -2.4, 0.7), WHITE)
        p.line([(s * 3.4, 5.8), (s * 4.4, 4.8), (s * 4, 3.6)], 0.6)
        p.line([(s * 3.6, -1), (s * 5.6, -1.4), (s * 7, -2.6)], 0.6)
        p.fill([(s * 8.6, -5.4), (s * 10.6, -6.6), (s * 12.6, -5.4), (s * 10.6, -4.9)], INK)
    crown = p.shape([(-3.6, -3.8, 0), (-4.6, -6.8, 0), (-1.6, -5.6), (0, -7.4, 0), (1.6, -5.6), (4.6, -6.8, 0), (3.6, -3.8, 0)], OCHRE, 0.7)
    p.hatch(crown, 90, 1, 0.3)
    p.shape(ring(0, 0, 4.1, 4.9), YELLOW, 0.8)
    p.shape(ring(0, 0, 2.7, 3.4), RED, 0.6)
    p.fringe([(2.4, -1.6), (2.6, 1), (1.4, 3), (-0.6, 3.3)], 2, 0.6, 0.5, 0, 0.1)
    p.fill([(-1.8, -0.6), (-1, -2.4), (0.2, -2.4), (-0.8, -0.8)], "#f8c3a8")


def _pommel(p: Chalk) -> None:
    p.shape([(-2.4, -16.4, 0), (-3.2, -18), (-1.6, -19.4, 0), (1.6, -19.4, 0), (3.2, -18), (2.4, -16.4, 0)], BLUE, 0.7)
    bud = p.shape([(-1.4, -19.2, 0), (-3.4, -21), (-3, -23.4, 0), (-1.3, -22.4), (0, -25, 0), (1.3, -22.4), (3, -23.4, 0), (3.4, -21), (1.4, -19.2, 0)], RED, 0.7)
    p.shade(bud, [(3, -23.4), (3.4, -21), (1.4, -19.2)], 1.6, RED, 0.6, 0.5)
    p.line([(0, -24), (0.2, -22), (0, -20)], 0.5)


def define_sword(sheet: Svg, name: str, blade: float, scale: float = 1) -> str:
    if not sheet.defined(name):
        with sheet.define(name):
            sword(Chalk(sheet), blade, scale)
    return name

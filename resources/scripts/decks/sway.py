# SPDX-License-Identifier: GPL-3.0-or-later
"""How a body stands or sits: its spine leans, hips and shoulders tilt against each other, the trunk turns on itself.

A figure is drawn upright and frontal; a Pen given a Sway (`pen.swayed(sway)`) bends everything it draws, in card units.
"""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Sway:
    """Levels from the head down, each (y, shift, tilt, turn): how far the spine lies to the right of upright there, by how
    many degrees the line across the body falls to the right, and how far the middle of the trunk is turned to the right
    within its outline. Between levels it changes smoothly; beyond the first and last it stays.
    """

    middle: float  # x of the upright spine
    levels: tuple[tuple[float, float, float, float], ...]
    half: float = 12  # of the trunk's breadth: only what lies nearer to the spine is turned
    reach: float = 26  # arms far out follow the tilt no further than about this

    def moved(self, p):
        """A point where the bent body has it; a corner mark is kept."""
        shift, tilt, turn = self._at(p[1])
        across = p[0] - self.middle
        within = max(0.0, 1 - (across / self.half) ** 2)
        drop = self.reach * math.tanh(across / self.reach) * math.tan(math.radians(tilt))
        return (p[0] + shift + turn * within, p[1] + drop, *p[2:])

    def _at(self, y: float) -> tuple[float, float, float]:
        levels = self.levels
        if y <= levels[0][0]:
            return levels[0][1:]
        for a, b in zip(levels, levels[1:]):
            if y <= b[0]:
                t = (y - a[0]) / (b[0] - a[0])
                t = t * t * (3 - 2 * t)
                return tuple(u + (v - u) * t for u, v in zip(a[1:], b[1:]))
        return levels[-1][1:]

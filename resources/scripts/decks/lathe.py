# SPDX-License-Identifier: GPL-3.0-or-later
"""Vessels turned on a lathe: a profile swept round an upright axis and seen a little from above.

A point of the surface is (u, y): y is its height on the axis, u its side, -1 at the left outline, 0 in
front, 1 at the right. Everything is in the units of the part being drawn; the axis is x = 0.
"""

from __future__ import annotations

from math import sqrt
from typing import Sequence

from engrave import Point, brush, curve, thorn


class Turned:
    """A turned shape. `profile` lists (y, radius) from the top down; `tilts` the roundness of its rings at the two ends."""

    def __init__(self, profile: Sequence[tuple[float, float]], tilts: tuple[float, float] = (0.24, 0.08)) -> None:
        self._profile = list(profile)
        self._tilts = tilts

    def radius(self, y: float) -> float:
        """The radius at a height, smooth between the given ones."""
        p = self._profile
        i = max(0, min(len(p) - 2, next((k - 1 for k, (at, _) in enumerate(p) if at > y), len(p) - 2)))
        (y0, r0), (y1, r1) = p[i], p[i + 1]
        t = (y - y0) / (y1 - y0)
        m0 = (r1 - p[i - 1][1]) / (y1 - p[i - 1][0]) if i else (r1 - r0) / (y1 - y0)
        m1 = (p[i + 2][1] - r0) / (p[i + 2][0] - y0) if i + 2 < len(p) else (r1 - r0) / (y1 - y0)
        h = y1 - y0
        return (r0 * (1 + 2 * t) * (1 - t) ** 2 + m0 * h * t * (1 - t) ** 2 + r1 * t * t * (3 - 2 * t) + m1 * h * t * t * (t - 1))

    def tilt(self, y: float) -> float:
        """How round a ring at this height looks: half its height over half its width."""
        top, bottom = self._profile[0][0], self._profile[-1][0]
        t = min(1, max(0, (y - top) / (bottom - top)))
        return self._tilts[0] + (self._tilts[1] - self._tilts[0]) * t

    def at(self, u: float, y: float) -> Point:
        """The place on the sheet of a point of the front."""
        r = self.radius(y)
        return u * r, y + self.tilt(y) * r * sqrt(max(0, 1 - u * u))

    def ring(self, y: float, start: float = -1, end: float = 1, count: int = 9) -> list[Point]:
        """The front half of a ring, or part of it, from left to right."""
        # Evenly in angle, so that the ends of the ellipse stay round.
        from math import asin, sin
        a, b = asin(start), asin(end)
        return [self.at(sin(a + (b - a) * i / (count - 1)), y) for i in range(count)]

    def side(self, u: float, top: float, bottom: float, count: int = 7) -> list[Point]:
        """A meridian at side u, from the top down."""
        return [self.at(u, top + (bottom - top) * i / (count - 1)) for i in range(count)]

    def band(self, top: float, bottom: float, start: float = -1, end: float = 1, count: int = 7) -> str:
        """Path data of the front between two heights (and two sides): smooth edges, sharp corners."""
        edges = (self.ring(top, start, end), self.side(end, top, bottom, count),
                 self.ring(bottom, start, end)[::-1], self.side(start, top, bottom, count)[::-1])
        first, *rest = (curve(edge) for edge in edges)
        return first + "".join("L" + d[1:] for d in rest) + "Z"

    def outline(self, top: float, bottom: float, count: int = 9) -> list[Point]:
        """The same edge as one closed list of points (for a key line behind it)."""
        return [*self.ring(top)[:-1], *self.side(1, top, bottom, count)[:-1],
                *self.ring(bottom)[::-1][:-1], *self.side(-1, top, bottom, count)[::-1][:-1]]

    def line(self, y: float, width: float, start: float = -1, end: float = 1) -> str:
        """A ring cut as a swelling line, heaviest on the shaded right."""
        return brush(self.ring(y, start, end), lambda t: width * (0.55 + 0.45 * t))

    def shade(self, top: float, bottom: float, sides: Sequence[tuple[float, float]], width: float, upward: bool = False) -> str:
        """Cuts along meridians. `sides` gives (u, share): how far down from the top (or up from the bottom) each runs."""
        parts = []
        for u, share in sides:
            a, b = (bottom, bottom - (bottom - top) * share) if upward else (top, top + (bottom - top) * share)
            middle = self.at(u, (a + b) / 2)
            start, end = self.at(u, a), self.at(u, b)
            # The bend of the cut is the meridian's own.
            dx, dy = end[0] - start[0], end[1] - start[1]
            length = (dx * dx + dy * dy) ** 0.5 or 1
            bend = ((middle[0] - (start[0] + end[0]) / 2) * dy - (middle[1] - (start[1] + end[1]) / 2) * dx) / length
            parts.append(thorn(start, end, width * (0.7 + 0.5 * abs(u)), bend))
        return "".join(parts)


def spaced(start: float, end: float, count: int, shares: Sequence[float] = (1.0, 0.6, 0.85, 0.5)) -> list[tuple[float, float]]:
    """Sides for shade(): `count` of them from start to end, their lengths uneven in a repeating way."""
    return [(start + (end - start) * i / max(1, count - 1), shares[i % len(shares)]) for i in range(count)]

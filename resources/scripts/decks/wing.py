# SPDX-License-Identifier: GPL-3.0-or-later
"""The eagle's wings, folded round the medallion: black flight feathers, rows of red ones over them, a scaled shoulder.

Card units. A place on a wing is an angle, in degrees from straight up, and a share of the way from the medallion's
rim (0) to the wing's outer edge (1). Both wings are lit from the upper left, so they are drawn apart, not mirrored.
"""

from __future__ import annotations

from math import sin

from engrave import Point, brush, curve, grown, lens, polar, polygon, sampled, thorn
from svg import DEEP_RED, INK, RED, Svg

CENTRE = (50.0, 61.0)
RING = 28.6
PINK = "#f0857a"

# The outer edge: (angle, distance from the centre), from the shoulder down.
EDGE = [(20, 29), (26, 31), (33, 37), (40, 43.4), (48, 46.6), (57, 47.2), (70, 45.4), (84, 43.4), (98, 42.4), (112, 41.6), (126, 40.6), (145, 38), (170, 34)]
_FINE = sampled(EDGE, 5)


def edge(angle: float) -> float:
    """The distance of the outer edge at an angle."""
    for (a, r), (b, s) in zip(_FINE, _FINE[1:]):
        if angle <= b:
            return r + (s - r) * (angle - a) / (b - a)
    return EDGE[-1][1]


class Wing:
    """One wing; side is -1 for the one on the viewer's left, 1 for the other."""

    def __init__(self, sheet: Svg, side: int) -> None:
        self._sheet, self._side = sheet, side

    def at(self, angle: float, share: float) -> Point:
        low = RING - 1.5
        return polar(low + (edge(angle) - low) * share, self._side * angle, *CENTRE)

    def draw(self) -> None:
        back = [self.at(a, 1) for a in range(22, 100, 6)] + [self.at(a, 0) for a in range(100, 18, -8)]
        self._sheet.path(polygon(grown(back, 0.5, 1.1)), INK)
        self._flights()
        for start, stop, count, step in ((66, 101, 5, 3.2), (54, 79, 5, 2.6), (44, 62, 5, 2.0)):
            for k in range(count):
                # Longest before the middle of the row, and no two neighbours quite alike.
                end = stop - abs(k - 1.6) * step + 1.2 * sin(k * 2.3 + self._side + stop)
                self._covert(start, end, k / count, (k + 1.12) / count if k < count - 1 else 1.03)
        self._shoulder()

    def _outline(self, start: float, end: float, low: float, high: float, tip: float, long: bool = False) -> list[Point]:
        """A feather from its root to a blunt point and back; `tip` is how many degrees the point takes."""
        at = lambda a, s: self.at(a, low + (high - low) * s)  # noqa: E731
        turn = (start + end - tip * 1.5) / 2  # a long feather follows the rim
        return [at(start, 0.02), *([at(turn, 0)] if long else []), at(end - tip * 1.5, -0.02), at(end - tip * 0.5, 0.1), at(end, 0.52),
                at(end - tip * 0.4, 0.93), at(end - tip * 1.4, 1.03), *([at(turn, 1.02)] if long else []), at(start, 1)]

    def _flights(self) -> None:
        """Five black feathers, each edged and quilled in red; the outermost ends first and lies uppermost."""
        count, shown = 5, 97
        for k in range(count):
            low, high = k / count - 0.02, (k + 1.1) / count
            end = 160 - k * 9 + 1.4 * sin(k * 1.9 + self._side)
            at = lambda a, s: self.at(a, low + (high - low) * s)  # noqa: E731, B023
            self._sheet.path(curve(grown(self._outline(84, end, low, high, 7, True), 0.4, 0.75)) + "Z", INK)
            lit, dark = (0.9, 0.1) if self._side < 0 else (0.1, 0.9)
            stations = [shown + (end - 5 - shown) * t for t in (0, 0.25, 0.5, 0.75, 1)]
            rim = [*(at(a, lit) for a in stations), at(end - 1.6, 0.5 + (lit - 0.5) * 0.6), at(end - 0.6, 0.53)]
            cuts = [brush([at(a, 0.5) for a in stations], lambda t: 0.5 - 0.36 * t), brush(rim, 0.36, (0.2, 0.1))]
            for i, a in enumerate(range(shown + 3, int(end) - 5, 4)):
                cuts.append(thorn(at(a, 0.52), at(a + 3.4, 0.52 + (lit - 0.5) * 0.5), 0.26))
                if i % 3 == 1:
                    cuts.append(thorn(at(a, 0.48), at(a + 2.8, 0.5 + (dark - 0.5) * 0.45), 0.22))
            self._sheet.path("".join(cuts), RED)

    def _covert(self, start: float, end: float, low: float, high: float) -> None:
        """A red feather: quill and barbs, the vane away from the light deep red, its edge heavy below."""
        at = lambda a, s: self.at(a, low + (high - low) * s)  # noqa: E731
        outline = self._outline(start, end, low, high, 4.6)
        self._sheet.path(curve(grown(outline, 0.3, 0.9)) + "Z", INK)
        self._sheet.path(curve(outline) + "Z", RED)
        dark, way = (0.04, -1) if self._side < 0 else (0.97, 1)
        shade = [at(start, dark), at(end - 6.6, dark), at(end - 2.6, 0.5 + (dark - 0.5) * 0.84), at(end - 0.4, 0.52), at(end - 5, 0.5 + (dark - 0.5) * 0.5), at(start, 0.5 + (dark - 0.5) * 0.4)]
        self._sheet.path(curve(shade) + "Z", DEEP_RED)
        cuts = [brush([at(start + 3, 0.5), at((start + end) / 2 + 2, 0.5), at(end - 1.4, 0.52)], lambda t: 0.55 - 0.42 * t)]
        for i in range(6):
            a = end - 4 - i * 2.6
            if a < start:
                break
            cuts.append(thorn(at(a + 2.8, 0.5 + way * 0.46), at(a, 0.5 + way * 0.12), 0.42))
            if i % 2 == 0:
                cuts.append(thorn(at(a + 2.2, 0.5 - way * 0.45), at(a + 0.6, 0.5 - way * 0.2), 0.3))
        self._sheet.path("".join(cuts), INK)
        self._sheet.path(thorn(at(end - 3.4, 0.5 - way * 0.24), at(end - 8.5, 0.5 - way * 0.26), 0.5), PINK)

    def _shoulder(self) -> None:
        """The bend of the wing, scaled with small round feathers."""
        top = [self.at(a, 1.0) for a in (21, 27, 33, 40, 47, 53)]
        hem = [self.at(58, 0.9), self.at(56, 0.78), self.at(59, 0.66), self.at(56, 0.52), self.at(59, 0.4), self.at(55.5, 0.28), self.at(58, 0.14), self.at(52, 0), self.at(30, 0)]
        self._sheet.path(curve([*top, *hem], True), RED, INK, 0.5)
        scales, shades, lights = [], [], []
        for row in range(8):
            a = 23 + row * 4.3
            count = min(5, 1 + row)
            for k in range(count):
                share = (k + (0.8 if row % 2 else 0.4)) / (count + 0.2)
                half = 0.43 / (count + 0.2)
                if share + half > 1.0:
                    continue
                ring = [self.at(a - 0.4, share - half), self.at(a + 2.2, share - half * 0.8), self.at(a + 3.1, share), self.at(a + 2.2, share + half * 0.8), self.at(a - 0.4, share + half)]
                if self._side > 0:
                    ring = ring[::-1]
                scales.append(brush(ring, lambda t: 0.72 - 0.8 * abs(t - 0.45)))
                scales.append(thorn(self.at(a + 2.3, share), self.at(a - 0.8, share), 0.45))
                shades.append(polygon([ring[0], ring[1], ring[2], self.at(a + 1.2, share)]))
                if row > 1:
                    lights.append(lens(self.at(a + 1.6, share + 0.45 * half * -self._side), self.at(a - 0.6, share + 0.5 * half * -self._side), 0.3))
        self._sheet.path("".join(shades), DEEP_RED)
        self._sheet.path("".join(lights), PINK)
        if self._side > 0:  # the far shoulder turns away from the light
            scales += [thorn(self.at(a, 1), self.at(a + 2.2, 0.84 - (a % 4) * 0.03), 0.42) for a in range(32, 58, 2)]
        else:
            scales += [thorn(self.at(a, 1), self.at(a + 1.6, 0.92), 0.34) for a in range(32, 58, 3)]
        self._sheet.path("".join(scales), INK)

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the French queens are dressed in: bare shoulders, laced bodices with bows, elbow ruffles. Card units, but bust() in head units."""

from __future__ import annotations

import math

from french.dress import SHADE_OF
from ink import Pen, ring
from limbs import shaded_side
from svg import FLESH, INK, WHITE


def bust(p: Pen, age: float = 0) -> list:
    """Neck, shoulders and breast under a head turned to the left; the gown covers it from the breast down."""
    outline = p.shape(
        [(-9.6, 30, 0), (-9.4, 50), (-13, 65), (-25, 75), (-50, 82), (-72, 93), (-82, 112), (-80, 150, 0), (94, 150, 0), (98, 112), (88, 93), (64, 81), (41, 73), (32.6, 62), (30, 44), (31, 14, 0)],
        FLESH, 2.6, 0.38)
    p.fringe([(30.4, 16), (30, 44), (32.6, 62), (41, 73)], 15, 2.8, 1.1, -16, clip=outline)
    # The jaw's shadow on the throat.
    p.spikes([((24 - i * 3.4, 36 + i * 1.9), (20.6 - i * 3.2, 44 + i * 1.5), (15 - i * 2.4, 51 + i * 1.1)) for i in range(8)], 1.0)
    p.line([(20, 54), (14, 70), (6, 86)], 1.1, (0.1, 0.2))
    p.lines([[(-44, 88), (-24, 90), (-5, 93)], [(66, 87), (42, 90), (17, 93)], [(1, 90), (5, 95.4), (10, 90.6)]], 1.1)
    p.spikes([((-36 + i * 5, 90.6 + i * 0.3), (-34 + i * 5, 93.4 + i * 0.3), (-31 + i * 5, 95.6)) for i in range(6)] + [((58 - i * 5, 89.6 + i * 0.4), (56 - i * 5, 92.6), (52 - i * 5, 95)) for i in range(7)], 0.8)
    p.fringe([(98, 112), (88, 93), (64, 81)], 9, 3, 1.0, 10, clip=outline)
    # The breast above the gown's edge.
    p.line([(5, 122), (6.6, 134), (4.6, 150)], 1.5, (0.1, 0.6), peak=0.7)
    p.spikes([((8 + i * 0.4, 130 + i * 4.6), (13, 129 + i * 4.4), (19 - i * 0.6, 126 + i * 4.6)) for i in range(4)] + [((2.6, 133 + i * 4.6), (-1.6, 132.6 + i * 4.4), (-6, 130.4 + i * 4.6)) for i in range(3)], 0.85)
    p.lines([[(-46, 134), (-34, 127), (-18, 126)], [(60, 134), (48, 127), (32, 125.4)]], 0.8, (0.1, 0.1))
    if age > 0.4:
        p.lines([[(-7, 58), (4, 62), (15, 60)], [(-8, 66), (4, 70), (18, 67)]], 0.9)
    return outline


def knot(pen: Pen, x: float, y: float, size: float, colour: str, turn: float = 0, ends: bool = True) -> None:
    """A small silk bow, `size` broad: a part, drawn once a sheet."""
    name = f"knot-{colour[1:]}{'' if ends else '-loops'}"
    if not pen.sheet.defined(name):
        with pen.sheet.define(name):
            _knot(Pen(pen.sheet).at(scale=0.4), colour, ends)
    (x0, y0), (x1, y1) = pen.to_card([(x, y), (x + math.cos(math.radians(turn)), y + math.sin(math.radians(turn)))])
    way = math.degrees(math.atan2(y1 - y0, x1 - x0))
    # Under a mirrored pen the bow leans the other way but is not upside down.
    if abs(way) > 90:
        way -= math.copysign(180, way)
    pen.sheet.place(name, x0, y0, size / 8 * math.dist((x0, y0), (x1, y1)), way)


def _knot(p: Pen, colour: str, ends: bool) -> None:
    """The part, 20 broad in units of its own."""
    deep = SHADE_OF.get(colour, colour)
    for s in (-1, 1):
        if ends:
            p.shape([(s * 0.5, 0.6, 0), (s * 4.6, 6, 0), (s * 5, 9.4, 0), (s * 7.2, 7.6, 0), (s * 9, 6.6, 0), (s * 5, 1.6), (s * 1.4, -0.6, 0)], colour, 1.1, 0.45)
        p.shape([(s * 0.6, -0.8, 0), (s * 4, -4.6), (s * 8.6, -5), (s * 10, -1.4), (s * 8.4, 2.6), (s * 4, 2.8), (s * 0.6, 1.2, 0)], colour, 1.2, 0.42)
        p.fill([(s * 3.2, 0.1), (s * 6.4, -2.6), (s * 8.6, -1.6), (s * 7, 0.8)], deep)
        p.spikes([((s * 1, -0.4 + i * 0.5), (s * 3, -1.6 + i * 1.1), (s * 5.4, -2.8 + i * 1.8)) for i in range(4)], 0.62)
    p.shape([(-1.7, 0), (-1.2, -2), (1.2, -2), (1.7, 0), (1.2, 2), (-1.2, 2)], colour, 1.1, 0.45)
    p.lines([[(-0.5, 1.6), (-0.3, 0), (-0.5, -1.4)], [(0.6, 1.6), (0.5, 0), (0.5, -1.4)]], 0.5)


def ladder(pen: Pen, places, colour: str) -> None:
    """The bows down the front of a bodice, (x, y, size) each, the lowest drawn first."""
    for x, y, size in reversed(places):
        knot(pen, x, y, size, colour)


def ruffle(pen: Pen, x: float, y: float, wide: float, drop: float, turn: float = 0, tiers: int = 2, colour: str = WHITE) -> None:
    """Lace falling from an elbow: tiers of it below (x, y), `wide` across and `drop` long, the way down turned by `turn`."""
    p = pen.at(x, y, 1, turn)
    for k in range(tiers - 1, -1, -1):
        w, low = wide / 2 * (1 + 0.24 * k), drop * (k + 1) / tiers
        hem = []
        n = 7
        for i in range(n + 1):
            t = i / n
            px = -w + 2 * w * t
            sag = low + (0.16 * drop) * math.sin(math.pi * t)
            hem.append((px, sag - 0.5, 0))
            if i < n:
                hem.append((px + w / n, sag + drop * 0.16))
        body = p.shape([(-wide * 0.36, -drop * 0.1, 0), *hem, (wide * 0.36, -drop * 0.1, 0), (0, drop * 0.06)], colour, 0.6, 0.45)
        p.sheaf([(-wide * 0.34, 0), (-w * 0.8, low * 0.5), (-w * 0.9, low)], [(wide * 0.34, 0), (w * 0.8, low * 0.5), (w * 0.9, low)], 9, 0.42, clip=body, ragged=0.5)
        for i in range(n):
            px = -w + 2 * w * (i + 0.5) / n
            py = low + 0.16 * drop * math.sin(math.pi * (i + 0.5) / n) + drop * 0.01
            p.fill([(px - 0.34, py), (px, py - 0.34), (px + 0.34, py), (px, py + 0.34)], INK)


def arm(pen: Pen, bones, skin: str = FLESH) -> list:
    """A bare forearm along (x, y, half width), round and soft."""
    outline = pen.limb(bones, skin, 0.7, 0.36)
    half = sum(b[2] for b in bones) / len(bones)
    pen.fringe(shaded_side(bones), half * 0.62, 0.62, 0.26, 10, 0.25, clip=outline)
    return outline


def choker(p: Pen, r: float = 2.3, colour: str = WHITE, drop: str | None = None) -> None:
    """Pearls round the neck, in head units, with a pendant if `drop` names its colour."""
    for i in range(12):
        t = i / 11
        x = -10.6 + 42.6 * t
        pearl_at = (x, 58 + 7.4 * math.sin(math.pi * (0.1 + 0.8 * t)) - 3 * t)
        bead(p, *pearl_at, r, colour)
    if drop:
        p.shape([(9, 67, 0), (12.6, 74), (9.4, 80), (6, 74)], drop, 1.4, 0.5)
        p.fill([(8, 72.4), (9.2, 70.6), (9.4, 73)], WHITE)


def bead(p: Pen, x: float, y: float, r: float, colour: str = WHITE) -> None:
    """One pearl or bead, a part."""
    name = f"bead-{colour[1:]}"
    if not p.sheet.defined(name):
        with p.sheet.define(name):
            q = Pen(p.sheet)
            q.fill(ring(0.1, 0.12, 1.42), INK)
            q.fill(ring(0, 0, 1), colour)
            q.line([(0.7, 0), (0.5, 0.5), (0, 0.7)], 0.26)
    x0, y0 = p.point(x, y)
    p.sheet.place(name, x0, y0, r * math.dist((x0, y0), p.point(x + 1, y)))

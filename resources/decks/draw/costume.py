# SPDX-License-Identifier: GPL-3.0-or-later
"""Clothes and limbs of the court figures, in card units: a figure stands about 128 high, its head 18.5.

Spines of limbs are (x, y, half width) knots from the body outwards. Everything is drawn with an ink.Pen.
"""

from __future__ import annotations

import math

import fit
from ink import SHADE, Pen, limb
from svg import FLESH, INK, WHITE


def floor(pen: Pen, colour: str, left: float = 12, right: float = 88, top: float = 142.5, bottom: float = 152.5) -> None:
    """The strip of floor in the suit's ground colour, ruled downwards."""
    strip = pen.shape([(left, top, 0), (right, top, 0), (right, bottom, 0), (left, bottom, 0)], colour, 0.8, 0.5)
    n = round((right - left) / 1.4)
    pen.spikes([((left + (i + 0.5) * (right - left) / n, bottom), (left + (i + 0.5) * (right - left) / n, 147), (left + (i + 0.5) * (right - left) / n, bottom - 4 - 3.4 * (0.5 + 0.5 * math.sin(i * 2.3)))) for i in range(n)], 0.4)


def shaded_side(bones):
    """The edge of a limb that faces away from the light, ordered so that fringe() hatches inwards."""
    outline = limb(bones)
    n = len(bones)
    left, right = [k[:2] for k in outline[:n]], [k[:2] for k in outline[n:]]
    a, b = bones[0], bones[-1]
    u = fit._unit(a[:2], b[:2])
    # left lies at (-u1, u0); walking it backwards has the limb on its right hand.
    return left[::-1] if (-u[1] * SHADE[0] + u[0] * SHADE[1]) > 0 else right[::-1]


def rounded(pen: Pen, bones, colour: str, width: float = 0.75, depth: float = 0.75, gap: float = 0.75, line: float = 0.34) -> list:
    """A limb with hatching that rounds its shaded side; `depth` is in half widths."""
    outline = pen.limb(bones, colour, width)
    half = sum(b[2] for b in bones) / len(bones)
    pen.fringe(shaded_side(bones), half * depth, gap, line, 0, 0.25, clip=outline)
    return outline


def leg(pen: Pen, hip, knee, ankle, colour: str, calf: float = 1, bulk: float = 1, thigh: float = 6.4, below: float = 0) -> list:
    """A leg in hose: hip, knee, ankle are points; `calf` > 0 lets the calf swell to the right, < 0 to the left. What
    is hidden under breeches need not be drawn: `below` 0.85 leaves out the thigh."""
    u = fit._unit(knee, ankle)
    side = (u[1] * calf, -u[0] * calf)
    mixed = lambda a, b, t, s=0: (a[0] + (b[0] - a[0]) * t + side[0] * s, a[1] + (b[1] - a[1]) * t + side[1] * s)
    b = bulk
    bones = [(*hip, thigh * b), (*mixed(hip, knee, 0.5), (thigh - 0.9) * b), (*mixed(hip, knee, 0.85), 4.3 * b), (*knee, 3.9 * b), (*mixed(knee, ankle, 0.16, 0.1), 3.75 * b), (*mixed(knee, ankle, 0.36, 0.55), 4.15 * b), (*mixed(knee, ankle, 0.6, 0.35), 3.4 * b), (*mixed(knee, ankle, 0.85), 2.2 * b), (*ankle, 2.15 * b)]
    if below:
        bones = [bone for bone in bones if bone[1] >= hip[1] + (knee[1] - hip[1]) * below - 0.1]
    outline = pen.limb(bones, colour, 0.75, 0.35)
    edge = shaded_side(bones)
    pen.fringe(edge, 3.6 * b, 0.8, 0.36, 12, 0.3, clip=outline)
    # The knee cap and the shin.
    kx, ky = knee
    pen.lines([[(kx - 2.4 * b, ky - 2.2), (kx - 2.8 * b, ky), (kx - 1.4 * b, ky + 1.8)], [(kx + 1.6 * b, ky - 1.8), (kx + 2 * b, ky + 0.4), (kx + 0.6 * b, ky + 2.2)]], 0.42)
    pen.line([mixed(knee, ankle, 0.2, -1.4), mixed(knee, ankle, 0.45, -1.3), mixed(knee, ankle, 0.7, -0.7)], 0.36)
    return outline


def shoe(pen: Pen, x: float, y: float, colour: str, turn: float = 0, mirror: bool = False, long: float = 1, trim: str | None = None) -> None:
    """A soft shoe pointing left with its ankle at (x, y); `turn` points it down or up, `long` lengthens the toe."""
    p = pen.at(x, y, 1, turn, mirror)
    toe = -13 * long
    outline = p.shape([(-2.9, -2.6, 0), (-3.4, 0.4), (-6.4, 2), (toe + 2.2, 3.6), (toe - 0.6, 5.2), (toe + 1.2, 6.5), (-5, 7), (2.4, 6.8), (4.3, 5.4), (4, 2), (3, -2.6, 0)], colour, 0.85, 0.4)
    p.fringe([(4.2, 5), (2.4, 6.7), (-4, 6.9), (toe + 1.4, 6.4)], 2, 0.75, 0.32, 25, clip=outline)
    p.line([(toe + 0.2, 5.7), (-5, 6.1), (3.4, 5.6)], 0.34, (0.3, 0.3))
    p.lines([[(-3.2, 0.6), (-2.4, 2.4), (-3, 4)], [(-5, 1.6), (-4.4, 2.8), (-5, 4)]], 0.4)
    p.line([(-2.9, -1.4), (0, -0.5), (3, -1.4)], 0.4, (0.6, 0.6))
    if trim:
        p.shape([(-6.6, 2.2), (-5.2, 0.4), (-2.8, 0.2), (-2.4, 1.8), (-4.2, 3)], trim, 0.45)
        p.line([(-5.6, 1.8), (-4.2, 1.2), (-3.2, 1.2)], 0.35)


def ruff(pen: Pen, x: float, y: float, rx: float, ry: float, colour: str = WHITE, lobes: int = 11, turn: float = 0) -> None:
    """A pleated collar round the neck, its front half seen: middle (x, y) of the neck's opening, radii of its hem."""
    p = pen.at(x, y, 1, turn)
    outer, folds = [], []
    for i in range(lobes + 1):
        a = math.pi * (-0.08 + 1.16 * i / lobes)
        c, s = math.cos(a), math.sin(a)
        outer.append((c * rx, s * ry, 0))
        folds.append(((c * rx * 0.98, s * ry * 0.98), (c * rx * 0.72, s * ry * 0.6), (c * rx * 0.48, s * ry * 0.25)))
        if i < lobes:
            a += math.pi * 0.58 / lobes
            outer.append((math.cos(a) * rx * 1.14, math.sin(a) * ry * 1.22))
    neck = [(-rx * 0.5, -ry * 0.12), (0, ry * 0.3), (rx * 0.5, -ry * 0.12)]
    p.shape(outer + [(*k, 0) if k[0] else k for k in neck], colour, 0.75, 0.45)
    p.spikes(folds, 0.5)
    p.spikes([((math.cos(a) * rx * 1.08, math.sin(a) * ry * 1.12), (math.cos(a) * rx * 0.95, math.sin(a) * ry * 0.9), (math.cos(a) * rx * 0.8, math.sin(a) * ry * 0.72)) for i in range(lobes // 2) for a in [math.pi * (-0.05 + 1.16 * (i + 0.3) / lobes)]], 0.3)


def band(pen: Pen, knots, width: float, colour: str, line: float = 0.6, ticks: float = 0) -> list:
    """A ribbon or belt of even width along open knots; `ticks` > 0 rules it across that far apart."""
    points = fit.through(list(knots))
    bones = [(*points[i], width / 2) for i in range(0, len(points), max(1, len(points) // 7))]
    if bones[-1][:2] != points[-1]:
        bones.append((*points[-1], width / 2))
    outline = pen.limb(bones, colour, line, 0.5)
    if ticks:
        pen.fringe(points[::4] + [points[-1]], width * 0.42, ticks, 0.3)
    return outline


def buttons(pen: Pen, places, r: float, colour: str) -> None:
    for x, y in places:
        pen.shape([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], colour, 0.4, 0.5)
        pen.fill([(x - r * 0.55, y - r * 0.1), (x - r * 0.1, y - r * 0.6), (x + r * 0.05, y - r * 0.15)], WHITE)


def puff(pen: Pen, knots, colour: str, first, last, count: int = 6, slashes: str | None = None) -> list:
    """A gathered sleeve or breech: its outline, and folds passing from the curve `first` to `last`; `slashes` lays
    strips of that colour between them."""
    outline = pen.shape(knots, colour, 0.85, 0.35)
    at = lambda t: [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(first, last)]
    if slashes:
        for i in range(count):
            a, b = at((i + 0.32) / count), at((i + 0.68) / count)
            a, b = [(*a[0], 0), *a[1:-1], (*a[-1], 0)], b[1:-1]
            pen.shape(a + b[::-1], slashes, 0.4, 0.6)
    else:
        pen.sheaf(at(0.04), at(0.96), count, 0.55, (0.8, 0.05), clip=outline, ragged=0.55)
        backwards = [at(t)[::-1] for t in (0.12, 0.99)]
        pen.sheaf(*backwards, count, 0.5, (0.8, 0.05), clip=outline, ragged=0.6)
    return outline

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the court wears: cloth and sleeves shaded with broad chalk, plumes, hats, crowns, cuffs. Card units."""

from __future__ import annotations

import math

import fit
from french.dress import along, band
from ink import edges, ring
from piacentine.stone import DEEP, INK, RED, WHITE, YELLOW, Chalk


def cloth(pen: Chalk, knots, colour: str, *shaded, depth: float = 6, width: float = 1) -> list:
    """A piece of cloth, dark along the given edges."""
    outline = pen.shape(knots, colour, width, 0.35)
    for edge in shaded:
        pen.shade(outline, edge, depth, colour)
    return outline


def sleeve(pen: Chalk, bones, colour: str, caps=(1, 0), depth: float = 5, folds: bool = True) -> list:
    """A sleeve round a spine of (x, y, half width), dark below, creased where it bends."""
    outline = pen.limb(bones, colour, 1, 0.35, caps)
    first, second = edges(bones)
    lower, upper = (first, second) if sum(p[0] + 2 * p[1] for p in first) > sum(p[0] + 2 * p[1] for p in second) else (second, first)
    pen.shade(outline, lower, depth, colour, slant=18)
    if folds:
        many = []
        for i in range(1, len(bones) - 1):
            a, b = lower[i], upper[i]
            for k, reach in ((-0.8, 0.5), (0, 0.72), (0.8, 0.42)):
                n = bones[i + 1 if k > 0 else i - 1 if k < 0 else i]
                x, y = a[0] + (n[0] - bones[i][0]) * abs(k) * 0.5, a[1] + (n[1] - bones[i][1]) * abs(k) * 0.5
                dx, dy = b[0] - a[0], b[1] - a[1]
                many.append([(x, y), (x + dx * reach * 0.5 + dy * 0.06 * (k or 1), y + dy * reach * 0.5), (x + dx * reach - dy * 0.1 * k, y + dy * reach)])
        pen.fold(*many, depth=1.6, width=1.2)
    return outline


def slash(pen: Chalk, a, b, c, wide: float, colour: str = YELLOW) -> None:
    """A slit in a sleeve, from a by b to c, that shows its lining."""
    slit = pen.limb([(*a, 0.2), (*b, wide), (*c, 0.2)], colour, 0.7)
    pen.fringe(slit[: len(slit) // 2], 0.9, 0.8, 0.5)


def cuff(pen: Chalk, a, b, width: float, colour: str = YELLOW) -> None:
    """A turned-back cuff from a to b across the wrist."""
    m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    u = fit._unit(a, b)
    bow = (m[0] - u[1] * 1.2, m[1] + u[0] * 1.2)
    outline = pen.limb([(*a, width / 2), (*bow, width / 2), (*b, width / 2)], colour, 0.9, 0.4, (0.5, 0.5))
    pen.fringe([(a[0] - u[1] * width / 2, a[1] + u[0] * width / 2), (bow[0] - u[1] * width / 2, bow[1] + u[0] * width / 2), (b[0] - u[1] * width / 2, b[1] + u[0] * width / 2)], width * 0.6, 0.7, 0.5, clip=outline, under=DEEP.get(colour))
    pen.line([(a[0] + u[1] * 0.2, a[1]), (bow[0], bow[1]), b], 0.5, (0.7, 0.7))


def plume(pen: Chalk, spine, broad: float, colour: str) -> None:
    """An ostrich feather along a spine: soft tufts on both sides of its quill, the tip curling over."""
    points = fit.through(list(spine))
    n, count = len(points) - 1, max(5, round(sum(math.dist(a, b) for a, b in zip(points, points[1:])) / broad * 1.9))
    left, right, barbs = [], [], []

    def side(t: float, reach: float, lead: float) -> tuple[float, float]:
        k = min(n, max(0, round(t * n)))
        u = fit._unit(points[max(0, k - 2)], points[min(n, k + 2)])
        half = broad * (0.34 + 0.66 * math.sin(math.pi * min(1, 0.16 + t * 0.7))) * reach
        return (points[k][0] - u[1] * half + u[0] * lead * broad, points[k][1] + u[0] * half + u[1] * lead * broad)

    for i in range(count):
        t, swell = i / count, 1 + 0.14 * math.sin(i * 2.1)
        for edge, s in ((left, -1), (right, 1)):
            edge.append((*side(t, s * 0.62, 0.1), 0))
            edge.append(side(t + 0.5 / count, s * swell * 1.06, 0.3))
            edge.append(side(t + 0.95 / count, s * swell * 0.98, 0.62))
            barbs.append([side(t, 0, 0), side(t, s * 0.46, 0.1), side(t + 0.3 / count, s * 0.86, 0.42)])
    tip = side(1, 0, 1.15)
    outline = pen.shape([(*points[0], 0), *left, tip, *right[::-1]], colour, 0.8, 0.4)
    low = right if sum(p[1] for p in right) > sum(p[1] for p in left) else left
    pen.fringe([p[:2] for p in low[1::3]], broad * 0.8, 0.9, 0.6, 30, 0.2, clip=outline, under=DEEP.get(colour))
    pen.lines(barbs, 0.5, (0.1, 0.1))
    pen.line(spine, 1, (0.9, 0.2), peak=0.1)


def crown(p: Chalk, points: int = 5, wide: float = 34, high: float = 34, tilt: float = 5, cap: str = RED) -> None:
    """An open crown in head units, its band resting on y = -34: leaves with pearls, a cap within."""
    half, base = wide, -32
    lining = p.shape([(-half * 0.9, base - 12, 0), (0, base - 24), (half * 0.9, base - 12, 0), (0, base - 6)], cap, 1.6)
    p.shade(lining, [(half * 0.9, base - 12), (0, base - 24)], 8, cap, 2.4, 2.2)
    for i in range(points):
        u = -1 + 2 * i / (points - 1)
        x, y = u * half * 0.98, base - 12 - tilt * (1 - u * u)
        ray = p.at(x, y, 1, u * 16)
        leaf = ray.shape([(-8.6, 5, 0), (-6.4, -2), (-9.6, -7), (-8.4, -11), (-4.6, -10, 0), (-3, -15), (0, -high * 0.6, 0), (3, -15), (4.6, -10, 0), (8.4, -11), (9.6, -7), (6.4, -2), (8.6, 5, 0)], YELLOW, 2.2)
        ray.shade(leaf, [(0, -high * 0.6), (3, -15), (8.4, -11), (6.4, -2), (8.6, 5)], 5, YELLOW, 2.4, 2)
        ray.fill(ring(0, -7, 2.2, 3), INK)
        ray.fill(ring(0, -7, 1.3, 2), RED if i % 2 else WHITE)
        ray.bead(0, -high * 0.6 - 2, 3, WHITE if i % 2 else YELLOW, 1.2)
    rim = p.shape([(-half, base - 12, 0), (0, base - 12 + tilt), (half, base - 12, 0), (half * 0.94, base + 2, 0), (0, base + 4 + tilt), (-half * 0.94, base + 2, 0)], YELLOW, 2.6)
    p.shade(rim, [(half, base - 12), (half * 0.94, base + 2), (0, base + 4 + tilt)], 8, YELLOW, 2.4, 2)
    for i in range(5):
        u = -0.8 + 0.4 * i
        p.fill(ring(u * half, base - 4 + tilt * (1 - u * u), 4.4, 3.6), INK)
        p.fill(ring(u * half, base - 4 + tilt * (1 - u * u), 3.2, 2.5), (RED, "#3b70b0")[i % 2])


def braid(pen: Chalk, knots, width: float, colour: str = YELLOW, ornament: str = "", second: str = RED) -> list:
    """A woven border along open knots."""
    return band(pen, knots, width, colour, 0.6, ornament, second)


def buttons(pen: Chalk, knots, gap: float, r: float, colour: str = YELLOW) -> None:
    for x, y, _, _ in along(knots, gap):
        pen.bead(x, y, r, colour)


# SPDX-License-Identifier: GPL-3.0-or-later
"""Clothes of the court figures, in card units: a figure stands about 128 high, its head 18.5. Drawn with an ink.Pen."""

from __future__ import annotations

import math

import fit
from ink import Pen, ring
from svg import DEEP, LIGHT, WHITE


def floor(pen: Pen, colour: str, left: float = 12, right: float = 88, top: float = 142.5, bottom: float = 152.5) -> None:
    """The strip of floor in the suit's ground colour, ruled downwards."""
    strip = pen.shape([(left, top, 0), (right, top, 0), (right, bottom, 0), (left, bottom, 0)], colour, 0.8, 0.5)
    n = round((right - left) / 1.4)
    pen.spikes([((left + (i + 0.5) * (right - left) / n, bottom), (left + (i + 0.5) * (right - left) / n, 147), (left + (i + 0.5) * (right - left) / n, bottom - 4 - 3.4 * (0.5 + 0.5 * math.sin(i * 2.3)))) for i in range(n)], 0.4)


def shadows(pen: Pen, feet) -> None:
    """What the shoes throw on the floor, away from the light: strokes to the right of each foot (x of its heel or inner
    side, y of its sole), drawn before it."""
    strokes = []
    for x, y in feet:
        for i in range(5):
            long = 9.4 - abs(i - 1.2) * 1.9
            strokes.append(((x - 3, y - i * 0.75), (x + long * 0.4, y - i * 0.75 + 0.1), (x + long, y - i * 0.75 - 0.2)))
    pen.spikes(strokes, 0.6)


def collar_back(pen: Pen, x: float, y: float, rx: float, ry: float, colour: str = WHITE) -> None:
    """The far side of a collar, seen behind the neck: draw it before the head, the collar's front after it."""
    back = pen.shape([(x - rx, y, 0), (x - rx * 0.6, y - ry * 0.75), (x, y - ry), (x + rx * 0.6, y - ry * 0.75), (x + rx, y, 0), (x, y + ry)], colour, 0.6)
    pen.sheaf([(x - rx * 0.8, y - ry * 0.3), (x - rx * 0.5, y)], [(x + rx * 0.8, y - ry * 0.3), (x + rx * 0.5, y)], 8, 0.4, clip=back)


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
        pen.shape(ring(x, y, r), colour, 0.4, 0.5)
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
        if deep := DEEP.get(colour):
            # Every fold has a shaded flank in the deeper ink.
            writer = fit.Writer()
            for i in range(count):
                a, b = (fit.through(pen.to_card(at((i + t) / count))) for t in (0.5, 0.98))
                fit.write_closed(writer, a + b[-2:0:-1], 0.06)
            pen.sheet.path(writer.data(), fill=deep)
        if colour in LIGHT:
            pen.sheaf(at(0.1), at(0.44), 2, 0.9, (0.1, 0.1), LIGHT[colour], outline, 0.3, 0.4)
        # Folds run in from either end; between them finer lines, which stop sooner.
        pen.sheaf(at(0.04), at(0.96), count, 0.5, (0.8, 0.05), clip=outline, ragged=0.55)
        backwards = [at(t)[::-1] for t in (0.12, 0.99)]
        pen.sheaf(*backwards, count, 0.46, (0.8, 0.05), clip=outline, ragged=0.6)
        pen.sheaf(at(0.1), at(0.9), count - 1, 0.28, (0.8, 0.05), clip=outline, ragged=0.9)
        pen.sheaf(*[at(t)[::-1] for t in (0.06, 0.93)], count - 1, 0.28, (0.8, 0.05), clip=outline, ragged=0.9)
    return outline


def folds(pen: Pen, many, depth: float, colour: str, clip=None, hatch: float = 0.7) -> None:
    """Folds of cloth along open knots, each beginning deep at its first: a line, its shaded flank in the deeper ink of
    `colour`, engraving across that, and the light on the round before it."""
    for knots in many:
        pen.fringe(knots, depth, hatch, 0.34, 14, clip=clip, under=DEEP.get(colour))
    pen.lines(many, 0.6, (0.9, 0.05), peak=0.12)
    if colour in LIGHT:
        pen.lines([[(x - 1.1, y) for x, y in knots] for knots in many], 0.8, (0.1, 0.1), LIGHT[colour])

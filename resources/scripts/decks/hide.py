# SPDX-License-Identifier: GPL-3.0-or-later
"""Hatching that follows a horse's hide, and locks of hair, drawn with the engraver's pen (card units)."""

from __future__ import annotations

import math

import fit
from ink import Pen, inside


OPEN = 1.14  # all hatching a little more open than asked for: four horses must stay within a card's size


def mix(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def evenly(points, count: int) -> list:
    """`count` points spread evenly along a dense polyline."""
    marks = [0.0]
    for a, b in zip(points, points[1:]):
        marks.append(marks[-1] + math.dist(a, b))
    out, i = [], 0
    for k in range(count):
        t = marks[-1] * k / (count - 1)
        while i < len(marks) - 2 and marks[i + 1] < t:
            i += 1
        out.append(mix(points[i], points[i + 1], (t - marks[i]) / ((marks[i + 1] - marks[i]) or 1)))
    return out


def graded(values, t: float) -> float:
    """The value at t of 0 … 1 among values spread evenly."""
    at = t * (len(values) - 1)
    i = min(int(at), len(values) - 2)
    return values[i] + (values[i + 1] - values[i]) * (at - i)


def shade(pen: Pen, edge, depth, gap: float = 0.85, width: float = 0.34, slant: float = 0, bend: float = 0.15, clip=None, under: str | None = None) -> None:
    """Strokes from a curve (knots) to its right hand side, y down. `depth`: how long they are, a few numbers spread
    evenly along the edge; `slant` turns them (degrees), `bend` bows them. A stroke that would leave `clip` is cut short. `under` first lays
    a flat crescent of that deeper ink under two thirds of the strokes."""
    points = fit.through(list(edge))
    total = sum(math.dist(a, b) for a, b in zip(points, points[1:]))
    fine = pen.fine or 1
    count = max(2, round(total / (gap * OPEN * fine)))
    row = evenly(points, count)
    strokes, inner = [], []
    for i, p in enumerate(row):
        a, b = row[max(0, i - 1)], row[min(count - 1, i + 1)]
        way = math.atan2(b[1] - a[1], b[0] - a[0]) + math.radians(90 + slant)
        v = (math.cos(way), math.sin(way))
        # Long and short strokes by turns: the shade thins out over the form.
        long = graded(depth, i / (count - 1)) * ((1.14, 0.7)[i % 2] + 0.12 * math.sin(i * 2.7))
        for keep in (1, 0.8, 0.6, 0.4, 0.25, 0) if clip else (1,):
            end = (p[0] + v[0] * long * keep, p[1] + v[1] * long * keep)
            if not clip or (inside(clip, end) and inside(clip, mix(p, end, 0.5))):
                break
        inner.append(mix(p, end, 0.68))
        if long * keep > 0.45:
            m = mix(p, end, 0.5)
            k = bend * long * keep
            strokes.append((p, (m[0] - v[1] * k, m[1] + v[0] * k), end))
    if under:
        pen.fill([(*row[0], 0), *row[2:-2:3], (*row[-1], 0), *inner[-3:1:-3]], under)
    pen.spikes(strokes, width * (0.4 + 0.6 * fine))


def lock(pen: Pen, middle, width: float, fill: str, hairs: int = 3, line: float = 0.5) -> None:
    """One lock of hair along its middle line (knots): swelling, then drawn out to a point, with hairs along it."""
    points = evenly(fit.through(list(middle)), 9)
    left, right = [], []
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(8, i + 1)]
        length = math.dist(a, b) or 1
        nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        half = width / 2 * (0.35, 0.66, 0.88, 1, 0.98, 0.86, 0.66, 0.38, 0)[i]
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    pen.fill([(*left[0], 0), *left[2:8:2], (*points[8], 0), *right[6:0:-2], (*right[0], 0)], fill)
    pen.lines([left[::2], right[::2]], line, (0.2, 0.2))
    inner = [[mix(a, b, (k + 1) / (hairs + 1)) for a, b in zip(left, right)][(k % 2):8 - (k % 3)] for k in range(hairs)]
    pen.lines([row[::2] for row in inner], 0.32, (0.1, 0))

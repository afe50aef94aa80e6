# SPDX-License-Identifier: GPL-3.0-or-later
"""Silk ribbon, as a broad pen would write it: a band between a curve and the same curve moved by the pen's slant."""

from __future__ import annotations

import math
from typing import Sequence

from graver import Point, lens, path, sample, stroke, swell, tick
from svg import DEEP_RED, INK, RED, Svg


def band(sheet: Svg, points: Sequence[Point], pen: Point, back: bool = False, folds: tuple[float, ...] = (), ends: str = "") -> None:
    """A stretch of ribbon from the curve through `points` to that curve moved by `pen`. `back` shows its
    shaded side; `folds` are the parts along it (0 to 1) with hatching; `ends` may hold "a" or "b" for a swallowtail there."""
    px, py = pen
    other = [(p[0] + px, p[1] + py) for p in points]
    d = path(points)
    end, start = "", ""
    if "b" in ends:
        end = _notch(points[-2], points[-1], pen)
    if "a" in ends:
        start = _notch(points[1], points[0], pen)
    body = d + end + "L" + path(other[::-1])[1:] + start + "Z"
    sheet.path(body, DEEP_RED if back else RED, INK, 0.5)
    line = sample(points, steps=14)
    across = lambda i, share: (line[i][0] + px * share, line[i][1] + py * share)  # noqa: E731
    last = len(line) - 1
    cuts, hollows, shines = "", "", ""
    for at in folds:
        # A fold: the silk sinks into it over a stretch of the ribbon, the deeper the nearer, most below.
        middle, wide = round(at * last), max(8, last // 7)
        here = [i for i in range(middle - wide, middle + wide + 1) if 0 <= i <= last]
        depth = lambda i: math.cos(math.pi / 2 * (i - middle) / (wide + 1)) ** 1.6  # noqa: E731, B023
        if not back and len(here) > 3:
            hollows += path([across(i, 1 - 0.62 * depth(i)) for i in here[::3]]) + "L" + path([across(i, 1) for i in here[::-3]])[1:] + "Z"
        for k, i in enumerate(here):
            d = depth(i)
            cuts += tick(across(i, 0.98), across(min(last, i + 2), 0.98 - (0.25 + 0.7 * d) * (1 if k % 2 else 0.66)), 0.26 + 0.2 * d)
            if k % 2 and d > 0.35:
                cuts += tick(across(i, 0.03), across(min(last, i + 2), 0.03 + 0.3 * d), 0.32)
    if hollows:
        sheet.path(hollows, DEEP_RED)
    # A seam along each edge, and a gleam between the folds.
    for share in (0.13, 0.87):
        cuts += swell([across(i, share) for i in range(0, last + 1, max(1, last // 9))], stroke(0.24, 0.8, 0.8), 1)
    if not back:
        for at in ((a + b) / 2 for a, b in zip(sorted(folds), sorted(folds)[1:])):
            i, reach = round(at * last), max(3, last // 12)
            if reach < i < last - reach:
                shines += lens(across(i - reach, 0.3), across(i, 0.28), across(i + reach, 0.3), 0.6)
    if shines:
        sheet.path(shines, "#f0857a")
    # The lower edge is in shade and heavier.
    heavy = [(p[0] - px * 0.07, p[1] - py * 0.07) for p in other]
    cuts += path(other) + "L" + path(heavy[::-1])[1:] + "Z"
    sheet.path(cuts, INK)


def _notch(before: Point, tip: Point, pen: Point) -> str:
    x, y = tip[0] + pen[0] / 2, tip[1] + pen[1] / 2
    dx, dy = tip[0] - before[0], tip[1] - before[1]
    size = (dx * dx + dy * dy) ** 0.5 or 1
    return f"L{x - dx / size * 2.6:.2f} {y - dy / size * 2.6:.2f}"

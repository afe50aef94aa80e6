# SPDX-License-Identifier: GPL-3.0-or-later
"""Silk ribbon, as a broad pen would write it: a band between a curve and the same curve moved by the pen's slant."""

from __future__ import annotations

from typing import Sequence

from graver import Point, path, sample, tick
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
    cuts = ""
    for at in () if back else folds:
        # The hollow of a fold is deep red, a lens under its cuts.
        low, high = max(0, round(at * (len(line) - 1)) - 6), min(len(line) - 1, round(at * (len(line) - 1)) + 6)
        i = round(at * (len(line) - 1))
        a, m, b = line[low], line[i], line[high]
        sheet.path(path([(a[0] + px, a[1] + py), (m[0] + px * 0.3, m[1] + py * 0.3), (b[0] + px, b[1] + py)]) + "Z", DEEP_RED)
    for at in folds:
        for k in range(-4, 5):
            i = round(at * (len(line) - 1)) + k
            if not 0 <= i < len(line) - 1:
                continue
            x, y = line[i]
            reach = 0.9 - abs(k) * 0.16
            cuts += tick((x + px * 0.98, y + py * 0.98), (x + px * (1 - reach), y + py * (1 - reach)), 0.42)
    # The lower edge is in shade and heavier.
    heavy = [(p[0] - px * 0.07, p[1] - py * 0.07) for p in other]
    cuts += path(other) + "L" + path(heavy[::-1])[1:] + "Z"
    sheet.path(cuts, INK)


def _notch(before: Point, tip: Point, pen: Point) -> str:
    x, y = tip[0] + pen[0] / 2, tip[1] + pen[1] / 2
    dx, dy = tip[0] - before[0], tip[1] - before[1]
    size = (dx * dx + dy * dy) ** 0.5 or 1
    return f"L{x - dx / size * 2.6:.2f} {y - dy / size * 2.6:.2f}"

# SPDX-License-Identifier: GPL-3.0-or-later
"""The engraver's strokes: lines that swell and taper, smooth outlines, hatching cut to a shape.

Every function returns path data (the text of a `d`), so that many strokes can share one path element.
Points are (x, y) in the units of the sheet or part being drawn.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Callable, Iterable, Sequence

from svg import number

Point = tuple[float, float]


def _at(p: Point) -> str:
    return f"{number(p[0])} {number(p[1])}"


def polygon(points: Sequence[Point]) -> str:
    """A closed shape with straight sides."""
    return "M" + "L".join(_at(p) for p in points) + "Z"


def curve(points: Sequence[Point], closed: bool = False) -> str:
    """A smooth line through all the points (Catmull-Rom, written as cubic curves)."""
    count = len(points)
    parts = [f"M{_at(points[0])}"]
    for i in range(count if closed else count - 1):
        a, b = points[i], points[(i + 1) % count]
        before = points[i - 1] if closed or i > 0 else a
        after = points[(i + 2) % count] if closed or i + 2 < count else b
        c1 = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        c2 = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        parts.append(f"C{_at(c1)} {_at(c2)} {_at(b)}")
    return "".join(parts) + ("Z" if closed else "")


def sampled(points: Sequence[Point], steps: int = 6, closed: bool = False) -> list[Point]:
    """Points along curve(points), `steps` to each stretch between two given points."""
    count, out = len(points), []
    for i in range(count if closed else count - 1):
        a, b = points[i], points[(i + 1) % count]
        before = points[i - 1] if closed or i > 0 else a
        after = points[(i + 2) % count] if closed or i + 2 < count else b
        for step in range(steps):
            t = step / steps
            out.append(tuple(
                a[k] + t * ((b[k] - before[k]) / 2 + t * (
                    (before[k] - 2.5 * a[k] + 2 * b[k] - after[k] / 2) + t * (1.5 * (a[k] - b[k]) + (after[k] - before[k]) / 2)
                )) for k in (0, 1)
            ))
    return out if closed else out + [points[-1]]


def lens(a: Point, b: Point, width: float, bend: float = 0) -> str:
    """One cut of the burin: pointed at both ends, `width` thick in the middle, bulging `bend` to the left of a→b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1
    nx, ny = dy / length, -dx / length
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    one, two = 2 * bend + width, 2 * bend - width
    return f"M{_at(a)}Q{_at((mx + nx * one, my + ny * one))} {_at(b)}Q{_at((mx + nx * two, my + ny * two))} {_at(a)}Z"


def thorn(a: Point, b: Point, width: float, bend: float = 0) -> str:
    """A stroke that begins `width` thick at a and runs out to nothing at b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1
    nx, ny = dy / length, -dx / length
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    half = width / 2
    left, right = (a[0] + nx * half, a[1] + ny * half), (a[0] - nx * half, a[1] - ny * half)
    one, two = 2 * bend + half, 2 * bend - half
    return f"M{_at(left)}Q{_at((mx + nx * one, my + ny * one))} {_at(b)}Q{_at((mx + nx * two, my + ny * two))} {_at(right)}Z"


def brush(points: Sequence[Point], width: float | Callable[[float], float], tips: tuple[float, float] = (0, 0)) -> str:
    """A swelling line along the points. A plain width is the greatest one, with `tips` the widths of the two ends."""
    if not callable(width):
        greatest = width

        def width(t: float) -> float:
            end = tips[0] if t < 0.5 else tips[1]
            return end + (greatest - end) * sin(pi * t) ** 0.8 if 0 < t < 1 else end

    left, right, last = [], [], len(points) - 1
    for i, p in enumerate(points):
        before, after = points[max(i - 1, 0)], points[min(i + 1, last)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        half = width(i / last) / 2
        left.append((p[0] + dy / length * half, p[1] - dx / length * half))
        right.append((p[0] - dy / length * half, p[1] + dx / length * half))
    back = curve(right[::-1])
    return f"{curve(left)}L{back[1:]}Z"


def grown(points: Sequence[Point], thin: float, thick: float, light: float = -2.2) -> list[Point]:
    """A closed outline pushed outwards: by `thin` where it faces the light, by `thick` where it turns away.

    Filled with ink behind the coloured shape it is a key line of living width. `light` is the direction the
    light comes from, in radians (y downwards: -2.2 is from the upper left).
    """
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]]))
    turn = 1 if area > 0 else -1
    lx, ly = cos(light), sin(light)
    out = []
    for i, p in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        nx, ny = turn * dy / length, -turn * dx / length
        by = thin + (thick - thin) * (1 - (nx * lx + ny * ly)) / 2
        out.append((p[0] + nx * by, p[1] + ny * by))
    return out


def inside(p: Point, shape: Sequence[Point]) -> bool:
    """Whether the point lies in the closed shape."""
    result = False
    for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]]):
        if (y1 > p[1]) != (y2 > p[1]) and p[0] < (x2 - x1) * (p[1] - y1) / (y2 - y1) + x1:
            result = not result
    return result


def clipped(points: Iterable[Point], shape: Sequence[Point]) -> list[list[Point]]:
    """The stretches of a dense line that lie in the closed shape."""
    runs: list[list[Point]] = [[]]
    for p in points:
        if inside(p, shape):
            runs[-1].append(p)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if len(run) > 1]


def hatch(shape: Sequence[Point], angle: float, gap: float, width: float, bend: float = 0, ragged: float = 0.0) -> str:
    """Parallel cuts across a closed shape. `angle` in degrees; `ragged` 0..1 shortens them unevenly, as a hand does."""
    turn = angle * pi / 180
    c, s = cos(turn), sin(turn)
    flat = [(x * c + y * s, y * c - x * s) for x, y in shape]
    low, high = min(y for _, y in flat), max(y for _, y in flat)
    parts, y, row = [], low + gap / 2, 0
    while y < high:
        cuts = sorted(
            (x2 - x1) * (y - y1) / (y2 - y1) + x1
            for (x1, y1), (x2, y2) in zip(flat, [*flat[1:], flat[0]]) if (y1 > y) != (y2 > y)
        )
        for x1, x2 in zip(cuts[::2], cuts[1::2]):
            short = (x2 - x1) * ragged * (0.15, 0.5, 0.3, 0.7, 0.05)[row % 5]
            x2 -= short
            if x2 - x1 > gap / 2:
                parts.append(lens((x1 * c - y * s, x1 * s + y * c), (x2 * c - y * s, x2 * s + y * c), width, bend))
        y, row = y + gap, row + 1
    return "".join(parts)


def polar(r: float, degrees: float, x: float = 0, y: float = 0) -> Point:
    """The point at distance r from (x, y), `degrees` clockwise from straight up."""
    turn = degrees * pi / 180
    return x + r * sin(turn), y - r * cos(turn)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The engraver's hand: curves through points, key lines that swell, and hatching that follows a form.

Points are (x, y) in card units; a point (x, y, 0) is a corner, where the curve breaks. Light falls from
the upper left, so lines swell on the right and below.
"""

from __future__ import annotations

import math
from typing import Callable, Sequence

from svg import GOLD, INK, WHITE, YELLOW, Svg, number

Point = tuple[float, ...]
SHADE = (0.62, 0.78)  # the way the light goes: normals along this are in shade


def xy(p: Point) -> str:
    return f"{number(p[0])} {number(p[1])}"


def _terse(*values: float) -> str:
    """Numbers for path data in as few characters as the grammar allows."""
    out = ""
    for v in values:
        text = number(v).replace("0.", ".", 1) if abs(v) < 1 else number(v)
        out += text if not out or text.startswith("-") else " " + text
    return out


def _from(here: Point, *points: Point) -> str:
    """Points as seen from `here`, terse; both ends are rounded first, so errors do not add up."""
    x, y = round(here[0], 2), round(here[1], 2)
    return _terse(*(round(v, 2) for p in points for v in (round(p[0], 2) - x, round(p[1], 2) - y)))


def _runs(points: Sequence[Point], closed: bool) -> list[list[Point]]:
    """The points cut at their corners; a closed curve without corners is one run that begins where it ends."""
    pts = list(points)
    corners = [i for i, p in enumerate(pts) if len(p) > 2]
    if closed:
        start = corners[0] if corners else 0
        pts = pts[start:] + pts[:start] + [pts[start]]
    runs, run = [], [pts[0]]
    for p in pts[1:]:
        run.append(p)
        if len(p) > 2:
            runs.append(run)
            run = [p]
    if len(run) > 1:
        runs.append(run)
    return [[(p[0], p[1]) for p in r] for r in runs]


def _tangents(run: list[Point], loop: bool) -> list[Point]:
    """Catmull-Rom tangents, shortened where neighbours are close so that nothing overshoots."""
    n, out = len(run), []
    for i, p in enumerate(run):
        a = run[i - 1] if i else (run[-2] if loop else p)
        b = run[i + 1] if i + 1 < n else (run[1] if loop else p)
        out.append(((b[0] - a[0]) / 6, (b[1] - a[1]) / 6))
    return out


def _beziers(points: Sequence[Point], closed: bool) -> list[tuple[Point, Point, Point, Point]]:
    pieces = []
    smooth_loop = closed and not any(len(p) > 2 for p in points)
    for run in _runs(points, closed):
        tangents = _tangents(run, smooth_loop)
        for (a, b), (s, t) in zip(zip(run, run[1:]), zip(tangents, tangents[1:])):
            span = math.dist(a, b)
            handles = []
            for v in (s, t):
                size = math.hypot(*v)
                k = min(1.0, 0.45 * span / size) if size else 0
                handles.append((v[0] * k, v[1] * k))
            pieces.append((a, (a[0] + handles[0][0], a[1] + handles[0][1]), (b[0] - handles[1][0], b[1] - handles[1][1]), b))
    return pieces


def path(points: Sequence[Point], closed: bool = False) -> str:
    """The smooth curve through the points, as path data."""
    pieces = _beziers(points, closed)
    return f"M{xy(pieces[0][0])}" + "".join(f"c{_from(a, p, q, b)}" for a, p, q, b in pieces) + ("Z" if closed else "")


def polygon(points: Sequence[Point]) -> str:
    """Straight edges through the points, closed, as path data."""
    return f"M{xy(points[0])}" + "".join(f"l{_from(a, b)}" for a, b in zip(points, points[1:])) + "Z"


def sample(points: Sequence[Point], closed: bool = False, steps: int = 6) -> list[Point]:
    """Points along the smooth curve, `steps` to each span."""
    out = []
    pieces = _beziers(points, closed)
    for a, p, q, b in pieces:
        for i in range(steps):
            t = i / steps
            m = 1 - t
            out.append(tuple(m**3 * a[k] + 3 * m * m * t * p[k] + 3 * m * t * t * q[k] + t**3 * b[k] for k in (0, 1)))
    if not closed:
        out.append(pieces[-1][3])
    return out


def normal(a: Point, b: Point) -> Point:
    """Unit normal to the right of the way from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = math.hypot(dx, dy) or 1
    return (-dy / size, dx / size)


def swell(points: Sequence[Point], widths: Callable[[float], float], steps: int = 2) -> str:
    """A line whose width at each part t of its length (0 to 1) is widths(t), as a filled shape's path data."""
    line = sample(points, steps=steps)
    n = len(line) - 1
    one, other = [], []
    for i, p in enumerate(line):
        nx, ny = normal(line[max(0, i - 1)], line[min(n, i + 1)])
        w = widths(i / n) / 2
        one.append((p[0] + nx * w, p[1] + ny * w))
        other.append((p[0] - nx * w, p[1] - ny * w))
    back = path(other[::-1])
    return path(one) + "L" + back[1:] + "Z"


def stroke(width: float, start: float = 0.1, end: float = 0.0, peak: float = 0.45) -> Callable[[float], float]:
    """Widths for swell(): `start` and `end` are parts of `width`, which is reached at `peak`."""

    def at(t: float) -> float:
        if t < peak:
            return width * (start + (1 - start) * math.sin(math.pi / 2 * t / peak))
        return width * (end + (1 - end) * math.cos(math.pi / 2 * (t - peak) / (1 - peak)))

    return at


def lens(a: Point, m: Point, b: Point, width: float) -> str:
    """A cut from a to b by way of m, `width` wide there and pointed at both ends: the cheapest swelling line."""
    nx, ny = normal(a, b)
    cx, cy = 2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2
    one, other = (cx + nx * width, cy + ny * width), (cx - nx * width, cy - ny * width)
    return f"M{xy(a)}q{_from(a, one, b)}q{_from(b, other, a)}Z"


def tick(a: Point, b: Point, width: float, sag: float = 0) -> str:
    """One cut of the burin from a, where it is `width` wide, to a point at b, bulging sideways by `sag`."""
    nx, ny = normal(a, b)
    h = width / 2
    if abs(sag) < 0.2:
        return polygon([(a[0] + nx * h, a[1] + ny * h), b, (a[0] - nx * h, a[1] - ny * h)])
    mid = ((a[0] + b[0]) / 2 + nx * sag, (a[1] + b[1]) / 2 + ny * sag)
    left, right = (a[0] + nx * h, a[1] + ny * h), (a[0] - nx * h, a[1] - ny * h)
    k = h * 0.7
    one, other = (mid[0] + nx * k, mid[1] + ny * k), (mid[0] - nx * k, mid[1] - ny * k)
    return f"M{xy(left)}q{_from(left, one, b)}q{_from(b, other, right)}Z"


def shape(sheet: Svg, points: Sequence[Point], fill: str | None, thin: float = 0.35, thick: float = 0.9) -> None:
    """A flat colour within a living key line: `thin` in the light, `thick` in the shade."""
    sheet.element("path", d=path(points, True), fill=fill or "none", stroke=INK, stroke_width=thin, stroke_linejoin="round")
    heavy = shade_side(points, thick - thin)
    if heavy:
        sheet.path(heavy, INK)


def shade_side(points: Sequence[Point], extra: float) -> str:
    """The swelling of a closed contour where it turns from the light, as filled slivers just within it."""
    around = sample(points, True, 3)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(around, around[1:] + around[:1]))
    sign = -1 if area > 0 else 1
    slivers = []
    for run in _open_runs(points):
        line = sample(run, steps=2)
        n = len(line) - 1
        inner = []
        for i, p in enumerate(line):
            nx, ny = normal(line[max(0, i - 1)], line[min(n, i + 1)])
            nx, ny = nx * sign, ny * sign
            lit = nx * SHADE[0] + ny * SHADE[1]
            w = extra * max(0.0, lit) ** 0.8
            inner.append((p, (p[0] - nx * w, p[1] - ny * w), w))
        for piece in _heavy_pieces(inner):
            outer = [p for p, _, _ in piece]
            slivers.append(path(outer) + "L" + path([q for _, q, _ in piece][::-1])[1:] + "Z")
    return "".join(slivers)


def _open_runs(points: Sequence[Point]) -> list[list[Point]]:
    return _runs(points, True)


def _heavy_pieces(line: list[tuple[Point, Point, float]]) -> list[list[tuple[Point, Point, float]]]:
    """The stretches of a line that have some width, with a step more at each end."""
    pieces, piece = [], []
    for i, item in enumerate(line):
        near = any(line[j][2] > 0.01 for j in (i - 1, i, i + 1) if 0 <= j < len(line))
        if near:
            piece.append(item)
        elif piece:
            pieces.append(piece)
            piece = []
    if piece:
        pieces.append(piece)
    return [p for p in pieces if len(p) > 1]


class Tube:
    """A round thing along a spine: clubs, grips, belts. Its surface is addressed by t (0 to 1 along the
    spine) and u (-1 to 1 across, from the left of the way to its right); `bulge` bends the cross lines as on a cylinder."""

    def __init__(self, spine: Sequence[Point], half: Callable[[float], float], bulge: float = 0.0) -> None:
        self.half, self.bulge = half, bulge
        line = sample(spine, steps=24)
        ways = [0.0]
        for a, b in zip(line, line[1:]):
            ways.append(ways[-1] + math.dist(a, b))
        self.length = ways[-1]
        self._line, self._ways = line, ways

    def frame(self, t: float) -> tuple[Point, Point, Point]:
        """Centre, unit tangent and unit normal (to the right of the way) at t."""
        way = min(max(t, 0), 1) * self.length
        i = max(1, next((k for k, w in enumerate(self._ways) if w >= way), len(self._ways) - 1))
        a, b = self._line[i - 1], self._line[i]
        part = (way - self._ways[i - 1]) / ((self._ways[i] - self._ways[i - 1]) or 1)
        before, after = self._line[max(0, i - 2)], self._line[min(len(self._line) - 1, i + 1)]
        nx, ny = normal(before, after)
        return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part), (ny, -nx), (nx, ny)

    def at(self, t: float, u: float) -> Point:
        (x, y), (tx, ty), (nx, ny) = self.frame(t)
        w = self.half(t)
        lift = self.bulge * w * (1 - u * u)
        return (x + nx * w * u + tx * lift, y + ny * w * u + ty * lift)

    def edge(self, u: float, ts: Sequence[float]) -> list[Point]:
        return [self.at(t, u) for t in ts]

    def cut(self, t: float, u: float, to_u: float, width: float, to_t: float | None = None) -> str:
        """A burin cut over the surface from (t, u) tapering to (to_t or t, to_u)."""
        end = t if to_t is None else to_t
        a, m, b = self.at(t, u), self.at((t + end) / 2, (u + to_u) / 2), self.at(end, to_u)
        nx, ny = normal(a, b)
        sag = (m[0] - (a[0] + b[0]) / 2) * nx + (m[1] - (a[1] + b[1]) / 2) * ny
        return tick(a, b, width, sag * 2)


def spread(a: float, b: float, count: int) -> list[float]:
    """`count` numbers from a to b, both included."""
    return [a + (b - a) * i / (count - 1) for i in range(count)]


def stations(pairs: Sequence[tuple[float, float]]) -> Callable[[float], float]:
    """A smooth function of t through (t, value) pairs, for the half widths of a Tube."""

    def slope(i: int) -> float:
        a, b = pairs[max(0, i - 1)], pairs[min(len(pairs) - 1, i + 1)]
        return (b[1] - a[1]) / (b[0] - a[0])

    def at(t: float) -> float:
        if t <= pairs[0][0]:
            return pairs[0][1]
        for i, ((a, va), (b, vb)) in enumerate(zip(pairs, pairs[1:])):
            if t <= b:
                s, d = (t - a) / (b - a), b - a
                return (
                    (1 + 2 * s) * (1 - s) ** 2 * va + s * (1 - s) ** 2 * d * slope(i)
                    + s * s * (3 - 2 * s) * vb + s * s * (s - 1) * d * slope(i + 1)
                )
        return pairs[-1][1]

    return at


def capped(pairs: Sequence[tuple[float, float]], cap: float) -> Callable[[float], float]:
    """stations(), but from t = cap on rounded off to nothing like the end of an egg."""
    base = stations(pairs)
    return lambda t: base(t) * (math.sqrt(max(0.0, 1 - ((t - cap) / (1 - cap)) ** 2)) if t > cap else 1)


def ball(sheet: Svg, x: float, y: float, r: float) -> None:
    """A little golden sphere: flat colour, a hatched crescent in the shade, a glint."""
    if not sheet.defined("bead"):
        with sheet.define("bead"):
            _bead(sheet, 2)
    sheet.place("bead", x, y, r / 2)


def _bead(sheet: Svg, r: float) -> None:
    sheet.circle(0, 0, r, YELLOW, INK, 0.4)
    sheet.path(
        f"M{xy((r * 0.93, -r * 0.25))}A{number(r)} {number(r)} 0 0 1 {xy((-r * 0.45, r * 0.87))}"
        f"A{number(r * 1.15)} {number(r * 1.15)} 0 0 0 {xy((r * 0.93, -r * 0.25))}Z",
        GOLD,
    )
    cuts = ""
    for a in spread(0.0, 1.75, 6):
        cuts += tick((r * 0.98 * math.cos(a), r * 0.98 * math.sin(a)), (r * 0.45 * math.cos(a - 0.25), r * 0.45 * math.sin(a - 0.25)), r * 0.13)
    sheet.path(cuts, INK)
    sheet.circle(-r * 0.35, -r * 0.38, r * 0.2, WHITE)

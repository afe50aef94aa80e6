# SPDX-License-Identifier: GPL-3.0-or-later
"""Outlines as points: rings, limbs, what lies inside a shape, and the bodies of lines that swell and taper."""

from __future__ import annotations

import math

import fit

SHADE = (0.62, 0.78)  # the direction away from the light, which falls from the upper left


def ring(x: float, y: float, rx: float, ry: float | None = None) -> list:
    """Knots of a circle or an upright ellipse."""
    ry = rx if ry is None else ry
    return [(x + rx * math.cos(a * math.pi / 4), y + ry * math.sin(a * math.pi / 4)) for a in range(8)]


def limb(bones, caps: tuple[float, float] = (0, 0)) -> list:
    """Knots of the outline around a spine of (x, y, half width); `caps` round its two ends by that many half widths."""
    left, right = [], []
    for i, (x, y, half) in enumerate(bones):
        a, b = bones[max(i - 1, 0)], bones[min(i + 1, len(bones) - 1)]
        u = fit._unit(a[:2], b[:2])
        left.append((x - u[1] * half, y + u[0] * half))
        right.append((x + u[1] * half, y - u[0] * half))
    def end(first, second, bone, towards, cap):
        if not cap:
            return [(*first, 0), (*second, 0)]
        u = fit._unit(towards[:2], bone[:2])
        return [first, (bone[0] + u[0] * bone[2] * cap, bone[1] + u[1] * bone[2] * cap), second]

    return [*left[1:-1], *end(left[-1], right[-1], bones[-1], bones[-2], caps[1]), *right[-2:0:-1], *end(right[0], left[0], bones[0], bones[1], caps[0])]


def edges(bones) -> tuple[list, list]:
    """The two long edges of a limb as knots, in the order of its spine: first the one on its right hand (y down)."""
    left, right = [], []
    for i, (x, y, half) in enumerate(bones):
        a, b = bones[max(i - 1, 0)], bones[min(i + 1, len(bones) - 1)]
        u = fit._unit(a[:2], b[:2])
        left.append((x - u[1] * half, y + u[0] * half))
        right.append((x + u[1] * half, y - u[0] * half))
    return left, right


def inside(outline, p) -> bool:
    """Whether p lies inside the closed outline (dense points)."""
    return sum(1 for x in crossings(outline, p[1]) if x < p[0]) % 2 == 1


def crossings(outline, y):
    for i, b in enumerate(outline):
        a = outline[i - 1]
        if (a[1] > y) != (b[1] > y):
            yield a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])


def inside_runs(points, outline):
    run = []
    for p in points:
        if inside(outline, p):
            run.append(p)
        else:
            if len(run) > 2:
                yield run
            run = []
    if len(run) > 2:
        yield run


def swollen(points, width, thin):
    """The outline pushed outwards by a width that depends on which way it faces, and wavers a little."""
    n = len(points)
    area = sum(points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1] for i in range(n))
    way = 1 if area > 0 else -1
    result, walked = [], 0.0
    for i, p in enumerate(points):
        a, b = points[i - 1], points[(i + 1) % n]
        walked += math.dist(a, p)
        u, v = fit._unit(a, p), fit._unit(p, b)
        n1, n2 = (u[1] * way, -u[0] * way), (v[1] * way, -v[0] * way)
        sharp = n1[0] * n2[0] + n1[1] * n2[1] < 0.8
        convex = (u[0] * v[1] - u[1] * v[0]) * way > 0
        for normal in ((n1, _mid(n1, n2), n2) if sharp and convex else (_mid(n1, n2),)):
            facing = 0.5 + 0.5 * (normal[0] * SHADE[0] + normal[1] * SHADE[1])
            w = width * (thin + (1 - thin) * facing) * (1 + 0.14 * math.sin(walked * 0.35))
            result.append((p[0] + normal[0] * w, p[1] + normal[1] * w))
    return result


def _mid(a, b):
    x, y = a[0] + b[0], a[1] + b[1]
    length = math.hypot(x, y)
    if length < 0.3:
        return a
    return (x / length, y / length)


def ribbon(points, width, ends, peak):
    marks = [0.0]
    for i in range(1, len(points)):
        marks.append(marks[-1] + math.dist(points[i - 1], points[i]))
    total = marks[-1] or 1
    left, right = [], []
    for i, p in enumerate(points):
        t = marks[i] / total
        end, part = (ends[0], t / peak if peak else 1) if t < peak else (ends[1], (1 - t) / (1 - peak) if peak < 1 else 1)
        half = width / 2 * (end + (1 - end) * math.sin(math.pi / 2 * min(1, part)))
        u = fit._unit(points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)])
        left.append((p[0] - u[1] * half, p[1] + u[0] * half))
        right.append((p[0] + u[1] * half, p[1] - u[0] * half))
    return left + right[::-1]


def lens(writer, points, width, ends, peak) -> bool:
    """The swelling stroke as one cubic there and one back, which is all most need; False if it winds too much for that."""
    marks = [0.0]
    for a, b in zip(points, points[1:]):
        marks.append(marks[-1] + math.dist(a, b))
    if marks[-1] < 0.1:
        return True
    marks = [m / marks[-1] for m in marks]
    piece = fit._least(points, marks, fit._unit(points[0], points[1]), fit._unit(points[-1], points[-2]))
    if max(math.dist(fit._at(piece, m), q) for m, q in zip(marks, points)) > 0.12:
        return False
    a, c1, c2, b = piece
    start, end = (width / 2 * e if e > 0.25 else 0 for e in ends)
    # The two handles carry the belly; nearer to the peak, more of it.
    rest = (4 * width - start - end) / 6
    h1, h2 = rest * (1.5 - peak), rest * (0.5 + peak)

    def aside(p, towards, h):
        u = fit._unit(*towards)
        return (p[0] - u[1] * h, p[1] + u[0] * h)

    at_start, at_end = (a, c1), (c2, b)
    writer.move(aside(a, at_start, start))
    writer.curve(aside(c1, at_start, h1), aside(c2, at_end, h2), aside(b, at_end, end))
    if end:
        writer.curve(aside(b, at_end, -end))
    writer.curve(aside(c2, at_end, -h2), aside(c1, at_start, -h1), aside(a, at_start, -start))
    writer.close()
    return True

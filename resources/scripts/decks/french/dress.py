# SPDX-License-Identifier: GPL-3.0-or-later
"""What the French court wears: sleeves, brocade, ermine, trimmings, pearls, lace. Card units."""

from __future__ import annotations

import math

import fit
from ink import Pen, edges, inside, ring
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW

SHADE_OF = {RED: DEEP_RED, BLUE: DEEP_BLUE, GREEN: DEEP_GREEN, YELLOW: GOLD, WHITE: "#d8d3c6"}


def along(knots, gap: float, start: float = 0.5) -> list[tuple]:
    """Points every `gap` along the curve through knots, each with its direction (x, y, ux, uy)."""
    points = fit.through(list(knots))
    result, walked, due = [], 0.0, gap * start
    for a, b in zip(points, points[1:]):
        step = math.dist(a, b)
        while step and walked + step >= due:
            x, y = fit._mix(a, b, (due - walked) / step)
            result.append((x, y, *fit._unit(a, b)))
            due += gap
        walked += step
    return result


def cloth(pen: Pen, knots, colour: str, shade=None, depth: float = 5, width: float = 0.85, gap: float = 0.85) -> list:
    """A piece of cloth; `shade` is the edge (open knots), or several, from which it darkens inwards."""
    outline = pen.shape(knots, colour, width, 0.35)
    for edge in ([shade] if shade and not isinstance(shade[0], list) else shade or []):
        pen.fringe(edge, depth, gap, 0.42, 8, clip=outline, under=SHADE_OF.get(colour))
    return outline


def folds(pen: Pen, lines, depth: float = 2.4, width: float = 0.75, deep: str | None = None, side: int = 1) -> None:
    """Creases: each a tapering line with short strokes on its right hand side (walking along it, y down), on the left if side < 0."""
    for knots in lines:
        pen.fringe(knots if side > 0 else knots[::-1], depth, 0.8, 0.38, 20 * side, 0.15, under=deep)
    pen.lines(lines, width, (0.1, 0.15), peak=0.4)


def sleeve(pen: Pen, bones, colour: str, caps=(1, 0), depth: float = 4.4) -> list:
    """A full sleeve round a spine of (x, y, half width), shaded on its lower side."""
    outline = pen.limb(bones, colour, 0.85, 0.35, caps)
    first, second = edges(bones)
    lower = first if sum(p[1] for p in first) > sum(p[1] for p in second) else second
    pen.fringe(lower, depth, 0.85, 0.44, 8, clip=outline, under=SHADE_OF.get(colour))
    return outline


def band(pen: Pen, knots, width: float, colour: str, line: float = 0.55, ornament: str = "", second: str = RED) -> list:
    """A braid of even width along open knots. `ornament`: "dots", "lozenges", "ticks", "wave" or nothing."""
    points = fit.through(list(knots))
    bones = [(*points[i], width / 2) for i in range(0, len(points), max(1, len(points) // 8))]
    if bones[-1][:2] != points[-1]:
        bones.append((*points[-1], width / 2))
    outline = pen.limb(bones, colour, line, 0.5)
    if ornament == "dots":
        for x, y, _, _ in along(knots, width * 1.05):
            pen.fill(ring(x, y, width * 0.26), INK)
            pen.fill(ring(x, y, width * 0.17), second)
    elif ornament == "lozenges":
        for x, y, ux, uy in along(knots, width * 1.25):
            for k, c in ((0.44, INK), (0.3, second)):
                pen.fill([(x + ux * width * k * 1.15, y + uy * width * k * 1.15, 0), (x - uy * width * k, y + ux * width * k, 0), (x - ux * width * k * 1.15, y - uy * width * k * 1.15, 0), (x + uy * width * k, y - ux * width * k, 0)], c)
    elif ornament == "ticks":
        pen.fringe(points[::3] + [points[-1]], width * 0.45, 0.8, 0.3)
        pen.fringe(points[::-3] + [points[0]], width * 0.4, 0.8, 0.3)
    elif ornament == "wave":
        many = []
        marks = along(knots, width * 0.55, 0.3)
        line_knots = [(x - uy * width * 0.22 * s, y + ux * width * 0.22 * s) for i, (x, y, ux, uy) in enumerate(marks) for s in [1 if i % 2 else -1]]
        if len(line_knots) > 3:
            many.append(line_knots)
            pen.lines(many, 0.45, (0.8, 0.8))
    return outline


def pearls(pen: Pen, knots, r: float, colour: str = WHITE, gap: float = 2.1) -> None:
    """A string of pearls along a curve."""
    for x, y, _, _ in along(knots, r * gap):
        pearl(pen, x, y, r, colour)


def pearl(pen: Pen, x: float, y: float, r: float, colour: str = WHITE) -> None:
    pen.fill(ring(x, y, r + 0.28), INK)
    pen.fill(ring(x, y, r), colour)
    if colour == WHITE:
        pen.line([(x - r * 0.1, y + r * 0.66), (x + r * 0.55, y + r * 0.4), (x + r * 0.66, y - r * 0.2)], 0.26)
    else:
        pen.fill([(x - r * 0.6, y - r * 0.1), (x - r * 0.1, y - r * 0.65), (x + r * 0.05, y - r * 0.2)], WHITE)


def jewel(pen: Pen, x: float, y: float, r: float, stone: str = RED, metal: str = YELLOW, turn: float = 0) -> None:
    """A cut stone in a metal setting, with four pearls."""
    p = pen.at(x, y, r, turn)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        pearl(p.at(math.cos(a) * 0.92, math.sin(a) * 0.92, 1 / r), 0, 0, r * 0.26)
    p.shape([(0, -1.15, 0), (0.95, 0, 0), (0, 1.15, 0), (-0.95, 0, 0)], metal, 0.5 / r)
    p.shape([(0, -0.68, 0), (0.55, 0, 0), (0, 0.68, 0), (-0.55, 0, 0)], stone, 0.28 / r)
    p.fill([(-0.32, -0.02, 0), (-0.02, -0.42, 0), (-0.06, -0.06)], WHITE)


def ermine(pen: Pen, outline, tails, size: float = 1) -> None:
    """The black tails on white fur: (x, y, turn) each; those that would cross the outline are left out."""
    for x, y, turn in tails:
        if not all(inside(outline, (x + dx, y + dy)) for dx, dy in ((0, 2 * size), (0, -2 * size), (1.2 * size, 0), (-1.2 * size, 0))):
            continue
        tail = pen.at(x, y, size, turn)
        tail.fill([(0, -2, 0), (-0.75, -0.2), (-1.15, 1.9, 0), (-0.35, 1.2), (0, 2.2, 0), (0.35, 1.2), (1.15, 1.9, 0), (0.75, -0.2)], INK)
        tail.fill(ring(-0.75, -1.5, 0.3), INK)
        tail.fill(ring(0.75, -1.5, 0.3), INK)


def fur_edge(pen: Pen, knots, depth: float = 1.4, gap: float = 0.75) -> None:
    """Short hairs along the inner side of a fur's edge."""
    pen.fringe(knots, depth, gap, 0.34, 24, 0.3)


def brocade(pen: Pen, outline, name: str, gap: float, size: float, turn: float = 0, origin=(50, 60), reach: float | None = None, avoid=()) -> None:
    """Scatters a woven motif over a piece of cloth in staggered rows; `name` is one of those defined by motif()."""
    reach = size * 0.55 if reach is None else reach
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    around = [(math.cos(k * math.pi / 4) * reach, math.sin(k * math.pi / 4) * reach) for k in range(8)]
    for i in range(-16, 17):
        for j in range(-16, 17):
            u, v = (j + (0.5 if i % 2 else 0)) * gap, i * gap * 0.82
            x, y = origin[0] + u * c - v * s, origin[1] + u * s + v * c
            if all(inside(outline, (x + dx, y + dy)) for dx, dy in around) and not any(inside(a, (x, y)) for a in avoid):
                pen.sheet.place(name, *pen.point(x, y), size, turn)


def motif(pen: Pen, kind: str, colour: str = YELLOW, second: str = RED) -> str:
    """Defines a motif one unit high, to be scattered by brocade(): "lily", "rose", "leaf", "star", "trefoil"."""
    name = f"{kind}{colour[1:4]}{second[1:3]}"
    if pen.sheet.defined(name):
        return name
    with pen.sheet.define(name):
        p = Pen(pen.sheet)
        if kind == "lily":
            for s in (-1, 1):
                p.shape([(s * 0.06, 0.12, 0), (s * 0.14, -0.16), (s * 0.36, -0.3), (s * 0.46, -0.08), (s * 0.3, -0.02), (s * 0.34, -0.12, 0), (s * 0.2, 0), (s * 0.1, 0.16, 0)], colour, 0.06)
                p.shape([(s * 0.05, 0.18, 0), (s * 0.24, 0.24), (s * 0.22, 0.38, 0), (s * 0.06, 0.3)], colour, 0.05)
            p.shape([(0, -0.52, 0), (0.15, -0.2), (0.09, 0.1), (0.1, 0.34), (0, 0.5, 0), (-0.1, 0.34), (-0.09, 0.1), (-0.15, -0.2)], colour, 0.06)
            p.shape([(-0.22, 0.1), (0.22, 0.1), (0.22, 0.2), (-0.22, 0.2)], colour, 0.05)
        elif kind == "rose":
            for k in range(5):
                a = math.radians(k * 72 - 90)
                p.shape(ring(math.cos(a) * 0.28, math.sin(a) * 0.28, 0.2), colour, 0.06)
            p.shape(ring(0, 0, 0.18), second, 0.05)
        elif kind == "star":
            p.shape([(0, -0.5, 0), (0.13, -0.13, 0), (0.5, 0, 0), (0.13, 0.13, 0), (0, 0.5, 0), (-0.13, 0.13, 0), (-0.5, 0, 0), (-0.13, -0.13, 0)], colour, 0.06)
        elif kind == "leaf":
            p.line([(0, 0.5), (0.05, 0.1), (0, -0.4)], 0.08, (0.9, 0.4))
            for s in (-1, 1):
                p.shape([(0, 0.3, 0), (s * 0.3, 0.2), (s * 0.42, -0.12, 0), (s * 0.14, 0.02)], colour, 0.05)
                p.shape([(0, 0, 0), (s * 0.22, -0.1), (s * 0.28, -0.36, 0), (s * 0.06, -0.22)], colour, 0.05)
            p.shape([(0, -0.18, 0), (0.1, -0.34), (0, -0.55, 0), (-0.1, -0.34)], colour, 0.05)
        else:
            for a in (-90, 30, 150):
                t = math.radians(a)
                p.shape(ring(math.cos(t) * 0.24, math.sin(t) * 0.24, 0.22), colour, 0.06)
            p.fill(ring(0, 0, 0.1), second)
    return name


def panes(pen: Pen, first, last, count: int, colour: str, inner: str | None = None) -> None:
    """Strips of another cloth let into a garment between two curves (as many knots each)."""
    at = lambda t: [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(first, last)]
    for i in range(count):
        a, b = at((i + 0.26) / count), at((i + 0.74) / count)
        a, b = [(*a[0], 0), *a[1:-1], (*a[-1], 0)], [(*b[0], 0), *b[1:-1], (*b[-1], 0)]
        strip = pen.shape(a + b[::-1], colour, 0.45, 0.6)
        if inner:
            pen.line(at((i + 0.5) / count), 0.8, (0.3, 0.3), inner)
        else:
            pen.fringe(b, 1.6, 0.9, 0.36, 0, clip=strip)


def falling_collar(pen: Pen, x: float, y: float, wide: float = 13, tilt: float = -1, edge: float = 2.2, deep: float = 9.6) -> None:
    """A linen collar lying flat on the shoulders in two pointed halves that meet at (x, y), with a lace edge; `wide` is
    how far each reaches to its side, `deep` how far from neck to hem, `tilt` how much the right one lies lower."""
    for s in (-1, 1):
        drop = tilt * s * 0.5
        at = lambda u, v: (x + s * u * wide, y + v * deep + drop)
        inner, outer, corner = at(0.5, -0.78), at(1.0, -0.36), at(0.92, 0.3)
        collar = pen.shape([(*at(0.02, -0.04), 0), at(0.2, -0.4), (*inner, 0), at(0.8, -0.62), (*outer, 0), at(0.98, -0.02), (*corner, 0), at(0.5, 0.22), (*at(0.06, 0.12), 0)], WHITE, 0.7)
        hem = [at(0.05, 0.08), at(0.5, 0.2), corner]
        lace(pen, hem if s > 0 else hem[::-1], edge, 1.9)
        pen.fringe([at(0.96, -0.3), at(0.95, 0), at(0.9, 0.24)], 1.8, 0.7, 0.3, clip=collar)
        pen.lines([[at(0.3, -0.42), at(0.34, -0.2), at(0.3, 0.02)], [at(0.54, -0.66), at(0.66, -0.3), at(0.62, 0.04)], [at(0.16, -0.26), at(0.17, -0.12), at(0.14, 0.02)], [at(0.72, -0.58), at(0.84, -0.26), at(0.82, 0.1)]], 0.36, (0.8, 0.1), peak=0.2)


def lace(pen: Pen, knots, depth: float, gap: float = 2.2) -> None:
    """A lace edge hanging to the right hand side of open knots (walking along them, y down): scallops with eyelets."""
    marks = along(knots, gap, 0)
    points = fit.through(list(knots))
    marks.append((*points[-1], *fit._unit(points[-2], points[-1])))
    outer = []
    for a, b in zip(marks, marks[1:]):
        ux, uy = fit._unit(a[:2], b[:2])
        outer.append((a[0] - uy * depth * 0.55, a[1] + ux * depth * 0.55, 0))
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        outer.append((mx - uy * depth * 1.05, my + ux * depth * 1.05))
    last = marks[-1]
    outer.append((last[0] - last[3] * depth * 0.55, last[1] + last[2] * depth * 0.55, 0))
    body = [(m[0], m[1]) for m in marks]
    body[0], body[-1] = (*body[0], 0), (*body[-1], 0)
    pen.shape(body + outer[::-1], WHITE, 0.5, 0.5)
    for a, b in zip(marks, marks[1:]):
        ux, uy = fit._unit(a[:2], b[:2])
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        pen.fill(ring(mx - uy * depth * 0.62, my + ux * depth * 0.62, gap * 0.15), INK)
        pen.spikes([((a[0], a[1]), (a[0] - uy * depth * 0.3, a[1] + ux * depth * 0.3), (a[0] - uy * depth * 0.5, a[1] + ux * depth * 0.5))], 0.3)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Hanging cloth: mantles, tunics and kilts whose folds run from hem to shoulder, each with a lit and a shaded side."""

from __future__ import annotations

import math

import fit
from ink import Pen, inside
from svg import LIGHT

STEPS = 24  # points along each fold


def hang(pen: Pen, left, right, colour: str, deep: str, folds: int = 6, drop: float = 2, rise: float = 0.75, hatch: float = 1, width: float = 0.95, seed: float = 0) -> list:
    """Cloth between two edges, both given as knots from the top down, that ends below in a hem of `folds` rounds
    sagging by `drop`, its back seen between them. The folds rise from there, about `rise` of the way up, shaded with
    `deep` and hatching (`hatch` scales its gap). `seed` varies where the folds lie. Returns the outline."""
    l, r = _even(left), _even(right)

    def at(t: float, i: int):
        return fit._mix(l[i], r[i], t)

    ts = [0.0] + [(j + 0.26 * math.sin(j * 2.6 + seed)) / folds for j in range(1, folds)] + [1.0]
    corner = lambda k: (k[0], k[1], 0)
    if drop:
        _back(pen, l, r, drop, deep)
    hem = _hem(l[-1], r[-1], ts, drop, seed)
    knots = [corner(left[0]), *left[1:-1], corner(left[-1]), *hem, corner(right[-1]), *right[-2:0:-1], corner(right[0])]
    outline = pen.shape(knots, colour, width, 0.35)
    span = math.dist(l[-1], r[-1]) / folds
    valleys, creases, strokes, crests = [], [], [], []
    for j in range(1, folds + 1):
        t = ts[j] if j < folds else 0.995
        top = 1 - rise * (0.72 + 0.4 * math.sin(j * 2.2 + seed * 1.7))
        first = min(STEPS - 4, max(1, round(top * STEPS)))
        wide = (ts[j] - ts[j - 1]) * 0.46
        grow = [((i - first + 0.3) / (STEPS - first + 0.3)) ** 0.8 for i in range(first, STEPS + 1)]
        near = [at(t, i) for i in range(first, STEPS + 1)]
        far = [at(t - wide * g, i) for i, g in enumerate(grow, first)]
        # The shaded flank ends a little above the hem, whose edge catches the light.
        pen.sheet.path(fit.closed_data(pen.to_card(near[:-1] + far[-2::-1]), 0.05), fill=deep)
        strokes += _engraved(near, far, hatch, j)
        if j < folds:
            valleys.append(near[::4] + ([near[-1]] if (len(near) - 1) % 4 else []))
            if span > 2.6:
                # A slighter crease on the lit side, and the light along the crest of the fold.
                lie = lambda share, low, high: [at(t + (ts[j + 1] - ts[j]) * share, i) for i in range(STEPS - round((STEPS - first) * low), high, 3)]
                creases += [k for k in (lie(0.17, 0.5, STEPS - 1),) if len(k) > 2]
                crests += [k for k in (lie(0.34, 0.8, STEPS - 2),) if len(k) > 2]
    if colour in LIGHT:
        pen.lines(crests, min(0.9, span * 0.14), (0.05, 0.3), LIGHT[colour], peak=0.7)
    pen.spikes(strokes, 0.42)
    pen.lines(valleys, min(1.25, 0.5 + span * 0.09), (0.04, 0.5), peak=0.88)
    pen.lines(creases, 0.36, (0.05, 0.1), peak=0.6)
    return outline


def _hem(a, b, ts, drop: float, seed: float) -> list:
    """Knots along the foot of the cloth: each fold comes forward in a round, steeper on its shaded side, and goes back between them."""
    (ux, uy), hem = fit._unit(a, b), []
    for j in range(len(ts) - 1):
        sag = drop * (0.75 + 0.35 * math.sin(j * 1.9 + seed))
        for t, s, *mark in ((0.03, -0.3, 0), (0.2, 0.5), (0.52, 1), (0.8, 0.7), (0.95, -0.35, 0)):
            if (j == 0 and t < 0.1) or (j == len(ts) - 2 and t > 0.9):
                continue
            x, y = fit._mix(a, b, ts[j] + (ts[j + 1] - ts[j]) * t)
            hem.append((x - uy * sag * s, y + ux * sag * s, *mark))
    return hem


def _back(pen: Pen, l, r, drop: float, deep: str) -> None:
    """The back of the cloth, in shadow, where the hem goes in between two folds."""
    (x, y), (u, v) = l[-1], r[-1]
    ux, uy = fit._unit(l[-1], r[-1])
    low = lambda t, by: (x + (u - x) * t - uy * drop * by, y + (v - y) * t + ux * drop * by)
    pen.shape([(*l[-3], 0), low(0.06, 0), low(0.3, 0.34), low(0.7, 0.34), low(0.94, 0), (*r[-3], 0)], deep, 0.6, 0.5)


def _engraved(near, far, hatch: float, j: int) -> list:
    """Strokes over the flank of a fold: each leaves the valley `near` and climbs slanting towards the light, long and short by turns."""
    long = sum(math.dist(p, q) for p, q in zip(near, near[1:]))
    count, last, strokes = max(4, round(long / (1.55 * hatch))), len(near) - 1, []
    for k in range(count):
        f = (k + 0.9) / (count + 0.4) * last
        i = min(int(f), last - 1)
        p = fit._mix(near[i], near[i + 1], f - i)
        flank = fit._mix(far[i], far[i + 1], f - i)
        wide = math.dist(p, flank)
        g = max(0.0, f - wide * 0.85 / (long / last))  # where it ends, higher up
        i = min(int(g), last - 1)
        q = fit._mix(near[i], near[i + 1], g - i)
        q = fit._mix(q, fit._mix(far[i], far[i + 1], g - i), (1.25, 0.66, 1, 0.5)[k % 4] + 0.14 * math.sin(k * 2.3 + j))
        strokes.append((p, (p[0] * 0.5 + q[0] * 0.5 + (flank[0] - p[0]) * 0.06, p[1] * 0.5 + q[1] * 0.5 + (flank[1] - p[1]) * 0.06), q))
    return strokes


def _even(knots) -> list:
    """The curve through knots as STEPS + 1 points evenly apart."""
    points = fit.through(list(knots))
    marks = [0.0]
    for p, q in zip(points, points[1:]):
        marks.append(marks[-1] + math.dist(p, q))
    result, i = [], 0
    for k in range(STEPS + 1):
        goal = marks[-1] * k / STEPS
        while i < len(points) - 2 and marks[i + 1] < goal:
            i += 1
        result.append(fit._mix(points[i], points[i + 1], (goal - marks[i]) / ((marks[i + 1] - marks[i]) or 1)))
    return result


def brocade(pen: Pen, outline, part: str, step: float, size: float = 1, margin: float = 1.6, keep=lambda x, y: True) -> None:
    """Scatters a defined part over cloth in staggered rows `step` apart, wherever it has `margin` around it inside `outline`."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    y, row = min(ys) + step * 0.5, 0
    while y < max(ys):
        x = min(xs) + step * (0.5 if row % 2 else 0)
        while x < max(xs):
            if keep(x, y) and all(inside(outline, (x + dx * margin, y + dy * margin)) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))):
                pen.sheet.place(part, *pen.point(x, y), size, 23 * row)
            x += step
        y, row = y + step * 0.8, row + 1

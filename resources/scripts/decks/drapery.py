# SPDX-License-Identifier: GPL-3.0-or-later
"""Hanging cloth: mantles, tunics and kilts whose folds run from hem to shoulder, each with a lit and a shaded side."""

from __future__ import annotations

import math

import fit
from ink import Pen, inside

STEPS = 24  # points along each fold


def hang(pen: Pen, left, right, colour: str, deep: str, folds: int = 6, drop: float = 2, rise: float = 0.75, hatch: float = 1, width: float = 0.95, seed: float = 0) -> list:
    """Cloth between two edges, both given as knots from the top down, that ends below in a hem of `folds` rounds
    sagging by `drop`. Between the rounds the folds rise, about `rise` of the way up, shaded with `deep` and hatching
    (`hatch` scales its gap). `seed` varies where the folds lie. Returns the outline."""
    l, r = _even(left), _even(right)

    def at(t: float, i: int):
        return fit._mix(l[i], r[i], t)

    ts = [0.0] + [(j + 0.24 * math.sin(j * 2.6 + seed)) / folds for j in range(1, folds)] + [1.0]
    a, b = l[-1], r[-1]
    across = fit._unit(a, b)
    down = (-across[1], across[0])
    hem = []
    for j in range(folds):
        sag = drop * (0.75 + 0.35 * math.sin(j * 1.9 + seed))
        for t, s in ((0.3, 0.8), (0.62, 1)):
            x, y = fit._mix(a, b, ts[j] + (ts[j + 1] - ts[j]) * t)
            hem.append((x + down[0] * sag * s, y + down[1] * sag * s))
        if j < folds - 1:
            hem.append((*fit._mix(a, b, ts[j + 1]), 0))
    corner = lambda k: (k[0], k[1], 0)
    knots = [corner(left[0]), *left[1:-1], corner(left[-1]), *hem, corner(right[-1]), *right[-2:0:-1], corner(right[0])]
    outline = pen.shape(knots, colour, width, 0.35)
    span = math.dist(a, b)
    lines, creases, strokes, finer = [], [], [], []
    for j in range(1, folds + 1):
        t = ts[j] if j < folds else 0.995
        top = 1 - rise * (0.72 + 0.4 * math.sin(j * 2.2 + seed * 1.7))
        first = max(1, round(top * STEPS))
        wide = (ts[j] - ts[j - 1]) * 0.5
        near, far = [], []
        for i in range(first, STEPS + 1):
            grow = ((i - first + 0.3) / (STEPS - first + 0.3)) ** 0.8
            near.append(at(t, i))
            far.append(at(t - wide * grow, i))
        if len(near) < 4:
            continue
        # The shaded side of a round ends a little above the hem, whose edge catches the light.
        pen.sheet.path(fit.closed_data(pen.to_card(near[:-1] + far[-2::-1]), 0.05), fill=deep)
        long = sum(math.dist(p, q) for p, q in zip(near, near[1:]))
        # Cut across the round in fine strokes of two lengths, heavier and longer towards the hem, so that shade thins into light.
        count = max(4, round(long / (1.12 * hatch)))
        for k in range(count):
            f = (k + 0.5) / count * (len(near) - 1)
            i = int(f)
            p = fit._mix(near[i], near[min(i + 1, len(near) - 1)], f - i)
            q = fit._mix(far[i], far[min(i + 1, len(far) - 1)], f - i)
            reach = (1.3, 0.72)[k % 2] + 0.16 * math.sin(k * 2.3 + j)
            q = (p[0] + (q[0] - p[0]) * reach, p[1] + (q[1] - p[1]) * reach + 0.5)
            (strokes if k % 2 else finer).append((p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 0.25), q))
        if j < folds:
            lines.append(near[::4] + ([near[-1]] if (len(near) - 1) % 4 else []))
            # Slighter creases on the lit side, following the fold.
            if span / folds > 3:
                for share, low in ((0.2, 0.35), (0.42, 0.6)):
                    crease = [at(t + (ts[j + 1] - ts[j]) * share, i) for i in range(STEPS - round((STEPS - first) * low), STEPS, 3)]
                    if len(crease) > 2:
                        creases.append(crease)
    pen.spikes(strokes, 0.42)
    pen.spikes(finer, 0.3)
    pen.lines(lines, 0.7, (0.05, 0.75), peak=0.85)
    pen.lines(creases, 0.34, (0.05, 0.1), peak=0.6)
    return outline


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

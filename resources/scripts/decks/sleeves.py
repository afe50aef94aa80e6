# SPDX-License-Identifier: GPL-3.0-or-later
"""Sleeves and bare arms bent at the elbow, in card units: one outline, and folds that go round the arm from the crook."""

from __future__ import annotations

import math
from dataclasses import dataclass

import fit
from outline import SHADE
from svg import DEEP

# Where folds begin, counted from the crook in half widths of the elbow (> 0 towards the shoulder), how far across the
# arm they reach, and how far they are dragged along it.
FOLDS = ((0.1, 0.66, 0.5), (-0.35, 0.6, 0.35), (0.75, 0.5, 0.7), (-1.1, 0.46, 0.4), (1.5, 0.4, 0.7), (-1.8, 0.36, 0.3))


@dataclass
class Bend:
    """The directions at an elbow: u towards the shoulder, v towards the wrist, m and n across them on the crook's side."""

    u: tuple
    v: tuple
    m: tuple
    n: tuple
    near: float  # how far from the elbow, in half widths, the two inner edges meet
    crook: tuple


def bend(shoulder, elbow, wrist, half: float) -> Bend:
    u, v = fit._unit(elbow, shoulder), fit._unit(elbow, wrist)
    side = 1 if u[0] * v[1] - u[1] * v[0] > 0 else -1
    angle = math.acos(max(-1, min(1, u[0] * v[0] + u[1] * v[1]))) / 2
    near = min(1.7, 1 / math.tan(angle)) if angle < 1.5 else 0
    m, n = (-u[1] * side, u[0] * side), (v[1] * side, -v[0] * side)
    crook = (elbow[0] + (u[0] * near + m[0]) * half, elbow[1] + (u[1] * near + m[1]) * half)
    if near >= 1.7:  # a sharp bend: the edges meet where the cloth is pressed together
        b = fit._unit((0, 0), (u[0] + v[0], u[1] + v[1]))
        crook = (elbow[0] + b[0] * half * 1.95, elbow[1] + b[1] * half * 1.95)
    return Bend(u, v, m, n, near, crook)


def arm(pen, shoulder, elbow, wrist, colour: str, halves: tuple[float, float, float] = (6, 4.7, 3), folds: int = 5, seam: float = 0.45, line: float = 0.8) -> list:
    """A sleeved or bare arm: three points and the half widths there. The round at the shoulder is the armhole's seam,
    `seam` half widths deep; `folds` of cloth lie round it, none on bare skin. Returns the outline."""
    h0, h1, h2 = halves
    k = bend(shoulder, elbow, wrist, h1)
    off = lambda p, d, by, e=(0, 0), along=0.0: (p[0] + d[0] * by + e[0] * along, p[1] + d[1] * by + e[1] * along)
    upper, fore = fit._mix(shoulder, elbow, 0.5), fit._mix(elbow, wrist, 0.5)
    away = fit._unit((k.u[0] + k.v[0], k.u[1] + k.v[1]), (0, 0))
    out = off(elbow, away, h1 * 1.06) if k.near > 0.25 else None
    knots = [
        (*off(wrist, k.n, h2), 0), off(fore, k.n, (h1 + h2) * 0.53), (*k.crook, 0), off(upper, k.m, (h0 + h1) * 0.5), off(shoulder, k.m, h0),
        off(shoulder, k.u, h0 * seam), off(shoulder, k.m, -h0), off(upper, k.m, -(h0 + h1) * 0.52), off(elbow, k.m, -h1 * 1.02, k.u, h1 * 0.5),
        *([out] if out else []), off(elbow, k.n, -h1 * 1.02, k.v, h1 * 0.5), off(fore, k.n, -(h1 + h2) * 0.54), (*off(wrist, k.n, -h2), 0)]
    outline = pen.shape(knots, colour, line, 0.35)
    # The shaded side of each bone, whichever that is.
    for start, end, across, d, ha, hb in ((shoulder, elbow, k.m, k.u, h0, h1), (elbow, wrist, k.n, k.v, h1, h2)):
        s = 1 if across[0] * SHADE[0] + across[1] * SHADE[1] > 0 else -1
        lead = h1 * (k.near * 0.8 if s > 0 else 0.5)  # short of the crook, or of the round of the elbow
        first = off(start, across, s * ha, d, lead if start is elbow else -h0 * 0.2)
        last = off(end, across, s * hb, d, lead if end is elbow else 0)
        middle = off(fit._mix(start, end, 0.5), across, s * (ha + hb) * 0.5)
        pen.fringe([first, middle, last], (ha + hb) * 0.42, 0.95, 0.4, 14, 0.25, clip=outline, under=DEEP.get(colour))
    if out and away[0] * SHADE[0] + away[1] * SHADE[1] > 0.25:  # the round of the elbow
        round_it = [off(upper, k.m, -(h0 + h1) * 0.5), off(elbow, k.m, -h1, k.u, h1 * 0.5), out, off(elbow, k.n, -h1, k.v, h1 * 0.5), off(fore, k.n, -(h1 + h2) * 0.5)]
        pen.fringe(round_it, h1 * 0.9, 1, 0.4, 20, 0.25, clip=outline, under=DEEP.get(colour))
    if folds:
        lay_folds(pen, k, elbow, (math.dist(shoulder, elbow) * 0.8, math.dist(elbow, wrist) * 0.7), (h0, h1, h2), colour, folds)
        _gathers(pen, [(wrist, k.v, k.n, h2 * 0.9, h2 * 1.3)] + [(shoulder, k.u, k.m, h0 * 0.84, h0 * 0.8)] * (seam < 0.6))
    else:
        pen.line([k.crook, off(k.crook, away, h1 * 0.35), off(k.crook, away, h1 * 0.6, k.u, h1 * 0.2)], 0.6, (0.9, 0.05), peak=0.1)
    return outline


def lay_folds(pen, k: Bend, elbow, reach: tuple[float, float], halves, colour: str, count: int) -> None:
    """Folds that start at the crook and go round the arm, each with a flank in the deeper ink; none further from the
    elbow than `reach`, up the arm and down it."""
    h0, h1, h2 = halves
    lines, flanks = [], []
    for i, (s, across, drag) in enumerate(FOLDS[:count]):
        d, side, h = (k.u, k.m, h1 + (h0 - h1) * min(1, s * 0.3)) if s >= 0 else (k.v, k.n, h1 + (h2 - h1) * min(1, -s * 0.3))
        along = (abs(s) + k.near * 0.92) * h1
        if along > reach[s < 0]:
            continue
        start = (elbow[0] + d[0] * along + side[0] * h, elbow[1] + d[1] * along + side[1] * h)
        at = lambda t, a: (start[0] - side[0] * t * 2 * h + d[0] * a * h, start[1] - side[1] * t * 2 * h + d[1] * a * h)
        arc = [at(0, 0), at(across * 0.5, drag * 0.12), at(across, drag)]
        flanks.append([(*arc[0], 0), arc[1], (*arc[2], 0), at(across * 0.48, drag * 0.3 + 0.26), (*at(0.02, 0.3), 0)])
        lines.append(arc)
    if deep := DEEP.get(colour):
        for flank in flanks:
            pen.fill(flank, deep)
    pen.lines(lines, 0.72, (0.9, 0.03), peak=0.12)
    pen.spikes([(a, (b[0] * 0.9 + a[0] * 0.1 + 0.3, b[1] * 0.9 + a[1] * 0.1 + 0.4), ((b[0] + c[0]) / 2 + 0.5, (b[1] + c[1]) / 2 + 0.6)) for a, b, c in lines[::2]], 0.34)


def _gathers(pen, seams) -> None:
    """Short strokes where the cloth is gathered into the cuff and the armhole: the middle of each, the direction to it
    along the arm, that across, half its width, how long the strokes are."""
    strokes = []
    for end, d, across, half, long in seams:
        for i in range(4):
            by = (i - 1.5) / 1.7 * half
            reach = long * (0.7 + 0.35 * math.sin(i * 2.1))
            a = (end[0] + across[0] * by, end[1] + across[1] * by)
            b = (a[0] - d[0] * reach + across[0] * by * 0.16, a[1] - d[1] * reach + across[1] * by * 0.16)
            strokes.append((a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b))
    pen.spikes(strokes, 0.36)

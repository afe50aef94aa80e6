# SPDX-License-Identifier: GPL-3.0-or-later
"""What the French aces are dressed with: silk ribbons, laurel sprigs, roses, rays of glory, pearls.

Drawn with an ink.Pen in its units, which are card units unless a function says otherwise.
"""

from __future__ import annotations

import math

import fit
from french.pips import evenly
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW

DEEP = {RED: DEEP_RED, YELLOW: GOLD, BLUE: DEEP_BLUE, GREEN: DEEP_GREEN, WHITE: "#d9d2c0"}


def silk(pen: Pen, knots, slant: tuple[float, float], colour: str, back: bool = False, notch: bool = False, folds=(), line: float = 0.6) -> None:
    """A stretch of ribbon from the curve through the knots to the same curve moved by `slant`, as a broad pen would
    write it. `back` shows its shaded side, `notch` cuts a swallowtail into its far end, `folds` are the parts of its
    length (0 ... 1) where it is in shade."""
    near = fit.through(list(knots))
    far = [(x + slant[0], y + slant[1]) for x, y in near]
    end = []
    if notch:
        u = fit._unit(near[-4], near[-1])
        end = [((near[-1][0] + far[-1][0]) / 2 - u[0] * 2.4, (near[-1][1] + far[-1][1]) / 2 - u[1] * 2.4, 0)]
    thin = lambda points: [(*points[0], 0), *points[3:-3:3], (*points[-1], 0)]  # noqa: E731
    outline = thin(near) + end + thin(far[::-1])
    pen.shape(outline, DEEP[colour] if back else colour, line, 0.5)
    cuts = []
    last = len(near) - 1
    for at in folds:
        k, half = round(at * last), max(2, round(last * 0.16))
        low, high = max(0, k - half), min(last, k + half)
        if not back:
            mid = fit._mix(near[k], far[k], 0.34)
            pen.fill([(*far[low], 0), mid, (*far[high], 0), far[k]], DEEP[colour])
        count = max(4, round(math.dist(near[low], near[high]) / 0.8))
        for i in range(count):
            t = low + (high - low) * (i + 0.5) / count
            j = int(t)
            p, q = fit._mix(near[j], near[min(j + 1, last)], t - j), fit._mix(far[j], far[min(j + 1, last)], t - j)
            reach = 0.9 - 0.55 * abs(2 * (i + 0.5) / count - 1)
            cuts.append((q, fit._mix(q, p, reach / 2), fit._mix(q, p, reach)))
    pen.spikes(cuts, 0.36)


def leaf(pen: Pen, x: float, y: float, long: float, turn: float, colour: str = GREEN, bend: int = 1) -> None:
    """A lancet leaf growing `long` from its foot at (x, y) in direction `turn` (clockwise from upright), one half in the
    deeper ink. `bend` curls its tip to the right (1), to the left (-1) or not (0). A part, drawn once a sheet."""
    name = f"leaf-{colour[1:]}-{'lnr'[bend + 1]}"
    if not pen.sheet.defined(name):
        with pen.sheet.define(name):
            _leaf(Pen(pen.sheet), colour, bend * 1.3)
    (x0, y0), (x1, y1) = pen.to_card([(x, y), (x + math.sin(math.radians(turn)), y - math.cos(math.radians(turn)))])
    # A mirrored pen bends the leaf the other way: the part is turned, not mirrored, so that it stays lit from the left.
    (ax, ay), (bx, by) = pen.to_card([(0, 0), (1, 0)])
    (cx, cy), = pen.to_card([(0, 1)])
    if bend and (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0:
        mirrored = f"leaf-{colour[1:]}-{'rnl'[bend + 1]}"
        if not pen.sheet.defined(mirrored):
            with pen.sheet.define(mirrored):
                _leaf(Pen(pen.sheet), colour, -bend * 1.3)
        name = mirrored
    pen.sheet.place(name, x0, y0, long / 10 * math.dist((x0, y0), (x1, y1)), math.degrees(math.atan2(x1 - x0, y0 - y1)))


def _leaf(p: Pen, colour: str, b: float) -> None:
    """The part: 10 long, growing upwards, its tip `b` to the right."""
    line, long, half = 0.5, 10, 2.7
    tip = (b, -long, 0)
    left = [(-half * 0.8, -2.2), (-half + b * 0.25, -5), (-half * 0.5 + b * 0.6, -8)]
    right = [(half * 0.8, -2), (half + b * 0.3, -4.6), (half * 0.6 + b * 0.75, -7.8)]
    p.shape([(0, 0, 0), *left, tip, *right[::-1]], colour, line, 0.4)
    p.fill([(0, 0, 0), (b * 0.1, -3.5), (b * 0.45, -7), tip, *right[::-1]], DEEP[colour])
    p.line([(0, 0.4), (b * 0.1, -4), (b * 0.8, -9.2)], line * 0.8, (0.9, 0.1), peak=0.1)
    ribs = []
    for i in range(4):
        t = 0.16 + i * 0.18
        root = (b * t * t, -long * t)
        ribs.append((root, (root[0] + half * 0.45, root[1] - 0.7), (root[0] + half * (0.8 - 0.1 * i), root[1] - 1.7)))
        ribs.append((root, (root[0] - half * 0.4, root[1] - 0.8), (root[0] - half * (0.72 - 0.1 * i), root[1] - 1.8)))
    p.spikes(ribs, line * 0.6)


def sprig(pen: Pen, spine, pairs: int, long: float, colour: str = GREEN, berries: bool = True, lean: float = 38) -> None:
    """A laurel branch along its spine, from the foot: `pairs` of leaves leaning by `lean` degrees, one at the tip."""
    points = fit.through(list(spine))
    pen.line(points[::3] + [points[-1]], 1.1, (1, 0.3), peak=0.2)
    marks = evenly(spine, pairs * 6)
    for i in range(pairs):
        for side in (-1, 1):
            k = min(i * 6 + (2 if side > 0 else 0), len(marks) - 2)
            (x, y), (x2, y2) = marks[k], marks[k + 1]
            way = math.degrees(math.atan2(x2 - x, y - y2))
            size = 1 - 0.3 * i / pairs
            leaf(pen, x, y, long * size, way + side * lean, colour, -side)
            if berries and i % 2 and side > 0:
                berry(pen, x + (x2 - x) * 3 - (y2 - y) * 2.2, y + (y2 - y) * 3 + (x2 - x) * 2.2, 1.15)
    (x, y), (x2, y2) = points[-3], points[-1]
    leaf(pen, x2, y2, long * 0.75, math.degrees(math.atan2(x2 - x, y - y2)), colour, 0)


def berry(pen: Pen, x: float, y: float, r: float, colour: str = RED) -> None:
    """A round berry or bead with a glint and a dark side."""
    pen.shape(ring(x, y, r), colour, 0.45, 0.5)
    pen.spikes([((x + r * math.cos(a), y + r * math.sin(a)), (x + r * 0.75 * math.cos(a), y + r * 0.75 * math.sin(a)), (x + r * 0.35 * math.cos(a), y + r * 0.35 * math.sin(a))) for a in (0.2, 0.65, 1.1, 1.55)], 0.24 * min(1.6, r))
    pen.fill(ring(x - r * 0.36, y - r * 0.4, r * 0.24), WHITE)


def pearls(pen: Pen, knots, count: int, r: float) -> None:
    """White pearls evenly along a curve."""
    for x, y in evenly(knots, count):
        pen.fill(ring(x + 0.08 * r, y + 0.1 * r, r * 1.28), INK)
        pen.fill(ring(x, y, r), WHITE)
        pen.line([(x + r * 0.7, y), (x + r * 0.5, y + r * 0.5), (x, y + r * 0.7)], r * 0.22)


def rays(pen: Pen, x: float, y: float, inner: float, reach, half: float, count: int, start: float = 0, colour: str = YELLOW, deep: str = GOLD, line: float = 0.5, cuts: int = 3) -> None:
    """Straight rays about (x, y): `reach(degrees)` is how far each goes; `half` is half its breadth at `inner` (degrees).
    The side turned from the light is of the deeper ink and cut."""
    at = lambda r, d: (x + r * math.sin(math.radians(d)), y - r * math.cos(math.radians(d)))  # noqa: E731
    shade = []
    for i in range(count):
        d = start + 360 * i / count
        far = reach(d)
        left, right, tip, root = at(inner, d - half), at(inner, d + half), at(far, d), at(inner, d)
        pen.shape([(*left, 0), (*tip, 0), (*right, 0)], colour, line, 0.5)
        dark = right if math.sin(math.radians(d + 45)) >= 0 else left
        pen.fill([(*root, 0), (*tip, 0), (*dark, 0)], deep)
        for k in range(cuts):
            t = (k + 0.6) / cuts
            a = fit._mix(root, dark, t)
            b = fit._mix(a, tip, 0.78 - 0.42 * t)
            shade.append((a, fit._mix(a, b, 0.5), b))
    pen.spikes(shade, line * 0.6)


def rose(pen: Pen, x: float, y: float, r: float, colour: str = WHITE, heart: str = YELLOW, turn: float = 0) -> None:
    """A full-blown garden rose seen from before: five outer petals with rolled rims, five inner ones, a whorled bud; a part."""
    name = f"rose-{colour[1:]}"
    if not pen.sheet.defined(name):
        with pen.sheet.define(name):
            _rose(Pen(pen.sheet).at(scale=0.6), colour, heart)
    x0, y0 = pen.point(x, y)
    pen.sheet.place(name, x0, y0, r / 6 * math.dist((x0, y0), pen.point(x + 1, y)), turn)


def _rose(p: Pen, colour: str, heart: str) -> None:
    """The part: petals about 9 from the middle, in units of its own."""
    deep = DEEP[colour]
    for layer, (d, w, count, shift) in enumerate(((6.3, 5.2, 5, 0), (4.1, 4.2, 5, 36))):
        for i in range(count):
            q = p.at(0, 0, 1, shift + 72 * i + (4 if i % 2 else -3))
            outline = q.shape([(-1.4, -1, 0), (-w, -d * 0.72), (-w * 0.86, -d * 1.2), (-w * 0.3, -d * 1.52), (w * 0.3, -d * 1.46), (w * 0.92, -d * 1.16), (w, -d * 0.7), (1.4, -1, 0)], colour, 1.15, 0.45)
            q.fill([(-1.2, -1, 0), (-w * 0.62, -d * 0.72), (0, -d * 0.98), (w * 0.62, -d * 0.7), (1.2, -1, 0)], deep)
            q.sheaf([(-w * 0.55, -d * 0.45), (-w * 0.5, -d * 0.8), (-w * 0.42, -d * 1.08)], [(w * 0.55, -d * 0.45), (w * 0.5, -d * 0.8), (w * 0.42, -d * 1.08)], 6, 0.55, clip=outline)
            q.line([(-w * 0.7, -d * 1.2), (0, -d * 1.3), (w * 0.76, -d * 1.1)], 0.5)
    p.shape(ring(0, 0, 3.7), heart, 1.0, 0.5)
    p.fringe([(3.4, -1), (2.6, 2.4), (-0.6, 3.6)], 2.4, 0.9, 0.45, 10)
    p.lines([[(-2.4, 1.6), (-2.6, -1.4), (0, -2.7), (2.4, -1), (1.7, 1.2)], [(-1, 1.8), (-1.3, -0.4), (0.3, -1.3), (1.1, 0.2), (0.2, 0.9)]], 0.7)


def bow(pen: Pen, x: float, y: float, colour: str = BLUE, size: float = 1, tails: bool = True) -> None:
    """A tied ribbon with its knot at (x, y): two loops that show their inside and two fluttering ends, 50 broad at size 1."""
    deep = DEEP[colour]
    for mirror in (False, True):
        p = pen.at(x, y, size, 0, mirror)
        if tails:
            silk(p, [(-2, 1.6), (-7.6, 8), (-16, 5.6), (-25, 10.4)], (0.8, 4.6), colour, notch=True, folds=(0.22, 0.72))
        loop = p.shape([(-1.4, -1.6, 0), (-6.4, -8), (-13.4, -10.6), (-19.4, -8.4), (-20, -3), (-15, 1.4), (-8, 3.2), (-1.4, 2.2, 0)], colour, 0.75, 0.4)
        hole = p.shape([(-4.4, -0.8, 0), (-9, -4.8), (-14.4, -6.6), (-18, -5.6), (-16.4, -2.4), (-11, -0.2)], deep, 0.5, 0.5)
        p.hatch(hole, 62, 0.9, 0.34, reach=0.8)
        p.sheaf([(-1.6, -1.2), (-6, -6.4), (-12, -9)], [(-2.6, -0.6), (-7, -5), (-12, -6.8)], 3, 0.36, clip=loop, ragged=0.4)
        p.sheaf([(-1.6, 1.8), (-7, 2.6), (-12.6, 1.6)], [(-2.8, 0), (-8, 1), (-13, 0)], 4, 0.36, clip=loop, ragged=0.4)
        p.fringe([(-13.4, -10.6), (-19.4, -8.4), (-20.2, -3), (-15, 1.4)], 2.4, 0.8, 0.34, 10, clip=loop)
    p = pen.at(x, y, size)
    knot = p.shape([(-3.4, 0), (-2.4, -3.4), (2.4, -3.4), (3.4, 0), (2.6, 4), (-2.6, 4)], colour, 0.75, 0.4)
    p.fill([(0.6, 4), (1.6, 0), (1, -3.2), (2.3, -3), (3.3, 0), (2.4, 3.8)], deep)
    p.sheaf([(-2.2, 4), (-1.8, 0.4), (-2, -3)], [(2.4, 4), (2, 0.4), (2, -3)], 6, 0.4, clip=knot, ragged=0.4)

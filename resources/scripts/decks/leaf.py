# SPDX-License-Identifier: GPL-3.0-or-later
"""Leaves and flowers: the acanthus of the batons, plain leaves, five-petalled blossoms."""

from __future__ import annotations

import math
from typing import Sequence

from graver import Point, Tube, path, shape, spread, stations, stroke, swell, tick
from svg import DEEP_GREEN, GOLD, GREEN, INK, RED, YELLOW, Svg, number

ACANTHUS = stations([(0, 0.08), (0.12, 0.42), (0.38, 1), (0.68, 0.82), (0.9, 0.42), (1, 0.02)])


def acanthus(sheet: Svg, rib: Sequence[Point], half: float, lobes: int, fill: str = YELLOW, deep: str = GOLD, line: float = 0.35, soft: bool = False) -> None:
    """A toothed leaf along `rib`, from its foot to its tip, at most `half` wide on each side, with `lobes` teeth a
    side (round ones if `soft`); its right side (by the way of the rib) lies in shade."""
    tube = Tube(rib, lambda t: half * ACANTHUS(t))
    right, left = ((_rounds if soft else _teeth)(tube, side, lobes) for side in (1, -1))
    tip = (*tube.at(1, 0), 0)
    foot = (*tube.at(0, 0), 0)
    sheet.path(path([foot, *left, tip, *right[::-1]], True), fill)
    spine = [tube.at(t, 0) for t in spread(1, 0, 6)]
    sheet.path(path([foot, *right, tip], False) + "L" + path(spine)[1:] + "Z", deep)
    shape(sheet, [foot, *left, tip, *right[::-1]], None, line, line * 2.2)
    cuts = swell([tube.at(t, 0) for t in spread(0, 0.97, 6)], stroke(line * 1.7, 0.9, 0.1, 0.15))
    if soft:
        sheet.path(cuts + _folds(tube, lobes, line), INK)
        return
    for side in (-1, 1):
        for i in range(lobes):
            t, step = 0.86 * (i + 0.15) / lobes, 0.86 / lobes
            cuts += tube.cut(t, 0, side * 0.82, line * 0.95, min(1, t + step * 0.95))
            if side > 0:
                cuts += tube.cut(t + step * 0.35, 0.05, side * 0.62, line * 0.8, min(1, t + step * 1.05))
                cuts += tube.cut(t + step * 0.7, 0.05, side * 0.5, line * 0.8, min(1, t + step * 1.25))
            else:
                cuts += tube.cut(t + step * 0.45, 0.05, side * 0.42, line * 0.7, min(1, t + step * 0.95))
            # The eye where one lobe folds over the next.
            cuts += tube.cut(t + step * 0.88, side * 0.62, side * 0.3, line * 1.3, t + step * 0.7)
    sheet.path(cuts, INK)


def _teeth(tube: Tube, side: int, lobes: int) -> list[Point]:
    points, step = [], 0.86 / lobes
    for i in range(lobes):
        t = i * step + 0.02
        points += [
            tube.at(t + step * 0.35, side * 0.92),
            tube.at(t + step * 0.75, side * 1.02),
            (*tube.at(t + step * 1.28, side * 1.12), 0),
            (*tube.at(t + step * 1.0, side * 0.66), 0),
        ]
    return points[:-1] + [(*tube.at(0.9, side * 0.62), 0)]


def _rounds(tube: Tube, side: int, lobes: int) -> list[Point]:
    """The edge of a soft leaf: round lobes that lean forward, each tucked under the next."""
    points, step = [], 0.88 / lobes
    for i in range(lobes):
        t = i * step + 0.02
        points += [
            tube.at(t + step * 0.22, side * 0.96), tube.at(t + step * 0.66, side * 1.16), tube.at(t + step * 1.12, side * 1.2), tube.at(t + step * 1.3, side * 0.98),
            (*tube.at(t + step * 1.02, side * 0.62), 0),
        ]
    return points[:-1] + [(*tube.at(0.915, side * 0.5), 0), tube.at(0.945, side * 1.15), tube.at(0.98, side * 0.9)]


def _folds(tube: Tube, lobes: int, line: float) -> str:
    """A soft leaf's veins: one to every lobe, cuts in the hollows between lobes, more of them on the right, which is in shade."""
    cuts, step = "", 0.88 / lobes
    for side in (-1, 1):
        for i in range(lobes):
            t = 0.02 + i * step
            cuts += tube.cut(max(0, t - step * 0.3), side * 0.05, side * 0.95, line * 0.9, t + step * 0.85)
            # The notch runs on into the leaf as a fold.
            cuts += tube.cut(t + step * 1.02, side * 0.66, side * 0.2, line * 1.2, t + step * 0.6)
            for k, (a, u, far) in enumerate(((0.3, 0.94, 0.45), (0.1, 0.84, 0.35), (0.62, 1.06, 0.62), (0.9, 1.1, 0.72))):
                if side > 0 or k in (0, 2):
                    cuts += tube.cut(t + step * a, side * u, side * (far if side > 0 else 1 - (1 - far) * 0.6), line * (0.7 if side > 0 else 0.55), t + step * (a - 0.3))
            if side > 0:
                cuts += tube.cut(t + step * 0.2, 0.12, 0.5, line * 0.65, t + step * 0.75) + tube.cut(t + step * 0.5, 0.1, 0.42, line * 0.55, t + step * 0.95)
            else:
                cuts += tube.cut(t + step * 0.3, -0.1, -0.4, line * 0.65, t + step * 0.7)
    return cuts


def crook(sheet: Svg, rib: Sequence[Point], half: float, lobes: int, fill: str, deep: str, line: float = 0.45) -> None:
    """A leaf rolled up like a bishop's crook: round lobes on its outer side (the right of the way along `rib`, which
    ends in the middle of the curl), a smooth hollow within."""
    inner = -0.5
    tube = Tube(rib, stations([(0, 0.6 * half), (0.12, 0.9 * half), (0.4, half), (0.66, 0.86 * half), (0.86, 0.6 * half), (1, 0.42 * half)]))
    outer, hollow = _rounds(tube, 1, lobes)[:-3], spread(0, 0.97, 16)
    outline = [(*tube.at(0, inner), 0), *tube.edge(inner, hollow[1:]), tube.at(1, -0.2), tube.at(1, 0.7), (*tube.at(0.93, 0.9), 0), *outer[::-1], (*tube.at(0, 0.9), 0)]
    sheet.path(path(outline, True), fill)
    sheet.path(path(tube.edge(inner, hollow)) + "L" + path(tube.edge(0.05, hollow[::-1]))[1:] + "Z", deep)
    shape(sheet, outline, None, line, line * 2.4)
    cuts = swell(tube.edge(0.05, spread(0.02, 0.96, 12)), stroke(line * 1.7, 0.8, 0.3, 0.2), 1)
    step = 0.88 / lobes
    for i in range(lobes):
        t = 0.02 + i * step
        cuts += tube.cut(max(0, t - step * 0.3), 0.1, 0.96, line * 1.1, t + step * 0.8) + tube.cut(t + step * 1.02, 0.64, 0.2, line * 1.7, t + step * 0.5)
        for a, u, far in ((0.34, 1.0, 0.5), (0.1, 0.86, 0.4), (0.62, 1.12, 0.66), (0.9, 1.16, 0.78), (1.1, 1.1, 0.84)):
            cuts += tube.cut(t + step * a, u, far, line * 0.8, t + step * (a - 0.25))
        cuts += tube.cut(t + step * 0.25, 0.16, 0.62, line * 0.8, t + step * 0.75) + tube.cut(t + step * 0.6, 0.14, 0.5, line * 0.7, t + step * 0.98)
    for k, t in enumerate(spread(0.04, 0.95, lobes * 7)):  # the hollow, in shade
        cuts += tube.cut(t, inner, (-0.1, -0.26, 0, -0.2)[k % 4], line * 0.9, t + 0.008)
    sheet.path(cuts, INK)
    # The curl's own eye, a bud.
    x, y = tube.at(1, 0.1)
    r = 0.5 * half
    sheet.circle(x, y, r, fill, INK, line * 1.2)
    bud = ""
    for k in range(9):
        a = -0.5 + k * 0.32
        bud += tick((x + r * math.cos(a), y + r * math.sin(a)), (x + r * 0.45 * math.cos(a - 0.5), y + r * 0.45 * math.sin(a - 0.5)), line)
    sheet.path(bud + swell([(x - r * 0.5, y + r * 0.2), (x - r * 0.3, y - r * 0.45), (x + r * 0.3, y - r * 0.4), (x + r * 0.35, y + r * 0.1)], stroke(line * 1.3)), INK)


def plain(sheet: Svg, foot: Point, tip: Point, half: float, sag: float = 0, line: float = 0.3) -> None:
    """A lancet leaf from foot to tip, bent to the side of `sag`, its far side darker; `half` is for a leaf 8 long."""
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    name = f"leaf{half:g}{'l' if sag < 0 else 'r'}"
    size = math.hypot(dx, dy)
    if not sheet.defined(name):
        with sheet.define(name):
            _plain(sheet, (0, 0), (8, 0), half, math.copysign(0.5, sag), line)
    sheet.place(name, *foot, size / 8, math.degrees(math.atan2(dy, dx)))


def _plain(sheet: Svg, foot: Point, tip: Point, half: float, sag: float, line: float) -> None:
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    size = math.hypot(dx, dy)
    nx, ny = -dy / size, dx / size
    at = lambda t, w: (foot[0] + dx * t + nx * (w + sag * 4 * t * (1 - t)), foot[1] + dy * t + ny * (w + sag * 4 * t * (1 - t)))  # noqa: E731
    left = [at(0.25, -half * 0.75), at(0.5, -half), at(0.78, -half * 0.55)]
    right = [at(0.25, half * 0.75), at(0.5, half), at(0.78, half * 0.55)]
    mid = [at(t, 0) for t in (0, 0.35, 0.7, 1)]
    outline = [(*foot, 0), *left, (*tip, 0), *right[::-1]]
    sheet.path(path(outline, True), GREEN)
    sheet.path(path([mid[0], *right, mid[-1]]) + "L" + path(mid[::-1])[1:] + "Z", DEEP_GREEN)
    shape(sheet, outline, None, line, line * 2)
    cuts = swell(mid, stroke(line * 1.2, 0.9, 0.1, 0.1), 1)
    for t in (0.2, 0.36, 0.52, 0.68):
        cuts += tick(at(t, 0), at(t + 0.14, half * 0.72), line) + tick(at(t, 0), at(t + 0.14, -half * 0.66), line * 0.8)
    sheet.path(cuts, INK)


def blossom(sheet: Svg, x: float, y: float, r: float, turn: float = 0) -> None:
    """A yellow flower with five notched petals and a red eye, r from the eye to the edge."""
    if not sheet.defined("blossom"):
        with sheet.define("blossom"):
            _blossom(sheet, 5)
    sheet.place("blossom", x, y, r / 5, turn)


def _blossom(sheet: Svg, r: float) -> None:
    for k in range(5):
        a = math.radians(72 * k - 90)
        at = lambda d, s: (r * (d * math.cos(a) - s * math.sin(a)), r * (d * math.sin(a) + s * math.cos(a)))  # noqa: E731, B023
        shape(sheet, [(*at(0.12, 0), 0), at(0.45, -0.34), at(0.8, -0.42), at(1.02, -0.2), (*at(0.9, 0), 0), at(1.02, 0.2), at(0.8, 0.42), at(0.45, 0.34)], YELLOW, 0.35, 0.8)
        cuts = tick(at(0.2, 0), at(0.72, 0), 0.35) + tick(at(0.25, 0.1), at(0.62, 0.2), 0.3) + tick(at(0.25, -0.1), at(0.62, -0.2), 0.3)
        cuts += tick(at(0.9, 0.0), at(0.78, 0.05), 0.3)
        sheet.path(cuts, INK)
    sheet.circle(0, 0, r * 0.27, RED, INK, 0.4)
    dots = ""
    for k in range(6):
        a = math.radians(60 * k)
        dots += f"M{number(r * 0.15 * math.cos(a) - 0.15)} {number(r * 0.15 * math.sin(a))}a.15 .15 0 1 0 .3 0a.15 .15 0 1 0-.3 0"
    sheet.path(dots, YELLOW)

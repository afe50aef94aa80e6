# SPDX-License-Identifier: GPL-3.0-or-later
"""The club of the batons suit: a bough that swells to its head, half red and half green, with an acanthus leaf
laid along it and a slanting cut through its foot. It stands upright, head up, its origin at its middle."""

from __future__ import annotations

import math
from typing import Sequence

from graver import Point, Tube, capped, path, polygon, shape, spread, stroke, swell, tick, xy
from leaf import acanthus
from svg import DEEP_GREEN, DEEP_RED, GREEN, INK, RED, Svg

DEEP = {GREEN: DEEP_GREEN, RED: DEEP_RED}


def define_short(sheet: Svg, head: str = GREEN, fine: bool = True) -> str:
    """The club of four to seven, 56 long and 20 wide (a slimmer, plainer one, 17.4 wide, if not fine, for a figure's
    hand); its foot has the other colour than its head."""
    foot = RED if head == GREEN else GREEN
    name = ("clubred" if head == RED else "clubgreen") + ("fine" if fine else "")
    if sheet.defined(name):
        return name
    if fine:
        half = capped([(0, 4.9), (0.08, 3.9), (0.22, 3.9), (0.48, 7.2), (0.7, 9.6), (0.82, 9.5), (1, 8.7)], 0.8)
        tube = Tube([(4.4, 25.4), (1.7, 20.6), (0.5, 13), (0.1, 0), (-0.4, -14), (-0.6, -28)], half, 0.28)
    else:
        half = capped([(0, 4.1), (0.08, 3.5), (0.24, 3.7), (0.5, 6.7), (0.72, 8.6), (0.84, 8.4), (1, 7.6)], 0.82)
        tube = Tube([(3.8, 25.2), (1.3, 20.5), (0.2, 13), (0.1, 0), (-0.4, -14), (-0.6, -28)], half, 0.28)
    if not sheet.defined("clubline"):
        # The black and the leaf are the same on a green head and a red one.
        with sheet.define("clubline"):
            engrave(sheet, tube, SLANT, 0.9 if fine else 1.05)
            if fine:
                rib = [tube.at(0.17, 0.86), tube.at(0.3, 0.62), tube.at(0.46, 0.14), tube.at(0.62, -0.3), tube.at(0.78, -0.52), tube.at(0.89, -0.52)]
                acanthus(sheet, rib, 4.7, 6, line=0.32, soft=True)
            else:
                acanthus(sheet, [tube.at(0.15, 0.72), tube.at(0.32, 0.45), tube.at(0.5, -0.1), tube.at(0.68, -0.45), tube.at(0.85, -0.55)], 4.1, 5, line=0.34)
    with sheet.define(name):
        (stub if fine else knob)(sheet, tube, 0.3, -1, foot, 1.2)
        (stub if fine else knob)(sheet, tube, 0.38, 1, head, 1.2)
        wood(sheet, tube, head, foot, ((0.68, -1), (0.52, -0.2), (0.36, 0.5), (0.22, 1)), SLANT, fine)
        cut_end(sheet, tube, foot, SLANT)
        sheet.place("clubline", 0, 0)
    return name


SLANT = 0.75  # how much lower the right side of the cut foot is, in half widths
ALONG = spread(0, 0.82, 15) + [0.86, 0.9, 0.94, 0.97, 0.99, 1]


def outline(tube: Tube, slant: float) -> list[Point]:
    """The bough's contour, from the left of its foot over the head to the right, closed below by the cut."""
    skip = 1.3 * slant * tube.half(0) / tube.length
    left = tube.edge(-1, [t for t in ALONG if t > skip])
    right = tube.edge(1, [t for t in ALONG[:-1] if t > max(0, -skip)])
    cut = [face(tube, slant, a / 10 * math.pi) for a in (0, 2, 4, 6, 8, 10)]
    return [(*cut[-1], 0), *left, *right[::-1], (*cut[0], 0), *cut[1:-1]]


def face(tube: Tube, slant: float, angle: float, size: float = 1) -> Point:
    """A point of the cut at the foot: angle 0 is its right; its lower end is drawn out to a tip, half pi the side away from the head."""
    (x, y), (tx, ty), (nx, ny) = tube.frame(0)
    c, s = size * math.cos(angle), size * math.sin(angle)
    if size == 1 and abs(abs(c) - 1) < 1e-9 and c * slant > 0:
        c *= 1.22
    along = -0.42 * s - slant * c
    w = tube.half(0)
    return (x + (nx * c + tx * along) * w, y + (ny * c + ty * along) * w)


def wood(sheet: Svg, tube: Tube, head: str, foot: str, border: Sequence[tuple[float, float]], slant: float, run_out: bool = False) -> None:
    """The colours of a bough: of the head, of the foot up to `border` ((t, u) from the left edge to the right),
    and a deep tone of each on the side in shade, which may `run_out` to a point at the foot."""
    sheet.path(path(outline(tube, slant), True), head)
    line = [tube.at(t, u) for t, u in border]
    skip = 1.3 * slant * tube.half(0) / tube.length
    low = [t for t in ALONG if skip < t < border[0][0]]
    right = [t for t in ALONG if -skip < t < border[-1][0]]
    lower = path([*tube.edge(-1, low), line[0]]) + "L" + path(line)[1:] + "L" + polygon(tube.edge(1, right[::-1]))[1:-1]
    sheet.path(lower + "L" + "L".join(xy(face(tube, slant, a / 10 * math.pi)) for a in (0, 2, 4, 6, 8, 10)) + "Z", foot)
    split = _cross(border, 0.5)
    up, down = [split, *(t for t in ALONG if split < t <= 0.97)], [*(t for t in ALONG if max(0, -skip) < t < split), split]
    for ts, colour in ((up, head), (down, foot)):
        rise = lambda t: 0.52 * max(0.0, 1 - t / 0.26) ** 1.5 if run_out else 0  # noqa: E731
        inner = [tube.at(t, 0.44 + 0.5 * max(0.0, t - 0.86) / 0.14 + rise(t)) for t in ts]
        sheet.path(path(tube.edge(1, ts)) + "L" + path(inner[::-1])[1:] + "Z", DEEP[colour])


def engrave(sheet: Svg, tube: Tube, slant: float, gap: float = 1.05, line: float = 0.5, until: float = 1) -> None:
    """The black of a bough: its key line, and cuts across the side in shade, `gap` apart."""
    shape(sheet, outline(tube, slant), None, line, line * 2.3)
    count = int(tube.length / gap)
    cuts = ""
    low = abs(slant) * tube.half(0) / tube.length  # nearer the foot than this one edge is already sawn off
    for k in range(2, int(count * until)):
        t = k / count
        if t < low * 1.2:
            continue
        reach = 0.5 if t > 0.93 else (0.02, 0.34, 0.16, 0.42)[k % 4]
        cuts += tube.cut(t, 1, reach, 0.52)
        if k % 2:
            cuts += tube.cut(t + 0.5 / count, 1, 0.66, 0.45)
            cuts += tube.cut(t, -1, -0.86 + 0.07 * (k % 4), 0.4)
    sheet.path(cuts, INK)


def cut_end(sheet: Svg, tube: Tube, colour: str, slant: float) -> None:
    """The sawn foot at t = 0, with the rings of its years."""
    ring = [face(tube, slant, a / 8 * math.pi) for a in range(16)]
    tip = 0 if slant > 0 else 8
    ring[tip] = (*ring[tip], 0)
    shape(sheet, ring, colour, 0.45, 0.9)
    lines = ""
    for k in (0.7, 0.36):
        sheet.path(path([face(tube, slant, a / 4 * math.pi, k) for a in range(8)], True), None, INK, 0.36)
    for i in range(9):
        a = 0.3 + i * 0.3
        lines += tick(face(tube, slant, a, 0.97), face(tube, slant, a + 0.08, 0.66), 0.36)
    sheet.path(lines, INK)


def knob(sheet: Svg, tube: Tube, t: float, side: int, colour: str, size: float = 1) -> None:
    """The stub of a lopped twig on the edge of the bough."""
    _, (tx, ty), (nx, ny) = tube.frame(t)
    b = tube.at(t, side * 0.9)
    out = lambda d, e: (b[0] + size * (side * nx * d + tx * e), b[1] + size * (side * ny * d + ty * e))  # noqa: E731
    shape(sheet, [out(-1, -2.2), out(0.9, -1.3), out(1.9, -0.3), out(2.3, 1.1), out(1.5, 1.9), out(0.4, 1.3), out(-1, 2.2)], colour, 0.45, 0.9)
    sheet.path(swell([out(1.2, -0.1), out(1.0, 0.8), out(1.6, 1.2)], stroke(0.4)) + tick(out(0.2, -0.6), out(0.2, 1), 0.38), INK)


def stub(sheet: Svg, tube: Tube, t: float, side: int, colour: str, size: float = 1) -> None:
    """A lopped twig on the edge of the bough, its cut end with a ring."""
    _, (tx, ty), (nx, ny) = tube.frame(t)
    b = tube.at(t, side * 0.9)
    out = lambda d, e: (b[0] + size * (side * nx * d + tx * e), b[1] + size * (side * ny * d + ty * e))  # noqa: E731
    shape(sheet, [out(-1, -2.6), out(0.7, -1.5), (*out(2.0, -0.9), 0), out(2.5, 0.4), (*out(2.2, 1.7), 0), out(0.8, 1.6), out(-1, 2.6)], colour, 0.45, 0.9)
    end = [out(2.1 + 0.5 * math.cos(a) * 0.9, 0.4 + 1.25 * math.sin(a)) for a in (k * math.pi / 4 for k in range(8))]
    sheet.path(path(end, True), colour, INK, 0.35)
    cuts = "".join(tick(out(1.6 - 0.35 * k, 1.55 + 0.1 * k), out(1.3 - 0.4 * k, 0.5), 0.34) for k in range(5))
    cuts += swell([out(2.0, -0.15), out(2.3, 0.4), out(2.05, 0.9)], stroke(0.35)) + tick(out(0.4, -1.3), out(1.4, -0.5), 0.3)
    sheet.path(cuts, INK)


def _cross(border: Sequence[tuple[float, float]], u: float) -> float:
    for (t0, u0), (t1, u1) in zip(border, border[1:]):
        if u0 <= u <= u1:
            return t0 + (t1 - t0) * (u - u0) / (u1 - u0)
    return border[-1][0]


def define_long(sheet: Svg, sleeve: float = 1) -> str:
    """The club of two and three, 128 long and 25 wide: red on the left, green on the right, a green sleeve of
    leaves round its foot, 30 high times `sleeve`."""
    if sheet.defined("clublong"):
        return "clublong"
    half = capped([(0, 5.6), (0.05, 5.0), (0.16, 5.2), (0.32, 7.6), (0.55, 10.6), (0.78, 12.4), (0.9, 11.8), (1, 11)], 0.885)
    tube = Tube([(-3.6, 61), (-1.8, 54), (-0.5, 42), (0.4, 20), (0.2, -10), (-0.2, -40), (0, -64)], half, 0.26)
    with sheet.define("clublong"):
        stub(sheet, tube, 0.335 * sleeve, -1, GREEN, 1.8)
        stub(sheet, tube, 0.22 * sleeve, 1, GREEN, 1.6)
        stub(sheet, tube, 0.6, -1, RED, 1.6)
        wood(sheet, tube, GREEN, RED, ((0.88, -1), (0.8, -0.5), (0.55, 0.1), (0.36, 0.75), (0.3, 1)), -SLANT, True)
        _sleeve(sheet, tube, -SLANT, sleeve)
        engrave(sheet, tube, -SLANT, 1.45)
        _sleeve_line(sheet, tube, sleeve)
        cut_end(sheet, tube, GREEN, -SLANT)
        acanthus(sheet, [tube.at(0.25, 0.9), tube.at(0.38, 0.62), tube.at(0.53, 0.16), tube.at(0.68, -0.24), tube.at(0.82, -0.42), tube.at(0.92, -0.44)], 6.4, 10, line=0.38, soft=True)
    return "clublong"


TEETH = ((-1, 0.33), (-0.82, 0.27), (-0.55, 0.305), (-0.38, 0.235), (-0.1, 0.285), (0.12, 0.215), (0.4, 0.27), (0.62, 0.23), (1, 0.31))
BAND = (0.155, 0.18)


def _sleeve(sheet: Svg, tube: Tube, slant: float, high: float) -> None:
    """The colour of the leafy sleeve at the foot of a long club, over the wood."""
    ts = spread(0.06, 0.3 * high, 6)
    top = [tube.at(t * high, u) for u, t in TEETH]
    sheet.path(polygon([*(face(tube, slant, a / 10 * math.pi) for a in (0, 2, 4, 6, 8, 10)), *tube.edge(-1, ts), *top, *tube.edge(1, ts[::-1])]), GREEN)
    dark = [tube.at(t * high, u) for u, t in TEETH[5:]]
    sheet.path(polygon([*tube.edge(0.3, ts[:4]), *dark, *tube.edge(1, ts[::-1])]), DEEP_GREEN)


def _sleeve_line(sheet: Svg, tube: Tube, high: float) -> None:
    points, teeth = [], [(u, t * high) for u, t in TEETH]
    band = [t * high for t in BAND]
    for i, (u, t) in enumerate(teeth):
        points.append((*tube.at(t, u), 0))
        if i + 1 < len(teeth):
            u2, t2 = teeth[i + 1]
            points.append(tube.at((t + t2) / 2 + (0.012 if i % 2 else -0.004), (u + u2) / 2))
    lines = ""
    for run in zip(points[::2], points[1::2], points[2::2]):
        lines += swell([p[:2] for p in run], stroke(0.9, 0.6, 0.6), 3)
    for u, t in teeth[2:-1:2]:
        lines += tube.cut(t - 0.01, u, u * 0.85, 0.5, t - 0.09 * high) + tube.cut(t - 0.03, u + 0.1, u * 0.85 + 0.12, 0.4, t - 0.08 * high)
    for t in band:
        lines += swell([tube.at(t, u) for u in spread(-1, 1, 5)], stroke(0.7, 0.7, 1, 0.5), 1)
    for u in spread(-0.75, 0.5, 6):
        lines += tube.cut(band[0] - 0.005, u, u * 0.9, 0.45, band[0] - 0.04 - 0.02 * abs(u))
    sheet.path(lines, INK)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The French suit signs: diamond, heart, spade and club, each a part drawn once a sheet.

A sign's own units: 100 high, its middle at (0, 0), y downwards. The suits go by the letters of the files: D diamonds,
C hearts, S spades, B clubs. The two red ones are cut dark into the colour, the two black ones light out of it.
"""

from __future__ import annotations

import math
from typing import Callable

import fit
from ink import Pen
from svg import DEEP_RED, PAPER, RED, Svg

NIGHT = "#191b29"  # the body of the black signs: ink with some blue in it
STEEL = "#6c82b8"  # their lit hatching
DUSK = "#27386b"  # their side that catches the sky
PART = 20  # how high a part is drawn, in card units


def place_pip(sheet: Svg, suit: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """The suit's sign `size` high with its middle at (x, y), turned clockwise by `turn` degrees."""
    sheet.place(define_pip(sheet, suit), x, y, size / PART, turn)


def define_pip(sheet: Svg, suit: str) -> str:
    """The name of the suit's part, PART units high, drawn on the sheet if it is not there yet."""
    name = f"pip-{suit}"
    if not sheet.defined(name):
        with sheet.define(name):
            {"D": diamond, "C": heart, "S": spade, "B": club}[suit](Pen(sheet).at(scale=PART / 100))
    return name


def mirrored(knots) -> list:
    """The knots of a right half, from the top down, with those of the left half, which close the outline."""
    return [*knots, *((-k[0], *k[1:]) for k in knots[::-1] if abs(k[0]) > 0.01)]


def evenly(knots, count: int) -> list:
    """`count` points evenly along the curve through the knots, the first and last half a step from its ends."""
    points = fit.through(list(knots))
    marks = [0.0]
    for a, b in zip(points, points[1:]):
        marks.append(marks[-1] + math.dist(a, b))
    out, i = [], 0
    for k in range(count):
        goal = marks[-1] * (k + 0.5) / count
        while i < len(points) - 2 and marks[i + 1] < goal:
            i += 1
        out.append(fit._mix(points[i], points[i + 1], (goal - marks[i]) / ((marks[i + 1] - marks[i]) or 1)))
    return out


def fan(edge, aim: Callable[[float, tuple], tuple], depth: Callable[[float], float], count: int, bow: float, shares=(1, 0.55, 0.8, 0.5)) -> list:
    """Cuts from an edge (knots) into the body: each heads for aim(t, point) and is depth(t) long, every one by its own
    share, and bows by `bow` of its length to its right. t runs from 0 to 1 along the edge."""
    strokes = []
    for i, p in enumerate(evenly(edge, count)):
        t = (i + 0.5) / count
        u = fit._unit(p, aim(t, p))
        long = depth(t) * shares[i % len(shares)]
        end = (p[0] + u[0] * long, p[1] + u[1] * long)
        strokes.append((p, ((p[0] + end[0]) / 2 - u[1] * long * bow, (p[1] + end[1]) / 2 + u[0] * long * bow), end))
    return strokes


def belly(low: float, high: float, peak: float = 0.5) -> Callable[[float], float]:
    """A depth for fan(): `low` at both ends of the edge, `high` at `peak`."""
    return lambda t: low + (high - low) * math.sin(math.pi / 2 * (t / peak if t < peak else (1 - t) / (1 - peak))) ** 0.8


def diamond(p: Pen) -> None:
    """A bevelled tile: four slopes round a raised table, lit from the upper left."""
    def tile(h: float, w: float, sag: float) -> list:
        s = 0.5 - sag
        return [(0, -h, 0), (w * s, -h * s), (w, 0, 0), (w * s, h * s), (0, h, 0), (-w * s, h * s), (-w, 0, 0), (-w * s, -h * s)]

    outer, inner = tile(48.6, 38, 0.035), tile(30, 23, 0.02)
    top, right, bottom, left = outer[0], outer[2], outer[4], outer[6]
    p.shape(outer, RED, 3, 0.4)
    p.fill([bottom, outer[3], right, inner[2], inner[3], inner[4]], DEEP_RED)
    p.fill([left, outer[5], bottom, inner[4], inner[5], inner[6]], DEEP_RED)
    # Cuts across the slopes: close and long where it is dark, a few where the light grazes.
    straight = lambda t, q: (q[0] * 0.2, q[1] * 0.2)  # noqa: E731
    p.spikes(fan([bottom, outer[3], right], straight, lambda t: 15.5, 22, 0, (1, 0.8)), 1.25)
    p.spikes(fan([left, outer[5], bottom], straight, lambda t: 12, 20, 0, (1, 0.6)), 1.15)
    p.spikes(fan([right, outer[1], top], straight, lambda t: 10 - 4 * t, 18, 0, (1, 0.55)), 1.1)
    p.spikes(fan([top, outer[7], left], straight, lambda t: 4.5, 14, 0, (1, 0.6)), 0.9)
    for a, b in ((right, inner[2]), (bottom, inner[4]), (left, inner[6]), (top, inner[0])):
        p.line([a[:2], fit._mix(a, b, 0.5), b[:2]], 1.2, (0.6, 0.6))
    table = p.shape(inner, RED, 1.3, 0.5)
    p.fill([(0, 30, 0), inner[3], (23, 0, 0), (12, 7), (3.4, 18)], DEEP_RED)
    p.hatch(table, -52, 3.0, 1.15, reach=0.46, from_end=True)
    # The light along the upper edges.
    p.lines([[(-31.6, -5.6), (-18.6, -21.4), (-4.4, -39.4)], [(-28, -6.4), (-17.4, -19.4), (-9, -30)]], 1.7, (0.1, 0.1), PAPER)
    p.lines([[(-18.6, -2.2), (-11, -11.6), (-3, -22)], [(-14.6, -3), (-10, -8.6), (-6.4, -13.4)]], 1.35, (0.1, 0.1), PAPER)


def heart(p: Pen) -> None:
    """A full heart, rounded by a fan of cuts that spreads from its point over the right side."""
    half = [(0, -29, 0), (4.6, -38), (13, -45.6), (24.5, -48), (36, -43.6), (43, -33), (42.8, -18.6), (34.6, -1), (20.6, 18), (8.4, 35), (0, 48.6, 0)]
    p.shape(mirrored(half), RED, 3, 0.4)
    p.fill([(0, 48.6, 0), (8.4, 35), (20.6, 18), (34.6, -1), (42.8, -18.6), (43, -33), (36, -43.6, 0), (36.6, -27), (29, -9), (15, 12), (3.4, 32)], DEEP_RED)
    p.fill([(0, 48.6, 0), (-3, 37), (-13, 22), (-26, 5, 0), (-20.6, 18), (-8.4, 35)], DEEP_RED)
    p.fill([(0, -29, 0), (-4.6, -38), (-12, -45, 0), (-9, -36), (-4, -28), (-1, -20, 0)], DEEP_RED)
    p.spikes(fan(half[3:], lambda t, q: (q[0] - 20, q[1] * 0.55 + 8 - 14 * (1 - t)), belly(7, 30, 0.6), 34, -0.16), 1.35)
    p.spikes(fan([(-4, 41.6), (-8.4, 35), (-20.6, 18), (-33, 1.4)], lambda t, q: (4, q[1] - 7 - 8 * t), belly(4, 11), 19, 0.12, (1, 0.6)), 1.15)
    p.spikes(fan([(0, -29), (-4.6, -38), (-13, -45.6)], lambda t, q: (q[0] - 8, q[1] + 14 - 10 * t), belly(5, 9, 0.3), 9, 0.1, (1, 0.7)), 1.1)
    p.line([(0, -29), (0.7, -22), (0, -14)], 1.7, (0.9, 0.05), peak=0.1)
    # The light goes round the left lobe.
    p.line([(-37.6, -18), (-37.8, -33), (-26, -42.4)], 2.5, (0.08, 0.08), PAPER)
    p.line([(-33.2, -17), (-33.4, -29), (-25.6, -37)], 1.7, (0.08, 0.08), PAPER)
    p.line([(-29.2, -19), (-29, -26.4), (-25, -31.4)], 1.1, (0.08, 0.08), PAPER)


def _stem(p: Pen, top: float, waist: float) -> None:
    """The foot of the black signs: a flared stem on a curved base, from y = top down to 49."""
    stem = mirrored([(2, top, 0), (waist, top + 4), (waist + 2, 33), (8.6, 42), (17, 46.4, 0), (17, 49, 0), (6, 47.6)])
    p.shape(stem, NIGHT, 2.2, 0.4)
    p.lines([[(-waist + 1.4, top + 9), (-waist, 33), (-8.4, 43.6)], [(-waist + 3, top + 13), (-waist + 1.8, 34), (-4.6, 42)]], 1.3, (0.1, 0.1), STEEL)
    p.line([(waist - 1.6, top + 9), (waist, 34), (9, 44)], 1.8, (0.1, 0.1), DUSK)


def spade(p: Pen) -> None:
    """A pike's leaf on its stem; the light is cut out of it in lines that round its left side."""
    _stem(p, 16, 3)
    half = [(0, -49, 0), (5, -37.4), (14, -24.4), (27, -10), (38, 4.4), (42, 15.4), (39.6, 25.4), (31, 31.8), (20.6, 31.4), (11, 25.4), (3.2, 16, 0), (0, 12)]
    p.shape(mirrored([*half[:-1]]), NIGHT, 2.8, 0.45)
    p.fill([(0, 12), (6, 20, 0), (0, 24), (-6, 20, 0)], NIGHT)
    p.fill([half[0], *half[1:7], (31, 31.8, 0), (36.4, 19), (30.6, 4), (17.4, -13), (6.4, -31)], DUSK)
    p.spikes(fan(half[1:8], lambda t, q: (q[0] - 20, q[1] - 6 + 20 * t), belly(3, 13, 0.7), 26, -0.1), 1.25)
    left = [(-1.6, -44), (-5.2, -35), (-14, -22.4), (-26, -9), (-36.4, 5), (-39.6, 15.4), (-37, 24)]
    p.spikes(fan(left, lambda t, q: (q[0] + 20, q[1] + 2 + 10 * (0.5 - t)), belly(4, 27, 0.68), 27, 0.14), 1.3, STEEL)
    p.line([(-36.4, 17), (-32, 3), (-21, -10)], 2.2, (0.08, 0.08), PAPER)
    p.line([(-32.4, 16), (-28.4, 4.6), (-20.6, -5)], 1.3, (0.08, 0.08), PAPER)
    p.line([(-17, -14.6), (-13.4, -19.4), (-10, -24.6)], 1.6, (0.1, 0.1), PAPER)


def club(p: Pen) -> None:
    """Three round lobes that grow out of one stem, each rounded by its own cuts."""
    _stem(p, 8, 3)
    r = 20.6
    lobes = ((0, -28.4), (-23.4, 7.6), (23.4, 7.6))
    ring = lambda x, y: [(x + r * math.sin(k * math.pi / 4), y - r * math.cos(k * math.pi / 4)) for k in range(8)]  # noqa: E731
    for x, y in lobes:
        p.shape(ring(x, y), NIGHT, 2.8, 0.45)
    p.shape([(-3.4, 16, 0), (-8, 8), (-7, -8), (0, -14), (7, -8), (8, 8), (3.4, 16, 0), (0, 20)], NIGHT, 0.4)
    for x, y in lobes:
        at = lambda deg, d: (x + d * math.sin(math.radians(deg)), y - d * math.cos(math.radians(deg)))  # noqa: E731, B023
        p.fill([(*at(62, r - 0.3), 0), at(95, r - 0.3), at(130, r - 0.3), (*at(176, r - 0.3), 0), at(150, r - 5.2), at(118, r - 6.6), at(90, r - 4.6)], DUSK)
        p.spikes(fan([at(a, r) for a in (58, 95, 130, 180)], lambda t, q: at(95 + 50 * t, 1), belly(3, 9.5), 15, -0.1), 1.2)  # noqa: B023
        p.spikes(fan([at(a, r - 1.6) for a in (-140, -95, -50, -5, 24)], lambda t, q: at(130, 3), belly(4, 14), 19, 0.1), 1.2, STEEL)  # noqa: B023
        p.line([at(a, r - 4) for a in (-96, -66, -36, -12)], 2.1, (0.08, 0.08), PAPER)
        p.line([at(a, r - 7.6) for a in (-84, -60, -36)], 1.2, (0.08, 0.08), PAPER)
    # Where the three meet it is dark; a little light lies on the neck between them.
    p.spikes([((-3, 0), (0, 1.4), (3.4, 0.4)), ((-3.4, 4), (0, 5.4), (3.8, 4.4)), ((-3, 8), (0, 9.4), (3.4, 8.4))], 1.1, DUSK)

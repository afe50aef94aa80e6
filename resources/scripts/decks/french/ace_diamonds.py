# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of diamonds: a great cut stone in a pearled setting, a sun's face on its table, before a glory of rays;
below it two laurel sprigs tied with a blue ribbon. Card units."""

from __future__ import annotations

import math

import fit
from french.ornament import bow, pearls, rays, sprig
from french.pips import fan
from ink import Pen, ring
from sun import define_face
from svg import BLUE, DEEP_RED, GOLD, INK, PAPER, RED, WHITE, YELLOW, Svg, paper

X, Y = 50, 73


def ace(sheet: Svg) -> None:
    paper(sheet)
    pen = Pen(sheet)
    _glory(pen)
    for mirror in (False, True):
        half = pen.at(50, 0, 1, 0, mirror)
        sprig(half, [(-1, 147), (-14, 147), (-26, 139), (-33.6, 126), (-36, 112)], 7, 11, lean=34)
    bow(pen, 50, 145.6, BLUE, 0.86)
    _stone(pen.at(X, Y))


def _glory(pen: Pen) -> None:
    """Three rings of rays within an upright ellipse; the hindmost are red flames."""
    def within(part: float):
        def reach(d: float) -> float:
            s, c = math.sin(math.radians(d)), math.cos(math.radians(d))
            return part / math.hypot(s / 41.5, c / 61)

        return reach

    flames, tongues = within(0.93), []
    for i in range(16):
        d = 11.25 + 22.5 * i
        far = flames(d)
        at = lambda r, o, d=d: (X + r * math.sin(math.radians(d + o)), Y - r * math.cos(math.radians(d + o)))  # noqa: E731
        sides = ((0.5, -5.4), (0.64, -2.6), (0.77, -3.6), (0.89, 0.4)), ((0.86, 2.4), (0.74, 1.4), (0.62, 4.4), (0.5, 5))
        pen.shape([(*at(far * sides[0][0][0], sides[0][0][1]), 0), *(at(far * r, o) for r, o in sides[0][1:]), (*at(far, 1.4), 0), *(at(far * r, o) for r, o in sides[1])], RED, 0.55, 0.5)
        tongues.append([at(far * 0.55, -0.8), at(far * 0.68, 0.4), at(far * 0.8, -0.6), at(far * 0.9, 1.2)])
    pen.lines(tongues, 0.9, (0.8, 0.05), YELLOW, 0.2)
    rays(pen, X, Y, 20, within(0.8), 3.4, 16, 5.6, line=0.45)
    rays(pen, X, Y, 20, within(0.8), 3.4, 16, 16.9, line=0.45)
    rays(pen, X, Y, 20, within(1.0), 4.6, 16, 0, line=0.55, cuts=4)


def _tile(h: float, w: float, sag: float) -> list:
    s = 0.5 - sag
    return [(0, -h, 0), (w * s, -h * s), (w, 0, 0), (w * s, h * s), (0, h, 0), (-w * s, h * s), (-w, 0, 0), (-w * s, -h * s)]


def _stone(p: Pen) -> None:
    outer, red, inner = _tile(40, 31.5, 0.055), _tile(34, 26.2, 0.055), _tile(20.5, 15.8, 0.03)
    p.shape(outer, YELLOW, 1.0, 0.45)
    p.fill([outer[2], outer[3], outer[4], red[4], red[3], red[2]], GOLD)
    across = lambda t, q: (q[0] * 0.5, q[1] * 0.5)  # noqa: E731
    p.spikes(fan(outer[2:5], across, lambda t: 3.4, 40, 0, (1, 0.7)), 0.4)
    p.spikes(fan(outer[4:7], across, lambda t: 2.6, 34, 0, (1, 0.6)), 0.36)
    p.spikes(fan(outer[0:3], across, lambda t: 1.8, 26, 0, (1, 0.6)), 0.34)
    middle = _tile(37, 28.9, 0.055)
    for a in (0, 2, 4, 6):
        pearls(p, [middle[a][:2], middle[a + 1], middle[(a + 2) % 8][:2]], 9, 1.05)
    p.shape(red, RED, 0.7, 0.6)
    p.fill([red[2], red[3], red[4], inner[4], inner[3], inner[2]], DEEP_RED)
    p.fill([red[4], red[5], red[6], inner[6], inner[5], inner[4]], DEEP_RED)
    # Each slope is cut once more, as jewellers do: a star of facets round the table.
    mids = [fit._mix(inner[k], inner[(k + 2) % 8], 0.5) for k in (0, 2, 4, 6)]
    outs = [red[k][:2] for k in (1, 3, 5, 7)]
    p.fill([(*mids[0], 0), (*outs[0], 0), (*red[2][:2], 0), (*inner[2][:2], 0)], DEEP_RED)
    straight = lambda t, q: (q[0] * 0.2, q[1] * 0.2)  # noqa: E731
    p.spikes(fan([red[4], red[3], red[2]], straight, lambda t: 11.5, 38, 0, (1, 0.7, 0.85)), 0.5)
    p.spikes(fan([red[6], red[5], red[4]], straight, lambda t: 9, 32, 0, (1, 0.55, 0.8)), 0.46)
    p.spikes(fan([red[2], red[1], red[0]], straight, lambda t: 8 - 3 * t, 28, 0, (1, 0.5, 0.75)), 0.42)
    p.spikes(fan([red[0], red[7], red[6]], straight, lambda t: 3, 22, 0, (1, 0.6)), 0.36)
    for k in (0, 2, 4, 6):
        p.line([red[k][:2], fit._mix(red[k], inner[k], 0.5), inner[k][:2]], 0.6, (0.6, 0.6))
    p.lines([[q, fit._mix(q, i, 0.5), i] for q, i in zip(outs, mids)], 0.42, (0.6, 0.6))
    p.lines([[(-21.6, -2.6), (-12.4, -12.6), (-3, -25)], [(-19, -3), (-12.4, -10.4), (-7, -17)], [(-16.6, -2.6), (-13.4, -6.4), (-11, -9.4)]], 0.8, (0.1, 0.1), PAPER)
    table = p.shape(inner, RED, 0.75, 0.5)
    p.fill([(0, 20.5, 0), inner[3], (15.8, 0, 0), (10, 5), (3, 13)], DEEP_RED)
    p.hatch(table, -52, 1.5, 0.45, reach=0.4, from_end=True)
    rays(p, 0, 0, 5, lambda d: 15.4 if d % 180 == 0 else 11.8 if d % 90 == 0 else 10.6, 15, 8, line=0.5, cuts=4)
    rays(p, 0, 0, 5, lambda d: 10.2 if abs(abs(d % 180 - 90) - 67.5) < 1 else 8.6, 9, 8, 22.5, line=0.4, cuts=2)
    p.fill(ring(0.1, 0.1, 7.3), INK)
    p.fill(ring(0, 0, 6.8), WHITE)
    p.fill(ring(0, 0, 6.5), INK)
    define_face(p.sheet)
    p.sheet.place("sun-face", *p.point(0, 0), 0.6)

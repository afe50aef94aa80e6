# SPDX-License-Identifier: GPL-3.0-or-later
"""The sword of the swords suit, in two parts that meet at the middle of the guard: hilt and blade.

A sword stands upright, point up. The hilt is 25.8 wide and reaches from the guard's middle (its origin) 26.5 down;
its grip, where a hand closes, is y 7 to 18, 6.4 wide. The blade is 7.4 wide and begins at the guard.
"""

from __future__ import annotations

import math

from graver import Tube, ball, lens, path, polygon, shape, spread, stations, stroke, swell, tick, xy
from svg import BLUE, DEEP_BLUE, GOLD, INK, PAPER, WHITE, YELLOW, Svg

LONG, SHORT = 86, 40  # blades as on the two and three, and as on four to seven
BELOW = 26.5  # how far the hilt reaches below the guard's middle
HALF = 3.7  # half the blade's width


def define_hilt(sheet: Svg, blue: bool = False) -> str:
    """Guard, grip and pommel, golden (or with a `blue` grip, as on the ace); the origin is the guard's middle,
    the blade goes up from there."""
    name = "hiltblue" if blue else "hilt"
    if not sheet.defined(name):
        with sheet.define(name):
            _pommel(sheet)
            _grip(sheet, (BLUE, WHITE) if blue else (YELLOW, GOLD))
            for side in (-1, 1):
                _lobe(sheet, side)
            _boss(sheet)
    return name


def define_blade(sheet: Svg, length: float = LONG) -> str:
    """A bare blade `length` long from the guard's middle to the point, which is up; the origin is the guard's middle."""
    name = f"blade{length:g}"
    if not sheet.defined(name):
        with sheet.define(name):
            _blade(sheet, length)
    return name


def define_sword(sheet: Svg, length: float = LONG) -> str:
    """A whole sword with a blade of that length, BELOW + length long, its origin at its middle."""
    name = f"sword{length:g}"
    hilt, blade = define_hilt(sheet), define_blade(sheet, length)
    if not sheet.defined(name):
        with sheet.define(name):
            y = guard(length)
            sheet.place(blade, 0, y)
            sheet.place(hilt, 0, y)
    return name


def guard(length: float) -> float:
    """How far below a whole sword's middle its guard is."""
    return (length - BELOW) / 2


def _blade(sheet: Svg, length: float) -> None:
    top, shoulder = -length, -length + 6.2
    sheet.path(polygon([(-HALF, 0), (-HALF, shoulder), (0, top), (HALF, shoulder), (HALF, 0)]), BLUE, INK, 0.5)
    # The face away from the light, and the fuller, a channel from the guard almost to the point.
    sheet.path(polygon([(1.45, 0), (1.45, shoulder + 1.2), (0, top + 0.6), (HALF, shoulder), (HALF, 0)]), DEEP_BLUE)
    sheet.path(polygon([(-0.75, 0), (-0.75, shoulder + 6), (0, shoulder + 1.5), (0.2, shoulder + 6), (0.2, 0)]), DEEP_BLUE)
    lines = tick((0, top + 1), (0, shoulder + 2.5), 0.5)
    lines += swell([(1.45, 0), (1.45, shoulder / 2), (1.45, shoulder + 1.2)], stroke(0.42, 0.9, 0.4, 0.2), 1)
    lines += swell([(-0.75, 0), (-0.75, shoulder / 2), (-0.75, shoulder + 6), (0, shoulder + 1.5)], stroke(0.36, 0.9, 0.3, 0.2), 1)
    lines += tick((-HALF, shoulder), (-0.2, shoulder + 2.2), 0.3) + tick((HALF, shoulder), (1.45, shoulder + 1.2), 0.45)
    lines += polygon([(HALF - 0.35, 0), (HALF - 0.35, shoulder + 0.2), (HALF + 0.25, shoulder - 0.2), (HALF + 0.25, 0)])
    # Long cuts down the dark face, and in the fuller by the guard, thinning out towards the point.
    for x, far, w in ((2.75, 0.8, 0.45), (2.05, 0.6, 0.38), (3.25, 0.5, 0.4), (-0.3, 0.45, 0.4)):
        lines += tick((x, -3), (x, -length * far), w)
    # The shadow the guard throws on it.
    for i, x in enumerate(spread(-3.3, 3.3, 10)):
        lines += tick((x, -4.5), (x, -8.5 - 1.6 * (i % 2) - max(0, x) * 0.8), 0.4)
    sheet.path(lines, INK)
    sheet.path(tick((-2.7, -11), (-2.7, shoulder + 2.5), 0.75) + tick((-2.75, shoulder + 1.2), (-0.9, top + 2.2), 0.35), PAPER)


def _pommel(sheet: Svg) -> None:
    shape(sheet, [(-1.2, 17.5), (-2.1, 19.4), (-1.2, 21), (1.2, 21), (2.1, 19.4), (1.2, 17.5)], GOLD, 0.4, 0.7)
    for x, y in ((-3.9, 21.5), (3.9, 21.5), (0, 24.6)):
        ball(sheet, x, y, 1.75)
    ball(sheet, 0, 21, 2.35)


def _grip(sheet: Svg, colours: tuple[str, str]) -> None:
    tube = Tube([(0, 18.6), (0, 12), (0, 4)], stations([(0, 1.5), (0.25, 2.5), (0.62, 3.25), (0.85, 2.7), (1, 2.4)]), -0.3)
    ts = spread(0, 1, 9)
    shape(sheet, tube.edge(-1, ts) + tube.edge(1, ts[::-1]), colours[0], 0.45, 1.0)
    # Wire wound round it: each turn a golden band with a line on either side, and cuts in its shade.
    bands, lines = "", ""
    for k in range(7):
        t = -0.06 + k * 0.15
        low, high = t, t + 0.2
        clip = lambda v: min(max(v, 0.0), 1.0)  # noqa: E731
        bands += polygon(
            [tube.at(clip(low + (high - low) * (u + 1) / 2), u) for u in spread(-1, 1, 6)]
            + [tube.at(clip(low + (high - low) * (u + 1) / 2 + 0.055), u) for u in spread(1, -1, 6)]
        )
        if 0 <= low and high <= 1:
            lines += lens(*(tube.at(low + (high - low) * (u + 1) / 2, u) for u in (-1.02, 0, 1.02)), 0.5)
            lines += lens(*(tube.at(clip(low + (high - low) * (u + 1) / 2 + 0.055), u) for u in (-1.02, 0, 1.02)), 0.42)
    sheet.path(bands, colours[1])
    for t in spread(0.06, 0.94, 15):
        lines += tube.cut(t, 1, 0.45, 0.36, min(1, t - 0.03))
    sheet.path(lines, INK)


def _lobe(sheet: Svg, side: int) -> None:
    """One shell of the guard: a ribbed rim round a ring round a bead, ending in a small ball."""
    x, r = side * 6.7, 5.1
    ball(sheet, side * 11.9, 0, 1)
    sheet.circle(x, 0, r, GOLD, INK, 0.45)
    # The rim's own shade: a crescent between its edge and a rounder arc.
    a, b = (x + r * 0.82, -r * 0.57), (x - r * 0.57, r * 0.82)
    sheet.path(f"M{xy(a)}A{r} {r} 0 0 1 {xy(b)}A{r * 1.035:.2f} {r * 1.035:.2f} 0 0 0 {xy(a)}Z", INK)
    ribs = ""
    for i in range(26):
        a = math.pi * 2 * i / 26
        dx, dy = math.cos(a), math.sin(a)
        shade = dx * 0.62 + dy * 0.78
        ribs += tick((x + dx * (r - 0.2), dy * (r - 0.2)), (x + dx * (r - 1.7 - 0.5 * (shade > 0)), dy * (r - 1.7 - 0.5 * (shade > 0))), 0.3 + 0.22 * max(0, shade))
    sheet.path(ribs, INK)
    sheet.circle(x, 0, 3, YELLOW, INK, 0.35)
    sheet.circle(x, 0, 1.9, GOLD, INK, 0.35)
    sheet.path(tick((x - 1.9, 1.1), (x + 2.2, 0.8), 0.5, 1.3), INK)
    ball(sheet, x, 0, 1.05)


def _boss(sheet: Svg) -> None:
    """The middle of the guard: a leaf up over the blade, a collar below, an upright jewel between two bars."""
    shape(sheet, [(0, -8.6, 0), (1.6, -6.6), (3.6, -5.2), (2.6, -3), (-2.6, -3), (-3.6, -5.2), (-1.6, -6.6)], YELLOW, 0.45, 0.9)
    sheet.path(tick((0, -4), (0, -7.9), 0.5) + tick((1.2, -3.8), (0.9, -6.3), 0.4) + tick((2.3, -3.8), (1.9, -5.6), 0.4) + tick((-1.3, -3.8), (-1, -6.1), 0.3), INK)
    shape(sheet, [(-3.4, 4), (-2.4, 6.8), (0, 6, 0), (2.4, 6.8), (3.4, 4)], YELLOW, 0.45, 0.9)
    for side in (-1, 1):
        bar = [(side * 2.2, -4.4), (side * 3.9, -3.6), (side * 4.5, 0), (side * 3.9, 3.6), (side * 2.2, 4.4)]
        shape(sheet, bar, YELLOW, 0.45, 0.9)
        sheet.path(path([(side * 3.1, -3.4), (side * 3.6, 0), (side * 3.1, 3.4)]), None, INK, 0.3)
    shape(sheet, [(0, -5.1), (1.9, -3.6), (2.6, 0), (1.9, 3.6), (0, 5.1), (-1.9, 3.6), (-2.6, 0), (-1.9, -3.6)], YELLOW, 0.45, 1.0)
    shape(sheet, [(0, -3.5), (1.25, -2.2), (1.6, 0), (1.25, 2.2), (0, 3.5), (-1.25, 2.2), (-1.6, 0), (-1.25, -2.2)], GOLD, 0.4, 0.8)
    sheet.path("".join(tick((1.55 - abs(y) * 0.16, y), (0.2, y + 0.5), 0.3) for y in spread(-1.4, 2.6, 6)), INK)
    sheet.path(swell([(-0.5, -2.3), (-0.8, -0.6), (-0.6, 1)], stroke(0.5)), PAPER)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The sword of the number cards: the form of blade.py, but chased, wired and etched as a small drawing in a hand is not.

The same measures: upright, point up, the guard's middle the origin; blade 7.4 wide, hilt 27 wide and BELOW (26.5) long.
"""

from __future__ import annotations

import math

from blade import HALF, LONG, guard
from graver import Point, Tube, ball, lens, path, polygon, shape, spread, stations, stroke, swell, tick
from svg import BLUE, DEEP_BLUE, GOLD, INK, PAPER, WHITE, YELLOW, Svg

PALE = "#b4c2e2"  # etching on steel


def define_sword(sheet: Svg, length: float = LONG) -> str:
    """A whole sword with a blade of that length, BELOW + length long, its origin at its middle."""
    name = f"chased{length:g}"
    if not sheet.defined(name):
        hilt = define_hilt(sheet)
        with sheet.define(name):
            with sheet.group(f"translate(0 {guard(length):g})"):
                blade(sheet, length)
                sheet.place(hilt, 0, 0)
    return name


def define_hilt(sheet: Svg, blue: bool = False) -> str:
    """Guard, grip and pommel, golden (or with a `blue` grip, as on the ace); the blade goes up from the origin."""
    name = "chasedhilt"
    if not sheet.defined(name):
        with sheet.define("lobe"):
            _lobe(sheet)
        with sheet.define(name):
            _pommel(sheet)
            _grip(sheet, (BLUE, WHITE) if blue else (YELLOW, GOLD))
            _finials(sheet)
            for side in (-1, 1):
                sheet.place("lobe", side * 7, 0)
            _boss(sheet)
    return name


def blade(sheet: Svg, length: float) -> None:
    """A broad blade: bevelled edges, flats, and a fuller etched with a vine two thirds of the way to the point."""
    top, shoulder = -length, -length + 6.2
    sheet.path(polygon([(-HALF, 0), (-HALF, shoulder), (0, top), (HALF, shoulder), (HALF, 0)]), BLUE, INK, 0.5)
    sheet.path(polygon([(2.45, 0), (2.45, shoulder + 1.4), (0, top + 0.6), (HALF, shoulder), (HALF, 0)]), DEEP_BLUE)
    end = shoulder + 5
    sheet.path(polygon([(-1.15, 0), (-1.15, end), (0, shoulder + 1.8), (1.15, end), (1.15, 0)]), DEEP_BLUE)
    lines = tick((0, top + 1), (0, shoulder + 3), 0.5)
    for x, w, y in ((-1.15, 0.42, end), (1.15, 0.3, end), (-2.5, 0.26, shoulder + 1.4), (2.45, 0.4, shoulder + 1.4)):
        lines += swell([(x, 0), (x, y / 2), (x, y)], stroke(w, 0.9, 0.35, 0.2), 1)
    lines += tick((-1.15, end), (0, shoulder + 1.6), 0.4) + tick((1.15, end), (0, shoulder + 1.6), 0.34)
    lines += tick((-HALF, shoulder), (-0.2, shoulder + 2.2), 0.3) + tick((HALF, shoulder), (2.45, shoulder + 1.4), 0.4)
    lines += polygon([(HALF - 0.35, 0), (HALF - 0.35, shoulder + 0.2), (HALF + 0.25, shoulder - 0.2), (HALF + 0.25, 0)])
    # Slanting cuts down the bevel in shade, long ones on the flat beside it, short ones where the fuller sinks.
    for k, y in enumerate(spread(-9, shoulder + 1, round(length / 1.5))):
        lines += tick((HALF, y), (2.5 + (k % 3) * 0.2, y - 1.3), 0.34)
    for x, far, w in ((1.9, 0.74, 0.34), (1.55, 0.5, 0.3), (2.2, 0.4, 0.3)):
        lines += tick((x, -3), (x, -length * far), w)
    for k, y in enumerate(spread(-8.5, end + 3, round(length / 2.2))):
        lines += tick((-1.1, y), (-0.55 + 0.2 * (k % 2), y - 0.8), 0.3)
    for i, x in enumerate(spread(-3.3, 3.3, 12)):  # the shadow the guard throws
        lines += tick((x, -4.5), (x, -8.3 - 1.5 * (i % 2) - max(0, x) * 0.8), 0.36)
    sheet.path(lines, INK)
    sheet.path(_vine(-10.5, -length * 0.72), PALE)
    sheet.path(tick((-1.85, -11), (-1.85, shoulder + 3), 0.6) + tick((-2.75, shoulder + 1.2), (-0.9, top + 2.2), 0.35)
               + tick((1.32, end), (1.32, -12), 0.26), PAPER)


def _vine(low: float, high: float) -> str:
    """A stem that winds up the fuller with a leaf in every bend and an arrowhead on top."""
    bends = max(4, round((low - high) / 3.1))
    stem = [(0.34 * (-1) ** k, low + (high - low) * k / bends) for k in range(bends + 1)]
    d = swell([*stem, (0, high - 1.6)], lambda t: 0.34 - 0.14 * t, 1)
    for k in range(bends):
        (x, y), side = stem[k], -((-1) ** k)
        d += lens((x, y), (x + side * 0.42, y - 0.7), (x + side * 0.95, y - 2), 0.34)
        d += lens((x, y - 0.2), (x + side * 0.2, y + 0.5), (x + side * 0.8, y + 0.8), 0.2)
    return d + polygon([(-0.55, high - 1.2), (0, high - 0.7), (0.55, high - 1.2), (0, high - 3.6)]) + lens((-0.7, low + 0.4), (0, low + 0.8), (0.7, low + 0.4), 0.2)


def _pommel(sheet: Svg) -> None:
    """A ferrule, a stem and three balls round a greater one."""
    for x, y in ((-4.0, 21.5), (4.0, 21.5), (0, 24.8)):
        ball(sheet, x, y, 1.85)
    shape(sheet, [(-1.4, 17.6), (-2.2, 18.8), (-1.3, 20), (1.3, 20), (2.2, 18.8), (1.4, 17.6)], GOLD, 0.4, 0.7)
    ball(sheet, 0, 21.1, 2.55)
    sheet.path(lens((-2.2, 18.6), (0, 19.4), (2.2, 18.6), 0.22) + "".join(tick((x, 19.6), (x * 0.9, 18.7), 0.26) for x in spread(-1.2, 1.8, 6)), INK)


def _grip(sheet: Svg, colours: tuple[str, str]) -> None:
    """Wound obliquely: rounded strands with twisted wire between them, held by a beaded ring at each end."""
    tube = Tube([(0, 18.4), (0, 12), (0, 4)], stations([(0, 1.6), (0.22, 2.6), (0.6, 3.4), (0.85, 2.9), (1, 2.5)]), -0.3)
    ts = spread(0, 1, 9)
    shape(sheet, tube.edge(-1, ts) + tube.edge(1, ts[::-1]), colours[0], 0.45, 1.0)
    clip = lambda v: min(max(v, 0.0), 1.0)  # noqa: E731
    bands, lines, lights = "", "", ""
    for k in range(8):
        low = -0.12 + k * 0.145
        at = lambda u, more=0.0: tube.at(clip(low + 0.1 * (u + 1) + more), u)  # noqa: E731, B023
        us = spread(-1, 1, 6)
        bands += polygon([at(u) for u in us] + [at(u, 0.045) for u in us[::-1]])
        if -0.02 <= low <= 0.78:
            lines += lens(at(-1.02), at(0), at(1.02), 0.3) + lens(at(-1.02, 0.045), at(0, 0.045), at(1.02, 0.045), 0.26)
            for u in spread(-0.86, 0.86, 9):  # the wire's twist
                lines += tick(at(u - 0.06), at(u + 0.1, 0.045), 0.18)
            for i, u in enumerate(spread(0.42, 0.96, 5)):  # the strand turning from the light
                lines += tick(at(u, 0.06), at(u - 0.12, 0.1 + 0.035 * (i % 2) + 0.02 * i / 4), 0.24)
            lines += tick(at(-0.97, 0.12), at(-0.7, 0.11), 0.26) + tick(at(-0.97, 0.09), at(-0.78, 0.085), 0.22)
            lights += lens(at(-0.62, 0.095), at(-0.36, 0.092), at(-0.1, 0.095), 0.3)
    sheet.path(bands, colours[1])
    sheet.path(lines, INK)
    sheet.path(lights, WHITE)


def _finials(sheet: Svg) -> None:
    """A leaf bud on each end of the guard."""
    for side in (-1, 1):
        bud = [(side * 11.4, -2.0), (side * 12.3, -1.3), (side * 13.3, 0, 0), (side * 12.3, 1.3), (side * 11.4, 2.0)]
        shape(sheet, bud, YELLOW, 0.45, 0.9)
        sheet.path("".join(tick((side * 11.6, y), (side * 12.8, y * 0.4), 0.3) for y in (-0.9, 0, 0.9)), INK)


def _lobe(sheet: Svg) -> None:
    """One round of the guard about its middle: a scalloped rim, a corded ring, a flower in the hollow."""
    at = lambda r, a: (r * math.cos(a), r * math.sin(a))  # noqa: E731
    sheet.circle(0, 0, 5.4, GOLD, INK, 0.45)
    scallops, ribs, shade = "", "", 16
    for i in range(shade):
        a, h = 2 * math.pi * i / shade, math.pi / shade
        scallops += path([(*at(3.2, a - h * 0.6), 0), at(4.6, a - h * 0.86), at(5.25, a), at(4.6, a + h * 0.86), (*at(3.2, a + h * 0.6), 0)], True)
        dark = max(0.0, math.cos(a) * 0.62 + math.sin(a) * 0.78)
        ribs += tick(at(3.3, a), at(4.4, a), 0.15)
        for k in (0.35, 0.65) if dark > 0.2 else ():
            ribs += tick(at(5.05 - k * 0.25, a + h * k), at(4.1 - dark * 0.5, a + h * k * 0.7), 0.12 + 0.1 * dark)
        if dark > 0.55:
            ribs += tick(at(5.1, a - h * 0.35), at(4.1, a - h * 0.2), 0.18)
    sheet.path(scallops, YELLOW, INK, 0.2)
    # The rim's own shade: a crescent between its edge and a rounder arc.
    sheet.path("M4.8-2.75A5.5 5.5 0 0 1-2.75 4.8A5.75 5.75 0 0 0 4.8-2.75Z", INK)
    sheet.circle(0, 0, 3.3, YELLOW, INK, 0.35)
    cord = "".join(lens(at(3.2, a), at(2.85, a + 0.16), at(2.5, a + 0.2), 0.1) for a in spread(0, 2 * math.pi * 19 / 20, 20))
    sheet.path(ribs + cord, INK)
    sheet.circle(0, 0, 2.25, GOLD, INK, 0.35)
    petals, veins = "", ""
    for i in range(6):
        a = math.pi * (i / 3 + 1 / 6)
        petals += path([(0, 0, 0), at(1.25, a - 0.42), at(1.95, a - 0.24), at(2.05, a), at(1.95, a + 0.24), at(1.25, a + 0.42)], True)
        veins += tick(at(0.9, a), at(1.7, a), 0.15) + tick(at(1.85, a + 0.26), at(1.2, a + 0.2), 0.14)
    sheet.path(petals, YELLOW, INK, 0.16)
    sheet.path(veins, INK)
    ball(sheet, 0, 0, 0.85)


def _boss(sheet: Svg) -> None:
    """The middle of the guard: a leaf up over the blade, a collar below, a stone in a beaded frame between two scrolls."""
    shape(sheet, [(0, -9.4, 0), (1.5, -7.2), (3.9, -6.4, 0), (3.5, -4.6), (2.6, -3), (-2.6, -3), (-3.5, -4.6), (-3.9, -6.4, 0), (-1.5, -7.2)], YELLOW, 0.45, 0.9)
    cuts = tick((0, -4), (0, -8.8), 0.55)
    for side in (-1, 1):
        cuts += tick((side * 0.9, -4.2), (side * 0.65, -7.4), 0.34) + tick((side * 2.2, -4), (side * 3.4, -6), 0.4) + tick((side * 1.7, -4), (side * 1.9, -6.3), 0.3) + tick((side * 2.7, -3.8), (side * 3.5, -5.2), 0.28)
    sheet.path(cuts, INK)
    shape(sheet, [(-3.6, 4), (-2.6, 6.9), (0, 6, 0), (2.6, 6.9), (3.6, 4)], YELLOW, 0.45, 0.9)
    sheet.path("".join(tick((x, 6.6 - 0.25 * abs(x)), (x * 0.8, 5), 0.3) for x in (-2.2, -1.5, -0.7, 0.7, 1.3, 1.8, 2.3)), INK)
    for side in (-1, 1):
        scroll: list[Point] = [(side * 2.2, -4.8), (side * 4.1, -4.2), (side * 4.9, -1.6), (side * 4.3, 0), (side * 4.9, 1.6), (side * 4.1, 4.2), (side * 2.2, 4.8)]
        shape(sheet, scroll, YELLOW, 0.45, 0.9)
        lines = path([(side * 3.2, -3.8), (side * 4.0, -1.8), (side * 3.4, 0), (side * 4.0, 1.8), (side * 3.2, 3.8)])
        sheet.path(lines, None, INK, 0.3)
        sheet.path("".join(tick((side * (4.75 - 0.12 * abs(abs(y) - 2)), y), (side * 4.0, y * 0.94), 0.26) for y in (-3, -2.3, -1.6, -0.9, 0.9, 1.6, 2.3, 3)), INK)
    shape(sheet, [(0, -5.5), (2, -3.9), (2.8, 0), (2, 3.9), (0, 5.5), (-2, 3.9), (-2.8, 0), (-2, -3.9)], YELLOW, 0.45, 1.0)
    frame = [(2.15 * math.sin(a), -4.45 * math.cos(a)) for a in spread(0, 2 * math.pi * 17 / 18, 18)]
    beads = "".join(f"M{x - 0.28:.2f} {y:.2f}a.28 .28 0 1 0 .56 0a.28 .28 0 1 0-.56 0" for x, y in frame)
    sheet.path(beads, GOLD, INK, 0.16)
    shape(sheet, [(0, -3.7), (1.3, -2.4), (1.65, 0), (1.3, 2.4), (0, 3.7), (-1.3, 2.4), (-1.65, 0), (-1.3, -2.4)], GOLD, 0.4, 0.8)
    sheet.path("".join(tick((1.6 - abs(y) * 0.16, y), (0.1 + 0.25 * (k % 2), y + 0.5), 0.26) for k, y in enumerate(spread(-1.8, 2.8, 9)))
               + "".join(tick((-1.5 + y * 0.1, y), (-0.6, y + 0.5), 0.24) for y in (1.4, 1.9, 2.4)), INK)
    sheet.path(swell([(-0.5, -2.5), (-0.85, -0.6), (-0.65, 1)], stroke(0.55)), PAPER)

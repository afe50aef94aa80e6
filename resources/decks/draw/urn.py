# SPDX-License-Identifier: GPL-3.0-or-later
"""The urns on the cups: the tall pip of the suit and the wide bowl of the two.

The tall urn is a part about its centre, 40 high (y -20..20) and 29 wide with its handles.
The bowl is a part about its centre, 46 high (y -23..23) and 52 wide with its handles.
"""

from __future__ import annotations

from math import asin, pi, sin

from engrave import Point, brush, curve, grown, hatch, lens, polygon, sampled, thorn
from lathe import Turned, spaced
from svg import BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg


def scroll(sheet: Svg, spine: list[Point], width: float, mirror: bool) -> None:
    """A white handle along a spine (of the right-hand one), hatched in blue on its shaded side."""
    sign = -1 if mirror else 1
    points = [(sign * x, y) for x, y in sampled(spine, 4)]
    last = len(points) - 1

    def swell(t: float) -> float:
        return width * (0.62 + 0.38 * sin(pi * min(1, t * 1.15)) if t < 0.8 else 0.62 + 0.1 * (1 - t))

    sheet.path(brush(points, lambda t: swell(t) + width * 0.42), INK)
    for end in (points[-1],):
        sheet.circle(*end, width * 0.62, INK)
        sheet.circle(*end, width * 0.4, WHITE)
    sheet.path(brush(points, swell), WHITE)
    sheet.circle(*points[-1], width * 0.16, INK)
    cuts = []
    for i in range(1, last):
        (x0, y0), (x1, y1) = points[i - 1], points[i + 1]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
        nx, ny = (y1 - y0) / length, -(x1 - x0) / length
        # Of the two edges take the one away from the light.
        if nx * 0.6 + ny * 0.8 < 0:
            nx, ny = -nx, -ny
        half = swell(i / last) / 2
        x, y = points[i]
        cuts.append(thorn((x + nx * half, y + ny * half), (x - nx * half * 0.1, y - ny * half * 0.1), width * 0.16, 0.04))
    sheet.path("".join(cuts), BLUE)


def lobes(sheet: Svg, body: Turned, top: float, bottom: float, count: int, bulge: float, line: float) -> None:
    """Gadroons: upright green lobes round the bowl, each with its lit and its shaded flank."""
    edges = [-1.0] + [sin(-pi / 2 + pi * (i + 0.5) / (count - 1)) for i in range(count - 1)] + [1.0]
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))  # the front ones last
    for i in order:
        a, b = edges[i], edges[i + 1]
        middle = sin((asin(a) + asin(b)) / 2)
        head = [body.at(a, top), body.at(a + (middle - a) * 0.3, top - bulge * 0.72), body.at(middle, top - bulge),
                body.at(b + (middle - b) * 0.3, top - bulge * 0.72), body.at(b, top)]
        down, up = body.side(b, top, bottom, 6), body.side(a, top, bottom, 6)[::-1]
        d = curve(head) + "L" + curve(down)[1:] + "L" + curve(up)[1:] + "Z"
        sheet.path(d, GREEN, INK, line)
        flank = b + (middle - b) * 0.15
        dark = [body.at(flank, top - bulge * 0.45), *body.side(b, top, bottom, 5)[1:], *body.side(middle, top + (bottom - top) * 0.35, bottom, 4)[::-1]]
        sheet.path(curve(dark, True), DEEP_GREEN)
        cuts = [body.shade(top - bulge * 0.2, bottom, [(b + (middle - b) * k, s) for k, s in ((0.25, 0.9), (0.5, 0.7), (0.75, 0.5))], line * 0.9)]
        cuts.append(body.shade(top, bottom, [(a + (middle - a) * 0.35, 0.8), (middle, 0.75)], line * 0.9, upward=True))
        if middle > 0.55:  # the far side is in shade altogether
            cuts.append(body.shade(top - bulge * 0.5, bottom, [(a + (b - a) * k, 0.95) for k in (0.2, 0.42)], line))
        sheet.path("".join(cuts), INK)
        if -0.75 < middle < 0.5:
            shine = a + (middle - a) * 0.62
            sheet.path(thorn(body.at(shine, top - bulge * 0.35), body.at(shine, top + (bottom - top) * 0.42), line * 1.5), "#7fbf6a")


def leaf(sheet: Svg, points: list[Point], vein: tuple[Point, Point], fill: str, line: float) -> None:
    sheet.path(curve(points, True), fill, INK, line)
    sheet.path(thorn(*vein, line * 1.1), INK)


def plinth(sheet: Svg, half: float, top: float, bottom: float, line: float) -> None:
    """The red slab everything stands on."""
    box = [(-half, top), (half, top), (half, bottom), (-half, bottom)]
    sheet.path(polygon([(-half - line, top - line), (half + line * 1.6, top - line), (half + line * 1.6, bottom + line * 2), (-half - line, bottom + line * 2)]), INK)
    sheet.path(polygon(box), RED)
    sheet.path(polygon([(half * 0.45, top), (half, top), (half, bottom), (half * 0.6, bottom)]), DEEP_RED)
    rows = hatch([(half * 0.1, top), (half, top), (half, bottom), (half * 0.3, bottom)], 90, half * 0.085, line * 0.8, ragged=0.5)
    rows += hatch([(-half, top), (-half * 0.72, top), (-half * 0.8, bottom), (-half, bottom)], 90, half * 0.085, line * 0.7, ragged=0.6)
    rows += lens((-half, top + (bottom - top) * 0.3), (half, top + (bottom - top) * 0.3), line * 0.7)
    sheet.path(rows, INK)


def foot(sheet: Svg, top: float, bottom: float, half: float, line: float) -> None:
    """Red leaves above and below a knop, from the bowl down to the plinth."""
    high = bottom - top
    waist = top + high * 0.42
    stem = Turned([(top, half * 0.55), (waist, half * 0.2), (bottom - high * 0.2, half * 0.55), (bottom, half * 0.92)], (0.1, 0.02))
    sheet.path(curve(grown(stem.outline(top, bottom), line, line * 1.8), True), INK)
    sheet.path(stem.band(top, bottom), DEEP_RED)
    for side in (-1, 1):
        s = side
        leaf(sheet, [(s * half * 0.12, top + high * 0.1), (s * half * 0.5, top - high * 0.02), (s * half * 0.8, top + high * 0.12),
                     (s * half * 0.5, top + high * 0.3), (s * half * 0.2, waist)], ((s * half * 0.2, waist - high * 0.08), (s * half * 0.6, top + high * 0.12)), RED, line)
        leaf(sheet, [(s * half * 0.14, waist + high * 0.06), (s * half * 0.46, waist + high * 0.2), (s * half * 0.72, bottom - high * 0.17),
                     (s * half * 0.98, bottom - high * 0.02), (s * half * 0.5, bottom - high * 0.01), (s * half * 0.3, bottom - high * 0.2)],
             ((s * half * 0.2, waist + high * 0.16), (s * half * 0.8, bottom - high * 0.07)), RED if side < 0 else DEEP_RED, line)
    leaf(sheet, [(0, top - high * 0.03), (half * 0.26, top + high * 0.13), (half * 0.16, top + high * 0.31), (0, waist),
                 (-half * 0.16, top + high * 0.31), (-half * 0.26, top + high * 0.13)], ((0, waist), (0, top + high * 0.06)), RED, line)
    leaf(sheet, [(0, waist), (half * 0.17, waist + high * 0.2), (half * 0.33, bottom - high * 0.14), (0, bottom), (-half * 0.33, bottom - high * 0.14),
                 (-half * 0.17, waist + high * 0.2)], ((0, waist + high * 0.04), (0, bottom - high * 0.08)), RED, line)
    cuts = [thorn((half * (0.1 + k * 0.06), waist + high * (0.14 + k * 0.08)), (half * (0.06 + k * 0.05), bottom - high * 0.12), line * 0.8) for k in range(3)]
    cuts += [thorn((half * (0.3 + k * 0.12), top + high * (0.26 - 0.04 * k)), (half * (0.36 + k * 0.12), top + high * 0.08), line * 0.7) for k in range(3)]
    sheet.path("".join(cuts), INK)
    knop = [(-half * 0.24, waist - high * 0.06), (half * 0.24, waist - high * 0.06), (half * 0.28, waist + high * 0.02), (half * 0.22, waist + high * 0.09),
            (-half * 0.22, waist + high * 0.09), (-half * 0.28, waist + high * 0.02)]
    sheet.path(curve(knop, True), RED, INK, line)
    sheet.path(lens((0.02 * half, waist + high * 0.03), (half * 0.24, waist + high * 0.03), line), INK)


def mouth(sheet: Svg, body: Turned, y: float, lip: float, line: float) -> None:
    """The open red mouth, its far wall in shade, and a lip of the given thickness round it."""
    r, ry = body.radius(y), body.radius(y) * body.tilt(y)
    sheet.ellipse(0.06 * line, y + line * 0.2, r + line * 1.5, ry + line * 1.5, INK)
    sheet.ellipse(0, y, r, ry, RED)
    # The hollow: deep on the near left, where the lip shades it, with cuts that follow the wall down.
    hollow = [(-r * 0.97, y), (-r * 0.7, y - ry * 0.66), (-r * 0.35, y - ry * 0.52), (0, y - ry * 0.1), (r * 0.45, y + ry * 0.3), (r * 0.7, y + ry * 0.68), (0, y + ry * 0.97), (-r * 0.7, y + ry * 0.68)]
    sheet.path(curve(hollow, True), DEEP_RED)
    cuts = []
    for k in range(-9, 10):
        u = k / 10
        edge = y - ry * (1 - u * u) ** 0.5
        long = ry * (1.15 - 0.75 * (u + 1) / 2 + (0.18 if k % 2 else 0))
        cuts.append(thorn((u * r, edge), (u * r * 0.86, edge + long * (1 - u * u) ** 0.5), line * 0.9))
    sheet.path("".join(cuts), INK)


def define_urn(sheet: Svg) -> str:
    """The tall two-handled urn, the pip of the suit."""
    name = "cup"
    if sheet.defined(name):
        return name
    line = 0.34
    with sheet.define(name):
        spine = [(8.6, -13.3), (10.2, -14.9), (12.5, -14.6), (13.5, -12.4), (12.7, -9.6), (11.4, -6.8), (11.4, -4.2), (12.6, -2.9), (13.5, -3.9), (12.8, -4.9)]
        for mirror in (True, False):
            scroll(sheet, spine, 1.75, mirror)
        body = Turned([(-17.2, 10.6), (-15.4, 9.2), (-11.5, 7.7), (-8.2, 7.5), (-5.0, 8.2), (-1.5, 9.5), (2.0, 9.9), (5.5, 8.3), (8.6, 4.2), (9.4, 2.6)], (0.25, 0.1))
        sheet.path(curve(grown(body.outline(-17.2, 9.2), 0.28, 0.8), True), INK)
        foot(sheet, 8.2, 16.4, 8.6, line)
        plinth(sheet, 9.4, 16.6, 19.4, line * 0.9)
        sheet.path(body.band(-17.2, -1), YELLOW)
        sheet.path(body.band(-17.2, -1, 0.38, 1), GOLD)
        sheet.path(body.band(-17.2, -1, -1, -0.86), GOLD)
        cuts = [
            body.shade(-15.3, -9.3, spaced(0.30, 0.97, 10), 0.3), body.shade(-15.3, -9.3, spaced(-0.96, -0.45, 7, (1, 0.7, 0.5, 0.6)), 0.26),
            body.shade(-15.3, -9.3, spaced(-0.38, 0.22, 6, (0.3, 0.2, 0.26)), 0.24),
            body.shade(-6.7, -1, spaced(0.36, 0.97, 10), 0.3), body.shade(-6.7, -1, spaced(-0.96, -0.6, 5, (1, 0.6, 0.8)), 0.26),
            body.shade(-9.0, -7.2, spaced(0.45, 0.96, 7, (1.0, 0.8)), 0.24),
            body.line(-15.4, 0.42), body.line(-9.2, 0.5), body.line(-7.0, 0.62),
        ]
        sheet.path("".join(cuts), INK)
        lobes(sheet, body, -1.2, 9.2, 7, 1.7, line)
        mouth(sheet, body, -17.2, 0, line)
    return name


def define_bowl(sheet: Svg) -> str:
    """The wide bowl of the two of cups."""
    name = "bowl"
    if sheet.defined(name):
        return name
    line = 0.36
    with sheet.define(name):
        spine = [(17.4, -11.0), (19.2, -13.4), (22.2, -13.2), (23.8, -10.4), (22.9, -6.6), (21.0, -2.6), (20.4, 1.6), (21.8, 4.6), (24.2, 4.2), (24.6, 1.9), (23.1, 1.5)]
        for mirror in (True, False):
            scroll(sheet, spine, 2.5, mirror)
        body = Turned([(-17.4, 19.4), (-15.0, 17.6), (-12.0, 16.6), (-8.0, 17.0), (-4.0, 18.2), (0, 18.0), (4.0, 14.6), (7.4, 8.6), (9.2, 3.6)], (0.28, 0.12))
        sheet.path(curve(grown(body.outline(-17.4, 9.0), 0.32, 0.95), True), INK)
        foot(sheet, 8.6, 18.8, 10.4, line)
        plinth(sheet, 11.6, 19.0, 22.6, line)
        sheet.path(body.band(-17.4, -3), YELLOW)
        sheet.path(body.band(-17.4, -3, 0.42, 1), GOLD)
        sheet.path(body.band(-17.4, -3, -1, -0.84), GOLD)
        cuts = [
            body.shade(-15.6, -3, spaced(0.3, 0.98, 18, (1, 0.6, 0.8, 0.5)), 0.36), body.shade(-15.6, -3, spaced(-0.98, -0.5, 12, (1, 0.5, 0.75, 0.4)), 0.3),
            body.shade(-15.6, -3, spaced(-0.46, 0.26, 15, (0.34, 0.2, 0.28, 0.16)), 0.28), body.shade(-15.6, -3, spaced(0.2, 0.9, 12, (0.3, 0.45, 0.36)), 0.3, upward=True),
            body.line(-15.7, 0.5), body.line(-13.9, 0.34),
        ]
        sheet.path("".join(cuts), INK)
        lobes(sheet, body, -3.4, 8.8, 9, 2.2, line)
        mouth(sheet, body, -17.4, 0, line)
    return name

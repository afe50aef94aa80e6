# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of cups: a tall covered urn with a pine cone on its lid and a golden mask on its belly.

Drawn about the axis x = 0 with the card's own y.
"""

from __future__ import annotations

from math import pi, sin

from engrave import Point, brush, curve, grown, lens, polygon, sampled, thorn
from lathe import Turned, spaced
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg
from sun import define_features
from urn import leaf, lobes, plinth, scroll, spiral

LINE = 0.4


def draw(sheet: Svg) -> None:
    """The whole urn, from the cone at y 8 to the plinth's foot at y 157."""
    spine = [(17, 63.5), (22, 60.2), (28, 58.2), (33.6, 61), (35.2, 67.5), (32.6, 75), (29.2, 82), *spiral(34.2, 90.5, 6.2, 262, 1.3, 0.2)]
    for mirror in (True, False):
        scroll(sheet, spine, 5.4, 0.42, mirror, True)
    body = Turned([(54, 23.5), (58, 22), (66, 20.4), (75, 20.8), (84, 23.6), (92, 26.6), (102, 28.6), (112, 27.4), (120, 22.4), (127, 13.5), (131, 6)], (0.1, 0.13))
    sheet.path(curve(grown(body.outline(55, 130, 13), 0.4, 1.3), True), INK)
    _neck(sheet, body)
    _belly(sheet, body)
    lobes(sheet, body, 112.5, 130.5, 9, 3.4, LINE)
    _ovals(sheet, body)
    _lid(sheet)
    _cone(sheet)
    _foot(sheet)
    _mask(sheet)


def _neck(sheet: Svg, body: Turned) -> None:
    sheet.path(body.band(54, 76), RED)
    sheet.path(body.band(54, 76, 0.5, 1), "#b8201c")
    sheet.path(body.band(54, 76, 0.84, 1), DEEP_RED)
    sheet.path(body.band(54, 76, -1, -0.9), "#b8201c")
    cuts = [
        body.shade(58, 74, spaced(0.3, 0.985, 19, (1, 0.72, 0.9, 0.55)), 0.42),
        body.shade(58, 74, spaced(-0.985, -0.5, 13, (1, 0.55, 0.8, 0.4)), 0.36),
        body.shade(58, 74, spaced(-0.46, 0.27, 15, (0.3, 0.16, 0.24, 0.13)), 0.34),
        body.shade(58, 74.5, spaced(0.1, 0.8, 11, (0.26, 0.14, 0.2)), 0.34, upward=True),
        body.line(72.2, 0.5), body.line(73.6, 0.8),
    ]
    sheet.path("".join(cuts), INK)


def _ovals(sheet: Svg, body: Turned) -> None:
    """Blue gadroons standing round the shoulder, between two rings."""
    top, bottom, count = 75.6, 90.5, 9
    sheet.path(body.band(top - 0.8, bottom + 0.9), DEEP_BLUE, INK, 0.5)
    for i in sorted(range(count), key=lambda k: -abs(k - count // 2)):
        a = -pi / 2 + pi * (i + 0.5) / count
        u, half = sin(a), (sin(a + pi / count / 2) - sin(a - pi / count / 2)) / 2 * 0.93
        middle = (top + bottom) / 2
        ring = [body.at(max(-1, min(1, u + half * sin(t * pi / 6))), middle - (bottom - top) * 0.47 * sin(t * pi / 6 + pi / 2)) for t in range(12)]
        sheet.path(curve(grown(ring, 0.15, 0.5), True), INK)
        sheet.path(curve(ring, True), BLUE)
        dark = [body.at(max(-1, min(1, u + half * sin(t * pi / 6))), middle - (bottom - top) * 0.47 * sin(t * pi / 6 + pi / 2)) for t in range(0, 7)]
        inner = [body.at(max(-1, min(1, u + half * 0.35 * sin(t * pi / 6))), middle - (bottom - top) * 0.4 * sin(t * pi / 6 + pi / 2)) for t in range(5, 0, -1)]
        sheet.path(curve(dark + inner, True), DEEP_BLUE)
        cuts = [brush([body.at(max(-1, min(1, u + half * k * sin(t * pi / 6))), middle - (bottom - top) * 0.42 * sin(t * pi / 6 + pi / 2)) for t in range(1, 6)], 0.34) for k in (0.5, 0.72)]
        cuts.append(brush([body.at(max(-1, min(1, u - half * 0.78 * sin(t * pi / 6))), middle - (bottom - top) * 0.4 * sin(t * pi / 6 + pi / 2)) for t in range(2, 6)], 0.26))
        sheet.path("".join(cuts), INK)
        if abs(u) < 0.9:
            shine = max(-1, u - half * 0.45)
            sheet.path(lens(body.at(shine, middle - 5.2), body.at(shine, middle + 1.5), 0.62, 0.2), "#8fb2ea")


def _belly(sheet: Svg, body: Turned) -> None:
    sheet.path(body.band(90.6, 114), YELLOW)
    sheet.path(body.band(90.6, 114, 0.45, 1), GOLD)
    sheet.path(body.band(90.6, 114, -1, -0.88), GOLD)
    rings = []
    for k in range(17):
        y = 92.2 + k * 1.22
        reach = 0.99 - (k % 3) * 0.01
        rings.append(brush(body.ring(y, -reach, reach, 6), lambda t: 0.2 + 0.24 * abs(2 * t - 1.15)))
    rings.append(body.shade(91, 114, spaced(0.72, 0.985, 9, (1, 0.9)), 0.4))
    rings.append(body.line(91.6, 0.7))
    sheet.path("".join(rings), INK)


def _mask(sheet: Svg) -> None:
    """A woman's golden face among curling hair, scrolls of acanthus to both sides."""
    with sheet.define("acanthus"):
        _acanthus(sheet)
    for left in (True, False):
        sheet.place("acanthus", 0, 0, mirror=left)
    with sheet.group("translate(0 105.6)"):
        # Waves from the parting, each ending in a curl beside the face, the lowest first.
        curls = (
            ([(1.2, -9.6), (5.6, -6.0), (6.6, 0.6), (5.8, 5.4)], (7.9, 8.0, 2.1, 250)),
            ([(1.0, -10.2), (5.4, -8.2), (7.4, -3.0), (7.4, 1.4)], (10.0, 4.0, 2.5, 265)),
            ([(0.6, -10.6), (5.0, -9.8), (7.8, -6.4), (8.2, -2.8)], (10.9, -1.2, 2.5, 280)),
            ([(0.2, -11.0), (3.6, -11.8), (6.4, -10.6), (7.4, -8.4)], (9.6, -6.6, 2.2, 290)),
        )
        for side in (-1, 1):
            for wave, (x, y, radius, start) in curls:
                points = [(side * px, py) for px, py in sampled([*wave, *spiral(x, y, radius, start, 1.15, 0.16)], 2)]
                sheet.path(brush(points, lambda t: 3.7 - 1.9 * t), INK)
                sheet.path(brush(points, lambda t: 2.9 - 1.9 * t), YELLOW if side < 0 else GOLD)
                last = len(points) - 1
                strands = [brush([_beside(points, i, off * (1 - 0.6 * i / last)) for i in range(1, last - 1)], 0.34) for off in (-0.55, 0.1, 0.7)]
                sheet.path("".join(strands), INK)
        face = [(0, -8.6), (3.8, -7.7), (6.0, -4.6), (6.4, -0.6), (5.6, 3.8), (3.4, 7.4), (0.9, 9.0), (-0.9, 9.0), (-3.4, 7.4), (-5.6, 3.8), (-6.4, -0.6), (-6.0, -4.6), (-3.8, -7.7)]
        sheet.path(curve(grown(face, 0.25, 0.7), True), INK)
        sheet.path(curve(face, True), YELLOW)
        sheet.path(curve([(4.0, -7.4), *face[2:7], (1.1, 8.3), (3.6, 4.6), (4.4, 0), (4.2, -4)], True), GOLD)
        cheek = [thorn((6.3 - abs(k - 3) * 0.14, -4.6 + k * 1.0), (4.2 - abs(k - 4) * 0.14 + 0.5 * (k % 2), -3.8 + k * 1.05), 0.3) for k in range(11)]
        cheek += [thorn((-6.2 + abs(k - 3) * 0.16, -3 + k * 1.2), (-5.2 + abs(k - 3) * 0.14, -2.7 + k * 1.2), 0.24) for k in range(7)]
        sheet.path("".join(cheek), INK)
        with sheet.group("translate(0 0.3) scale(0.76 0.82)"):
            sheet.place(define_features(sheet), 0, 0)
        for side in (-1, 1):  # two front waves, parted in the middle
            points = sampled([(side * x, y) for x, y in ((0.1, -9.8), (2.6, -9.2), (5.0, -7.2), (6.0, -4.4), (6.9, -2.2))], 2)
            sheet.path(brush(points, lambda t: 2.9 - 2.0 * t), INK)
            sheet.path(brush(points, lambda t: 2.2 - 1.9 * t), YELLOW)
            sheet.path("".join(brush([_beside(points, i, off) for i in range(1, 7)], 0.3) for off in (-0.3, 0.35)), INK)
        gem = [(0, -12.3), (1.2, -10.9), (0, -9.2), (-1.2, -10.9)]
        sheet.path(polygon(gem), RED, INK, 0.3)


def _beside(points: list[Point], i: int, off: float) -> Point:
    """A place `off` to the side of the i-th point of a line."""
    (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
    return points[i][0] + (y1 - y0) / length * off, points[i][1] - (x1 - x0) / length * off


def _acanthus(sheet: Svg) -> None:
    """The right-hand scroll: a stem winding into a spiral, leaves breaking from it."""
    stem = sampled([(8.0, 109.4), (11.6, 109.2), (14.6, 106.6), (15.8, 102.6), (15.9, 99.4), *spiral(19.4, 97.6, 3.3, 275, -1.2, 0.25)], 2)
    low = sampled([(11.6, 109.4), (15, 109.6), (18.4, 108.8), *spiral(20.6, 105.9, 2.3, 165, 1.05, 0.35)], 2)
    tongues = [((15.4, 105), (18.6, 101.6), 0.5), ((13.2, 107.6), (11.6, 103.8), -0.5), ((15.6, 102.6), (12.4, 99.6), -0.6), ((16, 99.2), (13.4, 95.4), -0.5)]
    outer, inner, veins = [], [], []
    for a, b, bend in tongues:
        outer.append(lens(a, b, 3.1, bend))
        inner.append(lens(a, b, 2.1, bend))
        veins.append(thorn(a, ((a[0] + b[0] * 3) / 4, (a[1] + b[1] * 3) / 4), 0.34, bend))
    sheet.path("".join(outer), INK)
    sheet.path("".join(inner), YELLOW)
    for points, width in ((low, 1.9), (stem, 2.5)):
        sheet.path(brush(points, lambda t: width * (1.1 - 0.55 * t) + 0.75), INK)
        sheet.path(brush(points, lambda t: width * (1.1 - 0.55 * t)), YELLOW)
        sheet.circle(*points[-1], width * 0.62, YELLOW, INK, 0.35)
        veins.append(brush([(x + 0.3, y + 0.45) for x, y in points[1:-2]], 0.42))
    sheet.path("".join(veins), INK)


def _lid(sheet: Svg) -> None:
    """A golden dome on a blue flange."""
    flange = Turned([(50.5, 27.6), (52.6, 27.2), (56.4, 23.2)], (0.12, 0.1))
    sheet.path(polygon(grown(flange.outline(51, 56.4), 0.35, 1.0)), INK)
    sheet.path(flange.band(51, 56.4), BLUE)
    sheet.path(flange.band(51, 56.4, 0.4, 1), DEEP_BLUE)
    sheet.path("".join([flange.line(52.4, 0.7), flange.shade(52.8, 56.2, spaced(0.1, 0.97, 17, (1, 0.7)), 0.4), flange.shade(52.8, 56.2, spaced(-0.97, -0.6, 8, (0.9, 0.5)), 0.34)]), INK)
    sheet.path(brush(flange.ring(51.6, -0.8, 0.1), 0.5), "#8fb2ea")
    dome = Turned([(33.5, 4.5), (36, 10), (39.5, 16.4), (43.5, 21), (48, 23.8), (50.6, 24.2)], (0.2, 0.13))
    sheet.path(polygon(grown(dome.outline(33.5, 50.6), 0.35, 1.0)), INK)
    sheet.path(dome.band(33.5, 50.6), YELLOW)
    sheet.path(dome.band(33.5, 50.6, 0.42, 1), GOLD)
    sheet.path(dome.band(33.5, 50.6, -1, -0.86), GOLD)
    cuts = [
        dome.shade(36, 50.4, spaced(0.32, 0.985, 16, (0.9, 0.55, 0.75, 0.45)), 0.42, upward=True),
        dome.shade(36, 50.4, spaced(-0.985, -0.5, 11, (0.9, 0.4, 0.65, 0.3)), 0.36, upward=True),
        dome.shade(38, 50.2, spaced(-0.45, 0.3, 13, (0.22, 0.12, 0.17)), 0.34, upward=True),
        dome.shade(37, 48, spaced(-0.7, 0.95, 19, (0.5, 0.3, 0.42, 0.25)), 0.36),
        dome.line(49.3, 0.4),
    ]
    sheet.path("".join(cuts), INK)
    sheet.path(lens(dome.at(-0.33, 39.5), dome.at(-0.4, 46.2), 1.3, -0.5), WHITE)


def _cone(sheet: Svg) -> None:
    """The pine cone in its green cup, and the green petals it stands on."""
    for s, fill in ((-1, GREEN), (1, DEEP_GREEN)):
        leaf(sheet, [(s * 3.2, 31), (s * 6.4, 33.4), (s * 9.4, 36.8), (s * 13.4, 39.4)], [(s * 8.4, 40.4), (s * 3.6, 38)], fill, LINE, 3)
        leaf(sheet, [(s * 2.6, 31), (s * 5.4, 34.6), (s * 6.6, 38.4), (s * 6.2, 42.6)], [(s * 2.8, 40.6), (s * 0.8, 36)], GREEN, LINE, 3)
    leaf(sheet, [(2, 31), (3.6, 35), (2.8, 40), (0, 43.6)], [(-2.8, 40), (-3.6, 35), (-2, 31)], GREEN, LINE, 3)
    knop = Turned([(27.6, 3.0), (29, 4.8), (31, 5.4), (33, 4.0)], (0.14, 0.14))
    sheet.path(polygon(grown(knop.outline(27.6, 32.8), 0.3, 0.8)), INK)
    sheet.path(knop.band(27.6, 32.8), GREEN)
    sheet.path(knop.band(27.6, 32.8, 0.35, 1), DEEP_GREEN)
    sheet.path(knop.shade(28.2, 32.6, spaced(0.1, 0.95, 8, (1, 0.7)), 0.36) + knop.shade(28.2, 32.6, spaced(-0.95, -0.4, 5, (0.8, 0.5)), 0.3), INK)
    cone = [(0, 7.4), (2.0, 8.2), (4.0, 11.2), (5.3, 15), (5.6, 19), (4.6, 22.6), (0, 24.4), (-4.6, 22.6), (-5.6, 19), (-5.3, 15), (-4.0, 11.2), (-2.0, 8.2)]
    sheet.path(curve(grown(cone, 0.3, 0.9), True), INK)
    sheet.path(curve(cone, True), RED)
    sheet.path(curve([(0.6, 7.8), *cone[1:6], (1.6, 23.6), (3.2, 18), (2.8, 13)], True), DEEP_RED)
    scales, glints = [], []
    for row in range(8):
        y = 9.4 + row * 2.0
        half = 5.7 * sin(min(1, (y - 7.0) / 10) * pi / 2)
        count = 5 if row % 2 else 4
        for k in range(count):
            a, b = (-1 + 2 * (k - 0.5 * (row % 2)) / 4), (-1 + 2 * (k + 1 - 0.5 * (row % 2)) / 4)
            a, b = max(-1, a), min(1, b)
            xa, xb = half * sin(a * pi / 2), half * sin(b * pi / 2)
            if xb - xa < 0.5:
                continue
            dip = 1.5
            scales.append(lens((xa, y), (xb, y), 0.55, -dip))
            scales.append(thorn(((xa + xb) / 2, y + dip), ((xa + xb) / 2, y + 0.1), 0.34))
            if (xa + xb) / 2 < 1.5:
                glints.append(lens((xa + (xb - xa) * 0.3, y + 0.5), (xa + (xb - xa) * 0.42, y + 1.0), 0.4))
    sheet.path("".join(glints), "#f0857a")
    sheet.path("".join(scales), INK)
    for s, fill in ((-1, GREEN), (1, DEEP_GREEN)):
        leaf(sheet, [(s * 2.6, 28.2), (s * 5.6, 26.4), (s * 6.6, 22.6), (s * 9.6, 18.6)], [(s * 4.6, 20), (s * 1.8, 23.4)], fill, LINE, 3)
    leaf(sheet, [(2.8, 28.4), (4.2, 25), (2.8, 21.6), (0, 18.8)], [(-2.8, 21.6), (-4.2, 25), (-2.8, 28.4)], GREEN, LINE, 3)


def _foot(sheet: Svg) -> None:
    """A red collar under the bowl, golden leaves spreading from it, the plinth."""
    skirt = [(-4.8, 134), (4.8, 134), (7.2, 139), (12, 143.6), (19.4, 147), (19.4, 148.4), (-19.4, 148.4), (-19.4, 147), (-12, 143.6), (-7.2, 139)]
    sheet.path(polygon(grown(skirt, 0.3, 1.0)), INK)
    sheet.path(curve(skirt[1:6]) + "L" + curve([*skirt[6:], skirt[0]])[1:] + "Z", GOLD)
    for s in (-1, 1):
        leaf(sheet, [(s * 4, 134), (s * 8.4, 140.4), (s * 13.6, 144.4), (s * 20.4, 147.8)], [(s * 13, 147.8), (s * 7.6, 144)], YELLOW if s < 0 else GOLD, LINE, 3)
        leaf(sheet, [(s * 2.4, 134), (s * 6.6, 139.8), (s * 8.8, 144), (s * 8.6, 148.6)], [(s * 4.6, 147), (s * 1.6, 141)], YELLOW, LINE, 3)
    leaf(sheet, [(2.2, 134), (4.4, 139), (3.6, 144.4), (0, 148.8)], [(-3.6, 144.4), (-4.4, 139), (-2.2, 134)], YELLOW, LINE, 3)
    collar = Turned([(129, 6.4), (130.6, 7.6), (132.6, 7.4), (135, 6.2)], (0.14, 0.14))
    sheet.path(polygon(grown(collar.outline(129, 134.8), 0.3, 0.9)), INK)
    sheet.path(collar.band(129, 134.8), RED)
    sheet.path(collar.band(129, 134.8, 0.4, 1), DEEP_RED)
    sheet.path(collar.line(130.8, 0.5) + collar.line(133, 0.5) + collar.shade(129.6, 134.4, spaced(0.2, 0.96, 9, (1, 0.8)), 0.36) + collar.shade(129.6, 134.4, spaced(-0.96, -0.5, 5, (1, 0.6)), 0.3), INK)
    plinth(sheet, 22, 148.2, 156.6, 0.42)

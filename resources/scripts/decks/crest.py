# SPDX-License-Identifier: GPL-3.0-or-later
"""The maker's mark on the four of coins: our own crest, drawn, with nothing written on it.

A crowned shield, Vesuvius smoking under a sun with seven rays, the sea below; laurel on both sides.
A part about its centre, 30 high (y -15..15) and 26 wide.
"""

from __future__ import annotations

from engrave import brush, curve, grown, lens, polar, polygon, sampled, thorn
from svg import BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, PAPER, RED, WHITE, YELLOW, Svg

NAME = "crest"

TOP = [(-7.2, -7.4), (-5, -6.6), (-2.2, -6.7), (0, -7.6), (2.2, -6.7), (5, -6.6), (7.2, -7.4)]
SIDE = [(7.2, -7.4), (7.35, -3), (7.0, 2.2), (5.4, 6.4), (2.7, 9.2), (0, 11)]
OUTLINE = [*sampled(TOP, 3)[:-1], *sampled(SIDE, 5)[:-1], *[(-x, y) for x, y in sampled(SIDE, 5)[::-1][:-1]]]
SHORE = 4.1  # where the sea begins


def define_crest(sheet: Svg) -> str:
    if sheet.defined(NAME):
        return NAME
    with sheet.define(NAME):
        _laurel(sheet)
        _shield(sheet)
        _crown(sheet)
    return NAME


def _shield(sheet: Svg) -> None:
    sheet.path(polygon(grown(OUTLINE, 0.45, 0.9)), INK)
    sheet.path(polygon(OUTLINE), PAPER)
    shore = next(x for x, y in OUTLINE if x > 0 and y > SHORE)
    sheet.path(polygon([(-shore - 0.3, SHORE), (shore + 0.3, SHORE), *[p for p in OUTLINE if p[1] > SHORE]]), BLUE)
    sheet.path("".join(thorn((x, y), (x + d, y), 0.2) for x, y, d in ((7.2, -5.6, -2.2), (7.2, -0.6, -1.6), (7.15, 0.4, -2.4), (7.1, 1.4, -1.4), (-7.2, -2.6, 2.6), (-7.15, -1.6, 1.8), (-7.1, -0.6, 2.4), (-7.1, 0.4, 1.4))), BLUE)
    waves = []
    for row, half in ((5.2, 4.9), (6.7, 3.9), (8.2, 2.4)):
        count = 3
        for k in range(count):
            a, b = -half + 2 * half * k / count, -half + 2 * half * (k + 1) / count
            waves.append(lens((a, row), (b, row), 0.42, -0.3 if k % 2 else 0.3))
    sheet.path("".join(waves), WHITE)
    # The mountain, with its second summit, and its smoke.
    mount = [(-6.2, 4.2), (-4.4, 2.6), (-2.7, 0.2), (-1.5, -1.2), (-0.8, -0.8), (0.2, -1.3), (1.0, -0.2), (1.9, 0.5), (3.0, -0.3), (4.4, 1.8), (6.3, 4.2)]
    sheet.path(polygon(grown(mount, 0.25, 0.3)), INK)
    sheet.path(polygon(mount), GREEN)
    sheet.path(polygon([(0.2, -1.3), (1.0, -0.2), (1.9, 0.5), (3.0, -0.3), (4.4, 1.8), (6.3, 4.2), (1.6, 4.2), (2.2, 2.4), (0.8, 1.0)]), DEEP_GREEN)
    cuts = [thorn((1.4 + i * 0.75, 0.6 + (i % 3) * 0.5), (2.0 + i * 0.85, 3.9), 0.26) for i in range(5)]
    cuts += [thorn((-1.4 - i * 0.8, -0.8 + i * 1.05), (-1.6 - i * 0.95, 1.2 + i * 0.95), 0.22) for i in range(4)]
    sheet.path("".join(cuts), INK)
    puffs = [(-0.5, -1.9, 0.6), (-1.0, -2.8, 0.8), (-1.9, -3.7, 0.95), (-3.2, -4.2, 1.15), (-4.7, -4.7, 1.0), (-5.8, -4.6, 0.6)]
    for x, y, r in puffs:
        sheet.circle(x, y, r + 0.28, INK)
    for x, y, r in puffs:
        sheet.circle(x, y, r, PAPER)
    sheet.path("".join(brush([polar(r * 0.72, d, x, y) for d in (70, 110, 150, 190)], 0.26) for x, y, r in puffs[:5]), INK)
    rays = "".join(polygon([polar(1.5, d - 15, 3.2, -3.5), polar(2.75, d, 3.2, -3.5), polar(1.5, d + 15, 3.2, -3.5)]) for d in (360 * k / 7 for k in range(7)))
    sheet.path(rays, GOLD, INK, 0.22)
    sheet.circle(3.2, -3.5, 1.45, YELLOW, INK, 0.3)
    sheet.path(brush([polar(0.85, d, 3.2, -3.5) for d in (60, 100, 140, 180, 220)], 0.4), INK)


def _crown(sheet: Svg) -> None:
    """Five points and a red cap."""
    band = [(-5.0, -8.4), (0, -9.0), (5.0, -8.4), (5.0, -9.9), (0, -10.5), (-5.0, -9.9)]
    points = [(-5, -9.9), (-6.4, -13.2), (-4.0, -11.8), (-3.3, -14.2), (-1.5, -11.9), (0, -14.9), (1.5, -11.9), (3.3, -14.2), (4.0, -11.8), (6.4, -13.2), (5, -9.9), (0, -10.5)]
    whole = points[:11] + [(5, -8.4), (0, -9.0), (-5, -8.4)]
    sheet.path(polygon(grown(whole, 0.35, 0.6)), INK)
    sheet.path(curve([(-4.6, -10.2), (-3.4, -12.6), (0, -13.4), (3.4, -12.6), (4.6, -10.2), (0, -10.6)], True), RED)
    sheet.path(polygon(points), YELLOW, INK, 0.25)
    sheet.path("".join(polygon([(x, y), (x + 0.85, -11.7), (x + 0.1, -10.6)]) for x, y in ((-3.3, -14.2), (0, -14.9), (3.3, -14.2))), GOLD)
    sheet.path(curve(band[:3]) + "L" + curve(band[3:])[1:] + "Z", YELLOW, INK, 0.3)
    for x, y in ((-6.4, -13.3), (-3.3, -14.4), (0, -15.0), (3.3, -14.4), (6.4, -13.3)):
        sheet.circle(x, y, 0.72, RED, INK, 0.3)
    for x, fill in ((-3, RED), (0, BLUE), (3, RED)):
        sheet.circle(x, -9.62 + abs(x) * 0.07, 0.46, fill, INK, 0.2)


def _laurel(sheet: Svg) -> None:
    """Two crossed branches rising beside the shield."""
    for side in (-1, 1):
        stem = [(side * x, y) for x, y in sampled([(-1.6, 14.4), (3.4, 12.6), (8.2, 8.4), (10.6, 2.6), (10.4, -4.0)], 4)]
        sheet.path(brush(stem, 0.75, (0.7, 0.2)), INK)
        shapes, veins = [], []
        for i in range(4, len(stem) - 1, 2):
            (x0, y0), (x1, y1) = stem[i], stem[i + 1]
            length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            dx, dy = (x1 - x0) / length, (y1 - y0) / length
            for out in (-1, 1):
                tip = (x0 + dx * 2.7 - dy * out * 1.7, y0 + dy * 2.7 + dx * out * 1.7)
                shapes.append(lens((x0, y0), tip, 1.5))
                veins.append(thorn((x0, y0), (x0 + (tip[0] - x0) * 0.8, y0 + (tip[1] - y0) * 0.8), 0.3))
        tip = (stem[-1][0] - side * 0.3, stem[-1][1] - 2.8)
        shapes.append(lens(stem[-1], tip, 1.5))
        sheet.path("".join(shapes), GREEN, INK, 0.35)
        sheet.path("".join(veins), INK)
    for side in (-1, 1):  # a bow ties them
        tail = [(side * x, y) for x, y in ((0, 13.6), (1.6, 14.3), (3.0, 15.9), (1.9, 15.7), (1.2, 16.4), (0.4, 14.8))]
        sheet.path(curve(tail, True), DEEP_RED, INK, 0.35)
        loop = [(side * x, y) for x, y in ((0, 13.3), (1.4, 12.2), (3.1, 12.2), (3.4, 13.4), (2.2, 14.1), (0.9, 13.9))]
        sheet.path(curve(loop, True), RED, INK, 0.35)
        sheet.path(thorn((side * 0.5, 13.4), (side * 2.3, 12.9), 0.35), INK)
    sheet.circle(0, 13.5, 0.75, RED, INK, 0.35)

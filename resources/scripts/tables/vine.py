# SPDX-License-Identifier: GPL-3.0-or-later
"""The majolica cloister: grapes and vine leaves, as on the pillars of Santa Chiara."""

from __future__ import annotations

import math

from bands import corner, ground, stripes
from ink import across, at, circle, leaf, num, path, ring, smooth, spiral, svg

GLAZE, JOINT = "#fbf1d3", "#e0cd9a"
TURQUOISE, TEAL, YELLOW, OCHRE = "#2b8a8f", "#175c63", "#f0be35", "#c98a24"
GREEN, DARK, PALE = "#5a9440", "#2a5526", "#8fbd55"
GRAPE, PLUM, BLOOM, WOOD = "#5a4aa3", "#2f2668", "#8f83cf", "#80501f"
LENGTH = 200
BANDS = [(0, 10, TURQUOISE), (10, 14, YELLOW), (87, 91, YELLOW), (91, 100, TURQUOISE)]


def vine_leaf(r: float) -> str:
    """Five lobes around the origin, its stalk below."""
    points = []
    for angle, length in ((180, .42), (146, .74), (118, .58), (76, 1.0), (46, .6), (0, 1.12), (-46, .6), (-76, 1.0), (-118, .58), (-146, .74)):
        a = math.radians(angle)
        points.append((r * length * math.sin(a), -r * length * math.cos(a)))
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for i, (x, y) in enumerate(points[1:] + points[:1], 1):
        px, py = points[i - 1]
        d += f"Q{num((px + x) / 2 * 1.18)} {num((py + y) / 2 * 1.18)} {num(x)} {num(y)}"
    ribs = "".join(path(f"M0 {num(r * .3)}L{num(r * k * math.sin(math.radians(a)))} {num(-r * k * math.cos(math.radians(a)))}", "none", DARK, 1.6)
                   for a, k in ((0, .8), (76, .7), (-76, .7)))
    return path(d + "Z", GREEN, DARK, 2.2) + path(f"M0 {num(r * .3)}L{num(-r * .7)} {num(-r * .1)}L{num(-r * .3)} {num(-r * .35)}L0 {num(-r * .85)}Z", PALE) + ribs


def grapes() -> str:
    """A bunch hanging from the origin, 46 long."""
    out = path("M0 -2V8", "none", WOOD, 3)
    for y, xs in ((10, (-11, 0, 11)), (18, (-16, -5.5, 5.5, 16)), (26, (-11, 0, 11)), (34, (-5.5, 5.5)), (42, (0,))):
        out += "".join(circle(x, y, 6.6, GRAPE, PLUM, 1.8) + circle(x - 2, y - 2, 1.9, BLOOM) for x in xs)
    return out


def tendril(turn: int) -> str:
    curl = [(0.0, 0.0), (9.0 * turn, -5.0)] + [(x + 17 * turn, y - 9) for x, y in spiral(1.2, 8, 150 if turn > 0 else 30, turn)]
    return path(smooth(curl), "none", DARK, 2.2)


def stem() -> str:
    points = [(float(x), 50 - 13 * math.cos(2 * math.pi * x / LENGTH)) for x in range(0, LENGTH + 1, 10)]
    return path(smooth(points), "none", WOOD, 3.6)


def frieze() -> str:
    out = ground(LENGTH, GLAZE, JOINT) + stripes(LENGTH, BANDS) + stem()
    out += across(LENGTH, lambda x: at(x, 43, 0, tendril(1)), 28) + across(LENGTH, lambda x: at(x, 62, 180, tendril(1)), 128)
    out += across(LENGTH, lambda x: at(x, 36, -6, grapes()), 0) + across(LENGTH, lambda x: at(x, 65, 174, grapes()), 100)
    out += across(LENGTH, lambda x: at(x, 61, 160, vine_leaf(21)), 50) + across(LENGTH, lambda x: at(x, 41, 20, vine_leaf(21)), 150)
    return svg(LENGTH, 100, out)


def corner_piece() -> str:
    out = corner(GLAZE, BANDS)
    out += at(54, 40, 12, vine_leaf(22)) + at(40, 54, -102, vine_leaf(22)) + at(40, 40, -45, grapes(), 1.05)
    return svg(100, 100, out)


def rosette(ink: str, gap: str) -> str:
    leaf_ = path("M0 22C-6 16 -20 18 -18 6C-26 2 -22 -10 -14 -10C-14 -20 -6 -22 0 -30C6 -22 14 -20 14 -10C22 -10 26 2 18 6C20 18 6 16 0 22Z", ink, gap, 2)
    bunch = "".join(circle(x, y, 5.6, ink, gap, 1.4) for y, xs in ((-14, (-10, 0, 10)), (-5, (-5, 5)), (4, (0,))) for x in xs)
    out = circle(0, 0, 97, "none", ink, 1.6) + circle(0, 0, 44, "none", ink, 1.6)
    out += ring(8, at(0, -70, 0, leaf_)) + ring(8, at(0, -70, 0, bunch, 1.15), 22.5)
    out += ring(10, leaf(38, 17, ink, gap, 2)) + circle(0, 0, 8, ink, gap, 2)
    return svg(200, 200, at(100, 100, 0, out))

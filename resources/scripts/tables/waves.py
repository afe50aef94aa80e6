# SPDX-License-Identifier: GPL-3.0-or-later
"""The gulf by night: running waves under stars, white and yellow on cobalt."""

from __future__ import annotations

import math

from bands import corner, ground, stripes
from ink import across, at, circle, num, path, rect, ring, smooth, spiral, svg

SEA, JOINT, DEEP = "#1f3b82", "#18306e", "#122352"
FOAM, PALE, GOLD, OCHRE = "#eef2f4", "#8fb4df", "#f2c23e", "#c98f2a"
LENGTH = 200
BANDS = [(0, 8, OCHRE), (8, 12, FOAM), (86, 90, FOAM), (90, 100, OCHRE)]
STEP = LENGTH / 3  # from crest to crest


def wave() -> str:
    """A crest that rolls over to the right, 50 long, standing on y = 0; the curl is a spiral."""
    curl = smooth([(x + 27, y - 25) for x, y in spiral(1.35, 15, 160)])
    body = "M-2 0C4 -2 9 -12 12 -21C15 -34 26 -42 35 -38C43 -35 45 -26 41 -20C44 -27 40 -34 33 -34C25 -34 20 -27 21 -19C22 -9 33 -2 48 0Z"
    return path(body, PALE) + path(curl, "none", FOAM, 5)


def star(r: float) -> str:
    points = []
    for i in range(16):
        length = r if i % 4 == 0 else r * .62 if i % 2 == 0 else r * .26
        angle = math.pi * i / 8
        points.append(f"{num(length * math.sin(angle))} {num(-length * math.cos(angle))}")
    return path("M" + "L".join(points) + "Z", GOLD)


def frieze() -> str:
    out = ground(LENGTH, SEA, JOINT) + stripes(LENGTH, BANDS)
    out += across(LENGTH, lambda x: at(x, 83, 0, wave(), 1.3), *(STEP * i for i in range(3)), reach=70)
    out += rect(0, 80, LENGTH, 6, FOAM)
    out += across(LENGTH, lambda x: at(x, 30, 0, star(16)), *(STEP * i + 6 for i in range(3)))
    return svg(LENGTH, 100, out)


def corner_piece() -> str:
    """A compass rose."""
    out = corner(SEA, BANDS)
    out += circle(50, 50, 26, "none", PALE, 3) + at(50, 50, 45, star(28)) + at(50, 50, 0, ring(4, path("M0 -33L8 -8H-8Z", FOAM)))
    out += circle(50, 50, 8, GOLD, DEEP, 2)
    return svg(100, 100, out)


def rosette(ink: str, gap: str) -> str:
    out = circle(0, 0, 97, "none", ink, 1.6)
    crest = path("M-14 4C-8 2 -7 -6 -4 -13C0 -21 12 -21 13 -12C14 -5 5 -2 3 -9C0 2 8 4 15 4Z", ink)
    out += ring(16, at(0, -78, 0, crest)) + circle(0, 0, 73, "none", ink, 1.6)
    out += ring(8, path("M0 -66L10 -10H-10Z", ink, gap, 1.6), 22.5) + ring(4, path("M0 -70L13 -13H-13Z", ink, gap, 1.6), 45)
    out += ring(4, path("M0 -72L15 -15H-15Z", ink, gap, 1.6)) + circle(0, 0, 15, ink, gap, 2)
    return svg(200, 200, at(100, 100, 0, out))

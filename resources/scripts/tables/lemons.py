# SPDX-License-Identifier: GPL-3.0-or-later
"""The lemon grove: a branch with lemons and blossoms, as painted in Vietri."""

from __future__ import annotations

import math

from bands import corner, ground, pearls, stripes
from ink import across, at, circle, leaf, path, petal, ring, svg

GLAZE, JOINT = "#fbf4df", "#e2d4ae"
COBALT, DEEP, LEMON, SHADE, SHINE = "#23479a", "#17306f", "#f6cc2c", "#e0a01c", "#fdeb98"
GREEN, DARK, PALE, WOOD = "#3f8f4c", "#1e5a36", "#7cb85c", "#7a4b22"
LENGTH = 200
BANDS = [(0, 9, LEMON), (9, 14, COBALT), (84, 100, COBALT)]


def lemon() -> str:
    """Hanging from the origin downwards, 46 long."""
    body = "M0 2C9 2 18 11 18 23C18 33 11 39 5 42C4 46 -4 46 -5 42C-11 39 -18 33 -18 23C-18 11 -9 2 0 2Z"
    shade = "M4 41C11 38 16.5 32 16.5 23C16.5 14 12 8 7 5C12 14 13 28 4 41Z"
    shine = "M-11 15C-8 9 -4 7 -2 7C-7 11 -9 17 -9 23C-11 22 -12 19 -11 15Z"
    return path(body, LEMON, DARK, 2.4) + path(shade, SHADE) + path(shine, SHINE)


def blossom() -> str:
    return ring(5, path(petal(11, 8), "#ffffff", COBALT, 1.8)) + circle(0, 0, 3.4, LEMON, SHADE, 1)


def sprig(flip: int) -> str:
    """A lemon between its leaves. @param flip 1 hangs down, −1 stands up."""
    blade = leaf(36, 19, GREEN, DARK, 2, PALE)
    small = leaf(25, 14, GREEN, DARK, 2, PALE)
    fruit = at(9, -2, 38, small) + at(-9, -2, -38, small) + lemon()
    return at(0, 0, 90 + 28 * flip, blade) + at(0, 0, -90 - 28 * flip, blade) + at(0, 0, 0 if flip > 0 else 180, fruit)


def branch() -> str:
    """A wave through the middle of the strip."""
    points = [f"{x:g} {50 + 9 * math.sin(2 * math.pi * x / LENGTH):.1f}" for x in range(0, LENGTH + 1, 10)]
    return path("M" + "L".join(points), "none", WOOD, 3.4)


def frieze() -> str:
    out = ground(LENGTH, GLAZE, JOINT) + stripes(LENGTH, BANDS) + pearls(LENGTH, 92, 100 / 6, 3.2, GLAZE) + branch()
    out += across(LENGTH, lambda x: at(x, 33, -8, sprig(1)), 50)
    out += across(LENGTH, lambda x: at(x, 66, -8, sprig(-1)), 150)
    out += across(LENGTH, lambda x: at(x, 33, 12, blossom()), 100) + across(LENGTH, lambda x: at(x, 66, 30, blossom()), 0)
    return svg(LENGTH, 100, out)


def corner_piece() -> str:
    """Two lemons on one stalk, one along each strip."""
    out = corner(GLAZE, BANDS)
    blade = leaf(40, 20, GREEN, DARK, 2, PALE)
    out += at(42, 42, 0, "".join(at(0, 0, angle, blade) for angle in (15, 75, -15 - 60, 165, 45)), .82)
    out += at(42, 42, -8, lemon()) + at(42, 42, -82, lemon()) + at(41, 41, 0, blossom(), 1.2)
    return svg(100, 100, out)


def rosette(ink: str, gap: str) -> str:
    """A wreath of lemons and leaves, 200 across, around the origin at its middle."""
    fruit = at(0, -72, 90, path("M0 -21C9 -21 17 -12 17 0C17 10 10 16 5 19C4 23 -4 23 -5 19C-10 16 -17 10 -17 0C-17 -12 -9 -21 0 -21Z", ink, gap, 2))
    leaves = at(0, -74, 62, leaf(34, 17, ink, gap, 2)) + at(0, -70, 118, leaf(34, 17, ink, gap, 2))
    heart = ring(10, path(petal(34, 16), ink, gap, 2)) + circle(0, 0, 9, ink, gap, 2)
    out = ring(8, leaves) + ring(8, fruit, 0) + heart + circle(0, 0, 46, "none", ink, 1.6) + circle(0, 0, 97, "none", ink, 1.6)
    return svg(200, 200, at(100, 100, 0, out))

# SPDX-License-Identifier: GPL-3.0-or-later
"""The back: a majolica floor in blue and white, the same either way up.

Every tile has the symmetry of the square and lies on a grid with as many tiles before the middle as after it, so
that half a turn of the card changes nothing; the border is laid the same way.
"""

from __future__ import annotations

from engrave import Point, curve, lens, polar, polygon, thorn
from svg import DEEP_BLUE, HEIGHT, PAPER, WIDTH, Svg, paper

DARK = DEEP_BLUE
SIDE = 11.1  # of a tile
COLUMNS, ROWS = 7, 13
LEFT, TOP = (WIDTH - COLUMNS * SIDE) / 2, (HEIGHT - ROWS * SIDE) / 2
BAND = 5.7  # the border's width
GAP = 0.9  # between border and field

HALF = SIDE / 2


def around(count: int, start: float = 0) -> list[float]:
    """Directions in degrees, evenly round the circle."""
    return [start + 360 * i / count for i in range(count)]


def turned(points: list[Point], degrees: float) -> list[Point]:
    """The points, drawn upwards from the origin, turned clockwise."""
    from math import cos, pi, sin
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [(x * c - y * s, x * s + y * c) for x, y in points]


def _sun_tile(sheet: Svg) -> None:
    """White on the field's blue: an eight-petalled flower in a ring, a spray in each corner."""
    sheet.circle(0, 0, 5.0, PAPER)
    sheet.circle(0, 0, 4.62, DARK)
    petal = [(0, -0.9), (0.62, -2.0), (1.12, -3.0), (0.72, -3.85), (0, -4.3), (-0.72, -3.85), (-1.12, -3.0), (-0.62, -2.0)]
    sheet.path("".join(curve(turned(petal, d), True) for d in around(8)), PAPER)
    veins = []
    for d in around(8):
        for a, b in (((0, -1.5), (0, -3.7)), ((0.3, -2.0), (0.58, -3.1)), ((-0.3, -2.0), (-0.58, -3.1))):
            veins.append(thorn(*turned([a, b], d), 0.24))
    sheet.path("".join(veins), DARK)
    sheet.path("".join(curve(turned([(0, -4.0), (0.26, -3.72), (0, -3.3), (-0.26, -3.72)], d), True) for d in around(8, 22.5)), PAPER)
    sheet.circle(0, 0, 1.45, DARK)
    sheet.circle(0, 0, 1.15, PAPER)
    sheet.circle(0, 0, 0.62, DARK)
    corner = []
    for d in around(4, 45):
        corner.append(lens(*turned([(0, -5.3), (0, -7.0)], d), 0.5))
        for side in (-1, 1):
            corner.append(lens(*turned([(side * 0.45, -5.35), (side * 1.7, -5.75)], d), 0.42, side * 0.18))
    sheet.path("".join(corner), PAPER)


def _leaf_tile(sheet: Svg) -> None:
    """Blue on white: four acanthus leaves to the corners, four tulips to the sides."""
    sheet.path(polygon([(-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF)]), PAPER)
    leaf = [(0, -1.3), (0.55, -1.8), (0.42, -2.35), (1.2, -2.95), (0.85, -3.5), (1.55, -4.2), (1.0, -4.8), (1.15, -5.4), (0, -6.7)]
    outline = leaf + [(-x, y) for x, y in leaf[-2:0:-1]]
    sheet.path("".join(curve(turned(outline, d), True) for d in around(4, 45)), DARK)
    veins = []
    for d in around(4, 45):
        veins.append(thorn(*turned([(0, -1.7), (0, -6.0)], d), 0.32))
        for y in (-2.3, -3.3, -4.4):
            for side in (-1, 1):
                veins.append(thorn(*turned([(side * 0.08, y), (side * 0.85, y - 0.75)], d), 0.24, side * 0.08))
    sheet.path("".join(veins), PAPER)
    tulip = [(0, -2.9), (0.62, -3.3), (0.8, -4.0), (1.3, -4.9), (0.5, -4.5), (0, -5.2), (-0.5, -4.5), (-1.3, -4.9), (-0.8, -4.0), (-0.62, -3.3)]
    cups = []
    for d in around(4):
        cups.append(curve(turned(tulip, d), True) + lens(*turned([(0, -1.2), (0, -3.1)], d), 0.5))
        for side in (-1, 1):
            cups.append(lens(*turned([(side * 0.1, -2.3), (side * 1.15, -2.75)], d), 0.4, side * 0.2))
            cups.append(lens(*turned([(side * 1.75, -5.3), (side * 2.6, -5.3)], d), 0.42))
    sheet.path("".join(cups), DARK)
    sheet.path("".join(thorn(*turned([(0, -3.3), (0, -4.5)], d), 0.4) for d in around(4)), PAPER)
    sheet.circle(0, 0, 1.3, DARK)
    sheet.circle(0, 0, 0.92, PAPER)
    sheet.circle(0, 0, 0.5, DARK)


def _knot(sheet: Svg) -> None:
    """The little wheel where four tiles meet."""
    sheet.circle(0, 0, 1.75, DARK)
    sheet.circle(0, 0, 1.45, PAPER)
    sheet.path("".join(lens(polar(0.25, d), polar(1.3, d), 0.42) for d in around(8)), DARK)


def _coin(sheet: Svg) -> None:
    """A bead of the border: a small sun."""
    sheet.circle(0, 0, 1.95, PAPER)
    sheet.path("".join(polygon(turned([(-0.42, -0.95), (0, -1.75), (0.42, -0.95)], d)) for d in around(8)), DARK)
    sheet.circle(0, 0, 0.8, DARK)
    sheet.circle(0, 0, 0.4, PAPER)


def _sprig(sheet: Svg) -> None:
    """Between two beads, along x: two pairs of leaves about a dot, the same from either end."""
    parts = []
    for side in (-1, 1):
        for up in (-1, 1):
            parts.append(lens((side * 0.5, up * 0.25), (side * 1.75, up * 1.75), 0.95, side * up * 0.25))
        parts.append(lens((side * 0.75, 0), (side * 2.3, 0), 0.6))
    sheet.path("".join(parts), PAPER)
    sheet.circle(0, 0, 0.42, PAPER)


def _evenly(start: float, end: float, count: int, shift: float) -> list[float]:
    """Places at equal steps, the far half an exact mirror of the near one also when rounded."""
    step = (end - start) / count
    near = [round(start + step * (i + shift), 2) for i in range(count + 1)]
    return [v if 2 * v <= start + end else round(start + end - near[round((end - v) / step - shift)], 2) for v in near[:count]]


def _frame(sheet: Svg) -> None:
    """The blue border with its beads and sprigs, a flower in each corner."""
    x0, y0 = LEFT - GAP - BAND, TOP - GAP - BAND
    x1, y1 = WIDTH - x0, HEIGHT - y0
    for inset, radius, colour in ((-1.1, 3.6, DARK), (-0.75, 3.3, PAPER), (0, 2.8, DARK), (BAND, 0.6, PAPER), (BAND + 0.4, 0.4, DARK)):
        sheet.element("rect", x=x0 + inset, y=y0 + inset, width=x1 - x0 - 2 * inset, height=y1 - y0 - 2 * inset, rx=radius, ry=radius, fill=colour)
    sheet.element("rect", x=x0 + 0.4, y=y0 + 0.4, width=x1 - x0 - 0.8, height=y1 - y0 - 0.8, rx=2.4, ry=2.4, fill="none", stroke=PAPER, stroke_width=0.22)
    inner = BAND - 0.4
    sheet.element("rect", x=x0 + inner, y=y0 + inner, width=x1 - x0 - 2 * inner, height=y1 - y0 - 2 * inner, fill="none", stroke=PAPER, stroke_width=0.22)
    middle = BAND / 2
    for upright, start, end, beads in ((False, x0 + middle, x1 - middle, 8), (True, y0 + middle, y1 - middle, 15)):
        for i, (at, bead) in enumerate(zip(_evenly(start, end, beads, 0.5), _evenly(start, end, beads, 0))):
            for far in (False, True):
                place = ((x1 - middle if far else x0 + middle), at) if upright else (at, (y1 - middle if far else y0 + middle))
                sheet.place("back-sprig", *place, 1, 90 if upright else 0)
                if i:
                    sheet.place("back-coin", *((place[0], bead) if upright else (bead, place[1])))
    for x in (x0 + middle, x1 - middle):
        for y in (y0 + middle, y1 - middle):
            sheet.place("back-knot", x, y, 1.35)


def back(sheet: Svg) -> None:
    paper(sheet)
    for name, draw in (("back-sun", _sun_tile), ("back-leaf", _leaf_tile), ("back-knot", _knot), ("back-coin", _coin), ("back-sprig", _sprig)):
        with sheet.define(name):
            draw(sheet)
    _frame(sheet)
    # The field's blue lies under all tiles: tiles that touched would blend differently at their first and last edge.
    sheet.element("rect", x=LEFT, y=TOP, width=WIDTH - 2 * LEFT, height=HEIGHT - 2 * TOP, fill=DARK)
    for row in range(ROWS):
        for column in range(COLUMNS):
            name = "back-leaf" if (row + column) % 2 else "back-sun"
            sheet.place(name, LEFT + SIDE * (column + 0.5), TOP + SIDE * (row + 0.5))
    for row in range(1, ROWS):
        for column in range(1, COLUMNS):
            sheet.place("back-knot", LEFT + SIDE * column, TOP + SIDE * row)


CARDS = {"back": back}

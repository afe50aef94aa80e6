# SPDX-License-Identifier: GPL-3.0-or-later
"""The back of the French deck: a damask of lozenges in crimson and white, the same either way up.

Every motif is the same upside down, or lies on the edge with its like opposite; the lattice and the border have a
middle in the middle of the card, so that half a turn changes nothing. Card units.
"""

from __future__ import annotations

from engrave import Point, curve, lens, polar, polygon, thorn
from svg import HEIGHT, PAPER, WIDTH, Svg, number, paper

DARK = "#8e1b22"  # crimson
COLUMNS, ROWS = 5, 7
WIDE, HIGH = 15.6, 20.4  # of a lozenge
LEFT, TOP = (WIDTH - COLUMNS * WIDE) / 2, (HEIGHT - ROWS * HIGH) / 2
RIGHT, BOTTOM = WIDTH - LEFT, HEIGHT - TOP
BAND, GAP = 5.4, 0.9  # the border's width; between border and field


def _turned(points: list[Point], degrees: float) -> list[Point]:
    """The points, drawn upwards from the origin, turned clockwise."""
    from math import cos, pi, sin
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [(x * c - y * s, x * s + y * c) for x, y in points]


def _lily(y: float, size: float, degrees: float) -> tuple[str, str]:
    """A fleur-de-lis growing up from (0, -y), turned: its body, and the cuts in it."""
    at = lambda points: _turned([(x * size, -y - v * size) for x, v in points], degrees)  # noqa: E731
    body = curve(at([(0, 0), (0.62, 0.7), (0.95, 1.7), (0.55, 2.7), (0, 3.8), (-0.55, 2.7), (-0.95, 1.7), (-0.62, 0.7)]), True)
    for side in (1, -1):
        body += curve(at([(side * 0.3, 0.1), (side * 1.2, 1.2), (side * 2.0, 1.9), (side * 2.75, 1.6), (side * 2.6, 0.85), (side * 2.05, 0.8),
                          (side * 2.35, 1.3), (side * 1.75, 1.2), (side * 1.1, 0.4), (side * 0.5, -0.4)][::side]), True)
    body += polygon(at([(-1.0, 0.35), (1.0, 0.35), (1.0, -0.15), (-1.0, -0.15)]))
    cuts = thorn(*at([(0, 0.7), (0, 3.2)]), 0.3 * size)
    return body, cuts


def _flower(sheet: Svg) -> None:
    """In the whole lozenges: an eight-petalled flower, a lily to each corner."""
    bodies, cuts = "", ""
    for degrees, y, size in ((0, 3.3, 1.28), (180, 3.3, 1.28), (90, 3.0, 0.88), (270, 3.0, 0.88)):
        body, cut = _lily(y, size, degrees)
        bodies, cuts = bodies + body, cuts + cut
    # Leaves between the lilies.
    for degrees in (38, 142, 218, 322):
        bodies += lens(*_turned([(0, -2.9), (0, -6.6)], degrees), 1.15)
        cuts += thorn(*_turned([(0, -3.2), (0, -6.0)], degrees), 0.24)
    sheet.path(bodies, PAPER)
    sheet.path(cuts, DARK)
    sheet.circle(0, 0, 3.05, PAPER)
    sheet.circle(0, 0, 2.75, DARK)
    petal = [(0, -0.7), (0.55, -1.4), (0.72, -2.1), (0, -2.65), (-0.72, -2.1), (-0.55, -1.4)]
    sheet.path("".join(curve(_turned(petal, 45 * i), True) for i in range(8)), PAPER)
    sheet.path("".join(thorn(*_turned([(0, -1.0), (0, -2.2)], 45 * i), 0.2) for i in range(8)), DARK)
    sheet.circle(0, 0, 0.85, DARK)
    sheet.circle(0, 0, 0.55, PAPER)


def _wheel(sheet: Svg) -> None:
    """In the lozenges between: white, with a crimson quatrefoil and sprays to the long corners."""
    sheet.path(polygon([(0, -HIGH / 2 + 1.9), (WIDE / 2 - 1.45, 0), (0, HIGH / 2 - 1.9), (-WIDE / 2 + 1.45, 0)]), PAPER)
    parts, cuts = "", ""
    for degrees in (0, 90, 180, 270):
        wide = degrees % 180
        leaf = [(0, -0.9), (1.35, -1.9), (1.5, -3.2), (0.55, -3.9), (0, -4.7 if not wide else -4.4), (-0.55, -3.9), (-1.5, -3.2), (-1.35, -1.9)]
        parts += curve(_turned(leaf, degrees), True)
        cuts += thorn(*_turned([(0, -1.7), (0, -3.9)], degrees), 0.3)
        for side in (1, -1):
            cuts += thorn(*_turned([(side * 0.35, -1.9), (side * 0.85, -3.3)], degrees), 0.26)
        parts += lens(*_turned([(0, -1.2), (0, -3.6)], degrees + 45), 0.7)
    for degrees in (0, 180):
        parts += lens(*_turned([(0, -5.1), (0, -7.6)], degrees), 0.62)
        for side in (1, -1):
            parts += lens(*_turned([(side * 0.35, -5.0), (side * 1.5, -6.0)], degrees), 0.5, side * 0.12)
    sheet.path(parts, DARK)
    sheet.path(cuts, PAPER)
    sheet.circle(0, 0, 1.3, PAPER)
    sheet.circle(0, 0, 0.95, DARK)
    sheet.circle(0, 0, 0.45, PAPER)


def _palmette(sheet: Svg, half: float, depth: float) -> None:
    """In a half lozenge on the edge, whose straight side is above: a fan of leaves hanging into it."""
    sheet.path(polygon([(-half + 1.9, 0.55), (half - 1.9, 0.55), (0, depth - 2.0)]), PAPER)
    parts = ""
    for k, part in ((-2, 0.42), (-1, 0.6), (0, 0.74), (1, 0.6), (2, 0.42)):
        way = k * 30 if half > depth else k * 24
        long = depth * part
        parts += lens(*_turned([(0, 1.9), (0, 1.2 + long)], -way), 0.82)
    sheet.path(parts, DARK)
    sheet.path("M-1.4 .55A1.4 1.4 0 0 0 1.4 .55Z", DARK)
    sheet.path("M-.8 .55A.8 .8 0 0 0 .8 .55Z", PAPER)


def _quarter(sheet: Svg) -> None:
    """In a corner of the field, which is at the origin, up and left: three leaves."""
    sheet.path(polygon([(0.55, 0.55), (WIDE / 2 - 1.9, 0.55), (0.55, HIGH / 2 - 2.3)]), PAPER)
    sheet.path("".join(lens((0.9, 0.9), b, 0.7) for b in ((1.2, 6.2), (3.3, 4.6), (4.6, 1.2))), DARK)


def _knot(sheet: Svg) -> None:
    """Where the lattice crosses."""
    sheet.circle(0, 0, 1.5, DARK)
    sheet.circle(0, 0, 1.22, PAPER)
    sheet.path("".join(lens(polar(0.2, 45 * i), polar(1.1, 45 * i), 0.36) for i in range(8)), DARK)


def _lattice(sheet: Svg) -> None:
    """Straight bars between the lozenges: white with a crimson thread."""
    lines = ""
    for i in range(-ROWS, COLUMNS + ROWS):
        for rising in (False, True):
            # From the top edge at half steps, downwards to both sides, cut to the field.
            x = LEFT + WIDE * (i + 0.5)
            slope = (-1 if rising else 1) * WIDE / HIGH
            y0, y1 = TOP, BOTTOM
            ends = sorted(y for y in (TOP + (LEFT - x) / slope, TOP + (RIGHT - x) / slope))
            low, high = max(y0, ends[0]), min(y1, ends[1])
            if high - low > 0.1:
                lines += f"M{number(x + (low - TOP) * slope)} {number(low)}L{number(x + (high - TOP) * slope)} {number(high)}"
    sheet.path(lines, None, PAPER, 1.25)
    sheet.path(lines, None, DARK, 0.36)


def _medal(sheet: Svg) -> None:
    """A bead of the border: a little rose."""
    sheet.circle(0, 0, 1.9, PAPER)
    sheet.path("".join(curve(_turned([(0, -0.35), (0.5, -0.95), (0.3, -1.55), (-0.3, -1.55), (-0.5, -0.95)], 60 * i), True) for i in range(6)), DARK)
    sheet.circle(0, 0, 0.42, DARK)
    sheet.circle(0, 0, 0.2, PAPER)


def _wave(sheet: Svg) -> None:
    """Between two beads, along x: an S-shaped leaf scroll, the same upside down."""
    part = ""
    for degrees in (0, 180):
        part += lens(*_turned([(-0.1, 0), (2.3, -1.15)], degrees), 0.8, -0.35)
        part += lens(*_turned([(0.5, -0.1), (2.1, 0.95)], degrees), 0.62, 0.2)
        part += lens(*_turned([(0.1, -0.2), (0.9, -1.5)], degrees), 0.55, 0.15)
    sheet.path(part, PAPER)
    sheet.circle(0, 0, 0.4, PAPER)


def _frame(sheet: Svg) -> None:
    """The crimson border with its beads and scrolls."""
    x0, y0 = LEFT - GAP - BAND, TOP - GAP - BAND
    x1, y1 = WIDTH - x0, HEIGHT - y0
    for inset, radius, colour in ((-1.1, 3.6, DARK), (-0.75, 3.3, PAPER), (0, 2.8, DARK), (BAND, 0.6, PAPER), (BAND + 0.4, 0.4, DARK)):
        sheet.element("rect", x=x0 + inset, y=y0 + inset, width=x1 - x0 - 2 * inset, height=y1 - y0 - 2 * inset, rx=radius, ry=radius, fill=colour)
    for inset in (0.4, BAND - 0.4):
        sheet.element("rect", x=x0 + inset, y=y0 + inset, width=x1 - x0 - 2 * inset, height=y1 - y0 - 2 * inset, fill="none", stroke=PAPER, stroke_width=0.22)
    middle = BAND / 2
    a, b, c, d = x0 + middle, x1 - middle, y0 + middle, y1 - middle
    for upright, start, end, beads in ((False, a, b, 10), (True, c, d, 17)):
        step = (end - start) / beads
        for i in range(beads):
            # The near side, and the far side by half a turn.
            bead, wave = round(start + step * i, 2), round(start + step * (i + 0.5), 2)
            for far in (False, True):
                turn = lambda x, y: (round(WIDTH - x, 2), round(HEIGHT - y, 2)) if far else (x, y)  # noqa: E731, B023
                if i:
                    sheet.place("back-medal", *turn(*((round(a, 2), bead) if upright else (bead, round(c, 2)))))
                sheet.place("back-wave", *turn(*((round(a, 2), wave) if upright else (wave, round(c, 2)))), 1, 90 if upright else 0)
    for x in (a, b):
        for y in (c, d):
            sheet.place("back-medal", x, y, 1.15)


def back(sheet: Svg) -> None:
    paper(sheet)
    for name, draw in (("back-flower", _flower), ("back-wheel", _wheel), ("back-knot", _knot), ("back-medal", _medal), ("back-wave", _wave), ("back-quarter", _quarter)):
        with sheet.define(name):
            draw(sheet)
    with sheet.define("back-across"):
        _palmette(sheet, WIDE / 2, HIGH / 2)
    with sheet.define("back-along"):
        _palmette(sheet, HIGH / 2, WIDE / 2)
    _frame(sheet)
    sheet.element("rect", x=LEFT, y=TOP, width=RIGHT - LEFT, height=BOTTOM - TOP, fill=DARK)
    _lattice(sheet)
    for row in range(ROWS):
        for column in range(COLUMNS):
            sheet.place("back-flower", LEFT + WIDE * (column + 0.5), TOP + HIGH * (row + 0.5))
    for row in range(1, ROWS):
        for column in range(1, COLUMNS):
            sheet.place("back-wheel", LEFT + WIDE * column, TOP + HIGH * row)
    for column in range(1, COLUMNS):
        x = LEFT + WIDE * column
        sheet.place("back-across", x, TOP)
        sheet.place("back-across", x, BOTTOM, 1, 180)
    for row in range(1, ROWS):
        y = TOP + HIGH * row
        sheet.place("back-along", LEFT, y, 1, -90)
        sheet.place("back-along", RIGHT, y, 1, 90)
    for x, y, turn, mirror in ((LEFT, TOP, 0, False), (RIGHT, TOP, 0, True), (RIGHT, BOTTOM, 180, False), (LEFT, BOTTOM, 180, True)):
        sheet.place("back-quarter", x, y, 1, turn, mirror)
    for row in range(2 * ROWS + 1):
        for column in range(2 * COLUMNS + 1):
            if (row + column) % 2 and 0 < row < 2 * ROWS and 0 < column < 2 * COLUMNS:
                sheet.place("back-knot", LEFT + WIDE * column / 2, TOP + HIGH * row / 2)


CARDS = {"back": back}

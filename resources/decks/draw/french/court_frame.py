# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of a French court card: a double-ruled frame, a half figure drawn once and placed twice under half a
turn, the suit's sign in the upper left and lower right, and a pearled band across, where the halves meet.

Card units. A half figure lies within x LEFT..RIGHT, from y TOP down to the band, which runs slantwise through
the middle of the card, lower on the left: what is drawn should end on the line y = waist(x), BAND / 2 below
which it would show in the other half. What reaches beyond the frame is covered.
"""

from __future__ import annotations

from typing import Callable

from french.pips import place_pip
from ink import Pen, ring
from svg import BLUE, GREEN, HEIGHT, INK, PAPER, RED, WHITE, WIDTH, YELLOW, Svg, paper

LEFT, RIGHT, TOP = 10.0, 90.0, 10.0
BAND = 7.6  # how broad the band is, measured upright
SLOPE = -0.17  # of the band: it rises to the right
SIGN = (20.3, 21.6, 17.8)  # where the suit's sign is, and how high
GROUND = {"D": YELLOW, "C": RED, "S": BLUE, "B": GREEN}  # each suit's colour, as under the Neapolitan figures


def waist(x: float) -> float:
    """Where the halves meet at that x."""
    return HEIGHT / 2 + SLOPE * (x - WIDTH / 2)


def court(sheet: Svg, suit: str, draw_half: Callable[[Svg], None]) -> None:
    """The whole card. `draw_half` draws the upper half figure in card units on the sheet it is given."""
    paper(sheet)
    with sheet.define("half"):
        draw_half(sheet)
        x, y, size = SIGN
        place_pip(sheet, suit, x, y, size)
    sheet.place("half", 0, 0)
    sheet.place("half", WIDTH, HEIGHT, 1, 180)
    pen = Pen(sheet)
    _band(pen, GROUND[suit])
    _frame(sheet)


def _frame(sheet: Svg) -> None:
    """Two rules, the outer one heavier, on paper that covers what reaches beyond them."""
    a, b = 1.7, 8.9
    outer = f"M{a} {a}L{WIDTH - a} {a}L{WIDTH - a} {HEIGHT - a}L{a} {HEIGHT - a}Z"
    inner = f"M{b} {b}L{b} {HEIGHT - b}L{WIDTH - b} {HEIGHT - b}L{WIDTH - b} {b}Z"
    sheet.path(outer + inner, fill=PAPER, fill_rule="evenodd")
    for inset, width in ((7.2, 0.75), (8.9, 0.4)):
        sheet.element("rect", x=inset, y=inset, width=WIDTH - 2 * inset, height=HEIGHT - 2 * inset, fill="none", stroke=INK, stroke_width=width)


def _band(pen: Pen, colour: str) -> None:
    """A ribbon edged with two rules, pearls along its middle and a lozenge between each two."""
    a, b = 9.1, WIDTH - 9.1
    edge = lambda x, d: (x, waist(x) + d)
    half = BAND / 2
    pen.fill([(*edge(a, -half), 0), (*edge(b, -half), 0), (*edge(b, half), 0), (*edge(a, half), 0)], INK)
    pen.fill([(*edge(a, 0.6 - half), 0), (*edge(b, 0.6 - half), 0), (*edge(b, half - 0.6), 0), (*edge(a, half - 0.6), 0)], WHITE)
    pen.fill([(*edge(a, 1.2 - half), 0), (*edge(b, 1.2 - half), 0), (*edge(b, half - 1.2), 0), (*edge(a, half - 1.2), 0)], INK)
    pen.fill([(*edge(a, 1.45 - half), 0), (*edge(b, 1.45 - half), 0), (*edge(b, half - 1.45), 0), (*edge(a, half - 1.45), 0)], colour)
    gap, count = 7.4, 11
    for i in range(count):
        x = WIDTH / 2 + (i - (count - 1) / 2) * gap
        pearl = ring(x, waist(x), 1.5)
        pen.fill(ring(x, waist(x), 1.85), INK)
        pen.fill(pearl, WHITE)
        pen.line([(x + 0.2, waist(x) + 1.1), (x + 0.9, waist(x) + 0.5), (x + 1, waist(x) - 0.4)], 0.3)
        if i < count - 1:
            m = x + gap / 2
            y = waist(m)
            pen.fill([(m - 1.5, y + 0.25, 0), (m, y - 1.3, 0), (m + 1.5, y - 0.25, 0), (m, y + 1.3, 0)], INK)
            pen.fill([(m - 0.9, y + 0.15, 0), (m, y - 0.75, 0), (m + 0.9, y - 0.15, 0), (m, y + 0.75, 0)], PAPER)

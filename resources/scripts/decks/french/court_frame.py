# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of a French court card: a double-ruled frame, a half figure drawn once and placed twice under half a
turn, the suit's sign in the upper left and lower right, and a pearled band across, where the halves meet.

Card units. A half figure lies within x LEFT..RIGHT, from y TOP down to the band, which runs slantwise through
the middle of the card, lower on the left: what is drawn should end on the line y = waist(x), BAND / 2 below
which it would show in the other half. It is placed a little enlarged, from the middle of the card (LARGE). What
reaches beyond the frame is covered.

The sign is as large as the figures leave room for: a card is played at 48 pixels too, where it has seven of them.
"""

from __future__ import annotations

from typing import Callable

from french.pips import place_pip
from ink import Pen, ring
from svg import BLUE, GREEN, HEIGHT, INK, PAPER, RED, WHITE, WIDTH, YELLOW, Svg, paper

LEFT, RIGHT, TOP = 10.0, 90.0, 10.0
BAND = 7.6  # how broad the band is, measured upright
SLOPE = -0.17  # of the band: it rises to the right
LARGE = 1.05  # how much larger than drawn a half figure is placed
FRAME = 4.4, 5.9  # how far in the outer and the inner rule are
SIGN = (18.6, 20.4, 25.4)  # where the suit's sign is, and how high
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
    for s, turn in ((1, 0), (-1, 180)):
        place_pip(sheet, suit, WIDTH / 2 - s * (WIDTH / 2 - x), HEIGHT / 2 - s * (HEIGHT / 2 - y), size, turn)
        sheet.place("half", WIDTH / 2 * (1 - s * LARGE), HEIGHT / 2 * (1 - s * LARGE), LARGE, turn)
    pen = Pen(sheet)
    _band(pen, GROUND[suit])
    _frame(sheet)


def _frame(sheet: Svg) -> None:
    """Two rules, the outer one heavier, on paper that covers what reaches beyond them."""
    a, b, r = 0.3, FRAME[1], 5.4
    x, y = WIDTH - a, HEIGHT - a
    outer = f"M{r} {a}L{WIDTH - r} {a}Q{x} {a} {x} {r}L{x} {HEIGHT - r}Q{x} {y} {WIDTH - r} {y}L{r} {y}Q{a} {y} {a} {HEIGHT - r}L{a} {r}Q{a} {a} {r} {a}Z"
    inner = f"M{b} {b}L{b} {HEIGHT - b}L{WIDTH - b} {HEIGHT - b}L{WIDTH - b} {b}Z"
    sheet.path(outer + inner, fill=PAPER, fill_rule="evenodd")
    for inset, width in zip(FRAME, (0.75, 0.4)):
        sheet.element("rect", x=inset, y=inset, width=WIDTH - 2 * inset, height=HEIGHT - 2 * inset, fill="none", stroke=INK, stroke_width=width)


def _band(pen: Pen, colour: str) -> None:
    """A ribbon edged with two rules, pearls along its middle and a lozenge between each two."""
    a, b = FRAME[1] + 0.2, WIDTH - FRAME[1] - 0.2
    edge = lambda x, d: (x, waist(x) + d)
    half = BAND / 2
    pen.fill([(*edge(a, -half), 0), (*edge(b, -half), 0), (*edge(b, half), 0), (*edge(a, half), 0)], INK)
    pen.fill([(*edge(a, 0.6 - half), 0), (*edge(b, 0.6 - half), 0), (*edge(b, half - 0.6), 0), (*edge(a, half - 0.6), 0)], WHITE)
    pen.fill([(*edge(a, 1.2 - half), 0), (*edge(b, 1.2 - half), 0), (*edge(b, half - 1.2), 0), (*edge(a, half - 1.2), 0)], INK)
    pen.fill([(*edge(a, 1.45 - half), 0), (*edge(b, 1.45 - half), 0), (*edge(b, half - 1.45), 0), (*edge(a, half - 1.45), 0)], colour)
    gap, count = 7.9, 11
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

# SPDX-License-Identifier: GPL-3.0-or-later
"""The back: glazed tiles in blue and yellow, the same either way up.

Half of the card is drawn once and placed twice under half a turn. Nothing here slips out of register, as that
would show which way up a card is.
"""

from __future__ import annotations

from engrave import polar
from siciliane.coin_parts import circle
from siciliane.press import BLUE, HEIGHT, PAPER, WIDTH, YELLOW, Press, card
from svg import Svg
from thrift import frugally

TILE = 14.4


def _tile(pen: Press) -> None:
    """A tile with its middle at the origin, alike from all four sides."""
    half = TILE / 2
    for quarter in range(4):
        p = pen.at(0, 0, 1, quarter * 90)
        # A leaf towards the corner with its veins, a bud towards the side, a quarter of the corner's flower.
        p.fill([(0.9, -0.9, 0), (1.5, -3.6), (4.9, -4.9, 0), (3.6, -1.5)], BLUE)
        p.line([(1.4, -1.4), (2.8, -2.8), (4.2, -4.2)], 0.55, (0.3, 0.1), PAPER)
        p.fill([(0, -2, 0), (-1.1, -4), (0, -6.5, 0), (1.1, -4)], BLUE)
        p.fill([(0, -3.2, 0), (-0.45, -4.1), (0, -5.2, 0), (0.45, -4.1)], PAPER)
        for side in (-1, 1):
            p.line([(side * 0.5, -half), (side * 2.5, -half + 1.1), (side * 3.9, -half + 2.6), (side * 4.4, -half + 1.5)], 0.6, (0.9, 0.1), BLUE)
        ring = [(half - 3.1, -half, 0), (half - 2.9, -half + 1.2), (half - 2.2, -half + 2.2), (half - 1.2, -half + 2.9), (half, -half + 3.1, 0), (half, -half + 2.2, 0), (half - 1.5, -half + 1.5), (half - 2.2, -half, 0)]
        p.fill(ring, BLUE)
        p.fill([(half, -half, 0), (half - 1.4, -half, 0), (half - 1, -half + 1), (half, -half + 1.4, 0)], YELLOW)
    pen.fill(circle(1.5), YELLOW)
    pen.fill(circle(0.6), BLUE)


def _border(pen: Press) -> None:
    """The upper half of the frame: two lines and a chain of lemons and leaves between them."""
    for inset, width in ((4.2, 1.1), (10.6, 0.7)):
        x1, x2, y1, y2 = inset, WIDTH - inset, inset, HEIGHT / 2
        pen.fill([(x1, y2, 0), (x1, y1, 0), (x2, y1, 0), (x2, y2, 0), (x2 - width, y2, 0), (x2 - width, y1 + width, 0), (x1 + width, y1 + width, 0), (x1 + width, y2, 0)], BLUE)
    middle = 7.9
    across = [(middle + 7.02 * i, middle, 0) for i in range(1, 12)]
    down = [(x, middle + 6.42 * i, 90) for x in (middle, WIDTH - middle) for i in range(1, 12)]
    for i, (x, y, turn) in enumerate(across + down):
        bead = pen.at(x, y, 1, turn)
        bead.fill([(-1.9, 0, 0), (0, -1.25), (1.9, 0, 0), (0, 1.25)], BLUE if i % 2 else YELLOW)
        for side in (-1, 1):
            bead.line([(side * 2.1, 0), (side * 2.9, -1.3), (side * 3.9, -1)], 0.55, (0.7, 0.1), BLUE)
            bead.line([(side * 2.1, 0), (side * 2.9, 1.3), (side * 3.9, 1)], 0.55, (0.7, 0.1), BLUE)
    for x in (middle, WIDTH - middle):
        for i in range(8):
            petal = [polar(r, i * 45 + d, x, middle) for r, d in ((0.5, 0), (1.4, -16), (2.3, 0), (1.4, 16))]
            pen.fill([(*petal[0], 0), petal[1], (*petal[2], 0), petal[3]], BLUE)


@frugally
def draw(sheet: Svg) -> None:
    """The whole back."""
    card(sheet)
    with sheet.define("tile"):
        _tile(Press(sheet))
    with sheet.define("half"):
        _border(Press(sheet))
    columns, rows = 5, 9
    for row in range(rows):
        for column in range(columns):
            sheet.place("tile", WIDTH / 2 + (column - 2) * TILE * 1.04, HEIGHT / 2 + (row - 4) * TILE * 1.02, 1.02)
    sheet.place("half", 0, 0)
    sheet.place("half", WIDTH, HEIGHT, 1, 180)


CARDS = {"back": draw}

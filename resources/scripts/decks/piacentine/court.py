# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of a court card: a half figure drawn once and placed twice under half a turn, a line across, the rule round it.

A half figure is drawn in card units above MIDDLE; the pen given to draw_half() cuts off what would reach below.
"""

from __future__ import annotations

from functools import partial
from typing import Callable

from piacentine.stone import HEIGHT, INK, LEFT, MIDDLE, RIGHT, WIDTH, Chalk, card, margin, rule
from svg import Svg
from thrift import frugally


BEND = 0.07  # how far a curve may move to be said more simply: a court card is full of them


def _court(draw_half: Callable[[Chalk], None], sheet: Svg) -> None:
    card(sheet)
    with sheet.define("half"):
        draw_half(Chalk(sheet, floor=MIDDLE))
    sheet.place("half", 0, 0)
    sheet.place("half", WIDTH, HEIGHT, 1, 180)
    margin(sheet)
    sheet.path(f"M{LEFT} {MIDDLE}L{RIGHT} {MIDDLE}", stroke=INK, width=0.8)
    rule(sheet)


def court(draw_half: Callable[[Chalk], None]) -> Callable[[Svg], None]:
    """The function that draws the whole card from the one that draws half of it."""
    return frugally(partial(_court, draw_half), BEND)

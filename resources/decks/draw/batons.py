# SPDX-License-Identifier: GPL-3.0-or-later
"""Batons, ace to seven; and the club the court figures of the suit carry (define_pip)."""

from __future__ import annotations

import svg
from club import define_short
from svg import GREEN, RED, Svg


def define_pip(sheet: Svg) -> str:
    """The club, upright, green head up, 56 long and 17.6 wide, its origin at its middle. A hand closes on it
    about y 18, where it is 7 wide and leans a little to the right towards its cut foot."""
    return define_short(sheet, GREEN)


def _paper(sheet: Svg) -> None:
    if hasattr(svg, "paper"):
        svg.paper(sheet)


def six(sheet: Svg) -> None:
    _paper(sheet)
    green, red = define_short(sheet, GREEN), define_short(sheet, RED)
    for x, pip, turn in ((20, green, 180), (50, green, 0), (80, red, 0)):
        sheet.place(pip, x, 44, 1.15, turn)
    for x, pip, turn in ((20, red, 180), (50, green, 180), (80, red, 0)):
        sheet.place(pip, x, 121, 1.15, turn)


CARDS = {"6B": six}

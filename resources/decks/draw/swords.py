# SPDX-License-Identifier: GPL-3.0-or-later
"""Swords, ace to seven; and the sword the court figures of the suit carry (define_pip)."""

from __future__ import annotations

import svg
from blade import LONG, SHORT, define_sword
from svg import Svg


def define_pip(sheet: Svg) -> str:
    """The long sword, upright, point up, 112.5 long and 24.7 wide, its origin at its middle. The guard's middle is
    29.75 below that, the grip's middle 42 below (see blade.py for hilt and blade apart)."""
    return define_sword(sheet, LONG)


def _paper(sheet: Svg) -> None:
    if hasattr(svg, "paper"):
        svg.paper(sheet)


def six(sheet: Svg) -> None:
    _paper(sheet)
    pip = define_sword(sheet, SHORT)
    for x in (20, 50, 80):
        sheet.place(pip, x, 44, 1.05, 180)
        sheet.place(pip, x, 121, 1.05)


CARDS = {"6S": six}

# SPDX-License-Identifier: GPL-3.0-or-later
"""The cups, ace to seven (the courts of the suit are with the other courts)."""

from __future__ import annotations

from svg import Svg, paper
from urn import define_bowl, define_urn


def define_pip(sheet: Svg) -> str:
    """The urn a figure holds: a part 40 high and 29 wide about its centre (it stands on y = 20). Defined once a sheet; returns its name."""
    return define_urn(sheet)


def spread(sheet: Svg, part: str, scale: float, *places: tuple[float, float]) -> None:
    """Put the cup at each place, all upright."""
    for x, y in places:
        sheet.place(part, x, y, scale)


def two(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_bowl(sheet), 1.28, (50, 44), (50, 121))


def three(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 1.12, (28, 34), (68, 82.5), (28, 131))


def four(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 1.0, (27, 31), (73, 31), (27, 134), (73, 134))


def five(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 1.0, (25, 30), (75, 30), (50, 82.5), (25, 135), (75, 135))


def six(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 0.98, *((x, y) for y in (30, 82.5, 135) for x in (27, 73)))


def seven(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 0.86, (23, 27), (77, 27), (50, 54.5), (23, 82.5), (77, 82.5), (23, 138), (77, 138))


CARDS = {"2C": two, "3C": three, "4C": four, "5C": five, "6C": six, "7C": seven}

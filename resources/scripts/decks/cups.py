# SPDX-License-Identifier: GPL-3.0-or-later
"""The cups, ace to seven (the courts of the suit are with the other courts)."""

from __future__ import annotations

import covered_urn
from svg import Svg, paper
from thrift import frugally
from urn import define_bowl, define_urn


def define_pip(sheet: Svg) -> str:
    """The urn a figure holds: a part 40 high and 29 wide about its centre (it stands on y = 20). Defined once a sheet; returns its name."""
    return define_urn(sheet, fine=False)


def spread(sheet: Svg, part: str, scale: float, *places: tuple[float, float]) -> None:
    """Put the cup at each place, all upright."""
    for x, y in places:
        sheet.place(part, x, y, scale)


def ace(sheet: Svg) -> None:
    paper(sheet)
    with sheet.group("translate(50 0)"):
        covered_urn.draw(sheet)


def two(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_bowl(sheet), 1.28, (50, 44), (50, 121))


def three(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 1.28, (29, 34.5), (70, 82.5), (29, 130.5))


def four(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 1.15, (27, 33), (73, 33), (27, 132), (73, 132))


def five(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 1.06, (25, 31), (75, 31), (50, 82.5), (25, 134), (75, 134))


def six(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_urn(sheet), 0.95, *((x, y) for y in (29, 82.5, 136) for x in (28, 72)))


def seven(sheet: Svg) -> None:
    """Smaller cups than on the six, so that the seventh has bare paper all round it and can be counted on a thumbnail."""
    paper(sheet)
    spread(sheet, define_urn(sheet), 0.8, (19, 24), (81, 24), (50, 53.2), (19, 82.5), (81, 82.5), (19, 141), (81, 141))


CARDS = {"1C": frugally(ace, 0.05), "2C": two, "3C": three, "4C": four, "5C": five, "6C": six, "7C": seven}

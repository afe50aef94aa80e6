# SPDX-License-Identifier: GPL-3.0-or-later
"""The coins, ace to seven (the courts of the suit are with the other courts)."""

from __future__ import annotations

import eagle
from crest import define_crest
from sun import define_boss, define_rosette, define_splendid, define_sun
from svg import Svg, paper
from thrift import frugally


def define_pip(sheet: Svg) -> str:
    """The coin a figure holds: a part of radius 10 about its centre. Defined once a sheet; returns its name."""
    return define_sun(sheet, fine=False)


def spread(sheet: Svg, part: str, radius: float, *places: tuple[float, float]) -> None:
    """Put the coin at each place with the given radius."""
    for x, y in places:
        sheet.place(part, x, y, radius / 10)


def ace(sheet: Svg) -> None:
    paper(sheet)
    eagle.draw(sheet)


def two(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_rosette(sheet), 24, (50, 41), (50, 124))


def three(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_sun(sheet), 20.5, (70, 31), (29.5, 82.5), (70, 134))


def four(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_sun(sheet), 16, (26, 28), (74, 28), (26, 137), (74, 137))
    sheet.place(define_crest(sheet), 50, 82.5, 1.15)


def five(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_sun(sheet), 15, (25, 27), (75, 27), (25, 138), (75, 138))
    spread(sheet, define_rosette(sheet), 23, (50, 82.5))


def six(sheet: Svg) -> None:
    paper(sheet)
    spread(sheet, define_boss(sheet), 14.2, *((x, y) for y in (27, 82.5, 138) for x in (27, 73)))


def seven(sheet: Svg) -> None:
    """The settebello."""
    paper(sheet)
    spread(sheet, define_splendid(sheet), 14.4, (25, 25), (75, 25), (50, 53.75), (25, 82.5), (75, 82.5), (25, 140), (75, 140))


CARDS = {"1D": frugally(ace, 0.05), "2D": two, "3D": three, "4D": four, "5D": five, "6D": six, "7D": seven}

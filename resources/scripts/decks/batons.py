# SPDX-License-Identifier: GPL-3.0-or-later
"""Batons, ace to seven; and the club the court figures of the suit carry (define_pip)."""

from __future__ import annotations

from club import define_long, define_short
from clubace import ace
from mask import mask
from svg import GREEN, RED, Svg, paper


def define_pip(sheet: Svg) -> str:
    """The club, upright, green head up, 56 long and 17.6 wide, its origin at its middle. A hand closes on it
    about y 18, where it is 7 wide and leans a little to the right towards its cut foot."""
    return define_short(sheet, GREEN, fine=False)


def two(sheet: Svg) -> None:
    paper(sheet)
    pip = define_long(sheet)
    sheet.place(pip, 30, 82.5, 1.12)
    sheet.place(pip, 70, 82.5, 1.12, mirror=True)


def three(sheet: Svg) -> None:
    paper(sheet)
    pip = define_long(sheet, 0.7)
    for turn, flip in ((-27, -1), (27, 1), (0, 1)):
        # A little slimmer than on the two, so that all three heads show.
        with sheet.group(f"translate(50 {83 if turn else 80.5}) rotate({turn}) scale({0.97 * flip:.2f} {1.08 if turn else 1.12})"):
            sheet.place(pip, 0, 0)
    with sheet.group("translate(50 90) scale(1.08)"):
        mask(sheet)


def four(sheet: Svg) -> None:
    paper(sheet)
    green, red = define_short(sheet, GREEN), define_short(sheet, RED)
    for y, pip, turn in ((43, green, 0), (122, red, 180)):
        sheet.place(pip, 27, y, 1.26, turn - 14 if not turn else turn + 14, turn == 0)
        sheet.place(pip, 73, y, 1.26, turn + 14 if not turn else turn - 14, turn != 0)


def five(sheet: Svg) -> None:
    paper(sheet)
    green, red = define_short(sheet, GREEN), define_short(sheet, RED)
    for x, flip in ((25, False), (75, True)):
        sheet.place(red, x, 40, 1.06, 180, flip)
        sheet.place(red, x, 126, 1.06, 0, not flip)
    sheet.place(green, 50, 81.6, 1, -90, True)


def six(sheet: Svg) -> None:
    paper(sheet)
    green, red = define_short(sheet, GREEN), define_short(sheet, RED)
    for x, pip, turn in ((19.6, green, 180), (50, green, 0), (80.4, red, 0)):
        sheet.place(pip, x, 44, 1.15, turn, turn > 0)
    for x, pip, turn in ((19.6, red, 180), (50, green, 180), (80.4, red, 0)):
        sheet.place(pip, x, 121, 1.15, turn, turn > 0)


def seven(sheet: Svg) -> None:
    paper(sheet)
    green, red = define_short(sheet, GREEN), define_short(sheet, RED)
    for x, pip, turn in ((20, red, 180), (50, red, 180), (80, green, 0)):
        sheet.place(pip, x, 38.5, 1.03, turn, turn > 0)
    for x, pip, turn in ((20, green, 180), (50, red, 0), (80, red, 0)):
        sheet.place(pip, x, 126.5, 1.03, turn, turn > 0)
    sheet.place(green, 50, 82, 1, -90, True)


CARDS = {"1B": ace, "2B": two, "3B": three, "4B": four, "5B": five, "6B": six, "7B": seven}

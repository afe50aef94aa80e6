# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards of coins, and the eagle of the ace."""

from __future__ import annotations

from siciliane import coin_parts, eagle, medal, page
from siciliane.press import Press, card
from svg import Svg
from thrift import frugally

LEFT, RIGHT = 28, 72
PLACES = {
    4: [(LEFT, 31), (RIGHT, 31), (LEFT, 126), (RIGHT, 126)],
    5: [(LEFT, 29), (RIGHT, 29), (LEFT, 128), (RIGHT, 128)],
    6: [(x, y) for y in (31, 78.5, 126) for x in (LEFT, RIGHT)],
    7: [(LEFT, 28), (RIGHT, 28), (50, 56.5), (LEFT, 92), (RIGHT, 92), (LEFT, 127), (RIGHT, 127)],
}


def define_pip(sheet: Svg) -> str:
    """The plain coin, of radius 15, as a part of the sheet."""
    if not sheet.defined("coin"):
        with sheet.define("coin"):
            coin_parts.plain(Press(sheet))
    return "coin"


def draw_plain(rank: int):
    """What draws the card with that many plain coins."""
    def draw(sheet: Svg) -> None:
        pen = card(sheet)
        pip = define_pip(sheet)
        for x, y in PLACES[rank]:
            sheet.place(pip, x, y)
        if rank == 5:
            medal.draw(pen.at(50, 78.5))
    return frugally(draw)


@frugally
def draw_two(sheet: Svg) -> None:
    card(sheet)
    with sheet.define("head"):
        coin_parts.laurelled(Press(sheet))
    sheet.place("head", 50, 46)
    sheet.place("head", 50, 111)


@frugally
def draw_three(sheet: Svg) -> None:
    pen = card(sheet)
    with sheet.define("legs"):
        coin_parts.running(Press(sheet))
    for x, y in ((67, 35), (29, 78.5), (67, 122)):
        sheet.place("legs", x, y)
    page.draw(pen.at(73, 78.2))


@frugally
def draw_ace(sheet: Svg) -> None:
    eagle.draw(card(sheet))


CARDS = {"1D": draw_ace, "2D": draw_two, "3D": draw_three, **{f"{rank}D": draw_plain(rank) for rank in PLACES}}

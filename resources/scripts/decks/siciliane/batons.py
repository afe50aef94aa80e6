# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards of batons: clubs, red and green by turns."""

from __future__ import annotations

from siciliane import clubs, great_clubs, small_things
from siciliane.press import GREEN, RED, Press, card
from svg import Svg
from thrift import frugally

# x and y of the middle, how far the club is turned (thick end up), and the colour of its head.
PLACES = {
    4: [(30, 38, -27, GREEN), (70, 38, 27, RED), (30, 119, 207, RED), (70, 119, 153, GREEN)],
    5: [(31, 37, 150, GREEN), (69, 37, 210, RED), (50, 78.5, 90, RED), (31, 120, 30, RED), (69, 120, -30, GREEN)],
    6: [(24, 41, -8, GREEN), (50, 39, 0, GREEN), (76, 41, 8, GREEN), (24, 116, 188, GREEN), (50, 118, 180, GREEN), (76, 116, 172, GREEN)],
    7: [(23, 40, 0, GREEN), (50, 40, 180, RED), (77, 40, 0, GREEN), (50, 78.5, -90, RED), (23, 117, 180, RED), (50, 117, 0, GREEN), (77, 117, 180, RED)],
}


def define_pip(sheet: Svg, head: str = GREEN, grip: str = RED) -> str:
    """A club as a part of the sheet, 48 long."""
    name = "green" if head == GREEN else "red"
    if not sheet.defined(name):
        with sheet.define(name):
            clubs.club(Press(sheet), head, grip)
    return name


def draw_plain(rank: int):
    """What draws the card with that many clubs."""
    def draw(sheet: Svg) -> None:
        pen = card(sheet)
        for x, y, turn, head in PLACES[rank]:
            sheet.place(define_pip(sheet, head, RED if head == GREEN else GREEN), x, y, 1.12, turn)
        if rank == 7:
            small_things.glass(pen.at(36.4, 43, 0.92))
    return frugally(draw)


CARDS = {"1B": frugally(lambda sheet: great_clubs.one(card(sheet))), "2B": frugally(lambda sheet: great_clubs.two(card(sheet))),
         "3B": frugally(lambda sheet: great_clubs.three(card(sheet))), **{f"{rank}B": draw_plain(rank) for rank in PLACES}}

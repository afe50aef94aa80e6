# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards of swords, and what lies between the blades."""

from __future__ import annotations

from siciliane import blades, dogs, scabbards, scimitar, ship, small_things
from siciliane.press import Press, card
from svg import Svg
from thrift import frugally

# x and y of the guard, and how far the sword is turned; it hangs point down.
PLACES = {
    4: [(26.5, 35, -27), (73.5, 35, 27), (26.5, 122, 207), (73.5, 122, 153)],
    5: [(26, 35, 0), (74, 35, 0), (59, 78.5, 90), (26, 122, 180), (74, 122, 180)],
    6: [(23, 53.5, 180), (50, 36, 0), (77, 53.5, 180), (23, 103.5, 0), (50, 121, 180), (77, 103.5, 0)],
    7: [(22, 35, 0), (50, 35, 0), (78, 35, 0), (59, 78.5, 90), (22, 122, 180), (50, 122, 180), (78, 122, 180)],
}


def define_pip(sheet: Svg) -> str:
    """The sword as a part of the sheet."""
    if not sheet.defined("sword"):
        with sheet.define("sword"):
            blades.plain(Press(sheet))
    return "sword"


def draw_plain(rank: int):
    """What draws the card with that many swords."""
    def draw(sheet: Svg) -> None:
        pen = card(sheet)
        pip = define_pip(sheet)
        for x, y, turn in PLACES[rank]:
            sheet.place(pip, x, y, 0.96 if rank == 6 else 1, turn)
        if rank == 4:
            dogs.sitting(pen.at(76, 79))
        elif rank == 5:
            dogs.fetching(pen.at(46.6, 54, 0.8))
        elif rank == 6:
            ship.sail_boat(pen.at(62.4, 79, 0.92))
        elif rank == 7:
            small_things.jug(pen.at(36, 55))
    return frugally(draw)


CARDS = {"1S": frugally(lambda sheet: scimitar.draw(card(sheet))), "2S": frugally(lambda sheet: scabbards.two(card(sheet))),
         "3S": frugally(lambda sheet: scabbards.three(card(sheet))), **{f"{rank}S": draw_plain(rank) for rank in PLACES}}

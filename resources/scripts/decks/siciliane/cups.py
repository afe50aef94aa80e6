# SPDX-License-Identifier: GPL-3.0-or-later
"""The number cards of cups: urns, some upside down, and what stands between them; the great urn of the ace."""

from __future__ import annotations

from siciliane import houses, ship, small_figures, small_things, urns
from siciliane.press import Press, card
from svg import Svg
from thrift import frugally

PLACES = {
    2: [(50, 45, 1.42), (50, 112, -1.42)],
    3: [(35, 36, 1.42), (69, 78.5, 1.42), (35, 121, 1.42)],
    4: [(24, 34, 1.06), (76, 34, 1.06), (24, 123, -1.06), (76, 123, -1.06)],
    5: [(25, 33, 1.02), (75, 33, 1.02), (56, 78.5, 1.06), (25, 124, 1.02), (75, 124, 1.02)],
    6: [(x, y, 1) for y in (32, 125) for x in (23, 50, 77)],
    7: [(x, y, 1) for y in (31, 78.5, 126) for x in (23, 77)] + [(50, 48, 1)],
}


def define_pip(sheet: Svg) -> str:
    """The urn, 20 wide and 30 high, as a part of the sheet."""
    if not sheet.defined("urn"):
        with sheet.define("urn"):
            urns.plain(Press(sheet))
    return "urn"


def _scenes(pen: Press, rank: int) -> None:
    if rank == 2:
        small_things.fish(pen.at(22, 80, 1.15, -42))
    elif rank == 3:
        houses.chapel(pen.at(31, 80, 1.05))
    elif rank == 4:
        small_figures.fighters(pen.at(50, 79))
    elif rank == 5:
        small_things.covered_cup(pen.at(34, 78))
    elif rank == 6:
        ship.draw(pen.at(50, 78.5))
    elif rank == 7:
        small_figures.woman(pen.at(50, 104))


def draw_plain(rank: int):
    """What draws the card with that many urns."""
    def draw(sheet: Svg) -> None:
        pen = card(sheet)
        pip = define_pip(sheet)
        _scenes(pen, rank)
        for x, y, scale in PLACES[rank]:
            sheet.place(pip, x, y, abs(scale), 180 if scale < 0 else 0)
    return frugally(draw)


@frugally
def draw_ace(sheet: Svg) -> None:
    urns.great(card(sheet).at(50, 78.5, 1.12))


CARDS = {"1C": draw_ace, **{f"{rank}C": draw_plain(rank) for rank in PLACES}}

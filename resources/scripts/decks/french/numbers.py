# SPDX-License-Identifier: GPL-3.0-or-later
"""The French number cards, two to seven of each suit, and eight to ten for players who want plain numbers 1 to 10.

Signs stand in the classic rows; those below the middle of the card are upside down. Card units.
"""

from __future__ import annotations

from functools import partial

from french.pips import place_pip
from french.settebello import place_splendid
from french.vignettes import vignette
from svg import HEIGHT, WIDTH, Svg, paper

MIDDLE = HEIGHT / 2


def _columns(left: float, *rows: float) -> list[tuple[float, float]]:
    """Two columns, `left` and its mirror, with a sign in each of the rows."""
    return [(x, y) for y in rows for x in (left, WIDTH - left)]


def _halves(places: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The places, and those where half a turn of the card would bring the ones above the middle."""
    return places + [(WIDTH - x, HEIGHT - y) for x, y in places if y < MIDDLE]


C = WIDTH / 2
# Of each rank: how high a sign is, and where the signs are.
LAYOUT = {
    2: (46, _halves([(C, 35)])),
    3: (40, _halves([(C, 31), (C, MIDDLE)])),
    4: (38, _halves(_columns(27, 33))),
    5: (36, _halves([*_columns(26, 31), (C, MIDDLE)])),
    6: (34, _halves([*_columns(27.5, 28), *_columns(27.5, MIDDLE)])),
    7: (30, _halves(_columns(26, 26)) + [*_columns(26, MIDDLE), (C, 54.2)]),
    8: (29, _halves([*_columns(25.5, 25), (C, 53.7)]) + _columns(25.5, MIDDLE)),
    9: (27, _halves([*_columns(25, 23.6), *_columns(25, 62.9), (C, MIDDLE)])),
    10: (27, _halves([*_columns(25, 23.6), *_columns(25, 62.9), (C, 43.3)])),
}


def number_card(suit: str, rank: int, sheet: Svg, place=place_pip) -> None:
    """The card of that suit and rank; `place` puts down one sign."""
    paper(sheet)
    size, places = LAYOUT[rank]
    if rank == 2:
        vignette(sheet, suit)
    for x, y in places:
        place(sheet, suit, x, y, size, 180 if y > MIDDLE + 1 else 0)


CARDS = {
    **{f"{rank}{suit}": partial(number_card, suit, rank) for suit in "DCSB" for rank in range(2, 8)},
    **{f"{rank}{suit}-pips": partial(number_card, suit, rank) for suit in "DCSB" for rank in range(8, 11)},
    "7D": partial(number_card, "D", 7, place=place_splendid),
}

# SPDX-License-Identifier: GPL-3.0-or-later
"""Two to seven of coins."""

from __future__ import annotations

from functools import partial

from piacentine.coin import define_coin
from piacentine.laurel import laurel
from piacentine.stone import at, card, rule
from svg import Svg
from thrift import frugally

SMALL = 1.78
CORNERS = [(0.265, 0.135), (0.735, 0.135), (0.265, 0.865), (0.735, 0.865)]
# Where the coins of a card are, inside its rule, and the scale of each.
PLACES = {
    2: [(0.5, 0.262, 3.9), (0.5, 0.738, 3.9)],
    3: [(0.33, 0.17, 2.62), (0.67, 0.5, 2.62), (0.33, 0.83, 2.62)],
    4: [(*c, SMALL) for c in CORNERS],
    5: [(*c, SMALL) for c in CORNERS] + [(0.5, 0.5, 3.62)],
    6: [(u, v, SMALL) for v in (0.135, 0.5, 0.865) for u in (0.265, 0.735)],
    7: [(0.5, 0.13, SMALL)] + [(u, v, SMALL) for v in (0.372, 0.622, 0.87) for u in (0.265, 0.735)],
}


def _draw(rank: int, sheet: Svg) -> None:
    card(sheet)
    for u, v, scale in PLACES[rank]:
        sheet.place(define_coin(sheet, scale > 2), *at(u, v), scale)
    if rank == 4:
        laurel(sheet)
    rule(sheet)


CARDS = {f"{rank}D": frugally(partial(_draw, rank), 0.012) for rank in PLACES}

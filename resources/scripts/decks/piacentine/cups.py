# SPDX-License-Identifier: GPL-3.0-or-later
"""Two to seven of cups."""

from __future__ import annotations

from functools import partial

from piacentine.goblet import bowl, define_goblet
from piacentine.garland import garland
from piacentine.stone import Chalk, at, card, rule
from svg import Svg
from thrift import frugally

CORNERS = [(0.25, 0.165), (0.75, 0.165), (0.25, 0.835), (0.75, 0.835)]
# Where the goblets of a card are, inside its rule, and how large.
PLACES = {
    3: (1.08, [(0.26, 0.18), (0.7, 0.5), (0.26, 0.82)]),
    4: (1, CORNERS),
    5: (1, [*CORNERS, (0.5, 0.5)]),
    6: (0.92, [(u, v) for v in (0.165, 0.5, 0.835) for u in (0.24, 0.76)]),
    7: (0.86, [(0.5, 0.29), *((u, v) for v in (0.17, 0.51, 0.85) for u in (0.2, 0.8))]),
}


def _draw(rank: int, sheet: Svg) -> None:
    card(sheet)
    scale, places = PLACES[rank]
    for u, v in places:
        sheet.place(define_goblet(sheet), *at(u, v), scale)
    if rank == 4:
        garland(sheet)
    rule(sheet)


def _two(sheet: Svg) -> None:
    card(sheet)
    with sheet.define("bowl"):
        bowl(Chalk(sheet))
    for v in (0.255, 0.745):
        sheet.place("bowl", *at(0.5, v), 1.08)
    rule(sheet)


CARDS = {f"{rank}C": frugally(partial(_draw, rank), 0.02) for rank in PLACES} | {"2C": frugally(_two)}

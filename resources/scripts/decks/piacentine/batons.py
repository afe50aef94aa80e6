# SPDX-License-Identifier: GPL-3.0-or-later
"""Two to seven of batons."""

from __future__ import annotations

from functools import partial

from piacentine.log import WOOD, define_log
from piacentine.stone import BLUE, RED, WHITE, Chalk, at, card, rule
from svg import Svg
from thrift import frugally

LOGS = {"a": (1.0, RED, ((0.36, 1),)), "b": (2.6, RED, ((0.5, -1), (0.3, 1))), "c": (4.4, WOOD, ((0.4, -1),))}
# Length and half widths of the logs, then each: which, where in the rule its sawn end is, how it is turned (0: sawn end up).
PLACES = {
    4: (72, 9.6, 3.6, [("c", 0.19, 0.07, -14), ("a", 0.81, 0.07, 14), ("b", 0.19, 0.55, -14), ("c", 0.81, 0.55, 14)]),
    5: (62, 9.4, 3.6, [("b", 0.19, 0.405, 196), ("a", 0.81, 0.405, 164), ("c", 0.115, 0.5, -90), ("a", 0.19, 0.595, -16), ("b", 0.81, 0.595, 16)]),
    6: (66, 8.8, 3.4, [("a", 0.19, 0.435, 182), ("b", 0.5, 0.075, 0), ("c", 0.81, 0.435, 177), ("b", 0.19, 0.565, -3), ("c", 0.5, 0.925, 180), ("a", 0.81, 0.565, 2)]),
    7: (60, 8.4, 3.2, [("b", 0.19, 0.405, 184), ("c", 0.5, 0.07, 0), ("a", 0.81, 0.405, 176), ("a", 0.115, 0.5, -90), ("c", 0.19, 0.595, -3), ("b", 0.5, 0.93, 180), ("a", 0.81, 0.595, 4)]),
}


def _draw(rank: int, sheet: Svg) -> None:
    card(sheet)
    long, broad, thin, places = PLACES[rank]
    for kind, u, v, turn in places:
        seed, cut, stubs = LOGS[kind]
        across = abs(turn) == 90
        name = define_log(sheet, f"log{kind}{'x' if across else ''}", 72 if across else long, broad, thin, seed, cut, stubs)
        sheet.place(name, *at(u, v), 1, turn)
    rule(sheet)


def _two(sheet: Svg) -> None:
    card(sheet)
    for name, u, seed, cut, stubs in (("left", 0.27, 0.4, RED, ((0.36, 1), (0.62, -1), (0.78, 1))), ("right", 0.74, 3.2, WOOD, ((0.24, -1), (0.3, 1), (0.58, -1), (0.72, 1)))):
        sheet.place(define_log(sheet, name, 152, 12.6, 9.4, seed, cut, stubs), *at(u, 0.075), 1, 1 if u < 0.5 else -1)
    rule(sheet)


def _three(sheet: Svg) -> None:
    card(sheet)
    pen = Chalk(sheet)
    _ribbon(pen, False)
    for name, u, seed, cut, turn, long, stubs in (("left", 0.13, 1.8, WOOD, -21.5, 166, ((0.24, -1), (0.52, 1))), ("right", 0.87, 5.2, WOOD, 21.5, 166, ((0.2, 1), (0.5, -1))), ("middle", 0.5, 3.4, RED, 0, 160, ((0.16, 1), (0.7, -1)))):
        sheet.place(define_log(sheet, name, long, 11, 3.4, seed, cut, stubs), *at(u, 0.075 if turn else 0.06), 1, turn)
    _ribbon(pen, True)
    rule(sheet)


def _ribbon(p: Chalk, before: bool) -> None:
    """The ribbon that ties the three: bows to both sides behind them, two turns round them, ends that flutter."""
    if not before:
        for s in (-1, 1):
            c = (BLUE, RED) if s < 0 else (RED, BLUE)
            loop = p.shape([(50 + s * 6, 94, 0), (50 + s * 14, 82), (50 + s * 28, 74), (50 + s * 36, 78), (50 + s * 34, 86), (50 + s * 22, 92), (50 + s * 8, 99, 0), (50 + s * 20, 87), (50 + s * 30, 81.4), (50 + s * 27, 79.4), (50 + s * 17, 86)], c[0], 0.9)
            p.shade(loop, [(50 + s * 36, 78), (50 + s * 34, 86), (50 + s * 22, 92), (50 + s * 8, 99)], 4, c[0])
            tail = p.shape([(50 + s * 8, 108, 0), (50 + s * 16, 112), (50 + s * 24, 108), (50 + s * 31, 112), (50 + s * 38, 110), (50 + s * 35, 118, 0), (50 + s * 32, 115.4, 0), (50 + s * 29, 119.4, 0), (50 + s * 22, 115), (50 + s * 15, 120), (50 + s * 7, 114, 0)], c[1], 0.9)
            p.shade(tail, [(50 + s * 29, 119.4), (50 + s * 22, 115), (50 + s * 15, 120), (50 + s * 7, 114)], 4, c[1])
            p.fold([(50 + s * 24, 108.6), (50 + s * 22.4, 112), (50 + s * 22.4, 115)], depth=1.8)
        return
    for y, colour in ((92.5, RED), (101, WHITE), (109, BLUE)):
        half = 12.4 - abs(y - 100) * 0.16
        band = p.shape([(50 - half, y - 3.4, 0), (50, y + 0.4), (50 + half, y - 4.4, 0), (50 + half, y + 2.6, 0), (50, y + 6.6), (50 - half, y + 3.6, 0)], colour, 0.9)
        p.shade(band, [(50 + half, y + 2.6), (50, y + 6.6), (50 - half, y + 3.6)], 3.6, colour)
        p.shade(band, [(50 + half, y - 4.4), (50 + half + 0.01, y), (50 + half, y + 2.6)], 4, None)


CARDS = {f"{rank}B": frugally(partial(_draw, rank), 0.03) for rank in PLACES} | {"2B": frugally(_two, 0.03), "3B": frugally(_three, 0.03)}

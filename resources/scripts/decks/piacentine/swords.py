# SPDX-License-Identifier: GPL-3.0-or-later
"""Two to seven of swords."""

from __future__ import annotations

from functools import partial

from ink import ring
from piacentine.scrolls import scrolls
from piacentine.stone import BLUE, GREEN, INK, PALE_BLUE, RED, YELLOW, Chalk, at, card, rule
from piacentine.sword import define_sword
from svg import Svg
from thrift import frugally

# Blade, scale of the hilt, and the swords: where in the rule their guards are, and how they are turned (0: point down).
PLACES = {
    3: (118, 1.22, [(0.21, 0.245, 0), (0.5, 0.755, 180), (0.79, 0.245, 0)]),
    4: (64, 1.08, [(0.19, 0.15, -24), (0.81, 0.15, 24), (0.19, 0.85, 204), (0.81, 0.85, 156)]),
    6: (49, 1, [(0.2, 0.205, 0), (0.5, 0.33, 180), (0.8, 0.205, 0), (0.2, 0.795, 180), (0.5, 0.67, 0), (0.8, 0.795, 180)]),
    7: (45, 0.94, [(0.2, 0.165, 0), (0.5, 0.285, 180), (0.8, 0.165, 0), (0.2, 0.835, 180), (0.5, 0.715, 0), (0.8, 0.835, 180)]),
}


def _draw(rank: int, sheet: Svg) -> None:
    card(sheet)
    blade, scale, places = PLACES[rank]
    for u, v, turn in places:
        sheet.place(define_sword(sheet, "sword", blade, scale), *at(u, v), 1, turn)
    if rank == 7:
        sheet.place(define_sword(sheet, "across", 58, 0.9), *at(0.7, 0.5), 1, 90)
    rule(sheet)


def _five(sheet: Svg) -> None:
    card(sheet)
    with sheet.define("scrolls"):
        scrolls(Chalk(sheet))
    sheet.place("scrolls", 50, 92.5)
    sheet.place("scrolls", 50, 92.5, 1, 180)
    for u, v, turn in ((0.17, 0.32, 180), (0.83, 0.32, 180), (0.17, 0.68, 0), (0.83, 0.68, 0)):
        sheet.place(define_sword(sheet, "sword", 51, 0.98), *at(u, v), 1, turn)
    sheet.place(define_sword(sheet, "across", 60, 0.98), *at(0.72, 0.5), 1, 90)
    rule(sheet)


def _two(sheet: Svg) -> None:
    card(sheet)
    pen = Chalk(sheet)
    _ribbon_behind(pen)
    for u, v, turn in ((0.25, 0.25, 0), (0.75, 0.75, 180)):
        sheet.place(define_sword(sheet, "sword", 116, 1.4), *at(u, v), 1, turn)
    _ribbon(pen)
    rule(sheet)


def _ribbon_behind(p: Chalk) -> None:
    """The two ends of the ribbon, which pass behind the blades."""
    for s, x, colour in ((-1, 0, YELLOW), (1, 0, RED)):
        end = p.shape([(50 + s * 40, 74, 0), (50 + s * 34, 71), (50 + s * 27, 73), (50 + s * 14, 70), (50 + s * 11, 73), (50 + s * 12, 80), (50 + s * 16, 85, 0), (50 + s * 24, 87), (50 + s * 33, 84.6), (50 + s * 41, 87.4, 0), (50 + s * 37.6, 80.4, 0)], colour, 0.9)
        p.shade(end, [(50 + s * 11, 73), (50 + s * 12, 80), (50 + s * 16, 85), (50 + s * 24, 87)], 6, colour)
        p.shape(ring(50 + s * 32, 79, 2.6, 1.7), BLUE, 0.6)
        p.fold([(50 + s * 20, 72), (50 + s * 19, 77), (50 + s * 21, 82)], depth=2, side=s)


def _ribbon(p: Chalk) -> None:
    """The ribbon's long loop before the blades, in three colours."""
    for s in (-1, 1):
        inner = p.shape([(50 + s * 16, 85, 0), (50 + s * 24, 87.4), (50 + s * 33, 87), (50 + s * 38, 91), (50 + s * 39.4, 98, 0), (50 + s * 33, 94.6), (50 + s * 22, 92.6), (50 + s * 14, 90, 0)], GREEN, 0.9)
        p.shade(inner, [(50 + s * 39, 98), (50 + s * 33, 94.6), (50 + s * 22, 92.6), (50 + s * 14, 90)], 5, GREEN)
    hem = [(10.6, 98), (18, 102), (34, 106.4), (50, 107.6), (66, 106.4), (82, 102), (89.4, 98)]
    low = [(89.4, 108), (82, 113), (66, 117.4), (50, 118.6), (34, 117.4), (18, 113), (10.6, 108)]
    whole = p.shape([(*hem[0], 0), *hem[1:-1], (*hem[-1], 0), (*low[0], 0), *low[1:-1], (*low[-1], 0)], GREEN, 1)
    p.fill([(10.9, 98.3, 0), (18, 102.2), (34, 106.6, 0), (34, 117.2, 0), (18, 112.8), (10.9, 107.8, 0)], RED)
    p.fill([(89.1, 98.3, 0), (82, 102.2), (66, 106.6, 0), (66, 117.2, 0), (82, 112.8), (89.1, 107.8, 0)], YELLOW)
    p.line([(34, 106.4), (34.6, 112), (34, 117.4)], 0.9, (0.8, 0.8))
    p.line([(66, 106.4), (65.4, 112), (66, 117.4)], 0.9, (0.8, 0.8))
    p.shade(whole, low, 4, None, 0.8, 0.7, 10)
    p.shade(whole, [(10.6, 98), (11, 103), (10.6, 108)], 5, None)
    p.lines([[(12, 100.4), (30, 107.6), (50, 109.4), (70, 107.6), (88, 100.4)]], 0.5, (0.6, 0.6))
    for x, y in ((21, 108), (50, 112.8), (79, 108)):
        p.shape(ring(x, y, 4.6, 2.6), BLUE, 0.7)
        p.fill([(x - 3.4, y), (x - 1, y - 1.8), (x + 1.6, y - 1.6), (x - 0.6, y - 0.3)], PALE_BLUE)
        p.fill(ring(x + 0.6, y + 0.2, 1.2, 0.9), INK)


CARDS = {f"{rank}S": frugally(partial(_draw, rank), 0.02) for rank in PLACES} | {"2S": frugally(_two), "5S": frugally(_five)}

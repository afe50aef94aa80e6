# SPDX-License-Identifier: GPL-3.0-or-later
"""The back: a trellis of garnet red with stars and rosettes, in a border of interlaced bands; the same either way up."""

from __future__ import annotations

import math

from ink import ring
from piacentine.stone import BLUE, HEIGHT, PAPER, WIDTH, Chalk, card
from svg import Svg
from thrift import frugally

GARNET = "#9a2a26"
EDGE = 5.0
BAND = 9.4


def draw(sheet: Svg) -> None:
    card(sheet)
    p = Chalk(sheet)
    p.fill([(EDGE, EDGE, 0), (WIDTH - EDGE, EDGE, 0), (WIDTH - EDGE, HEIGHT - EDGE, 0), (EDGE, HEIGHT - EDGE, 0)], GARNET)
    _define_motifs(sheet)
    _trellis(p)
    _border(p)


def _define_motifs(sheet: Svg) -> None:
    with sheet.define("star"):
        p = Chalk(sheet)
        for k in range(8):
            a = k * 45
            q = p.at(0, 0, 1, a)
            q.fill([(0, -4.6 if k % 2 == 0 else -3.3, 0), (0.95, -1.5, 0), (0, -0.6, 0), (-0.95, -1.5, 0)], PAPER)
        p.fill(ring(0, 0, 0.8), PAPER)
    with sheet.define("rosette"):
        p = Chalk(sheet)
        for k in range(6):
            a = k * math.pi / 3
            p.fill(ring(2.1 * math.cos(a), 2.1 * math.sin(a), 1.05), PAPER)
        p.fill(ring(0, 0, 0.9), PAPER)
        p.fill(ring(0, 0, 0.45), BLUE)
    with sheet.define("plait"):
        p = Chalk(sheet)
        p.line([(-4.2, 1.9), (-2.1, 1.9), (0, 0), (2.1, -1.9), (4.2, -1.9)], 1.1, (1, 1), PAPER)
        p.line([(-4.2, -1.9), (-2.1, -1.9), (-0.7, -0.8)], 1.1, (1, 1), PAPER)
        p.line([(0.7, 0.8), (2.1, 1.9), (4.2, 1.9)], 1.1, (1, 1), PAPER)
        for x in (-3.9, 3.9):
            p.fill(ring(x, 0, 0.55), PAPER)


def _trellis(p: Chalk) -> None:
    """Crossing double lines with a motif in each opening, inside the border."""
    low, high = EDGE + BAND + 1.2, HEIGHT - EDGE - BAND - 1.2
    left, right = EDGE + BAND + 1.2, WIDTH - EDGE - BAND - 1.2
    across, down = 6, 13
    dx, dy = (right - left) / across, (high - low) / down
    lines = []
    for i in range(-down, across + 1):
        for shift in (-0.5, 0.5):
            for way in (1, -1):
                a = [(left + (i + t) * dx, low + t * dy) for t in (0, down)]
                run = [(x, y) if way > 0 else (WIDTH - x, y) for x, y in _within(a, left, right, shift)]
                if run:
                    lines.append(run)
    for run in lines:
        p.sheet.path(f"M{run[0][0]:.2f} {run[0][1]:.2f}L{run[1][0]:.2f} {run[1][1]:.2f}", stroke=PAPER, width=0.5)
    for j in range(down):
        for i in range(across):
            for ox, oy, kind in ((0.5, 0, "star"), (0, 0.5, "rosette")):
                x, y = left + (i + ox) * dx, low + (j + oy) * dy
                if left + 3 < x < right - 3 and low + 3 < y < high - 3:
                    p.sheet.place(kind, x, y, 0.8 if kind == "star" else 0.72)


def _within(ends, left: float, right: float, shift: float):
    """The part of a slanting line between two uprights, moved sideways by `shift`."""
    (x0, y0), (x1, y1) = ends
    x0, x1 = x0 + shift, x1 + shift
    at = lambda x: y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    a, b = max(x0, left), min(x1, right)
    return [(a, at(a)), (b, at(b))] if b - a > 0.5 else []


def _border(p: Chalk) -> None:
    for inset, width in ((EDGE + 0.9, 0.5), (EDGE + BAND - 0.9, 0.5), (EDGE + BAND + 0.6, 1)):
        p.sheet.element("rect", x=inset, y=inset, width=WIDTH - 2 * inset, height=HEIGHT - 2 * inset, fill="none", stroke=PAPER, stroke_width=width)
    middle = EDGE + BAND / 2
    for long, other, turn in ((WIDTH, HEIGHT, 0), (HEIGHT, WIDTH, 90)):
        length = long - 2 * (EDGE + BAND) + 1
        count = round(length / 8.4)
        step = length / count
        for i in range(count):
            along = EDGE + BAND - 0.5 + (i + 0.5) * step
            for side, spin in ((middle, 0), (other - middle, 180)):
                x, y = (along, side) if turn == 0 else (side, along)
                if spin:
                    x, y = (long - along, side) if turn == 0 else (side, long - along)
                p.sheet.place("plait", x, y, 1, turn + spin)
    for x in (middle, WIDTH - middle):
        for y in (middle, HEIGHT - middle):
            p.sheet.place("rosette", x, y, 1)


CARDS = {"back": frugally(draw)}

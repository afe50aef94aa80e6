# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of hearts: a burning heart, run through by Cupid's golden arrow; below it two billing doves in a wreath of roses
tied with a blue ribbon. Card units."""

from __future__ import annotations

import math

from french.ornament import bow, leaf, rose
from french.pips import belly, evenly, fan, mirrored
from ink import Pen
from svg import BLUE, DEEP_RED, GOLD, GREEN, INK, PAPER, RED, WHITE, YELLOW, Svg, paper

X, Y = 50, 71
TURN = 54  # of the arrow, clockwise from upright: its point is at the upper right


def ace(sheet: Svg) -> None:
    paper(sheet)
    pen = Pen(sheet)
    _wreath(pen)
    for mirror in (False, True):
        _dove(pen.at(50, 0, 1, 0, mirror).at(-10.4, 127.4, 0.94))
    bow(pen, 50, 146.4, BLUE, 0.76)
    arrow = pen.at(X, Y - 1, 1, TURN)
    _shaft(arrow)
    _flames(pen.at(X, Y + 4.4, 1.24))
    _heart(pen.at(X, Y))
    _entry(arrow)


def _flames(p: Pen) -> None:
    """Tongues of fire out of the cleft: red behind, gold, and yellow before."""
    def tongue(x, y, high, wide, lean, colour, line=0.7):
        q = p.at(x, y, 1, lean)
        out = q.shape([(-wide, 0, 0), (-wide * 1.1, -high * 0.28), (-wide * 0.35, -high * 0.55), (-wide * 0.62, -high * 0.78), (-wide * 0.1, -high, 0), (wide * 0.1, -high * 0.8), (wide * 0.75, -high * 0.6), (wide * 0.62, -high * 0.38), (wide * 1.15, -high * 0.22), (wide, 0, 0)], colour, line, 0.4)
        core = {RED: GOLD, GOLD: YELLOW}.get(colour)
        if core and high > 22:
            w, h = wide * 0.5, high * 0.66
            q.fill([(-w, 0, 0), (-w * 1.1, -h * 0.3), (-w * 0.3, -h * 0.56), (-w * 0.55, -h * 0.8), (-w * 0.1, -h, 0), (w * 0.3, -h * 0.74), (w * 0.8, -h * 0.52), (w * 1.1, -h * 0.2), (w, 0, 0)], core)
        q.sheaf([(-wide * 0.7, 0), (-wide * 0.7, -high * 0.3), (-wide * 0.1, -high * 0.62)], [(wide * 0.7, 0), (wide * 0.8, -high * 0.24), (wide * 0.36, -high * 0.56)], 5, 0.4, clip=out)

    for x, y, high, wide, lean in ((-8, -19, 24, 4.4, -24), (8, -19, 24, 4.4, 22), (-4.4, -18, 33, 5, -9), (5, -18, 31, 5, 9)):
        tongue(x, y, high, wide, lean, RED)
    for x, y, high, wide, lean in ((0.4, -17, 37, 4.6, 0), (-6, -17, 20, 3.6, -22), (6.4, -17, 20, 3.6, 20)):
        tongue(x, y, high, wide, lean, GOLD)
    for x, y, high, wide, lean in ((-2.4, -16, 21, 3, -9), (3, -16, 19, 3, 10)):
        tongue(x, y, high, wide, lean, YELLOW, 0.6)


def _heart(p: Pen) -> None:
    k = 0.7
    at = lambda knots: [(x * k, y * k, *rest) for x, y, *rest in knots]  # noqa: E731
    half = at([(0, -29, 0), (4.6, -38), (13, -45.6), (24.5, -48), (36, -43.6), (43, -33), (42.8, -18.6), (34.6, -1), (20.6, 18), (8.4, 35), (0, 48.6, 0)])
    p.shape(mirrored(half), RED, 1.1, 0.4)
    p.fill(at([(0, 48.6, 0), (8.4, 35), (20.6, 18), (34.6, -1), (42.8, -18.6), (43, -33), (36, -43.6, 0), (36.6, -27), (29, -9), (15, 12), (3.4, 32)]), DEEP_RED)
    p.fill(at([(0, 48.6, 0), (-3, 37), (-13, 22), (-26, 5, 0), (-20.6, 18), (-8.4, 35)]), DEEP_RED)
    p.fill(at([(0, -29, 0), (-4.6, -38), (-12, -45, 0), (-9, -36), (-4, -28), (-1, -20, 0)]), DEEP_RED)
    p.spikes(fan(half[3:], lambda t, q: (q[0] - 20 * k, q[1] * 0.55 + k * (8 - 14 * (1 - t))), belly(4, 21, 0.6), 56, -0.16, (1, 0.5, 0.8, 0.4, 0.9, 0.6)), 0.55)
    p.spikes(fan(at([(-4, 41.6), (-8.4, 35), (-20.6, 18), (-35, -1.4)]), lambda t, q: (4, q[1] - 5 - 6 * t), belly(2.5, 8), 34, 0.12, (1, 0.6, 0.8)), 0.46)
    p.spikes(fan(at([(0, -29), (-4.6, -38), (-13, -45.6)]), lambda t, q: (q[0] - 5, q[1] + 9 - 7 * t), belly(3, 7, 0.3), 14, 0.1, (1, 0.7)), 0.42)
    p.line([(0, -20.2), (0.6, -15), (0.2, -8.6)], 0.8, (0.9, 0.05), peak=0.1)
    # The light round the left lobe: burnished with long white lines.
    for r, width, low, high in ((1, 1.15, 0, 1), (0.9, 0.8, 0.06, 0.94), (0.81, 0.55, 0.16, 0.86), (0.73, 0.4, 0.26, 0.78)):
        arc = [(-26.4, -9.5), (-28.2, -17), (-26.1, -24.8), (-19.5, -29.9), (-13.4, -30.1)]
        cx, cy = -14.8, -15.9
        points = evenly(arc, 40)[round(low * 39):round(high * 39) + 1]
        p.line([(cx + (x - cx) * r, cy + (y - cy) * r) for x, y in points[::5]], width, (0.05, 0.05), PAPER)


def _shaft(q: Pen) -> None:
    """The arrow along its own axis, pointing up: point, shaft and feathers; the heart will hide its middle."""
    shaft = q.shape([(-1.1, -44, 0), (1.1, -44, 0), (1.1, 46, 0), (-1.1, 46, 0)], YELLOW, 0.7, 0.5)
    q.hatch(shaft, 90, 0.7, 0.3, GOLD, reach=1)
    q.lines([[(0.45, -42), (0.5, 0), (0.45, 40)]], 0.36, (0.6, 0.6))
    # The head: a barbed leaf, one side in shade.
    q.shape([(0, -55, 0), (-3, -49), (-6.6, -42, 0), (-2.6, -43.6), (-1.4, -41, 0), (1.4, -41, 0), (2.6, -43.6), (6.6, -42, 0), (3, -49)], YELLOW, 0.8, 0.4)
    q.fill([(0, -56, 0), (0, -42, 0), (1.4, -41, 0), (2.6, -43.6), (6.6, -42, 0), (3, -49)], GOLD)
    q.line([(0, -55), (0.2, -49), (0, -42)], 0.5, (0.3, 0.8))
    q.spikes([((3.2 + i * 0.62 - 2.4, -51.4 + i * 2), (1.6 + i * 0.3 - 1, -49.6 + i * 1.9), (0.3, -48.4 + i * 1.7)) for i in range(4)], 0.4)
    # The feathers, barbs swept back.
    for side in (-1, 1):
        q.shape([(side * 0.9, 33, 0), (side * 5, 36), (side * 7.4, 41), (side * 7.6, 50.6, 0), (side * 4.4, 50.4), (side * 0.9, 48, 0)], WHITE if side < 0 else BLUE, 0.75, 0.4)
        q.spikes([((side * 1, 33.6 + i * 1.35), (side * 3.6, 35.2 + i * 1.35), (side * 6.6, 39.4 + i * 1.28)) for i in range(10)], 0.36)
        q.lines([[(side * 7.2, 42.4), (side * 5.8, 42.6), (side * 4.6, 41.4)], [(side * 7.4, 46.8), (side * 5.8, 46.8), (side * 4.4, 45.6)]], 0.5)
    q.shape([(-1.6, 48, 0), (-1.9, 52.6, 0), (-0.5, 51), (0.5, 51), (1.9, 52.6, 0), (1.6, 48, 0)], RED, 0.6, 0.5)


def _entry(q: Pen) -> None:
    """Where the arrow goes in: a dark lip in the heart's side, over the shaft."""
    q.shape([(-3, 17.4), (-1, 15.4), (2, 15), (3.2, 16.6), (1.6, 18.8), (-1.4, 19.4)], DEEP_RED, 0.6, 0.5)
    q.shape([(-1.1, 17.4, 0), (1.1, 16.6, 0), (1.1, 27, 0), (-1.1, 27, 0)], YELLOW, 0.6, 0.5)
    q.lines([[(0.45, 18), (0.5, 22), (0.45, 27)]], 0.36, (0.6, 0.6))


def _wreath(pen: Pen) -> None:
    """Two boughs of roses from the bow at the foot round both sides."""
    bough = [(-3, 147), (-17, 145), (-28, 137), (-35, 124), (-37.6, 109)]
    for mirror in (False, True):
        p = pen.at(50, 0, 1, 0, mirror)
        p.line(bough, 1.4, (1, 0.3), peak=0.1)
        marks = evenly(bough, 20)
        for i, (x, y) in enumerate(marks[1:-1], 1):
            x2, y2 = marks[i + 1]
            way = math.degrees(math.atan2(x2 - x, y - y2))
            for side in (-1, 1):
                if (i + (side > 0)) % 2:
                    leaf(p, x, y, 10.4 - 3 * i / 22, way + side * (52 + 8 * math.sin(i * 2.1)), GREEN, -side)
        (x, y) = marks[-1]
        leaf(p, x, y, 7.4, 12, GREEN, 0)
    for mirror in (False, True):
        p = pen.at(50, 0, 1, 0, mirror)
        for x, y, r, colour, heart, turn in ((-36.6, 116.6, 4.8, WHITE, YELLOW, 10), (-29.6, 131.4, 5.8, YELLOW, RED, 40), (-19, 141.6, 6.4, WHITE, YELLOW, 0)):
            rose(p, x, y, r, colour, heart, turn)


def _dove(p: Pen) -> None:
    """A white dove looking to the right, its beak at (10.4, -10.3), its feet at (0, 11)."""
    grey, deep = "#d9d4c8", "#b9b2a4"
    # The fanned tail.
    tail = p.shape([(-8, 3, 0), (-17, 4.6), (-22.4, 7.4, 0), (-21.4, 9.6, 0), (-22, 12, 0), (-19.8, 13.6, 0), (-19, 15.6, 0), (-12.6, 12.4), (-4, 8.4, 0)], WHITE, 0.75, 0.42)
    p.sheaf([(-9, 4), (-15, 5.6), (-22, 8.4)], [(-5.6, 8.4), (-12, 12), (-18.4, 15)], 6, 0.42, clip=tail, ragged=0.3)
    # Legs.
    p.lines([[(-1.4, 7), (-0.8, 9.4), (-1.2, 11)], [(2, 7), (2.6, 9.2), (2.2, 10.8)]], 0.95, (0.9, 0.8), RED)
    p.lines([[(-3, 11.6), (-1.2, 10.8), (0.6, 11.6)], [(0.4, 11.4), (2.2, 10.6), (4, 11.4)]], 0.8, (0.5, 0.3), RED)
    # Body and neck in one, the breast swelling to the right.
    body = p.shape([(3.8, -14.6), (6.4, -13.8), (7.8, -11), (7.2, -7.4), (8.8, -2.6), (8.6, 2.4), (5, 6.6), (-1, 8.6), (-6.4, 8, 0), (-9.6, 5), (-7.4, 0.6), (-2.4, -3.4), (0.6, -7.2), (0.8, -11.6)], WHITE, 0.9, 0.4)
    p.fill([(8.6, 2.4), (5, 6.6), (-1, 8.6), (-6.4, 8, 0), (-0.6, 6), (3.8, 2.6), (6.4, -2.4, 0), (8.2, -1)], grey)
    p.fringe([(8.7, 0), (7.4, 4.6), (3, 7.6), (-2, 8.6), (-6, 8)], 3.4, 0.62, 0.34, 25, clip=body)
    p.fringe([(0.8, -10.6), (0.6, -7.2), (-2.2, -3.6)], 2.4, 0.7, 0.3, -20, clip=body)
    p.spikes([((5.6 - i * 0.5, -4.6 + i * 1.8), (5.2 - i * 0.6, -3.6 + i * 1.8), (4.2 - i * 0.7, -3 + i * 1.8)) for i in range(4)] + [((3.2 - i * 0.4, -5.4 + i * 1.7), (2.8 - i * 0.5, -4.4 + i * 1.7), (1.8 - i * 0.6, -3.8 + i * 1.7)) for i in range(4)], 0.42)
    # The wing: small feathers on the shoulder, long quills below.
    wing = p.shape([(-1.4, -4.4, 0), (2, -2.6), (3.4, 0.6), (1.4, 3.8), (-4, 6.2), (-10.4, 8.6), (-17.6, 10.6, 0), (-13.4, 6.4), (-9.6, 2.4), (-6, -1.6)], WHITE, 0.8, 0.42)
    p.fill([(3.2, 1.4), (1.4, 3.8), (-4, 6.2), (-10.4, 8.6), (-17.6, 10.6, 0), (-11, 7.4), (-4, 4.2), (0.8, 1.6, 0)], grey)
    p.lines([[(0.6, 3.8), (-1.6, 1.6), (-5.4, 0.8)], [(-2.6, 5.6), (-4.6, 3.2), (-8.4, 2.6)], [(-1, 4.6), (-8, 7.6), (-16, 10.2)], [(-2.4, 3.4), (-8.4, 6.6), (-14.6, 8.8)], [(-4.4, 2), (-9, 5), (-13.2, 7)], [(-6, 0.6), (-9, 3), (-11.6, 5.2)]], 0.42, (0.4, 0.2))
    p.lines([[(-2.4, -2.6), (-0.9, -1.4), (0.2, -2.4)], [(-0.2, -1.8), (1, -0.4), (2.4, -1)], [(-4.4, -1.2), (-3, 0.2), (-1.6, -0.6)], [(-2, -0.4), (-0.6, 1.2), (1, 0.4)]], 0.4, (0.5, 0.5))
    p.fringe([(2, -2.4), (3.3, 0.6), (1.5, 3.6)], 1.8, 0.62, 0.3, 15, clip=wing)
    # Bill and eye; a ring about the neck.
    p.shape([(7.2, -12.3, 0), (8.8, -11.9), (10.4, -10.3, 0), (8.9, -10.2), (7.4, -10, 0)], GOLD, 0.55, 0.5)
    p.line([(7.6, -11.1), (8.9, -11), (10.2, -10.4)], 0.34)
    p.fill([(4.2, -12.2), (5.1, -13.1), (6.1, -12.3), (5.2, -11.4)], INK)
    p.fill([(4.8, -12.6), (5.05, -12.9), (5.3, -12.6), (5.05, -12.3)], WHITE)
    p.line([(1, -7.4), (3.6, -6.2), (7.2, -7.2)], 0.9, (0.4, 0.4), deep)

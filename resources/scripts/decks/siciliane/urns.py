# SPDX-License-Identifier: GPL-3.0-or-later
"""The two-handled urn of the cups, and the great one of the ace."""

from __future__ import annotations

import math

from siciliane.coin_parts import circle
from siciliane.press import GREEN, INK, PAPER, RED, YELLOW, Press


def mirrored(left: list) -> list:
    """The knots of an upright vessel from those of its left side, top to bottom."""
    return [*left, *[(-x, y, *more) for x, y, *more in left[::-1] if x]]


def handle(pen: Press, side: int, knots: list, width: float = 1.5) -> None:
    """A scrolled handle along a spine, thinner at its ends."""
    last = len(knots) - 1
    outline = pen.limb([(side * x, y, width * (0.55 + 0.5 * math.sin(math.pi * i / last))) for i, (x, y) in enumerate(knots)], YELLOW, 0.6, 0.5, (1, 1))
    if width > 1.2:
        pen.comb(outline, width * 0.9, 30, 0.75, 0.4)


def plain(pen: Press) -> None:
    """The urn of the number cards: 20 wide, 30 high, its middle at the origin."""
    for side in (-1, 1):
        handle(pen, side, [(5.9, -7.6), (8, -6.4), (9, -8.6), (8.6, -12), (6.6, -13.8), (4.4, -12.8)], 1.15)
        handle(pen, side, [(7.2, -5.6), (8.8, -4), (9.3, -1.8), (7.9, -1)], 0.9)
    # Foot and stem.
    pen.shape(mirrored([(-1.8, 7.6, 0), (-1.4, 9), (-2.4, 10.2, 0), (-4.6, 11.4), (-5.6, 12.6, 0)]), RED, 0.6, shade=2.4, gap=0.7, angle=0)
    pen.shape([(-6.6, 12.6, 0), (6.6, 12.6, 0), (6.6, 15, 0), (-6.6, 15, 0)], RED, 0.6)
    pen.shape(mirrored([(0, 6.6), (-2.4, 7), (-2.6, 8), (0, 8.4)]), RED, 0.5)
    # The gadrooned bowl.
    bowl = pen.shape(mirrored([(-8, -2.4, 0), (-8.2, 0.6), (-6.4, 4), (-3.6, 6.6), (-1, 7.4)]), GREEN, 0.7, 0.5)
    for x in (-5.6, -3.4, -1.1, 1.2, 3.5, 5.7):
        pen.line([(x * 1.14, -1.8), (x * 1.1, 1.6), (x * 0.45, 6.6)], 0.55, (0.5, 0.2))
        pen.line([(x * 1.14 - 1.1, -1), (x * 1.1 - 1.15, 0.8), (x * 0.8 - 0.8, 3)], 0.42, (0.2, 0.1), PAPER)
    pen.comb(bowl, 3, 8, 0.8, 0.42)
    # Shoulders, neck and lip.
    pen.shape(mirrored([(-3.6, -12, 0), (-3, -10), (-3.4, -8.4), (-6.6, -6.4), (-8.6, -2.6, 0), (-4, -1.9)]), RED, 0.65, 0.5, shade=3.4, gap=0.75, angle=12)
    pen.lines([[(-3, -8.6), (0, -7.8), (3, -8.6)], [(-8, -3.4), (0, -2.6), (8, -3.4)]], 0.5, (0.5, 0.5))
    pen.line([(-6.4, -5), (-4.4, -6.9), (-2.4, -7.4)], 0.6, (0.2, 0.1), PAPER)
    for x in (-1.9, 0.1):
        pen.line([(x, -10.8), (x, -9.6), (x - 0.2, -8.6)], 0.45)
    pen.shape(mirrored([(-4.8, -13.6, 0), (-4.6, -12, 0)]), RED, 0.55)
    pen.line([(-1, -4.4), (0, -5.6), (1, -4.4)], 0.4)
    pen.line([(-2.6, -4.4), (0, -3.6), (2.6, -4.4)], 0.4)


def great(pen: Press) -> None:
    """The ace: the same urn grown up, with masks where its handles end. Its middle is the origin, 106 high."""
    for side in (-1, 1):
        handle(pen, side, [(24.4, -42.4), (27, -48.6), (32.6, -49.6), (34.6, -45.6), (31.8, -43), (30.2, -45)], 1.5)
        handle(pen, side, [(26.6, -9), (30.4, -18), (31, -28), (28, -37.6), (22, -43.6), (15.6, -43), (11, -38.4)], 2.4)
        handle(pen, side, [(30.8, -27), (35, -24.6), (35.6, -20), (32.8, -18.8), (32, -21)], 1.3)
    _foot(pen)
    _bowl(pen)
    _shoulders(pen)
    _neck(pen)
    for side in (-1, 1):
        _mask(pen.at(side * 27.6, -7, 1.15, 0, side > 0))


def _foot(pen: Press) -> None:
    pen.shape(mirrored([(-21, 47.6, 0), (-21.6, 52.6, 0)]), RED, 0.9, 0.5)
    pen.pleats([(-18, 48.6), (-18, 50), (-18, 52)], [(20.6, 48.6), (20.6, 50), (20.6, 52)], 22, pen.fill([(-21, 47.8, 0), (21, 47.8, 0), (21.4, 52.4, 0), (-21.4, 52.4, 0)], RED), 0.45, False)
    pen.shape(mirrored([(-4, 36, 0), (-8, 38.6), (-14, 41), (-18.6, 47.6, 0), (0, 47.6)]), YELLOW, 0.85, 0.5, shade=5, gap=0.8, angle=10)
    pen.line([(-8.6, 38.8), (0, 40.6), (8.6, 38.8)], 0.6, (0.5, 0.5))
    for i in range(9):
        x = -13.4 + i * 3.4
        pen.line([(x * 0.7, 41), (x * 0.95, 43.4), (x * 1.15, 46.4)], 0.7, (0.3, 0.6))
        pen.dots([(x * 1.05 + 1.7, 45.4)], 0.55)
    pen.shape(mirrored([(-2.6, 30, 0), (-2, 33), (-4.6, 36.4, 0), (0, 37.2)]), RED, 0.7, shade=2, gap=0.7, angle=0)
    pen.shape(mirrored([(0, 29.4), (-6, 29), (-7, 31), (-4, 32.8), (0, 33)]), RED, 0.8, shade=3, gap=0.8, angle=0)
    pen.line([(-5.4, 30.6), (0, 31.4), (5.4, 30.6)], 0.5)
    pen.shape(mirrored([(-9, 19, 0), (-7, 23), (-3.6, 26), (-2.4, 29.6, 0), (0, 30)]), RED, 0.8, shade=3, gap=0.8, angle=20)
    pen.lines([[(-4.4, 21), (-3, 24), (-1, 28)], [(0, 21), (0.1, 24), (0.2, 28)], [(4.4, 21), (3.2, 24), (1.4, 28)]], 0.6)


def _bowl(pen: Press) -> None:
    bowl = pen.shape(mirrored([(-26.4, -7, 0), (-24.6, 2), (-19, 11.6), (-11, 18.6), (-4, 21.6), (0, 22)]), YELLOW, 1, 0.5)
    for i in range(13):
        t = (i - 6) / 6.4
        tx, ty, bx = 26 * math.sin(t * 1.35), -5.6 - 2.4 * (1 - t * t), 9.4 * math.sin(t * 1.3)
        lobe = [(tx, ty), (tx * 0.98, 2 - 4 * t * t), (bx * 1.5 + tx * 0.16, 12 - 2 * t * t), (bx, 19.6 - t * t)]
        pen.line(lobe, 0.85, (0.8, 0.2))
        if -0.95 < t < 0.85:
            pen.line([(x + 1.5 - t, y + 3) for x, y in lobe[:3]], 0.5, (0.3, 0.1))
        if -0.7 < t < 0.4:
            pen.line([(lobe[0][0] - 1.8, lobe[0][1] + 3), (lobe[1][0] - 1.7, lobe[1][1] + 2), (lobe[2][0] - 1, lobe[2][1] - 4)], 0.55, (0.2, 0.1), PAPER)
    pen.comb(bowl, 8.6, 14, 0.8, 0.42)
    for i in range(12):
        t = (i - 5.5) / 6.4
        x = 26 * math.sin(t * 1.35)
        pen.shape([(x - 2.1 * math.cos(t), -5.8 - 2.4 * (1 - t * t)), (x, -9.4 - 2 * (1 - t * t)), (x + 2.1 * math.cos(t), -5.8 - 2.4 * (1 - t * t)), (x, -4.6 - 2.4 * (1 - t * t))], YELLOW, 0.5)


def _shoulders(pen: Press) -> None:
    body = pen.shape(mirrored([(-9.6, -31, 0), (-15, -27.4), (-21.4, -20), (-25.6, -9, 0), (-13, -8.6), (0, -8)]), GREEN, 1, 0.5)
    pen.comb(body, 8.4, 16, 0.8, 0.44)
    # A scrolling spray, cut white with black beside it.
    for side in (-1, 1):
        for dx, dy, colour, width in ((0.5, 0.5, INK, 0.75), (0, 0, PAPER, 0.7)):
            at = lambda *ps: [(side * x + dx, y + dy) for x, y in ps]
            pen.lines([at((0.6, -11), (5, -12.4), (9, -17), (7.4, -21.6), (3.6, -20.6), (4.2, -17.6), (6.2, -18.6)),
                       at((8.6, -14.6), (12.6, -12), (16.8, -14), (16.6, -18), (13.2, -18.6), (13, -16), (15, -16)),
                       at((8.4, -21), (10.4, -23.6), (8.4, -26.4), (5.6, -25), (6.6, -23.4)),
                       at((16.6, -13), (19.6, -11.4), (21.8, -12.6))], width, (0.5, 0.2), colour)
    pen.lines([[(-0.4, -10.6), (-1, -16), (0, -21), (0.2, -26)]], 0.8, (0.6, 0.1), PAPER)
    for y in (-14, -19, -24):
        for side in (-1, 1):
            pen.line([(-0.6, y), (side * 2.2, y - 2), (side * 2.4, y - 3.6)], 0.6, (0.4, 0.1), PAPER)
    pen.line([(-24.6, -11.4), (-12, -10), (0, -9.8), (12, -10), (24.6, -11.4)], 0.7, (0.5, 0.5))


def _neck(pen: Press) -> None:
    pen.shape(mirrored([(-10, -46, 0), (-8, -41), (-8.4, -36), (-11.6, -30.6, 0), (0, -29)]), RED, 0.9, 0.5, shade=5, gap=0.85, angle=8)
    for i in range(9):
        x = -8 + i * 2
        pen.line([(x * 0.9, -40), (x * 0.95, -36.4), (x * 1.2, -31.6)], 0.62, (0.3, 0.7))
    for y, w in ((-41.4, 8.2), (-39.8, 8)):
        pen.line([(-w, y), (0, y + 1.2), (w, y)], 0.65, (0.7, 0.7))
    pen.shape([(-14.6, -48.4, 0), (0, -51.4), (14.6, -48.4, 0), (13, -44.6, 0), (0, -42.6), (-13, -44.6, 0)], RED, 0.9, 0.5)
    pen.shape([(-13, -48.2), (0, -50.4), (13, -48.2), (0, -46.4)], INK, 0.3)
    pen.line([(-11.6, -48.3), (0, -50), (10, -48.6)], 0.5, (0.1, 0.1), RED)
    for i in range(11):
        x = -11.5 + i * 2.3
        pen.line([(x, -46.9 + abs(x) * -0.05 + 0.6), (x, -45), (x * 0.99, -43.6 - abs(x) * 0.06)], 0.5)


def _mask(pen: Press) -> None:
    """A lion's head in profile, looking left, from under whose mane the handle springs."""
    mane = [(4, -8.6), (0.6, -8.8), (-1, -6), (-1.4, 7), (0.6, 8.6), (3.4, 7.6), (5.6, 5.6, 0), (5.8, 3), (7.2, 0.8, 0), (6.4, -2), (7, -4.8, 0), (5.4, -6)]
    pen.shape(mane, RED, 0.7, shade=3, gap=0.7, angle=30)
    face = pen.shape([(2.6, -6), (-1.6, -6.6), (-4.6, -4), (-7.6, -1.4), (-8.4, 0.6), (-7.2, 1.8), (-8, 3, 0), (-5.8, 3.2), (-6.8, 5.4), (-4.6, 7), (-1.6, 6.2), (1.4, 4.6), (3, 0)], RED, 0.7)
    pen.comb(face, 2, 30, 0.7, 0.4)
    pen.line([(-5.2, -2.4), (-3.6, -3.4), (-1.6, -2.2)], 0.7)
    pen.dots([(-3.5, -2.1)], 0.6)
    pen.line([(-8, 3), (-5, 2.6), (-3.2, 4)], 0.7, (0.8, 0.2))
    pen.lines([[(1, -4.6), (3, -3), (5.8, -3.6)], [(1.6, -1), (3.6, 0.4), (6, 0)], [(1, 2.4), (3, 3.6), (4.8, 3.4)]], 0.6, (0.2, 0.6))
    pen.shape(circle(1, -1, -6.6), RED, 0.45)

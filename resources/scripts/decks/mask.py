# SPDX-License-Identifier: GPL-3.0-or-later
"""The gatto mammone, the demon cat of Naples' grandmothers, whose moustached yellow face ties the three of batons."""

from __future__ import annotations

import math
from typing import Sequence

from graver import Point, lens, path, shape, spread, stroke, swell, tick
from svg import DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg


def mask(sheet: Svg) -> None:
    """The face about its middle: 50 wide between the moustache's tips, from -24 (hair) to 30 (beard)."""
    _mane(sheet)
    for side in (-1, 1):
        _ear(sheet, side)
    _face(sheet)
    _goatee(sheet)
    _mouth(sheet)
    for side in (-1, 1):
        # Large and staring, straight at whoever holds the card.
        with sheet.group(f"translate({side * 7.2:g} -2.6) scale(1.16) translate({side * -7.2:g} 2.6)"):
            _eye(sheet, side)
    _nose(sheet)
    for side in (-1, 1):
        _moustache(sheet, side)
    for side in (-1, 1):
        _brow(sheet, side)
    _fringe(sheet)


def _line(points: Sequence[Point], width: float, start: float = 0.15, end: float = 0.1) -> str:
    if len(points) == 3 and max(start, end) < 0.3:
        return lens(*points, width)
    return swell(points, stroke(width, start, end), 1)


def _flip(points: Sequence[Point], side: int) -> list[Point]:
    return [(side * p[0], *p[1:]) for p in points]


def _lock(sheet: Svg, points: Sequence[Point], strands: Sequence[Sequence[Point]], shade: Sequence[Point] | None = None) -> None:
    """A lock of hair: its outline, the strands in it, and perhaps a part in shade."""
    if shade:
        sheet.path(path(points, True), YELLOW)
        sheet.path(path(shade, True), GOLD)
    shape(sheet, points, None if shade else YELLOW, 0.45, 1.0)
    sheet.path("".join(_line(s, 0.5) for s in strands), INK)


def _mane(sheet: Svg) -> None:
    """Whiskers flaring from the jaws, and the forked beard, behind the face."""
    for side in (-1, 1):
        for root, mid, tip, low in (
            ((13, 1), (18, 2.4), (22.4, -1.6), (18.6, 6.4)),
            ((12.4, 6), (17.2, 9), (21.4, 8.2), (16.6, 13)),
            ((9.6, 11), (13.4, 15.4), (17.8, 17), (11.6, 18.4)),
            ((6, 14), (8.6, 20.6), (12.6, 24.4), (5.6, 22.6)),
        ):
            points = _flip([(*root, 0), mid, (*tip, 0), low, (root[0] - 4, root[1] + 5, 0)], side)
            strands = []
            for k in (0.3, 0.55):
                a = (root[0] * (1 - k) + low[0] * k, root[1] * (1 - k) + low[1] * k)
                b = (a[0] * 0.35 + tip[0] * 0.65, a[1] * 0.35 + tip[1] * 0.65 + 0.8)
                strands.append(_flip([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.9), b], side))
            shade = _flip([((mid[0] + low[0]) / 2 - 1.5, (mid[1] + low[1]) / 2), (*tip, 0), low, (root[0] - 3.8, root[1] + 4.8, 0)], side)
            _lock(sheet, points, strands, shade)


def _ear(sheet: Svg, side: int) -> None:
    outer = _flip([(13.2, -1.6, 0), (16.6, -2.6), (20, -6.4), (21.6, -12), (21.4, -18.4, 0), (17.2, -17), (13.6, -14.4), (11.4, -11.4, 0)], side)
    shape(sheet, outer, YELLOW if side < 0 else GOLD, 0.5, 1.2)
    inner = _flip([(14.4, -5, 0), (17.6, -7.4), (19.2, -11.2), (19.6, -15.2, 0), (16.6, -13.4), (14.2, -10.6)], side)
    shape(sheet, inner, RED, 0.4, 0.8)
    lines = ""
    for i in range(8):
        k = i / 7
        a = (side * (18.9 - 2.9 * k), -12.8 + 7.4 * k)
        lines += tick(a, (side * (15.8 - 1.6 * k), -11.4 + 4.2 * k), 0.5)
    for x, y, tx, ty in ((13.4, -7, 16.6, -9.6), (13, -8.8, 16, -12), (13.6, -5.4, 16, -7)):
        lines += tick((side * x, y), (side * tx, ty), 0.7)
    sheet.path(lines, INK)


def _face(sheet: Svg) -> None:
    half = [(0, -19.5), (6.5, -18.8), (12, -15.4), (14.6, -9.6), (15.4, -3), (14.8, 3.4), (12.4, 9.4), (8.6, 15), (5.2, 19.4), (2.4, 22.6), (0, 21.2, 0)]
    face = half + _flip(half[1:-1], -1)[::-1]
    sheet.path(path(face, True), YELLOW)
    # In shade: the right of the brow, the temple, under the cheekbone, the chin.
    sheet.path(path([(11.6, -15.8, 0), (14.6, -9.6), (15.4, -3), (14.8, 3.4), (12.4, 9.4), (8.6, 15), (5.2, 19.4), (2.4, 22.6, 0), (4.4, 17.4), (8.4, 12), (9.8, 7.4), (12.2, 3.6), (11.8, -1.4), (12.6, -6), (11, -11)], True), GOLD)
    sheet.path(path([(-14.6, 3.8, 0), (-12.4, 9.4), (-8.6, 15), (-5.2, 19.4, 0), (-7.6, 13.4), (-9.6, 8.6), (-12, 6)], True), GOLD)
    shape(sheet, face, None, 0.55, 1.3)
    lines = ""
    # Cuts round the turn of the right cheek and brow, and lighter ones on the left.
    for i, y in enumerate(spread(-13, 13.4, 27)):
        edge = 15.2 - 0.012 * (y + 3) ** 2 - (0.045 * (y - 5) ** 2 if y > 5 else 0)
        lines += tick((edge, y), (edge - (3.6, 2.1, 2.9, 1.6)[i % 4], y + 0.9), 0.5, 0.25)
        if i % 2 and y > -2:
            lines += tick((-edge + 0.1, y), (-edge + 1.9, y + 0.6), 0.4, -0.2)
    # Furrows of the forehead and between the brows, bags below the eyes, hollows of the cheeks.
    for side in (-1, 1):
        lines += _line(_flip([(1.6, -12.4), (5.4, -13.4), (9.6, -12.4), (11.6, -10.6)], side), 0.6)
        lines += _line(_flip([(1.3, -10.7), (4.6, -11.4), (7.4, -10.9)], side), 0.5)
        lines += _line(_flip([(0.9, -10), (1.5, -8), (1.2, -5.8)], side), 0.8, 0.1, 0.5)
        lines += _line(_flip([(3.2, 1.0), (6, 2.4), (9.2, 1.8), (11.6, -0.6)], side), 0.65)
        lines += _line(_flip([(4.2, 2.5), (6.8, 3.6), (9.4, 3)], side), 0.45)
        lines += _line(_flip([(12, -3.4), (13.4, -4.2), (14.4, -5.6)], side), 0.5) + _line(_flip([(12.2, -2.2), (13.6, -2), (14.8, -2.6)], side), 0.45)
        lines += _line(_flip([(4.6, 4), (7.2, 5.2), (9.2, 8.2)], side), 0.7)
        for i in range(5):
            lines += tick((side * (11.4 - 0.6 * i), 7.4 + i * 1.3), (side * (8.6 - 0.3 * i), 6.4 + i * 1.5), 0.45)
    sheet.path(lines, INK)


def _mouth(sheet: Svg) -> None:
    lips = [(-7.4, 10.4, 0), (-3.6, 9), (0, 9.4), (3.6, 9), (7.4, 10.4, 0), (6.2, 15.4), (3.2, 17.8), (0, 18.4), (-3.2, 17.8), (-6.2, 15.4)]
    shape(sheet, lips, RED, 0.5, 1.1)
    hole = [(-6, 10.8, 0), (0, 10), (6, 10.8, 0), (4.8, 14.6), (2.4, 16.2), (0, 16.5), (-2.4, 16.2), (-4.8, 14.6)]
    sheet.path(path(hole, True), INK)
    sheet.path(path([(-3.4, 15.4), (-1.4, 14), (0, 14.4), (1.4, 14), (3.4, 15.4), (0, 16.3)], True), DEEP_RED)
    for x, w, low in ((-4.7, 1.5, 14.2), (-3, 1.5, 12.5), (-1.35, 1.6, 12.7), (0.35, 1.6, 12.7), (2, 1.5, 12.5), (3.6, 1.4, 14.2)):
        fang = low > 13
        tooth = [(x - 0.1, 10.1, 0), (x + w - 0.1, 10.1, 0), (x + w * (0.62 if fang else 0.92), low - 0.3), (x + w * 0.5, low), (x + w * (0.3 if fang else 0.1), low - 0.3)]
        shape(sheet, tooth, WHITE, 0.3, 0.6)
    sheet.path(_line([(-3.4, 19.6), (0, 20.2), (3.4, 19.6)], 0.7) + "".join(tick((x, 18.2 - abs(x) * 0.12), (x * 0.9, 17.1 - abs(x) * 0.1), 0.4) for x in spread(-3, 4.4, 7)), INK)


def _goatee(sheet: Svg) -> None:
    points = [(-3.8, 18.6, 0), (0, 19.9), (3.8, 18.6, 0), (3.9, 22.4), (2.4, 26), (2.8, 30.4, 0), (-0.8, 28), (-2.6, 24.6), (-4, 21.4)]
    strands = [[(-2.2, 19.8), (-1.6, 24), (1.6, 28.8)], [(-0.4, 20.2), (0.2, 24.4), (2.2, 29)], [(1.6, 20), (1.9, 23), (1.6, 26)], [(-3.1, 19.6), (-2.8, 23), (-1, 26.6)]]
    _lock(sheet, points, strands, [(3.8, 18.6, 0), (3.9, 22.4), (2.4, 26), (2.8, 30.4, 0), (1, 26), (1.6, 22)])


def _eye(sheet: Svg, side: int) -> None:
    """A cat's eye in a man's lids, the white shown under it."""
    socket = _flip([(2.4, -3.6), (6, -6.4), (10.4, -6.2), (13, -3.6), (10.6, -0.4), (6, 0.2)], side)
    sheet.path(path(socket, True), GOLD)
    lid = _flip([(2.8, -1.6, 0), (5, -4.2), (7.8, -5), (10.4, -4), (12, -2.2, 0), (9.6, -0.6), (7, -0.1), (4.6, -0.5)], side)
    shape(sheet, lid, WHITE, 0.5, 0.7)
    x = side * 7.1
    sheet.circle(x, -2.75, 2.15, GREEN, INK, 0.5)
    sheet.path("".join(tick((x + 2 * math.cos(a), -2.75 + 2 * math.sin(a)), (x + 1.1 * math.cos(a), -2.75 + 1.1 * math.sin(a)), 0.3) for a in spread(0.2, 6.1, 14)), INK)
    sheet.path(swell([(x, -4.8), (x + 0.05, -2.6), (x, -0.5)], stroke(1.5, 0.2, 0.2)), INK)
    sheet.circle(x - 0.9, -3.4, 0.5, WHITE)
    upper = _flip([(2.4, -1.3), (4.8, -4.3), (7.8, -5.1), (10.4, -4.2), (12.6, -1.8)], side)
    lines = swell(upper, stroke(1.5, 0.5, 0.3)) + _line(_flip([(3.4, -4.6), (6.6, -6.4), (10.4, -5.9), (12.8, -4)], side), 0.5)
    for i in range(6):
        px = 4.6 + i * 1.25
        lines += tick((side * px, -4.3 - 0.5 * (i in (2, 3))), (side * (px + 0.15), -5.9), 0.45)
    lines += _line(_flip([(3, -1.2), (6.8, 0.4), (10.4, -0.4), (12, -2)], side), 0.5)
    sheet.path(lines, INK)


def _nose(sheet: Svg) -> None:
    nose = [(-1.5, -7, 0), (-1.9, -3), (-2.4, 0.6), (-4.6, 3.2), (-4.9, 5.4), (-3.4, 6.9), (-1.6, 6.5), (0, 8), (1.6, 6.5), (3.4, 6.9), (4.9, 5.4), (4.6, 3.2), (2.4, 0.6), (1.9, -3), (1.5, -7, 0)]
    sheet.path(path(nose, True), YELLOW)
    sheet.path(path([(1.5, -7, 0), (1.9, -3), (2.4, 0.6), (4.6, 3.2), (4.9, 5.4), (3.4, 6.9), (1.6, 6.5), (0.4, 7.6, 0), (1.6, 5), (1.2, 1), (0.8, -3)], True), GOLD)
    lines = _line([(1.6, -6.4), (1.9, -3), (2.5, 0.6), (4.6, 3.1), (4.9, 5.5), (3.4, 7)], 1.0, 0.3, 0.5)
    lines += _line([(-1.6, -6.4), (-1.9, -3), (-2.3, 0.4), (-3.2, 1.6)], 0.5, 0.4, 0.1) + _line([(-3.9, 2.4), (-5, 4.4), (-4.6, 6.2), (-3.2, 6.9), (-1.8, 6.3)], 0.8, 0.1, 0.5)
    lines += _line([(-1.9, 6.4), (0, 8.1), (1.9, 6.4)], 0.9, 0.4, 0.4)
    for side in (-1, 1):
        lines += path(_flip([(1.7, 6), (2.8, 4.9), (4, 5.6), (3.2, 6.6)], side), True)
        lines += _line(_flip([(3, 2.4), (2.5, 3.6), (2.8, 4.8)], side), 0.5)
    for i in range(7):
        lines += tick((2 + 0.14 * i + (i > 4) * 0.7, -4.4 + i * 1.35), (0.7, -3.9 + i * 1.35), 0.45)
    for y in (-5.4, -4.2, -3.1):
        lines += _line([(-1.3, y), (0, y + 0.4), (1.3, y)], 0.4)
    sheet.path(lines, INK)
    sheet.path(_line([(-0.7, -1.4), (-0.9, 1.4), (-1, 3.8)], 0.55), WHITE)


def _moustache(sheet: Svg, side: int) -> None:
    lift = 1.4 if side < 0 else 0  # the left tip stands higher: he sneers
    points = _flip([
        (0, 7.2, 0), (3, 6.8), (7, 8.2), (12, 9.6), (17.4, 8.4 - lift), (21.8, 4 - lift), (23.2, -1 - lift, 0), (25.2, 3.6 - lift), (23.8, 8.8 - lift),
        (19, 13 - lift * 0.6), (13, 14.4), (7, 12.8), (2.8, 10.8), (0, 10.2, 0),
    ], side)
    shade = _flip([(0, 10.2, 0), (2.8, 10.8), (7, 12.8), (13, 14.4), (19, 13 - lift * 0.6), (23.8, 8.8 - lift), (25.2, 3.6 - lift, 0), (22, 8.4 - lift), (17, 11.6), (11, 12), (5, 9.8)], side)
    strands = [
        _flip(s, side) for s in (
            [(0.8, 8.2), (5, 8.6), (11, 10.8), (17, 10), (21.4, 6.4 - lift), (23, 2.4 - lift)],
            [(1, 9), (5.4, 9.8), (11, 12), (17.6, 11.2), (22, 8 - lift), (24, 4.4 - lift)],
            [(2.4, 10.2), (7, 11.8), (12.4, 13.3), (18, 12.2)],
            [(3.4, 7.6), (8, 9), (13, 10.3), (17, 9.4)],
            [(5.4, 11), (9, 12.3), (13, 12.8)],
        )
    ]
    _lock(sheet, points, strands, shade)


def _brow(sheet: Svg, side: int) -> None:
    lift = 1.3 if side < 0 else 0
    points = _flip([(1.2, -6.2, 0), (1.6, -8.6), (4.4, -9.6 - lift), (8.6, -11 - lift), (13, -9.6 - lift), (16.4, -11.4 - lift, 0), (14.6, -6.8 - lift * 0.5), (10.6, -7 - lift * 0.6), (6.4, -6.4), (3.6, -5.2)], side)
    strands = [_flip(s, side) for s in (
        [(1.8, -7), (5, -8 - lift), (9, -9.4 - lift), (12.6, -8.6 - lift)],
        [(2.4, -6.2), (6, -7.2 - lift * 0.5), (10, -8.2 - lift), (15, -9 - lift)],
        [(2, -8.2), (5, -9 - lift), (8, -10.2 - lift)],
    )]
    _lock(sheet, points, strands, _flip([(1.2, -6.2, 0), (4, -6.6), (9, -8 - lift * 0.6), (15.2, -8.4 - lift, 0), (14.6, -6.8 - lift * 0.5), (10.6, -7 - lift * 0.6), (6.4, -6.4), (3.6, -5.2)], side))


def _fringe(sheet: Svg) -> None:
    """Hair over the forehead: a row of locks that curl away from the middle, the outer ones first."""
    cap = [(-15.4, -12, 0), (-13.6, -19.4), (-7, -23.4), (0, -24.6), (7, -23.4), (13.6, -19.4), (15.4, -12, 0), (8, -16), (0, -17), (-8, -16)]
    sheet.path(path(cap, True), YELLOW, INK, 0.6)
    for rx, ry, tx, ty, side in (
        (-12.4, -17.6, -15.8, -9.4, -1), (12.4, -17.6, 15.6, -9.6, 1), (-9.6, -20.2, -11.8, -12, -1), (9.6, -20.2, 11.6, -12.2, 1), (-6.2, -21.8, -7.6, -13.4, -1),
        (6.4, -21.8, 7.2, -13.6, 1), (2.9, -22.8, 3.2, -13.8, 1), (-2.6, -22.8, -2.9, -13.2, -1), (0.2, -23.4, 0.9, -15.6, 1),
    ):
        w, mx, my = 4.6, (rx + tx) / 2, (ry + ty) / 2
        at = lambda x, dx, y: (x + side * dx, y)  # noqa: E731, B023
        points = [
            (*at(rx, -w / 2, ry), 0), at(rx, 0, ry - 1), (*at(rx, w / 2, ry), 0), at(mx, w * 0.5, my), at(tx, 1.1, ty - 2.6), (*at(tx, 2.8, ty - 3.4), 0),
            at(tx, 2.5, ty - 0.9), at(tx, 0.6, ty), at(tx, -1.4, ty - 1.6), at(mx, -w * 0.44, my),
        ]
        strands = [[at(rx, d * w, ry + 0.4), at(mx, d * w * 0.95, my), at(tx, 0.6 + d * 2.4, ty - 1)] for d in (-0.24, 0.02, 0.26)]
        _lock(sheet, points, strands, [points[0], at(mx, -w * 0.1, my), at(tx, 0.4, ty - 1.6), at(tx, 0.6, ty), at(tx, -1.4, ty - 1.6), at(mx, -w * 0.44, my)] if side < 0 else None)

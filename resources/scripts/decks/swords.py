# SPDX-License-Identifier: GPL-3.0-or-later
"""Swords, ace (drawn in scabbard.py) to seven; and the sword the court figures of the suit carry (define_pip)."""

from __future__ import annotations

from blade import LONG, SHORT
from blade import define_sword as define_plain_sword
from chased import define_sword
from graver import path, shape, spread, stroke, swell, tick
from leaf import blossom, plain
from ribbon import band
from scabbard import ace
from scenes import define_country
from svg import DEEP_GREEN, INK, RED, Svg, paper


def define_pip(sheet: Svg) -> str:
    """The long sword, upright, point up, 112.5 long and 25.8 wide, its origin at its middle. The guard's middle is
    29.75 below that, the grip's middle 42 below (see blade.py for hilt and blade apart)."""
    return define_plain_sword(sheet, LONG)


def _fall(sheet: Svg, pip: str, x: float, y: float, scale: float) -> None:
    """A sword point down: turned over, not round, so that its shade stays on the right."""
    sheet.place(pip, x, y, scale, 180, mirror=True)


def two(sheet: Svg) -> None:
    paper(sheet)
    pip, pen = define_sword(sheet, LONG), (0.9, 6.4)
    band(sheet, [(38.6, 69), (34, 78), (24, 82), (20.2, 87.5)], pen, True, (0.15, 0.9))
    band(sheet, [(61.4, 69), (66, 78), (76, 82), (78.9, 87.5)], pen, True, (0.15, 0.9))
    sheet.place(pip, 30, 82.5, 1.2)
    _fall(sheet, pip, 70, 82.5, 1.2)
    band(sheet, [(17, 57.5), (22, 59.6), (27, 58.2), (33, 60), (37.6, 64.5), (38.6, 69)], pen, False, (0.97, 0.3), "a")
    band(sheet, [(83, 57.5), (78, 59.6), (73, 58.2), (67, 60), (62.4, 64.5), (61.4, 69)], pen, False, (0.97, 0.3), "a")
    band(sheet, [(20.2, 87.5), (21.6, 92.5), (28, 97.5), (40, 101.6), (50, 102.6), (60, 101.6), (72, 97.5), (78, 92.5), (78.9, 87.5)], pen, False, (0.05, 0.95, 0.36, 0.62))


def three(sheet: Svg) -> None:
    paper(sheet)
    pip, pen = define_sword(sheet, LONG), (0.7, 5.8)
    for side in (-1, 1):
        x = lambda d: 50 + side * d  # noqa: E731, B023
        band(sheet, [(x(19.6), 65), (x(23), 73), (x(33), 77), (x(36.2), 82)], pen, True, (0.15, 0.9))
    for x in (21, 79):
        _fall(sheet, pip, x, 82.5, 1.2)
    sheet.place(pip, 50, 82.5, 1.2)
    for side in (-1, 1):
        x = lambda d: 50 + side * d  # noqa: E731, B023
        band(sheet, [(x(40.5), 56), (x(36), 58), (x(31), 56), (x(25), 57), (x(21), 60.5), (x(19.6), 65)], pen, False, (0.97, 0.3), "a")
        band(sheet, [(x(36.2), 82), (x(35), 86.5), (x(29), 90), (x(18), 93), (x(8), 92.4), (x(1), 90)], pen, False, (0.06, 0.95, 0.6))
        band(sheet, [(x(0.5), 95), (x(2.6), 101), (x(7), 105), (x(7.6), 113)], (side * 5, -1.6), True, (0.05, 0.6), "b")
    knot = [(45.4, 89.6), (50.2, 88.4), (55, 89.8), (56, 93.4), (54.6, 97.4), (50, 98.4), (45.6, 97.2), (44.4, 93.4)]
    shape(sheet, knot, RED, 0.5, 1.2)
    cuts = "".join(tick((55.6, y), (50.5, y + 0.8), 0.45, 0.3) + tick((44.8, y + 0.4), (47.4, y + 0.8), 0.4, -0.2) for y in spread(91, 96.4, 6))
    sheet.path(cuts, INK)


def four(sheet: Svg) -> None:
    paper(sheet)
    pip = define_sword(sheet, SHORT)
    for x, y, turn in ((24.6, 41, 153), (75.4, 41, 207), (24.6, 124, 27), (75.4, 124, -27)):
        sheet.place(pip, x, y, 1.04, turn)
    _branch(sheet)


def _branch(sheet: Svg) -> None:
    """A flowering branch across the middle, in an S, thick with leaves, with three blossoms."""
    stem = [(13, 76), (23, 84.5), (35, 88), (47, 84.4), (58, 78.6), (69, 76.6), (79, 80), (86, 89)]
    for (fx, fy), (tx, ty), sag in (
        ((14.6, 77.6), (7.4, 70.4), 0.5), ((15, 78), (6.4, 79), -0.5), ((18, 80.6), (7.6, 85.6), -0.5), ((21.6, 83.4), (11.4, 91.6), -0.5), ((26, 85.8), (18, 96.4), -0.5), ((31, 87.4), (26.4, 98.4), -0.4),
        ((20, 82), (18.4, 71), 0.5), ((28, 86.6), (33, 76), 0.5), ((35.6, 88), (34.4, 96.2), 0.5), ((33.6, 87.6), (39.4, 77), 0.4), ((41, 86.6), (48.6, 94.6), 0.5), ((39.6, 87), (44.8, 74.6), 0.4),
        ((47, 84.2), (57, 92), 0.5), ((53, 81.4), (50, 69.6), -0.4), ((56, 79.6), (63, 89.4), 0.5), ((57.4, 78.8), (55.6, 70.4), -0.4), ((62.6, 77.4), (69.4, 69.8), 0.5),
        ((66, 76.6), (64.4, 88), -0.4), ((70, 76.6), (79.6, 67.4), 0.5), ((74, 77.6), (87.6, 71.4), 0.5), ((77.6, 79.2), (92.6, 77), 0.4), ((80.6, 81.6), (93.4, 84.6), 0.5),
        ((83, 84.6), (92.6, 92.4), 0.5), ((84.8, 87), (86.4, 97.6), 0.4), ((83.2, 85), (76.6, 95.4), -0.5),
    ):
        plain(sheet, (fx, fy), (tx, ty), 1.95, sag)
    sheet.path(swell(stem, stroke(1.8, 0.6, 0.4, 0.3)), DEEP_GREEN, INK, 0.35)
    sheet.path(path([(24, 85.5), (22.6, 81), (24, 77)]) + path([(72, 77), (72.4, 82), (71, 85)]), None, DEEP_GREEN, 1)
    blossom(sheet, 24.6, 77, 6.9, -12)
    blossom(sheet, 50, 82.5, 7.4, 8)
    blossom(sheet, 72, 86.4, 6.9, 30)


def five(sheet: Svg) -> None:
    paper(sheet)
    pip, country = define_sword(sheet, SHORT), define_country(sheet)
    for x in (17, 83):
        sheet.place(pip, x, 40.6, 0.95)
        _fall(sheet, pip, x, 124.4, 0.95)
    sheet.place(pip, 50, 82.5, 0.95, -90, True)
    sheet.place(country, 49.2, 42.5, 0.96)
    sheet.place(country, 50.8, 122.5, 0.96, 180)


def six(sheet: Svg) -> None:
    paper(sheet)
    pip = define_sword(sheet, SHORT)
    for x in (20, 50, 80):
        _fall(sheet, pip, x, 44, 1.07)
        sheet.place(pip, x, 121, 1.07)


def seven(sheet: Svg) -> None:
    paper(sheet)
    pip = define_sword(sheet, SHORT)
    for x in (20, 50, 80):
        sheet.place(pip, x, 38.6, 0.92)
        _fall(sheet, pip, x, 126.4, 0.92)
    sheet.place(pip, 49, 82.5, 0.92, -90, True)


CARDS = {"1S": ace, "2S": two, "3S": three, "4S": four, "5S": five, "6S": six, "7S": seven}

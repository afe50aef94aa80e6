# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of batons: a great bent club bursting into leaf, its sawn foot towards the player."""

from __future__ import annotations

from typing import Sequence

from club import cut_end, engrave, stub, wood
from graver import Point, Tube, capped, lens, path, sample, shape, spread, stroke, swell, tick
from leaf import acanthus, crook
from svg import DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, YELLOW, Svg, paper

SLANT = -0.9


def ace(sheet: Svg) -> None:
    paper(sheet)
    half = capped([(0, 8.6), (0.06, 7.6), (0.16, 8.6), (0.3, 9.8), (0.44, 10.2), (0.58, 11.4), (0.74, 15), (0.86, 16.8), (1, 16)], 0.84)
    tube = Tube([(19, 148.5), (25.6, 143), (36, 132), (43.6, 117), (46.6, 100), (47.6, 84), (50.6, 66), (57, 46), (65.4, 27), (71, 10)], half, 0.2)
    _scroll(sheet)
    _vine_leaf(sheet)
    _sprigs(sheet)
    stub(sheet, tube, 0.56, 1, GREEN, 1.9)
    stub(sheet, tube, 0.5, -1, RED, 1.9)
    wood(sheet, tube, GREEN, RED, ((0.74, -1), (0.6, -0.2), (0.47, 0.6), (0.4, 1)), SLANT)
    engrave(sheet, tube, SLANT, 1.35, 0.55)
    _grain(sheet, tube)
    _bindings(sheet, tube)
    cut_end(sheet, tube, GREEN, SLANT)
    acanthus(sheet, [tube.at(0.36, 0.93), tube.at(0.46, 0.6), tube.at(0.57, 0.12), tube.at(0.7, -0.3), tube.at(0.82, -0.5), tube.at(0.92, -0.45)], 8.6, 11, line=0.42, soft=True)


def _grain(sheet: Svg, tube: Tube) -> None:
    """The run of the bark, parting round two eyes where twigs were; and its glint on the green head."""
    cuts = ""
    for t, u in ((0.4, -0.42), (0.175, -0.3)):
        for k in (1, 2.1, 3.3):
            for side in (-1, 1):
                cuts += lens(tube.at(t - 0.012 * k, u), tube.at(t, u + side * 0.07 * k), tube.at(t + 0.014 * k, u), 0.5)
        cuts += lens(tube.at(t - 0.006, u), tube.at(t, u + 0.01), tube.at(t + 0.006, u), 1.1)
    for start, end, u, drift in (
        (0.29, 0.36, -0.42, 0.0), (0.3, 0.44, 0.02, -0.06), (0.34, 0.42, 0.3, -0.05), (0.45, 0.54, -0.5, -0.06), (0.29, 0.35, -0.74, 0.02), (0.43, 0.5, -0.12, -0.1),
        (0.16, 0.2, 0.15, 0.02), (0.02, 0.09, -0.1, 0.08), (0.01, 0.08, 0.3, 0.05), (0.05, 0.09, -0.5, 0.05), (0.18, 0.21, -0.72, 0.0), (0.5, 0.6, -0.8, -0.02),
        (0.56, 0.66, 0.28, 0.03), (0.66, 0.8, 0.2, -0.04), (0.84, 0.92, 0.1, -0.1), (0.8, 0.88, -0.72, 0.08),
    ):
        cuts += lens(tube.at(start, u), tube.at((start + end) / 2, u + drift), tube.at(end, u), 0.55)
    sheet.path(cuts, INK)


def _bindings(sheet: Svg, tube: Tube) -> None:
    """Two strips of bark wound round the wood above the foot."""
    for low, high, rise in ((0.1, 0.135, 0.035), (0.215, 0.255, 0.05)):
        us = spread(-1.03, 1.03, 7)
        lower = [tube.at(low + rise * (u + 1) / 2, u) for u in us]
        upper = [tube.at(high + rise * (u + 1) / 2, u) for u in us]
        strip = [(*lower[0], 0), *lower[1:-1], (*lower[-1], 0), (*upper[-1], 0), *upper[-2:0:-1], (*upper[0], 0)]
        sheet.path(path(strip, True), RED)
        dark = [tube.at(low + rise * (u + 1) / 2, u) for u in us[4:]] + [tube.at(high + rise * (u + 1) / 2, u) for u in us[:3:-1]]
        sheet.path(path(dark, False) + "Z", DEEP_RED)
        shape(sheet, strip, None, 0.5, 1.1)
        cuts = ""
        for u in spread(-0.9, 0.95, 14):
            t = low + rise * (u + 1) / 2
            cuts += tube.cut(t, u, u * 0.97, 0.5, t + (high - low) * (0.45 if u < 0.3 else 0.9))
            cuts += tube.cut(t - 0.002, u, u * 0.98, 0.55, t - 0.018 - 0.012 * (u > 0))
        sheet.path(cuts, INK)


def _strands(lines: Sequence[Sequence[Point]], width: float) -> str:
    return "".join(lens(*line, width) if len(line) == 3 else swell(line, stroke(width, 0.7, 0.1, 0.2), 1) for line in lines)


def _rake(edge: Sequence[Point], way: Point, steps: int, width: float = 0.5) -> str:
    """Cuts side by side from an edge inwards along `way`, long and short by turns."""
    points = sample(edge, steps=steps)[1:-1]
    return "".join(tick(p, (p[0] + way[0] * k, p[1] + way[1] * k), width) for p, k in zip(points, (1, 0.6, 0.85, 0.5) * len(points)))


def _sprigs(sheet: Svg) -> None:
    """The golden shoots: a tall one on the left that forks, a three-fingered one on the right."""
    left = [
        (38.5, 112, 0), (37.4, 101), (33.6, 92.6), (27.6, 87.4), (21.4, 86.6), (16.6, 89.2), (13.4, 94.4, 0), (12.2, 88.4), (15, 82.6), (20.4, 80.2, 0),
        (14.2, 76.4), (9.8, 68.6), (9.2, 58.4), (12.2, 48.6), (16.2, 40.6, 0), (17.8, 46.6), (17.2, 51.4, 0), (20.6, 54.6), (20.4, 60.4, 0), (23.6, 64.4), (23.4, 70.6, 0),
        (26.4, 74), (27, 78.4, 0), (29.2, 74.6), (29.4, 68, 0), (34.2, 74.6), (36, 82.8), (39.6, 90.4), (42.6, 100), (43.4, 112, 0),
    ]
    sheet.path(path(left, True), YELLOW)
    sheet.path(path([(16.2, 40.6, 0), (17.8, 46.6), (17.2, 51.4, 0), (20.6, 54.6), (20.4, 60.4, 0), (23.6, 64.4), (23.4, 70.6, 0), (26.4, 74), (27, 78.4, 0), (25.4, 81, 0), (18, 72), (14.4, 60)], True), GOLD)
    sheet.path(path([(29.4, 68, 0), (34.2, 74.6), (36, 82.8), (39.6, 90.4), (42.6, 100), (43.4, 112, 0), (41.4, 112, 0), (40, 100), (35.4, 88), (31, 80)], True), GOLD)
    shape(sheet, left, None, 0.5, 1.2)
    sheet.path(
        _strands(
            [
                [(40.6, 111), (39, 98), (33.4, 86), (25, 79.4), (17, 70), (13.4, 58), (15.4, 44.6)],
                [(39.4, 108), (37.4, 98), (32.6, 89.4), (26.6, 84.6), (20, 83.6), (14.4, 89.6)],
                [(41.8, 110), (41, 100), (36.6, 89), (32.4, 81), (29.9, 72)],
                [(25, 79.4), (25.4, 76.4), (24, 72.4)], [(21, 76), (22, 71.4), (21, 66)], [(17.4, 70.4), (19, 66), (18.2, 59)], [(14.8, 64), (16.6, 60), (16.4, 53)],
                [(15, 73.6), (12, 67), (11.4, 60)], [(33.6, 83.6), (34, 80), (32, 74.6)], [(22, 86), (18.4, 86), (15, 89)], [(38.4, 92), (36, 85), (34, 79)],
            ],
            0.6,
        )
        + _rake([(20.6, 55), (20.4, 60.4)], (-2.6, 1.6), 6) + _rake([(23.4, 64.8), (23.4, 70.4)], (-2.8, 1.4), 6) + _rake([(17.8, 46), (17.2, 51)], (-1.7, 1.4), 5)
        + _rake([(43.2, 110), (42.6, 100), (39.6, 90.4), (36, 82.8), (34, 75)], (-1.9, 0.6), 6) + _rake([(37.4, 101), (33.6, 92.6), (27.6, 87.4), (21.4, 86.6)], (0.6, -1.6), 5),
        INK,
    )
    right = [
        (57, 102, 0), (57.6, 94), (61, 86.6), (62.2, 79.4), (65.6, 71.6, 0), (69, 75.6), (69.6, 80.6, 0), (73.6, 74.4), (78.6, 69.4), (84.6, 62.4, 0), (85.4, 69),
        (83.2, 74.6, 0), (87.6, 73.2), (89.6, 74.2, 0), (87, 79.8), (81.4, 84.6), (74, 86.6), (66.4, 90.6), (61.4, 96.4), (59, 103, 0),
    ]
    sheet.path(path(right, True), YELLOW)
    sheet.path(path([(89.6, 74.2, 0), (87, 79.8), (81.4, 84.6), (74, 86.6), (66.4, 90.6), (61.4, 96.4), (59, 103, 0), (58.4, 97), (63.4, 89), (72, 83.6), (80, 80.4)], True), GOLD)
    shape(sheet, right, None, 0.5, 1.2)
    sheet.path(
        _strands(
            [
                [(58, 100), (60.6, 92), (67, 85.4), (75, 78), (83.6, 66)], [(58.6, 97), (62, 88), (64, 81), (65.8, 74)], [(60, 97), (66, 88.6), (76, 83.4), (83, 80), (88.4, 75)],
                [(63, 89.6), (66.4, 84), (68, 78.6)], [(71.6, 81.4), (77, 74), (82, 69.4)], [(73.6, 82.6), (79, 79.4), (82.6, 75)],
            ],
            0.6,
        )
        + _rake([(59.2, 102), (61.4, 96.4), (66.4, 90.6), (74, 86.6), (81.4, 84.6), (87, 79.8)], (-0.6, -2), 6) + _rake([(83.2, 74.4), (85.3, 69), (84.8, 63.6)], (-1.9, -0.2), 5),
        INK,
    )


def _scroll(sheet: Svg) -> None:
    """The red acanthus that rolls up to the left of the foot."""
    rib = [(44.6, 124), (40.6, 113.6), (33, 107.8), (24.6, 107.6), (17.4, 111.4), (14.2, 117.8), (15.4, 124.2), (20.2, 127.6), (25.2, 126), (26.4, 122), (24, 119.6)]
    crook(sheet, rib, 6.6, 7, RED, DEEP_RED)


def _vine_leaf(sheet: Svg) -> None:
    """The green leaf that hangs to the right."""
    acanthus(sheet, [(53, 103), (60, 108.6), (67, 117), (72.4, 127.6), (76.6, 141)], 12.4, 6, GREEN, DEEP_GREEN, 0.45)

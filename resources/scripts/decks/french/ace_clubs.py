# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of clubs: a great trefoil with a golden rosette let into each lobe, growing out of acanthus; tendrils with
leaves and flowers on both sides, and on each a goldfinch. Card units."""

from __future__ import annotations

import math

import leaf as leaves
from french.ornament import berry, leaf, pearls, rose
from french.pips import DUSK, NIGHT, STEEL, belly, fan
from ink import Pen, ring
from svg import DEEP_GREEN, GOLD, GREEN, INK, PAPER, RED, WHITE, YELLOW, Svg, paper

BROWN, DEEP_BROWN = "#a8703f", "#7a4a28"
X, Y, R = 50, 51, 18.6
LOBES = ((0, -25.4), (-21.4, 8), (21.4, 8))


def ace(sheet: Svg) -> None:
    paper(sheet)
    pen = Pen(sheet)
    for mirror in (False, True):
        _tendril(pen.at(50, 0, 1, 0, mirror))
    _trefoil(pen.at(X, Y))
    _foot(sheet, pen)
    for mirror in (False, True):
        finch(pen.at(50, 0, 1, 0, mirror).at(-27.6, 98.6))


def _trefoil(p: Pen) -> None:
    stem = [(-3, 14, 0), (3, 14, 0), (3, 34), (4.4, 56), (7.4, 76, 0), (-7.4, 76, 0), (-4.4, 56), (-3, 34)]
    p.shape(stem, NIGHT, 0.9, 0.4)
    p.spikes(fan([(-2.9, 24), (-3.4, 44), (-5.6, 66)], lambda t, q: (q[0] + 5, q[1] - 3), belly(1.6, 2.8), 30, 0.1, (1, 0.6, 0.8)), 0.36, STEEL)
    p.spikes(fan([(2.9, 24), (3.4, 44), (5.6, 66)], lambda t, q: (q[0] - 4, q[1] - 1), belly(1, 2), 26, 0.1, (1, 0.7)), 0.4, DUSK)
    round_ = lambda x, y, r: [(x + r * math.sin(k * math.pi / 4), y - r * math.cos(k * math.pi / 4)) for k in range(8)]  # noqa: E731
    rosette = "rosette"
    with p.sheet.define(rosette):
        _rosette(Pen(p.sheet))
    for x, y in LOBES:
        p.shape(round_(x, y, R), NIGHT, 1.0, 0.45)
    p.shape([(-3, 20, 0), (-8, 9), (-6.4, -8), (0, -12), (6.4, -8), (8, 9), (3, 20, 0), (0, 24)], NIGHT, 0.2)
    for x, y in LOBES:
        at = lambda deg, d: (x + d * math.sin(math.radians(deg)), y - d * math.cos(math.radians(deg)))  # noqa: E731, B023
        p.fill([(*at(58, R - 0.2), 0), at(95, R - 0.2), at(135, R - 0.2), (*at(180, R - 0.2), 0), at(150, R - 2.6), at(118, R - 3.2), at(88, R - 2.2)], DUSK)
        p.spikes(fan([at(a, R - 0.2) for a in (52, 95, 140, 186)], lambda t, q: at(95 + 50 * t, 1), belly(1, 3.6), 32, -0.1, (1, 0.6, 0.8)), 0.42)  # noqa: B023
        p.spikes(fan([at(a, R - 0.9) for a in (-160, -110, -60, -10, 30)], lambda t, q: at(130, 3), belly(1, 3.6), 46, 0.1, (1, 0.6, 0.8)), 0.36, STEEL)  # noqa: B023
        p.line([at(a, R - 2) for a in (-104, -74, -44, -16)], 0.9, (0.06, 0.06), PAPER)
        p.sheet.place(rosette, *p.point(x, y))
    # Golden seams run from the middle between the lobes to the stem.
    p.shape([(0, -7.6, 0), (2.6, -2), (6.2, 0.4, 0), (2, 3), (0, 11, 0), (-2, 3), (-6.2, 0.4, 0), (-2.6, -2)], YELLOW, 0.5, 0.5, INK)
    p.fill([(0, 11, 0), (2, 3), (6.2, 0.4, 0), (0.4, 1)], GOLD)
    berry(p, 0, 0.8, 1.7)
    pearls(p, [(0, 14.4), (0.02, 22), (0, 30)], 5, 0.85)


def _rosette(p: Pen) -> None:
    """A jeweller's flower in a corded ring: eight petals, a red stone; 11.6 in radius."""
    p.fill(ring(0, 0, 13.1), GOLD)
    p.fill(ring(-0.1, -0.1, 12.7), YELLOW)
    p.fill(ring(0, 0, 11.8), NIGHT)
    cord = []
    for i in range(44):
        a, b = math.radians(i * 360 / 44), math.radians(i * 360 / 44 + 7)
        cord.append(((13 * math.sin(a), -13 * math.cos(a)), (12.4 * math.sin((a + b) / 2), -12.4 * math.cos((a + b) / 2)), (11.9 * math.sin(b), -11.9 * math.cos(b))))
    p.spikes(cord, 0.36)
    for i in range(8):
        q = p.at(0, 0, 1, 22.5 + 45 * i)
        q.fill([(-0.9, -4, 0), (-1.7, -7.4), (0, -10.8, 0), (1.7, -7.4), (0.9, -4, 0)], GREEN)
        q.line([(0, -4), (0.1, -7.4), (0, -10)], 0.4, (0.5, 0.1), NIGHT)
    for i in range(8):
        q = p.at(0, 0, 1, 45 * i)
        q.shape([(-1, -2.4, 0), (-2.7, -6.4), (-2.2, -9), (0, -8.5, 0), (2.2, -9), (2.7, -6.4), (1, -2.4, 0)], YELLOW, 0.4, 0.6)
        q.fill([(0, -8.5, 0), (2.2, -9), (2.7, -6.4), (1, -2.4, 0), (0.3, -5)], GOLD)
        q.lines([[(0, -3), (0.1, -5.6), (0, -7.8)], [(-0.6, -3.4), (-1.3, -5.8), (-1.4, -7.4)], [(0.6, -3.4), (1.3, -5.8), (1.4, -7.4)]], 0.3, (0.7, 0.1), peak=0.2)
        berry(p, 0, 0, 2.9)


def _tendril(p: Pen) -> None:
    """The left one: it springs from the foot, winds out and up and ends in a curl; leaves, buds and flowers on it."""
    main = [(-2, 134, 1.5), (-9, 127, 1.4), (-20, 122.6, 1.3), (-31, 117, 1.2), (-36.6, 107, 1.1), (-37.6, 95, 1), (-37, 84, 0.85), (-38.6, 76, 0.7), (-40, 72.4, 0.45)]
    lower = [(-16, 124.4, 1.2), (-26, 128.4, 1.1), (-33.6, 134, 1), (-35.6, 141.4, 0.9), (-31, 146, 0.8), (-26.4, 142.6, 0.65), (-28.4, 138.8, 0.45)]
    perch = [(-33.6, 114, 1.1), (-29, 110.4, 1), (-22.4, 108.6, 0.9), (-15.4, 110, 0.75), (-12.4, 114.4, 0.6), (-15.4, 117.2, 0.5), (-17.8, 114.8, 0.4)]
    for bones in (perch, lower, main):
        p.limb(bones, GREEN, 0.55, 0.5, (0, 0.9))
        p.line([b[:2] for b in bones], 0.4, (0.3, 0.1), DEEP_GREEN)
    for x, y, long, turn, bend in (
        (-8, 128, 9, -8, 1), (-14, 125, 9, 148, -1), (-21, 122.4, 8.6, -2, 1), (-25.6, 120.6, 7.6, 150, 1), (-34.4, 112, 8, -96, -1), (-37.2, 102, 8.6, -64, -1), (-37.4, 96, 8, 34, 1),
        (-37.4, 89, 8, -58, -1), (-37.2, 84, 8, 40, 1), (-38.2, 78, 7, -50, -1), (-38.4, 77, 7, 42, 1),
        (-22, 126.8, 8, 84, 1), (-29, 130.4, 8, 40, 1), (-34, 134.8, 8, -62, -1), (-35.2, 141.6, 7.6, -128, -1), (-31, 146, 7, 172, 1), (-33.4, 131.6, 7, -20, 1),
        (-14, 111, 6.4, 72, -1),
    ):
        leaf(p, x, y, long, turn, GREEN, bend)
    for x, y, r, turn in ((-40.2, 70, 3.6, 0), (-28.4, 139.6, 4, 20)):
        rose(p, x, y, r, RED, YELLOW, turn)
    rose(p, -17, 114.8, 3.4, WHITE, YELLOW, 10)
    for x, y in ((-24.4, 116.6), (-41, 93.6)):
        p.line([(x + 3.4, y + 1.4), (x + 1.6, y + 0.2), (x, y)], 0.7, (0.8, 0.5), DEEP_GREEN)
        berry(p, x, y, 1.35)


def _foot(sheet: Svg, pen: Pen) -> None:
    """Acanthus leaves round the root, a golden collar round the stem."""
    for mirror in (1, -1):
        leaves.acanthus(sheet, [(50 - mirror * 1, 150), (50 - mirror * 8, 141), (50 - mirror * 17.6, 139.4), (50 - mirror * 22.4, 146.4)], 5.8, 5, YELLOW, GOLD, 0.34)
    for mirror in (1, -1):
        leaves.acanthus(sheet, [(50 - mirror * 1, 152), (50 - mirror * 9, 152.4), (50 - mirror * 17, 154), (50 - mirror * 25, 151)], 4.2, 5, GREEN, DEEP_GREEN, 0.3)
    leaves.acanthus(sheet, [(50, 156.4), (50.4, 146), (50, 136), (49.6, 125)], 7.4, 6, YELLOW, GOLD, 0.36)
    collar = pen.shape([(44.4, 121.6, 0), (50, 123), (55.6, 121.6, 0), (56.4, 125.4, 0), (50, 127), (43.6, 125.4, 0)], RED, 0.7, 0.45)
    pen.hatch(collar, 84, 0.9, 0.36, reach=0.5)
    pearls(pen, [(44.6, 123.6), (50, 125), (55.4, 123.6)], 6, 0.8)


def finch(p: Pen, stance: float = 0) -> None:
    """A goldfinch looking to the right, its feet at (0, 10): red face, black cap, yellow bar on the wing.
    `stance` turns its legs by that many degrees against the body."""
    # Tail.
    p.shape([(-7.4, 5.4, 0), (-13, 10.4), (-17.4, 15.2, 0), (-15.6, 16.2), (-14, 16.6, 0), (-9.6, 12.4), (-4, 8, 0)], NIGHT, 0.6, 0.45)
    p.sheaf([(-8, 6.4), (-12.4, 10.8), (-16.6, 15.4)], [(-4.6, 8), (-9.4, 12), (-14.4, 16.2)], 5, 0.36, colour=STEEL)
    # Legs.
    q = p.at(1.8, 6, 1, stance)
    q.lines([[(-1.4, 0), (-1, 3), (-1.6, 5)], [(1.2, 0), (1.8, 3), (1.4, 4.8)]], 0.8, (0.9, 0.7), DEEP_BROWN)
    q.lines([[(-3, 5.4), (-1.6, 4.6), (0, 5.6)], [(0, 5.2), (1.4, 4.4), (3, 5.4)]], 0.7, (0.5, 0.2), DEEP_BROWN)
    # Body: breast to the right.
    body = p.shape([(4.4, -9.6), (7.4, -6.6), (8.6, -2.4), (8, 2.4), (4.8, 6.6), (-0.6, 8.6), (-5.6, 8, 0), (-7.6, 5), (-5.6, 0.4), (-2.4, -4.6), (-0.4, -8)], BROWN, 0.85, 0.4)
    p.fill([(8.6, -2.4), (8, 2.4), (4.8, 6.6), (-0.6, 8.6), (-4, 8.2, 0), (1.4, 5.4), (4.4, 1.6), (5.6, -4, 0), (7.6, -6)], WHITE)
    p.fringe([(8.4, 1), (5.4, 6), (0, 8.4), (-5, 8)], 3, 0.75, 0.34, 30, clip=body)
    p.spikes([((6.4 - i * 0.6, -3.6 + i * 1.7), (6.2 - i * 0.7, -2.6 + i * 1.7), (5.4 - i * 0.8, -1.8 + i * 1.7)) for i in range(5)] + [((4.6 - i * 0.6, -2 + i * 1.7), (4.4 - i * 0.7, -1 + i * 1.7), (3.6 - i * 0.8, -0.2 + i * 1.7)) for i in range(4)], 0.5, DEEP_BROWN)
    # Wing: brown shoulder, yellow bar, black quills with white tips.
    wing = p.shape([(-0.6, -5.4, 0), (2.6, -2.6), (3, 1.4), (0.4, 4.2), (-5, 7.2), (-12.4, 11.2, 0), (-9, 5.8), (-5.4, 0.6)], NIGHT, 0.7, 0.45)
    p.fill([(-0.6, -5.4, 0), (2.6, -2.6), (3, 1.2), (1.2, 3, 0), (-1.4, 0.2), (-4.4, -0.6, 0)], DEEP_BROWN)
    p.fill([(1.2, 3, 0), (-1.4, 0.2), (-4.4, -0.6, 0), (-6.6, 2.4, 0), (-3.6, 3.2), (-1.6, 5.2, 0)], YELLOW)
    p.line([(1.4, 3), (-1.4, 0.2), (-4.4, -0.6)], 0.4, (0.5, 0.5))
    p.lines([[(-0.4, 4.2), (-2, 1.6), (-5, 0.6)], [(-2.2, 3.8), (-3.6, 2.4), (-5.6, 1.8)]], 0.3)
    p.sheaf([(-6.2, 3), (-8.6, 6.4), (-11.6, 10.6)], [(-1.6, 5.4), (-5.6, 7), (-11, 10.4)], 5, 0.36, (0.3, 0.3), STEEL, clip=wing)
    p.fringe([(-1, -4.8), (2.2, -2.4), (2.8, 1)], 2, 0.7, 0.34, 20, clip=wing)
    # Head: white cheek, black cap, red mask, stout bill.
    head = p.shape([(-1, -8), (-1.2, -12), (1.6, -15), (5.2, -15), (7.8, -12.4), (8, -9), (6.2, -6.4), (2.6, -5.8)], WHITE, 0.8, 0.4)
    p.fill([(-0.9, -8), (-1.1, -12), (1.6, -14.9), (4.6, -15, 0), (3.4, -12.6), (2.4, -9.4), (0.4, -6.8)], NIGHT)
    p.fill([(4.4, -15), (7.6, -12.6), (8, -9.4), (6.6, -7.2), (4.2, -8.2), (3, -10.8), (3.2, -13.4)], RED)
    p.fringe([(8, -10), (6.8, -7.4), (4.4, -8)], 1.6, 0.6, 0.3, 20, clip=head)
    p.shape([(7.4, -12.2, 0), (10.4, -11), (12.2, -9.2, 0), (9.8, -9.2), (7.6, -8.8, 0), (8.2, -10.4)], "#e9d9b6", 0.55, 0.5)
    p.line([(8, -10.4), (10, -10), (12, -9.3)], 0.36)
    p.fill(ring(5.3, -11.8, 1.05), INK)
    p.fill(ring(5, -12.1, 0.32), WHITE)
    p.line([(3.9, -12.4), (5.2, -13.2), (6.6, -12.3)], 0.36)

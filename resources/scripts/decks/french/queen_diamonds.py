# SPDX-License-Identifier: GPL-3.0-or-later
"""The queen of diamonds: no longer young and very proud, powdered, in yellow brocade and a mantle sown with
red lilies, looking at herself in a hand mirror. Drawn looking to the left, placed looking to the right."""

from __future__ import annotations

import math

from french import dress, gown, ladyhands
from french.coiffure import POWDER, POWDER_DEEP, curl, pouf, ringlet, roll
from french.coronet import coronet, veil
from french.court_frame import court, waist
from french.ladies import Lady, face
from french.ornament import rose
from ink import Pen, ring
from svg import BLUE, GOLD, INK, RED, WHITE, YELLOW, Svg

HEAD = (54, 43.4, 0.228)
LARGE, MIDDLE = 1.08, (50, 82.5)  # all is drawn for a figure that much smaller, enlarged from the middle of the card
TAILS = [(31.6, 69, 20), (30.4, 74.6, 10), (32.6, 64.6, 34), (75, 63.6, -34), (77, 68.6, -20), (78.6, 74, -12), (79.6, 79.6, -8), (70.6, 60.6, -50)]


def edge(x: float) -> float:
    """Where the halves meet, seen by the mirrored pen."""
    return waist(100 - x)


def _half(sheet: Svg) -> None:
    pen = Pen(sheet).at(100 - MIDDLE[0] * (1 - LARGE), MIDDLE[1] * (1 - LARGE), LARGE, 0, True)
    p = pen.at(HEAD[0], HEAD[1], HEAD[2], -3)
    _mantle(pen)
    veil(p, YELLOW, GOLD, "#fdeeb4", "#e3bf5c", RED)
    for spine, r in (([(32, 30), (46, 54), (52, 78), (50, 104)], 11), ([(-26, 14), (-36, 36), (-40, 60), (-38, 86)], 9)):
        ringlet(p, spine, r, POWDER, 5)
    gown.bust(p, 0.5)
    _gown(pen)
    gown.choker(p, 3.0, WHITE, BLUE)
    face(p, Lady(iris="#4a5a34", age=0.32, gaze=(-0.85, -0.05), lid=0.7, smile=0.15, nose=0.35, brow=-0.7, brow_colour="#6a5c4e", lips=0.8, rouge=1.6, mole=(8, 27)))
    _hair(p)
    _arm(pen)


def _mantle(pen: Pen) -> None:
    """Gold with red lilies, lined with ermine, from both shoulders down to the band."""
    lily = dress.motif(pen, "lily", RED, RED)
    back = dress.cloth(pen, [(40, 57, 0), (28, 60), (18, 68), (12, 78), (11, edge(11) + 1.4, 0), (90, edge(90) + 1.4, 0), (89.4, 78), (84, 64), (70, 56.6, 0)], YELLOW, [[(90, 88), (89.4, 78), (84, 64), (74, 58)]], 5)
    dress.brocade(pen, back, lily, 7.4, 4.6, origin=(83.6, 72))
    dress.folds(pen, [[(83, 66), (86.4, 74), (87, 85)]], 2.4, deep=GOLD)


def _gown(pen: Pen) -> None:
    flower = dress.motif(pen, "rose", RED, YELLOW)
    dress.cloth(pen, [(46, 74, 0), (38, 76.6), (30, 82), (28, edge(28) + 1, 0), (82, edge(82) + 1, 0), (76, 80), (66, 76, 0)], YELLOW, [[(80, 84), (74, 79), (66, 77)]], 5)
    near = dress.cloth(pen, [(64, 64, 0), (71, 61.6), (76, 66), (77, 78), (76, edge(76) + 1, 0), (64, edge(64) + 1, 0)], YELLOW, [[(77, 80), (76, 70), (73, 64)]], 3)
    dress.brocade(pen, near, flower, 4.6, 2.8, origin=(73, 68))
    dress.cloth(pen, [(43.6, 64, 0), (37, 62), (32, 67), (31, 78), (31, edge(31) + 1, 0), (43, edge(43) + 1, 0)], YELLOW)
    front = pen.shape([(42, 66, 0), (45, 73), (48, edge(48) + 1, 0), (60.4, edge(60) + 1, 0), (63.6, 74), (66, 66, 0), (54, 70)], WHITE, 0.6)
    pen.fringe([(66, 68), (63.6, 74), (60.6, 82)], 5, 0.75, 0.36, 8, clip=front, under="#d8d3c6")
    for side, knots, rim in (
        (-1, [(35.6, 64.6, 0), (38.6, 70), (41.6, 75), (43.6, edge(43) + 1, 0), (49.4, edge(49) + 1, 0), (47, 74.4), (44.4, 69), (42, 64.6, 0)], [(43, 65.6), (46.6, 74), (49.2, 80)]),
        (1, [(73.4, 64, 0), (70, 70), (67.4, 76), (65.8, edge(65) + 1, 0), (59.4, edge(59) + 1, 0), (62, 75), (64, 69), (66, 64, 0)], [(65.4, 66), (62.4, 74.6), (59.4, 83.4)]),
    ):
        panel = dress.cloth(pen, knots, YELLOW, [[(73, 65), (70, 70), (67.4, 76), (65.8, 84)]] if side > 0 else [[(43.6, 80), (41.6, 75), (38.6, 70)]], 3.6)
        dress.brocade(pen, panel, flower, 4.6, 2.8, origin=(41.6, 69.4) if side < 0 else (67.4, 69))
        dress.band(pen, rim, 2, BLUE, 0.5, "lozenges", WHITE)
    gown.ladder(pen, [(54.6, 70.6, 9), (54.6, 75.4, 8), (54.6, 79.8, 7)], BLUE)
    dress.lace(pen, [(35.6, 64.8), (40.6, 67.4), (47, 70.2), (54.4, 70.8), (61.6, 69.4), (67.6, 66.8), (73, 63.6)], 2.5, 2.2)
    # The ermine edges of the mantle lie over the shoulders.
    for knots, hairs in (
        ([(38.4, 60.6, 0), (31.4, 64.4), (27.4, 71), (26, 79), (26, edge(26) + 2, 0), (35.4, edge(35) + 2, 0), (35, 76), (37, 69), (41.4, 64, 0)], [(41.4, 64), (37, 69), (35, 76), (35.4, 79)]),
        ([(70, 59.8, 0), (77, 62.4), (82, 70), (84, 79), (84.4, edge(84) + 2, 0), (74, edge(74) + 2, 0), (74.4, 77), (72.6, 69.4), (68, 63, 0)], [(74, 84), (74.4, 77), (72.6, 69.4), (68, 63)]),
    ):
        fur = pen.shape(knots, WHITE, 0.85)
        dress.fur_edge(pen, hairs, 1.8)
        dress.ermine(pen, fur, TAILS, 0.95)
    dress.jewel(pen, 38.6, 63.4, 2.3, RED, YELLOW, 20)
    dress.jewel(pen, 70.6, 62.4, 2.3, RED, YELLOW, -20)
    dress.pearls(pen, [(39.8, 65), (46, 68), (54, 68.6), (62, 67.6), (69.4, 64.2)], 0.8)


def _hair(p: Pen) -> None:
    pouf(p, POWDER, POWDER_DEEP, 36, 45, 3, 19)
    for x, y, r, long, turn in ((36.6, -12, 9, 14, 18), (38.6, 7, 9, 13, 22), (38, 26, 8.4, 11, 26)):
        roll(p, x, y, r, long, POWDER, turn)
    ringlet(p, [(32, 36), (38, 58), (47, 78), (58, 96)], 9, POWDER, 5)
    for x, y, r in ((-22, -31, 4.6), (-13, -36.4, 5.2), (-2.4, -38.6, 5.6), (8, -37, 5.6), (18, -31.6, 5.6)):
        curl(p, x, y, r, POWDER)
    coronet(p.at(1, 4), "lily")
    for x, y, r, turn in ((44, -44, 12, 30), (-36, -44, 10, 0)):
        rose(p, x, y, r, RED, YELLOW, turn)


def _arm(pen: Pen) -> None:
    """The hand mirror and the arm that holds it."""
    flower = dress.motif(pen, "rose", RED, YELLOW)
    _mirror(pen.at(21.6, 57.6, 1, -4))
    gown.arm(pen, [(30.4, 72.4, 3.7), (29, 67, 3.3), (27.8, 63.6, 2.5), (27, 60.6, 2.1)])
    ladyhands.closed(pen, 21.8, 57.2, 11.4, -10)
    dress.pearls(pen, [(25, 61.8), (27.8, 63), (30.4, 61.8)], 0.75)
    sleeve = dress.sleeve(pen, [(38.6, 63.6, 5), (34.6, 67.4, 5.5), (31.2, 71.6, 5.2), (29.6, 74.6, 4.7)], YELLOW, (0.5, 0.2), 3.8)
    dress.brocade(pen, sleeve, flower, 4.8, 2.8, origin=(34.6, 67.6))
    gown.ruffle(pen, 29.2, 73, 9.6, 6.2, 16, 2)
    gown.knot(pen, 32.4, 71.8, 7.6, BLUE, 24)


def _mirror(p: Pen) -> None:
    """An oval glass in a golden frame, its handle through (0, 0), its glass 13 above."""
    handle = p.shape([(-1, -5, 0), (-1.5, 0), (-1, 6), (-2, 9.4), (0, 11.6), (2, 9.4), (1, 6), (1.5, 0), (1, -5, 0)], YELLOW, 0.65, 0.45)
    p.hatch(handle, 0, 1.1, 0.32, reach=0.5, from_end=True)
    for s in (-1, 1):
        p.shape([(s * 0.6, -4.4, 0), (s * 3.4, -3), (s * 5.4, -5), (s * 4.2, -6.8), (s * 3, -5.4), (s * 1, -6, 0)], YELLOW, 0.6, 0.45)
    frame = p.shape(ring(0, -16, 8.4, 10.4), YELLOW, 0.8, 0.42)
    p.fringe([(8.2, -18), (7.4, -11), (3, -6.6), (-2, -5.8)], 2, 0.7, 0.34, 10, clip=frame, under=GOLD)
    glass = p.shape(ring(0, -16, 6.2, 8.2), "#dfe8ee", 0.55, 0.6)
    p.fill([(6, -18), (6.2, -14), (4, -9.4), (0, -7.8), (-3, -8.8), (1.6, -11), (4.4, -15)], "#b5c4d2")
    p.hatch(glass, -48, 1.5, 0.3, "#6a86a4", reach=0.55, from_end=True)
    p.lines([[(-4.6, -14), (-2.6, -18), (0.6, -22)], [(-4, -11.6), (-1.6, -16.4), (2, -21)]], 0.6, (0.1, 0.1), WHITE)
    for k in range(12):
        a = math.radians(30 * k + 15)
        gown.bead(p, 7.3 * math.cos(a), -16 + 9.3 * math.sin(a), 0.62, WHITE)
    dress.jewel(p, 0, -27.2, 1.7, RED, YELLOW)
    p.fill(ring(0, 12.6, 0.5), INK)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "D", _half)

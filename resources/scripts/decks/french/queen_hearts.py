# SPDX-License-Identifier: GPL-3.0-or-later
"""The queen of hearts: young and fair, roses in her hair, in red over white, a rose in her fingers that she is about to smell."""

from __future__ import annotations

from french import dress, gown, ladyhands
from french.coiffure import FAIR, FAIR_DEEP, curl, lock, pouf, ringlet, roll
from french.coronet import coronet
from french.court_frame import court, waist
from french.ladies import Lady, face
from french.ornament import leaf, rose
from ink import Pen
from svg import BLUE, DEEP_GREEN, DEEP_RED, GREEN, RED, WHITE, YELLOW, Svg

HEAD = (53, 40.6, 0.24)
LARGE, MIDDLE = 1.09, (50, 82.5)  # all is drawn for a figure that much smaller, enlarged from the middle of the card


def _half(sheet: Svg) -> None:
    pen = Pen(sheet).at(MIDDLE[0] * (1 - LARGE) + 1.6, MIDDLE[1] * (1 - LARGE), LARGE)
    p = pen.at(HEAD[0], HEAD[1], HEAD[2], -4)
    _collar(pen)
    # Curls on the nape, behind the neck.
    for spine, r in (([(34, 20), (46, 44), (50, 70), (44, 96)], 9), ([(-22, 24), (-27, 44), (-24, 66)], 6)):
        ringlet(p, spine, r, FAIR, 5)
    gown.bust(p)
    _gown(pen)
    gown.choker(p, 2.5, WHITE, RED)
    face(p, Lady(iris="#2f5a8a", gaze=(-0.8, 0.15), smile=0.8, nose=-0.5, cheek=0.9, brow=-0.5, brow_colour="#6b4415", rouge=1))
    _hair(p)
    _arm(pen)


def _collar(pen: Pen) -> None:
    """The standing lace collar behind her."""
    outer = [(33, 66, 0), (29.4, 58), (29.6, 49.6), (35, 44), (44, 42), (62, 42), (72, 43.6), (78, 49), (78.6, 57.6), (73.4, 66, 0)]
    fan = pen.shape([*outer, (53, 70)], WHITE, 0.7, 0.45)
    pen.sheaf([(40, 64), (34, 57), (31, 50)], [(66, 64), (72.6, 56), (76.6, 50)], 2, 0.3, clip=fan)
    many = []
    for x, y in [(29.8, 60), (29.4, 56.6), (29.4, 53), (30.6, 49.4), (33, 46.4), (36.4, 44.2), (40, 43), (66.4, 42.6), (70, 43.2), (73.4, 45), (76.4, 48), (77.8, 51.4), (78.4, 55), (78, 59)]:
        many.append([(x, y), (x + (53 - x) * 0.24, y + (64 - y) * 0.24), (x + (53 - x) * 0.5, y + (66 - y) * 0.5)])
    pen.lines(many, 0.4, (0.8, 0.1), peak=0.1)
    dress.lace(pen, [(32.6, 65.4), (29.4, 58), (29.6, 49.6), (35, 44), (41, 42.4)], 3.2, 2.6)
    dress.lace(pen, [(66, 42.4), (72, 43.6), (78, 49), (78.6, 57.6), (73.8, 65.6)], 3.2, 2.6)


def _gown(pen: Pen) -> None:
    daisy = dress.motif(pen, "rose", YELLOW, WHITE)
    # The skirts over the hoops.
    dress.cloth(pen, [(44, 76, 0), (34, 79), (22, 84), (14, 89), (12, waist(12) + 1.4, 0), (88, waist(88) + 1.4, 0), (84, 75), (72, 73), (62, 74, 0)], RED, [[(90, 78), (80, 74), (66, 73)]], 5)
    dress.folds(pen, [[(43, 78), (34, 83), (26, 92)], [(46, 79), (40, 84), (36, 92)], [(63, 76), (70, 77), (78, 81)]], 2.4, deep=DEEP_RED)
    # Bodice: white stomacher between red fronts.
    front = pen.shape([(41, 66, 0), (44, 74), (47.6, waist(47) + 1, 0), (57.4, waist(57) + 1, 0), (61.6, 73), (64.6, 65.4, 0), (53, 70)], WHITE, 0.6)
    pen.fringe([(64, 67), (61.4, 73), (57.6, 80)], 4, 0.75, 0.34, 8, clip=front, under="#d8d3c6")
    for side, knots, edge in (
        (-1, [(34.6, 64.6, 0), (38, 70), (41, 76), (43.6, waist(43) + 1, 0), (49, waist(49) + 1, 0), (46.4, 75), (43.4, 69), (41, 64.6, 0)], [(43.4, 69), (46.4, 75), (49, 81.6)]),
        (1, [(72, 64, 0), (68.6, 69), (65.4, 75), (62.6, waist(62) + 1, 0), (56.4, waist(56) + 1, 0), (59.6, 74), (62.6, 68), (65, 63.8, 0)], [(62.6, 68), (59.6, 74), (56.6, 81)]),
    ):
        panel = dress.cloth(pen, knots, RED, [[(71, 65), (68.4, 69.4), (65.2, 75), (62.8, 80)]] if side > 0 else [[(43.6, 81), (41, 76), (38.4, 70.4)]], 3.4)
        dress.brocade(pen, panel, daisy, 4.6, 2.2, origin=(40.6, 70) if side < 0 else (66, 69))
        dress.band(pen, edge, 1.9, YELLOW, 0.5, "dots", RED)
    gown.ladder(pen, [(53.4, 71.4, 8), (53, 76.2, 7)], BLUE)
    # Gauze round the neckline.
    dress.lace(pen, [(34.4, 65), (39.6, 67.4), (46, 70.4), (53.4, 71), (60.6, 69.4), (66.6, 66.6), (70, 64.8)], 2.6, 2.3)
    # The sleeve on the far side from us, hanging.
    right = dress.sleeve(pen, [(67.4, 65.6, 5.4), (74.6, 69, 6.2), (80.6, 74.4, 5.6), (82.4, 78, 5.4)], RED, (0.5, 0), 4.6)
    dress.brocade(pen, right, daisy, 4.6, 2.2, origin=(75.4, 70))
    rose(pen, 43.4, 68.2, 3.0, RED, YELLOW, 10)


def _hair(p: Pen) -> None:
    pouf(p, FAIR, FAIR_DEEP, 50, 48, 3, 19)
    for x, y, r, long, turn in ((37, -8, 9.4, 13, 20), (38.6, 11, 9, 12, 24), (37, 29, 8, 10, 28)):
        roll(p, x, y, r, long, FAIR, turn)
    ringlet(p, [(34, 38), (39, 58), (45, 78), (54, 94)], 8.6, FAIR, 5)
    for bones in ([(-21, -36, 0.6), (-28.4, -22, 3.2), (-33, -7, 4.6), (-33, 8, 4), (-29, 17, 0.6)], [(24, -28, 0.6), (29.6, -13, 3.6), (33, 1, 5), (31, 14, 4), (27, 22, 0.6)]):
        lock(p, bones, FAIR, 3, 2, 1)
    # Little curls soften the hairline.
    for x, y, r in ((-23, -29, 5), (-14.6, -35, 5.6), (-4, -38, 6), (7, -37, 6), (17, -32, 6)):
        curl(p, x, y, r, FAIR)
    # A coronet with lilies about the pouf, and roses beside it.
    coronet(p)
    for x, y, turn, long, bend in ((44, -48, 96, 19, -1), (38, -44, 140, 16, 1), (-36, -50, -110, 16, -1), (-40, -56, -70, 16, 1)):
        leaf(p, x, y, long, turn, GREEN, bend)
    for x, y, r, colour, heart in ((45, -52, 12, RED, YELLOW), (36, -38, 8, WHITE, YELLOW), (-37.6, -52, 9.6, RED, YELLOW)):
        rose(p, x, y, r, colour, heart, 10)


def _arm(pen: Pen) -> None:
    """The raised arm with its ruffles, and the rose."""
    stem = [(20.8, 50), (21.6, 55), (21.4, 61), (22.6, 66)]
    pen.line(stem, 1.5, (0.9, 0.7))
    pen.line(stem, 0.8, (0.9, 0.7), DEEP_GREEN)
    leaf(pen, 21.8, 60, 6.6, -58, GREEN, -1)
    leaf(pen, 21.4, 54, 5, 62, GREEN, 1)
    gown.arm(pen, [(29.4, 77, 3.6), (28, 71, 3.5), (27.4, 66.4, 2.7), (26.8, 63, 2)])
    ladyhands.pinch(pen, 22, 56, 11.4, -4)
    # A pearl bracelet.
    dress.pearls(pen, [(24.7, 64.6), (27.2, 65), (29.6, 62.8)], 0.75)
    sleeve = dress.sleeve(pen, [(37.4, 64.8, 5), (33.6, 70, 5.6), (29.6, 76, 5.2), (27.6, 79, 4.8)], RED, (0.5, 0.2), 3.6)
    dress.brocade(pen, sleeve, dress.motif(pen, "rose", YELLOW, WHITE), 4.6, 2.2, origin=(33, 70))
    gown.ruffle(pen, 27.6, 76.8, 9.4, 5.4, 22, 2)
    gown.knot(pen, 30.4, 76.6, 7, BLUE, 24)
    leaf(pen, 20, 50.2, 4.6, 150, GREEN, 1)
    leaf(pen, 21.6, 50.2, 4.6, 208, GREEN, -1)
    rose(pen, 20.6, 47, 5.0, RED, YELLOW, 6)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "C", _half)

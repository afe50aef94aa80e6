# SPDX-License-Identifier: GPL-3.0-or-later
"""The queen of clubs: a merry brunette, long ringlets under a green veil and a coronet of trefoils, in green striped
silk and a white neckerchief, talking to the goldfinch on her finger. Drawn looking to the left, placed looking to the right."""

from __future__ import annotations

import fit
from french import dress, gown, ladyhands
from french.ace_clubs import finch
from french.coiffure import CHESTNUT, CHESTNUT_DEEP, lock, pouf, ringlet
from french.coronet import coronet, veil
from french.court_frame import court, waist
from french.ladies import Lady, face
from french.ornament import leaf, rose
from ink import Pen, inside_runs
from svg import BLUE, DEEP_GREEN, FLESH, GREEN, RED, WHITE, YELLOW, Svg

HEAD = (52.4, 43.4, 0.232)
LARGE, MIDDLE = 1.055, (50, 82.5)  # all is drawn for a figure that much smaller, enlarged from the middle of the card
LINING, LINING_DEEP = "#bfe0c4", "#7fb58c"


def edge(x: float) -> float:
    """Where the halves meet, seen by the mirrored pen."""
    return waist(100 - x)


def _half(sheet: Svg) -> None:
    pen = Pen(sheet).at(100.8 - MIDDLE[0] * (1 - LARGE), MIDDLE[1] * (1 - LARGE), LARGE, 0, True)
    _shawl(pen)
    p = pen.at(HEAD[0], HEAD[1], HEAD[2], 3)
    veil(p, GREEN, DEEP_GREEN, LINING, LINING_DEEP, YELLOW)
    _hair_behind(p)
    gown.bust(p)
    _gown(pen)
    p.line([(-11, 57), (-2, 63), (12, 65), (31, 57)], 6, (0.9, 0.9))
    p.line([(-11, 57), (-2, 63), (12, 65), (31, 57)], 3.4, (0.9, 0.9), BLUE)
    gown.bead(p, 4, 68.6, 3.6, WHITE)
    face(p, Lady(iris="#5a3a1c", age=0.1, gaze=(-0.95, 0.2), lid=-0.2, smile=1.3, nose=-0.9, cheek=0.7, brow=-1.0, brow_colour="#3d2413", rouge=1, lips=1.1))
    _hair(p)
    _arm(pen)


def _shawl(pen: Pen) -> None:
    """A dark green shawl that has slipped from both shoulders, its border woven with gold."""
    for knots, shade, hem in (
        ([(72, 60, 0), (80, 62), (87, 70), (91, 80), (91, edge(91) + 1.4, 0), (72, edge(72) + 1.4, 0), (72, 70)], [(91, 84), (90, 78), (86, 69), (79, 62)], [(75, 61.6), (81, 65), (86, 72.6), (88, 82), (88.4, 88.4)]),
        ([(38, 58, 0), (28, 61), (18, 67), (12, 74), (11, edge(11) + 1.4, 0), (36, edge(36) + 1.4, 0), (37, 68)], [(37, 62), (30, 68), (26, 77)], [(35, 60.6), (27, 63.4), (19, 69.4), (14.4, 77)]),
    ):
        dress.cloth(pen, knots, DEEP_GREEN, [shade], 5)
        dress.band(pen, hem, 2.6, YELLOW, 0.5, "lozenges", RED)
    dress.folds(pen, [[(76, 66), (80, 74), (81, 86)], [(33, 64), (27, 70), (23, 78)], [(35, 67), (31, 73), (29, 79)]], 2.2)


def _hair_behind(p: Pen) -> None:
    for spine, r in (([(34, 8), (52, 32), (59, 60), (58, 92)], 12), ([(22, 20), (42, 46), (44, 74), (40, 100)], 10), ([(-24, 10), (-35, 32), (-38, 56), (-36, 84)], 9)):
        ringlet(p, spine, r, CHESTNUT, 6)


def _hair(p: Pen) -> None:
    pouf(p, CHESTNUT, CHESTNUT_DEEP, 28, 45, 3, 17)
    ringlet(p, [(35, 12), (43, 36), (48, 62), (57, 90)], 11, CHESTNUT, 6)
    for bones in ([(-20, -42, 2.6), (-27, -24, 3.6), (-34, -10, 5), (-34, 6, 4.4), (-29, 17, 0.6)], [(20, -42, 3), (28, -24, 4.4), (36, -6, 6.4), (35, 12, 5), (29, 24, 0.6)], [(-12, -38, 2), (-18, -31, 3), (-19, -25, 0.6)], [(4, -40, 2), (0, -32, 3), (-3, -27, 0.6)]):
        lock(p, bones, CHESTNUT, 3, 2, 1)
    coronet(p.at(2, 2, 0.92), "trefoil", GREEN)
    for x, y, turn, long, bend in ((44, -34, 110, 19, -1), (40, -30, 150, 15, 1), (-35, -34, -110, 15, -1)):
        leaf(p, x, y, long, turn, GREEN, bend)
    for x, y, r, colour in ((43, -38, 11, RED), (36, -25, 7.6, WHITE), (-35, -37, 9.6, WHITE)):
        rose(p, x, y, r, colour, YELLOW, 20)


def _gown(pen: Pen) -> None:
    """Green silk striped with yellow; the neckerchief crossed on the breast."""
    trefoil = dress.motif(pen, "trefoil", YELLOW, RED)
    dress.cloth(pen, [(46, 74, 0), (38, 75.6), (30, 80), (27, edge(27) + 2, 0), (90, edge(90) + 2, 0), (84, 80), (74, 77), (64, 76, 0)], GREEN, [[(88, 88), (80, 80), (70, 77)]], 5)
    dress.folds(pen, [[(64, 78), (72, 80), (80, 86)]], 2.4, deep=DEEP_GREEN)
    far = dress.sleeve(pen, [(69.4, 65, 5.2), (75, 70, 6), (79, 77, 5.8), (80.4, 89, 5)], GREEN, (0.5, 0), 4.6)
    dress.brocade(pen, far, trefoil, 4.8, 2.6, origin=(74.6, 70))
    bodice = dress.cloth(pen, [(37, 64, 0), (40, 70), (43, 75), (45, edge(45) + 1, 0), (64, edge(64) + 1, 0), (66.4, 76), (69.6, 70), (72.6, 64, 0), (54, 70)], GREEN, [[(72, 65), (69.6, 70), (66.4, 76), (64.4, 82)]], 4)
    for a, b in (((45, 70), (48.6, 80)), ((48.6, 71), (51, 80.6)), ((52.4, 71), (53.2, 81)), ((56.4, 71), (55.8, 81)), ((60.4, 71), (58.6, 82)), ((64.4, 69), (61.6, 82))):
        for run in inside_runs(fit.through([a, fit._mix(a, b, 0.5), b]), bodice):
            pen.line(run[::4] + [run[-1]], 0.9, (0.8, 0.8), YELLOW)
    # The kerchief: two white folds from the shoulders, crossed and tucked in, edged with lace.
    for knots, creases, hem in (
        ([(70.6, 60.6, 0), (74, 63.4), (70, 69), (62, 74), (53, 78), (49.6, 76.4, 0), (55, 71), (62, 66.6), (66.6, 61.4, 0)], [[(70.6, 62), (65, 68), (55.6, 74.6)], [(72, 63), (67, 69), (58, 74.8)]], [(74, 63.6), (70, 69), (62, 74), (53, 78)]),
        ([(37.6, 61.4, 0), (35, 64.6), (40, 69.6), (48, 74), (57.6, 78), (60.4, 76, 0), (54, 71.4), (46, 67), (41, 61.8, 0)], [[(38, 63), (44.6, 69), (54, 74)], [(36.6, 64), (42.6, 69.6), (52, 74.4)]], [(57.6, 78), (48, 74), (40, 69.6), (35, 64.8)]),
    ):
        fold = pen.shape(knots, WHITE, 0.75, 0.42)
        pen.lines(creases, 0.45, (0.6, 0.1), peak=0.3)
        dress.lace(pen, hem, 2.2, 2.1)
        pen.fringe(hem[::-1], 1.6, 0.8, 0.28, 10, clip=fold)
    rose(pen, 54.6, 75.4, 3.0, RED, YELLOW, 10)
    leaf(pen, 52.6, 76.4, 3.6, -110, GREEN, 1)
    leaf(pen, 56.6, 76.6, 3.6, 110, GREEN, -1)


def _arm(pen: Pen) -> None:
    """The raised arm with the bird on its finger."""
    trefoil = dress.motif(pen, "trefoil", YELLOW, RED)
    ladyhands.perch(pen, 18.8, 57.6, 12, -8)
    gown.arm(pen, [(30, 74, 3.7), (28.6, 68.6, 3.3), (28.2, 64, 2.6), (28, 60, 2)])
    # The wrist bends: hand and arm run into each other.
    pen.fill([(25.6, 63), (25.4, 60.8), (26.4, 59), (28, 58.6), (29.2, 60), (29.6, 62.8)], FLESH)
    dress.pearls(pen, [(25.8, 62), (28.2, 63.2), (30.8, 62)], 0.75)
    sleeve = dress.sleeve(pen, [(39.4, 63.4, 4.9), (35.4, 67.4, 5.4), (32, 71.6, 5.1), (30.4, 74.6, 4.7)], GREEN, (0.5, 0.2), 3.8)
    dress.brocade(pen, sleeve, trefoil, 4.8, 2.6, origin=(35.4, 67.6))
    gown.ruffle(pen, 30, 73, 9.6, 6.2, 16, 2)
    gown.knot(pen, 33, 71.8, 7.6, RED, 24)
    # The bird looks back at her.
    finch(pen.at(19.6, 47.4, 0.82, -26), 26)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "B", _half)

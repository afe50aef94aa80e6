# SPDX-License-Identifier: GPL-3.0-or-later
"""The queen of clubs: a merry brunette in a wide straw hat with a coronet round its crown, green striped silk and a
white neckerchief, talking to the goldfinch on her finger. Drawn looking to the left, placed looking to the right."""

from __future__ import annotations

import fit
from french import dress, gown, ladyhands
from french.ace_clubs import finch
from french.coiffure import CHESTNUT, CHESTNUT_DEEP, lock, ostrich, pouf, ringlet
from french.court_frame import court, waist
from french.ladies import Lady, face
from french.ornament import leaf, rose
from ink import Pen, inside_runs
from svg import BLUE, DEEP_GREEN, DEEP_RED, FLESH, GOLD, GREEN, RED, WHITE, YELLOW, Svg

HEAD = (54, 43, 0.238)
LARGE, MIDDLE = 1.055, (50, 82.5)  # all is drawn for a figure that much smaller, enlarged from the middle of the card
STRAW, DEEP_STRAW = "#ecc65a", "#b98a26"


def edge(x: float) -> float:
    """Where the halves meet, seen by the mirrored pen."""
    return waist(100 - x)


def _half(sheet: Svg) -> None:
    pen = Pen(sheet).at(100 - MIDDLE[0] * (1 - LARGE), MIDDLE[1] * (1 - LARGE), LARGE, 0, True)
    _shawl(pen)
    p = pen.at(HEAD[0], HEAD[1], HEAD[2], 3)
    _hat_behind(p)
    _hair_behind(p)
    gown.bust(p)
    _gown(pen)
    p.line([(-11, 57), (-2, 63), (12, 65), (31, 57)], 6, (0.9, 0.9))
    p.line([(-11, 57), (-2, 63), (12, 65), (31, 57)], 3.4, (0.9, 0.9), BLUE)
    gown.bead(p, 4, 68.6, 3.6, WHITE)
    face(p, Lady(iris="#5a3a1c", age=0.1, gaze=(-0.95, 0.2), lid=-0.2, smile=1.3, nose=-0.9, cheek=0.7, brow=-1.0, brow_colour="#3d2413", rouge=1, lips=1.1))
    _hair(p)
    _hat(p)
    _arm(pen)


def _shawl(pen: Pen) -> None:
    """A red shawl that has slipped from both shoulders, its border woven with gold."""
    for knots, shade, hem in (
        ([(72, 60, 0), (80, 62), (87, 70), (91, 80), (91, edge(91) + 1.4, 0), (72, edge(72) + 1.4, 0), (72, 70)], [(91, 84), (90, 78), (86, 69), (79, 62)], [(75, 61.6), (81, 65), (86, 72.6), (88, 82), (88.4, 88.4)]),
        ([(38, 58, 0), (28, 61), (18, 67), (12, 74), (11, edge(11) + 1.4, 0), (36, edge(36) + 1.4, 0), (37, 68)], [(37, 62), (30, 68), (26, 77)], [(35, 60.6), (27, 63.4), (19, 69.4), (14.4, 77)]),
    ):
        dress.cloth(pen, knots, RED, [shade], 5)
        dress.band(pen, hem, 2.6, YELLOW, 0.5, "lozenges", BLUE)
    dress.folds(pen, [[(76, 66), (80, 74), (81, 86)], [(33, 64), (27, 70), (23, 78)], [(35, 67), (31, 73), (29, 79)]], 2.2, deep=DEEP_RED)


def _hat_behind(p: Pen) -> None:
    """The underside of the brim, seen behind the head, and the plumes over it."""
    for spine, width, colour, deep in (
        ([(30, -62), (43, -74), (49, -86), (44, -98), (34, -98)], 21, GREEN, DEEP_GREEN),
        ([(6, -70), (8, -88), (0, -102), (-15, -108), (-26, -101)], 25, WHITE, "#d4cdbf"),
        ([(18, -70), (27, -88), (27, -104), (15, -113), (5, -107)], 23, RED, DEEP_RED),
    ):
        ostrich(p, spine, width, colour, deep)
    brim = p.shape([(-65, -21), (-50, -36), (0, -46), (60, -38), (89, -17), (83, -4), (62, 4), (34, 5), (0, -2), (-36, -7), (-56, -12)], DEEP_STRAW, 3, 0.4)
    p.fringe([(86, -8), (64, 3.6), (34, 4.6), (0, -2.4)], 10, 3, 1.2, 10, clip=brim)


def _hair_behind(p: Pen) -> None:
    for spine, r in (([(34, 8), (50, 28), (56, 54), (52, 80)], 10), ([(22, 20), (44, 44), (44, 70), (36, 92)], 9), ([(-22, 18), (-31, 36), (-30, 56), (-25, 72)], 6.6)):
        ringlet(p, spine, r, CHESTNUT, 5)


def _hair(p: Pen) -> None:
    pouf(p, CHESTNUT, CHESTNUT_DEEP, 16, 44, 2, 15)
    ringlet(p, [(34, 12), (41, 36), (46, 60), (54, 82)], 10, CHESTNUT, 5)
    for bones in ([(-20, -42, 2.6), (-27, -24, 3.6), (-34, -10, 5), (-34, 6, 4.4), (-29, 17, 0.6)], [(20, -42, 3), (28, -24, 4.4), (36, -6, 6.4), (35, 12, 5), (29, 24, 0.6)], [(-12, -38, 2), (-18, -31, 3), (-19, -25, 0.6)], [(4, -40, 2), (0, -32, 3), (-3, -27, 0.6)]):
        lock(p, bones, CHESTNUT, 3, 2, 1)


def _hat(p: Pen) -> None:
    """Brim and crown of straw, a ribbon, a coronet and flowers."""
    dome = p.shape([(-32, -48, 0), (-30, -66), (-16, -78), (8, -82), (32, -77), (45, -64), (48, -46, 0), (8, -40)], STRAW, 3, 0.4)
    p.fringe([(32, -77), (45, -64), (48, -46)], 14, 3, 1.2, 10, clip=dome, under=DEEP_STRAW)
    weave = []
    for k in range(5):
        y = -52 - 6.4 * k
        weave.append([(-34, y + 4), (-10, y - 1 + k * 0.4), (14, y - 2 + k * 0.4), (49, y + 3)])
    for knots in weave:
        for run in inside_runs(fit.through(knots), dome):
            p.line(run[::6] + [run[-1]], 0.9, (0.4, 0.4))
    # The ribbon and the coronet over it.
    ribbon = p.shape([(-34, -44, 0), (-12, -37), (10, -36), (34, -38), (50, -46, 0), (49, -58, 0), (32, -51), (10, -49), (-12, -50), (-33, -57, 0)], BLUE, 2.2, 0.42)
    p.sheaf([(-26, -54), (-25, -48), (-26, -42)], [(46, -56), (46, -50), (47, -44)], 15, 0.9, clip=ribbon, ragged=0.5)
    for x, y, turn, k in ((-29, -55, -18, 0.74), (-12, -50, -8, 0.84), (8, -48.6, 0, 1.02), (28, -50, 8, 0.84), (45, -55.6, 18, 0.74)):
        q = p.at(x, y, k, turn)
        q.shape([(-2.4, 3, 0), (-2, -4), (-7, -3), (-8.6, -9), (-5.4, -11), (-2.4, -9, 0), (0, -21, 0), (2.4, -9, 0), (5.4, -11), (8.6, -9), (7, -3), (2, -4), (2.4, 3, 0)], YELLOW, 2.6, 0.42)
        gown.bead(q, 0, -23.6, 2.8, WHITE)
    rim = [(-34, -54, 0), (-12, -47), (8, -46), (30, -48), (49.4, -56, 0), (50, -49, 0), (31, -41.4), (9, -39.6), (-12, -40.6), (-34.4, -47, 0)]
    gold = p.shape(rim, YELLOW, 2.2, 0.42)
    p.fringe([(50, -49), (31, -41.4), (14, -39.8)], 4, 2.4, 1.0, 10, clip=gold, under=GOLD)
    for i, x in enumerate((-22, -7, 8, 23, 39)):
        y = (-46.4, -44, -43, -44.2, -48)[i]
        if i % 2:
            gown.bead(p, x, y, 2.4, WHITE)
        else:
            p.shape([(x, y - 3.2, 0), (x + 3.4, y, 0), (x, y + 3.2, 0), (x - 3.4, y, 0)], RED, 1.1, 0.5)
    # The front of the brim, turned down over the brow and up at the side.
    brim = p.shape([(-66, -20, 0), (-52, -34), (-32, -41), (-10, -37), (10, -35.6), (34, -37), (56, -42), (78, -34), (90, -16, 0), (70, -22), (44, -27), (12, -28.6), (-18, -26), (-44, -18)], STRAW, 3, 0.4)
    p.fringe([(90, -16), (70, -22), (44, -27), (12, -28.6)], 5, 2.6, 1.0, 20, clip=brim, under=DEEP_STRAW)
    for f in (0.36, 0.68):
        p.line([(-60 + 6 * f, -24 - 4 * f), (-40, -22 - 12 * f), (-14, -27 - 9 * f), (12, -28.4 - 7 * f), (42, -27.4 - 9 * f), (68, -23 - 14 * f), (84 - 4 * f, -20 - 10 * f)], 0.9, (0.2, 0.2))
    for x, y, turn, long, bend in ((48, -36, 60, 20, 1), (54, -32, 108, 20, -1), (34, -36, -20, 16, 1)):
        leaf(p, x, y, long, turn, GREEN, bend)
    for x, y, r, colour, heart in ((46, -40, 10, RED, YELLOW), (60, -38, 8, WHITE, YELLOW)):
        rose(p, x, y, r, colour, heart, 20)


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

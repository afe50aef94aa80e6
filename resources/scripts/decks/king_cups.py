# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of cups: old, tired, fond of what his cup holds."""

from __future__ import annotations

import attributes
import costume
import cups
import drapery
import hands
import limbs
import regalia
import sleeves
from faces import SNOW, Look, head
from ink import Pen
from svg import BLUE, DEEP_BLUE, DEEP_FLESH, DEEP_GREEN, DEEP_RED, INK, LIGHT, RED, WHITE, YELLOW, Svg
from sway import Sway

NIGHT_GREEN = "#0b3018"  # shade on cloth that is deep green already
LOOK = Look(hair="bob", hair_colour=SNOW, beard="forked", age=1, gaze=(-1, -0.6), brow=-0.8, lid=0.55, nose=0.5, bulb=1.4, flush=1, curl=-1, jaw=0.4)


def draw(sheet: Svg) -> None:
    """Broad, three-quarter to the left, chin up to see the cup; the red mantle open on him, a hand on his belly, a sceptre in the other."""
    pip = cups.define_pip(sheet)
    pen = Pen(sheet, fine=0.94)
    costume.floor(pen, RED)
    costume.shadows(pen, ((45, 149.2), (59, 149.8)))
    stiff, pen = pen, pen.swayed(Sway(50, ((36, 0.4, 1, 0), (56, -0.6, -2.5, -1), (82, -1.6, 3, -1.5), (96, -1.6, 4.5, -1), (114, -0.8, 3, 0), (138, 0, 0, 0))))
    # Behind: the mantle's green inside, its blue tail heaped on the floor to the right.
    drapery.hang(pen, [(33, 62), (29, 100), (30, 126), (34, 142)], [(70, 62), (72, 92), (71, 120), (68, 142)], DEEP_GREEN, NIGHT_GREEN, 7, 1.6, 0.5)
    drapery.hang(pen, [(66, 62), (67.6, 90), (68, 112), (67, 130), (66, 149)], [(69, 62), (73, 82), (73, 104), (73.4, 120), (77, 132), (88.6, 144)], BLUE, DEEP_BLUE, 5, 2.6, 0.95, seed=2)
    limbs.leg(pen, (43, 96), (43.6, 117), (41.6, 141.4), YELLOW, -1, 1.1, below=0.2)
    limbs.leg(pen, (56, 96), (59, 115.6), (61.6, 140.4), YELLOW, 1, 1.1, below=0.2)
    limbs.shoe(pen, 41.4, 142.6, WHITE, -4, trim=RED, style="strap")
    limbs.shoe_ahead(pen, 61.8, 141.4, WHITE, -6, True, trim=RED, style="strap")
    # The mantle falls open from the shoulder, its edge bound in gold.
    drapery.hang(pen, [(38, 55), (24, 59), (17, 72), (14.6, 90), (15.4, 112), (12, 137)], [(41, 58), (34.6, 72), (33, 92), (32.4, 112), (34.6, 141)], RED, DEEP_RED, 5, 2.2, 0.95, seed=0.5)
    costume.band(pen, [(34.4, 88), (33, 100), (32.6, 112), (33, 126), (34.4, 140)], 2, YELLOW, 0.5, 1.2)
    _tunic(pen)
    # The shoulders lean against the hips.
    with sheet.group("rotate(-2 50 86)"):
        # The sceptre arm: it stands clear of him, upright in the fist.
        sleeves.arm(pen, (64, 60), (71.8, 75), (75.6, 85.4), YELLOW, (6.6, 5.2, 3.1))
        attributes.sceptre(stiff, *pen.point(81.6, 88.4), 44, 9)
        hands.fist(pen, 81.6, 90, 12.5, 24, True, deep=DEEP_FLESH)
        costume.band(pen, [(72.6, 85.4), (76, 86.6), (79.6, 84.8)], 2.8, WHITE, 0.55, 0.7)
        # The other hand, with which he feels his belly.
        hands.hanging(pen, 33.8, 81.6, 14, -64, True, deep=DEEP_FLESH)
        sleeves.arm(pen, (37.4, 60), (25.4, 74.6), (32.4, 81), YELLOW, (6.4, 5.2, 3.2), 3)
        costume.band(pen, [(34.8, 77.6), (34.2, 81), (31.6, 84.4)], 2.8, WHITE, 0.55, 0.7)
        costume.collar_back(pen, 50, 53, 8, 3, RED)
        h = head(pen, 49.6, 37, 19.6, LOOK, turn=6)
        _ermine(pen)
        regalia.of_cups(h)
    sheet.place(pip, 21, 33, 0.88)


def _tunic(pen: Pen) -> None:
    """Blue to the thigh; gold hem, belt and chain, a jewel on the breast."""
    drapery.hang(pen, [(37, 78), (37.4, 84), (35, 97), (33.4, 110)], [(64.6, 78), (64.8, 84), (67.6, 97), (69.4, 110)], BLUE, DEEP_BLUE, 7, 1.6, 0.85, 0.9, seed=3)
    tunic = pen.shape([(37, 60, 0), (35.6, 74), (37.4, 83.4, 0), (50, 85.8), (64.6, 83, 0), (66.6, 70), (65.4, 60, 0)], BLUE, 0.6)
    pen.fringe([(66.2, 62), (66.4, 70), (64.8, 82)], 9, 0.85, 0.46, 6, clip=tunic, under=DEEP_BLUE)
    pen.lines([[(41.6, 72), (41, 77), (41.6, 82)], [(46, 78), (45.8, 80.4), (46.4, 83)]], 0.9, (0.1, 0.3), LIGHT[BLUE])
    costume.folds(pen, [[(43.4, 83.4), (43, 76), (44.4, 69)], [(48, 84), (47.6, 79.4), (48, 76)], [(53, 84), (53.6, 79), (53, 75.6)], [(57.6, 83.4), (58.6, 76), (57.4, 69)]], 1.8, BLUE, tunic)
    costume.band(pen, [(34, 106.6), (43, 109.2), (55, 109.4), (68.6, 106.4)], 2.2, YELLOW, 0.6, 1.1)
    costume.band(pen, [(45, 83), (46.4, 89.4), (52.6, 93.6), (59.6, 89.6), (61.4, 82.6)], 1.5, YELLOW, 0.45, 0.8)
    costume.band(pen, [(37, 82), (50, 84.8), (65, 81.6)], 3, YELLOW, 0.55, 0.9)
    pen.shape([(50.4, 68.8, 0), (54.4, 73.2, 0), (50.6, 77.6, 0), (46.6, 73.2, 0)], YELLOW, 0.6)
    pen.shape([(50.4, 70.8, 0), (52.6, 73.2, 0), (50.5, 75.6, 0), (48.4, 73.2, 0)], RED, 0.4)


def _ermine(pen: Pen) -> None:
    """The cape on his round shoulders: two halves that part at the throat, full at the hem."""
    left = [(42.4, 50.4, 0), (34, 53), (27, 59), (22.6, 66.4, 0), (26, 69), (29.6, 69.4, 0), (33, 71.6), (37.4, 71, 0), (41, 72.4), (45, 70.6, 0), (48.6, 62), (49.4, 55.4, 0)]
    right = [(57.4, 50.2, 0), (65, 52.4), (71.6, 57.4), (76, 64, 0), (73, 67.4), (69.4, 68, 0), (66, 70.6), (61.8, 70.4, 0), (58, 72), (53.6, 70.4, 0), (50.6, 62), (49.6, 55.4, 0)]
    for knots, hem, folds in ((right, [(75.6, 64.4), (69.4, 67.8), (61.8, 70.2), (53.8, 70.2)], (((60, 54), (66, 60), (69.4, 67.4)), ((56, 56), (60, 63), (61.8, 69.6)))),
                              (left, [(45, 70.4), (37.4, 70.8), (29.6, 69.2), (23, 66.6)], (((39.4, 54), (32.6, 61), (29.6, 68.6)), ((43, 56), (39, 63), (37.4, 70))))):
        cape = pen.shape(knots, WHITE, 0.95)
        pen.fringe(hem, 4, 1.05, 0.38, 10, clip=cape)
        pen.lines([f[::-1] for f in folds], 0.7, (0.9, 0.05), peak=0.1)
        for f in folds:
            pen.fringe(list(f), 2.2, 1.05, 0.36, 30)
    for x, y, t in ((27, 65, 36), (32, 65.6, 24), (34.4, 59, 28), (38.6, 66.6, 12), (40.4, 60, 14), (43.6, 66.6, 4), (45.4, 60, 4), (55, 66.6, -4), (55.4, 60, -10), (60.4, 65.6, -12), (65.4, 65, -24), (63.4, 58.4, -24), (70.4, 63.4, -32), (69, 58, -36)):
        tail = pen.at(x, y, 0.92, t)
        tail.fill([(0, -1.8, 0), (-0.7, 0), (-0.9, 1.6, 0), (0, 1), (0.9, 1.6, 0), (0.7, 0)], INK)

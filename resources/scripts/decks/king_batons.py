# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of batons: a lord of the woods, ruddy and amused."""

from __future__ import annotations

import batons
import costume
import drapery
import hands
import limbs
import regalia
import sleeves
from faces import GINGER, Look, head
from ink import Pen
from svg import BLUE, DEEP_FLESH, DEEP_GREEN, DEEP_RED, GREEN, LIGHT, RED, WHITE, YELLOW, Svg
from sway import Sway

LOOK = Look(hair="waves", hair_colour=GINGER, beard="whiskers", age=0.45, gaze=(-1, -0.5), brow=0.2, arch=1.6, smile=1, lid=0.2, jaw=1.4, snub=0.6, bulb=0.5, flush=0.5, curl=1, long=-2)


def draw(sheet: Svg) -> None:
    """Three-quarter to the right, looks at the club he holds like a sceptre; long tunic, white boots, red-lined cloak."""
    pip = batons.define_pip(sheet)
    pen = Pen(sheet, fine=1)
    costume.floor(pen, GREEN)
    costume.shadows(pen, ((45, 149.4), (69, 147.6)))
    pen = pen.swayed(Sway(49, ((36, -1.4, 4, 0), (54, -0.4, -5, 2.6), (82, -2.6, 2, 2), (98, -4, 7, 0), (114, -2.4, 4, 0), (138, 0, 0, 0))))
    # The cloak: red inside, dark in its hollow, its green turned out on both sides and trailing to the right.
    drapery.hang(pen, [(34, 58), (27, 90), (22.6, 116), (25, 141)], [(66, 58), (70, 90), (74, 118), (76, 144)], RED, DEEP_RED, 7, 1.8, 0.55, 1.2, seed=2)
    drapery.hang(pen, [(62, 56), (66, 76), (67.4, 98), (69.6, 116), (71.4, 132), (74.6, 147)], [(66, 57), (72, 78), (76, 100), (80, 118), (83.4, 132), (90, 142)], GREEN, DEEP_GREEN, 4, 2.6, 0.85, 1.2, seed=3)
    costume.band(pen, [(65.6, 72), (67, 86), (68, 100), (70, 116), (72, 132), (75.2, 145.6)], 2, YELLOW, 0.5, 1.2)
    # Yellow hose, white boots with turned tops.
    for hip, knee, ankle, calf, mirror, turn, shoe in (((44, 100), (43.6, 117), (41.6, 141), -1, False, 4, limbs.shoe_ahead), ((56, 100), (61.4, 116), (65.4, 139.8), 1, True, 4, limbs.shoe)):
        limbs.leg(pen, hip, knee, ankle, YELLOW, calf, 1.1, below=0.2)
        shoe(pen, ankle[0], ankle[1] + 1.2, WHITE, turn, mirror, trim=GREEN, style="buckle")
        (kx, ky), (ax, ay) = knee, ankle
        on = lambda t, d: (kx + (ax - kx) * t + d, ky + (ay - ky) * t)
        w = 1 if calf > 0 else 0
        boot = pen.shape([(*on(0.5, -4 - (1 - w) * 0.8), 0), on(0.7, -3.4), (*on(1.06, -2.9), 0), on(1.1, 0), (*on(1.06, 2.9), 0), on(0.7, 3.5), (*on(0.5, 4 + w * 0.8), 0), on(0.54, 0)], WHITE, 0.8)
        pen.fringe([on(1.04, 2.8), on(0.7, 3.4), on(0.52, 4)], 3.2, 0.85, 0.36, 8, clip=boot)
        pen.lines([[on(0.72, -2.8), on(0.76, 0), on(0.72, 2.6)], [on(0.84, -2.6), on(0.88, -0.6), on(0.85, 1.6)], [on(0.95, -2.4), on(0.98, 0), on(0.95, 2.2)]], 0.45)
        top = pen.shape([(*on(0.36, -5.4), 0), on(0.4, 0), (*on(0.36, 5.6), 0), (*on(0.54, 5), 0), on(0.5, 2.4), (*on(0.62, 0.4), 0), on(0.5, -2.4), (*on(0.54, -4.8), 0)], GREEN, 0.7)
        pen.fringe([on(0.52, 4.8), on(0.44, 5.2), on(0.37, 5.4)], 3.4, 0.8, 0.4, 8, clip=top, under=DEEP_GREEN)
        pen.line([on(0.385, -5), on(0.425, 0), on(0.385, 5.2)], 0.5, (0.6, 0.6))
    _tunic(pen)
    # The shoulders lean against the hips.
    with sheet.group("rotate(-2.5 49 84)"):
        # The club and its arm.
        sheet.place(pip, *pen.carried(82.6, 48.6, (80, 71)), 1.25, 4)
        sleeves.arm(pen, (65, 66), (67.4, 79.4), (74.6, 73.4), BLUE, (4.9, 4.9, 3.1), 2)
        _sleeve(pen, [(58, 51.6, 0), (65.4, 51.8), (69.6, 57), (72, 64), (72, 71.6, 0), (67.2, 74.4), (61.6, 72.4, 0), (58.8, 66), (57.2, 60)], [(59.6, 53), (60.2, 64), (62.8, 72)], [(64.8, 53), (69.8, 62), (71, 71)])
        hands.fist(pen, 80, 71, 12.5, -2, True, deep=DEEP_FLESH)
        costume.band(pen, [(73, 69.6), (74.2, 72.6), (73.8, 76.4)], 2.8, WHITE, 0.55, 0.7)
        # The other hand has caught the cloak: its end is drawn over the finger tips.
        drapery.hang(pen, [(33, 62), (23.4, 76), (22, 96)], [(36, 64), (31, 78), (32, 98)], GREEN, DEEP_GREEN, 2, 0, 0.6)
        limbs.rounded(pen, [(31.4, 70, 4.9), (29.4, 78, 4.6), (28.4, 86, 3.1)], BLUE)
        pen.lines([[(26.2, 74.6), (29, 76.4), (32.6, 75.8)], [(34.2, 77.4), (31.6, 79.4), (28.6, 79.4)], [(25.8, 81.4), (28.4, 83), (31, 82.6)]], 0.46, (0.8, 0.05), peak=0.15)
        _sleeve(pen, [(41, 51.6, 0), (34.6, 52.4), (29, 58.2), (26, 66), (26.4, 72.6, 0), (31.4, 75.2), (36.8, 73, 0), (40, 66), (41.4, 60)], [(40, 53), (31.4, 60), (27.4, 72)], [(41, 58), (39.4, 66), (35.4, 73)])
        hands.hanging(pen, 28.2, 87, 14, 5, deep=DEEP_FLESH)
        drapery.hang(pen, [(23.4, 98, 0), (20.4, 105), (15.4, 114), (13.6, 126)], [(32.4, 96.4, 0), (33.4, 105), (30.4, 115), (29, 130)], GREEN, DEEP_GREEN, 4, 2, 0.95, 0.8, seed=1)
        pen.shape([(23.4, 99.4, 0), (22.4, 97), (24.2, 95.6), (26, 97.4, 0), (27, 95.8), (29.2, 95.6), (30, 97.4, 0), (31.6, 96), (33.2, 96.8), (32.6, 98.8, 0)], GREEN, 0.6)
        pen.fill([(23.8, 98, 0), (28, 98), (32.4, 97.4, 0), (32.8, 100), (28, 101.4), (23.8, 101)], GREEN)
        pen.lines([[(26, 97.4), (25.4, 101), (22, 109)], [(30, 97.4), (29.2, 101), (28, 107)], [(32.2, 98.4), (32, 101), (31.4, 105)]], 0.55, (0.9, 0.05), peak=0.1)
        costume.band(pen, [(14, 123), (18.6, 126.6), (24, 126.6), (29, 127.6)], 1.9, YELLOW, 0.5, 1.1)
        costume.band(pen, [(24.6, 85.4), (28.4, 87), (32.2, 85.8)], 3, WHITE, 0.55, 0.7)
        costume.collar_back(pen, 48.8, 50, 8, 3.4, WHITE)
        h = head(pen, 49.4, 37.8, 19.6, LOOK, mirror=True)
        costume.ruff(pen, 48.8, 50.2, 11.4, 5, WHITE, 12)
        regalia.of_batons(h)


def _sleeve(pen: Pen, knots, first, last) -> None:
    """The great red upper sleeve, gathered into a golden band."""
    costume.puff(pen, knots, RED, first, last, 5)
    costume.band(pen, [(x, y + 0.4) for x, y, *_ in knots[4:7]], 1.7, YELLOW, 0.5, 1)


def _tunic(pen: Pen) -> None:
    """Green to the thigh in long pleats, laced at the throat, belted over."""
    drapery.hang(pen, [(38, 78), (38, 84), (34.4, 95), (31.6, 108)], [(62, 78), (62.4, 84), (66.4, 95), (69.4, 107.4)], GREEN, DEEP_GREEN, 9, 1.8, 0.95, 0.9, seed=1)
    tunic = pen.shape([(42, 50, 0), (35.6, 54), (35, 63), (37.8, 73), (38, 83, 0), (49, 85.6), (62.2, 82.6, 0), (63.2, 72), (65.6, 63), (64, 54), (56, 50, 0)], GREEN, 0.7)
    pen.fringe([(65.2, 57), (65.4, 63), (63.2, 72), (62.2, 82)], 9, 0.85, 0.46, 6, clip=tunic, under=DEEP_GREEN)
    pen.sheaf([(40.4, 84), (40.4, 70), (39, 56)], [(58.6, 83.4), (59.6, 70), (60, 56)], 8, 0.75, clip=tunic, ragged=0.35)
    pen.lines([[(38, 57), (37.4, 64), (39.2, 74)], [(43.6, 58), (43.6, 68), (44.4, 80)]], 0.9, (0.05, 0.1), LIGHT[GREEN])
    pen.sheaf([(42.4, 54), (42.6, 62), (43.4, 70)], [(56.4, 56), (57, 64), (56.4, 70)], 5, 0.5, clip=tunic, ragged=0.5)
    pen.shape([(46.4, 54, 0), (48, 62), (49.8, 67.4, 0), (51.4, 62), (52.4, 54, 0)], WHITE, 0.5)
    pen.lines([[(47.2, 57), (50, 59), (52, 57.4)], [(47.8, 60.4), (50, 62), (51.4, 60.6)], [(48.6, 63.6), (50, 64.8), (50.8, 63.8)]], 0.7, (0.8, 0.8))
    costume.band(pen, [(32.6, 104.8), (42, 107.6), (54, 107.8), (68.8, 104.2)], 2.2, YELLOW, 0.6, 1.1)
    costume.band(pen, [(37.6, 81.6), (49, 84.2), (62.2, 81.2)], 3.4, YELLOW, 0.6, 0.9)
    pen.shape([(49.6, 80.2, 0), (53, 83.8, 0), (49.6, 87.4, 0), (46.2, 83.8, 0)], YELLOW, 0.6)
    pen.shape([(49.6, 81.8, 0), (51.4, 83.8, 0), (49.6, 85.8, 0), (47.8, 83.8, 0)], RED, 0.4)

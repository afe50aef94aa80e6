# SPDX-License-Identifier: GPL-3.0-or-later
"""A woman from the market: broad and sunburnt, a yellow kerchief knotted over her brow, coral in her ears."""

from __future__ import annotations

from features import OLIVE, Face, ear, head, neck, nod, turned
from ink import ring
from medallion import Graver, deeper, lighter

GROUND = ("#2f8a4a", "#1b5c30")
FACE = Face(skin=OLIVE, yaw=17, cheek=4.4, jaw=4, chin=3, long=-2, eye_y=-3, nose_y=15, mouth_y=27, iris="#4a2c17", eye=14.5, spread=27, up=6.6, down=1.6, slant=-0.2, heavy=0.06, gaze=(-0.4, 0), lash=1.2,
            brow=(-14, -18.5, -13), brow_width=4.6, brow_colour="#2c1d17", arch=1, hump=-0.3, proj=-0.1, bulb=1.2, wing=15, mouth=24, smile=1.5, teeth=0.8, lips=1.1, rosy=1.1, age=0.3, hatched=0.5)
MOODS = {"thinking": {"gaze": (0.1, 1), "heavy": 0.75, "down": 3, "teeth": 0, "smile": 0.9}}
CLOTH, HAIR, RED = "#f5c12e", "#33221c", "#cf2f25"
SLEEVE = "#efe6d2"
HAND = (83, 66, 12, True)
LAUREL = "#f2c53d"


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(50, 50.5, 0.67, 4, mirror=True)
    q = nod(p, face)
    _blouse(p)
    q.shape([(-36, -10), (-34, -40), (0, -52), (34, -42), (44, -10), (48, 20), (42, 42), (30, 40), (-24, 36), (-38, 36), (-42, 16)], HAIR, 3)
    for x in (-38, 39):
        q.lines([[(x + i * 3.4, -4), (x - 2 + i * 4, 16), (x - 2 + i * 3.6, 34)] for i in range(3)], 2, (0.1, 0.1), "#7b6256")
    neck(p, face, 2)
    head(q, face)
    # The second chin.
    q.line([(-20, 52), (-8, 58), (6, 58), (20, 50)], 2.2)
    ear(q, face, 37, 1)
    for x, y, r in ((37, 17, 3), (37, 23, 4.2)):
        q.shape(ring(x, y, r), RED, 2)
    _curls(q)
    _kerchief(q, face.spirits)


def _blouse(p: Graver) -> None:
    outline = p.shape([(-84, 100), (-66, 72), (-30, 58), (38, 58), (70, 70), (88, 100)], "#efe6d2", 3.2)
    p.fill([(-30, 57, 0), (-18, 76), (4, 82), (26, 76), (38, 57, 0), (46, 74), (30, 92), (0, 96), (-26, 90), (-40, 72)], RED)
    p.lines([[(-34, 62), (-24, 80), (2, 88), (30, 80), (42, 62)]], 2.4, (0.3, 0.3))
    p.fringe([(60, 66), (76, 80), (84, 96)], 16, 5, 1.8, 20, clip=outline)


def _curls(p: Graver) -> None:
    for x, y, r in ((-31, -24, 7), (-20, -30, 8), (-7, -33, 7.4), (6, -33, 7.8), (19, -30, 8), (31, -22, 8), (39, -10, 6.6)):
        p.shape([(x - r, y - 4), (x - r * 0.7, y + r * 0.7), (x + r * 0.2, y + r), (x + r, y + r * 0.3), (x + r * 0.8, y - 6)], HAIR, 2.2)
        p.line([(x + r * 0.6, y - 2), (x + r * 0.1, y + r * 0.6), (x - r * 0.5, y + r * 0.2), (x - r * 0.2, y - 2)], 1.7, (0.2, 0.2), "#8a7468")


def _kerchief(p: Graver, spirits: float) -> None:
    outline = p.shape([(-40, -18, 0), (-41, -38), (-30, -56), (-8, -66), (16, -65), (36, -55), (47, -36), (49, -10), (44, 4, 0), (40, -14), (30, -28), (10, -37), (-14, -37), (-32, -28)], CLOTH, 3.6)
    p.fill([(16, -64), (36, -54), (47, -36), (48, -10), (44, 2, 0), (41, -14), (34, -26), (30, -44)], deeper(CLOTH, 0.78))
    for a in range(5):
        x = -30 + a * 16
        p.line([(x, -29 - 5 * (a in (1, 2)) - 3 * (a == 3)), (x - 2 + a, -44), (x * 0.55, -60)], 2.6, (0.3, 0.2), RED)
    p.fringe([(40, -52), (47, -36), (49, -12)], 10, 4.2, 1.6, 12, clip=outline)
    # The knot over the brow, its two ends standing up like leaves.
    left, right = (turned(p, -8, -52, side * 48 * min(0, spirits)) for side in (1, -1))
    left.shape([(-12, -52, 0), (-26, -60), (-36, -74), (-34, -84, 0), (-20, -80), (-8, -66)], CLOTH, 3)
    left.line([(-16, -60), (-24, -68), (-30, -79)], 1.8)
    right.shape([(-6, -52, 0), (2, -64), (16, -76), (26, -78, 0), (24, -66), (10, -54)], deeper(CLOTH, 0.86), 3)
    right.line([(2, -57), (11, -66), (21, -74)], 1.8)
    p.shape([(-17, -56), (-8, -61), (1, -56), (2, -47), (-8, -43), (-17, -47)], CLOTH, 3)
    p.lines([[(-13, -54), (-10, -51), (-12, -47)], [(-4, -57), (-4, -52), (-6, -47)]], 1.8)
    p.line([(-30, -44), (-20, -55), (-14, -58)], 2.4, (0.1, 0.1), lighter(CLOTH, 0.6))

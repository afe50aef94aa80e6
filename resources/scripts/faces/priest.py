# SPDX-License-Identifier: GPL-3.0-or-later
"""A country priest: a round black hat, round cheeks, and all the patience in the world."""

from __future__ import annotations

from features import FAIR, Face, ear, head, neck
from medallion import WHITE, Graver, lighter

GROUND = ("#8d7bb0", "#5f4f86")
FACE = Face(skin=FAIR, yaw=15, cheek=5.6, jaw=5.4, chin=4, long=-4, eye_y=-3, nose_y=15.5, mouth_y=28, iris="#50708a", eye=13, spread=26, up=5.6, down=2, slant=-2, heavy=0.1, gaze=(0.2, 0),
            brow=(-14, -20, -12), brow_width=5, brow_colour="#a39b90", arch=0.5, hump=-0.2, proj=0.1, bulb=2.2, wing=16, mouth=19, smile=1.5, lips=0.75, rosy=1.3, age=0.6, hatched=0.6, male=True)
THINKING = {"gaze": (0, -1), "up": 6}
BLACK, SNOW = "#2b262b", "#ebe6dc"


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(50, 51, 0.68, -5)
    _cassock(p)
    neck(p, face, 3)
    _collar(p)
    p.shape([(20, -34), (38, -30), (45, -14), (44, 4), (39, 12), (32, 2)], SNOW, 2.8)
    head(p, face, lambda h: p.fill([(-34, -32, 0), (36, -34, 0), (36, -20), (10, -23), (-14, -23), (-33, -19)], h.deep))
    p.line([(-22, 48), (-10, 54.5), (8, 55), (25, 46)], 2.2)
    ear(p, face, 37.6, 1)
    _tufts(p)
    _hat(p)


def _cassock(p: Graver) -> None:
    p.shape([(-84, 100), (-66, 74), (-30, 60), (40, 60), (70, 72), (88, 100)], BLACK, 3.2)
    p.lines([[(-40, 68), (-54, 80), (-62, 96)], [(52, 70), (64, 82), (70, 96)]], 2.4, (0.1, 0.1), lighter(BLACK, 0.4))


def _collar(p: Graver) -> None:
    p.shape([(-28, 60, 0), (-8, 68), (14, 68), (37, 58, 0), (39, 74, 0), (14, 83), (-8, 83), (-30, 75, 0)], BLACK, 2.8)
    p.shape([(-12, 65, 0), (0, 67.6), (13, 66, 0), (14, 80, 0), (0, 82), (-13, 80, 0)], WHITE, 2.4)


def _tufts(p: Graver) -> None:
    for knots in ([(31, -26, 0), (40, -26), (47, -18, 0), (45, -15), (51, -6, 0), (47, -3), (49, 6, 0), (43, 4), (41, 12, 0), (39, -2), (38, -8), (35, 0, 0), (32, -10)], [(-34, -28, 0), (-39, -18), (-40, -6), (-37, 2, 0), (-34.4, -8)]):
        p.shape(knots, SNOW, 2.4, 0.5)
    p.lines([[(35, -22), (40, -14), (41, 2)], [(38, -23), (44, -14), (46, -6)], [(-36, -22), (-37.6, -14), (-37, -5)]], 1.5)


def _hat(p: Graver) -> None:
    crown = p.shape([(-32, -40), (-31, -58), (-18, -69), (4, -73), (26, -69), (38, -57), (38, -40)], BLACK, 3.2)
    p.lines([[(-26, -50), (-22, -60), (-8, -67)], [(-22, -50), (-18, -58), (-6, -63)]], 2.2, (0.1, 0.1), lighter(BLACK, 0.5))
    p.shape([(-32, -41, 0), (-31, -51), (4, -56), (38, -50), (38, -40, 0), (4, -46)], "#b3242b", 2.4)
    brim = p.shape([(-66, -30), (-54, -38), (-30, -42), (4, -44), (38, -42), (60, -37), (70, -29), (60, -20), (38, -23), (4, -27), (-30, -23), (-56, -21)], BLACK, 3.4)
    p.lines([[(-54, -33), (-32, -38), (-4, -40)], [(-58, -26), (-34, -28), (0, -31.6), (30, -29)], [(34, -38), (52, -34), (62, -30)]], 2, (0.1, 0.1), lighter(BLACK, 0.45))
    del crown, brim

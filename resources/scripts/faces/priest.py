# SPDX-License-Identifier: GPL-3.0-or-later
"""A country priest: a round black hat, round cheeks, and all the patience in the world."""

from __future__ import annotations

from features import FAIR, Face, ear, head, neck, nod
from medallion import WHITE, Graver, lighter

GROUND = ("#8d7bb0", "#5f4f86")
FACE = Face(skin=FAIR, yaw=15, cheek=5.6, jaw=5.4, chin=4, long=-6, eye_y=-3, nose_y=15.5, mouth_y=28, iris="#50708a", eye=12, spread=26, up=5.8, down=0.4, slant=-2, heavy=0.1, gaze=(0.2, 0),
            brow=(-14, -20, -12), brow_width=7, brow_colour="#b5ada2", arch=0.5, hump=-0.2, proj=0.1, bulb=2.2, wing=16, mouth=19, smile=1.5, lips=0.75, rosy=1.3, age=0.6, hatched=0.6, male=True)
MOODS = {"thinking": {"gaze": (0, -1), "up": 6, "tilt": 2.5}, "annoyed": {"brow_width": 5.4, "up": 4.6, "down": 1.2, "slant": 0, "knit": 8}}
BLACK, SNOW = "#2b262b", "#ebe6dc"
SLEEVE = BLACK


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(50, 50.5, 0.68, -5)
    q = nod(p, face)
    _cassock(p)
    neck(p, face, 3)
    _collar(p)
    _tufts(q)
    head(q, face, lambda h: h.pen.fill([(-34, -32, 0), (36, -34, 0), (36, -20), (10, -23), (-14, -23), (-33, -19)], h.deep))
    q.line([(-12, 50.6), (0, 54.4), (14, 53), (26, 45)], 2.2)
    ear(q, face, 38.6, 1)
    _hat(q)


def _cassock(p: Graver) -> None:
    p.shape([(-84, 92), (-66, 68), (-30, 54), (40, 52), (70, 64), (88, 92)], BLACK, 3.2)
    p.lines([[(-40, 62), (-54, 74), (-62, 90)], [(52, 62), (64, 74), (70, 88)]], 2.4, (0.1, 0.1), lighter(BLACK, 0.4))


def _collar(p: Graver) -> None:
    p.shape([(-26, 52, 0), (-10, 59), (14, 59), (38, 48, 0), (41, 66, 0), (14, 76), (-8, 76), (-29, 68, 0)], BLACK, 2.8)
    p.line([(-27, 60), (-8, 67), (14, 67), (39, 57)], 1.8, (0.2, 0.2), lighter(BLACK, 0.4))
    p.shape([(-14, 57, 0), (-2, 59.6), (12, 59, 0), (13, 74, 0), (0, 76), (-15, 73, 0)], WHITE, 2.6)


def _tufts(p: Graver) -> None:
    """White hair that no comb has kept in place, behind the ears."""
    near = p.shape([(24, -30), (40, -30), (50, -20, 0), (49, -14), (57, -6, 0), (53, -1), (56, 9, 0), (48, 9), (46, 17, 0), (36, 10), (28, -4)], SNOW, 2.6)
    p.locks([(34, -26), (42, -10), (42, 10)], [(42, -26), (52, -8), (52, 8)], 4, 1.6, clip=near)
    p.shape([(-30, -28), (-38, -24), (-43, -12, 0), (-41, -8), (-43, 2, 0), (-36, 2), (-30, -8)], SNOW, 2.4, 0.5)
    p.lines([[(-35, -22), (-39, -12), (-39, -4)]], 1.5)


def _hat(p: Graver) -> None:
    p.shape([(-32, -40), (-31, -58), (-18, -69), (4, -73), (26, -69), (38, -57), (38, -40)], BLACK, 3.2)
    p.lines([[(-26, -50), (-22, -60), (-8, -67)], [(-22, -50), (-18, -58), (-6, -63)]], 2.2, (0.1, 0.1), lighter(BLACK, 0.5))
    p.shape([(-32, -41, 0), (-31, -51), (4, -56), (38, -50), (38, -40, 0), (4, -46)], "#b3242b", 2.4)
    p.shape([(-66, -30), (-54, -38), (-30, -42), (4, -44), (38, -42), (60, -37), (70, -29), (60, -20), (38, -23), (4, -27), (-30, -23), (-56, -21)], BLACK, 3.4)
    p.lines([[(-54, -33), (-32, -38), (-4, -40)], [(-58, -26), (-34, -28), (0, -31.6), (30, -29)], [(34, -38), (52, -34), (62, -30)]], 2, (0.1, 0.1), lighter(BLACK, 0.45))

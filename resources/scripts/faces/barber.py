# SPDX-License-Identifier: GPL-3.0-or-later
"""The barber: hair oiled and parted, a moustache waxed to points, a comb behind the ear."""

from __future__ import annotations

from features import OLIVE, Face, ear, head, neck, nod, turned
from medallion import WHITE, Graver, deeper

GROUND = ("#8fbbe0", "#5b8dbb")
FACE = Face(skin=OLIVE, yaw=20, jaw=1, chin=1.5, long=2, iris="#3a2616", up=6.4, down=3.4, heavy=0.16, gaze=(0.5, 0), brow=(-14, -21, -14.5), brow_width=5, arch=3,
            hump=0.2, proj=0.3, bulb=0.3, mouth=17, mouth_y=31, smile=0.5, lips=0.8, rosy=0.4, age=0.3, male=True)
MOODS = {"thinking": {"gaze": (0.1, 1), "heavy": 0.8}}
HAIR, SHINE = "#2b2524", "#77706c"
SLEEVE = WHITE


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(50, 49, 0.68, 4)
    q = nod(p, face)
    _jacket(p)
    neck(p, face)
    _collar(p)
    q.shape([(18, -46), (36, -36), (42, -14), (40, 8), (33, 10), (26, -6)], HAIR, 3)
    h = head(q, face)
    ear(q, face, 35, 0)
    _hair(q)
    _comb(q)
    _moustache(q.at(0, face.pitch), face.spirits)
    y = face.pitch + 5 * max(0, face.teeth - 0.4)
    q.fill([(h.x(0) - 4, 41 + y, 0), (h.x(0), 39.4 + y), (h.x(0) + 4, 41 + y, 0), (h.x(0) + 0.6, 46 + y)], HAIR)


def _jacket(p: Graver) -> None:
    coat = p.shape([(-72, 96), (-54, 70), (-22, 60), (36, 60), (64, 70), (84, 96)], WHITE, 3.2)
    p.fill([(38, 62), (64, 71), (84, 96, 0), (56, 96, 0)], deeper(WHITE))
    p.fringe([(62, 70), (72, 80), (78, 92)], 14, 5, 1.8, 20, clip=coat)


def _collar(p: Graver) -> None:
    p.shape([(-22, 62, 0), (-6, 76), (6, 84, 0), (-8, 96, 0), (-30, 96, 0), (-34, 72, 0)], WHITE, 2.8)
    p.shape([(42, 60, 0), (26, 74), (6, 84, 0), (20, 96, 0), (50, 96, 0), (54, 70, 0)], WHITE, 2.8)
    p.shape([(-1, 78), (10, 76), (15, 84), (10, 92), (-2, 92), (-5, 85)], "#c8322a", 2.6)


def _hair(p: Graver) -> None:
    near = [(-8, -33, 0), (4, -38), (18, -34), (27, -24), (31, -10), (37, -9, 0), (42, -24), (40, -42), (28, -56), (10, -60), (-4, -56), (-10, -46, 0)]
    far = [(-8, -33, 0), (-10, -46, 0), (-9, -57), (-20, -57), (-31, -48), (-36, -34), (-35, -18), (-33, -10, 0), (-29, -23), (-21, -31)]
    for half in (far, near):
        p.shape(half, HAIR, 3)
    p.lines([[(-4, -42), (10, -48), (24, -40), (32, -26)], [(-5, -47), (12, -54), (29, -46), (36, -28)], [(-2, -38), (10, -42), (22, -34), (28, -23)]], 2.4, (0.1, 0.1), SHINE)
    p.lines([[(-12, -46), (-20, -49), (-29, -36)], [(-12, -40), (-20, -41), (-29, -27)]], 2.2, (0.1, 0.1), SHINE)


def _comb(p: Graver) -> None:
    q = p.at(40, -12, 1, 68)
    teeth = [(x, y, 0) for i in range(9) for x, y in ((-25 + i * 5, -9), (-23 + i * 5, -9), (-22.4 + i * 5, -2), (-20.6 + i * 5, -2))]
    q.shape([(-26, 5, 0), *teeth, (24, -3, 0), (24, 5, 0)], "#eaa92c", 2.4)


def _moustache(p: Graver, spirits: float) -> None:
    right = [(-11, 20, 0), (-3, 19.6), (7, 24), (16, 27), (24, 23), (25, 14, 0), (30.5, 20), (27, 30), (15, 34), (0, 31), (-10.6, 27, 0)]
    left = [(-11, 20, 0), (-17, 20), (-23, 24.6), (-29, 27), (-35, 23), (-36, 14, 0), (-41, 21), (-37, 30), (-28, 33.6), (-18, 31), (-10.8, 27, 0)]
    # Its points say how he feels.
    for half, shine, side in ((left, [(-15, 23.4), (-24, 28.6), (-32, 28.6), (-37.6, 23)], 1), (right, [(-6, 23), (6, 27.6), (18, 29.6), (26, 25)], -1)):
        q = turned(p, -11, 23, side * (12 if spirits > 0 else 20) * spirits)
        q.shape(half, HAIR, 2.2, 0.5)
        q.line(shine, 2, (0.1, 0.1), SHINE)

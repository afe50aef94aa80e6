# SPDX-License-Identifier: GPL-3.0-or-later
"""A young seamstress: auburn hair pinned up, a tape measure round her neck, pins between her lips."""

from __future__ import annotations

from features import FAIR, Face, Head, ear, head, neck
from ink import ring
from medallion import Graver, deeper, lighter

GROUND = ("#f4e6c3", "#cfae78")
FACE = Face(skin=FAIR, yaw=29, cheek=0.5, jaw=-1.5, chin=-2, long=1, eye_y=-1, nose_y=16, iris="#3f7a52", eye=16, up=8, down=3.8, slant=1.2, gaze=(-0.5, 0), lash=2.4,
            brow=(-15, -20, -15), brow_width=3.2, brow_colour="#6e2d16", arch=1.5, proj=0.1, droop=-1.2, bulb=-0.2, wing=11, mouth=16, mouth_y=29, smile=0.7, skew=0.6, lips=1.15, rosy=0.8, hatched=0.35)
THINKING = {"gaze": (-0.1, 1), "heavy": 0.42}
HAIR, DRESS, TAPE = "#b4481f", "#1f8478", "#f6cb2e"


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(49, 53, 0.66, 6, mirror=True)
    _dress(p)
    _bun(p)
    neck(p, face, -6)
    h = head(p, face)
    _pins(p, h)
    ear(p, face, 32, 3)
    p.shape(ring(31, 18, 2.4, 3), "#f4d35c", 1.8)
    _hair(p)
    _tape(p)


def _dress(p: Graver) -> None:
    outline = p.shape([(-72, 100), (-56, 76), (-22, 64), (36, 64), (62, 76), (80, 100)], DRESS, 3.2)
    p.fill([(30, 66), (62, 77), (80, 100, 0), (48, 100, 0)], deeper(DRESS))
    p.fringe([(58, 73), (70, 86), (76, 98)], 14, 5, 1.8, 20, clip=outline)


def _bun(p: Graver) -> None:
    outline = p.shape([(2, -54), (4, -68), (14, -77), (28, -79), (41, -72), (45, -58), (38, -44), (16, -44)], HAIR, 3.4)
    p.fill([(20, -46), (33, -52), (37, -64), (32, -77), (41, -71), (44, -58), (38, -45)], deeper(HAIR))
    p.locks([(7, -54), (10, -68), (26, -75)], [(24, -50), (35, -58), (34, -70)], 5, 2, clip=outline)
    p.line([(13, -58), (18, -68), (28, -70)], 2.4, (0.1, 0.1), lighter(HAIR, 0.4))
    p.limb([(-4, -56, 1.3), (52, -74, 1.3)], "#d9d2c2", 1.8)
    p.shape(ring(54, -74.6, 4.8), "#2a5cb8", 2.4)


def _pins(p: Graver, h: Head) -> None:
    """Held between the lips, as hers always are."""
    x, y = h.x(-4, 31), h.face.mouth_y + 0.6
    for u, v, colour in ((-17, 1.4, "#2a5cb8"), (-13, 6.4, TAPE)):
        p.line([(x, y), (x + u, y + v)], 2.2, (0.9, 0.7))
        p.shape(ring(x + u, y + v, 2.3), colour, 1.6)


def _hair(p: Graver) -> None:
    near = [(-13, -37, 0), (-2, -39), (12, -34), (24, -22), (30, -8), (30, 3), (36, -9, 0), (43, -8), (48, -26), (44, -46), (28, -60), (6, -63), (-10, -57), (-17, -46, 0)]
    far = [(-13, -37, 0), (-17, -46, 0), (-24, -52), (-33, -46), (-37, -34), (-35, -20), (-33, -10), (-34, 4), (-31, 14, 0), (-29.6, 2), (-29.4, -12), (-26, -26), (-20, -33)]
    for half in (far, near):
        outline = p.shape(half, HAIR, 3.2)
    p.fill([(26, -58), (43, -46), (47, -26), (43, -9), (36, -10, 0), (38, -26), (34, -44)], deeper(HAIR))
    p.locks([(-8, -42), (10, -41), (26, -27), (33, -8)], [(-8, -56), (12, -58), (34, -46), (43, -12)], 5, 1.8)
    p.line([(-4, -48), (14, -48), (28, -35)], 2.8, (0.1, 0.1), lighter(HAIR, 0.4))
    p.lines([[(-16, -45), (-24, -45), (-30, -34)], [(-15, -41), (-23, -39), (-29, -27)]], 1.8)
    p.limb([(31, 0, 2.4), (36, 12, 2.6), (32, 22, 2), (36, 31, 0.4)], HAIR, 2)


def _tape(p: Graver) -> None:
    for knots, side in (([(-20, 58, 0), (-27, 70), (-24, 100, 0), (-10, 100, 0), (-13, 78), (-9, 64, 0)], 0), ([(30, 54, 0), (40, 66), (42, 100, 0), (28, 100, 0), (27, 76), (20, 64, 0)], 1)):
        p.shape(knots, TAPE, 2.8)
        x = (-24, 31)[side]
        p.lines([[(x, 70 + i * 6), (x + (9, 5)[i % 2], 70 + i * 6)] for i in range(5)], 1.6, (0.8, 0.6))

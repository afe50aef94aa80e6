# SPDX-License-Identifier: GPL-3.0-or-later
"""A young seamstress: auburn hair pinned up, a tape measure round her neck, a pencil behind her ear."""

from __future__ import annotations

from features import FAIR, Face, ear, head, neck, nod
from ink import ring
from medallion import Graver, deeper, lighter
from svg import INK

GROUND = ("#f4e6c3", "#cfae78")
FACE = Face(skin=FAIR, yaw=25, cheek=0.5, jaw=-1.5, chin=-2, long=1, eye_y=-1, nose_y=16, iris="#3f7a52", eye=16, up=8, down=3.8, slant=1.2, gaze=(-0.5, 0), lash=2.4,
            brow=(-15, -20, -15), brow_width=3.2, brow_colour="#6e2d16", arch=1.5, proj=0.1, droop=-1.2, bulb=-0.2, wing=11, mouth=16, mouth_y=29, smile=0.7, skew=0.6, lips=1.15, rosy=0.8, hatched=0.35)
MOODS = {"thinking": {"gaze": (-0.1, 1), "heavy": 0.8}, "beaten": {"sink": 0, "tilt": -8, "pitch": 2}}
HAIR, DRESS, TAPE = "#b4481f", "#1f8478", "#f6cb2e"
SLEEVE = DRESS
HAND = (83, 66, 12, True)


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(49, 54.5, 0.65, 6, mirror=True)
    q = nod(p, face)
    _dress(p)
    _bun(q)
    neck(p, face, -6)
    head(q, face)
    ear(q, face, 32, 3)
    q.shape(ring(31, 18, 2.4, 3), "#f4d35c", 1.8)
    _hair(q)
    _pencil(q)
    _tape(p)


def _dress(p: Graver) -> None:
    outline = p.shape([(-72, 92), (-56, 68), (-22, 56), (36, 56), (62, 68), (80, 92)], DRESS, 3.2)
    p.fill([(30, 58), (62, 69), (80, 92, 0), (48, 92, 0)], deeper(DRESS))
    p.fringe([(58, 73), (70, 86), (76, 98)], 14, 5, 1.8, 20, clip=outline)


def _bun(p: Graver) -> None:
    outline = p.shape([(2, -54), (4, -68), (14, -77), (28, -79), (41, -72), (45, -58), (38, -44), (16, -44)], HAIR, 3.4)
    p.fill([(20, -46), (33, -52), (37, -64), (32, -77), (41, -71), (44, -58), (38, -45)], deeper(HAIR))
    p.locks([(7, -54), (10, -68), (26, -75)], [(24, -50), (35, -58), (34, -70)], 5, 2, clip=outline)
    p.line([(13, -58), (18, -68), (28, -70)], 2.4, (0.1, 0.1), lighter(HAIR, 0.4))
    p.limb([(-4, -56, 1.3), (52, -74, 1.3)], "#d9d2c2", 1.8)
    p.shape(ring(54, -74.6, 4.8), "#2a5cb8", 2.4)


def _pencil(p: Graver) -> None:
    """Behind her ear, to mark the cloth."""
    q = p.at(36, -9, 1, 14)
    q.shape([(-15, -3, 0), (22, -3, 0), (22, 3, 0), (-15, 3, 0)], "#cf2f25", 2.6)
    q.shape([(-15, -3, 0), (-24, 0, 0), (-15, 3, 0)], "#f0d3a4", 2.2)
    q.fill([(-20, -1.4, 0), (-24, 0, 0), (-20, 1.4, 0)], INK)
    q.line([(-13, -0.8), (20, -0.8)], 1.3, (0.6, 0.6), "#f0968c")


def _hair(p: Graver) -> None:
    near = [(-15, -34, 0), (-6, -29), (5, -27), (17, -21), (26, -10), (30, 4), (36, -8, 0), (43, -8), (47, -24), (43, -42), (28, -54), (8, -58), (-9, -54), (-17, -46, 0)]
    far = [(-15, -34, 0), (-17, -46, 0), (-25, -48), (-34, -41), (-38, -29), (-36, -17), (-33.6, -8, 0), (-31, -16), (-25, -24), (-19, -29)]
    for half in (far, near):
        p.shape(half, HAIR, 3.2)
    p.fill([(26, -53), (42, -42), (46, -24), (43, -9), (36, -9, 0), (38, -24), (34, -40)], deeper(HAIR))
    p.locks([(-12, -36), (4, -33), (20, -24), (31, -6)], [(-8, -51), (12, -53), (33, -42), (43, -12)], 5, 1.8)
    p.line([(-4, -44), (12, -44), (27, -32)], 2.8, (0.1, 0.1), lighter(HAIR, 0.4))
    p.lines([[(-17, -42), (-25, -42), (-33, -31)], [(-16, -38), (-24, -35), (-32, -24)], [(-16, -35), (-22, -30), (-29, -20)]], 1.8)
    # What has escaped the pins.
    p.limb([(-14, -33, 1.8), (-21, -26, 2.4), (-24, -18, 2), (-21, -13, 0.4)], HAIR, 1.8)
    p.limb([(31, 0, 2.4), (36, 12, 2.6), (32, 22, 2), (36, 31, 0.4)], HAIR, 2)


def _tape(p: Graver) -> None:
    for knots, side in (([(-14, 46, 0), (-28, 58), (-26, 96, 0), (-11, 96, 0), (-14, 68), (-7, 58, 0)], 0), ([(25, 42, 0), (38, 54), (42, 96, 0), (27, 96, 0), (26, 68), (17, 57, 0)], 1)):
        p.shape(knots, TAPE, 2.8)
        x = (-25, 27)[side]
        p.lines([[(x, 53 + i * 4.6), (x + (9, 5)[i % 2], 53 + i * 4.6)] for i in range(5)], 1.6, (0.8, 0.6))

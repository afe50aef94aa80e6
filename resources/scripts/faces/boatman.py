# SPDX-License-Identifier: GPL-3.0-or-later
"""A young boatman: a straw hat pushed back on black curls, a ring in his ear, a striped jersey."""

from __future__ import annotations

from features import BROWN, Face, ear, head, neck, nod, turned
from ink import ring
from medallion import WHITE, Graver, deeper, lighter

GROUND = ("#3a7fc4", "#22568f")
FACE = Face(skin=BROWN, yaw=26, jaw=1.5, chin=1.5, long=1, iris="#2b1a10", up=7, down=2.4, slant=0.6, gaze=(-0.45, -0.1), brow=(-14, -18.5, -14), brow_width=5.2, arch=1.5,
            hump=-0.2, proj=0.3, bulb=0.9, wing=16, mouth=21, smile=1.2, teeth=0.75, lips=1.05, rosy=0.4, hatched=0.8, male=True)
MOODS = {"thinking": {"gaze": (0, 1), "heavy": 0.75, "down": 3.4, "teeth": 0, "smile": 0.6}}
STRAW, HAIR = "#f2c53d", "#2a2220"
SLEEVE = WHITE


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(49, 49.5, 0.65, 6)
    q = nod(p, face)
    _jersey(p)
    q.shape([(14, -44), (36, -36), (46, -18), (47, 4), (42, 18), (30, 20), (22, -10)], HAIR, 3)
    neck(p, face, -1, 66)
    p.shape([(-21, 53), (-4, 61), (14, 62), (34, 50), (38, 57), (18, 69), (-6, 69), (-25, 60)], "#24407c", 2.8)
    head(q, face)
    ear(q, face, 35, 2)
    q.shape(ring(34.6, 19, 4.4, 5.2), "#f6d25c", 2.4)
    q.fill(ring(34.6, 19, 1.8, 2.6), face.skin)
    _curls(q)
    _hat(turned(q, 40, -30, 5 * max(0, face.spirits)).at(0, -7 * min(0, face.spirits)))


def _jersey(p: Graver) -> None:
    p.shape([(-84, 92), (-60, 64), (-26, 51), (38, 48), (70, 60), (90, 92)], WHITE, 3.2)
    for i in range(3):
        y = 60 + i * 9.6
        p.fill([(-74 - i * 4, y + 9, 0), (-30, y - 3), (10, y + 8), (50, y - 4), (84 + i * 4, y + 8, 0), (84 + i * 4, y + 14, 0), (50, y + 2.4), (10, y + 14), (-30, y + 3.4), (-74 - i * 4, y + 15, 0)], "#2a55a8")


def _curls(p: Graver) -> None:
    for x, y, r in ((-33, -24, 7), (-26, -31, 7.5), (-15, -33, 8), (-4, -35, 7.6), (8, -34, 8), (19, -32, 8), (29, -26, 8), (37, -16, 8), (41, -4, 7.4), (43, 8, 6.6)):
        p.shape([(x + r * c, y + r * 0.96 * s) for c, s in ((1, 0), (0.66, 0.76), (-0.1, 1), (-0.8, 0.68), (-1, -0.1), (-0.6, -0.85), (0.15, -1), (0.8, -0.6))], HAIR, 2.2)
        p.line([(x + r * 0.5, y - r * 0.3), (x, y - r * 0.62), (x - r * 0.55, y - r * 0.1), (x - r * 0.2, y + r * 0.45), (x + r * 0.2, y + r * 0.2)], 1.8, (0.2, 0.2), "#857a74")


def _hat(p: Graver) -> None:
    crown = p.shape([(-32, -40), (-31, -70, 0), (-4, -77), (26, -76), (41, -67, 0), (45, -36), (10, -44)], STRAW, 3.4)
    p.fill([(22, -76), (40, -67), (44, -38), (24, -42)], deeper(STRAW, 0.8))
    p.locks([(-27, -70), (-28, -58), (-28, -46)], [(38, -68), (41, -54), (42, -42)], 13, 1.4, deeper(STRAW, 0.55), crown)
    p.shape([(-33, -54, 0), (-6, -60), (24, -59), (44, -52, 0), (46, -37, 0), (20, -45), (-8, -46), (-33, -39, 0)], "#cf2f25", 2.8)
    brim = p.shape([(-58, -32), (-50, -39), (-26, -43), (8, -46), (42, -42), (62, -31), (66, -22), (58, -20), (36, -28), (6, -33), (-28, -31), (-50, -25), (-58, -26)], STRAW, 3.6)
    p.fill([(-54, -27), (-28, -33), (6, -35), (36, -30), (60, -21), (65, -23), (58, -29), (34, -37), (6, -40), (-28, -37)], deeper(STRAW, 0.8))
    p.fringe([(-50, -25), (-28, -31), (6, -33), (36, -28), (60, -20)], 8, 4.6, 1.5, 10, clip=brim)
    p.line([(-46, -36), (-26, -40), (2, -42.4)], 2, (0.1, 0.1), lighter(STRAW, 0.6))

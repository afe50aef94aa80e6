# SPDX-License-Identifier: GPL-3.0-or-later
"""A lady from the theatre: a wide green hat with a red plume, pearls, a beauty spot."""

from __future__ import annotations

from features import FAIR, Face, head, neck, nod, turned
from ink import ring
from medallion import Graver, deeper, lighter

GROUND = ("#dfa02c", "#a86f14")
FACE = Face(skin=FAIR, yaw=31, cheek=-0.5, jaw=-1, chin=-1, long=2, eye_y=-2, nose_y=17.5, mouth_y=31, iris="#3b6a9c", eye=16, up=7.6, down=3.4, slant=1.6, heavy=0.2, gaze=(-0.7, 0.05), lash=3,
            brow=(-16, -22, -16), brow_width=2.8, brow_colour="#2f1d18", arch=3, hump=0.25, proj=0.5, droop=-0.4, bulb=-0.4, wing=10, mouth=14, smile=0.5, lips=1.35, rosy=0.7, hatched=0.35)
MOODS = {"thinking": {"gaze": (-0.2, 1), "heavy": 0.8}, "pleased": {"smile": 1.2}, "annoyed": {"arch": 4}, "winning": {"teeth": 0.8, "heavy": 0.3}}
HAT, PLUME, HAIR = "#1f7a3f", "#d3261f", "#4a2a1e"
SLEEVE = "#8e2440"


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(50, 55.5, 0.66, 7)
    q = nod(p, face)
    _gown(p)
    _hair_behind(q)
    neck(p, face, -6)
    _pearls(p)
    head(q, face, lambda h: h.pen.fill([(-33, -30, 0), (36, -34, 0), (36, -17), (14, -21), (-12, -23), (-31, -20, 0)], h.deep))
    q.fill(ring(2, 23.4 + face.pitch, 1.5), "#1a1614")
    _hair(q)
    _hat(q)
    _plume(turned(q, -25, -50, -15 * face.spirits))


def _gown(p: Graver) -> None:
    p.shape([(-70, 100), (-58, 84), (-34, 76), (2, 88), (40, 72), (66, 80), (86, 100)], "#8e2440", 3.2)


def _hair_behind(p: Graver) -> None:
    p.shape([(10, -46), (38, -40), (50, -18), (54, 10), (52, 36), (44, 52), (32, 48), (28, 20)], HAIR, 3)


def _pearls(p: Graver) -> None:
    for x, y in ((-16, 66), (-10, 70.4), (-3, 73), (4.6, 74), (12, 73), (19, 70), (25, 65)):
        p.shape(ring(x, y, 3.9), "#f8f0dc", 2)
    p.lines([[(x - 1.8, y - 1), (x - 0.4, y - 2)] for x, y in ((-3, 73), (4.6, 74), (12, 73))], 1, colour="#cbbf9f")


def _hair(p: Graver) -> None:
    p.shape([(-12, -34, 0), (2, -33), (16, -26), (25, -14), (28, 0), (33, 8), (44, 4), (50, -12), (46, -34), (30, -48), (0, -48)], HAIR, 3)
    p.shape([(-10, -36, 0), (-20, -30), (-29, -18), (-31.5, -6), (-36, -12), (-38, -28), (-30, -42)], HAIR, 2.6)
    p.lines([[(-4, -38), (14, -32), (28, -16), (34, 2)], [(4, -42), (24, -34), (36, -18), (40, 0)]], 2, (0.1, 0.1), "#9c6a4c")
    for x, y, r in ((38, 8, 10), (43, 26, 9.4), (37, 42, 8.6), (49, 44, 7)):
        q = p.at(x, y, r)
        q.shape(ring(0, 0, 1, 1.05), HAIR, 2.8 / r)
        q.line([(0.8, -0.2), (0.35, 0.6), (-0.4, 0.55), (-0.6, -0.1), (-0.1, -0.5), (0.25, -0.1), (0, 0.15)], 2 / r, (0.4, 0.2), "#9c6a4c")


def _hat(p: Graver) -> None:
    crown = p.shape([(-24, -38), (-27, -54), (-16, -65), (8, -69), (32, -64), (43, -50), (42, -32)], HAT, 3.4)
    p.fill([(18, -68), (33, -63), (42, -50), (41, -34), (24, -36), (28, -52)], deeper(HAT))
    p.fringe([(35, -61), (43, -48), (42, -34)], 14, 4.4, 1.8, 14, clip=crown)
    p.shape([(-26, -46, 0), (-25, -54), (8, -58), (43, -51), (43, -42, 0), (10, -48)], "#f6cb2e", 2.8)
    brim = p.shape([(-62, -38), (-48, -47), (-26, -46), (4, -45), (36, -45), (58, -36), (68, -20), (64, -8), (50, -14), (30, -27), (6, -33), (-18, -33), (-42, -28), (-58, -28)], HAT, 3.6)
    p.fill([(-56, -30), (-30, -36), (0, -38), (30, -32), (54, -18), (64, -9), (50, -14), (30, -27), (6, -33), (-18, -33), (-42, -28)], deeper(HAT))
    p.fringe([(-56, -29), (-30, -31), (6, -33), (30, -27), (56, -11)], 10, 4.6, 1.8, 8, clip=brim)
    p.line([(-52, -40), (-30, -42), (0, -41), (30, -40)], 2.4, (0.1, 0.1), lighter(HAT, 0.35))


def _plume(p: Graver) -> None:
    """It rises from the band in front and falls over the crown."""
    tips = [(-28, -64), (-20, -74), (-8, -80), (6, -82), (20, -81), (34, -76), (46, -67), (54, -55), (57, -42)]
    upper = [k for (x, y), (u, v) in zip(tips, tips[1:]) for k in ((x, y, 0), ((x + u) / 2 - 1, (y + v) / 2 - 3.4))]
    p.shape([(-24, -48, 0), (-29, -56), *upper, (57, -40, 0), (48, -36), (42, -46, 0), (37, -44), (34, -52, 0), (27, -50), (24, -58, 0), (15, -56), (12, -62, 0), (2, -59), (-1, -63, 0), (-10, -58), (-16, -54)], PLUME, 3.2)
    p.fill([(-14, -60), (6, -68), (28, -64), (44, -52), (54, -42), (48, -37), (42, -46, 0), (37, -44), (34, -52, 0), (27, -50), (24, -58, 0), (15, -56), (12, -62, 0), (2, -59), (-1, -63, 0)], deeper(PLUME))
    barbs = [(-14, -64), (-2, -70), (12, -72), (26, -69), (38, -62), (46, -53)]
    p.lines([[(x, y), (x + 1, y - 4), (x + 5, y - 8)] for x, y in barbs] + [[(x + 1, y + 1), (x + 5, y + 4), (x + 7, y + 9)] for x, y in barbs[1:]], 1.6)
    p.line([(-25, -50), (-18, -62), (0, -70), (20, -70), (38, -61), (50, -46)], 2.6, (0.4, 0.1), "#f7d9c0")

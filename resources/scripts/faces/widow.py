# SPDX-License-Identifier: GPL-3.0-or-later
"""A widow of means: black lace over a high comb, hoops of gold, a glance that gives nothing away."""

from __future__ import annotations

from features import OLIVE, Face, ear, head, neck, nod
from ink import ring
from medallion import Graver, lighter
from svg import INK

GROUND = ("#b3242b", "#7c1420")
FACE = Face(skin=OLIVE, yaw=30, cheek=-0.5, jaw=-0.5, chin=-0.5, long=1, eye_y=-4, nose_y=17, mouth_y=31, iris="#33201a", eye=15.5, up=7.2, down=3.2, slant=0.8, heavy=0.24, gaze=(-0.6, 0), lash=2,
            brow=(-15, -23, -15), brow_width=3.6, arch=2.5, hump=0.55, proj=0.6, droop=0.6, bulb=0, wing=12, mouth=16, smile=0.05, lips=1.3, rosy=0.4, age=0.25, hatched=0.6)
MOODS = {"thinking": {"gaze": (-0.1, 1), "heavy": 0.8}, "pleased": {"smile": 1.1, "lift": 4}, "annoyed": {"arch": 5}, "winning": {"teeth": 0.7, "heavy": 0.3}}
HAIR, LACE, GOLD = "#2a2426", "#211d20", "#f3c33a"
SLEEVE = "#3a3238"


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(49, 55, 0.65, -3)
    q = nod(p, face)
    _veil_behind(q)
    neck(p, face, -5)
    _collar(p)
    head(q, face)
    ear(q, face, 33, 0)
    _hair(q)
    _comb(q)
    _veil(q)
    _hoop(q, 33, 24)


def _veil_behind(p: Graver) -> None:
    p.shape([(-20, -60), (14, -82), (50, -70), (62, -34), (64, 10), (72, 60), (86, 100), (-76, 100), (-58, 74), (-24, 64), (-14, 0)], LACE, 3.2)


def _collar(p: Graver) -> None:
    p.shape([(-20, 58), (-6, 66), (14, 66), (31, 54), (38, 76), (46, 100, 0), (-34, 100, 0), (-24, 74)], "#3a3238", 2.8)
    p.lines([[(-16, 63), (-18, 74), (-24, 90)], [(10, 69), (13, 80), (14, 96)], [(28, 62), (33, 76), (38, 92)]], 2, colour="#7d7078")
    p.shape(ring(-3, 74, 7, 8), GOLD, 2.6)
    p.shape(ring(-3, 74, 4, 5), "#f6ead0", 1.4)


def _hair(p: Graver) -> None:
    near = [(-14, -33, 0), (-4, -35), (8, -31), (20, -22), (28, -8), (32, 6), (38, -6, 0), (46, -12), (47, -30), (38, -48), (18, -58), (-4, -57), (-17, -48, 0)]
    far = [(-14, -33, 0), (-17, -48, 0), (-27, -48), (-36, -38), (-38, -22), (-35, -6), (-31, 4, 0), (-29, -10), (-26, -22), (-21, -29)]
    for half in (far, near):
        p.shape(half, HAIR, 3)
    p.lines([[(-9, -41), (8, -42), (26, -30), (36, -10)], [(-10, -46), (10, -49), (30, -38), (41, -16)], [(-9, -37), (6, -36), (20, -26), (29, -8)]], 2, (0.1, 0.1), "#7a7074")
    p.lines([[(-18, -42), (-27, -38), (-33, -20)], [(-17, -37), (-24, -31), (-29, -16)]], 1.8, (0.1, 0.1), "#7a7074")
    # The first white strand.
    p.shape([(-12, -36, 0), (0, -40), (16, -35), (30, -20), (37, -8, 0), (26, -20), (12, -31), (-2, -35)], "#d9d3cf", 1.6)


def _comb(p: Graver) -> None:
    outline = p.shape([(-14, -50), (-26, -72), (-16, -78), (-6, -84), (8, -84), (22, -82), (34, -74), (36, -54), (14, -60)], "#d98d2b", 3)
    p.lines([[(-10 + i * 7, -57 + abs(i - 2) * 1), (-17 + i * 8, -72 - 3 * i)] for i in range(4)], 3, (0.7, 0.5))
    p.locks([(-24, -70), (-6, -79), (14, -80)], [(-22, -66), (-6, -74), (14, -76)], 2, 1.4, clip=outline)


def _veil(p: Graver) -> None:
    """The lace falling over the comb and down behind the ear, its hem scalloped."""
    hem = []
    spine = [(8, -60), (20, -55), (32, -47), (42, -35), (48, -20), (49, -4), (47, 12), (47, 28), (50, 44), (55, 60), (60, 78)]
    for (x, y), (u, v) in zip(spine, spine[1:]):
        hem += [(x, y, 0), ((x + u) / 2 - (v - y) * 0.28, (y + v) / 2 + (u - x) * 0.28)]
    p.shape([*hem, (64, 98, 0), (92, 98, 0), (80, 60), (70, 24), (70, -20), (60, -56), (40, -76), (16, -88), (6, -84), (3, -70)], LACE, 2.8)
    grey = "#a39aa0"
    p.line(hem[:-1], 1.7, (0.6, 0.6), grey)
    for x, y in ((20, -74), (38, -63), (52, -46), (61, -26), (63, -2), (61, 22), (63, 46), (71, 66)):
        for u, v in ((0, -3.2), (3.2, 0), (0, 3.2), (-3.2, 0)):
            p.fill(ring(x + u, y + v, 1.5), grey)
    p.line([(10, -84), (24, -82), (42, -72), (58, -52), (66, -22)], 1.8, (0.1, 0.1), lighter(LACE, 0.45))


def _hoop(p: Graver, x: float, y: float) -> None:
    p.hoop(x, y, 7.4, 9.2, 7, INK)
    p.hoop(x - 0.3, y - 0.3, 7.2, 9, 3.8, GOLD)
    p.line([(x - 6.6, y - 3), (x - 5, y + 5), (x, y + 8.2)], 1.6, (0.2, 0.2), "#fdf3c4")
    p.fill(ring(x, y - 11, 2.2), GOLD)

# SPDX-License-Identifier: GPL-3.0-or-later
"""A grandmother: a spotted kerchief tied under her chin, white hair, small eyes that have seen every hand."""

from __future__ import annotations

from features import FAIR, Face, head, nod
from ink import ring
from medallion import Graver, deeper, lighter

GROUND = ("#eba59a", "#c4716a")
FACE = Face(skin=FAIR, yaw=23, cheek=0.5, jaw=-2, chin=-0.5, long=-3, eye_y=-1, iris="#4d6a7c", eye=14, up=6.4, down=2.2, heavy=0.06, slant=-1.8, gaze=(-0.2, 0.2), brow=(-13, -19, -11),
            brow_width=3, brow_colour="#8f877d", arch=0.5, hump=0.45, proj=0.4, bulb=0.9, droop=1, nose_y=17.5, mouth=17, mouth_y=30.5, smile=1.4, lips=0.85, rosy=1.1, age=1.1, hatched=0.5)
MOODS = {"thinking": {"gaze": (0, 1), "heavy": 0.8, "down": 3.4}, "annoyed": {"brow_width": 4.4, "knit": 7.5, "mouth": 11}, "winning": {"teeth": 1}}
BLUE, SNOW = "#2450a8", "#f0ebe0"
SLEEVE = "#4b4348"


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(49.5, 48, 0.76, 5)
    q = nod(p, face)
    p.shape([(-72, 96), (-54, 72), (-26, 62), (34, 60), (62, 70), (84, 96)], "#4b4348", 3.2)
    _hood(q)
    h = head(q, face, lambda h: h.pen.fill([(-33, -26, 0), (0, -34), (36, -30, 0), (34, -22), (2, -26), (-31, -19, 0)], h.deep))
    _wrinkles(q, h)
    _hair(q)
    _front(q)
    _spots(q)


def _wrinkles(p: Graver, h) -> None:
    """Where she has smiled for seventy years."""
    p.lines([[(h.x(34), 19), (h.x(38), 25), (h.x(35), 32)], [(h.x(-33), 22), (h.x(-37), 27), (h.x(-33), 33)]], 1.6)


def _hood(p: Graver) -> None:
    """The part behind the face."""
    p.shape([(-37, -14), (-34, -40), (-18, -54), (6, -58), (32, -52), (46, -32), (47, -4), (42, 26), (30, 46), (10, 56), (-16, 56), (-31, 40), (-36, 8)], BLUE, 3.8)


def _hair(p: Graver) -> None:
    far = [(-4, -45), (-18, -42), (-29, -31), (-33, -12, 0), (-27, -20), (-18, -28), (-5, -34, 0)]
    near = [(-5, -45), (12, -44), (28, -36), (37, -16), (37, -2, 0), (30, -16), (22, -26), (8, -33), (-5, -34, 0)]
    for half in (far, near):
        p.shape(half, SNOW, 2.6, 0.5)
    p.lines([[(-5, -38), (10, -38), (24, -31), (34, -12)], [(-2, -42), (14, -42), (29, -33), (36, -16)], [(-7, -38), (-17, -36), (-26, -26)]], 1.6)


def _front(p: Graver) -> None:
    """The cloth before the hair, its knot and its ends."""
    near = [(-6, -47, 0), (-3, -60, 0), (14, -60), (34, -52), (48, -34), (51, -8), (47, 14, 0), (46, 30), (36, 46), (20, 58), (4, 63, 0), (0, 56, 0), (14, 50), (26, 40), (34, 22), (37, 2), (36, -18), (26, -36), (10, -46)]
    far = [(-6, -47, 0), (-3, -60, 0), (-21, -55), (-36, -42), (-42.5, -20), (-43.5, 3), (-40, 25, 0), (-31, 42), (-20, 54), (-10, 60, 0), (-9, 54, 0), (-22, 44), (-29, 30), (-33, 12), (-32.6, -10), (-29, -28), (-18, -42)]
    for half in (far, near):
        outline = p.shape(half, BLUE, 3.2)
    p.fill([(22, -58), (36, -51), (48, -33), (51, -8), (47, 14, 0), (46, 30), (36, 46), (20, 58), (6, 62, 0), (24, 52), (37, 34), (42, 6), (42, -24), (33, -46)], deeper(BLUE))
    p.fringe([(36, -50), (48, -32), (50, -8), (47, 12)], 9, 4.2, 1.7, 15, clip=outline)
    p.fill([(-33, -36), (-23, -48), (-12, -54), (-17, -47), (-29, -32)], lighter(BLUE, 0.3))
    p.lines([[(2, 61), (22, 52), (36, 36), (46, 14)], [(4, 63), (26, 56), (40, 42), (45, 28)], [(38, 30), (43, 20), (47, 14)]], 2)
    p.lines([[(-10, 60), (-25, 46), (-35, 32), (-40, 25)]], 1.8)
    p.lines([[(-2, -57), (16, -54), (32, -44)], [(0, -53), (14, -51), (26, -44)]], 1.6)
    hem = "#f6e9c4"
    p.line([(-3, -50.5), (12, -49.5), (28, -40), (38.8, -18), (39.8, 3), (36.8, 23), (28, 42), (14, 53)], 2, (0.8, 0.6), hem)
    p.line([(-8, -50), (-19, -45), (-31.4, -30), (-35, -10), (-35.4, 12), (-31.4, 31), (-24, 46), (-12, 56)], 2, (0.8, 0.6), hem)
    p.shape([(-6, 60), (-24, 64), (-38, 78, 0), (-16, 78), (0, 68)], BLUE, 2.8)
    p.shape([(2, 60), (20, 62), (34, 76, 0), (14, 78), (-4, 68)], deeper(BLUE), 2.8)
    p.shape([(-10, 55), (0, 53), (8, 57), (6, 66), (-4, 69), (-11, 64)], BLUE, 3)
    p.lines([[(-6, 58), (-2, 62), (-4, 66)], [(3, 56), (2, 61), (4, 65)]], 1.6)


def _spots(p: Graver) -> None:
    for x, y in ((-24, -47), (-12, -54), (8, -55), (22, -52), (35, -43), (43, -30), (45.6, -14), (46, 3), (42, 21), (35, 36), (24, 48)):
        p.fill(ring(x, y, 2.1, 2.3), "#f6e9c4")

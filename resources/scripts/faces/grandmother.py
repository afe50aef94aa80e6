# SPDX-License-Identifier: GPL-3.0-or-later
"""A grandmother: a spotted kerchief tied under her chin, white hair, small eyes that have seen every hand."""

from __future__ import annotations

from features import FAIR, Face, head
from ink import ring
from medallion import Graver, deeper, lighter

GROUND = ("#eba59a", "#c4716a")
FACE = Face(skin=FAIR, yaw=23, cheek=0.5, jaw=-2, chin=-0.5, long=-3, eye_y=-1, iris="#4d6a7c", eye=14, up=6, down=3.2, heavy=0.06, slant=-1.8, gaze=(-0.2, 0.2), brow=(-13, -19, -11),
            brow_width=3, brow_colour="#8f877d", arch=0.5, hump=0.6, proj=0.5, bulb=1.2, droop=1.6, nose_y=17.5, mouth=17, mouth_y=30.5, smile=1.5, lips=0.55, rosy=1.1, age=1.1, hatched=0.5)
THINKING = {"gaze": (0, 1), "heavy": 0.5}
BLUE, SNOW = "#2450a8", "#f0ebe0"


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(50, 50.5, 0.72, 5)
    p.shape([(-72, 96), (-54, 72), (-26, 62), (34, 60), (62, 70), (84, 96)], "#4b4348", 3.2)
    p.locks([(-50, 72), (-56, 84), (-60, 96)], [(60, 72), (66, 84), (70, 96)], 12, 1.8, "#1a1614")
    _hood(p)
    h = head(p, face, lambda h: p.fill([(-33, -26, 0), (0, -34), (36, -30, 0), (34, -22), (2, -26), (-31, -19, 0)], h.deep))
    _wrinkles(p, h)
    _hair(p)
    _front(p)
    _spots(p)


def _wrinkles(p: Graver, h) -> None:
    """Where she has smiled for seventy years."""
    p.lines([[(h.x(34), 19), (h.x(38), 25), (h.x(35), 32)], [(h.x(-33), 22), (h.x(-37), 27), (h.x(-33), 33)]], 1.6)
    p.lines([[(h.x(-14 + i * 9) - 2, 25.4 - abs(i - 1) * 0.2), (h.x(-14 + i * 9) - 1.8, 27.4)] for i in (0, 1, 3)], 0.9)


def _hood(p: Graver) -> None:
    """The part behind the face."""
    p.shape([(-40, -18), (-36, -42), (-20, -57), (6, -62), (34, -56), (50, -36), (52, -6), (46, 26), (34, 48), (10, 60), (-18, 58), (-34, 40), (-38, 8)], BLUE, 3.8)


def _hair(p: Graver) -> None:
    far = [(-4, -45), (-18, -42), (-29, -31), (-33, -12, 0), (-27, -20), (-18, -28), (-5, -34, 0)]
    near = [(-5, -45), (12, -44), (28, -36), (37, -16), (37, -2, 0), (30, -16), (22, -26), (8, -33), (-5, -34, 0)]
    for half in (far, near):
        p.shape(half, SNOW, 2.6, 0.5)
    p.lines([[(-5, -38), (10, -38), (24, -31), (34, -12)], [(-2, -42), (14, -42), (29, -33), (36, -16)], [(-7, -38), (-17, -36), (-26, -26)]], 1.6)


def _front(p: Graver) -> None:
    """The cloth before the hair, its knot and its ends."""
    near = [(-6, -46, 0), (-2, -63), (18, -63), (40, -54), (53, -34), (55, -4), (50, 24), (38, 46), (18, 60), (4, 64, 0), (0, 56, 0), (14, 50), (26, 40), (34, 22), (37, 2), (36, -18), (26, -36), (10, -45)]
    far = [(-6, -46, 0), (-2, -63), (-22, -58), (-38, -43), (-43, -20), (-42, 10), (-36, 36), (-22, 54), (-10, 60, 0), (-9, 54, 0), (-22, 44), (-29, 30), (-33, 12), (-32.6, -10), (-29, -28), (-18, -41)]
    for half in (far, near):
        outline = p.shape(half, BLUE, 3.2)
    p.fill([(20, -62), (40, -54), (53, -34), (55, -4), (50, 24), (38, 46), (18, 60), (6, 63, 0), (24, 52), (38, 34), (44, 6), (44, -26), (34, -50)], deeper(BLUE))
    p.fringe([(38, -55), (53, -32), (54, 0), (48, 26), (34, 50)], 12, 4.4, 1.7, 15, clip=outline)
    p.fill([(-35, -40), (-24, -52), (-12, -59), (-16, -50), (-30, -34)], lighter(BLUE, 0.25))
    hem = "#f6e9c4"
    p.line([(-3, -49.5), (12, -48.5), (28, -39), (38.6, -18), (39.6, 3), (36.6, 23), (28, 42), (14, 53)], 2, (0.8, 0.6), hem)
    p.line([(-8, -49), (-19, -44), (-31.4, -30), (-35, -10), (-35.4, 12), (-31.4, 31), (-24, 46), (-12, 56)], 2, (0.8, 0.6), hem)
    p.shape([(-6, 62), (-22, 70), (-30, 86, 0), (-12, 84), (2, 72)], BLUE, 2.8)
    p.shape([(2, 62), (16, 72), (20, 90, 0), (4, 84), (-6, 72)], deeper(BLUE), 2.8)
    p.shape([(-10, 56), (0, 54), (8, 58), (6, 68), (-4, 71), (-11, 65)], BLUE, 3)
    p.lines([[(-6, 60), (-2, 64), (-4, 68)], [(3, 58), (2, 63), (4, 67)]], 1.6)


def _spots(p: Graver) -> None:
    for x, y in ((-38, -2), (-36, -30), (-36, 24), (-23, -49), (-11, -57), (8, -57), (24, -56), (23, -44), (37, -45), (40, -24), (47, -36), (43, -6), (49, 8), (42, 16), (46, 26), (36, 34), (28, 46), (-26, 42)):
        p.fill(ring(x, y, 2.3, 2.6), "#f6e9c4")

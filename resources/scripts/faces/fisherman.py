# SPDX-License-Identifier: GPL-3.0-or-later
"""An old fisherman: the red cap of the port, a grey beard round the chin, a pipe, eyes narrowed against the sea."""

from __future__ import annotations

from features import TANNED, Face, ear, head, nod, turned
from ink import ring
from medallion import Graver, deeper, lighter
from svg import INK

GROUND = ("#86c0b4", "#4d8f85")
FACE = Face(skin=TANNED, yaw=28, chin=1, iris="#3d6f8c", up=5.2, down=2.8, heavy=0.08, slant=-1, gaze=(-0.3, 0), brow=(-13, -17.5, -11.5), brow_width=6, brow_colour="#5c554e",
            hump=0.8, proj=0.6, bulb=1.6, wing=15, smile=0.5, lips=0.65, mouth=19, mouth_y=29, rosy=0.9, age=1, male=True)
MOODS = {"thinking": {"gaze": (-0.1, 1), "heavy": 0.8}}
RED, BEARD, SMOKE = "#d2301f", "#9a948c", "#f3efe6"
SLEEVE = "#24447c"
HAND = (83, 70, 12, True)


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(55, 49, 0.65, -4)
    q = nod(p, face)
    _jersey(p)
    q.shape([(20, -20), (38, -16), (44, 0), (42, 20), (34, 30), (22, 20)], BEARD, 3)
    h = head(q, face, lambda h: h.pen.fill([(-33, -26, 0), (36, -28, 0), (36, -18), (10, -17), (-12, -17.4), (-32, -18)], h.deep))
    ear(q, face, 34, 1)
    _beard(q)
    _pipe(turned(q.at(0, face.pitch), -17, 30, 14 * face.spirits), face)
    _cap(q)


def _jersey(p: Graver) -> None:
    blue = "#24447c"
    p.shape([(-80, 96), (-60, 70), (-28, 52), (34, 50), (62, 60), (84, 96)], blue, 3.2)
    p.fill([(22, 54), (58, 60), (84, 96, 0), (40, 96, 0), (34, 76)], deeper(blue))
    p.locks([(-44, 60), (-60, 76), (-66, 96)], [(56, 58), (70, 76), (76, 96)], 14, 1.8)


def _beard(p: Graver) -> None:
    """Round the jaw from ear to ear; lip and cheeks are shaved."""
    outline = p.shape([(35, -2, 0), (28, 12), (21, 26), (11, 37), (-1, 42), (-10, 41), (-19, 42), (-24, 36), (-27, 24, 0), (-33, 34), (-35, 47), (-31, 58), (-33, 65, 0), (-24, 64),
                       (-18, 71, 0), (-10, 66), (-2, 72, 0), (8, 65), (17, 68, 0), (21, 58), (30, 55, 0), (34, 40), (40, 18), (41, 4)], BEARD, 3.4)
    p.fill([(36, 2, 0), (32, 22), (24, 40), (12, 52), (4, 60), (8, 65), (16, 67, 0), (21, 57), (29, 54, 0), (33, 40), (39, 18)], deeper(BEARD))
    p.locks([(-26, 34), (-29, 46), (-26, 60)], [(-12, 43), (-13, 54), (-14, 66)], 5, 1.8, clip=outline)
    p.locks([(-7, 43), (-6, 54), (-4, 68)], [(16, 34), (18, 48), (16, 62)], 7, 1.8, clip=outline)
    p.locks([(20, 28), (26, 38), (26, 54)], [(35, 4), (38, 18), (34, 40)], 6, 1.8, clip=outline)
    p.lines([[(-23, 42), (-26, 50), (-26, 57)], [(-8, 46), (-8, 54), (-10, 61)], [(8, 43), (9, 52), (7, 59)]], 2, colour="#d5d0c8")


def _pipe(p: Graver, face: Face) -> None:
    p.limb([(-17, 30, 1.8), (-34, 33, 1.9), (-47, 39, 2.3)], "#7a4526", 2.4)
    bowl = p.shape([(-63, 25), (-48, 24), (-45, 37), (-48, 45), (-56, 46), (-62, 40)], "#a05a2c", 3)
    p.fringe([(-46, 27), (-46, 38), (-51, 45)], 7, 3, 1.7, 10, clip=bowl)
    p.shape(ring(-55.4, 25, 7.4, 2.6), "#2a1a14", 2)
    # Rings of smoke when he is pleased, clouds when he is not.
    if face.shut == (1, 1):
        for x, y, r in ((-55, 10, 5.4), (-50, -8, 7.4)):
            p.hoop(x, y, r, r * 0.62, 5, INK)
            p.hoop(x, y, r, r * 0.62, 2.4, SMOKE)
    elif face.knit > 0:
        for x, y, r in ((-55, 12, 8), (-48, 2, 9.4), (-58, -8, 11)):
            p.shape(ring(x, y, r, r * 0.86), SMOKE, 2.4)


def _cap(p: Graver) -> None:
    body = p.shape([(-35, -22), (-36, -40), (-27, -57), (-4, -68), (26, -68), (50, -57), (64, -38), (70, -16), (66, 4), (58, 14), (50, 8), (52, -8), (44, -22), (8, -30)], RED, 3.8)
    p.fill([(14, -30), (42, -42), (54, -30), (57, -8), (56, 12), (65, 4), (69, -16), (63, -37), (49, -56), (40, -48), (26, -42)], deeper(RED))
    p.fill([(-29, -36), (-22, -52), (-4, -61), (-12, -48), (-18, -35)], lighter(RED, 0.22))
    p.locks([(44, -26), (32, -46), (10, -64)], [(62, 6), (66, -22), (50, -52)], 6, 1.9, clip=body)
    band = p.shape([(-38, -20), (-38, -29), (-24, -33), (4, -35), (30, -33), (43, -28), (43, -19), (36, -15), (14, -19.5), (-10, -20), (-32, -15.5)], deeper(RED, 0.84), 3.4)
    p.fringe([(43, -20), (34, -15), (14, -19.5), (-10, -20), (-34, -16)], 8, 4.4, 1.7, 14, clip=band)

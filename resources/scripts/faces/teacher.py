# SPDX-License-Identifier: GPL-3.0-or-later
"""A schoolmaster: thin and tall-browed, eyeglasses on a long nose, a pointed beard, a bow tie."""

from __future__ import annotations

from features import FAIR, Face, Head, ear, eye_centre, head, neck, nod, turned
from medallion import WHITE, Graver, deeper
from svg import INK

GROUND = ("#b9c46a", "#86933a")
FACE = Face(skin=FAIR, yaw=29, cheek=-2.6, jaw=-2, chin=-1.5, long=3, eye_y=-2, nose_y=19, mouth_y=32, iris="#5a4a2c", eye=13.5, up=6, down=3, slant=-0.4, heavy=0.1, gaze=(-0.3, 0.1), brow=(-15, -20, -14.5), brow_width=4.4,
            brow_colour="#6f6860", arch=2.5, hump=0.5, proj=0.95, droop=1.6, bulb=0.4, wing=11, mouth=14, smile=0.15, lips=0.6, rosy=0.3, age=0.9, male=True)
MOODS = {"thinking": {"gaze": (-0.2, -1), "up": 7, "tilt": 2.5}, "annoyed": {"brow_width": 6.4, "knit": 8, "lift": -1, "gaze": (0.5, 0)}}
GREY, COAT, TIE = "#a8a199", "#7a4a2a", "#c4302a"
SLEEVE = COAT
HAND = (83, 66, 12, True)


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(50, 47, 0.66, 5, mirror=True)
    q = nod(p, face)
    _coat(p)
    q.shape([(16, -40), (34, -40), (48, -26), (52, -6), (46, 12), (36, 16), (26, -6)], GREY, 3)
    neck(p, face, -5)
    _collar(p)
    h = head(q, face)
    ear(q, face, 32, 2)
    _hair(q)
    _beard(q.at(0, face.pitch + 3 * max(0, face.teeth - 0.4)))
    _moustache(q.at(0, face.pitch), face.spirits)
    # Down his nose, to be looked over, when he is cross or beaten.
    _glasses(turned(q.at(2, 8), 8, 0, 9) if face.spirits < 0 else q, h)


def _coat(p: Graver) -> None:
    outline = p.shape([(-78, 100), (-58, 74), (-24, 62), (34, 62), (60, 72), (84, 100)], COAT, 3.2)
    p.fill([(34, 64), (60, 73), (84, 100, 0), (46, 100, 0)], deeper(COAT))
    p.fringe([(56, 70), (70, 84), (78, 98)], 14, 5, 1.8, 20, clip=outline)
    p.lines([[(-26, 66), (-36, 80), (-26, 92)], [(36, 66), (44, 80), (34, 92)]], 2.2)


def _collar(p: Graver) -> None:
    p.shape([(-18, 54, 0), (-2, 70), (4, 78, 0), (-14, 82, 0), (-26, 66, 0)], WHITE, 2.6)
    p.shape([(30, 50, 0), (20, 68), (4, 78, 0), (24, 84, 0), (38, 64, 0)], WHITE, 2.6)
    for s in (-1, 1):
        p.shape([(3, 78, 0), (3 + s * 8, 71), (3 + s * 20, 70), (3 + s * 22, 84), (3 + s * 18, 92), (3 + s * 8, 86)], TIE, 2.8)
    p.shape([(-2, 74), (8, 74), (9, 84), (-3, 84)], deeper(TIE), 2.4)


def _hair(p: Graver) -> None:
    """Bald on top; what is left stands out over the ears like wings."""
    near = [(24, -38, 0), (33, -45), (47, -42), (43, -34, 0), (54, -33), (51, -24, 0), (59, -18), (53, -10, 0), (58, 0), (48, 4, 0), (46, 14), (38, 14, 0), (40, 2), (38, -8), (31, -10, 0), (27, -22)]
    p.shape(near, GREY, 2.8)
    p.lines([[(28, -30), (38, -35), (44, -38)], [(30, -22), (42, -27), (50, -28)], [(34, -14), (46, -17), (55, -16)], [(40, -6), (48, -6), (54, -2)], [(41, 2), (44, 6), (43, 11)]], 1.8)
    p.shape([(-26, -32, 0), (-33, -38), (-41, -33), (-38, -27, 0), (-43, -22), (-38, -17, 0), (-39, -8), (-32, -12, 0), (-31, -22)], GREY, 2.4)
    p.lines([[(4, -44), (12, -43), (20, -38)], [(0, -40), (10, -39), (20, -32)]], 1.6, colour=deeper(GREY))
    p.fill([(-19, -40), (-10, -45), (-2, -44), (-10, -38)], "#fbe6cb")


def _beard(p: Graver) -> None:
    outline = p.shape([(-22, 40, 0), (-13, 43), (-3, 40, 0), (3, 48), (-1, 58), (-10, 70), (-14, 76, 0), (-18, 66), (-23, 54), (-24, 46)], GREY, 2.8)
    p.fill([(-4, 41, 0), (-6, 54), (-12, 70), (-1, 58), (2, 48)], deeper(GREY))
    p.locks([(-20, 42), (-20, 54), (-14, 70)], [(-4, 42), (-2, 52), (-11, 68)], 5, 1.7, clip=outline)


def _moustache(p: Graver, spirits: float) -> None:
    for half, side in (([(-15, 25.4, 0), (-8, 25), (-1, 29), (7, 33, 0), (0, 34), (-8, 31.6), (-15, 30, 0)], -1), ([(-15, 25.4, 0), (-20, 25.6), (-26, 29), (-32, 33, 0), (-26, 33.4), (-20, 31.6), (-15, 30, 0)], 1)):
        turned(p, -15, 27, side * 24 * spirits).shape(half, GREY, 2.2, 0.5)


def _glasses(p: Graver, h: Head) -> None:
    (nx, ny), (fx, fy) = eye_centre(h, True), eye_centre(h, False)
    for x, y, rx, ry in ((nx, ny, 11.4, 10.6), (fx - 1, fy, 8, 10)):
        p.hoop(x, y, rx + 0.4, ry + 0.4, 3.6, INK)
        p.hoop(x, y, rx + 0.4, ry + 0.4, 1.6, "#e8b93a")
        p.line([(x - rx * 0.5, y - ry * 0.6), (x + rx * 0.1, y - ry * 0.86)], 1.4, (0.3, 0.3), WHITE)
    p.line([(fx + 7, fy - 1), ((nx + fx) / 2 - 1, ny - 5), (nx - 11, ny - 1)], 2.6, (0.8, 0.8))
    p.line([(nx + 11, ny), (32, -4)], 2.2, (0.8, 0.6))

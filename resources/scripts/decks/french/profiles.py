# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads of the French court in profile, looking to the left, in the head units of heads.py (chin y = 50, skull y = -50)."""

from __future__ import annotations

from french.heads import LIP, LOWER_LIP, ROUGE, Face
from ink import Pen, ring
from svg import INK, WHITE


def profile(pen: Pen, x: float, y: float, height: float, face: Face, turn: float = 0, mirror: bool = False, behind=None) -> Pen:
    """Neck and face in profile, like heads.head(); the brow line runs about from (-39, -18) to (40, -22)."""
    p = pen.at(x, y, height / 100, turn, mirror)
    if behind:
        behind(p)
    nape = p.shape([(-10, 36, 0), (-12, 62), (-22, 86, 0), (-4, 96), (20, 96), (40, 86, 0), (33, 62), (34, 10, 0)], face.skin, 2.4)
    p.fringe([(33, 24), (32, 60), (39, 84)], 20, 3.4, 1.6, -20, clip=nape)
    p.spikes([((18 - i * 3.4, 42 + i * 1.6), (14 - i * 3, 50 + i * 1.6), (8 - i * 2.2, 58 + i * 1.2)) for i in range(8)], 1.5)
    _mask(p, face)
    _eye(p, face)
    _nose_and_mouth(p, face)
    if face.age > 0.2:
        p.lines([[(-13, -5 + i * 2.6), (-9, -5.8 + i * 3.6), (-6, -6.8 + i * 4.8)] for i in range(3)], 1.0)
        p.line([(-31, 14), (-25.4, 20), (-25, 27)], 1.2 + face.age * 0.6)
        p.lines([[(-36, -24 - i * 5), (-24, -26.6 - i * 5), (-8 - i * 2, -25 - i * 5)] for i in range(1 + round(face.age))], 1.0)
        p.line([(-30, 3), (-24, 5.6), (-17, 3.6)], 1.0)
    return p


def _mask(p: Pen, face: Face) -> None:
    n, s, c, j = face.nose, face.smile, face.chin * 3, face.jaw * 3
    hook, short = max(0, n), min(0, n)
    outline = p.shape(
        [(-12, -48), (-27, -41), (-36, -29), (-39, -18), (-37.6, -11.5), (-35.6, -7), (-39.4 - hook * 3.4, 1), (-45.4 - hook * 2 - short * 2, 10), (-49 - hook * 1 - short * 2, 15 + n * 1.6), (-46.6 - short, 19 + n * 1.4), (-41, 20.6), (-38.6, 21.6, 0),
         (-39.2, 25), (-40 - face.lips * 0.8, 28.4), (-37, 30.6 - s * 0.4, 0), (-39.2 - face.lips * 0.6, 33.8), (-36.6, 37.4), (-39.6 - c * 0.4, 42.6), (-38.4 - c * 0.3, 49 + c * 0.6), (-28, 53.4 + c * 0.7), (-15, 50 + c * 0.4), (2 + j, 41), (14 + j, 29), (22, 8), (27, -14), (20, -42)],
        face.skin, 3, 0.42)
    if face.rouge:
        p.fill([(-18, 12), (-10, 10), (-5, 15), (-8, 22), (-17, 22), (-21, 17)], ROUGE)
    p.fringe([(25, -6), (20, 14), (13 + j, 30), (2 + j, 41), (-16, 50.4)], 12 + 3 * face.age, 3.2, 1.3, 22, clip=outline)
    p.spikes([((-35.6 + i * 2.2, 48 - i * 0.2), (-34 + i * 2.2, 45), (-31 + i * 2.2, 43 - i * 0.4)) for i in range(5)], 1.0)


def _eye(p: Pen, face: Face) -> None:
    gy = face.gaze[1]
    d = face.lid * 2 + face.age * 0.8
    p.fill([(-33, -3.4, 0), (-31.4, -7.6 + d), (-26, -8 + d), (-17.6, -3, 0), (-24, 0.8), (-30, 0.4)], WHITE)
    iy = -3.8 + gy
    p.fill([(-32.4, iy - 2), (-30.6, iy - 4 + d * 0.7), (-28, iy - 3.4 + d * 0.6), (-26.6, iy), (-28, iy + 3.2), (-31, iy + 3.4), (-32.6, iy + 1)], INK)
    p.fill([(-31.6, iy - 1), (-30, iy - 2.4 + d * 0.5), (-28, iy), (-29.4, iy + 2.2), (-31.4, iy + 1.6)], face.iris)
    p.fill(ring(-30.6, iy - 0.2, 1.3, 2), INK)
    p.fill(ring(-29.6, iy - 1.6, 0.9), WHITE)
    p.line([(-34.6, -3), (-31.6, -8 + d), (-26, -8.6 + d), (-15.4, -2)], 3.1, (0.3, 0.3), peak=0.45)
    p.line([(-31.6, 0.4), (-25, 1.6), (-17, -2)], 1.2)
    p.line([(-33, -10.4 + d * 0.6), (-27, -12.6 + d * 0.6), (-18, -8)], 1.15)
    p.spikes([((-33.6 + i * 1.6, -13.6), (-34.4 + i * 1.7, -11), (-34.4 + i * 2, -8.6)) for i in range(3)], 0.9)
    b = face.brow
    p.line([(-38, -13.6 + b * 2.2), (-28, -20.4 - b * 0.4), (-13, -14)], 3.4 * face.brow_weight, (0.55, 0.1), peak=0.3, colour=face.brow_colour)


def _nose_and_mouth(p: Pen, face: Face) -> None:
    s, f, n = face.smile, face.lips, face.nose
    p.fill([(-39, 25.6, 0), (-39.8 - f * 0.8, 28.2), (-37, 30.6 - s * 0.4), (-27, 29.4 - s * 2, 0), (-33, 26.8)], LIP)
    p.fill([(-37, 30.8 - s * 0.4, 0), (-39 - f * 0.6, 33.8), (-36, 36.6), (-30, 33.4), (-27, 29.6 - s * 2, 0)], LOWER_LIP)
    p.line([(-38, 30.4 - s * 0.4), (-33, 30.6), (-25.6, 29 - s * 2.4)], 2, (0.5, 0.3))
    p.line([(-25.4, 27 - s * 2), (-23.6, 29.4 - s * 2), (-25, 31.8 - s * 2)], 1.1)
    p.line([(-44, 18 + n), (-41.4, 15.6 + n * 0.6), (-38.6, 18)], 1.7)
    p.line([(-36.6, 9.6), (-32.6, 13), (-33.6, 18), (-37.6, 20)], 1.8, (0.15, 0.4))
    p.spikes([((-34.4 - i * 1.1, -4 + i * 3), (-36.4 - i * 1.2, -2.6 + i * 3), (-38 - i * 1.5, -1.6 + i * 3)) for i in range(5)], 1.0)
    p.line([(-36, 24), (-37.4, 26.6)], 0.9)


def ear(p: Pen, face: Face) -> None:
    p.shape([(3, -8), (9, -14), (17, -12), (19, -2), (16, 8), (11, 16), (6, 15), (5, 6)], face.skin, 2.3)
    p.line([(6.6, -6), (11, -10), (15, -6), (13.6, 2), (10, 7), (9.6, 12)], 1.5)
    p.line([(8, 1), (11, 0), (10, 5)], 1.1)

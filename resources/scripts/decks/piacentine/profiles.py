# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads of the Piacentine court in profile, looking left (mirror them for the right). Head units, as in heads.py."""

from __future__ import annotations

from ink import ring
from piacentine.heads import LIPS, LOWER, SANGUINE, WARM, Face, neck
from piacentine.stone import BLUSH, INK, WHITE, Chalk


def profile(pen: Chalk, x: float, y: float, high: float, face: Face, turn: float = 0, mirror: bool = False, behind=None) -> Chalk:
    """Neck and face in profile about the head's middle (x, y); returns the head's pen."""
    p = pen.at(x, y, high / 100, turn, mirror)
    if behind:
        behind(p)
    neck(p, face)
    _mask(p, face)
    _eye(p, face)
    _mouth(p, face)
    if face.age > 0.2:
        p.lines([[(-22, 15), (-17, 20), (-17, 27)], [(-25, 4), (-19, 6.4), (-13, 4)], [(-26, -25), (-16, -28), (-4, -26)], [(-24, -31), (-14, -34), (-2, -32)]], 1.3 + face.age * 0.5)
        p.lines([[(-9, -2 + i * 3), (-5, -3 + i * 4.4), (-2, -4 + i * 5.6)] for i in range(3)], 1.1)
    return p


def _mask(p: Chalk, face: Face) -> None:
    n, j = face.nose, face.jaw * 3
    outline = p.shape(
        [(-10, -48), (-22, -42), (-29.6, -28), (-31.6, -16), (-29, -8), (-32 - max(0, n) * 3.4, 1), (-36.4 - n, 8), (-40 - n * 1.4, 13.4 + n * 2), (-37.4, 18 + n), (-32.4, 18.6), (-33, 22), (-35.4, 25.6), (-32.6, 28.6), (-34.6, 32.4), (-31, 36.4), (-32.6 - j * 0.6, 43), (-28 - j * 0.3, 49.6), (-19, 51), (-6, 47), (8 + j, 38), (14 + j, 22), (16, 2), (18, -20), (14, -44)],
        face.skin, 2.6, 0.45)
    p.fill([(-15, 8), (-6, 5), (1, 11), (-2, 20), (-11, 22), (-17, 15)], WARM)
    p.fringe([(15, 4), (14 + j, 22), (8 + j, 38), (-6, 47), (-19, 51)], 9, 2.8, 2, 24, 0.2, SANGUINE, outline, BLUSH)
    p.fringe([(-28, 38), (-31, 44), (-26, 50)], 4, 2.6, 1.6, 0, 0.1, SANGUINE, outline)
    p.line([(-28.4, 12), (-25, 14.4), (-26, 18.6), (-29, 19.4)], 2, (0.1, 0.4))
    p.fill([(-35, 18.4), (-32.6, 16.4), (-29.6, 17.6), (-32, 19)], INK)
    p.spikes([((-23 - i * 0.6, -3 + i * 3.2), (-25.4, -1.8 + i * 3.2), (-28 - i * 0.4, -1.6 + i * 3.2)) for i in range(5)], 1.5, SANGUINE)


def _eye(p: Chalk, face: Face) -> None:
    up = 6.6 - face.lid * 2 - face.age * 0.6
    front, back = (-27.4, 0.6), (-12.6, -0.4)
    p.fill([(-26.6, -3), (-21, -up - 4.4), (-13, -3.4), back, (-19, -up)], WARM)
    p.fill([(-26.4, 0.8, 0), (-25.6, -up * 0.7), (-21, -up), (*back, 0), (-20, 2.8)], WHITE)
    ix = -23.8 + max(0, face.gaze[0]) * 3
    p.fill([(ix - 1.8, -0.6 - up * 0.6), (ix + 1.6, -up * 0.9), (ix + 3.4, -1.4), (ix + 1.4, 2), (ix - 1.2, 1.4)], INK)
    p.fill(ring(ix + 1, -0.4, 1.4, 1.8), face.iris)
    p.fill(ring(ix + 0.4, -2, 1), WHITE)
    p.line([front, (-25.6, -up * 0.8), (-20.4, -up - 0.2), (-11, 0)], 3, (0.35, 0.35), peak=0.5)
    p.line([(-25.4, 1.6), (-20, 3), (-14, 0.6)], 1.2, (0.3, 0.2))
    p.line([(-25, -up - 2.4), (-19, -up - 4), (-12, -3.4)], 1.3, (0.2, 0.2))
    rise, knit = -face.brow * 1.2, face.brow * 2.6
    p.line([(-29.4, -13 + rise + knit), (-21, -18.6 + rise), (-9, -13 + rise)], 3.8, (0.5, 0.08), face.brows, 0.3)


def _mouth(p: Chalk, face: Face) -> None:
    s = face.smile
    end = (-20.6 + s, 28.2 - s * 2.4)
    p.fill([(-32.6, 28.8, 0), (-34.8, 26), (-32, 25.4), (-27, 26.8), (*end, 0)], LIPS)
    p.fill([(-32.6, 28.8, 0), (-27, 29.4), (*end, 0), (-25, 32.4), (-31, 34), (-34.2, 32)], LOWER)
    p.line([(-33, 28.6), (-27, 29.2), end], 1.9, (0.5, 0.4))
    p.spikes([((-31.4 + i * 2.4, 36.6), (-29.6 + i * 2.2, 38), (-28 + i * 2, 38)) for i in range(3)], 1.6, SANGUINE)

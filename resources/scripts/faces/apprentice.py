# SPDX-License-Identifier: GPL-3.0-or-later
"""A baker's boy of thirteen: a big flat cap, ears that stand out, freckles, a gap for a grin."""

from __future__ import annotations

from features import FAIR, Face, ear, head, neck, nod, turned
from medallion import Graver, deeper, lighter

GROUND = ("#e8823a", "#b1551a")
FACE = Face(skin=FAIR, yaw=22, cheek=1, jaw=-0.5, chin=-1.5, long=-3, eye_y=1, nose_y=17, mouth_y=29, iris="#3f7a52", eye=15.5, spread=27, up=8.4, down=4, slant=0, gaze=(-0.5, -0.1),
            brow=(-15, -19, -14.5), brow_width=4, brow_colour="#a5521c", arch=3.5, proj=-0.2, droop=-1.8, bulb=0.8, wing=13, mouth=18, smile=1.2, teeth=0.7, skew=0.5, lips=0.6, rosy=0.9, hatched=0.3, male=True)
MOODS = {"thinking": {"gaze": (-0.2, -1), "smile": 0.5, "teeth": 0, "tilt": 2.5}}
CAP, HAIR, SCARF = "#4a7d4c", "#c4682a", "#2f63b0"
SLEEVE = "#f0e7d4"
HAND = (83, 66, 12, True)


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(49, 53.5, 0.67, 9, mirror=True)
    q = nod(p, face)
    p.shape([(-74, 100), (-54, 76), (-20, 66), (34, 66), (60, 76), (80, 100)], "#f0e7d4", 3.2)
    neck(p, face, -6)
    _scarf(p)
    q.shape([(18, -40), (36, -34), (43, -14), (42, 6), (34, 14), (24, -4)], HAIR, 2.8)
    ear(q.at(-33, 3, 0.8, -8, mirror=True), face, 0, 0)
    h = head(q, face, lambda h: h.pen.fill([(-33, -32, 0), (36, -34, 0), (36, -18), (10, -22), (-14, -22), (-32, -18)], h.deep))
    for x, y in [(h.x(32) + dx, 18 + face.pitch + dy) for dx, dy in ((-5, 0), (-1, -2.6), (3, 0.6), (-2, 3), (6.4, -1.6))] + [(h.x(-36) + dx, 17 + face.pitch + dy) for dx, dy in ((0, 0), (3, 2.4), (3, -2))]:
        q.fill([(x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1)], "#b8683a")
    if face.teeth:  # one of them is missing
        y = face.mouth_y + 2 + (face.smile - FACE.smile)
        q.fill([(h.x(2) - 3.4, y, 0), (h.x(2) - 0.6, y + 0.2, 0), (h.x(2) - 0.8, y + 3, 0), (h.x(2) - 3.2, y + 2.8, 0)], "#5c1a18")
    ear(q.at(36.5, 4, 1.12, 14), face, 0, 0)
    _fringe(q)
    _cap(turned(q, -40, -30, -4 * max(0, face.spirits)).at(0, -6 * min(0, face.spirits)))


def _scarf(p: Graver) -> None:
    p.shape([(-20, 60, 0), (-4, 70), (14, 70), (30, 58, 0), (38, 70), (26, 84), (6, 90), (-14, 84), (-26, 72)], SCARF, 3)
    p.shape([(-6, 80), (6, 78), (12, 86), (16, 100, 0), (-12, 100, 0)], deeper(SCARF), 2.6)
    p.lines([[(-16, 66), (-2, 76), (14, 77), (30, 66)], [(-18, 74), (-4, 83), (14, 83), (28, 76)]], 1.8)


def _fringe(p: Graver) -> None:
    p.shape([(-32, -30, 0), (-34, -16, 0), (-27, -22), (-24, -14, 0), (-17, -22), (-10, -15, 0), (-4, -23), (6, -16, 0), (10, -24), (20, -18, 0), (24, -26), (30, -12, 0), (33, -2, 0), (38, -14), (39, -30, 0)], HAIR, 2.6)
    p.lines([[(-28, -30), (-30, -24), (-33, -19)], [(-18, -30), (-20, -24), (-23, -18)], [(-4, -31), (-8, -25), (-10, -19)], [(10, -31), (8, -25), (7, -20)], [(26, -30), (24, -26), (21, -21)], [(34, -28), (34, -18), (33, -8)]], 1.7)


def _cap(p: Graver) -> None:
    body = p.shape([(-40, -28), (-46, -44), (-36, -60), (-12, -72), (18, -75), (46, -66), (62, -48), (62, -30), (50, -22), (40, -30), (4, -38), (-30, -34)], CAP, 3.8)
    p.fill([(22, -74), (46, -65), (61, -48), (61, -30), (50, -23), (41, -31), (44, -46), (36, -60)], deeper(CAP))
    light, dark = lighter(CAP, 0.3), deeper(CAP, 0.6)
    p.lines([[(8, -74), (-14, -60), (-32, -38)], [(8, -74), (4, -56), (4, -40)], [(8, -74), (30, -60), (42, -36)]], 2.2, (0.4, 0.4))
    p.lines([[(-4, -68), (-18, -56), (-26, -40)], [(-16, -66), (-32, -54), (-38, -42)]], 2.2, (0.2, 0.2), light)
    p.lines([[(20, -68), (26, -54), (26, -40)], [(36, -66), (48, -54), (52, -38)]], 2.2, (0.2, 0.2), dark)
    p.fringe([(54, -58), (62, -40), (54, -24)], 12, 4.4, 1.8, 14, clip=body)
    p.shape([(2, -76), (8, -79), (14, -76), (12, -72), (4, -72)], CAP, 2.4)
    peak = p.shape([(-58, -20), (-50, -32), (-30, -38), (4, -40), (32, -36), (40, -28), (30, -24), (4, -29), (-26, -26), (-46, -18), (-56, -15)], deeper(CAP, 0.86), 3.4)
    p.fringe([(30, -24), (4, -29), (-26, -26), (-48, -17)], 7, 4.4, 1.7, 10, clip=peak)

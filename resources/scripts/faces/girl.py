# SPDX-License-Identifier: GPL-3.0-or-later
"""A girl of ten: a great bow, two plaits, freckles, and the eyes of one who is about to win."""

from __future__ import annotations

from features import FAIR, Face, head, neck, nod, turned
from medallion import WHITE, Graver, deeper, lighter

GROUND = ("#f6cb2e", "#cf9418")
FACE = Face(skin=FAIR, yaw=17, cheek=3, jaw=-1, chin=-2.5, long=-5, eye_y=4, nose_y=18, mouth_y=29.5, iris="#6b4320", eye=16.5, spread=27, up=9, down=4.4, slant=0.4, gaze=(0.55, 0.1), lash=1.4,
            brow=(-16, -20, -16), brow_width=3.4, brow_colour="#6b3f1d", arch=2, proj=-0.4, droop=-1.4, bulb=0.2, wing=11, mouth=16, smile=1, skew=0.9, lips=0.9, rosy=1, hatched=0.3)
MOODS = {"thinking": {"gaze": (0, 1), "heavy": 0.8}}
HAIR, BLUE = "#9a5a26", "#2a5cb8"
SLEEVE = "#d2352a"


def draw(pen: Graver, face: Face) -> None:
    p = pen.at(50, 53.5, 0.66, -5)
    q = nod(p, face)
    _dress(p)
    q.shape([(-38, -8), (-36, -36), (-16, -54), (12, -55), (34, -42), (42, -16), (40, 14), (30, 30), (-26, 30), (-36, 12)], deeper(HAIR), 3)
    neck(p, face, -5)
    _collar(p)
    h = head(q, face)
    _freckles(q.at(0, face.pitch), h)
    _hair(q)
    fly = (32 if face.spirits > 0 else 0) * face.spirits
    _plait(turned(q, -40, 4, fly), [(-42, 8), (-51, 20), (-54, 36), (-51, 54)], False)
    _plait(turned(q, 41, 4, -fly), [(43, 8), (52, 20), (56, 36), (53, 56)], True)
    _bow(q, face.spirits)


def _dress(p: Graver) -> None:
    p.shape([(-66, 96), (-46, 66), (-18, 56), (28, 56), (54, 66), (74, 96)], "#d2352a", 3.2)


def _collar(p: Graver) -> None:
    for knots in ([(-15, 56, 0), (-32, 60), (-40, 72, 0), (-24, 78), (2, 72, 0)], [(26, 56, 0), (42, 60), (48, 72, 0), (30, 78), (2, 72, 0)]):
        p.shape(knots, WHITE, 2.8)


def _freckles(p: Graver, h) -> None:
    many = [(h.x(30) + dx, 17 + dy) for dx, dy in ((-5, 0), (-1, -2.4), (3, 0.4), (-2, 3), (6.4, -1.6))] + [(h.x(-34) + dx, 16 + dy) for dx, dy in ((-1, 0), (2.6, 2), (3, -2))]
    for x, y in many:
        p.fill([(x - 0.9, y), (x, y - 0.9), (x + 0.9, y), (x, y + 0.9)], "#b8683a")


def _hair(p: Graver) -> None:
    far = [(-5, -32, 0), (-14, -29), (-24, -20), (-31, -6), (-34, 12, 0), (-41, 4), (-42, -16), (-35, -38), (-20, -52), (-4, -55, 0)]
    near = [(-5, -32, 0), (8, -30), (21, -23), (30, -9), (35, 12, 0), (42, 6), (45, -14), (40, -36), (25, -51), (8, -56), (-4, -55, 0)]
    for half in (far, near):
        p.shape(half, HAIR, 3)
    p.fill([(20, -50), (38, -36), (44, -14), (42, 5), (36, 10, 0), (38, -8), (33, -26)], deeper(HAIR))
    fringe = p.shape([(-33, -10, 0), (-32, -22), (-24, -32), (-4, -37), (16, -34), (28, -24), (33, -7, 0), (27.6, -16, 0), (26, -12), (21, -12), (18.4, -18, 0), (16.6, -13), (10, -11), (7, -18.6, 0), (4, -13), (-3, -12), (-6, -18.4, 0), (-9, -12.6), (-16, -11.6), (-18.6, -17.4, 0), (-21, -12), (-26, -10.6), (-28.4, -15, 0)], HAIR, 2.6)
    p.locks([(-24, -28), (-26, -22), (-27, -13)], [(24, -26), (26, -21), (26, -13)], 9, 1.7, clip=fringe)
    p.locks([(-3, -37), (12, -35), (26, -22), (34, 0)], [(-2, -51), (16, -51), (34, -38), (42, -6)], 5, 1.7)
    p.locks([(-7, -37), (-18, -33), (-28, -18), (-34, 2)], [(-7, -50), (-22, -46), (-35, -30), (-40, -6)], 4, 1.6)
    p.line([(-1, -44), (16, -43), (30, -31)], 2.6, (0.1, 0.1), lighter(HAIR, 0.35))


def _plait(p: Graver, spine, dark: bool) -> None:
    colour = deeper(HAIR, 0.86) if dark else HAIR
    side = 1 if dark else -1
    p.shape([(spine[3][0] - 5, 54), (spine[3][0] + 5, 54), (spine[3][0] + side * 6, 66), (spine[3][0] + side * 3, 76, 0), (spine[3][0] - 4, 68)], colour, 2.6)
    for i in (3, 2, 1, 0):
        x, y = spine[i]
        for s in (-1, 1):
            p.shape([(x + s * 1, y - 8), (x + s * 9.4, y - 5), (x + s * 10, y + 4), (x + s * 4, y + 10), (x - s * 3.4, y + 11, 0), (x - s * 2, y)], colour, 2.4)
            p.line([(x + s * 7, y - 3), (x + s * 5.6, y + 3), (x, y + 8)], 1.5)
    x, y = spine[3][0], spine[3][1] + 7
    p.shape([(x - 8, y - 3), (x + 8, y - 3), (x + 7, y + 4), (x - 7, y + 4)], BLUE, 2.6)


def _bow(p: Graver, spirits: float) -> None:
    left = [(0, -56, 0), (-12, -70), (-30, -76), (-39, -68), (-38, -52), (-28, -45), (-14, -48)]
    right = [(4, -56, 0), (18, -70), (36, -74), (46, -65), (44, -49), (33, -43), (18, -48)]
    for half, mid, s in ((left, -24, -1), (right, 30, 1)):
        q = turned(p, 2, -54, s * (34 if spirits < 0 else 8) * -spirits)
        q.shape(half, BLUE, 3.4)
        q.fill([(mid - s * 14, -54), (mid, -50), (mid + s * 13, -57), (mid + s * 11, -50), (mid + s * 2, -45), (mid - s * 12, -49)], deeper(BLUE))
        q.fill([(mid - s * 5, -64), (mid + s * 5, -70), (mid + s * 9, -64), (mid, -61)], lighter(BLUE, 0.3))
        q.lines([[(mid - s * 20, -56), (mid - s * 10, -60), (mid, -62)], [(mid - s * 20, -54), (mid - s * 9, -54), (mid + s * 3, -55)]], 2)
    p.shape([(-5, -61), (3, -64), (10, -61), (11, -52), (4, -48), (-4, -51)], BLUE, 3.2)
    p.lines([[(0, -61), (-1, -56), (0, -51)], [(6, -62), (7, -56), (5, -51)]], 1.6)

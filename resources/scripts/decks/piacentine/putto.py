# SPDX-License-Identifier: GPL-3.0-or-later
"""The winged boy of the ace of swords: he sits on the garland, one arm raised to it, the other on the sword's guard."""

from __future__ import annotations

import hands
from piacentine.heads import SANGUINE, WARM, Face, features, lock
from piacentine.stone import BLUSH, FLESH, PALE_BLUE, PEARL, WHITE, Chalk

HAIR = "#c79a54"
TILT = 8  # of his head, in degrees


def _flesh(p: Chalk, knots, *shaded, depth: float = 5) -> list:
    """A piece of the body, shaded in red chalk along the given edges."""
    outline = p.shape(knots, FLESH, 1, 0.4)
    for edge in shaded:
        p.fringe(edge, depth, 0.8, 0.62, 20, 0.2, SANGUINE, outline, BLUSH)
    return outline


def wing(p: Chalk) -> None:
    """Behind his shoulder, to the left of the card."""
    for i in range(7):
        tip = (6.4 + i * 2.4, 92 + i * 4.4)
        quill = p.limb([(29, 84 + i * 1.6, 2), ((29 + tip[0]) / 2 - 1, (84 + i * 1.6 + tip[1]) / 2 - 3, 3), (tip[0] + 2, tip[1] - 1, 2), (*tip, 0.4)], PEARL, 0.9, 0.4)
        p.fringe([(27, 86 + i * 1.8), ((29 + tip[0]) / 2, (86 + tip[1]) / 2 + i)], 2, 0.9, 0.5, clip=quill)
        p.line([(28, 85 + i * 1.6), ((29 + tip[0]) / 2 - 1, (84 + i * 1.6 + tip[1]) / 2 - 2.6), (tip[0] + 1, tip[1] - 0.6)], 0.6, (0.6, 0.1))
    arm = p.shape([(32, 80, 0), (24, 78), (14, 80), (9, 86), (14, 90), (22, 92), (30, 94, 0)], WHITE, 1)
    p.shade(arm, [(9, 86), (14, 90), (22, 92), (30, 94)], 4, PALE_BLUE)
    p.lines([[(12, 84), (15, 87), (14, 90)], [(17, 82), (20, 86), (19, 91)], [(22, 81), (25, 86), (25, 92)]], 0.8)


def body(p: Chalk) -> None:
    """What lies behind the sword: the far leg, the trunk, the far arm."""
    # Far leg, stretched to the right and down.
    _flesh(p, [(46, 112, 0), (58, 112), (68, 118), (72, 126), (68, 134), (62, 136), (52, 130, 0)], [(72, 126), (68, 134), (62, 136), (52, 130)])
    _flesh(p, [(70, 122, 0), (73, 132), (70, 144), (65, 154), (60, 153, 0), (61, 142), (62, 132), (62, 126, 0)], [(73, 132), (70, 144), (65, 154)], depth=4)
    _foot(p.at(62, 154, 0.92, -26))
    p.fill([(61, 150), (66, 151), (65, 156.4), (60, 155)], FLESH)
    # Far arm along the blade to the guard.
    _flesh(p, [(50, 84, 0), (58, 88), (66, 96), (74, 103), (79, 106, 0), (76, 111, 0), (68, 109), (59, 103), (49, 96, 0)], [(76, 111), (68, 109), (59, 103), (49, 96)], depth=4)
    # The trunk: breast, soft belly, hip.
    trunk = _flesh(p, [(31, 81, 0), (27, 88), (27, 98), (29, 108), (28, 118), (34, 126), (46, 128), (55, 120), (54, 108), (56, 98), (55, 88), (50, 82, 0), (40, 84)], [(55, 88), (56, 98), (54, 108), (55, 120), (46, 128)], [(28, 118), (29, 108), (27, 98)])
    p.lines([[(32, 95), (37, 98.4), (42, 97)], [(44, 97), (49, 98.4), (53, 95)], [(43, 88), (42.4, 94), (43, 98)], [(31, 113), (40, 117.4), (51, 113.6)], [(29, 106), (31, 104), (34, 104)]], 0.9, (0.1, 0.1), SANGUINE)
    p.fringe([(31, 113), (40, 117.4), (51, 113.6)], 2.4, 0.9, 0.5, 10, 0.2, SANGUINE, trunk)
    for x, y in ((36.6, 94), (48.6, 94.4)):
        p.lines([[(x - 0.9, y), (x, y + 0.7), (x + 0.9, y)]], 0.9, (0.5, 0.5), "#b3372a")
    p.line([(42.6, 109.4), (43.4, 110.8), (42.6, 111.8)], 1, (0.4, 0.4), SANGUINE)


def _foot(p: Chalk) -> None:
    """A small bare foot, toes down and to the left; the ankle at the origin."""
    _flesh(p, [(-3, -2, 0), (-4.6, 5), (-9, 11), (-10.6, 15), (-7, 17), (-1, 13), (4, 8), (5, 2), (4, -2, 0)], [(-7, 17), (-1, 13), (4, 8), (5, 2)], depth=3)
    for i in range(4):
        p.line([(-10 + i * 1.5, 14.2 + i * 0.8), (-9 + i * 1.4, 13.2 + i * 0.6), (-8.2 + i * 1.3, 13.4 + i * 0.4)], 0.6)
    p.line([(2, 2), (3.4, 4), (2.8, 6)], 0.6, colour=SANGUINE)


def near_leg(p: Chalk) -> None:
    """Before the garland: the thigh towards us, the shin drawn back."""
    _flesh(p, [(50, 133, 0), (53, 142), (50, 152), (47, 160), (42, 159, 0), (42, 150), (40, 141), (42, 133, 0)], [(53, 142), (50, 152), (47, 160)], depth=4)
    _foot(p.at(43.6, 160, 0.92, 8))
    p.fill([(43, 157), (47, 157), (47.4, 162), (41.6, 162)], FLESH)
    _flesh(p, [(30, 114), (34, 122), (38, 132), (42, 139), (49, 140), (54, 134), (54, 125), (48, 117), (40, 112)], [(54, 125), (54, 134), (49, 140), (42, 139)], depth=6)
    p.lines([[(44, 136), (48, 137.4), (51.6, 134.4)], [(34, 117), (37, 124), (40, 130)]], 0.9, (0.1, 0.1), SANGUINE)


def raised_arm(p: Chalk) -> None:
    _flesh(p, [(36, 82, 0), (28, 80), (22, 73), (18, 64), (20, 60), (26, 62), (30, 70), (38, 77, 0)], [(38, 77), (30, 70), (26, 62)], depth=4)
    _flesh(p, [(18, 66, 0), (17, 60), (22, 52), (28, 46, 0), (33, 49.6, 0), (29, 56), (26, 64, 0), (22, 68)], [(33, 49.6), (29, 56), (26, 64)], depth=3.4)
    p.line([(19, 63), (22, 65), (26, 63)], 0.9, colour=SANGUINE)
    hands.hanging(p, 30, 48, 12, 208)
    p.fill([(27, 49), (31, 46), (34, 48.6), (30, 52)], FLESH)
    p.fill([(31, 78), (38, 78), (42, 86), (36, 90), (29, 86)], FLESH)


def boys_head(p: Chalk) -> None:
    face = Face(gaze=(0.2, -0.7), nose=-1.4, brow=-0.7, smile=0.9, iris="#4a6a86", brows="#8a6430")
    with p.sheet.define("curl"):
        # A curl that rolls over to the left at its tip; its root is at the origin, a head is 100 high.
        lock(Chalk(p.sheet), [(0, 4, 7), (2, -6, 8), (-2, -15, 7), (-10, -18, 5), (-15, -13, 3), (-11, -8, 0.8)], HAIR, 3)

    def curl(q, x: float, y: float, turn: float) -> None:
        p.sheet.place("curl", *q.point(x, y), 0.3, TILT - turn, True)

    def behind(q) -> None:
        for place in ((30, -34, 20), (42, -14, 60), (42, 8, 96), (34, 26, 120), (18, 36, 140)):
            curl(q, *place)

    q = p.at(43.4, 69, 0.29, TILT, True)
    behind(q)
    p.fill([(36, 78), (48, 79), (54, 88), (44, 92), (33, 88)], FLESH)
    p.fringe([(50, 80), (44, 86), (38, 83)], 4, 0.8, 0.6, 0, 0.2, SANGUINE, None, BLUSH)
    # A child's skull: high and round, the features small and low, the cheeks full.
    mask = q.shape([(-8, -48), (-26, -40), (-34, -22), (-32, -4), (-35, 8), (-35, 22), (-28, 36), (-15, 44), (0, 45), (16, 39), (29, 26), (35, 6), (36, -20), (24, -42)], FLESH, 3, 0.45)
    q.fill([(2, 16), (12, 12), (20, 18), (17, 28), (6, 30), (-1, 24)], WARM)
    q.fringe([(36, -16), (35, 6), (29, 26), (16, 39), (0, 45)], 9, 2.6, 2, 24, 0.2, SANGUINE, mask, BLUSH)
    features(q.at(-1, 10, 0.86), face)
    q.line([(-18, 39), (-12, 41), (-6, 39)], 1.4, colour=SANGUINE)
    for place in ((-31, 4, -120), (-30, -14, -100), (34, 12, 110), (36, -6, 84), (-26, -32, -60), (32, -24, 60), (-12, -42, -40), (24, -42, 40), (6, -44, 16), (-4, -50, -20), (14, -54, 20)):
        curl(q, *place)

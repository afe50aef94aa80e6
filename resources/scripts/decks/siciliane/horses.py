# SPDX-License-Identifier: GPL-3.0-or-later
"""The grey horses, standing, pacing and rearing; drawn looking left (mirror them for the right).

A horse is 76 long and 86 high on a ground at y = 131, its saddle at (62, 75). Each leg is a list of joints
(x, y, half width) from the trunk down, the last being the fetlock; the hoof follows from the way it points.
"""

from __future__ import annotations

import math

import fit
from siciliane import horse_heads
from siciliane.press import GREY, INK, PAPER, STEEL, Press

FORE = [(38, 90, 6.6), (38.6, 100, 5.2), (37.8, 107, 3.2), (37.6, 112, 2.9), (37.8, 117, 1.9), (37.6, 123, 2.1), (36.2, 126.4, 1.8)]
FORE_FAR = [(42, 92, 5.6), (44, 102, 4.4), (44.4, 108, 3), (44.6, 113, 2.7), (45.2, 118, 1.8), (45, 123, 2), (43.6, 126.2, 1.7)]
FORE_RAISED = [(37.6, 90, 6.8), (33, 98.6, 5.4), (27, 101.6, 3.6), (22.4, 103.6, 3.2), (21.4, 109, 2), (22.6, 114.6, 2.2), (25, 117, 1.8)]
FORE_REACHING = [(38, 90, 6.6), (33, 98, 5.2), (27.6, 105, 3.3), (24, 110, 2.9), (21.4, 115.6, 1.9), (19.6, 121, 2.1), (17.4, 124.6, 1.8)]
HIND = [(80, 86, 9.6), (78.6, 96, 7.4), (81.4, 104, 4.4), (85.6, 110.4, 3.4), (85.4, 116, 2.2), (84.2, 122.6, 2.4), (82.4, 126.4, 2)]
HIND_FAR = [(76, 90, 8), (72.6, 98, 6), (74.4, 105, 3.6), (77.4, 110.6, 3), (76.6, 116, 2), (75, 122.4, 2.2), (73, 126, 1.9)]
HIND_BACK = [(80, 86, 9.6), (80, 96, 7.2), (85, 104, 4.4), (90.6, 110, 3.3), (91.4, 116, 2.2), (91, 122, 2.3), (89.4, 126, 2)]


def leg(pen: Press, joints: list, colour: str = GREY) -> None:
    """A leg with its hoof; its upper end is blended into the trunk."""
    (x1, y1, _), (x2, y2, h2) = joints[-2:]
    u = fit._unit((x1, y1), (x2, y2))
    a = pen.at(x2 + u[0] * 0.6, y2 + u[1] * 0.6, 1, math.degrees(math.atan2(u[1], u[0])) - 90)
    a.shape([(-h2 - 0.3, -0.6, 0), (h2 + 0.3, -0.6, 0), (h2 + 1, 3.6, 0), (0, 4.2), (-h2 - 1.8, 3.6, 0)], STEEL, 0.65, 0.5)
    a.lines([[(-h2 - 0.4, 1), (0, 1.5), (h2 + 0.4, 1)]], 0.45)
    # The fetlock's tuft, then the leg over its root; tendons, and the knee or hock.
    (kx, ky, kh), (cx, cy, ch), (fx, fy, fh) = joints[3], joints[4], joints[5]
    pen.shape([(fx, fy - 1.6, 0), (fx + fh * 1.3, fy - 0.6), (fx + fh * 1.75, fy + 2.4, 0), (fx + fh, fy + 1.6), (fx, fy + 2, 0)], STEEL, 0.55, 0.5)
    outline = pen.limb(joints, colour, 0.75, 0.5)
    pen.comb(outline, 2.1, 15, 0.8, 0.42)
    pen.lines([[(kx + kh * 0.2, ky + 1.4), (cx + ch * 0.25, cy), (fx + fh * 0.2, fy - 1)]], 0.5, (0.2, 0.2))
    pen.lines([[(kx - kh * 0.7, ky - 1.6), (kx, ky - 0.4), (kx + kh * 0.5, ky - 1.8)], [(kx - kh * 0.5, ky + 1.6), (kx + kh * 0.2, ky + 1)]], 0.5)
    bones = joints[1]
    pen.lines([[(bones[0] - bones[2] * 0.4, bones[1] - 2), (joints[2][0] - joints[2][2] * 0.4, joints[2][1])]], 0.5, (0.1, 0.1), PAPER)


def blend(pen: Press, knots: list) -> None:
    """Hides where a leg's outline crosses the trunk."""
    pen.plate(knots, GREY, False)


def tail(pen: Press, knots: list, spread: list) -> None:
    """A tail between two edges of as many knots each."""
    (x1, y1, *_), (x2, y2, *_) = knots[-1], spread[-1]
    tips = [(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + drop, 0) for t, drop in ((0.25, -3.4), (0.45, 2), (0.66, -3))]
    mass = pen.shape([*knots, *tips, *spread[::-1]], STEEL, 0.8, 0.5)
    pen.sheaf(knots, spread, 8, 0.7, (0.6, 0.3), INK, mass, 0.2, 0.4)
    pen.sheaf([(x + 0.9, y) for x, y, *_ in knots], [(x + 0.9, y) for x, y, *_ in spread], 4, 0.5, (0.1, 0.1), PAPER, mass, 0.5, 0.4)


def trunk(pen: Press) -> list:
    """Neck and barrel, the rump to the right."""
    body = pen.shape([(26, 46.6), (33, 43.6), (41, 47), (47.6, 56), (52.4, 66), (57, 73.4), (64, 75.6), (72, 73.4), (79.4, 71.6), (86, 75), (90.2, 83), (89.6, 92), (84, 99), (76, 99.4), (66, 102.6), (54, 104), (44, 102), (36, 98), (30.6, 90.6), (28.8, 82), (31.4, 72), (32, 64), (30, 59), (26, 54)], GREY, 1, 0.5)
    pen.comb(body, 8, 30, 0.85, 0.48)
    return body


def muscles(pen: Press) -> None:
    """The lines of shoulder, ribs, flank and haunch, cut after the legs are on."""
    pen.lines([[(46.6, 66), (41, 74), (37, 84), (33.4, 88)], [(49, 76), (46.4, 86), (43.4, 95), (44.6, 100)], [(72.6, 78), (70.4, 86), (71.6, 93), (75, 98)], [(32, 82), (35, 86), (36, 92)]], 0.75, (0.1, 0.2))
    pen.spikes([((40.6 - i * 0.75, 75 + i * 2.2), (38.8 - i * 0.7, 75.4 + i * 2.2), (37 - i * 0.6, 74.4 + i * 2.3)) for i in range(5)], 0.5)
    pen.spikes([((71 - i * 0.2, 80 + i * 1.9), (73.4, 81.6 + i * 1.8), (76, 81 + i * 1.8)) for i in range(7)], 0.46)
    pen.spikes([((82.6 + i * 0.7, 76 + i * 1.6), (84.6 + i * 0.5, 78.6 + i * 1.5), (84.6 + i * 0.6, 81.4 + i * 1.5)) for i in range(6)], 0.5)
    pen.spikes([((50 + i * 2.9, 101 - i * 0.1), (50.4 + i * 2.7, 98.4), (51.6 + i * 2.6, 95.8 - (i % 2))) for i in range(8)], 0.5)
    # The roundness of barrel, neck and haunch.
    pen.spikes([((51 + i * 2.6, 99 - (i % 2) * 0.8), (49.6 + i * 2.5, 94.6), (50 + i * 2.5, 90.6 + (i % 3))) for i in range(8)], 0.4)
    pen.spikes([((32.6 + i * 0.5, 66 + i * 2.1), (35 + i * 0.4, 66.6 + i * 2), (37.6, 66 + i * 2)) for i in range(6)], 0.42)
    pen.spikes([((88 - i * 0.5, 85 + i * 2), (85.6 - i * 0.6, 86 + i * 1.9), (83 - i * 0.5, 85.6 + i * 1.9)) for i in range(7)], 0.44)
    # Dapples on haunch, flank and shoulder, cut white.
    dapples = ((77, 80.6), (81.6, 79.6), (85, 84), (80.4, 84.6), (76, 86), (83.6, 89), (79, 90), (74.4, 91.4), (68, 83), (65.4, 99), (60.6, 100.4), (69, 95), (47.4, 80), (43.4, 78), (44.6, 84.6), (40, 85.6), (42, 90.4), (48.4, 97.6), (38.4, 80.6), (50.6, 88))
    pen.lines([[(x - 1.1, y + 0.5), (x - 0.3, y - 0.6), (x + 1, y - 0.3)] for x, y in dapples], 0.55, (0.2, 0.2), PAPER)
    pen.lines([[(78, 74), (73.6, 75.6), (69, 76)], [(86.6, 78.6), (83, 75), (79.6, 74)], [(33.6, 78), (35, 72), (36, 66)]], 0.6, (0.1, 0.1), PAPER)


def horse(pen: Press, fore: list, fore_far: list, hind: list, hind_far: list, rear: float = 0, nod: float = 0) -> Press:
    """The whole horse without its tack. `rear` lifts the forehand by so many degrees, `nod` bows the head.

    Returns the pen of the forehand, in which saddle and reins are drawn.
    """
    front = pen.at(80, 90, 1, rear).at(-80, -90) if rear else pen
    leg(pen, hind_far)
    leg(front, fore_far)
    tail(pen, [(86, 74, 0), (92, 77), (95, 86), (94.6, 98), (97, 110, 0)], [(85, 79, 0), (88.6, 86), (89.4, 96), (87.4, 106), (90.6, 116, 0)])
    trunk(front)
    leg(pen, hind)
    blend(pen, [(76, 78), (86, 78), (89, 87), (86, 96), (78.6, 96.6), (72.6, 95), (71.6, 86)])
    leg(front, fore)
    blend(front, [(36, 80), (44, 82), (45, 92), (42.6, 99), (37, 97), (33.4, 91)])
    muscles(front)
    horse_heads.mane(front)
    horse_heads.head(front.at(29, 54, 1, nod).at(-29, -54))
    return front

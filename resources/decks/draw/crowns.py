# SPDX-License-Identifier: GPL-3.0-or-later
"""What heads wear: crowns, caps, hats and plumes, drawn with the pen in head units that faces.head() returns.

The brow line of a head runs about from (-34, -20) over (0, -15) to (42, -26): a crown or brim sits on it.
"""

from __future__ import annotations

import math

import fit
from ink import Pen, ring
from svg import RED, WHITE


def plume(p: Pen, spine, width: float, colour: str, edge: float = 3) -> None:
    """An ostrich feather along `spine` (from its root), `width` across at its fullest, with a lobed edge."""
    points = fit.through(list(spine))
    marks = [0.0]
    for i in range(1, len(points)):
        marks.append(marks[-1] + math.dist(points[i - 1], points[i]))
    total = marks[-1]
    lobes = max(4, round(total / (width * 0.34)))

    def place(t):
        i = min(range(len(points)), key=lambda j: abs(marks[j] - t * total))
        return points[i], fit._unit(points[max(0, i - 1)], points[min(len(points) - 1, i + 1)])

    def half(t):
        return width / 2 * (0.35 + 0.65 * math.sin(math.pi * min(1, t * 0.78 + 0.12)) ** 0.8)

    left, right, barbs = [], [], []
    for i in range(lobes):
        for inner, t in ((True, i / lobes), (False, (i + 0.65) / lobes)):
            (x, y), u = place(t)
            h = half(t) * (0.86 if inner else 1.06)
            lead = 0 if inner else h * 0.35
            mark = (0,) if inner else ()
            left.append((x - u[1] * h + u[0] * lead, y + u[0] * h + u[1] * lead, *mark))
            right.append((x + u[1] * h + u[0] * lead, y - u[0] * h + u[1] * lead, *mark))
            for s in (1, -1):
                barbs.append(((x, y), (x - s * u[1] * h * 0.45 + u[0] * h * 0.45, y + s * u[0] * h * 0.45 + u[1] * h * 0.45), (x - s * u[1] * h * 0.85 + u[0] * h * 0.55, y + s * u[0] * h * 0.85 + u[1] * h * 0.55)))
    (x, y), u = place(1)
    tip = [(x + u[0] * width * 0.16, y + u[1] * width * 0.16)]
    p.shape(left + tip + right[::-1], colour, edge, 0.4)
    p.spikes(barbs, edge * 0.5)
    p.line(spine, edge * 0.8, (0.9, 0.1), peak=0.1)


def crown(p: Pen, metal: str, deep: str, jewel: str = RED) -> None:
    """An open crown of leaf points seen a little from below, its inside showing behind."""
    p = p.at(0, -10)
    p.shape([(-40, -62, 0), (-22, -52), (4, -50), (30, -53), (52, -68, 0), (42, -30), (0, -24), (-36, -28)], deep, 2.5)
    # Back points between the front ones.
    for x, y in ((-26, -66), (-2, -70), (24, -70)):
        p.shape([(x - 7, -50, 0), (x, y, 0), (x + 8, -50, 0)], deep, 2, 0.6)
    front = [(-37, -21, 0), (-22, -15.5), (0, -13.5), (22, -16.5), (43, -27, 0), (55, -70, 0), (42, -54), (34, -50, 0), (33, -66), (29, -79, 0), (20, -62), (14, -47, 0), (9, -62), (2, -79, 0), (-4, -62), (-9, -47, 0), (-14, -61), (-23, -76, 0), (-26, -60), (-27, -50, 0), (-33, -53), (-45, -66, 0)]
    body = p.shape(front, metal, 3.2, 0.4)
    p.fringe([(55, -68), (48, -46), (43, -28)], 17, 4.5, 1.7, 0, clip=body)
    p.fringe([(43, -27), (22, -17), (0, -14)], 9, 4.4, 1.5, 10, clip=body)
    for a, b in (((31, -52), (29, -70)), ((4, -50), (2, -70)), ((-20, -51), (-22, -68))):
        p.line([a, b], 1.6, (0.6, 0.1))
    # Chased work: a lozenge and two sprigs at the foot of each point.
    for x, y in ((29, -42.5), (2, -38.5), (-23, -41.5)):
        p.shape([(x, y - 5.5, 0), (x + 3.4, y, 0), (x, y + 5.5, 0), (x - 3.4, y, 0)], jewel, 1.3, 0.6)
        p.lines([[(x - 5, y + 4), (x - 8.4, y + 1), (x - 8, y - 4)], [(x + 5, y + 4), (x + 8.4, y + 1), (x + 8, y - 4)]], 1.4, (0.7, 0.1), peak=0.2)
    # The band with its stones.
    p.line([(-39.5, -33), (-22, -27), (0, -25), (22, -28), (46, -39)], 2.2, (0.6, 0.8))
    p.line([(-37.5, -24.5), (-22, -19), (0, -17), (22, -20), (44, -30.5)], 1.3, (0.6, 0.8))
    for x, y, r in ((-30, -25.6, 3.2), (-12, -21.6, 3.6), (8, -21.6, 3.8), (28, -26, 3.4)):
        p.shape(ring(x, y, r, r * 0.85), jewel, 1.5, 0.6)
        p.fill([(x - r * 0.6, y - 0.6), (x - 0.4, y - r * 0.6), (x + 0.2, y - 1)], WHITE)
    for x, y in ((-45.5, -68), (-23, -79), (2, -82), (29, -82), (55.5, -72.5)):
        p.shape(ring(x, y, 4.2), WHITE, 2, 0.5)


def beret(p: Pen, colour: str, band: str) -> None:
    """A full soft cap gathered into a band, its fullness falling to the right."""
    p = p.at(0, -12)
    bag = p.shape([(-36, -26, 0), (-48, -38), (-42, -56), (-18, -68), (10, -74), (40, -70), (60, -56), (68, -38), (58, -24), (44, -22, 0), (10, -20)], colour, 3.4, 0.35)
    p.sheaf([(-34, -28), (-42, -42), (-30, -60)], [(6, -22), (6, -44), (8, -70)], 6, 1.9, clip=bag, ragged=0.6)
    p.sheaf([(14, -23), (20, -44), (26, -66)], [(46, -24), (62, -34), (60, -52)], 7, 2.1, clip=bag, ragged=0.6)
    p.fringe([(60, -56), (68, -38), (58, -24)], 12, 4, 1.8, -15, clip=bag)
    cuff = p.shape([(-37, -18, 0), (-20, -12), (2, -10.5), (24, -14), (45, -25, 0), (46, -36, 0), (24, -26), (2, -22), (-20, -24), (-38, -30, 0)], band, 2.8)
    p.fringe([(45, -26), (24, -15), (2, -11)], 8, 4, 1.5, 10, clip=cuff)
    for x, y in ((-24, -19), (-8, -17.5), (9, -18), (25, -21.5)):
        p.line([(x, y - 4.5), (x + 1, y), (x + 0.4, y + 4.5)], 1.2, (0.6, 0.2))


def brimmed(p: Pen, colour: str, deep: str, band: str) -> None:
    """A felt hat with a round crown and a broad waved brim."""
    p = p.at(0, -15)
    p.shape([(-56, -18, 0), (-40, -34), (0, -40), (44, -40), (66, -28, 0), (40, -20), (0, -14), (-34, -14)], deep, 2.6)
    dome = p.shape([(-31, -30, 0), (-32, -52), (-22, -70), (4, -77), (30, -72), (42, -54), (43, -33, 0), (10, -24)], colour, 3.2, 0.35)
    p.fringe([(30, -72), (42, -54), (43, -34)], 18, 4.2, 1.9, -5, clip=dome)
    p.sheaf([(-8, -74), (-4, -60), (-6, -46)], [(8, -76), (14, -62), (16, -46)], 3, 1.8, clip=dome)
    p.shape([(-32, -32, 0), (-10, -27), (12, -25), (43, -34, 0), (43.5, -43, 0), (14, -34), (-10, -35), (-32, -41, 0)], band, 2)
    brim = p.shape([(-58, -20, 0), (-48, -30), (-34, -34, 0), (-12, -27), (12, -25), (44, -37, 0), (60, -36), (70, -27, 0), (58, -19), (34, -12), (6, -6), (-22, -6), (-46, -12)], colour, 3.2, 0.4)
    p.fringe([(68, -27), (50, -17), (24, -10), (-6, -6), (-34, -9)], 11, 4.2, 1.7, 30, clip=brim)

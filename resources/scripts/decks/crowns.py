# SPDX-License-Identifier: GPL-3.0-or-later
"""What heads wear: caps, hats and plumes, drawn with the pen in head units that faces.head() returns.

The brow line of a head runs about from (-34, -20) over (0, -15) to (42, -26): a brim sits on it. Crowns are in regalia.py.
"""

from __future__ import annotations

import math

import fit
from ink import Pen, ring
from svg import WHITE


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


def bonnet(p: Pen, colour: str, deep: str, tabs: str, jewel: str) -> None:
    """A flat bonnet pushed back on the head, its brim cut into tabs, a brooch where a plume would be pinned, at (40, -40)."""
    q = p.at(6, -34, 1, 17)
    q.shape([(-60, 2), (-46, -15), (-10, -22), (32, -20), (60, -8), (64, 4), (44, 14), (8, 18), (-34, 14)], deep, 3)
    crown = q.shape([(-44, 0, 0), (-47, -18), (-28, -34), (4, -39), (36, -33), (50, -15), (46, 2, 0), (4, 10)], colour, 3.2, 0.4)
    q.sheaf([(-40, -2), (-41, -16), (-24, -30)], [(40, -2), (45, -14), (32, -29)], 9, 2, clip=crown, ragged=0.5)
    q.fringe([(34, -33), (49, -17), (46, 0)], 14, 4, 1.9, -5, clip=crown, under=deep)
    brim = q.shape([(-63, 3, 0), (-40, -3), (0, 3), (40, -2), (66, 3, 0), (50, 16), (10, 22), (-38, 17)], colour, 3.2, 0.42)
    q.fringe([(64, 4), (50, 15), (10, 21), (-38, 16)], 7, 4, 1.7, 10, clip=brim)
    for x, y, lean in ((-44, 7, 12), (-24, 10.5, 6), (-3, 12.5, 0), (18, 11.5, -6), (38, 8.5, -12)):
        r = q.at(x, y, 1, lean)
        r.shape([(0, -6.4, 0), (3.4, 0), (0, 6.4, 0), (-3.4, 0)], tabs, 1.6, 0.5)
    p.shape(ring(42, -38, 8), tabs, 2.2, 0.5)
    p.shape(ring(42, -38, 4), jewel, 1.6, 0.5)
    p.fill([(39.4, -39), (41, -41), (42, -39.4)], WHITE)

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the jacks of the French court wear on their heads, in the units of the head: beret, hat, cap, morion, feathers.

All are drawn for a head that looks to the left, three-quarter or in profile; the brow line runs from (-36, -18) to (38, -22).
"""

from __future__ import annotations

import math

import fit
from french.dress import SHADE_OF
from french.regalia import DEEP_STEEL, STEEL
from ink import Pen, ring
from svg import RED, WHITE, YELLOW


def feather(p: Pen, spine, width: float, colour: str, tip: float = 0.5, line: float = 2.4) -> None:
    """An ostrich feather along `spine` from its root: curling barbs on both sides, fullest at `tip` of its length."""
    points = fit.through(list(spine))
    marks = [0.0]
    for a, b in zip(points, points[1:]):
        marks.append(marks[-1] + math.dist(a, b))
    total = marks[-1]

    def at(t):
        t = min(max(t, 0), 1) * total
        i = max(k for k in range(len(points) - 1) if marks[k] <= t)
        u = fit._unit(points[i], points[i + 1])
        return fit._mix(points[i], points[i + 1], (t - marks[i]) / max(1e-6, marks[i + 1] - marks[i])), u

    def half(t):
        rise = 0.35 + 0.65 * math.sin(math.pi / 2 * min(1, t / tip))
        return width / 2 * (rise if t < tip else math.cos(math.pi / 2 * (t - tip) / (1.12 - tip)) ** 0.6)

    count = max(5, round(total / (width * 0.3)))
    sides = {1: [], -1: []}
    barbs = []
    for s in (1, -1):
        for i in range(count):
            for inner, t in ((True, i / count), (False, (i + 0.7) / count)):
                (x, y), u = at(t)
                h = half(t) * (0.74 if inner else 1.05)
                lead = 0 if inner else h * 0.5
                sides[s].append((x - s * u[1] * h + u[0] * lead, y + s * u[0] * h + u[1] * lead, *((0,) if inner else ())))
            (x, y), u = at((i + 0.15) / count)
            h = half((i + 0.5) / count)
            barbs.append(((x, y), (x - s * u[1] * h * 0.4 + u[0] * h * 0.5, y + s * u[0] * h * 0.4 + u[1] * h * 0.5), (x - s * u[1] * h * 0.86 + u[0] * h * 0.7, y + s * u[0] * h * 0.86 + u[1] * h * 0.7)))
    (x, y), u = at(1)
    end = (x + u[0] * width * 0.2, y + u[1] * width * 0.2)
    p.shape(sides[1] + [end] + sides[-1][::-1], colour, line, 0.4)
    if deep := SHADE_OF.get(colour) if colour != WHITE else None:
        # The barbs of the side away from the light in the deeper ink.
        shaded = [((x0, y0), m, (m[0] + (x2 - m[0]) * 0.7, m[1] + (y2 - m[1]) * 0.7)) for (x0, y0), m, (x2, y2) in barbs[count:]]
        p.spikes(shaded, line * 2.2, deep)
    p.spikes(barbs, line * 0.55)
    p.line(spine, line * 0.9, (0.9, 0.1), peak=0.1)


def beret(p: Pen, colour: str, cuff: str, jewel: bool = True) -> None:
    """A broad soft cap, gathered into a cuff that is turned up and slit, drooping to the right."""
    p = p.at(0, -9)
    bag = p.shape([(-36, -30, 0), (-50, -40), (-48, -58), (-24, -72), (8, -78), (42, -74), (66, -58), (74, -38), (64, -24), (46, -22, 0), (8, -22)], colour, 3, 0.35)
    p.fringe([(42, -74), (66, -58), (74, -38), (64, -24)], 16, 3.4, 1.7, -10, clip=bag, under=SHADE_OF.get(colour))
    p.sheaf([(-34, -32), (-44, -46), (-30, -64)], [(4, -26), (6, -48), (8, -74)], 7, 1.7, clip=bag, ragged=0.55)
    p.sheaf([(12, -26), (20, -48), (28, -70)], [(48, -26), (64, -38), (62, -54)], 7, 1.8, clip=bag, ragged=0.55)
    band = p.shape([(-39, -16, 0), (-20, -10.5), (2, -9), (24, -12), (46, -22, 0), (49, -36, 0), (26, -25), (3, -21.5), (-19, -23), (-41, -31, 0)], cuff, 2.8)
    p.fringe([(46, -23), (24, -13), (2, -10)], 7, 3.6, 1.5, 10, clip=band, under=SHADE_OF.get(cuff))
    for x, y in ((-27, -20), (-10, -16.5), (9, -16.5), (27, -21)):
        p.shape([(x, y - 5, 0), (x + 2, y), (x, y + 5, 0), (x - 2, y)], WHITE, 1.3, 0.6)
    if jewel:
        p.shape(ring(-32, -27, 6.5), YELLOW, 2.2)
        p.shape(ring(-32, -27, 3), RED, 1.2)


def hat(p: Pen, colour: str, lining: str, band: str) -> None:
    """A huntsman's felt hat, its brim turned up in front and laced with gold."""
    p = p.at(0, -15)
    dome = p.shape([(-32, -24, 0), (-34, -46), (-26, -66), (0, -75), (28, -71), (42, -54), (45, -28, 0), (10, -18)], colour, 3, 0.35)
    p.fringe([(28, -71), (42, -54), (45, -30)], 16, 3.4, 1.7, -5, clip=dome, under=SHADE_OF.get(colour))
    p.sheaf([(-14, -70), (-10, -58), (-10, -44)], [(6, -74), (12, -60), (14, -44)], 4, 1.6, clip=dome)
    p.shape([(-34, -34, 0), (-10, -29), (14, -28), (45, -36, 0), (45, -44, 0), (14, -36), (-10, -37), (-34, -42, 0)], band, 2)
    brim = p.shape([(-62, -30, 0), (-54, -16), (-36, -8), (-8, -5), (24, -8), (50, -16), (72, -32, 0), (60, -36), (46, -33), (24, -24), (0, -21), (-26, -24), (-44, -34), (-56, -40)], lining, 3, 0.4)
    p.fringe([(72, -32), (50, -16), (24, -8), (-8, -5), (-36, -8)], 9, 3.6, 1.6, 20, clip=brim, under=SHADE_OF.get(lining))
    edge = [(-62, -31), (-54, -16), (-36, -8), (-8, -5), (24, -8), (50, -16), (72, -32)]
    p.line(edge, 5.4, (0.8, 0.8))
    p.line(edge, 2.8, (0.8, 0.8), YELLOW)


def flat_cap(p: Pen, colour: str, band: str) -> None:
    """A close cap with a puffed crown and a rolled edge of fur or silk."""
    p = p.at(0, -9)
    crown = p.shape([(-36, -24, 0), (-42, -44), (-30, -66), (0, -78), (30, -72), (48, -52), (48, -26, 0), (6, -16)], colour, 3, 0.35)
    p.fringe([(30, -72), (48, -52), (48, -28)], 15, 3.4, 1.7, -5, clip=crown, under=SHADE_OF.get(colour))
    p.sheaf([(-30, -26), (-34, -48), (-8, -72)], [(40, -28), (40, -50), (6, -72)], 7, 1.7, clip=crown, ragged=0.3)
    p.shape(ring(-1, -79, 5.5), YELLOW, 2)
    rolls = [(-38, -20), (-26, -14), (-12, -10.5), (2, -9.5), (16, -11), (30, -15), (43, -22)]
    for x, y in rolls:
        p.shape(ring(x, y, 9, 8.4), band, 2.4, 0.4)
        p.line([(x + 6, y + 3), (x + 1, y + 5.4), (x - 4, y + 3.4)], 1.3)
        p.line([(x - 2, y - 4.6), (x + 2, y - 1), (x + 1, y + 2)], 1.2)


def morion(p: Pen, plume: str) -> None:
    """A foot soldier's helmet: steel, a comb along its crown, a brim that rises to a point before and behind, a plume."""
    p = p.at(0, -8)
    feather(p, [(36, -34), (60, -54), (60, -82), (38, -98), (6, -99)], 31, plume)
    feather(p, [(38, -30), (66, -42), (80, -66)], 18, WHITE)
    comb = p.shape([(-34, -58, 0), (-24, -82), (2, -95), (30, -86), (44, -60, 0), (28, -72), (4, -78), (-18, -72)], STEEL, 2.8, 0.4)
    p.fringe([(44, -60), (28, -72), (4, -78), (-18, -72)], 8, 3, 1.3, 10, clip=comb)
    dome = p.shape([(-39, -24, 0), (-38, -50), (-22, -70), (4, -76), (30, -70), (45, -50), (47, -26, 0), (6, -12)], STEEL, 3, 0.38)
    p.fringe([(30, -70), (45, -50), (47, -28)], 18, 3, 1.5, 0, clip=dome, under=DEEP_STEEL)
    p.fill([(-31, -34, 0), (-30, -50), (-18, -62, 0), (-24, -48), (-25, -34)], WHITE)
    p.line([(6, -75), (1, -52), (0, -24)], 1.6, (0.6, 0.3))
    p.shape([(-39, -32, 0), (-16, -22), (8, -20), (30, -24), (47, -34, 0), (47, -26, 0), (30, -15), (6, -10), (-16, -13), (-39, -23, 0)], YELLOW, 2, 0.42)
    for x, y in ((-28, -22.6), (-10, -17.4), (9, -15.4), (27, -19.4)):
        p.shape(ring(x, y, 2.8), RED, 1.2)
    brim = p.shape([(-70, -42, 0), (-56, -24), (-34, -11), (0, -5), (32, -10), (58, -25), (78, -46, 0), (54, -34), (30, -22), (2, -17), (-26, -22), (-50, -32)], STEEL, 3, 0.4)
    p.fringe([(78, -46), (58, -25), (32, -10), (0, -5), (-34, -11)], 8, 3, 1.4, 20, clip=brim, under=DEEP_STEEL)
    edge = [(-70, -42), (-56, -24), (-34, -11), (0, -5), (32, -10), (58, -25), (78, -46)]
    p.line(edge, 4.6, (0.8, 0.8))
    p.line(edge, 2.4, (0.8, 0.8), YELLOW)
    p.shape(ring(36, -32, 6.5), YELLOW, 2.2)
    p.shape(ring(36, -32, 3), RED, 1.2)

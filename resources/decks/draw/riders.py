# SPDX-License-Identifier: GPL-3.0-or-later
"""What the four riders' bodies have in common: seated leg and boot, sleeves, turbans, plumes (card units).

Riders are drawn in card coordinates; those who ride left are drawn with mirrored legs by their own modules.
"""

from __future__ import annotations

import math

import fit
from hide import evenly, mix
from ink import Pen, limb
from svg import INK, WHITE
from costume import rounded


def seated_leg(p: Pen, hip, knee, ankle, hose: str, thigh: float = 6.6) -> None:
    """The near leg of a rider facing right, from the hip over the knee to the ankle, in hose or breeches."""
    at = lambda a, b, t, dx=0, dy=0: (a[0] + (b[0] - a[0]) * t + dx, a[1] + (b[1] - a[1]) * t + dy)
    bones = [(*hip, thigh), (*at(hip, knee, .45, .4, -.4), thigh - .5), (*at(hip, knee, .82, .2, 0), thigh - 1.9), (*at(knee, ankle, .08), thigh - 2.2),
             (*at(knee, ankle, .35, -.9), thigh - 2.3), (*at(knee, ankle, .65, -.5), thigh - 3), (*ankle, thigh - 3.8)]
    outline = rounded(p, bones, hose, .8, .9, .85, .42)
    # folds behind the knee and over the lap
    k = knee
    p.lines([[(k[0] - 4.6, k[1] + 1.4), (k[0] - 1.5, k[1] + 1), (k[0] + .8, k[1] - .4)], [(k[0] - 4.4, k[1] + 3), (k[0] - 2, k[1] + 3), (k[0] + 0, k[1] + 2.2)],
             [at(hip, knee, .15, 1.5, -5), at(hip, knee, .3, 1, -2), at(hip, knee, .45, -.5, 0)], [at(hip, knee, .4, 1.5, -4.6), at(hip, knee, .5, 1, -2.4), at(hip, knee, .6, 0, -1)]], .5, (.8, 0))
    return outline


def boot(p: Pen, x: float, y: float, colour: str, cuff: str | None = None, turn: float = 0, high: float = 10) -> None:
    """A soft riding boot, toe to the right; (x, y) is the ankle, its top `high` above."""
    q = p.at(x, y, 1, turn)
    out = q.shape([(-3.5, -high, 0), (-3.3, -high * .5), (-2.7, -1), (-3.3, 2), (-3.1, 4.6, 0), (.6, 4.5), (1.6, 3.9), (6, 4.9), (10.6, 5), (11.6, 4), (9, 2.6), (5, 1), (2.7, -1.4), (3, -high * .5), (3.6, -high, 0)], colour, .85, .45)
    q.fringe([(-3, 4.3), (0, 4.3), (4, 4.4), (10.4, 4.8)][::-1], 1.8, .8, .34, 20, clip=out)
    q.fringe([(3.5, -high + .5), (2.9, -high * .5), (2.7, -1.4), (5, 1)], 2.6, .8, .34, 20, clip=out)
    q.lines([[(-2.8, -2), (-.4, -1), (1.6, -1.6)], [(-3, -3.6), (-1, -2.6), (.6, -3.2)], [(-3, 3.4), (1, 3.4), (2, 2.8)], [(3.6, 1), (3.6, 2.4), (2.8, 3.6)]], .42, (.5, .1))
    q.line([(-3.2, 2.8), (-4.6, 3.2), (-5.6, 2.6)], .7, (.8, .3))  # spur
    q.lines([[(-6.4, 1.8), (-5.6, 2.6), (-6.4, 3.4)], [(-6.9, 2.6), (-6.2, 2.6), (-5.6, 2.6)]], .4)
    if cuff:
        q.shape([(-4.3, -high - 1.6, 0), (0, -high - .8), (4.4, -high - 1.6, 0), (4.1, -high + 1.6, 0), (0, -high + 2.4), (-4, -high + 1.6, 0)], cuff, .6, .5)
        q.lines([[(-2.4 + i * 1.6, -high - .6), (-2.3 + i * 1.6, -high + 1.4)] for i in range(4)], .35)


def sleeve(p: Pen, shoulder, elbow, wrist, colour: str, wide: float = 5.2, cuff: str | None = None) -> None:
    """An arm in a sleeve with a round shoulder; three points, half width at the shoulder; a cuff at the wrist."""
    u, v = fit._unit(shoulder, elbow), fit._unit(elbow, wrist)
    top = lambda t, h: (shoulder[0] + u[0] * t, shoulder[1] + u[1] * t, h)
    bones = [top(-wide * .78, wide * .5), top(-wide * .3, wide * .92), top(wide * .3, wide), (*mix(shoulder, elbow, .6), wide * .93), (*mix(shoulder, elbow, .9), wide * .84),
             (*mix(elbow, wrist, .14), wide * .8), (*mix(elbow, wrist, .55), wide * .68), (*wrist, wide * .54)]
    rounded(p, bones, colour, .8, 1, .85, .42)
    # Folds fan out from the crook of the elbow.
    side = 1 if u[0] * v[1] - u[1] * v[0] > 0 else -1
    m = fit._unit((0, 0), (u[0] + v[0], u[1] + v[1]))
    n = (-m[1] * side, m[0] * side)
    crook = (elbow[0] + n[0] * wide * .55, elbow[1] + n[1] * wide * .55)
    fans = []
    for along, reach, bend in ((-1.5, .9, -.5), (-.85, .95, -.3), (-.2, .8, 0), (.5, .85, .3), (1.1, .8, .5)):
        start = (crook[0] + m[0] * along * wide * .35, crook[1] + m[1] * along * wide * .35)
        end = (elbow[0] - n[0] * wide * .5 * reach + m[0] * along * wide, elbow[1] - n[1] * wide * .5 * reach + m[1] * along * wide)
        c = mix(start, end, .5)
        fans.append([start, (c[0] + m[0] * bend, c[1] + m[1] * bend), end])
    p.lines(fans, .5, (.8, 0), peak=.15)
    if cuff:
        d = v
        a, b = (wrist[0] - d[0] * 1.6, wrist[1] - d[1] * 1.6), (wrist[0] + d[0] * 1.2, wrist[1] + d[1] * 1.2)
        p.shape(limb([(*a, wide * .62), (*mix(a, b, .5), wide * .7), (*b, wide * .66)]), cuff, .6, .5)
        n = (-d[1], d[0])
        p.lines([[(a[0] + n[0] * k, a[1] + n[1] * k), (b[0] + n[0] * k, b[1] + n[1] * k)] for k in (-wide * .3, 0, wide * .3)], .35)


def turban(h: Pen, colour: str, deep: str, jewel: str, knobs: int = 5) -> None:
    """A wound turban on a head (pen in head units, looking left): a roll round the brow and a gathered crown."""
    # crown: gathered puffs from the far side to the near
    for i in range(knobs):
        a = math.pi * (1.08 + .84 * (i + .5) / knobs)
        cx, cy = 6 + math.cos(a) * 33, -42 + math.sin(a) * 27
        r = 15
        out = h.shape([(cx - r, cy), (cx, cy - r), (cx + r, cy), (cx, cy + r)], colour, 3.2, .45)
        h.fringe([(cx + r * .9, cy - 5), (cx + r * .8, cy + 7), (cx, cy + r)], 9, 3.6, 1.7, 20, clip=out)
        h.line([(cx - 4, cy + 10), (cx - 7, cy - 1), (cx - 2, cy - 9)], 1.6)
    top = h.shape([(-26, -40), (-10, -58), (8, -64), (28, -58), (40, -42), (20, -34), (-10, -34)], colour, 3, .45)
    h.sheaf([(-20, -40), (-8, -50), (6, -60)], [(36, -40), (28, -50), (10, -62)], 7, 1.7, clip=top, ragged=.3)
    # roll: twisted cloth round the brow
    roll = h.shape([(-37, -24), (-40, -34), (-30, -43), (-6, -45), (20, -45), (41, -40), (48, -28), (43, -16), (30, -15), (6, -23), (-18, -22), (-30, -18)], colour, 3.4, .4)
    h.lines([[(-30 + i * 12.4, -42 + abs(i - 3) * .5), (-25 + i * 12, -33), (-27 + i * 12.2, -21 + (i > 4) * 4)] for i in range(6)], 1.9, (.3, .1))
    h.fringe([(43, -16), (30, -15), (6, -23), (-18, -22), (-32, -18)], 8, 3.6, 1.6, 25, clip=roll)
    h.shape([(-22, -38), (-15, -45), (-8, -38), (-15, -30)], jewel, 2.4, .5)
    h.fill([(-18, -39), (-15.5, -42), (-14, -39), (-16, -37)], WHITE)


def plume(p: Pen, spine, wide: float, colour: str, light: str | None = None) -> None:
    """A curling ostrich feather along its quill (knots, root first)."""
    row = evenly(fit.through(list(spine)), 11)
    left, right = [], []
    for i, (x, y) in enumerate(row):
        a, b = row[max(0, i - 1)], row[min(10, i + 1)]
        u = fit._unit(a, b)
        half = wide / 2 * math.sin(math.pi * min(1, .12 + i / 10 * .95)) ** .6
        wave = 1 + .22 * (i % 2)
        left.append((x - u[1] * half * wave, y + u[0] * half * wave))
        right.append((x + u[1] * half * (2.2 - wave) * .9, y - u[0] * half * (2.2 - wave) * .9))
    out = p.shape([*left, (row[10][0] + (row[10][0] - row[9][0]) * .5, row[10][1] + (row[10][1] - row[9][1]) * .5), *right[::-1]], colour, .75, .45)
    barbs = []
    for i in range(1, 10):
        for t in (0, .5):
            c = mix(row[i], row[i + 1], t)
            for side, s in ((left, 1), (right, 1)):
                e = mix(side[i], side[min(10, i + 1)], min(1, t + .55))
                barbs.append((c, mix(mix(c, e, .5), row[min(10, i + 2)], .12), mix(c, e, .86)))
    p.spikes(barbs, .34)
    p.line(row[::2], .6, (.9, .1), light or INK)

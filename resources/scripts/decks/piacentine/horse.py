# SPDX-License-Identifier: GPL-3.0-or-later
"""A horse's head and neck in profile, looking to the right: mirror it for the left.

Its own units: the poll is at the origin, the muzzle at about (26, 38); the head is 46 long.
"""

from __future__ import annotations

from dataclasses import dataclass

import fit
from ink import edges, ring
from piacentine.stone import DEEP, DUN, INK, RED, WHITE, YELLOW, Chalk


@dataclass
class Horse:
    """What the horse looks like, and its harness."""

    coat: str = DUN
    mane: str = "#6a5a48"
    strap: str = YELLOW
    jewel: str = RED
    blaze: bool = False
    eye: str = "#3a2a1c"


def neck(p: Chalk, horse: Horse, bones) -> list:
    """The neck along (x, y, half width) from behind the head down to the breast."""
    outline = p.limb(bones, horse.coat, 1.1, 0.4)
    first, second = edges(bones)
    front = first if sum(q[0] for q in first) > sum(q[0] for q in second) else second
    back = second if front is first else first
    p.shade(outline, front, 8, horse.coat, slant=24)
    middle = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(front, back)]
    # The muscles under the skin: two long hollows that follow the neck.
    for t, depth in ((0.42, 3.4), (0.72, 3)):
        hollow = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(front, middle)]
        p.fringe(hollow[1:], depth, 0.9, 0.5, 30, 0.2, clip=outline)
    return back


def arched(p: Chalk, horse: Horse, crest, throat) -> None:
    """A proudly bent neck between its crest and its throat, each from behind the head down to the body."""
    outline = p.shape([(*crest[0], 0), *crest[1:-1], (*crest[-1], 0), (*throat[-1], 0), *throat[-2:0:-1], (*throat[0], 0)], horse.coat, 1.1, 0.4)
    p.shade(outline, throat, 7, horse.coat, slant=24)
    p.shade(outline, crest[::-1][:4], 5, None, slant=-20)
    high, low = fit.through(list(crest)), fit.through(list(throat))
    inner = lambda t, a, b: [_between(high, low, u, t) for u in (a, (a + b) / 2, b)]
    # The muscles under the skin: long hollows that run with the neck, and the fine folds under the jaw.
    for t, a, b, depth in ((0.4, 0.3, 0.95, 3.2), (0.68, 0.34, 0.9, 2.6)):
        p.fringe(inner(t, a, b), depth, 0.9, 0.5, 30, 0.2, clip=outline)
    p.lines([inner(t, 0.06 + t * 0.1, 0.3) for t in (0.66, 0.78, 0.9)], 0.6, (0.3, 0.1))


def _between(first, second, along: float, across: float) -> tuple[float, float]:
    """The place between two curves: `along` them, `across` from the first to the second."""
    a, b = first[round(along * (len(first) - 1))], second[round(along * (len(second) - 1))]
    return (a[0] + (b[0] - a[0]) * across, a[1] + (b[1] - a[1]) * across)


def flowing(p: Chalk, horse: Horse, crest, long: float, count: int) -> None:
    """A combed mane along an arched crest: one mass whose pointed locks fall over the near side of the neck."""
    points = fit.through(list(crest))
    last = len(points) - 1
    roots, tips, clefts, out = [], [], [], []
    for i in range(count + 1):
        k = round(i / count * last)
        x, y = points[k]
        u = fit._unit(points[max(0, k - 3)], points[min(last, k + 3)])
        reach = long * (0.78 + 0.22 * ((i * 5) % 3) / 2) * min(1, 0.55 + i * 0.15)
        way = (u[1] * 0.62 + u[0] * 0.78, -u[0] * 0.62 + u[1] * 0.78)  # down the neck, and inwards across it
        roots.append((x, y))
        out.append((x - u[1] * (1.6 + (i % 2) * 0.9), y + u[0] * (1.6 + (i % 2) * 0.9)))
        tips.append((x + way[0] * reach, y + way[1] * reach + reach * 0.16))
        clefts.append((x + way[0] * reach * 0.46 + u[0] * 2, y + way[1] * reach * 0.46 + u[1] * 2))
    inner = [q for i in range(count, -1, -1) for q in ((*clefts[i], 0), (*tips[i], 0))]
    outline = p.shape([(*out[0], 0), *out[1:-1], (*out[-1], 0), *inner], horse.mane, 0.9, 0.45)
    p.fringe(out, 3.4, 0.9, 0.7, 40, 0.2, clip=outline)
    strands = []
    for i in range(count + 1):
        a, b = out[i], tips[i]
        for bend, share in ((-1.5, 0.8), (0.2, 0.92), (1.5, 0.7)):
            m = ((a[0] + b[0]) / 2 + bend, (a[1] + b[1]) / 2 - bend * 0.3)
            strands.append([a, m, (a[0] + (b[0] - a[0]) * share + bend * 0.7, a[1] + (b[1] - a[1]) * share)])
    p.lines(strands, 0.6, (0.4, 0.1))


def mane(p: Chalk, horse: Horse, crest, long: float = 15, count: int = 7, sway: float = 3) -> None:
    """Locks that fall from the crest over the near side of the neck, towards the front."""
    points = fit.through(crest)
    for i in range(count - 1, -1, -1):
        t = (i + 0.4) / count
        x, y = points[round(t * (len(points) - 1))]
        reach = long * (0.8 + 0.25 * ((i * 7) % 3))
        bones = [(x - 1, y - 1, 2.2), (x + reach * 0.34, y + reach * 0.24, 3.2), (x + reach * 0.52 - sway * 0.3, y + reach * 0.66, 2.9), (x + reach * 0.4 + sway, y + reach, 1.8), (x + reach * 0.62 + sway, y + reach * 1.22, 0.3)]
        _lock(p, bones, horse.mane)


def _lock(p: Chalk, bones, colour: str) -> None:
    p.limb(bones, colour, 0.8, 0.4)
    left, right = edges(bones)
    p.lines([[(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(left, right)] for t in (0.3, 0.62)], 0.55, (0.4, 0.1))


def head(p: Chalk, horse: Horse) -> None:
    _ear(p.at(5.4, 1, 0.94, 22), horse)
    skull = p.shape(
        [(-5, 3), (0, -1), (6, 1), (11.4, 6), (14.4, 11.6), (18, 19), (22, 27), (25.6, 31.4), (27.6, 35.4), (26.8, 39), (24.4, 40.6), (24, 42.6), (20.6, 44), (17.6, 42), (15.4, 37.4), (11, 32.6), (5.4, 29.6), (-1.6, 27), (-6.4, 21), (-8, 12)],
        horse.coat, 1.15, 0.4)
    p.shade(skull, [(-1.6, 27), (5.4, 29.6), (11, 32.6), (15.4, 37.4), (18, 42)], 6.4, horse.coat, slant=24)
    p.fill([(18.6, 37), (22, 32.6), (26, 33.4), (27.2, 36.4), (26, 39.4), (23, 40.6), (20.6, 43.4), (17.8, 41.4)], DEEP[horse.coat])
    if horse.blaze:
        p.fill([(7, 3), (10.6, 6.6), (14, 12.4), (18, 20.4), (22.4, 28.6), (19.6, 25.4), (14.6, 15.6), (9.4, 8)], WHITE)
    # The jowl, and the bone from eye to nose.
    p.fold([(3, 12), (6.6, 18), (6.4, 25), (2.6, 28.6)], depth=3.2)
    p.fold([(13, 16), (16.6, 22.4), (20.4, 29)], depth=1.8, side=-1, width=0.9)
    p.lines([[(9.6, 20), (13, 26), (16, 32)], [(12, 20), (15, 26), (18, 31)]], 0.5, (0.2, 0.1))
    _eye(p.at(9.4, 10.4), horse)
    p.fill([(22.4, 32.6), (24.4, 31.8), (26, 33.8), (25.4, 36.4), (24, 35.4), (23.6, 33.8)], INK)
    p.line([(21.6, 34), (22, 31.4), (24.4, 30.8), (26.4, 32.6)], 0.7)
    p.line([(26.6, 39.4), (23.4, 39), (20.4, 37.6), (18.4, 37.4)], 1.1, (0.5, 0.2))
    p.line([(17.6, 39), (19.6, 40.4), (21.6, 40.4)], 0.6)
    p.lines([[(22.4, 41.6), (21.4, 42.4)], [(20.6, 42), (19.6, 43)]], 0.4)
    _ear(p.at(-1, 1, 1, -10), horse)


def _ear(p: Chalk, horse: Horse) -> None:
    outline = p.shape([(-3.6, 2, 0), (-4.4, -4), (-2, -9), (0.6, -13.4, 0), (3, -8), (3.4, -2), (2.6, 2, 0)], horse.coat, 1, 0.5)
    p.fill([(-0.8, 0, 0), (-1.8, -4), (0.2, -10.4, 0), (2, -6), (1.6, -1, 0)], DEEP[horse.coat])
    p.fringe([(-0.8, 0), (-1.8, -4), (0.2, -10)], 2.4, 0.8, 0.6, 0, 0.1, clip=outline)


def _eye(p: Chalk, horse: Horse) -> None:
    p.fill([(-4.2, 1.8), (-1.4, -2.8), (2.6, -2.4), (4.4, 1.2), (1, 3.2)], DEEP[horse.coat])
    p.fill([(-3.2, 1.4, 0), (-1, -1.8), (1.8, -1.8), (3.6, 1.2, 0), (0.6, 2.4)], WHITE)
    p.fill(ring(0.5, 0.2, 1.9, 1.9), INK)
    p.fill(ring(0.6, 0.5, 1.2, 1), horse.eye)
    p.fill(ring(0, -0.5, 0.55), WHITE)
    p.line([(-3.8, 1.8), (-1.2, -2), (2, -2), (4.4, 1.4)], 1.1, (0.4, 0.4))
    p.line([(-2.4, -2.8), (0.6, -4.4), (3.6, -2.6)], 0.9, (0.2, 0.2))
    p.line([(-2.6, 2.8), (0.6, 3.6), (3.6, 2.4)], 0.6)


def forelock(p: Chalk, horse: Horse) -> None:
    for bones in ([(0, -3, 1.6), (4, 0, 2.4), (6, 6, 2), (5, 12, 0.3)], [(1, -3, 1.6), (7, -1, 2.2), (11, 5, 1.7), (11.6, 11, 0.3)], [(-1, -3, 1.6), (0.6, 3, 2.2), (0, 9, 1.7), (2, 14, 0.3)]):
        _lock(p, bones, horse.mane)


def bridle(p: Chalk, horse: Horse) -> None:
    """Headstall, browband, noseband, a rosette below the ear and the bit's ring."""
    for knots, wide in (([(-3.4, 2), (1, 11), (8, 21), (17.4, 36)], 1.7), ([(-3, 5), (3, 7.4), (9, 5.4), (12.4, 7.4)], 1.6), ([(9.4, 31), (14.4, 28.8), (19.4, 24.6), (21.4, 25.4)], 1.7), ([(-4, 5), (-6, 14), (-2, 26)], 1.3)):
        p.line(knots, wide + 0.8, (0.9, 0.9))
        p.line(knots, wide, (0.9, 0.9), horse.strap)
        for x, y in fit.through(knots)[4:-3:6]:
            p.fill(ring(x, y, 0.42), INK)
    p.bead(-1.8, 5.6, 2.6, horse.jewel, 0.5)
    p.fill(ring(-1.8, 5.6, 1.1), YELLOW)
    p.fill(ring(12.4, 29.8, 1.5), INK)
    p.fill(ring(12.4, 29.8, 0.9), horse.jewel)
    p.shape(ring(17.6, 38, 2.5), None, 0.9, 0.9)
    p.fill(ring(17.6, 38, 2.5), YELLOW)
    p.fill(ring(17.6, 38, 1.3), INK)


def rein(pen: Chalk, knots, colour: str = YELLOW, width: float = 1.3) -> None:
    pen.line(knots, width + 0.9, (0.95, 0.95))
    pen.line(knots, width, (0.95, 0.95), colour)



# SPDX-License-Identifier: GPL-3.0-or-later
"""Hair and beards in tresses, in head units (see faces.py), for heads looking to the left."""

from __future__ import annotations

import math

import fit
from hide import evenly, mix
from ink import ring

FULLNESS = (0.5, 0.8, 0.96, 1, 0.96, 0.84, 0.66, 0.4, 0)  # of a tress from root to tip


def toned(colour: str, by: float) -> str:
    """A deeper ink for the shaded side of hair (`by` < 1), or a lighter one for the strands that shine (> 1)."""
    return "#" + "".join(f"{min(255, round(int(colour[i:i + 2], 16) * by + (by > 1) * 18)):02x}" for i in (1, 3, 5))


def tress(p, spine, width: float, colour: str, hairs: int = 2, line: float = 2.4, fullness=FULLNESS) -> None:
    """One tress along `spine`, `width` across at its fullest, drawn out to a point, with `hairs` lines along it."""
    points = evenly(fit.through(list(spine)), 9)
    left, right = [], []
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(8, i + 1)]
        length = math.dist(a, b) or 1
        nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        half = width / 2 * fullness[i]
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    p.shape([(*left[0], 0), *left[2:8:2], (*points[8], 0), *right[6:0:-2], (*right[0], 0)], colour, line, 0.5)
    if width > 8:  # its side away from the light
        dark = left if sum(q[0] for q in left) > sum(q[0] for q in right) else right
        p.fill([(*dark[1], 0), dark[4], dark[6], (*points[8], 0), mix(points[5], dark[5], 0.2), mix(points[3], dark[3], 0.25)], toned(colour, 0.72))
    rows = [[mix(a, b, (k + 1) / (hairs + 1)) for a, b in zip(left, right)][k % 2:8 - k % 3] for k in range(hairs)]
    p.lines([row[::2] for row in rows], line * 0.55, (0.3, 0.05))


def tresses(p, first, last, count: int, width: float, colour: str, hairs: int = 2, uneven: float = 0.12, line: float = 2.4) -> None:
    """`count` tresses from the spine `first` to the spine `last` (as many knots each), each laid over the one before."""
    for i in range(count):
        t = i / (count - 1) if count > 1 else 0.5
        knots = [mix(a, b, t) for a, b in zip(first, last)]
        stretch = uneven * math.sin(i * 2.4 + 1)
        (x, y), (u, v) = knots[-1], knots[-2]
        tress(p, [*knots[:-1], (x + (x - u) * stretch, y + (y - v) * stretch)], width * (1 + 0.15 * math.sin(i * 1.7)), colour, hairs, line)


def behind(p, look) -> None:
    """What hangs behind the neck."""
    style, c = look.hair, look.hair_colour
    if style in ("waves", "mane"):
        low = 66 if style == "waves" else 88
        p.shape([(-24, -44), (-2, -58), (30, -53), (48, -28), (52, 4), (56, low * 0.55), (50, low - 8), (34, low - 12), (20, low - 18), (10, 30), (8, 0), (-22, -10)], c, 3.2)
        tresses(p, [(20, -6), (20, 26), (16, low - 26), (20, low - 8)], [(46, -20), (55, 18), (51, low - 24), (62, low)], 3, 18, c)
    elif style == "bob":
        p.shape([(-24, -44), (-2, -57), (30, -52), (47, -28), (50, 0), (54, 24), (50, 44), (36, 50), (24, 46), (12, 36), (8, 0), (-22, -10)], toned(c, 0.72), 3.2)
        tresses(p, [(18, 0), (20, 24), (24, 40), (18, 52)], [(46, -20), (55, 14), (58, 34), (46, 56)], 3, 18, c, 2)
    elif style == "page":  # a page's hair, rolled under at the nape
        p.shape([(-24, -44), (-2, -57), (30, -52), (48, -28), (51, 0), (56, 20), (61, 36), (58, 50), (46, 57), (34, 54), (24, 46), (14, 38), (8, 0), (-22, -10)], c, 3.2)
    elif style in ("short", "curls"):
        p.shape([(-26, -40), (-4, -57), (28, -53), (45, -30), (45, -4), (42, 22), (36, 36), (24, 34), (10, 0), (-20, -10)], c, 3.2)
        if style == "curls":
            for x, y, r in ((-32, -20, 6.5), (-34.5, -9, 6), (-34, 2, 5.5)):
                curl(p, x, y, r, c)


def curl(p, x: float, y: float, r: float, colour: str) -> None:
    """A ringlet seen from its end: a round with the lock winding in."""
    p.shape(ring(x, y, r), colour, 2.2)
    p.line([(x + r * 0.5, y + r * 0.6), (x - r * 0.6, y + r * 0.3), (x - r * 0.4, y - r * 0.5), (x + r * 0.4, y - r * 0.4), (x + r * 0.2, y + r * 0.15)], 1.6)


def in_front(p, look) -> None:
    """What frames the face."""
    style, c = look.hair, look.hair_colour
    if style in ("waves", "mane"):
        low = 62 if style == "waves" else 84
        for spine in ([(-16, -40), (-30, -26), (-36, -8), (-33, 8), (-40, 24)], [(-12, -42), (-27, -30), (-32.5, -14), (-30, 0), (-35, 12)]):
            tress(p, spine, 9, c, 1)
        tresses(p, [(32, -46), (50, -18), (45, 8), (57, 30), (52, low - 6)], [(4, -46), (22, -30), (25, -4), (33, 20), (27, low - 16)], 5, 15, c)
    elif style == "page":
        far = p.shape([(-14, -46), (-27, -38), (-33, -22), (-34.5, -4), (-38, 12), (-43, 20), (-38, 25), (-31, 20), (-28.5, 6), (-27.5, -14), (-20, -28), (-8, -40)], c, 2.4, 0.5)
        p.sheaf([(-16, -42), (-28, -26), (-34, 6)], [(-12, -40), (-25, -22), (-31, 8)], 3, 1.5, clip=far)
        near = p.shape([(-14, -47), (6, -56), (32, -50), (47, -30), (50, -6), (56, 16), (61, 32), (57, 44), (45, 46), (37, 38), (38, 30, 0), (30, 26), (24, 10), (20, -8), (12, -26), (-2, -36)], c, 3)
        p.sheaf([(-8, -42), (14, -30), (25, -4), (34, 24), (44, 34)], [(10, -53), (38, -40), (48, -12), (56, 18), (55, 38)], 8, 1.9, clip=near, ragged=0.25)
        p.line([(38, 31), (46, 36), (54, 32), (52, 24), (46, 26)], 2.4)
        p.line([(37, 38), (45, 44), (56, 42)], 1.6)
    elif style == "bob":
        for spine in ([(-16, -40), (-29, -26), (-35, -8), (-33, 4), (-37, 16)], [(-12, -42), (-26, -30), (-32, -16), (-30, -4), (-33, 6)]):
            tress(p, spine, 9, c, 1)
        tresses(p, [(34, -46), (50, -20), (50, 10), (58, 30), (44, 50)], [(2, -46), (20, -32), (26, -8), (32, 14), (24, 36)], 5, 15, c)
    elif style == "short":
        near = p.shape([(-18, -42), (4, -56), (30, -52), (45, -30), (45, -6), (42, 18), (36, 30, 0), (36, 12), (33, -10, 0), (28, -14), (24, 0, 0), (20, -18), (8, -32)], c, 3)
        p.lines([[(30, -40), (38, -24), (40, 0)], [(22, -40), (30, -30), (35, -14)], [(41, -4), (41, 8), (38, 22)]], 2, colour=toned(c, 1.6))
        p.sheaf([(-10, -42), (12, -32), (22, -14)], [(10, -53), (38, -40), (43, 10)], 9, 1.7, clip=near, ragged=0.4)
    elif style == "curls":
        for x, y, r in ((-22, -38, 9), (-8, -42, 10), (8, -43, 10), (22, -38, 10), (31, -25, 10), (37, -9, 9), (40, 6, 9), (39, 21, 9), (34, 34, 7)):
            curl(p, x, y, r, c)


CHEEK = [(32, 4, 0), (25, 16), (14, 25), (1, 24, 0), (-5, 36), (-11, 36.6), (-17, 37.5), (-22.5, 34.5), (-28, 26, 0)]  # the upper edge of a full beard


def beard(p, look) -> None:
    """moustache, goatee, point (the soldier's), full, forked, flowing, whiskers; any but whiskers has a moustache."""
    style, c = look.beard, look.beard_colour or look.hair_colour
    deep = toned(c, 0.72)
    if style == "full":
        outline = p.shape([*CHEEK, (-31, 38), (-30, 52), (-22, 66), (-10, 73), (4, 68), (19, 54), (30, 34)], c, 3)
        p.fill([(31, 6, 0), (25, 22), (15, 36), (6, 52), (-6, 66), (4, 67, 0), (19, 53), (30, 33)], deep)
        p.lines([[(-14, 42), (-18, 53), (-15, 62)], [(2, 36), (4, 48), (0, 58)]], 2, colour=toned(c, 1.5))
        p.sheaf([(-27, 33), (-29, 46), (-22, 62)], [(-16, 39), (-17, 54), (-11, 68)], 5, 1.6, clip=outline)
        p.sheaf([(-10, 38), (-10, 54), (-6, 68)], [(4, 28), (13, 44), (7, 64)], 6, 1.6, clip=outline)
        p.sheaf([(10, 27), (18, 38), (17, 54)], [(31, 8), (31, 22), (27, 40)], 8, 1.7, clip=outline)
    elif style == "forked":
        outline = p.shape([*CHEEK, (-32, 40), (-30, 56), (-25, 74, 0), (-15, 64), (-10, 60, 0), (-3, 66), (8, 76, 0), (14, 60), (26, 44), (31, 28)], c, 3)
        p.fill([(30, 12, 0), (24, 28), (12, 40), (4, 54), (7, 72, 0), (14, 60), (26, 44), (31, 28)], deep)
        p.fill([(-12, 40), (-14, 52), (-20, 66), (-24, 71, 0), (-15, 64), (-10, 59)], deep)
        p.sheaf([(-27, 33), (-29, 48), (-24, 68)], [(-14, 39), (-17, 50), (-18, 64)], 6, 1.6, clip=outline)
        p.sheaf([(-9, 38), (-8, 52), (2, 68)], [(30, 10), (28, 34), (10, 66)], 9, 1.7, clip=outline)
    elif style == "flowing":
        p.shape([*CHEEK, (-32, 40), (-33, 58), (-26, 78), (-12, 90), (2, 84), (20, 62), (31, 34)], c, 3)
        tresses(p, [(29, 10), (30, 34), (18, 54), (18, 80)], [(10, 30), (14, 52), (2, 70), (2, 92)], 3, 14, c, 2, 0.1, 2)
        tresses(p, [(-25, 34), (-32, 52), (-25, 66), (-33, 84)], [(-19, 37), (-22, 58), (-16, 74), (-22, 94)], 2, 13, c, 2, 0.1, 2)
        tresses(p, [(4, 30), (6, 54), (-6, 72), (0, 98)], [(-12, 36), (-13, 60), (-16, 78), (-10, 104)], 3, 14, c, 2, 0.1, 2)
    elif style == "goatee":
        outline = p.shape([(-22, 36, 0), (-15, 38.5), (-8, 37, 0), (-3, 44), (-5, 58), (-12, 68), (-19, 60), (-23, 48)], c, 2.4)
        p.fill([(-9, 38, 0), (-10, 50), (-13, 66), (-5, 57), (-3.4, 45)], deep)
        p.sheaf([(-20, 39), (-20, 50), (-14, 64)], [(-7, 39), (-5, 50), (-10, 63)], 6, 1.4, clip=outline)
    elif style == "point":  # along the jaw to a sharp end that juts out
        outline = p.shape([(31, 2, 0), (26, 18), (19, 30), (8, 39), (-4, 41), (-10, 37, 0), (-15, 38.5), (-21, 36.5, 0), (-26, 46), (-29, 58), (-34, 72, 0), (-18, 66), (0, 56), (18, 44), (29, 28)], c, 2.8)
        p.lines([[(-16, 41), (-19, 50), (-25, 61)], [(2, 43), (-4, 51), (-13, 59)], [(20, 33), (16, 41), (9, 47)]], 2.2, colour=toned(c, 1.6))
        p.sheaf([(-20, 39), (-24, 50), (-31, 68)], [(-2, 42), (-8, 54), (-26, 67)], 6, 1.5, clip=outline)
        p.sheaf([(4, 40), (2, 50), (-6, 58)], [(30, 8), (28, 24), (20, 38)], 8, 1.5, clip=outline)
    elif style == "whiskers":
        outline = p.shape([(31, -6, 0), (22, 2), (17, 14), (8, 22), (-1, 25, 0), (4, 34), (12, 40), (24, 38), (33, 24)], c, 2.8)
        p.sheaf([(4, 26), (8, 33), (14, 38)], [(31, 0), (33, 12), (32, 24)], 7, 1.6, clip=outline)
        tress(p, [(-29, 10), (-31, 22), (-26, 34)], 7, c, 1)
    if style:
        moustache(p, look, c)


def moustache(p, look, colour: str) -> None:
    """Two sweeping halves. `look.curl` turns their ends up (> 0) or lets them hang."""
    s = look.curl + (1 if look.beard == "moustache" else 0)
    right = [(-17, 19.8, 0), (-10, 20), (-3, 24), (2, 28), (9 + 3 * s, 25.5 - s * 6.5, 0), (6 + s, 32 - s * 1.5), (-1, 34), (-9, 30.5), (-17.5, 26.4, 0)]
    left = [(-17.6, 19.8, 0), (-22, 20.5), (-27, 25), (-30, 28.5), (-34 - s, 25.5 - s * 5, 0), (-34, 32 - s), (-28, 33.8), (-23, 30), (-17.6, 26.4, 0)]
    if s < 0:  # it hangs over the mouth's corners
        right = [(-17, 19.8, 0), (-9, 20.6), (-1, 27), (3, 38), (2, 50, 0), (-4, 40), (-9, 31.5), (-17.5, 26.6, 0)]
        left = [(-17.6, 19.8, 0), (-23, 21), (-28, 28), (-30, 38), (-31, 48, 0), (-26, 38), (-23, 30.6), (-17.6, 26.6, 0)]
    for half in (left, right):
        p.shape(half, colour, 2, 0.5)
    p.sheaf([(-15, 21.4), (-8, 23), (1, 30)], [(-15, 25), (-8, 28.5), (0, 32.6)], 3, 1.1)
    p.sheaf([(-19, 21.6), (-24, 24.6), (-29, 30)], [(-19, 25), (-24, 29), (-29, 32.4)], 3, 1.1)

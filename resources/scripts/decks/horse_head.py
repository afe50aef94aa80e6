# SPDX-License-Identifier: GPL-3.0-or-later
"""A horse's head and bridle, facing right. The head's own units: the poll at (0, 0), the muzzle about (18, 29)."""

from __future__ import annotations

from hide import lock, shade
from ink import Pen
from svg import INK, WHITE

OUTLINE = ((0, 0), (4.4, .8), (7.8, 4.6), (9.6, 8.6), (11.4, 13.4), (13.8, 18.6), (16.4, 22.2), (18.7, 25), (19, 27.6), (17.2, 30, 0),
           (16.9, 31.8), (14.8, 32.8), (12.4, 31.4), (10.9, 28.4), (8.6, 25.6), (5, 24.2), (.6, 22.2), (-2.8, 18), (-3.9, 12.5), (-3.2, 7), (-2, 3))


def draw_head(p: Pen, coat, ears: float = 0) -> None:
    """The head in pen `p` of head units; `coat` gives the colours; `ears` turns them (degrees)."""
    far = p.at(3.2, 1.2, .95, 12 + ears)
    far.shape([(-1.4, .4, 0), (-1.8, -4), (1, -8.4, 0), (3, -4.4), (2.2, .8, 0)], coat.deep, .6)
    head = p.shape(OUTLINE, coat.base, .85, .45)
    # Flats: the light along the bone of the nose, the hollow behind it, the round of the cheek, the muzzle.
    p.fill([(8.2, 5.6, 0), (10.2, 10.6), (12.4, 16.2), (15.4, 21.2, 0), (13, 19.4), (10.6, 14.8), (9.2, 10)], coat.light)
    p.fill([(1.4, 9.4), (3.6, 13), (3.8, 17), (1.4, 19.4), (-1, 17), (-1.4, 12.4)], coat.light)
    p.fill([(7.6, 12.4), (9.2, 15.6), (11.8, 19.6), (13, 22), (10.4, 24.4), (7, 23.4), (9, 21), (8.2, 17)], coat.deep)
    p.fill([(15.4, 22.6), (17.6, 24), (18.8, 26), (18.6, 27.8), (16.9, 30), (16.6, 31.6), (14.8, 32.5), (12.6, 31.2), (11.6, 28.4), (13.2, 26.4), (14, 24)], coat.deep)
    if coat.blaze:
        p.fill([(5.4, 2.6, 0), (8, 5.6), (9.9, 10), (12.2, 15.6), (15.4, 21, 0), (13.6, 19.8), (11, 15.2), (9, 10), (6.6, 6)], coat.blaze)
    shade(p, [(10.9, 28.4), (8.6, 25.6), (5, 24.2), (.6, 22.2), (-2.8, 18), (-3.9, 12.5), (-3.2, 7), (-2, 3)], (1.6, 2.2, 3.6, 4.4, 3.8, 2.6), .86, .36, 30, -.15, head)
    # The ridge of the cheekbone and the veins that fork from it; the corner of the jaw; the lips.
    p.lines([[(6.6, 12), (8.6, 15.4), (11.4, 19.6)], [(7.8, 22.4), (4.4, 22.8), (1.2, 21)], [(8.4, 17), (9.6, 20.4), (11.6, 22.6)], [(7.8, 18.8), (7.8, 21), (9, 23.4)]], .5, (.1, 0))
    shade(p, [(11.4, 20), (9, 16.4), (7, 12.8)], (1.4, 2.8, 1.2), .85, .3, -20, -.15, head)
    shade(p, [(12.5, 31.3), (14.6, 32.6), (16.7, 31.6)], (1.2, 1.8, 1), .6, .3, 180, .1, head)
    p.line([(17.2, 30), (15.2, 29.8), (13, 28.2)], .75, (.9, 0), peak=.2)
    p.line([(13.4, 27), (12.9, 28), (13.3, 29)], .5, (0, 0))
    # The nostril, wide, its rim turned out.
    p.fill([(15.2, 24.6, 0), (16.6, 23.9), (18, 25.2), (17.8, 27), (16.6, 27.4, 0), (16.9, 25.8), (16.2, 25)], INK)
    p.lines([[(14.3, 25.6), (15.2, 23.4), (17.2, 22.9)], [(14.6, 27), (15.8, 28.4), (17.4, 28)]], .55, (0, 0))
    _eye(p, coat)
    near = p.at(-.8, 2.2, 1, ears)
    near.shape([(-1.9, .8, 0), (-2.6, -4.2), (.2, -9.8, 0), (2.9, -5.6), (2.5, .6, 0)], coat.base, .75, .45)
    near.fill([(-.3, 0, 0), (-.8, -4.4), (.3, -8), (1.8, -4.8), (1.4, -.2, 0)], coat.hair)
    near.lines([[(-.9, -.5), (-1.4, -4), (0, -7.6)]], .4, (.2, 0))


def _eye(p: Pen, coat) -> None:
    """A large dark eye under its bony brow."""
    p.fill([(2.4, 8.6), (4.4, 5.4), (7.6, 5.8), (9, 8.6), (8, 11), (5.6, 11.8), (3.4, 10.8)], coat.deep)
    p.fill([(3.4, 9.7, 0), (4.6, 8.2), (6.4, 8), (8.3, 9.4, 0), (6.6, 10.6), (4.6, 10.5)], INK)
    p.fill([(5.6, 9.8), (6.6, 10.2), (7.5, 9.6), (6.6, 9.4)], "#7a5230")
    p.fill([(5.7, 8.6), (6.4, 8.4), (6.5, 9), (5.9, 9.1)], WHITE)
    p.line([(2.5, 10.4), (4.3, 7.9), (6.8, 7.4), (9, 9.8)], 1.1, (.1, .3))
    p.line([(3.6, 10), (5.6, 11), (8.4, 9.7)], .4, (.2, .2))
    p.lines([[(2.8, 7.6), (5, 5.4), (7.9, 5.9)], [(4.4, 12), (6.4, 12.5), (8.4, 11.4)]], .45, (0, 0))


def draw_forelock(p: Pen, coat) -> None:
    """The hair falling between the ears over the brow."""
    for middle, width in ((((.4, .2), (3.2, 1.2), (5, 3.4), (4.6, 6.4)), 2.6), (((1.2, -.4), (5.2, .2), (7.8, 2.6), (8, 5.6)), 2.3), (((.8, -.6), (4.8, -1.6), (8, -.4), (9.6, 2)), 1.8)):
        lock(p, middle, width, coat.hair, 2)


def draw_bridle(p: Pen, strap: str, boss: str, blind: bool = False) -> None:
    """Headstall, brow band, nose band and bit, with bosses where the straps meet. Reins start at BIT."""
    def band(knots, half=.75):
        bones = [(x, y, half) for x, y in knots]
        p.limb(bones, strap, .5, .6)
    band([(-2.2, 4.4), (.6, 11), (5.8, 20.4), (9.8, 25.8), (11.6, 28)])
    band([(-1.6, 4.8), (2.2, 4.2), (6, 3), (7.4, 3.6)], .65)
    band([(5.2, 20.8), (8.8, 21.2), (12.2, 20), (14.9, 19.6)], .7)
    for x, y in ((-1.3, 5.4), (6, 20.8)):
        p.shape([(x - 1.4, y), (x, y - 1.4), (x + 1.4, y), (x, y + 1.4)], boss, .45)
    p.shape([(10.2, 28.2), (11.8, 26.8), (13.2, 28.4), (11.8, 29.8)], strap, .5)
    p.fill([(11.2, 28.3), (11.8, 27.7), (12.4, 28.4), (11.8, 28.9)], INK)


BIT = (11.8, 28.6)

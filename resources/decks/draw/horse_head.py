# SPDX-License-Identifier: GPL-3.0-or-later
"""A horse's head and bridle, facing right. The head's own units: the poll at (0, 0), the muzzle about (18, 29)."""

from __future__ import annotations

from hide import lock, shade
from ink import Pen
from svg import INK, WHITE

OUTLINE = ((0, 0), (4.6, 1.4), (8.3, 6), (11.2, 12.5), (14.4, 18.6), (17.3, 22.6), (18.9, 25.8), (18.5, 28.8), (16.4, 30.4, 0),
           (16, 32), (14.2, 32.9), (12.2, 31.6), (10.6, 28.6), (8, 26.2), (4, 24.6), (0, 21.8), (-2.6, 17.5), (-3.4, 12.5), (-3, 7), (-2, 3))


def draw_head(p: Pen, coat, ears: float = 0) -> None:
    """The head in pen `p` of head units; `coat` gives the colours; `ears` turns them (degrees)."""
    far = p.at(3.4, 1.8, 1, 12 + ears)
    far.shape([(-1.4, .4, 0), (-1.6, -4), (1.2, -8.4, 0), (3, -4), (2.2, .8, 0)], coat.deep, .6)
    head = p.shape(OUTLINE, coat.base, .85, .45)
    p.fill([(4.6, 2.2, 0), (8, 7.6), (11.2, 14), (14.4, 19.8), (16.4, 22.4, 0), (13, 20), (9.8, 14.6), (7, 8.6)], coat.light)
    p.fill([(16.6, 22.6), (18.6, 25.8), (18.2, 28.6), (16.3, 30.2), (15.8, 31.8), (14.2, 32.6), (12.4, 31.4), (11.8, 28.4), (13.6, 25)], coat.deep)
    # The round of the cheek, the hollow below its ridge, the lips.
    shade(p, [(10.6, 28.6), (8, 26.2), (4, 24.6), (0, 21.8), (-2.6, 17.5), (-3.4, 12.5), (-3, 7), (-2, 3)], (1.6, 2.4, 4.2, 5, 4.4, 3), .8, .36, 30, -.15, head)
    shade(p, [(11.2, 21.6), (8.8, 17), (6.6, 13)], (2, 4, 1.5), .75, .28, -20, -.15, head)
    shade(p, [(7.6, 12.4), (5.4, 11.2), (4, 8.6)], (1, 2.6, 1.6), .7, .28, -10, .1)
    shade(p, [(12.3, 31.5), (14.2, 32.8), (16, 31.8)], (1.4, 2, 1), .6, .3, 180, .1, head)
    p.lines([[(6.8, 13), (8.6, 16.6), (11.4, 21.4)], [(7.6, 21.4), (4.4, 22.4), (1, 20.4), (-.6, 16.5)], [(13, 24), (12.2, 26), (12.6, 28)]], .5, (0, 0))
    p.line([(16.4, 30.4), (14.6, 29.6), (12.8, 28.7)], .7, (.8, 0), peak=.2)
    p.fill([(15.3, 24.7), (16.7, 24.6), (17, 26.2), (16, 27.2)], INK)
    p.line([(14.4, 25.4), (15.2, 23.8), (17, 23.9), (17.7, 25.6)], .55, (0, 0))
    # The eye under its bony brow.
    p.fill([(4.3, 8.8, 0), (5.8, 7), (7.9, 8), (8.2, 9.8, 0), (6.3, 10.4)], coat.hair)
    p.fill([(5.3, 8.2), (6.4, 7), (7.8, 8), (7.9, 9.7), (6.4, 10.2), (5.4, 9.4)], INK)
    p.fill([(6.8, 7.8), (7.5, 8), (7.3, 8.7), (6.7, 8.5)], WHITE)
    p.line([(3.6, 9), (5.4, 6.6), (7.8, 7.1), (8.8, 9)], .8, (.1, .3))
    p.lines([[(3.4, 7), (5.4, 5), (8, 5.6)], [(4.6, 10.4), (6.4, 11.6), (8.4, 11)]], .4, (0, 0))
    near = p.at(-.6, 2.6, 1, ears)
    near.shape([(-1.9, .8, 0), (-2.4, -4.2), (.6, -10, 0), (2.9, -5.4), (2.3, .6, 0)], coat.base, .75, .45)
    near.fill([(-.5, 0, 0), (-.6, -4.4), (.6, -8), (1.8, -4.6), (1.4, -.2, 0)], coat.hair)
    near.lines([[(-.9, -.5), (-1.2, -4), (.2, -7.6)]], .4, (.2, 0))


def draw_forelock(p: Pen, coat) -> None:
    """The hair falling between the ears over the brow."""
    for middle, width in ((((.6, .4), (4, 1.6), (6.2, 4.6), (5.4, 8.4)), 2.8), (((1.4, -.4), (6, .6), (9, 3.6), (8.6, 7.4)), 2.6), (((1, -.6), (5.6, -1.4), (9.6, .6), (11.6, 3.4)), 2)):
        lock(p, middle, width, coat.hair, 2)


def draw_bridle(p: Pen, strap: str, boss: str, blind: bool = False) -> None:
    """Headstall, brow band, nose band and bit, with bosses where the straps meet. Reins start at BIT."""
    def band(knots, half=.75):
        bones = [(x, y, half) for x, y in knots]
        p.limb(bones, strap, .5, .6)
    band([(-2.2, 4.4), (.6, 11), (5.8, 20.4), (9.8, 25.8), (11.6, 28)])
    band([(-1.4, 5.4), (2.4, 5), (6.2, 4.6), (8, 5.4)], .7)
    band([(5.2, 20.4), (8.8, 20.6), (12.4, 19.2), (14.8, 18.8)])
    for x, y in ((-1, 6), (6, 20.6)):
        p.shape([(x - 1.4, y), (x, y - 1.4), (x + 1.4, y), (x, y + 1.4)], boss, .45)
    p.shape([(10.2, 28.2), (11.8, 26.8), (13.2, 28.4), (11.8, 29.8)], strap, .5)
    p.fill([(11.2, 28.3), (11.8, 27.7), (12.4, 28.4), (11.8, 28.9)], INK)


BIT = (11.8, 28.6)

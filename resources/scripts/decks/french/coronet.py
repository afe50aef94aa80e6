# SPDX-License-Identifier: GPL-3.0-or-later
"""The open coronet of the French queens, a sagging band with five finials, lower and lighter than a king's crown, and the
veil that falls from it, so that queens differ from kings at any size. In head units (see ladies.py)."""

from __future__ import annotations

from french import gown
from ink import Pen, ring
from svg import BLUE, RED, WHITE, YELLOW

LOW = [(-41, -62), (-24, -51), (2, -47), (28, -51), (47, -65)]
STANDS = ((-39, -71, -20, 0.86), (-22, -62.6, -9, 1), (2.4, -58.6, 0, 1.25), (27, -62.6, 10, 1), (45.4, -73, 22, 0.86))
STONES = ((-33.6, -61.8), (-17, -54.6), (2, -52), (21, -54.6), (38.6, -63))


def coronet(p: Pen, finial: str = "lily", gem: str = BLUE) -> None:
    """Worn about the pouf. `finial` is "lily", "trefoil" or "ray"; `gem` is the colour of the outer stones."""
    p.shape([*((*q, 0) if i in (0, 4) else q for i, q in enumerate(LOW)), (49, -75, 0), (29, -61), (2, -57), (-25, -61), (-43, -72, 0)], YELLOW, 2.6, 0.42)
    p.fringe([LOW[4], LOW[3], LOW[2]], 4, 2.6, 1.2, 10)
    for x, y, turn, k in STANDS:
        _finial(p.at(x, y, k, turn), finial)
    for i, (x, y) in enumerate(STONES):
        if i % 2:
            gown.bead(p, x, y, 3, WHITE)
        else:
            p.shape([(x, y - 4.2, 0), (x + 4, y, 0), (x, y + 4.2, 0), (x - 4, y, 0)], RED if i == 2 else gem, 1.4, 0.5)


def veil(p: Pen, colour: str, deep: str, lining: str, lining_deep: str, hem: str) -> None:
    """Silk falling from the coronet down her back to both sides, its lining lighter; drawn before all else."""
    silk = p.shape([(2, -80, 0), (-24, -76), (-42, -58), (-47, -30), (-50, 6), (-60, 44), (-76, 82, 0), (100, 82, 0), (82, 46), (68, 8), (62, -30), (54, -58), (30, -78)], colour, 3.2, 0.4)
    p.fringe([(54, -58), (62, -30), (68, 8), (82, 46), (98, 80)], 12, 3, 1.4, 10, clip=silk, under=deep)
    inner = p.shape([(0, -66, 0), (-36, -50), (-38, -20), (-40, 10), (-48, 44), (-58, 80, 0), (78, 80, 0), (64, 46), (54, 10), (50, -30), (40, -58)], lining, 2.2, 0.4)
    for edge in ([(-37, -30), (-40, 10), (-48, 44), (-56, 76)], [(50, -30), (54, 10), (64, 46), (76, 78)]):
        p.fringe(edge, 11, 3, 1.2, 10, clip=inner, under=lining_deep)
    for edge in ([(-45, -34), (-48.6, 6), (-57, 43), (-71, 79)], [(60, -34), (65, 8), (78.6, 46), (95, 79)]):
        p.line(edge, 3, (0.7, 0.9))
        p.line(edge, 1.5, (0.7, 0.9), hem)


def _finial(q: Pen, kind: str) -> None:
    """One of them, its foot at (0, 0), about 24 high."""
    if kind == "trefoil":
        q.shape([(-3, 3, 0), (-1.8, -6), (1.8, -6), (3, 3, 0)], YELLOW, 2.2, 0.42)
        for x, y in ((-5.6, -10), (5.6, -10), (0, -18)):
            q.shape(ring(x, y, 5), YELLOW, 2.2, 0.42)
        gown.bead(q, 0, -12, 2.4, RED)
        return
    if kind == "ray":
        q.shape([(-7, 3, 0), (-4, -8), (0, -24, 0), (4, -8), (7, 3, 0)], YELLOW, 2.4, 0.42)
    else:
        q.shape([(-2.4, 3, 0), (-2, -4), (-7, -3), (-8.6, -9), (-5.4, -11), (-2.4, -9, 0), (0, -21, 0), (2.4, -9, 0), (5.4, -11), (8.6, -9), (7, -3), (2, -4), (2.4, 3, 0)], YELLOW, 2.4, 0.42)
    q.line([(0, 0), (0.4, -8), (0, -17)], 1.3)
    gown.bead(q, 0, -24, 2.8, WHITE)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The golden scrollwork of the five of swords: its upper half, which is turned about for the lower one."""

from __future__ import annotations

from ink import ring
from piacentine.laurel import leaf
from piacentine.stone import BLUE, GREEN, OCHRE, RED, YELLOW, Chalk


def scrolls(p: Chalk) -> None:
    """From the middle of the card (the origin) upwards."""
    for s in (-1, 1):
        q = p.at(0, 0, 1, 0, s < 0)
        _scroll(q, [(3, -62), (10, -68), (20, -66), (27, -58), (25, -50), (18, -49), (16.4, -54), (20, -57)], 2.4)
        _scroll(q, [(4, -42), (12, -40), (21, -32), (26, -20), (22, -12), (14, -12), (12, -18), (16, -21)], 2.4)
        _scroll(q, [(27, -56), (33, -50), (32, -42), (26, -38), (22, -32)], 1.8)
        leaf(q.at(24, -65, 1, 44), 9)
        leaf(q.at(28.6, -39, 1, 120), 8)
        leaf(q.at(24, -14, 1, 130), 8)
        _stalk(q)
    _vase(p)
    _palmette(p.at(0, -70))


def _scroll(p: Chalk, knots, width: float) -> None:
    p.line(knots, width + 1.3, (0.7, 0.5))
    p.line(knots, width, (0.7, 0.5), OCHRE)
    p.line([(x - 0.3, y - 0.3) for x, y in knots], width * 0.6, (0.7, 0.5), YELLOW)


def _stalk(p: Chalk) -> None:
    """A blue stalk with a red tulip."""
    stalk = [(1, -44), (4, -52), (9, -57), (14, -59)]
    p.line(stalk, 2.2, (0.8, 0.6))
    p.line(stalk, 1.2, (0.8, 0.6), BLUE)
    flower = p.at(14, -59, 1, 62)
    bud = flower.shape([(0, 1, 0), (-3, -1.4), (-3, -6, 0), (-1.2, -4), (0, -7, 0), (1.2, -4), (3, -6, 0), (3, -1.4)], RED, 0.7)
    flower.shade(bud, [(3, -6), (3, -1.4), (0, 1)], 2, RED)


def _vase(p: Chalk) -> None:
    """A green urn with a red lip, its foot in a red coil."""
    body = p.shape([(-4, -42, 0), (-5, -38), (-9, -34), (-10, -27), (-7, -19), (-3, -14, 0), (3, -14, 0), (7, -19), (10, -27), (9, -34), (5, -38), (4, -42, 0)], GREEN, 1)
    p.shade(body, [(5, -38), (9, -34), (10, -27), (7, -19), (3, -14)], 7, GREEN, 0.65, 0.7, 24)
    p.sheaf([(-4, -38), (-7, -28), (-2, -15)], [(4, -38), (7, -28), (2, -15)], 5, 0.7, (0.6, 0.3), ragged=0.1)
    p.line([(-6.6, -33), (-7.6, -28), (-6, -21)], 1.1, (0.2, 0.1), "#4f9a63")
    lip = p.shape([(-6, -45, 0), (-7.4, -43), (-5, -40.4, 0), (0, -39.4), (5, -40.4, 0), (7.4, -43), (6, -45, 0), (0, -43.6)], RED, 0.8)
    p.shade(lip, [(7.4, -43), (5, -40.4), (0, -39.4)], 2, RED)
    p.shape([(-4.6, -15, 0), (-6.6, -11), (-4, -8, 0), (4, -8, 0), (6.6, -11), (4.6, -15, 0)], RED, 0.9)
    p.line([(-4, -13), (0, -10.4), (4, -12.4)], 0.8)
    p.shape(ring(0, -30, 2.6, 3.6), YELLOW, 0.7)
    p.shape(ring(0, -30, 1.3, 2.1), RED, 0.5)
    band = p.shape([(-10, -25.4, 0), (0, -22.6), (10, -25.4, 0), (9.6, -23.4, 0), (0, -20.4), (-9.6, -23.4, 0)], YELLOW, 0.6)
    p.shade(band, [(10, -25.4), (9.6, -23.4), (0, -20.4)], 2, YELLOW)


def _palmette(p: Chalk) -> None:
    """Acanthus leaves round a red pine cone."""
    for turn, long, colour in ((-78, 14, YELLOW), (78, 14, YELLOW), (-48, 12, GREEN), (48, 12, GREEN), (-24, 12, YELLOW), (24, 12, YELLOW)):
        leaf(p.at(0, 4, 1, turn), long, colour, 0.26)
    cone = p.shape([(0, -12, 0), (-4.4, -6), (-4, 1), (0, 4.4, 0), (4, 1), (4.4, -6)], RED, 0.9)
    p.shade(cone, [(0, -12), (4.4, -6), (4, 1), (0, 4.4)], 4, RED)
    p.lines([[(-4, -5), (0, -3), (3, 1)], [(-3, -8.6), (1, -6.4), (4, -3)], [(-4, -1), (-1, 1), (1, 4)], [(4, -5), (0, -3), (-3, 1)], [(3, -8.6), (-1, -6.4), (-4, -3)]], 0.6, (0.6, 0.6))
    cup = p.shape([(-5, 3, 0), (0, 5), (5, 3, 0), (3, 8), (0, 9), (-3, 8)], GREEN, 0.8)
    p.shade(cup, [(5, 3), (3, 8), (0, 9)], 3, GREEN)

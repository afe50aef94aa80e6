# SPDX-License-Identifier: GPL-3.0-or-later
"""The two vessels of the cups: the goblet of three to seven, and the wide bowl with knobs of the two."""

from __future__ import annotations

from ink import ring
from piacentine.stone import BLUE, DEEP_RED, GREEN, OCHRE, RED, WHITE, YELLOW, Chalk
from svg import Svg

GLINT = "#4f9a63"  # light on the green
FIRE = "#f06f47"  # light on the red


def goblet(p: Chalk) -> None:
    """A goblet 32 wide and 52 high with the origin in its middle."""
    _foot(p, 12.6, 25.4)
    _bowl(p)
    _collar(p)
    _mouth(p, -21.6, 15, 4.5)
    knop = p.shape([(-3, 9, 0), (-5, 11.4), (-3.2, 14, 0), (3.2, 14, 0), (5, 11.4), (3, 9, 0)], RED, 0.8)
    p.shade(knop, [(3, 9), (5, 11.4), (3.2, 14)], 3, RED)
    p.lines([[(-1, 9.4), (-1.8, 11.4), (-1, 13.6)], [(1.6, 9.4), (2, 11.4), (1.6, 13.6)]], 0.5)


def _mouth(p: Chalk, y: float, rx: float, ry: float) -> None:
    """The round opening: a red lip, a darker inside."""
    outline = p.shape(ring(0, y, rx, ry), RED, 0.9, 0.5)
    p.fill([(-rx * 0.86, y + 0.2), (-rx * 0.5, y - ry * 0.72), (rx * 0.3, y - ry * 0.78), (rx * 0.86, y + 0.1), (rx * 0.4, y + ry * 0.62), (-rx * 0.4, y + ry * 0.66)], DEEP_RED)
    p.fill([(-rx * 0.72, y + ry * 0.3), (-rx * 0.1, y + ry * 0.02), (rx * 0.7, y + ry * 0.26), (rx * 0.3, y + ry * 0.6), (-rx * 0.3, y + ry * 0.62)], RED)
    p.fringe([(-rx * 0.86, y + 0.2), (-rx * 0.5, y - ry * 0.72), (rx * 0.3, y - ry * 0.78), (rx * 0.86, y + 0.1)], ry * 0.9, 0.7, 0.5, 0, 0.1, clip=outline)
    p.line([(-rx * 0.97, y + ry * 0.4), (-rx * 0.5, y + ry * 0.9), (0, y + ry), (rx * 0.4, y + ry * 0.94)], 0.9, (0.1, 0.1), FIRE)


def _collar(p: Chalk) -> None:
    """The neck between lip and belly: a lattice of blue on gold, with red between."""
    p.shape([(-14.6, -20.6, 0), (-12.4, -17.6), (-11.6, -14.6), (-12, -12, 0), (0, -9), (12, -12, 0), (11.6, -14.6), (12.4, -17.6), (14.6, -20.6, 0), (0, -16.4)], YELLOW, 0.8)
    for i in range(6):
        x0, x1 = -11.6 + i * 4, -8.4 + i * 3.9
        dip = lambda x, base: base + 3.4 * (1 - (x / 13.4) ** 2)
        mid = (x0 + x1) / 2
        p.fill([(x0 + 0.6, dip(x0, -17), 0), (mid, dip(mid, -15), 0), (x1, dip(x1, -17), 0)], RED if i % 2 else BLUE)
        p.fill([(x0 + 0.6, dip(x0, -12.6), 0), (mid, dip(mid, -14.6), 0), (x1, dip(x1, -12.6), 0)], BLUE if i % 2 else RED)
        p.lines([[(x0, dip(x0, -17.4)), (mid, dip(mid, -14.9)), (x1 + 0.6, dip(x1, -12.4))], [(x0, dip(x0, -12.4)), (mid, dip(mid, -14.9)), (x1 + 0.6, dip(x1, -17.4))]], 0.5, (0.8, 0.8))
    p.lines([[(-12.6, -17.6), (0, -13.8), (12.6, -17.6)], [(-12, -12.4), (0, -9.4), (12, -12.4)]], 0.6, (0.5, 0.5))
    p.spikes([((12.6 - i * 0.9, -17.4 + i * 0.24), (12 - i * 0.9, -15.2), (11.8 - i * 0.9, -12.6 + i * 0.26)) for i in range(5)], 0.8)


def _bowl(p: Chalk) -> None:
    bowl = p.shape([(-11.8, -12.4, 0), (-14.6, -9), (-15.8, -4), (-14.4, 2), (-9.6, 7.4), (-3, 10, 0), (3, 10, 0), (9.6, 7.4), (14.4, 2), (15.8, -4), (14.6, -9), (11.8, -12.4, 0), (0, -9)], YELLOW, 1)
    p.shade(bowl, [(11.8, -12), (14.6, -9), (15.8, -4), (15, 0)], 7, YELLOW, 0.6, 0.7, 30)
    p.fill([(-12.6, -9.6), (-7, -7.4), (-6, -4), (-12.6, -4.6), (-14.4, -6.8)], WHITE)
    # The lower half is gadrooned: lobes of green under a scalloped edge.
    lobes = [(-15.4, -1.8, 0)]
    xs = [-15.4, -12.6, -8.4, -3, 3, 8.4, 12.6, 15.4]
    for a, b in zip(xs, xs[1:]):
        m = (a + b) / 2
        top = 3.4 - 3.6 * (m / 15) ** 2
        lobes += [(m, top - 4.4), (b, 3.4 - 3.8 * (b / 15.4) ** 2 - 2.2, 0)]
    under = p.shape(lobes + [(14.4, 2), (9.6, 7.4), (3, 10, 0), (-3, 10, 0), (-9.6, 7.4), (-14.4, 2)], GREEN, 0.7, 0.6)
    p.shade(under, [(15.4, -2), (14.4, 2), (9.6, 7.4), (3, 10)], 8, GREEN, 0.6, 0.7, 24)
    for b in xs[1:-1]:
        y = 3.4 - 3.8 * (b / 15.4) ** 2 - 2.2
        p.line([(b, y), (b * 0.86, (y + 10) / 2 + 0.6), (b * 0.24, 10)], 1, (0.9, 0.2), peak=0.3)
    for a, b in zip(xs[:4], xs[1:5]):
        m, y = a * 0.6 + b * 0.4, 3.4 - 3.6 * ((a + b) / 30) ** 2 - 3
        p.line([(m, y), (m * 0.9, y + 2.6), (m * 0.62, y + 5.4)], 0.9, (0.4, 0.1), GLINT)


def _foot(p: Chalk, top: float, low: float) -> None:
    """A ribbed green stem that spreads to a turned golden base."""
    base = p.shape([(-13, low - 4, 0), (-13.4, low - 1.6), (-8, low + 0.6), (0, low + 1.2), (8, low + 0.6), (13.4, low - 1.6), (13, low - 4, 0), (0, low - 7)], YELLOW, 1)
    p.shade(base, [(13, low - 4), (13.4, low - 1.6), (8, low + 0.6), (0, low + 1.2)], 4, YELLOW)
    p.line([(-13, low - 3.2), (-7, low - 1.2), (0, low - 0.5), (7, low - 1.2), (13, low - 3.2)], 0.6, (0.5, 0.5))
    p.lines([[(x, low - 0.7 - abs(x) * 0.09), (x * 1.01, low + 0.8 - abs(x) * 0.1)] for x in range(-11, 12, 2)], 0.5, (0.8, 0.6))
    stem = p.shape([(-3, top, 0), (-3.4, top + 2.6), (-5.4, low - 6.4), (-11.4, low - 4, 0), (0, low - 2.4), (11.4, low - 4, 0), (5.4, low - 6.4), (3.4, top + 2.6), (3, top, 0)], GREEN, 0.8)
    p.shade(stem, [(3, top), (3.4, top + 2.6), (5.4, low - 6.4), (11.4, low - 4)], 4, GREEN, 0.6, 0.7, 10)
    p.sheaf([(-2, top), (-2.2, top + 3), (-3.6, low - 6), (-8.6, low - 3.6)], [(2, top), (2.2, top + 3), (3.6, low - 6), (8.6, low - 3.6)], 5, 0.6, (0.9, 0.4), ragged=0.1)
    p.lines([[(-2.4, top + 1), (-2.6, top + 3.4), (-4.6, low - 5.6)]], 0.7, (0.3, 0.1), GLINT)


def bowl(p: Chalk) -> None:
    """The wide bowl of the two, 66 wide and 76 high with the origin in its middle."""
    for s in (-1, 1):
        p.limb([(s * 25, -12, 2), (s * 29, -12.6, 1.2), (s * 31, -12.6, 1)], YELLOW, 0.8)
        p.bead(s * 33.4, -12.6, 3.3, OCHRE, 0.6)
    _great_foot(p)
    body = p.shape([(-24, -22, 0), (-26.6, -16), (-27, -10), (-23, -3), (-14, 3.4), (-5, 7, 0), (5, 7, 0), (14, 3.4), (23, -3), (27, -10), (26.6, -16), (24, -22, 0), (0, -16)], RED, 1.2)
    p.shade(body, [(27, -10), (23, -3), (14, 3.4), (5, 7)], 11, RED, 0.7, 0.85, 24)
    xs = [-25.4, -21, -15.4, -9, -3, 3, 9, 15.4, 21, 25.4]
    for i, (a, b) in enumerate(zip(xs, xs[1:])):
        m, y = (a + b) / 2, -3 - 7 * ((a + b) / 54) ** 2
        p.line([(a, y - 3 - abs(a) * 0.06), (a * 0.8, y + 3 - abs(a) * 0.05), (a * 0.22, 6.8)], 1.1, (0.9, 0.2), peak=0.3)
        if 0 < i < 6:
            p.line([(m, y - 1), (m * 0.86, y + 3.4), (m * 0.5, y + 7)], 1.3, (0.5, 0.1), FIRE)
    # The green shoulder with a scalloped hem and a string of gold.
    shoulder = [(-24.4, -20, 0), (-26.8, -15), (-26.8, -9.4, 0)]
    for a, b in zip(xs, xs[1:]):
        m = (a + b) / 2
        shoulder += [(m, -1.6 - 7.6 * (m / 26) ** 2 - 0.6), (b, -4.8 - 6.4 * (b / 26) ** 2, 0)]
    band = p.shape(shoulder[:-1] + [(26.8, -9.4, 0), (26.8, -15), (24.4, -20, 0), (0, -14)], GREEN, 0.8, 0.5)
    p.shade(band, [(24.4, -20), (26.8, -15), (26.8, -9.4)], 12, GREEN, 0.7, 0.85, 20)
    p.fill([(-22, -16), (-13, -12.4), (-12, -9.4), (-20, -11), (-23.6, -13.6)], GLINT)
    p.fill([(8, -11.8, 0), (11.4, -12.3, 0), (11.6, -8.6, 0), (8.4, -8, 0)], YELLOW)
    neck = p.shape([(-27, -27, 0), (-24, -24), (-23.4, -20, 0), (0, -13.6), (23.4, -20, 0), (24, -24), (27, -27, 0), (0, -20)], YELLOW, 0.9)
    p.shade(neck, [(27, -27), (24, -24), (23.4, -20), (12, -16.6)], 6, YELLOW)
    for i in range(13):
        x = -21 + i * 3.5
        y = -16.2 - 5 * (x / 24) ** 2
        p.shape([(x - 1.5, y - 0.6), (x, y - 2.6, 0), (x + 1.5, y - 0.6), (x, y + 1.6, 0)], (BLUE, RED)[i % 2], 0.4, 0.8)
    _mouth(p, -29, 28.6, 8.2)


def _great_foot(p: Chalk) -> None:
    base = p.shape([(-21, 27, 0), (-25, 30.6), (-25.4, 34), (-14, 38), (0, 39), (14, 38), (25.4, 34), (25, 30.6), (21, 27, 0), (0, 22)], BLUE, 1.2)
    p.shade(base, [(25, 30.6), (25.4, 34), (14, 38), (0, 39)], 6, BLUE, 0.7, 0.8)
    p.line([(-25, 31), (-13, 34.4), (0, 35.2), (13, 34.4), (25, 31)], 2, (0.8, 0.8))
    p.line([(-25, 31), (-13, 34.4), (0, 35.2), (13, 34.4), (25, 31)], 1.1, (0.8, 0.8), YELLOW)
    for i in range(15):
        x = -22.4 + i * 3.2
        p.fill(ring(x, 37 - 4 * (x / 25) ** 2, 0.62), YELLOW)
    stem = p.shape([(-5.4, 8, 0), (-6, 13), (-9, 20), (-14, 25), (-21.6, 28, 0), (0, 32), (21.6, 28, 0), (14, 25), (9, 20), (6, 13), (5.4, 8, 0)], GREEN, 1.1)
    p.shade(stem, [(5.4, 8), (6, 13), (9, 20), (14, 25), (21.6, 28)], 8, GREEN, 0.7, 0.8, 10)
    p.sheaf([(-4, 9), (-4.4, 14), (-7, 21), (-17, 28.4)], [(4, 9), (4.4, 14), (7, 21), (17, 28.4)], 7, 0.8, (0.9, 0.4), ragged=0.1)
    p.lines([[(-4.6, 12), (-6.6, 19), (-13, 26)]], 1, (0.3, 0.1), GLINT)
    for x in (-4.2, 0, 4.2):
        p.shape([(x - 2.2, 5, 0), (x - 2.6, 9), (x, 12.4, 0), (x + 2.6, 9), (x + 2.2, 5, 0)], YELLOW if x else RED, 0.7, 0.6)
    p.line([(-6, 6.6), (0, 7.6), (6, 6.6)], 1, (0.7, 0.7))


def define_goblet(sheet: Svg) -> str:
    if not sheet.defined("goblet"):
        with sheet.define("goblet"):
            goblet(Chalk(sheet))
    return "goblet"



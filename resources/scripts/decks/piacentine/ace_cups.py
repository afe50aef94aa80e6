# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of cups: a great covered vessel on a six-sided foot, enamelled in all the inks of the deck."""

from __future__ import annotations

from ink import ring
from piacentine.laurel import leaf
from piacentine.stone import BLUE, GREEN, INK, OCHRE, PALE_BLUE, RED, WHITE, YELLOW, Chalk, card, rule
from svg import Svg

GLINT = "#4f9a63"


def draw(sheet: Svg) -> None:
    card(sheet)
    p = Chalk(sheet).at(50, 0)
    _foot(p)
    _bowl(p)
    _lid(p)
    _rim(p)
    rule(sheet)


def _both(points) -> list:
    """A closed outline from its left side, given from the top down (x to the left, positive)."""
    return [(-q[0], *q[1:]) for q in points] + [q for q in points[::-1] if q[0]]


def _lid(p: Chalk) -> None:
    skirt = p.shape(_both([(15, 46, 0), (17, 53), (24, 60), (36, 66, 0), (38, 72, 0)]), BLUE, 1.2)
    p.shade(skirt, [(15, 46), (17, 53), (24, 60), (36, 66), (38, 71)], 10, BLUE)
    for i in range(7):
        u = -1 + 2 * i / 6
        top, low = (u * 13, 47 + 1.4 * (1 - u * u)), (u * 31, 66 + 3.6 * (1 - u * u))
        bend = (u * 18.6, 57 + 2 * (1 - u * u))
        w = 4.4 * (1 - 0.4 * abs(u))
        tongue = p.shape([(top[0] - 1.2, top[1], 0), (bend[0] - w * 0.72, bend[1]), (low[0] - w, low[1] - 2.4), (low[0], low[1] + 1.4), (low[0] + w, low[1] - 2.4), (bend[0] + w * 0.72, bend[1]), (top[0] + 1.2, top[1], 0)], (YELLOW, GREEN)[i % 2], 0.9, 0.6)
        p.fringe([(top[0] + 1.2, top[1]), (bend[0] + w * 0.72, bend[1]), (low[0] + w, low[1] - 2.4)], w * 0.8, 0.9, 0.7, clip=tongue)
        p.shape([(bend[0] + u * 1.4, bend[1] - 4, 0), (bend[0] + u * 3 - w * 0.42, bend[1] + 3), (bend[0] + u * 5, bend[1] + 7), (bend[0] + u * 3 + w * 0.42, bend[1] + 3)], RED, 0.6)
    ringed = p.shape(_both([(15, 42, 0), (18, 45), (15.6, 48.4, 0)]), RED, 1.1)
    p.shade(ringed, [(18, 45), (15.6, 48.4), (0, 49)], 3, RED)
    p.line([(-16, 44.4), (0, 46.4), (14, 44.8)], 1, (0.3, 0.3), WHITE)
    dome = p.shape(_both([(5, 20, 0), (9.6, 25), (13, 33), (14.6, 42, 0)]), BLUE, 1.1)
    p.shade(dome, [(5, 20), (9.6, 25), (13, 33), (14.6, 42)], 6, BLUE)
    for i in range(5):
        u = -1 + i / 2
        lobe = [(u * 9.6 - 2.6, 42), (u * 8 - 2, 33), (u * 4.6, 25), (u * 8 + 2, 33), (u * 9.6 + 2.6, 42)]
        p.line(lobe, 2, (0.8, 0.8))
        p.line(lobe, 1.1, (0.8, 0.8), YELLOW)
        p.fill(ring(u * 9, 37, 1.1, 1.9), RED if i % 2 else WHITE)
    _finial(p)


def _finial(p: Chalk) -> None:
    """A red pine cone in a cup of leaves."""
    for turn in (-104, 104, -70, 70, -40, 40):
        leaf(p.at(0, 21.4, 1, turn), 9, GREEN if abs(turn) != 70 else YELLOW, 0.28)
    cone = p.shape([(0, 7.4, 0), (-3.6, 10.6), (-4.6, 15), (-3, 19.4), (0, 20.6), (3, 19.4), (4.6, 15), (3.6, 10.6)], RED, 1)
    p.shade(cone, [(3.6, 10.6), (4.6, 15), (3, 19.4), (0, 20.6)], 4, RED)
    p.lines([[(-4, 13), (0, 15.4), (3, 19)], [(-3, 10.6), (1, 12.6), (4.4, 16)], [(-4.4, 16.4), (-2, 18), (-1, 20)], [(4, 13), (0, 15.4), (-3, 19)], [(3, 10.6), (-1, 12.6), (-4.4, 16)]], 0.6, (0.6, 0.6))


def _rim(p: Chalk) -> None:
    """A wreath of laurel bound crosswise with gold, on the bowl's edge."""
    wreath = p.shape([(-38, 64.4, 0), (-42, 67), (-42, 72), (-38, 76, 0), (-20, 79.4), (0, 80.4), (20, 79.4), (38, 76, 0), (42, 72), (42, 67), (38, 64.4, 0), (20, 68.8), (0, 70), (-20, 68.8)], GREEN, 1.2)
    p.shade(wreath, [(42, 67), (42, 72), (38, 76), (20, 79.4), (0, 80.4)], 5, GREEN)
    for s in (-1, 1):
        for i in range(9):
            x = s * (4.6 + i * 4.1)
            y = 76.4 - (x / 42) ** 2 * 6.2
            for dy, turn in ((-2.6, 66), (2, 104)):
                leaf(p.at(x, y + dy * 0.7, 1, s * turn), 6.6, GREEN, 0.3)
    for a, b in (((-4, 70.4), (4, 80)), ((4, 70.4), (-4, 80))):
        p.line([a, (0, 75.4), b], 2.8, (0.9, 0.9))
        p.line([a, (0, 75.4), b], 1.7, (0.9, 0.9), YELLOW)
    p.bead(0, 75.4, 2, RED, 0.5)


def _bowl(p: Chalk) -> None:
    body = p.shape(_both([(38, 74, 0), (38.6, 84), (36, 95), (28, 106), (16, 113), (6, 116, 0)]), YELLOW, 1.4)
    p.shade(body, [(38.6, 80), (36, 95), (28, 106), (16, 113)], 14, YELLOW, 0.7, 0.9, 26)
    # A frieze of red with golden hearts.
    frieze = p.shape(_both([(38.2, 76, 0), (38.6, 86, 0), (20, 91), (0, 92)]), RED, 0.8)
    p.shade(frieze, [(38.2, 76), (38.6, 86)], 9, RED)
    for i in range(9):
        x = -33.6 + i * 8.4
        y = 87.2 - (x / 38) ** 2 * 4.8
        q = p.at(x, y, 1 - abs(x) / 110)
        heart = q.shape([(0, 3.6, 0), (-3.4, 0), (-2.4, -3), (0, -1.6, 0), (2.4, -3), (3.4, 0)], (YELLOW, WHITE)[i % 2], 0.7)
        q.fringe([(3.4, 0), (0, 3.4)], 1.6, 0.8, 0.5, clip=heart)
        if i < 8:
            p.bead(x + 4.2, 86 - ((x + 4.2) / 38) ** 2 * 4.8, 1, BLUE, 0.3)
    p.lines([[(-38.4, 86.4), (-20, 91.4), (0, 92.4), (20, 91.4), (38.4, 86.4)]], 1, (0.8, 0.8))
    p.fill([(-33, 90.4), (-20, 94), (-18, 97), (-28, 95.4), (-33, 93)], WHITE)
    # Lobes of green and blue round the foot of the bowl.
    xs = [-35.4, -30, -23, -14.6, -5, 5, 14.6, 23, 30, 35.4]
    lobes = [(-35.6, 95.4, 0)]
    for a, b in zip(xs, xs[1:]):
        m = (a + b) / 2
        lobes += [(m, 98 - 4.4 * (m / 35) ** 2 - 1.4), (b, 102 - 7 * (b / 35) ** 2, 0)]
    under = p.shape(lobes + [(28, 106), (16, 113), (6, 116, 0), (-6, 116, 0), (-16, 113), (-28, 106)], GREEN, 0.9, 0.6)
    for i, (a, b) in enumerate(zip(xs, xs[1:])):
        m, y = (a + b) / 2, 100 - 5 * ((a + b) / 70) ** 2
        if i % 2:
            w = (b - a) * 0.3
            p.shape([(m - w, y + 1), (m, y - 1.4), (m + w, y + 1), (m * 0.6 + w * 0.4, y + 8), (m * 0.3, y + 13, 0), (m * 0.6 - w * 0.4, y + 8)], BLUE, 0.7)
        p.line([(b, 101.4 - 7 * (b / 35) ** 2), (b * 0.76, 108 - abs(b) * 0.06), (b * 0.2, 115.4)], 1.2, (0.9, 0.3), peak=0.3)
        if i < 5 and i % 2 == 0:
            p.line([(m * 0.98, y), (m * 0.84, y + 5), (m * 0.56, y + 9)], 1.2, (0.3, 0.1), GLINT)
    p.shade(under, [(35.6, 95.4), (28, 106), (16, 113), (6, 116)], 11, None, 0.8, 0.9, 24)


def _foot(p: Chalk) -> None:
    for x in (-31, -13, 13, 31):
        y = 172.6 if abs(x) < 20 else 169.4
        p.shape(ring(x, y, 4.4), RED, 1)
        p.fringe([(x + 4.3, y - 1), (x + 3, y + 3), (x, y + 4.3), (x - 3, y + 3)], 3, 0.8, 0.6, 0)
        p.fill(ring(x - 1.6, y - 1.4, 0.9), WHITE)
    base = p.shape(_both([(32, 151, 0), (39, 155, 0), (39, 164, 0), (20, 170, 0)]), YELLOW, 1.2)
    p.shade(base, [(39, 155), (39, 164), (20, 170), (0, 170)], 4, YELLOW)
    for s in (-1, 1):
        p.line([(s * 20, 160.4), (s * 20, 165), (s * 20, 170)], 1, (0.9, 0.9))
        for i in range(4):
            x, y = s * (23 + i * 4.4), 164.4 - i * 1.3
            p.shape([(x, y - 2.6, 0), (x - 1.8, y), (x, y + 2.6, 0), (x + 1.8, y)], (RED, BLUE)[i % 2], 0.5)
    for i in range(7):
        x = -16.2 + i * 5.4
        p.shape([(x - 2.2, 167.6, 0), (x, 162.6, 0), (x + 2.2, 167.6, 0)], (RED, GREEN)[i % 2], 0.6)
    p.lines([[(-39, 156.6), (-20, 161.4), (20, 161.4), (39, 156.6)], [(-20, 168.8), (0, 168.8), (20, 168.8)]], 0.7, (0.9, 0.9))
    side = p.shape([(-6, 122, 0), (-10, 134), (-24, 150), (-33, 152, 0), (-20, 159.6, 0), (20, 159.6, 0), (33, 152, 0), (24, 150), (10, 134), (6, 122, 0)], BLUE, 1.2)
    p.shade(side, [(6, 122), (10, 134), (24, 150), (33, 152)], 8, BLUE)
    panel = p.shape([(-4, 124, 0), (-6.4, 136), (-14.6, 157, 0), (14.6, 157, 0), (6.4, 136), (4, 124, 0)], RED, 1)
    p.shade(panel, [(4, 124), (6.4, 136), (14.6, 157)], 4, RED)
    # Acanthus in gold on the front, tulips on the sides.
    for turn, y, long in ((-62, 156, 9), (62, 156, 9), (-40, 153, 11), (40, 153, 11), (-30, 144, 9), (30, 144, 9), (0, 155, 14), (0, 143, 13)):
        leaf(p.at(0, y, 1, turn), long, YELLOW, 0.26)
    for s in (-1, 1):
        p.line([(s * 8, 132), (s * 13, 142), (s * 20, 151)], 1.4, (0.6, 0.6))
        p.line([(s * 8, 132), (s * 13, 142), (s * 20, 151)], 0.7, (0.6, 0.6), YELLOW)
        for x, y, turn in ((10.6, 137, 150), (15.4, 145, 138), (22.6, 153.4, 128)):
            q = p.at(s * x, y, 1, s * turn)
            bud = q.shape([(0, 3, 0), (-2.4, 1), (-2.4, -3, 0), (-0.9, -1.6), (0, -4, 0), (0.9, -1.6), (2.4, -3, 0), (2.4, 1)], RED, 0.7)
            q.fringe([(2.4, -3), (2.4, 1), (0, 3)], 1.4, 0.8, 0.5, clip=bud)
    for y, half, colour in ((117, 7.6, RED), (121.4, 6, OCHRE)):
        knop = p.shape([(-half + 2, y - 2.4, 0), (-half, y), (-half + 2, y + 2.4, 0), (half - 2, y + 2.4, 0), (half, y), (half - 2, y - 2.4, 0)], colour, 1)
        p.shade(knop, [(half - 2, y - 2.4), (half, y), (half - 2, y + 2.4)], 4, colour)
        p.lines([[(x, y - 2), (x * 1.2, y), (x, y + 2)] for x in (-3, 0, 3)], 0.6, (0.5, 0.5))
    p.fill([(-3, 119.6), (0, 119), (3, 119.6), (0, 120)], INK)
    p.line([(-8, 134), (-13, 143), (-21, 150)], 0.8, (0.2, 0.1), PALE_BLUE)

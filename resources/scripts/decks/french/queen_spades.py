# SPDX-License-Identifier: GPL-3.0-or-later
"""The queen of spades: old, grave, not to be trifled with; a black veil over her crown, blue silk and black lace, a spread
fan before her, her eyes on the player."""

from __future__ import annotations

import math

from french import dress, gown, ladyhands
from french.coiffure import RAVEN, RAVEN_DEEP, lock, pouf
from french.court_frame import court, waist
from french.ladies import Lady, face
from french.ornament import rose
from ink import Pen, ring
from svg import BLUE, DEEP_RED, GOLD, INK, RED, WHITE, YELLOW, Svg

HEAD = (55, 42.6, 0.238)
VEIL, VEIL_DEEP, THREAD = "#2a2c3d", "#191b29", "#7f8cb0"
LINING, LINING_DEEP = "#a9b8de", "#6d82bb"


def _half(sheet: Svg) -> None:
    pen = Pen(sheet)
    p = pen.at(HEAD[0], HEAD[1], HEAD[2], -2)
    _veil_behind(pen)
    gown.bust(p, 0.5)
    _gown(pen)
    _necklace(p)
    face(p, Lady(iris="#3c3a30", age=0.42, gaze=(0.3, 0), lid=0.6, smile=-0.15, nose=0.6, brow=0.15, lips=0.8, rouge=0.7))
    _hair(p)
    _veil_before(pen)
    _crown(p)
    _fan(pen)


def _veil_behind(pen: Pen) -> None:
    """The veil's far side, down the back to both sides."""
    pen.shape([(54, 20, 0), (42, 24), (37, 36), (36, 48), (31, 60), (27.6, 74), (26, waist(26) + 2, 0), (88, waist(88) + 2, 0), (86, 64), (79, 50), (76, 36), (70, 25), (58, 19.6, 0)], VEIL_DEEP, 0.9)
    # Its lining, lighter, so that head and shoulders stand out from it.
    lining = pen.shape([(57, 22.6, 0), (45.6, 27), (41.4, 37), (40.6, 48), (36.6, 60), (34, 74), (33, waist(33) + 2, 0), (76, waist(76) + 2, 0), (76, 60), (71, 40), (65, 26, 0)], LINING, 0.7)
    pen.fringe([(45.6, 27), (41.4, 37), (40.6, 48), (36.6, 60), (34, 74)], 5, 0.85, 0.4, 10, clip=lining, under=LINING_DEEP)
    pen.lines([[(44.6, 36), (44, 48), (40, 62)], [(47.6, 36), (48, 44), (46, 54)], [(42.4, 46), (40, 56), (37, 66)]], 0.6, (0.1, 0.2))
    pen.lines([[(40, 30), (38.4, 46), (33, 62), (30, 78)], [(38.6, 40), (37, 50), (31.6, 64)]], 0.55, (0.1, 0.3), THREAD)


def _veil_before(pen: Pen) -> None:
    """Its near edge falls from the crown past the cheek over the shoulder: lace, dotted and scalloped."""
    pen.shape([(55, 19.8, 0), (60, 19.9), (66, 22), (71.6, 30), (74.6, 42), (79.6, 52), (86.4, 64), (88, waist(88) + 2, 0), (72.6, waist(72) + 2, 0), (71.4, 68), (70, 58), (67.4, 48), (66.4, 38), (63.6, 29), (58, 24.4), (54.4, 22.6, 0)], VEIL, 0.9)
    hem = [(57.4, 24.4), (63.6, 29), (66.4, 38), (67.4, 48), (70, 58), (71.4, 68), (72.4, 79)]
    for x, y, ux, uy in dress.along(hem, 2.3):
        px, py = x + uy * 0.5, y - ux * 0.5
        pen.fill(ring(x - uy * 0.4, y + ux * 0.4, 1.3), INK)
        pen.fill(ring(px - uy * 0.6, py + ux * 0.6, 0.42), THREAD)
    pen.line([(q[0] + 1.7, q[1]) for q in hem], 0.42, (0.8, 0.8), THREAD)
    pen.line([(q[0] + 3.3, q[1]) for q in hem[1:]], 0.3, (0.8, 0.8), THREAD)
    pen.lines([[(64, 22), (70, 34), (74, 48), (81, 64), (83, 76)], [(62, 22), (68.6, 34), (72, 48), (77, 62), (79, 77)]], 0.55, (0.1, 0.2), THREAD)
    for x, y in ((70.4, 45), (72.2, 53), (75.6, 59), (74.6, 66), (80.6, 68), (78, 74), (69.4, 38.4), (84, 74), (67.6, 31)):
        q = pen.at(x, y, 1, 20)
        q.lines([[(-1.3, 0), (0, 0.1), (1.3, 0)], [(0, -1.3), (0.1, 0), (0, 1.3)], [(-0.8, -0.8), (0, 0), (0.8, 0.8)], [(-0.8, 0.8), (0, 0), (0.8, -0.8)]], 0.36, (0.3, 0.3), THREAD)


def _gown(pen: Pen) -> None:
    star = dress.motif(pen, "star", YELLOW, RED)
    dress.cloth(pen, [(46, 74, 0), (36, 78), (24, 85), (14, waist(14) + 2, 0), (84, waist(84) + 2, 0), (74, 74), (66, 72, 0)], BLUE, [[(46, 75), (36, 79), (26, 86)]], 4)
    front = pen.shape([(43, 66, 0), (46, 74), (49.4, waist(49) + 1, 0), (61, waist(61) + 1, 0), (64.6, 73), (67, 65.4, 0), (55, 69.4)], VEIL, 0.6)
    pen.lines([[(46.4, 71), (55, 74.6), (63.8, 70.6)], [(47.6, 74.6), (55, 78), (62.8, 74.2)], [(48.8, 78), (55, 81.2), (62, 77.4)]], 0.55, (0.7, 0.7), YELLOW)
    for y in (72.2, 76, 79.8):
        dress.pearl(pen, 55.2, y, 1.05)
    pen.fringe([(66, 68), (64.6, 73), (61.2, 80)], 4, 0.8, 0.34, 8, clip=front)
    for side, knots, rim in (
        (-1, [(36.6, 65, 0), (39.6, 70), (42.4, 75), (44.6, waist(44) + 1, 0), (50.4, waist(50) + 1, 0), (48, 74.4), (45.4, 69), (43, 64.8, 0)], [(44, 66), (47.6, 74), (50, 80.6)]),
        (1, [(74.4, 63, 0), (71, 69), (68.4, 74), (66.6, waist(66) + 1, 0), (60, waist(60) + 1, 0), (63, 73), (65, 68), (67.4, 63, 0)], [(66.6, 65.6), (63.4, 73), (60.4, 80)]),
    ):
        panel = dress.cloth(pen, knots, BLUE, [[(74, 64), (71, 69), (68.4, 74), (66.6, 79)]] if side > 0 else [[(44.6, 82), (42.4, 75), (39.6, 70)]], 3.6)
        dress.brocade(pen, panel, star, 4.4, 2.4, origin=(43.4, 69.6) if side < 0 else (68, 67.6))
        dress.band(pen, rim, 2, YELLOW, 0.5, "ticks")
    # The sleeve on the fan's side.
    sleeve = dress.sleeve(pen, [(41.4, 65.4, 4.6), (39.6, 70, 5.4), (37.4, 76, 5.2), (36.6, 80.6, 4.6)], BLUE, (0.5, 0), 4.2)
    dress.brocade(pen, sleeve, star, 4.4, 2.4, origin=(36.6, 69.6))
    # Black lace along the neckline.
    line = [(36.8, 65.6), (42, 67.8), (48.4, 70), (55.4, 70.4), (62.6, 68.8), (68.6, 66), (74, 62.6)]
    for x, y, ux, uy in dress.along(line, 2.1):
        pen.fill(ring(x - uy * 0.9, y + ux * 0.9, 1.5), INK)
        pen.fill(ring(x - uy * 1.2, y + ux * 1.2, 0.45), THREAD)
    dress.band(pen, line, 1.5, VEIL, 0.5)
    dress.pearls(pen, line, 0.5, WHITE, 4)


def _necklace(p: Pen) -> None:
    gown.choker(p, 2.5, "#3a3338")
    chain = [(-20, 74), (-12, 92), (4, 102), (20, 92), (36, 74)]
    p.line(chain, 1.8, (0.9, 0.9))
    p.line(chain, 0.9, (0.9, 0.9), YELLOW)
    p.shape([(4, 99, 0), (11, 107, 0), (4, 116, 0), (-3, 107, 0)], YELLOW, 1.8, 0.45)
    p.shape([(4, 103, 0), (8, 107, 0), (4, 112, 0), (0, 107, 0)], RED, 1.0, 0.5)
    p.fill([(3.4, 104.6, 0), (1.2, 107), (2.8, 107)], WHITE)


def _hair(p: Pen) -> None:
    """Black hair going grey at the temple, parted and drawn back under the veil."""
    pouf(p, RAVEN, RAVEN_DEEP, 24, 42, 2, 15, "#8f8a92")
    for bones, colour in (
        ([(22, -44, 5), (30, -26, 5.6), (37, -6, 7), (35, 10, 6), (30, 22, 1)], RAVEN),
        ([(25, -26, 0.6), (29, -12, 2.8), (31.4, -1, 3.4), (31, 9, 2.8), (27, 17, 0.6)], "#a39c94"),
        ([(-20, -44, 3), (-27, -28, 3.6), (-31.4, -14, 4), (-32, -2, 3.6), (-30, 8, 0.8)], RAVEN),
    ):
        lock(p, bones, colour, 3, 2, 1)
    # A pearl drop at the ear.
    p.line([(31, 16), (31.6, 20), (31.4, 23)], 1.4, (0.8, 0.8), GOLD)
    gown.bead(p, 31.6, 26.6, 4, WHITE)


def _crown(p: Pen) -> None:
    """Tall and pointed, on the parting, over the veil."""
    q = p.at(4, -50)
    for x, y, turn, k in ((-33, -10, -20, 0.9), (33, -11, 20, 0.9), (-18, -5, -10, 1.06), (18, -5.6, 10, 1.06), (0, -3.4, 0, 1.3)):
        s = q.at(x, y, k, turn)
        s.shape([(-8.6, 4, 0), (-7, -8), (-10, -17, 0), (-4, -13, 0), (0, -30, 0), (4, -13, 0), (10, -17, 0), (7, -8), (8.6, 4, 0)], YELLOW, 2.4, 0.42)
        s.fill([(0.6, 3, 0), (0.2, -26, 0), (4, -13, 0), (10, -17, 0), (7, -8), (8.4, 3, 0)], GOLD)
        s.line([(0, -2), (0.4, -12), (0, -24)], 1.1)
        gown.bead(s, 0, -32.6, 3, WHITE)
        s.shape([(0, -11, 0), (3, -6.4, 0), (0, -1.6, 0), (-3, -6.4, 0)], RED if k > 1.2 else BLUE, 1.1, 0.5)
    body = q.shape([(-38, -12, 0), (-20, -3.6), (0, -1), (20, -4), (38, -13, 0), (36, 1, 0), (19, 9), (0, 12), (-19, 9.6), (-36, 2, 0)], YELLOW, 2.6, 0.42)
    q.fringe([(37.6, -10), (36, 1), (19, 9), (6, 11.4)], 7, 2.6, 1.2, 20, clip=body, under=GOLD)
    for i, x in enumerate((-28, -14, 0, 14, 28)):
        y = 5.2 - 7 * (x / 34) ** 2
        if i % 2:
            gown.bead(q, x, y, 3.2, WHITE)
        else:
            q.shape(ring(x, y, 4.2, 3.6), RED if i == 2 else BLUE, 1.3, 0.5)
            q.fill([(x - 2.2, y - 0.6), (x - 0.4, y - 2.2), (x, y - 0.8)], WHITE)


def _fan(pen: Pen) -> None:
    """The fan, held at its rivet: golden sticks, a painted leaf with a lace edge."""
    cx, cy, start, end, count = 26.4, 71.4, -56, 42, 13
    at = lambda r, deg: (cx + 0.88 * r * math.sin(math.radians(deg)), cy - 0.88 * r * math.cos(math.radians(deg)))  # noqa: E731
    step = (end - start) / (count - 1)
    # The leaf, pleated: its edge rises and falls from stick to stick.
    hem = []
    for i in range(count):
        hem.append((*at(24.4, start + step * i), 0))
        if i < count - 1:
            hem.append(at(25.6, start + step * (i + 0.5)))
    for i in range(count * 2 - 2):
        d = start + step * (i + 0.5) / 2
        pen.fill(ring(*at(25.6, d), 0.95), INK)
        pen.fill(ring(*at(25.7, d), 0.34), THREAD)
    inner = [at(12, start + step * i) for i in range(count)]
    pen.shape([*hem, (*inner[-1], 0), *inner[-2:0:-1], (*inner[0], 0)], RED, 0.85, 0.42)
    for i in range(count - 1):
        a, b, c = start + step * i, start + step * (i + 0.5), start + step * (i + 1)
        pen.fill([(*at(12.2, b), 0), (*at(25.2, b), 0), (*at(24.2, c), 0), (*at(12.2, c), 0)], DEEP_RED)
        pen.line([at(12, b), at(19, b), at(25.4, b)], 0.36, (0.6, 0.6))
        pen.line([at(12, a), at(19, a), at(24.2, a)], 0.5, (0.6, 0.6))
    for r, w in ((23, 0.9), (13.4, 0.7)):
        pen.line([at(r, start + (end - start) * t / 12) for t in range(13)], w, (0.9, 0.9), YELLOW)
    # Painted on it: a spray of roses, gold leaves between.
    for d, r, size, colour in ((-36, 18.2, 2.7, WHITE), (-7, 18.2, 3.3, WHITE), (22, 18.2, 2.7, WHITE)):
        for s in (-1, 1):
            q = pen.at(*at(r, d), 1, d)
            q.fill([(s * 2.6, 0.6, 0), (s * 4.4, -1.8), (s * 6.6, -1.4, 0), (s * 4.8, 0.6)], YELLOW)
            q.fill([(s * 2.4, 1.4, 0), (s * 4, 2.4), (s * 5.6, 1.9, 0), (s * 4.2, 1.1)], YELLOW)
        rose(pen, *at(r, d), size, colour, YELLOW, d)
    # Sticks.
    for i in range(count):
        d = start + step * i
        pen.shape([(*at(12.6, d - 2.2), 0), (*at(12.6, d + 2.2), 0), (*at(1.6, d + 5), 0), (*at(1.6, d - 5), 0)], YELLOW if i % 2 else GOLD, 0.42, 0.6)
    for d in (start - 1.4, end + 1.4):
        guard = pen.shape([(*at(24.8, d - 1.3), 0), (*at(24.8, d + 1.3), 0), (*at(0.6, d + 26), 0), (*at(0.6, d - 26), 0)], YELLOW, 0.7, 0.45)
        pen.hatch(guard, d, 1.5, 0.3, reach=0.6)
    # Her elbow rests at her side, the forearm comes up to the fan.
    gown.arm(pen, [(38.4, 83.4, 3.5), (34.6, 79.6, 3.1), (30.6, 75.4, 2.3)])
    gown.ruffle(pen, 37.2, 77.6, 8.6, 4.6, 22, 2, VEIL)
    ladyhands.closed(pen, 27.2, 69.4, 11.6, 36)


def draw(sheet: Svg) -> None:
    """The whole card."""
    court(sheet, "S", _half)

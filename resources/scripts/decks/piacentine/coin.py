# SPDX-License-Identifier: GPL-3.0-or-later
"""The coin: a black disc set with rings of yellow beads round a red, laughing full-moon face."""

from __future__ import annotations

import math

from ink import ring
from piacentine.stone import DEEP_RED, INK, OCHRE, PAPER, RED, YELLOW, Chalk
from svg import Svg

STROKE = 0.1
GLOW = "#ee6a3f"  # where light falls on the red face


def _round(r: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return (r * math.cos(a), r * math.sin(a))


def define_coin(sheet: Svg, rich: bool) -> str:
    """A coin of radius 10 with the origin in its middle; `rich` has one ring more, for the great coins."""
    name = "great" if rich else "coin"
    if sheet.defined(name):
        return name
    with sheet.define(name):
        p = Chalk(sheet)
        sheet.circle(0, 0, 9.85, PAPER, INK, 0.16 if rich else 0.22)
        sheet.circle(0, 0, 9, INK)
        face = 4.1 if rich else 4.5
        if rich:
            _dots(p, 8.62, 40, 0.17, YELLOW)
            _beads(p, 7.44, 26, 0.86)
            _teeth(p, 6.5, 5.96, 26)
            _beads(p, 5.1, 17, 0.78)
        else:
            # Few and big, so that even a thumbnail of it is gold.
            _beads(p, 7.78, 22, 1.06)
            _beads(p, 5.72, 18, 0.9)
        sheet.circle(0, 0, face + 0.28, YELLOW)
        sheet.circle(0, 0, face + 0.1, INK)
        sheet.circle(0.04, -0.04, face, RED)
        _face(p.at(0, 0, face / 100))
    return name


def _dots(p: Chalk, r: float, count: int, size: float, colour: str) -> None:
    for i in range(count):
        p.fill(ring(*_round(r, i * 360 / count), size), colour)


def _beads(p: Chalk, r: float, count: int, size: float) -> None:
    """Yellow beads, each with a shaded side and a dark eye."""
    places = [_round(r, (i + 0.5) * 360 / count) for i in range(count)]
    # Each is a stroke of hardly any length with round ends: nothing says a round in fewer bytes.
    for shift, share, colour in ((0, 1, OCHRE), (size * 0.13, 0.84, YELLOW), (0, 0.34 if count > 24 else 0.28, INK)):
        dots = "".join(f"M{x - shift - STROKE / 2:.3f} {y - shift:.3f}L{x - shift + STROKE / 2:.3f} {y - shift:.3f}" for x, y in places)
        p.sheet.path(dots, stroke=colour, width=2 * size * share)


def _teeth(p: Chalk, outer: float, inner: float, count: int) -> None:
    """A ring of small triangles pointing outwards."""
    for i in range(count):
        a = i * 360 / count
        step = 360 / count * 0.36
        p.fill([(*_round(inner, a - step), 0), (*_round(outer, a), 0), (*_round(inner, a + step), 0)], YELLOW)
    p.sheet.circle(0, 0, inner - 0.12, None, YELLOW, 0.12)


def _face(p: Chalk) -> None:
    """A merry moon looking a little to the left; its own units, radius 100."""
    p.fill([(96, -18), (78, 20), (60, 62), (10, 92), (-28, 88), (4, 99), (40, 90), (76, 64), (95, 28)], DEEP_RED)
    p.fringe([(90, -40), (98, 0), (88, 44), (52, 84), (0, 99), (-40, 90)], 34, 6, 5, 20, 0.2)
    for knots in ([(-58, -66), (-30, -82), (10, -80), (0, -66), (-34, -60)], [(-66, 8), (-52, -6), (-36, 4), (-44, 26), (-62, 28)], [(26, 8), (44, -4), (60, 6), (52, 28), (32, 28)], [(-14, -30), (-6, -32), (-8, 10), (-16, 14)], [(-26, 74), (-8, 70), (8, 76), (-8, 84)]):
        p.fill(knots, GLOW)
    for s in (-1, 1):
        e = lambda x, y: (s * x - 9, y)
        # Brow, lid, the white of the eye, the pupil looking aside.
        p.line([e(11, -40), e(34, -54), e(60, -38)], 9, (0.4, 0.1), peak=0.4)
        p.fill([(*e(14, -16), 0), e(34, -30), (*e(56, -16), 0), e(36, -8)], "#fbe3c0")
        p.line([e(10, -14), e(34, -31), e(60, -14)], 7, (0.3, 0.3))
        p.line([e(18, -10), e(36, -6), e(54, -12)], 3.4)
        p.fill(ring(s * 34 - 14, -18, 8.6), INK)
        p.line([e(14, 0), e(36, 6), e(58, -4)], 3)
        p.line([e(50, 20), e(62, 34), e(52, 52)], 4.4)
        p.spikes([(e(66 - i * 5, 8 + i * 7), e(56 - i * 4, 14 + i * 7), e(48 - i * 3, 14 + i * 7)) for i in range(4)], 3.6)
    p.line([(-22, -18), (-24, 4), (-34, 22), (-22, 30), (-6, 30)], 6, (0.1, 0.5))
    p.line([(4, 14), (14, 24), (6, 32), (-4, 28)], 5, (0.2, 0.4))
    p.fill([(-26, 27), (-18, 22), (-12, 29)], INK)
    # A laugh that shows the teeth.
    p.fill([(-52, 40, 0), (-30, 46), (-10, 44), (12, 46), (38, 36, 0), (22, 60), (-8, 68), (-36, 58)], INK)
    p.fill([(-42, 46, 0), (-10, 49), (28, 43, 0), (14, 54), (-10, 57), (-34, 53)], "#fbe3c0")
    p.line([(-58, 36), (-52, 40), (-46, 48)], 4)
    p.line([(44, 32), (38, 36), (34, 46)], 4)
    p.line([(-30, 72), (-8, 78), (16, 72)], 4.4)
    p.line([(-26, 40), (-14, 36), (-6, 39), (4, 36), (14, 41)], 4.2)
    p.lines([[(-40, -74), (-12, -78), (20, -70)], [(-30, -64), (-8, -68), (14, -62)]], 2.8)

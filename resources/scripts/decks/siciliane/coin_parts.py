# SPDX-License-Identifier: GPL-3.0-or-later
"""The coins of the suit: the rosette of the plain cards, a laurelled head for the two, three running legs for the three."""

from __future__ import annotations

import fit
from engrave import polar
from siciliane.press import INK, YELLOW, Press


def circle(r: float, x: float = 0, y: float = 0) -> list:
    """Knots of a circle."""
    return [polar(r, a * 30, x, y) for a in range(12)]


def hoop(pen: Press, r: float, width: float, colour: str = INK, x: float = 0, y: float = 0) -> None:
    """A ring of living width: thicker at the lower right, where the light does not come from."""
    off = width * 0.22
    outer, inner = fit.through(pen.to_card(circle(r, x, y)), True), fit.through(pen.to_card(circle(r - width, x - off, y - off)), True)
    pen.sheet.path(fit.closed_data(outer) + fit.closed_data(inner), fill=colour, fill_rule="evenodd")


def rays(pen: Press, count: int, near: float, far: float, width: float, colour: str = INK, first: float = 0) -> None:
    """Cuts from the radius `near` to `far`, all round."""
    strokes = []
    for i in range(count):
        a, b = polar(near, first + i * 360 / count), polar(far, first + i * 360 / count)
        strokes.append((a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b))
    pen.spikes(strokes, width, colour)


def blank(pen: Press, r: float) -> None:
    """The disc, its raised edge and the milling within."""
    pen.shape(circle(r), YELLOW, 0.85, 0.6)
    hoop(pen, r * 0.93, 0.42)


def plain(pen: Press) -> None:
    """The coin of the number cards, of radius 15: milled edge, a worn band, a rosette of eight petals on black."""
    blank(pen, 15)
    rays(pen, 40, 12, 13.7, 0.6)
    hoop(pen, 11.8, 0.5)
    hoop(pen, 10.3, 0.34)
    band = fit.through(circle(10.1), True)
    pen.comb(band, 2, 35, 0.85, 0.4)
    pen.fill(circle(7.9), INK)
    for i in range(8):
        petal = pen.at(0, 0, 1, i * 45 + 10)
        petal.fill([(0, -2, 0), (-1.95, -4.6), (-1.7, -6.7), (0, -7.5), (1.7, -6.7), (1.95, -4.6)], YELLOW)
        petal.line([(0, -2.6), (0.1, -4.4), (0, -5.9)], 0.5, (0.9, 0.1), peak=0.1)
    pen.fill(circle(2.5), YELLOW)
    hoop(pen, 2, 0.42)
    pen.dots([(0, 0)], 0.7)


def beaded(pen: Press, r: float, count: int) -> None:
    """The edge of the great coins: a black band with pearls, between two lines."""
    hoop(pen, r * 0.945, r * 0.115)
    for i in range(count):
        pearl = pen.at(*polar(r * 0.888, i * 360 / count), 1, i * 360 / count)
        pearl.fill([(-r * 0.046, 0), (0, -r * 0.04), (r * 0.046, 0), (0, r * 0.04)], YELLOW)
    hoop(pen, r * 0.8, 0.35)


def laurelled(pen: Press) -> None:
    """The coin of the two, of radius 28: a bearded head with a wreath, looking left."""
    blank(pen, 28)
    beaded(pen, 28, 40)
    field = fit.through(circle(22), True)
    pen.comb(field, 4, 0, 0.85, 0.36)
    _head(pen.at(1.4, -0.6, 1.08))


def _head(pen: Press) -> None:
    pen.shape([(-3, -13.6), (-6.6, -10), (-8.2, -6.4), (-8.8, -3.6), (-8.4, -2.4), (-10, 0.4), (-11.8, 2.6), (-11, 3.7), (-9.2, 3.9), (-9.7, 5.2), (-8.8, 6),
                      (-9.3, 7.2), (-8.3, 8.4), (-8.9, 10.6), (-8, 13.4), (-4.6, 15.2), (-2.4, 14.6), (-2.6, 17), (-5.4, 19, 0), (1, 20.6), (9.6, 18, 0), (8, 14), (8.4, 9),
                      (11.4, 3), (11.8, -4), (9, -10.6), (3, -14.2)], YELLOW, 0.75, 0.5)
    # The back of the neck and the hollow of the cheek.
    pen.spikes([((9, 17.4 - i * 1.2), (5.4, 17 - i * 1.3), (2.4 + i * 0.2, 17.6 - i * 1.3)) for i in range(8)], 0.5)
    pen.spikes([((-1.6 - i * 0.5, 3.4 + i * 0.7), (-3.2 - i * 0.5, 4.2 + i * 0.6), (-4.6 - i * 0.4, 3.8 + i * 0.7)) for i in range(5)], 0.4)
    # Eye, brow and nostril.
    pen.line([(-8.4, -3.2), (-6.6, -4.4), (-3.4, -3.6)], 0.75, (0.5, 0.1))
    pen.line([(-7.6, -1.5), (-6, -2.5), (-3.6, -1.3)], 0.6, (0.3, 0.2))
    pen.line([(-7.2, -0.9), (-5.8, -0.4), (-4.2, -1)], 0.4)
    pen.fill([(-6.9, -1.9), (-5.9, -2.3), (-5.3, -1.4), (-6.3, -0.7)], INK)
    pen.line([(-10.2, 3.5), (-9, 2.5), (-8.3, 3)], 0.6, (0.8, 0.2))
    pen.line([(-9.4, 5.7), (-7.6, 5.8), (-6.4, 6.4)], 0.6, (0.8, 0.1))
    _hair(pen)
    _beard(pen)
    pen.shape([(1.6, -1.6), (3.6, -2.4), (4.6, -0.4), (3.8, 2.2), (2.4, 3.6), (1.5, 1.4)], YELLOW, 0.6)
    pen.line([(2.4, -0.8), (3.5, -0.7), (3.1, 1.4)], 0.5)
    _wreath(pen)


def _hair(pen: Press) -> None:
    """Black, with the locks cut out of it, combed from the crown."""
    edge = [(-7.9, -7.2), (-5.6, -5.8), (-3, -6), (-1.2, -4.8), (0.6, -5), (2, -2.6), (4.6, -2.4), (5.4, 0.6), (5, 3.6), (6.4, 6.2), (9.4, 7.4), (11.4, 4.4), (12, -0.6), (11.8, -4.6), (9.4, -10.4), (3.4, -14.2), (-2.8, -13.6), (-6.6, -10.4)]
    pen.fill([(*q, 0) if i < 12 else q for i, q in enumerate(edge)], INK)
    x, y = 3.4, -9.4
    locks = []
    for i, (a, b) in enumerate(edge):
        for t in (0, 0.5):
            c, d = edge[(i + 1) % len(edge)]
            u, v = a + (c - a) * t, b + (d - b) * t
            near = 0.3 if t else 0.12
            locks.append([(x + (u - x) * near, y + (v - y) * near), (x + (u - x) * 0.6 + 0.5, y + (v - y) * 0.6 - 0.5), (x + (u - x) * 0.92, y + (v - y) * 0.92)])
    pen.lines(locks, 0.75, (0.1, 0.5), YELLOW)


def _beard(pen: Press) -> None:
    """It covers cheek and jaw in rows of curls, a moustache over it."""
    pen.fill([(0.9, -2.6, 0), (1.4, 2), (2.4, 4), (2.2, 9), (-0.6, 13.6), (-3, 15.4, 0), (-4.6, 16.4), (-8.6, 14.2, 0), (-9.3, 10.8), (-8.2, 9), (-8.6, 7.6, 0), (-6.4, 7), (-6.6, 6.2), (-9.4, 6.2, 0), (-8.8, 4.8), (-6.6, 4.2), (-3.8, 5.8), (-1.6, 4), (-0.6, 0.6)], INK)
    for x, y, r in ((0.3, 4.6, 1), (-1.9, 6.6, 1.1), (0.6, 7.6, 1.1), (-4.2, 8, 1.1), (-1.4, 9.6, 1.2), (-6.4, 9.6, 1), (-4, 11, 1.2), (-1.3, 12.2, 1), (-6.8, 12.2, 1.1), (-4.4, 13.8, 1), (0.4, 1.8, 0.8)):
        pen.line([(x + r, y + 0.3), (x + 0.2, y - r), (x - r, y), (x - 0.1, y + r), (x + r * 0.5, y + 0.2)], 0.66, (0.4, 0.2), YELLOW)
    pen.lines([[(-8.8, 5.6), (-6.8, 5.1), (-4.6, 6.4)], [(0.4, -1.6), (0.5, -0.4), (0.3, 0.6)]], 0.6, (0.2, 0.2), YELLOW)


def _wreath(pen: Press) -> None:
    for x, y, turn in ((-6.6, -8.6, -32), (-3.9, -9.8, -58), (-0.8, -9.6, -80), (2.4, -8.6, -102), (5.3, -6.8, -118), (8, -4.6, -130)):
        for side in (-1, 1):
            leaf = pen.at(x, y, 0.92, turn + side * 38)
            leaf.shape([(0, 0.8, 0), (-1.2, -1.6), (0, -4.6, 0), (1.2, -1.6)], YELLOW, 0.45)
            leaf.line([(0, 0.4), (0.1, -1.6), (0, -3.6)], 0.4, (0.9, 0.1), peak=0.1)
    # The ribbon that ties it.
    pen.shape([(9.4, -3.4, 0), (12.6, -1.4), (12.2, 2), (14.4, 5, 0), (12.4, 5.4, 0), (10.6, 2), (10.6, -1)], YELLOW, 0.5)


def running(pen: Press) -> None:
    """The coin of the three, of radius 17: three bent legs running round a winged face."""
    blank(pen, 17)
    beaded(pen, 17, 30)
    pen.comb(fit.through(circle(13.4), True), 2.6, 0, 0.75, 0.34)
    for i in range(3):
        _running_leg(pen.at(0, 0, 1, i * 120 - 4))
    for side in (-1, 1):
        for turn, long in ((62, 6.4), (88, 6.8), (112, 6)):
            quill = pen.at(0, -0.6, 1, side * turn)
            quill.shape([(-1, -2.6, 0), (-1.3, -4.6), (0, -long, 0), (1.2, -4.6), (1, -2.6, 0)], YELLOW, 0.5)
            quill.line([(0, -3), (0, -long + 1)], 0.4)
    pen.shape([(-3.4, -1.6), (-2.6, -3.6), (0, -4.4), (2.6, -3.6), (3.4, -1.6), (3, 1.4), (1.6, 3.8), (0, 4.6), (-1.6, 3.8), (-3, 1.4)], YELLOW, 0.7)
    pen.fill([(-3.4, -1, 0), (-3.1, -3.7), (0, -4.8), (3.1, -3.7), (3.4, -1, 0), (2.3, -2.7), (0, -3.1), (-2.3, -2.7)], INK)
    for side in (-1, 1):
        pen.line([(side * 0.5, -1.2), (side * 1.4, -1.8), (side * 2.4, -1.1)], 0.55)
        pen.dots([(side * 1.45, -0.6)], 0.42)
        pen.line([(side * 0.5, -4.2), (side * 1.6, -3.7), (side * 2.6, -2.7)], 0.5, (0.2, 0.2), YELLOW)
    pen.line([(0.2, -1.2), (-0.5, 1), (0.6, 1.2)], 0.45)
    pen.line([(-1.2, 2.5), (0, 2.9), (1.2, 2.4)], 0.6)


def _running_leg(leg: Press) -> None:
    """A leg that grows upwards, its knee bent to the right."""
    outline = leg.shape(
        [(-1.9, -2.6, 0), (-3, -5.4), (-3.2, -8.4), (-2.5, -10.9), (-0.8, -12.2), (1, -11.9), (3.4, -11.2), (6, -10.6), (7.3, -11), (7.8, -12.4), (8.4, -13.7, 0), (9.8, -13.2), (10.2, -11), (9.9, -9), (8.9, -8.1, 0), (6.6, -8.7), (4.2, -8.2), (1.9, -8.1), (0.7, -8.8, 0), (1.2, -5.6), (1.9, -2.6, 0)],
        YELLOW, 0.95, 0.6)
    leg.comb(outline, 1, 24, 0.8, 0.42)
    leg.lines([[(-2, -10.4), (-0.9, -9.7), (0.1, -10.2)], [(8.9, -13), (9.1, -12.2)], [(7.4, -10), (8.2, -9.6)]], 0.5)
    leg.line([(-1.6, -4.4), (-1.9, -6.6), (-1.6, -8.6)], 0.5, (0.1, 0.1))

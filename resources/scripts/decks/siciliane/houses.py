# SPDX-License-Identifier: GPL-3.0-or-later
"""Two small houses: the farm on the ace of swords, the chapel on the three of cups."""

from __future__ import annotations

from siciliane.press import GREEN, INK, PAPER, RED, YELLOW, Press


def bush(pen: Press, x: float, y: float, width: float, height: float) -> None:
    """A round tree crown with tufted edge, its middle at (x, y)."""
    w, h = width / 2, height / 2
    crown = pen.shape([(x - w, y + h * 0.5), (x - w * 1.02, y - h * 0.1, 0), (x - w * 0.8, y - h * 0.55), (x - w * 0.45, y - h * 0.6, 0), (x - w * 0.2, y - h), (x + w * 0.25, y - h * 0.9, 0), (x + w * 0.6, y - h * 0.8),
                       (x + w * 0.75, y - h * 0.25, 0), (x + w, y), (x + w * 0.85, y + h * 0.55, 0), (x + w * 0.45, y + h), (x, y + h * 0.8, 0), (x - w * 0.5, y + h)], GREEN, 0.5)
    pen.comb(crown, min(w, h) * 0.8, 30, 0.7, 0.42)
    for dx, dy in ((-0.5, -0.1), (0, -0.5), (0.1, 0.2), (0.45, -0.2), (-0.35, 0.45)):
        a, b = x + dx * w, y + dy * h
        pen.line([(a - 1, b + 0.3), (a, b - 0.7), (a + 1.1, b + 0.3)], 0.5, (0.2, 0.2))
        pen.line([(a - 1.1, b - 0.5), (a - 0.1, b - 1.4), (a + 0.7, b - 0.8)], 0.42, (0.1, 0.1), PAPER)


def cypress(pen: Press, x: float, foot: float, height: float, half: float = 1.7) -> None:
    """A tall dark tree."""
    pen.line([(x, foot), (x, foot - 2), (x, foot - 3)], 0.9, (0.9, 0.9))
    tree = pen.shape([(x - half, foot - 3.4), (x - half * 0.9, foot - height * 0.55), (x, foot - height, 0), (x + half * 0.9, foot - height * 0.55), (x + half, foot - 3.4), (x, foot - 2)], GREEN, 0.5)
    pen.comb(tree, half * 1.3, 60, 0.6, 0.4)
    pen.lines([[(x - half * 0.5, foot - 4.5), (x - half * 0.5, foot - height * 0.5), (x - 0.2, foot - height * 0.8)]], 0.45, (0.1, 0.1), PAPER)


def grass(pen: Press, x1: float, x2: float, y: float, count: int) -> None:
    """Tufts and a few strokes of earth."""
    for i in range(count):
        x = x1 + (x2 - x1) * (i + 0.5) / count
        k = 0.5 * ((i * 7) % 3 - 1)
        pen.lines([[(x - 1.6, y + 1 + k), (x, y + 0.7 + k), (x + 1.8, y + 1 + k)], [(x - 0.6, y + 0.6 + k), (x - 1, y - 0.4), (x - 1.5, y - 1.2)], [(x, y + 0.6 + k), (x + 0.1, y - 0.4), (x + 0.3, y - 1.6)]], 0.42, (0.6, 0.1))


def _walls(pen: Press, gable: list, side: list, roof: list) -> None:
    pen.shape(gable, YELLOW, 0.6)
    pen.shape(side, YELLOW, 0.6, shade=2.6, gap=0.7, angle=0)
    tiles = pen.shape(roof, RED, 0.65)
    pen.comb(tiles, 1.6, 0, 0.6, 0.36)
    (x1, y1, *_), (x2, _, *_), (x3, y3, *_) = roof[0], roof[1], roof[2]
    x4 = roof[3][0]
    count = int((x2 - x1) / 1.3)
    pen.lines([[(x1 + (x2 - x1) * i / count, y1 + 0.3), (x4 + (x3 - x4) * i / count, y3 - 0.2)] for i in range(1, count)], 0.42, (0.6, 0.6))


def _opening(pen: Press, x: float, y: float, w: float, h: float) -> None:
    pen.fill([(x - w, y, 0), (x - w, y - h * 0.7, 0), (x, y - h), (x + w, y - h * 0.7, 0), (x + w, y, 0)], INK)
    pen.line([(x + w + 0.4, y), (x + w + 0.45, y - h * 0.5), (x + w + 0.3, y - h * 0.8)], 0.35)


def farm(pen: Press) -> None:
    """A low house among trees, 34 wide and 24 high, its middle at the origin."""
    bush(pen, -9, -4, 14, 13)
    bush(pen, 1, -7.4, 12, 11)
    bush(pen, 12.6, 1, 10, 11)
    _walls(pen, [(-11.6, 8, 0), (-11.6, -1, 0), (-7.4, -6.4, 0), (-3.2, -1, 0), (-3.2, 8, 0)], [(-3.2, 8, 0), (-3.2, -1, 0), (9, -1, 0), (9, 8, 0)], [(-7.4, -6.8, 0), (5, -6.8, 0), (9.8, -0.8, 0), (-2.8, -0.8, 0)])
    pen.line([(-12.4, -0.2), (-7.4, -6.7), (-6.8, -6.6)], 1, (0.8, 0.8), RED)
    _opening(pen, -7.4, 8, 1.7, 6)
    pen.dots([(-7.4, -1.8)], 0.7)
    for x in (0.4, 5.4):
        _opening(pen, x, 4.6, 0.95, 3)
    pen.shape([(-16.4, 11, 0), (-13, 8.6), (-4, 8.4), (8, 8.6), (17, 8.4), (16.6, 11, 0), (4, 12), (-6, 11.2)], GREEN, 0.5)
    grass(pen, -15, 16, 9.6, 8)
    bush(pen, -14.4, 7, 5, 5)


def chapel(pen: Press) -> None:
    """A little church with two cypresses, 34 wide and 22 high."""
    cypress(pen, -14, 8, 19)
    cypress(pen, 14.6, 8, 14, 1.5)
    pen.shape([(2.4, -5, 0), (2.4, -11.4, 0), (4.8, -13.6, 0), (7.2, -11.4, 0), (7.2, -5, 0)], YELLOW, 0.55, shade=1.4, gap=0.6, angle=0)
    _opening(pen, 4.8, -8, 0.8, 2.6)
    pen.shape([(1.8, -11, 0), (4.8, -14.6, 0), (7.8, -11, 0)], RED, 0.5)
    pen.lines([[(4.8, -14.4), (4.8, -17.6)], [(3.8, -16.4), (5.8, -16.4)]], 0.5, (0.9, 0.9))
    _walls(pen, [(3, 8, 0), (3, -1, 0), (7, -6, 0), (11, -1, 0), (11, 8, 0)], [(-10.6, 8, 0), (-10.6, -1, 0), (3, -1, 0), (3, 8, 0)], [(-7.6, -6.4, 0), (7, -6.4, 0), (3, -0.6, 0), (-11.6, -0.6, 0)])
    pen.line([(7, -6.4), (9.6, -3), (11.8, -0.4)], 1.1, (0.8, 0.8), RED)
    pen.line([(7, -6.7), (9.8, -3.3), (12, -0.6)], 0.5, (0.8, 0.8))
    _opening(pen, 7, 8, 1.7, 6.2)
    pen.dots([(7, -1.6)], 0.75)
    for x in (-8.2, -4.4, -0.6):
        _opening(pen, x, 4.4, 0.8, 2.8)
    grass(pen, -17, 17, 8.6, 10)
    pen.lines([[(5.6, 8.6), (4.6, 10), (2, 11.4)], [(8.6, 8.6), (8.6, 10), (7.4, 11.6)]], 0.4)

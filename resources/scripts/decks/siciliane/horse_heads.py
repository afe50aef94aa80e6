# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse's head in profile, its mane, its bridle, and the rest of the tack."""

from __future__ import annotations

from siciliane.coin_parts import circle
from siciliane.press import GREEN, GREY, INK, PAPER, RED, STEEL, YELLOW, Press


def mane(pen: Press) -> None:
    """Locks that fall on the near side of the neck, each with its own tip."""
    roots = [(27.6, 45.6), (31, 44), (35, 44.2), (39, 46), (42.4, 49.4), (45.4, 53.2), (48, 57.4), (50.4, 62)]
    tips = [(29.6, 58), (33.6, 61.4), (36.8, 63), (40, 65.4), (42, 68.6), (44.4, 71), (47.6, 72), (51, 72.4)]
    for (x, y), (a, b) in list(zip(roots, tips))[::-1]:
        pen.shape([(x - 2.4, y + 1.6), (x - 3.2, y + 6), ((x + a) / 2 - 2.4, (y + b) / 2 + 2), (a, b, 0), ((x + a) / 2 + 2.4, (y + b) / 2 + 3), (x + 3, y + 6.4), (x + 2.8, y + 3), (x + 0.6, y + 0.2)], STEEL, 0.6, 0.5)
        pen.lines([[(x - 1.4, y + 1.6), ((x + a) / 2 - 1, (y + b) / 2 + 1), (a - 0.3, b - 2.4)], [(x + 1, y + 2), ((x + a) / 2 + 0.9, (y + b) / 2 + 1.4), (a, b - 1)]], 0.6, (0.6, 0.2))
        pen.line([(x - 0.2, y + 2.4), ((x + a) / 2 - 0.2, (y + b) / 2), (a - 0.3, b - 4)], 0.45, (0.1, 0.1), PAPER)


def head(pen: Press) -> None:
    """The head: arched, wide nostril, a gentle eye."""
    pen.shape([(28.6, 48, 0), (27.2, 44), (28.4, 39.6, 0), (31, 43), (31.6, 47.6, 0)], GREY, 0.65, 0.5)
    skull = pen.shape([(24.6, 46.4), (21.4, 50.4), (18.4, 57), (14.8, 64.4), (12.6, 69.4), (13, 72.6), (15.4, 74.4), (18.6, 73.8), (20.4, 71.4), (23.4, 68.6), (27.6, 67), (31.4, 64), (33, 58), (31.6, 50), (28.4, 46.4)], GREY, 0.95, 0.5)
    pen.comb(skull, 3.6, 30, 0.75, 0.44)
    pen.plate([(28.6, 50), (31.6, 53), (31.4, 60), (28.6, 63), (26.6, 56)], GREY, False)
    # Ear, forelock, eye, cheek, nostril, mouth.
    pen.shape([(24.8, 47.6, 0), (23.6, 42.6), (25.4, 38.2, 0), (28, 42), (28.2, 47.4, 0)], GREY, 0.7, 0.5)
    pen.line([(25.6, 46.6), (25.2, 43), (25.8, 40.6)], 0.7, (0.3, 0.1))
    pen.shape([(27, 44.4, 0), (23, 46), (20.6, 50), (19.8, 54.4, 0), (22.6, 52.6), (24.4, 50), (25.4, 52.4, 0), (27, 48.6)], STEEL, 0.6, 0.5)
    pen.lines([[(25.6, 46), (22.6, 49), (20.8, 53)], [(26.4, 46.6), (25, 49), (24.6, 51)]], 0.5)
    pen.shape([(21.2, 56), (22.8, 54.1), (25, 54.2), (26.2, 55.8), (24, 57.3), (22.2, 57.1)], PAPER, 0.5)
    pen.fill([(21.9, 55.9), (22.9, 54.3), (24.9, 54.4), (25.3, 55.7), (24, 57), (22.6, 56.9)], INK)
    pen.dots([(23, 55)], 0.42, PAPER)
    pen.line([(20.8, 54.8), (23.6, 53.2), (26.4, 55)], 0.8, (0.4, 0.3))
    pen.lines([[(21.4, 58.2), (23.4, 58.8), (25.4, 57.8)], [(30.4, 55), (30, 61), (26, 65), (23.4, 65.4)], [(18.6, 60), (17, 64), (16.8, 67)]], 0.6, (0.1, 0.2))
    pen.fill([(14.2, 68.6), (15.6, 67.6), (16.4, 69), (15.2, 70.6)], INK)
    pen.line([(13.4, 67.6), (15.6, 66.4), (17.4, 68.6)], 0.55)
    pen.line([(14.2, 72.8), (16.6, 71.8), (18.8, 70.4)], 0.7, (0.5, 0.1))
    pen.spikes([((29.6 - i * 1.3, 62.6 + i * 0.7), (27.6 - i * 1.2, 61.6 + i * 0.7), (26.2 - i * 1.1, 59.6 + i * 0.8)) for i in range(5)], 0.46)
    pen.line([(20.2, 56), (17, 63), (15, 67)], 0.55, (0.1, 0.1), PAPER)


def bridle(pen: Press) -> None:
    """Yellow straps with a red rosette; takes the pen in which the head was drawn."""
    for knots in ([(14.8, 64.8), (18.2, 66.8), (21.6, 68.8)], [(21.4, 51.4), (26, 51.6), (30.6, 50.6)], [(27.8, 46.4), (27.2, 56), (22.4, 62), (19.4, 68.2)]):
        pen.limb([(*k, 0.75) for k in knots], YELLOW, 0.5)
    for x, y, r in ((28, 51.4, 1.9), (19.6, 68, 1.5)):
        pen.shape(circle(r, x, y), RED, 0.5)
        pen.dots([(x, y)], 0.5, YELLOW)


def rein(pen: Press, hand: tuple[float, float], bit: tuple[float, float] = (20, 69)) -> None:
    """A rein that sags from the bit to the hand."""
    (x1, y1), (x2, y2) = bit, hand
    pen.limb([(x1, y1, 0.6), (x1 + (x2 - x1) * 0.35, max(y1, y2) + 5, 0.7), (x1 + (x2 - x1) * 0.7, (y1 + y2) / 2 + 5, 0.7), (x2, y2, 0.6)], YELLOW, 0.5)


def breast_strap(pen: Press, colour: str = GREEN) -> None:
    """The strap round the chest with its rosette."""
    pen.limb([(52, 86, 1.2), (44, 88.6, 1.4), (36, 86, 1.4), (29.8, 80.4, 1.2)], colour, 0.6)
    pen.lines([[(49 - i * 4, 87.6 - abs(i - 1) * 0.3), (48 - i * 4, 88 - abs(i - 1) * 0.3)] for i in range(4)], 0.7, (0.8, 0.8), YELLOW)
    pen.shape(circle(2.3, 35, 86), RED, 0.55)
    pen.shape(circle(0.9, 35, 86), YELLOW, 0.4)
    pen.shape([(34, 88, 0), (36, 88, 0), (36.6, 95, 0), (35, 94), (33.4, 95.4, 0)], colour, 0.55)


def cloth(pen: Press, edge: str = YELLOW) -> None:
    """The red saddle cloth with a bound edge, and the saddle's roll behind the rider."""
    body = pen.shape([(53, 75, 0), (60, 77.6), (72, 76, 0), (74.6, 84), (76, 96, 0), (65, 98.6), (54, 97.6, 0), (52.6, 86)], RED, 0.9, 0.5)
    pen.comb(body, 4, 16, 0.85, 0.44)
    for inset in (2,):
        pen.lines([[(53.6 + inset, 80), (54 + inset, 88), (55.4 + inset, 95.4), (65, 96.2), (73.6, 93.8), (72.6, 84), (70.6, 78.6)]], 0.9, (0.6, 0.6), edge)
    for i in range(9):
        x = 55 + i * 2.5
        y = 97.8 + (0.8 if 2 < i < 6 else 0) - max(0, i - 5) * 0.7
        pen.line([(x, y), (x - 0.2, y + 1.4), (x - 0.4, y + 3)], 0.8, (0.9, 0.6), edge)
        pen.line([(x + 0.5, y + 0.4), (x + 0.3, y + 2.8)], 0.4, (0.6, 0.2))
    pen.shape([(58.6, 85.4), (61, 83.4), (63.4, 85.4), (61, 87.6)], edge, 0.5)
    pen.shape([(66, 73.6), (70, 71.4), (74.6, 72.4), (75.4, 75.4), (72, 77.6), (66.6, 77.4)], YELLOW, 0.7, 0.5, shade=1.8, gap=0.7)


def quilt(pen: Press) -> None:
    """A quilted saddle that follows the round of the back, for a rider seen from behind."""
    pad = pen.shape([(50.6, 76), (53.6, 83), (56, 90.4), (61, 95.6), (68, 95), (75, 89.6), (81, 81), (84, 74.6), (81.4, 71.4), (75, 72), (66, 75.6), (58, 76.4)], RED, 0.9, 0.5)
    pen.comb(pad, 3.4, 20, 0.85, 0.44)
    pen.lines([[(57, 91), (62, 85), (68, 79), (73, 73)], [(61, 95), (67, 88), (73, 81), (78.6, 72)], [(67, 95), (72.6, 88.6), (78, 81.6), (82.6, 74)], [(53, 82), (57, 78), (60, 76.6)]], 0.7, (0.5, 0.5))
    pen.lines([[(53, 81), (60, 84), (68, 87), (74, 90)], [(57, 77), (64, 80), (72, 83.6), (77.6, 86)], [(66, 76), (73, 78.6), (80, 81.6)]], 0.7, (0.5, 0.5))
    pen.dots([(60.6, 86), (66, 82.6), (66.6, 88.4), (71.6, 84), (72, 78.4), (77, 79.4)], 0.7, YELLOW)
    pen.lines([[(55, 79), (56, 83), (58, 87)], [(63, 78.4), (66, 77), (70, 75)]], 0.55, (0.1, 0.1), PAPER)

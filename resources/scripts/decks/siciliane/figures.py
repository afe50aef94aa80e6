# SPDX-License-Identifier: GPL-3.0-or-later
"""What the standing figures are made of: ground, legs, laced boots, arms, sleeves, coats."""

from __future__ import annotations

import math

import fit
import hands
from outline import edges
from siciliane.press import FLESH, INK, PAPER, YELLOW, Press


def ground(pen: Press, colour: str, left: float = 17, right: float = 83, top: float = 131, bottom: float = 142.6, oval: bool = False, feet: tuple = ()) -> None:
    """The strip of grass under a figure: tufts along its upper edge, furrows within, shade to the right of the `feet`."""
    upper = []
    n = round((right - left) / 3.2)
    for i in range(n + 1):
        x = left + (right - left) * i / n
        sag = 1.6 * abs(2 * i / n - 1) ** 3 if oval else 0
        upper += [(x, top + sag + 0.5 * (i % 3 - 1), 0), (x + 0.9, top + sag - 1 - (i * 5 % 4) * 0.35, 0)] if 0 < i < n else [(x, top + sag + (2 if oval else 0), 0)]
    lower = [(right + 1, bottom - 6), (right - 3, bottom - 1.4), ((left + right) / 2, bottom), (left + 3, bottom - 1.2), (left - 1, bottom - 6)] if oval else [(right, bottom, 0), ((left + right) / 2, bottom + 0.3), (left, bottom, 0)]
    strip = pen.shape([*upper, *lower], colour, 0.75, 0.6)
    for i in range(1, n, 2):
        x = left + (right - left) * i / n
        pen.lines([[(x, top + 1), (x - 0.3, top - 1.4), (x - 1.2, top - 2.6 - (i % 3))], [(x + 0.6, top + 1), (x + 0.9, top - 1), (x + 1.8, top - 2 - (i % 2))]], 0.5, (0.8, 0.1), peak=0.1)
    _furrows(pen, left, right, top, oval)
    for x in feet:
        pen.spikes([((x + 3 - i * 0.4, top + 3.4 + i * 0.75), (x + 7, top + 3.8 + i * 0.7), (x + 10.6 - (i % 3), top + 3.6 + i * 0.75)) for i in range(6)], 0.6)
    pen.comb(strip, 1.8, 0, 0.9, 0.5)


def _furrows(pen: Press, left: float, right: float, top: float, oval: bool) -> None:
    """Earth between the grass: short strokes, here a stone, there a tuft, never twice in the same step."""
    dark, light = [], []
    for row in range(4):
        x = left + 2.5 + row * 1.7
        k = row * 3
        while x < right - (6 if oval else 4):
            y = top + 3.2 + row * 2.25 + 0.5 * math.sin(k * 2.3)
            length = 3 + 1.8 * math.sin(k * 1.7 + row)
            if k % 5 == 3:
                dark += [[(x, y), (x - 0.3, y - 1), (x - 1.1, y - 1.9)], [(x + 0.4, y), (x + 0.6, y - 1.1), (x + 1.4, y - 2)], [(x + 0.9, y), (x + 1.5, y - 0.6), (x + 2.5, y - 1)]]
            elif k % 7 == 5:
                dark.append([(x + 1.6, y), (x, y - 1), (x - 1.2, y), (x + 0.2, y + 0.7), (x + 1.7, y + 0.2)])
            else:
                dark.append([(x, y), (x + length * 0.5, y + 0.5), (x + length, y - 0.1)])
                if k % 3 == 0:
                    light.append([(x + 0.6, y + 0.9), (x + length * 0.6, y + 1.2), (x + length, y + 0.7)])
            x += length + 2.6 + 1.4 * math.sin(k * 2.9)
            k += 1
    pen.lines(dark, 0.6, (0.2, 0.1))
    pen.lines(light, 0.45, (0.1, 0.1), PAPER)


def leg(pen: Press, hip: tuple, knee: tuple, ankle: tuple, out: float, colour: str = YELLOW) -> None:
    """A leg in hose; the calf swells to the side `out` says (-1 left, 1 right)."""
    mix = lambda a, b, t: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    calf, low = mix(knee, ankle, 0.34), mix(knee, ankle, 0.72)
    bones = [(*hip, 6), (*mix(hip, knee, 0.5), 5.4), (*knee, 4), (calf[0] + out * 0.9, calf[1], 4.5), (low[0] + out * 0.2, low[1], 3), (*ankle, 2.4)]
    outline = pen.limb(bones, colour, 0.85, 0.5)
    pen.comb(outline, 3.4, 14, 0.8, 0.44)
    x, y = knee
    pen.lines([[(x - 3.4, y - 1.6), (x - 0.6, y - 0.4), (x + 2.4, y - 1.4)], [(x - 2.2, y + 2), (x + 0.4, y + 2.8), (x + 3, y + 1.8)], [(x - out * 2.6, y + 4), (x - out * 1.8, y + 8), (x - out * 1.2, y + 12)]], 0.55, (0.1, 0.1))
    x, y = ankle
    pen.lines([[(x - 2, y - 2.4), (x, y - 1.8), (x + 2, y - 2.6)], [(x - 2, y - 4), (x + 0.4, y - 3.4)]], 0.5)


def boot(pen: Press, x: float, y: float, turn: float = 0, mirror: bool = False) -> None:
    """A black laced half boot, its ankle at (x, y), pointing left."""
    p = pen.at(x, y, 1, turn, mirror)
    p.shape([(-2.7, -5.4, 0), (0, -4.8), (2.9, -5.6, 0), (2.8, -1), (3.6, 3), (3.4, 6.4, 0), (0.6, 6.2), (-2.4, 5.6), (-6, 7), (-10.6, 6.8, 0), (-10.4, 4.8), (-7.4, 2.8), (-4, 0.4), (-2.8, -2.4)], INK, 0.4)
    p.shape([(-2.2, -5, 0), (-0.2, -4.6), (-0.4, -1.6), (-2.6, 1.4), (-4.8, 2, 0), (-2.6, -1.4)], PAPER, 0.35)
    p.lines([[(-2.2 - i * 0.45, -3.8 + i * 1.35), (-0.2 - i * 0.75, -3.4 + i * 1.35)] for i in range(4)] + [[(-0.4 - i * 0.6, -4.2 + i * 1.35), (-2.2 - i * 0.5, -2.8 + i * 1.35)] for i in range(4)], 0.4, (0.8, 0.8))
    p.lines([[(-9.2, 5), (-7.2, 3.8), (-5.2, 3.4)], [(1.8, -3.6), (1.9, 0), (2.5, 4)], [(-3.4, 3.4), (-1, 3), (0.6, 1)]], 0.55, (0.1, 0.1), PAPER)


def arm(pen: Press, bones: list, colour: str = FLESH, wrinkles: int = 0) -> list:
    """A bare forearm or a tight sleeve along its bones; wrinkles gather at the elbow."""
    outline = pen.limb(bones, colour, 0.8, 0.5, (0.6, 0))
    pen.comb(outline, 2.6, 30, 0.8, 0.42)
    one, two = edges(bones)
    middle = len(bones) // 2
    for i in range(wrinkles):
        k = (i - wrinkles / 2) * 1.6
        u = fit._unit(bones[middle - 1][:2], bones[min(middle + 1, len(bones) - 1)][:2])
        a, b = one[middle], two[middle]
        pen.line([(a[0] + u[0] * k, a[1] + u[1] * k), ((a[0] + b[0]) / 2 + u[0] * (k + 1.4), (a[1] + b[1]) / 2 + u[1] * (k + 1.4)), (a[0] + (b[0] - a[0]) * 0.75 + u[0] * k, a[1] + (b[1] - a[1]) * 0.75 + u[1] * k)], 0.55, (0.7, 0.1), peak=0.2)
    return outline


def puff(pen: Press, bones: list, colour: str, count: int = 6) -> None:
    """A full sleeve gathered at both ends, its folds along the arm."""
    outline = pen.limb(bones, colour, 0.85, 0.5, (0.4, 0.25))
    pen.comb(outline, 3, 30, 0.8, 0.42)
    one, two = edges(bones)
    for first, last in ((one, two), (two, one)):
        inner = [(a[0] + (b[0] - a[0]) * 0.12, a[1] + (b[1] - a[1]) * 0.12) for a, b in zip(first, last)]
        outer = [(a[0] + (b[0] - a[0]) * 0.88, a[1] + (b[1] - a[1]) * 0.88) for a, b in zip(first, last)]
        pen.sheaf(inner if first is one else outer[::-1], outer if first is one else inner[::-1], count, 0.5, (0.9, 0.05), INK, outline, 0.62, 0.1)
    light = [(a[0] + (b[0] - a[0]) * 0.4 - 0.5, a[1] + (b[1] - a[1]) * 0.4 - 0.4) for a, b in zip(one, two)]
    pen.line(light, 0.6, (0.1, 0.1), PAPER)


def belt(pen: Press, knots: list, colour: str, width: float = 1.7) -> None:
    """A sash along a line, with a white cut on it."""
    pen.limb([(x, y, width) for x, y in knots], colour, 0.75, 0.5)
    pen.line([(x, y - width * 0.4) for x, y in knots[:-1]], 0.5, (0.2, 0.1), PAPER)
    pen.lines([[(knots[-1][0] - 3 - i * 1.6, knots[-1][1] - width * 0.8), (knots[-1][0] - 3.4 - i * 1.6, knots[-1][1] + width * 0.8)] for i in range(4)], 0.5, (0.6, 0.2))


def bodice(pen: Press, knots: list, colour: str, first: list, last: list, folds: int = 7) -> list:
    """The upper part of a coat with folds from the waist upwards."""
    body = pen.shape(knots, colour, 0.95, 0.5)
    pen.comb(body, 5, 18, 0.82, 0.44)
    if folds:
        pen.pleats(first, last, folds, body, 0.6)
    return body


def skirt(pen: Press, left: list, right: list, colour: str, folds: int = 9, shade: float = 5) -> list:
    """The skirt of a coat between two edges from the belt down, its hem waved by the folds."""
    hem = []
    (x1, y1, *_), (x2, y2, *_) = left[-1], right[-1]
    n = 2 * max(3, folds // 2)
    for i in range(1, n):
        t = i / n
        hem.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 2.2 * (1 - (2 * t - 1) ** 2) + (0.7 if i % 2 else -0.5)))
    cloth = pen.shape([(*left[0][:2], 0), *left[1:-1], (*left[-1][:2], 0), *hem, (*right[-1][:2], 0), *right[-2:0:-1], (*right[0][:2], 0)], colour, 0.95, 0.5)
    pen.comb(cloth, shade, 16, 0.82, 0.44)
    inner = [(a[0] + (b[0] - a[0]) * 0.1, a[1]) for a, b in zip(left, right)]
    outer = [(b[0] - (b[0] - a[0]) * 0.1, b[1]) for a, b in zip(left, right)]
    pen.pleats(inner, outer, folds, cloth, 0.68, True, 0.3)
    up = lambda edge: [(x, y + 2) for x, y, *_ in edge[::-1]]
    if folds > 6:
        pen.sheaf(up(inner), up(outer), folds - 2, 0.6, (0.9, 0.05), INK, cloth, 0.55, 0.1)
    return cloth


def collar(pen: Press, knots: list) -> None:
    """A white collar with a few creases."""
    white = pen.shape(knots, PAPER, 0.75, 0.5)
    pen.comb(white, 1.8, 40, 0.8, 0.4)


def on_hip(pen: Press, x: float, y: float, size: float, turn: float = 0, mirror: bool = False) -> None:
    """A hand set on the hip: its back, the thumb behind, four fingers going forward to the left; origin at the wrist."""
    p = pen.at(x, y, size / 100, turn, mirror)
    for bones in ([(-30, 10, 8), (-48, 22, 7.6), (-60, 36, 6)], [(-34, 2, 8), (-56, 8, 7.6), (-72, 18, 6.2)], [(-34, -8, 8), (-58, -8, 7.6), (-76, 0, 6.4)], [(-30, -18, 8), (-52, -22, 7.4), (-68, -18, 6.2)]):
        hands.finger(p, bones)
    p.shape([(6, -16, 0), (-10, -20), (-30, -26), (-44, -20), (-46, 0), (-40, 14), (-24, 20), (-6, 16), (6, 15, 0)], FLESH, 4, 0.5)
    p.plate([(-36, -20), (-48, -14), (-50, 2), (-40, 12), (-30, 0)], FLESH, False)
    p.lines([[(-40, -12), (-26, -8), (-14, -4)], [(-42, 0), (-28, 2), (-16, 2)]], 2)


def cuff(pen: Press, a: tuple, b: tuple, width: float = 1.3, colour: str = PAPER) -> None:
    """A narrow cuff across a wrist."""
    pen.limb([(*a, width), ((a[0] + b[0]) / 2 + 0.3, (a[1] + b[1]) / 2 + 0.4, width), (*b, width)], colour, 0.6, 0.5)


def laces(pen: Press, top: tuple, bottom: tuple, width: float, colour: str, edge: str | None = None) -> None:
    """A band down the middle of a coat, ruffled or buttoned, from neck to hem."""
    (x1, y1), (x2, y2) = top, bottom
    if edge:
        pen.shape([(x1 - width * 1.7, y1, 0), (x1 + width * 1.7, y1, 0), (x2 + width * 1.7, y2, 0), (x2 - width * 1.7, y2, 0)], edge, 0.6)
    n = round((y2 - y1) / 2.6)
    left, right = [], []
    for i in range(n + 1):
        t = i / n
        x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
        left.append((x - width - (0.5 if i % 2 else -0.2), y))
        right.append((x + width + (0.5 if i % 2 else -0.2), y))
    band = pen.shape([(*left[0], 0), *left[1:-1], (*left[-1], 0), (*right[-1], 0), *right[-2:0:-1], (*right[0], 0)], colour, 0.6)
    pen.lines([[(l[0] + 0.5, l[1] - 0.4), ((l[0] + r[0]) / 2, l[1] + 0.5), (r[0] - 0.5, r[1] - 0.6)] for l, r in zip(left[1:], right[1:])], 0.5, (0.4, 0.2))
    pen.comb(band, 1.2, 0, 0.8, 0.4)

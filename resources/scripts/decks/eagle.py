# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of coins: a two-headed eagle round a great empty medallion, a golden horseshoe in its claws.

Card units. Legs and ribbons are drawn for the left and mirrored about x = 50; wings (wing.py) and heads
(eagle_head.py) are not, as the light comes from one side. Places round the medallion are given by an angle,
in degrees anticlockwise from straight up, and a distance from its centre.
"""

from __future__ import annotations

from math import sin

from eagle_head import heads
from engrave import Point, brush, curve, grown, lens, polar, polygon, sampled, thorn
from horseshoe import horseshoe, ribbon
from svg import DEEP_RED, INK, PAPER, RED, YELLOW, Svg
from wing import CENTRE, PINK, RING, Wing


def at(angle: float, distance: float) -> Point:
    return polar(distance, -angle, *CENTRE)


def draw(sheet: Svg) -> None:
    """The whole bird and what it holds."""
    horseshoe(sheet)
    _tail(sheet)
    with sheet.define("eagle-half"):
        ribbon(sheet)
        _leg(sheet)
    for side in (-1, 1):
        Wing(sheet, side).draw()
    heads(sheet)
    sheet.place("eagle-half", 0, 0)
    sheet.place("eagle-half", 100, 0, mirror=True)
    _medallion(sheet)


def _tail(sheet: Svg) -> None:
    """A short fan of black feathers, edged in red, between the thighs."""
    for row, reach, turn in ((0, 7.2, 0), (1, 4.4, 3.6)):
        angles = [180 + side * (k * 7.2 + turn) for k in range(3, -1, -1) for side in ((-1, 1) if k or turn else (1,))]
        for a in angles:
            long = RING + reach - abs(a - 180) * 0.07
            feather = [at(a - 3.4, RING - 1), at(a - 3.9, long - 2.2), at(a - 1.9, long - 0.3), at(a, long), at(a + 1.9, long - 0.3), at(a + 3.9, long - 2.2), at(a + 3.4, RING - 1)]
            sheet.path(curve(feather) + "Z", RED if row else INK, INK, 0.5)
            barbs = [thorn(at(a, RING), at(a, long - 0.7), 0.45)]
            if row:
                barbs.append(curve([at(a - 3.2, long - 2.4), at(a - 1.6, long - 0.5), at(a, long - 0.2), at(a + 1.6, long - 0.5), at(a + 3.2, long - 2.4), at(a + 1.2, long - 1.5), at(a - 1.2, long - 1.5)], True))
            else:
                barbs += [thorn(at(a, long - 1.2 - k), at(a + side * 2.2, long - 0.6 - k), 0.3) for k in (0, 1) for side in (-1, 1)]
            sheet.path("".join(barbs), INK if row else RED)


def _medallion(sheet: Svg) -> None:
    """A corded golden ring, and nothing in it."""
    x, y = CENTRE
    sheet.circle(x + 0.1, y + 0.2, RING + 0.5, INK)
    sheet.circle(x, y, RING - 0.3, YELLOW)
    sheet.path("".join(lens(at(d, RING - 0.4), at(d - 3.2, RING - 2.4), 0.5, -0.25) for d in range(0, 360, 4)), INK)
    sheet.circle(x, y, RING - 2.2, INK)
    sheet.circle(x - 0.05, y - 0.05, RING - 2.75, PAPER)
    sheet.circle(x, y, RING - 3.6, None, INK, 0.22)


def _leg(sheet: Svg) -> None:
    """A feathered thigh and a red foot closed on the end of the band."""
    thigh = [(27.0, 80.5), (25.4, 86.0), (22.6, 91.0), (19.8, 95.4), (20.4, 99.6), (24.6, 101.6), (28.2, 98.6), (30.6, 94.4), (35.0, 91.0), (40.5, 88.6), (38, 82), (32, 77)]
    sheet.path(polygon(grown(sampled(thigh, 2, True), 0.5, 1.1)), INK)
    sheet.path(curve(thigh, True), RED)
    sheet.path(curve([(24.6, 101.6), (28.2, 98.6), (30.6, 94.4), (35.0, 91.0), (40.5, 88.6), (36, 85.6), (30.6, 90), (27, 95)], True), DEEP_RED)
    plumes = []
    for row in range(5):
        cx, cy = 33.4 - row * 1.9, 84.6 + row * 2.2
        for k in range(-2, 3):
            x, y = cx + k * (2.15 - 0.24 * row) * 0.82, cy + k * (2.15 - 0.24 * row) * 0.6 + (0.9 if row % 2 else 0)
            plumes.append(lens((x + 0.7, y - 1.4), (x - 1.3, y + 1.7), 1.15 - 0.12 * row, 0.1))
    plumes += [thorn((29.6 - i * 0.9, 95.4 + i * 1.1), (27.4 - i * 0.8, 93.6 + i * 1.2), 0.42) for i in range(6)]
    plumes += [thorn((21.4 - i * 0.25, 93.6 + i * 1.1), (22.8 - i * 0.25, 94.2 + i * 1.1), 0.32) for i in range(5)]
    sheet.path("".join(plumes), INK)
    sheet.path(lens((25.6, 89.6), (22.4, 95.4), 0.8, 0.2), PINK)
    toes = [  # each to its last joint, and the talon that closes on the band
        ([(22.0, 96.6), (18.4, 98.8), (16.2, 102.2), (16.4, 105.6)], [(17.0, 108.4), (19.0, 111.0), (22.4, 111.6)]),
        ([(27.0, 97.0), (30.4, 98.8), (32.0, 101.8), (31.6, 105.0)], [(30.8, 108.0), (28.6, 110.6), (25.2, 110.6)]),
        ([(24.2, 97.6), (24.2, 101.4), (23.8, 105.0), (23.2, 108.0)], [(22.8, 111.2), (23.2, 114.4), (25.2, 117.2)]),
    ]
    for points, talon in toes:
        dense = sampled(points, 3)
        claw = sampled([dense[-2], dense[-1], *talon], 2)
        joints = lambda t: 0.9 * abs(sin(t * 7.6 + 0.6))  # noqa: E731
        sheet.path(brush(claw, lambda t: 3.9 * (1 - t) ** 0.75), INK)
        sheet.path(brush(dense, lambda t: 5.0 - 1.0 * t + joints(t)), INK)
        sheet.circle(*dense[-1], 2.1, INK)
        sheet.path(brush(dense, lambda t: 3.9 - 1.0 * t + joints(t)), RED)
        sheet.circle(*dense[-1], 1.5, RED)
        sheet.path(brush([(x - 0.5, y - 0.2) for x, y in claw[4:-1]], lambda t: 0.32 * (1 - t)), PAPER)
        scutes = []
        for k in range(2, len(dense) - 1):
            x, y = dense[k]
            tx, ty = dense[k][0] - dense[k - 1][0], dense[k][1] - dense[k - 1][1]
            size = (tx * tx + ty * ty) ** 0.5
            nx, ny = -ty / size * 1.6, tx / size * 1.6
            scutes.append(lens((x + nx, y + ny), (x - nx, y - ny), 0.4, 0.6))
            scutes.append(lens((x + nx * 0.8 + tx / 2, y + ny * 0.8 + ty / 2), (x - nx * 0.8 + tx / 2, y - ny * 0.8 + ty / 2), 0.26, 0.6))
        scutes.append(brush([(x + 1.25, y + 0.2) for x, y in dense[2:]], 0.6))
        sheet.path("".join(scutes), INK)
        sheet.path(thorn((dense[2][0] - 0.9, dense[2][1]), (dense[-2][0] - 0.8, dense[-2][1]), 0.55), PINK)
    # The back of the foot, over the roots of the toes.
    sheet.path(curve([(20.6, 94.6), (24.6, 93.8), (28.4, 95.2), (28.9, 97.6), (27.2, 99.2), (25.9, 100.4), (24.2, 100.1), (22.6, 100.9), (21.0, 99.3), (19.4, 98.6), (19.6, 96.4)], True), RED)
    knuckles = [lens((19.6, 98.8), (21.6, 99.6), 0.42, -0.35), lens((21.5, 100.7), (23.5, 100.4), 0.42, -0.35), lens((24.3, 100.2), (26.6, 99.8), 0.42, -0.35), lens((26.9, 99.3), (28.9, 98), 0.42, -0.35)]
    knuckles += [lens((21.2 + k * 0.35, 95.2 + k * 1.25), (26.4 - k * 0.2, 95.4 + k * 1.15), 0.4, -0.3) for k in range(3)]
    knuckles += [thorn((28.3 - k * 0.7, 95.4 + k * 0.75), (26.4 - k * 0.6, 96.0 + k * 0.75), 0.5) for k in range(4)]
    sheet.path("".join(knuckles), INK)
    sheet.path(lens((21.4, 96.2), (21.0, 98.6), 0.7, 0.1), PINK)

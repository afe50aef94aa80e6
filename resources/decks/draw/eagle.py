# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of coins: a two-headed eagle round a great empty medallion, a golden horseshoe in its claws.

One half (the left one) is drawn in card units and mirrored about x = 50. Places round the medallion are
given by an angle, in degrees anticlockwise from straight up, and a distance from its centre.
"""

from __future__ import annotations

from math import sin

from engrave import Point, brush, curve, grown, lens, polar, polygon, sampled, thorn
from horseshoe import horseshoe, ribbon
from svg import DEEP_RED, GOLD, INK, PAPER, RED, WHITE, YELLOW, Svg

CENTRE = (50.0, 61.0)
RING = 28.6

# The wing's outer edge: (angle, distance), from the shoulder down.
EDGE = [(22, 29), (30, 32), (36, 38.5), (42, 43.6), (49, 45.4), (57, 44.6), (70, 42.2), (86, 39.8), (104, 38), (124, 36.6), (145, 35.6), (160, 34.6)]

_FINE = sampled(EDGE, 5)


def at(angle: float, distance: float) -> Point:
    return polar(distance, -angle, *CENTRE)


def edge(angle: float) -> float:
    """The distance of the wing's outer edge at an angle."""
    for (a, r), (b, s) in zip(_FINE, _FINE[1:]):
        if angle <= b:
            return r + (s - r) * (angle - a) / (b - a)
    return EDGE[-1][1]


def draw(sheet: Svg) -> None:
    """The whole bird and what it holds."""
    horseshoe(sheet)
    _tail(sheet)
    with sheet.define("eagle-half"):
        ribbon(sheet)
        _wing(sheet)
        _leg(sheet)
        _head(sheet)
    sheet.place("eagle-half", 0, 0)
    sheet.place("eagle-half", 100, 0, mirror=True)
    _medallion(sheet)


def _tail(sheet: Svg) -> None:
    """A short fan of black feathers, edged in red, between the thighs."""
    for row, reach, turn in ((0, 7.2, 0), (1, 4.4, 3.6)):
        angles = [180 + side * (k * 7.2 + turn) for k in range(4, -1, -1) for side in ((-1, 1) if k or turn else (1,))]
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


def _feather(sheet: Svg, start: float, end: float, inner: tuple[float, float], outer: tuple[float, float], dark: bool, tip: float = 4.0) -> None:
    """One feather lying along the wing: distances inner and outer at its root and near its tip; the tip is round."""
    def across(t: float, s: float) -> Point:
        a = start + (end - start) * t
        low = inner[0] + (inner[1] - inner[0]) * t
        high = outer[0] + (outer[1] - outer[0]) * t
        return at(a, low + (high - low) * s)

    blunt = 1 - tip / max(1.0, end - start) * 0.5
    outline = [across(0, 0), across(0.5, -0.04), across(blunt, 0.04), across(1, 0.42), across(blunt + (1 - blunt) * 0.3, 0.93), across(0.5, 1.04), across(0, 1)]
    sheet.path(curve(outline) + "Z", INK if dark else RED, INK, 0.42)
    if not dark:  # the inner vane is in shade, the tip dipped in black
        shade = [across(0.1, 0.1), across(blunt, 0.1), across(0.97, 0.42), across(blunt, 0.34), across(0.1, 0.36)]
        sheet.path(polygon(shade), DEEP_RED)
    colour = RED if dark else INK
    cuts = [brush([across(t, 0.5 - 0.06 * t) for t in (0.05, 0.4, 0.75, 0.97)], lambda t: 0.42 * (1 - t) + 0.12)]
    steps = max(4, int((end - start) / (6 if dark else 3.2)))
    for k in range(1, steps):
        t = k / steps
        cuts.append(thorn(across(t + 0.03, 0.5 if dark else 0.06), across(t + 0.12, 0.16) if dark else across(t - 0.08, 0.44), 0.3))
        if k % 2:
            cuts.append(thorn(across(t + 0.03, 0.5 if dark else 0.95), across(t + 0.1, 0.8) if dark else across(t - 0.04, 0.6), 0.26))
    sheet.path("".join(cuts), colour)
    if not dark:
        black = [across(blunt - 0.08, 0.0), across(blunt, 0.04), across(1, 0.42), across(blunt + (1 - blunt) * 0.3, 0.93), across(blunt - 0.14, 1.0), across(blunt - 0.02, 0.7), across(blunt + 0.01, 0.42), across(blunt - 0.02, 0.2)]
        sheet.path(curve(black, True), INK)


def _wing(sheet: Svg) -> None:
    """Black flight feathers, three rows of red ones over them, a scaled shoulder."""
    flights = []
    for k in range(5):  # the outermost is the shortest: their tips step down the side
        low, high = k / 5, (k + 1) / 5
        end = 152 - k * 8

        def lane(a: float, share: float) -> float:
            return RING - 1 + (edge(a) - RING + 1) * share

        flights.append((86, end, (lane(86, low), lane(end, low) - 0.4), (lane(86, high), lane(end, high) + 0.7)))
    back = sampled([at(a, r) for a, r in EDGE if a < 110], 3) + [at(110, RING - 4), *[at(a, RING - 4) for a in range(100, 20, -20)]]
    sheet.path(polygon(grown(back, 0.45, 1.0)), INK)
    for start, end, inner, outer in flights:  # a heavier line round the tips
        tips = [at(100, outer[1] + 0.9), at(end - 10, outer[1] + 0.9), at(end - 2, outer[1] - 0.3), at(end + 1, (inner[1] + outer[1]) / 2), at(end - 1, inner[1]), at(100, inner[1])]
        sheet.path(curve(tips, True), INK)
    for start, end, inner, outer in flights:
        _feather(sheet, start, end, inner, outer, True, 7)
    rows = ((62, 94, 6, 4.5), (52, 73, 6, 4.0), (43, 60, 6, 3.6))
    for start, stop, count, step in rows:
        for k in range(count):
            low, high = k / count, (k + 1) / count
            end = stop + 5 - abs(k - count * 0.4) * step * 0.45 + (1.6 if k % 2 else 0)

            def lane(a: float, share: float) -> float:
                return RING - 1.5 + (edge(a) - RING + 1.5) * share

            _feather(sheet, start, end, (lane(start, low), lane(end, low)), (lane(start, high), lane(end, high)), False)
    cap = [at(20, RING - 2), *[at(a, r) for a, r in EDGE[0:5]], at(54, 44.6), at(52, 41), at(55, 38), at(51, 35), at(54, 32), at(50, RING - 2)]
    sheet.path(curve(cap, True), RED, INK, 0.45)
    scales, shades = [], []
    for row in range(7):
        a = 24 + row * 4.2
        count = 2 + row // 2 + (1 if row > 2 else 0)
        for k in range(count):
            share = (k + (0.75 if row % 2 else 0.35)) / (count + 0.25)
            r = RING + (edge(a) - RING) * share
            half = (edge(a) - RING) / count * 0.34 + 0.35
            if r + half > edge(a):
                continue
            left, right, tip = at(a, r - half), at(a, r + half), at(a + 2.6, r)
            scales.append(brush([left, at(a + 1.8, r - half * 0.75), tip, at(a + 1.8, r + half * 0.75), right], 0.5, (0.15, 0.15)))
            scales.append(thorn(at(a + 2.2, r), at(a - 0.6, r), 0.4))
            shades.append(polygon([left, at(a + 1.8, r - half * 0.75), tip, at(a + 0.8, r - half * 0.2)]))
    sheet.path("".join(shades), DEEP_RED)
    scales += [thorn(at(a, edge(a) - 0.1), at(a + 2.6, edge(a) - 1.6 - (a % 3) * 0.5), 0.4) for a in range(34, 54, 2)]
    sheet.path("".join(scales), INK)


def _head(sheet: Svg) -> None:
    """Neck and head in gold, looking outwards, the hooked beak open."""
    mass = [(37.2, 38), (38.6, 33.4), (38.2, 29.0), (36.0, 25.4), (32.4, 23.2), (28.4, 22.2), (25.8, 19.6), (25.0, 15.4), (26.4, 11.6), (30.0, 9.2),
            (34.6, 9.2), (38.6, 11.6), (41.6, 15.6), (43.8, 20.4), (46.4, 25.8), (49.4, 30.6), (51, 38)]
    locks = [  # the crest: sickle feathers thrown back from crown and nape
        ([(42.6, 19.6), (44.6, 20.8), (46.4, 21.4), (48.2, 20.8)], 2.6), ([(40.6, 16.4), (43.6, 17.0), (46.2, 16.6), (48.2, 14.8)], 3.0),
        ([(37.6, 12.6), (41.4, 13.4), (44.8, 12.2), (47.2, 9.4)], 3.4), ([(34.4, 11.4), (38.2, 11.0), (41.6, 9.4), (44.0, 6.4)], 3.4),
    ]
    outline = sampled(mass, 4)
    for points, width in locks:
        sheet.path(brush(sampled(points, 3), lambda t: (width + 1.2) * (1 - t) ** 0.7 * min(1, 0.2 + t * 3) + 0.15), INK)
    sheet.path(polygon(grown(outline, 0.4, 0.85)), INK)
    sheet.path(curve(mass) + "Z", YELLOW)
    for points, width in locks:
        dense = sampled(points, 3)
        sheet.path(brush(dense, lambda t: width * (1 - t) ** 0.8 * min(1, 0.2 + t * 3)), YELLOW)
        sheet.path(brush([(x, y + 0.2) for x, y in dense[1:-1]], lambda t: 0.42 * (1 - t)) + brush([(x, y + width * 0.5 * (1 - i / 9) ** 0.8) for i, (x, y) in enumerate(dense[:-2])], lambda t: 0.5 * t), INK)
    shade = [(38.6, 33.4), (38.2, 29.0), (36.0, 25.4), (32.4, 23.2), (28.4, 22.2), (30.6, 20.8), (34.6, 20.6), (38.4, 22.6), (41.2, 26.6), (42.6, 31.4), (43.2, 38), (37.2, 38)]
    sheet.path(curve(shade[:5]) + "L" + curve(shade[5:-1])[1:] + "Z", GOLD)
    sheet.path(curve([(37.2, 38), (38.4, 34.6), (40.2, 33.6), (42.2, 34.6), (44.2, 33.2), (46.4, 34.4), (48.8, 32.8), (50.6, 38)]) + "Z", DEEP_RED)
    # Hackles: pointed feathers streaming down the neck, staggered, longer below.
    spine = sampled([(32.5, 15.0), (36.6, 17.2), (39.8, 21.2), (42.0, 26.2), (43.4, 31.4), (44.2, 37)], 4)
    cuts = []
    for k in range(3, len(spine) - 2):
        (x0, y0), (x1, y1) = spine[k - 1], spine[k + 1]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        tx, ty = (x1 - x0) / length, (y1 - y0) / length
        wide = 3.4 + 2.6 * k / len(spine)
        for j in range(5):
            off = ((j + (0.5 if k % 2 else 0)) / 4.5 - 0.5) * 2 * wide
            x, y = spine[k][0] - ty * off, spine[k][1] + tx * off
            long = 1.7 + 1.6 * k / len(spine)
            if off > wide * 0.4:  # towards the throat
                long *= 1.25
            cuts.append(lens((x, y), (x + tx * long, y + ty * long), 0.34 + 0.3 * k / len(spine), 0.12))
    cuts += [thorn((26.0 + i * 0.95, 21.0 + i * 0.34), (27.8 + i * 0.95, 19.6 + i * 0.3), 0.34) for i in range(9)]
    cuts += [thorn((28.4 + i * 1.9, 9.9 + (i - 2) ** 2 * 0.12), (29.6 + i * 2.0, 11.5 + (i - 2) ** 2 * 0.12), 0.32) for i in range(5)]
    sheet.path("".join(cuts), INK)
    # The beak: lower jaw, tongue, hooked upper jaw with its cere; set on the face a little smaller than drawn.
    with sheet.group("translate(28.6 15.6) rotate(-4) scale(0.84 0.8) translate(-28.6 -15.2)"):
        jaw = [(29.6, 19.4), (26.8, 21.6), (23.4, 21.6), (20.8, 20.2), (23.6, 19.2), (27, 18.2)]
        sheet.path(polygon(grown(sampled(jaw, 2, True), 0.3, 0.6)), INK)
        sheet.path(curve(jaw, True), GOLD)
        sheet.path(curve([(28.4, 18.6), (25.2, 18.8), (22.6, 18.4), (20.2, 18.9), (22.8, 17.4), (26, 17.2)], True), RED, INK, 0.3)
        upper = [(29.0, 18.4), (25.6, 17.4), (21.6, 16.6), (18.4, 17.0), (16.0, 18.6), (14.2, 21.2), (13.4, 18.4), (14.4, 15.2), (17.2, 12.8), (21.2, 11.8), (25.2, 11.4), (27.2, 12.6)]
        sheet.path(polygon(grown(sampled(upper, 2, True), 0.35, 0.7)), INK)
        sheet.path(curve(upper, True), YELLOW)
        sheet.path(curve([(29, 18.4), (25.6, 17.4), (21.6, 16.6), (18.4, 17.0), (16.0, 18.6), (14.2, 21.2), (14.8, 18), (17.4, 15.8), (21.4, 15.2), (26, 16)], True), GOLD)
        sheet.path(curve([(24.0, 11.2), (26.8, 11.4), (28.2, 14.4), (28.6, 17.8), (25.6, 17.2), (24.6, 14.6)], True), GOLD, INK, 0.35)
        beak = [lens((25.9, 13.2), (26.9, 15.0), 0.7, 0.1)]
        beak += [thorn((15.6 + i * 1.25, 17.9 - i * 0.18 - (0.5 if i > 1 else 0)), (15.9 + i * 1.2, 15.4 - i * 0.16), 0.32) for i in range(7)]
        beak += [thorn((22.0 + i * 1.2, 21.4), (22.8 + i * 1.2, 20.0), 0.3) for i in range(5)]
        sheet.path("".join(beak), INK)
    # The eye, half hidden under its heavy brow.
    sheet.path(curve([(28.8, 14.9), (30.6, 13.4), (33.0, 14.0), (33.9, 15.5), (31.6, 16.6), (29.8, 16.2)], True), WHITE, INK, 0.4)
    sheet.circle(31.1, 14.95, 1.4, INK)
    sheet.circle(31.1, 14.95, 1.15, "#d99a12")
    sheet.circle(31.0, 14.9, 0.62, INK)
    sheet.circle(30.7, 14.55, 0.24, WHITE)
    brow = [(27.2, 12.4), (29.0, 12.6), (31.4, 13.3), (33.8, 14.4), (36.4, 15.6)]
    sheet.path(brush(sampled(brow, 2), 1.7, (0.5, 0.1)) + lens((29.6, 17.3), (34.4, 16.9), 0.42, -0.4) + lens((30.4, 18.3), (34.8, 18.1), 0.3, -0.4), INK)
    sheet.path(brush([(x + 0.2, y - 0.75) for x, y in brow[:-1]], 0.5), GOLD)


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
    sheet.path(lens((25.6, 89.6), (22.4, 95.4), 0.8, 0.2), "#f0857a")
    toes = [  # each with the sideways hook of its talon
        (-1.2, [(22.4, 96.6), (18.6, 98.2), (15.8, 101.0), (15.2, 104.0)]),
        (1.2, [(26.6, 97.4), (29.6, 99.0), (31.4, 101.8), (31.2, 104.6)]),
        (-0.8, [(22.8, 97.6), (20.4, 100.4), (19.4, 103.8), (20.0, 107.0)]),
        (0.8, [(24.8, 98.0), (25.2, 101.4), (25.4, 104.8), (25.2, 107.8)]),
    ]
    for hook, points in toes:
        dense = sampled(points, 3)
        end, before = dense[-1], dense[-3]
        dx, dy = end[0] - before[0], end[1] - before[1]
        length = (dx * dx + dy * dy) ** 0.5
        dx, dy = dx / length, dy / length
        sheet.path(brush(dense, lambda t: 4.6 - 1.2 * t + 0.35 * sin(t * 9)), INK)
        sheet.circle(*end, 1.7, INK)
        sheet.path(thorn((end[0] - dx * 0.4, end[1] - dy * 0.4), (end[0] + dx * 4.6 + dy * hook, end[1] + dy * 4.6 - dx * hook), 3.0, hook * 0.35), INK)
        sheet.path(brush(dense, lambda t: 3.6 - 1.2 * t + 0.35 * sin(t * 9)), RED)
        sheet.circle(*end, 1.2, RED)
        scutes = []
        for k in range(2, len(dense) - 1):
            x, y = dense[k]
            tx, ty = dense[k][0] - dense[k - 1][0], dense[k][1] - dense[k - 1][1]
            size = (tx * tx + ty * ty) ** 0.5
            nx, ny = -ty / size * 1.3, tx / size * 1.3
            scutes.append(lens((x + nx, y + ny), (x - nx, y - ny), 0.36, 0.5))
        scutes.append(brush([(x + 1.0, y + 0.2) for x, y in dense[2:]], 0.5))
        sheet.path("".join(scutes), INK)
        sheet.path(thorn((dense[2][0] - 0.8, dense[2][1]), (dense[-2][0] - 0.7, dense[-2][1]), 0.5), "#f0857a")
    # The back of the foot, over the roots of the toes.
    sheet.path(curve([(20.6, 94.6), (24.6, 93.8), (28.4, 95.2), (28.9, 97.6), (27.2, 99.2), (25.9, 100.4), (24.2, 100.1), (22.6, 100.9), (21.0, 99.3), (19.4, 98.6), (19.6, 96.4)], True), RED)
    knuckles = [lens((19.6, 98.8), (21.6, 99.6), 0.42, -0.35), lens((21.5, 100.7), (23.5, 100.4), 0.42, -0.35), lens((24.3, 100.2), (26.6, 99.8), 0.42, -0.35), lens((26.9, 99.3), (28.9, 98), 0.42, -0.35)]
    knuckles += [lens((21.2 + k * 0.35, 95.2 + k * 1.25), (26.4 - k * 0.2, 95.4 + k * 1.15), 0.4, -0.3) for k in range(3)]
    knuckles += [thorn((28.3 - k * 0.7, 95.4 + k * 0.75), (26.4 - k * 0.6, 96.0 + k * 0.75), 0.5) for k in range(4)]
    sheet.path("".join(knuckles), INK)
    sheet.path(lens((21.4, 96.2), (21.0, 98.6), 0.7, 0.1), "#f0857a")

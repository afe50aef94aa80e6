# SPDX-License-Identifier: GPL-3.0-or-later
"""The eagle's two heads on their necks, gold: the one on the viewer's left screams, the other keeps its beak shut.

Both are drawn looking left in the card's left half (card units); the second is turned a little and mirrored.
"""

from __future__ import annotations

from engrave import Point, brush, curve, grown, lens, polygon, sampled, thorn
from svg import DEEP_RED, GOLD, INK, RED, WHITE, YELLOW, Svg

MASS = [(37.2, 38), (38.6, 33.4), (38.2, 29.0), (36.0, 25.4), (32.4, 23.2), (28.4, 22.2), (25.8, 19.6), (25.0, 15.4), (26.4, 11.6), (30.0, 9.2),
        (34.6, 9.2), (38.6, 11.6), (41.6, 15.6), (43.8, 20.4), (46.4, 25.8), (49.4, 30.6), (51, 38)]

Locks = list[tuple[list[Point], float]]
# Crests: sickle feathers thrown back from crown and nape, raised in anger, or lying smooth.
RAISED: Locks = [
    ([(42.6, 19.6), (44.6, 20.8), (46.4, 21.4), (48.2, 20.8)], 2.6), ([(40.6, 16.4), (43.6, 17.0), (46.2, 16.6), (48.2, 14.8)], 3.0),
    ([(37.6, 12.6), (41.4, 13.4), (44.8, 12.2), (47.2, 9.4)], 3.4), ([(34.4, 11.4), (38.2, 11.0), (41.6, 9.4), (44.0, 6.4)], 3.4),
]
SMOOTH: Locks = [
    ([(41.0, 19.0), (43.4, 21.4), (45.8, 23.2), (48.2, 23.0)], 2.6), ([(39.6, 15.6), (43.2, 17.8), (46.0, 18.8), (48.4, 17.4)], 3.2),
    ([(36.6, 12.0), (40.6, 13.2), (44.4, 14.2), (47.6, 12.2)], 3.4),
]


def heads(sheet: Svg) -> None:
    with sheet.define("eagle-neck"):
        _neck(sheet)
    with sheet.define("eagle-eye"):
        _eye(sheet)
    _head(sheet, RAISED, True)
    with sheet.group("translate(100 0) scale(-1 1) rotate(5 46 33)"):
        _head(sheet, SMOOTH, False)


def _head(sheet: Svg, locks: Locks, screams: bool) -> None:
    for points, width in locks:
        sheet.path(brush(sampled(points, 3), lambda t: (width + 1.2) * (1 - t) ** 0.7 * min(1, 0.2 + t * 3) + 0.15), INK)
    sheet.place("eagle-neck", 0, 0)
    for points, width in locks:
        dense = sampled(points, 3)
        sheet.path(brush(dense, lambda t: width * (1 - t) ** 0.8 * min(1, 0.2 + t * 3)), YELLOW)
        sheet.path(brush([(x, y + 0.2) for x, y in dense[1:-1]], lambda t: 0.42 * (1 - t)) + brush([(x, y + width * 0.5 * (1 - i / 9) ** 0.8) for i, (x, y) in enumerate(dense[:-2])], lambda t: 0.5 * t), INK)
    with sheet.group("translate(28.6 15.6) rotate(-4) scale(0.84 0.8) translate(-28.6 -15.2)"):
        # The beak is set on the face a little smaller than drawn.
        (_open_beak if screams else _shut_beak)(sheet)
    sheet.place("eagle-eye", 0, 0)
    brow = [(27.2, 12.4), (29.0, 12.6), (31.4, 13.3), (33.8, 14.4), (36.4, 15.6)] if screams else [(26.8, 13.6), (29.0, 13.0), (31.4, 13.0), (34.0, 13.9), (36.6, 15.8)]
    sheet.path(brush(sampled(brow, 2), 1.7, (0.5, 0.1)), INK)
    sheet.path(brush([(x + 0.2, y - 0.75) for x, y in brow[:-1]], 0.5), GOLD)


def _neck(sheet: Svg) -> None:
    """Skull and neck, with hackles: pointed feathers streaming down, staggered, longer below."""
    sheet.path(polygon(grown(sampled(MASS, 4), 0.4, 0.85)), INK)
    sheet.path(curve(MASS) + "Z", YELLOW)
    shade = [(38.6, 33.4), (38.2, 29.0), (36.0, 25.4), (32.4, 23.2), (28.4, 22.2), (30.6, 20.8), (34.6, 20.6), (38.4, 22.6), (41.2, 26.6), (42.6, 31.4), (43.2, 38), (37.2, 38)]
    sheet.path(curve(shade[:5]) + "L" + curve(shade[5:-1])[1:] + "Z", GOLD)
    sheet.path(curve([(37.2, 38), (38.4, 34.6), (40.2, 33.6), (42.2, 34.6), (44.2, 33.2), (46.4, 34.4), (48.8, 32.8), (50.6, 38)]) + "Z", DEEP_RED)
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


def _eye(sheet: Svg) -> None:
    """The eye, half hidden under its heavy brow (the brow itself is each head's own)."""
    sheet.path(curve([(28.8, 14.9), (30.6, 13.4), (33.0, 14.0), (33.9, 15.5), (31.6, 16.6), (29.8, 16.2)], True), WHITE, INK, 0.4)
    sheet.circle(31.1, 14.95, 1.4, INK)
    sheet.circle(31.1, 14.95, 1.15, GOLD)
    sheet.circle(31.0, 14.9, 0.62, INK)
    sheet.circle(30.7, 14.55, 0.24, WHITE)
    sheet.path(lens((29.6, 17.3), (34.4, 16.9), 0.42, -0.4) + lens((30.4, 18.3), (34.8, 18.1), 0.3, -0.4), INK)


def _open_beak(sheet: Svg) -> None:
    """Lower jaw dropped, tongue out, hooked upper jaw raised."""
    hollow = [(30.4, 18.0), (27.2, 22.6), (23.4, 22.0), (20.4, 18.6), (24, 16.6)]
    sheet.path(curve(hollow, True), INK)
    jaw = [(30.2, 21.2), (27.6, 24.8), (24.2, 26.4), (20.6, 26.2), (17.9, 24.6), (21.6, 23.6), (25.0, 22.0), (27.4, 19.6)]
    sheet.path(polygon(grown(sampled(jaw, 2, True), 0.35, 0.7)), INK)
    sheet.path(curve(jaw, True), GOLD)
    tongue = [(28.2, 19.8), (25.4, 20.0), (22.0, 21.2), (19.4, 20.6), (16.4, 22.0), (19.4, 22.4), (22.8, 23.2), (26.0, 21.9)]
    sheet.path(curve(tongue, True), RED, INK, 0.4)
    sheet.path(thorn((26.8, 20.8), (19.6, 21.5), 0.4), INK)
    upper = [(29.0, 19.0), (25.6, 17.6), (21.6, 16.6), (18.2, 16.4), (15.2, 17.6), (12.9, 20.6), (12.3, 17.2), (13.6, 13.8), (16.8, 11.4), (21.2, 10.6), (25.2, 10.8), (27.2, 12.6)]
    low = [(29, 19.0), (25.6, 17.6), (21.6, 16.6), (18.2, 16.4), (15.2, 17.6), (12.9, 20.6), (13.4, 17.2), (16.4, 15.0), (21.4, 14.6), (26, 15.9)]
    _upper_jaw(sheet, upper, low)
    cuts = [thorn((14.4 + i * 1.35, 17.5 - min(i, 3) * 0.32), (14.9 + i * 1.3, 14.7 - i * 0.16), 0.34) for i in range(7)]
    cuts += [thorn((20.6 + i * 1.25, 26.1 - i * 0.1), (21.6 + i * 1.2, 24.4 - i * 0.25), 0.34) for i in range(6)]
    sheet.path("".join(cuts), INK)


def _shut_beak(sheet: Svg) -> None:
    """A long hook closed over the lower jaw."""
    jaw = [(29.6, 20.0), (26.8, 22.4), (22.8, 22.6), (19.0, 21.4), (18.0, 19.4), (23.6, 18.4), (27, 18.2)]
    sheet.path(polygon(grown(sampled(jaw, 2, True), 0.3, 0.6)), INK)
    sheet.path(curve(jaw, True), GOLD)
    upper = [(30.2, 19.6), (25.6, 19.0), (21.6, 19.3), (18.6, 19.9), (16.4, 21.6), (15.0, 24.4), (13.4, 21.4), (13.9, 17.2), (16.6, 13.8), (20.8, 12.0), (25.2, 11.4), (27.2, 12.6)]
    low = [(30.2, 19.6), (25.6, 19.0), (21.6, 19.3), (18.6, 19.9), (16.4, 21.6), (15.0, 24.4), (14.7, 20.8), (17.4, 17.8), (21.6, 16.8), (26, 17)]
    _upper_jaw(sheet, upper, low)
    cuts = [thorn((16.0 + i * 1.25, 21.2 - min(i, 2) * 0.75), (15.6 + i * 1.3, 17.6 - i * 0.2), 0.34) for i in range(8)]
    cuts += [thorn((20.4 + i * 1.25, 22.3), (21.3 + i * 1.2, 20.8), 0.3) for i in range(6)]
    cuts.append(brush([(31.6, 20.8), (29.2, 19.9), (25.6, 19.2), (21.6, 19.6), (18.0, 20.6)], 0.75, (0.2, 0.2)))
    sheet.path("".join(cuts), INK)


def _upper_jaw(sheet: Svg, upper: list[Point], low: list[Point]) -> None:
    """The hooked half and its shade, with the cere and the nostril at its root."""
    sheet.path(polygon(grown(sampled(upper, 2, True), 0.35, 0.7)), INK)
    sheet.path(curve(upper, True), YELLOW)
    sheet.path(curve(low, True), GOLD)
    sheet.path(curve([(24.0, 10.9), (26.8, 11.4), (28.2, 14.4), (28.8, 18.2), (25.6, 17.2), (24.6, 14.6)], True), GOLD, INK, 0.35)
    sheet.path(lens((25.9, 13.2), (26.9, 15.0), 0.7, 0.1), INK)

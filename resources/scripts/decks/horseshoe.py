# SPDX-License-Identifier: GPL-3.0-or-later
"""What the eagle of the ace of coins holds: a golden horseshoe band, and a ribbon outside each claw (card units)."""

from __future__ import annotations

from engrave import Point, brush, curve, grown, lens, polar, polygon, sampled, thorn
from svg import DEEP_RED, GOLD, INK, RED, YELLOW, Svg

HORSESHOE = (50.0, 119.6)


def horseshoe(sheet: Svg) -> None:
    """The golden band: seven red studs among laurel, its ends in the claws."""
    inner, outer = 26.4, 33.0

    def on(angle: float, distance: float) -> Point:
        return polar(distance, -angle, *HORSESHOE)

    arc = range(48, 313, 8)
    shape = [on(a, outer) for a in arc] + [on(a, inner) for a in reversed(arc)]
    sheet.path(polygon(grown([on(a, outer) for a in range(48, 313, 4)] + [on(a, inner) for a in range(312, 47, -4)], 0.45, 1.2)), INK)
    half = len(shape) // 2
    sheet.path(curve(shape[:half]) + "L" + curve(shape[half:])[1:] + "Z", YELLOW)
    dark = [on(a, inner + 1.6) for a in arc]
    sheet.path(curve(dark) + "L" + curve(shape[half:])[1:] + "Z", GOLD)
    for r, width in ((outer - 0.9, 0.3), (inner + 0.9, 0.36)):
        sheet.path(brush([on(a, r) for a in arc], width, (width, width)), INK)
    cuts = []
    for side in (1, -1):
        for i in range(17):  # in the shadow of the claws
            a = 180 + side * (132 - i * 2.0)
            cuts.append(thorn(on(a, outer - 0.2), on(a, outer - 0.2 - (6.2 - 0.22 * i - (i % 2) * 1.2)), 0.5))
            cuts.append(thorn(on(a + 1, inner + 0.2), on(a + 1, inner + 0.2 + (4.4 - 0.2 * i)), 0.4))
    middle = (inner + outer) / 2
    leaves = []
    for gap in range(8):
        a0 = 180 - 84 + gap * 24 - 24 * 0.5
        direction = 1 if gap < 4 else -1  # both sprays run down to the middle
        for k in range(4):
            a = a0 + (4.2 + k * 4.4 if direction > 0 else 19.8 - k * 4.4)
            leaves.append(lens(on(a, middle), on(a + direction * 4.6, middle + 1.7), 1.1, -0.1 * direction))
            leaves.append(lens(on(a, middle), on(a + direction * 4.6, middle - 1.7), 1.1, 0.1 * direction))
        cuts.append(brush([on(a0 + t, middle) for t in (3.4, 8, 12, 16, 20.6)], 0.36))
    sheet.path("".join(leaves), INK)
    sheet.path("".join(cuts), INK)
    for k in range(7):
        x, y = on(180 - 72 + k * 24, middle)
        sheet.circle(x + 0.08, y + 0.14, 2.15, INK)
        sheet.circle(x, y, 1.75, RED)
        sheet.path(brush([polar(1.2, d, x, y) for d in (60, 100, 140, 180, 220)], 0.75), DEEP_RED)
        sheet.circle(x - 0.55, y - 0.6, 0.42, "#f0857a")


def ribbon(sheet: Svg) -> None:
    """A golden ribbon with a red lining, twisted once, hanging outside the band; a berry on each point of its end."""
    upper = sampled([(18.0, 101.0), (14.4, 105.0), (12.2, 110.0), (12.4, 115.4), (13.6, 119.4)], 4)
    lower = sampled([(13.2, 118.2), (13.8, 121.8), (13.0, 126.6), (11.4, 131.0), (11.2, 135.0)], 4)

    def hanging(t: float) -> float:
        return 5.2 * (1 - t ** 3) + 0.7 * t

    def turning(t: float) -> float:
        return 0.7 + 4.6 * min(1, t * 1.7) ** 0.8

    tips = ((8.0, 139.2), (14.4, 138.0))
    (x, y), half = lower[-1], turning(1) / 2
    edges = [[(px + side * turning(i / (len(lower) - 1)) / 2, py) for i, (px, py) in enumerate(lower)] for side in (-1, 1)]
    shape = [*edges[0], tips[0], (x + 0.1, y - 1.4), tips[1], *edges[1][::-1]]
    sheet.path(polygon(grown(shape, 0.4, 0.8)), INK)
    sheet.path(curve(edges[0]) + "L" + polygon([tips[0], (x + 0.1, y - 1.4), tips[1]])[1:-1] + "L" + curve(edges[1][::-1])[1:] + "Z", RED)
    last = len(lower) - 1
    sheet.path(brush([(px + turning(i / last) * 0.26, py) for i, (px, py) in enumerate(lower)], lambda t: turning(t) * 0.48), DEEP_RED)
    cuts = []
    for i, (px, py) in enumerate(lower):
        wide = turning(i / last) / 2
        cuts.append(thorn((px + wide, py), (px + wide - wide * (1.7 - 1.1 * i / last), py + 0.7), 0.46))
        if i % 2:
            cuts.append(thorn((px - wide, py), (px - wide * 0.4, py - 0.3), 0.34))
    for tip, side in ((tips[0], -1), (tips[1], 1)):
        cuts.append(thorn((tip[0] - side * 0.2, tip[1] - 0.3), (x + side * 1.4, y - 3.4), 0.5))
    sheet.path("".join(cuts), INK)
    sheet.path(brush(upper, lambda t: hanging(t) + 1.1), INK)
    sheet.path(brush(upper, hanging), YELLOW)
    last = len(upper) - 1
    sheet.path(brush([(px + hanging(i / last) * 0.28, py) for i, (px, py) in enumerate(upper)], lambda t: hanging(t) * 0.42), GOLD)
    cuts = []
    for i, (px, py) in enumerate(sampled(upper, 2)):
        t = i / (2 * last)
        wide = hanging(t) / 2
        deep = wide * (1.9 - 2.6 * t if t < 0.45 else 0.7 + 1.2 * (t - 0.45) / 0.55)
        cuts.append(thorn((px + wide, py), (px + wide - max(0.6, deep), py + 0.5), 0.4))
        if i % 3 == 1:
            cuts.append(thorn((px - wide, py), (px - wide * 0.5, py - 0.3), 0.34))
    cuts.append(brush([(px - hanging(i / last) * 0.36, py) for i, (px, py) in enumerate(upper[2:-2], 2)], 0.24))
    cuts.append(brush([(px + hanging(i / last) * 0.38, py) for i, (px, py) in enumerate(upper[2:-2], 2)], 0.24))
    sheet.path("".join(cuts), INK)
    for x, y in tips:
        sheet.circle(x + 0.1, y + 1.3, 2.0, INK)
        sheet.circle(x, y + 1.2, 1.55, RED)
        sheet.path(brush([polar(1.05, d, x, y + 1.2) for d in (60, 110, 160, 210)], 0.7), DEEP_RED)
        sheet.circle(x - 0.5, y + 0.65, 0.4, "#f0857a")

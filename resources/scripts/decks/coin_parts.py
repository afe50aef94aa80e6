# SPDX-License-Identifier: GPL-3.0-or-later
"""What the coins are turned and chased of: rim, rays, balls, collars. Units of a disc of radius 10 about its centre."""

from __future__ import annotations

from math import cos, pi, sin

from engrave import brush, lens, polar, polygon, thorn
from svg import GOLD, INK, PAPER, WHITE, YELLOW, Svg


def rim(sheet: Svg, fine: bool = False) -> None:
    """The coin under its sun: a black edge heavier below, a white ring with one fine line, the black field (radius 8.3).
    A fine one is milled: cuts where its outer moulding turns from the light, and where the inner one sinks."""
    sheet.circle(0, 0, 10, INK)
    sheet.circle(-0.07, -0.07, 9.5, PAPER)
    sheet.circle(0, 0, 8.95, None, INK, 0.14)
    sheet.circle(0.04, 0.04, 8.45, INK)
    if fine:
        cuts = []
        for i, d in enumerate(range(0, 360, 4)):
            dark = 0.5 + 0.5 * cos((d - 138) * pi / 180)
            cuts.append(thorn(polar(9.56, d), polar(9.4 - 0.34 * dark * (1 if i % 2 else 0.7), d), 0.08 + 0.1 * dark))
            if dark < 0.6:
                cuts.append(thorn(polar(8.4, d + 2), polar(8.5 + 0.26 * (1 - dark) * (1 if i % 2 else 0.6), d + 2), 0.08 + 0.06 * (1 - dark)))
        sheet.path("".join(cuts), INK)


def glory(sheet: Svg, inner: float, outer: float, half: float, ball: float) -> None:
    """White-line work: hairs of gold that radiate in the black field between the rays (of those measures) and
    past the balls there, which are `ball` degrees wide at each side."""
    hairs = []
    for i in range(8):
        middle = 22.5 + i * 45
        for off in (9.0, 12.6):
            foot = outer - (outer - inner) * (22.5 - off) / half
            for side in (-1, 1):
                if off > ball:
                    hairs.append(thorn(polar(8.34, middle + side * off), polar(max(inner, foot) + 0.6, middle + side * off), 0.15))
        hairs.append(thorn(polar(5.2, middle), polar(6.0, middle), 0.17))
    sheet.path("".join(hairs), GOLD)


def ray(sheet_parts: dict[str, list[str]], d: float, inner: float, outer: float, half: float, fine: bool = False) -> None:
    """One facetted ray about direction d (degrees): a lit half, a shaded half and its cuts, twice as many if fine."""
    tip, left, right, root = polar(outer, d), polar(inner, d - half), polar(inner, d + half), polar(inner, d)
    sheet_parts["light"].append(polygon([left, tip, right]))
    # Light from the upper left: the half that faces away from it is the dark one.
    facing = sin((d + 45) * pi / 180) >= 0
    dark, lit = (right, left) if facing else (left, right)
    sheet_parts["shade"].append(polygon([root, tip, dark]))
    if fine:
        between = lambda a, b, t: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)  # noqa: E731
        for i in range(9):  # across the dark facet, from its edge to the ridge
            t = 0.04 + i * 0.1
            sheet_parts["cuts"].append(thorn(between(dark, tip, t), between(root, tip, min(1, t + 0.08 + (i % 2) * 0.05)), 0.085 - 0.004 * i, 0.03))
        for i in range(4):  # at the foot of the lit one, in the shadow of the middle
            t = 0.16 + i * 0.22
            foot = between(root, lit, t)
            sheet_parts["cuts"].append(thorn(foot, between(foot, tip, 0.3 - 0.28 * abs(t - 0.3)), 0.07))
        sheet_parts["cuts"].append(thorn(root, tip, 0.1))
        return
    for i in range(1, 5):
        t = i / 5
        a = (root[0] + (dark[0] - root[0]) * t, root[1] + (dark[1] - root[1]) * t)
        sheet_parts["cuts"].append(thorn(a, (a[0] + (tip[0] - a[0]) * (0.8 - 0.45 * t), a[1] + (tip[1] - a[1]) * (0.8 - 0.45 * t)), 0.13))


def globes(sheet: Svg, radius: float, size: float, start: float = 22.5, fine: bool = False) -> None:
    """Eight little golden balls between the rays; fine ones with a collar, a shine and cuts round their dark side."""
    balls = [polar(radius, start + i * 45) for i in range(8)]
    for x, y in balls:
        sheet.circle(x, y, size, YELLOW)
    if fine:
        sheet.path("".join(brush([polar(size * 0.8, d, x, y) for d in (50, 85, 120, 155, 190)], size * 0.36) for x, y in balls)
                   + "".join(thorn(polar(size * 0.7, d, x, y), polar(size * 0.28, d + 24, x, y), 0.11) for x, y in balls for d in (48, 80, 112, 144, 176)), INK)
        sheet.path("".join(lens(polar(size * 0.66, 280, x, y), polar(size * 0.66, 345, x, y), 0.2, 0.1) for x, y in balls), WHITE)
        return
    sheet.path("".join(
        brush([polar(size * 0.62, d, x, y) for d in (40, 80, 120, 160, 200)], size * 0.55) for x, y in balls), INK)


def rays(sheet: Svg, inner: float, outer: float, half: float, start: float = 0, fine: bool = False) -> None:
    """Eight facetted rays."""
    parts: dict[str, list[str]] = {"light": [], "shade": [], "cuts": []}
    for i in range(8):
        ray(parts, start + i * 45, inner, outer, half, fine)
    sheet.path("".join(parts["light"]), YELLOW)
    sheet.path("".join(parts["shade"]), GOLD)
    sheet.path("".join(parts["cuts"]), INK)


def collar(sheet: Svg, outer: float, inner: float, count: int) -> None:
    """A golden ring's relief: cuts across it, long where it turns from the light."""
    cuts = []
    for i in range(count):
        d = 360 * i / count
        dark = 0.5 + 0.5 * cos((d - 135) * pi / 180)
        cuts.append(thorn(polar(outer, d), polar(outer - (outer - inner) * (0.4 + 0.6 * dark), d + 2), 0.07 + 0.12 * dark))
    sheet.path("".join(cuts), INK)

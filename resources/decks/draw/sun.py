# SPDX-License-Identifier: GPL-3.0-or-later
"""The suns on the coins: a face, and the three discs (rays with a face, rays with a boss, a rosette).

Every disc is a part of radius 10 about its own centre; the face is a part of radius 10 too.
"""

from __future__ import annotations

from math import cos, pi, sin

from engrave import brush, curve, lens, polar, polygon, sampled, thorn
from svg import GOLD, INK, PAPER, RED, WHITE, YELLOW, Svg

FACE = "sun-face"


def define_face(sheet: Svg) -> str:
    """A golden face, radius 10, glancing to its right (the viewer's left), in shade on the other side."""
    if sheet.defined(FACE):
        return FACE
    features = define_features(sheet)
    with sheet.define(FACE):
        sheet.circle(0, 0, 10, YELLOW)
        shade = [polar(10, d) for d in range(10, 201, 10)] + [polar(10 - 3.0 * sin((d - 10) / 190 * pi), d) for d in range(190, 19, -10)]
        sheet.path(polygon(shade), GOLD)
        cuts = []
        for i, d in enumerate(range(28, 186, 6)):  # the turning cheek
            deep = 2.2 + 1.9 * sin((d - 20) / 170 * pi) + (0.7 if i % 2 else 0)
            cuts.append(thorn(polar(9.8, d), polar(9.8 - deep, d + 7), 0.42, 0.15))
        for d in range(196, 345, 9):  # the lit side: a few short ones
            cuts.append(thorn(polar(9.8, d), polar(8.7, d - 3), 0.26))
        sheet.path("".join(cuts), INK)
        sheet.place(features, 0, 0)
    return FACE


def define_features(sheet: Svg) -> str:
    """Eyes, brows, nose and mouth alone, for a face about 10 in radius: eyes at y -1.5, mouth at 5, chin at 8."""
    name = "face-features"
    if sheet.defined(name):
        return name
    with sheet.define(name):
        cuts = []
        # Under the brows, beside the nose, under the lower lip.
        cuts += [thorn((1.3 + i * 0.45, -3.0 + i * 0.12), (1.2 + i * 0.42, -1.2 + i * 0.1), 0.26) for i in range(4)]
        cuts += [thorn((1.5 + i * 0.5, 0.4 + i * 0.35), (2.3 + i * 0.5, 2.6 + i * 0.1), 0.26) for i in range(3)]
        cuts += [lens((-0.9 + i * 0.1, 7.1 + i * 0.45), (1.5, 7.0 + i * 0.45), 0.28, -0.12) for i in range(2)]
        cuts += [thorn((-7.4 + i * 0.5, 1.5 + i * 0.8), (-5.6 + i * 0.45, 1.7 + i * 0.8), 0.26, 0.1) for i in range(4)]
        sheet.path("".join(cuts), INK)
        for side in (-1, 1):
            x = side * 3.75
            sheet.path(curve([(x - 2.1, -1.1), (x - 0.3, -2.15), (x + 2.1, -1.0), (x + 0.1, -0.4)], True), WHITE)
            sheet.circle(x - 0.4, -1.35, 0.92, INK)
            sheet.circle(x - 0.72, -1.5, 0.25, WHITE)
        lines = []
        for side in (-1, 1):
            x = side * 3.75
            lines.append(brush([(x - 2.6, -0.8), (x - 1.4, -1.95), (x + 0.2, -2.3), (x + 1.5, -1.8), (x + 2.6, -0.7)], 0.72))
            lines.append(lens((x - 1.8, -0.75), (x + 2.0, -0.7), 0.26, -0.35))
            lines.append(lens((x - 2.1, -2.3), (x + 2.1, -2.3), 0.3, 0.75))
            lines.append(lens((x - 1.6, 0.5), (x + 1.4, 0.6), 0.22, -0.3))
            brow = [(side * 1.5, -4.1), (side * 3.0, -5.3), (side * 5.0, -5.4), (side * 6.9, -4.0)]
            lines.append(brush(sampled(brow, 3), 0.85))
        lines.append(brush(sampled([(1.5, -4.1), (0.85, -2.4), (0.95, -0.2), (1.6, 1.6), (1.55, 2.5), (0.7, 2.8)], 3), 0.5))
        lines.append(brush(sampled([(-1.5, -4.1), (-0.95, -3.0), (-0.85, -2.0)], 3), 0.4))
        lines.append(brush(sampled([(-1.3, 1.5), (-1.75, 2.3), (-1.1, 2.8), (-0.2, 2.9), (0.1, 3.2), (0.7, 2.8)], 3), 0.5))
        lines.append(lens((-3.2, 3.2), (-3.5, 4.9), 0.26, 0.25) + lens((3.2, 3.1), (3.6, 4.8), 0.3, -0.25))
        lines.append(lens((-1.4, 8.3), (1.5, 8.2), 0.34, -0.35))
        sheet.path("".join(lines), INK)
        lips = [(-2.7, 5.0), (-1.2, 4.25), (-0.55, 4.15), (0.05, 4.4), (0.6, 4.1), (1.3, 4.2), (2.8, 4.8), (1.5, 6.1), (0.1, 6.4), (-1.4, 6.1)]
        sheet.path(curve(lips, True), RED)
        sheet.path(
            brush(sampled([(-3.1, 4.8), (-1.4, 5.05), (0, 5.2), (1.4, 5.0), (3.2, 4.5)], 3), 0.5)
            + lens((-1.6, 6.3), (1.7, 6.2), 0.34, -0.35) + lens((-1.9, 4.4), (-0.5, 4.1), 0.25, 0.05), INK)
    return name


def rim(sheet: Svg) -> None:
    """The coin under its sun: a black edge heavier below, a white ring with one fine line, the black field (radius 8.3)."""
    sheet.circle(0, 0, 10, INK)
    sheet.circle(-0.07, -0.07, 9.5, PAPER)
    sheet.circle(0, 0, 8.95, None, INK, 0.14)
    sheet.circle(0.04, 0.04, 8.45, INK)


def ray(sheet_parts: dict[str, list[str]], d: float, inner: float, outer: float, half: float) -> None:
    """One facetted ray about direction d (degrees): a lit half, a shaded half and its cuts."""
    tip, left, right, root = polar(outer, d), polar(inner, d - half), polar(inner, d + half), polar(inner, d)
    sheet_parts["light"].append(polygon([left, tip, right]))
    # Light from the upper left: the half that faces away from it is the dark one.
    facing = sin((d + 45) * pi / 180) >= 0
    dark = right if facing else left
    sheet_parts["shade"].append(polygon([root, tip, dark]))
    for i in range(1, 5):
        t = i / 5
        a = (root[0] + (dark[0] - root[0]) * t, root[1] + (dark[1] - root[1]) * t)
        sheet_parts["cuts"].append(thorn(a, (a[0] + (tip[0] - a[0]) * (0.8 - 0.45 * t), a[1] + (tip[1] - a[1]) * (0.8 - 0.45 * t)), 0.13))


def globes(sheet: Svg, radius: float, size: float, start: float = 22.5) -> None:
    """Eight little golden balls between the rays."""
    balls = [polar(radius, start + i * 45) for i in range(8)]
    for x, y in balls:
        sheet.circle(x, y, size, YELLOW)
    sheet.path("".join(
        brush([polar(size * 0.62, d, x, y) for d in (40, 80, 120, 160, 200)], size * 0.55) for x, y in balls), INK)


def rays(sheet: Svg, inner: float, outer: float, half: float, start: float = 0) -> None:
    """Eight facetted rays."""
    parts: dict[str, list[str]] = {"light": [], "shade": [], "cuts": []}
    for i in range(8):
        ray(parts, start + i * 45, inner, outer, half)
    sheet.path("".join(parts["light"]), YELLOW)
    sheet.path("".join(parts["shade"]), GOLD)
    sheet.path("".join(parts["cuts"]), INK)


def define_sun(sheet: Svg) -> str:
    """The pip of the suit: eight rays round a face."""
    name = "coin"
    if sheet.defined(name):
        return name
    face = define_face(sheet)
    with sheet.define(name):
        rim(sheet)
        rays(sheet, 4.3, 8.0, 21)
        globes(sheet, 6.95, 0.72)
        sheet.circle(0, 0, 4.75, INK)
        sheet.circle(0, 0, 4.5, YELLOW)
        sheet.circle(0, 0, 4.08, INK)
        sheet.place(face, 0, 0, 0.38)
    return name


def define_boss(sheet: Svg) -> str:
    """The small coin: rays round a turned boss, plain enough for a thumbnail."""
    name = "coin-boss"
    if sheet.defined(name):
        return name
    with sheet.define(name):
        rim(sheet)
        rays(sheet, 3.3, 8.1, 20)
        globes(sheet, 6.7, 0.85)
        sheet.circle(0, 0, 3.75, INK)
        sheet.circle(0, 0, 3.4, YELLOW)
        sheet.path(polygon([polar(3.4, d) for d in range(20, 201, 12)] + [polar(2.5, d, 0.1, 0.1) for d in range(200, 19, -20)]), GOLD)
        sheet.path("".join(thorn(polar(3.4, d), polar(2.3, d + 10), 0.22) for d in range(30, 200, 14)), INK)
        sheet.circle(0, 0, 1.9, INK)
        sheet.circle(-0.05, -0.05, 1.62, YELLOW)
        sheet.path(brush([polar(1.15, d) for d in range(30, 211, 30)], 0.62), INK)
        sheet.circle(-0.55, -0.6, 0.36, WHITE)
    return name


def define_splendid(sheet: Svg) -> str:
    """The coin of the settebello: golden rays and red flames round a face, beads in the rim."""
    name = "coin-splendid"
    if sheet.defined(name):
        return name
    face = define_face(sheet)
    with sheet.define(name):
        sheet.circle(0, 0, 10, INK)
        sheet.circle(-0.07, -0.07, 9.5, PAPER)
        for i in range(32):
            sheet.circle(*polar(9.0, i * 11.25), 0.3, RED if i % 4 == 2 else GOLD)
        sheet.circle(0, 0, 8.5, INK)
        flames = []
        for i in range(8):
            d = 22.5 + i * 45
            flame = [polar(r, d + off) for r, off in ((4.2, -14), (5.3, -9.5), (6.2, -3), (7.0, -5), (8.15, 3))]
            back = [polar(r, d + off) for r, off in ((7.3, 5), (6.5, 8.5), (5.5, 8), (4.2, 14))]
            flames.append(curve(flame) + "L" + curve([flame[-1], *back])[1:] + "Z")
        sheet.path("".join(flames), RED)
        licks = (brush([polar(r, 22.5 + i * 45 + off) for r, off in ((4.6, -2), (5.6, -1), (6.5, 2), (7.3, 0.5))], lambda t: 0.5 * (1 - t) + 0.1) for i in range(8))
        sheet.path("".join(licks), YELLOW)
        rays(sheet, 4.3, 8.15, 17)
        sheet.circle(0, 0, 4.85, INK)
        sheet.circle(0, 0, 4.6, YELLOW)
        sheet.path("".join(lens(polar(4.58, d), polar(4.12, d + 14), 0.24, 0.08) for d in range(0, 360, 15)), INK)
        sheet.circle(0, 0, 4.05, INK)
        sheet.place(face, 0, 0, 0.375)
    return name


def define_rosette(sheet: Svg) -> str:
    """The great coin of the 2 and the 5: eight cleft petals round a corded ring and a face."""
    name = "coin-rosette"
    if sheet.defined(name):
        return name
    face = define_face(sheet)
    with sheet.define(name):
        rim(sheet)
        for i in range(8):
            sheet.circle(*polar(7.85, 22.5 + i * 45), 0.3, YELLOW)
        for layer, turn in ((0, 22.5), (1, 0)):
            for i in range(8):
                _petal(sheet, turn + i * 45, 8.05 if layer else 7.35, bool(layer))
        sheet.circle(0, 0, 5.05, INK)
        sheet.circle(0, 0, 4.8, YELLOW)
        cord = "".join(lens(polar(4.68, d), polar(4.12, d + 9), 0.2, 0.1) for d in range(0, 360, 10))
        sheet.path(cord, INK)
        sheet.circle(0, 0, 4.05, INK)
        sheet.place(face, 0, 0, 0.385)
    return name


def _petal(sheet: Svg, d: float, reach: float, front: bool) -> None:
    """One petal: heart-shaped at the end, veined from its root."""
    def at(r: float, off: float) -> tuple[float, float]:
        return polar(r, d + off)

    if front:
        side = [(4.2, 10), (5.4, 15.5), (6.6, 17.6), (reach - 0.75, 16), (reach - 0.3, 10), (reach - 0.25, 4)]
    else:
        side = [(4.2, 14), (5.6, 14), (6.3, 8)]
    outline = [at(r, -off) for r, off in side] + [at(reach, 0)] + [at(r, off) for r, off in side[::-1]]
    sheet.path(curve(outline, True), YELLOW if front else GOLD, INK, 0.22)
    if not front:
        sheet.path("".join(thorn(at(4.6, off), at(reach - 0.4 - abs(off) * 0.12, off * 0.4), 0.2) for off in (-6, 0, 6)), INK)
        return
    dark = cos((d - 135) * pi / 180) > -0.2
    veins = [thorn(at(4.6, 0), at(reach - 0.5, 0), 0.16)]
    for k, off in enumerate((3, 6, 9, 12)):
        long = 7.0 - 0.42 * k
        veins.append(thorn(at(4.7, off * 0.85), at(long + (0.3 if dark else 0), off), 0.2))
        veins.append(thorn(at(4.7, -off * 0.85), at(long - 0.4, -off), 0.17))
    sheet.path("".join(veins), INK)

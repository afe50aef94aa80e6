# SPDX-License-Identifier: GPL-3.0-or-later
"""The suns on the coins: a face, and the three discs (rays with a face, rays with a boss, a rosette).

Every disc is a part of radius 10 about its own centre; the face is a part of radius 10 too.
"""

from __future__ import annotations

from math import cos, pi, sin

from coin_parts import collar, glory, globes, rays, rim
from engrave import brush, curve, lens, polar, polygon, sampled, thorn
from svg import DEEP_RED, GOLD, INK, PAPER, RED, WHITE, YELLOW, Svg

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


def define_sun(sheet: Svg, fine: bool = True) -> str:
    """The pip of the suit: eight rays round a face; with fewer cuts if not fine, for a figure's hand."""
    name = "coin-fine" if fine else "coin"
    if sheet.defined(name):
        return name
    face = define_face(sheet)
    with sheet.define(name):
        rim(sheet, fine)
        if fine:
            glory(sheet, 4.3, 8.0, 21, 7.4)
        rays(sheet, 4.3, 8.0, 21, 0, fine)
        globes(sheet, 6.95, 0.84 if fine else 0.72, 22.5, fine)
        sheet.circle(0, 0, 4.75, INK)
        sheet.circle(0, 0, 4.5, YELLOW)
        if fine:
            collar(sheet, 4.5, 4.08, 45)
        sheet.circle(0, 0, 4.08, INK)
        sheet.place(face, 0, 0, 0.38)
    return name


def define_boss(sheet: Svg) -> str:
    """The small coin: rays round a turned boss: a corded ring, a dome of twelve gadroons, a knob."""
    name = "coin-boss"
    if sheet.defined(name):
        return name
    with sheet.define(name):
        rim(sheet, True)
        # A sprig in the black under every ball.
        sheet.path("".join(lens(polar(4.5, d), polar(5.9 - abs(off) * 0.04, d + off), 0.2 - abs(off) * 0.005, off * 0.006)
                           for d in (22.5 + i * 45 for i in range(8)) for off in (-9, 0, 9)), YELLOW)
        rays(sheet, 3.9, 8.2, 22, 0, True)
        globes(sheet, 7.0, 0.86, 22.5, True)
        sheet.circle(0, 0, 4.25, INK)
        sheet.circle(0, 0, 4.04, YELLOW)
        sheet.path("".join(lens(polar(4.0, d), polar(3.2, d + 14), 0.12, 0.12) for d in range(0, 360, 12)), INK)
        sheet.path("".join(thorn(polar(4.02, d), polar(3.5, d + 9), 0.22, 0.05) for d in range(78, 200, 12)), INK)
        sheet.circle(0.03, 0.03, 3.14, INK)
        sheet.circle(0, 0, 2.98, YELLOW)
        lobes, cuts, shines = [], [], []
        for i in range(12):
            d = i * 30 + 15
            dark = 0.5 + 0.5 * cos((d - 135) * pi / 180)
            if dark > 0.3:
                lobes.append(polygon([polar(1.4, d), polar(2.95, d + 1), polar(2.95, d + 15), polar(1.4, d + 15)]))
            cuts.append(thorn(polar(2.95, d + 15), polar(1.3, d + 15), 0.16))
            for k in range(4):
                cuts.append(thorn(polar(2.92, d + 13 - k * 4.6), polar(2.4 - 0.62 * dark * (1 - k * 0.2), d + 11 - k * 3.4), 0.05 + 0.07 * dark))
            if dark < 0.75:
                shines.append(lens(polar(2.62, d - 9), polar(1.8, d - 7), 0.16))
        sheet.path("".join(lobes), GOLD)
        sheet.path("".join(cuts), INK)
        sheet.path("".join(shines), WHITE)
        sheet.circle(0.04, 0.04, 1.5, INK)
        sheet.circle(0, 0, 1.32, YELLOW)
        sheet.path(polygon([polar(1.32, d) for d in range(30, 241, 15)] + [polar(0.95, d) for d in range(230, 39, -15)]), GOLD)
        sheet.path("".join(thorn(polar(1.32, d), polar(0.72 - 0.2 * cos((d - 135) * pi / 90), d + 14), 0.13) for d in range(36, 236, 16)), INK)
        sheet.path(lens(polar(0.86, 280), polar(0.86, 350), 0.32, 0.12), WHITE)
    return name


def define_splendid(sheet: Svg) -> str:
    """The coin of the settebello: golden rays and red flames round a face, in a corded and beaded rim."""
    name = "coin-splendid"
    if sheet.defined(name):
        return name
    face = define_face(sheet)
    with sheet.define(name):
        # A cord of gold, then red and golden beads on white between two lines.
        sheet.circle(0, 0, 10, INK)
        sheet.circle(-0.05, -0.05, 9.68, YELLOW)
        sheet.path("".join(polygon([polar(9.66, d + 3), polar(9.66, d + 7), polar(8.86, d + 3.6), polar(8.86, d)]) for d in range(48, 232, 8)), GOLD)
        sheet.path("".join(lens(polar(9.66, d + 7), polar(8.84, d), 0.22, 0.12) for d in range(0, 360, 8))
                   + "".join(thorn(polar(9.6, d + 4.5), polar(9.0, d + 0.5), 0.16, 0.06) for d in range(48, 232, 8)), INK)
        sheet.circle(0, 0, 8.86, INK)
        sheet.circle(0, 0, 8.66, PAPER)
        beads = [polar(8.36, i * 11.25) for i in range(32)]
        for colour, which in ((GOLD, 0), (RED, 1)):
            for x, y in beads[which::2]:
                sheet.circle(x, y, 0.25, colour)
        sheet.path("".join(brush([polar(0.24, d, x, y) for d in (60, 100, 140, 180, 220)], 0.15) for x, y in beads), INK)
        sheet.circle(0, 0, 8.06, INK)
        flames, deep = [], []
        for i in range(8):
            d = 22.5 + i * 45
            flame = [polar(r, d + off) for r, off in ((4.2, -14), (5.2, -10), (6.0, -3.4), (6.7, -5.4), (7.85, 3))]
            back = [polar(r, d + off) for r, off in ((7.0, 5), (6.3, 9), (5.4, 8.4), (4.2, 14))]
            flames.append(curve(flame) + "L" + curve([flame[-1], *back])[1:] + "Z")
            deep.append(curve([polar(r, d + off) for r, off in ((4.2, 6), (5.4, 4), (6.4, 5), (7.85, 3), *((7.0, 5), (6.3, 9), (5.4, 8.4), (4.2, 14)))], True))
        sheet.path("".join(flames), RED)
        sheet.path("".join(deep), DEEP_RED)
        licks = (brush([polar(r, 22.5 + i * 45 + off) for r, off in ((4.6, -3), (5.5, -2), (6.4, 1.4), (7.2, 0.4))], lambda t: 0.46 * (1 - t) + 0.1) for i in range(8))
        sheet.path("".join(licks), YELLOW)
        sheet.path("".join(thorn(polar(r, 22.5 + i * 45 + off), polar(r + 0.9, 22.5 + i * 45 + to), 0.15) for i in range(8) for r, off, to in ((4.7, 11, 7.4), (5.4, 8, 6), (6.2, 8, 5))), INK)
        sheet.path("".join(thorn(polar(8.0, 11.25 + i * 22.5 + off), polar(7.3, 11.25 + i * 22.5 + off), 0.15) for i in range(16) for off in (-2.4, 0, 2.4)), GOLD)
        rays(sheet, 4.3, 7.9, 17, 0, True)
        sheet.circle(0, 0, 5.05, INK)
        sheet.circle(0, 0, 4.82, YELLOW)
        sheet.path("".join(lens(polar(4.8, d), polar(4.2, d + 13), 0.2, 0.1) + (thorn(polar(4.8, d + 6), polar(4.35, d + 15), 0.16, 0.06) if 40 < d < 220 else "") for d in range(0, 360, 12)), INK)
        sheet.circle(0, 0, 4.15, INK)
        sheet.place(face, 0, 0, 0.39)
    return name


def define_rosette(sheet: Svg) -> str:
    """The great coin of the 2 and the 5: eight cleft petals round a corded ring and a face."""
    name = "coin-rosette"
    if sheet.defined(name):
        return name
    face = define_face(sheet)
    with sheet.define(name):
        rim(sheet, True)
        globes(sheet, 7.85, 0.36)
        for layer, turn in ((0, 22.5), (1, 0)):
            for i in range(8):
                _petal(sheet, turn + i * 45, 8.05 if layer else 7.35, bool(layer))
        sheet.circle(0, 0, 5.15, INK)
        sheet.circle(0, 0, 4.95, YELLOW)
        sheet.circle(0, 0, 4.72, INK)
        sheet.circle(0, 0, 4.62, YELLOW)
        cord = "".join(lens(polar(4.6, d), polar(4.1, d + 9), 0.2, 0.1) for d in range(0, 360, 10))
        cord += "".join(thorn(polar(4.6, d + 5), polar(4.2, d + 11), 0.16, 0.05) for d in range(50, 220, 10))
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
    # The edge turns over, on the side away from the light.
    way = 1 if sin((d + 45) * pi / 180) >= 0 else -1
    for r, off in ((5.7, 15.5), (6.1, 16.4), (6.5, 16.8), (6.9, 16.4), (7.25, 15.2), (7.5, 12.8)):
        veins.append(thorn(at(r, way * off), at(r - 0.28, way * (off - 5)), 0.13))
    for k, off in enumerate((3, 6, 9, 12)):
        long = 7.0 - 0.42 * k
        veins.append(thorn(at(4.7, off * 0.85), at(long + (0.3 if dark else 0), off), 0.2))
        veins.append(thorn(at(4.7, -off * 0.85), at(long - 0.4, -off), 0.17))
    sheet.path("".join(veins), INK)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The urns on the cups: the tall pip of the suit and the wide bowl of the two.

The tall urn is a part about its centre, 40 high (y -20..20) and 29 wide with its handles.
The bowl is a part about its centre, 46 high (y -23..23) and 52 wide with its handles.
"""

from __future__ import annotations

from math import asin, cos, pi, sin

from engrave import Point, brush, curve, grown, hatch, lens, polar, polygon, sampled, thorn
from lathe import Turned, spaced
from svg import DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, RED, WHITE, YELLOW, Svg


def spiral(x: float, y: float, radius: float, start: float, turns: float, shrink: float = 0.28) -> list[Point]:
    """Points winding in towards (x, y) from `radius`, anticlockwise from direction `start` (degrees, 0 is up; negative turns go clockwise)."""
    steps = max(4, int(abs(turns) * 8))
    return [polar(radius * (1 + (shrink - 1) * i / steps), start - 360 * turns * i / steps, x, y) for i in range(steps + 1)]


def scroll(sheet: Svg, spine: list[Point], width: float, line: float, mirror: bool, stout: bool = False) -> None:
    """A white handle along a spine (of the right-hand one), thinning into its curl, in pale blue shade with fine cuts; a
    stout one is fluted, and shaded further round."""
    sign = -1 if mirror else 1
    points = [(sign * x, y) for x, y in sampled(spine, 2)]
    last = len(points) - 1

    def swell(t: float) -> float:
        return width * (0.8 + 0.35 * sin(pi * min(1, t * 1.5)) - 0.45 * t)

    def edge(i: int, share: float) -> Point:
        """A place across the band: -1 its lit edge, 1 the one in shade; in between it slides over as the band turns."""
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(last, i + 1)]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
        nx, ny = (y1 - y0) / length, -(x1 - x0) / length
        lit = max(-1.0, min(1.0, 1.7 * (nx * 0.75 + ny * 0.66)))
        half = swell(i / last) / 2
        return points[i][0] + nx * lit * half * share, points[i][1] + ny * lit * half * share

    sheet.path(brush(points, lambda t: swell(t) + line * 2.4), INK)
    sheet.path(brush(points, swell), WHITE)
    sheet.circle(*points[-1], swell(1) * 0.95 + line, INK)
    sheet.circle(*points[-1], swell(1) * 0.95, WHITE)
    shade = [edge(i, 0.5) for i in range(0, last, 2)]
    sheet.path(brush(shade, lambda t: swell(t) * 0.46), "#b4c2e2")
    cuts = [brush([edge(i, 0.42) for i in range(2, last - 3, 2)], line * 0.75)]
    for i in range(2, last - 2, 1):
        cuts.append(thorn(edge(i, 0.95), edge(i + 1, 0.2), line * 0.55))
    if stout:
        sheet.path(brush([edge(i, -0.72) for i in range(1, last - 1)], lambda t: swell(t) * 0.16), "#b4c2e2")
        cuts += [brush([edge(i, share) for i in range(1, last - 1)], line * wide) for share, wide in ((-0.5, 0.8), (0.04, 0.6))]
        cuts += [thorn(edge(i, -0.97), edge(i + 1, -0.6), line * 0.5) for i in range(1, last - 2)]
        cuts += [thorn(edge(i, 0.4), edge(i + 1, 0.1), line * 0.45) for i in range(3, last - 2, 2)]
    cuts.append(brush([polar(swell(1) * 0.5, d, *points[-1]) for d in (60, 110, 160, 210, 260)], line * 0.9))
    sheet.path("".join(cuts), INK)


def lobes(sheet: Svg, body: Turned, top: float, bottom: float, count: int, bulge: float, line: float, fine: bool = True) -> None:
    """Gadroons: upright green lobes round the bowl, each with its lit and its shaded flank."""
    edges = [-1.0] + [sin(-pi / 2 + pi * (i + 0.5) / (count - 1)) for i in range(count - 1)] + [1.0]
    order = sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2))  # the front ones last
    for i in order:
        a, b = edges[i], edges[i + 1]
        middle = sin((asin(a) + asin(b)) / 2)
        head = [body.at(a, top), body.at(a + (middle - a) * 0.3, top - bulge * 0.72), body.at(middle, top - bulge),
                body.at(b + (middle - b) * 0.3, top - bulge * 0.72), body.at(b, top)]
        down, up = body.side(b, top, bottom, 4), body.side(a, top, bottom, 4)[::-1]
        d = curve(head) + "L" + curve(down)[1:] + "L" + curve(up)[1:] + "Z"
        sheet.path(d, GREEN, INK, line)
        flank = b + (middle - b) * 0.15
        dark = [body.at(flank, top - bulge * 0.45), *body.side(b, top, bottom, 4)[1:], *body.side(middle, top + (bottom - top) * 0.35, bottom, 3)[::-1]]
        sheet.path(curve(dark, True), DEEP_GREEN)
        flanks = ((0.3, 0.9), (0.65, 0.6)) if fine else ((0.45, 0.8),)
        cuts = [body.shade(top - bulge * 0.2, bottom, [(b + (middle - b) * k, s) for k, s in flanks], line * 0.9)]
        cuts.append(body.shade(top, bottom, [(a + (middle - a) * 0.35, 0.8), (middle, 0.75)][:2 if fine else 1], line * 0.9, upward=True))
        if middle > 0.55 and fine:  # the far side is in shade altogether
            cuts.append(body.shade(top - bulge * 0.5, bottom, [(a + (b - a) * k, 0.95) for k in (0.2, 0.42)], line))
        sheet.path("".join(cuts), INK)
        if -0.75 < middle < 0.5 and (fine or abs(middle) < 0.4):
            shine = a + (middle - a) * 0.62
            sheet.path(thorn(body.at(shine, top - bulge * 0.35), body.at(shine, top + (bottom - top) * 0.42), line * 1.5), "#7fbf6a")


def leaf(sheet: Svg, out: list[Point], back: list[Point], fill: str, line: float, veins: int = 2, deep: str | None = None) -> None:
    """A pointed leaf: one edge from its root out to the tip, the other back; veined from the root. With `deep` the half
    on the side of the way out lies in that shade, and small veins leave the middle one."""
    sheet.path(curve(out) + "L" + curve([out[-1], *back, out[0]])[1:] + "Z", fill, INK, line)
    root, tip = out[0], out[-1]
    middle = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(out[1:-1], back[::-1])]
    if deep:
        sheet.path(curve(out) + "L" + curve([tip, *middle[::-1], root])[1:] + "Z", deep)
        sheet.path(curve(out) + "L" + curve([tip, *back, root])[1:] + "Z", None, INK, line)
    cuts = [brush([root, *middle, (tip[0] * 0.9 + middle[-1][0] * 0.1, tip[1] * 0.9 + middle[-1][1] * 0.1)], lambda t: line * (1 - t) * 1.1)]
    for k in range(veins):  # the far flank in shade
        share = 0.35 + 0.4 * k / max(1, veins - 1)
        flank = [(m[0] + (o[0] - m[0]) * share, m[1] + (o[1] - m[1]) * share) for m, o in zip(middle, out[1:-1])]
        cuts.append(brush([root, *flank], lambda t: line * (1 - t)))
    if deep:
        spine = [root, *middle, tip]
        for edge, reach in ((out, 0.74), (back[::-1], 0.62)):
            rim = [root, *(edge[1:-1] if edge is out else edge), tip]
            for i in range(len(spine) - 1):
                for t in (0.15, 0.45, 0.75):
                    a, b = ((line_[i][0] + (line_[i + 1][0] - line_[i][0]) * u, line_[i][1] + (line_[i + 1][1] - line_[i][1]) * u) for line_, u in ((spine, t), (rim, min(1, t + 0.3))))
                    cuts.append(thorn(a, (a[0] + (b[0] - a[0]) * reach, a[1] + (b[1] - a[1]) * reach), line * 0.8))
    sheet.path("".join(cuts), INK)


def plinth(sheet: Svg, half: float, top: float, bottom: float, line: float) -> None:
    """The red slab everything stands on."""
    box = [(-half, top), (half, top), (half, bottom), (-half, bottom)]
    sheet.path(polygon([(-half - line, top - line), (half + line * 1.6, top - line), (half + line * 1.6, bottom + line * 2), (-half - line, bottom + line * 2)]), INK)
    sheet.path(polygon(box), RED)
    sheet.path(polygon([(half * 0.45, top), (half, top), (half, bottom), (half * 0.6, bottom)]), DEEP_RED)
    gap = min(half * 0.085, 0.95)
    rows = hatch([(half * 0.1, top), (half, top), (half, bottom), (half * 0.3, bottom)], 90, gap, line * 0.8, ragged=0.5)
    rows += hatch([(-half, top), (-half * 0.72, top), (-half * 0.8, bottom), (-half, bottom)], 90, gap, line * 0.7, ragged=0.6)
    rows += lens((-half, top + (bottom - top) * 0.3), (half, top + (bottom - top) * 0.3), line * 0.7)
    sheet.path(rows, INK)


def foot(sheet: Svg, top: float, bottom: float, half: float, line: float, fine: bool = True) -> None:
    """A red calyx holding the bowl, a knop, and leaves spreading down to the plinth."""
    high = bottom - top
    stout = 0.09 if fine else 0  # leaves and stem are so much broader, in half-widths, but for the leaves' tips

    def at(x: float, y: float) -> Point:
        """x in half-widths from the axis, y 0 at the bowl, 1 on the plinth."""
        return (x + stout * max(0.0, min(1.0, abs(x) / 0.1, (1 - abs(x)) / 0.3)) * (1 if x > 0 else -1)) * half, top + y * high

    skirt = [at(-0.16, 0.48), at(0.16, 0.48), at(0.26, 0.66), at(0.5, 0.84), at(0.95, 0.97), at(0.95, 1), at(-0.95, 1), at(-0.95, 0.97), at(-0.5, 0.84), at(-0.26, 0.66)]
    sheet.path(polygon(grown(sampled(skirt, 2, True) if fine else skirt, line * 0.7, line * 1.8)), INK)
    sheet.path(curve(skirt[1:5]) + "L" + curve([skirt[6], skirt[7], skirt[8], skirt[9], skirt[0]])[1:] + "Z", DEEP_RED)
    for s in (-1, 1):
        leaf(sheet, [at(s * 0.12, 0.5), at(s * 0.3, 0.74), at(s * 0.62, 0.9), at(s * 1.08, 1.0)], [at(s * 0.62, 1.0), at(s * 0.3, 0.93)], RED if s < 0 else "#b8201c", line, 3 if fine else 0, DEEP_RED if fine else None)
    leaf(sheet, [at(0.1, 0.5), at(0.2, 0.68), at(0.37, 0.88), at(0, 1.05)], [at(-0.37, 0.88), at(-0.2, 0.68), at(-0.1, 0.5)], RED, line, 5 if fine else 1, DEEP_RED if fine else None)
    for s in (-1, 1):
        leaf(sheet, [at(s * 0.06, 0.42), at(s * 0.26, 0.3), at(s * 0.5, 0.16), at(s * 0.98, -0.02)], [at(s * 0.52, -0.1), at(s * 0.2, 0.02)], RED if s < 0 else "#b8201c", line, 3 if fine else 0, DEEP_RED if fine else None)
    leaf(sheet, [at(0.1, 0.42), at(0.3, 0.16), at(0.2, -0.04), at(0, -0.24)], [at(-0.2, -0.04), at(-0.3, 0.16), at(-0.1, 0.42)], RED, line, 5 if fine else 1, DEEP_RED if fine else None)
    knop = [at(-0.24, 0.37), at(0.24, 0.37), at(0.31, 0.44), at(0.24, 0.52), at(-0.24, 0.52), at(-0.31, 0.44)]
    sheet.path(polygon(grown(sampled(knop, 2, True) if fine else knop, line * 0.7, line * 1.5)), INK)
    sheet.path(curve(knop, True), RED)
    sheet.path(lens(at(-0.1, 0.48), at(0.28, 0.47), line * 1.2) + lens(at(0.08, 0.42), at(0.27, 0.42), line), INK)


def mouth(sheet: Svg, body: Turned, y: float, line: float, lip: float = 0) -> None:
    """The open red mouth, its near wall in shade, within a golden lip if it has any width."""
    r, ry = body.radius(y), body.radius(y) * body.tilt(y)
    if lip:
        sheet.ellipse(0.06 * line, y + line * 0.9, r + lip + line * 1.6, ry + lip * 0.7 + line * 2, INK)
        sheet.ellipse(0, y + line * 0.3, r + lip, ry + lip * 0.7 + line * 0.3, YELLOW)
        edge = [(sin(d * pi / 180), -cos(d * pi / 180)) for d in range(96, 266, 5)]
        cuts = (thorn((u * (r + lip), y + line * 0.5 + v * (ry + lip * 0.7)), (u * (r + lip * 0.3), y + v * (ry + lip * 0.1)), line * (0.5 + 0.4 * max(0, u))) for u, v in edge if u > 0.2 or u < -0.75)
        sheet.path("".join(cuts), INK)
        r, ry = r - line * 0.4, ry - line * 0.2
    sheet.ellipse(0.06 * line, y + line * 0.2, r + line * 1.5, ry + line * 1.5, INK)
    sheet.ellipse(0, y, r, ry, RED)
    # The hollow: deep on the near left, where the lip shades it, with cuts that follow the wall down.
    outer = [polar(1, d) for d in range(300, 79, -20)]
    last = len(outer) - 1
    inner = [(x * (1 - 0.5 * sin(pi * i / last)) + 0.1 * sin(pi * i / last), y * (1 - 0.62 * sin(pi * i / last))) for i, (x, y) in enumerate(outer)]
    hollow = [(px * r, y + py * ry) for px, py in outer + inner[-2:0:-1]]
    sheet.path(curve(hollow, True), DEEP_RED)
    cuts = []
    for k in range(-9, 10):
        u = k / 10
        edge = y - ry * (1 - u * u) ** 0.5
        long = ry * (1.15 - 0.75 * (u + 1) / 2 + (0.18 if k % 2 else 0))
        cuts.append(thorn((u * r, edge), (u * r * 0.86, edge + long * (1 - u * u) ** 0.5), line * 0.9))
    if lip:  # rings inside, where the wall sinks into the dark
        for k, depth in enumerate((0.16, 0.3, 0.46)):
            ring = [(-cos(a * pi / 180) * r * (1 - depth * 0.22), y + depth * ry * 1.1 - sin(a * pi / 180) * ry * (1 - depth * 0.3)) for a in range(4 + 4 * k, 96 - 14 * k, 12)]
            cuts.append(brush(ring, line * 0.8))
        cuts += [thorn((u * r * 0.98, y + ry * (1 - u * u) ** 0.5 * 0.96), (u * r * 0.95, y + ry * (1 - u * u) ** 0.5 * (0.62 if k % 2 else 0.74)), line * 0.7) for k, u in enumerate(i / 14 for i in range(-12, 9))]
    sheet.path("".join(cuts), INK)


def define_urn(sheet: Svg, fine: bool = True) -> str:
    """The tall two-handled urn, the pip of the suit; with half the cuts if not fine, for a figure's hand."""
    name = "cup" if fine else "cup-held"
    if sheet.defined(name):
        return name
    line = 0.34
    with sheet.define(name):
        if fine:  # a stout handle from under the lip to the shoulder of the bowl
            spine = [(7.0, -12.0), (8.9, -13.6), (11.3, -14.3), (13.5, -13.2), (14.2, -10.8), (13.2, -7.8), *spiral(13.0, -3.4, 2.2, 275, 1.0)]
        else:
            spine = [(7.0, -12.2), (8.6, -13.7), (11.0, -14.6), (13.0, -13.4), (13.2, -11.0), (12.0, -8.4), *spiral(12.5, -4.4, 1.8, 265, 1.05)]
        with sheet.define("cup-handle"):
            scroll(sheet, spine, 2.5 if fine else 1.5, 0.3, False, fine)
        for left in (True, False):
            sheet.place("cup-handle", 0, 0, mirror=left)
        body = Turned([(-17.2, 10.6), (-15.4, 9.2), (-11.5, 7.7), (-8.2, 7.5), (-5.0, 8.2), (-1.5, 9.5), (2.0, 9.9), (5.5, 8.3), (8.6, 4.2), (9.4, 2.6)], (0.25, 0.1))
        sheet.path(curve(grown(body.outline(-16.4, 9.2), 0.28, 0.8), True), INK)
        sheet.path(body.band(-17.2, -1), YELLOW)
        sheet.path(body.band(-17.2, -1, 0.38, 1), GOLD)
        sheet.path(body.band(-17.2, -1, -1, -0.86), GOLD)
        share, wide = (1, 1) if fine else (0.55, 1.3)

        def cut(top: float, bottom: float, start: float, end: float, count: int, lengths: tuple[float, ...], width: float) -> str:
            return body.shade(top, bottom, spaced(start, end, round(count * share), lengths), width * wide)

        uneven = (1.0, 0.6, 0.85, 0.5)
        cuts = [
            cut(-15.3, -9.3, 0.30, 0.97, 10, uneven, 0.3), cut(-15.3, -9.3, -0.96, -0.45, 7, (1, 0.7, 0.5, 0.6), 0.26),
            cut(-15.3, -9.3, -0.38, 0.22, 5, (0.3, 0.2, 0.26), 0.24),
            cut(-6.7, -1, 0.36, 0.97, 10, uneven, 0.3), cut(-6.7, -1, -0.96, -0.6, 5, (1, 0.6, 0.8), 0.26),
            cut(-9.0, -7.2, 0.45, 0.96, 7, (1.0, 0.8), 0.24),
            body.line(-15.4, 0.42), body.line(-9.2, 0.5), body.line(-7.0, 0.62),
        ]
        sheet.path("".join(cuts), INK)
        lobes(sheet, body, -1.2, 9.2, 7, 1.7, line, fine)
        foot(sheet, 8.2, 16.4, 8.6, line, fine)
        plinth(sheet, 9.4, 16.6, 19.4, line * 0.9)
        mouth(sheet, body, -17.2, line, 0.85 if fine else 0)
    return name


def define_bowl(sheet: Svg) -> str:
    """The wide bowl of the two of cups."""
    name = "bowl"
    if sheet.defined(name):
        return name
    line = 0.36
    with sheet.define(name):
        spine = [(15.5, -10.2), (17.8, -12.4), (21.0, -13.2), (24.0, -11.6), (24.8, -8.0), (23.4, -3.6), *spiral(22.8, 2.8, 3.4, 275, 1.05)]
        for mirror in (True, False):
            scroll(sheet, spine, 3.7, 0.36, mirror, True)
        body = Turned([(-17.4, 19.4), (-15.0, 17.6), (-12.0, 16.6), (-8.0, 17.0), (-4.0, 18.2), (0, 18.0), (4.0, 14.6), (7.4, 8.6), (9.2, 3.6)], (0.28, 0.12))
        sheet.path(curve(grown(body.outline(-16.4, 9.0), 0.32, 0.95), True), INK)
        sheet.path(body.band(-17.4, -3), YELLOW)
        sheet.path(body.band(-17.4, -3, 0.42, 1), GOLD)
        sheet.path(body.band(-17.4, -3, -1, -0.84), GOLD)
        cuts = [
            body.shade(-15.6, -3, spaced(0.3, 0.98, 18, (1, 0.6, 0.8, 0.5)), 0.36), body.shade(-15.6, -3, spaced(-0.98, -0.5, 12, (1, 0.5, 0.75, 0.4)), 0.3),
            body.shade(-15.6, -3, spaced(-0.46, 0.26, 15, (0.34, 0.2, 0.28, 0.16)), 0.28), body.shade(-15.6, -3, spaced(0.2, 0.9, 12, (0.3, 0.45, 0.36)), 0.3, upward=True),
            body.line(-15.7, 0.5), body.line(-13.9, 0.34),
        ]
        sheet.path("".join(cuts), INK)
        lobes(sheet, body, -3.4, 8.8, 9, 2.2, line)
        foot(sheet, 8.6, 18.8, 10.4, line)
        plinth(sheet, 11.6, 19.0, 22.6, line)
        mouth(sheet, body, -17.4, line, 1.2)
    return name

# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of swords: a sword in a red chased scabbard, entwined by a green studded belt with the head of a snake."""

from __future__ import annotations

import math
from typing import Sequence

from chased import define_hilt
from graver import SHADE, Point, Tube, ball, path, polygon, sample, shape, spread, stations, stroke, swell, tick
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, PAPER, RED, WHITE, YELLOW, Svg, paper

LEAN = 21  # degrees from upright
BELT = [  # from the snake's head to the tail's tip
    (31, 12.6), (38.6, 18), (39, 28), (31, 38), (19, 46), (12.2, 57), (15.6, 67), (27, 69.5), (41, 65), (54, 59), (67, 57.5), (79, 62),
    (86, 73), (82, 85), (70, 91), (56, 95.5), (42, 100), (27, 103), (15.5, 108), (10.8, 117.5), (15.2, 127), (27, 131), (40, 131), (51, 135),
    (60, 144), (70, 149.6), (81, 145), (86, 134), (84.6, 121.5),
]


def ace(sheet: Svg) -> None:
    paper(sheet)
    belt = Tube(BELT, stations([(0, 4.3), (0.97, 4.1), (0.985, 3.6), (1, 2.6)]))
    _rope(sheet, [(11.6, 61), (9.6, 72), (12.4, 84), (21, 91), (33, 91.4), (46, 87)])
    # The belt passes behind the scabbard, before it and behind again; the seams are under mounts.
    first, second = _nearest(belt, (85.4, 70)), _nearest(belt, (12, 112.4))
    _belt(sheet, belt, 0, first)
    _belt(sheet, belt, second, 1)
    with sheet.group(f"translate(51 82.5) rotate({LEAN})"):
        _scabbard(sheet)
    _belt(sheet, belt, first, second)
    for at in ((26.6, 41.2), (85.4, 70), (12, 112.4), (71.5, 149.4)):
        t = _nearest(belt, at)
        (x, y), (tx, ty), _ = belt.frame(t)
        _plate(sheet, x, y, math.degrees(math.atan2(tx, -ty)))
    _tag(sheet, belt, _nearest(belt, (12.3, 59)))
    _head(sheet)


def _nearest(tube: Tube, p: Point) -> float:
    return min(spread(0, 1, 400), key=lambda t: math.dist(tube.frame(t)[0], p))


def _belt(sheet: Svg, belt: Tube, start: float, end: float) -> None:
    closed = end == 1
    count = max(6, round((end - start) * 44))
    ts = spread(start, end, count)
    left, right = belt.edge(-1, ts), belt.edge(1, ts)
    body = path(left) + "L" + path(right[::-1])[1:] + "Z"
    sheet.path(body, GREEN)
    deep, black = "", ""
    fine = spread(start, end, count * 2)
    for side in (-1, 1):
        lit = []
        for t in fine:
            _, _, (nx, ny) = belt.frame(t)
            lit.append(max(0.0, side * (nx * SHADE[0] + ny * SHADE[1])))
        runs, run = [], []
        for t, k in zip(fine, lit):
            if k > 0.02:
                run.append((t, k))
            elif run:
                runs, run = [*runs, run], []
        for run in [r for r in [*runs, run] if len(r) > 3]:
            run = run[:-1:2] + run[-1:]
            outer = path(belt.edge(side, [t for t, _ in run]))
            deep += outer + "L" + path([belt.at(t, side * (1 - 0.72 * k)) for t, k in run[::-1]])[1:] + "Z"
            black += outer + "L" + path([belt.at(t, side * (1 + 0.16 * k)) for t, k in run[::-1]])[1:] + "Z"
    sheet.path(deep, DEEP_GREEN)
    gap = 1.25 / belt.length
    steps = int((end - start) / gap)
    for i in range(1, steps):
        t = start + i * gap
        _, _, (nx, ny) = belt.frame(t)
        k = nx * SHADE[0] + ny * SHADE[1]
        side = 1 if k > 0 else -1
        if abs(k) > 0.12:
            black += belt.cut(t, side, side * (1 - abs(k) * (0.95 if i % 2 else 0.6)), 0.25 + 0.35 * abs(k))
    rims = "".join(_lit_rim(belt, side, fine) for side in (-1, 1))
    sheet.path(rims, None, INK, 0.24)
    if closed:
        (x, y), (tx, ty), _ = belt.frame(1)
        body = path([*left, (x + tx * 2.2, y + ty * 2.2), *right[::-1]], False)
        sheet.path(path([left[-1], (x + tx * 2.2, y + ty * 2.2), right[-1]]), GREEN)
        sheet.path(body, None, INK, 0.5)
    else:
        sheet.path(path(left) + path(right), None, INK, 0.5)
    pitch = 7.2 / belt.length
    for i in range(math.ceil(start / pitch), int(end / pitch) + 1):
        # A lozenge tooled in the leather between two studs, like the marks on a snake's back.
        t, long = (i + 0.85) * pitch, 1.9 / belt.length
        if start + 0.014 < t < end - 0.014:
            for u in (-0.44, 0.44):
                black += belt.cut(t, u, 0, 0.5, t + long) + belt.cut(t, u, 0, 0.5, t - long)
            black += belt.cut(t, 0.3, -0.3, 0.6) + belt.cut(t + long * 0.4, 0.2, -0.1, 0.4) + belt.cut(t - long * 0.4, 0.2, -0.1, 0.4)
    sheet.path(black, INK)
    for i in range(math.ceil(start / pitch - 0.35), int(end / pitch - 0.35) + 1):
        t = (i + 0.35) * pitch
        if start + 0.012 < t < end - 0.012 or closed and start + 0.012 < t < 1:
            x, y = belt.at(t, 0)
            sheet.circle(x, y, 1.55, INK)
            ball(sheet, x, y, 1.15)


def _lit_rim(belt: Tube, side: int, ts: Sequence[float]) -> str:
    """The seam along an edge of the belt, where that edge is in the light."""
    d, run = "", []
    for t in [*ts, None]:
        if t is not None:
            _, _, (nx, ny) = belt.frame(t)
            if side * (nx * SHADE[0] + ny * SHADE[1]) < -0.1:
                run.append(belt.at(t, side * 0.76))
                continue
        if len(run) > 3:
            d += path(run[:-1:2] + run[-1:])
        run = []
    return d


def _plate(sheet: Svg, x: float, y: float, turn: float) -> None:
    """A square blue mount with a red stone in a golden ring."""
    if not sheet.defined("plate"):
        with sheet.define("plate"):
            square = lambda r: [(-r, -r, 0), (r, -r, 0), (r, r, 0), (-r, r, 0)]  # noqa: E731
            shape(sheet, square(5.3), BLUE, 0.5, 1.3)
            sheet.path(polygon([(5, -5), (5, 5), (-5, 5), (-4, 4), (4, 4), (4, -4)]), DEEP_BLUE)
            sheet.path(polygon(square(4)), None, INK, 0.3)
            lines = ""
            for k in range(4):
                a = math.pi / 4 + k * math.pi / 2
                for off, far, w in ((0, 4.9, 0.7), (0.28, 4.2, 0.45), (-0.28, 4.2, 0.45)):
                    lines += tick((2.4 * math.cos(a + off), 2.4 * math.sin(a + off)), (far * math.cos(a + off * 0.6), far * math.sin(a + off * 0.6)), w)
                b = k * math.pi / 2
                lines += tick((3.9 * math.cos(b), 3.9 * math.sin(b)), (2.7 * math.cos(b), 2.7 * math.sin(b)), 0.5)
            sheet.path(lines, INK)
            sheet.circle(0, 0, 2.5, YELLOW, INK, 0.45)
            sheet.circle(0, 0, 1.6, RED, INK, 0.4)
            sheet.path(tick((1.5, 0.4), (-0.4, 1.4), 0.5, -0.5), DEEP_RED)
            sheet.circle(-0.5, -0.5, 0.4, WHITE)
    sheet.place("plate", x, y, 1, turn)


def _tag(sheet: Svg, belt: Tube, t: float) -> None:
    """The blue loop the rope hangs from."""
    (x, y), (tx, ty), _ = belt.frame(t)
    with sheet.group(f"translate({x:.2f} {y:.2f}) rotate({math.degrees(math.atan2(tx, -ty)) + 90:.1f})"):
        shape(sheet, [(-4.8, -3.6, 0), (0, -4.4), (4.8, -3.6, 0), (5.6, 0), (4.8, 3.6, 0), (0, 4.4), (-4.8, 3.6, 0), (-5.6, 0)], BLUE, 0.5, 1.2)
        shape(sheet, [(0, -2.6), (1.8, 0), (0, 2.6), (-1.8, 0)], YELLOW, 0.4, 0.8)
        sheet.path("".join(tick((s * 4.6, y), (s * 2.6, y * 0.7), 0.4) for s in (-1, 1) for y in (-2.2, 0, 2.2)), INK)


def _rope(sheet: Svg, points: Sequence[Point]) -> None:
    tube = Tube(points, lambda t: 2.3, 0.5)
    ts = spread(0, 1, 12)
    left, right = tube.edge(-1, ts), tube.edge(1, ts)
    sheet.path(path(left) + "L" + path(right[::-1])[1:] + "Z", YELLOW, INK, 0.5)
    sheet.path(path(tube.edge(-0.35, ts)) + "L" + path(left[::-1])[1:] + "Z", GOLD)
    lines = ""
    count = int(tube.length / 1.35)
    for i in range(count):
        t = i / count
        lines += swell([tube.at(min(1, t + 0.012 * (u + 1)), u) for u in (-1, -0.3, 0.4, 1)], stroke(0.42, 0.9, 0.3, 0.2), 1)
        lines += tube.cut(t + 0.3 / count, -1, -0.3, 0.4, min(1, t + 0.6 / count))
    sheet.path(lines, INK)


def _scabbard(sheet: Svg) -> None:
    """Sword and scabbard upright, hilt up, about their middle; 150 long."""
    tube = Tube([(0, -36), (0, 10), (0, 63)], stations([(0, 6.6), (0.5, 6.1), (1, 4.9)]))
    ts = spread(0, 1, 4)
    shape(sheet, [(*tube.at(0, 1), 0), (*tube.at(0, -1), 0), (*tube.at(1, -1), 0), (*tube.at(1, 1), 0)], RED, 0.5, 1.2)
    sheet.path(polygon([*tube.edge(-0.35, ts), *tube.edge(-1, ts[::-1])]), DEEP_RED)
    fronds = ""
    for top, bottom in ((0.1, 0.36), (0.48, 0.94)):
        count = round((bottom - top) * 99 / 3.4)
        for i in range(count):
            t = top + (bottom - top) * i / count
            grow = 0.55 + 0.45 * math.sin(math.pi * (i + 0.6) / count)
            for side in (-1, 1):
                foot, tip = tube.at(t + 0.03, side * 0.08), tube.at(t - 0.028 * grow, side * 0.72 * grow)
                fronds += swell([foot, tube.at(t + 0.004, side * 0.5 * grow), tip], stroke(1.15 * grow, 0.15, 0, 0.4), 1)
        fronds += tick(tube.at(bottom + 0.02, 0), tube.at(top, 0), 0.5)
    for t in spread(0.08, 0.98, 62):
        fronds += tube.cut(t, -1, -0.62 - 0.14 * (round(t * 68) % 2), 0.42)
    for u in (-0.86, 0.86):
        fronds += swell(tube.edge(u, ts), lambda t: 0.25, 1)
    sheet.path(fronds, INK)
    sheet.path(swell(tube.edge(0.72, spread(0.14, 0.36, 3)), stroke(0.5)) + swell(tube.edge(0.72, spread(0.62, 0.9, 3)), stroke(0.5)), PAPER)
    _plate(sheet, 0, 3.5, 0)
    # The chape: a blue tulip holding a ball.
    for x in (-3.4, 3.4):
        ball(sheet, x, 69.6, 1.5)
    tulip = [(-7, 57, 0), (-5, 60), (-2.4, 61.4), (0, 57.4, 0), (2.4, 61.4), (5, 60), (7, 57, 0), (5.4, 63), (3.4, 66.8), (2.2, 70), (-2.2, 70), (-3.4, 66.8), (-5.4, 63)]
    shape(sheet, tulip, BLUE, 0.5, 1.2)
    sheet.path(path([(-7, 57, 0), (-5.4, 63), (-3.4, 66.8), (-2.2, 70, 0), (-1.6, 66), (-3, 62)], True), DEEP_BLUE)
    lines = swell([(0, 58.4), (-0.4, 63), (0, 69.6)], stroke(0.5, 0.4, 0.6)) + swell([(-2.4, 61.6), (-2.2, 65), (-1, 69.4)], stroke(0.45))
    lines += swell([(2.4, 61.6), (2.2, 65), (1, 69.4)], stroke(0.45))
    lines += "".join(tick((-4.9 + i * 0.5, 63 + i * 1.1), (-2.9 + i * 0.4, 62.6 + i * 1.2), 0.4) for i in range(6))
    sheet.path(lines, INK)
    ball(sheet, 0, 72, 2.7)
    sheet.place(define_hilt(sheet, blue=True), 0, -37.6, 1.5, 180)


def _head(sheet: Svg) -> None:
    """The buckle end of the belt, a snake's head of blue metal."""
    tongue = path([(14.6, 23.4, 0), (12, 25), (10.6, 28.6, 0), (10.4, 26.4), (7, 27.4, 0), (10.6, 24.6), (13.8, 22, 0)], True)
    sheet.path(tongue, RED, INK, 0.35)
    head = [(30.4, 17.2, 0), (25.6, 19.4), (21.4, 23.4), (16.6, 25), (12.6, 24.4, 0), (13.8, 21), (16.2, 15.4), (21.4, 9.6), (27.6, 7.4), (33.6, 8.8, 0), (33.2, 13.4)]
    shape(sheet, head, BLUE, 0.5, 1.3)
    sheet.path(path([(30.4, 17.2, 0), (25.6, 19.4), (21.4, 23.4), (16.6, 25), (12.6, 24.4, 0), (17, 22.6), (21.6, 19), (26.4, 16), (32.6, 14.4, 0)], True), DEEP_BLUE)
    lines = swell([(12.8, 24.2), (17.4, 22.4), (21, 19.6), (22.4, 18.8)], stroke(0.6, 0.9, 0.1, 0.2))
    lines += swell([(13.7, 21.4), (14.6, 21.1), (15.2, 21.5)], stroke(0.45))
    lines += swell([(17.4, 13.4), (20.6, 12), (24.4, 12.4)], stroke(0.55)) + swell([(27.2, 7.8), (26.4, 12.4), (28, 17.8)], stroke(0.5))
    lines += swell([(29.6, 8.2), (29, 12.2), (30, 16.8)], stroke(0.4))
    for x, y in sample([(30.4, 17.2), (25.6, 19.4), (21.4, 23.4), (16.6, 25), (13.6, 24.6)], steps=3)[1:-1]:
        lines += tick((x, y), (x + 0.2, y - 2.3), 0.42)
    for i in range(5):
        lines += tick((31 + i * 0.55, 16 - i * 0.2), (30.9 + i * 0.45, 11.6), 0.4)
    sheet.path(lines, INK)
    sheet.circle(20.6, 15, 2, YELLOW, INK, 0.5)
    sheet.path(swell([(20.2, 13.4), (20.5, 15), (20.2, 16.6)], stroke(1.1)), INK)
    sheet.path(swell([(23, 9.6), (27, 8.7), (31, 9.6)], stroke(0.5)) + swell([(15.6, 18.4), (17, 15.8), (18.4, 14.4)], stroke(0.45)), PAPER)


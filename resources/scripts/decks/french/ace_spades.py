# SPDX-License-Identifier: GPL-3.0-or-later
"""The ace of spades: a great dark leaf inlaid with golden arabesques, crowned, borne up out of the sea by two
dolphins with a shell between them. Card units; the dolphin's are those of the card with x = 0 in the middle."""

from __future__ import annotations

import math

import fit
from french.ornament import berry, pearls
from french.pips import DUSK, NIGHT, STEEL, belly, fan, mirrored
from ink import Pen, ring
from outline import edges, swollen
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, GOLD, GREEN, INK, PAPER, RED, WHITE, YELLOW, Svg, paper

X, Y, SCALE = 50, 66, 0.8


def ace(sheet: Svg) -> None:
    paper(sheet)
    pen = Pen(sheet)
    _waves(pen, 146.6, BLUE, 0)
    _spade(pen.at(X, Y))
    _crown(pen.at(50, 25.2))
    _shell(pen.at(50, 126))
    for mirror in (False, True):
        _dolphin(pen.at(50, 0, 1, 0, mirror))
    _waves(pen, 151, DEEP_BLUE, 1)


def _crown(p: Pen) -> None:
    """A closed crown with its brim's middle at (0, 0), 26 broad and 19 high."""
    cap = p.shape([(-10.5, -3, 0), (-11.5, -8), (-7, -12.6), (0, -13.6), (7, -12.6), (11.5, -8), (10.5, -3, 0)], RED, 0.6, 0.5)
    p.fill([(3, -3, 0), (5, -8), (3.4, -13.2), (7, -12.6), (11.5, -8), (10.5, -3, 0)], DEEP_RED)
    p.sheaf([(-8, -3), (-9, -7), (-6, -12)], [(8, -3), (9, -7), (6, -12)], 12, 0.4, clip=cap, ragged=0.5)
    for side in (-1, 1):
        arch = [(side * 12.2, -3, 0), (side * 13.4, -8.4), (side * 9, -14.2), (0, -15.2, 0), (0, -13.2, 0), (side * 7.8, -12.4), (side * 11.2, -8), (side * 10, -3, 0)]
        p.shape(arch, YELLOW, 0.6, 0.45)
        pearls(p, [(side * 11.4, -4.6), (side * 12.2, -8.4), (side * 8.6, -13.2), (side * 1.5, -14.3)], 7, 0.72)
    p.shape([(-1.2, -3, 0), (-1.5, -8), (-1, -14, 0), (1, -14, 0), (1.5, -8), (1.2, -3, 0)], YELLOW, 0.5, 0.5)
    p.shape(ring(0, -16.2, 1.7), YELLOW, 0.55, 0.5)
    p.fringe([(1.5, -16.8), (1.3, -15.2), (0, -14.6)], 1, 0.4, 0.2)
    p.shape([(-0.5, -17.6, 0), (-0.5, -19, 0), (-1.5, -19, 0), (-1.5, -20, 0), (-0.5, -20, 0), (-0.5, -21.2, 0), (0.5, -21.2, 0), (0.5, -20, 0), (1.5, -20, 0), (1.5, -19, 0), (0.5, -19, 0), (0.5, -17.6, 0)], YELLOW, 0.5, 0.5)
    for x, y, turn in ((-12.6, -3.4, -16), (-6.6, -2.6, -8), (0, -2.4, 0), (6.6, -2.6, 8), (12.6, -3.4, 16)):
        q = p.at(x, y, 1, turn)
        q.shape([(-0.8, 0.6, 0), (-0.7, -1.6, 0), (-2.4, -1.2), (-2.6, -3.2), (-0.9, -3.4, 0), (0, -5.6, 0), (0.9, -3.4, 0), (2.6, -3.2), (2.4, -1.2), (0.7, -1.6, 0), (0.8, 0.6, 0)], YELLOW, 0.55, 0.45)
        q.line([(0, 0), (0.1, -2), (0, -4.6)], 0.32)
    band = p.shape([(-13.2, -3.2, 0), (0, -1.6), (13.2, -3.2, 0), (12.6, 1.2, 0), (0, 2.8), (-12.6, 1.2, 0)], YELLOW, 0.75, 0.45)
    p.fringe([(13, -2.6), (12.6, 1.1), (4, 2.5)], 4, 0.7, 0.34, 20, clip=band, under=GOLD)
    for i, x in enumerate((-10.2, -5.2, 0, 5.2, 10.2)):
        y = 0.55 - 1.1 * (x / 12) ** 2
        if i % 2:
            berry(p, x, y, 1.25, BLUE)
        else:
            p.shape([(x, y - 1.5, 0), (x + 1.9, y, 0), (x, y + 1.5, 0), (x - 1.9, y, 0)], RED, 0.45, 0.5)
            p.fill([(x, y - 1.1, 0), (x - 1.3, y, 0), (x - 0.2, y - 0.2)], WHITE)


def _spade(p: Pen) -> None:
    k = SCALE
    at = lambda knots: [(x * k, y * k, *rest) for x, y, *rest in knots]  # noqa: E731
    stem = mirrored(at([(2, 14, 0), (3.2, 20), (5, 33), (8.6, 42), (17, 46.4, 0), (17, 49.6, 0), (6, 48)]))
    p.shape(stem, NIGHT, 0.9, 0.4)
    p.spikes(fan(at([(-3, 26), (-5.4, 35), (-9, 42), (-16, 46)]), lambda t, q: (q[0] + 6, q[1] - 2), belly(1.5, 4.4), 17, 0.1), 0.36, STEEL)
    p.spikes(fan(at([(3.6, 24), (5.6, 35), (9, 42), (16, 46)]), lambda t, q: (q[0] - 4, q[1] + 1), belly(1, 3), 14, 0.1), 0.4, DUSK)
    half = at([(0, -49, 0), (5, -37.4), (14, -24.4), (27, -10), (38, 4.4), (42, 15.4), (39.6, 25.4), (31, 31.8), (20.6, 31.4), (11, 25.4), (3.2, 16, 0)])
    outline = mirrored(half)
    p.shape(outline, NIGHT, 1.0, 0.45)
    p.fill(at([(0, 11), (6, 20, 0), (0, 24), (-6, 20, 0)]), NIGHT)
    dense = fit.through(outline, True)
    # What the inset would throw across itself in the narrow tip is left out.
    inset = lambda by: [q for q in swollen(dense, -by, 1) if min(math.dist(q, o) for o in dense) > by * 0.8]  # noqa: E731
    # A fillet of gold let into the edge.
    p.sheet.path(fit.closed_data(p.to_card(inset(2.0))), fill=GOLD)
    p.sheet.path(fit.closed_data(p.to_card(inset(2.45))), fill=YELLOW)
    p.sheet.path(fit.closed_data(p.to_card(inset(3.1))), fill=NIGHT)
    # The edge outside it: cut light on the left, sky blue on the right.
    p.spikes(fan([(-q[0], q[1]) for q in half[1:10]], lambda t, q: (q[0] + 20, q[1] + 2), lambda t: 1.7, 74, 0, (1, 0.7)), 0.34, STEEL)
    p.spikes(fan([q[:2] for q in half[1:10]], lambda t, q: (q[0] - 20, q[1] + 2), lambda t: 1.7, 66, 0, (1, 0.7)), 0.36, DUSK)
    left = at([(-5, -31), (-12.6, -20), (-23, -7.6), (-32, 4.6), (-35.4, 15), (-32, 24)])
    p.spikes(fan(left, lambda t, q: (q[0] + 20, q[1] + 2 + 10 * (0.5 - t)), belly(2, 7.6, 0.66), 48, 0.14, (1, 0.55, 0.8, 0.45)), 0.38, STEEL)
    right = at([(5, -31), (12.6, -20), (23, -7.6), (32, 4.6), (35.4, 15), (32, 24)])
    p.spikes(fan(right, lambda t, q: (q[0] - 20, q[1] - 2 + 10 * t), belly(1.5, 5.4, 0.66), 44, -0.1, (1, 0.6, 0.8)), 0.42, DUSK)
    p.line(at([(-39.6, 15.6), (-35.6, 4), (-25.4, -8.8)]), 0.6, (0.06, 0.06), PAPER)
    _arabesque(p)


def _arabesque(p: Pen) -> None:
    """Golden scrolls and leaves inlaid in the leaf, the same on both sides of a middle stem."""
    def leaflet(q: Pen, x, y, long, half, turn, bend=0.0):
        m = q.at(x, y, 1, turn)
        m.fill([(0, 0, 0), (-half, -long * 0.4), (-half * 0.5 + bend * 0.6, -long * 0.78), (bend, -long, 0), (half * 0.6 + bend * 0.6, -long * 0.76), (half, -long * 0.36)], YELLOW)
        m.fill([(0, 0, 0), (bend * 0.4, -long * 0.6), (bend, -long, 0), (half * 0.6 + bend * 0.6, -long * 0.76), (half, -long * 0.36)], GOLD)
        m.line([(0, -long * 0.04), (bend * 0.3, -long * 0.5), (bend, -long * 0.9)], 0.34, (0.9, 0.1), NIGHT, 0.1)

    p.line([(0, 17), (0.1, -4), (0, -20)], 1.3, (0.8, 0.4), YELLOW, 0.3)
    for mirror in (False, True):
        q = p.at(0, 0, 1, 0, mirror)
        # Two scrolls to a side, the lower one the larger.
        q.line([(0, 14), (5, 4.4), (13, 1.6), (20, 6), (20.6, 13), (15.4, 16.6), (10.6, 14), (11.4, 9.6), (15, 9.6)], 1.25, (0.5, 0.5), YELLOW, 0.3)
        q.fill(ring(14.4, 11.2, 1.7), YELLOW)
        q.line([(0, 2), (1.8, -6), (7.4, -9.6), (12, -6.6), (11, -2.4), (7.6, -2.6), (7.8, -5.4)], 1.05, (0.5, 0.5), YELLOW, 0.3)
        q.fill(ring(8.9, -4.4, 1.25), YELLOW)
        for x, y, long, half, turn, bend in ((4.6, 5, 6.4, 1.5, -6, 1), (9.6, 2, 7, 1.7, 34, 1.2), (17.6, 3.4, 7, 1.7, 72, 1.4), (20.8, 10, 6, 1.5, 124, 1.2), (17, 16.2, 6, 1.5, 168, -1.2), (7.6, 7.6, 5, 1.2, 188, 0.8),
                                              (2, -6, 6, 1.4, -4, 0.8), (6, -9.4, 6.4, 1.5, 22, 1), (11.4, -8, 5.6, 1.4, 74, 1.2), (4.4, -3, 4, 1.1, 160, -0.6), (2.4, 11, 4.6, 1.2, 118, 0.6)):
            leaflet(q, x, y, long, half, turn, bend)
    for turn in (-34, 34, 0):
        leaflet(p, 0, -18, 11 if not turn else 7.4, 1.9 if not turn else 1.5, turn, 0 if not turn else math.copysign(0.9, turn))
    # A jewel where the scrolls spring.
    p.shape([(0, -2.6, 0), (2.6, 1.6, 0), (0, 5.8, 0), (-2.6, 1.6, 0)], RED, 0.7, 0.7, YELLOW)
    p.fill([(0, 5.8, 0), (2.6, 1.6, 0), (0.4, 1.4)], DEEP_RED)
    p.fill([(-0.3, -1.2, 0), (-1.7, 1.2), (-0.6, 0.8)], WHITE)
    pearls(p, [(0, -8.6), (0.01, -12), (0, -15.4)], 3, 0.8)


def _shell(p: Pen) -> None:
    """A scallop standing on its hinge, 22 broad, its hinge at (0, 12)."""
    rim = [(12 * math.sin(math.radians(a)) * (1 if i % 2 == 0 else 0.93), 11 - 17.5 * math.cos(math.radians(a)) * (1 if i % 2 == 0 else 0.94)) for i, a in enumerate(range(-72, 73, 8))]
    body = p.shape([(-2.6, 12.4, 0), (-9.6, 8.4), *[(*r, 0) if i % 2 else r for i, r in enumerate(rim)], (9.6, 8.4), (2.6, 12.4, 0)], YELLOW, 0.85, 0.4)
    p.fill([(2.6, 12.4, 0), (9.6, 8.4), rim[-1], rim[-4], (8.6, -1.2), (4, 8)], GOLD)
    p.lines([[(0 + r[0] * 0.14, 11), (r[0] * 0.62, 11 + (r[1] - 11) * 0.55), (r[0], r[1])] for r in rim[1::2]], 0.75, (0.5, 0.9), peak=0.8)
    p.lines([[(0 + r[0] * 0.14, 9), (r[0] * 0.6, 11 + (r[1] - 11) * 0.6), (r[0] * 0.95, 11 + (r[1] - 11) * 0.95)] for r in rim[2:-1:2]], 0.3, (0.2, 0.6), peak=0.8)
    p.fringe([(11.4, 5), (9.6, 8.4), (3, 12.2)], 3.4, 0.7, 0.36, 10, clip=body)
    p.shape([(-4, 10.8, 0), (0, 11.6), (4, 10.8, 0), (3.2, 13.2, 0), (0, 13.8), (-3.2, 13.2, 0)], YELLOW, 0.6, 0.45)


def _dolphin(p: Pen) -> None:
    """The heraldic one at the right: a domed brow over a short beak at the bottom, the back arched and finned from brow to
    tail, the body tapering all the way and curling out above."""
    # Tail flukes, the shaded one behind.
    for knots in (
        [(24.6, 107.4, 0), (22.4, 102), (23.6, 96), (28.6, 91.6, 0), (30.4, 96.6), (30, 102), (26.6, 107, 0)],
        [(25.4, 108, 0), (29, 103), (35, 100.4), (42.4, 102.4, 0), (39, 106.6), (33, 109.2), (26.4, 109.6, 0)],
    ):
        fluke = p.shape(knots, YELLOW, 0.75, 0.4)
        tip, root = knots[3][:2], knots[0][:2]
        p.sheaf([fit._mix(root, knots[1], 0.3), fit._mix(knots[1], tip, 0.3), fit._mix(knots[2], tip, 0.8)], [fit._mix(knots[-1], knots[5], 0.3), knots[5][:2], fit._mix(knots[4], tip, 0.8)], 7, 0.42, clip=fluke)
    # The fin along the back: spines with skin between, highest behind the brow.
    fin = p.shape([(27.6, 128, 0), (30, 122.6, 0), (26.4, 123.6), (25.6, 124.4, 0), (26.6, 119.2, 0), (23, 121), (21.6, 122.4, 0), (22, 116.6, 0), (19, 118.6), (18.4, 119.8, 0), (18.4, 114.4, 0), (15.4, 118), (15, 122), (18, 129, 0)], RED, 0.75, 0.4)
    p.fill([(24, 127, 0), (26, 123.6), (22.4, 122), (19, 119.8), (16.4, 120, 0), (18.6, 126)], DEEP_RED)
    p.lines([[(25.4, 127.6), (28, 125), (29.6, 123.2)], [(22.6, 126.6), (25, 122.8), (26.3, 120)], [(19.6, 124.6), (21.2, 120.4), (21.8, 117.6)], [(16.8, 121.6), (17.9, 118), (18.3, 115.4)]], 0.55, (0.8, 0.3), peak=0.2)
    p.fringe([(28.6, 125.4), (25.2, 124.2), (21.2, 122), (18, 119.8)], 1.4, 0.7, 0.3, 10)
    bones = [(33.4, 137, 10), (27.4, 138.6, 9.8), (20, 137.2, 8.8), (14, 131.6, 7.2), (12, 123.4, 5.3), (14.2, 115.6, 3.7), (19.2, 110.2, 2.5), (25.6, 107.8, 1.7)]
    body = p.limb(bones, GREEN, 0.95, 0.35)
    left, right = edges(bones)
    # The belly on the outer side: a golden strip, ruled across.
    inner = [fit._mix(a, b, 0.24) for a, b in zip(right, left)]
    p.shape([*right[2:], *inner[:1:-1]], YELLOW, 0.5, 0.6)
    ruled = []
    outer_line, inner_line = fit.through(right[2:]), fit.through(inner[2:])
    for i in range(28):
        t = (i + 0.5) / 28
        a, b = outer_line[round(t * (len(outer_line) - 1))], inner_line[round(t * (len(inner_line) - 1))]
        ruled.append((a, fit._mix(a, b, 0.5), fit._mix(a, b, 0.92 if i % 2 else 0.7)))
    p.spikes(ruled, 0.42)
    # Scales: rows of little bows across the back, smaller towards the tail.
    spine = fit.through([b[:2] for b in bones[2:]])
    halves = [b[2] for b in bones[2:]]
    bows = []
    rows = 23
    for i in range(rows):
        t = (i + 0.4) / rows
        k = t * (len(spine) - 2)
        c, d = spine[int(k)], spine[min(int(k) + 2, len(spine) - 1)]
        u = fit._unit(c, d)
        h = t * (len(halves) - 1)
        half = halves[int(h)] + (halves[min(int(h) + 1, len(halves) - 1)] - halves[int(h)]) * (h - int(h))
        n = (u[1], -u[0])
        many = 5 if half > 6 else 4 if half > 4 else 3
        for j in range(many):
            s0 = -0.34 + (1.26 / many) * (j + (0.5 if i % 2 else 0))
            s1 = s0 + 1.26 / many
            if s1 > 1.0:
                continue
            # Right of the way is the back.
            q = lambda s, f: (c[0] - n[0] * half * s + u[0] * f, c[1] - n[1] * half * s + u[1] * f)  # noqa: E731, B023
            bows.append([q(s0, 0.2), q((s0 + s1) / 2, 0.7 + half * 0.12), q(s1, 0.2)])
    p.lines(bows, 0.42, (0.4, 0.4))
    p.fringe([(26.6, 129), (20.6, 127.6), (17.6, 122), (18, 117), (22, 112)][::-1], 2.6, 0.8, 0.34, 10, clip=body, under=DEEP_GREEN)
    # The fin at the breast.
    breast = p.shape([(22.4, 142.4, 0), (17.6, 143), (12.4, 146.6), (10.4, 151.6, 0), (16.4, 151.4), (22.6, 149.4), (26.6, 145.6, 0)], YELLOW, 0.75, 0.4)
    p.sheaf([(22.8, 143), (18, 144.4), (12.6, 149.6)], [(26, 145.6), (22, 148.4), (15, 151)], 6, 0.42, clip=breast)
    # The head: brow, beak, throat; the gill a scalloped collar of gold behind it.
    gill = p.shape([(25.4, 127.6, 0), (21.6, 129.2), (22.2, 132.4, 0), (18.8, 134.6), (20.6, 137.6, 0), (18, 140.6), (20.8, 143, 0), (19.6, 146.4), (23.4, 147.6, 0), (28, 148)], YELLOW, 0.75, 0.4)
    p.lines([[(26, 129.4), (24, 130.4), (22.6, 129.8)], [(24.6, 133), (22, 134.2), (20, 134.8)], [(24, 137.4), (21.6, 138.8), (19.2, 140.2)], [(24.2, 142), (22.4, 143.8), (20.8, 145.8)]], 0.5, (0.8, 0.1), peak=0.2)
    p.fringe([(26.8, 128), (24.6, 134), (24, 140), (25.6, 146)], 2, 0.7, 0.3, clip=gill)
    head = p.shape([(26.4, 127.4, 0), (30, 125), (34.4, 125.2), (38.2, 128), (39.6, 132), (39.2, 134.8, 0), (41.6, 134.2), (44, 135), (44.8, 136.8), (43.6, 138.2), (40, 138.8), (36, 139.2, 0), (40, 140.2), (42.6, 141.4), (42, 143.6), (38.4, 145.2), (33, 148.2), (27, 148, 0), (24, 141), (24.2, 133)], GREEN, 0.95, 0.38)
    p.fill([(36, 139.3, 0), (40, 138.9), (43, 138.5), (42.4, 141.2, 0), (39.6, 140.2)], RED)
    p.line([(33.6, 137.6), (35.2, 139.2), (38.6, 139), (42.6, 138.4)], 0.7, (0.3, 0.5))
    p.fringe([(41.6, 143.6), (38.4, 145.2), (33, 148), (27, 147.8)], 3.6, 0.7, 0.36, 15, clip=head, under=DEEP_GREEN)
    p.fringe([(26.4, 128), (24.3, 133), (24.2, 141), (26.4, 147)], 2.6, 0.7, 0.34, 0, clip=head)
    p.fringe([(38, 128.2), (39.4, 132), (39, 134.6)], 2.2, 0.6, 0.3, 20, clip=head)
    # A fold where the beak is set on, another round the cheek.
    p.line([(38.8, 134.8), (36.6, 135.6), (35, 137.6)], 0.7, (0.7, 0.1))
    p.lines([[(33, 137.4), (31.8, 139.6), (32.8, 142.4)], [(30.8, 139), (30, 141.6), (31, 144.4)]], 0.5, (0.2, 0.2))
    # A large calm eye, ringed with gold.
    p.shape(ring(32.4, 132.2, 2.9, 2.7), YELLOW, 0.6, 0.6)
    p.fill(ring(32.8, 132.3, 1.5), INK)
    p.fill(ring(32.3, 131.9, 0.45), WHITE)
    p.fill([(29, 131.8, 0), (30.4, 129.6), (32.6, 128.9), (35.2, 130.4, 0), (35.4, 131.6, 0), (33, 130.7), (31, 130.9)], GREEN)
    p.line([(29, 132), (31, 130.9), (33, 130.7), (35.6, 131.8)], 0.6, (0.4, 0.4))
    p.line([(28.6, 131.4), (31.4, 128.7), (35.8, 130)], 0.8, (0.15, 0.4))
    p.spikes([((29 + i * 1.5, 127.6 - i * 0.35), (29.6 + i * 1.5, 126.9 - i * 0.3), (30.6 + i * 1.5, 126.5 - i * 0.2)) for i in range(4)], 0.4, "#7fc492")


def _waves(pen: Pen, y: float, colour: str, row: int) -> None:
    """A band of sea with curling crests, drawn out to nothing at both ends."""
    step, start, count = 10.6, 50 - 10.6 * (4 if row else 3.5), 8 if row else 7
    crests, lines, foam, below = [], [], [], []
    end = start + step * count
    for i in range(count):
        a, w = start + step * i, step
        crests += [(a, y + 1.4, 0), (a + w * 0.36, y - 1.0), (a + w * 0.7, y - 3.0), (a + w * 0.98, y - 2.6, 0), (a + w * 0.86, y - 0.6)]
        lines.append([(a + 1, y + 2.4), (a + w * 0.4, y + 0.4), (a + w * 0.66, y - 1.4)])
        lines.append([(a + 2.4, y + 3.8), (a + w * 0.5, y + 2), (a + w * 0.8, y + 1.2)])
        foam.append([(a + w * 0.4, y - 0.2), (a + w * 0.68, y - 1.9), (a + w * 0.9, y - 1.9)])
    for i in range(count, 0, -1):
        b = start + step * i
        t = abs(2 * (i - 0.5) / count - 1)
        below += [(b - 0.8, y + 3.4 + 3.2 * (1 - t ** 3)), (b - step * 0.5, y + 4.4 + 3.2 * (1 - t ** 3))]
    pen.shape([*crests, (end, y + 1.2, 0), *below], colour, 0.8, 0.45)
    pen.lines(lines, 0.42, (0.1, 0.1), INK if colour == BLUE else STEEL)
    pen.lines(foam, 0.6, (0.1, 0.2), WHITE)

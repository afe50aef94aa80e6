# SPDX-License-Identifier: GPL-3.0-or-later
"""How the French queens wear their hair: high poufs, rolled curls, ringlets. In head units (see ladies.py)."""

from __future__ import annotations

import fit
from french.heads import curl, lock  # noqa: F401  (for those who dress hair)
from ink import Pen

POWDER, POWDER_DEEP = "#e9e3d6", "#bdb4a3"
FAIR, FAIR_DEEP = "#c07a35", "#8a4f1e"
CHESTNUT, CHESTNUT_DEEP = "#8a5430", "#5c341b"
RAVEN, RAVEN_DEEP = "#3a3338", "#1f1b20"

# Along the forehead from the far temple to the near ear.
HAIRLINE = [(-29.4, -12), (-27, -26), (-17, -37), (-2, -40.6), (13, -37), (24, -26), (28, -10), (29.4, 8)]


def pouf(p: Pen, colour: str, deep: str, high: float = 62, wide: float = 50, lean: float = 6, strands: int = 15, line: str | None = None) -> list:
    """Hair combed up from the forehead over a cushion, `high` above the hairline and `wide` to each side at its
    fullest, leaning `lean` to the right at the top."""
    top = -40 - high
    crown = [(37, 14, 0), (46, 2), (wide * 0.98, -22), (wide * 1.06 + lean * 0.6, -40 - high * 0.4), (wide * 0.9 + lean, top + high * 0.28), (wide * 0.5 + lean, top + high * 0.04), (-wide * 0.16 + lean, top - high * 0.04), (-wide * 0.7 + lean, top + high * 0.18), (-wide * 0.9 + lean * 0.6, -40 - high * 0.36), (-wide * 0.78, -26), (-31.4, -8, 0)]
    outline = p.fill([*((*q, 0) if i in (0, 7) else q for i, q in enumerate(HAIRLINE)), *crown], colour)
    # The side away from the light.
    p.fill([(37, 14, 0), (46, 2), (wide * 0.98, -22), (wide * 1.06 + lean * 0.6, -40 - high * 0.4), (wide * 0.9 + lean, top + high * 0.28), (wide * 0.5 + lean, top + high * 0.04, 0), (wide * 0.74 + lean, -40 - high * 0.52), (wide * 0.72, -26), (37, -6)], deep)
    root = fit.through(HAIRLINE)
    roof = fit.through([q[:2] for q in crown[1:-1]])[::-1]
    many = []
    for i in range(1, strands):
        t = i / strands
        a, b = root[round(t * (len(root) - 1))], roof[round(t * (len(roof) - 1))]
        bulge = 0.5 - t
        middle = ((a[0] + b[0]) / 2 - bulge * wide * 0.16, (a[1] + b[1]) / 2 + abs(bulge) * 6)
        stop = 0.97 if i % 3 == 0 else 0.62 if i % 3 == 1 else 0.8
        points = fit.through([a, middle, b])
        many.append(points[:max(4, round(len(points) * stop))][::4])
    p.lines(many, 1.5, (0.85, 0.05), line or "#1a1614", peak=0.15)
    back = []
    for i in range(strands - 3):
        t = (i + 1) / (strands - 1)
        a, b = roof[round(t * (len(roof) - 1))], root[round(t * (len(root) - 1))]
        points = fit.through([a, ((a[0] + b[0]) / 2 - (0.5 - t) * wide * 0.16, (a[1] + b[1]) / 2 + abs(0.5 - t) * 6), b])
        back.append(points[:round(len(points) * (0.36 if i % 2 else 0.24))][::3])
    p.lines([b for b in back if len(b) > 2], 1.2, (0.8, 0.05), line or "#1a1614", peak=0.15)
    # Heavy round the hair, hardly there on the forehead, where single hairs begin.
    p.line([*(q[:2] for q in crown[6:-1]), (-32.6, -13)], 2.4, (0.7, 0.2))
    p.line([q[:2] for q in crown[:7]][::-1], 4, (0.6, 0.7))
    p.line(HAIRLINE, 1.1, (0.3, 0.5))
    return outline


def roll(p: Pen, x: float, y: float, r: float, long: float, colour: str, turn: float = 0) -> None:
    """A sausage curl lying across, its end towards the player at (x, y), running back `long` to the right."""
    q = p.at(x, y, 1, turn)
    body = q.shape([(0, -r, 0), (long * 0.6, -r * 0.96), (long, -r * 0.5), (long, r * 0.6), (long * 0.6, r), (0, r, 0)], colour, 2.6, 0.38)
    q.sheaf([(0, -r * 0.6), (long * 0.5, -r * 0.6), (long * 0.96, -r * 0.3)], [(0, r * 0.8), (long * 0.5, r * 0.84), (long * 0.96, r * 0.5)], 4, 1.1, clip=body, ragged=0.5)
    curl(p, x, y, r, colour, turn)


def ringlet(p: Pen, spine, r: float, colour: str, turns: int = 5) -> None:
    """A hanging corkscrew curl along a spine from its root, `r` half its breadth: one twist below the other."""
    points = fit.through(list(spine))
    last = len(points) - 1
    for k in range(turns - 1, -1, -1):
        a, b = points[round(last * k / turns)], points[min(last, round(last * (k + 1.35) / turns))]
        size = r * (1 - 0.5 * (k / turns) ** 1.6)
        u = fit._unit(a, b)
        n = (-u[1], u[0])
        at = lambda t, w: (a[0] + (b[0] - a[0]) * t + n[0] * w * size, a[1] + (b[1] - a[1]) * t + n[1] * w * size)  # noqa: E731, B023
        twist = p.shape([(*at(-0.12, 0.7), 0), at(0.16, 1.06), at(0.52, 0.8), (*at(1.0, -0.5), 0), at(0.76, -1.02), at(0.36, -0.96), (*at(0.02, -0.5), 0)], colour, 2.2, 0.4)
        p.sheaf([at(0.06, 0.6), at(0.3, 0.1), at(0.4, -0.8)], [at(0.46, 0.7), at(0.72, 0.1), at(0.84, -0.7)], 4, 1.0, clip=twist, ragged=0.4)

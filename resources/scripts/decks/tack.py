# SPDX-License-Identifier: GPL-3.0-or-later
"""What a horse wears besides its bridle: straps, saddle, saddle cloth with fringe, reins, stirrup (card units)."""

from __future__ import annotations

import math

import fit
from hide import evenly, mix
from ink import Pen, limb
from svg import INK, WHITE, number


def strap(p: Pen, knots, width: float, colour: str, inner: str | None = None, line: float = .55, count: int = 9) -> None:
    """A leather or cloth strap along open knots, with a stripe of another colour down its middle."""
    row = evenly(fit.through(list(knots)), count)
    p.shape(limb([(x, y, width / 2) for x, y in row]), colour, line, .6)
    if inner:
        p.fill(limb([(x, y, width * .24) for x, y in row]), inner)


def boss(p: Pen, x: float, y: float, r: float, colour: str, heart: str | None = None) -> None:
    """A round metal boss with a glint."""
    (cx, cy), (ex, ey) = p.to_card([(x, y), (x + r, y)])
    r = math.dist((cx, cy), (ex, ey))
    # the ring's shadow side is heavier: its ink lies a little to the lower right
    for dx, q, ink in ((.12, r + .42, INK), (0, r, colour), *(((.06, r * .56 + .25, INK), (0, r * .56, heart)) if heart else ())):
        p.sheet.circle(cx + dx, cy + dx, q, fill=ink)
    Pen(p.sheet).line([(cx - r * .62, cy + r * .1), (cx - r * .45, cy - r * .5), (cx + r * .1, cy - r * .66)], .4, (0, 0), WHITE)


def buttons(p: Pen, places, r: float, colour: str) -> None:
    """A row of buttons: one part placed often. The pen must be neither turned nor scaled."""
    name = "button"
    if not p.sheet.defined(name):
        with p.sheet.define(name):
            boss(Pen(p.sheet), 0, 0, r, colour)
    for x, y in p.to_card(places):
        p.sheet.place(name, x, y)


def inset(knots, by: float) -> list:
    """Closed knots drawn inwards by `by` (corners kept), good for the nearly convex."""
    n = len(knots)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(knots, [*knots[1:], knots[0]]))
    way = 1 if area > 0 else -1
    out = []
    for i, k in enumerate(knots):
        a, b = knots[i - 1], knots[(i + 1) % n]
        u, v = fit._unit(a[:2], k[:2]), fit._unit(k[:2], b[:2])
        m = (-(u[1] + v[1]) * way, (u[0] + v[0]) * way)
        c = math.hypot(*m)
        scale = 2 * by / max(c * c, .7)
        out.append((k[0] + m[0] * scale, k[1] + m[1] * scale, *k[2:]))
    return out


def cloth(p: Pen, knots, ground: str, border: str, edging: str, wide: float = 3.4) -> list:
    """A saddle cloth: edging line, border, ground; returns the ground's outline to ornament."""
    p.shape(knots, edging, .85, .45)
    p.fill(inset(knots, .7), border)
    return p.shape(inset(knots, wide), ground, .45, .6)


def tassels(p: Pen, edge, colour: str, long: float = 3, count: int = 18) -> None:
    """A fringe hanging from a cloth's lower edge (open knots, left to right); draw it before the cloth."""
    row = evenly(fit.through(list(edge)), count + 1)
    saw = [(row[0][0], row[0][1] - 1)]
    cords = []
    for i, (a, b) in enumerate(zip(row, row[1:])):
        l = long * (1 + .1 * math.sin(i * 2.2))
        saw += [(a[0] + .15, a[1] + l * .6), (mix(a, b, .45)[0], mix(a, b, .5)[1] + l), (b[0] - .15, b[1] + l * .6), (b[0], b[1] + l * .2)]
        cords.append([(mix(a, b, .5)[0], a[1]), (mix(a, b, .45)[0], a[1] + long * .75)])
    saw = p.to_card([*saw, (row[-1][0], row[-1][1] - 1)])
    p.sheet.path("M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in saw) + "Z", fill=colour, stroke=INK, width=.5)
    p.lines(cords, .3, (.5, .1))


def chain(p: Pen, knots, count: int, size: float, colour: str) -> None:
    """Links of embroidery along a border: one part, placed often."""
    row = evenly(fit.through(p.to_card(knots)), count + 1)
    long = math.dist(row[0], row[1]) * .46
    if not p.sheet.defined("link"):
        with p.sheet.define("link"):
            link = Pen(p.sheet)
            link.shape([(-long, 0), (0, -size), (long, 0), (0, size)], colour, .32, .7)
            p.sheet.circle(0, 0, size * .4, fill=INK)
    for a, b in zip(row, row[1:]):
        x, y = mix(a, b, .5)
        p.sheet.place("link", x, y, 1, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])))


def rein(p: Pen, bit, hand, sag: float, colour: str, width: float = 1.5, loose: bool = False) -> None:
    """A rein from the bit to the hand, hanging `sag` below the straight line, its `loose` end falling from the fist:
    draw it after the coat and before the hand."""
    m = mix(bit, hand, .45)
    if loose:
        way = 1 if hand[0] > bit[0] else -1
        strap(p, [(hand[0], hand[1] - 1), (hand[0] + way * .4, hand[1] + 4.5), (hand[0] - way * 1.6, hand[1] + 8.6)], width * .9, colour, None, .45, 5)
    strap(p, [bit, (m[0], m[1] + sag), hand], width, colour, None, .45, 8)

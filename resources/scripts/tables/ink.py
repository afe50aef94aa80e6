# SPDX-License-Identifier: GPL-3.0-or-later
"""Shapes as SVG text, in the few elements that QtSvg draws right."""

from __future__ import annotations

import math
from collections.abc import Callable

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as short as a tenth of a unit allows."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path(d: str, fill: str = "none", stroke: str = "", width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linecap="round" stroke-linejoin="round"' if stroke else ""
    return f'<path fill="{fill}"{line} d="{d}"/>'


def circle(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}/>'


def rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" fill="{fill}"/>'


def at(x: float, y: float, angle: float, shapes: str, scale: float = 1) -> str:
    """Shapes drawn around the origin, put there, turned clockwise by that many degrees."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(angle)}){size}">{shapes}</g>'


def ring(count: int, shape: str, start: float = 0) -> str:
    """A shape drawn upwards from the origin, repeated around it."""
    return "".join(f'<g transform="rotate({num(start + 360 * i / count)})">{shape}</g>' for i in range(count))


def across(length: float, shape: Callable[[float], str], *places: float, reach: float = 60) -> str:
    """A shape at these places of a strip that is repeated every `length`: one that reaches over an end comes in at the other."""
    out = []
    for x in places:
        out.append(shape(x))
        if x - reach < 0:
            out.append(shape(x + length))
        if x + reach > length:
            out.append(shape(x - length))
    return "".join(out)


def leaf(length: float, width: float, fill: str, ink: str, line: float = 2, light: str = "") -> str:
    """A pointed leaf growing upwards from the origin, with its rib."""
    w = width / 2
    blade = (f"M0 0C{num(w * 1.1)} {num(-length * .2)} {num(w * 1.1)} {num(-length * .7)} 0 {num(-length)}"
             f"C{num(-w * 1.1)} {num(-length * .7)} {num(-w * 1.1)} {num(-length * .2)} 0 0Z")
    half = f"M0 {num(-length * .04)}C{num(w * .8)} {num(-length * .25)} {num(w * .8)} {num(-length * .65)} 0 {num(-length * .94)}Z"
    return path(blade, fill, ink, line) + (path(half, light) if light else "") + path(f"M0 0V{num(-length * .72)}", "none", ink, line * .8)


def petal(length: float, width: float) -> str:
    """The outline of a rounded petal growing upwards from the origin."""
    w = width / 2
    return (f"M0 0C{num(w * .5)} {num(-length * .3)} {num(w * 1.5)} {num(-length * .85)} 0 {num(-length)}"
            f"C{num(-w * 1.5)} {num(-length * .85)} {num(-w * .5)} {num(-length * .3)} 0 0Z")


def spiral(turns: float, radius: float, start: float, grow: float = 1, inner: float = .12) -> list[Point]:
    """Points of a spiral from outside inwards around the origin. @param grow 1 clockwise on the screen, −1 the other way."""
    count = max(8, int(turns * 14))
    points = []
    for i in range(count + 1):
        part = i / count
        r = radius * (1 - (1 - inner) * part)
        angle = math.radians(start) + grow * part * turns * 2 * math.pi
        points.append((r * math.cos(angle), r * math.sin(angle)))
    return points


def smooth(points: list[Point]) -> str:
    """A smooth path through points (Catmull and Rom's spline as cubic curves)."""
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(len(points) - 1):
        a, b, c = points[max(0, i - 1)], points[i], points[i + 1]
        e = points[min(len(points) - 1, i + 2)]
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)
        d += f"C{num(first[0])} {num(first[1])} {num(second[0])} {num(second[1])} {num(c[0])} {num(c[1])}"
    return d


def svg(width: float, height: float, shapes: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}">\n{shapes}\n</svg>\n'

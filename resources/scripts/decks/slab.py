# SPDX-License-Identifier: GPL-3.0-or-later
"""The foreshortened tiled slab the horses stand on, in the suit's colour (card units)."""

from __future__ import annotations

from hide import mix
from ink import Pen
from svg import INK, WHITE, number

TOP, BOTTOM, EDGE = 143.5, 155.5, 158
LEFT, RIGHT = 9.5, 84.5  # of the far edge
LEAN = 7  # how far the near edge lies to the right


def at(x: float, y: float) -> tuple[float, float]:
    """A point of the slab's top: x 0 … 1 from left to right, y 0 … 1 from the far edge to the near one."""
    return (LEFT + (RIGHT - LEFT) * x + LEAN * y, TOP + (BOTTOM - TOP) * y)


def draw_slab(p: Pen, colour: str, deep: str, sunk: str, tiles: int = 7) -> None:
    """Its top, `colour` with `sunk` tiles, and its near edge in `deep`; p faces the way the horse does."""
    corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
    low = EDGE - BOTTOM
    (ax, ay), (bx, by) = at(0, 1), at(1, 1)
    _plane(p, [at(0, 0), at(1, 0), (bx, by), (bx, by + low), (ax, ay + low), (ax, ay)], INK, .75)
    _plane(p, [(ax, ay), (bx, by), (bx, by + low), (ax, ay + low)], deep)
    _plane(p, corners, colour)
    p.lines([[(ax, ay), mix((ax, ay), (bx, by), .5), (bx, by)]], .5, (.9, .9))
    p.spikes([((at((i + .5) / 46, 1)[0], EDGE), (at((i + .5) / 46, 1)[0], EDGE - .8), (at((i + .5) / 46, 1)[0] + .1, BOTTOM + .7)) for i in range(46)], .4)
    gap = .14 / tiles
    for i in range(tiles):
        x0, x1 = .02 + .96 * i / tiles + gap, .02 + .96 * (i + 1) / tiles - gap
        tile = [at(x0, .17), at(x1, .17), at(x1, .83), at(x0, .83)]
        _plane(p, tile, INK, .3)
        _plane(p, tile, sunk)
        rows = []
        for k in range(5):
            y = .25 + k * .125
            a, b = at(x0 + .002, y), at(x1 - .004 - (x1 - x0) * (.1 + .25 * ((k * 3 + i) % 4) / 3), y)
            rows.append((a, mix(a, b, .5), b))
        p.spikes(rows, .36)
        p.lines([[at(x0 + .006, .86), at((x0 + x1) / 2, .86), at(x1 + .004, .86)]], .32, (.3, .3), WHITE)


def _plane(p: Pen, corners, colour: str, grow: float = 0) -> None:
    """A flat four- or six-sided face; `grow` widens it all round by a mitred line of its own colour."""
    data = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in p.to_card(corners)) + "Z"
    p.sheet.path(data, fill=colour, stroke=colour if grow else None, width=grow * 2)


def draw_shadows(p: Pen, hooves, right: float = 1) -> None:
    """Under each hoof (x of its coronet, y of its sole) strokes along the slab, away from the light: `right` 1 or -1.
    They end at the slab's edge."""
    strokes = []
    for x, y in hooves:
        for i in range(5):
            h = y + .5 - i * .62
            lean = LEAN * (h - TOP) / (BOTTOM - TOP)
            end = x + right * (7.6 - abs(i - 1.4) * 1.3)
            strokes.append(((x - right * 3.6, h), (x + right * 2.4, h + .1), (min(max(end, LEFT + lean + .8), RIGHT + lean - .8), h - .25)))
    p.spikes(strokes, .62)

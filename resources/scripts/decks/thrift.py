# SPDX-License-Identifier: GPL-3.0-or-later
"""A frugal sheet for the court cards: keeps what is drawn and pours it onto the card's Svg in fewer bytes.

A court figure has some two thousand strokes, and the file of a card must stay under 80 KB. What is saved here
cannot be seen on a card a thousand pixels high: everything lies on a fine grid and is written in its steps, whole
numbers mostly; cubics that are nearly quadratics or straight become so, specks are left out, and paths of one
colour are joined wherever nothing lies between them. Units are card units, except in what is written.
"""

from __future__ import annotations

import math
import re
from contextlib import contextmanager
from typing import Callable, Iterator

from pathdata import Loop, area, box, parse, simpler, write
from svg import Svg, number

GRID = 12.5  # steps of the grid in a card unit
HANDLES = 1  # steps: how finely the handles of curves are written; their ends lie on every step
BEND = 0.03  # how far a curve may move when it is said more simply
SPECK = 0.28  # a stroke no longer than this is not seen
REACH = 90  # how many elements back a path may be joined to


class Frugal(Svg):
    """An Svg that keeps its elements, to be poured onto another once it is known how large each part is shown."""

    def __init__(self, bend: float = BEND) -> None:
        super().__init__()
        self._bend = bend
        self._body: list[tuple] = []
        self._defs: dict[str, list[tuple]] = {}

    def element(self, name: str, **attributes: object) -> None:
        self._body.append((name, attributes))

    def path(self, d: str, fill: str | None = None, stroke: str | None = None, width: float = 0.6, **more: object) -> None:
        line = {"stroke": stroke, "stroke_width": width} if stroke else {}
        self.element("path", d=d, fill=fill or "none", **line, **more)

    @contextmanager
    def group(self, transform: str | None = None) -> Iterator[None]:
        outer, self._body = self._body, []
        yield
        outer.append(("group", transform, self._body))
        self._body = outer

    @contextmanager
    def define(self, name: str) -> Iterator[None]:
        outer, self._body = self._body, []
        yield
        self._defs[name], self._body = self._body, outer

    def place(self, name: str, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False) -> None:
        self._body.append(("place", name, x, y, scale, turn, mirror))

    def pour(self, sheet: Svg) -> None:
        """Draw everything on `sheet`."""
        shown = {name: 0.0 for name in self._defs}
        _measure(self._body, 1, self._defs, shown)
        for name, body in self._defs.items():
            if shown[name]:
                with sheet.define(name):
                    _pour(body, shown[name], sheet, self._bend)
        with sheet.group(f"scale({number(1 / GRID)})"):
            _pour(self._body, 1, sheet, self._bend)


def frugally(draw: Callable[[Svg], None], bend: float = BEND) -> Callable[[Svg], None]:
    """The same drawing by way of a frugal sheet."""

    def drawn(sheet: Svg) -> None:
        kept = Frugal(bend)
        draw(kept)
        kept.pour(sheet)

    return drawn


def _measure(body: list[tuple], scale: float, parts: dict, shown: dict[str, float]) -> None:
    """Notes the largest scale each part is shown at."""
    for item in body:
        if item[0] == "group":
            _measure(item[2], scale * _scale_of(item[1]), parts, shown)
        elif item[0] == "place":
            name, own = item[1], scale * abs(item[4])
            if own > shown[name]:
                shown[name] = own
                _measure(parts[name], own, parts, shown)


def _scale_of(transform: str | None) -> float:
    found = re.search(r"scale\(([^)]*)\)", transform or "")
    return max(abs(float(v)) for v in found[1].replace(",", " ").split()) if found else 1


def _pour(body: list[tuple], scale: float, sheet: Svg, bend: float) -> None:
    """Write elements in steps of the grid; `scale` is the largest they are shown at."""
    for item in _joined(body, scale, bend):
        if item[0] == "group":
            with sheet.group(_in_steps(item[1])):
                _pour(item[2], scale * _scale_of(item[1]), sheet, bend)
        elif item[0] == "place":
            _, name, x, y, *rest = item
            sheet.place(name, round(x * GRID), round(y * GRID), *rest)
        elif item[0] == "loops":
            _, attributes, loops, _ = item
            if data := write([_on_grid(loop) for loop in loops], _grain(100 / scale), _grain(100 * HANDLES / scale), "stroke" not in attributes):
                sheet.element("path", **{"d": data, **_grown(attributes)})
        else:
            sheet.element(item[0], **_grown(item[1]))


def _on_grid(loop: Loop) -> Loop:
    at = lambda p: (p[0] * GRID, p[1] * GRID)
    return Loop(at(loop.start), [[at(p) for p in piece] for piece in loop.pieces], loop.closed)


def _grown(attributes: dict) -> dict:
    """Attributes of an element with all its measures in steps, to a tenth."""
    return {key: round(value * GRID, 1) if isinstance(value, (int, float)) else value for key, value in attributes.items()}


def _in_steps(transform: str | None) -> str | None:
    """A group's transform with its lengths in steps: those of translate, and the centre of rotate."""
    def moved(found) -> str:
        values = [float(v) for v in found[2].replace(",", " ").split()]
        lengths = {"translate": 0, "rotate": 1}.get(found[1], len(values))
        return f"{found[1]}({' '.join(number(v * GRID if k >= lengths else v) for k, v in enumerate(values))})"
    return re.sub(r"(\w+)\(([^)]*)\)", moved, transform) if transform else None


def _grain(hundredths: float) -> int:
    return next(g for g in (1000, 500, 200, 100, 50, 20, 10) if g <= max(10, hundredths * 1.3))


def _joined(body: list[tuple], scale: float, bend: float) -> list[tuple]:
    """The elements with paths read into loops, and those joined that can be without a change in the picture."""
    result: list[tuple] = []
    for item in body:
        if item[0] != "path":
            result.append(item)
            continue
        attributes = {key: value for key, value in item[1].items() if key != "d"}
        loops = parse(item[1]["d"])
        if loops is None or "transform" in attributes:
            result.append(item)
            continue
        hollow = attributes.get("fill") == "none"
        loops = [simpler(loop, bend / scale) for loop in loops]
        if not hollow:
            loops = [loop for loop in loops if _long(box([loop])) * scale > SPECK]
        if not loops:
            continue
        margin = attributes.get("stroke_width", 0) / 2 if "stroke" in attributes else 0
        bounds = [box([loop], margin) for loop in loops]
        if (k := _partner(result, attributes, loops, bounds, hollow)) is not None:
            old = result[k]
            result[k] = ("loops", attributes, old[2] + loops, old[3] + bounds)
        else:
            result.append(("loops", attributes, loops, bounds))
    return result


def _long(bounds) -> float:
    return math.hypot(bounds[2] - bounds[0], bounds[3] - bounds[1])


def _partner(result: list[tuple], attributes: dict, loops: list[Loop], bounds, hollow: bool) -> int | None:
    """Which earlier path these loops may join: the nearest of the same look with nothing that overlaps in between."""
    for k in range(len(result) - 1, max(-1, len(result) - REACH), -1):
        other = result[k]
        if other[0] != "loops":
            return None
        if other[1] == attributes and "fill_rule" not in attributes:
            # Where two loops overlap they must go round the same way, or they would cancel out.
            if hollow or not _overlap(other[3], bounds) or len({area(loop) > 0 for loop in other[2] + loops}) == 1:
                return k
        if _overlap(other[3], bounds):
            return None
    return None


def _overlap(some, others) -> bool:
    """Whether any of some boxes overlaps any of the others."""
    return any(a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3] for a in some for b in others)

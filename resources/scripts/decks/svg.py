# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet a card is drawn on: a small writer for the part of SVG that QtSvg draws right.

Units are card units, 100 wide and 165 high, y downwards. Everything written is an allowed element with
allowed attributes (path, rect, circle, ellipse, g, use, defs, gradients); numbers are rounded to 1/100 unit, so
the same drawing is the same file on every machine.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import Iterator
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 100, 165

# The press has these inks and no others: see resources/scripts/README.md.
INK = "#1a1614"
PAPER = "#fdfaf1"
RED = "#d3261f"
DEEP_RED = "#9c1a1a"
YELLOW = "#f6c720"
GOLD = "#d99a12"
BLUE = "#2450a8"
DEEP_BLUE = "#163272"
GREEN = "#1f7a3f"
DEEP_GREEN = "#12502a"
FLESH = "#f3c9a0"
DEEP_FLESH = "#dd9f72"
BROWN_SKIN = "#a8703f"  # the Moor
DEEP_BROWN = "#7c4a28"
HORSE = "#a8927c"
WHITE = "#ffffff"

# The deeper ink that lies under the shade of each.
DEEP = {RED: DEEP_RED, YELLOW: GOLD, BLUE: DEEP_BLUE, GREEN: DEEP_GREEN, FLESH: DEEP_FLESH, BROWN_SKIN: DEEP_BROWN, WHITE: "#d8d2c4"}
# The lighter tint of each, where a fold or a round turns to the light.
LIGHT = {RED: "#ec6152", YELLOW: "#fde48c", BLUE: "#5480cf", GREEN: "#4aa468"}


def number(value: float) -> str:
    """A coordinate as text: at most two decimals, no trailing zeros, never -0."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?")
_TAKES = {"M": 2, "L": 2, "Q": 4, "C": 6, "S": 4, "Z": 0}


def _numbers(letter: str, values: list[float], dotted: bool) -> tuple[str, bool]:
    """A command and its numbers (in hundredths) with as few separators as path data needs.

    `dotted` says whether the number written before has a point in it; the answer's says it of the last one.
    """
    text = letter
    for k, value in enumerate(values):
        shown = number(value / 100)
        short = shown.replace("0.", ".", 1) if shown.startswith(("0.", "-0.")) else shown
        # A sign begins a number, and so does a point after a number that has one.
        glued = (letter and not k) or short[0] == "-" or (short[0] == "." and dotted)
        text += short if glued else f" {short}"
        dotted = "." in short
    return text, dotted


def compact(d: str, grain: int = 1) -> str:
    """The same path in relative steps, which are shorter to write: engraving is thousands of small ones.
    A cubic that goes on smoothly from the one before leaves out its first handle, a repeated command its letter.

    Only paths of M, L, Q, C, S and Z, large or small, are rewritten; others are returned as they are. Each step
    starts from the rounded end of the last, so that errors do not add up. The handles of curves are rounded to
    `grain` hundredths: a line goes through its points exactly and may swing half a grain between them.
    """
    tokens = _TOKEN.findall(d)
    if any(t.isalpha() and t.upper() not in _TAKES for t in tokens):
        return d
    out: list[str] = []
    dotted = False
    x = y = start_x = start_y = 0  # in hundredths of a unit
    handle = None  # the second handle of the cubic just written
    command, relative, shown, i = "", False, "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, relative, i = tokens[i].upper(), tokens[i].islower(), i + 1
            if command == "Z":
                out.append("z")
                x, y, shown, handle = start_x, start_y, "z", None
                continue
        base = (x, y) if relative else (0, 0)
        points = [round(float(t) * 100) + base[k % 2] for k, t in enumerate(tokens[i:i + _TAKES[command]])]
        i += len(points)
        curving = command in "CS"
        smooth = command == "S" or (command == "C" and handle and all(abs(points[k] - 2 * (x, y)[k] + handle[k]) <= max(1, grain // 2 + 1) for k in (0, 1)))
        if smooth and command == "C":
            points = points[2:]
        points[:-2] = [round((v - (x, y)[k % 2]) / grain) * grain + (x, y)[k % 2] for k, v in enumerate(points[:-2])]
        handle = tuple(points[-4:-2]) if curving else None
        steps = [v - (x, y)[k % 2] for k, v in enumerate(points)]
        if command == "M":
            ways = [_numbers("M", points, dotted), _numbers("m", steps, dotted)]
            text, dotted = min(ways, key=lambda way: len(way[0])) if out else ways[0]
            shown, start_x, start_y, command = "", points[0], points[1], "L"
        else:
            letter = "s" if smooth else command.lower()
            text, dotted = _numbers("" if letter == shown else letter, steps, dotted)
            shown = letter
        out.append(text)
        x, y = points[-2], points[-1]
    return "".join(out)


class Svg:
    """One drawing. Methods append elements in painting order."""

    def __init__(self, width: float = WIDTH, height: float = HEIGHT) -> None:
        self._size = (width, height)
        self._body: list[str] = []
        self._defs: dict[str, str] = {}
        self._defining = 0  # how many parts deep: parts may be enlarged when placed, so they are written finer

    def element(self, name: str, **attributes: object) -> None:
        """Any allowed element; `stroke_width=1` becomes stroke-width="1", None is left out."""
        if attributes.get("fill") == INK:
            attributes["fill"] = None  # the whole drawing says it
        self._body.append(f"<{name}{_attributes(attributes)}/>")

    def path(self, d: str, fill: str | None = None, stroke: str | None = None, width: float = 0.6, **more: object) -> None:
        """A path; without fill it is hollow, without stroke it has no line. Joins and caps are round."""
        line = {"stroke": stroke, "stroke_width": width} if stroke else {}
        self.element("path", d=compact(d, 1 if self._defining else 10), fill=fill or "none", **line, **more)

    def circle(self, x: float, y: float, r: float, fill: str | None = None, stroke: str | None = None, width: float = 0.6) -> None:
        line = {"stroke": stroke, "stroke_width": width} if stroke else {}
        self.element("circle", cx=x, cy=y, r=r, fill=fill or "none", **line)

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str | None = None, stroke: str | None = None, width: float = 0.6) -> None:
        line = {"stroke": stroke, "stroke_width": width} if stroke else {}
        self.element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill or "none", **line)

    @contextmanager
    def group(self, transform: str | None = None) -> Iterator[None]:
        """Everything drawn inside is moved, turned or mirrored together."""
        self._body.append(f"<g{_attributes({'transform': transform})}>")
        yield
        self._body.append("</g>")

    @contextmanager
    def define(self, name: str) -> Iterator[None]:
        """What is drawn inside is kept as a part, to be placed with place()."""
        outer, self._body = self._body, []
        self._defining += 1
        yield
        self._defining -= 1
        self._defs[name] = f'<g id="{name}">{"".join(self._body)}</g>'
        self._body = outer

    def defined(self, name: str) -> bool:
        return name in self._defs

    def place(self, name: str, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False) -> None:
        """Put a defined part with its origin at (x, y), turned clockwise by `turn` degrees."""
        steps = [f"translate({number(x)} {number(y)})"]
        if turn:
            steps.append(f"rotate({number(turn)})")
        if scale != 1 or mirror:
            steps.append(f"scale({number(-scale if mirror else scale)} {number(scale)})")
        self._body.append(f'<use xlink:href="#{name}" transform="{" ".join(steps)}"/>')

    def text(self) -> str:
        """The finished file."""
        width, height = (number(v) for v in self._size)
        head = (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        )
        defs = ["<defs>", *self._defs.values(), "</defs>"] if self._defs else []
        # Set once for the whole sheet: what has no colour of its own is ink, and every line has round joins and ends.
        whole = f'<g fill="{INK}" stroke-linejoin="round" stroke-linecap="round">'
        return "\n".join([head, whole, *defs, *self._body, "</g>", "</svg>"]) + "\n"


def _attributes(attributes: dict[str, object]) -> str:
    parts = []
    for key, value in attributes.items():
        if value is None:
            continue
        shown = number(value) if isinstance(value, (int, float)) else escape(str(value), {'"': "&quot;"})
        parts.append(f' {key.replace("_", "-")}="{shown}"')
    return "".join(parts)


def paper(sheet: Svg) -> None:
    """The card itself: a rounded sheet of warm white with a hairline edge. Every face begins with it."""
    edge = 0.15  # half the hairline, so that none of it is cut off by the file's border
    sheet.element(
        "rect", x=edge, y=edge, width=WIDTH - 2 * edge, height=HEIGHT - 2 * edge, rx=5.5, ry=5.5,
        fill=PAPER, stroke="#cfc6b2", stroke_width=2 * edge,
    )

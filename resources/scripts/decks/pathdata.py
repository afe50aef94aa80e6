# SPDX-License-Identifier: GPL-3.0-or-later
"""Path data as loops of curves: read, simplified, written with as few characters as path data needs."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field

from svg import number

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "S": 4, "Z": 0}


@dataclass
class Loop:
    """One outline: where it starts, then pieces of one (line), two (quadratic) or three points (cubic)."""

    start: tuple[float, float]
    pieces: list[list[tuple[float, float]]] = field(default_factory=list)
    closed: bool = False


def parse(d: str) -> list[Loop] | None:
    """The loops of path data; None if it holds commands other than M, L, H, V, Q, C, S, Z."""
    tokens = _TOKEN.findall(d)
    if any(t.isalpha() and t.upper() not in _TAKES for t in tokens):
        return None
    loops: list[Loop] = []
    here, command, relative, i = (0.0, 0.0), "", False, 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, relative, i = tokens[i].upper(), tokens[i].islower(), i + 1
            if command == "Z":
                loops[-1].closed = True
                here = loops[-1].start
                continue
        values = [float(t) for t in tokens[i:i + _TAKES[command]]]
        i += len(values)
        base = here if relative else (0.0, 0.0)
        if command == "H":
            points = [(values[0] + base[0], here[1])]
        elif command == "V":
            points = [(here[0], values[0] + base[1])]
        else:
            points = [(values[k] + base[0], values[k + 1] + base[1]) for k in range(0, len(values), 2)]
        if command == "M":
            loops.append(Loop(points[0]))
            command = "L"
        else:
            if loops[-1].closed:
                loops.append(Loop(here))
            if command == "S":
                before = loops[-1].pieces[-1] if loops[-1].pieces else []
                points.insert(0, (2 * here[0] - before[-2][0], 2 * here[1] - before[-2][1]) if len(before) == 3 else here)
            loops[-1].pieces.append(points)
        here = points[-1]
    return loops


def box(loops: list[Loop], margin: float = 0) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all points, handles included."""
    points = [p for loop in loops for p in (loop.start, *(q for piece in loop.pieces for q in piece))]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)


def area(loop: Loop) -> float:
    """Signed, of the polygon of all points: its sign says which way round the loop goes."""
    points = [loop.start, *(q for piece in loop.pieces for q in piece)]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2


def simpler(loop: Loop, tolerance: float) -> Loop:
    """The same loop with cubics as quadratics or lines where that moves nothing further than `tolerance`, and without empty steps."""
    result = Loop(loop.start, [], loop.closed)
    here = loop.start
    for piece in loop.pieces:
        end = piece[-1]
        if all(math.dist(p, here) < 0.008 for p in piece):
            continue
        if len(piece) > 1 and all(_aside(p, here, end) < tolerance * len(piece) / 4 for p in piece[:-1]):
            piece = [end]
        elif len(piece) == 3:
            c1, c2 = piece[:2]
            off = math.hypot(*(here[k] - 3 * c1[k] + 3 * c2[k] - end[k] for k in (0, 1))) * math.sqrt(3) / 36
            if off < tolerance:
                piece = [tuple((3 * (c1[k] + c2[k]) - here[k] - end[k]) / 4 for k in (0, 1)), end]
        result.pieces.append(piece)
        here = end
    if loop.closed and result.pieces and len(result.pieces[-1]) == 1 and len(result.pieces) > 1:
        if math.dist(result.pieces[-1][0], loop.start) < 0.01:
            result.pieces.pop()  # closing draws that line
    return result


def _aside(p, a, b) -> float:
    """How far p lies from the line a b; far if beyond its ends."""
    length = math.dist(a, b)
    if length < 0.01:
        return math.dist(p, a)
    along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length
    if not -0.01 <= along <= length + 0.01:
        return math.inf
    return abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length


def write(loops: list[Loop], ends: int, handles: int, unclosed: bool = False) -> str:
    """Path data in relative steps; points rounded to `ends`, handles to `handles` hundredths, without drift. `unclosed`
    says that nobody will see whether a loop is closed, as filling closes it anyhow."""
    text, dotted, origin = "", False, None
    for loop in loops:
        body, shown, was_dotted = "", "", dotted
        start = _grid(loop.start, ends)
        steps = start if origin is None else (start[0] - origin[0], start[1] - origin[1])
        head, dotted = _step("M" if origin is None else "m", steps, dotted)
        here, smooth = start, None
        for n, piece in enumerate(loop.pieces):
            end = _grid(piece[-1], ends)
            rel = [(end[0] - here[0], end[1] - here[1])]
            rel[:0] = [(_round(p[0] * 100 - here[0], handles), _round(p[1] * 100 - here[1], handles)) for p in piece[:-1]]
            if all(p == (0, 0) for p in rel):
                continue
            letter = "lqc"[len(piece) - 1]
            if letter == "c" and smooth and all(abs(rel[0][k] - smooth[k]) <= max(1, handles // 2 + 1) for k in (0, 1)):
                letter, out = "s", rel[1:]
            else:
                out = rel
            smooth = (rel[2][0] - rel[1][0], rel[2][1] - rel[1][1]) if len(piece) == 3 else None
            values = [v for p in out for v in p]
            if letter == "l" and 0 in values:
                letter, values = ("h", values[:1]) if values[1] == 0 else ("v", values[1:])
            step, dotted = _step("" if letter == shown else letter, values, dotted)
            body += step
            shown, here = letter, end
        if not body:
            dotted = was_dotted
            continue
        closing = loop.closed and not unclosed
        text += head + body + ("z" if closing else "")
        # After z the pen stands at the start again.
        origin = start if closing else here
    return text


def _round(value: float, grain: int) -> int:
    return round(value / grain) * grain


def _grid(p, grain: int) -> tuple[int, int]:
    return (_round(p[0] * 100, grain), _round(p[1] * 100, grain))


def _step(letter: str, values, dotted: bool) -> tuple[str, bool]:
    """A command and its numbers (hundredths); `dotted` says whether the number before has a point in it."""
    text = letter
    for k, value in enumerate(values):
        shown = number(value / 100)
        short = shown.replace("0.", ".", 1) if shown.startswith(("0.", "-0.")) else shown
        # A sign begins a number, and so does a point after a number that has one.
        glued = (letter and not k) or short[0] == "-" or (short[0] == "." and dotted)
        text += short if glued else f" {short}"
        dotted = "." in short
    return text, dotted

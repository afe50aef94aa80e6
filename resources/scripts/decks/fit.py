# SPDX-License-Identifier: GPL-3.0-or-later
"""Curves as numbers: smooth curves through points, and sampled outlines written back as few Bézier pieces.

Points are (x, y) in card units; a knot given as (x, y, 0) is a sharp corner, all others are passed smoothly.
"""

from __future__ import annotations

import math

Point = tuple[float, float]


def through(knots, closed: bool = False) -> list[Point]:
    """The curve through the knots (centripetal Catmull-Rom) as a dense polyline; a closed one repeats no point."""
    n = len(knots)
    if n < 3 and not closed:
        return [(k[0], k[1]) for k in knots]
    result: list[Point] = []
    for i in range(n if closed else n - 1):
        a, b = knots[i], knots[(i + 1) % n]
        before = knots[i - 1] if (closed or i > 0) and len(a) < 3 else None
        after = knots[(i + 2) % n] if (closed or i + 2 < n) and len(b) < 3 else None
        piece = _bezier(a, b, before, after)
        length = sum(math.dist(piece[j], piece[j + 1]) for j in range(3))
        steps = max(3, min(28, math.ceil(length / 0.5)))
        if before is None and after is None:
            steps = max(2, min(28, math.ceil(length / 1.5)))
        result += [_at(piece, s / steps) for s in range(steps)]
    if not closed:
        result.append((knots[-1][0], knots[-1][1]))
    return result


def _bezier(a, b, before, after) -> list[Point]:
    a, b = (a[0], a[1]), (b[0], b[1])
    first = _handle(a, b, before)
    last = _handle(b, a, after)
    # Next to a corner the piece bends evenly, as one quadratic, towards where its other end is going.
    if first is None and last is None:
        first, last = _mix(a, b, 1 / 3), _mix(a, b, 2 / 3)
    elif first is None:
        first = _mix(a, _mix(b, last, 1.5), 2 / 3)
    elif last is None:
        last = _mix(b, _mix(a, first, 1.5), 2 / 3)
    return [a, first, last, b]


def _handle(here, there, before):
    """The Bézier handle at `here` towards `there`, when the curve comes from `before`."""
    if before is None:
        return None
    d1 = math.sqrt(math.dist(before[:2], here)) or 1e-6
    d2 = math.sqrt(math.dist(here, there)) or 1e-6
    c = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2
    return tuple((d1 * d1 * there[k] - d2 * d2 * before[k] + c * here[k]) / (3 * d1 * (d1 + d2)) for k in (0, 1))


def _mix(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def _at(p, t) -> Point:
    u = 1 - t
    w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (sum(w[i] * p[i][0] for i in range(4)), sum(w[i] * p[i][1] for i in range(4)))


class Writer:
    """Path data with relative coordinates rounded to 1/100 unit, without drift."""

    def __init__(self) -> None:
        self._text: list[str] = []
        self._x = self._y = 0
        self._start = (0, 0)
        self._last = ""

    def move(self, p) -> None:
        """Begins a new outline; after close() the last outline's beginning is where relative moves count from."""
        x, y = round(p[0] * 100), round(p[1] * 100)
        self._last = ""
        self._text.append(f"m{_join([x - self._start[0], y - self._start[1]])}" if self._text else f"M{_join([x, y])}")
        self._x, self._y = self._start = x, y

    def curve(self, *points) -> None:
        """c with three points, q with two, l with one."""
        flat = []
        for p in points:
            x, y = round(p[0] * 100), round(p[1] * 100)
            flat += [x - self._x, y - self._y]
        self._x, self._y = x, y
        letter = "lqc"[len(points) - 1]
        data = _join(flat)
        # A repeated command need not be named again.
        if letter == self._last:
            letter = "" if data[0] == "-" else " "
        else:
            self._last = letter
        self._text.append(letter + data)

    def close(self) -> None:
        self._text.append("z")

    def data(self) -> str:
        return "".join(self._text)


def _join(hundredths) -> str:
    text = before = ""
    for value in hundredths:
        sign = "-" if value < 0 else ""
        whole, rest = divmod(abs(value), 100)
        part = (str(whole) if whole or not rest else "") + (f".{rest:02d}".rstrip("0") if rest else "")
        # A second decimal point parts two numbers as well as a space does.
        apart = text and not sign and not (part[0] == "." and "." in before)
        text += (" " if apart else "") + sign + part
        before = part
    return text


def closed_data(points: list[Point], tolerance: float = 0.045) -> str:
    """Path data of the closed outline through dense points, as few cubic pieces as stay within `tolerance`."""
    writer = Writer()
    write_closed(writer, points, tolerance)
    return writer.data()


def write_closed(writer: Writer, points: list[Point], tolerance: float = 0.045) -> None:
    clean = [p for i, p in enumerate(points) if math.dist(p, points[i - 1]) > 0.004]
    n = len(clean)
    if n < 3:
        return
    corners = [i for i in range(n) if _turn(clean[i - 1], clean[i], clean[(i + 1) % n]) > 0.6] or [0]
    writer.move(clean[corners[0]])
    for j, start in enumerate(corners):
        end = corners[(j + 1) % len(corners)]
        run = clean[start:end + 1] if end > start else clean[start:] + clean[:end + 1]
        _fit(writer, run, tolerance)
    writer.close()


def _turn(a, b, c) -> float:
    turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
    return abs((turn + math.pi) % (2 * math.pi) - math.pi)


def _unit(a, b) -> Point:
    length = math.dist(a, b) or 1e-9
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def _fit(writer, run, tolerance, tangents=None) -> None:
    """Schneider's fit: one cubic if it is close enough, else two runs meeting smoothly at the worst point."""
    if len(run) == 2:
        writer.curve(run[1])
        return
    if all(_off(p, run[0], run[-1]) < tolerance * 0.5 for p in run[1:-1]):
        writer.curve(run[-1])
        return
    t1, t2 = tangents or (_unit(run[0], run[1]), _unit(run[-1], run[-2]))
    marks = [0.0]
    for i in range(1, len(run)):
        marks.append(marks[-1] + math.dist(run[i - 1], run[i]))
    marks = [m / marks[-1] for m in marks]
    for _ in range(3):
        piece = _least(run, marks, t1, t2)
        errors = [math.dist(_at(piece, m), p) for m, p in zip(marks, run)]
        worst = max(range(len(run)), key=errors.__getitem__)
        if errors[worst] < tolerance:
            writer.curve(*piece[1:])
            return
        if errors[worst] > tolerance * 8:
            break
        marks = [_nearer(piece, p, m) for m, p in zip(marks, run)]
        if any(marks[i] >= marks[i + 1] for i in range(len(marks) - 1)):
            break
    middle = min(max(worst, 1), len(run) - 2)
    back = _unit(run[middle + 1], run[middle - 1])
    _fit(writer, run[:middle + 1], tolerance, (t1, back))
    _fit(writer, run[middle:], tolerance, ((-back[0], -back[1]), t2))


def _off(p, a, b) -> float:
    length = math.dist(a, b)
    if length < 1e-6:
        return math.dist(p, a)
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length


def _least(run, marks, t1, t2) -> list[Point]:
    a, b = run[0], run[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for m, p in zip(marks, run):
        u = 1 - m
        b0, b1, b2, b3 = u * u * u, 3 * u * u * m, 3 * u * m * m, m * m * m
        rest = (p[0] - a[0] * (b0 + b1) - b[0] * (b2 + b3), p[1] - a[1] * (b0 + b1) - b[1] * (b2 + b3))
        c00 += b1 * b1
        c01 += b1 * b2 * (t1[0] * t2[0] + t1[1] * t2[1])
        c11 += b2 * b2
        x0 += b1 * (t1[0] * rest[0] + t1[1] * rest[1])
        x1 += b2 * (t2[0] * rest[0] + t2[1] * rest[1])
    determinant = c00 * c11 - c01 * c01
    reach = math.dist(a, b)
    if abs(determinant) > 1e-12:
        h1, h2 = (x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant
    else:
        h1 = h2 = 0
    if not (0.02 * reach < h1 < 3 * reach) or not (0.02 * reach < h2 < 3 * reach):
        h1 = h2 = reach / 3
    return [a, (a[0] + t1[0] * h1, a[1] + t1[1] * h1), (b[0] + t2[0] * h2, b[1] + t2[1] * h2), b]


def _nearer(piece, p, t) -> float:
    """One Newton step of t towards the piece's point nearest to p."""
    q = _at(piece, t)
    d1 = [[3 * (piece[i + 1][k] - piece[i][k]) for k in (0, 1)] for i in range(3)]
    d2 = [[2 * (d1[i + 1][k] - d1[i][k]) for k in (0, 1)] for i in range(2)]
    u = 1 - t
    v = [u * u * d1[0][k] + 2 * u * t * d1[1][k] + t * t * d1[2][k] for k in (0, 1)]
    w = [u * d2[0][k] + t * d2[1][k] for k in (0, 1)]
    e = [q[k] - p[k] for k in (0, 1)]
    bottom = v[0] ** 2 + v[1] ** 2 + e[0] * w[0] + e[1] * w[1]
    return t if abs(bottom) < 1e-9 else t - (e[0] * v[0] + e[1] * v[1]) / bottom

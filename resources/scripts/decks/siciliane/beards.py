# SPDX-License-Identifier: GPL-3.0-or-later
"""The beards and moustaches of the kings and riders."""

from __future__ import annotations

from siciliane.press import INK, PAPER, RED, Press


def draw(p: Press, look, profile: bool) -> None:
    """The beard the look names, with its moustache."""
    {"imperial": _imperial, "forked": _forked, "full": _full, "chin": _chin}[look.beard](p, look, 6 if profile else 0)


def _tuft(p: Press, knots: list, colour: str, first: list, last: list, count: int) -> None:
    mass = p.shape(knots, colour, 2.6)
    p.sheaf(first, last, count, 2.2, (0.7, 0.1), INK, mass, 0.25, 0.2)
    p.sheaf([(x - 2, y) for x, y in first], [(x - 2, y) for x, y in last], max(2, count // 2), 1.6, (0.2, 0.1), PAPER, mass, 0.5, 0.3)


def _moustache(p: Press, look, s: float, droop: float, length: float) -> None:
    """Two wings from under the nose: `droop` > 0 hangs, < 0 turns up."""
    near = [(-16 - s, 20, 0), (-9 - s, 20.6), (0 - s, 24 + droop * 0.5), (length - s, 26 + droop, 0), (-2 - s, 29.4 + droop * 0.5), (-10 - s, 26.6), (-16 - s, 25.4, 0)]
    far = [(-17 - s, 20, 0), (-22 - s, 20.6), (-27 - s, 23.6 + droop * 0.4), (-33 - length * 0.3 - s * 0.6, 26 + droop, 0), (-26 - s, 28 + droop * 0.3), (-20 - s, 26), (-17 - s, 25.4, 0)]
    for knots, (a, b) in ((near, ((-14 - s, 22.6), (length - 4 - s, 26 + droop))), (far, ((-19 - s, 22.6), (-29 - s, 25.6 + droop)))):
        p.shape(knots, look.colour, 2.2)
        p.lines([[a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + k - droop * 0.2), (b[0], b[1] + k * 0.4)] for k in (-1.6, 0.4, 2)], 1.5)


def _lips(p: Press, s: float) -> None:
    p.fill([(-23 - s, 28.6, 0), (-16 - s, 28), (-9 - s, 28.6, 0), (-15 - s, 32.6)], RED)
    p.line([(-23 - s, 28.8), (-16 - s, 29.2), (-9 - s, 28.6)], 2, (0.4, 0.4))


def _imperial(p: Press, look, s: float) -> None:
    """A waxed moustache and a small pointed tuft, the cheeks bare."""
    _tuft(p, [(-20 - s, 37), (-21 - s, 46), (-17 - s, 58), (-13 - s, 68, 0), (-9 - s, 58), (-7 - s, 46), (-10 - s, 37), (-15 - s, 35.6)], look.colour, [(-18 - s, 38), (-18 - s, 50), (-14 - s, 64)], [(-9 - s, 38), (-9 - s, 50), (-12 - s, 64)], 4)
    _moustache(p, look, s, -5, 13)


def _chin(p: Press, look, s: float) -> None:
    """A short beard round the chin and up to the ear."""
    _tuft(p, [(-27 - s, 34), (-26 - s, 46), (-18 - s, 58), (-8 - s, 62), (6, 55), (20, 42), (30, 22), (31, 2, 0), (24, 14), (16, 28), (4, 36), (-6 - s, 37), (-16 - s, 36)], look.colour,
          [(-24 - s, 38), (-18 - s, 50), (-10 - s, 60)], [(28, 8), (24, 28), (12, 46)], 11)
    _moustache(p, look, s, 3, 3)


def _forked(p: Press, look, s: float) -> None:
    """A long beard that parts in two."""
    _tuft(p, [(-30 - s, 26), (-31 - s, 44), (-33 - s, 62), (-29 - s, 78, 0), (-21 - s, 70), (-15 - s, 60, 0), (-8 - s, 72), (2 - s, 82, 0), (6, 66), (14, 50), (26, 32), (31, 6, 0), (22, 18), (12, 30), (-2 - s, 36), (-16 - s, 36)], look.colour,
          [(-27 - s, 34), (-28 - s, 52), (-28 - s, 74)], [(27, 16), (12, 44), (2, 74)], 12)
    _lips(p, s)
    _moustache(p, look, s, 7, 4)


def _full(p: Press, look, s: float) -> None:
    """A full curly beard."""
    _tuft(p, [(-31 - s, 24), (-34 - s, 36, 0), (-30 - s, 42), (-33 - s, 52, 0), (-26 - s, 56), (-25 - s, 66, 0), (-16 - s, 64), (-10 - s, 71, 0), (-4, 63), (6, 66, 0), (10, 56), (20, 54, 0), (22, 43), (30, 38, 0), (29, 26), (34, 10, 0), (30, 0), (22, 18), (10, 31), (-4 - s, 36), (-16 - s, 36)], look.colour,
          [(-28 - s, 32), (-26 - s, 44), (-22 - s, 62)], [(28, 12), (22, 34), (8, 60)], 10)
    for x, y in ((-24, 44), (-14, 52), (-2, 50), (10, 42), (20, 30), (-18, 60), (0, 60)):
        p.line([(x - s + 4, y), (x - s, y - 3.6), (x - s - 4, y), (x - s, y + 4), (x - s + 2.4, y + 1)], 1.8, (0.3, 0.2))
    _lips(p, s)
    _moustache(p, look, s, 5, 6)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Legs and feet of the court figures (arms are in sleeves.py), in card units. Spines are (x, y, half width) knots from the body outwards."""

from __future__ import annotations

import fit
from ink import SHADE, Pen, edges
from svg import DEEP, FLESH, LIGHT


def shaded_side(bones):
    """The edge of a limb that faces away from the light, ordered so that fringe() hatches inwards."""
    left, right = edges(bones)
    a, b = bones[0], bones[-1]
    u = fit._unit(a[:2], b[:2])
    # left lies at (-u1, u0); walking it backwards has the limb on its right hand.
    return left[::-1] if (-u[1] * SHADE[0] + u[0] * SHADE[1]) > 0 else right


def rounded(pen: Pen, bones, colour: str, width: float = 0.75, depth: float = 0.75, gap: float = 0.75, line: float = 0.34) -> list:
    """A limb with hatching that rounds its shaded side; `depth` is in half widths."""
    outline = pen.limb(bones, colour, width)
    half = sum(b[2] for b in bones) / len(bones)
    pen.fringe(shaded_side(bones), half * depth, gap, line, 0, 0.25, clip=outline, under=DEEP.get(colour))
    return outline


def leg(pen: Pen, hip, knee, ankle, colour: str, calf: float = 1, bulk: float = 1, thigh: float = 6.4, below: float = 0) -> list:
    """A leg in hose: hip, knee, ankle are points; `calf` > 0 lets the calf swell to the right, < 0 to the left. What
    is hidden under breeches need not be drawn: `below` 0.85 leaves out the thigh."""
    u = fit._unit(knee, ankle)
    side = (u[1] * calf, -u[0] * calf)
    mixed = lambda a, b, t, s=0: (a[0] + (b[0] - a[0]) * t + side[0] * s, a[1] + (b[1] - a[1]) * t + side[1] * s)
    b = bulk
    bones = [(*hip, thigh * b), (*mixed(hip, knee, 0.5), (thigh - 0.8) * b), (*mixed(hip, knee, 0.85), 4.3 * b), (*knee, 3.75 * b), (*mixed(knee, ankle, 0.16, 0.25), 3.65 * b), (*mixed(knee, ankle, 0.36, 0.85), 4.2 * b), (*mixed(knee, ankle, 0.6, 0.5), 3.2 * b), (*mixed(knee, ankle, 0.85), 2.05 * b), (*ankle, 2.05 * b)]
    if below:
        bones = [bone for bone in bones if bone[1] >= hip[1] + (knee[1] - hip[1]) * below - 0.1]
    outline = pen.limb(bones, colour, 0.75, 0.35)
    edge = shaded_side(bones)
    pen.fringe(edge, 4 * b, 0.92, 0.38, 12, 0.3, clip=outline, under=DEEP.get(colour))
    # The knee cap and the shin.
    kx, ky = knee
    pen.lines([[(kx - 2 * b, ky - 2.8), (kx - 2.7 * b, ky - 0.4), (kx - 1.8 * b, ky + 1.8)], [(kx - 1.2 * b, ky + 2.5), (kx + 0.4 * b, ky + 2.9), (kx + 1.8 * b, ky + 1.8)], [(kx + 2 * b, ky - 2.2), (kx + 2.2 * b, ky - 0.6), (kx + 1.8 * b, ky + 0.6)]], 0.5)
    lit = -1 if side[0] * SHADE[0] + side[1] * SHADE[1] > 0 else 1
    if colour in LIGHT:
        pen.line([mixed(knee, ankle, 0.12, lit * 1.9), mixed(knee, ankle, 0.4, lit * 1.9), mixed(knee, ankle, 0.8, lit * 0.9)], 1.1, (0.1, 0.1), LIGHT[colour])
    pen.line([mixed(knee, ankle, 0.2, lit * 1.2), mixed(knee, ankle, 0.45, lit * 1.1), mixed(knee, ankle, 0.72, lit * 0.5)], 0.4)
    return outline


def shoe(pen: Pen, x: float, y: float, colour: str, turn: float = 0, mirror: bool = False, long: float = 1, trim: str | None = None, style: str = "rosette") -> None:
    """A soft shoe pointing left with its ankle at (x, y); `turn` points it down or up, `long` lengthens the toe. `trim` is
    the colour of its ornament: rosette, buckle, slashed, strap, cuff, peak (a long turned-up toe)."""
    p = pen.at(x, y, 1, turn, mirror)
    toe = -13 * long
    if style == "peak":
        outline = p.shape([(-2.9, -2.6, 0), (-3.4, 0.4), (-6.4, 1.8), (toe + 2, 2.6), (toe - 3, -0.6, 0), (toe - 1.6, 4.4), (toe + 2.2, 6.4), (-5, 7), (2.4, 6.8), (4.3, 5.4), (4, 2), (3, -2.6, 0)], colour, 0.85, 0.4)
    else:
        outline = p.shape([(-2.9, -2.6, 0), (-3.4, 0.4), (-6.4, 2), (toe + 2.2, 3.6), (toe - 0.6, 5.2), (toe + 1.2, 6.5), (-5, 7), (2.4, 6.8), (4.3, 5.4), (4, 2), (3, -2.6, 0)], colour, 0.85, 0.4)
    p.fringe([(4.2, 5), (2.4, 6.7), (-4, 6.9), (toe + 1.4, 6.4)], 2.2, 0.75, 0.34, 25, clip=outline, under=DEEP.get(colour))
    p.line([(toe + 0.2, 5.7), (-5, 6.1), (3.4, 5.6)], 0.34, (0.3, 0.3))
    p.lines([[(-3.2, 0.6), (-2.4, 2.4), (-3, 4)], [(-5, 1.6), (-4.4, 2.8), (-5, 4)], [(3.6, -1), (2.6, 0.6), (3, 2.4)]], 0.4)
    p.line([(-2.9, -1.4), (0, -0.5), (3, -1.4)], 0.4, (0.6, 0.6))
    if not trim:
        return
    if style == "rosette":
        p.shape([(-6.6, 2.2), (-5.2, 0.4), (-2.8, 0.2), (-2.4, 1.8), (-4.2, 3)], trim, 0.45)
        p.line([(-5.6, 1.8), (-4.2, 1.2), (-3.2, 1.2)], 0.35)
    elif style == "buckle":
        p.shape([(-2.8, -2.4, 0), (-4.4, -3.6, 0), (-6.6, 1.6), (-3.4, 2.4)], colour, 0.5)
        p.shape([(-7.4, 1, 0), (-4.2, -0.2, 0), (-2.8, 3, 0), (-6.2, 4, 0)], trim, 0.5)
        p.shape([(-6, 1.5, 0), (-4.6, 1, 0), (-4, 2.5, 0), (-5.5, 3, 0)], colour, 0.35)
    elif style == "slashed":
        for i in range(3):
            q = p.at(-5.4 - i * 2.3, 3.1 + i * 0.55, 1, 18)
            q.shape([(-0.5, -1.5, 0), (-0.8, 0), (-0.2, 1.7, 0), (0.7, 0)], trim, 0.35, 0.6)
        p.limb([(-2.8, -1.6, 0.7), (0, -0.8, 0.7), (2.9, -1.6, 0.7)], trim, 0.45, 0.5)
    elif style == "strap":
        p.limb([(-5.4, 1.6, 0.6), (-3, 3.4, 0.65), (0.6, 5.2, 0.6), (2, 6.6, 0.6)], trim, 0.4, 0.5)
        p.limb([(-3.2, 0.2, 0.6), (0, 1.2, 0.65), (3.6, 0.4, 0.6)], trim, 0.4, 0.5)
        if colour == FLESH:
            p.lines([[(toe + 4 + i * 1.5, 4 - i * 0.2), (toe + 2.6 + i * 1.6, 4.6 - i * 0.1), (toe + 2 + i * 1.8, 5.6)] for i in range(3)], 0.45, (0.3, 0.6))
    elif style in ("cuff", "peak"):
        p.shape([(-3.6, -3.4, 0), (0, -2.6), (3.8, -3.4, 0), (4.6, 0.6, 0), (2.2, -0.2, 0), (0.6, 1.6, 0), (-1.2, 0, 0), (-4.2, 1, 0)], trim, 0.5, 0.5)


def shoe_ahead(pen: Pen, x: float, y: float, colour: str, turn: float = 0, mirror: bool = False, trim: str | None = None, style: str = "rosette") -> None:
    """A soft shoe seen from the front, its toe towards the player and a little to the left; its ankle at (x, y). Styles as shoe()."""
    p = pen.at(x, y, 1, turn, mirror)
    toe = [(-4.6, 2.8), (-6.8, 5.6), (-8.6, 9.4), (-7.6, 10.6), (-3.6, 9.2), (0, 7.6)] if style == "peak" else [(-4.6, 2.8), (-6.6, 5.4), (-7.5, 8), (-6.4, 9.6), (-3.6, 9.4), (0, 8)]
    outline = p.shape([(-3, -2.6, 0), (-3.3, 0.4), *toe, (2.8, 6), (4, 3.6), (3.7, 0.8), (3, -2.6, 0)], colour, 0.85, 0.4)
    p.fringe([(3.8, 1), (3.9, 3.6), (2.8, 5.8), (0, 7.8), (-3.6, 9.2)], 2.6, 0.75, 0.34, 25, clip=outline, under=DEEP.get(colour))
    p.line([(-7, 8.4), (-4, 8.2), (-0.6, 6.6), (3.4, 4.4)], 0.34, (0.3, 0.3))
    p.lines([[(-2.6, 2.6), (-3.6, 4.4), (-5, 6)], [(-0.6, 2.8), (-1.4, 4.6), (-2.6, 6)]], 0.4)
    p.line([(-2.9, -1.4), (0, -0.5), (3, -1.4)], 0.4, (0.6, 0.6))
    if not trim:
        return
    if style == "rosette":
        p.shape([(-4.2, 3), (-3, 1), (-0.6, 0.5), (0.9, 1.8), (-0.8, 3.6), (-2.8, 4.2)], trim, 0.45)
        p.line([(-3.2, 2.6), (-1.8, 1.7), (-0.4, 1.7)], 0.35)
    elif style == "buckle":
        p.shape([(-2.6, -2, 0), (1, -2.4, 0), (0.6, 1.6), (-3, 2.2)], colour, 0.5)
        p.shape([(-4, 1.2, 0), (-0.2, 0.4, 0), (0.4, 3.2, 0), (-3.6, 4.2, 0)], trim, 0.5)
        p.shape([(-3, 1.9, 0), (-1, 1.5, 0), (-0.6, 2.6, 0), (-2.8, 3.1, 0)], colour, 0.35)
    elif style == "slashed":
        for i in range(3):
            q = p.at(-2.2 - i * 1.5, 3 + i * 1.9, 1, 75)
            q.shape([(-0.5, -1.7, 0), (-0.8, 0), (-0.2, 1.9, 0), (0.7, 0)], trim, 0.35, 0.6)
        p.limb([(-2.9, -1.6, 0.7), (0, -0.8, 0.7), (2.9, -1.6, 0.7)], trim, 0.45, 0.5)
    elif style == "strap":
        p.limb([(-4.4, 3.2, 0.6), (-1.4, 4.2, 0.65), (1.8, 4, 0.65), (3.8, 2.6, 0.6)], trim, 0.4, 0.5)
        p.limb([(-3.2, 0.2, 0.6), (0, 1.2, 0.65), (3.6, 0.4, 0.6)], trim, 0.4, 0.5)
        if colour == FLESH:
            p.lines([[(-4.6 + i * 1.7, 6 - i * 0.7), (-5.2 + i * 1.7, 7.4 - i * 0.6), (-5 + i * 1.7, 9 - i * 0.5)] for i in range(4)], 0.45, (0.3, 0.6))
    elif style in ("cuff", "peak"):
        p.shape([(-3.6, -3.4, 0), (0, -2.6), (3.8, -3.4, 0), (4.4, 0.4, 0), (2, -0.2, 0), (0.2, 1.8, 0), (-1.6, 0, 0), (-4.2, 0.8, 0)], trim, 0.5, 0.5)

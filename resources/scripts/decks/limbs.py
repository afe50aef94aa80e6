# SPDX-License-Identifier: GPL-3.0-or-later
"""Arms and legs of the court figures, in card units. Spines are (x, y, half width) knots from the body outwards."""

from __future__ import annotations

import math

import fit
from ink import SHADE, Pen, edges, limb
from svg import BLUE, DEEP_BLUE, DEEP_GREEN, DEEP_RED, FLESH, GOLD, GREEN, RED, YELLOW

# The deeper ink that shades each colour; flesh and white are shaded by the line alone.
DEEP = {RED: DEEP_RED, YELLOW: GOLD, BLUE: DEEP_BLUE, GREEN: DEEP_GREEN}


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
    bones = [(*hip, thigh * b), (*mixed(hip, knee, 0.5), (thigh - 0.9) * b), (*mixed(hip, knee, 0.85), 4.3 * b), (*knee, 3.9 * b), (*mixed(knee, ankle, 0.16, 0.1), 3.75 * b), (*mixed(knee, ankle, 0.36, 0.55), 4.15 * b), (*mixed(knee, ankle, 0.6, 0.35), 3.4 * b), (*mixed(knee, ankle, 0.85), 2.2 * b), (*ankle, 2.15 * b)]
    if below:
        bones = [bone for bone in bones if bone[1] >= hip[1] + (knee[1] - hip[1]) * below - 0.1]
    outline = pen.limb(bones, colour, 0.75, 0.35)
    edge = shaded_side(bones)
    pen.fringe(edge, 4 * b, 0.74, 0.34, 12, 0.3, clip=outline, under=DEEP.get(colour))
    # The knee cap and the shin.
    kx, ky = knee
    pen.lines([[(kx - 2.4 * b, ky - 2.2), (kx - 2.8 * b, ky), (kx - 1.4 * b, ky + 1.8)], [(kx + 1.6 * b, ky - 1.8), (kx + 2 * b, ky + 0.4), (kx + 0.6 * b, ky + 2.2)]], 0.42)
    lit = -1 if side[0] * SHADE[0] + side[1] * SHADE[1] > 0 else 1
    pen.line([mixed(knee, ankle, 0.2, lit * 1.3), mixed(knee, ankle, 0.45, lit * 1.5), mixed(knee, ankle, 0.72, lit * 0.8)], 0.36)
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


def wrinkle_lines(bones, count: int) -> list:
    """Curved folds across a sleeve, begun at either edge in turn and bowed towards its end."""
    (ax, ay, ah), (bx, by, bh) = bones[0], bones[-1]
    u = fit._unit((ax, ay), (bx, by))
    n, out = (-u[1], u[0]), []
    for i in range(count):
        t = (i + 1.5 + 0.2 * math.sin(i * 2.3)) / (count + 1.3)
        x, y, h = ax + (bx - ax) * t, ay + (by - ay) * t, ah + (bh - ah) * t
        s = 1 if i % 2 else -1
        reach = 0.75 + 0.35 * math.sin(i * 3.1 + 1)
        at = lambda d, along: (x + n[0] * s * h * d + u[0] * along, y + n[1] * s * h * d + u[1] * along)
        out.append([at(0.94, -h * 0.34), at(0.94 - reach * 0.5, -h * 0.02), at(0.94 - reach, 0)])
        if i % 3 != 2:
            out.append([at(0.95, -h * 0.02), at(0.62, h * 0.16), at(0.4, h * 0.16)])
    return out


def arm(pen: Pen, shoulder, elbow, wrist, colour: str, halves: tuple[float, float, float] = (6, 4.7, 3), creases: int = 4, seam: float = 0.45, wrinkles: int = 0) -> None:
    """A sleeved or bare arm bent at the elbow, the forearm in front: three points and the half widths there. The round
    at the shoulder is the armhole's seam, `seam` half widths deep; `creases` wrinkles spread from the crook, and
    `wrinkles` run across each bone where the cloth is loose."""
    h0, h1, h2 = halves
    upper = [(*shoulder, h0), (*fit._mix(shoulder, elbow, 0.45), (h0 * 0.6 + h1 * 0.45)), (*elbow, h1)]
    fore = [(*elbow, h1), (*fit._mix(elbow, wrist, 0.35), h1 * 0.97), (*wrist, h2)]
    first = pen.limb(upper, colour, 0.8, 0.35, (seam, 0.9))
    second = pen.limb(fore, colour, 0.8, 0.35, (0.9, 0))
    # Sleeve runs over into sleeve: what the two outlines drew inside each other is painted out.
    u, v = fit._unit(elbow, shoulder), fit._unit(elbow, wrist)
    back = (elbow[0] + u[0] * h1 * 1.2, elbow[1] + u[1] * h1 * 1.2)
    pen.fill(limb([(*back, h1 * 1.0), (*elbow, h1 * 0.99)], (0, 0.86)), colour)
    pen.fringe(shaded_side(upper), (h0 + h1) * 0.42, 0.7, 0.34, 0, 0.25, clip=first, under=DEEP.get(colour))
    pen.fringe(shaded_side(fore), (h1 + h2) * 0.42, 0.7, 0.34, 0, 0.25, clip=second, under=DEEP.get(colour))
    if wrinkles:
        pen.lines([k for bones in (upper, fore) for k in wrinkle_lines(bones, wrinkles)], 0.46, (0.75, 0.05), peak=0.15)
    # The crook, on the side where the two bones come nearest.
    bow = (u[0] + v[0], u[1] + v[1])
    if math.hypot(*bow) < 0.3:
        return
    half_angle = math.acos(max(-1, min(1, u[0] * v[0] + u[1] * v[1]))) / 2
    b = fit._unit((0, 0), bow)
    deep = min(h1 / math.sin(half_angle), 2.2 * h1)
    crook = (elbow[0] + b[0] * deep, elbow[1] + b[1] * deep)
    pen.line([crook, (elbow[0] + b[0] * deep * 0.6, elbow[1] + b[1] * deep * 0.6), (elbow[0] + b[0] * h1 * 0.1, elbow[1] + b[1] * h1 * 0.1)], 0.75, (0.9, 0.05), peak=0.1)
    strokes = []
    for i in range(creases):
        t = (i + 0.5) / creases * 2 - 1
        a = math.atan2(-b[1], -b[0]) + t * (math.pi - half_angle) * 0.62
        start = (crook[0] + math.cos(a) * h1 * 0.35, crook[1] + math.sin(a) * h1 * 0.35)
        long = h1 * (1.25 - 0.2 * math.sin(i * 2.2))
        end = (crook[0] + math.cos(a) * long, crook[1] + math.sin(a) * long)
        n = (-math.sin(a) * 0.5 * t, math.cos(a) * 0.5 * t)
        strokes.append((start, ((start[0] + end[0]) / 2 + n[0], (start[1] + end[1]) / 2 + n[1]), end))
    # Cloth gathers towards the seam and the wrist.
    for end, towards, half, long in ((shoulder, u, h0 * 0.9, 0.2 if wrinkles else 0.34), (wrist, v, h2, 0.3)):
        away = (-towards[0], -towards[1])
        length = math.dist(elbow, end) * long
        for i in range(4):
            side = (i - 1.5) / 2.1 * half
            start = (end[0] - away[1] * side, end[1] + away[0] * side)
            reach = length * (0.75 + 0.3 * math.sin(i * 2.1))
            tip = (start[0] + away[0] * reach + away[1] * side * 0.2, start[1] + away[1] * reach - away[0] * side * 0.2)
            strokes.append((start, ((start[0] + tip[0]) / 2 - away[1] * side * 0.08, (start[1] + tip[1]) / 2 + away[0] * side * 0.08), tip))
    pen.spikes(strokes, 0.36)

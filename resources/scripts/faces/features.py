# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces from nearly in front to three-quarter, turned to the left of the disc (mirror them for the right).

A head's own units: 100 from the chin (y = 50) to the top of the skull (y = -50), x = 0 in its middle. Features are
set on a round of radius 33 by their angle from the middle of the face, so that they foreshorten as the head turns.
Everything is larger and bolder than on the cards: most of the time a portrait is forty pixels wide.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from ink import ring
from medallion import WHITE, Graver, lighter
from svg import INK

FAIR, OLIVE, TANNED, BROWN = "#f5cfa6", "#e8b487", "#d99a6b", "#a36a42"
SHADE = {FAIR: "#e0a478", OLIVE: "#c98a5c", TANNED: "#b57347", BROWN: "#7b4a2b"}
BLOOD = {FAIR: "#ec9d80", OLIVE: "#da8263", TANNED: "#c9714d", BROWN: "#8f4f36"}  # of warm cheeks
LIPS = {FAIR: ("#b63a31", "#d8604f"), OLIVE: ("#a8352c", "#cc5746"), TANNED: ("#94382c", "#b4553f"), BROWN: ("#74332a", "#9c4f3c")}
# Shade on skin is cut in brown, as black would look like a beard; on smooth skin in a paler one.
CUT = "#4a2415"
PALE_CUT = {FAIR: "#b0683f", OLIVE: "#8f5330", TANNED: "#6f3a20", BROWN: "#542c1a"}

# Outline of the face from the left of the crown by way of the chin to its right: from in front, and three-quarter.
FRONT = [(-16, -47), (-27, -37), (-32.5, -24), (-33, -13), (-32, -5), (-32.4, 5), (-31, 15), (-28, 27), (-21.5, 38), (-11, 47.5), (0, 50.5),
         (11, 47.5), (21.5, 38), (28, 27), (32, 12), (33.5, -6), (32, -24), (16, -47)]
TURNED = [(-16, -46), (-27, -36), (-31.5, -23), (-31, -14), (-28.4, -6), (-31.8, 4), (-31, 14), (-27.5, 26), (-23.5, 37), (-19, 46.5), (-10, 51),
          (0, 49.6), (13, 42), (24, 31), (31, 13), (35, -8), (34, -26), (14, -47)]
CHEEK, JAW, CHIN = {5: 0.3, 6: 1, 7: 0.9, 8: 0.4, 12: 0.5, 13: 1, 14: 0.6}, {7: 0.5, 8: 1, 12: 1, 13: 0.5}, {9: 1, 11: 1, 8: 0.3, 12: 0.3}


@dataclass
class Face:
    """Whose face it is. Shifts are in head units; 0 is the ordinary."""

    skin: str = FAIR
    yaw: float = 25  # degrees from straight ahead
    cheek: float = 0  # outwards
    jaw: float = 0
    chin: float = 0
    long: float = 0  # how much lower the chin is
    eye_y: float = -3
    nose_y: float = 16
    mouth_y: float = 29
    iris: str = "#5b3a20"
    eye: float = 15  # half its width, in degrees
    spread: float = 26  # from the middle of the face, in degrees
    up: float = 7  # how far the eye is open above
    down: float = 3.6
    slant: float = 0  # > 0: the outer corner is higher
    heavy: float = 0  # the lid: 0 awake … 1 closed
    gaze: tuple[float, float] = (-0.2, 0)  # -1 left/up … 1 right/down
    lash: float = 0  # how long
    brow: tuple[float, float, float] = (-15, -19, -14)  # heights of inner end, peak and outer end
    brow_width: float = 4
    brow_colour: str = INK
    arch: float = 0  # how much higher the near brow is
    hump: float = 0  # of the nose's ridge
    proj: float = 0  # how far the nose stands out
    bulb: float = 0  # its tip: > 0 fleshy
    droop: float = 0  # < 0 turned up
    wing: float = 12  # where the nostril's wing is, in degrees
    mouth: float = 20  # half its width, in degrees
    smile: float = 0.3
    skew: float = 0  # how much further the near corner is drawn up
    lips: float = 1  # how full
    teeth: float = 0  # how far the mouth is open
    rosy: float = 0.6
    hatched: float = 1  # how much of the shade is cut
    age: float = 0
    male: bool = False
    # What an expression changes; see expressions.py.
    lift: float = 0  # of the brows
    knit: float = 0  # > 0: the brows' inner ends are lower and their outer ends higher, < 0: the other way round
    shut: tuple[float, float] = (0, 0)  # the near and the far eye: 1 in laughter, -1 with the lid lowered, 0 open
    tilt: float = 0  # degrees: > 0 leaning back, < 0 bowed
    sink: float = 0  # how much lower the head is between the shoulders
    pitch: float = 0  # how much lower the features are: < 0 with the chin up, > 0 looking down
    spirits: float = 0  # of what hangs or stands: a moustache, a plume, a plait; -1 low ... 1 high


class Head:
    """A face at work: the pen in head units and places on the round."""

    def __init__(self, pen: Graver, face: Face) -> None:
        self.pen, self.face = pen, face
        self.deep, self.blood = SHADE[face.skin], BLOOD[face.skin]
        self.edge = contour(face)
        self.cut = CUT if face.hatched > 0.7 else PALE_CUT[face.skin]

    def x(self, angle: float, radius: float = 33) -> float:
        return radius * sin(radians(angle - self.face.yaw))

    def far_edge(self, y: float) -> float:
        """Where the face ends on the far side."""
        for (ax, ay), (bx, by) in zip(self.edge[2:10], self.edge[3:11]):
            if ay <= y <= by:
                return ax + (bx - ax) * (y - ay) / (by - ay)
        return self.edge[10][0]


def contour(face: Face) -> list:
    """The outline of the face."""
    k = min(1.15, face.yaw / 32)
    out = []
    for i, (a, b) in enumerate(zip(FRONT, TURNED)):
        x, y = a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
        side = -1 if i < 10 else 1
        x += side * (face.cheek * CHEEK.get(i, 0) + face.jaw * JAW.get(i, 0) + face.chin * CHIN.get(i, 0))
        y += face.long * max(0.0, min(1.0, (y - 8) / 42))
        out.append((x, y))
    return out


def head(pen: Graver, face: Face, shade=None) -> Head:
    """The face without hair. `shade(h)` lays what a hat throws on it, under the features."""
    h = Head(pen, face)
    _skin(h)
    if shade:
        shade(h)
    _cheeks(h)
    for near in (False, True):
        _eye(h, near)
        _brow(h, near)
    _nose(h)
    _mouth(h)
    if face.age:
        _age(h)
    return h


def nod(pen: Graver, face: Face) -> Graver:
    """The pen for the head and what it wears, with the head as the expression holds it."""
    if not face.tilt and not face.sink:
        return pen
    return pen.at(6, 48 + face.sink, 1, face.tilt).at(-6, -48)


def turned(pen: Graver, x: float, y: float, degrees: float) -> Graver:
    """The pen for what is turned about (x, y)."""
    return pen.at(x, y, 1, degrees).at(-x, -y) if degrees else pen


def neck(pen: Graver, face: Face, wide: float = 0, deep: float = 92) -> None:
    """The neck, down to y = `deep`, with the jaw's shadow on it."""
    # The head takes the upper ends of the neck along when it leans or bows.
    turn = radians(face.tilt)
    jaw, nape = ((6 + (x - 6) * cos(turn) - (y - 48) * sin(turn), 48 + face.sink + (x - 6) * sin(turn) + (y - 48) * cos(turn)) for x, y in ((-15 - wide, 28), (31 + wide, 16)))
    knots = [(*jaw, 0), (-13 - wide, 55), (-18 - wide, deep, 0), (38 + wide, deep, 0), (30 + wide, 58), (*nape, 0)]
    outline = pen.shape(knots, face.skin, 2.8)
    pen.fill([(-13 - wide, 36, 0), (-12 - wide, 52), (-2, 61 + face.long), (12, 59 + face.long), (20, 70), (30, deep, 0), (36 + wide, deep, 0), (29.4 + wide, 58), (nape[0] - 1, nape[1] + 2, 0)], SHADE[face.skin])
    pen.fringe([(nape[0] - 1.5, nape[1] + 8), (28.5 + wide, 56), (33 + wide, 84)], 15, 4.2, 1.6, -20, colour=CUT if face.hatched > 0.7 else PALE_CUT[face.skin], clip=outline)


def _skin(h: Head) -> None:
    p, f, e = h.pen, h.face, h.edge
    outline = p.shape(e, f.skin, 3.6, 0.45)
    # The side turned from the light: temple, cheek, the underside of the jaw.
    inner = [(e[15][0] - 7, -4), (e[14][0] - 8, 12), (e[13][0] - 7.5, 26), (e[12][0] - 5, 36), (e[11][0], e[11][1] - 5), (e[10][0] - 2, e[10][1] - 1.4)]
    p.fill([(e[16][0], e[16][1], 0), e[15], e[14], e[13], e[12], e[11], (*e[10], 0), *inner[::-1], (e[16][0] - 5, -22)], h.deep)
    p.fringe([(e[15][0], -10), e[14], e[13], e[12], e[11]], 8 + 4 * f.hatched, 4.2, 0.9 + 0.6 * f.hatched, 22, colour=h.cut, clip=outline)


def _cheeks(h: Head) -> None:
    p, f = h.pen, h.face
    if not f.rosy:
        return
    x, y, r = h.x(38, 31), f.nose_y - 2.5, 3.4 + 3 * f.rosy
    cheek = p.fill([(x - r * 1.3, y + 1), (x, y - r * 0.8), (x + r * 1.3, y - 1.4), (x + r * 0.8, y + r * 0.7), (x - r * 0.5, y + r * 0.9)], h.blood)
    if f.hatched > 0.32:
        p.hatch(cheek, -38, 2.6, 1.3, LIPS[f.skin][1], 0.4, 0.8)
    x = h.edge[6][0] + 1
    p.fill([(x, y - 4, 0), (x + 4 + 2 * f.rosy, y), (x + 1, y + 5, 0)], h.blood)


@dataclass
class _Lids:
    inner: tuple[float, float]
    outer: tuple[float, float]
    mid: float
    top: float
    low: float
    s: int


def _lids(h: Head, near: bool) -> _Lids:
    f, s = h.face, 1 if near else -1
    half = f.eye * 1.08
    inner, outer = h.x(s * (f.spread - half), 31), h.x(s * (f.spread + half), 31)
    if not near:
        outer = max(outer, h.edge[4][0] + 2.4)
    small = min(1, abs(outer - inner) / 13) ** 0.5
    y = f.eye_y
    return _Lids((inner, y + 1.6), (outer, y - f.slant), (inner + outer) / 2, y - f.up * 1.12 * small * (1 - f.heavy * 0.95), y + f.down * 1.1 * small, s)


def _eye(h: Head, near: bool) -> None:
    p, f, d = h.pen, h.face, _lids(h, near)
    s, reach = d.s, abs(d.outer[0] - d.inner[0]) / 2
    upper = [d.inner, (d.mid - s * reach * 0.45, d.top + 0.5), (d.mid + s * reach * 0.35, d.top), d.outer]
    lower = [d.outer, (d.mid + s * reach * 0.3, d.low), (d.mid - s * reach * 0.5, d.low - 0.4), d.inner]
    # The socket, then the lid as far as it has come down.
    full = f.eye_y - f.up * 1.12
    if way := f.shut[0 if near else 1]:
        _shut_eye(h, d, way)
        return
    p.fill([(d.inner[0] - s * 1, d.inner[1] - 3), (d.mid - s * 2, full - 3.4), (d.outer[0] + s * 0.6, d.outer[1] - 4.4), (d.outer[0] + s * 0.6, d.outer[1]), *upper[1:3][::-1]], h.deep)
    p.fill([(*upper[0], 0), *upper[1:3], (*upper[3], 0), *lower[1:3]], WHITE)
    _iris(h, d, reach)
    p.line([(d.inner[0] - s * 1.4, d.inner[1] + 0.8), *upper[1:3], (d.outer[0] + s * (2 + f.lash), d.outer[1] + 0.6 - f.lash * 0.8)], 3.5, (0.3, 0.3), peak=0.6)
    p.line([(d.outer[0] + s * 0.4, d.outer[1] + 0.4), *lower[1:3], (d.inner[0], d.inner[1] + 0.4)], 1.5, (0.5, 0.2), peak=0.35)
    p.line([(d.inner[0] + s * 1, d.inner[1] - 5), (d.mid, full - 2.6), (d.outer[0], d.outer[1] - 4)], 1.3 + 0.5 * f.heavy, (0.1, 0.2))
    if f.age > 0.4:
        p.lines([[(d.inner[0] + s * 1.5, d.low + 2.6), (d.mid, d.low + 4.6), (d.outer[0] - s * 1.5, d.low + 2)]], 1.4)


def _shut_eye(h: Head, d: _Lids, way: float) -> None:
    """An eye shut in laughter, a bow upwards, or under a lowered lid, a bow downwards with the lashes."""
    p, f, s = h.pen, h.face, d.s
    y, reach = f.eye_y, abs(d.outer[0] - d.inner[0]) / 2
    ends, middle = (y + 2.6, y - 4.4) if way > 0 else (y - 0.6, y + 4)
    (ix, ox), bow = (d.inner[0], d.outer[0]), [(d.mid - s * reach * 0.45, middle + 0.6), (d.mid + s * reach * 0.45, middle)]
    p.fill([(ix, ends), (d.mid - s * 2, y - 10), (ox, ends - 5), (ox, ends), *bow[::-1]], lighter(f.skin, 0.2))
    p.line([(ix - s * 1.4, ends + 0.6), *bow, (ox + s * (2 + f.lash * 0.7), ends + 0.6)], 4.2, (0.4, 0.3), peak=0.55)
    if way > 0:
        p.line([(ix + s, y + 6.6), (d.mid, y + 4.6), (ox - s, y + 6.6)], 1.6, (0.2, 0.2))
        return
    p.line([(ix + s, y - 5), (d.mid, y - 7.4), (ox, y - 5)], 1.6, (0.1, 0.2))
    if f.lash:
        p.lines([[(d.mid + s * reach * t, y + 4 - t * 1.6), (d.mid + s * (reach * t + 0.6), y + 5.6 - t), (d.mid + s * (reach * t + 1.6), y + 6.8 + f.lash * 0.4 - t * 2)] for t in (0, 0.45, 0.9)], 1.8, (0.9, 0.1))


def _iris(h: Head, d: _Lids, reach: float) -> None:
    """What the lids leave to be seen of the iris."""
    p, f = h.pen, h.face
    r = min(5.9, reach * 0.72)
    wide = min(1, reach / 7.4)
    gx, gy = f.gaze
    ix, iy = d.mid + gx * (reach - r * 0.8 * wide), f.eye_y + (f.down - f.up) / 2 + 0.4 + gy * 2.4
    rx, roof, floor = r * (0.72 + 0.28 * wide), d.top + 0.8, d.low - 0.2

    def seen(rx: float, ry: float, y: float) -> list:
        return [(x, min(max(v, roof), floor)) for x, v in ring(ix, y, rx, ry)]

    if floor - roof < 2:
        return
    p.fill(seen(rx, r, iy), INK)
    p.fill(seen(rx * 0.7, r * 0.7, iy + 0.7), f.iris)
    p.fill(seen(rx * 0.46, r * 0.46, iy + 0.2), INK)
    if floor - roof > 5:
        p.fill(ring(ix - 1.7 * wide, max(iy - 1.7, roof + 1.5), 1.5 * wide, 1.5), WHITE)


def _brow(h: Head, near: bool) -> None:
    p, f, s = h.pen, h.face, 1 if near else -1
    d = _lids(h, near)
    lift = -f.arch if near else 0
    a, b, c = (y + f.eye_y + 3 + lift * k for y, k in zip(f.brow, (0.6, 1, 0.8)))
    a, b, c = a + f.knit - f.lift * 0.8, b + f.knit * 0.15 - f.lift, c - f.knit * 0.45 - f.lift * 0.8
    outer = d.outer[0] + s * (4.5 if near else 0.2)
    p.line([(d.inner[0] - s * 1.5, a), (d.mid + s * 0.5, b), (outer, c)], f.brow_width, (0.55, 0.15), f.brow_colour, peak=0.35)


def _nose(h: Head) -> None:
    p, f = h.pen, h.face
    ny, ey, b = f.nose_y, f.eye_y, f.bulb
    rx, tip = h.x(0, 31), -33 * (1.12 + 0.3 * f.proj) * sin(radians(f.yaw)) - 2
    wx = h.x(f.wing, 34) + 0.5
    ridge = [(rx - 3, ey - 8), (rx - 3, ey), (rx + (tip - rx) * 0.6 - 1 - 3 * f.hump, ey + (ny - ey) * 0.42), (tip + 0.3, ny - 6 - b), (tip - 1 - b * 0.9, ny - 2.2),
             (tip + 1.4, ny + 1.6 + f.droop), (tip + 6, ny + 1.2 + f.droop * 0.4)]
    inner = h.x(f.spread - f.eye, 31)
    # Skin first: a nose that stands out covers the far eye and cheek.
    p.fill([*ridge, (wx - 2, ny + 0.6), (wx, ny - 4), (inner - 3, ey)], f.skin)
    p.fill([(inner - 1.5, ey - 8), (inner - 0.4, ey + 1), (wx - 1, ny - 7), (wx + 1, ny - 2), (wx - 3, ny + 0.4), (tip + 6, ny), (tip + 6, ny - 4.5), (rx + 3.4, ey + 4), (rx + 3.2, ey - 5)], h.deep)
    light = lighter(f.skin, 0.45)
    p.fill([(rx - 1.2, ey + 3), (rx + (tip - rx) * 0.5 + 1 - 2.4 * f.hump, ey + (ny - ey) * 0.42), (tip + 1.4, ny - 7.4), (tip + 3.4, ny - 8), (rx + (tip - rx) * 0.4 + 2.2 - f.hump, ey + (ny - ey) * 0.4)], light)
    if f.rosy > 0.8:
        p.fill(ring(tip + 3.4, ny - 3, 3.4 + b * 0.5, 3), h.blood)
    p.line(ridge, 2.8, (0.2, 0.5), peak=0.72)
    p.line([(wx - 2.2, ny - 7.4), (wx + 1.8, ny - 3.6), (wx + 0.8, ny + 0.2), (wx - 3.4, ny + 1)], 2.2, (0.15, 0.3))
    mid = (tip + 5 + wx) / 2
    p.fill([(mid - 3.4, ny + 1 + f.droop * 0.3), (mid - 0.4, ny - 1.3), (mid + 2.6, ny - 0.2), (mid, ny + 1.5)], INK)
    if f.hatched > 0.45:
        p.spikes([((wx - 0.4 - i * 0.3, ny - 10.4 - i * 3.4), (wx - 3, ny - 9.4 - i * 3.2), (wx - 5.6, ny - 9.6 - i * 3)) for i in range(4)], 1.3, h.cut)


def _mouth(h: Head) -> None:
    p, f = h.pen, h.face
    y, s, full = f.mouth_y, f.smile, f.lips
    left, mid, right = (max(h.x(-f.mouth, 31) - 2, h.far_edge(y) + 3), y - s * 2), (h.x(0, 31) - 2.4, y + s * 1.2), (h.x(f.mouth, 31) - 2 + f.skew, y - s * 2.8 - f.skew * 2.4)
    a, b, open_ = (left[0] + mid[0]) / 2, (mid[0] + right[0]) / 2, 6 * f.teeth
    upper, lower = (h.deep, h.blood) if f.male else LIPS[f.skin]
    if full > 0.6:
        p.fill([(*left, 0), (a, y - 2.6 * full + s * 0.2), (mid[0], y - 1.6 * full + s * 0.5), (b, y - 3 * full - s * 0.4), (*right, 0), (b, y + s * 0.6), mid, (a, y + s * 0.5)], upper)
    low = y + open_
    p.fill([(*left, 0), (a, y + s * 0.5), mid, (b, y + s * 0.6), (*right, 0), (b, low + 3.8 * full + s), (mid[0], low + 4.8 * full + s), (a, low + 3.6 * full + s * 0.6)], lower)
    if f.teeth:
        p.fill([(*left, 0), (a, y + s * 0.5), mid, (b, y + s * 0.6), (*right, 0), (b, low + s), (mid[0], low + 1 + s), (a, low + s * 0.6)], "#5c1a18")
        if f.teeth > 1:
            p.fill([(a, low - 1), (mid[0], low - 2.4), (b, low - 1 - s * 0.3), (b - 1, low + s * 0.7), (mid[0], low + 0.6 + s), (a + 1, low + s * 0.4)], "#c8524a")
        p.fill([(left[0] + 1.6, left[1] + 0.6, 0), (a, y + s * 0.5), mid, (b, y + s * 0.6), (right[0] - 1.2, right[1] + 0.8, 0), (b, y + s + open_ * 0.55), (mid[0], y + 0.8 + s + open_ * 0.6), (a, y + s * 0.6 + open_ * 0.5)], WHITE)
        p.line([(left[0] + 1, left[1] + 1.4), (a, low + s * 0.6), (mid[0], low + 1 + s), (b, low + s), (right[0] - 0.6, right[1] + 1.4)], 1.3, (0.3, 0.3))
    p.line([(left[0] - 0.8, left[1] - 0.2), (a, y + s * 0.5), mid, (b, y + s * 0.6), (right[0] + 1.6, right[1] - 0.6)], 3 - 0.9 * f.teeth, (0.4, 0.4))
    p.line([(right[0] + 1, right[1] - 3), (right[0] + 2.8, right[1]), (right[0] + 1.2, right[1] + 3)], 1.5)
    under = low + 5.4 * full + 3.6 + s
    x = max(mid[0], h.far_edge(under) + 8)
    p.fill([(x - 6.5, under - 1), (x, under), (x + 8, under - 1.8), (x + 4, under + 2.6), (x - 3, under + 2.6)], h.deep)
    p.line([(x - 4.5, under), (x + 0.5, under + 1), (x + 6, under - 0.8)], 1.5)


def _age(h: Head) -> None:
    p, f = h.pen, h.face
    a, ny, my, ey = f.age, f.nose_y, f.mouth_y, f.eye_y
    wx, mx = h.x(f.wing, 34), h.x(f.mouth, 31) - 2
    p.line([(wx + 2, ny - 3.4), (mx + 5, ny + 5), (mx + 4.6, my + 1 + a)], 1.4 + a * 0.7)
    far = max(h.x(-f.mouth, 31) - 4, h.far_edge(my) + 1.6)
    if a > 0.4:
        p.line([(far + 4.6, ny + 3), (far + 0.4, ny + 7), (far, my)], 1.2 + a * 0.4)
    x = h.x(f.spread + f.eye, 31)
    p.lines([[(x + 3.4, ey - 2 + i * 3), (x + 6.4, ey - 3 + i * 4.2), (x + 9, ey - 4 + i * 5.6)] for i in range(3)], 1.2 + 0.3 * a)
    m = h.x(0, 31)
    if a > 0.5:
        p.lines([[(m - 9, ey - 22 - i * 5), (m + 4, ey - 24 - i * 5.2), (m + 20, ey - 22 - i * 5)] for i in range(round(a) + 1)], 1.3)
    if a > 0.7 and f.rosy < 1:
        e = h.edge
        p.spikes([((e[14][0] - 11 - i * 2, 9 + i * 3.4), (e[14][0] - 15 - i * 1.8, 12.4 + i * 3.2), (e[14][0] - 19.6 - i * 1.2, 12.6 + i * 3)) for i in range(4)], 1.5, h.cut)


def ear(pen: Graver, face: Face, x: float = 33, y: float = 0) -> None:
    """The near ear, its middle at (x, y)."""
    p = pen
    p.shape([(x - 6, y - 8), (x, y - 12.4), (x + 5.6, y - 9), (x + 5.8, y), (x + 2.4, y + 8), (x - 1, y + 13), (x - 5.4, y + 10)], face.skin, 2.8)
    p.fill([(x - 3, y - 5), (x + 1.6, y - 8), (x + 3, y), (x - 0.4, y + 6), (x - 2, y + 2)], SHADE[face.skin])
    p.line([(x - 3, y - 5), (x + 1.4, y - 8), (x + 2.6, y - 0.6), (x - 0.8, y + 6)], 1.7)


def eye_centre(h: Head, near: bool) -> tuple[float, float]:
    """The middle of an eye, to put glasses round."""
    return (_lids(h, near).mid, h.face.eye_y - 1)

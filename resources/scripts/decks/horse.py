# SPDX-License-Identifier: GPL-3.0-or-later
"""The horse the four riders sit on, facing right, in card units (withers about 70 above the ground).

A pose says where the joints are; the limbs are clothed around them by width tables, so that knees, hocks and
fetlocks always bend the way a horse's do.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import fit
from hide import evenly, lock, mix, shade
from horse_head import BIT, draw_forelock, draw_head
from burin import Burin


@dataclass(frozen=True)
class Coat:
    """A horse's colours: flat base, far limbs and shade, where the light strikes, mane and tail, hooves."""

    base: str = "#b49e87"
    deep: str = "#8f7964"
    light: str = "#d0bea9"
    hair: str = "#846954"
    hoof: str = "#5a4a3e"
    socks: str = ""  # white feet, if any: how far up is where the fetlock is
    blaze: str = ""  # a stripe down the face, if any
    dapples: str = ""  # rounds of lighter hair on the quarters and the flank, if any


# How far a limb reaches before and behind its bones: (bone, how far along it, before, behind).
FORE = ((0, .3, 4.9, 4.6), (0, .55, 3.6, 3.3), (0, .82, 2.4, 2.2), (1, 0, 2.8, 2.3), (1, .1, 2.6, 2.6), (1, .26, 1.7, 1.9),
        (1, .55, 1.5, 1.7), (1, .86, 1.7, 1.9), (2, 0, 2.3, 2.7), (2, .5, 1.7, 1.7), (2, 1, 2.4, 2.2))
HIND = ((0, .28, 6, 6.8), (0, .55, 4.4, 4.7), (0, .8, 2.9, 3.2), (0, .95, 2.5, 3.4), (1, .08, 2.8, 3.1), (1, .26, 2.3, 2.4),
        (1, .55, 1.9, 2), (1, .86, 1.9, 2.2), (2, 0, 2.4, 2.8), (2, .5, 1.8, 1.8), (2, 1, 2.5, 2.3))

BONE = 1.12  # a sturdy horse: all of it that much broader


@dataclass(frozen=True)
class Leg:
    """joints: elbow or stifle, knee or hock, fetlock, coronet. before, behind: where its outlines begin in the body.
    lift: how far the hoof is turned up from the ground, degrees; else its sole lies level at y = `sole`."""

    joints: tuple
    before: tuple
    behind: tuple
    sole: float = 0
    lift: float = 0
    hind: bool = False


@dataclass(frozen=True)
class Pose:
    """crest: withers to poll; throat: breast up to the jaw; rump and belly: dock to stifle, stifle to breast."""

    crest: tuple
    throat: tuple
    head: tuple  # x, y of the poll, turn of the head in degrees
    back: tuple
    rump: tuple
    belly: tuple
    near_fore: Leg
    far_fore: Leg
    near_hind: Leg
    far_hind: Leg
    tail: tuple
    hang: float = 10  # how long the mane hangs


HEAD_SCALE = 0.88


def head_pen(p: Burin, pose: Pose) -> Burin:
    return p.at(pose.head[0], pose.head[1], HEAD_SCALE, pose.head[2])


def bit_of(pose: Pose) -> tuple[float, float]:
    """Where the reins leave the bit, in the horse's coordinates."""
    turn = math.radians(pose.head[2])
    x, y = BIT
    c, s = math.cos(turn) * HEAD_SCALE, math.sin(turn) * HEAD_SCALE
    return (pose.head[0] + x * c - y * s, pose.head[1] + x * s + y * c)


def planted(pose: Pose) -> list:
    """Where its hooves stand: (x of the coronet, y of the sole) of those that do."""
    return [(leg.joints[-1][0], leg.sole) for leg in (pose.far_hind, pose.far_fore, pose.near_hind, pose.near_fore) if leg.sole]


def leg_lines(leg: Leg):
    """The front and the back line of a limb, knots from its root to the coronet."""
    j = leg.joints
    dirs = [((b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)) for a, b in zip(j, j[1:])]
    front, back = list(leg.before), list(leg.behind)
    for bone, t, before, behind in HIND if leg.hind else FORE:
        d = dirs[bone]
        if t == 0:  # at a joint, halfway between the two bones' directions
            d = (d[0] + dirs[bone - 1][0], d[1] + dirs[bone - 1][1])
            d = (d[0] / math.hypot(*d), d[1] / math.hypot(*d))
        x, y = mix(j[bone], j[bone + 1], t)
        front.append((x + d[1] * before * BONE, y - d[0] * before * BONE))
        back.append((x - d[1] * behind * BONE, y + d[0] * behind * BONE))
    return front, back


def hoof_knots(leg: Leg, front, back) -> list:
    """The hoof below the coronet (front and back end of it), level or lifted."""
    a = math.radians(leg.lift)
    at = lambda p, f, d: (p[0] + math.cos(a) * f - math.sin(a) * d, p[1] + math.sin(a) * f + math.cos(a) * d)
    high, low = (4.6, 3.2) if leg.lift else (leg.sole - front[1], leg.sole - back[1])
    toe, heel = at(front, 1.9, high), at(back, -.6, low)
    return [(*front, 0), at(front, .9, high * .55), (*toe, 0), (*heel, 0), at(back, -.7, low * .45), (*back, 0), at(mix(front, back, .5), 0, -.2)]


def draw_leg(p: Burin, leg: Leg, coat: Coat, far: bool = False) -> None:
    front, back = leg_lines(leg)
    f, b = fit.through(front), fit.through(back)
    outline = f + b[::-1]
    cut = lambda knots: [(*knots[0], 0), *knots[1:-1], (*knots[-1], 0)]
    p.fill([*cut(front), *cut(back)[::-1]], coat.deep if far else coat.base)
    rows = list(zip(evenly(f, 30), evenly(b, 30)))
    # Light from the card's upper left: it runs down the hind side of legs going right, the front of those going left.
    sunny = 0.68 if not p.mirrored else 0.34
    if not far:
        p.line([mix(u, v, sunny) for u, v in rows[9:27:2]], 1.1, (0, 0), coat.light)
    if coat.socks:
        (fx, fy), (bx, by) = front[-3], back[-3]
        p.fill([(*mix(front[-4], front[-3], .6), 0), front[-3], front[-2], (*front[-1], 0), (*back[-1], 0), back[-2], back[-3], (*mix(back[-4], back[-3], .3), 0), mix((fx, fy - 1.6), (bx, by - 1.2), .5)], coat.socks)
    lead = len(leg.behind) - 1
    start = len(leg.before)
    long = [3.6, 4.6, 3.4, 2.1, 1.9, 1.7, 1.8] if leg.hind else [3.4, 3.6, 2.6, 1.8, 1.6, 1.7]
    short = (2.4, 1.6, .8, .6, 1, .6, 1.2)
    grow = 1.35 if far else 1
    front_depth, back_depth = (short, long) if p.mirrored else (long, short)
    shade(p, front[start:], [d * grow for d in front_depth], 1.08, .44, 38, -.22, outline)
    shade(p, back[lead:][::-1], [d * grow for d in back_depth[::-1]], 1.08 if p.mirrored else 1.35, .42 if p.mirrored else .34, -38, .22, outline)
    if far:  # it stands in the body's shadow: a second course across its upper half
        shade(p, [mix(u, v, .5) for u, v in rows[2:16:2]], (3.4, 2.6, 1.6, 1), 1.2, .38, 90 + 40, .1, outline)
    hoof = hoof_knots(leg, front[-1], back[-1])
    p.shape(hoof, coat.hoof, .65, .6)
    (fx, fy), (bx, by) = front[-1], back[-1]
    a = math.radians(leg.lift)
    down = (-math.sin(a), math.cos(a))
    p.lines([[(mix((fx, fy), (bx, by), t)[0] + down[0] * 1.2, mix((fx, fy), (bx, by), t)[1] + down[1] * 1.2), (mix((fx, fy), (bx, by), t - .18)[0] + down[0] * 3.2, mix((fx, fy), (bx, by), t - .18)[1] + down[1] * 3.2)] for t in (.2, .38, .56)], .3, (.3, 0), coat.light)
    p.line(back, .85, (.25, .7), peak=.3)
    p.line(front, .7, (.05, .7), peak=.5)
    # The tendon behind the cannon, and the crease of the knee or hock.
    p.line([mix(rows[19][0], rows[19][1], .62), mix(rows[22][0], rows[22][1], .6), mix(rows[24][0], rows[24][1], .62)], .35, (0, 0))
    p.line([mix(rows[14][0], rows[14][1], .3), mix(rows[15][0], rows[15][1], .5), mix(rows[16][0], rows[16][1], .3)], .35, (0, 0))


def draw_trunk(p: Burin, pose: Pose, coat: Coat) -> None:
    """Neck, barrel and quarters; near limbs are drawn over it."""
    knots = [*pose.crest[::-1], *pose.back[1:], *pose.rump[1:], *pose.belly, *pose.throat[1:]]
    trunk = p.shape(knots, coat.base, .95, .5)
    w = pose.crest[0]
    dock = pose.rump[0]
    at = lambda *pts: [(dock[0] + x, dock[1] + y, *r) for x, y, *r in pts]
    p.fill(at((2.6, 1.2), (8, -3.2), (15, -3), (19, 1.2), (14, 3.4), (7, 4.4)), coat.light)
    # Belly: two courses crossing; then breast, throat, and the crest under the mane.
    belly = pose.belly
    shade(p, belly[:6], (6, 10, 12, 11, 9, 4), 1.0, .5, 180 + 24, -.16, trunk, coat.deep)
    shade(p, belly[:6], (3, 5, 7, 5, 4, 3), 1.1, .36, 180 - 28, .1, trunk)
    dim = .55 if p.mirrored else 1  # the breast faces the light in horses going left
    shade(p, [*belly[5:], *pose.throat[1:3]], [d * dim for d in (5, 7, 8, 6, 3)], .95, .46, 180 + 30, -.15, trunk, coat.deep)
    shade(p, pose.throat[1:], [d * dim for d in (5, 7, 7, 8, 7)], .95, .46, 180 - 30, .15, trunk, coat.deep)
    if not p.mirrored:
        shade(p, pose.throat[2:], (0, 2, 4, 5), 1.05, .34, 180 + 20, -.1, trunk)


def draw_muscles(p: Burin, pose: Pose, coat: Coat) -> None:
    """Relief on the near side: shoulder, forearm, ribs, flank, thigh."""
    wx, wy = pose.crest[0]
    ex, ey = pose.near_fore.joints[0]
    sx, sy = pose.near_hind.joints[0]
    dx, dy = pose.rump[0]
    if coat.dapples:
        for x, y, r in ((5.6, 8, 1.8), (10, 6, 1.5), (9.4, 10.6, 1.9), (14, 9, 1.6), (13, 13.6, 1.8), (17.4, 12.4, 1.5), (7.6, 14, 1.5), (16.4, 17, 1.6), (11, 17.4, 1.5)):
            x, y = x + dx, y + dy
            p.fill([(x - r, y), (x, y - r * .8), (x + r, y), (x, y + r * .8)], coat.dapples)
    quarters = [*pose.back[-4:], *pose.near_hind.behind[1:]]
    if not p.mirrored:  # lit, but round
        shade(p, quarters, (0, 1.4, 3.4, 4.6, 5, 3.4), 1.15, .3, 180 + 30, -.18)
    else:  # the quarters turn from the light: two courses that cross towards the edge, where the shade is deepest
        shade(p, quarters, (1, 4.4, 7.4, 8.4, 7, 5), .92, .42, 180 + 26, -.16, None, coat.deep)
        shade(p, quarters, (0, 2, 3.6, 4.4, 3.6, 2), 1.1, .34, 180 - 34, .1)
    # The shoulder: its hinder edge, the triceps over the elbow, the groove between arm and breast.
    shade(p, [(ex - 7, ey + 1), (ex - 6.6, ey - 6), (ex - 8.6, ey - 14), (ex - 12, ey - 21)], (5, 6, 5, 1), 1.0, .4, -36, .15)
    shade(p, [(ex + 1, ey + 5), (ex + 4.4, ey - 3), (ex + 7, ey - 12), (ex + 6.4, ey - 21)], (3, 5.5, 6, 2), 1.0, .4, 215, .15)
    p.line([(ex + 6.4, ey - 21), (ex + 7, ey - 12), (ex + 4.4, ey - 3), (ex + 1, ey + 5)], .5, (0, 0))
    p.line([(ex - 12, ey - 21), (ex - 8.6, ey - 14), (ex - 6.6, ey - 6), (ex - 7, ey + 1)], .5, (0, 0))
    # The barrel rounds away towards the girth, below the saddle cloth and behind the elbow.
    shade(p, [(ex - 8, ey + 4.6), (ex - 9.6, ey - 2), (ex - 9.4, ey - 9)], (4, 5, 2), 1.0, .4, -150, .15)
    # Neck: the long muscle from behind the jaw to the shoulder.
    t = pose.throat
    neck = [mix(t[-1], (wx, wy), .2), mix(t[-2], (wx, wy), .3), mix(t[-3], (wx, wy), .3), mix(t[-4], (wx, wy), .3)]
    shade(p, neck, (2, 5, 6, 2), 1.05, .36, 20, .15)
    # Thigh: the groove down its back, the fold of the flank.
    groove = [(dx + 9, dy + 3), (dx + 6.2, dy + 10), (dx + 7, dy + 17), (dx + 6.4, dy + 20)]
    shade(p, groove, (0, 5, 5.4, 3), 1.0, .4, 36, -.15)
    p.line(groove, .5, (0, 0))
    shade(p, [(sx + 4.4, sy + 1), (sx + 3, sy - 7), (sx - 1, sy - 15)], (6.5, 6, 0), 1.0, .42, -140, .15)
    shade(p, [(sx + 4.4, sy), (sx + 3, sy - 7), (sx - .4, sy - 13)], (3, 5, 0), 1.1, .36, -10, .12)


def draw_flecks(p: Burin, pose: Pose) -> None:
    """Short strokes of the coat's lie where the hide is broad: quarters, shoulder and neck, each along the muscle."""
    dx, dy = pose.rump[0]
    ex, ey = pose.near_fore.joints[0]
    t, (wx, wy) = pose.throat, pose.crest[0]
    strokes = []
    for x, y, lean in ((3, 8, 100), (5, 12.6, 96), (2.6, 13.6, 94), (9.6, 6.6, 60), (13.4, 5.6, 40), (17.4, 6.6, 30), (10.6, 11, 80), (14.6, 11.6, 60), (18.4, 12, 40), (12, 16, 90), (16, 17, 70), (20.6, 10, 30)):
        strokes.append((dx + x, dy + y, lean))
    for x, y, lean in ((-3, -5, 70), (-1.4, -10, 64), (-5.4, -13, 60), (0.6, -16, 60), (-8, -18, 50), (-3.4, -20, 60)):
        strokes.append((ex + x, ey + y, lean))
    for k in range(2, len(t) - 1):
        x, y = mix(t[k], (wx, wy), .42)
        strokes += [(x, y, 60), (x - 2.6, y + 2.2, 66)]
    many = []
    for i, (x, y, lean) in enumerate(strokes):
        a, long = math.radians(lean), 1.5 + .5 * math.sin(i * 2.1)
        many.append(((x, y), (x + math.cos(a) * long * .5 + .15, y + math.sin(a) * long * .5), (x + math.cos(a) * long, y + math.sin(a) * long)))
    p.spikes(many, .42)


def draw_tail(p: Burin, pose: Pose, coat: Coat) -> None:
    t = pose.tail
    for side, width, short in ((2.4, 4.4, 0), (-2.2, 4.2, 1), (1.2, 4.2, 0), (-.6, 4.4, 1), (.2, 3.6, 0)):
        mid = [(x + side * min(1, i * .45) + (.5 if i % 2 else -.5) * side * .4, y + i * side * .3) for i, (x, y) in enumerate(t)]
        lock(p, mid[:len(mid) - short], width, coat.hair, 3)


def draw_mane(p: Burin, pose: Pose, coat: Coat) -> None:
    """Waving locks that hang from the crest on the near side, those nearer the withers first."""
    count = 10
    crest = evenly(fit.through(list(pose.crest)), count)
    for i in range(1, count):
        x, y = crest[i]
        a, b = crest[i - 1], crest[min(count - 1, i + 1)]
        ux, uy = (b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b)
        # `n` into the neck, `u` along the crest towards the withers, and always a little down
        point = lambda n, u: (x - uy * n - ux * u, y + ux * n - uy * u + max(0, n) * .3)
        long = pose.hang * (1 + .16 * math.sin(i * 2.3))
        sway = 2.2 * math.sin(i * 1.7)
        lock(p, [point(.1, -3.4), point(.8, -.6), point(long * .4, 3 + sway * .2), point(long * .75, 2.6 + sway), point(long, 4.6 + sway)], 6.4, coat.hair, 3, .55)


def draw_horse(p: Burin, pose: Pose, coat: Coat = Coat()) -> None:
    """Everything but the tack."""
    draw_leg(p, pose.far_hind, coat, True)
    draw_leg(p, pose.far_fore, coat, True)
    draw_tail(p, pose, coat)
    draw_trunk(p, pose, coat)
    draw_leg(p, pose.near_hind, coat)
    draw_leg(p, pose.near_fore, coat)
    draw_muscles(p, pose, coat)
    draw_flecks(p, pose)
    hp = head_pen(p, pose)
    draw_head(hp, coat)
    draw_mane(p, pose, coat)
    draw_forelock(hp, coat)

# SPDX-License-Identifier: GPL-3.0-or-later
"""The great medal in the middle of the five of coins: a charioteer and his rearing pair, cut like a die."""

from __future__ import annotations

import fit
from siciliane.coin_parts import blank, circle, hoop, rays
from siciliane.press import INK, YELLOW, Press

BODY = [(-13.4, -17.6, 0), (-11.4, -15.6), (-8.4, -14.8), (-4.8, -11.4), (-1.6, -7.2), (3, -5.4), (8, -5.6), (12.2, -3), (13.4, 1.4), (11, 5), (6, 4.4), (0, 5.4), (-5, 4.8), (-9, 2), (-11.2, -2.2), (-10.8, -6.4), (-12.2, -8.4), (-14.8, -7.6), (-17.6, -5.8), (-19.8, -6), (-20.4, -8), (-18.4, -11), (-15.6, -14.2), (-14.4, -16)]


def draw(pen: Press) -> None:
    """The medal, of radius 28, its middle at the origin."""
    blank(pen, 28)
    rays(pen, 64, 24.6, 26, 0.8)
    hoop(pen, 24.2, 0.6)
    pen.comb(fit.through(circle(23.6), True), 3, 0, 0.85, 0.4)
    _exergue(pen)
    team = pen.at(-3.6, 0.2, 0.86)
    far = team.at(4.6, -1.4, 0.96, 9)
    _legs(far, True)
    far.hatch(_horse(far), 60, 0.85, 0.5)
    _chariot(pen)
    _driver(pen)
    _legs(team, False)
    body = _horse(team)
    team.comb(body, 3, 40, 0.8, 0.44)
    _harness(team)


def _exergue(pen: Press) -> None:
    """The line the team runs on, and a branch under it."""
    pen.line([(-20.6, 12.6), (0, 12.9), (20.4, 12.4)], 1.1, (0.5, 0.5))
    pen.line([(-8, 18), (0, 17), (8, 17.6)], 0.7, (0.6, 0.2))
    for i in range(6):
        for side in (-1, 1):
            leaf = pen.at(-6.4 + i * 2.6, 17.6 - (i > 1) * 0.4, 0.9, 90 + side * 42)
            leaf.shape([(0, 0, 0), (-0.9, -1.6), (0, -3.6, 0), (0.9, -1.6)], YELLOW, 0.5)


def _horse(p: Press) -> list:
    """Neck, head and body to the left; returns the outline."""
    tail = p.shape([(12.4, -2, 0), (16, -3), (17.4, 1), (16, 5), (19.4, 8.6, 0), (14.6, 8), (13, 4), (13.2, 0.6)], YELLOW, 0.8, 0.5)
    p.sheaf([(13, -1.4), (14, 3), (15.6, 7)], [(15.8, -2), (16.6, 3), (18, 7.6)], 4, 0.6, clip=tail)
    outline = p.shape(BODY, YELLOW, 0.95, 0.55)
    mane = [(-12.4, -17, 0), (-9, -16.4), (-5.6, -14.4, 0), (-5.4, -12.4), (-2.6, -11, 0), (-3, -9), (-0.6, -6.6, 0), (-3.6, -6.6), (-4.4, -8.4, 0), (-6.6, -8.6), (-6.8, -11, 0), (-9, -11), (-9.6, -13.4, 0), (-11.4, -13.6)]
    p.shape(mane, INK, 0.3)
    p.lines([[(-11.4, -15.8), (-9, -14.4), (-7.6, -12)], [(-8.4, -15), (-6.4, -12.4), (-5, -9.6)], [(-5, -12), (-3.4, -10), (-2.2, -7.4)]], 0.4, (0.2, 0.1), YELLOW)
    p.dots([(-15.2, -11.6)], 0.7)
    p.line([(-16.8, -12.2), (-15, -13.2), (-13.2, -12)], 0.7, (0.3, 0.2))
    p.dots([(-19, -7.8)], 0.5)
    p.lines([[(-19.6, -6.6), (-18, -7), (-16.6, -6.8)], [(-12.6, -12.4), (-11.8, -10.2), (-12.6, -8.8)]], 0.5)
    p.lines([[(-6, -5), (-8, -2), (-7.4, 1.6)], [(4.4, -3.4), (3, 0.4), (5, 4)], [(8.6, -3.6), (9.6, 0), (8.4, 3.4)]], 0.75, (0.1, 0.2))
    return outline


def _legs(p: Press, far: bool) -> None:
    """Two legs beating the air, two that drive from the ground."""
    for bones in ([(-8, 2.2, 2.8), (-12.6, 4.6, 1.9), (-15.8, 3.6, 1.2), (-16.8, 7, 1), (-18, 8.6, 0.9)], [(-7.6, 0.6, 3), (-13, 0.6, 2), (-16.6, -1.8, 1.3), (-18.8, 1, 1), (-20.4, 1.6, 0.9)], [(7, 2.6, 3.4), (3.6, 6.6, 2.2), (5.6, 10, 1.3), (4, 13, 1.1)], [(10, 1, 4.2), (8.4, 6, 2.8), (11.6, 9.4, 1.5), (10.4, 13.4, 1.2)]):
        outline = p.limb(bones, YELLOW, 0.8, 0.5, (0, 0.5))
        if far:
            p.hatch(outline, 60, 0.85, 0.5)
        (x1, y1, _), (x2, y2, h) = bones[-2:]
        u = fit._unit((x1, y1), (x2, y2))
        p.fill([(x2 - u[1] * h - u[0] * 0.4, y2 + u[0] * h - u[1] * 0.4, 0), (x2 + u[1] * h - u[0] * 0.4, y2 - u[0] * h - u[1] * 0.4, 0), (x2 + u[1] * (h + 0.6) + u[0] * 1.5, y2 - u[0] * (h + 0.6) + u[1] * 1.5, 0), (x2 - u[1] * (h + 0.6) + u[0] * 1.5, y2 + u[0] * (h + 0.6) + u[1] * 1.5, 0)], INK)


def _chariot(pen: Press) -> None:
    """A light car with a curled rail on a wheel of eight spokes."""
    pen.limb([(4, 4.6, 0.6), (9, 6.6, 0.7), (14, 8, 0.8)], YELLOW, 0.6)
    car = pen.shape([(8.6, -1.6, 0), (10.6, -2.6), (12, -0.6), (13, 2.4), (16, 3), (19, 1.4), (20.8, 2.4, 0), (20.2, 7.6, 0), (12.6, 8, 0), (9.8, 4)], YELLOW, 0.85, 0.5)
    pen.comb(car, 3, 0, 0.7, 0.44)
    pen.line([(10.4, 0.4), (12.4, 4.4), (19.6, 4.2)], 0.6, (0.4, 0.3))
    wheel = pen.at(15.2, 7.8)
    wheel.shape(circle(4.7), YELLOW, 0.9)
    hoop(wheel, 3.7, 0.5)
    for i in range(8):
        wheel.at(0, 0, 1, i * 45).line([(0, -0.9), (0, -3.5)], 0.7, (1, 0.8))
    wheel.fill(circle(1.2), INK)
    wheel.fill(circle(0.5), YELLOW)


def _driver(pen: Press) -> None:
    """In a long pleated robe, leaning back on the reins, a whip raised; his cloak flies out behind."""
    cloak = pen.shape([(16, -9.6, 0), (19.4, -8.4), (22, -9.8, 0), (21.6, -5), (22.8, -1, 0), (19.8, -1.6), (17.6, -3.4)], YELLOW, 0.75, 0.5)
    pen.sheaf([(17, -8.6), (20, -7.4), (21.6, -8.4)], [(18, -4), (20, -2.6), (22, -2)], 4, 0.6, clip=cloak)
    robe = pen.shape([(13.4, -9.6), (16.8, -9.8), (18, -6), (17.4, -2.4), (18.8, 2.6, 0), (16, 3.4), (13, 2.4, 0), (13.4, -2.4), (12.4, -6)], YELLOW, 0.85, 0.5)
    pen.sheaf([(13.8, -1.6), (13.8, 0.6), (13.8, 2.4)], [(17, -1.6), (17.4, 0.6), (18, 2.4)], 5, 0.6, clip=robe, ragged=0.3)
    pen.line([(13.2, -2.6), (15.4, -2), (17.6, -2.6)], 0.9, (0.6, 0.6))
    pen.limb([(16.6, -8.4, 1.3), (19.4, -11, 1.1), (17.8, -14.4, 0.8)], YELLOW, 0.65, 0.5, (0, 1))
    pen.line([(18, -14.8), (13, -19.4), (5, -20.6), (0, -18.4)], 0.8, (0.9, 0.2))
    head = pen.at(14, -12.6)
    head.shape([(-1.6, -2.4), (-2.4, -0.8), (-3.2, 0.4, 0), (-2.3, 0.8), (-2.2, 2), (-0.6, 2.6), (0.4, 3.4, 0), (2, 2.6, 0), (2.2, -0.4), (1.2, -2.8)], YELLOW, 0.7)
    head.fill([(-2, -2, 0), (-1, -3.4), (1.4, -3.4), (2.8, -1.6), (2.8, 1), (1.4, 1.8, 0), (0.6, -0.4), (-0.6, -1.4)], INK)
    head.line([(-1.6, -2.2), (0.6, -2), (2.6, -0.4)], 0.6, (0.5, 0.5), YELLOW)
    head.dots([(-1.4, -0.3)], 0.42)
    pen.limb([(13.6, -8, 1.4), (10.6, -5.4, 1.1), (7.4, -6, 0.9)], YELLOW, 0.7, 0.5, (0, 1))


def _harness(team: Press) -> None:
    """Girth, headstall and the reins to the driver's hand."""
    team.lines([[(-1.6, -7), (-4, -1), (-3, 5)], [(-1.8, -7), (-8, -4.4), (-11, -4.6)]], 1, (0.8, 0.8))
    team.lines([[(-12.8, -15.4), (-15, -11), (-17.6, -9.8)], [(-18, -10.8), (-17, -8.6), (-16.8, -6.6)]], 0.6, (0.6, 0.6))
    team.line([(-17.4, -8), (-2.3, -4.6), (12.8, -7.2)], 0.85, (0.7, 0.7))

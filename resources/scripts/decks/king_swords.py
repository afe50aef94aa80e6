# SPDX-License-Identifier: GPL-3.0-or-later
"""The king of swords: a scarred soldier in a cuirass."""

from __future__ import annotations

import costume
import drapery
import hands
import limbs
import regalia
import sleeves
import swords
from faces import BLACK, Look, head
from ink import Pen, ring
from svg import BLUE, DEEP_BLUE, DEEP_FLESH, DEEP_GREEN, DEEP_RED, FLESH, GOLD, INK, LIGHT, RED, WHITE, YELLOW, Svg
from sway import Sway

NIGHT_GREEN = "#0b3018"  # shade on cloth that is deep green already
LOOK = Look(hair="short", hair_colour=BLACK, beard="point", age=0.4, gaze=(-1, -0.1), brow=1.2, jaw=0.4, nose=1, long=3, scar=True, curl=1)


def draw(sheet: Svg) -> None:
    """Astride, three-quarter to the left, weight on the leg to the right; sword upright, the other hand open."""
    pip = swords.define_pip(sheet)
    pen = Pen(sheet, fine=1)
    costume.floor(pen, BLUE)
    costume.shadows(pen, ((38, 147.4), (64, 149.4)))
    pen = pen.swayed(Sway(51, ((36, .2, -2, 0), (54, 0, 1.5, -1), (80, .2, -2.5, 0), (94, 1.4, -4.5, 1), (114, 0.8, -2.5, 0), (138, 0, 0, 0))))
    # The cloak: green inside with a golden edge, its blue outside turned over at both sides.
    drapery.hang(pen, [(36, 56), (30, 82), (24, 110), (16, 141)], [(68, 58), (72, 88), (78, 116), (85, 141.6)], DEEP_GREEN, NIGHT_GREEN, 9, 2.6, 0.66, 1.36, seed=1)
    costume.band(pen, [(26.4, 100), (22.4, 118), (17.4, 139)], 1.8, YELLOW, 0.5, 1.2)
    costume.band(pen, [(75, 102), (79, 120), (83.8, 139.6)], 1.8, YELLOW, 0.5, 1.2)
    drapery.hang(pen, [(34, 60), (26.6, 80), (23, 98), (16.6, 116)], [(36, 62), (33.6, 80), (32.6, 96), (29, 120)], BLUE, DEEP_BLUE, 4, 2, 0.85, 1.36, seed=2)
    drapery.hang(pen, [(66, 60), (70.6, 80), (73.6, 100), (76.6, 122)], [(69, 60), (75, 78), (80, 98), (89, 120)], BLUE, DEEP_BLUE, 4, 2.4, 0.85, 1.36, seed=0)
    # Bare knees, golden greaves, sandals.
    for hip, knee, ankle, calf, mirror, turn, shoe in (((46, 94), (40, 115), (34, 139.6), -1, False, -6, limbs.shoe), ((58, 94), (61, 115), (65, 140.4), 1, True, 6, limbs.shoe_ahead)):
        limbs.leg(pen, hip, knee, ankle, FLESH, calf, 1.16, below=0.3)
        shoe(pen, ankle[0], ankle[1] + 1.2, FLESH, turn, mirror, trim=RED, style="strap")
        (kx, ky), (ax, ay) = knee, ankle
        on = lambda t, d: (kx + (ax - kx) * t + d, ky + (ay - ky) * t)
        greave = pen.shape([(*on(0.1, -4.8), 0), on(0.2, -3.2), on(0.06, 0), on(0.2, 3.2), (*on(0.1, 5), 0), on(0.4, 5.4 if calf > 0 else 4.4), on(0.7, 3.5), (*on(0.98, 2.7), 0), on(1.02, 0), (*on(0.98, -2.7), 0), on(0.7, -3.3), on(0.4, -4.2 if calf > 0 else -5.4)], YELLOW, 0.8)
        pen.fringe([on(0.96, 2.4), on(0.7, 3.4), on(0.4, 4.8), on(0.14, 4.8)], 4.2, 0.8, 0.42, 8, clip=greave, under=GOLD)
        pen.lines([[on(0.26, -0.8), on(0.5, -1), on(0.92, -0.3)], [on(0.24, -3.2), on(0.32, 0), on(0.24, 3.2)], [on(0.86, -2.9), on(0.9, 0), on(0.86, 2.9)]], 0.55)
        costume.buttons(pen, [on(0.2, 0)], 1.1, RED)
    _kilt(pen)
    # The shoulders lean against the hips.
    with sheet.group("rotate(2.5 51 84)"):
        _cuirass(pen)
        # The sword arm: a white sleeve, bare forearm, bracer.
        sheet.place(pip, *pen.carried(19.6, 53.4, (20.2, 82.6)), 0.72, -2)
        sleeves.arm(pen, (36.4, 61), (31.4, 70.8), (25.8, 79.8), FLESH, (5, 4.9, 2.9), 0)
        hands.fist(pen, 20.2, 82.6, 12.5, -30, deep=DEEP_FLESH)
        _bracer(pen, (30.2, 72.6), (25.9, 79.8))
        # The open hand.
        sleeves.arm(pen, (66.6, 61.4), (70.8, 70.6), (76, 80), FLESH, (5, 4.9, 2.6), 0)
        hands.offering(pen, 76, 80.2, 13.4, 16, deep=DEEP_FLESH)
        pen.fill([(73.8, 78.6), (75.6, 77.4), (77.6, 79.6), (77, 82), (75.2, 82)], FLESH)
        _bracer(pen, (71, 71.8), (75, 78.8))
        for sleeve, first, last, hem in (([(43.4, 52, 0), (37, 52.2), (31, 56.6), (28.2, 63.6, 0), (33, 68.2), (38.8, 68.4, 0), (42, 62)], [(41, 53), (34, 57), (29.4, 64)], [(43, 58), (41, 63), (38, 67.8)], [(28, 64), (33, 68.6), (39.2, 68.6)]),
                                         ([(59, 52, 0), (66, 52.2), (72, 56.2), (74.6, 62.6, 0), (70.6, 67.4), (64.6, 68, 0), (61.6, 61)], [(61, 53), (62.4, 61), (65.2, 67.4)], [(65.6, 52.6), (71, 57), (73.8, 63)], [(64.4, 68), (70.8, 67.6), (74.8, 62.8)])):
            costume.puff(pen, sleeve, WHITE, first, last, 5)
            costume.band(pen, hem, 2, YELLOW, 0.5, 1)
        _cape(pen)
        h = head(pen, 50.2, 38.2, 19.4, LOOK)
        _sun(pen, 51, 64.4, 6.6)
        costume.buttons(pen, [(51, 55.6)], 2, YELLOW)
        regalia.of_swords(h)


def _kilt(pen: Pen) -> None:
    """Straps of red leather with golden ends, in two rows, over a white shirt's hem."""
    pen.shape([(40, 82, 0), (37, 95), (35, 106, 0), (44, 109), (52, 109.4), (60, 108.8), (69, 105, 0), (66, 94), (62.6, 81, 0)], WHITE, 0.7)
    pen.spikes([((36.4 + i * 2.5, 107.4 + 1.4 * (1 - ((i - 6) / 6) ** 2)), (36.6 + i * 2.5, 106), (37 + i * 2.4, 104.4)) for i in range(13)], 0.4)
    for top, bottom, count, y1, y2, sag, wide in ((41, 36.4, 7, 82, 103.4, 2.6, 4.6), (41.2, 39.4, 6, 82, 92.6, 2, 3.9)):
        for order in (0, 1):
            for i in range(order, count, 2):
                t = i / (count - 1) * 2 - 1
                ax, bx = 51.6 + t * (51.6 - top - 1), 51.6 + t * (51.6 - bottom - 0.6)
                lift = (1 - t * t) * sag
                strap = pen.shape([(ax - wide * 0.4, y1, 0), (bx - wide * 0.5, y2 - 1.6 + lift, 0), (bx - wide * 0.3, y2 + 0.8 + lift), (bx + wide * 0.3, y2 + 0.8 + lift), (bx + wide * 0.5, y2 - 1.6 + lift, 0), (ax + wide * 0.4, y1, 0)], RED, 0.75, 0.4)
                pen.fringe([(bx + wide * 0.5, y2 - 2 + lift), ((ax + bx) / 2 + wide * 0.45, (y1 + y2) / 2), (ax + wide * 0.4, y1)], wide * 0.6, 1.35, 0.44, 10, clip=strap, under=DEEP_RED)
                pen.shape([(bx - wide * 0.5, y2 - 3.2 + lift, 0), (bx, y2 - 2.7 + lift), (bx + wide * 0.5, y2 - 3.2 + lift, 0), (bx + wide * 0.5, y2 - 1.4 + lift, 0), (bx + wide * 0.3, y2 + 0.8 + lift), (bx - wide * 0.3, y2 + 0.8 + lift), (bx - wide * 0.5, y2 - 1.4 + lift, 0)], YELLOW, 0.5, 0.5)


def _cuirass(pen: Pen) -> None:
    """Blue steel beaten to the shape of the body."""
    coat = pen.shape([(43, 50, 0), (37, 54), (36, 62), (38.8, 71), (39.6, 79, 0), (44, 83.4), (51, 85.6), (58, 83.4), (63.4, 78.4, 0), (63.4, 71), (66.6, 62), (65.6, 54), (58, 50, 0)], BLUE, 0.95)
    pen.fringe([(66.4, 58), (66.4, 63), (63.4, 71), (63.2, 78), (58, 82.8), (51, 85)], 7.2, 0.78, 0.48, 6, clip=coat, under=DEEP_BLUE)
    pen.fringe([(37, 60), (38, 67), (39.6, 74), (40, 79)], 2.6, 0.9, 0.38, 20, clip=coat)
    # The muscles it is beaten to, light on the side of each that faces up.
    for patch in ([(38.4, 60), (41.6, 57.6), (45.4, 60.6), (45.8, 66.4), (42, 68.4), (38.8, 65)], [(44.8, 72.2, 0), (49.4, 71.2), (49.8, 74.6), (45, 75.6)],
                  [(44.6, 77), (49.6, 76.2), (49.8, 79.2), (45.6, 80)], [(41.4, 69.4), (43.2, 71.6), (43, 77.4), (41.2, 75.4)], [(53, 71.4, 0), (56.4, 72.2), (56, 74.6), (53, 74)]):
        pen.fill(patch, LIGHT[BLUE])
    pen.line([(38.2, 66), (43, 70.4), (48.4, 69.6), (50.8, 66.8), (53.4, 69.6), (59, 70.6), (64.4, 65.8)], 0.85)
    pen.fringe([(64.2, 66), (59, 70.6), (53.4, 69.6), (51, 68)], 2.6, 0.9, 0.38, 0, clip=coat, under=DEEP_BLUE)
    pen.lines([[(50.8, 68), (51.4, 76), (51, 85)], [(44, 76), (47, 76.8), (50.6, 75.6)], [(58.4, 75.6), (55, 76.8), (51.8, 75.6)], [(44.6, 80.4), (47.4, 81.4), (50.6, 80.4)], [(58, 80.2), (55, 81.4), (51.6, 80.4)],
               [(44.4, 71.6), (43.6, 76), (44.6, 80.6)], [(58.2, 71.6), (59, 76), (58, 80.6)], [(39.4, 69.6), (41.2, 71), (41.6, 73)], [(39.8, 73), (41.4, 74.4), (41.8, 76.4)], [(63.4, 70), (61.6, 71.4), (61, 73.4)], [(63.2, 73.4), (61.4, 74.8), (60.8, 76.6)]], 0.6)
    costume.band(pen, [(39.2, 79.4), (44, 83.8), (51, 86), (58, 83.8), (63.8, 78.8)], 2.8, YELLOW, 0.6, 1)
    costume.buttons(pen, [(44, 83.8), (51, 86), (58, 83.8)], 0.9, RED)


def _bracer(pen: Pen, elbow, wrist) -> None:
    """A golden guard laced round the forearm."""
    (ax, ay), (bx, by) = elbow, wrist
    mid = ((ax + bx) / 2, (ay + by) / 2)
    limbs.rounded(pen, [(ax, ay, 5), (*mid, 4.6), (bx, by, 3.7)], YELLOW, 0.75)
    n = (-(by - ay), bx - ax)
    length = (n[0] ** 2 + n[1] ** 2) ** 0.5
    n = (n[0] / length, n[1] / length)
    for t, half in ((0.1, 4.7), (0.9, 3.7)):
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        pen.line([(x - n[0] * half, y - n[1] * half), (x + (bx - ax) * 0.1, y + (by - ay) * 0.1), (x + n[0] * half, y + n[1] * half)], 0.6, (0.8, 0.8))
    pen.shape([(mid[0] - 1.2, mid[1], 0), (mid[0], mid[1] - 1.7, 0), (mid[0] + 1.2, mid[1], 0), (mid[0], mid[1] + 1.7, 0)], RED, 0.4)


def _cape(pen: Pen) -> None:
    """A short red cape, its two fronts drawn together at the throat and falling in folds from there."""
    for knots, folds, edge in (([(53, 50, 0), (60, 47.6), (66.6, 50), (72.4, 57.4, 0), (69.4, 60.4), (66.4, 59.8, 0), (63.2, 62), (60, 60.8, 0), (57.4, 61.4), (55, 59, 0), (51.4, 55.4, 0)], [[(52.4, 54.6), (60, 55), (66.4, 59.6)], [(52.4, 55), (57, 57), (60, 60.6)], [(53, 53.4), (61, 52.4), (69, 57)]], [(72, 57.6), (66.4, 60), (60, 60.8), (55.4, 59)]),
                               ([(49, 50, 0), (42, 47.6), (36.4, 50.2), (30.8, 58, 0), (34, 60.8), (37, 60.2, 0), (40.4, 62.2), (43.6, 60.8, 0), (46, 61.2), (48, 59, 0), (50.8, 55.4, 0)], [[(50, 54.6), (43, 55), (37, 60)], [(50, 55.2), (46, 57), (43.6, 60.6)], [(49.4, 53.4), (41.4, 52.6), (34, 57.4)]], [(48, 59), (43.6, 60.8), (37, 60.4), (31.2, 58.2)])):
        cape = pen.shape(knots, RED, 0.9)
        for fold in folds:
            pen.fringe(fold, 2.4, 0.8, 0.42, 12, clip=cape, under=DEEP_RED)
        pen.lines(folds, 0.75, (0.9, 0.5), peak=0.2)
        pen.fringe(edge, 1.8, 0.9, 0.36, 10, clip=cape)


def _sun(pen: Pen, x: float, y: float, r: float) -> None:
    """The sun beaten on a cuirass: a face among straight and waving rays."""
    p = pen.at(x, y, r / 10)
    for i in range(8):
        ray = p.at(turn=i * 45 + 22.5)
        ray.shape([(-1.8, -5, 0), (-1.2, -8), (-1.4, -10), (0.4, -12, 0), (0.8, -9.4), (1.8, -7.6), (1.8, -5, 0)], YELLOW, 0.8, 0.6)
    for i in range(8):
        ray = p.at(turn=i * 45)
        ray.shape([(-2.4, -5.4, 0), (0, -13, 0), (2.4, -5.4, 0)], YELLOW, 0.9, 0.6)
        ray.line([(0, -11.6), (0.2, -8), (0.2, -6)], 0.7, (0.1, 0.6))
    face = p.shape(ring(0, 0, 6.6), YELLOW, 1, 0.5)
    p.fringe([(4.4, -4.8), (6.5, 0), (4.6, 4.7), (0, 6.6)], 2.6, 1.1, 0.5, 10, clip=face)
    for s in (-1, 1):
        p.line([(s * 0.8, -2.4), (s * 2.5, -3.5), (s * 4.2, -2.2)], 0.9, (0.5, 0.2))
        p.fill([(s * 1, -1, 0), (s * 2.5, -1.9), (s * 4, -0.9, 0), (s * 2.5, -0.3)], WHITE)
        p.fill(ring(s * 2.5, -1.1, 0.75), INK)
        p.line([(s * 0.9, -1), (s * 2.5, -2), (s * 4.2, -0.8)], 0.6)
    p.line([(-0.7, -1.6), (-1, 0.8), (-1.5, 1.9), (0.2, 2.3), (1.2, 1.9)], 0.7)
    p.fill([(-2, 3.5, 0), (-0.6, 3.1), (0.6, 3.1), (2, 3.5, 0), (0, 4.8)], RED)
    p.line([(-2.4, 3.4), (0, 3.9), (2.4, 3.4)], 0.6)

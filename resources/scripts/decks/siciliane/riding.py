# SPDX-License-Identifier: GPL-3.0-or-later
"""What all riders share: the stage of a horse, a leg in the stirrup, the blue coat."""

from __future__ import annotations

from siciliane.figures import bodice, boot, cuff
from siciliane.press import BLUE, GREEN, YELLOW, Press


def stage(pen: Press, scale: float, x: float, mirror: bool) -> Press:
    """The pen of a horse scaled towards the ground at `x`, looking right when mirrored."""
    stage = pen.at(x, 131, scale).at(-x, -131)
    return stage.at(100, 0, 1, 0, True) if mirror else stage


def leg(pen: Press, knee: tuple[float, float] = (50, 88), ankle: tuple[float, float] = (52, 104.6)) -> None:
    """The near leg: full green breeches, yellow stocking, boot in a stirrup."""
    (kx, ky), (ax, ay) = knee, ankle
    pen.limb([(63, 80, 0.8), (ax + 4, ay - 8, 0.8), (ax - 0.4, ay - 1, 0.7), (ax - 5.4, ay + 9, 0.7)], YELLOW, 0.5)
    pen.limb([(ax - 0.4, ay - 1, 0.7), (ax + 4.6, ay + 3.6, 0.7), (ax + 3.8, ay + 9, 0.7)], YELLOW, 0.5)
    calf = pen.limb([(kx, ky, 4), (kx + 0.2, ky + 5, 4.3), ((kx + ax) / 2 + 0.6, (ky + ay) / 2 + 2.4, 3.3), (ax, ay, 2.4)], YELLOW, 0.85, 0.5)
    pen.comb(calf, 2.8, 14, 0.8, 0.42)
    pen.lines([[(kx - 3, ky + 4), (kx - 1, ky + 5), (kx + 1.6, ky + 4.4)], [(kx - 1.4, ky + 7), (kx - 1.2, ky + 10), (ax - 0.6, ay - 4)]], 0.5)
    boot(pen.at(ax, ay + 2.4, 0.88, 4), 0, 0)
    pen.limb([(ax - 5.6, ay + 9, 0.7), (ax, ay + 9.6, 0.8), (ax + 4, ay + 9, 0.7)], YELLOW, 0.5)
    thigh = pen.shape([(58, 73), (68, 72.6), (71.6, 77), (69.6, 83), (62, 88), (kx + 5, ky + 4.4), (kx, ky + 4.4), (kx - 5, ky + 1, 0), (kx - 4.4, ky - 4), (kx + 1, ky - 9), (53, 77.4)], GREEN, 0.95, 0.5)
    pen.comb(thigh, 4, 28, 0.82, 0.44)
    pen.pleats([(60, 75), (56, 80), (kx - 3.6, ky)], [(70, 79), (63, 86), (kx + 3.4, ky + 3.6)], 6, thigh, 0.62)
    cuff(pen, (kx - 5, ky + 1.4), (kx + 4.6, ky + 5), 1.2, YELLOW)


def tunic(pen: Press, back: bool) -> None:
    """The blue coat; seen from behind it has a seam."""
    coat = bodice(pen, [(55, 45.4), (52, 50), (53, 60), (55, 68), (53.4, 77.4, 0), (62, 80), (71.4, 77.4, 0), (70, 68), (72, 58), (71, 49), (67.4, 45.4), (61, 47.6)], BLUE, [(56, 77), (57.4, 64), (57, 51)], [(69, 77), (68, 64), (67, 51)], 5)
    pen.pleats([(56.6, 50), (57, 56), (57.6, 63)], [(68, 50), (68.6, 56), (68, 63)], 5, coat, 0.5, False)
    if back:
        pen.line([(63, 48), (62.6, 60), (62, 78)], 0.7, (0.3, 0.6))

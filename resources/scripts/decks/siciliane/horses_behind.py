# SPDX-License-Identifier: GPL-3.0-or-later
"""A grey horse seen half from behind as it goes to the left: both haunches, the tail between them.

It stands on the same ground as the horses of horses.py and has its saddle in the same place, so that riders and tack fit.
"""

from __future__ import annotations

from siciliane import horse_heads
from siciliane.horses import blend, leg
from siciliane.press import GREY, PAPER, STEEL, Press

HIND_NEAR = [(75, 92, 9.4), (71.6, 101, 6.6), (74.4, 107.6, 4), (78.6, 112.6, 3.3), (77.6, 117.6, 2.2), (76, 123, 2.4), (73.8, 126.4, 2)]
HIND_OFF = [(91, 90, 7.4), (90.6, 99, 6), (91.4, 106, 4), (94, 111.6, 3.2), (93, 117, 2.2), (91.6, 122.8, 2.3), (89.8, 126.4, 2)]


def _trunk(pen: Press) -> None:
    """Neck, barrel, and the great rounds of the two haunches."""
    off = pen.shape([(80, 71.6), (88, 71), (95, 75), (98.6, 83), (98.4, 92), (94.6, 100), (87, 101), (82, 92)], GREY, 0.9, 0.5)
    pen.comb(off, 7, 30, 0.85, 0.48)
    body = pen.shape([(26, 46.6), (33, 43), (41.6, 46), (49, 55), (53.6, 65.4), (58, 72.6), (65, 74.6), (73, 71), (80, 70.4), (86, 74), (89.4, 82), (89, 92), (86.4, 100), (80, 104.4), (72, 101.6), (64, 101.4), (54, 103.6), (44, 102), (36, 98), (30.6, 90.6), (28.8, 82), (31.4, 72), (32, 64), (30, 59), (26, 54)], GREY, 1, 0.5)
    pen.comb(body, 6, 30, 0.85, 0.48)


def _tail(pen: Press) -> None:
    """It hangs from the dock between the haunches, wavy, its tip blown aside."""
    one = [(83.4, 71.6, 0), (81.8, 80), (83, 91), (81.4, 103), (84.6, 114), (82.4, 121, 0)]
    two = [(88.4, 72.4, 0), (91, 81), (90, 92), (92.4, 103), (90, 113), (94, 119, 0)]
    mass = pen.shape([*one, (85.4, 118.6, 0), (87, 123.6, 0), (89, 118, 0), *two[::-1], (86, 69.6)], STEEL, 0.85, 0.5)
    pen.sheaf(one, two, 8, 0.7, (0.6, 0.3), clip=mass, ragged=0.2)
    pen.sheaf([(x + 0.9, y) for x, y, *_ in one], [(x + 0.9, y) for x, y, *_ in two], 4, 0.5, (0.1, 0.1), PAPER, mass, 0.5, 0.4)


def _muscles(pen: Press) -> None:
    # Shoulder, elbow, flank, the fold of the haunch.
    pen.lines([[(46.6, 66), (41, 74), (37, 84), (33.4, 88)], [(49, 76), (46.4, 86), (43.4, 95), (44.6, 100)], [(67, 78), (64.6, 86), (65.4, 93), (68.6, 99)], [(32, 82), (35, 86), (36, 92)]], 0.8, (0.1, 0.2))
    pen.lines([[(71, 73.6), (76, 78), (78.4, 85)], [(93, 76), (95, 82), (95, 90)]], 0.6, (0.1, 0.1))
    pen.spikes([((40.6 - i * 0.75, 75 + i * 2.2), (38.8 - i * 0.7, 75.4 + i * 2.2), (37 - i * 0.6, 74.4 + i * 2.3)) for i in range(5)], 0.5)
    pen.spikes([((65.4 - i * 0.1, 80 + i * 1.9), (68, 81.6 + i * 1.8), (71, 81 + i * 1.8)) for i in range(8)], 0.5)
    pen.spikes([((81.4 + i * 0.1, 78 + i * 2), (79, 79.6 + i * 2), (76.6 + i * 0.2, 79 + i * 2)) for i in range(9)], 0.46)
    pen.spikes([((98 - i * 0.2, 84 + i * 1.8), (96, 85.4 + i * 1.7), (93.6, 85 + i * 1.7)) for i in range(6)], 0.46)
    pen.spikes([((50 + i * 2.9, 101 - i * 0.1), (50.4 + i * 2.7, 98.4), (51.6 + i * 2.6, 95.8 - (i % 2))) for i in range(6)], 0.5)
    pen.spikes([((32.6 + i * 0.5, 66 + i * 2.1), (35 + i * 0.4, 66.6 + i * 2), (37.6, 66 + i * 2)) for i in range(6)], 0.42)
    dapples = ((72, 80), (76, 84), (71.4, 86.4), (75.4, 90), (71, 93.6), (77, 95.6), (80, 88), (60.6, 99), (56, 95), (47.4, 80), (43.4, 78), (44.6, 84.6), (40, 85.6), (42, 90.4), (48.4, 97.6), (38.4, 80.6), (50.6, 90), (94, 82), (92.6, 88))
    pen.lines([[(x - 1.2, y + 0.6), (x - 0.3, y - 0.7), (x + 1.1, y - 0.3)] for x, y in dapples], 0.6, (0.2, 0.2), PAPER)
    pen.lines([[(78, 72.6), (73.6, 74), (69, 75.4)], [(92, 74.4), (95.6, 78), (96.8, 82)], [(33.6, 78), (35, 72), (36, 66)]], 0.6, (0.1, 0.1), PAPER)


def horse(pen: Press, fore: list, fore_far: list, nod: float = 0) -> None:
    """The whole horse without its tack; `nod` bows the head."""
    leg(pen, HIND_OFF)
    leg(pen, fore_far)
    _trunk(pen)
    leg(pen, HIND_NEAR)
    blend(pen, [(70, 80), (80, 79), (84.6, 87), (82.6, 97), (76, 99.4), (69.6, 97), (67, 89)])
    leg(pen, fore)
    blend(pen, [(36, 80), (44, 82), (45, 92), (42.6, 99), (37, 97), (33.4, 91)])
    _muscles(pen)
    _tail(pen)
    horse_heads.mane(pen)
    horse_heads.head(pen.at(29, 54, 1, nod).at(-29, -54))

# SPDX-License-Identifier: GPL-3.0-or-later
"""The four kings (re), each as large as his card lets him stand."""

from __future__ import annotations

import king_batons
import king_coins
import king_cups
import king_swords
from stage import enlarged
from thrift import frugally

ROUGHER = 0.055  # as the horsemen, kings have more strokes than the file may hold: their curves are simplified a little

CARDS = {name: frugally(enlarged(draw, *size), ROUGHER) for name, (draw, *size) in {
    "10D": (king_coins.draw, 1.09, -4.9, -8),
    "10C": (king_cups.draw, 1.09, -5.3, -8),
    "10S": (king_swords.draw, 1.09, -5.1, -8),
    "10B": (king_batons.draw, 1.09, -5.2, -8),
}.items()}

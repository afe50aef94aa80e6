# SPDX-License-Identifier: GPL-3.0-or-later
"""The four horsemen, each as large as his card lets him ride: a horse on its slab, its tack, its rider with his suit's sign."""

from __future__ import annotations

import rider_batons
import rider_coins
import rider_cups
import rider_swords
from stage import enlarged
from thrift import frugally

ROUGHER = 0.055  # a horse has more strokes than any king: its curves are simplified a little

CARDS = {name: frugally(enlarged(draw, *size), ROUGHER) for name, (draw, *size) in {
    "9D": (rider_coins.draw, 1.02, -2.3, -2),
    "9C": (rider_cups.draw, 1.02, -0.2, -1.4),
    "9S": (rider_swords.draw, 1.02, 0.2, -2),
    "9B": (rider_batons.draw, 1.02, -2.7, -1.6),
}.items()}

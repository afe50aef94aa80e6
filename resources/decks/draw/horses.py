# SPDX-License-Identifier: GPL-3.0-or-later
"""The four horsemen: a horse on its slab, its tack, its rider with his suit's sign."""

from __future__ import annotations

import rider_batons
import rider_coins
import rider_cups
import rider_swords
from thrift import frugally

ROUGHER = 0.055  # a horse has more strokes than any king: its curves are said a little more simply

CARDS = {name: frugally(draw, ROUGHER) for name, draw in {"9D": rider_coins.draw, "9C": rider_cups.draw, "9S": rider_swords.draw, "9B": rider_batons.draw}.items()}

# SPDX-License-Identifier: GPL-3.0-or-later
"""The four kings (roi) of the French deck."""

from __future__ import annotations

from french import king_clubs, king_diamonds, king_hearts, king_spades
from thrift import frugally

CARDS = {name: frugally(draw) for name, draw in {"10D": king_diamonds.draw, "10C": king_hearts.draw, "10S": king_spades.draw, "10B": king_clubs.draw}.items()}

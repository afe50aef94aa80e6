# SPDX-License-Identifier: GPL-3.0-or-later
"""The four jacks (valet) of the French deck."""

from __future__ import annotations

from french import jack_clubs, jack_diamonds, jack_hearts, jack_spades
from thrift import frugally

CARDS = {name: frugally(draw) for name, draw in {"8D": jack_diamonds.draw, "8C": jack_hearts.draw, "8S": jack_spades.draw, "8B": jack_clubs.draw}.items()}

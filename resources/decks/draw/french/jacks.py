# SPDX-License-Identifier: GPL-3.0-or-later
"""The four jacks (valet) of the French deck."""

from __future__ import annotations

from french import jack_hearts
from thrift import frugally

CARDS = {name: frugally(draw) for name, draw in {"8C": jack_hearts.draw}.items()}

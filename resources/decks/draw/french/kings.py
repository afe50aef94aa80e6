# SPDX-License-Identifier: GPL-3.0-or-later
"""The four kings (roi) of the French deck."""

from __future__ import annotations

from french import king_hearts
from thrift import frugally

CARDS = {name: frugally(draw) for name, draw in {"10C": king_hearts.draw}.items()}

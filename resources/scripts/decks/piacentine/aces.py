# SPDX-License-Identifier: GPL-3.0-or-later
"""The four aces."""

from __future__ import annotations

from piacentine import ace_batons, ace_coins, ace_cups, ace_swords
from thrift import frugally

CARDS = {name: frugally(draw, 0.05) for name, draw in {"1D": ace_coins.draw, "1C": ace_cups.draw, "1S": ace_swords.draw, "1B": ace_batons.draw}.items()}

# SPDX-License-Identifier: GPL-3.0-or-later
"""The four French aces."""

from __future__ import annotations

from french import ace_clubs, ace_diamonds, ace_hearts, ace_spades
from thrift import frugally

CARDS = {"1D": frugally(ace_diamonds.ace), "1C": frugally(ace_hearts.ace), "1S": frugally(ace_spades.ace), "1B": frugally(ace_clubs.ace)}

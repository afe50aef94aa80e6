# SPDX-License-Identifier: GPL-3.0-or-later
"""The four French queens."""

from __future__ import annotations

from french import queen_clubs, queen_diamonds, queen_hearts, queen_spades
from thrift import frugally

CARDS = {"9D": frugally(queen_diamonds.draw, 0.05), "9C": frugally(queen_hearts.draw), "9S": frugally(queen_spades.draw), "9B": frugally(queen_clubs.draw)}

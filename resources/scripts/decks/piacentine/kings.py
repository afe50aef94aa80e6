# SPDX-License-Identifier: GPL-3.0-or-later
"""The four kings."""

from __future__ import annotations

from piacentine import king_batons, king_coins, king_cups, king_swords
from piacentine.court import court

CARDS = {"10D": court(king_coins.half), "10C": court(king_cups.half), "10S": court(king_swords.half), "10B": court(king_batons.half)}

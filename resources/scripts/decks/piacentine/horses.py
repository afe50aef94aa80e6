# SPDX-License-Identifier: GPL-3.0-or-later
"""The four riders."""

from __future__ import annotations

from piacentine import horse_batons, horse_coins, horse_cups, horse_swords
from piacentine.court import court

CARDS = {"9D": court(horse_coins.half), "9C": court(horse_cups.half), "9S": court(horse_swords.half), "9B": court(horse_batons.half)}

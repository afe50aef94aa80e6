# SPDX-License-Identifier: GPL-3.0-or-later
"""The four jacks."""

from __future__ import annotations

from piacentine import jack_batons, jack_coins, jack_cups, jack_swords
from piacentine.court import court

CARDS = {"8D": court(jack_coins.half), "8C": court(jack_cups.half), "8S": court(jack_swords.half), "8B": court(jack_batons.half)}

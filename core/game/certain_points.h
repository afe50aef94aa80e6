// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/round.h"

namespace settebello {

/// The points of this round that a side can no longer lose, whatever is played after (rules.md §7,
/// calling out): declarations, sweeps, cards and runs in its pile, and each comparison that it wins
/// even if every uncaptured card goes to an opponent. A two of batons that counts and that nobody
/// has yet may still come to the side, so its penalty is reckoned with. Of a round that is over:
/// the points scored.
/// @param side 0 … sides − 1.
int certainPoints(const Round& round, int side);

} // namespace settebello

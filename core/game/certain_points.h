// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "game/round.h"

#include <span>

namespace settebello {

/// The points of this round that a side can no longer lose, whatever is played afterwards (rules.md
/// §7, calling out): declarations, sweeps, cards and runs in its pile, and each comparison that it
/// wins even if every uncaptured card goes to an opponent; minus what it can still be made to lose.
/// @param uncaptured the cards in no pile. @pre one tally per side, 0 ≤ side < sides
int certainPoints(const RuleSet& rules, std::span<const Tally> tallies, CardSet uncaptured,
                  int side);

/// The certain points in a round; of one that is over, the points scored.
int certainPoints(const Round& round, int side);

/// The certain points from what a seat knows, of a round in play: no pile is hidden, so they are as
/// exact.
int certainPoints(const PlayerView& view, int side);

} // namespace settebello

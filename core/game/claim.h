// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "rules/by_seat.h"
#include "rules/scoring.h"

#include <span>

namespace settebello {

/// What the claim of a side comes to (rules.md §7, calling out).
struct Claim {
    BySide<int> scores{}; ///< match points with what each side is credited with
    int bestOther = 0;    ///< the most of them that another side has
    bool holds = false;   ///< the side is certainly at the target and ahead of every other
};

/// @param tallies one per side. @param uncaptured the cards in no pile. @param scores the match
/// points before this round. @pre 0 ≤ side < sides
Claim judgeClaim(const RuleSet& rules, std::span<const Tally> tallies, CardSet uncaptured,
                 const BySide<int>& scores, int side);

/// Whether the seat may claim now and would be right; no pile is hidden, so it can know.
bool claimHolds(const PlayerView& view);

} // namespace settebello

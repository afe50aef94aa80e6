// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/claim.h"
#include "game/event.h"
#include "game/marking.h"
#include "rules/by_seat.h"
#include "rules/rule_set.h"

#include <optional>
#include <span>

namespace settebello {

// What ends a match (rules.md §7), whether the program dealt it or it was played at a real table.

/// Who has won, and by what.
struct Win {
    int side = 0;
    MatchResult::By by = MatchResult::By::Points;
};

/// @param scores match points at the end.
MatchResult matchResult(const RuleSet& rules, const BySide<int>& scores, Win win);

/// Whether a side has lost the match without a single point, where points are wanted and more than
/// one is played for. @pre 0 ≤ side < sides
bool isLostToNil(const RuleSet& rules, const MatchResult& result, int side);

/// What a finished round makes of the match.
struct RoundOutcome {
    Marking marking;
    std::optional<Win> win; ///< if the match is over
};

/// @param scores match points before the round. @param points all that the round scores.
/// @param wholeSuitSide the side whose whole suit wins the match, or −1.
RoundOutcome outcomeOfRound(const RuleSet& rules, const BySide<int>& scores,
                            const PointsBySide& points, int wholeSuitSide);

/// What a claim makes of it: the match is over.
struct ClaimOutcome {
    Claim claim;
    Win win;
};

/// @param tallies one per side. @param uncaptured the cards in no pile. @param scores match points
/// before the round. @pre 0 ≤ seat < players
ClaimOutcome outcomeOfClaim(const RuleSet& rules, std::span<const Tally> tallies,
                            CardSet uncaptured, const BySide<int>& scores, int seat);

} // namespace settebello

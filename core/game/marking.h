// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/by_seat.h"
#include "rules/rule_set.h"
#include "rules/scoring.h"

#include <array>
#include <span>

namespace settebello {

/// All items in the order in which the points of a round are shown and counted, and where the match
/// ends at the target (`match.end` is `atOnce`), marked (rules.md §7).
std::span<const ScoringItem> markingOrder(const RuleSet& rules);

/// Whether an item's points are marked as they are made, while the round is played.
bool isMarkedAtOnce(const RuleSet& rules, ScoringItem item);

/// One flag for each scoring item.
using ItemFlags = std::array<bool, kScoringItemCount>;

/// The points of a round, marked one item after another until a side has won, where `match.end` is
/// `atOnce` (rules.md §7); else all of them.
struct Marking {
    PointsBySide points; ///< those that were marked
    BySide<int> scores;  ///< match points with them
    int winner = -1;     ///< the side that has won the match by them, or −1
    ItemFlags dropped{}; ///< the items that are not counted any more, because a side has won
};

/// @param scores match points before the round. @param points all points that the round scores, or
/// those so far.
Marking markPoints(const RuleSet& rules, const BySide<int>& scores, const PointsBySide& points);

/// Match points with what is marked while a round is played, where that is marked at once: sweeps
/// and declarations. @param scores match points before the round. @param tallies one per side.
BySide<int> markedSoFar(const RuleSet& rules, const BySide<int>& scores,
                        std::span<const Tally> tallies);

/// The side that has won by the points that are marked while a round is played: sweeps and
/// declarations; −1 if none has, or if they are not marked at once.
/// @param scores match points before the round. @param tallies one per side.
int winnerSoFar(const RuleSet& rules, const BySide<int>& scores, std::span<const Tally> tallies);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "naive_plays.h"

#include <map>

namespace settebello::naive {

/// What each side has to score with; all lists are one value a side.
struct Piles {
    std::vector<Cards> cards;
    std::vector<int> sweeps;
    std::vector<int> declarations;
};

/// The points of one side by the names that records use: "cards", "suit", … "total".
using Score = std::map<std::string, int>;

/// The items that are marked after the round where points are marked at once, in their order
/// (rules.md §7).
std::vector<std::string> itemsAfterRound(const RuleSet& rules);

/// Scores a round (rules.md §5).
std::vector<Score> score(const RuleSet& rules, const Piles& piles);

/// The side whose pile holds the whole bonus suit, or −1, whether that wins or not.
int wholeSuitSide(const RuleSet& rules, const std::vector<Cards>& piles);

/// The points that each side can no longer lose (rules.md §7): the minimum of each item over all
/// sides that could get all the uncaptured cards.
std::vector<int> certain(const RuleSet& rules, const Piles& piles);

/// The side that these match points make the winner (rules.md §7), or −1.
int winnerOf(const RuleSet& rules, const std::vector<int>& scores);

/// Every card of the pack, ascending.
Cards wholePack(const RuleSet& rules);

} // namespace settebello::naive

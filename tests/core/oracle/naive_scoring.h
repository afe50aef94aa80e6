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

/// Scores a round (rules.md §5).
std::vector<Score> score(const RuleSet& rules, const Piles& piles);

/// The side whose pile holds the whole bonus suit, or −1, whether that wins or not.
int wholeSuitSide(const RuleSet& rules, const std::vector<Cards>& piles);

/// The points that each side cannot lose any more (rules.md §7): of every item the least it is
/// worth, whichever side gets all the cards that nobody has.
std::vector<int> certain(const RuleSet& rules, const Piles& piles);

/// Every card of the pack, ascending.
Cards wholePack(const RuleSet& rules);

} // namespace settebello::naive

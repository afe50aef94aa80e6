// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"
#include "rules/rule_set.h"

#include <vector>

namespace settebello {

/// What GreedyPlayer goes by in a position, but for its hand.
struct GreedySight {
    CardSet table;
    CardSet unseen;        ///< by the seat to play
    int nextHand = 0;      ///< cards of the seat that plays next
    bool lastPlay = false; ///< no card is left in any other hand nor in the stock
};

/// What a play is worth to GreedyPlayer, in the units of cardValue(): what it takes, or not what it
/// lays, less the sweep that may be made of what it leaves.
/// @param play a legal one. @param captures is written over; reuse it and nothing is allocated.
int greedyWorth(const RuleSet& rules, const GreedySight& sight, const Play& play,
                std::vector<CardSet>& captures);

} // namespace settebello

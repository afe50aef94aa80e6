// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"
#include "rules/rule_set.h"

#include <span>
#include <vector>

namespace settebello {

// What GreedyPlayer goes by, for it and for those who foresee it. Worths are in the units of
// cardValue(). `captures` is written over; reuse it and nothing is allocated.

/// What it sees of a position, but for its hand.
struct GreedyPosition {
    CardSet table;
    CardSet unseen;        ///< by the seat to play
    int nextHand = 0;      ///< cards of the seat that plays next
    bool lastPlay = false; ///< no card is left in any other hand nor in the stock
};

/// What a play takes, or not what it lays. @param play a legal one. @param table as it lay before.
int greedyValue(const RuleSet& rules, const Play& play, CardSet table, bool lastPlay);

/// Those of the cards that could sweep a table, but for aces that take whatever lies there: no play
/// prevents that. @param cards none of the table.
CardSet sweepersOf(const RuleSet& rules, CardSet table, CardSet cards,
                   std::vector<CardSet>& captures);

/// What so many cards that could sweep make a table worse by: the chance that the next hand holds
/// one, roughly its size times their share of the unseen cards. @param unseen at least 1.
int sweepRisk(int sweepers, int nextHand, int unseen);

/// The play of which gain less risk is the most; of equals the first. @param plays not empty.
const Play& greedyChoice(const RuleSet& rules, const GreedyPosition& position,
                         std::span<const Play> plays, std::vector<CardSet>& captures);

} // namespace settebello

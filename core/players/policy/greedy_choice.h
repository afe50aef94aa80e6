// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/play.h"
#include "rules/rule_set.h"

#include <span>
#include <vector>

namespace settebello {

// How GreedyPlayer chooses, for it and for searches that predict it. Values are in the units of
// cardValue(). `captures` is scratch space; reuse it to avoid allocations.

/// What it sees of a position besides its hand.
struct GreedyPosition {
    CardSet table;
    CardSet unseen;        ///< by the seat to play
    int nextHand = 0;      ///< cards of the seat that plays next
    bool lastPlay = false; ///< no card is left in any other hand nor in the stock
};

/// The value a play takes, or loses by laying (then negative); the other way round where the fewest
/// points win. @param table before the play.
/// @pre the play is legal, of which only the cards are checked.
int greedyValue(const RuleSet& rules, const Play& play, CardSet table, bool lastPlay);

/// The cards of a set that could sweep a table, except aces that take everything: no play prevents
/// that. @pre none of them is on the table.
CardSet sweepersOf(const RuleSet& rules, CardSet table, CardSet cards,
                   std::vector<CardSet>& captures);

/// The cost, 0 … kSweepValue, of leaving a table that `sweepers` unseen cards could sweep: by the
/// chance that the next hand holds one, roughly its size times their share of the unseen cards.
/// @pre unseen ≥ 1
int sweepRisk(int sweepers, int nextHand, int unseen);

/// The play with the highest value minus risk; among equals the first. @pre there is a play.
const Play& greedyChoice(const RuleSet& rules, const GreedyPosition& position,
                         std::span<const Play> plays, std::vector<CardSet>& captures);

} // namespace settebello

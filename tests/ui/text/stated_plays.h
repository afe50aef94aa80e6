// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/round.h"
#include "rules/piles.h"
#include "rules/play.h"
#include "rules/rule_set.h"
#include "ui/text/stated_rules.h"

#include <vector>

namespace settebello {

// A game by the rules as they are stated, as simple as possible.

/// True if a table that is dealt first asks for another deal.
bool dealtAgain(const StatedRules& stated, CardSet table);

/// How many sweeps the first table brings the dealer.
int statedSweeps(const StatedRules& stated, CardSet table);

/// What a card may capture, ordered by bits(); an empty set where it may be laid.
std::vector<CardSet> statedPlays(const StatedRules& stated, Card card, CardSet table);
/// @param last the last play of the round.
bool isStatedSweep(const StatedRules& stated, Card card, CardSet captured, CardSet table,
                   bool last);
/// False if the play refutes the book's advice.
bool isAdvised(const StatedAdvice& advice, const RuleSet& rules, const Play& play, CardSet table);

/// The points of each side, without declarations.
std::vector<int> statedPoints(const StatedRules& stated, const std::vector<Tally>& tallies);
/// The points of a packet of cards; 0 if they may not be shown.
int statedDeclaration(const StatedRules::Declared& declared, CardSet cards);

/// The match points with what is marked as it is made, where the match ends at once.
BySide<int> statedScoresSoFar(const StatedRules& stated, const Round& round);
/// The match points after a round that was played to its end.
BySide<int> statedScores(const StatedRules& stated, const RuleSet& rules, const Round& round);
/// The winner after a round with these scores, or −1.
int statedWinner(const StatedRules& stated, const BySide<int>& scores, int sides);
bool isStatedDouble(const StatedRules& stated, const BySide<int>& scores, int sides, int winner);

/// Where two texts differ, for a message.
QString differences(const StatedRules& a, const StatedRules& b);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "players/stop.h"

#include <optional>

namespace settebello {

/// What a side could have reached in a round from some position on, if everybody had played
/// perfectly with all cards open, and what it did reach: its points ahead of the other side.
struct BestPlay {
    int cardsLeft = 0; ///< in the hands, in that position
    int best = 0;
    int reached = 0;
    bool operator==(const BestPlay&) const = default;
};

/// Whether rounds of these rules can be solved: all cards are dealt at once, between two sides, and
/// the round is always played to its end.
bool canBeSolved(const RuleSet& rules);

/// From how many cards in hands on a round is solved in less than a second. Four more take seconds
/// after good play and minutes after poor play.
/// @pre canBeSolved(rules)
int solvableCards(const RuleSet& rules);

/// Solves a round exactly from the first position with at most that many cards left.
/// @return nothing after a stop, and if the round was not played to its end.
/// @pre canBeSolved(match.rules()), and the match has that round.
std::optional<BestPlay> solveRound(const Match& match, std::size_t round, int side, int mostCards,
                                   const StopToken& stop);

} // namespace settebello

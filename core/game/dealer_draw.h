// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/random.h"
#include "rules/rule_set.h"

#include <optional>
#include <span>
#include <vector>

namespace settebello {

class Match;

/// The card that makes the first dealer, where cards are turned until it appears.
inline constexpr Card kFirstDealerCard{Suit::Coins, kKing};

/// How the first dealer of a match is found (rules.md §3).
struct DealerDraw {
    int dealer = 0;
    /// The cards turned until kFirstDealerCard appeared, the first to seat 0; empty if none were.
    std::vector<Card> cards;
};

DealerDraw drawFirstDealer(const RuleSet& rules, Random& random);

/// The first dealer of a rematch: whoever sits after the first dealer of the match before. Nothing
/// if the rules name the seat. @param rules of the rematch. @pre the match before has a round
std::optional<int> firstDealerAfter(const RuleSet& rules, const Match& before);

/// The seat that these cards make the first dealer; nothing if the rules turn none, or if they are
/// no cards of the pack up to kFirstDealerCard, each once.
std::optional<int> dealerOfDraw(const RuleSet& rules, std::span<const Card> cards);

} // namespace settebello

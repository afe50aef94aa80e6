// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/by_seat.h"
#include "rules/rule_set.h"
#include "rules/scoring.h"

#include <array>
#include <span>
#include <variant>

namespace settebello {

/// No side: where the most is tied, nobody has it.
inline constexpr int kNobody = -1;

/// Who has most of something, without a number, or kNobody. Of the bonus suit most is not all:
/// whoever has all of it has a number.
struct HasMost {
    int side = kNobody;
    bool operator==(const HasMost&) const = default;
};

/// How many cards each side has.
using CardCounts = BySide<int>;

/// What people say of an item that sides are compared by: nothing yet, who has most, or numbers.
/// What is not said may follow from `RoundFacts::owned`.
using Comparison = std::variant<std::monostate, HasMost, CardCounts>;

/// What people at a real table say about a round's piles instead of listing every card.
struct RoundFacts {
    BySide<CardSet> owned{}; ///< cards known to be in a side's pile
    CardSet left;            ///< cards known to be in nobody's
    Comparison cards;
    Comparison suit;  ///< of the bonus suit
    Comparison prime; ///< never numbers

    /// @pre an item that sides are compared by: cards, suit or prime.
    Comparison& operator[](ScoringItem item);
    const Comparison& operator[](ScoringItem item) const;
    bool operator==(const RoundFacts&) const = default;
};

/// The tally from which each side's value of each item follows.
using ItemTallies = std::array<BySide<Tally>, kScoringItemCount>;

/// The tallies of whole piles: one for all items.
ItemTallies talliesOfPiles(std::span<const Tally> tallies);

/// The tallies that facts stand for: piles in which, for each item, what the facts say of it is
/// true.
/// @param made sweeps and points of declarations, one per side; piles are ignored.
ItemTallies talliesOfFacts(const RuleSet& rules, const RoundFacts& facts,
                           std::span<const Tally> made);

/// The engine's points of such tallies.
PointsBySide scoreTallies(const RuleSet& rules, const ItemTallies& tallies);

/// The side with the whole bonus suit, where that wins the match (rules.md §5); else kNobody.
int wholeSuitSide(const RuleSet& rules, const ItemTallies& tallies);

/// True if nothing that is not entered yet can change an item's points.
bool isDecided(const RuleSet& rules, const RoundFacts& facts, ScoringItem item);

/// The cards whose owners points of single sides still depend on, such as the settebello.
CardSet ownersNeeded(const RuleSet& rules, const RoundFacts& facts);

/// The cards whose owners may still change who has the prime; none once that is decided.
CardSet primeOwnersNeeded(const RuleSet& rules, const RoundFacts& facts);

/// True if the facts decide the whole round.
bool decideRound(const RuleSet& rules, const RoundFacts& facts);

/// How many cards a side can have.
struct CountRange {
    int fewest = 0;
    int most = 0;
};

/// The range for an item that is compared by numbers, with what is owned. @param before the numbers
/// of the sides before this one. @pre the item is cards or suit.
CountRange countRange(const RuleSet& rules, const RoundFacts& facts, ScoringItem item, int side,
                      const CardCounts& before);

/// True if such piles are possible: every card has one owner, and the numbers fit.
bool arePossible(const RuleSet& rules, const RoundFacts& facts);

} // namespace settebello

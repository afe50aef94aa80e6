// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "cards/pack.h"
#include "rules/rule_set.h"

#include <bit>

namespace settebello {

/// What a side has to score with.
struct Tally {
    CardSet pile;
    int sweeps = 0;       ///< that count
    int declarations = 0; ///< points already won by declaring
    bool operator==(const Tally&) const = default;
};

/// The best prime of a pile by the rule set's scale, in half points (a seven is 42, or 14 in
/// `halves`); −1 if the pile cannot compete because a suit is missing and primieraNeedsFourSuits.
int primieraHalves(const RuleSet& rules, CardSet pile);

/// The card of each suit that counts most in the primiera; the lowest of equal ones.
CardSet primieraCards(const RuleSet& rules, CardSet pile);

/// The cards of a pile that count for the prime: those of the primiera, or its sevens and sixes.
CardSet primeCards(const RuleSet& rules, CardSet pile);

/// A number that orders piles by the rule set's prime: more is better, −1 cannot compete. Adding
/// cards to a pile never lowers it. @pre scoring.prime is not `none`.
int primeRank(const RuleSet& rules, CardSet pile);

/// The bonus suit's cards that the pack has.
constexpr CardSet bonusCards(const RuleSet& rules) {
    return CardSet::ofSuit(rules.bonusSuit()) & Pack::contents(rules.pack.cards);
}

/// How long the unbroken run ace, two, three … of the bonus suit is, 0 … 10.
inline int runFromAce(const RuleSet& rules, CardSet pile) {
    return std::countr_one(pile.ranksOf(rules.bonusSuit()));
}
/// How long the unbroken run king, horse, jack … of the bonus suit is, 0 … 10.
inline int runFromKing(const RuleSet& rules, CardSet pile) {
    // The king moved to the highest bit of all.
    return std::countl_one(pile.ranksOf(rules.bonusSuit()) << (32 - kRankCount));
}

/// True if the pile holds every card of the bonus suit that the pack has.
inline bool holdsWholeSuit(const RuleSet& rules, CardSet pile) {
    return pile.containsAll(bonusCards(rules));
}

} // namespace settebello

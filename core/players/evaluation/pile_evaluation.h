// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/position/duel.h"

#include <array>
#include <vector>

namespace settebello {

/// What the piles of a two-player round promise before it is over, item by item of its rule set: of
/// every card in no pile it is supposed that either side gets it as likely as the other. Whole
/// numbers throughout, so that every machine reckons alike. Knows every rule set by asking the
/// scoring.
class PileEvaluation {
public:
    /// One point of the round; all values are in these.
    static constexpr int kPoint = 1000;

    explicit PileEvaluation(const RuleSet& rules);

    /// Points to be expected at the end, sweeps and declarations so far included: first side's
    /// minus second side's. With every card in a pile it is the score, but for the prime where both
    /// sides lack a suit.
    int standing(const std::array<Tally, 2>& tallies) const;

private:
    /// Of one suit by who has which of its cards: see place().
    struct Prime {
        int mean = 0;     ///< of the first side's best card minus the second's
        int variance = 0; ///< of the same
    };
    void fillBonus();
    void fillPrime();
    void fillCards();
    static std::size_t place(CardSet first, CardSet second, int suit);
    int primeStanding(CardSet first, CardSet second) const;

    RuleSet m_rules;
    CardSet m_scoringCards;     ///< of other suits, that score by themselves
    std::vector<int> m_bonus;   ///< items that hang on the bonus suit alone
    std::vector<Prime> m_prime; ///< by place()
    std::vector<int> m_cards;   ///< by lead and cards in no pile
    std::array<int, 1024> m_likelihood{};
};

} // namespace settebello

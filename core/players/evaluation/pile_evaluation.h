// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/position/position.h"

#include <array>
#include <vector>

namespace settebello {

/// Values the piles of a round between two players before it is over, item by item of its rule set,
/// as if either side were equally likely to get each card that is in no pile. Whole numbers
/// throughout, so that every machine gets the same. Knows every rule set by asking the scoring.
class PileEvaluation {
public:
    /// One point of the round; all values are in these.
    static constexpr int kPoint = 1000;

    /// @pre rules.sides() is 2.
    explicit PileEvaluation(const RuleSet& rules);

    /// The points expected at the end, sweeps and declarations so far included: by how many the
    /// first side will be ahead of the second, with fewer where the fewest win. With every card in
    /// a pile it is the score, except for the prime where both sides lack a suit.
    int standing(const Position& position) const;

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
    int groupStanding(CardSet first, CardSet second) const;
    int furtherStanding(const Position& position) const;
    int primeStanding(CardSet first, CardSet second) const;

    RuleSet m_rules;
    CardSet m_scoringCards; ///< of other suits, that score by themselves
    std::vector<CardGroup> m_groups;
    std::vector<int> m_bonus;   ///< items that depend on the bonus suit alone
    std::vector<Prime> m_prime; ///< by place()
    std::vector<int> m_cards;   ///< by lead and cards in no pile
    std::array<int, 1024> m_likelihood{};
};

} // namespace settebello

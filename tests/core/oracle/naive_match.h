// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "naive_round.h"

#include <vector>

namespace settebello::naive {

/// How a match stands after a round, by the book (rules.md §7).
class NaiveMatch {
public:
    explicit NaiveMatch(const RuleSet& rules);

    /// A round was played to its end.
    void addRound(const NaiveRound& round);
    /// A seat claims to have reached the target in the middle of a round.
    void claim(const NaiveRound& round, int seat);

    const std::vector<int>& scores() const { return m_scores; }
    bool over() const { return !m_by.empty(); }
    /// "points", "wholeSuit", "calledOut" or "falseClaim"; empty if the match goes on.
    const std::string& by() const { return m_by; }
    /// The side that has won; of a false claim any side but the claimer's may have.
    int winner() const { return m_winner; }
    bool isDouble() const;

private:
    RuleSet m_rules;
    std::vector<int> m_scores;
    std::string m_by;
    int m_winner = -1;
};

} // namespace settebello::naive

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "naive_round.h"

#include <vector>

namespace settebello::naive {

/// The state of a match after a round (rules.md §7).
class NaiveMatch {
public:
    explicit NaiveMatch(const RuleSet& rules);

    /// Scores a round that was played to its end.
    void addRound(const NaiveRound& round);
    /// Takes a claim made in the middle of a round.
    void claim(const NaiveRound& round, int seat);

    const std::vector<int>& scores() const { return m_scores; }
    bool over() const { return !m_by.empty(); }
    /// "points", "wholeSuit", "calledOut" or "falseClaim"; empty if the match goes on.
    const std::string& by() const { return m_by; }
    /// The side that has won; of a false claim any side but the claimer's may have.
    int winner() const { return m_winner; }
    bool isDouble() const;

private:
    /// Adds the points of some items for all sides at once.
    void mark(const NaiveRound& round, const std::vector<std::string>& items);

    RuleSet m_rules;
    std::vector<int> m_scores;
    std::string m_by;
    int m_winner = -1;
};

} // namespace settebello::naive

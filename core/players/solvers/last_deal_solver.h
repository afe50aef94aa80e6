// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/evaluation/duel_evaluation.h"
#include "players/position/position.h"
#include "players/solvers/greedy_best_response.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace settebello {

/// Solves a round between two players before its last packet is dealt: the mean over every way to
/// deal it. Values are points in PileEvaluation::kPoint, and meaningless once the budget of the
/// rules is spent. Not thread-safe.
class LastDealSolver {
public:
    /// @param rules, evaluation must outlive this.
    LastDealSolver(PositionRules& rules, const DuelEvaluation& evaluation);

    /// The expected points at the end of the round, the side's minus the other's, if both play
    /// perfectly. @pre eight or fewer cards are hidden in the position.
    double value(const Position& position, int side);
    /// The value if the other player plays as GreedyPlayer does, and the side makes the most of it.
    /// @pre as for value().
    double valueAgainstGreedy(const Position& position, int side);

    /// Forgets the positions met before. They save work; the values are the same.
    void forget() { m_values.clear(); }

private:
    template <typename Value>
    double meanOverDeals(const Position& position, std::uint64_t purpose, const Value& value);
    int solve(Position& position, int low, int high, std::size_t depth);

    PositionRules& m_rules;
    const DuelEvaluation& m_evaluation;
    std::array<std::vector<Play>, kCardCount> m_plays; ///< by depth
    GreedyBestResponse m_greedy;
    std::unordered_map<std::uint64_t, double> m_values; ///< of positions met before
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/deadline.h"
#include "players/evaluation/match_chance.h"
#include "players/evaluation/pile_evaluation.h"
#include "players/position/position.h"

#include <array>
#include <vector>

namespace settebello {

/// Searches a round between two players without a stock, both hands open, by alpha-beta: its value
/// if both play perfectly, for the points or for the match. Exact unless cut off.
class DuelSolver {
public:
    /// What is played for.
    enum class Aim {
        Points, ///< the difference of the round's points, in PileEvaluation::kPoint; see kMatchWon
        Chance  ///< the chance of winning the match, in millionths
    };
    /// The difference that winning the match by the whole suit counts as.
    static constexpr int kMatchWon = 100 * PileEvaluation::kPoint;
    static constexpr int kCertain = 1'000'000; ///< Aim::Chance: the match is won

    /// @param rules, chance, piles of the round's rule set; must outlive this. @param scores match
    /// points before this round. @param piles may be null if value() never stops before the end.
    /// @pre there are two players.
    DuelSolver(PositionRules& rules, const MatchChance& chance, const MatchChance::Scores& scores,
               const PileEvaluation* piles = nullptr);

    /// The value for a side. @param depth how many plays to look ahead. If that is not to the end,
    /// the piles are evaluated there; for Aim::Points alone. @pre the position has no stock.
    int value(const Position& position, int side, Aim aim, int depth = kCardCount);

    /// The value of a round. @pre it is over.
    int finalValue(const Position& position, int side, Aim aim) const;

    /// From now on value() gives up, with a meaningless result, after this many positions, once the
    /// deadline has passed or the budget of the rules is spent. @param deadline must outlive this.
    void limit(long positions, const Deadline& deadline);
    bool gaveUp() const { return m_left <= 0; }

private:
    int search(Position& position, int low, int high, int depth);
    bool outOfBudget();
    void orderPlays(const Position& position, std::vector<Play>& plays);

    PositionRules& m_rules;
    const PileEvaluation* m_piles;
    const MatchChance& m_chance;
    MatchChance::Scores m_scores;
    Aim m_aim = Aim::Points;
    long m_left = 1;
    const Deadline* m_deadline = nullptr;
    std::array<std::vector<Play>, kCardCount + 1> m_plays; ///< by depth, reused
    std::vector<int> m_promises;                           ///< of the plays being ordered
};

} // namespace settebello

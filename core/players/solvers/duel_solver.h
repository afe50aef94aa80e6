// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/deadline.h"
#include "players/evaluation/match_chance.h"
#include "players/evaluation/pile_evaluation.h"
#include "players/position/duel.h"

#include <array>
#include <vector>

namespace settebello {

/// Looks through a round of two players whose stock is empty, both hands open, by alpha-beta: what
/// it is worth if both play as well as can be. Exact unless cut off.
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

    /// @param chance and worth of the rules of the round; must outlive this. @param scores match
    /// points before this round. @param worth only where value() does not look to the end.
    DuelSolver(const RuleSet& rules, const MatchChance& chance, const MatchChance::Scores& scores,
               const PileEvaluation* worth = nullptr);

    /// The value for a side. @param duel with an empty stock. @param depth plays looked ahead; if
    /// not to the end, for Aim::Points alone: then the worth of the piles stands for the rest.
    int value(const Duel& duel, int side, Aim aim, int depth = kCardCount);

    /// The value of a round that is over.
    int finalValue(const Duel& duel, int side, Aim aim) const;

    /// From now on value() gives up, with an answer that means nothing, once it has looked at so
    /// many positions or the deadline has passed, which must outlive this.
    void limit(long positions, const Deadline& deadline);
    bool gaveUp() const { return m_left <= 0; }

private:
    int search(const Duel& duel, int low, int high, int depth);
    void orderPlays(const Duel& duel, std::vector<Play>& plays) const;

    RuleSet m_rules;
    const PileEvaluation* m_worth;
    const MatchChance& m_chance;
    MatchChance::Scores m_scores;
    Aim m_aim = Aim::Points;
    long m_left = 1;
    const Deadline* m_deadline = nullptr;
    std::array<std::vector<Play>, kCardCount + 1> m_plays; ///< by depth, to be used again
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/evaluation/match_chance.h"
#include "players/position/position.h"

#include <array>
#include <vector>

namespace settebello {

/// Evaluates the end of a round at a match score: the chance to win the match, also on a scale of
/// points for searches that use those. Between more than two sides the points count: own minus the
/// mean of the others.
class MatchEvaluation {
public:
    /// @param rules must outlive this. @param scores match points before the round, by side.
    MatchEvaluation(const PositionRules& rules, const MatchChance::Scores& scores);

    /// The chance of a side to win the match after a round that is over. @param points those of the
    /// round, PositionRules::points().
    double chance(const BySide<int>& points, int side) const;
    /// Likely points by side of a round, given only how far one side will be ahead
    /// (Objective::lead()).
    /// @param now the round so far.
    BySide<int> pointsOfDifference(const Position& now, int difference, int side) const;

    /// What a search maximises, of about the size of points: more for a better chance.
    double value(const BySide<int>& points, int side) const;

private:
    double tabled(int own, int other) const;

    const PositionRules& m_rules;
    MatchChance::Scores m_scores;
    std::vector<float> m_chances; ///< of side 0 of two, by its points and those of side 1
    double m_even = 0;            ///< the chance after an even round
    double m_pointsAChance = 0;   ///< points that are equivalent to a chance of 1
};

} // namespace settebello

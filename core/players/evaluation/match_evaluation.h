// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/evaluation/match_chance.h"
#include "players/position/position.h"

#include <array>
#include <vector>

namespace settebello {

/// What the end of a round is worth at a match score, for searches through open rounds: the chance
/// to win the match, also as a number of points for those who reckon in points. Between more than
/// two sides a point is worth a point.
class MatchEvaluation {
public:
    /// @param rules outlives this. @param scores match points before the round, by side.
    MatchEvaluation(const PositionRules& rules, const MatchChance::Scores& scores);

    /// The chance of a side to win the match after a round that is over. @param points those of the
    /// round, PositionRules::points().
    double chance(const std::array<int, kMaxSeats>& points, int side) const;
    /// About the points that a round will bring of which only the difference is known that a side
    /// is going to make. @param now the round as it is.
    std::array<int, kMaxSeats> pointsOfDifference(const Position& now, int difference,
                                                  int side) const;

    /// What it is to be played for, of about the size of points: more for a better chance.
    double worth(const std::array<int, kMaxSeats>& points, int side) const;

private:
    double tabled(int own, int other) const;

    const PositionRules& m_rules;
    MatchChance::Scores m_scores;
    std::vector<float> m_chances; ///< of side 0 of two, by its points and those of side 1
    double m_even = 0;            ///< the chance after an even round
    double m_pointsAChance = 0;   ///< how many points go to a whole chance
};

} // namespace settebello

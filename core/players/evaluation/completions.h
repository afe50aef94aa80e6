// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "players/evaluation/match_evaluation.h"
#include "players/position/position.h"

#include <array>

namespace settebello {

/// Evaluates a round before it is over by a few random ways to divide the rest of its cards among
/// the sides. The same ways are used until the next draw, so that positions that follow from
/// different plays are compared as if the rest of the round went the same. Knows every rule set by
/// asking for its points. Allocates nothing.
class Completions {
public:
    /// What a side may expect.
    struct Value {
        double value = 0;      ///< MatchEvaluation::value()
        double difference = 0; ///< PositionRules::difference()
    };

    /// @param rules, evaluation must outlive this.
    Completions(const PositionRules& rules, const MatchEvaluation& evaluation);

    /// Draws new ways.
    void draw(Random& random);

    /// The mean over these ways; of a round that is over, its outcome.
    Value valueOf(const Position& position, int side) const;

private:
    static constexpr int kWays = 6;

    Value outcome(const Position& position, int side) const;

    const PositionRules& m_rules;
    const MatchEvaluation& m_evaluation;
    std::array<BySide<CardSet>, kWays> m_ways{};
};

} // namespace settebello

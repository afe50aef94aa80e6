// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/evaluation/evaluation_weights.h"
#include "players/evaluation/pile_evaluation.h"
#include "players/position/position.h"

#include <array>
#include <cstddef>

namespace settebello {

/// Evaluates a round between two players with a stock, the hands unknown: what the piles are worth
/// (PileEvaluation) and what the table offers to the seat that plays next. Values are points in
/// PileEvaluation::kPoint. Not thread-safe.
class DuelEvaluation {
public:
    /// @param rules must outlive this.
    explicit DuelEvaluation(PositionRules& rules);

    PositionRules& rules() { return m_rules; }

    /// By how many points the side is expected to be ahead at the end of the round. Of the hands
    /// only the number of cards counts.
    /// @param inHands cards in both hands, 0 between packets; the seat that plays next has as many
    /// as the other or one more. @param stock cards not dealt. @pre inHands + stock ≥ 6
    double value(const Position& position, int side, int inHands, int stock);

    /// The inputs of value(), from the view of the seat to play, one for each column of
    /// kEvaluationWeights.
    using Features = std::array<double, kFeatureCount>;
    /// @param inHands as for value().
    Features features(const Position& position, int inHands);
    /// The row of kEvaluationWeights that applies.
    struct Stage {
        std::size_t packets = 0; ///< to come, less one
        std::size_t played = 0;  ///< cards of this packet
    };
    /// @param inHands, stock as for value().
    static Stage stage(int inHands, int stock);

    /// Of the piles alone: the round's final points once every card is in one.
    int standing(const Position& position, int side) const;

private:
    int swing(const Position& position) const;
    double gain(const Position& position, CardSet hidden, int cards);

    PositionRules& m_rules;
    PileEvaluation m_piles;
};

} // namespace settebello

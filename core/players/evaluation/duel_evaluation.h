// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/evaluation/evaluation_weights.h"
#include "players/evaluation/pile_evaluation.h"
#include "players/position/position.h"
#include "players/solvers/greedy_best_response.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace settebello {

/// Evaluates a round between two players with a stock, the hands unknown: what the piles are worth
/// (PileEvaluation) and what the table offers to the seat that plays next. Values are points in
/// PileEvaluation::kPoint. Not thread-safe.
class DuelEvaluation {
public:
    /// @param rules must outlive this.
    explicit DuelEvaluation(PositionRules& rules);

    PositionRules& rules() { return m_rules; }

    /// The expected points at the end of the round: the side's minus the other's. Of the hands only
    /// the number of cards counts.
    /// @param inHands cards in both hands, 0 between packets; the seat that plays next has as many
    /// as the other or one more. @param stock cards not dealt, with inHands at least 6.
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

    /// The same between the last two packets, exactly: the mean over every way to deal the last
    /// one, after which both play perfectly. @param position with eight or fewer hidden cards.
    double beforeLastPacket(const Position& position, int side);
    /// The same if the other player plays as GreedyPlayer does, and the side makes the most of it.
    double beforeLastPacketOfGreedy(const Position& position, int side);

    /// Of the piles alone: the round's final points once every card is in one.
    int standing(const Position& position, int side) const;

private:
    int swing(const Position& position) const;
    double gain(const Position& position, CardSet hidden, int cards);
    template <typename Value>
    double meanOverDeals(const Position& position, std::uint64_t purpose, const Value& value);
    int solve(Position& position, int low, int high, std::size_t depth);

    PositionRules& m_rules;
    PileEvaluation m_piles;
    std::array<std::vector<Play>, kCardCount> m_plays; ///< by depth
    GreedyBestResponse m_greedy;
    std::unordered_map<std::uint64_t, double> m_ends; ///< of positions met before the last packet
};

} // namespace settebello

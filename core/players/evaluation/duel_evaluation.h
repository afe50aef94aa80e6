// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/evaluation/evaluation_weights.h"
#include "players/evaluation/pile_evaluation.h"
#include "players/position/duel.h"
#include "players/solvers/greedy_best_response.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace settebello {

/// What a round of two players promises, with the hands unknown: what the piles do
/// (PileEvaluation), and what the table does for the seat that plays next. Values are points in
/// PileEvaluation::kPoint.
class DuelEvaluation {
public:
    explicit DuelEvaluation(const RuleSet& rules);

    const RuleSet& rules() const { return m_rules; }

    /// Expected points at the end of the round: the side's minus the other's. Of the hands only the
    /// number of cards counts.
    /// @param inHands cards in both hands, 0 between packets; who plays next has as many as the
    /// other or one more. @param stock cards not dealt, with inHands at least 6.
    double value(const Duel& duel, int side, int inHands, int stock);

    /// What value() goes by, seen by the seat to play; evaluation_weights.h says what each is
    /// worth.
    using Features = std::array<double, kFeatureCount>;
    Features features(const Duel& duel, int inHands);
    /// Which weights count there.
    struct Place {
        std::size_t packets = 0; ///< to come, less one
        std::size_t played = 0;  ///< cards of this packet
    };
    static Place place(int inHands, int stock);

    /// The same between the last two packets, exactly: the mean over every way to deal the last
    /// one, in which both then play as well as can be. @param duel with eight or fewer hidden
    /// cards.
    double beforeLastPacket(const Duel& duel, int side);
    /// The same if the other of the two plays as GreedyPlayer does: what the side makes of that.
    double beforeLastPacketOfGreedy(const Duel& duel, int side);

    /// Of the piles alone. The round's final points once every card is in one.
    int standing(const Duel& duel, int side) const;

private:
    int swing(const Duel& duel) const;
    double gain(const Duel& duel, CardSet hidden, int cards);
    template <typename Worth>
    double meanOverDeals(const Duel& duel, std::uint64_t purpose, const Worth& worth);
    int playOpen(const Duel& duel, int low, int high, std::size_t depth);

    RuleSet m_rules;
    PileEvaluation m_worth;
    std::vector<CardSet> m_captures;
    std::array<std::vector<Play>, kCardCount> m_plays; ///< by depth
    GreedyBestResponse m_greedy;
    std::unordered_map<std::uint64_t, double> m_ends; ///< of positions met before the last packet
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/evaluation/match_chance.h"

#include <array>
#include <vector>

namespace settebello {

/// The chance to win the match from the points that a round is expected to bring, for two players
/// while the round is being played: how much it may still turn out otherwise was measured between
/// equal players, by how many packets are to come. A table made once a question.
class ChanceFromPoints {
public:
    /// For the seat and the score of this view. @param match of the view's rules.
    /// @pre two players.
    void read(const MatchChance& match, const PlayerView& view);

    /// @param points own minus the other's, expected at the round's end. @param cardsToCome in
    /// hands and stock together, at most as many as when read(). @return 0 … 1. @pre read().
    double expecting(double points, int cardsToCome) const;

private:
    static constexpr std::size_t kPacketsToCome = 7;

    std::array<std::vector<double>, kPacketsToCome> m_chances; ///< each by steps of points
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/evaluation/match_chance.h"

#include <array>
#include <vector>

namespace settebello {

/// The chance to win the match, for two players, from the points that the round in play is expected
/// to bring. How far its outcome may still deviate was measured between equal players, by the
/// number of packets to come. A table filled once for each question.
class ChanceFromPoints {
public:
    /// For the seat and the score of this view. @param match of the view's rules.
    /// @pre two players.
    void read(const MatchChance& match, const PlayerView& view);

    /// @param points by which the side is expected to be ahead at the round's end. @param
    /// cardsToCome in hands and stock together. @return 0 … 1. @pre read() was called, with as many
    /// cards to come or more.
    double expecting(double points, int cardsToCome) const;

private:
    static constexpr std::size_t kPacketsToCome = 7;

    std::array<std::vector<double>, kPacketsToCome> m_chances; ///< each by steps of points
};

} // namespace settebello

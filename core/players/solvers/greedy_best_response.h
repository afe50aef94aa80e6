// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/position/position.h"
#include "support/contract.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace settebello {

/// A round between two players without a stock, both hands open, against somebody who plays like
/// GreedyPlayer: how much more can be won from that player than against perfect play. Not
/// thread-safe.
class GreedyBestResponse {
public:
    /// @param rules must outlive this.
    explicit GreedyBestResponse(PositionRules& rules)
        : m_rules(rules) {}

    /// The most that a side reaches; meaningless once the rules' budget is spent. @param position
    /// is as before afterwards. @param terminalValue int(const Position&), of a round that is over,
    /// to that side. @pre the position has no stock.
    template <typename TerminalValue>
    int bestValue(Position& position, int side, const TerminalValue& terminalValue) {
        SETTEBELLO_ASSERT(position.stock == 0);
        if (position.over) {
            return terminalValue(position);
        }
        if (m_rules.isSpent()) {
            return 0;
        }
        const std::vector<Play>& plays = legalPlays(position);
        const auto valueOf = [&](const Play& play) {
            const auto undo = m_rules.make(position, play);
            const int value = bestValue(position, side, terminalValue);
            m_rules.unmake(position, undo);
            return value;
        };
        if (position.turn != side) {
            return valueOf(greedyPlay(position, plays));
        }
        int best = std::numeric_limits<int>::min();
        for (const Play& play : plays) {
            best = std::max(best, valueOf(play));
        }
        return best;
    }

private:
    const std::vector<Play>& legalPlays(const Position& position);
    const Play& greedyPlay(const Position& position, const std::vector<Play>& plays);

    PositionRules& m_rules;
    std::array<std::vector<Play>, kCardCount + 1> m_plays; ///< by cards in both hands
    std::vector<CardSet> m_captures;
};

} // namespace settebello

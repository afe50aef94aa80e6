// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/position/duel.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace settebello {

/// A round of two players whose stock is empty, both hands open, against somebody who plays as
/// GreedyPlayer does: what can be had of him beyond what is certain. Not to be shared by threads.
class GreedyBestResponse {
public:
    /// @param rules outlives this.
    explicit GreedyBestResponse(const RuleSet& rules)
        : m_rules(rules) {}

    /// The most that a side reaches. @param duel with an empty stock. @param terminalValue what a
    /// round that is over is worth to that side, as a whole number.
    template <typename TerminalValue>
    int most(const Duel& duel, int side, const TerminalValue& terminalValue) {
        if (duel.handsEmpty() || duel.wholeSuitSide >= 0) {
            Duel end = duel;
            if (duel.handsEmpty()) {
                end.takeLeftovers(m_rules);
            }
            return terminalValue(end);
        }
        const std::vector<Play>& plays = look(duel);
        if (duel.turn != side) {
            return most(after(duel, greedyChoice(duel, plays)), side, terminalValue);
        }
        int best = std::numeric_limits<int>::min();
        for (const Play& play : plays) {
            best = std::max(best, most(after(duel, play), side, terminalValue));
        }
        return best;
    }

private:
    const std::vector<Play>& look(const Duel& duel);
    const Play& greedyChoice(const Duel& duel, const std::vector<Play>& plays);
    Duel after(const Duel& duel, const Play& play) const;

    const RuleSet& m_rules;
    std::array<std::vector<Play>, kCardCount + 1> m_plays; ///< by cards in both hands
    std::vector<CardSet> m_captures;
};

} // namespace settebello

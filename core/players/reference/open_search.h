// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/round.h"
#include "players/policy/playout_policy.h"

#include <array>
#include <vector>

namespace settebello {

/// The value of a play if everybody sees all cards: alpha-beta search over the plays of this
/// packet, as many plays deep as the budget allows, followed by a greedy playout; exact where the
/// search reaches the end of the round. More than two sides are searched as one against all the
/// others.
class OpenSearch {
public:
    explicit OpenSearch(const RuleSet& rules)
        : m_policy(rules, 0) {}

    /// The points ahead (points_ahead.h) of the side to play after that play.
    /// @param ways the most continuations to look at.
    int value(const Round& round, const Play& play, int ways);

private:
    static constexpr int kInfinite = 1000;

    int affordableDepth(const Round& round, int most);
    int search(const Round& round, int alpha, int beta, int depth, std::size_t ply);
    int playedOut(const Round& round);

    PlayoutPolicy m_policy;
    Random m_unused{0}; ///< the policy draws no random number at 0 %
    int m_waysLeft = 0;
    int m_side = 0;                                    ///< whose points are maximised
    std::array<std::vector<Play>, kCardCount> m_plays; ///< by ply, so that nothing is allocated
};

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/item_difference.h"

#include "analysis/likely_worlds.h"
#include "players/policy/playout_policy.h"
#include "rules/objective.h"
#include "rules/scoring.h"
#include "rules/scoring_items.h"

#include <algorithm>
#include <cmath>

namespace settebello {

int leadIn(ScoringItem item, const PointsBySide& points, const PlayerView& view) {
    int lead = 0;
    for (int side = 0; side < view.rules.sides(); ++side) {
        lead += (side == view.side() ? 1 : -1) * points[side][item];
    }
    return Objective(view.rules).worth(lead);
}

Estimated ItemDifference::mean() const {
    if (m_worlds < 2) {
        return {static_cast<double>(m_sum), 0};
    }
    const double mean = static_cast<double>(m_sum) / m_worlds;
    const double variance = std::max(0.0, m_squares - m_sum * mean) / (m_worlds - 1);
    return {mean, std::sqrt(variance / m_worlds)};
}

ItemDifferences itemDifferences(const PlayerView& view, const Decision& best, const Decision& other,
                                int worlds) {
    const PlayoutPolicy policy(view.rules, PlayoutPolicy::kNoneAtRandom);
    ItemDifferences differences{};
    forLikelyWorlds(view, worlds, [&](const Round& world, const Random& same) {
        const auto pointsAfter = [&](const Decision& decision) {
            Round round = world;
            Random each = same;
            round.apply(decision);
            policy.playOut(round, each);
            return round.points();
        };
        const PointsBySide after = pointsAfter(best);
        const PointsBySide instead = pointsAfter(other);
        for (const ScoringItemInfo& info : kScoringItems) {
            differences[info.item].add(leadIn(info.item, after, view) -
                                       leadIn(info.item, instead, view));
        }
    });
    return differences;
}

} // namespace settebello

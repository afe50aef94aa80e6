// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/item_difference.h"

#include "analysis/option_values.h"
#include "players/beliefs/hand_inference.h"
#include "players/beliefs/world_sampler.h"
#include "players/policy/playout_policy.h"
#include "rules/objective.h"
#include "rules/scoring.h"
#include "rules/scoring_items.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace settebello {

namespace {

constexpr int kNoneAtRandom = 0;

/// What a side has of an item more than all others together.
int leadIn(ScoringItem item, const PointsBySide& points, const PlayerView& view) {
    int lead = 0;
    for (int side = 0; side < view.rules.sides(); ++side) {
        lead += (side == view.side() ? 1 : -1) * points[side][item];
    }
    return Objective(view.rules).worth(lead);
}

/// Draws worlds in which nobody holds what they would have used before, as people expect.
class LikelyWorlds {
public:
    explicit LikelyWorlds(const PlayerView& view)
        : m_worlds(view)
        , m_seat(view.seat) {
        if (view.phase == Phase::Playing) { // otherwise nobody has played from this packet
            m_inference.emplace(view);
        }
    }

    /// The first such world, or after many draws the one with the fewest cards that nobody expects.
    Round draw(Random& random) {
        constexpr int kMostDraws = 100;
        Round likely = m_worlds.draw(random);
        int least = unexpected(likely);
        for (int i = 1; i < kMostDraws && least > 0; ++i) {
            const Round& world = m_worlds.draw(random);
            const int cards = unexpected(world);
            if (cards < least) {
                likely = world;
                least = cards;
            }
        }
        return likely;
    }

private:
    int unexpected(const Round& world) const {
        int cards = 0;
        for (int seat = 0; m_inference && seat < world.rules().table.players; ++seat) {
            if (seat != m_seat) {
                cards += (world.hand(seat) - m_inference->mayHold(seat)).size();
            }
        }
        return cards;
    }

    WorldSampler m_worlds;
    std::optional<HandInference> m_inference;
    int m_seat;
};

} // namespace

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
    const PlayoutPolicy policy(view.rules, kNoneAtRandom);
    Random random(seedOf(view));
    LikelyWorlds likely(view);
    ItemDifferences differences{};
    for (int i = 0; i < worlds; ++i) {
        const Round world = likely.draw(random);
        const Random same(random.next());
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
    }
    return differences;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/lookahead.h"

#include "players/beliefs/world_sampler.h"
#include "players/deadline.h"
#include "players/policy/playout_policy.h"
#include "players/position/points_ahead.h"
#include "support/contract.h"

namespace settebello {

void addLookahead(const PlayerView& view, const std::vector<Play>& plays,
                  const Attention& attention, int worlds, std::vector<int>& values,
                  const Limits& limits, const StopToken& stop) {
    SETTEBELLO_ASSERT(!plays.empty() && plays.size() == values.size() && worlds >= 1);
    constexpr int kPoint = 100;      // in the units of cardValue
    constexpr int kNoneAtRandom = 0; // nobody is expected to play at random
    const int wanted = limits.iterations > 0 ? limits.iterations : worlds;
    const PlayoutPolicy policy(view.rules, kNoneAtRandom);
    const Deadline deadline(limits.time, stop);
    Random random(attention.bits(Attention::Topic::World, view.moves.size()));
    WorldSampler possible(view);
    std::vector<int> points(plays.size());
    int worldsPlayed = 0;
    do {
        const Round& world = possible.draw(random);
        for (std::size_t i = 0; i < plays.size(); ++i) {
            Round round = world;
            round.applyLegal(plays[i]);
            policy.playOut(round, random);
            points[i] += pointsAhead(round)[view.side()];
        }
        ++worldsPlayed;
    } while (worldsPlayed < wanted && !deadline.passed());
    for (std::size_t i = 0; i < plays.size(); ++i) {
        values[i] += kPoint * points[i] / worldsPlayed;
    }
}

} // namespace settebello

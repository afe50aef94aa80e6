// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/ismcts_player.h"

#include "players/beliefs/world_sampler.h"
#include "players/deadline.h"
#include "players/policy/obvious_decision.h"
#include "players/search/cut_by_playouts.h"

namespace settebello {

std::optional<Decision> IsmctsPlayer::choose(const PlayerView& view, const StopToken& stop) {
    if (const auto plain = obviousDecision(view)) {
        return plain;
    }
    const PlayoutPolicy policy(view.rules, m_options.randomPercent);
    const Deadline deadline(m_options.time, stop);
    if (view.phase == Phase::CutChoice) {
        return cutByPlayouts(view, policy, m_random, m_options.iterations / 2, deadline);
    }
    constexpr int kCheckEvery = 64;
    WorldSampler worlds(view);
    InformationTree tree(m_options.exploration, m_options.iterations);
    for (int i = 0; i < m_options.iterations; ++i) {
        if (i % kCheckEvery == kCheckEvery - 1 && deadline.passed()) {
            break;
        }
        Round world = worlds.draw(m_random);
        tree.iterate(world, policy, m_random);
    }
    return Decision(tree.searched().front().play);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/pimc_player.h"

#include "players/beliefs/world_sampler.h"
#include "players/deadline.h"
#include "players/policy/obvious_decision.h"
#include "players/search/cut_by_playouts.h"

#include <algorithm>

namespace settebello {

std::optional<Decision> PimcPlayer::choose(const PlayerView& view, const StopToken& stop) {
    if (const auto plain = obviousDecision(view)) {
        return plain;
    }
    const Deadline deadline(m_options.time, stop);
    if (view.phase == Phase::CutChoice) {
        const PlayoutPolicy policy(view.rules);
        return cutByPlayouts(view, policy, m_random, m_options.worlds, deadline);
    }
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    std::vector<int> points(plays.size());
    const int ways = m_options.ways / static_cast<int>(plays.size());
    WorldSampler worlds(view);
    OpenSearch search(view.rules);
    for (int i = 0; i < m_options.worlds && (i == 0 || !deadline.passed()); ++i) {
        const Round& world = worlds.draw(m_random);
        for (std::size_t at = 0; at < plays.size(); ++at) {
            points[at] += search.value(world, plays[at], ways);
        }
    }
    const auto best = std::max_element(points.begin(), points.end()) - points.begin();
    return Decision(*(plays.begin() + best));
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/reference/flat_player.h"

#include "players/beliefs/world_sampler.h"
#include "players/deadline.h"
#include "players/policy/obvious_decision.h"
#include "players/position/points_ahead.h"
#include "players/search/cut_by_playouts.h"

#include <algorithm>

namespace settebello {

std::optional<Decision> FlatPlayer::choose(const PlayerView& view, const StopToken& stop) {
    if (const auto plain = obviousDecision(view)) {
        return plain;
    }
    const PlayoutPolicy policy(view.rules);
    const Deadline deadline(m_options.time, stop);
    if (view.phase == Phase::CutChoice) {
        return cutByPlayouts(view, policy, m_random, m_options.worlds, deadline);
    }
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    std::vector<int> points(plays.size());
    const int side = view.side();
    WorldSampler worlds(view);
    for (int i = 0; i < m_options.worlds && (i == 0 || !deadline.passed()); ++i) {
        const Round& world = worlds.draw(m_random);
        for (std::size_t at = 0; at < plays.size(); ++at) {
            Round round = world;
            round.applyLegal(plays[at]);
            policy.playOut(round, m_random);
            points[at] += pointsAhead(round)[side];
        }
    }
    const auto best = std::max_element(points.begin(), points.end()) - points.begin();
    return Decision(*(plays.begin() + best));
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/master_player.h"

#include "players/policy/obvious_decision.h"
#include "players/search/cut_by_playouts.h"

namespace settebello {

namespace {

constexpr int kCutWorlds = 8000;

} // namespace

MasterPlayer::MasterPlayer(std::uint64_t seed, const Limits& limits, std::int64_t work)
    : m_random(seed)
    , m_limits(limits)
    , m_search(m_random.next(), limits, work) {}

std::optional<Decision> MasterPlayer::choose(const PlayerView& view, const StopToken& stop) {
    m_search.work().restart();
    if (const auto plain = obviousDecision(view)) {
        return plain;
    }
    if (view.phase == Phase::CutChoice) {
        PlayoutPolicy policy(view.rules);
        const int worlds = m_limits.iterations > 0 ? m_limits.iterations : kCutWorlds;
        return cutByPlayouts(view, policy, m_random, worlds, &m_search.work());
    }
    return m_search.analyze(view, stop).front().decision;
}

} // namespace settebello

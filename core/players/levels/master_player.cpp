// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/master_player.h"

#include "players/levels/attention.h"
#include "players/policy/obvious_decision.h"
#include "players/search/cut_by_playouts.h"

namespace settebello {

namespace {

constexpr int kCutWorlds = 8000;

std::uint64_t seedFor(std::uint64_t seed, const PlayerView& view) {
    return Attention(seed, view).bits(Attention::Topic::World, view.moves.size());
}

} // namespace

MasterPlayer::MasterPlayer(std::uint64_t seed, const Limits& limits, std::int64_t work)
    : m_seed(seed)
    , m_limits(limits)
    , m_search(seed, limits, work) {}

std::optional<Decision> MasterPlayer::choose(const PlayerView& view, const StopToken& stop) {
    m_search.work().restart();
    if (const auto plain = obviousDecision(view)) {
        return plain;
    }
    if (view.phase == Phase::CutChoice) {
        PlayoutPolicy policy(view.rules);
        const int worlds = m_limits.iterations > 0 ? m_limits.iterations : kCutWorlds;
        Random random(seedFor(m_seed, view));
        return cutByPlayouts(view, policy, random, worlds, Deadline(m_limits.time, stop),
                             &m_search.work());
    }
    return consider(view, stop).front().decision;
}

std::vector<Candidate> MasterPlayer::consider(const PlayerView& view, const StopToken& stop) {
    m_search.reseed(seedFor(m_seed, view));
    return m_search.analyze(view, stop);
}

} // namespace settebello

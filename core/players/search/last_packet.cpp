// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/last_packet.h"

#include "players/search/open_duel.h"
#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kEnoughPositions = 2'000'000;
/// Hands that are searched to the end at once; others deeper and deeper while there is time.
constexpr int kShortPlays = 12;
constexpr int kFirstDepth = 4;

void sortBest(std::vector<Candidate>& candidates) {
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) {
                         return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
                     });
}

} // namespace

LastPacket::LastPacket(const Limits& limits)
    : m_limits(limits) {}

bool LastPacket::covers(const PlayerView& view) {
    return view.rules.table.players == 2 && view.stockSize == 0 && view.phase == Phase::Playing;
}

std::vector<Candidate> LastPacket::weigh(const PlayerView& view, const StopToken& stop) {
    using Aim = OpenDuel::Aim;
    const Duel root(view, view.unseen() | view.shownCards[static_cast<std::size_t>(1 - view.seat)]);
    const MatchChance chance(view.rules);
    OpenDuel open(view.rules, chance, view.scores);

    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.table, plays);
    std::vector<Candidate> candidates;
    candidates.reserve(plays.size());
    for (const Play& play : plays) {
        candidates.push_back({Decision(play), 0, 0, 0});
    }
    const int most = (root.hands[0] | root.hands[1]).size();
    const auto start = std::chrono::steady_clock::now();
    for (int depth = most <= kShortPlays ? most : kFirstDepth; depth <= most; ++depth) {
        if (depth > kFirstDepth &&
            most > kShortPlays) { // the first look is always taken to its end
            open.limit(m_limits.iterations > 0 ? m_limits.iterations : kEnoughPositions, stop);
        }
        std::vector<Candidate> found = candidates;
        for (Candidate& candidate : found) {
            Duel next = root;
            next.apply(view.rules, candidate.decision.play, true);
            candidate.points = open.value(next, view.seat, Aim::Points, depth - 1);
            candidate.chance =
                static_cast<double>(open.value(next, view.seat, Aim::Chance, depth - 1)) /
                OpenDuel::kCertain;
            candidate.weight = depth;
        }
        if (open.gaveUp()) {
            break;
        }
        candidates = found;
        sortBest(candidates);
        const auto spent = std::chrono::steady_clock::now() - start;
        if (m_limits.time.count() > 0 && spent > m_limits.time / 4) {
            break;
        }
    }
    return candidates;
}

} // namespace settebello

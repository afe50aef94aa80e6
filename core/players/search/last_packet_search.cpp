// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/last_packet_search.h"

#include "players/solvers/duel_solver.h"
#include "players/solvers/greedy_best_response.h"
#include "rules/legal_plays.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace settebello {

namespace {

/// Plays to come that are searched to the end at once; more of them deeper and deeper.
constexpr int kShort = 12;
constexpr int kFirstDepth = 4;
constexpr int kPositions = 250'000;

void sortBest(std::vector<Candidate>& candidates) {
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) {
                         return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
                     });
}

Duel openDuel(const PlayerView& view) {
    const auto other = static_cast<std::size_t>(1 - view.seat);
    return {view, view.unseen() | view.shownCards[other]};
}

} // namespace

struct LastPacketSearch::Tools {
    explicit Tools(const RuleSet& its)
        : rules(its)
        , chance(its) {}
    RuleSet rules;
    MatchChance chance;
    std::optional<PileEvaluation> worth; ///< for hands that are not seen through to the end
};

LastPacketSearch::LastPacketSearch(const Limits& limits)
    : m_limits(limits) {}

LastPacketSearch::~LastPacketSearch() = default;

bool LastPacketSearch::covers(const PlayerView& view) {
    return view.rules.table.players == 2 && view.stockSize == 0 && view.phase == Phase::Playing;
}

std::vector<Candidate> LastPacketSearch::analyze(const PlayerView& view, const StopToken& stop) {
    using Aim = DuelSolver::Aim;
    if (!m_tools || m_tools->rules != view.rules) {
        m_tools = std::make_unique<Tools>(view.rules);
    }
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.table, plays);
    std::vector<Candidate> candidates;
    candidates.reserve(plays.size());
    for (const Play& play : plays) {
        candidates.push_back({Decision(play), 0, 0, 0});
    }
    const Duel root = openDuel(view);
    const int toCome = (root.hands[0] | root.hands[1]).size();
    if (toCome > kShort) {
        deepen(view, stop, candidates);
        return candidates;
    }
    DuelSolver open(view.rules, m_tools->chance, view.scores);
    for (Candidate& candidate : candidates) {
        Duel next = root;
        next.apply(view.rules, candidate.decision.play, true);
        candidate.points = open.value(next, view.seat, Aim::Points);
        candidate.points /= PileEvaluation::kPoint;
        candidate.chance = open.value(next, view.seat, Aim::Chance);
        candidate.chance /= DuelSolver::kCertain;
        candidate.weight = toCome;
    }
    sortBest(candidates);
    sortEquals(root, open, candidates);
    return candidates;
}

/// Puts in front, of the plays that are as good as the best against perfect play, the one of which
/// somebody who sees no further than his next capture leaves most: it costs nothing.
void LastPacketSearch::sortEquals(const Duel& root, DuelSolver& open,
                                  std::vector<Candidate>& candidates) {
    const auto end = std::find_if(candidates.begin(), candidates.end(), [&](const auto& its) {
        return its.chance != candidates.front().chance;
    });
    if (end - candidates.begin() < 2) {
        return;
    }
    GreedyBestResponse greedy(m_tools->rules);
    const int seat = root.turn;
    std::vector<std::pair<int, Candidate>> equals;
    for (auto candidate = candidates.begin(); candidate != end; ++candidate) {
        Duel next = root;
        next.apply(m_tools->rules, candidate->decision.play, true);
        const int chance = greedy.most(next, seat, [&](const Duel& over) {
            return open.value(over, seat, DuelSolver::Aim::Chance);
        });
        equals.emplace_back(chance, *candidate);
    }
    std::stable_sort(equals.begin(), equals.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::transform(equals.begin(), equals.end(), candidates.begin(),
                   [](const auto& its) { return its.second; });
}

void LastPacketSearch::deepen(const PlayerView& view, const StopToken& stop,
                              std::vector<Candidate>& candidates) {
    const Deadline deadline(m_limits.time, stop);
    const Duel root = openDuel(view);
    const int toCome = (root.hands[0] | root.hands[1]).size();
    if (!m_tools->worth) {
        m_tools->worth.emplace(view.rules);
    }
    DuelSolver open(view.rules, m_tools->chance, view.scores, &*m_tools->worth);
    for (int depth = kFirstDepth; depth <= toCome; ++depth) {
        if (depth > kFirstDepth) { // the first look is always taken to its end
            open.limit(m_limits.iterations > 0 ? m_limits.iterations : kPositions, deadline);
        }
        std::vector<Candidate> found = candidates;
        for (Candidate& candidate : found) {
            Duel next = root;
            next.apply(view.rules, candidate.decision.play, true);
            candidate.points = open.value(next, view.seat, DuelSolver::Aim::Points, depth - 1);
            candidate.points /= PileEvaluation::kPoint;
            candidate.chance = m_tools->chance.afterLead(view.scores, candidate.points, view.seat);
            candidate.weight = depth;
        }
        if (open.gaveUp()) {
            return;
        }
        candidates = found;
        sortBest(candidates);
    }
}

} // namespace settebello

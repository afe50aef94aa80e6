// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/last_packet_search.h"

#include "players/solvers/duel_solver.h"
#include "players/solvers/greedy_best_response.h"
#include "rules/legal_plays.h"
#include "support/contract.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace settebello {

namespace {

constexpr int kLeastDepth = 2;
constexpr int kFirstDepth = 4;
constexpr int kPositions = 250'000;

void sortBest(std::vector<Candidate>& candidates) {
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) {
                         return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
                     });
}

} // namespace

struct LastPacketSearch::Tools {
    Tools(const RuleSet& ruleSet, WorkBudget* work)
        : rules(ruleSet, work)
        , chance(ruleSet) {}
    PositionRules rules;
    MatchChance chance;
    std::optional<PileEvaluation> piles; ///< for hands that are not searched to the end
};

LastPacketSearch::LastPacketSearch(const Limits& limits, WorkBudget* work)
    : m_limits(limits)
    , m_work(work) {}

LastPacketSearch::~LastPacketSearch() = default;

bool LastPacketSearch::isOpen(const PlayerView& view) {
    return view.rules.table.players == 2 && view.stockSize == 0 && view.phase == Phase::Playing;
}

bool LastPacketSearch::covers(const PlayerView& view) {
    return isOpen(view) && view.rules.pilesOnlyGrow();
}

Position LastPacketSearch::openPosition(const PositionRules& rules, const PlayerView& view) {
    SETTEBELLO_ASSERT(isOpen(view));
    Position position = rules.position(view);
    const int other = 1 - view.seat;
    position.hands[other] = view.unseen() | view.shownCards[other];
    return position;
}

std::vector<Candidate> LastPacketSearch::analyze(const PlayerView& view, const StopToken& stop) {
    SETTEBELLO_ASSERT(covers(view) && view.turn == view.seat);
    if (!m_tools || m_tools->rules.rules() != view.rules) {
        m_tools = std::make_unique<Tools>(view.rules, m_work);
    }
    const Deadline deadline(m_limits.time, stop);
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    std::vector<Candidate> candidates;
    candidates.reserve(plays.size());
    for (const Play& play : plays) {
        candidates.push_back({Decision(play), 0, 0, 0});
    }
    const Position root = openPosition(m_tools->rules, view);
    if (root.cardsInHands() > kSolvedAtOnce || !solve(root, view, deadline, candidates)) {
        deepen(root, view, deadline, candidates);
    }
    return candidates;
}

/// Searches everything to the end, with most of the budget, so that something is left for deepen().
/// @return false if that was not enough; the candidates are then unchanged.
bool LastPacketSearch::solve(const Position& root, const PlayerView& view, const Deadline& deadline,
                             std::vector<Candidate>& candidates) {
    using Aim = DuelSolver::Aim;
    if (m_work != nullptr) {
        constexpr int kPercent = 75;
        m_work->useUpTo(kPercent);
    }
    DuelSolver solver(m_tools->rules, m_tools->chance, view.scores);
    solver.limit(std::numeric_limits<long>::max(), deadline);
    std::vector<Candidate> found = candidates;
    for (Candidate& candidate : found) {
        Position next = root;
        m_tools->rules.make(next, candidate.decision.play);
        candidate.points = solver.value(next, view.seat, Aim::Points);
        candidate.points /= PileEvaluation::kPoint;
        candidate.chance = solver.value(next, view.seat, Aim::Chance);
        candidate.chance /= DuelSolver::kCertain;
        candidate.weight = root.cardsInHands();
    }
    if (m_work != nullptr) {
        constexpr int kAll = 100;
        m_work->useUpTo(kAll);
    }
    if (solver.gaveUp()) {
        return false;
    }
    candidates = std::move(found);
    sortBest(candidates);
    sortEquals(root, solver, candidates);
    return true;
}

/// Of the plays that are best against perfect play, puts those first that a greedy player answers
/// worst: it costs nothing.
void LastPacketSearch::sortEquals(const Position& root, DuelSolver& solver,
                                  std::vector<Candidate>& candidates) {
    const auto end =
        std::find_if(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
            return candidate.chance != candidates.front().chance;
        });
    if (end - candidates.begin() < 2) {
        return;
    }
    GreedyBestResponse greedy(m_tools->rules);
    const int seat = root.turn;
    std::vector<std::pair<int, Candidate>> equals;
    for (auto candidate = candidates.begin(); candidate != end; ++candidate) {
        Position next = root;
        m_tools->rules.make(next, candidate->decision.play);
        const int chance = greedy.bestValue(next, seat, [&](const Position& over) {
            return solver.finalValue(over, seat, DuelSolver::Aim::Chance);
        });
        equals.emplace_back(chance, *candidate);
    }
    if (m_tools->rules.isSpent()) {
        return; // too much to find out
    }
    std::stable_sort(equals.begin(), equals.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::transform(equals.begin(), equals.end(), candidates.begin(),
                   [](const auto& equal) { return equal.second; });
}

/// Looks two plays ahead, then four and more, as far as the budget allows.
void LastPacketSearch::deepen(const Position& root, const PlayerView& view,
                              const Deadline& deadline, std::vector<Candidate>& candidates) {
    if (!m_tools->piles) {
        m_tools->piles.emplace(view.rules);
    }
    DuelSolver solver(m_tools->rules, m_tools->chance, view.scores, &*m_tools->piles);
    std::vector<Candidate> found = candidates;
    searchTo(kLeastDepth, root, view, solver, candidates); // always finished
    for (int depth = kFirstDepth; depth <= root.cardsInHands(); ++depth) {
        const bool isFirst = depth == kFirstDepth;
        const int positions = m_limits.iterations > 0 ? m_limits.iterations : kPositions;
        solver.limit(isFirst ? std::numeric_limits<long>::max() : positions, deadline);
        searchTo(depth, root, view, solver, found);
        if (solver.gaveUp()) {
            return;
        }
        candidates = found;
    }
}

/// Weighs and sorts the candidates, in vain if the solver gives up.
void LastPacketSearch::searchTo(int depth, const Position& root, const PlayerView& view,
                                DuelSolver& solver, std::vector<Candidate>& candidates) {
    for (Candidate& candidate : candidates) {
        Position next = root;
        m_tools->rules.make(next, candidate.decision.play);
        candidate.points = solver.value(next, view.seat, DuelSolver::Aim::Points, depth - 1);
        candidate.points /= PileEvaluation::kPoint;
        candidate.chance = m_tools->chance.afterLead(view.scores, candidate.points, view.seat);
        candidate.weight = depth;
    }
    sortBest(candidates);
}

} // namespace settebello

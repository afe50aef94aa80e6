// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/full_deal_search.h"

#include "players/deadline.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

FullDealSearch::FullDealSearch(std::uint64_t seed, const Options& options, const Limits& limits,
                               WorkBudget* work)
    : m_random(seed)
    , m_options(options)
    , m_limits(limits)
    , m_work(work) {
    if (limits.iterations > 0) {
        m_options.iterations = limits.iterations;
        m_options.worlds = std::min(options.worlds, 1 + limits.iterations / 8);
        m_options.beliefs.exchangesBefore =
            std::min(options.beliefs.exchangesBefore, limits.iterations);
    }
}

FullDealSearch::~FullDealSearch() = default;

void FullDealSearch::reseed(std::uint64_t seed) {
    m_random = Random(seed);
    if (m_tools) {
        m_tools->solver.forget();
    }
}

bool FullDealSearch::covers(const PlayerView& view) {
    return view.phase == Phase::Playing && view.stockSize == 0 && view.rules.pilesOnlyGrow();
}

std::vector<Candidate> FullDealSearch::analyze(const PlayerView& view, const StopToken& stop) {
    SETTEBELLO_ASSERT(covers(view) && view.turn == view.seat);
    if (!m_tools || m_tools->open.rules() != view.rules) {
        m_tools = std::make_unique<Tools>(view.rules, m_work);
    }
    std::vector<Candidate> candidates = growTree(view, stop);
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) {
                         if (a.weight != b.weight) {
                             return a.weight > b.weight;
                         }
                         return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
                     });
    return candidates;
}

std::vector<Candidate> FullDealSearch::growTree(const PlayerView& view, const StopToken& stop) {
    if (m_work != nullptr) { // every answer takes about as long, so the usual one must be quick too
        constexpr int kPercent = 60;
        m_work->useUpTo(kPercent);
    }
    BeliefSampler sampler(view, m_tools->open, m_tools->policies, m_options.beliefs, m_random);
    const MatchEvaluation evaluation(m_tools->open, view.scores);
    FullDealTree tree(m_tools->open, m_tools->policies, m_tools->solver, evaluation,
                      m_options.tree);
    const Deadline deadline(m_limits.time, stop);
    std::vector<SampledWorld> worlds;
    worlds.reserve(static_cast<std::size_t>(m_options.worlds));
    SampledWorld world;
    for (int i = 0; i < m_options.iterations; ++i) {
        constexpr int kCheckEvery = 32;
        if (i % kCheckEvery == kCheckEvery - 1 && (deadline.passed() || m_tools->open.isSpent())) {
            break;
        }
        if (static_cast<int>(worlds.size()) < m_options.worlds) {
            worlds.push_back(sampler.draw(m_random));
            world = worlds.back();
        } else {
            world = worlds[m_random.below(static_cast<std::uint32_t>(worlds.size()))];
        }
        tree.iterate(world, m_random);
    }
    std::vector<Candidate> candidates;
    for (const FullDealTree::Searched& found : tree.searched(sampler.draw(m_random).position)) {
        candidates.push_back(
            {Decision(found.play), found.points, found.chance, static_cast<double>(found.visits)});
    }
    return candidates;
}

} // namespace settebello

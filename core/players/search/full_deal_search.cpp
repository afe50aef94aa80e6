// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/full_deal_search.h"

#include "players/deadline.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

int cardsInHands(const PlayerView& view) {
    int cards = 0;
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        cards += view.handSizes[at(seat)];
    }
    return cards;
}

} // namespace

FullDealSearch::FullDealSearch(std::uint64_t seed, const Options& options, const Limits& limits)
    : m_random(seed)
    , m_options(options)
    , m_limits(limits) {
    if (limits.iterations > 0) {
        const double share = static_cast<double>(limits.iterations) / options.iterations;
        m_options.iterations = limits.iterations;
        m_options.exactWorlds = std::max(1, static_cast<int>(options.exactWorlds * share));
        m_options.worlds = std::min(options.worlds, 1 + limits.iterations / 8);
        m_options.likely.exchangesBefore =
            std::min(options.likely.exchangesBefore, limits.iterations);
    }
}

FullDealSearch::~FullDealSearch() = default;

bool FullDealSearch::covers(const PlayerView& view) {
    return view.phase == Phase::Playing && view.stockSize == 0;
}

std::vector<Candidate> FullDealSearch::weigh(const PlayerView& view, const StopToken& stop) {
    if (!m_tools || m_tools->open.rules() != view.rules) {
        m_tools = std::make_unique<Tools>(view.rules);
    }
    const int cards = cardsInHands(view);
    std::vector<Candidate> candidates;
    if (cards <= m_options.exactCards && view.rules.sides() == 2) {
        candidates = solveWorlds(view, m_options.exactWorlds, stop);
    } else {
        candidates = growTree(view, stop);
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) {
                         if (a.weight != b.weight) {
                             return a.weight > b.weight;
                         }
                         return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
                     });
    return candidates;
}

std::vector<Candidate> FullDealSearch::solveWorlds(const PlayerView& view, int worlds,
                                                   const StopToken& stop) {
    LikelyWorlds likely(view, m_tools->open, m_tools->judge, m_options.likely, m_random);
    const Deadline deadline(m_limits.time, stop);
    const MatchWorth worth(m_tools->open, view.scores);
    const int side = view.side();
    std::vector<Candidate> candidates;
    std::vector<OpenSolver::Solved> solved;
    int done = 0;
    while (done < worlds && (done == 0 || !deadline.passed())) {
        const OpenRound world = likely.draw(m_random);
        m_tools->solver.solvePlays(world, solved);
        if (candidates.empty()) {
            for (const OpenSolver::Solved& its : solved) {
                candidates.push_back({Decision(its.play), 0, 0, 0});
            }
        }
        for (std::size_t i = 0; i < solved.size(); ++i) {
            candidates[i].points += solved[i].difference;
            candidates[i].chance += worth.chanceOfDifference(world, solved[i].difference, side);
        }
        ++done;
    }
    for (Candidate& candidate : candidates) {
        candidate.points /= done;
        candidate.chance /= done;
        candidate.weight = done;
    }
    return candidates;
}

std::vector<Candidate> FullDealSearch::growTree(const PlayerView& view, const StopToken& stop) {
    LikelyWorlds likely(view, m_tools->open, m_tools->judge, m_options.likely, m_random);
    const MatchWorth worth(m_tools->open, view.scores);
    FullDealTree tree(m_tools->open, m_tools->judge, worth, m_options.tree);
    const Deadline deadline(m_limits.time, stop);
    std::vector<OpenRound> worlds;
    worlds.reserve(at(m_options.worlds));
    OpenRound world;
    for (int i = 0; i < m_options.iterations; ++i) {
        constexpr int kBetweenLooks = 32;
        if (i % kBetweenLooks == kBetweenLooks - 1 && deadline.passed()) {
            break;
        }
        if (static_cast<int>(worlds.size()) < m_options.worlds) {
            worlds.push_back(likely.draw(m_random));
            world = worlds.back();
        } else {
            world = worlds[m_random.below(static_cast<std::uint32_t>(worlds.size()))];
        }
        tree.iterate(world, m_random);
    }
    std::vector<Candidate> candidates;
    for (const FullDealTree::Searched& its : tree.searched(likely.draw(m_random))) {
        candidates.push_back(
            {Decision(its.play), its.points, its.chance, static_cast<double>(its.visits)});
    }
    return candidates;
}

} // namespace settebello

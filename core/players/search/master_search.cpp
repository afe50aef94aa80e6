// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/master_search.h"

#include "players/beliefs/world_sampler.h"
#include "players/deadline.h"
#include "players/evaluation/match_chance.h"
#include "players/policy/obvious_decision.h"
#include "players/search/information_tree.h"
#include "support/contract.h"

namespace settebello {

namespace {

constexpr int kTreeIterations = 16000;
/// Of the tree where a round is about one point, which a side wins or loses.
constexpr double kOnePointExploration = 1.0;
constexpr int kExactHand = 8; // cards in each of two hands that are searched exactly

} // namespace

MasterSearch::MasterSearch(std::uint64_t seed, const Limits& limits, std::int64_t work)
    : m_random(seed)
    , m_limits(limits)
    , m_work(work)
    , m_lastPacket(limits, &m_work)
    , m_fullDeal(m_random.next(), FullDealSearch::Options(), limits, &m_work)
    , m_stock(m_random.next(), limits, &m_work)
    , m_manyHands(m_random.next(), limits, &m_work) {}

void MasterSearch::reseed(std::uint64_t seed) {
    m_random = Random(seed);
    m_fullDeal.reseed(m_random.next());
    m_stock.reseed(m_random.next());
    m_manyHands.reseed(m_random.next());
}

std::vector<Candidate> MasterSearch::analyze(const PlayerView& view, const StopToken& stop) {
    SETTEBELLO_ASSERT(view.turn == view.seat && view.phase == Phase::Playing);
    m_work.restart();
    // The other searches play every round to its end, and rely on piles that only grow.
    if (mayEndAtOnce(view) || !view.rules.pilesOnlyGrow()) {
        return analyzeByTree(view, stop);
    }
    // Where two hands are too large to be searched to the end, a tree is better.
    if (LastPacketSearch::covers(view) && view.hand.size() <= kExactHand) {
        return m_lastPacket.analyze(view, stop);
    }
    if (ManyHandsSearch::covers(view)) {
        return m_manyHands.analyze(view, stop);
    }
    if (FullDealSearch::covers(view)) {
        return m_fullDeal.analyze(view, stop);
    }
    return m_stock.analyze(view, stop);
}

/// Where the match may end before the round does, or piles may be stolen.
std::vector<Candidate> MasterSearch::analyzeByTree(const PlayerView& view, const StopToken& stop) {
    const int iterations = m_limits.iterations > 0 ? m_limits.iterations : kTreeIterations;
    constexpr int kCheckEvery = 64;
    const Deadline deadline(m_limits.time, stop);
    const bool steals = view.rules.capture.steal;
    const PlayoutPolicy policy(view.rules, steals && view.rules.sides() == 2
                                               ? PlayoutPolicy::kNoneAtRandom
                                               : PlayoutPolicy::kEpsilonPercent);
    WorldSampler worlds(view);
    InformationTree tree(steals ? kOnePointExploration : InformationTree::kExploration, iterations);
    for (int i = 0; i < iterations; ++i) {
        if (i % kCheckEvery == kCheckEvery - 1 && (deadline.passed() || m_work.isSpent())) {
            break;
        }
        Round world = worlds.draw(m_random);
        const int playsBefore = world.playCount();
        tree.iterate(world, policy, m_random);
        m_work.spend(PlayoutPolicy::kPlayWork * (world.playCount() - playsBefore));
    }
    const MatchChance chance(view.rules);
    std::vector<Candidate> candidates;
    for (const InformationTree::Searched& found : tree.searched()) {
        candidates.push_back({Decision(found.play), found.points,
                              chance.afterLead(view.scores, found.points, view.side()),
                              static_cast<double>(found.visits)});
    }
    return candidates;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/many_hands_search.h"

#include "game/deal_facts.h"
#include "players/deadline.h"
#include "players/evaluation/match_chance.h"
#include "support/contract.h"

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr int kWorlds = 1000;
/// How decisive the own later plays are, and those of the others (SoftmaxPolicy::draw).
constexpr int kOwnPercent = 160;
constexpr int kOthersPercent = 100;

void dealPacket(const RuleSet& rules, SampledWorld& world) {
    Position& position = world.position;
    const int size = packetSize(rules, position.stock / rules.table.players);
    for (int seat = 0; seat < rules.table.players; ++seat) {
        for (int i = 0; i < size; ++i) {
            position.hands[seat].insert(world.stock[static_cast<std::size_t>(--position.stock)]);
        }
    }
}

} // namespace

struct ManyHandsSearch::Tools {
    Tools(const RuleSet& ruleSet, WorkBudget* work)
        : rules(ruleSet, work)
        , policies(rules)
        , match(ruleSet) {}
    PositionRules rules;
    StylePolicies policies;
    MatchChance match;
};

ManyHandsSearch::ManyHandsSearch(std::uint64_t seed, const Limits& limits, WorkBudget* work)
    : m_random(seed)
    , m_limits(limits)
    , m_work(work) {}

ManyHandsSearch::~ManyHandsSearch() = default;

bool ManyHandsSearch::covers(const PlayerView& view) {
    return view.rules.table.players > 2 && view.rules.deal.handCards != HandCards::All &&
           view.phase == Phase::Playing && view.rules.pilesOnlyGrow();
}

std::vector<Candidate> ManyHandsSearch::analyze(const PlayerView& view, const StopToken& stop) {
    SETTEBELLO_ASSERT(covers(view) && view.turn == view.seat);
    if (!m_tools || m_tools->rules.rules() != view.rules) {
        m_tools = std::make_unique<Tools>(view.rules, m_work);
    }
    BeliefSampler::Options beliefs;
    beliefs.priors = {{0, 1, 0, 0}}; // as most people play
    constexpr double kAnyPlay = 0.05;
    beliefs.anyPlay[OpponentStyle::Careless] = kAnyPlay;
    BeliefSampler sampler(view, m_tools->rules, m_tools->policies, beliefs, m_random);
    const MatchEvaluation evaluation(m_tools->rules, view.scores);
    Completions completions(m_tools->rules, evaluation);
    const Deadline deadline(m_limits.time, stop);
    const int worlds = m_limits.iterations > 0 ? m_limits.iterations : kWorlds;
    std::vector<Tried> plays = playsToTry(view, worlds);
    for (int i = 1; i <= worlds; ++i) {
        const SampledWorld world = sampler.draw(m_random);
        completions.draw(m_random);
        tryIn(world, completions, plays);
        constexpr int kCompareEvery = 64;
        if (m_tools->rules.isSpent() || (i % kCompareEvery == 0 && deadline.passed()) ||
            (i % kCompareEvery == 0 && m_dropsWorse && dropWorse(plays) == 1)) {
            break;
        }
    }
    return candidates(view, plays);
}

std::vector<ManyHandsSearch::Tried> ManyHandsSearch::playsToTry(const PlayerView& view,
                                                                int worlds) {
    std::vector<Play> legal;
    m_tools->rules.legalPlays(m_tools->rules.position(view), legal);
    std::vector<Tried> plays;
    for (const Play& play : legal) {
        plays.emplace_back().play = play;
        plays.back().values.reserve(static_cast<std::size_t>(std::min(worlds, kWorlds)));
    }
    return plays;
}

/// Plays on after every play that is not dropped, each with the same luck.
void ManyHandsSearch::tryIn(const SampledWorld& world, const Completions& completions,
                            std::vector<Tried>& plays) {
    const int seat = world.position.turn;
    const int side = m_tools->rules.rules().sideOf(seat);
    const std::uint64_t luck = m_random.next();
    for (Tried& tried : plays) {
        if (tried.isDropped) {
            continue;
        }
        SampledWorld after = world;
        m_tools->rules.make(after.position, tried.play);
        playOn(after, seat, Random(luck));
        const Completions::Value found = completions.valueOf(after.position, side);
        tried.value += found.value;
        tried.points += found.difference;
        tried.values.push_back(static_cast<float>(found.value));
    }
}

/// To the end of the packet and one play further by everybody, as what is left on the table matters
/// most to who plays next.
void ManyHandsSearch::playOn(SampledWorld& world, int seat, Random random) {
    const RuleSet& rules = m_tools->rules.rules();
    Position& position = world.position;
    int left = rules.table.players; // plays in the next packet
    for (bool inNext = false; !position.over && left > 0; left -= inNext ? 1 : 0) {
        if (position.hand().empty()) {
            dealPacket(rules, world);
            inNext = true;
        }
        const bool own = position.turn == seat;
        SoftmaxPolicy& policy =
            m_tools->policies.of(own ? OpponentStyle::Careful : world.styles[position.turn]);
        policy.setPosition(position);
        const Play play = policy.draw(random, own ? kOwnPercent : kOthersPercent);
        m_tools->rules.make(position, play);
    }
}

/// Drops plays that are clearly worse than the best. @return how many are left.
int ManyHandsSearch::dropWorse(std::vector<Tried>& plays) {
    constexpr double kClearly = 3; // standard errors
    const auto isWorse = [](const Tried& a, const Tried& b) {
        return a.isDropped != b.isDropped ? a.isDropped : a.value < b.value;
    };
    const Tried& best = *std::max_element(plays.begin(), plays.end(), isWorse);
    const auto count = static_cast<double>(best.values.size());
    int left = 0;
    for (Tried& tried : plays) {
        if (!tried.isDropped && &tried != &best) {
            double sum = 0;
            double squares = 0;
            for (std::size_t i = 0; i < best.values.size(); ++i) {
                const double behind = static_cast<double>(best.values[i] - tried.values[i]);
                sum += behind;
                squares += behind * behind;
            }
            const double error = std::sqrt(std::max(0.0, squares - sum * sum / count));
            tried.isDropped = sum > kClearly * error;
        }
        left += tried.isDropped ? 0 : 1;
    }
    return left;
}

/// The best first: those tried longest, by value.
std::vector<Candidate> ManyHandsSearch::candidates(const PlayerView& view,
                                                   std::vector<Tried>& plays) const {
    const auto mean = [](const Tried& tried, double sum) {
        return sum / static_cast<double>(tried.values.size());
    };
    std::stable_sort(plays.begin(), plays.end(), [&](const Tried& a, const Tried& b) {
        return a.values.size() != b.values.size() ? a.values.size() > b.values.size()
                                                  : a.value > b.value;
    });
    std::vector<Candidate> candidates;
    for (const Tried& tried : plays) {
        const double points = mean(tried, tried.points);
        candidates.push_back({Decision(tried.play), points,
                              m_tools->match.afterLead(view.scores, points, view.side()),
                              static_cast<double>(tried.values.size())});
    }
    return candidates;
}

} // namespace settebello

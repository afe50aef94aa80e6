// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/option_values.h"

#include "analysis/open_outlook.h"
#include "players/beliefs/belief_sampler.h"
#include "players/beliefs/world_sampler.h"
#include "players/evaluation/match_evaluation.h"
#include "players/policy/obvious_decision.h"
#include "players/policy/playout_policy.h"
#include "players/position/points_ahead.h"
#include "players/search/full_deal_search.h"
#include "players/search/last_packet_search.h"
#include "players/search/many_hands_search.h"
#include "players/search/master_search.h"
#include "players/search/stock_search.h"
#include "players/solvers/open_solver.h"
#include "rules/objective.h"
#include "support/text_hash.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace settebello {

namespace {

using Value = PairedValues::Value;

/// Lots of worlds that are compared to find out how exact a mean is.
constexpr int kBatches = 16;
constexpr int kStockBatches = 8; ///< each looks further the more hands it knows
constexpr int kStockHands = 300; ///< of the other player, in each batch
/// How far a value at the end of a packet is off in a difference, about (analysis.md).
constexpr Value kStockModelError{0.1, 0.008};
/// With more players the same worlds are exact enough after less work.
constexpr int kManyHandsShare = 4;
/// Two hands are searched to the end up to this size, as by MasterSearch.
constexpr int kExactHand = 8;

/// The candidates of a search in the order of the options.
std::vector<Value> inOrder(const std::vector<Candidate>& candidates,
                           std::span<const Decision> options) {
    std::vector<Value> values;
    for (const Decision& option : options) {
        const auto found =
            std::find_if(candidates.begin(), candidates.end(),
                         [&](const Candidate& candidate) { return candidate.decision == option; });
        values.push_back({found->points, found->chance});
    }
    return values;
}

/// Adds the values of one world to those of a batch.
void addTo(std::vector<Value>& sums, std::size_t option, const Value& value) {
    sums[option].points += value.points;
    sums[option].chance += value.chance;
}

/// Fills batches, each with as many worlds as its share of the work allows.
/// @param world void(std::vector<Value>& sums): plays all options in another world.
template <typename World>
std::optional<PairedValues> batchesOf(const Question& question, WorkBudget& work,
                                      const World& world) {
    PairedValues values(question.options.size());
    for (int batch = 0; batch < kBatches; ++batch) {
        work.restart();
        std::vector<Value> sums(question.options.size());
        int worlds = 0;
        do {
            world(sums);
            ++worlds;
            if (question.stop.stopRequested()) {
                return std::nullopt;
            }
        } while (!work.isSpent());
        for (Value& sum : sums) {
            sum = {sum.points / worlds, sum.chance / worlds};
        }
        values.add(std::move(sums));
    }
    return values;
}

double waysToChoose(int from, int count) {
    double ways = 1;
    for (int i = 0; i < count; ++i) {
        ways = ways * (from - i) / (i + 1);
    }
    return ways;
}

/// Plays rounds without a stock out as FullDealTree does below its tree.
class OpenPlayouts {
public:
    OpenPlayouts(const PlayerView& view, PositionRules& rules, StylePolicies& policies)
        : m_rules(rules)
        , m_policies(policies)
        , m_solver(rules, kTableLog2)
        , m_evaluation(rules, view.scores)
        , m_seat(view.seat)
        , m_side(view.side()) {}

    Value after(const SampledWorld& world, const Play& play, Random random) {
        Position position = world.position;
        m_rules.make(position, play);
        const int exact = isSolvable(world) ? kExactCards : 0;
        while (!position.over && position.cardsInHands() > exact) {
            const OpponentStyle style =
                position.turn == m_seat ? OpponentStyle::Careful : world.styles[position.turn];
            SoftmaxPolicy& policy = m_policies.of(style);
            policy.setPosition(position);
            m_rules.make(position,
                         policy.draw(random, style == OpponentStyle::Careful ? kCarefulPercent
                                                                             : kAsModelled));
        }
        BySide<int> points = m_rules.points(position);
        int difference = m_rules.difference(position, m_side);
        if (!position.over) {
            difference = m_solver.solve(position, m_side, difference);
            points = m_evaluation.pointsOfDifference(position, difference, m_side);
        }
        return {static_cast<double>(difference), m_evaluation.chance(points, m_side)};
    }

private:
    static constexpr int kTableLog2 = 14;
    static constexpr int kExactCards = 8;
    static constexpr int kCarefulPercent = 160; // how decisive; see SoftmaxPolicy::draw()
    static constexpr int kAsModelled = 100;

    /// Whether everybody plays the last cards well enough to be solved.
    bool isSolvable(const SampledWorld& world) const {
        const RuleSet& rules = m_rules.rules();
        bool careful = rules.sides() == 2;
        for (int seat = 0; seat < rules.table.players; ++seat) {
            careful = careful && (seat == m_seat || world.styles[seat] == OpponentStyle::Careful);
        }
        return careful;
    }

    PositionRules& m_rules;
    StylePolicies& m_policies;
    OpenSolver m_solver;
    MatchEvaluation m_evaluation;
    int m_seat;
    int m_side;
};

} // namespace

std::uint64_t seedOf(const PlayerView& view) {
    TextHash hash;
    for (const int part : {view.roundNumber, view.seat, static_cast<int>(view.phase)}) {
        hash.take(std::to_string(part));
    }
    for (const PlayerView::Move& move : view.moves) {
        hash.take(toString(move.decision));
    }
    return hash.value();
}

std::optional<PairedValues> valuesOf(const Question& question) {
    const PlayerView& view = question.view;
    if (view.phase != Phase::Playing || mayEndAtOnce(view) || !view.rules.pilesOnlyGrow()) {
        return playoutValues(question);
    }
    if (LastPacketSearch::covers(view) && view.hand.size() <= kExactHand) {
        if (auto exact = exactValues(question)) {
            return exact;
        }
    }
    if (FullDealSearch::covers(view)) {
        return fullDealValues(question);
    }
    if (ManyHandsSearch::covers(view)) {
        return manyHandsValues(question);
    }
    return StockSearch::covers(view) ? stockValues(question) : playoutValues(question);
}

std::vector<Option> rankedOptions(const PairedValues& values, std::span<const Decision> decisions) {
    std::vector<Option> options;
    for (const std::size_t place : values.ranking()) {
        const PairedValues::Value mean = values.mean(place);
        const PairedValues::Loss loss = values.lossOf(place);
        const bool asGood = options.empty() || !counts(rounded(loss.points), rounded(loss.chance));
        options.push_back({decisions[place], rounded(mean.points), rounded(mean.chance), asGood});
    }
    return options;
}

std::optional<PairedValues> exactValues(const Question& question) {
    const PlayerView& view = question.view;
    WorkBudget work(std::max(question.work, MasterSearch::kWork));
    LastPacketSearch search(Limits(), &work);
    const std::vector<Candidate> candidates = search.analyze(view, question.stop);
    const int cards = view.hand.size() + view.handSizes[1 - view.seat];
    if (candidates.front().weight < cards || question.stop.stopRequested()) {
        return std::nullopt;
    }
    std::vector<Value> exact = inOrder(candidates, question.options);
    for (Value& value : exact) { // a match won by the whole suit, as PositionRules::points() counts
        const double most = Objective(view.rules).wholeSuitPoints();
        value.points = std::clamp(value.points, -most, most);
    }
    PairedValues values(question.options.size());
    values.add(std::move(exact));
    return values;
}

std::optional<PairedValues> stockValues(const Question& question) {
    const PlayerView& view = question.view;
    const int other = 1 - view.seat;
    const int hidden = view.handSizes[other] - view.shownCards[other].size();
    const bool knowsAll = waysToChoose(view.unseen().size(), hidden) <= kStockHands;
    WorkBudget work(question.work / kStockBatches);
    Limits limits;
    limits.iterations = kStockHands;
    StockSearch search(seedOf(view), limits, &work);
    PairedValues values(question.options.size());
    values.setModelError(kStockModelError);
    for (int batch = 0; batch < (knowsAll ? 1 : kStockBatches); ++batch) {
        work.restart();
        values.add(inOrder(search.analyze(view, question.stop), question.options));
        if (question.stop.stopRequested()) {
            return std::nullopt;
        }
    }
    return values;
}

std::optional<PairedValues> manyHandsValues(const Question& question) {
    constexpr int kAsManyAsTheWorkAllows = 1 << 20;
    WorkBudget work(question.work / kManyHandsShare / kBatches);
    Limits limits;
    limits.iterations = kAsManyAsTheWorkAllows;
    ManyHandsSearch search(seedOf(question.view), limits, &work);
    search.keepWorsePlays();
    PairedValues values(question.options.size());
    values.setModelError(kStockModelError);
    for (int batch = 0; batch < kBatches; ++batch) {
        work.restart();
        values.add(inOrder(search.analyze(question.view, question.stop), question.options));
        if (question.stop.stopRequested()) {
            return std::nullopt;
        }
    }
    return values;
}

std::optional<PairedValues> fullDealValues(const Question& question) {
    const PlayerView& view = question.view;
    WorkBudget work(question.work / kBatches);
    PositionRules rules(view.rules, &work);
    StylePolicies policies(rules);
    Random random(seedOf(view));
    OpenPlayouts playouts(view, rules, policies);
    BeliefSampler sampler(view, rules, policies, BeliefSampler::Options(), random);
    return batchesOf(question, work, [&](std::vector<Value>& sums) {
        const SampledWorld world = sampler.draw(random);
        const Random same(random.next());
        for (std::size_t i = 0; i < sums.size(); ++i) {
            addTo(sums, i, playouts.after(world, question.options[i].play, same));
        }
    });
}

std::optional<PairedValues> playoutValues(const Question& question) {
    const PlayerView& view = question.view;
    WorkBudget work(question.work / kBatches);
    const PlayoutPolicy policy(view.rules, PlayoutPolicy::kNoneAtRandom);
    const MatchChance chance(view.rules);
    Random random(seedOf(view));
    WorldSampler worlds(view);
    return batchesOf(question, work, [&](std::vector<Value>& sums) {
        const Round& world = worlds.draw(random);
        const Random same(random.next());
        for (std::size_t i = 0; i < sums.size(); ++i) {
            Round round = world;
            Random each = same;
            round.apply(question.options[i]);
            policy.playOut(round, each);
            work.spend(PlayoutPolicy::kPlayWork * (round.playCount() - world.playCount() + 1));
            addTo(sums, i,
                  {static_cast<double>(markedPointsAhead(round)[view.side()]),
                   chancesAfter(round, chance)[view.side()]});
        }
    });
}

} // namespace settebello

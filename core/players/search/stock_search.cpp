// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/stock_search.h"

#include "players/solvers/last_deal_solver.h"
#include "support/contract.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr int kHands = 400;
/// A packet of three is searched to its end, one of six to this depth.
constexpr int kPlays = kPacketCards;
constexpr int kPlaysOfSix = 4;
/// Looked ahead first, and by how much further then: a play and its answer.
constexpr int kFirstPlays = 2;
/// The work of dividing a hand among its replies, in units of WorkBudget: a few for the hand, and
/// one for every few replies.
constexpr std::size_t kHandWork = 16;
constexpr std::size_t kRepliesPerUnit = 4;
/// Less likely replies are not searched.
constexpr double kNegligible = 0.012;

} // namespace

struct StockSearch::Tools {
    Tools(const RuleSet& ruleSet, WorkBudget* work)
        : rules(ruleSet, work)
        , evaluation(rules)
        , lastDeal(rules, evaluation)
        , model(evaluation)
        , match(ruleSet) {}
    PositionRules rules;
    DuelEvaluation evaluation;
    LastDealSolver lastDeal;
    ReplyModel model;
    MatchChance match;
};

StockSearch::StockSearch(std::uint64_t seed, const Limits& limits, WorkBudget* work)
    : m_random(seed)
    , m_limits(limits)
    , m_work(work) {}

StockSearch::~StockSearch() = default;

void StockSearch::reseed(std::uint64_t seed) {
    m_random = Random(seed);
    if (m_tools) {
        m_tools->lastDeal.forget();
    }
}

bool StockSearch::covers(const PlayerView& view) {
    return view.rules.table.players == 2 && view.stockSize > 0 && view.phase == Phase::Playing &&
           view.rules.pilesOnlyGrow();
}

std::vector<Candidate> StockSearch::analyze(const PlayerView& view, const StopToken& stop) {
    SETTEBELLO_ASSERT(covers(view) && view.turn == view.seat);
    if (!m_tools || m_tools->rules.rules() != view.rules) {
        m_tools = std::make_unique<Tools>(view.rules, m_work);
    }
    const Deadline deadline(m_limits.time, stop);
    m_deadline = &deadline;
    m_seat = view.seat;
    m_stock = view.stockSize;
    m_chances.read(m_tools->match, view);
    HandBelief belief(view, m_tools->model);
    const Hands hands =
        belief.draw(m_limits.iterations > 0 ? m_limits.iterations : kHands, m_random);

    Position position = m_tools->rules.position(view);
    std::vector<Candidate> candidates;
    for (const Stage& stage : stages(view)) {
        m_stage = stage;
        std::vector<Candidate> found = weigh(position, hands);
        if (!stage.isFirst && isCutOff()) {
            break;
        }
        candidates = std::move(found);
    }
    m_deadline = nullptr;
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) {
                         return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
                     });
    return candidates;
}

/// From a quick look to everything that may happen in the packet.
std::vector<StockSearch::Stage> StockSearch::stages(const PlayerView& view) {
    const int inHands = view.handSizes[0] + view.handSizes[1];
    const int depth = inHands <= kPlays ? kPlays : kPlaysOfSix;
    std::vector<Stage> stages;
    for (int less = kFirstPlays; less < std::min(depth, inHands); less += kFirstPlays) {
        stages.push_back({less, false, false});
    }
    stages.push_back({depth, false, false});
    if (inHands <= depth && view.stockSize <= kPacketCards) {
        stages.push_back({depth, true, false});
    }
    stages.front().isFirst = true;
    return stages;
}

/// Every play of the own seat, in the order of PositionRules::legalPlays().
std::vector<Candidate> StockSearch::weigh(Position& position, const Hands& hands) {
    const double weight = weightOf(hands).all;
    std::vector<Play> plays;
    m_tools->rules.legalPlays(position, plays);
    std::vector<Candidate> candidates;
    for (const Play& play : plays) {
        const auto undo = m_tools->rules.make(position, play);
        const Value value = answered(position, hands, m_stage.depth - 1);
        m_tools->rules.unmake(position, undo);
        candidates.push_back({Decision(play), value.points / weight / PileEvaluation::kPoint,
                              value.chance / weight, static_cast<double>(hands.size())});
    }
    return candidates;
}

bool StockSearch::isCutOff() const {
    return m_deadline->passed() || (!m_stage.isFirst && m_tools->rules.isSpent());
}

/// The own seat to play: the play that is best over all assumed hands.
StockSearch::Value StockSearch::best(Position& position, const Hands& hands, int depth) {
    const CardSet own = position.hands[m_seat];
    if (position.over || depth <= 0) {
        return evaluate(position, weightOf(hands), own.size() + hands.front().hand.size());
    }
    std::vector<Play> plays;
    m_tools->rules.legalPlays(position, plays);
    Value most;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const auto undo = m_tools->rules.make(position, plays[i]);
        const Value value = answered(position, hands, depth - 1);
        m_tools->rules.unmake(position, undo);
        if (i == 0 || value.chance > most.chance ||
            (value.chance == most.chance && value.points > most.points)) {
            most = value;
        }
    }
    return most;
}

/// The other seat to play: every reply, with the hands that may make it. @param hands not empty.
StockSearch::Value StockSearch::answered(Position& position, const Hands& hands, int depth) {
    const int own = position.hands[m_seat].size();
    const int other = hands.front().hand.size();
    const Weight weight = weightOf(hands);
    if (position.over || other == 0 || depth <= 0 || isCutOff()) {
        return evaluate(position, weight, own + other);
    }
    CardSet cards;
    for (const WeightedHand& assumed : hands) {
        cards |= assumed.hand;
    }
    const Replies replies = m_tools->model.replies(position, cards, own, own + other, m_stock);
    const std::vector<Hands> after = handsAfter(replies, hands);
    Value sum;
    double followed = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (after[i].empty()) {
            continue;
        }
        const auto undo = m_tools->rules.make(position, replies.all[i].play);
        const Weight share = weightOf(after[i]);
        const Value value =
            own > 0 ? best(position, after[i], depth - 1) : evaluate(position, share, other - 1);
        m_tools->rules.unmake(position, undo);
        sum.points += value.points;
        sum.chance += value.chance;
        followed += share.all;
    }
    return {sum.points * weight.all / followed, sum.chance * weight.all / followed};
}

/// For each reply the hands that may make it, with the weight that they make it with.
std::vector<StockSearch::Hands> StockSearch::handsAfter(const Replies& replies,
                                                        const Hands& hands) {
    m_tools->rules.spend(static_cast<std::int64_t>(hands.size() * (replies.all.size() + kHandWork) /
                                                   kRepliesPerUnit));
    std::vector<Hands> after(replies.all.size());
    std::vector<double> chances;
    for (const WeightedHand& assumed : hands) {
        ReplyModel::chances(replies, assumed.hand, assumed.style, chances);
        for (std::size_t i = 0; i < chances.size(); ++i) {
            if (chances[i] > kNegligible) {
                const CardSet rest = assumed.hand - CardSet{replies.all[i].play.card};
                after[i].push_back({rest, assumed.style, assumed.weight * chances[i]});
            }
        }
    }
    return after;
}

StockSearch::Weight StockSearch::weightOf(const Hands& hands) {
    Weight sum;
    for (const WeightedHand& assumed : hands) {
        sum.all += assumed.weight;
        sum.greedy += assumed.style == OpponentStyle::Greedy ? assumed.weight : 0;
    }
    return sum;
}

StockSearch::Value StockSearch::evaluate(const Position& position, const Weight& weight,
                                         int inHands) {
    DuelEvaluation& evaluation = m_tools->evaluation;
    const bool won = position.wholeSuitSide >= 0;
    const double points = won ? evaluation.standing(position, m_seat)
                          : inHands == 0 && m_stage.solvesLast
                              ? beforeLastPacket(position, weight.greedy / weight.all)
                              : evaluation.value(position, m_seat, inHands, m_stock);
    const double chance =
        won ? (position.wholeSuitSide == m_seat ? 1 : 0)
            : m_chances.expecting(points / PileEvaluation::kPoint, inHands + m_stock);
    return {weight.all * points, weight.all * chance};
}

double StockSearch::beforeLastPacket(const Position& position, double greedy) {
    LastDealSolver& solver = m_tools->lastDeal;
    const double careful = 1 - greedy;
    double points = 0;
    points += careful > kNegligible ? careful * solver.value(position, m_seat) : 0;
    points += greedy > kNegligible ? greedy * solver.valueAgainstGreedy(position, m_seat) : 0;
    return points;
}

} // namespace settebello

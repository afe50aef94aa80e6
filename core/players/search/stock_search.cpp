// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/stock_search.h"

#include "rules/legal_plays.h"
#include "support/portable_math.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kHands = 400;
/// A packet of three is looked through to its end, one of six so many plays deep.
constexpr int kPlays = kPacketCards;
constexpr int kPlaysOfSix = 4;
/// What is less likely than this is not followed.
constexpr double kNegligible = 0.012;

} // namespace

struct StockSearch::Tools {
    explicit Tools(const RuleSet& rules)
        : outlook(rules)
        , model(outlook)
        , match(rules) {}
    DuelEvaluation outlook;
    ReplyModel model;
    MatchChance match;
};

StockSearch::StockSearch(std::uint64_t seed, const Limits& limits)
    : m_random(seed)
    , m_limits(limits) {}

StockSearch::~StockSearch() = default;

bool StockSearch::covers(const PlayerView& view) {
    return view.rules.table.players == 2 && view.stockSize > 0 && view.phase == Phase::Playing;
}

std::vector<Candidate> StockSearch::analyze(const PlayerView& view, const StopToken& stop) {
    if (!m_tools || m_tools->outlook.rules() != view.rules) {
        m_tools = std::make_unique<Tools>(view.rules);
    }
    const Deadline deadline(m_limits.time, stop);
    m_deadline = &deadline;
    m_seat = view.seat;
    m_stock = view.stockSize;
    m_chances.read(m_tools->match, view);
    HandBelief likely(view, m_tools->model);
    const Hands hands =
        likely.draw(m_limits.iterations > 0 ? m_limits.iterations : kHands, m_random);
    const double weight = weightOf(hands).all;

    const Duel root(view, CardSet());
    const int depth = view.handSizes[0] + view.handSizes[1] <= kPlays ? kPlays : kPlaysOfSix;
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.table, plays);
    std::vector<Candidate> candidates;
    for (const Play& play : plays) {
        Duel next = root;
        next.apply(view.rules, play, false);
        const Value its = answered(next, hands, depth - 1);
        candidates.push_back({Decision(play), its.points / weight / PileEvaluation::kPoint,
                              its.chance / weight, static_cast<double>(hands.size())});
    }
    m_deadline = nullptr;
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) {
                         return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
                     });
    return candidates;
}

/// The own seat to play: the play that is best over all hands supposed.
StockSearch::Value StockSearch::best(const Duel& duel, const Hands& hands, int depth) {
    const CardSet own = duel.hands[static_cast<std::size_t>(m_seat)];
    if (duel.wholeSuitSide >= 0 || depth <= 0) {
        return evaluate(duel, weightOf(hands), own.size() + hands.front().hand.size());
    }
    std::vector<Play> plays;
    legalPlays(m_tools->outlook.rules(), own, duel.table, plays);
    Value most;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        Duel next = duel;
        next.apply(m_tools->outlook.rules(), plays[i], false);
        const Value its = answered(next, hands, depth - 1);
        if (i == 0 || its.chance > most.chance ||
            (its.chance == most.chance && its.points > most.points)) {
            most = its;
        }
    }
    return most;
}

/// The other seat to play: every reply, with the hands that may make it. @param hands not empty.
StockSearch::Value StockSearch::answered(const Duel& duel, const Hands& hands, int depth) {
    const RuleSet& rules = m_tools->outlook.rules();
    const int own = duel.hands[static_cast<std::size_t>(m_seat)].size();
    const int other = hands.front().hand.size();
    const Weight weight = weightOf(hands);
    if (duel.wholeSuitSide >= 0 || other == 0 || depth <= 0 || m_deadline->passed()) {
        return evaluate(duel, weight, own + other);
    }
    CardSet cards;
    for (const WeightedHand& its : hands) {
        cards |= its.hand;
    }
    const Replies replies = m_tools->model.replies(duel, cards, own, own + other, m_stock);
    std::vector<Hands> after(replies.all.size());
    std::vector<double> chances;
    for (const WeightedHand& its : hands) {
        ReplyModel::chances(replies, its.hand, its.style, chances);
        for (std::size_t i = 0; i < chances.size(); ++i) {
            if (chances[i] > kNegligible) {
                const CardSet rest = its.hand - CardSet{replies.all[i].play.card};
                after[i].push_back({rest, its.style, its.weight * chances[i]});
            }
        }
    }
    Value sum;
    double followed = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (after[i].empty()) {
            continue;
        }
        Duel next = duel;
        next.apply(rules, replies.all[i].play, false);
        const Weight its = weightOf(after[i]);
        const Value value =
            own > 0 ? best(next, after[i], depth - 1) : evaluate(next, its, other - 1);
        sum.points += value.points;
        sum.chance += value.chance;
        followed += its.all;
    }
    return {sum.points * weight.all / followed, sum.chance * weight.all / followed};
}

StockSearch::Weight StockSearch::weightOf(const Hands& hands) {
    Weight sum;
    for (const WeightedHand& its : hands) {
        sum.all += its.weight;
        sum.greedy += its.style == OpponentStyle::Greedy ? its.weight : 0;
    }
    return sum;
}

StockSearch::Value StockSearch::evaluate(const Duel& duel, const Weight& weight, int inHands) {
    DuelEvaluation& outlook = m_tools->outlook;
    const bool won = duel.wholeSuitSide >= 0;
    const double points = won ? outlook.standing(duel, m_seat)
                          : inHands == 0 && m_stock <= kPacketCards
                              ? beforeLastPacket(duel, weight.greedy / weight.all)
                              : outlook.value(duel, m_seat, inHands, m_stock);
    const double chance =
        won ? (duel.wholeSuitSide == m_seat ? 1 : 0)
            : m_chances.expecting(points / PileEvaluation::kPoint, inHands + m_stock);
    return {weight.all * points, weight.all * chance};
}

double StockSearch::beforeLastPacket(const Duel& duel, double greedy) {
    DuelEvaluation& outlook = m_tools->outlook;
    const double careful = 1 - greedy;
    double points = 0;
    points += careful > kNegligible ? careful * outlook.beforeLastPacket(duel, m_seat) : 0;
    points += greedy > kNegligible ? greedy * outlook.beforeLastPacketOfGreedy(duel, m_seat) : 0;
    return points;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/stock_search.h"

#include "players/search/round_points.h"
#include "players/search/same_everywhere.h"
#include "rules/legal_plays.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kHands = 400;
/// A packet of three is looked through to its end, one of six so many plays deep.
constexpr int kPlays = kPacketCards;
constexpr int kPlaysOfSix = 4;
/// Replies less likely than this are not followed.
constexpr double kNegligible = 0.012;

constexpr std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

double weightOf(const std::vector<Supposed>& hands) {
    double sum = 0;
    for (const Supposed& its : hands) {
        sum += its.weight;
    }
    return sum;
}

} // namespace

struct StockSearch::Tools {
    explicit Tools(const RuleSet& rules)
        : outlook(rules)
        , model(outlook)
        , match(rules) {}
    DuelOutlook outlook;
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

std::vector<Candidate> StockSearch::weigh(const PlayerView& view, const StopToken& stop) {
    if (!m_tools || m_tools->outlook.rules() != view.rules) {
        m_tools = std::make_unique<Tools>(view.rules);
    }
    const Deadline deadline(m_limits.time, stop);
    m_deadline = &deadline;
    m_seat = view.seat;
    m_stock = view.stockSize;
    readChances(view);
    LikelyHands likely(view, m_tools->model);
    const Hands hands =
        likely.draw(m_limits.iterations > 0 ? m_limits.iterations : kHands, m_random);
    const double weight = weightOf(hands);

    const Duel root(view, CardSet());
    const int depth = view.handSizes[0] + view.handSizes[1] <= kPlays ? kPlays : kPlaysOfSix;
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.table, plays);
    std::vector<Candidate> candidates;
    for (const Play& play : plays) {
        Duel next = root;
        next.apply(view.rules, play, false);
        const Value its = answered(next, hands, depth - 1);
        candidates.push_back({Decision(play), its.points / weight / DuelWorth::kPoint,
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
        return judged(duel, weightOf(hands), own.size() + hands.front().hand.size());
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
    const double weight = weightOf(hands);
    if (duel.wholeSuitSide >= 0 || other == 0 || depth <= 0 || m_deadline->passed()) {
        return judged(duel, weight, own + other);
    }
    CardSet cards;
    for (const Supposed& its : hands) {
        cards |= its.hand;
    }
    const Replies replies = m_tools->model.replies(duel, cards, own, own + other, m_stock);
    std::vector<Hands> after(replies.all.size());
    std::vector<double> chances;
    for (const Supposed& its : hands) {
        ReplyModel::chances(replies, its.hand, its.habit, chances);
        for (std::size_t i = 0; i < chances.size(); ++i) {
            if (chances[i] > kNegligible) {
                const CardSet rest = its.hand - CardSet{replies.all[i].play.card};
                after[i].push_back({rest, its.habit, its.weight * chances[i]});
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
        const double its = weightOf(after[i]);
        const Value value =
            own > 0 ? best(next, after[i], depth - 1) : judged(next, its, other - 1);
        sum.points += value.points;
        sum.chance += value.chance;
        followed += its;
    }
    return {sum.points * weight / followed, sum.chance * weight / followed};
}

StockSearch::Value StockSearch::judged(const Duel& duel, double weight, int inHands) {
    DuelOutlook& outlook = m_tools->outlook;
    const bool won = duel.wholeSuitSide >= 0;
    const double points = won ? outlook.standing(duel, m_seat)
                          : inHands == 0 && m_stock <= kPacketCards
                              ? outlook.beforeLastPacket(duel, m_seat)
                              : outlook.value(duel, m_seat, inHands, m_stock);
    const double chance = won ? (duel.wholeSuitSide == m_seat ? 1 : 0)
                              : chanceOf(points / DuelWorth::kPoint, inHands + m_stock);
    return {weight * points, weight * chance};
}

// The chances to win the match, from the points expected of the round: how much the round may still
// turn out otherwise was measured between equal players.
namespace {

constexpr int kSteps = 8; ///< to a point
constexpr int kMostPoints = 16;
constexpr std::size_t kPacketsToCome = 7;
constexpr std::array<double, kPacketsToCome> kDeviation{0.7, 1.45, 1.84, 2.15, 2.42, 2.65, 2.9};

} // namespace

void StockSearch::readChances(const PlayerView& view) {
    const std::vector<RoundOutcome> outcomes = roundOutcomes(view.rules);
    struct ByLead {
        double chance = 0; ///< of the match, after a round that ended with that lead
        double weight = 0;
    };
    constexpr int kMostLead = 40;
    std::array<ByLead, 2 * kMostLead + 1> leads{};
    for (const RoundOutcome& its : outcomes) {
        MatchChance::Scores scores = view.scores;
        scores[static_cast<std::size_t>(m_seat)] += its.first;
        scores[static_cast<std::size_t>(1 - m_seat)] += its.second;
        ByLead& lead = leads[index(its.first - its.second + kMostLead)];
        lead.chance += its.chance * m_tools->match.between(scores, m_seat);
        lead.weight += its.chance;
    }
    m_chances.assign(kPacketsToCome, {});
    const auto now =
        std::min(static_cast<std::size_t>(view.stockSize / kPacketCards), kPacketsToCome - 1);
    const auto most = std::min(now + 2, kPacketsToCome - 1); // two packets of six are in hands
    for (std::size_t packets = now; packets <= most; ++packets) {
        for (int step = -kMostPoints * kSteps; step <= kMostPoints * kSteps; ++step) {
            double chance = 0;
            double weight = 0;
            for (int lead = -kMostLead; lead <= kMostLead; ++lead) {
                const ByLead& its = leads[index(lead + kMostLead)];
                if (its.weight > 0) {
                    const double off =
                        (lead - static_cast<double>(step) / kSteps) / kDeviation[packets];
                    const double likely = exponential(-off * off / 2);
                    chance += likely * its.chance / its.weight;
                    weight += likely;
                }
            }
            m_chances[packets].push_back(chance / weight);
        }
    }
}

double StockSearch::chanceOf(double points, int cardsToCome) const {
    const auto packets = static_cast<std::size_t>(cardsToCome / kPacketCards);
    const std::vector<double>& chances = m_chances[std::min(packets, kPacketsToCome - 1)];
    const double place =
        std::clamp((points + kMostPoints) * kSteps, 0.0, static_cast<double>(chances.size() - 2));
    const auto below = static_cast<std::size_t>(place);
    const double part = place - static_cast<double>(below);
    return chances[below] * (1 - part) + chances[below + 1] * part;
}

} // namespace settebello

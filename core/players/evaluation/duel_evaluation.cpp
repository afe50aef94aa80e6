// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/duel_evaluation.h"

#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kStandingWork = 3; // in units of WorkBudget

/// Ways to draw `cards` cards from `from`.
double ways(int from, int cards) {
    double product = cards > from ? 0 : 1;
    for (int i = 0; i < cards && i < from; ++i) {
        product = product * (from - i) / (i + 1);
    }
    return product;
}

} // namespace

DuelEvaluation::DuelEvaluation(PositionRules& rules)
    : m_rules(rules)
    , m_piles(rules.rules()) {}

int DuelEvaluation::standing(const Position& position, int side) const {
    m_rules.spend(kStandingWork);
    const int first = m_piles.standing(position);
    return side == 0 ? first : -first;
}

double DuelEvaluation::value(const Position& position, int side, int inHands, int stock) {
    SETTEBELLO_ASSERT(inHands >= 0 && stock >= 0 && inHands + stock >= kPacketCards);
    if (!Objective(m_rules.rules()).wantsPoints()) { // the weights are of players who want points
        return standing(position, side);
    }
    const Features inputs = features(position, inHands);
    const Stage row = stage(inHands, stock);
    const auto& weights = kEvaluationWeights[row.packets][row.played];
    double value = standing(position, position.turn);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        value += inputs[i] * weights[i];
    }
    return position.turn == side ? value : -value;
}

DuelEvaluation::Stage DuelEvaluation::stage(int inHands, int stock) {
    const int packets = (inHands / kPacketCards * kPacketCards + stock) / kPacketCards;
    constexpr int kMost = static_cast<int>(kEvaluationWeights.size());
    return {static_cast<std::size_t>(std::clamp(packets, 1, kMost) - 1),
            static_cast<std::size_t>((kPacketCards - inHands % kPacketCards) % kPacketCards)};
}

DuelEvaluation::Features DuelEvaluation::features(const Position& position, int inHands) {
    constexpr double kPoint = PileEvaluation::kPoint;
    constexpr double kTens = 10; // so that all features are of about one size
    constexpr int kMostSum = 40;
    const int own = position.turn;
    const CardSet table = position.table;
    const CardSet hidden = m_rules.hidden(position);
    const CardSet bonus = CardSet::ofSuit(m_rules.rules().bonusSuit());
    const int sum = sumOfRanks(table);
    const auto lead = [&](CardSet of) {
        return (position.piles[own] & of).size() - (position.piles[1 - own] & of).size();
    };
    const int cards = inHands > 0 ? (inHands + 1) / 2 : kPacketCards / 2;
    const int captured = position.lastCapturer < 0 ? 0 : position.lastCapturer == own ? 1 : -1;
    const int good = (table.printed() & (bonus | CardSet::ofRank(kSeven))).size();
    return {1,
            gain(position, hidden, cards) / kPoint,
            standing(position, own) / kPoint,
            swing(position) / kPoint,
            static_cast<double>(table.size()),
            table.empty() ? 1.0 : 0.0,
            std::min(sum, kMostSum) / kTens,
            lead(CardSet::all()) / kTens,
            static_cast<double>(captured),
            static_cast<double>(lead(bonus)),
            sum <= kKing ? 1.0 : 0.0,
            hidden.size() / kTens,
            static_cast<double>(good)};
}

/// How much difference it makes who gets the table cards, one by one.
int DuelEvaluation::swing(const Position& position) const {
    m_rules.spend(std::int64_t{2} * position.table.size() * kStandingWork);
    int sum = 0;
    Position with = position;
    for (const Card card : position.table.printed()) {
        with.piles[0].insert(card);
        sum += m_piles.standing(with);
        with.piles[0].erase(card);
        with.piles[1].insert(card);
        sum -= m_piles.standing(with);
        with.piles[1].erase(card);
    }
    return sum / 2;
}

/// What the best capture brings the seat to play, on average over the hands it may have.
double DuelEvaluation::gain(const Position& position, CardSet hidden, int cards) {
    if (position.table.empty()) {
        return 0;
    }
    struct Gain {
        int points = 0;
        int count = 0; ///< hidden cards that bring this
    };
    const int side = position.turn;
    const int before = standing(position, side);
    CaptureCache& cache = m_rules.captureCache();
    const CardSet capturing = CaptureCache::cardsOf(cache.reach(position.table).capturing);
    Position next = position;
    std::array<Gain, kRankCount> gains{};
    std::size_t count = 0;
    for (int rank = kAce; rank <= kKing; ++rank) {
        const CardSet capturers = hidden & capturing & CardSet::playedAs(rank);
        if (capturers.empty()) {
            continue;
        }
        int most = 0;
        for (const CardSet captured : cache.captures(position.table, rank)) {
            const auto undo = m_rules.make(next, {capturers.first(), captured});
            most = std::max(most, standing(next, side) - before);
            m_rules.unmake(next, undo);
        }
        if (most > 0) {
            gains[count++] = {most, capturers.size()};
        }
    }
    std::sort(gains.begin(), gains.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Gain& a, const Gain& b) { return a.points > b.points; });
    int left = hidden.size();
    cards = std::min(cards, left);
    const double all = ways(left, cards);
    double without = all; // hands with none of the better ones
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        left -= gains[i].count;
        const double fewer = ways(left, cards);
        sum += gains[i].points * (without - fewer);
        without = fewer;
    }
    return sum / all;
}

} // namespace settebello

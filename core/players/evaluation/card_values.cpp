// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/card_values.h"

#include "cards/by_card.h"
#include "rules/scoring.h"
#include "rules/scoring_items.h"

#include <numeric>

namespace settebello {

namespace {

constexpr ByRank<int> kRankValues{16, 12, 13, 14, 15, kSixValue, kSevenValue, 10, 10, 10};
constexpr int kEqualValue = 16; // where all cards count alike
constexpr int kBonusSuitValue = 10;
constexpr int kOnePoint = 100; // value of a card that scores a point by itself

/// Whether a rank of the bonus suit begins a run that scores.
bool isInRun(const RuleSet& rules, int rank) {
    const auto scores = [&](ScoringItem item) { return infoOf(item).inForce(rules); };
    constexpr int kLastLow = 3;
    return (rank <= kLastLow && (scores(ScoringItem::Napola) || scores(ScoringItem::Scalette) ||
                                 scores(ScoringItem::Piccola))) ||
           (rank >= kJack && scores(ScoringItem::Grande));
}

} // namespace

int cardValue(const RuleSet& rules, Card played) {
    const Card card = played.printed(); // as which it counts in a pile
    if (rules.capture.steal) {
        return kEqualValue;
    }
    int value = kRankValues[card.rank()];
    if (card.suit() == rules.bonusSuit()) {
        value += kBonusSuitValue;
        value += isInRun(rules, card.rank()) ? kOnePoint / 2 : 0;
    }
    return value + cardPoints(rules, card) * kOnePoint;
}

int cardsValue(const RuleSet& rules, CardSet cards) {
    return std::accumulate(cards.begin(), cards.end(), 0,
                           [&](int sum, Card card) { return sum + cardValue(rules, card); });
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/card_values.h"

#include "cards/by_card.h"
#include "rules/scoring.h"

namespace settebello {

namespace {

constexpr ByRank<int> kRankValues{16, 12, 13, 14, 15, kSixValue, kSevenValue, 10, 10, 10};
constexpr int kBonusSuitValue = 10;
constexpr int kOnePoint = 100; // value of a card that scores a point by itself

} // namespace

int cardValue(const RuleSet& rules, Card card) {
    int value = kRankValues[card.rank()];
    if (card.suit() == rules.bonusSuit()) {
        value += kBonusSuitValue;
        const bool runs = infoOf(ScoringItem::Napola).inForce(rules) ||
                          infoOf(ScoringItem::Scalette).inForce(rules);
        value += runs && card.rank() <= 3 ? kOnePoint / 2 : 0;
    }
    return value + cardPoints(rules, card) * kOnePoint;
}

} // namespace settebello

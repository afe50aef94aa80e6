// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/card_values.h"

#include "rules/scoring.h"

#include <array>

namespace settebello {

namespace {

// By rank; index 0 is no card.
constexpr std::array kRankValues{0, 16, 12, 13, 14, 15, kSixValue, kSevenValue, 10, 10, 10};
constexpr int kBonusSuitValue = 10;
constexpr int kOnePoint = 100; // value of a card that scores a point by itself

} // namespace

int cardValue(const RuleSet& rules, Card card) {
    int value = kRankValues[static_cast<std::size_t>(card.rank())];
    if (card.suit() == rules.bonusSuit()) {
        value += kBonusSuitValue;
        const bool runs = infoOf(ScoringItem::Napola).inForce(rules) ||
                          infoOf(ScoringItem::Scalette).inForce(rules);
        value += runs && card.rank() <= 3 ? kOnePoint / 2 : 0;
    }
    return value + cardPoints(rules, card) * kOnePoint;
}

} // namespace settebello

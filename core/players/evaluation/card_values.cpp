// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/card_values.h"

#include <array>

namespace settebello {

namespace {

// By rank; index 0 is no card.
constexpr std::array kRankValues{0, 16, 12, 13, 14, 15, kSixValue, kSevenValue, 10, 10, 10};
constexpr int kBonusSuitValue = 10;
constexpr int kOnePoint = 100; // what a card is worth that scores a point by itself

} // namespace

int cardValue(const RuleSet& rules, Card card) {
    const auto& scoring = rules.scoring;
    int value = kRankValues[static_cast<std::size_t>(card.rank())];
    if (card.suit() == rules.bonusSuit()) {
        value += kBonusSuitValue;
        value += card.rank() == kSeven ? kOnePoint : 0;
        value += scoring.reBello && card.rank() == kKing ? kOnePoint : 0;
        value += scoring.lowCards && card.rank() <= 3 ? card.rank() * kOnePoint : 0;
        const bool runs = scoring.napola != Napola::None || scoring.scalette;
        value += runs && card.rank() <= 3 ? kOnePoint / 2 : 0;
    }
    if (card == Card(Suit::Batons, kTwo)) {
        value += scoring.twoOfBatons * kOnePoint;
    }
    return value;
}

} // namespace settebello

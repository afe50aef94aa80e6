// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/rule_set.h"

namespace settebello {

/// The value of a sweep, in the units of cardValue().
inline constexpr int kSweepValue = 200;
/// cardValue() of a six and a seven of other suits than the bonus suit.
inline constexpr int kSixValue = 18;
inline constexpr int kSevenValue = 29;

/// The value of a card by these rules, in the arbitrary units of the greedy player of
/// Di Palma and Lanzi 2018 (opponents.md): ace 16, two 12, three 13, four 14, five 15, six 18,
/// seven 29, court cards 10, a bonus-suit card 10 more, ace to three of the bonus suit another 50
/// where runs score, likewise its court cards where the grande does, and 100 for each point that
/// the card scores by itself. Negative for a card that costs points. 16 for every card where piles
/// may be stolen and only their number counts.
int cardValue(const RuleSet& rules, Card card);
/// The sum of the values of cards.
int cardsValue(const RuleSet& rules, CardSet cards);

} // namespace settebello

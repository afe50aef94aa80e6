// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"

#include <QString>

namespace settebello {

// The names of cards in the player's language. They are in lower case, as within a sentence; see
// capitalized().

/// "coins"
QString suitName(Suit suit);
/// "seven"; "jack". @pre 1 ≤ rank ≤ 10
QString rankName(int rank);
/// "the seven": with its article, for sentences. @pre 1 ≤ rank ≤ 10
QString theRank(int rank);
/// "seven of coins"; "seven of cups as an ace" where it is played as that
QString cardName(Card card);
/// "the seven of coins"
QString theCard(Card card);
/// "coins": the suit's cards as they are compared, as in "most coins"
QString suitCards(Suit suit);
/// "3 coins"
QString suitCount(Suit suit, int cards);
/// "kings": the cards of rank 10
QString kingsName();
/// False if the deck shows plain numbers from 8 to 10.
bool hasCourts();
/// "the three of coins, the five of cups and the ace of batons", in ascending order; empty for no
/// cards.
QString theCards(CardSet cards);
/// "the three and the nine": the ranks of some cards, from the ace to the king
QString theRanks(CardSet cards);

/// The text with its first letter in upper case.
QString capitalized(const QString& text);

} // namespace settebello

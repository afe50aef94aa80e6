// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorekeeping/score_pad.h"

#include <gtest/gtest.h>

namespace settebello {

/// Adds entries of every kind, with everything that they can hold. @pre the pad is empty, of two
/// sides, and its rules have declarations, runs, the king of coins and claims.
inline void addEveryEntry(ScorePad& pad) {
    RoundFacts facts;
    facts.owned[0] =
        CardSet::ofRank(kSeven) | CardSet{Card(Suit::Coins, kTwo), Card(Suit::Coins, kKing)};
    facts.owned[1] = CardSet{Card(Suit::Coins, kAce), Card(Suit::Coins, kJack)};
    facts.left = CardSet{Card(Suit::Cups, kKing)};
    facts.cards = CardCounts{20, 19};
    facts.suit = HasMost{0};
    facts.prime = HasMost{kNobody};
    BySide<CardSet> piles{};
    piles[0] = CardSet::ofSuit(Suit::Coins);
    piles[1] = CardSet::ofSuit(Suit::Cups);
    for (const PadEntry& entry :
         {PadEntry(NotedSweep{1}), PadEntry(NotedDeclaration{0, 10}), PadEntry(NotedRound{facts}),
          PadEntry(NotedSweep{0}), PadEntry(NotedRound{piles}), PadEntry(NotedClaim{1, piles})}) {
        ASSERT_EQ(pad.add(entry), PadFault::None);
    }
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card.h"
#include "cards/card_set.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace settebello {
namespace {

TEST(Card, IsWrittenAsRankAndSuit) {
    EXPECT_EQ(toString(Card(Suit::Coins, kSeven)), "7D");
    EXPECT_EQ(toString(Card(Suit::Swords, kKing)), "10S");
    EXPECT_EQ(toString(Card(Suit::Batons, kAce)), "1B");
    EXPECT_EQ(toString(Card(Suit::Cups, kHorse)), "9C");
}

TEST(Card, RoundTripsAllFortyInOrder) {
    std::set<std::string> texts;
    for (int i = 0; i < kCardCount; ++i) {
        const Card card = Card::fromIndex(i);
        EXPECT_EQ(card.index(), i);
        EXPECT_EQ(Card(card.suit(), card.rank()), card);
        EXPECT_EQ(parseCard(toString(card)), card);
        texts.insert(toString(card));
        if (i > 0) {
            EXPECT_LT(Card::fromIndex(i - 1), card);
        }
    }
    EXPECT_EQ(texts.size(), 40U);
    EXPECT_LT(Card(Suit::Coins, kKing), Card(Suit::Cups, kAce)) << "suits first, D C S B";
    EXPECT_LT(Card(Suit::Cups, kKing), Card(Suit::Swords, kAce));
    EXPECT_LT(Card(Suit::Swords, kKing), Card(Suit::Batons, kAce));
}

TEST(Card, RejectsOtherText) {
    const std::string texts[] = {
        "",    "7",   "D",    "7d",  "7X",  "0D",    "11D",
        "07D", "10",  "1 D",  " 7D", "7D ", "7DD",   "100D",
        "-1D", "+1D", "010D", "1O",  "aD",  "7\xc3", std::string("7D\0", 3),
        "D7"};
    for (const std::string& text : texts) {
        EXPECT_EQ(parseCard(text), std::nullopt) << text;
    }
}

TEST(CardSet, KnowsItsCards) {
    const Card ace(Suit::Coins, kAce);
    const Card king(Suit::Batons, kKing);
    CardSet set{king, ace};
    EXPECT_EQ(set.size(), 2);
    EXPECT_TRUE(set.contains(ace));
    EXPECT_FALSE(set.contains(Card(Suit::Coins, kTwo)));
    EXPECT_EQ(set.first(), ace);
    EXPECT_EQ(std::vector<Card>(set.begin(), set.end()), (std::vector<Card>{ace, king}));
    set.insert(ace);
    EXPECT_EQ(set.size(), 2);
    set.erase(ace);
    EXPECT_EQ(set, CardSet{king});
    set.erase(ace);
    set.erase(king);
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(set.begin(), set.end());
}

TEST(CardSet, SuitsAndRanksPartitionThePack) {
    CardSet suits;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        const CardSet cards = CardSet::ofSuit(static_cast<Suit>(suit));
        EXPECT_EQ(cards.size(), kRankCount);
        EXPECT_FALSE(suits.intersects(cards));
        suits |= cards;
        for (const Card card : cards) {
            EXPECT_EQ(card.suit(), static_cast<Suit>(suit));
        }
    }
    EXPECT_EQ(suits, CardSet::all());
    CardSet ranks;
    for (int rank = kAce; rank <= kKing; ++rank) {
        const CardSet cards = CardSet::ofRank(rank);
        EXPECT_EQ(cards.size(), kSuitCount);
        EXPECT_FALSE(ranks.intersects(cards));
        ranks |= cards;
        for (const Card card : cards) {
            EXPECT_EQ(card.rank(), rank);
        }
    }
    EXPECT_EQ(ranks, CardSet::all());
}

TEST(CardSet, BehavesLikeASet) {
    const CardSet coins = CardSet::ofSuit(Suit::Coins);
    const CardSet sevens = CardSet::ofRank(kSeven);
    EXPECT_EQ((coins & sevens), CardSet{Card(Suit::Coins, kSeven)});
    EXPECT_EQ((coins | sevens).size(), 13);
    EXPECT_EQ((coins - sevens).size(), 9);
    EXPECT_TRUE(coins.intersects(sevens));
    EXPECT_FALSE(coins.containsAll(sevens));
    EXPECT_TRUE(coins.containsAll(coins & sevens));
    EXPECT_TRUE(coins.containsAll(CardSet()));
    EXPECT_FALSE(coins.intersects(CardSet()));
    CardSet set = coins;
    set -= sevens;
    set &= CardSet::ofRank(kAce) | sevens;
    EXPECT_EQ(set, CardSet{Card(Suit::Coins, kAce)});
    EXPECT_EQ(CardSet::fromBits(set.bits()), set);
}

TEST(SevenOfCups, IsPlayedAsAnyCardAndPrintedAsItself) {
    const Card seven(Suit::Cups, kSeven);
    for (int rank = kAce; rank <= kKing; ++rank) {
        const Card played = Card::sevenOfCupsAs(rank);
        EXPECT_EQ(played.rank(), rank);
        EXPECT_EQ(played.suit(), Suit::Cups);
        EXPECT_EQ(played.printed(), seven);
        EXPECT_EQ(played.isNamed(), rank != kSeven);
        EXPECT_EQ(toString(played), "7C");
        const CardSet set = CardSet::ofRank(rank) | CardSet{played};
        EXPECT_EQ(set.sizeOfRank(rank), rank == kSeven ? 4 : 5);
        EXPECT_EQ(set.printed(), CardSet::ofRank(rank) | CardSet{seven});
        EXPECT_EQ(CardSet{seven}.asPlayedAmong(set), CardSet{played});
        EXPECT_EQ(CardSet::ofSuit(Suit::Coins).asPlayedAmong(set), CardSet::ofSuit(Suit::Coins));
        EXPECT_TRUE(CardSet::playedAs(rank).containsAll(set));
    }
}

} // namespace
} // namespace settebello

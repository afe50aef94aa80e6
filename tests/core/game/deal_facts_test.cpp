// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/deal_facts.h"

#include <gtest/gtest.h>

#include <vector>

namespace settebello {
namespace {

RuleSet dealing(int players, int packCards, HandCards handCards, int tableCards) {
    RuleSet rules;
    rules.table.players = players;
    rules.pack.cards = packCards;
    rules.deal.handCards = handCards;
    rules.deal.tableCards = tableCards;
    return rules;
}

TEST(DealFacts, PacketsAreOfThreeAndNoneIsASingleCard) {
    EXPECT_EQ(packetSizes(dealing(4, 40, HandCards::Three, 4)), (std::vector{3, 3, 3}));
    EXPECT_EQ(packetSizes(dealing(4, 40, HandCards::Three, 0)), (std::vector{3, 3, 4}));
    EXPECT_EQ(packetSizes(dealing(4, 36, HandCards::Three, 4)), (std::vector{3, 3, 2}));
}

TEST(DealFacts, PacketsAreOfSixOrAllWhereTheRulesSaySo) {
    EXPECT_EQ(packetSizes(dealing(2, 40, HandCards::Six, 4)), (std::vector{6, 6, 6}));
    EXPECT_EQ(packetSizes(dealing(6, 40, HandCards::Six, 4)), (std::vector{6}));
    EXPECT_EQ(packetSizes(dealing(4, 40, HandCards::All, 4)), (std::vector{9}));
}

TEST(DealFacts, WhatDoesNotGoRoundEvenlyLiesOpen) {
    EXPECT_EQ(openCards(dealing(4, 40, HandCards::All, 0)), 0);
    EXPECT_EQ(openCards(dealing(3, 40, HandCards::All, 0)), 1);
    EXPECT_EQ(openCards(dealing(6, 40, HandCards::All, 0)), 4);
    EXPECT_EQ(openCards(dealing(3, 36, HandCards::All, 4)), 6);
    EXPECT_EQ(openCards(dealing(6, 36, HandCards::All, 4)), 6);
    EXPECT_EQ(openCards(dealing(4, 40, HandCards::Three, 4)), 4);
}

TEST(DealFacts, ARedealNeedsEnoughOpenCards) {
    const RuleSet oneOpen = dealing(3, 40, HandCards::All, 0);
    EXPECT_TRUE(canRedeal(oneOpen, 1));
    EXPECT_FALSE(canRedeal(oneOpen, 2));
    EXPECT_FALSE(canRedeal(oneOpen, 0)) << "never";
    EXPECT_TRUE(canRedeal(dealing(6, 40, HandCards::All, 0), 4));
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/unseen_cards.h"

#include "game/match.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

/// What the seat to play knows after some decisions of a round.
PlayerView viewAfter(const RuleSet& rules, int decisions) {
    Match match(rules, 3);
    match.deal();
    std::vector<Decision> legal;
    for (int i = 0; i < decisions; ++i) {
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.front());
    }
    return match.view(match.turn());
}

TEST(UnseenCards, AreEveryCardOnceByRank) {
    const PlayerView view = viewAfter(RuleSet(), 4);
    const UnseenCards unseen(view);
    EXPECT_TRUE(unseen.known().empty());
    CardSet all;
    for (const UnseenCards::OfRank& rank : unseen.ranks()) {
        EXPECT_FALSE(rank.cards.empty());
        EXPECT_TRUE((rank.cards & all).empty());
        all |= rank.cards;
        ASSERT_EQ(rank.chances.size(), 1U);
        EXPECT_EQ(rank.chances[0].seat, 1 - view.seat);
    }
    EXPECT_EQ(all, view.unseen());
}

/// By counting all hands instead of by the formula.
TEST(UnseenCards, HaveTheChanceThatAnyHandHasOne) {
    const PlayerView view = viewAfter(RuleSet(), 4);
    const UnseenCards unseen(view);
    std::vector<Card> cards;
    for (const Card card : view.unseen()) {
        cards.push_back(card);
    }
    const int other = 1 - view.seat;
    ASSERT_EQ(view.handSizes[other], 1) << "so that the hands are the cards";
    for (const UnseenCards::OfRank& rank : unseen.ranks()) {
        const auto hands = static_cast<double>(cards.size());
        EXPECT_NEAR(rank.chances[0].atLeastOne, rank.cards.size() / hands, 1e-12);
    }
    const PlayerView before = viewAfter(RuleSet(), 2);
    ASSERT_EQ(before.handSizes[1 - before.seat], 2);
    const UnseenCards then(before);
    const int count = before.unseen().size();
    for (const UnseenCards::OfRank& rank : then.ranks()) {
        const int without = count - rank.cards.size();
        const double none = without * (without - 1.0) / (count * (count - 1.0));
        EXPECT_NEAR(rank.chances[0].atLeastOne, 1 - none, 1e-12);
    }
}

TEST(UnseenCards, AreKnownWhenTheyCanOnlyBeInOneHand) {
    const PlayerView view = viewAfter(RuleSet(), 32); // of the last packet
    ASSERT_EQ(view.stockSize, 0);
    const UnseenCards unseen(view);
    ASSERT_EQ(unseen.known().size(), 1U);
    EXPECT_EQ(unseen.known()[0].seat, 1 - view.seat);
    EXPECT_EQ(unseen.known()[0].cards, view.unseen());
    EXPECT_TRUE(unseen.ranks().empty());
}

TEST(UnseenCards, AreSharedAmongAllOthers) {
    RuleSet rules;
    rules.table.players = 3;
    const PlayerView view = viewAfter(rules, 1);
    const UnseenCards unseen(view);
    for (const UnseenCards::OfRank& rank : unseen.ranks()) {
        ASSERT_EQ(rank.chances.size(), 2U);
        EXPECT_EQ(rank.chances[0].seat, (view.seat + 1) % 3);
        EXPECT_GT(rank.chances[0].atLeastOne, rank.chances[1].atLeastOne)
            << "who has played has a card less";
    }
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/recent_plays.h"

#include <gtest/gtest.h>

namespace settebello {

namespace {

/// What is shown again to seat 0 after every seat of three has laid a card.
Events shownAgain(LookBack lookBack) {
    RuleSet rules;
    rules.table.players = 3;
    rules.table.lookBack = lookBack;
    Board board;
    board.reset(rules, 0);
    PacketDealt packet{0, {}, 37};
    for (int seat = 0; seat < 3; ++seat) {
        packet.cards.push_back({seat, Card(Suit::Coins, seat + 1)});
    }
    board.apply(packet);
    RecentPlays plays;
    for (int seat = 0; seat < 3; ++seat) {
        const CardLaid laid{seat, Card(Suit::Coins, seat + 1)};
        plays.record(laid, board);
        board.apply(laid);
    }
    return plays.take(0).events;
}

TEST(RecentPlays, AreThoseSinceTheViewersOwn) {
    EXPECT_EQ(shownAgain(LookBack::Round),
              (Events{CardLaid{1, Card(Suit::Coins, 2)}, CardLaid{2, Card(Suit::Coins, 3)}}));
}

TEST(RecentPlays, AreTheLastAloneWhereNothingElseMayBeLookedAt) {
    EXPECT_EQ(shownAgain(LookBack::LastPlay), (Events{CardLaid{2, Card(Suit::Coins, 3)}}));
}

} // namespace

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/packet_size.h"

#include <gtest/gtest.h>

#include <vector>

namespace settebello {
namespace {

/// The packets that a player gets one after the other.
std::vector<int> packets(HandCards handCards, int share) {
    RuleSet rules;
    rules.deal.handCards = handCards;
    std::vector<int> sizes;
    while (share > 0 && sizes.size() < kCardCount) {
        sizes.push_back(packetSize(rules, share));
        share -= sizes.back();
    }
    return sizes;
}

TEST(PacketSize, IsThreeAndNeverLeavesASingleCard) {
    EXPECT_EQ(packets(HandCards::Three, 9), (std::vector{3, 3, 3}));
    EXPECT_EQ(packets(HandCards::Three, 10), (std::vector{3, 3, 4}));
    EXPECT_EQ(packets(HandCards::Three, 8), (std::vector{3, 3, 2}));
}

TEST(PacketSize, IsSixOrAllWhereTheRulesSaySo) {
    EXPECT_EQ(packets(HandCards::Six, 18), (std::vector{6, 6, 6}));
    EXPECT_EQ(packets(HandCards::All, 9), (std::vector{9}));
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/player_helpers.h"

#include "players/beliefs/hand_inference.h"

namespace settebello {
namespace {

using namespace test;

void apply(Match& match, const std::string& decisions) {
    std::istringstream words(decisions);
    for (std::string word; words >> word;) {
        ASSERT_EQ(match.apply(decision(word)), DecisionFault::None) << word;
    }
}

TEST(HandInference, WhoLeavesASweepLacksItsRankUntilTheNextPacket) {
    Match match = matchDealt(rulesOf("scopa"), {"8B 5B 9B", "10B 9C 10S"}, "1D 2C 3S 8D");
    apply(match, "8B=8D 10B"); // a six would have swept ace, two and three
    const HandInference reading(match.view(0));
    EXPECT_TRUE(reading.lacks(1, kSix));
    EXPECT_FALSE(reading.lacks(1, kSeven));
    EXPECT_FALSE(reading.lacks(0, kSix));
    EXPECT_EQ(reading.chanceOf(1, CardSet::ofRank(kSix)), 0);
    EXPECT_GT(reading.chanceOf(1, CardSet::ofRank(kSeven)), 0.1);
    apply(match, "5B=2C+3S 9C 9B=9C 10S=10B");
    ASSERT_EQ(match.round().packetCount(), 2);
    EXPECT_FALSE(HandInference(match.view(0)).lacks(1, kSix));
}

TEST(HandInference, WhoLeavesASevenLacksOne) {
    Match match = matchDealt(rulesOf("scopa"), {"4D 9B 8S", "10B 9C 10S"}, "7D 6C 10D 2C");
    apply(match, "4D 10B=10D");
    const HandInference reading(match.view(0));
    EXPECT_TRUE(reading.lacks(1, kSeven));
    EXPECT_FALSE(reading.lacks(1, kSix));
}

TEST(HandInference, CountsOnlyTheRemainingCards) {
    const Match match = matchDealt(rulesOf("scopa"), {"8B 5B 9B", "10B 9C 10S"}, "1D 2C 3S 8D");
    const HandInference reading(match.view(0));
    // Of 33 unseen cards the other hand has three: no seven among them, then one or more.
    const double none = 30.0 * 29 * 28 * 27 / (33.0 * 32 * 31 * 30);
    EXPECT_NEAR(reading.chanceOf(1, CardSet::ofRank(kSeven)), 1 - none, 1e-12);
    EXPECT_NEAR(reading.chanceOf(1, set("7D")), 3.0 / 33, 1e-12);
    EXPECT_EQ(reading.chanceOf(1, set("1D 8B")), 0);
    EXPECT_EQ(reading.chanceOf(1, CardSet::all()), 1);
}

TEST(HandInference, KnowsWhatWasShown) {
    Match match = matchDealt(rulesOf("bazzica"), {"8B 5B 9B", "1C 2S 3B"}, "10D 4C 4S 8D");
    apply(match, "declare");
    const HandInference reading(match.view(0));
    EXPECT_EQ(reading.chanceOf(1, CardSet::ofRank(kAce)), 1);
    EXPECT_EQ(reading.chanceOf(1, CardSet::ofRank(kSeven)), 0);
}

TEST(HandInference, RemembersWhoLaidWhat) {
    Match match = matchDealt(rulesOf("scopa"), {"4D 9B 8S", "10B 8C 10S"}, "7D 6C 10D 9S");
    apply(match, "4D 8C");
    const HandInference reading(match.view(0));
    EXPECT_EQ(reading.laidBy(parseCard("4D").value()), 0);
    EXPECT_EQ(reading.laidBy(parseCard("8C").value()), 1);
    EXPECT_EQ(reading.laidBy(parseCard("7D").value()), -1);
}

} // namespace
} // namespace settebello

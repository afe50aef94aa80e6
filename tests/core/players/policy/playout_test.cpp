// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/playout.h"

#include "core/game/game_helpers.h"
#include "core/oracle/random_rules.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

namespace settebello {
namespace {

Round dealt(const RuleSet& rules, Random& random) {
    Pack pack(rules.pack.cards);
    pack.shuffle(random);
    return Round(rules, pack, static_cast<int>(random.below(2)));
}

/// Every card in exactly one place, and none left to be played.
void expectPlayedOut(const Round& round, const std::string& rules) {
    if (round.phase() == Phase::Redeal) {
        return;
    }
    ASSERT_TRUE(round.over()) << rules;
    CardSet left = round.uncaptured();
    if (round.wholeSuitSide() < 0 && round.reachedSide() < 0) {
        EXPECT_EQ(left, round.table()) << rules;
        EXPECT_EQ(round.stockSize(), 0) << rules;
        EXPECT_TRUE(left.empty() || round.lastCapturer() < 0) << rules;
    }
}

TEST(Playout, EndsEveryRoundOfAnyRules) {
    Random random(1);
    for (int i = 0; i < 200 * oracleFactor(); ++i) {
        const RuleSet rules = randomRules(random);
        for (int deal = 0; deal < 5; ++deal) {
            Round round = dealt(rules, random);
            playOut(round, random);
            expectPlayedOut(round, rulesText(rules));
        }
    }
}

TEST(Playout, TheSameSeedPlaysTheSame) {
    const auto played = [](std::uint64_t seed) {
        Random random(seed);
        Round round = dealt(test::rulesOf("scopone"), random);
        playOut(round, random);
        return round.pile(0);
    };
    EXPECT_EQ(played(5), played(5));
    EXPECT_NE(played(5), played(6));
}

TEST(Playout, EveryLegalPlayIsAsLikely) {
    // Seat 0 leads and holds the cards 1, 5, 9, … of the pack; the table is the last four.
    Round round(test::rulesOf("scopone"),
                test::packFrom("10B 1D 2D 3S 9C 1C 2C 3B 5S 1S 2S 5B 5C 1B 2B 6B 8C 8D 8S 8B 9D 9S "
                               "9B 4S 4B 4C 7B 7S 6S 6C 5D 10S 10C 10D 7D 3C 3D 7C 4D 6D"),
                3);
    ASSERT_EQ(round.table(), test::set("3D 7C 4D 6D"));
    std::vector<Play> legal;
    legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), legal);
    std::map<std::string, int> counts;
    Random random(3);
    const int draws = 1000 * static_cast<int>(legal.size());
    EXPECT_GT(legal.size(), static_cast<std::size_t>(round.hand(0).size())); // some cards have two
    for (int i = 0; i < draws; ++i) {
        ++counts[toString(randomPlay(round, random))];
    }
    EXPECT_EQ(counts.size(), legal.size());
    for (const Play& play : legal) {
        EXPECT_NEAR(counts[toString(play)], 1000, 150) << toString(play);
    }
}

} // namespace
} // namespace settebello

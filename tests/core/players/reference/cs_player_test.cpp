// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/player_helpers.h"

#include "players/levels/levels.h"
#include "players/reference/cs_player.h"

namespace settebello {
namespace {

using namespace test;

std::string answer(const PlayerView& view) {
    CsPlayer player;
    return toString(player.choose(view, StopToken()).value());
}

struct AdviceCase {
    const char* name;
    const char* hand;
    const char* table;
    const char* play;
};

class Cs : public testing::TestWithParam<AdviceCase> {};

TEST_P(Cs, FollowsTheAdvice) {
    EXPECT_EQ(answer(viewOf(RuleSet{}, GetParam().hand, GetParam().table)), GetParam().play);
}

INSTANTIATE_TEST_SUITE_P(
    Advice, Cs,
    testing::Values(AdviceCase{"SweepsFirst", "7C 9B 2S", "7S 2B", "9B=7S+2B"},
                    AdviceCase{"TakesTheSettebello", "7C 9B 10S", "7D 9S 10C 8C", "7C=7D"},
                    AdviceCase{"TakesTheCoinOfTwo", "5C 2C 9S", "5D 5B 8C 9C", "5C=5D"},
                    AdviceCase{"LeavesNoSweep", "1C 5D", "9S", "5D"},
                    AdviceCase{"LaysWhatItHoldsTwice", "9C 9S 8B", "10D 10C 6D 7S", "9C"},
                    AdviceCase{"LaysLowCardsFirst", "4C 8B 9S", "10D 10C 7S", "4C"},
                    AdviceCase{"KeepsItsSevens", "7C 7S 8B", "9D 10C 10S", "8B"}),
    [](const auto& advice) { return advice.param.name; });

TEST(CsPlayer, TheSideThatPlaysLastPairsAndTheOtherUnpairs) {
    PlayerView view = viewOf(RuleSet{}, "6B 10C 1S", "6C 4S 9D 8S");
    view.dealer = 0;
    EXPECT_EQ(answer(view), "6B=6C");
    view.dealer = 1;
    EXPECT_EQ(answer(view), "10C=6C+4S");
}

TEST(CsPlayer, LeavesThePartnersCard) {
    PlayerView view = viewOf(rulesOf("scopone"), "5B 2S 3S 4B", "5C 5S 10D 10C", 4);
    view.moves = {{2, Play{parseCard("5C").value(), {}}}};
    EXPECT_EQ(answer(view), "5B=5S");
    view.moves = {{2, Play{parseCard("5S").value(), {}}}};
    EXPECT_EQ(answer(view), "5B=5C");
}

TEST(CsPlayer, BeatsGreedyInTheLongRun) {
    const auto level = [](const char* name) {
        return [name](std::uint64_t seed) { return makePlayer(name, seed); };
    };
    EXPECT_GT(pointsAheadOver(rulesOf("scopone"), 300, level("cs"), level("greedy")), 100);
    EXPECT_GT(pointsAheadOver(rulesOf("scopa"), 400, level("cs"), level("greedy")), 40);
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/match.h"
#include "players/reference/greedy_player.h"
#include "players/reference/random_player.h"

namespace settebello {
namespace {

using namespace test;

/// A view of a two-player round without a stock, built by hand.
PlayerView viewOf(const RuleSet& rules, const std::string& hand, const std::string& table) {
    PlayerView view;
    view.rules = rules;
    view.hand = set(hand);
    view.table = set(table);
    view.handSizes = {view.hand.size(), 3};
    return view;
}

struct GreedyCase {
    const char* name;
    const char* hand;
    const char* table;
    const char* play;
};

class Greedy : public testing::TestWithParam<GreedyCase> {};

TEST_P(Greedy, PlaysAsABeginnerWouldFindReasonable) {
    GreedyPlayer player;
    const auto decision =
        player.choose(viewOf(RuleSet{}, GetParam().hand, GetParam().table), StopToken());
    EXPECT_EQ(toString(*decision), GetParam().play);
}

INSTANTIATE_TEST_SUITE_P(
    Advice, Greedy,
    testing::Values(GreedyCase{"SweepsIfItCan", "7C 9B 2S", "7S 2B", "9B=7S+2B"},
                    GreedyCase{"TakesTheSettebello", "7C 9B 10S", "7D 9S 10C 8C", "7C=7D"},
                    GreedyCase{"TakesTheCoinOfTwo", "5C 2C 9S", "5D 5B 8C 9C", "5C=5D"},
                    GreedyCase{"LeavesNoSweepBehind", "1C 5D", "9S", "5D"},
                    GreedyCase{"KeepsTheSevenInHand", "7C 8C 9B", "10S", "8C"}),
    [](const auto& advice) { return advice.param.name; });

TEST(Greedy, ClaimsWhenItIsCertain) {
    RuleSet rules;
    rules.match.callingOut = true;
    PlayerView view = viewOf(rules, "2C 3C", "9D");
    view.scores[0] = 10;
    GreedyPlayer player;
    EXPECT_NE(toString(*player.choose(view, StopToken())), "out");
    view.tallies[0].pile = set("7D 7C");
    EXPECT_EQ(toString(*player.choose(view, StopToken())), "out");
    view.scores[1] = 11;
    EXPECT_NE(toString(*player.choose(view, StopToken())), "out") << "not ahead";
}

TEST(Greedy, BeatsRandomPlay) {
    int won = 0;
    constexpr int kMatches = 200;
    for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
        Match match(RuleSet{}, seed);
        GreedyPlayer greedy;
        RandomPlayer random(seed);
        while (!match.over()) {
            if (match.needsDeal()) {
                match.deal();
            }
            const int seat = match.turn();
            Player& player = seat == 0 ? static_cast<Player&>(greedy) : random;
            match.apply(*player.choose(match.view(seat), StopToken()));
        }
        won += match.result()->winner == 0 ? 1 : 0;
    }
    EXPECT_GT(won, kMatches * 3 / 4);
}

} // namespace
} // namespace settebello

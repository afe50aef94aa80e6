// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/oracle/random_rules.h"
#include "core/players/player_helpers.h"

#include "players/policy/playout_policy.h"

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

TEST(PlayoutPolicy, PlaysEveryRoundOfAnyRulesToItsEnd) {
    Random random(1);
    for (int i = 0; i < 200 * oracleFactor(); ++i) {
        const RuleSet rules = randomRules(random);
        Pack pack(rules.pack.cards);
        pack.shuffle(random);
        Round round(rules, pack, 0);
        PlayoutPolicy policy(rules);
        std::vector<Play> legal;
        while (round.phase() == Phase::Playing) {
            legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), legal);
            const Play play = policy.choose(round, random);
            ASSERT_NE(std::find(legal.begin(), legal.end(), play), legal.end())
                << toString(play) << " is not legal\n"
                << rulesText(rules);
            round.applyLegal(play);
        }
        policy.playOut(round, random);
        EXPECT_TRUE(round.over() || round.phase() == Phase::Redeal);
    }
}

struct PolicyCase {
    const char* name;
    const char* rules;
    const char* hand;
    const char* table;
    const char* play;
};

class Policy : public testing::TestWithParam<PolicyCase> {};

TEST_P(Policy, ChoosesWhatGreedyWould) {
    const RuleSet rules = rulesOf(GetParam().rules);
    const Match match = matchDealt(rules, {GetParam().hand, "6C 6S 6B"}, GetParam().table);
    Random random(1);
    EXPECT_EQ(toString(PlayoutPolicy(rules, 0).choose(match.round(), random)), GetParam().play);
}

INSTANTIATE_TEST_SUITE_P(
    Advice, Policy,
    testing::Values(PolicyCase{"Sweeps", "scopa", "7C 10B 9S", "1D 2D 3D 4S", "10B=1D+2D+3D+4S"},
                    PolicyCase{"TakesTheSettebello", "scopa", "7C 9B 10S", "7D 9C 10C 8C", "7C=7D"},
                    PolicyCase{"KeepsTheSeven", "scopa", "7C 8C 9B", "10S 10C 5D 6D", "8C"},
                    PolicyCase{"LeavesNoSweep", "scopa", "5C 2B 4S", "5D 4D 2C 1S", "5C=5D"},
                    PolicyCase{"SweepsByFifteen", "quindici", "4C 10B 9S", "1D 2D 3D 5S",
                               "4C=1D+2D+3D+5S"}),
    [](const auto& advice) { return advice.param.name; });

TEST(PlayoutPolicy, PlaysMuchBetterThanAtRandom) {
    // Side 0 plays by the policy, side 1 at random; then the other way round.
    for (const char* id : {"scopa", "scopone", "quindici", "asso-pigliatutto"}) {
        const RuleSet rules = rulesOf(id);
        PlayoutPolicy policy(rules);
        PlayoutPolicy any(rules, 100);
        Random random(6);
        int ahead = 0;
        for (int deal = 0; deal < 300; ++deal) {
            Pack pack(rules.pack.cards);
            pack.shuffle(random);
            for (const int side : {0, 1}) {
                Round round(rules, pack, 0);
                while (round.phase() == Phase::Playing) {
                    PlayoutPolicy& playing = rules.sideOf(round.turn()) == side ? policy : any;
                    round.applyLegal(playing.choose(round, random));
                }
                const PointsBySide points = round.points();
                ahead += points[static_cast<std::size_t>(side)].total() -
                         points[static_cast<std::size_t>(1 - side)].total();
            }
        }
        EXPECT_GT(ahead, 300) << id;
    }
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_helpers.h"

#include "game/certain_points.h"
#include "game/claim.h"
#include "game/match.h"

namespace settebello {
namespace {

using namespace test;

struct CertainCase {
    const char* name;
    const char* preset;
    const char* mine;
    const char* theirs;
    int sweeps;
    int declarations;
    int certain;
};

class Certain : public testing::TestWithParam<CertainCase> {};

TEST_P(Certain, CountsWhatCanNoLongerBeLost) {
    const CertainCase& c = GetParam();
    const RuleSet rules = rulesOf(c.preset);
    const std::vector<Tally> tallies{{set(c.mine), c.sweeps, c.declarations},
                                     {set(c.theirs), 0, 0}};
    const CardSet uncaptured = Pack::contents(rules.pack.cards) - tallies[0].pile - tallies[1].pile;
    EXPECT_EQ(certainPoints(rules, tallies, uncaptured, 0), c.certain);
}

// 20 cards without a coin, a seven or a good prime.
constexpr const char* kTwenty = "8C 9C 10C 8S 9S 10S 8B 9B 10B 2C 2S 2B 3C 3S 3B 4C 4S 4B 5C 5S";

INSTANTIATE_TEST_SUITE_P(
    RulesSection7, Certain,
    testing::Values(
        CertainCase{"Nothing", "scopa", "", "", 0, 0, 0},
        CertainCase{"SweepsAndDeclarations", "bazzica", "8C 8S", "", 2, 3, 5},
        CertainCase{"TheSettebello", "scopa", "7D", "", 0, 0, 1},
        CertainCase{"TwentyCardsAreNotEnough", "scopa", kTwenty, "", 0, 0, 0},
        CertainCase{"TwentyOneCardsAre", "scopa",
                    "8C 9C 10C 8S 9S 10S 8B 9B 10B 2C 2S 2B 3C 3S 3B 4C 4S 4B 5C 5S 5B", "", 0, 0,
                    1},
        CertainCase{"FiveCoinsAreNotEnough", "scopa", "1D 2D 3D 4D 5D", "", 0, 0, 0},
        CertainCase{"SixCoinsAre", "scopa", "1D 2D 3D 4D 5D 6D", "", 0, 0, 1},
        CertainCase{"TwoSevensMayBeEqualled", "chkobba", "7C 7S", "", 0, 0, 0},
        CertainCase{"ThreeSevensMayNot", "chkobba", "7C 7S 7B", "", 0, 0, 1},
        CertainCase{"TwoSevensAndThreeSixes", "chkobba", "7C 7S 6D 6C 6S", "", 0, 0, 1},
        CertainCase{"TwoSevensAndTwoSixesMayBeEqualled", "chkobba", "7C 7S 6D 6C", "", 0, 0, 0},
        CertainCase{"AllSevensWinThePrime", "scopa", "7D 7C 7S 7B", "", 0, 0, 2},
        CertainCase{"ThreeSevensWithoutTheFourthSuitHaveNoPrime", "scopa", "7C 7S 7B", "", 0, 0, 0},
        // 21+21+21+18 against at most 21 (the fourth) + 18 + 18 + 18.
        CertainCase{"ThreeSevensAndASix", "scopa", "7D 7C 7S 6B", "", 0, 0, 2},
        CertainCase{"TheOthersCannotHaveFourSuits", "scopa",
                    "1B 2B 3B 4B 5B 6B 7B 8B 9B 10B 8D 8C 8S", "", 0, 0, 1},
        CertainCase{"ThreeSevensAndAnAceAreAlsoSafe", "scopa", "7C 7S 7B 1D", "", 0, 0, 1},
        CertainCase{"ReBello", "re-bello", "10D", "", 0, 0, 1},
        CertainCase{"ARunInThePile", "napola", "1D 2D 3D 4D", "", 0, 0, 4},
        CertainCase{"ABrokenRun", "napola", "1D 2D 4D", "", 0, 0, 0},
        CertainCase{"BothScalette", "scalette", "1D 2D 3D 10D 9D 8D", "", 0, 0, 9},
        CertainCase{"LowCards", "scopone-trente", "1D 3D", "", 0, 0, 4},
        CertainCase{"TheTwoOfBatonsTaken", "piva", "2B", "", 0, 0, -5},
        CertainCase{"TheTwoOfBatonsStillToCome", "piva", "7D", "", 0, 0, -4},
        CertainCase{"TheTwoOfBatonsWithTheOther", "piva", "7D", "2B", 0, 0, 1}),
    [](const auto& certain) { return certain.param.name; });

/// No side ends the round with less than was certain at any moment before.
TEST(CertainPoints, AreNeverLost) {
    int positive = 0;
    for (const Preset& preset : presets()) {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Random random(seed);
            Match match(preset.rules, seed);
            match.deal();
            BySide<int> most{};
            most.fill(-kCardCount);
            std::vector<Decision> legal;
            while (!match.round().over()) {
                for (int side = 0; side < preset.rules.sides(); ++side) {
                    int& highest = most[side];
                    highest = std::max(highest, certainPoints(match.round(), side));
                    EXPECT_EQ(certainPoints(match.view(0), side),
                              certainPoints(match.round(), side));
                    positive += highest > 0 ? 1 : 0;
                }
                legalDecisions(match.view(match.turn()), legal);
                match.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            }
            for (int side = 0; side < preset.rules.sides(); ++side) {
                const auto points = match.round().points()[side];
                EXPECT_LE(most[side], points.total()) << preset.id;
                EXPECT_EQ(certainPoints(match.round(), side), points.total());
            }
        }
    }
    EXPECT_GT(positive, 1000);
}

RuleSet callingOut(int target) {
    RuleSet rules;
    rules.match.target = target;
    rules.match.callingOut = true;
    return rules;
}

/// Seat 1 has swept with its first play; it is seat 0's turn. @param scores before the round.
Match afterASweep(const RuleSet& rules, const BySide<int>& scores = {}) {
    Match match(rules, 1, 0, scores);
    EXPECT_TRUE(match.dealFrom(packFrom("10D 1S 7D 8B 2S 9B 1D 2D 3D 4D")));
    EXPECT_EQ(match.apply(decision("10D=1D+2D+3D+4D")), DecisionFault::None);
    return match;
}

TEST(Claim, ThatHoldsWinsAtOnce) {
    Match match = afterASweep(callingOut(1));
    match.apply(decision("8B"));
    ASSERT_EQ(match.turn(), 1);
    Events events;
    EXPECT_EQ(match.apply(decision("out"), &events), DecisionFault::None);
    ASSERT_TRUE(match.over());
    EXPECT_EQ(match.result()->winner, 1);
    EXPECT_EQ(match.result()->by, MatchResult::By::CalledOut);
    EXPECT_EQ(match.result()->scores[1], 1);
    EXPECT_EQ(events[0], Event(ClaimMade{1, 1, 1, 1, 0, true}));
    EXPECT_EQ(events[1], Event(MatchWon{*match.result()}));
    EXPECT_FALSE(match.played().back().scored);
    EXPECT_EQ(match.turn(), -1);
    EXPECT_FALSE(match.needsDeal());
    EXPECT_EQ(match.apply(decision("out")), DecisionFault::NotAsked);
}

TEST(Claim, ThatDoesNotHoldLosesAtOnce) {
    Match match = afterASweep(callingOut(2));
    match.apply(decision("8B"));
    match.apply(decision("out"));
    ASSERT_TRUE(match.over());
    EXPECT_EQ(match.result()->winner, 0);
    EXPECT_EQ(match.result()->by, MatchResult::By::FalseClaim);
}

/// In the deal that breaks a tie everybody is at the target.
TEST(Claim, OfASideThatIsNotAheadLoses) {
    Match even(callingOut(11), 1, 0, {{12, 12}});
    even.deal();
    const int claimer = even.turn();
    EXPECT_FALSE(claimHolds(even.view(claimer)));
    Events events;
    even.apply(decision("out"), &events);
    ASSERT_TRUE(even.over());
    EXPECT_EQ(even.result()->by, MatchResult::By::FalseClaim);
    EXPECT_EQ(even.result()->winner, 1 - claimer);
    EXPECT_EQ(events[0], Event(ClaimMade{claimer, claimer, 12, 11, 12, false}));

    Match behind = afterASweep(callingOut(11), {{12, 12}});
    EXPECT_FALSE(claimHolds(behind.view(0)));
    behind.apply(decision("out"));
    EXPECT_EQ(behind.result()->winner, 1);
    EXPECT_EQ(behind.result()->by, MatchResult::By::FalseClaim);
}

TEST(Claim, OfASideThatIsAheadByACertainPointBreaksATie) {
    Match match = afterASweep(callingOut(11), {{12, 12}});
    match.apply(decision("8B"));
    EXPECT_TRUE(claimHolds(match.view(1)));
    match.apply(decision("out"));
    ASSERT_TRUE(match.over());
    EXPECT_EQ(match.result()->by, MatchResult::By::CalledOut);
    EXPECT_EQ(match.result()->winner, 1);
    EXPECT_EQ(match.result()->scores[0], 12);
    EXPECT_EQ(match.result()->scores[1], 13);
}

/// The two of batons may still come to the claimer, and then the other does not have it.
TEST(Claim, OfASideThatAPenaltyMayPutBehindLoses) {
    RuleSet rules = callingOut(11);
    rules.scoring.twoOfBatons = -5;
    Match match = afterASweep(rules, {{14, 16}});
    match.apply(decision("8B"));
    match.apply(decision("out"));
    EXPECT_EQ(match.result()->by, MatchResult::By::FalseClaim);
    EXPECT_EQ(match.result()->scores[0], 14);
    EXPECT_EQ(match.result()->scores[1], 16 + 1 - 5);
    Match ahead = afterASweep(rules, {{11, 16}});
    ahead.apply(decision("8B"));
    ahead.apply(decision("out"));
    EXPECT_EQ(ahead.result()->by, MatchResult::By::CalledOut);
}

TEST(Claim, FalseAmongThreeIsWonByTheBestOfTheOthers) {
    RuleSet rules = callingOut(5);
    rules.table.players = 3;
    Match match(rules, 1, 0);
    // Seat 1 leads and lays, seat 2 takes the settebello, seat 0 claims falsely.
    ASSERT_TRUE(match.dealFrom(packFrom("9C 7S 8C 9S 1S 1B 10C 10S 10B 7D 6D 5D 4B")));
    match.apply(decision("9C=5D+4B"));
    match.apply(decision("7S=7D"));
    ASSERT_EQ(match.turn(), 0);
    match.apply(decision("out"));
    EXPECT_EQ(match.result()->winner, 2);
}

TEST(Claim, IsRefusedWhereItIsNotPlayed) {
    Match match = afterASweep(RuleSet{});
    EXPECT_EQ(match.apply(decision("out")), DecisionFault::NotAsked);
    std::vector<Decision> legal;
    legalDecisions(match.view(match.turn()), legal);
    EXPECT_EQ(std::count(legal.begin(), legal.end(), decision("out")), 0);
}

TEST(Claim, IsOfferedOnlyOnTheOwnTurn) {
    const Match match = afterASweep(callingOut(11));
    std::vector<Decision> legal;
    legalDecisions(match.view(0), legal);
    EXPECT_EQ(std::count(legal.begin(), legal.end(), decision("out")), 1);
    legalDecisions(match.view(1), legal);
    EXPECT_TRUE(legal.empty()) << "not its turn";
}

} // namespace
} // namespace settebello

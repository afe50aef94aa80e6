// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/objective.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace settebello {
namespace {

RuleSet rulesFor(int players, bool lowestWins) {
    RuleSet rules;
    rules.table.players = players;
    rules.match.lowestWins = lowestWins;
    return rules;
}

TEST(Objective, IsToHaveMorePoints) {
    const Objective objective(rulesFor(2, false));
    EXPECT_TRUE(objective.wantsPoints());
    EXPECT_EQ(objective.worth(3), 3);
    EXPECT_EQ(objective.worth(-0.5), -0.5);
    EXPECT_TRUE(objective.prefers(4, 3));
    EXPECT_FALSE(objective.prefers(3, 3));
    EXPECT_FALSE(objective.prefers(-1, 0));
}

TEST(Objective, IsToHaveFewerPointsWhereTheFewestWin) {
    const Objective objective(rulesFor(2, true));
    EXPECT_FALSE(objective.wantsPoints());
    EXPECT_EQ(objective.worth(3), -3);
    EXPECT_EQ(objective.worth(-0.5), 0.5);
    EXPECT_FALSE(objective.prefers(4, 3));
    EXPECT_FALSE(objective.prefers(3, 3));
    EXPECT_TRUE(objective.prefers(-1, 0));
}

TEST(Objective, KnowsTheLeader) {
    const auto leader = [](bool lowestWins, const std::array<int, 3>& points) {
        return Objective(rulesFor(3, lowestWins)).leader([&](int side) {
            return points[static_cast<std::size_t>(side)];
        });
    };
    EXPECT_EQ(leader(false, {1, 4, 3}), 1);
    EXPECT_EQ(leader(false, {4, 1, 4}), -1);
    EXPECT_EQ(leader(true, {4, 1, 4}), 1);
    EXPECT_EQ(leader(true, {1, 1, 4}), -1);
}

TEST(Objective, MayBeToExceedTheTarget) {
    RuleSet rules = rulesFor(2, false);
    EXPECT_EQ(Objective(rules).winner({11, 10}), 0);
    rules.match.exceedTarget = true;
    EXPECT_EQ(Objective(rules).winner({11, 10}), -1);
    EXPECT_EQ(Objective(rules).winner({12, 10}), 0);
    EXPECT_EQ(Objective(rules).target(), 12);
}

TEST(Objective, LeadIsTheDistanceToTheBestOther) {
    EXPECT_EQ(Objective(rulesFor(2, false)).lead({3, 5}, 0), -2);
    EXPECT_EQ(Objective(rulesFor(2, false)).lead({3, 5}, 1), 2);
    const Objective ofThree(rulesFor(3, false));
    EXPECT_EQ(ofThree.lead({-4, -6, -5, 99}, 0), 1); // the fourth does not play
    EXPECT_EQ(ofThree.lead({-4, -6, -5}, 2), -1);
}

TEST(Objective, LeadIsTurnedRoundWhereTheFewestWin) {
    EXPECT_EQ(Objective(rulesFor(2, true)).lead({3, 5}, 0), 2);
    EXPECT_EQ(Objective(rulesFor(2, true)).lead({3, 5}, 1), -2);
    EXPECT_EQ(Objective(rulesFor(3, true)).lead({4, 6, 5}, 0), 1);
    EXPECT_EQ(Objective(rulesFor(3, true)).lead({4, 6, 5}, 1), -2);
}

TEST(Objective, LetsPointsAddUpToTheTarget) {
    RuleSet rules = rulesFor(3, false);
    rules.match.target = 21;
    const Objective objective(rules);
    EXPECT_EQ(objective.target(), 21);
    EXPECT_EQ(objective.matchPoints({3, -5, 1}), (BySide<int>{{3, -5, 1}}));
    const BySide<int> after = objective.scoresAfter({10, 4, 0}, {3, -5, 1});
    EXPECT_EQ(after, (BySide<int>{{13, -1, 1}}));
}

TEST(Objective, MarksPointsAtOnceWhereTheMatchEndsSo) {
    RuleSet rules;
    EXPECT_FALSE(Objective(rules).marksAtOnce());
    rules.match.end = MatchEnd::AtOnce;
    EXPECT_TRUE(Objective(rules).marksAtOnce());
}

struct WinnerCase {
    const char* name;
    bool lowestWins;
    std::array<int, 3> scores; ///< of three sides, to 11
    int winner;
};

class Winner : public testing::TestWithParam<WinnerCase> {};

TEST_P(Winner, HasMostOrFewestOnceTheTargetIsReached) {
    RuleSet rules;
    rules.table.players = 3;
    rules.match.lowestWins = GetParam().lowestWins;
    BySide<int> scores{};
    std::copy(GetParam().scores.begin(), GetParam().scores.end(), scores.begin());
    EXPECT_EQ(Objective(rules).winner(scores), GetParam().winner);
}

INSTANTIATE_TEST_SUITE_P(RulesSection7, Winner,
                         testing::Values(WinnerCase{"Most", false, {5, 11, 12}, 2},
                                         WinnerCase{"MostTied", false, {5, 12, 12}, -1},
                                         WinnerCase{"TooFew", false, {5, 10, 9}, -1},
                                         WinnerCase{"Fewest", true, {5, 11, 12}, 0},
                                         WinnerCase{"FewestTied", true, {5, 5, 12}, -1},
                                         WinnerCase{"MostTiedDoesNotMatter", true, {5, 12, 12}, 0},
                                         WinnerCase{"NobodyHasLostYet", true, {5, 10, 9}, -1},
                                         WinnerCase{"BelowNothing", true, {5, 11, -3}, 2}),
                         [](const auto& winner) { return winner.param.name; });

} // namespace
} // namespace settebello

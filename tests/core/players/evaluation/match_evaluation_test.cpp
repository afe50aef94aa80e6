// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/match_evaluation.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

TEST(MatchEvaluation, IsTheOtherSidesReversed) {
    const PositionRules rules(findPreset("scopone")->rules);
    const MatchEvaluation evaluation(rules, {7, 4});
    EXPECT_NEAR(evaluation.chance({3, 1}, 0) + evaluation.chance({3, 1}, 1), 1, 1e-6);
    EXPECT_EQ(evaluation.value({3, 1}, 0), -evaluation.value({3, 1}, 1));
    EXPECT_GT(evaluation.value({3, 1}, 0), evaluation.value({2, 2}, 0));
}

TEST(MatchEvaluation, CountsTheMatchAndNotThePoints) {
    const PositionRules rules(findPreset("scopone")->rules); // to 11
    const MatchEvaluation evaluation(rules, {10, 9});
    EXPECT_EQ(evaluation.chance({4, 0}, 0), 1);
    EXPECT_EQ(evaluation.chance({1, 0}, 0), 1);
    EXPECT_EQ(evaluation.value({4, 0}, 0), evaluation.value({1, 0}, 0));
    EXPECT_EQ(evaluation.chance({1, 4}, 0), 0);
}

TEST(MatchEvaluation, IsInAboutPointsAtTheBeginning) {
    const PositionRules rules(findPreset("scopone")->rules);
    const MatchEvaluation evaluation(rules, {0, 0});
    EXPECT_NEAR(evaluation.value({4, 2}, 0), 2, 0.7);
    EXPECT_NEAR(evaluation.value({1, 5}, 0), -4, 1);
}

TEST(MatchEvaluation, TakesPointsAsTheyAreBetweenMoreSides) {
    RuleSet rules;
    rules.table.players = 3;
    const PositionRules open(rules);
    const MatchEvaluation evaluation(open, {0, 5, 2});
    EXPECT_EQ(evaluation.value({1, 4, 2}, 1), 2.5);
    EXPECT_EQ(evaluation.value({1, 4, 2}, 2), -0.5);
    EXPECT_GT(evaluation.chance({4, 1, 2}, 0), evaluation.chance({1, 4, 2}, 0));
}

TEST(MatchEvaluation, FindsPointsForADifference) {
    const RuleSet rules = findPreset("scopone")->rules;
    const PositionRules open(rules);
    const MatchEvaluation evaluation(open, {});
    Position now;
    now.sweeps[0] = 2;
    now.sweeps[1] = 1;
    for (int difference = -9; difference <= 9; ++difference) {
        const auto points = evaluation.pointsOfDifference(now, difference, 1);
        EXPECT_EQ(points[1] - points[0], difference);
        EXPECT_GE(std::min(points[0], points[1]), 0);
    }
}

} // namespace
} // namespace settebello

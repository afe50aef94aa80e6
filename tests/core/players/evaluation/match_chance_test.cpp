// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/oracle/random_rules.h"
#include "players/evaluation/match_chance.h"
#include "players/evaluation/round_outcomes.h"
#include "rules/objective.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace settebello {
namespace {

using Scores = MatchChance::Scores;

RuleSet withPlayers(RuleSet rules, int players, bool teams) {
    rules.table.players = players;
    rules.table.teams = teams;
    return rules;
}

/// Rule sets with two sides, and with three, four and six.
std::vector<RuleSet> manyRules() {
    std::vector<RuleSet> all;
    for (const Preset& preset : presets()) {
        all.push_back(preset.rules);
    }
    for (const int players : {3, 4, 6}) {
        all.push_back(withPlayers({}, players, false));
    }
    all.push_back(withPlayers({}, 4, true));
    return all;
}

/// Of a match that goes on.
Scores randomScores(const RuleSet& rules, Random& random) {
    Scores scores{};
    for (int side = 0; side < rules.sides(); ++side) {
        scores[static_cast<std::size_t>(side)] =
            static_cast<int>(random.below(static_cast<std::uint32_t>(rules.match.target))) -
            (rules.scoring.twoOfBatons < 0 ? 5 : 0);
    }
    return scores;
}

TEST(MatchChance, AddsUpAndTreatsSidesAlike) {
    Random random(1);
    for (const RuleSet& rules : manyRules()) {
        const MatchChance chance(rules);
        for (int i = 0; i < 300; ++i) {
            Scores scores = randomScores(rules, random);
            double sum = 0;
            for (int side = 0; side < rules.sides(); ++side) {
                sum += chance.between(scores, side);
            }
            ASSERT_NEAR(sum, 1, 1e-9);
            const double first = chance.between(scores, 0);
            std::swap(scores[0], scores[1]);
            ASSERT_NEAR(chance.between(scores, 1), first, 1e-9);
        }
        EXPECT_NEAR(chance.between({}, 0), 1.0 / rules.sides(), 1e-9);
    }
}

TEST(MatchChance, MorePointsAreNeverWorse) {
    Random random(2);
    for (const RuleSet& rules : manyRules()) {
        const MatchChance chance(rules);
        for (int i = 0; i < 300; ++i) {
            const Scores scores = randomScores(rules, random);
            for (int side = 0; side < rules.sides(); ++side) {
                Scores more = scores;
                ++more[static_cast<std::size_t>(side)];
                const auto gain = [&](int of) {
                    return Objective(rules).worth(chance.between(more, of) -
                                                  chance.between(scores, of));
                };
                ASSERT_GE(gain(side), -1e-12);
                const int other = (side + 1) % rules.sides();
                ASSERT_LE(gain(other), 1e-12)
                    << rulesText(rules) << scores[0] << ' ' << scores[1] << ' ' << scores[2];
            }
        }
    }
}

TEST(MatchChance, KnowsWhenTheMatchIsOver) {
    const MatchChance two((RuleSet()));
    EXPECT_EQ(two.between({11, 9}, 0), 1);
    EXPECT_EQ(two.between({11, 12}, 0), 0);
    EXPECT_NEAR(two.between({11, 11}, 0), 0.5, 1e-12); // another round is played
    EXPECT_LT(two.between({10, 10}, 0), 1);
    const MatchChance three(withPlayers({}, 3, false));
    EXPECT_EQ(three.between({3, 11, 10}, 1), 1);
    EXPECT_EQ(three.between({3, 11, 10}, 0), 0);
    EXPECT_GT(three.between({3, 11, 11}, 1), 0.4);
}

TEST(MatchChance, KnowsWhoHasLostWhereTheFewestWin) {
    RuleSet rules;
    rules.match.lowestWins = true;
    const MatchChance two(rules);
    EXPECT_EQ(two.between({11, 9}, 0), 0);
    EXPECT_EQ(two.between({11, 12}, 0), 1);
    EXPECT_NEAR(two.between({11, 11}, 0), 0.5, 1e-12);
    EXPECT_GT(two.between({3, 7}, 0), 0.7);
    EXPECT_GT(two.afterLead({3, 3}, 3, 0), 0.6) << "a lead is fewer points";
    const MatchChance three(withPlayers(rules, 3, false));
    EXPECT_EQ(three.between({3, 11, 10}, 0), 1);
    EXPECT_EQ(three.between({3, 11, 10}, 1), 0);
    EXPECT_GT(three.between({3, 11, 3}, 0), 0.4) << "another round";
    EXPECT_GT(three.between({3, 8, 10}, 0), three.between({3, 8, 10}, 1));
}

TEST(MatchChance, CountsTheRoundJustPlayed) {
    const RuleSet rules;
    const MatchChance chance(rules);
    const BySide<int> points{2, 1};
    EXPECT_EQ(chance.afterRound({5, 7}, points, 0), chance.between({7, 8}, 0));
    EXPECT_EQ(winningChance(rules, {7, 8}, 0), chance.between({7, 8}, 0));
    EXPECT_EQ(chance.afterRound({9, 9}, points, 0), 1);
}

TEST(MatchChance, CountsAnExpectedLead) {
    for (const RuleSet& rules : manyRules()) {
        const MatchChance chance(rules);
        double before = -1;
        for (double lead = -6; lead <= 6; lead += 0.25) {
            const double after = chance.afterLead({3, 4, 2, 1, 0, 2}, lead, 1);
            ASSERT_GE(after, before - 1e-12) << lead;
            before = after;
        }
    }
    const MatchChance two((RuleSet()));
    EXPECT_NEAR(two.afterLead({3, 4}, 2, 1), two.between({4, 7}, 1), 1e-12);
    EXPECT_NEAR(two.afterLead({3, 4}, 1, 1), (two.between({4, 7}, 1) + two.between({5, 6}, 1)) / 2,
                1e-12);
}

TEST(MatchChance, OnePointIsWorthMoreNearTheEnd) {
    const MatchChance chance((RuleSet()));
    const double early = chance.between({1, 0}, 0) - 0.5;
    const double late = chance.between({9, 8}, 0) - 0.5;
    EXPECT_GT(early, 0.02);
    EXPECT_GT(late, early);
    EXPECT_LT(late, 0.25);
}

TEST(RoundOutcomes, AreAsOftenAsInRoundsPlayed) {
    // Of the preset `scopa`, greedy against greedy: 4.3 points a round, a difference of 2.9.
    double sum = 0;
    double points = 0;
    double square = 0;
    for (const RoundChance& outcome : roundOutcomes(RuleSet())) {
        sum += outcome.chance;
        points += outcome.chance * (outcome.first + outcome.second);
        const int difference = outcome.first - outcome.second;
        square += outcome.chance * difference * difference;
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_NEAR(points, 4.3, 0.1);
    EXPECT_NEAR(std::sqrt(square), 2.9, 0.15);
}

} // namespace
} // namespace settebello

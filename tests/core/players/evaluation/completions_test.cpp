// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/evaluation/completions.h"

#include "core/game/game_helpers.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

RuleSet scopaFor(int players) {
    RuleSet rules;
    rules.table.players = players;
    return rules;
}

/// Nothing is dealt but what lies in these piles.
Position withPiles(const PositionRules& rules, const std::vector<std::string>& piles) {
    Position position;
    position.stock = 1;
    for (std::size_t side = 0; side < piles.size(); ++side) {
        rules.give(position, static_cast<int>(side), test::set(piles[side]));
    }
    return position;
}

/// The mean of many draws.
double expected(const PositionRules& rules, const Position& position, int side) {
    const MatchEvaluation evaluation(rules, {});
    Completions completions(rules, evaluation);
    Random random(1);
    constexpr int kDraws = 400;
    double sum = 0;
    for (int i = 0; i < kDraws; ++i) {
        completions.draw(random);
        sum += completions.valueOf(position, side).value;
    }
    return sum / kDraws;
}

TEST(Completions, OfARoundThatIsOverAreItsOutcome) {
    const PositionRules rules(scopaFor(3));
    Position position = withPiles(rules, {"7D 1C", "2C", ""});
    position.over = true;
    const MatchEvaluation evaluation(rules, {});
    Completions completions(rules, evaluation);
    Random random(1);
    completions.draw(random);
    const Completions::Value value = completions.valueOf(position, 0);
    EXPECT_EQ(value.difference, rules.difference(position, 0));
    EXPECT_EQ(value.value, evaluation.value(rules.points(position), 0));
}

TEST(Completions, TreatAllSidesAlike) {
    const PositionRules rules(scopaFor(4));
    const Position position = withPiles(rules, {"", "", "", ""});
    for (int side = 0; side < 4; ++side) {
        EXPECT_NEAR(expected(rules, position, side), 0, 0.1) << side;
    }
}

TEST(Completions, ValueWhatMakesComparisonsLikelier) {
    const PositionRules rules(scopaFor(3));
    const double coins = expected(rules, withPiles(rules, {"2D 3D 4D", "2C 3C 4C", ""}), 0);
    const double settebello = expected(rules, withPiles(rules, {"7D 3C 4C", "2S 3S 4S", ""}), 0);
    EXPECT_GT(coins, 0.2);
    EXPECT_LT(coins, 1);
    EXPECT_GT(settebello, 1);
}

TEST(Completions, AreTheSameForAllPositionsOfADraw) {
    const PositionRules rules(scopaFor(3));
    const MatchEvaluation evaluation(rules, {});
    Completions completions(rules, evaluation);
    Random random(1);
    const Position position = withPiles(rules, {"7D 3C 4C", "2S 3S 4S", ""});
    completions.draw(random);
    const double once = completions.valueOf(position, 0).value;
    EXPECT_EQ(completions.valueOf(position, 0).value, once);
    bool changed = false;
    for (int i = 0; i < 20; ++i) {
        completions.draw(random);
        changed = changed || completions.valueOf(position, 0).value != once;
    }
    EXPECT_TRUE(changed);
}

} // namespace
} // namespace settebello

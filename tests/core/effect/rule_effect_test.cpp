// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/rule_effect.h"

#include "rules/check_rules.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

RuleEffect measured(const RuleSet& rules, const RuleSet& against, int matches,
                    std::uint64_t seed = 1) {
    RuleEffect effect({.rules = rules, .against = against, .seed = seed});
    for (int i = 0; i < matches; ++i) {
        EXPECT_TRUE(effect.playMatch());
    }
    EXPECT_EQ(effect.matches(), static_cast<std::uint64_t>(matches));
    return effect;
}

double low(const PairedRatio& pair) {
    return pair.difference() - *pair.halfWidth();
}
double high(const PairedRatio& pair) {
    return pair.difference() + *pair.halfWidth();
}

TEST(RuleEffect, IsNothingBetweenEqualRules) {
    const RuleSet scopa;
    const RuleEffect effect = measured(scopa, scopa, 20);
    for (const EffectFigureInfo& info : kEffectFigures) {
        EXPECT_EQ(effect[info.figure].difference(), 0) << info.name;
        EXPECT_NEAR(*effect[info.figure].halfWidth(), 0, 1e-6) << info.name;
    }
}

TEST(RuleEffect, OfTheNapolaIsMorePointsAndShorterMatches) {
    RuleSet napola;
    napola.scoring.napola = Napola::ToHorse;
    const RuleEffect effect = measured(napola, RuleSet(), 150);
    EXPECT_GT(low(effect[EffectFigure::Points]), 0.1);
    EXPECT_LT(high(effect[EffectFigure::Rounds]), 0);
    EXPECT_GT(effect[EffectFigure::Sweeps].first().mean(), 0);
    EXPECT_GT(effect.decided(ScoringItem::Napola).first().mean(), 0.02);
    EXPECT_EQ(effect.decided(ScoringItem::Napola).second().mean(), 0);
}

TEST(RuleEffect, OfATargetIsTheNumberOfRounds) {
    RuleSet shorter;
    shorter.match.target = 5;
    const RuleEffect effect = measured(shorter, RuleSet(), 60);
    EXPECT_LT(high(effect[EffectFigure::Rounds]), -1);
    EXPECT_LT(high(effect[EffectFigure::Minutes]), -2);
    EXPECT_LT(low(effect[EffectFigure::Points]), 0.2);
    EXPECT_GT(high(effect[EffectFigure::Points]), -0.2);
}

/// What both have in common cancels out.
TEST(RuleEffect, OfADifferenceIsSharperThanTheFigures) {
    RuleSet reBello;
    reBello.scoring.reBello = true;
    const RuleEffect effect = measured(reBello, RuleSet(), 150);
    const PairedRatio& points = effect[EffectFigure::Points];
    EXPECT_NEAR(points.difference(), 1, 0.15);
    EXPECT_LT(*points.halfWidth(), *points.first().halfWidth());
}

TEST(RuleEffect, SaysThatTheBetterPlayerWinsMoreOften) {
    const RuleEffect effect = measured(findPreset("scopone-scientifico")->rules, RuleSet(), 100);
    EXPECT_GT(effect[EffectFigure::Skill].first().mean(), 0.5);
    EXPECT_GT(effect[EffectFigure::Skill].second().mean(), 0.5);
}

TEST(RuleEffect, ComparesOneSideWithTheOthersOnlyAmongAsManySides) {
    RuleSet three;
    three.table.players = 3;
    const RuleEffect sides({.rules = three});
    const RuleEffect teams({.rules = findPreset("scopone")->rules});
    ASSERT_EQ(teams.setup().rules.table.players, 4);
    for (const EffectFigureInfo& info : kEffectFigures) {
        EXPECT_TRUE(teams.isComparable(info.figure)) << info.name;
    }
    for (const EffectFigure figure : {EffectFigure::Points, EffectFigure::Sweeps,
                                      EffectFigure::Rounds, EffectFigure::Minutes}) {
        EXPECT_TRUE(sides.isComparable(figure));
    }
    for (const EffectFigure figure :
         {EffectFigure::Dealer, EffectFigure::FirstPlayer, EffectFigure::Skill}) {
        EXPECT_FALSE(sides.isComparable(figure));
    }
}

TEST(RuleEffect, IsTheSameAgainAndDependsOnTheSeed) {
    const RuleSet& rules = findPreset("cirulla")->rules;
    const auto points = [&](std::uint64_t seed) {
        return measured(rules, RuleSet(), 5, seed)[EffectFigure::Points].first().mean();
    };
    EXPECT_EQ(points(7), points(7));
    EXPECT_NE(points(7), points(8));
}

TEST(RuleEffect, PlaysAtAnotherLevelAndPace) {
    RuleEffect greedy({});
    RuleEffect random({.level = "random", .speed = 2});
    for (int i = 0; i < 20; ++i) {
        greedy.playMatch();
        random.playMatch();
    }
    EXPECT_NE(greedy[EffectFigure::Points].first().mean(),
              random[EffectFigure::Points].first().mean());
    EXPECT_GT(greedy[EffectFigure::Minutes].first().mean(),
              1.2 * random[EffectFigure::Minutes].first().mean());
    EXPECT_EQ(greedy[EffectFigure::Skill].first().mean(),
              random[EffectFigure::Skill].first().mean())
        << "always good against casual";
}

TEST(RuleEffect, CountsNothingOnceItIsStopped) {
    RuleEffect effect({});
    ASSERT_TRUE(effect.playMatch());
    const StopSource stop;
    stop.requestStop();
    EXPECT_FALSE(effect.playMatch(stop.token()));
    EXPECT_EQ(effect.matches(), 1U);
    EXPECT_EQ(effect[EffectFigure::Points].first().halfWidth(), std::nullopt) << "still one match";
}

TEST(RuleEffect, PlaysEveryPresetForEveryNumberOfPlayers) {
    for (const Preset& preset : presets()) {
        for (const int players : {2, 3, 4, 6}) {
            RuleSet rules = preset.rules;
            rules.table.players = players;
            rules.table.teams = rules.table.teams && players >= 4;
            if (!checkRules(rules).empty()) {
                continue;
            }
            const RuleEffect effect = measured(rules, preset.rules, 2);
            EXPECT_GT(effect[EffectFigure::Points].first().mean(), 0) << preset.id;
            EXPECT_GT(effect[EffectFigure::Minutes].first().mean(), 1) << preset.id;
        }
    }
}

} // namespace
} // namespace settebello

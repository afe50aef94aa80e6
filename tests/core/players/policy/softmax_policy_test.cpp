// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/softmax_policy.h"

#include "core/players/full_deal_helpers.h"

#include "players/policy/softmax_weights.h"
#include "rules/objective.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace settebello {
namespace {

TEST(SoftmaxPolicy, ScoresAreWeightedFeatures) {
    Random random(1);
    int plays = 0;
    for (int i = 0; i < 60; ++i) {
        const RuleSet rules = randomFullDealRules(random);
        PositionRules open(rules);
        SoftmaxPolicy policy(open);
        Match match(rules, random.next());
        match.deal();
        for (; !match.over() && !match.needsDeal(); playAtRandom(match, 1, random)) {
            const Position round = open.position(match.round());
            policy.setPosition(round);
            const std::span<const int> values = policy.scores();
            const auto& weights = kCarefulWeights[static_cast<std::size_t>(policy.part())];
            for (std::size_t play = 0; play < values.size(); ++play) {
                const auto features = policy.features(policy.plays()[play]);
                int sum = 0;
                for (std::size_t place = 0; place < features.size(); ++place) {
                    const int value = weights[place] * features[place];
                    const bool fine = place == feature::Risk || place == feature::Catchable;
                    sum += fine ? value / 256 : value;
                }
                ASSERT_EQ(values[play], Objective(rules).worth(sum)) << rulesText(rules);
                ++plays;
            }
        }
    }
    EXPECT_GT(plays, 3000);
}

/// The features that some rules make void are 0 from the first play of a round to the last.
TEST(SoftmaxPolicy, WantsNothingThatDoesNotScore) {
    const auto seen = [](const RuleSet& rules) {
        PositionRules open(rules);
        SoftmaxPolicy policy(open);
        std::array<bool, feature::FeatureCount> any{};
        Random random(2);
        for (int round = 0; round < 10; ++round) {
            Match match(rules, random.next());
            match.deal();
            for (; !match.over() && !match.needsDeal(); playAtRandom(match, 1, random)) {
                const Position now = open.position(match.round());
                policy.setPosition(now);
                for (const Play& play : policy.plays()) {
                    const auto features = policy.features(play);
                    for (std::size_t place = 0; place < features.size(); ++place) {
                        any[place] = any[place] || features[place] != 0;
                    }
                }
            }
        }
        return any;
    };
    RuleSet rules = findPreset("scopone")->rules;
    using namespace feature;
    constexpr std::array kOfSweeps{Sweep, Risk, AnyRisk, OwnSweeper};
    constexpr std::array kOfMajorities{Cards, Bonus, LayBonus, LeftBonus};
    const auto usual = seen(rules);
    EXPECT_TRUE(usual[LastTable]);
    rules.scoring.courtsAndAces = true;
    const auto courts = seen(rules);
    for (const auto& features : {kOfSweeps, kOfMajorities}) {
        for (const Feature each : features) {
            EXPECT_TRUE(usual[each]) << each;
            EXPECT_FALSE(courts[each]) << each;
        }
    }
    rules.sweep.leftovers = Leftovers::Dealer;
    EXPECT_FALSE(seen(rules)[LastTable]);
}

TEST(SoftmaxPolicy, IgnoresWhoHoldsTheHiddenCards) {
    const RuleSet rules = findPreset("scopone")->rules;
    PositionRules open(rules);
    SoftmaxPolicy policy(open);
    Match match(rules, 3);
    match.deal();
    Position round = open.position(match.round());
    policy.setPosition(round);
    const std::span<const int> values = policy.scores();
    const std::vector<int> before(values.begin(), values.end());
    const auto turn = static_cast<std::size_t>(round.turn);
    std::swap(round.hands[(turn + 1) % 4], round.hands[(turn + 2) % 4]);
    policy.setPosition(round);
    const std::span<const int> after = policy.scores();
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin(), after.end()));
}

TEST(SoftmaxPolicy, DrawsTheBetterPlaysMoreOften) {
    const RuleSet rules = findPreset("scopone")->rules;
    PositionRules open(rules);
    SoftmaxPolicy policy(open);
    Match match(rules, 4);
    match.deal();
    const Position round = open.position(match.round());
    policy.setPosition(round);
    const std::span<const std::uint32_t> likely = policy.likelihoods();
    const std::vector<std::uint32_t> likelihoods(likely.begin(), likely.end());
    std::vector<int> drawn(likelihoods.size());
    Random random(5);
    constexpr int kDraws = 20000;
    for (int i = 0; i < kDraws; ++i) {
        const Play play = policy.draw(random);
        ++drawn[static_cast<std::size_t>(
            std::find(policy.plays().begin(), policy.plays().end(), play) -
            policy.plays().begin())];
    }
    double total = 0;
    for (const std::uint32_t likelihood : likelihoods) {
        total += likelihood;
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        EXPECT_NEAR(drawn[i], kDraws * likelihoods[i] / total, 400) << i;
    }
}

} // namespace
} // namespace settebello

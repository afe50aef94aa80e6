// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/policy/softmax_policy.h"

#include "core/players/full_deal_helpers.h"

#include "players/policy/softmax_weights.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace settebello {
namespace {

TEST(SoftmaxPolicy, WeighsWhatItSees) {
    Random random(1);
    int judged = 0;
    for (int i = 0; i < 60; ++i) {
        const RuleSet rules = randomFullDealRules(random);
        PositionRules open(rules);
        SoftmaxPolicy judge(open);
        Match match(rules, random.next());
        match.deal();
        for (; !match.over() && !match.needsDeal(); playAtRandom(match, 1, random)) {
            const Position round = openedUp(open, match.round());
            judge.setPosition(round);
            const std::span<const int> values = judge.judge();
            const auto& weights = kCarefulWeights[static_cast<std::size_t>(judge.part())];
            for (std::size_t play = 0; play < values.size(); ++play) {
                const auto features = judge.features(judge.plays()[play]);
                int sum = 0;
                for (std::size_t place = 0; place < features.size(); ++place) {
                    const int its = weights[place] * features[place];
                    const bool fine = place == feature::Risk || place == feature::Catchable;
                    sum += fine ? its / 256 : its;
                }
                ASSERT_EQ(values[play], sum) << rulesText(rules);
                ++judged;
            }
        }
    }
    EXPECT_GT(judged, 3000);
}

TEST(SoftmaxPolicy, IsUnmovedByWhoHoldsTheHiddenCards) {
    const RuleSet rules = findPreset("scopone")->rules;
    PositionRules open(rules);
    SoftmaxPolicy judge(open);
    Match match(rules, 3);
    match.deal();
    Position round = openedUp(open, match.round());
    judge.setPosition(round);
    const std::span<const int> values = judge.judge();
    const std::vector<int> before(values.begin(), values.end());
    const auto turn = static_cast<std::size_t>(round.turn);
    std::swap(round.hands[(turn + 1) % 4], round.hands[(turn + 2) % 4]);
    judge.setPosition(round);
    const std::span<const int> after = judge.judge();
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin(), after.end()));
}

TEST(SoftmaxPolicy, DrawsTheBetterPlaysMoreOften) {
    const RuleSet rules = findPreset("scopone")->rules;
    PositionRules open(rules);
    SoftmaxPolicy judge(open);
    Match match(rules, 4);
    match.deal();
    const Position round = openedUp(open, match.round());
    judge.setPosition(round);
    const std::span<const std::uint32_t> likely = judge.likelihoods();
    const std::vector<std::uint32_t> likelihoods(likely.begin(), likely.end());
    std::vector<int> drawn(likelihoods.size());
    Random random(5);
    constexpr int kDraws = 20000;
    for (int i = 0; i < kDraws; ++i) {
        const Play play = judge.draw(random);
        ++drawn[static_cast<std::size_t>(
            std::find(judge.plays().begin(), judge.plays().end(), play) - judge.plays().begin())];
    }
    double total = 0;
    for (const std::uint32_t its : likelihoods) {
        total += its;
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        EXPECT_NEAR(drawn[i], kDraws * likelihoods[i] / total, 400) << i;
    }
}

} // namespace
} // namespace settebello

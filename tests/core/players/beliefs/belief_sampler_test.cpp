// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/belief_sampler.h"

#include "core/players/full_deal_helpers.h"
#include "core/players/player_helpers.h"

#include "players/levels/levels.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>

namespace settebello {
namespace {

TEST(BeliefSampler, HoldWhatTheViewKnows) {
    Random random(1);
    int views = 0;
    for (int i = 0; i < 200; ++i) {
        const RuleSet rules = i % 2 == 0 ? randomFullDealRules(random, true) : randomRules(random);
        Match match(rules, random.next());
        match.deal();
        playAtRandom(match, static_cast<int>(random.below(38)), random);
        if (match.over() || match.needsDeal() || match.round().phase() != Phase::Playing) {
            continue;
        }
        ++views;
        const PlayerView view = match.view(match.turn());
        PositionRules open(rules);
        StylePolicies policies(open);
        BeliefSampler worlds(view, open, policies, BeliefSampler::Options(), random);
        for (int j = 0; j < 5; ++j) {
            const SampledWorld drawn = worlds.draw(random);
            const Position& world = drawn.position;
            ASSERT_EQ(world.stock, view.stockSize);
            CardSet all;
            for (const Card card :
                 std::span(drawn.stock).first(static_cast<std::size_t>(world.stock))) {
                ASSERT_FALSE(all.contains(card));
                all.insert(card);
            }
            for (int seat = 0; seat < rules.table.players; ++seat) {
                const CardSet hand = world.hands[static_cast<std::size_t>(seat)];
                ASSERT_EQ(hand.size(), view.handSizes[static_cast<std::size_t>(seat)]);
                ASSERT_FALSE(all.intersects(hand));
                ASSERT_TRUE(hand.containsAll(view.shownCards[static_cast<std::size_t>(seat)]));
                all |= hand;
            }
            ASSERT_EQ(world.hands[static_cast<std::size_t>(view.seat)], view.hand);
            ASSERT_EQ(all, view.uncaptured() - view.table);
            ASSERT_EQ(world.table, view.table);
            ASSERT_EQ(world.turn, view.turn);
            for (int side = 0; side < rules.sides(); ++side) {
                ASSERT_EQ(world.piles[static_cast<std::size_t>(side)],
                          view.tallies[static_cast<std::size_t>(side)].pile);
            }
        }
    }
    EXPECT_GT(views, 100);
}

/// How often the seat after the first one holds a card that it did not play although it would have
/// swept.
int timesHeld(const BeliefSampler::Options& options) {
    const RuleSet rules = findPreset("scopone-scientifico")->rules;
    Random random(2);
    Match match(rules, 1, 3);
    Pack pack(rules.pack.cards);
    // Dealt one at a time: seat 0 has 1D 5D 9D …, seat 1 has 2D 6D 10D …
    EXPECT_TRUE(match.dealFrom(pack));
    EXPECT_EQ(match.apply(Decision(*parsePlay("9D"))), DecisionFault::None);
    EXPECT_EQ(match.apply(Decision(*parsePlay("2D"))), DecisionFault::None);
    const PlayerView view = match.view(match.turn());
    PositionRules open(rules);
    StylePolicies policies(open);
    BeliefSampler worlds(view, open, policies, options, random);
    int held = 0;
    for (int i = 0; i < 1000; ++i) {
        held += worlds.draw(random).position.hands[1].intersects(CardSet::ofRank(9)) ? 1 : 0;
    }
    return held;
}

TEST(BeliefSampler, DoubtThatSomebodyHoldsWhatWouldHaveSwept) {
    BeliefSampler::Options uniform;
    uniform.trust = 0;
    const int byChance = timesHeld(uniform);
    EXPECT_GT(byChance, 200);
    EXPECT_LT(timesHeld(BeliefSampler::Options()), byChance / 2);
}

TEST(BeliefSampler, DoubtItWhereThereIsAStockToo) {
    RuleSet rules;
    rules.table.players = 3;
    Match match = test::matchDealt(rules, {"7D 4C 10D", "10C 6B 2S", "3D 5C 8S"}, "1D 2C 4S 9C");
    ASSERT_EQ(match.apply(Decision(*parsePlay("7D=1D+2C+4S"))), DecisionFault::None);
    ASSERT_EQ(match.apply(Decision(*parsePlay("10C"))), DecisionFault::None);
    const PlayerView view = match.view(match.turn());
    PositionRules open(rules);
    StylePolicies policies(open);
    const auto timesHeld = [&](double trust) {
        BeliefSampler::Options options;
        options.priors = {{0, 1, 0, 0}};
        options.trust = trust;
        Random random(4);
        BeliefSampler worlds(view, open, policies, options, random);
        int held = 0;
        for (int i = 0; i < 1000; ++i) {
            held += worlds.draw(random).position.hands[1].intersects(CardSet::ofRank(9)) ? 1 : 0;
        }
        return held;
    };
    const int byChance = timesHeld(0);
    EXPECT_GT(byChance, 100);
    EXPECT_LT(timesHeld(1), byChance / 2);
}

/// A deal of Scopone played by that level in every seat until each holds this many cards.
PlayerView afterPlayBy(std::string_view level, std::uint64_t seed, int held) {
    Match match(findPreset("scopone")->rules, seed);
    match.deal();
    Limits limits;
    limits.iterations = 500;
    std::vector<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < 4; ++seat) {
        players.push_back(makePlayer(level, seed + static_cast<std::uint64_t>(seat), limits));
    }
    for (;;) {
        const PlayerView view = match.view(match.turn());
        if (*std::max_element(view.handSizes.begin(), view.handSizes.end()) <= held) {
            return view;
        }
        match.apply(*players[static_cast<std::size_t>(view.seat)]->choose(view, StopToken()));
    }
}

/// How many in a hundred are recognized as players of that style, after five plays of each.
double takenFor(OpponentStyle style, std::string_view level) {
    constexpr int kDeals = 20;
    constexpr int kDraws = 50;
    Random random(3);
    int count = 0;
    for (std::uint64_t deal = 1; deal <= kDeals; ++deal) {
        const PlayerView view = afterPlayBy(level, deal, 4);
        PositionRules open(view.rules);
        StylePolicies policies(open);
        BeliefSampler worlds(view, open, policies, BeliefSampler::Options(), random);
        for (int i = 0; i < kDraws; ++i) {
            const SampledWorld world = worlds.draw(random);
            for (int seat = 0; seat < 4; ++seat) {
                const bool taken = world.styles[seat] == style;
                count += seat != view.seat && taken ? 1 : 0;
            }
        }
    }
    return 100.0 * count / (kDeals * kDraws * 3);
}

TEST(BeliefSampler, TellHowSomebodyChoosesByWhatHePlayed) {
    EXPECT_GT(takenFor(OpponentStyle::Greedy, "greedy"), 60);
    EXPECT_LT(takenFor(OpponentStyle::Greedy, "ismcts-4k"), 20);
    EXPECT_GT(takenFor(OpponentStyle::Traditional, "cs"), 50);
    EXPECT_GT(takenFor(OpponentStyle::Careful, "ismcts-4k"), 60);
}

} // namespace
} // namespace settebello

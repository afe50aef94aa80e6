// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/belief_sampler.h"

#include "core/players/full_deal_helpers.h"

#include "players/levels/levels.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string_view>

namespace settebello {
namespace {

TEST(BeliefSampler, HoldWhatTheViewKnows) {
    Random random(1);
    int views = 0;
    for (int i = 0; i < 200; ++i) {
        const RuleSet rules = i % 2 == 0 ? randomFullDealRules(random) : randomRules(random);
        Match match(rules, random.next());
        match.deal();
        const int latest = rules.deal.handCards == HandCards::All ? 30 : 6;
        playAtRandom(match,
                     (i % 2 == 0 ? 0 : 34) +
                         static_cast<int>(random.below(static_cast<std::uint32_t>(latest))),
                     random);
        if (match.over() || match.needsDeal() || match.round().phase() != Phase::Playing ||
            match.round().stockSize() > 0) {
            continue;
        }
        ++views;
        const PlayerView view = match.view(match.turn());
        PositionRules open(rules);
        StylePolicies policies(open);
        BeliefSampler worlds(view, open, policies, BeliefSampler::Options(), random);
        for (int j = 0; j < 5; ++j) {
            const Position world = worlds.draw(random).position;
            CardSet all;
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

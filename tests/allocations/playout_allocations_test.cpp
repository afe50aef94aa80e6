// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocations/counted_allocations.h"
#include "game/match.h"
#include "players/beliefs/world_sampler.h"
#include "players/policy/playout.h"
#include "players/search/information_tree.h"
#include "players/search/many_hands_search.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <vector>

namespace settebello {
namespace {

TEST(Allocations, AreNotNeededByPlayouts) {
    constexpr int kDeals = 300;
    for (const Preset& preset : presets()) {
        Random random(1);
        int plays = 0;
        const Allocations found = allocationsIn([&] {
            for (int i = 0; i < kDeals; ++i) {
                Pack pack(preset.rules.pack.cards);
                pack.shuffle(random);
                Round round(preset.rules, pack, 0);
                playOut(round, random);
                plays += round.playCount() + round.points()[0].total();
            }
        });
        EXPECT_EQ(found.count, 0U) << preset.id;
        EXPECT_GT(plays, 30 * kDeals) << preset.id;
    }
}

TEST(Allocations, AreNotNeededBySearchesWithAReservedList) {
    constexpr int kDeals = 100;
    for (const Preset& preset : presets()) {
        std::vector<Play> plays;
        plays.reserve(1000);
        Random random(1);
        EXPECT_EQ(allocationsIn([&] {
                      for (int i = 0; i < kDeals; ++i) {
                          Pack pack(preset.rules.pack.cards);
                          pack.shuffle(random);
                          Round round(preset.rules, pack, 0);
                          while (round.phase() == Phase::Playing) {
                              legalPlays(round.rules(), round.hand(round.turn()), round.takeable(),
                                         plays);
                              for (const Play& play : plays) {
                                  Round next = round;
                                  next.applyLegal(play);
                              }
                              round.apply(
                                  plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
                          }
                      }
                  }).count,
                  0U)
            << preset.id;
    }
}

TEST(Allocations, AreNotNeededByIterationsOfATreeSearch) {
    constexpr int kIterations = 700;
    for (const Preset& preset : presets()) {
        Match match(preset.rules, 1);
        match.deal();
        while (match.round().phase() != Phase::Playing) { // skip decisions before the first play
            const bool cut = match.round().phase() == Phase::CutChoice;
            match.apply(Decision(cut ? Decision::Kind::KeepCut : Decision::Kind::Pass));
        }
        const PlayerView view = match.view(match.turn());
        WorldSampler worlds(view);
        PlayoutPolicy policy(preset.rules);
        InformationTree tree(InformationTree::kExploration, 2 * kIterations);
        Random random(1);
        const auto search = [&] {
            for (int i = 0; i < kIterations; ++i) {
                Round world = worlds.draw(random);
                tree.iterate(world, policy, random);
            }
        };
        search(); // lets the lists of plays grow to their final size
        EXPECT_EQ(allocationsIn(search).count, 0U) << preset.id;
    }
}

TEST(Allocations, AreNotNeededByMoreWorldsOfManyHands) {
    RuleSet rules;
    rules.table.players = 4;
    Match match(rules, 1);
    match.deal();
    const PlayerView view = match.view(match.turn());
    const auto count = [&view](int worlds) {
        Limits limits;
        limits.iterations = worlds;
        ManyHandsSearch search(1, limits);
        search.analyze(view, StopToken()); // fills its tables
        return allocationsIn([&] { search.analyze(view, StopToken()); }).count;
    };
    constexpr int kFew = 20;
    EXPECT_EQ(count(2 * kFew), count(kFew));
}

} // namespace
} // namespace settebello

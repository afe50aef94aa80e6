// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match.h"
#include "players/beliefs/world_sampler.h"
#include "players/policy/playout.h"
#include "players/search/information_tree.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

// A separate program, because it replaces the global allocation functions.

namespace {

std::atomic<long> allocations = 0;

void* allocate(std::size_t size) {
    ++allocations;
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        std::abort(); // nothing here needs much memory
    }
    return memory;
}

} // namespace

// The other forms in the standard library call these.
void* operator new(std::size_t size) {
    return allocate(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace settebello {
namespace {

/// The number of allocations in `work`.
template <typename Work>
long allocationsIn(Work work) {
    const long before = allocations;
    work();
    return allocations - before;
}

TEST(Allocations, AreCounted) {
    EXPECT_EQ(allocationsIn([] { ::operator delete(::operator new(1)); }), 1);
    EXPECT_GT(allocationsIn([] { std::vector<int>(1000).clear(); }), 0);
}

TEST(Allocations, AreNotNeededByPlayouts) {
    constexpr int kDeals = 300;
    for (const Preset& preset : presets()) {
        Random random(1);
        int plays = 0;
        const long found = allocationsIn([&] {
            for (int i = 0; i < kDeals; ++i) {
                Pack pack(preset.rules.pack.cards);
                pack.shuffle(random);
                Round round(preset.rules, pack, 0);
                playOut(round, random);
                plays += round.playCount() + round.points()[0].total();
            }
        });
        EXPECT_EQ(found, 0) << preset.id;
        EXPECT_GT(plays, 30 * kDeals) << preset.id;
    }
}

TEST(Allocations, AreNotNeededBySearchesWithAReservedList) {
    constexpr int kDeals = 100;
    for (const Preset& preset : presets()) {
        std::vector<Play> plays;
        plays.reserve(1000);
        Random random(1);
        EXPECT_EQ(
            allocationsIn([&] {
                for (int i = 0; i < kDeals; ++i) {
                    Pack pack(preset.rules.pack.cards);
                    pack.shuffle(random);
                    Round round(preset.rules, pack, 0);
                    while (round.phase() == Phase::Playing) {
                        legalPlays(round.rules(), round.hand(round.turn()), round.table(), plays);
                        for (const Play& play : plays) {
                            Round next = round;
                            next.applyLegal(play);
                        }
                        round.apply(plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
                    }
                }
            }),
            0)
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
        EXPECT_EQ(allocationsIn(search), 0) << preset.id;
    }
}

} // namespace
} // namespace settebello

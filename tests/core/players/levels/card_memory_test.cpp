// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/levels/level_helpers.h"

#include "players/levels/card_memory.h"

namespace settebello {
namespace {

using namespace test;

/// A view in which seat 1 took a five, then seat 0 a six, then seat 1 a seven; four plays ago the
/// first, two the last.
PlayerView viewAfterCaptures() {
    PlayerView view = viewOf(RuleSet{}, "1C", "10D");
    view.moves = {{1, decision("5C=5S")},
                  {0, decision("6C=6S")},
                  {1, decision("7C=7S")},
                  {0, decision("10D")}};
    view.tallies[0].pile = set("6C 6S");
    view.tallies[1].pile = set("5C 5S 7C 7S");
    return view;
}

/// How many of 500 forget a card.
int forget(const PlayerView& view, const LevelProfile& profile, const char* card) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const CardMemory memory(view, profile, Attention(seed, view));
        count += memory.maybeHeld().contains(parseCard(card).value()) ? 1 : 0;
    }
    return count;
}

LevelProfile fading() {
    LevelProfile profile;
    profile.remembersPlays = 1;
    profile.forgetsWithin = 5;
    profile.remembersSevens = false;
    return profile;
}

TEST(CardMemory, KeepsWhatWentLastAndLosesMoreTheLongerItIsAgo) {
    const PlayerView view = viewAfterCaptures();
    const int seven = forget(view, fading(), "7C");
    const int five = forget(view, fading(), "5C");
    EXPECT_GT(seven, 0);
    EXPECT_GT(five, seven + 100);
    LevelProfile keen = fading();
    keen.remembersPlays = 2;
    EXPECT_EQ(forget(view, keen, "7C"), 0);
    EXPECT_GT(forget(view, keen, "5C"), 0);
}

TEST(CardMemory, KeepsOwnCapturesLongerThanOthers) {
    PlayerView view = viewAfterCaptures();
    const int others = forget(view, fading(), "5C");
    view.seat = view.turn = 1;
    EXPECT_LT(forget(view, fading(), "5C") + 50, others);
}

TEST(CardMemory, KeepsSevensForGoodIfItHasAHeadForThem) {
    const PlayerView view = viewAfterCaptures();
    LevelProfile profile = fading();
    profile.remembersSevens = true;
    EXPECT_EQ(forget(view, profile, "7C"), 0);
    EXPECT_GT(forget(view, profile, "5C"), 0);
}

TEST(CardMemory, NeverTakesWhatItSeesForHidden) {
    const PlayerView view = viewAfterCaptures();
    LevelProfile profile;
    profile.remembersPlays = 0;
    profile.remembersSevens = false;
    const CardMemory none(view, profile, Attention(1, view));
    EXPECT_EQ(none.maybeHeld(), CardSet::all() - view.hand - view.table);
    const CardMemory perfect(view, LevelProfile(), Attention(1, view));
    EXPECT_EQ(perfect.maybeHeld(), view.unseen());
}

TEST(CardMemory, WhatIsForgottenStaysSo) {
    PlayerView view = viewAfterCaptures();
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        PlayerView later = view;
        later.moves.push_back({1, decision("9C")});
        const CardSet before = CardMemory(view, fading(), Attention(seed, view)).maybeHeld();
        const CardSet after = CardMemory(later, fading(), Attention(seed, later)).maybeHeld();
        EXPECT_TRUE(after.containsAll(before));
    }
}

} // namespace
} // namespace settebello

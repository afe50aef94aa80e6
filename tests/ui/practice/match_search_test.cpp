// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/match_search.h"

#include "ui/practice/practice_files.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(MatchSearch, KnowsTheRoundByWhatWasPlayed) {
    const Match match = playedOut(setupOfTwo(7));
    for (const auto& mistake : test::practiceOf(match).mistakes) {
        Exercise exercise = mistake.exercise;
        EXPECT_EQ(roundOf(exercise, match), 0);
        EXPECT_FALSE(roundOf(exercise, playedOut(setupOfTwo(8))));
        exercise.played = exercise.options.front().decision;
        EXPECT_FALSE(roundOf(exercise, match)) << "the same cards, played otherwise";
    }
}

/// Whoever continues it must not see its hands.
TEST(MatchSearch, DoesNotShowAMatchInPlay) {
    const MatchSetup setup = setupOfTwo(7);
    const Exercise exercise = test::practiceOf(playedOut(setup)).mistakes.front().exercise;
    const int decisions = static_cast<int>(exercise.position.decisions.size()) + 1;
    const Match inPlay = playedOut(setup, decisions);
    ASSERT_FALSE(inPlay.over());
    EXPECT_FALSE(roundOf(exercise, inPlay));
}

} // namespace
} // namespace settebello

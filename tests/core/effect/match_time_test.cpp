// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/match_time.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(MinutesOfMatch, ArePausesMotionAndThought) {
    const RuleSet scopa;
    // A play: (0.26 + 0.92 + 0.7) / 2 of motion, half of 1.35 of a pause, half of 4 of thought.
    EXPECT_NEAR(minutesOfMatch(scopa, 60, 0, Pace::Calm, 1), 0.94 + 0.675 + 2, 1e-9);
    // A round: 40 cards of 0.06, five items of 1.5, and 5 for the score sheet.
    EXPECT_NEAR(minutesOfMatch(scopa, 0, 60, Pace::Calm, 1), 2.4 + 7.5 + 5, 1e-9);
}

TEST(MinutesOfMatch, AreFewerWhereTheWindowIsFaster) {
    const RuleSet scopa;
    const double usual = minutesOfMatch(scopa, 150, 4, Pace::Calm, 1);
    EXPECT_LT(minutesOfMatch(scopa, 150, 4, Pace::Brisk, 1), usual);
    const double fast = minutesOfMatch(scopa, 150, 4, Pace::Calm, 8);
    EXPECT_LT(fast, usual);
    const double withoutMotion = minutesOfMatch(scopa, 150, 4, Pace::Calm, 0);
    EXPECT_LT(withoutMotion, fast);
    EXPECT_NEAR(withoutMotion, (75 * 4 + 4 * 5) / 60.0, 1e-9) << "what a person needs";
}

TEST(MinutesOfMatch, DependOnWhoIsWaitedFor) {
    RuleSet four;
    four.table.players = 4;
    EXPECT_LT(minutesOfMatch(four, 150, 4, Pace::Calm, 1),
              minutesOfMatch(RuleSet(), 150, 4, Pace::Calm, 1))
        << "a person thinks longer than an opponent pauses";
}

} // namespace
} // namespace settebello

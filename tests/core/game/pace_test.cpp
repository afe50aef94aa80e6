// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/pace.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(Pace, IsSlowerTheMoreCardsThereAre) {
    EXPECT_DOUBLE_EQ(pauseOf(Pace::Calm, 1, 1), 900);
    EXPECT_DOUBLE_EQ(pauseOf(Pace::Calm, 1, 4), 1200);
    EXPECT_DOUBLE_EQ(pauseOf(Pace::Calm, 1, 10), 1800);
    EXPECT_DOUBLE_EQ(pauseOf(Pace::Calm, 1, 20), 1800);
}

TEST(Pace, FollowsTheSpeed) {
    EXPECT_DOUBLE_EQ(pauseOf(Pace::Calm, 2, 10), 900);
    EXPECT_DOUBLE_EQ(pauseOf(Pace::Brisk, 2, 1), 300);
    EXPECT_DOUBLE_EQ(pauseOf(Pace::Brisk, 2, 10), 750);
    EXPECT_DOUBLE_EQ(pauseOf(Pace::Calm, 0, 10), 0);
}

TEST(Pace, HasANameInTheSettings) {
    EXPECT_EQ(parsePace("calm"), Pace::Calm);
    EXPECT_EQ(parsePace("brisk"), Pace::Brisk);
    EXPECT_EQ(parsePace("hasty"), std::nullopt);
    EXPECT_EQ(toString(Pace::Calm), "calm");
    EXPECT_EQ(toString(Pace::Brisk), "brisk");
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/portable_math.h"

#include <gtest/gtest.h>

#include <cmath>

namespace settebello {
namespace {

TEST(SameEverywhere, LogarithmsAreThoseOfTheLibrary) {
    for (double x = 1e-200; x < 1e200; x *= 1.7) {
        ASSERT_NEAR(portableLog(x), std::log(x), 1e-9) << x;
    }
}

TEST(SameEverywhere, ExponentialsAreThoseOfTheLibrary) {
    for (double x = -600; x < 600; x += 0.37) {
        ASSERT_NEAR(portableExp(x) / std::exp(x), 1, 1e-12) << x;
    }
    EXPECT_EQ(portableExp(0), 1);
    EXPECT_GT(portableExp(-1e9), 0);
    EXPECT_LT(portableExp(-1e9), 1e-300);
}

/// Digit for digit, as computed on one machine: another that differs plays otherwise.
TEST(SameEverywhere, EveryMachineGetsTheSameDigits) {
    EXPECT_EQ(portableExp(-1.25), 0x1.25618372a584fp-2);
    EXPECT_EQ(portableLog(0.3), -0x1.34378fcbda72p+0);
}

} // namespace
} // namespace settebello

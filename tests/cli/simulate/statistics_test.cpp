// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/statistics.h"

#include <gtest/gtest.h>

#include <chrono>

namespace settebello::cli {
namespace {

using namespace std::chrono_literals;

TEST(Durations, ComputeQuantilesWithinOnePercent) {
    Durations durations;
    EXPECT_EQ(durations.quantile(0.5), 0s);
    EXPECT_EQ(durations.mean(), 0s);
    for (int i = 1000; i >= 1; --i) {
        durations.add(std::chrono::milliseconds(i));
    }
    EXPECT_EQ(durations.count(), 1000U);
    EXPECT_NEAR(durations.mean().count(), 0.5005, 1e-9);
    EXPECT_EQ(durations.longest(), 1s);
    EXPECT_NEAR(durations.quantile(0.5).count(), 0.500, 0.005);
    EXPECT_NEAR(durations.quantile(0.99).count(), 0.990, 0.010);
    EXPECT_NEAR(durations.quantile(0.001).count(), 0.001, 0.00001);
    EXPECT_LE(durations.quantile(0.9999), 1s);
}

TEST(Durations, AddUp) {
    Durations some;
    some.add(1ms);
    some.add(1ms);
    Durations others;
    others.add(3s);
    some.add(others);
    EXPECT_EQ(some.count(), 3U);
    EXPECT_NEAR(some.mean().count(), 3.002 / 3, 1e-9);
    EXPECT_EQ(some.longest(), 3s);
    EXPECT_NEAR(some.quantile(0.5).count(), 0.001, 0.00001);
    EXPECT_EQ(some.quantile(0.9), 3s);
}

TEST(Durations, ClampValuesOutOfRange) {
    Durations durations;
    durations.add(0ns);
    durations.add(-1ns);
    EXPECT_LE(durations.quantile(0.5), 100ns);
    durations.add(100h);
    durations.add(100h);
    durations.add(100h);
    EXPECT_GE(durations.quantile(0.99), 3500s);
    EXPECT_EQ(durations.longest(), 100h);
}

} // namespace
} // namespace settebello::cli

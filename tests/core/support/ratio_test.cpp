// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/ratio.h"

#include "cards/random.h"

#include <gtest/gtest.h>

#include <cmath>

namespace settebello {
namespace {

TEST(Ratio, IsTheMeanOfSamplesOfEqualWeight) {
    Ratio ratio;
    EXPECT_EQ(ratio.mean(), 0);
    EXPECT_EQ(ratio.halfWidth(), std::nullopt);
    ratio.add(1, 1);
    EXPECT_EQ(ratio.mean(), 1);
    EXPECT_EQ(ratio.halfWidth(), std::nullopt) << "one sample has no spread";
    ratio.add(2, 1);
    ratio.add(3, 1);
    EXPECT_DOUBLE_EQ(ratio.mean(), 2);
    // Standard deviation 1, so that the standard error is 1 / sqrt(3) = 0.5773503.
    EXPECT_NEAR(*ratio.halfWidth(), 1.959964 * 0.5773503, 1e-6);
}

TEST(Ratio, WeighsSamples) {
    Ratio ratio;
    ratio.add(3, 2);
    ratio.add(1, 2);
    ratio.add(4, 1);
    EXPECT_DOUBLE_EQ(ratio.mean(), 1.6);
    // Residues -0.2, -2.2, 2.4; squares 10.64; times 3/2 15.96; root 3.994997; over 5 0.7989994.
    EXPECT_NEAR(*ratio.halfWidth(), 1.959964 * 0.7989994, 1e-6);
}

TEST(Ratio, HasZeroWidthIfAllSamplesAreEqual) {
    Ratio ratio;
    for (int i = 0; i < 100; ++i) {
        ratio.add(0.7, 3);
    }
    EXPECT_NEAR(*ratio.halfWidth(), 0, 1e-6);
}

Ratio sharesOf(int wins, int games) {
    Ratio ratio;
    for (int i = 0; i < games; ++i) {
        ratio.add(i < wins ? 1 : 0, 1);
    }
    return ratio;
}

/// Compared with the published formula for single games.
TEST(Ratio, HasTheIntervalOfWilsonForShares) {
    struct Case {
        int wins;
        int games;
        double low;
        double high;
    };
    for (const Case& test : {Case{3, 3, 0.438503, 1}, Case{0, 3, 0, 0.561497},
                             Case{8, 10, 0.490162, 0.943318}, Case{50, 100, 0.403832, 0.596168}}) {
        const auto interval = sharesOf(test.wins, test.games).shareInterval();
        ASSERT_TRUE(interval);
        EXPECT_NEAR(interval->low, test.low, 1e-5) << test.wins << " of " << test.games;
        EXPECT_NEAR(interval->high, test.high, 1e-5) << test.wins << " of " << test.games;
    }
    EXPECT_FALSE(sharesOf(1, 1).shareInterval());
}

TEST(Ratio, CountsDependentGamesOnceForShares) {
    Ratio pairs; // two games of a pair always end alike
    for (int i = 0; i < 10; ++i) {
        pairs.add(i < 8 ? 2 : 0, 2);
    }
    EXPECT_NEAR(pairs.shareInterval()->low, sharesOf(8, 10).shareInterval()->low, 1e-9);
    EXPECT_NEAR(pairs.shareInterval()->high, sharesOf(8, 10).shareInterval()->high, 1e-9);
    Ratio halves; // one of the two is always won
    halves.add(1, 2);
    halves.add(1, 2);
    EXPECT_EQ(halves.shareInterval()->low, 0.5);
    EXPECT_EQ(halves.shareInterval()->high, 0.5);
}

TEST(PairedRatio, IsTheDifferenceOfItsRatios) {
    PairedRatio pairs;
    EXPECT_EQ(pairs.difference(), 0);
    pairs.add({3, 2}, {1, 1});
    EXPECT_EQ(pairs.halfWidth(), std::nullopt);
    pairs.add({1, 2}, {2, 1});
    EXPECT_DOUBLE_EQ(pairs.difference(), 1 - 1.5);
    EXPECT_DOUBLE_EQ(*pairs.first().halfWidth(), *pairs.second().halfWidth());
    // Residues 1/4 + 1/4 and -1/4 - 1/4; squares 0.5; times 2; root 1.
    EXPECT_NEAR(*pairs.halfWidth(), 1.959964, 1e-6);
}

TEST(PairedRatio, IsExactWhereBothDifferByTheSameEachTime) {
    PairedRatio pairs;
    Random random(1);
    for (int i = 0; i < 100; ++i) {
        const double sum = random.below(10);
        pairs.add({sum + 0.5, 1}, {sum, 1});
    }
    EXPECT_GT(*pairs.first().halfWidth(), 0.1);
    EXPECT_NEAR(pairs.difference(), 0.5, 1e-9);
    EXPECT_NEAR(*pairs.halfWidth(), 0, 1e-6);
}

/// −most … most, all equally likely.
double noise(Random& random, int most) {
    return static_cast<double>(random.below(2 * static_cast<std::uint32_t>(most) + 1)) - most;
}

/// The truth is inside about 95 of 100 intervals.
TEST(PairedRatio, HasTheTruthInItsInterval) {
    Random random(2);
    int inside = 0;
    constexpr int kTrials = 1000;
    for (int trial = 0; trial < kTrials; ++trial) {
        PairedRatio pairs;
        for (int i = 0; i < 200; ++i) {
            const double common = noise(random, 4);
            const double weight = 1 + random.below(3);
            pairs.add({weight * (2 + common) + noise(random, 1), weight},
                      {1 + common + noise(random, 2), 1});
        }
        inside += std::abs(pairs.difference() - 1) <= *pairs.halfWidth() ? 1 : 0;
    }
    EXPECT_GT(inside, kTrials * 93 / 100);
    EXPECT_LT(inside, kTrials * 97 / 100);
}

} // namespace
} // namespace settebello

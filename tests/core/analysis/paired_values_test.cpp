// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/paired_values.h"

#include "cards/random.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using Value = PairedValues::Value;

TEST(PairedValues, OfOneBatchAreExact) {
    PairedValues values(3);
    values.add({{1, 0.5}, {3, 0.7}, {2, 0.7}});
    EXPECT_EQ(values.ranking(), (std::vector<std::size_t>{1, 2, 0}));
    EXPECT_EQ(values.lossOf(1).points, (Estimated{0, 0}));
    EXPECT_EQ(values.lossOf(0).points, (Estimated{2, 0}));
    EXPECT_NEAR(values.lossOf(0).chance.value, 0.2, 1e-12);
    EXPECT_EQ(values.lossOf(2).points, (Estimated{1, 0}));
    EXPECT_EQ(values.lossOf(2).chance, (Estimated{0, 0}));
}

/// What all options have in common does not make their difference uncertain.
TEST(PairedValues, ComparesInTheSameWorlds) {
    PairedValues values(2);
    for (const double world : {-5.0, 0.0, 7.0, 2.0}) {
        values.add({{world, 0}, {world + 1, 0.1}});
    }
    const PairedValues::Loss loss = values.lossOf(0);
    EXPECT_EQ(loss.points, (Estimated{1, 0}));
    EXPECT_TRUE(loss.points.isCertain());
    EXPECT_EQ(values.mean(1).points, 2);
}

/// Among many equal options the best of a sample always looks better; that must not be a loss.
TEST(PairedValues, MakeNoLossOutOfLuckInSampling) {
    Random random(3);
    constexpr int kTimes = 300;
    int certain = 0;
    double sum = 0;
    for (int time = 0; time < kTimes; ++time) {
        PairedValues values(10);
        for (int batch = 0; batch < 16; ++batch) {
            std::vector<Value> options(10);
            for (Value& option : options) {
                option.chance = random.below(1000) / 1000.0;
                option.points = option.chance;
            }
            values.add(options);
        }
        const PairedValues::Loss loss = values.lossOf(0);
        certain += loss.points.isCertain() ? 1 : 0;
        sum += loss.points.counted();
    }
    EXPECT_LT(certain, kTimes / 15);
    EXPECT_LT(sum / kTimes, 0.02);
}

TEST(PairedValues, AreAsUncertainAsTheModel) {
    PairedValues values(2);
    values.setModelError({0.3, 0.01});
    values.add({{0, 0.5}, {0.4, 0.6}});
    EXPECT_EQ(values.lossOf(0).points.error, 0.3);
    EXPECT_FALSE(values.lossOf(0).points.isCertain());
    EXPECT_TRUE(values.lossOf(0).chance.isCertain());
}

TEST(PairedValues, TakeAnotherOption) {
    PairedValues values(1);
    values.add({{1, 0.5}});
    values.add({{2, 0.6}});
    values.addOption({{2, 1}, {2, 1}});
    EXPECT_EQ(values.options(), 2U);
    EXPECT_EQ(values.ranking().front(), 1U);
    EXPECT_NEAR(values.lossOf(0).chance.value, 0.45, 1e-12);
}

} // namespace
} // namespace settebello

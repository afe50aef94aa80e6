// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(Judgement, MarksByPointsOrChance) {
    struct Row {
        Estimated points;
        Estimated chance;
        Mark mark;
    };
    const Row rows[]{
        {{0.29, 0}, {0.029, 0}, Mark::None},  {{0.3, 0}, {0.001, 0}, Mark::Doubtful},
        {{0, 0}, {0.03, 0}, Mark::Doubtful},  {{0.6, 0}, {0.029, 0}, Mark::Bad},
        {{0, 0}, {0.1, 0}, Mark::VeryBad},    {{1, 0.5}, {0.01, 0}, Mark::VeryBad},
        {{1, 0.51}, {0.01, 0}, Mark::None},   // the points are within the noise
        {{1, 0.51}, {0.06, 0.03}, Mark::Bad}, // but not the chance
        {{3, 0}, {0, 0}, Mark::None},         // the match is decided
        {{0, 0}, {0, 0}, Mark::None},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(markOf(row.points, row.chance), row.mark)
            << row.points.value << ' ' << row.chance.value;
    }
}

TEST(Judgement, CountsWhatIsCertainAndMatters) {
    Judgement judgement;
    judgement.points = {0.3, 0.1};
    judgement.chance = {0.02, 0.02};
    EXPECT_EQ(judgement.lostPoints(), 0.3);
    EXPECT_EQ(judgement.lostChance(), 0);
    judgement.chance = {0.02, 0.01};
    EXPECT_EQ(judgement.lostChance(), 0.02);
    judgement.chance = {0.0009, 0};
    EXPECT_EQ(judgement.lostPoints(), 0);
    EXPECT_EQ(judgement.lostChance(), 0) << "so little that it makes no difference";
}

} // namespace
} // namespace settebello

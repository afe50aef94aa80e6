// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_chart.h"

#include <QImage>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

const std::array<QString, 2> kNames{"These rules", "Scopa"};

EffectRow row(double ours, double theirs, double least = 0) {
    return {
        "Points", {ours, 0, "1.25"}, EffectValue{theirs, 0, "2.50"}, "+1.25 ± 0.05", true, least,
        1};
}

QImage pictureOf(const QList<EffectRow>& rows, int width) {
    EffectChart chart;
    chart.setRows(rows, kNames);
    chart.resize(width, chart.heightForWidth(width));
    return chart.grab().toImage();
}

/// The longest line of pixels in the colour of the first rule set's bars: from where to where.
std::pair<int, int> barIn(const QImage& picture) {
    const QColor colour = QWidget().palette().color(QPalette::Highlight);
    std::pair<int, int> longest{0, 0};
    for (int y = 0; y < picture.height(); ++y) {
        int first = -1;
        int last = -1;
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y) == colour) {
                first = first < 0 ? x : first;
                last = x;
            }
        }
        if (first >= 0 && last - first > longest.second - longest.first) {
            longest = {first, last};
        }
    }
    return longest;
}

TEST(EffectChart, PaintsBarsAsLongAsTheirFigures) {
    const auto whole = barIn(pictureOf({row(1, 0.1)}, 500));
    const auto half = barIn(pictureOf({row(0.5, 0.1)}, 500));
    const int length = whole.second - whole.first;
    EXPECT_GT(length, 50);
    EXPECT_EQ(half.first, whole.first);
    EXPECT_NEAR(half.second - half.first, length / 2.0, 3);
}

TEST(EffectChart, PaintsWhatIsNegativeOnTheOtherSideOfZero) {
    const auto more = barIn(pictureOf({row(0.8, 0.1, -1)}, 500));
    const auto less = barIn(pictureOf({row(-0.8, 0.1, -1)}, 500));
    EXPECT_LT(less.second, more.first + 3);
    EXPECT_NEAR(more.second - more.first, less.second - less.first, 3);
}

/// Text that is cut off reaches the edge.
TEST(EffectChart, HasRoomForItsTextsAsNarrowAsItCanBe) {
    EffectChart chart;
    chart.setRows({row(1, 0.1)}, kNames);
    const QImage picture = pictureOf({row(1, 0.1)}, chart.minimumSizeHint().width());
    for (int y = 0; y < picture.height(); ++y) {
        ASSERT_EQ(picture.pixelColor(picture.width() - 1, y), picture.pixelColor(0, 0)) << y;
    }
}

TEST(EffectChart, PutsLabelsAboveTheBarsWhereThereIsNoRoomBeside) {
    EffectChart chart;
    chart.setRows({row(1, 0.1)}, kNames);
    const int enough = chart.widthForLabels();
    EXPECT_EQ(chart.heightForWidth(enough), chart.heightForWidth(enough + 100));
    EXPECT_GT(chart.heightForWidth(enough - 1), chart.heightForWidth(enough));
    EXPECT_GT(barIn(pictureOf({row(1, 0.1)}, enough)).first, 10);
    EXPECT_LT(barIn(pictureOf({row(1, 0.1)}, enough - 1)).first, 10);
}

TEST(EffectChart, SaysItsFigures) {
    EffectChart chart;
    chart.setRows({row(1, 0.1)}, kNames);
    EXPECT_EQ(chart.accessibleDescription(),
              "Points: 1.25, in Scopa 2.50; difference +1.25 ± 0.05.");
    chart.setRows({{"Points", {1, 0, "4.29 ± 0.02"}, {}, {}, false, 0, 1}}, kNames);
    EXPECT_EQ(chart.accessibleDescription(), "Points: 4.29 ± 0.02.");
}

} // namespace
} // namespace settebello

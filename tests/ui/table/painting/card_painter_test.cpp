// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/card_painter.h"

#include "cards/card_pictures.h"
#include "cards/card_set.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

constexpr qsizetype kMegabyte = 1024;

/// One card of that height, and the others out of sight.
Poses poseOf(qreal height) {
    Poses poses;
    for (const Card card : CardSet::all()) {
        poses[card].seen = card.index() == 0;
    }
    poses[Card::fromIndex(0)].geometry.height = height;
    return poses;
}

TEST(CardPainter, LimitsWhatItKeepsOfSizesOfThePast) {
    CardPictures pictures;
    CardPainter painter(pictures);
    for (int height = 100; height < 600; height += 2) {
        painter.setSizes({qreal(height)}, 1);
        painter.make(poseOf(height));
        painter.invalidate(); // as after sharp pictures have been drawn
    }
    EXPECT_LE(painter.kilobytesKept(), 20 * kMegabyte);
    for (int height = 100; height < 600; height += 2) {
        painter.setSizes({qreal(height)}, 1);
        painter.make(poseOf(height));
    }
    EXPECT_LE(painter.kilobytesKept(), 80 * kMegabyte);
}

TEST(CardPainter, KeepsNothingOfAnotherDeck) {
    CardPictures pictures;
    CardPainter painter(pictures);
    painter.setSizes({200}, 1);
    painter.make(poseOf(200));
    EXPECT_GT(painter.kilobytesKept(), 0);
    painter.changeDeck();
    EXPECT_EQ(painter.kilobytesKept(), 0) << "cards and shadows of other proportions";
}

TEST(CardPainter, KeepsTheSizesThatComeBack) {
    CardPictures pictures;
    CardPainter painter(pictures);
    const auto keptAfter = [&](qreal height) {
        painter.setSizes({height}, 1);
        painter.make(poseOf(height));
        return painter.kilobytesKept();
    };
    const qsizetype one = keptAfter(200);
    const qsizetype both = keptAfter(240);
    EXPECT_GT(both, one);
    EXPECT_EQ(keptAfter(200), both);
    EXPECT_EQ(keptAfter(240), both);
}

} // namespace
} // namespace settebello

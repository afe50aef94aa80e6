// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/card_painter.h"

#include "cards/card_pictures.h"
#include "cards/card_set.h"

#include <QImage>
#include <QPainter>

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

QImage painted(CardPainter& painter, Card card) {
    constexpr int kHeight = 200;
    QImage image(kHeight, 2 * kHeight, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    Pose pose;
    pose.seen = true;
    pose.face = 1;
    pose.geometry.height = kHeight;
    pose.geometry.centre = {kHeight / 2, kHeight};
    QPainter onto(&image);
    painter.paint(onto, card, pose);
    return image;
}

TEST(CardPainter, TellsWhatTheSevenOfCupsIsPlayedAs) {
    CardPictures pictures;
    for (const bool numbers : {false, true}) {
        CardPainter painter(pictures);
        painter.setTheme(tableTheme(tableThemeIds().front()));
        painter.setSizes({200}, 1);
        painter.setNumbers(numbers);
        const QImage seven = painted(painter, Card(Suit::Cups, kSeven));
        const QImage ace = painted(painter, Card::sevenOfCupsAs(kAce));
        const QImage king = painted(painter, Card::sevenOfCupsAs(kKing));
        EXPECT_NE(seven, ace);
        EXPECT_NE(ace, king);
        const QRect upper(0, 0, ace.width(), ace.height() / 2);
        EXPECT_EQ(ace.copy(upper), seven.copy(upper)) << "it stays the seven of cups";
    }
}

} // namespace
} // namespace settebello

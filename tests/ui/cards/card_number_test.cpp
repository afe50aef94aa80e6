// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_number.h"

#include "cards/card_pictures.h"
#include "ui/wait_until.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

class NumberedCard : public ::testing::TestWithParam<QSize> {};

TEST_P(NumberedCard, HoldsTheWholePictureAndRoomForTheNumber) {
    const QSizeF card = GetParam();
    const QRectF art = artBesideNumber(card);
    EXPECT_TRUE(QRectF({}, card).contains(art));
    EXPECT_GT(art.height(), card.height() * 0.8) << "the picture is what one plays with";
    EXPECT_NEAR(art.width() / art.height(), card.width() / card.height(), 1e-6);
    EXPECT_GE(art.top(), std::min(9.0, card.height() * 0.07));
}

TEST_P(NumberedCard, IsAsLargeAsTheCardWithoutANumber) {
    CardPictures pictures;
    ASSERT_TRUE(pictures.setDeck("napoletane"));
    const QPixmap face = numberedFace(pictures, *parseCard("7D"), GetParam(), 2);
    EXPECT_EQ(face.size(), GetParam() * 2);
    EXPECT_EQ(face.devicePixelRatio(), 2);
}

INSTANTIATE_TEST_SUITE_P(Sizes, NumberedCard,
                         ::testing::Values(QSize(48, 79), QSize(60, 99), QSize(126, 208),
                                           QSize(500, 825), QSize(120, 160)));

/// The art must leave the number's place free.
TEST(NumberedCardArt, IsNotUnderTheNumber) {
    CardPictures pictures;
    ASSERT_TRUE(pictures.setDeck("napoletane"));
    const QSize size(200, 330);
    const QRect art = artBesideNumber(size).toRect();
    const Card card = *parseCard("5C"); // has an urn in its corner
    pictures.face(card, art.size(), 1);
    ASSERT_TRUE(waitUntil([&] { return !pictures.isDrawing(); }));
    const QImage plain = pictures.face(card, art.size(), 1).toImage();
    const QRgb paper = plain.pixel(plain.width() / 2, 8);
    const int digits = 33; // the height of the number at this size, a tenth of the card's
    for (int y = 8; y < digits - art.top(); ++y) {
        for (int x = 8; x < plain.width() / 2; ++x) {
            ASSERT_EQ(plain.pixel(x, y), paper) << x << ", " << y;
        }
    }
}

} // namespace
} // namespace settebello

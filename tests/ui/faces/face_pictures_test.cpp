// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/face_pictures.h"

#include "cards/card_drawing.h"
#include "faces/opponent_faces.h"
#include "ui/wait_until.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace settebello {

namespace {

QImage drawn(const QString& face, bool thinking, int pixels) {
    return drawPicture(faceFile(face, thinking), {pixels, pixels})
        .image.value_or(QImage())
        .convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

QImage pixelsOf(QPixmap picture) {
    picture.setDevicePixelRatio(1);
    return picture.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

class Faces : public testing::Test {
protected:
    bool settle() {
        return waitUntil([this] { return !pictures.isDrawing(); });
    }
    QImage shown(const char* face, bool thinking, int size, qreal ratio = 1) {
        return pixelsOf(pictures.picture(face, thinking, size, ratio));
    }
    FacePictures pictures;
};

TEST_F(Faces, AreSharpOnceTheyAreReady) {
    const QSignalSpy ready(&pictures, &FacePictures::ready);
    EXPECT_TRUE(pictures.picture("boatman", false, 50, 2).isNull());
    ASSERT_TRUE(settle());
    EXPECT_EQ(ready.count(), 1);
    EXPECT_EQ(shown("boatman", false, 50, 2), drawn("boatman", false, 100));
    EXPECT_EQ(pictures.picture("boatman", false, 50, 2).devicePixelRatio(), 2);
}

TEST_F(Faces, ThinkWithoutHavingToBeDrawnFirst) {
    pictures.picture("widow", false, 50, 1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(shown("widow", true, 50), drawn("widow", true, 50));
    EXPECT_FALSE(pictures.isDrawing());
    EXPECT_NE(shown("widow", true, 50), shown("widow", false, 50));
}

TEST_F(Faces, AreScaledUntilTheyAreReadyInAnotherSize) {
    pictures.picture("girl", false, 50, 1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(shown("girl", false, 70).size(), QSize(70, 70));
    ASSERT_TRUE(settle());
    EXPECT_EQ(shown("girl", false, 70), drawn("girl", false, 70));
}

TEST_F(Faces, OnlyTheLastSizesAreDrawn) {
    for (int size = 30; size < 200; ++size) {
        pictures.picture("priest", false, size, 1);
    }
    ASSERT_TRUE(settle());
    pictures.picture("priest", false, 199, 1);
    EXPECT_FALSE(pictures.isDrawing());
    pictures.picture("priest", false, 100, 1);
    EXPECT_TRUE(pictures.isDrawing()) << "nobody wanted it any more";
}

TEST_F(Faces, AMissingOneIsNotTriedAgain) {
    EXPECT_TRUE(pictures.picture("nobody", false, 50, 1).isNull());
    ASSERT_TRUE(settle());
    EXPECT_TRUE(pictures.picture("nobody", false, 50, 1).isNull());
    EXPECT_FALSE(pictures.isDrawing());
}

} // namespace

} // namespace settebello

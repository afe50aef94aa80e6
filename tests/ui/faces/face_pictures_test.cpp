// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/face_pictures.h"

#include "cards/card_drawing.h"
#include "faces/opponent_faces.h"
#include "ui/wait_until.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <cstdlib>

namespace settebello {

namespace {

QImage drawn(const QString& face, Expression expression, int pixels) {
    return drawPicture(faceFile(face, expression), {pixels, pixels})
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
    QImage shown(const char* face, Expression expression, int size, qreal ratio = 1) {
        return pixelsOf(pictures.picture(face, expression, size, ratio));
    }
    FacePictures pictures;
};

TEST_F(Faces, AreSharpOnceTheyAreReady) {
    const QSignalSpy ready(&pictures, &FacePictures::ready);
    EXPECT_TRUE(pictures.picture("boatman", Expression::Waiting, 50, 2).isNull());
    ASSERT_TRUE(settle());
    EXPECT_EQ(ready.count(), 1);
    EXPECT_EQ(shown("boatman", Expression::Waiting, 50, 2),
              drawn("boatman", Expression::Waiting, 100));
    EXPECT_EQ(pictures.picture("boatman", Expression::Waiting, 50, 2).devicePixelRatio(), 2);
}

TEST_F(Faces, ThinkWithoutHavingToBeDrawnFirst) {
    pictures.picture("widow", Expression::Waiting, 50, 1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(shown("widow", Expression::Thinking, 50), drawn("widow", Expression::Thinking, 50));
    EXPECT_FALSE(pictures.isDrawing());
    EXPECT_NE(shown("widow", Expression::Thinking, 50), shown("widow", Expression::Waiting, 50));
}

TEST_F(Faces, AreScaledUntilTheyAreReadyInAnotherSize) {
    pictures.picture("girl", Expression::Waiting, 50, 1);
    ASSERT_TRUE(settle());
    EXPECT_EQ(shown("girl", Expression::Waiting, 70).size(), QSize(70, 70));
    ASSERT_TRUE(settle());
    EXPECT_EQ(shown("girl", Expression::Waiting, 70), drawn("girl", Expression::Waiting, 70));
}

TEST_F(Faces, OnlyTheLastSizesAreDrawn) {
    for (int size = 30; size < 200; ++size) {
        pictures.picture("priest", Expression::Waiting, size, 1);
    }
    ASSERT_TRUE(settle());
    pictures.picture("priest", Expression::Waiting, 199, 1);
    EXPECT_FALSE(pictures.isDrawing());
    pictures.picture("priest", Expression::Waiting, 100, 1);
    EXPECT_TRUE(pictures.isDrawing()) << "nobody wanted it any more";
}

/// Never an empty place while an expression is being drawn.
TEST_F(Faces, ArePlainUntilTheExpressionIsReady) {
    pictures.picture("lady", Expression::Waiting, 50, 1);
    ASSERT_TRUE(settle());
    const QImage plain = drawn("lady", Expression::Waiting, 50);
    EXPECT_EQ(shown("lady", Expression::Winning, 50), plain);
    EXPECT_EQ(shown("lady", Expression::Winning, 70).size(), QSize(70, 70))
        << "the plain one, scaled";
    ASSERT_TRUE(settle());
    EXPECT_EQ(shown("lady", Expression::Winning, 50), drawn("lady", Expression::Winning, 50));
}

/// How much of two pictures is noticeably different, in percent of the disc. Where a line is only a
/// pixel aside nothing has changed for the eye, so both are looked at in blocks of four pixels.
int percentChanged(const QImage& one, const QImage& two) {
    const QSize coarse = one.size() / 4;
    const QImage a = one.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage b = two.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int changed = 0;
    int all = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            all += qAlpha(p) > 0 ? 1 : 0;
            changed += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) +
                                   std::abs(qBlue(p) - qBlue(q)) >
                               48
                           ? 1
                           : 0;
        }
    }
    return changed * 100 / all;
}

/// On the table a face is about 64 pixels wide.
TEST(FaceDrawings, LookDifferentWithEachExpression) {
    for (const QString& face : faceIds()) {
        QList<QImage> drawings;
        for (const Expression expression : kExpressions) {
            drawings += drawn(face, expression, 64);
            EXPECT_FALSE(drawings.constLast().isNull()) << faceFile(face, expression).toStdString();
        }
        for (int i = 0; i < drawings.size(); ++i) {
            for (int j = 0; j < i; ++j) {
                EXPECT_GE(percentChanged(drawings[i], drawings[j]), 5)
                    << face.toStdString() << ", expressions " << j << " and " << i;
            }
        }
    }
}

TEST_F(Faces, AMissingOneIsNotTriedAgain) {
    EXPECT_TRUE(pictures.picture("nobody", Expression::Waiting, 50, 1).isNull());
    ASSERT_TRUE(settle());
    EXPECT_TRUE(pictures.picture("nobody", Expression::Waiting, 50, 1).isNull());
    EXPECT_FALSE(pictures.isDrawing());
}

} // namespace

} // namespace settebello

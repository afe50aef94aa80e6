// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/raster_check.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImage>

#include <gtest/gtest.h>

namespace settebello {
namespace {

QByteArray png(const QImage& image) {
    QByteArray data;
    QBuffer buffer(&data);
    EXPECT_TRUE(image.save(&buffer, "png"));
    return data;
}

QImage someImage(QImage::Format format) {
    QImage image(40, 60, QImage::Format_ARGB32);
    image.fill(QColor(200, 30, 60, 128));
    image.setPixel(3, 5, 0xff00ff00);
    return image.convertToFormat(format);
}

TEST(WithoutExtras, KeepsThePictureOfAPng) {
    for (const QImage::Format format :
         {QImage::Format_ARGB32, QImage::Format_RGB32, QImage::Format_Indexed8,
          QImage::Format_Grayscale8, QImage::Format_RGBA64, QImage::Format_Mono}) {
        const QImage image = someImage(format);
        const std::optional<QByteArray> found = withoutExtras(png(image));
        ASSERT_TRUE(found) << format;
        EXPECT_EQ(QImage::fromData(*found).convertToFormat(QImage::Format_ARGB32),
                  QImage::fromData(png(image)).convertToFormat(QImage::Format_ARGB32))
            << format;
    }
}

/// 8 MB of text fit into 8 KB, and a file may hold hundreds.
TEST(WithoutExtras, DropsWhatSwells) {
    QImage image = someImage(QImage::Format_ARGB32);
    image.setText("Comment", QString(100'000, 'x'));
    image.setColorSpace(QColorSpace::SRgb);
    const QByteArray file = png(image);
    const auto swells = [](const QByteArray& data) {
        return data.contains("zTXt") || data.contains("tEXt") || data.contains("iTXt");
    };
    ASSERT_TRUE(swells(file));
    const std::optional<QByteArray> found = withoutExtras(file);
    ASSERT_TRUE(found);
    EXPECT_FALSE(swells(*found));
    EXPECT_TRUE(QImage::fromData(*found).text().isEmpty());
    EXPECT_FALSE(found->contains("iCCP"));
}

TEST(WithoutExtras, RefusesWhatIsCutOff) {
    const QByteArray file = png(someImage(QImage::Format_ARGB32));
    for (qsizetype size = 8; size < file.size(); ++size) {
        EXPECT_FALSE(withoutExtras(file.left(size))) << size;
    }
}

} // namespace
} // namespace settebello

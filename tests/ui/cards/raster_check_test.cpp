// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/raster_check.h"

#include "cards/card_drawing.h"

#include <QBuffer>
#include <QColorSpace>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QtEndian>

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <string>
#include <vector>

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

QByteArray number(quint32 value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray chunk(const QByteArray& kind, const QByteArray& data) {
    const QByteArray sum = kind + data;
    const auto crc =
        crc32(0, reinterpret_cast<const Bytef*>(sum.constData()), static_cast<uInt>(sum.size()));
    return number(static_cast<quint32>(data.size())) + sum + number(static_cast<quint32>(crc));
}

/// A PNG in which one colour is transparent, as QImage does not write it.
struct KeyedPng {
    const char* name;
    char depth;
    char type;
    QByteArray transparent; ///< the contents of tRNS
    QByteArray pixels;      ///< four lines of eight pixels: the left half of each has that colour
    QRgb right;             ///< the other half

    /// @param isBlank whether the right half is like the left one
    QByteArray file(bool isBlank) const {
        const qsizetype half = std::max<qsizetype>(1, pixels.size() / 2);
        QByteArray line = pixels;
        if (isBlank) {
            line = pixels.size() > 1 ? pixels.left(half) + pixels.left(half)
                                     : QByteArray(1, (pixels[0] & 0x80) != 0 ? '\xff' : '\0');
        }
        const QByteArray lines = (QByteArray(1, '\0') + line).repeated(4);
        QByteArray data = QByteArray::fromRawData("\x89PNG\r\n\x1a\n", 8);
        data += chunk("IHDR", number(8) + number(4) + depth + type + QByteArray(3, '\0'));
        if (type == 3) {
            data += chunk("PLTE", QByteArray::fromHex("102030c01020"));
        }
        return data + chunk("tRNS", transparent) + chunk("IDAT", qCompress(lines).mid(4)) +
               chunk("IEND", {});
    }
};

const QRgb kBlack = qRgb(0, 0, 0);
const QRgb kWhite = qRgb(255, 255, 255);
const std::vector<KeyedPng> kKeyed{
    {"BlackOfOneBit", 1, 0, QByteArray::fromHex("0000"), QByteArray::fromHex("0f"), kWhite},
    {"WhiteOfOneBit", 1, 0, QByteArray::fromHex("0001"), QByteArray::fromHex("f0"), kBlack},
    {"GreyOfTwoBits", 2, 0, QByteArray::fromHex("0001"), QByteArray::fromHex("55ff"), kWhite},
    {"GreyOfFourBits", 4, 0, QByteArray::fromHex("0005"), QByteArray::fromHex("55550000"), kBlack},
    {"GreyOfEightBits", 8, 0, QByteArray::fromHex("0055"), QByteArray::fromHex("5555555500000000"),
     kBlack},
    {"GreyOfSixteenBits", 16, 0, QByteArray::fromHex("5501"),
     QByteArray::fromHex("55015501550155010000000000000000"), kBlack},
    {"Colour", 8, 2, QByteArray::fromHex("001000200030"),
     QByteArray::fromHex("102030102030102030102030c01020c01020c01020c01020"),
     qRgb(0xc0, 0x10, 0x20)},
    {"PaletteOfOneBit", 1, 3, QByteArray::fromHex("00"), QByteArray::fromHex("0f"),
     qRgb(0xc0, 0x10, 0x20)},
    {"PaletteOfEightBits", 8, 3, QByteArray::fromHex("00"), QByteArray::fromHex("0000000001010101"),
     qRgb(0xc0, 0x10, 0x20)}};

class TransparentColour : public ::testing::TestWithParam<KeyedPng> {};

TEST_P(TransparentColour, IsNotDrawn) {
    const QByteArray data = GetParam().file(false);
    ASSERT_FALSE(checkRaster(data));
    const QImage image = decodeRaster(*withoutExtras(data)).convertToFormat(QImage::Format_ARGB32);
    ASSERT_EQ(image.size(), QSize(8, 4));
    EXPECT_EQ(qAlpha(image.pixel(1, 1)), 0);
    EXPECT_EQ(image.pixel(6, 1), GetParam().right);
}

TEST_P(TransparentColour, IsAPictureThatShowsNothingIfItIsAllThereIs) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("7D.png"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(GetParam().file(true));
    file.close();
    EXPECT_EQ(drawPicture(file.fileName(), {40, 60}).fault, PictureFault::Blank);
}

INSTANTIATE_TEST_SUITE_P(All, TransparentColour, ::testing::ValuesIn(kKeyed),
                         [](const auto& test) { return std::string(test.param.name); });

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

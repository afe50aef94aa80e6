// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/raster_check.h"

#include <QBuffer>
#include <QImageReader>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace settebello {

namespace {

constexpr qsizetype kSignatureSize = 8;
/// Of a PNG's chunk: length, kind, check sum.
constexpr qsizetype kChunkFrame = 12;
/// A progressive JPEG has ten or so. Each may be a few bytes long, and takes the decoder through
/// the whole picture.
constexpr qsizetype kMaxScans = 100;

QByteArray signatureOfPng() {
    return QByteArray::fromRawData("\x89PNG\r\n\x1a\n", kSignatureSize);
}

bool belongsToPicture(const QByteArray& chunk) {
    constexpr std::array<std::string_view, 5> kKinds{"IHDR", "PLTE", "tRNS", "IDAT", "IEND"};
    const std::string_view kind(chunk.constData(), static_cast<std::size_t>(chunk.size()));
    return std::find(kKinds.begin(), kKinds.end(), kind) != kKinds.end();
}

/// Of a PNG with two shades of grey of which one is transparent: which, 0 for black.
std::optional<int> transparentBit(const QByteArray& data) {
    constexpr qsizetype kDepth = 24; // after the signature, the frame of IHDR, width and height
    if (!isPng(data) || data.size() < kDepth + 2 || data[kDepth] != 1 || data[kDepth + 1] != 0) {
        return std::nullopt;
    }
    const qsizetype chunk = data.indexOf("tRNS");
    constexpr qsizetype kBit = 5; // after the name, the lower byte of the shade
    return chunk < 0 || chunk > data.indexOf("IDAT") || chunk + kBit >= data.size()
               ? std::nullopt
               : std::optional(data[chunk + kBit] & 1);
}

/// Reads these two formats alone, whatever plugins there are for others.
std::unique_ptr<QImageReader> readerOf(QBuffer& buffer) {
    auto reader = std::make_unique<QImageReader>(&buffer, isPng(buffer.data()) ? "png" : "jpeg");
    reader->setAutoDetectImageFormat(false);
    reader->setAutoTransform(true);
    return reader;
}

} // namespace

bool isPng(const QByteArray& data) {
    return data.startsWith(signatureOfPng());
}

bool isJpeg(const QByteArray& data) {
    return data.startsWith("\xff\xd8\xff");
}

std::optional<QByteArray> withoutExtras(const QByteArray& png) {
    QByteArray picture = signatureOfPng();
    picture.detach();
    qsizetype at = kSignatureSize;
    while (at + kChunkFrame <= png.size()) {
        const auto length = static_cast<qint64>(qFromBigEndian<quint32>(png.constData() + at));
        if (length > png.size() - at - kChunkFrame) {
            return std::nullopt;
        }
        const QByteArray kind = png.mid(at + 4, 4);
        if (belongsToPicture(kind)) {
            picture += png.mid(at, static_cast<qsizetype>(length) + kChunkFrame);
        }
        if (kind == "IEND") {
            return picture;
        }
        at += static_cast<qsizetype>(length) + kChunkFrame;
    }
    return std::nullopt;
}

std::optional<PictureFault> checkRaster(const QByteArray& data) {
    if (isJpeg(data) && data.count("\xff\xda") > kMaxScans) {
        return PictureFault::TooComplex;
    }
    const QSize size = rasterSize(data);
    if (size.isEmpty()) {
        return PictureFault::Damaged;
    }
    const bool fits = qint64{size.width()} * size.height() <= kMaxPicturePixels;
    return fits ? std::nullopt : std::optional(PictureFault::TooManyPixels);
}

QSize rasterSize(const QByteArray& data) {
    QBuffer buffer;
    buffer.setData(data);
    return readerOf(buffer)->size();
}

QImage decodeRaster(const QByteArray& data) {
    QBuffer buffer;
    buffer.setData(data);
    QImage image = readerOf(buffer)->read();
    // Qt inverts such a picture, but not which of its shades is transparent.
    if (const std::optional<int> bit = transparentBit(data); bit && image.colorCount() == 2) {
        image.setColorTable({qRgb(255, 255, 255), qRgb(0, 0, 0)});
        image.setColor(1 - *bit, qRgba(0, 0, 0, 0));
    }
    return image;
}

} // namespace settebello

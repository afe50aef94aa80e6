// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/picture_fault.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

#include <optional>

namespace settebello {

/// Pixels of a PNG or JPEG at most: a card as high as a 4K screen has 3 million.
inline constexpr qint64 kMaxPicturePixels = 8'000'000;

bool isPng(const QByteArray& data);
bool isJpeg(const QByteArray& data);

/// Removes from a PNG all that is no part of the picture: texts, colour profiles and whatever else
/// may swell to many times its size. Nothing if it is damaged.
std::optional<QByteArray> withoutExtras(const QByteArray& png);

/// Checks a PNG or JPEG from somebody else before it is decoded: it must not take more time or
/// memory than a picture in good faith. @pre isPng(data) or isJpeg(data)
std::optional<PictureFault> checkRaster(const QByteArray& data);

/// In pixels; empty if the file is damaged. @pre isPng(data) or isJpeg(data)
QSize rasterSize(const QByteArray& data);

/// The image, upright even if a camera was not; null if the file is damaged.
/// @pre !checkRaster(data)
QImage decodeRaster(const QByteArray& data);

} // namespace settebello

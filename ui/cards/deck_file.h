// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/picture_fault.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

namespace settebello {

/// The files of decks, which players may have from anybody. Names that begin with ":/" are those
/// of the program's own resources.

/// Reads a file. Nothing if it cannot be read, is no ordinary file, or has more than `maxSize`
/// bytes.
std::optional<QByteArray> readDeckFile(const QString& name, std::size_t maxSize);

/// The contents of a picture that may be drawn.
struct Picture {
    enum class Format : std::uint8_t { Svg, Raster } format = Format::Svg;
    QByteArray data; ///< decompressed if it was an .svgz; of a PNG only the picture itself
};

/// Reads a picture, whose format is recognized by its contents; or says why it cannot be used,
/// for instance because drawing it might take too much time or memory or open other files
/// (svg_check.h, raster_check.h).
std::variant<Picture, PictureFault> readPicture(const QString& name);

/// Whether a name in deck.json leads to no other folder.
bool isPlainName(const QString& name);

/// What is wrong with a file, judged by its beginning: nothing if it could be a picture.
std::optional<PictureFault> checkStart(const QString& name);

} // namespace settebello

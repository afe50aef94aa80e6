// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstdint>

namespace settebello {

/// Why a picture of a deck cannot be used.
enum class PictureFault : std::uint8_t {
    Missing,
    OtherFormat,      ///< there is a file of that name, but in a format that is not read
    Unreadable,       ///< no ordinary file, or one that cannot be opened
    TooLarge,         ///< more than kMaxSvgSize bytes
    TooManyPixels,    ///< more than kMaxPicturePixels
    Compressed,       ///< and cannot be decompressed within kMaxSvgSize
    Damaged,          ///< or no picture at all
    OutsideReference, ///< a drawing that refers to other files
    ForbiddenContent, ///< a drawing that holds images, scripts or other documents
    TooComplex,       ///< might take too much time or memory to draw
    Blank,            ///< draws nothing
};

struct BadPicture {
    QString file; ///< without its folder
    PictureFault fault = PictureFault::Missing;
    bool operator==(const BadPicture&) const = default;
};

/// How pictures are to be named, in the player's language, where these have other names.
/// @param files their names
QString unknownNamesText(const QStringList& files);

/// A sentence for each kind of fault, in the player's language, with the first few of its files.
/// Empty without pictures.
QString badPicturesText(const QList<BadPicture>& pictures);

} // namespace settebello

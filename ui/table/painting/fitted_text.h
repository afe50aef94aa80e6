// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

namespace settebello {

/// A text in a font in which it fits its room.
struct FittedText {
    QFont font;
    QString text; ///< ends in dots if even the smallest font is too large
};

/// As large as the font and smaller if it must be, broken into lines. @param font sized in pixels.
/// @param least in pixels: smaller it does not get.
FittedText fitLines(const QString& text, QSizeF room, const QFont& font, int least);

} // namespace settebello

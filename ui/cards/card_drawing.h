// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/deck.h"

#include <QByteArray>
#include <QImage>
#include <QPixmap>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>

namespace settebello {

/// Whether what is being drawn is no longer wanted. Asked between reading, parsing and rendering.
using DrawingStopped = std::function<bool()>;

/// Draws an SVG file to fill an image of that size. Thread-safe. Nothing if the file is missing, is
/// refused (deck_file.h) or is no SVG.
std::optional<QImage> drawSvg(
    const QString& file, QSize pixels, const DrawingStopped& stopped = [] { return false; });

/// Draws the contents of an SVG file, which must have been checked (svg_check.h).
std::optional<QImage> renderSvg(
    const QByteArray& svg, QSize pixels, const DrawingStopped& stopped = [] { return false; });

/// A blank card, shown while its picture is being rendered. @param corner the corner's radius as a
/// fraction of the width.
QImage plainPaper(QSize pixels, double corner);

/// A face for a card that the deck has no picture of: its rank and its suit symbol.
QImage plainFace(Card card, SuitSymbols signs, QSize pixels, double corner);

/// A back for a deck without one.
QImage plainBack(QSize pixels, double corner);

} // namespace settebello

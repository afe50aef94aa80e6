// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/deck.h"
#include "cards/picture_fault.h"

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

/// What has become of a picture: an image, or a fault, or neither if it was stopped.
struct DrawnPicture {
    std::optional<QImage> image;
    std::optional<PictureFault> fault;
};

/// Draws the picture in a file to fill an image of that size. Thread-safe.
DrawnPicture drawPicture(
    const QString& file, QSize pixels, const DrawingStopped& stopped = [] { return false; });

/// The same on paper, since a picture may have no ground of its own, and with an edge if it has
/// none that stands out. The corners are cut round.
/// @param corner the corner's radius as a fraction of the width.
DrawnPicture drawCard(const QString& file, QSize pixels, double corner,
                      const DrawingStopped& stopped);

/// Draws the contents of an SVG file, which must have been checked (svg_check.h).
DrawnPicture renderSvg(
    const QByteArray& svg, QSize pixels, const DrawingStopped& stopped = [] { return false; });

/// A blank card, shown while its picture is being rendered. @param corner the corner's radius as a
/// fraction of the width.
QImage plainPaper(QSize pixels, double corner);

/// A face for a card that the deck has no picture of: its rank and its suit symbol.
QImage plainFace(Card card, SuitSymbols signs, QSize pixels, double corner);

/// A back for a deck without one.
QImage plainBack(QSize pixels, double corner);

} // namespace settebello

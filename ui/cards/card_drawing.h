// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/deck.h"

#include <QImage>
#include <QPixmap>
#include <QSize>
#include <QString>

#include <optional>

namespace settebello {

/// Draws an SVG file to fill an image of that many pixels. May be called on any thread. Nothing if
/// the file is missing or no SVG.
std::optional<QImage> drawSvg(const QString& file, QSize pixels);

/// A card's empty paper, shown while its picture is being drawn. @param corner the corner's radius
/// as a part of the width.
QImage plainPaper(QSize pixels, double corner);

/// A face for a card that the deck has no picture of: its rank and the sign of its suit, so that it
/// can be played with.
QImage plainFace(Card card, SuitSymbols signs, QSize pixels, double corner);

/// A back for a deck that has none.
QImage plainBack(QSize pixels, double corner);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

namespace settebello {

/// Height : width of a card, unless a deck has other cards.
inline constexpr qreal kDefaultCardRatio = 1.65;

/// Where a card lies: its centre, height and rotation.
struct CardGeometry {
    QPointF centre;
    qreal height = 0;
    qreal angle = 0;                 ///< degrees, clockwise
    qreal ratio = kDefaultCardRatio; ///< height : width

    qreal width() const { return height / ratio; }
    /// The upright rectangle around it.
    QRectF bounds() const;
};

} // namespace settebello

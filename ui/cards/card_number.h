// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/deck.h"

#include <QPixmap>
#include <QSize>

namespace settebello {

class CardPictures;

/// A card's face with its value and the sign of its suit over the picture, for those who are
/// learning the cards. The picture is a little smaller, so that nothing of it is hidden, and the
/// number is never part of a deck's art.
/// @param size in device-independent pixels. @param ratio the device-pixel ratio of the view.
QPixmap numberedFace(CardPictures& pictures, Card card, QSize size, qreal ratio);

/// How much of a card's left side must be seen for any number to be read. @param height of the card
qreal numberStrip(qreal height);

/// Where the picture lies then, in the card's own coordinates.
QRectF artBesideNumber(QSizeF card);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "cards/deck.h"

#include <QPixmap>
#include <QSize>

namespace settebello {

class CardPictures;

/// A card's face with its value and suit symbol beside a slightly smaller picture, for players who
/// are learning the cards; the picture as it is if the deck's own art has numbers, as ours never
/// has.
/// @param size in device-independent pixels. @param ratio the device-pixel ratio of the view.
QPixmap numberedFace(CardPictures& pictures, Card card, QSize size, qreal ratio);

/// The width of a card's left side that must be visible to read any number. @param height of the
/// card
qreal numberStrip(qreal height);

/// The rectangle of that smaller picture, in the card's own coordinates.
QRectF artBesideNumber(QSizeF card);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/rule_book.h"

#include <QPalette>
#include <QPixmap>

#include <functional>

namespace settebello {

/// Where a picture's cards come from: a card in a size of device-independent pixels.
using CardSource = std::function<QPixmap(Card card, QSize size)>;

/// How an example of the rule book is drawn: the played card, an arrow and the table, on which the
/// cards taken are lifted and ringed.
struct BookPictureStyle {
    QSizeF card;         ///< in device-independent pixels
    double cornerRadius; ///< as a part of the width
    QPalette palette;
    qreal ratio = 1;
};

/// The size of the drawing, in device-independent pixels.
QSize bookPictureSize(const BookPicture& picture, QSizeF card);

/// Draws it on nothing, so that it lies on any paper.
QPixmap drawBookPicture(const BookPicture& picture, const BookPictureStyle& style,
                        const CardSource& cards);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/rule_book.h"

#include <QPalette>
#include <QPixmap>

#include <functional>

namespace settebello {

/// Returns a card's picture. @param size in device-independent pixels.
using CardSource = std::function<QPixmap(Card card, QSize size)>;

/// How an example of the rule book is drawn: the played card, an arrow and the table, with the
/// captured cards raised and outlined.
struct BookPictureStyle {
    QSizeF card;         ///< in device-independent pixels
    double cornerRadius; ///< as a part of the width
    QPalette palette;
    qreal ratio = 1;
};

/// The size of the drawing, in device-independent pixels.
QSize bookPictureSize(const BookPicture& picture, QSizeF card);

/// Draws it on a transparent background.
QPixmap drawBookPicture(const BookPicture& picture, const BookPictureStyle& style,
                        const CardSource& cards);

} // namespace settebello

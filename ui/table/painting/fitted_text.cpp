// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/fitted_text.h"

#include <QFontMetricsF>

namespace settebello {

namespace {

bool fits(const QString& text, QSizeF room, const QFont& font) {
    const QRectF box = QFontMetricsF(font).boundingRect(QRectF(QPointF(), room),
                                                        Qt::AlignCenter | Qt::TextWordWrap, text);
    return box.width() <= room.width() && box.height() <= room.height();
}

} // namespace

FittedText fitLines(const QString& text, QSizeF room, const QFont& font, int least) {
    FittedText fitted{font, text};
    while (!fits(text, room, fitted.font)) {
        if (fitted.font.pixelSize() <= least) {
            // One line of it; there is no room for more.
            fitted.text = QFontMetricsF(fitted.font).elidedText(text, Qt::ElideRight, room.width());
            break;
        }
        fitted.font.setPixelSize(fitted.font.pixelSize() - 1);
    }
    return fitted;
}

} // namespace settebello

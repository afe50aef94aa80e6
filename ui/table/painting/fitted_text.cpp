// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

/// A line is shrunk no further than this; then it is elided.
constexpr qreal kSmallest = 0.4;
constexpr int kFewestPixels = 7;

bool fits(const QString& text, QSizeF area, const QFont& font) {
    const QRectF box = QFontMetricsF(font).boundingRect(QRectF(QPointF(), area),
                                                        Qt::AlignCenter | Qt::TextWordWrap, text);
    return box.width() <= area.width() && box.height() <= area.height();
}

} // namespace

FittedText fitLines(const QString& text, QSizeF area, const QFont& font, int least) {
    FittedText fitted{font, text};
    while (!fits(text, area, fitted.font)) {
        if (fitted.font.pixelSize() <= least) {
            // One line, as there is no room for more.
            fitted.text = QFontMetricsF(fitted.font).elidedText(text, Qt::ElideRight, area.width());
            break;
        }
        fitted.font.setPixelSize(fitted.font.pixelSize() - 1);
    }
    return fitted;
}

QFont sizedFont(QFont font, int pixels, bool bold) {
    font.setPixelSize(std::max(kFewestPixels, pixels));
    font.setBold(bold);
    return font;
}

void drawFittedLine(QPainter& painter, const QRectF& rect, int flags, const QString& text,
                    QFont font) {
    const qreal width = QFontMetricsF(font).horizontalAdvance(text);
    const qreal height = QFontMetricsF(font).height();
    const qreal scale = std::min(
        {1.0, rect.width() / std::max(1.0, width), rect.height() * 1.15 / std::max(1.0, height)});
    QString shown = text;
    if (scale < 1) {
        const int pixels = static_cast<int>(font.pixelSize() * std::max(kSmallest, scale));
        font.setPixelSize(std::max(kFewestPixels, pixels));
        if (scale < kSmallest) {
            shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width());
        }
    }
    painter.setFont(font);
    painter.drawText(rect, flags | Qt::TextSingleLine, shown);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

/// The height of the lines of an ordinary font, in sizes of it.
constexpr qreal kOrdinaryLine = 1.18;
/// A line is shrunk no further than this; then it is elided.
constexpr qreal kSmallest = 0.4;
constexpr int kFewestPixels = 7;
/// Lines that do not fit at their smallest size are condensed to this width in percent, in steps.
constexpr int kMostCondensed = 70;
constexpr int kCondensing = 5;

bool fits(const QString& text, QSizeF area, const QFont& font) {
    const QRectF box = QFontMetricsF(font).boundingRect(QRectF(QPointF(), area),
                                                        Qt::AlignCenter | Qt::TextWordWrap, text);
    return box.width() <= area.width() && box.height() <= area.height();
}

/// Condenses a font until the text fits; false if it never does.
bool condense(const QString& text, QSizeF area, QFont& font) {
    const int whole = font.stretch() > 0 ? font.stretch() : QFont::Unstretched;
    for (int percent = 100 - kCondensing; percent >= kMostCondensed; percent -= kCondensing) {
        font.setStretch(whole * percent / 100);
        if (fits(text, area, font)) {
            return true;
        }
    }
    return false;
}

} // namespace

qreal lineScale(const QFont& font) {
    constexpr int kTrial = 100; // pixels, so that rounding does not matter
    QFont trial(font);
    trial.setPixelSize(kTrial);
    return std::min(1.0, kOrdinaryLine * kTrial / QFontMetricsF(trial).height());
}

QFont condensedFont(const QString& text, const QFont& font, qreal width, int most) {
    QFont condensed(font);
    const int whole = font.stretch() > 0 ? font.stretch() : QFont::Unstretched;
    for (int percent = 100 - kCondensing;
         percent >= most && QFontMetricsF(condensed).horizontalAdvance(text) > width;
         percent -= kCondensing) {
        condensed.setStretch(whole * percent / 100);
    }
    return condensed;
}

QString elidedLine(const QString& text, const QFont& font, qreal width) {
    const QFontMetricsF metrics(font);
    QString shown = metrics.elidedText(text, Qt::ElideRight, width);
    // Qt rounds differently here and there, above all in condensed and stretched fonts.
    for (qreal room = width - 1; metrics.horizontalAdvance(shown) > width && room > 0; --room) {
        shown = metrics.elidedText(text, Qt::ElideRight, room);
    }
    return shown;
}

FittedText fitLines(const QString& text, QSizeF area, const QFont& font, int least) {
    FittedText fitted{font, text};
    while (!fits(text, area, fitted.font)) {
        if (fitted.font.pixelSize() <= least) {
            if (!condense(text, area, fitted.font)) {
                // One line, as there is no room for more.
                fitted.text = elidedLine(text, fitted.font, area.width());
            }
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
        font = condensedFont(text, font, rect.width(), kMostCondensed);
        shown = elidedLine(text, font, rect.width());
    }
    painter.setFont(font);
    painter.drawText(rect, flags | Qt::TextSingleLine, shown);
}

} // namespace settebello

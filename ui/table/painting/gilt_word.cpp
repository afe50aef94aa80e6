// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/gilt_word.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace settebello {

namespace {

/// The light rim's colour, that of the tiles' glaze.
const QColor kCream(0xf8, 0xf0, 0xdc);
constexpr int kRimSteps = 20;
/// The shadow is soft: fewer pixels look the same and take a sixteenth of the time.
constexpr qreal kShadowScale = 0.25;

QLinearGradient gold(const TableTheme& theme, const QRectF& letters) {
    QLinearGradient gradient(0, letters.top(), 0, letters.bottom());
    gradient.setColorAt(0, theme.strong ? theme.accent : theme.accent.lighter(155));
    gradient.setColorAt(0.42, theme.accent);
    gradient.setColorAt(0.5, theme.strong ? theme.accent : theme.accent.lighter(122));
    gradient.setColorAt(1, theme.strong ? theme.accent : theme.accent.darker(140));
    return gradient;
}

/// Puts the word down all around, which makes a rim: far quicker than to stroke so long a path.
void paintRim(QPainter& painter, const QImage& word, qreal width, QPointF off) {
    for (int i = 0; i < kRimSteps; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / kRimSteps;
        painter.drawImage(off + QPointF(std::cos(angle), std::sin(angle)) * width, word);
    }
}

} // namespace

QImage giltWord(const QPainterPath& letters, const TableTheme& theme, qreal unit, qreal ratio) {
    const QRectF bounds = letters.boundingRect();
    const QSizeF size = bounds.size() * unit + QSizeF(unit, unit) * 2 * kGiltMargin;
    // In pixels, as painting pictures of other ratios than that of the painter is not exact.
    const auto blank = [&](qreal pixels) {
        QImage image((size * pixels).toSize().expandedTo({1, 1}),
                     QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        return image;
    };
    const auto filled = [&](const QBrush& brush, qreal pixels) {
        QImage image = blank(pixels);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(unit * pixels, unit * pixels);
        painter.translate(QPointF(kGiltMargin, kGiltMargin) - bounds.topLeft());
        painter.fillPath(letters, brush);
        painter.end();
        return image;
    };
    const QColor dark = theme.strong                    ? QColor(Qt::black)
                        : theme.plate.lightness() > 128 ? theme.plateText
                                                        : theme.shade;
    QColor faint = theme.shade;
    faint.setAlpha(theme.strong ? 0 : 11);
    const qreal coarse = ratio * kShadowScale;
    const QImage piece = filled(faint, coarse);
    QImage shadow = blank(coarse);
    QPainter under(&shadow);
    for (const qreal width : {0.15, 0.11, 0.07}) {
        paintRim(under, piece, width * unit * coarse, QPointF(0.05, 0.08) * unit * coarse);
    }
    under.end();
    QImage word = blank(ratio);
    QPainter painter(&word);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(word.rect()), shadow);
    paintRim(painter, filled(dark, ratio), 0.085 * unit * ratio, {});
    paintRim(painter, filled(theme.strong ? theme.accent : kCream, ratio), 0.035 * unit * ratio,
             {});
    painter.drawImage(0, 0, filled(gold(theme, bounds), ratio));
    painter.end();
    word.setDevicePixelRatio(ratio);
    return word.copy(); // without the paint engine, whose buffers are larger than the picture
}

} // namespace settebello

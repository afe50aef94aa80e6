// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_drawing.h"

#include "cards/deck_file.h"
#include "cards/suit_symbol.h"

#include <QFont>
#include <QPainter>
#include <QSvgRenderer>

namespace settebello {

namespace {

const QColor kPaper(0xfd, 0xfa, 0xf1);
const QColor kEdge(0xcf, 0xc6, 0xb2);
const QColor kInk(0x1a, 0x16, 0x14);

QImage blank(QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

void drawPaper(QPainter& painter, QSize pixels, double corner, const QColor& fill) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(kEdge, 1));
    painter.setBrush(fill);
    const double radius = corner * pixels.width();
    painter.drawRoundedRect(QRectF(0.5, 0.5, pixels.width() - 1, pixels.height() - 1), radius,
                            radius);
}

} // namespace

std::optional<QImage> drawSvg(const QString& file, QSize pixels, const DrawingStopped& stopped) {
    const std::optional<QByteArray> svg = stopped() ? std::nullopt : readPicture(file);
    return svg ? renderSvg(*svg, pixels, stopped) : std::nullopt;
}

std::optional<QImage> renderSvg(const QByteArray& svg, QSize pixels,
                                const DrawingStopped& stopped) {
    if (stopped()) {
        return std::nullopt;
    }
    QSvgRenderer renderer(svg);
    if (!renderer.isValid() || stopped()) {
        return std::nullopt;
    }
    renderer.setAspectRatioMode(Qt::IgnoreAspectRatio);
    QImage image = blank(pixels);
    {
        QPainter painter(&image);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    }
    // An image keeps the engine that painted it, whose buffers are larger than a small picture.
    return image.copy();
}

QImage plainPaper(QSize pixels, double corner) {
    QImage image = blank(pixels);
    QPainter painter(&image);
    drawPaper(painter, pixels, corner, kPaper);
    return image;
}

QImage plainFace(Card card, SuitSymbols signs, QSize pixels, double corner) {
    QImage image = plainPaper(pixels, corner);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(1, pixels.height() / 3));
    painter.setFont(font);
    painter.setPen(kInk);
    const QRectF top(0, 0, pixels.width(), pixels.height() * 0.55);
    painter.drawText(top, Qt::AlignCenter, QString::number(card.rank()));
    painter.translate(pixels.width() * 0.5, pixels.height() * 0.72);
    painter.scale(pixels.width() * 0.2, pixels.width() * 0.2);
    painter.setPen(QPen(kInk, 0.08));
    painter.setBrush(suitColour(card.suit(), signs));
    painter.drawPath(suitSymbol(card.suit(), signs));
    return image;
}

QImage plainBack(QSize pixels, double corner) {
    QImage image = plainPaper(pixels, corner);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double margin = pixels.width() * 0.07;
    const QRectF inner =
        QRectF(QPointF(), QSizeF(pixels)).adjusted(margin, margin, -margin, -margin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x2d, 0x55, 0x8c));
    painter.drawRoundedRect(inner, margin / 2, margin / 2);
    painter.setBrush(QBrush(QColor(0xfd, 0xfa, 0xf1, 0x60), Qt::DiagCrossPattern));
    painter.drawRoundedRect(inner, margin / 2, margin / 2);
    return image;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/card_number.h"

#include "cards/card_drawing.h"
#include "cards/card_pictures.h"
#include "cards/suit_symbol.h"

#include <QPainter>

#include <algorithm>

namespace settebello {

namespace {

/// The edge of the picture's own paper, left off so that no second card shows within the card.
constexpr qreal kEdge = 0.02;

qreal digitSize(qreal height) {
    return std::max(height * 0.1, std::min(14.0, height * 0.16));
}

void paintNumber(QPainter& painter, Card card, SuitSymbols signs, qreal height) {
    const qreal digit = digitSize(height);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(5, qRound(digit)));
    painter.setFont(font);
    const QColor colour = suitColour(card.suit(), signs);
    const QString text = QString::number(card.rank());
    const qreal width = QFontMetricsF(font).horizontalAdvance(text);
    const QRectF line(height * 0.026, height * 0.014, width, digit);
    painter.setPen(colour);
    painter.drawText(line.adjusted(-2, -digit, 2, digit), Qt::AlignCenter, text);
    painter.translate(line.right() + digit * 0.58, line.center().y());
    painter.scale(digit * 0.42, digit * 0.42);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(suitSymbol(card.suit(), signs));
}

} // namespace

qreal numberStrip(qreal height) {
    return height * 0.026 + digitSize(height) * 1.45; // two bold digits
}

QRectF artBesideNumber(QSizeF card) {
    // The picture has its own margin, into which the number extends.
    const qreal scale = 1 - 0.74 * digitSize(card.height()) / card.height();
    const QSizeF art = card * scale;
    return {QPointF((card.width() - art.width()) / 2, card.height() - art.height()), art};
}

QPixmap numberedFace(CardPictures& pictures, Card card, QSize size, qreal ratio) {
    const Deck& deck = pictures.deck();
    if (deck.hasNumbers) {
        return pictures.face(card, size, ratio);
    }
    const QSize pixels = (QSizeF(size) * ratio).toSize();
    QPixmap face = QPixmap::fromImage(plainPaper(pixels, deck.cornerRadius));
    face.setDevicePixelRatio(ratio);
    const QRect art = artBesideNumber(size).toRect();
    const QPixmap picture = pictures.face(card, art.size(), ratio);
    const QRectF inner(kEdge, kEdge, 1 - 2 * kEdge, 1 - 2 * kEdge);
    const auto within = [&inner](QPointF corner, QSizeF whole) {
        return QRectF(corner + QPointF(inner.x() * whole.width(), inner.y() * whole.height()),
                      QSizeF(inner.width() * whole.width(), inner.height() * whole.height()));
    };
    QPainter painter(&face);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawPixmap(within(art.topLeft(), art.size()), picture, within({}, picture.size()));
    paintNumber(painter, card, deck.suits, size.height());
    return face;
}

} // namespace settebello

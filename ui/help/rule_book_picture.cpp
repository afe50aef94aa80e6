// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/rule_book_picture.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr double kGap = 0.14;   ///< between cards, in widths of a card
constexpr double kArrow = 0.95; ///< room of the arrow
constexpr double kLift = 0.10;  ///< how far a taken card is lifted, in heights of a card
constexpr double kRing = 0.055; ///< the ring's breadth
constexpr double kFaint = 0.55; ///< of cards that stay, beside those that are taken

double tableWidth(const BookPicture& picture) {
    const double cards = std::max<double>(1, static_cast<double>(picture.cards.size()));
    return cards + (cards - 1) * kGap;
}

void drawCard(QPainter& painter, const QPixmap& face, const QRectF& place, double corner) {
    painter.drawPixmap(place, face, face.rect());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x40, 0x30, 0x20, 0x90), 1));
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

void drawArrow(QPainter& painter, const QRectF& room, const QColor& ink) {
    const double y = room.center().y();
    const double head = room.width() * 0.2;
    const double left = room.left() + room.width() * 0.22;
    const double right = room.right() - room.width() * 0.22;
    painter.setPen(QPen(ink, room.width() * 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(left, y), QPointF(right, y));
    painter.drawPolyline(QPolygonF{QPointF(right - head, y - head), QPointF(right, y),
                                   QPointF(right - head, y + head)});
}

/// The empty table: a place without a card.
void drawNothing(QPainter& painter, const QRectF& place, double corner, const QColor& ink) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.5, Qt::DashLine));
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), corner, corner);
}

} // namespace

QSize bookPictureSize(const BookPicture& picture, QSizeF card) {
    const double ring = card.width() * kRing;
    const double played = picture.played ? 1 + kArrow : 0;
    const double lift = picture.played ? card.height() * kLift : 0;
    return {static_cast<int>(std::ceil((tableWidth(picture) + played) * card.width() + 2 * ring)),
            static_cast<int>(std::ceil(card.height() + lift + 2 * ring))};
}

QPixmap drawBookPicture(const BookPicture& picture, const BookPictureStyle& style,
                        const CardSource& cards) {
    const QSize size = bookPictureSize(picture, style.card);
    QPixmap drawing((QSizeF(size) * style.ratio).toSize());
    drawing.setDevicePixelRatio(style.ratio);
    drawing.fill(Qt::transparent);
    QPainter painter(&drawing);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double ring = style.card.width() * kRing;
    const double corner = style.cornerRadius * style.card.width();
    const QColor ink = style.palette.color(QPalette::Text);
    const QSize face = style.card.toSize();
    double x = ring;
    const double low = size.height() - ring - style.card.height();
    if (picture.played) {
        drawCard(painter, cards(*picture.played, face), {{x, low}, style.card}, corner);
        x += style.card.width();
        const double room = style.card.width() * kArrow;
        drawArrow(painter, {x, low, room, style.card.height()}, ink);
        x += room;
    }
    if (picture.cards.empty()) {
        drawNothing(painter, {{x, low}, style.card}, corner, ink);
    }
    for (const Card card : picture.cards) {
        const bool taken = picture.marked.contains(card);
        const QRectF place({x, taken ? low - style.card.height() * kLift : low}, style.card);
        painter.setOpacity(taken || picture.marked.empty() ? 1 : kFaint);
        drawCard(painter, cards(card, face), place, corner);
        painter.setOpacity(1);
        if (taken) {
            painter.setPen(QPen(style.palette.color(QPalette::Highlight), ring));
            painter.drawRoundedRect(place.adjusted(-ring / 2, -ring / 2, ring / 2, ring / 2),
                                    corner + ring / 2, corner + ring / 2);
        }
        x += style.card.width() * (1 + kGap);
    }
    return drawing;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/plate_marks.h"

#include "cards/suit_symbol.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace settebello {

void paintDealerMark(QPainter& painter, const TableTheme& theme, const QRectF& rect) {
    painter.setPen(QPen(theme.plate.darker(150), std::max(1.0, rect.height() * 0.05)));
    for (int i = 0; i < 3; ++i) {
        const qreal w = rect.height() * 0.52;
        const QRectF card(rect.left() + i * rect.height() * 0.16,
                          rect.top() + (2 - i) * rect.height() * 0.1, w, rect.height() * 0.78);
        painter.setBrush(i == 2 ? theme.accent : theme.plateText);
        painter.drawRoundedRect(card, w * 0.14, w * 0.14);
    }
}

void paintTurnMark(QPainter& painter, const TableTheme& theme, const QRectF& rect) {
    QPainterPath arrow;
    arrow.moveTo(rect.left(), rect.top());
    arrow.lineTo(rect.right(), rect.center().y());
    arrow.lineTo(rect.left(), rect.bottom());
    arrow.closeSubpath();
    painter.fillPath(arrow, theme.accent);
}

void paintTeamMark(QPainter& painter, const QColor& colour, const QRectF& rect, int side) {
    painter.setPen(QPen(colour, std::max(1.5, rect.height() * 0.16)));
    painter.setBrush(side == 0 ? QBrush(colour) : Qt::NoBrush);
    const QPointF c = rect.center();
    if (side == 0) {
        painter.drawEllipse(c, rect.width() * 0.36, rect.width() * 0.36);
        return;
    }
    const qreal r = rect.width() * 0.42;
    painter.drawPolygon(
        QPolygonF{{c.x(), c.y() - r}, {c.x() + r, c.y()}, {c.x(), c.y() + r}, {c.x() - r, c.y()}});
}

void paintCountMark(QPainter& painter, const QColor& colour, const QRectF& rect, CountMark mark,
                    Suit suit, SuitSymbols signs) {
    painter.save();
    const qreal side = rect.height();
    painter.setPen(QPen(colour, std::max(1.0, side * 0.08)));
    painter.setBrush(Qt::NoBrush);
    const QRectF card(rect.center().x() - side * 0.3, rect.top() + side * 0.04, side * 0.6,
                      side * 0.92);
    const qreal corner = side * 0.1;
    switch (mark) {
    case CountMark::Cards:
        painter.drawRoundedRect(card.adjusted(side * 0.14, 0, side * 0.14, -side * 0.14), corner,
                                corner);
        painter.setBrush(colour);
        painter.drawRoundedRect(card.adjusted(-side * 0.1, side * 0.14, -side * 0.1, 0), corner,
                                corner);
        break;
    case CountMark::Suit:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.translate(rect.center());
        painter.scale(side * 0.46, side * 0.46);
        painter.drawPath(suitSymbol(suit, signs));
        break;
    case CountMark::Sevens: {
        painter.drawRoundedRect(card, corner, corner);
        QFont font = painter.font();
        font.setPixelSize(std::max(5, qRound(side * 0.72)));
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(card, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("7"));
        break;
    }
    }
    painter.restore();
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/suit_symbol.h"

#include <QTransform>

namespace settebello {

namespace {

QPainterPath coin() {
    QPainterPath path;
    path.addEllipse(QPointF(0, 0), 0.86, 0.86);
    path.addEllipse(QPointF(0, 0), 0.62, 0.62);
    path.addEllipse(QPointF(0, 0), 0.3, 0.3);
    return path;
}

QPainterPath cup() {
    QPainterPath path;
    path.moveTo(-0.72, -0.86);
    path.lineTo(0.72, -0.86);
    path.cubicTo(0.74, 0.0, 0.45, 0.22, 0.14, 0.28);
    path.lineTo(0.14, 0.55);
    path.lineTo(0.5, 0.72);
    path.lineTo(0.5, 0.88);
    path.lineTo(-0.5, 0.88);
    path.lineTo(-0.5, 0.72);
    path.lineTo(-0.14, 0.55);
    path.lineTo(-0.14, 0.28);
    path.cubicTo(-0.45, 0.22, -0.74, 0.0, -0.72, -0.86);
    path.closeSubpath();
    return path;
}

QPainterPath sword() {
    QPainterPath path;
    path.moveTo(0, -1.05);
    path.lineTo(0.2, -0.8);
    path.lineTo(0.16, 0.35);
    path.lineTo(0.55, 0.35);
    path.lineTo(0.55, 0.55);
    path.lineTo(0.14, 0.55);
    path.lineTo(0.14, 0.95);
    path.lineTo(-0.14, 0.95);
    path.lineTo(-0.14, 0.55);
    path.lineTo(-0.55, 0.55);
    path.lineTo(-0.55, 0.35);
    path.lineTo(-0.16, 0.35);
    path.lineTo(-0.2, -0.8);
    path.closeSubpath();
    return QTransform().rotate(35).map(path);
}

QPainterPath baton() {
    QPainterPath path;
    path.moveTo(-0.16, 1.0);
    path.lineTo(-0.3, -0.55);
    path.cubicTo(-0.46, -1.1, 0.46, -1.1, 0.3, -0.55);
    path.lineTo(0.22, -0.1);
    path.lineTo(0.5, -0.3);
    path.lineTo(0.56, -0.12);
    path.lineTo(0.2, 0.2);
    path.lineTo(0.16, 1.0);
    path.closeSubpath();
    return QTransform().rotate(-30).map(path);
}

QPainterPath diamond() {
    QPainterPath path;
    path.moveTo(0, -1);
    path.quadTo(0.28, -0.42, 0.74, 0);
    path.quadTo(0.28, 0.42, 0, 1);
    path.quadTo(-0.28, 0.42, -0.74, 0);
    path.quadTo(-0.28, -0.42, 0, -1);
    path.closeSubpath();
    return path;
}

QPainterPath heart() {
    QPainterPath path;
    path.moveTo(0, 0.95);
    path.cubicTo(-0.32, 0.5, -0.98, 0.12, -0.92, -0.42);
    path.cubicTo(-0.87, -0.95, -0.2, -1.0, 0, -0.45);
    path.cubicTo(0.2, -1.0, 0.87, -0.95, 0.92, -0.42);
    path.cubicTo(0.98, 0.12, 0.32, 0.5, 0, 0.95);
    path.closeSubpath();
    return path;
}

/// The foot of spades and clubs.
QPainterPath foot() {
    QPainterPath path;
    path.moveTo(0, 0.1);
    path.cubicTo(0.06, 0.6, 0.18, 0.82, 0.44, 0.95);
    path.lineTo(-0.44, 0.95);
    path.cubicTo(-0.18, 0.82, -0.06, 0.6, 0, 0.1);
    path.closeSubpath();
    return path;
}

QPainterPath spade() {
    QPainterPath path;
    path.moveTo(0, -0.98);
    path.cubicTo(0.3, -0.5, 0.94, -0.2, 0.9, 0.26);
    path.cubicTo(0.86, 0.72, 0.26, 0.72, 0, 0.3);
    path.cubicTo(-0.26, 0.72, -0.86, 0.72, -0.9, 0.26);
    path.cubicTo(-0.94, -0.2, -0.3, -0.5, 0, -0.98);
    path.closeSubpath();
    return path.united(foot());
}

QPainterPath club() {
    QPainterPath path;
    path.addEllipse(QPointF(0, -0.52), 0.43, 0.43);
    path.addEllipse(QPointF(-0.49, 0.2), 0.43, 0.43);
    path.addEllipse(QPointF(0.49, 0.2), 0.43, 0.43);
    path.addRect(QRectF(-0.2, -0.25, 0.4, 0.5));
    path.setFillRule(Qt::WindingFill);
    return path.united(foot());
}

QPainterPath frenchSymbol(Suit suit) {
    switch (suit) {
    case Suit::Coins:
        return diamond();
    case Suit::Cups:
        return heart();
    case Suit::Swords:
        return spade();
    case Suit::Batons:
        return club();
    }
    return {};
}

} // namespace

QPainterPath suitSymbol(Suit suit, SuitSymbols signs) {
    if (signs == SuitSymbols::French) {
        return frenchSymbol(suit);
    }
    switch (suit) {
    case Suit::Coins:
        return coin();
    case Suit::Cups:
        return cup();
    case Suit::Swords:
        return sword();
    case Suit::Batons:
        return baton();
    }
    return {};
}

QColor suitColour(Suit suit, SuitSymbols signs) {
    if (signs == SuitSymbols::French) {
        const bool red = suit == Suit::Coins || suit == Suit::Cups;
        return red ? QColor(0xb0, 0x1f, 0x24) : QColor(0x1a, 0x16, 0x14);
    }
    switch (suit) {
    case Suit::Coins:
        return {0xa8, 0x6a, 0x00};
    case Suit::Cups:
        return {0xb0, 0x1f, 0x24};
    case Suit::Swords:
        return {0x1d, 0x4e, 0x9e};
    case Suit::Batons:
        return {0x1e, 0x6b, 0x33};
    }
    return {};
}

} // namespace settebello

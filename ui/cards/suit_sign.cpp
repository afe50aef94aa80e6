// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/suit_sign.h"

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

} // namespace

QPainterPath suitSign(Suit suit) {
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

QColor suitColour(Suit suit) {
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

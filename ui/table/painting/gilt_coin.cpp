// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/gilt_coin.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace settebello {

namespace {

constexpr int kCoinRays = 16;

/// The sun: rays around a face that is only a disc. Of a coin with the radius 1.
void paintSun(QPainter& painter, const QColor& ink, const QColor& light) {
    painter.setBrush(ink);
    for (int i = 0; i < kCoinRays; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / kCoinRays;
        const qreal half = std::numbers::pi / kCoinRays;
        const qreal far = i % 2 == 0 ? 0.68 : 0.54;
        const auto at = [](qreal direction, qreal distance) {
            return QPointF(std::cos(direction), std::sin(direction)) * distance;
        };
        painter.drawPolygon(
            QPolygonF{at(angle - half, 0.32), at(angle, far), at(angle + half, 0.32)});
    }
    painter.setBrush(light);
    painter.drawEllipse(QPointF(), 0.3, 0.3);
}

} // namespace

QImage giltCoin(const TableTheme& theme, qreal size, qreal ratio) {
    QImage coin((QSizeF(size, size) * ratio).toSize().expandedTo({1, 1}),
                QImage::Format_ARGB32_Premultiplied);
    coin.setDevicePixelRatio(ratio);
    coin.fill(Qt::transparent);
    QPainter painter(&coin);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2, size / 2);
    painter.scale(size / 2, size / 2);
    const QColor gold = theme.strong ? theme.accent : theme.gilt;
    const QColor dark = gold.darker(190);
    QRadialGradient shine(QPointF(-0.35, -0.4), 1.5);
    shine.setColorAt(0, gold.lighter(150));
    shine.setColorAt(0.5, gold);
    shine.setColorAt(1, gold.darker(150));
    painter.setPen(QPen(dark, 0.07));
    painter.setBrush(shine);
    painter.drawEllipse(QPointF(), 0.93, 0.93);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(dark, 0.05));
    painter.drawEllipse(QPointF(), 0.76, 0.76);
    painter.setPen(Qt::NoPen);
    paintSun(painter, dark, gold.lighter(135));
    painter.end();
    return coin.copy(); // without the paint engine
}

} // namespace settebello

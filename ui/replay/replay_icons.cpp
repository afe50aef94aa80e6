// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_icons.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace settebello {

namespace {

// Coordinates in a square of 24.
constexpr qreal kSquare = 24;
constexpr qreal kTop = 5;
constexpr qreal kBottom = 19;

void addBar(QPainterPath& path, qreal left, qreal width) {
    path.addRect(left, kTop, width, kBottom - kTop);
}

/// Points to the right.
void addArrow(QPainterPath& path, qreal left, qreal width) {
    path.moveTo(left, kTop);
    path.lineTo(left + width, (kTop + kBottom) / 2);
    path.lineTo(left, kBottom);
    path.closeSubpath();
}

/// The shape of an icon that points forwards; the others are mirror images.
QPainterPath shapeOf(ReplayIcon sign) {
    QPainterPath path;
    switch (sign) {
    case ReplayIcon::Play:
        addArrow(path, 7, 13);
        break;
    case ReplayIcon::Pause:
        addBar(path, 6, 4.5);
        addBar(path, 13.5, 4.5);
        break;
    case ReplayIcon::Back:
    case ReplayIcon::Forward:
        addBar(path, 6, 3);
        addArrow(path, 11, 9);
        break;
    case ReplayIcon::PreviousRound:
    case ReplayIcon::NextRound:
        addArrow(path, 3, 9);
        addArrow(path, 12, 9);
        break;
    case ReplayIcon::Start:
    case ReplayIcon::End:
        addArrow(path, 2, 8);
        addArrow(path, 10, 8);
        addBar(path, 19, 3);
        break;
    }
    return path;
}

} // namespace

QIcon replayIcon(ReplayIcon sign, const QColor& colour, int side, qreal ratio) {
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixmap.width() / kSquare, pixmap.height() / kSquare);
    if (sign == ReplayIcon::Start || sign == ReplayIcon::PreviousRound ||
        sign == ReplayIcon::Back) {
        painter.translate(kSquare, 0);
        painter.scale(-1, 1);
    }
    painter.fillPath(shapeOf(sign), colour);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return QIcon(pixmap);
}

} // namespace settebello

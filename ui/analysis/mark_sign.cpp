// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/mark_sign.h"

#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <algorithm>

namespace settebello {

namespace {

constexpr double kDisc = 0.8; ///< a disc of the same size would look larger than the others
constexpr int kLeastSide = 4;
constexpr QColor kDoubtful(0xf2, 0xc1, 0x2e);
constexpr QColor kBad(0xe8, 0x7a, 0x1d);
constexpr QColor kVeryBad(0xc6, 0x28, 0x28);

} // namespace

void paintMarkSign(QPainter& painter, const QPointF& centre, double size, Mark mark,
                   const QPalette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::WindowText), 1));
    const double half = size / 2;
    switch (mark) {
    case Mark::None:
        break;
    case Mark::Doubtful:
        painter.setBrush(kDoubtful);
        painter.drawEllipse(centre, half * kDisc, half * kDisc);
        break;
    case Mark::Bad:
        painter.setBrush(kBad);
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -half), centre + QPointF(half, half),
                                       centre + QPointF(-half, half)}));
        break;
    case Mark::VeryBad:
        painter.setBrush(kVeryBad);
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -half), centre + QPointF(half, 0),
                                       centre + QPointF(0, half), centre + QPointF(-half, 0)}));
        break;
    }
    painter.restore();
}

QIcon markIcon(Mark mark, int size, qreal ratio, const QPalette& palette) {
    const int side = std::max(size, kLeastSide); // a tiny font asks for none
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintMarkSign(painter, QPointF(side, side) / 2, side - 2, mark, palette);
    return picture;
}

} // namespace settebello

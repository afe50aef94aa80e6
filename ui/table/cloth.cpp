// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/cloth.h"

#include "cards/random.h"

#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <cmath>

namespace settebello {

namespace {

/// A patch of faint threads, to be repeated over the cloth.
QImage weave() {
    constexpr int kSize = 96;
    QImage image(kSize, kSize, QImage::Format_ARGB32_Premultiplied);
    Random random(7);
    for (int y = 0; y < kSize; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < kSize; ++x) {
            const int thread = (x + y) % 2 == 0 ? 3 : 0;
            const int grain = static_cast<int>(random.below(9)) + thread;
            const int light = random.below(2) == 0 ? 0 : grain;
            line[x] = qRgba(light, light, light, grain);
        }
    }
    return image;
}

void paintFelt(QPainter& painter, const TableTheme& theme, const QRectF& rect) {
    QRadialGradient light(rect.center(), std::hypot(rect.width(), rect.height()) * 0.56);
    light.setColorAt(0, theme.feltLight);
    light.setColorAt(0.55, theme.feltLight.darker(112));
    light.setColorAt(1, theme.feltDark);
    painter.fillRect(rect, theme.weave ? QBrush(light) : QBrush(theme.feltDark));
    if (theme.weave) {
        painter.save();
        painter.setBrush(QBrush(weave()));
        painter.setPen(Qt::NoPen);
        painter.drawRect(rect);
        painter.restore();
    }
}

/// A petal from the middle to a corner or a side.
QPainterPath petal(qreal length, qreal width) {
    QPainterPath path;
    path.moveTo(0, 0);
    path.cubicTo(width, -length * 0.35, width * 0.8, -length * 0.8, 0, -length);
    path.cubicTo(-width * 0.8, -length * 0.8, -width, -length * 0.35, 0, 0);
    return path;
}

/// One tile as they are laid on the domes of Naples: a flower of eight petals, quarter rosettes
/// in the corners that four tiles make whole.
QPixmap tile(const TableTheme& theme, qreal side, qreal ratio) {
    QPixmap pixmap(QSizeF(side * ratio, side * ratio).toSize());
    pixmap.fill(theme.tileGround);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal unit = pixmap.width() / 2.0;
    painter.translate(unit, unit);
    painter.scale(unit, unit);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 4; ++i) {
        painter.save();
        painter.rotate(90 * i);
        painter.setBrush(theme.tileInk);
        painter.drawPath(petal(0.72, 0.24));
        painter.setBrush(theme.tileAccent);
        painter.rotate(45);
        painter.drawPath(petal(0.62, 0.13));
        painter.rotate(-45);
        painter.setBrush(theme.tileInk);
        painter.drawEllipse(QPointF(1, 1), 0.5, 0.5);
        painter.setBrush(theme.tileGround);
        painter.drawEllipse(QPointF(1, 1), 0.36, 0.36);
        painter.setBrush(theme.tileAccent);
        painter.drawEllipse(QPointF(1, 1), 0.22, 0.22);
        painter.restore();
    }
    painter.setBrush(theme.tileGround);
    painter.drawEllipse(QPointF(0, 0), 0.2, 0.2);
    painter.setBrush(theme.tileInk);
    painter.drawEllipse(QPointF(0, 0), 0.12, 0.12);
    // The joint between tiles.
    painter.setPen(QPen(theme.tileInk.lighter(150), 0.035));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(-1, -1, 2, 2));
    return pixmap;
}

/// Whole tiles along a strip, stretched by a hair so that they come out even.
void paintTiles(QPainter& painter, const QPixmap& one, const QRectF& strip) {
    const bool across = strip.width() > strip.height();
    const qreal length = across ? strip.width() : strip.height();
    const qreal side = across ? strip.height() : strip.width();
    const int count = std::max(1, qRound(length / side));
    const qreal step = length / count;
    for (int i = 0; i < count; ++i) {
        const QRectF place = across ? QRectF(strip.left() + i * step, strip.top(), step, side)
                                    : QRectF(strip.left(), strip.top() + i * step, side, step);
        painter.drawPixmap(place, one, QRectF(one.rect()));
    }
}

void paintRim(QPainter& painter, const TableTheme& theme, const QRectF& outer, qreal width) {
    QPainterPath rim;
    rim.addRect(outer);
    rim.addRect(outer.adjusted(width, width, -width, -width));
    QLinearGradient wood(outer.topLeft(), outer.bottomRight());
    wood.setColorAt(0, theme.wood.lighter(theme.strong ? 100 : 135));
    wood.setColorAt(0.5, theme.wood);
    wood.setColorAt(1, theme.wood.darker(theme.strong ? 100 : 135));
    painter.fillPath(rim, wood);
}

/// The rim's shadow on the cloth, and a fine seam.
void paintEdge(QPainter& painter, const TableTheme& theme, const QRectF& cloth, qreal border) {
    if (theme.strong) {
        return;
    }
    painter.setBrush(Qt::NoBrush);
    constexpr int kSteps = 10;
    for (int i = 0; i < kSteps; ++i) {
        QColor shade = theme.shade;
        shade.setAlpha(70 - i * 7);
        const qreal in = border * 0.06 * (i + 0.5);
        painter.setPen(QPen(shade, border * 0.06));
        painter.drawRect(cloth.adjusted(in, in, -in, -in));
    }
}

/// A stitched seam along the cloth's edge, and in the middle the tiles' flower, woven in: just
/// visible, so that an empty table is not a blank one.
void paintSeam(QPainter& painter, const TableTheme& theme, const QRectF& cloth, qreal border) {
    if (theme.strong) {
        return;
    }
    painter.save();
    QColor thread = theme.text;
    thread.setAlpha(46);
    painter.setBrush(Qt::NoBrush);
    QPen stitches(thread, std::max(1.0, border * 0.04), Qt::CustomDashLine, Qt::RoundCap);
    stitches.setDashPattern({5, 4});
    painter.setPen(stitches);
    const qreal in = border * 0.17;
    painter.drawRoundedRect(cloth.adjusted(in, in, -in, -in), in, in);

    // Where the table cards lie, above the hand.
    painter.translate(cloth.center().x(), cloth.top() + cloth.height() * 0.4);
    const qreal size = std::min(cloth.width(), cloth.height()) * 0.2;
    painter.scale(size, size);
    thread.setAlpha(11);
    painter.setPen(Qt::NoPen);
    painter.setBrush(thread);
    for (int i = 0; i < 8; ++i) {
        painter.drawPath(petal(i % 2 == 0 ? 1.0 : 0.8, i % 2 == 0 ? 0.26 : 0.16));
        painter.rotate(45);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(thread, 0.03));
    painter.drawEllipse(QPointF(0, 0), 1.12, 1.12);
    painter.setPen(QPen(thread, 0.012));
    painter.drawEllipse(QPointF(0, 0), 1.2, 1.2);
    painter.restore();
}

} // namespace

QPixmap paintCloth(const TableTheme& theme, QSizeF size, qreal border, qreal ratio) {
    QPixmap pixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF all(QPointF(0, 0), size);
    const qreal rim = border * 0.26;
    const qreal band = border - rim;
    const QRectF cloth = all.adjusted(border, border, -border, -border);
    paintFelt(painter, theme, cloth);
    paintEdge(painter, theme, cloth, border);
    paintSeam(painter, theme, cloth, border);

    const QPixmap one = tile(theme, band, ratio);
    paintTiles(painter, one, QRectF(0, 0, size.width(), band));
    paintTiles(painter, one, QRectF(0, size.height() - band, size.width(), band));
    paintTiles(painter, one, QRectF(0, band, band, size.height() - 2 * band));
    paintTiles(painter, one, QRectF(size.width() - band, band, band, size.height() - 2 * band));
    paintRim(painter, theme, all.adjusted(band, band, -band, -band), rim);
    return pixmap;
}

} // namespace settebello

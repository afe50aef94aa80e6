// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/sweep_pictures.h"

#include "table/painting/gilt_coin.h"
#include "table/painting/gilt_word.h"
#include "table/painting/scattered.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace settebello {

namespace {

// The glazes of the tiles.
const QColor kCream(0xf8, 0xf0, 0xdc);
const QColor kBlue(0x1f, 0x4f, 0x8f);
const QColor kOchre(0xd9, 0x9a, 0x2b);
const QColor kGreen(0x2f, 0x7d, 0x5a);
constexpr qreal kTurn = 2 * std::numbers::pi;

/// Where the broom's front is at a height from 0 to 1.
qreal broomFront(QSizeF size, qreal y) {
    return size.width() * (0.72 + 0.27 * std::sin(y * std::numbers::pi) - 0.16 * y);
}

/// Light that swells from nothing up to `peak`, a place from 0 to 1, and ends abruptly.
QLinearGradient streak(qreal from, qreal to, QColor light, qreal alpha, qreal peak) {
    QLinearGradient gradient(from, 0, to, 0);
    light.setAlpha(0);
    gradient.setColorAt(0, light);
    gradient.setColorAt(1, light);
    light.setAlphaF(static_cast<float>(alpha));
    gradient.setColorAt(peak, light);
    return gradient;
}

void drawStraws(QPainter& painter, QSizeF size, const QColor& light) {
    constexpr int kStraws = 120;
    for (int i = 0; i < kStraws; ++i) {
        const qreal y = (i + scattered(i, 0)) / kStraws;
        const qreal strength = std::pow(std::sin(y * std::numbers::pi), 0.8);
        const qreal front = broomFront(size, y);
        const qreal length = size.width() * (0.25 + 0.45 * scattered(i, 1)) * strength;
        const qreal alpha = (0.3 + 0.55 * scattered(i, 2)) * strength;
        const QLinearGradient straw = streak(front - length, front, light, alpha, 0.9);
        const qreal thick = size.height() / kStraws * (0.5 + 1.6 * scattered(i, 3));
        painter.setPen(QPen(QBrush(straw), thick, Qt::SolidLine, Qt::RoundCap));
        // Straws fan out from the hand that holds the broom.
        painter.drawLine(QPointF(front - length, size.height() * (y + (y - 0.5) * -0.10)),
                         QPointF(front, size.height() * y));
    }
}

/// The glow along the front.
void drawGlow(QPainter& painter, QSizeF size, const QColor& light) {
    const qreal glow = size.width() * 0.2;
    for (int y = 0; y < static_cast<int>(size.height()); y += 2) {
        const qreal part = y / size.height();
        const qreal alpha = 0.75 * std::sin(part * std::numbers::pi);
        const qreal front = broomFront(size, part);
        painter.fillRect(QRectF(front - glow, y, glow, 2),
                         streak(front - glow, front, light, alpha, 0.85));
    }
}

/// @param size device-independent.
QImage canvas(QSizeF size, qreal ratio) {
    QImage image((size * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    return image;
}

/// A bent band, brightest at its front, that trails straws of light.
QImage drawBroom(const SweepStyle& style) {
    const QSizeF size(style.area.height() * 0.95, style.area.height());
    QImage broom = canvas(size, style.ratio);
    QPainter painter(&broom);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor light = style.theme.accent.lighter(style.theme.strong ? 100 : 150);
    drawStraws(painter, size, light);
    drawGlow(painter, size, light);
    painter.end();
    return broom.copy(); // without the paint engine, whose buffers are larger than the picture
}

QImage drawRays(const SweepStyle& style) {
    const qreal radius = style.area.height() / 2;
    QImage rays = canvas({2 * radius, 2 * radius}, style.ratio);
    QPainter painter(&rays);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(radius, radius);
    QRadialGradient light(QPointF(0, 0), radius);
    QColor bright = style.theme.accent.lighter(140);
    bright.setAlpha(130);
    light.setColorAt(0.1, bright);
    bright.setAlpha(0);
    light.setColorAt(1, bright);
    constexpr int kRays = 24;
    for (int i = 0; i < kRays; ++i) {
        const qreal angle = kTurn * i / kRays;
        const qreal half = kTurn / kRays * (i % 2 == 0 ? 0.3 : 0.16);
        const QPolygonF ray{QPointF(0, 0),
                            QPointF(std::cos(angle - half), std::sin(angle - half)) * radius,
                            QPointF(std::cos(angle + half), std::sin(angle + half)) * radius};
        painter.setPen(Qt::NoPen);
        painter.setBrush(light);
        painter.drawPolygon(ray);
    }
    painter.end();
    return rays.copy();
}

std::array<QImage, kSweepChips> drawChips(const SweepStyle& style) {
    const qreal size = sweepChipSize(style.unit);
    const std::array<QColor, kSweepChips> glazes{kBlue, kOchre, kCream, kGreen};
    std::array<QImage, kSweepChips> chips;
    for (int i = 0; i < kSweepChips; ++i) {
        QImage chip = canvas({size, size}, style.ratio);
        QPainter painter(&chip);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(size, size);
        painter.setPen(QPen(style.theme.strong ? style.theme.accent : kCream, 0.06));
        painter.setBrush(glazes[i]);
        const QPolygonF shapes[kSweepChips] = {{{0.5, 0.05}, {0.95, 0.5}, {0.5, 0.95}, {0.05, 0.5}},
                                               {{0.1, 0.2}, {0.9, 0.1}, {0.6, 0.9}},
                                               {{0.15, 0.1}, {0.9, 0.3}, {0.75, 0.9}, {0.1, 0.7}},
                                               {{0.1, 0.9}, {0.2, 0.15}, {0.9, 0.6}}};
        painter.drawPolygon(shapes[i]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(i == 2 ? kBlue : kCream);
        painter.drawEllipse(QPointF(0.48, 0.5), 0.13, 0.13);
        painter.end();
        chips[i] = chip.copy();
    }
    return chips;
}

QImage drawGlint(const SweepStyle& style) {
    const qreal spark = style.unit * 0.9;
    QImage image = canvas({spark, spark}, style.ratio);
    QPainter glint(&image);
    glint.setRenderHint(QPainter::Antialiasing);
    glint.scale(spark / 2, spark / 2);
    glint.translate(1, 1);
    glint.setPen(Qt::NoPen);
    QRadialGradient white(QPointF(0, 0), 1);
    white.setColorAt(0, Qt::white);
    white.setColorAt(0.3, QColor(255, 250, 230, 200));
    white.setColorAt(1, QColor(255, 250, 230, 0));
    glint.setBrush(white);
    for (const bool across : {false, true}) {
        const QPointF a = across ? QPointF(1, 0) : QPointF(0, 1);
        const QPointF b = across ? QPointF(0, 0.09) : QPointF(0.09, 0);
        glint.drawPolygon(QPolygonF{a, b, -a, -b});
    }
    glint.drawEllipse(QPointF(0, 0), 0.22, 0.22);
    glint.end();
    return image.copy();
}

} // namespace

qreal sweepChipSize(qreal unit) {
    return std::max(9.0, unit * 0.3);
}

SweepPictures drawSweep(const SweepStyle& style) {
    return {giltWord(style.letters, style.theme, style.unit, style.ratio),
            drawBroom(style),
            drawRays(style),
            drawChips(style),
            giltCoin(style.theme, sweepChipSize(style.unit), style.ratio),
            drawGlint(style)};
}

} // namespace settebello

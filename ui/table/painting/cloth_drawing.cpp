// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/cloth_drawing.h"

#include "cards/random.h"

#include <QHash>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QSvgRenderer>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

/// How much of the border the wooden rim takes.
constexpr qreal kRim = 0.22;
/// How clearly the rosette stands out from the cloth, of 255.
constexpr int kWoven = 17;

QImage blank(QSize pixels) {
    QImage image(pixels.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// An SVG of the theme's folder in that size; nothing extends beyond its edges.
QImage drawPiece(const TableTheme& theme, const char* name, QSize pixels) {
    QImage image = blank(pixels);
    QSvgRenderer renderer(QStringLiteral(":/tables/%1/%2.svg").arg(theme.id, QLatin1String(name)));
    renderer.setAspectRatioMode(Qt::IgnoreAspectRatio);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(image.size())));
    return image;
}

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
    if (!theme.ornament) {
        painter.fillRect(rect, theme.feltDark);
        return;
    }
    QRadialGradient light(rect.center() - QPointF(0, rect.height() * 0.06),
                          std::hypot(rect.width(), rect.height()) * 0.56);
    light.setColorAt(0, theme.feltLight);
    light.setColorAt(1, theme.feltDark);
    painter.fillRect(rect, light);
    painter.fillRect(rect, QBrush(weave()));
}

/// The dark parts of the rosette, in threads of the text's colour.
void paintRosette(QPainter& painter, const TableTheme& theme, const QRectF& cloth, qreal ratio) {
    // Where the table cards lie, above the hand.
    const qreal side = std::min(cloth.width() * 0.7, cloth.height() * 0.56);
    QImage image = drawPiece(theme, "rosette", (QSizeF(side, side) * ratio).toSize());
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int ink = qAlpha(line[x]) - qRed(line[x]); // white gaps are no ink
            const QColor& thread = theme.text;
            const int alpha = ink * kWoven / 255;
            line[x] = qPremultiply(qRgba(thread.red(), thread.green(), thread.blue(), alpha));
        }
    }
    image.setDevicePixelRatio(ratio);
    painter.drawImage(
        QPointF(cloth.center().x() - side / 2, cloth.top() + cloth.height() * 0.39 - side / 2),
        image);
}

/// The rim's shadow on the cloth and a stitched seam along its edge.
void paintEdge(QPainter& painter, const TableTheme& theme, const QRectF& cloth, qreal border) {
    painter.setBrush(Qt::NoBrush);
    constexpr int kSteps = 10;
    for (int i = 0; i < kSteps; ++i) {
        QColor shade = theme.shade;
        shade.setAlpha(70 - i * 7);
        const qreal in = border * 0.05 * (i + 0.5);
        painter.setPen(QPen(shade, border * 0.05));
        painter.drawRect(cloth.adjusted(in, in, -in, -in));
    }
    QColor thread = theme.text;
    thread.setAlpha(46);
    QPen stitches(thread, std::max(1.0, border * 0.03), Qt::CustomDashLine, Qt::RoundCap);
    stitches.setDashPattern({5, 4});
    painter.setPen(stitches);
    const qreal in = border * 0.12;
    painter.drawRoundedRect(cloth.adjusted(in, in, -in, -in), in, in);
}

/// The majolica all round, painted in whole pixels so that tiles meet without seams.
class Border {
public:
    Border(const TableTheme& theme, QSize pixels, int band)
        : m_theme(theme)
        , m_pixels(pixels)
        , m_band(band) {}

    void paint(QPainter& painter) {
        const QImage corner = drawPiece(m_theme, "corner", {m_band, m_band});
        // Each edge as if it were the upper one, turned round the window.
        for (int edge = 0; edge < 4; ++edge) {
            const bool across = edge % 2 == 0;
            const int length = across ? m_pixels.width() : m_pixels.height();
            painter.save();
            const QSizeF size(m_pixels);
            const std::array<QPointF, 4> start{QPointF(0, 0), QPointF(size.width(), 0),
                                               QPointF(size.width(), size.height()),
                                               QPointF(0, size.height())};
            painter.translate(start[edge]);
            painter.rotate(90 * edge);
            painter.drawImage(QPoint(0, 0), corner);
            paintEdge(painter, length - 2 * m_band);
            painter.restore();
        }
    }

private:
    /// As many whole pieces as come nearest to their right proportions.
    void paintEdge(QPainter& painter, int length) {
        const int count = std::max(1, qRound(length / (2.0 * m_band)));
        for (int i = 0; i < count; ++i) {
            const int from = length * i / count;
            const int width = length * (i + 1) / count - from;
            QImage& piece = m_pieces[width];
            if (piece.isNull()) {
                piece = drawPiece(m_theme, "frieze", {width, m_band});
            }
            painter.drawImage(QPoint(m_band + from, 0), piece);
        }
    }

    const TableTheme& m_theme;
    QSize m_pixels;
    int m_band;
    QHash<int, QImage> m_pieces; ///< by width
};

/// A moulding: lit from above, so that it looks round, with a gilt line towards the cloth.
void paintRim(QPainter& painter, const TableTheme& theme, const QRectF& outer, qreal width) {
    const QRectF inner = outer.adjusted(width, width, -width, -width);
    const std::array<QPointF, 4> out{outer.topLeft(), outer.topRight(), outer.bottomRight(),
                                     outer.bottomLeft()};
    const std::array<QPointF, 4> in{inner.topLeft(), inner.topRight(), inner.bottomRight(),
                                    inner.bottomLeft()};
    constexpr std::array<int, 4> kLight{128, 92, 84, 112}; // by edge, the upper one first
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t next = (i + 1) % 4;
        const bool across = i % 2 == 0;
        QLinearGradient wood(out[i], across ? QPointF(out[i].x(), in[i].y())
                                            : QPointF(in[i].x(), out[i].y()));
        const QColor base = theme.wood.lighter(kLight[i]);
        wood.setColorAt(0, base.darker(150));
        wood.setColorAt(0.35, base.lighter(138));
        wood.setColorAt(1, base.darker(135));
        QPainterPath side;
        side.addPolygon(QPolygonF{out[i], out[next], in[next], in[i]});
        painter.fillPath(side, wood);
    }
    const qreal line = std::max(1.0, width * 0.14);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.gilt, line));
    painter.drawRect(inner.adjusted(-line / 2, -line / 2, line / 2, line / 2));
}

/// For weak eyes: two plain lines and nothing else.
void paintPlainBorder(QPainter& painter, const TableTheme& theme, const QRectF& all, qreal border) {
    painter.fillRect(all, theme.feltDark);
    painter.setBrush(Qt::NoBrush);
    const qreal line = std::max(2.0, border * 0.09);
    painter.setPen(QPen(theme.wood, line));
    const qreal in = border * 0.62;
    painter.drawRect(all.adjusted(in, in, -in, -in));
}

} // namespace

QImage drawCloth(const TableTheme& theme, QSize size, qreal border, qreal ratio) {
    QImage image = blank((QSizeF(size) * ratio).toSize());
    image.fill(theme.feltDark); // a last row may be half outside the window
    image.setDevicePixelRatio(ratio);
    const QRectF all(QPointF(0, 0), QSizeF(size));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!theme.ornament) {
        paintPlainBorder(painter, theme, all, border);
        return image;
    }
    const int band = std::max(1, qRound(border * (1 - kRim) * ratio));
    const qreal tiles = band / ratio;
    const QRectF cloth = all.adjusted(border, border, -border, -border);
    paintFelt(painter, theme, cloth.adjusted(-1, -1, 1, 1));
    paintRosette(painter, theme, cloth, ratio);
    paintEdge(painter, theme, cloth, border);
    paintRim(painter, theme, all.adjusted(tiles, tiles, -tiles, -tiles), border - tiles);
    painter.end();
    image.setDevicePixelRatio(1); // tiles are laid by the pixel
    painter.begin(&image);
    Border(theme, image.size(), band).paint(painter);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/svg_meter.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace settebello {

namespace {

/// How much more a point or dash takes of a pen with round ends or joins: each is drawn in as many
/// pieces as its roundness takes on the device.
double effortOf(const QPen& pen, double width, const QTransform& transform) {
    constexpr double kNarrow = 16; // pixels
    if (pen.capStyle() != Qt::RoundCap && pen.joinStyle() != Qt::RoundJoin) {
        return 1;
    }
    const double scale = pen.isCosmetic() ? 1
                                          : std::max(std::hypot(transform.m11(), transform.m12()),
                                                     std::hypot(transform.m21(), transform.m22()));
    return std::max(1.0, std::sqrt(width * scale / kNarrow));
}

/// Counts the points and dashes of what would be painted.
class Meter : public QPaintEngine {
public:
    Meter()
        : QPaintEngine(AllFeatures) {}

    bool isAffordable() const {
        return m_points <= kMaxPoints && m_dashes <= kMaxDashes && m_allDashes <= kMaxAllDashes;
    }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    /// Only text without an outline.
    void drawTextItem(const QPointF&, const QTextItem&) override {}
    /// All other shapes become paths.
    void drawPath(const QPainterPath& path) override {
        if (!isAffordable()) {
            return;
        }
        const QPen& pen = painter()->pen();
        if (pen.style() == Qt::NoPen) {
            return;
        }
        const QList<qreal> pattern = pen.dashPattern();
        const double width = pen.widthF() > 0 ? pen.widthF() : 1;
        const double effort = effortOf(pen, width, painter()->transform());
        m_points = std::max(m_points, effort * path.elementCount());
        // A dash of less than nothing is drawn as one of nothing.
        const auto addLength = [](double sum, qreal dash) { return sum + std::max(dash, 0.0); };
        const double period =
            std::accumulate(pattern.begin(), pattern.end(), 0.0, addLength) * width;
        if (period <= 0) { // a continuous line, also without a pattern
            return;
        }
        // Otherwise line and dashes are transformed alike.
        const double length =
            pen.isCosmetic() ? painter()->transform().map(path).length() : path.length();
        const double dashes = effort * length / period * static_cast<double>(pattern.size()) / 2;
        m_dashes = std::max(m_dashes, dashes);
        m_allDashes += dashes;
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode) {
            path.closeSubpath();
        }
        drawPath(path);
    }

private:
    double m_points = 0; ///< of the line that has most
    double m_dashes = 0; ///< likewise
    double m_allDashes = 0;
};

/// An image of a size, without the image.
class MeteredDevice : public QPaintDevice {
public:
    explicit MeteredDevice(QSize size)
        : m_size(size) {}
    QPaintEngine* paintEngine() const override { return &m_meter; }
    const Meter& meter() const { return m_meter; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        constexpr int kDotsPerInch = 96;
        constexpr double kInch = 25.4; // millimetres
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmWidthMM:
            return qRound(m_size.width() * kInch / kDotsPerInch);
        case PdmHeightMM:
            return qRound(m_size.height() * kInch / kDotsPerInch);
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return kDotsPerInch;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return qRound(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable Meter m_meter;
};

} // namespace

bool isAffordable(QSvgRenderer& renderer, QSize pixels) {
    MeteredDevice device(pixels);
    QPainter painter(&device);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    return device.meter().isAffordable();
}

} // namespace settebello

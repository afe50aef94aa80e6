// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/cloth.h"

#include "table/painting/cloth_drawing.h"

#include <QPainter>

namespace settebello {

namespace {

/// A drawing that is stretched further looks like a mosaic.
constexpr int kMostStretched = 3;

bool isTooCoarse(QSize drawn, QSize size) {
    return drawn.width() * kMostStretched < size.width() ||
           drawn.height() * kMostStretched < size.height();
}

} // namespace

bool Cloth::isTooSmall(QSize size) const {
    return isTooCoarse(m_requested.size, size);
}

void Cloth::request(const TableTheme& theme, QSize size, qreal border, qreal ratio) {
    const Request wanted{theme.id, size, border, ratio};
    if (wanted == m_requested || size.isEmpty()) {
        return;
    }
    m_theme = theme;
    m_requested = wanted;
    m_drawing.start(
        [theme, wanted](const TaskRun& /*run*/) {
            return drawCloth(theme, wanted.size, wanted.border, wanted.ratio);
        },
        [this](const QImage& image) {
            m_pixmap = QPixmap::fromImage(image);
            m_shown = m_requested;
            emit ready();
        });
}

void Cloth::paint(QPainter& painter, const QRect& part, QSize size) const {
    if (m_pixmap.isNull() || m_shown.theme != m_requested.theme ||
        isTooCoarse(m_shown.size, size)) {
        const int border = qRound(m_requested.border);
        painter.fillRect(part, m_theme.wood);
        painter.fillRect(QRect(QPoint(), size).adjusted(border, border, -border, -border) & part,
                         m_theme.feltLight);
        return;
    }
    const QSizeF pixels(m_pixmap.size());
    const qreal x = pixels.width() / size.width();
    const qreal y = pixels.height() / size.height();
    painter.drawPixmap(QRectF(part), m_pixmap,
                       QRectF(part.x() * x, part.y() * y, part.width() * x, part.height() * y));
}

} // namespace settebello

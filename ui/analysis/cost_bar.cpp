// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/cost_bar.h"

#include "text/number_text.h"
#include "widgets/chart.h"
#include "widgets/label_role.h"
#include "widgets/letter_width.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

constexpr int kLeastScale = 2;   ///< points
constexpr int kMostNumbers = 4;  ///< else only the end of the scale has one
constexpr int kLeastLetters = 8; ///< of the width
constexpr double kThick = 0.6;   ///< of a line of text

} // namespace

CostBar::CostBar(double points, QWidget* parent)
    : QWidget(parent)
    , m_points(points)
    , m_scale(std::max(kLeastScale, static_cast<int>(std::ceil(points)))) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setWidgetRole(this, QAccessible::Chart);
}

QSize CostBar::sizeHint() const {
    return minimumSizeHint();
}

QSize CostBar::minimumSizeHint() const {
    const int height = fontMetrics().height();
    return {letterWidth(fontMetrics()) * kLeastLetters, qRound(height * kThick) + height + 2};
}

/// The numbers of points are under the bar.
void CostBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor ink = palette().color(QPalette::WindowText);
    const int number = fontMetrics().horizontalAdvance(numberText(m_scale));
    const double high = fontMetrics().height() * kThick;
    const QRectF frame(0.5, 0.5, width() - 1 - number / 2.0, high);
    painter.fillRect(frame, palette().color(QPalette::Base));
    painter.setPen(ink);
    painter.drawRect(frame);
    QRectF bar = frame;
    bar.setWidth(frame.width() * m_points / m_scale);
    paintChartBar(painter, bar, 0, palette());
    painter.setPen(ink);
    for (int points = 1; points <= m_scale; ++points) {
        const double x = frame.left() + frame.width() * points / m_scale;
        painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
        if (m_scale > kMostNumbers && points < m_scale) {
            continue;
        }
        painter.drawText(QRectF(x - number, high + 2, 2.0 * number, fontMetrics().height()),
                         Qt::AlignHCenter | Qt::AlignTop, numberText(points));
    }
}

} // namespace settebello

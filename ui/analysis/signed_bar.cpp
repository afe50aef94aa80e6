// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/signed_bar.h"

#include "widgets/chart.h"
#include "widgets/label_role.h"
#include "widgets/letter_width.h"

#include <QPainter>

#include <cmath>

namespace settebello {

namespace {

constexpr int kFewestLetters = 8; ///< the least width
constexpr double kHeight = 0.7;   ///< in lines of text

} // namespace

SignedBar::SignedBar(QWidget* parent)
    : QWidget(parent) {
    setWidgetRole(this, QAccessible::Chart);
}

void SignedBar::setScale(double scale) {
    m_scale = scale;
    update();
}

void SignedBar::setPoints(double points) {
    m_points = points;
    update();
}

QSize SignedBar::minimumSizeHint() const {
    return {letterWidth(fontMetrics()) * kFewestLetters, fontMetrics().height()};
}

void SignedBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double middle = std::floor(width() / 2.0) + 0.5;
    const double high = fontMetrics().height() * kHeight;
    const double wide = (middle - 1) * std::abs(m_points) / m_scale;
    const QRectF bar(m_points < 0 ? middle - wide : middle, (height() - high) / 2, wide, high);
    paintChartBar(painter, bar, m_points < 0 ? 1 : 0, palette());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawLine(QPointF(middle, 0), QPointF(middle, height()));
}

} // namespace settebello

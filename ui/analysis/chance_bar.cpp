// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/chance_bar.h"

#include "analysis/analysis_text.h"
#include "widgets/chart.h"
#include "widgets/label_role.h"

#include <QPainter>

namespace settebello {

namespace {

constexpr int kLeastLines = 4;
constexpr int kMargin = 3;

} // namespace

ChanceBar::ChanceBar(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setWidgetRole(this, QAccessible::Chart);
}

void ChanceBar::setChance(const QString& name, std::optional<double> chance) {
    m_chance = chance;
    const QString text = chance ? chanceText(*chance) : QString();
    setAccessibleName(name);
    setAccessibleDescription(text);
    setToolTip(chance ? name + QLatin1Char('\n') + text : name);
    update();
}

QSize ChanceBar::sizeHint() const {
    return minimumSizeHint();
}

QSize ChanceBar::minimumSizeHint() const {
    return {fontMetrics().horizontalAdvance(chanceText(1)) + 2 * kMargin,
            fontMetrics().height() * kLeastLines};
}

/// The number is over the bar.
void ChanceBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor ink = palette().color(QPalette::WindowText);
    const int line = fontMetrics().height();
    const QRectF frame = QRectF(rect()).adjusted(kMargin + 0.5, line + kMargin + 0.5,
                                                 -kMargin - 0.5, -kMargin - 0.5);
    painter.fillRect(frame, palette().color(QPalette::Base));
    if (m_chance) {
        painter.setPen(ink);
        painter.drawText(QRect(0, 0, width(), line), Qt::AlignCenter, chanceText(*m_chance));
        QRectF own = frame;
        own.setTop(frame.bottom() - frame.height() * *m_chance);
        paintChartBar(painter, own, 0, palette());
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(ink);
    painter.drawRect(frame);
    painter.drawLine(QPointF(frame.left(), frame.center().y()),
                     QPointF(frame.right(), frame.center().y()));
}

} // namespace settebello

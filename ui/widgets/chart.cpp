// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart.h"

#include "widgets/letter_width.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

namespace settebello {

void paintChartBar(QPainter& painter, const QRectF& bar, std::size_t which,
                   const QPalette& palette) {
    if (bar.width() <= 0 || bar.height() <= 0) {
        return;
    }
    const QColor ink = palette.color(QPalette::WindowText);
    painter.fillRect(bar, palette.color(QPalette::Base));
    painter.setBrush(which == 0 ? QBrush(palette.color(QPalette::Highlight))
                                : QBrush(ink, Qt::BDiagPattern));
    painter.setPen(QPen(ink, 1));
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
}

Chart::Chart(int letters, QSizePolicy::Policy vertical, QWidget* parent)
    : QWidget(parent)
    , m_letters(letters) {
    QSizePolicy policy(QSizePolicy::Preferred, vertical);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize Chart::sizeHint() const {
    const int width = letterWidth(fontMetrics()) * m_letters;
    return {width, heightForWidth(width)};
}

void Chart::changed(const QString& description) {
    setAccessibleDescription(description);
    updateGeometry();
    update();
}

int Chart::wrappedHeight(int width, const QString& text) const {
    return fontMetrics()
        .boundingRect(QRect(0, 0, width, INT16_MAX), Qt::TextWordWrap, text)
        .height();
}

void Chart::paintFocus(QPainter& painter) {
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void Chart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello

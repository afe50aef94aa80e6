// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/mark_strip.h"

#include "analysis/mark_sign.h"

#include <QPainter>
#include <QSlider>
#include <QStyle>

namespace settebello {

MarkStrip::MarkStrip(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void MarkStrip::setMarks(const QList<ReplayBar::MarkedPosition>& marks, const QSlider& slider) {
    m_marks = marks;
    m_slider = &slider;
    update();
}

QSize MarkStrip::sizeHint() const {
    return {0, fontMetrics().height() * 2 / 3};
}

void MarkStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, m_slider);
    for (const ReplayBar::MarkedPosition& marked : m_marks) {
        const int x = QStyle::sliderPositionFromValue(m_slider->minimum(), m_slider->maximum(),
                                                      marked.position, width() - handle);
        paintMarkSign(painter, QPointF(x + handle / 2.0, height() / 2.0), height() - 2, marked.mark,
                      palette());
    }
}

} // namespace settebello

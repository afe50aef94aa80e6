// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/bar_scroll.h"

#include "widgets/page_scrolling.h"

#include <QEvent>

#include <algorithm>

namespace settebello {

namespace {

constexpr double kLeastLines = 8; ///< words and course; its choices can be scrolled to

} // namespace

BarScroll::BarScroll(QWidget* bar, QWidget* parent)
    : QScrollArea(parent) {
    setPage(this, bar);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

QSize BarScroll::sizeHint() const {
    return {widget()->sizeHint().width(), heightOf(width())};
}

QSize BarScroll::minimumSizeHint() const {
    const int least = qRound(kLeastLines * fontMetrics().height());
    return {widget()->minimumSizeHint().width(), std::min(least, sizeHint().height())};
}

int BarScroll::heightOf(int width) const {
    const QWidget* bar = widget();
    return bar->hasHeightForWidth() ? bar->heightForWidth(width) : bar->sizeHint().height();
}

void BarScroll::resizeEvent(QResizeEvent* event) {
    // A scroll bar makes the bar narrower, and then too high for ever.
    setVerticalScrollBarPolicy(height() < heightOf(width()) ? Qt::ScrollBarAsNeeded
                                                            : Qt::ScrollBarAlwaysOff);
    QScrollArea::resizeEvent(event);
    updateGeometry(); // its choices may need other rows
}

/// QScrollArea watches its widget, but not for another height that it wants.
bool BarScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace settebello

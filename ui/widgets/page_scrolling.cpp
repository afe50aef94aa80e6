// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page_scrolling.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

namespace settebello {

bool scrollByKey(QAbstractScrollArea* area, int key) {
    QScrollBar* bar = area->verticalScrollBar();
    switch (key) {
    case Qt::Key_Up:
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return true;
    case Qt::Key_Down:
        bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return true;
    case Qt::Key_PageUp:
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        return true;
    case Qt::Key_PageDown:
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return true;
    default:
        return false;
    }
}

} // namespace settebello

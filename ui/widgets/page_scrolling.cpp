// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page_scrolling.h"

#include <QScrollArea>
#include <QScrollBar>

namespace settebello {

void setPage(QScrollArea* area, QWidget* page) {
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
}

int widthForPage(const QScrollArea& area) {
    return area.widget()->minimumSizeHint().width() + area.verticalScrollBar()->sizeHint().width() +
           2 * area.frameWidth();
}

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

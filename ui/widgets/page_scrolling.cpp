// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page_scrolling.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <utility>

namespace settebello {

namespace {

/// Keeps the bar of an area that scrolls its page where both would change one another for ever.
class SteadyBar : public QObject {
public:
    explicit SteadyBar(QScrollArea* area)
        : QObject(area)
        , m_area(area) {
        area->installEventFilter(this);
        area->widget()->installEventFilter(this); // before the area hears of it
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize) {
            watched == m_area ? release() : count();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void release() {
        if (m_resizes == 0 && std::exchange(m_isHeld, false)) {
            m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
        }
    }
    /// Of one turn of the event loop.
    void count() {
        constexpr int kMost = 20;
        if (m_resizes++ == 0) {
            QMetaObject::invokeMethod(
                this, [this] { m_resizes = 0; }, Qt::QueuedConnection);
        }
        if (m_resizes > kMost && !std::exchange(m_isHeld, true)) {
            m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        }
    }

    QScrollArea* m_area;
    int m_resizes = 0; ///< of the page
    bool m_isHeld = false;
};

} // namespace

void setPage(QScrollArea* area, QWidget* page) {
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    new SteadyBar(area);
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

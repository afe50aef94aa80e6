// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/latest_drawing.h"

namespace settebello {

LatestDrawing::LatestDrawing(QObject* parent)
    : QObject(parent) {
    m_thread.setMaxThreadCount(1);
}

LatestDrawing::~LatestDrawing() {
    m_thread.clear();
    m_thread.waitForDone();
}

void LatestDrawing::start(std::function<void()> job) {
    m_thread.clear();
    m_thread.start(std::move(job));
}

void LatestDrawing::deliver(int number, std::function<void()> use) {
    QMetaObject::invokeMethod(
        this,
        [this, number, use = std::move(use)] {
            if (number == m_number) {
                use();
            }
        },
        Qt::QueuedConnection);
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/arrival_delay.h"

#include <QApplication>
#include <QInputEvent>

namespace settebello {

namespace {

/// Nothing that arrives is as late as that, in milliseconds; it is of another clock.
constexpr qint64 kMostDelay = 60'000;

} // namespace

ArrivalDelay::ArrivalDelay(QObject* parent)
    : QObject(parent) {
    m_clock.start();
    parent->installEventFilter(this);
}

ArrivalDelay& ArrivalDelay::ofProgram() {
    auto* delay = qApp->findChild<ArrivalDelay*>(QString(), Qt::FindDirectChildrenOnly);
    return delay ? *delay : *new ArrivalDelay(qApp);
}

qint64 ArrivalDelay::of(const QInputEvent& event) {
    if (event.timestamp() == 0) {
        return 0;
    }
    m_last = static_cast<quint32>(m_clock.elapsed()) - static_cast<quint32>(event.timestamp());
    const auto delay = static_cast<qint32>(m_last - m_least.value_or(m_last));
    if (!m_least || delay < 0 || delay > kMostDelay) {
        m_least = m_last;
        return 0;
    }
    return delay;
}

void ArrivalDelay::forget() {
    m_least = m_last;
}

bool ArrivalDelay::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        if (watched->isWindowType()) { // as the system sends it, before it goes to a widget
            of(static_cast<const QInputEvent&>(*event));
        }
        break;
    default:
        break;
    }
    return false;
}

} // namespace settebello

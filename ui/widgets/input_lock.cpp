// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/input_lock.h"

#include "widgets/arrival_delay.h"
#include "widgets/key_position.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QWidget>
#include <QWindow>

namespace settebello {

namespace {

constexpr int kPulse = 50; ///< milliseconds

bool isMouseButton(const QEvent& event) {
    return event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonRelease ||
           event.type() == QEvent::MouseButtonDblClick;
}

/// A held key, too; not one that others are held with, as those of a screen reader.
bool isKey(const QEvent& event) {
    return event.type() == QEvent::KeyPress &&
           !isModifierKey(static_cast<const QKeyEvent&>(event).key());
}

/// What the system sends when something is pressed, before it goes to a widget or is a shortcut.
bool isPress(const QObject& watched, const QEvent& event) {
    return event.type() == QEvent::ShortcutOverride ||
           (watched.isWindowType() &&
            (event.type() == QEvent::KeyPress || event.type() == QEvent::MouseButtonPress));
}

/// @param watched a widget or a window of the system
bool isIn(const QWidget& window, const QObject& watched) {
    const auto* widget = qobject_cast<const QWidget*>(&watched);
    return widget ? widget->window() == &window : window.windowHandle() == &watched;
}

} // namespace

InputLock::InputLock(QWidget* owner)
    : QTimer(owner)
    , m_owner(owner) {
    setObjectName(QStringLiteral("lock"));
    setSingleShot(true);
    setInterval(kLockedShared);
    m_sincePulse.start();
    ArrivalDelay::ofProgram(); // has to know the clocks by the time that it is asked
    m_pulse.setInterval(kPulse);
    connect(&m_pulse, &QTimer::timeout, this, &InputLock::restartsAfterStandstill);
    connect(this, &QTimer::timeout, this, [this] {
        if (m_isUnseen && !m_owner->visibleRegion().isEmpty()) {
            start();
        } else if (!restartsAfterStandstill()) { // of two timers that are late either may be first
            m_pulse.stop();
            m_sinceEnd.start();
            emit ended();
        }
    });
}

void InputLock::begin() {
    m_allowed = kStoodStill;
    m_sincePulse.start();
    m_pulse.start();
    m_isUnseen = true;
    m_owner->update();
    start();
    qApp->installEventFilter(this); // moves it if it is there already
}

void InputLock::cancel() {
    qApp->removeEventFilter(this);
    m_pulse.stop();
    stop();
}

bool InputLock::restartsAfterStandstill() {
    if (m_sincePulse.restart() <= m_allowed) {
        return false;
    }
    m_allowed *= 2;
    start();
    return true;
}

bool InputLock::eventFilter(QObject* watched, QEvent* event) {
    const QWidget& window = *m_owner->window();
    if (isActive() && m_isUnseen && watched == m_owner && event->type() == QEvent::Paint) {
        m_isUnseen = false;
        start();
    } else if (isActive() && (isMouseButton(*event) || isKey(*event)) && isIn(window, *watched)) {
        begin();
    } else if (!isActive() && isPress(*watched, *event) && isIn(window, *watched)) {
        judge(static_cast<const QInputEvent&>(*event));
    }
    return false;
}

/// The first that was pressed after the end shows that nothing from before it is on its way.
void InputLock::judge(const QInputEvent& press) {
    ArrivalDelay& delay = ArrivalDelay::ofProgram();
    if (delay.of(press) <= m_sinceEnd.elapsed()) {
        qApp->removeEventFilter(this);
        return;
    }
    delay.forget();
    emit tooLate();
}

bool bringsFocusBack(const QEvent& event) {
    if (event.type() != QEvent::FocusIn) {
        return false;
    }
    const Qt::FocusReason reason = static_cast<const QFocusEvent&>(event).reason();
    return reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason ||
           reason == Qt::MenuBarFocusReason;
}

} // namespace settebello

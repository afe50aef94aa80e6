// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusEvent>
#include <QString>
#include <QTimer>

namespace settebello {

/// How long nothing can be answered or closed where others look on, in milliseconds.
inline constexpr int kLockedShared = 1000;

/// A timer that runs while its owner is locked. @param owner where it can be found as "lock"
inline void prepareLock(QTimer& lock, QObject* owner) {
    lock.setParent(owner);
    lock.setObjectName(QStringLiteral("lock"));
    lock.setSingleShot(true);
    lock.setInterval(kLockedShared);
}

/// Whether the focus comes back by itself, because a menu or another window has closed.
inline bool bringsFocusBack(const QEvent& event) {
    if (event.type() != QEvent::FocusIn) {
        return false;
    }
    const Qt::FocusReason reason = static_cast<const QFocusEvent&>(event).reason();
    return reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason ||
           reason == Qt::MenuBarFocusReason;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/input_lock.h"

#include "ui/wait_until.h"

#include <QThread>
#include <QTimer>
#include <QWidget>

#include <gtest/gtest.h>

namespace settebello {

/// Lets the time pass at once in which something is locked. @param lock runs meanwhile.
inline void passLock(QTimer& lock) {
    const int usual = lock.interval();
    lock.start(0);
    ASSERT_TRUE(waitUntil([&lock] { return !lock.isActive(); }));
    lock.setInterval(usual);
}

/// The same for a cover, on which nothing can be pressed meanwhile.
inline void passLock(const QWidget& cover) {
    passLock(*cover.findChild<QTimer*>("lock"));
}

/// Lets the program stand still beyond the end of that time. What was pressed meanwhile comes next.
inline void standStill(QTimer& lock) {
    constexpr int kShort = 100; // in which as much can be missed as in the usual time
    const int usual = lock.interval();
    lock.setInterval(kShort);
    qobject_cast<InputLock*>(&lock)->begin();
    QThread::msleep(kShort + 2 * kStoodStill);
    QCoreApplication::processEvents();
    lock.setInterval(usual);
}

/// Whether something begins the time of a lock anew.
template <typename Act>
bool beginsAnew(QTimer& lock, Act act) {
    constexpr int kLong = 60'000;
    const int usual = lock.interval();
    lock.setTimerType(Qt::PreciseTimer); // others round so long a time to a second
    lock.start(kLong);
    QTest::qWait(20);
    QThread::msleep(5); // its owner may just have been painted
    const int before = lock.remainingTime();
    act();
    const bool isNew = lock.remainingTime() > before;
    lock.setInterval(usual);
    return isNew;
}

} // namespace settebello

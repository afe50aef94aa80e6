// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wait_until.h"

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

} // namespace settebello

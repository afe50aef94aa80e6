// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wait_until.h"

#include <QTimer>
#include <QWidget>

#include <gtest/gtest.h>

namespace settebello {

/// Lets the time pass in which nothing on a cover can be pressed.
inline void passLock(const QWidget& cover) {
    auto* lock = cover.findChild<QTimer*>("lock");
    const int usual = lock->interval();
    lock->start(0);
    ASSERT_TRUE(waitUntil([lock] { return !lock->isActive(); }));
    lock->setInterval(usual);
}

} // namespace settebello

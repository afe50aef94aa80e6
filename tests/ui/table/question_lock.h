// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace settebello {

/// Runs while the question on the table cannot be answered; of the one that is asked, if any.
inline QTimer* questionLock(const QWidget& table) {
    const QList<QTimer*> locks = table.findChildren<QTimer*>("lock");
    const auto asked = std::find_if(locks.begin(), locks.end(), [](const QTimer* one) {
        return static_cast<const QWidget*>(one->parent())->isVisible();
    });
    return asked != locks.end() ? *asked : locks.front();
}

} // namespace settebello

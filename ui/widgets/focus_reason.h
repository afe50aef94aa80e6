// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace settebello {

/// Whether the focus has come back by itself, because a menu or another window has closed.
inline bool isComeBack(Qt::FocusReason reason) {
    return reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason ||
           reason == Qt::MenuBarFocusReason;
}

} // namespace settebello

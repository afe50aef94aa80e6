// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace settebello {

/// @return a widget of that class in `window` that is visible, or nullptr. What was closed may
/// still be there, to be deleted later.
template <typename Widget>
Widget* visibleChild(const QWidget& window) {
    for (Widget* widget : window.findChildren<Widget*>()) {
        if (widget->isVisible()) {
            return widget;
        }
    }
    return nullptr;
}

} // namespace settebello

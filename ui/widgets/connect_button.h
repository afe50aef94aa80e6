// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace settebello {

/// Gives a button the name by which tests find it, and connects it. Enter presses it only if it has
/// the focus: otherwise that key belongs to the list or table of the window.
template <typename Receiver, typename Slot>
void connectButton(QPushButton* button, const char* name, Receiver* receiver, Slot slot) {
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, receiver, slot);
}

} // namespace settebello

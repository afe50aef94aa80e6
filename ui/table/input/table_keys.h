// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

namespace settebello {

class TableInput;

/// Whether a key does nothing by itself, such as Shift.
bool isModifierKey(int key);

/// Does what a key means on the table. @return false if it means nothing there.
bool pressTableKey(TableInput& input, const QKeyEvent& event);

} // namespace settebello

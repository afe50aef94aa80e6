// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

namespace settebello {

class TableInput;

/// Whether a key moves among the cards or plays one.
bool isCardKey(const QKeyEvent& event);

/// Does what a key means on the table. @return false if it means nothing there.
bool pressTableKey(TableInput& input, const QKeyEvent& event);

} // namespace settebello

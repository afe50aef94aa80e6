// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace settebello {

/// Whether the computer runs on its battery; false where that is not known, as on macOS. May take a
/// few milliseconds; can be called from any thread.
bool runsOnBattery();

/// The same from a folder like Linux's /sys/class/power_supply: a battery of the computer, not one
/// of a mouse, is discharged, and no supply is on line.
bool runsOnBattery(const QString& supplies);

} // namespace settebello

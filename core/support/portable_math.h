// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace settebello {

// Functions that come out the same on every machine, because they are made of operations that do:
// the last digit of std::log and std::exp depends on the library, and with it the numbers of a
// search would.

/// The natural logarithm, to ten digits. @param x above 0.
double portableLog(double x);

/// e to a power, to fourteen digits. @param x beyond ±700 counts as that.
double portableExp(double x);

} // namespace settebello

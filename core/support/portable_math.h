// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace settebello {

// Functions with the same result on every machine, made of operations that IEEE 754 defines
// exactly. The last digit of std::log and std::exp depends on the library, and so would the results
// of a search.

/// The natural logarithm, to ten digits. @pre x > 0
double portableLog(double x);

/// e to the power of x, to fourteen digits. @param x clamped to −700 … 700.
double portableExp(double x);

} // namespace settebello

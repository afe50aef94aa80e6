// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/fault.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace settebello::cli {

/// What follows the faults that are kept: "and 7 more", after a separator. Empty if all are.
std::string omittedCountText(const Faults& faults, std::string_view separator);

/// Prints one fault per line, and how many more there are.
void printFaults(std::ostream& out, std::string_view prefix, const Faults& faults);

} // namespace settebello::cli

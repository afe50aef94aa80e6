// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace settebello::table {

/// The help page of `settebello-table`.
std::string helpText();

} // namespace settebello::table

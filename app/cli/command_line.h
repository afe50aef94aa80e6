// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace settebello::cli {

/// Runs `settebello-cli` with `arguments` (the program's own name left out) and returns its exit
/// code: 0 when all went well, 2 when the arguments make no sense. Results go to `out`, complaints
/// to `err`.
int runCommandLine(std::span<const std::string_view> arguments, std::ostream& out,
                   std::ostream& err);

} // namespace settebello::cli

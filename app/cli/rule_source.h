// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"
#include "json/rules_json.h"

#include <optional>
#include <string>

namespace settebello::cli {

/// The contents of a file named on the command line; if it cannot be read, says so and gives
/// nothing.
std::optional<std::string> readArgumentFile(std::string_view file, Streams& streams);

/// The rules that an argument names: a preset's id or a rule file. If there are none, or if they
/// have faults, says so. @param exitCode what the command then ends with.
std::optional<NamedRules> findRules(std::string_view argument, Streams& streams, int& exitCode);

} // namespace settebello::cli

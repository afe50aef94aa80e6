// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"
#include "json/rules_json.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace settebello::cli {

/// The contents of a file named on the command line. If it cannot be read, reports why and returns
/// nothing. @param maxSize in bytes; a larger file cannot be read.
std::optional<std::string> readArgumentFile(std::string_view file, std::size_t maxSize,
                                            Streams& streams);

/// The rules that an argument names: a preset's id or a rule file. If there are none or they have
/// faults, reports that and sets `exitCode` to the command's exit code.
std::optional<NamedRules> findRules(std::string_view argument, Streams& streams, int& exitCode);

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace settebello::cli {

/// What `--help` prints.
std::string helpText();

/// What `--help COMMAND` prints; empty if there is no such command.
std::string helpText(std::string_view command);

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace settebello::cli {

/// The text of `--help`.
std::string helpText();

/// The text of `--help COMMAND`; empty if there is no such command.
std::string helpText(std::string_view command);

} // namespace settebello::cli

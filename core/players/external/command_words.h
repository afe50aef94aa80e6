// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// The words of a command, separated by blanks; blanks stand between "double" or 'single' quotes.
std::vector<std::string> commandWords(std::string_view command);

/// The one line from which a program on Windows gets these words as its arguments.
/// https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments
std::string windowsCommandLine(const std::vector<std::string>& words);

} // namespace settebello

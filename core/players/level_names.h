// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace settebello {

/// All names of levels in files and on the command line (interfaces.md §4), those that people
/// choose first. A name is good in a file even where no player of that level can be made yet.
std::span<const std::string_view> levelNames();

/// True for one of levelNames() or `engine:COMMAND`.
bool isLevelName(std::string_view name);

/// For messages.
inline constexpr std::string_view kAllowedLevels =
    "beginner, casual, good, expert, master, random, greedy, cs, flat-400, pimc, "
    "ismcts-4k, ismcts-32k, engine:COMMAND";

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace settebello {

/// True for one of levels() or `engine:COMMAND` (interfaces.md §4).
bool isLevelName(std::string_view name);

/// For messages: "beginner, casual, …", all levels().
std::string levelList();

/// For messages: levelList() and "engine:COMMAND".
std::string allowedLevels();

} // namespace settebello

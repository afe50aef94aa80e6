// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/level_names.h"

#include "players/player.h"

#include <algorithm>

namespace settebello {

bool isLevelName(std::string_view name) {
    constexpr std::string_view kEngine = "engine:";
    const auto names = levels();
    return std::find(names.begin(), names.end(), name) != names.end() ||
           (name.starts_with(kEngine) && name.size() > kEngine.size());
}

std::string levelList() {
    std::string text;
    for (const std::string_view name : levels()) {
        text.append(text.empty() ? "" : ", ").append(name);
    }
    return text;
}

std::string allowedLevels() {
    return levelList() + ", engine:COMMAND";
}

} // namespace settebello

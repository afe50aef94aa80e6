// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/level_names.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

constexpr std::array<std::string_view, 12> kLevelNames{
    "beginner", "casual", "good",     "expert", "master",    "random",
    "greedy",   "cs",     "flat-400", "pimc",   "ismcts-4k", "ismcts-32k"};
constexpr std::string_view kEngine = "engine:";

} // namespace

std::span<const std::string_view> levelNames() {
    return kLevelNames;
}

bool isLevelName(std::string_view name) {
    return std::find(kLevelNames.begin(), kLevelNames.end(), name) != kLevelNames.end() ||
           (name.substr(0, kEngine.size()) == kEngine && name.size() > kEngine.size());
}

} // namespace settebello

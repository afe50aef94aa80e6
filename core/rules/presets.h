// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <span>
#include <string_view>

namespace settebello {

/// A named game of rules.md §2.1.
struct Preset {
    std::string_view id;   ///< stable, because saved files contain it
    std::string_view name; ///< English; the window translates it
    RuleSet rules;
};

/// All presets in the order of rules.md §2.1, `scopa` first.
std::span<const Preset> presets();

/// The preset of that id, or nullptr.
const Preset* findPreset(std::string_view id);

} // namespace settebello

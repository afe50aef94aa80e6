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
    bool fourInPairs = false; ///< where four play it, they play two against two
    int edition = 1;          ///< how often its rules have changed, from 1; see rulesOfEdition()
};

/// All presets in the order of rules.md §2.1, `scopa` first.
std::span<const Preset> presets();

/// The preset of that id, or nullptr.
const Preset* findPreset(std::string_view id);

/// The rules that a preset had in an edition, now or formerly: files name the edition that what
/// they say differs from. Null if there is none. @param id of a preset or not.
const RuleSet* rulesOfEdition(std::string_view id, int edition);

/// The rules for another number of players. In a game that four play in pairs, teams come and go
/// with that number; in others they stay as they are. @param base the id of the preset that the
/// rules are made from; none is like one without pairs.
RuleSet withPlayers(RuleSet rules, int players, std::string_view base);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/rules_json.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// The house rules of that name; nullptr if there are none.
const NamedRules* findHouseRules(const std::vector<NamedRules>& all, std::string_view name);

/// Whether rules differ from those of a game at most in how many people play and what follows from
/// that (withPlayers), which makes no other game of them.
bool isSameGame(const RuleSet& rules, const RuleSet& game, std::string_view base);

/// The rules with their name if house rules are kept under it that are the same game, else without:
/// changed rules are not what the name stands for.
NamedRules withNameIfKept(NamedRules rules, const std::vector<NamedRules>& all);

/// Adds house rules, or replaces those of the same name in their place.
void putHouseRules(std::vector<NamedRules>& all, const NamedRules& rules);

/// NAME (2), or the next number that is not taken.
std::string freeRulesName(const std::string& name,
                          const std::function<bool(const std::string&)>& taken);

} // namespace settebello

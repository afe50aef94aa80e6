// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/named_rules.h"
#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace settebello {

/// The differences from the base by group and key, sorted: the `rules` object of interfaces.md §1.
nlohmann::json rulesToJson(const RuleSet& rules, const RuleSet& base);

/// Every toggle, including those equal to any base's.
nlohmann::json allRulesToJson(const RuleSet& rules);

/// Applies a `rules` object to a rule set. A key that is unknown, of the wrong type or out of range
/// is reported under `path` and leaves its value as it was; the other keys are applied.
void applyRulesJson(const nlohmann::json& json, const std::string& path, RuleSet& rules,
                    Faults& faults);

/// Reports the conflicts of a rule set. @param path comes before the paths of the keys.
void appendRuleFaults(const RuleSet& rules, const std::string& path, Faults& faults);

class ObjectReader;

/// Reads `base` and `rules` of an object (interfaces.md §1) and checks the rule set as a whole. The
/// result has no conflicts: a key that conflicts with others falls back to the base.
/// @param rulesPath comes before the paths of rules; empty in a rule file, where they are those of
/// rules.md §2, such as `/capture/choice`.
NamedRules readNamedRules(ObjectReader& object, const std::string& rulesPath, Faults& faults);

/// Writes `base` and, if some differ from it, `rules` into an object.
void writeNamedRules(const NamedRules& rules, nlohmann::json& object);

/// Reads a rule file (interfaces.md §1): format, version, name, base, rules. If there are faults,
/// returns what could be read.
NamedRules readRuleFile(std::string_view text, Faults& faults);
/// Writes a minimal and sorted rule file, so that two of them can be compared line by line.
std::string writeRuleFile(const NamedRules& rules);
/// Writes a rule file with every toggle, including those equal to the base's.
std::string writeWholeRuleFile(const NamedRules& rules);

} // namespace settebello

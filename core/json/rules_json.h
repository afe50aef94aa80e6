// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "support/fault.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace settebello {

/// A rule set with the preset it was made from: what a rule file, the settings and a record hold.
struct NamedRules {
    std::string name;           ///< what people call it; may be empty
    std::string base = "scopa"; ///< a preset's id
    RuleSet rules;              ///< whole, the base's values with the differences applied
    bool operator==(const NamedRules&) const = default;
};

/// What differs from the base, by group and key, sorted: the `rules` object of interfaces.md §1.
nlohmann::json rulesToJson(const RuleSet& rules, const RuleSet& base);

/// Applies a `rules` object to a rule set. A key that is unknown, of the wrong type or out of range
/// is reported under `path` and leaves its value as it was; the others are taken.
void applyRulesJson(const nlohmann::json& json, const std::string& path, RuleSet& rules,
                    Faults& faults);

class ObjectReader;

/// Reads `base` and `rules` of an object (interfaces.md §1) and checks the rule set as a whole. The
/// result has no faults itself: a key that does not go with the others falls back on the base.
/// @param rulesPath what the paths of rules begin with: nothing in a file of one rule set, where
/// they are those of rules.md §2, `/capture/choice`.
NamedRules readNamedRules(ObjectReader& object, const std::string& rulesPath, Faults& faults);

/// Writes `base` and, if some differ from it, `rules` into an object.
void writeNamedRules(const NamedRules& rules, nlohmann::json& object);

/// A whole rule file (interfaces.md §1): format, version, name, base, rules. With faults the result
/// is whatever could be read.
NamedRules readRuleFile(std::string_view text, Faults& faults);
/// Minimal and sorted, so that two files can be compared line by line.
std::string writeRuleFile(const NamedRules& rules);
/// The same with every toggle, whether it differs from the base or not.
std::string writeWholeRuleFile(const NamedRules& rules);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// One thing wrong with a file. `path` is a JSON pointer, empty for the file as a whole.
struct Fault {
    std::string path;
    std::string message;
    /// `/capture/choice: "most" is not one of singleFirst, fewest, free`
    std::string text() const { return path.empty() ? message : path + ": " + message; }
    bool operator==(const Fault&) const = default;
};
using Faults = std::vector<Fault>;

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

/// Reads `base` and `rules` of an object (interfaces.md §1) and checks the rule set as a whole;
/// faults are reported under `path`.
NamedRules namedRulesFromJson(const nlohmann::json& json, const std::string& path, Faults& faults);

/// A whole rule file (interfaces.md §1): format, version, name, base, rules.
NamedRules readRuleFile(std::string_view text, Faults& faults);
std::string writeRuleFile(const NamedRules& rules);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <string>

namespace settebello {

/// A rule set and the preset it is based on, as in a rule file, the settings and a record.
struct NamedRules {
    std::string name;           ///< for people; may be empty
    std::string base = "scopa"; ///< a preset's id
    RuleSet rules;              ///< complete: the base's values with the differences applied
    bool operator==(const NamedRules&) const = default;
};

} // namespace settebello

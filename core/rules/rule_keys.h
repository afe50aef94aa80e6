// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace settebello {

/// One toggle of rules.md §2 as data, so that files, checks, the command line and the window all
/// read one table. Every value is held as an int: a bool as 0 or 1, a name as its place in `names`,
/// a number as itself.
struct RuleKey {
    enum class Kind { Bool, Name, Number };

    std::string_view group; ///< "capture"
    std::string_view key;   ///< "maxCards"
    Kind kind;
    std::span<const std::string_view> names; ///< Name: the allowed names, the first the default
    std::span<const int> numbers;            ///< Number: the allowed numbers, or empty for a range
    int least;                               ///< Number with a range: the least allowed
    int most;                                ///< Number with a range: the most allowed
    int (*get)(const RuleSet&);              ///< the value in a rule set, as an int
    void (*assign)(RuleSet&, int value);     ///< see set()

    /// @pre allows(value)
    void set(RuleSet& rules, int value) const;
    /// "/capture/maxCards"
    std::string path() const;
    /// True if the toggle has this value in rules.md §2; conflicts with others are not looked at.
    bool allows(int value) const;
    /// Every allowed value in the order of rules.md §2: "equal, fifteen, either", "3, 4, 0", "1 …
    /// 101".
    std::string allowedText() const;
    /// A value as files write it: `true`, `either`, `21`.
    std::string valueText(int value) const;
};

/// All toggles in the order of rules.md §2.
std::span<const RuleKey> ruleKeys();

/// The toggle of that group and key, or nullptr.
const RuleKey* findRuleKey(std::string_view group, std::string_view key);

} // namespace settebello

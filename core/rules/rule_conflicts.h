// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "support/fault.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace settebello {

/// Toggles that do not go together (rules.md §2.2), with all that programs and people are told
/// about them. The texts are English; the window translates them.
struct RuleConflict {
    /// A change that resolves it, if the other rules allow that.
    struct Fix {
        const char* text = nullptr; ///< what a button says: "Four players"
        void (*apply)(RuleSet&) = nullptr;
    };

    std::string_view group;          ///< of the toggle that the fault names, as in RuleKey
    std::string_view key;            ///< of that toggle
    bool (*applies)(const RuleSet&); ///< whether the rules have this conflict
    const char* text; ///< for files and programs; %1 is the toggle's value, %2 … are the numbers
    const char* advice; ///< for people: a sentence that says what is possible; %1 … are the numbers
    std::array<Fix, 4> fixes; ///< the likeliest first; those that are not needed are empty
    std::vector<int> (*numbers)(const RuleSet&) = nullptr; ///< in the texts; null if they have none
};

/// All conflicts, in the order in which checkRules() reports them.
std::span<const RuleConflict> ruleConflicts();

/// The fault of a rule set that has the conflict: its code is FaultCode::RuleConflict, its path
/// that of the toggle, its arguments the toggle's value and the numbers. @pre
/// conflict.applies(rules)
Fault faultOf(const RuleConflict& conflict, const RuleSet& rules);

/// The conflict that a fault of checkRules() is about; null for a fault of a single value.
const RuleConflict* conflictOf(const Fault& fault);

} // namespace settebello

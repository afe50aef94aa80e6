// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_set.h"

#include <QString>

#include <vector>

namespace settebello {

/// A change that resolves a conflict between rules.
struct RuleFix {
    QString text;  ///< what a button says: "Four players"
    RuleSet rules; ///< the rule set after the change
};

/// At most two changes that resolve a conflict without causing another, the likeliest first. Empty
/// if there are none. @param conflict one of checkRules(rules).
std::vector<RuleFix> ruleFixes(const Fault& conflict, const RuleSet& rules);

/// At most two changes after which another number of people can play as well, the likeliest first.
/// They leave the number of players and have no conflicts. @pre so many cannot play by the rules.
std::vector<RuleFix> fixesForPlayers(const RuleSet& rules, int players);

} // namespace settebello

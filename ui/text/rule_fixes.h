// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_set.h"

#include <QString>

#include <vector>

namespace settebello {

/// A way out of something that does not go together.
struct RuleFix {
    QString text;  ///< what a button says: "Four players"
    RuleSet rules; ///< the rule set with that changed
};

/// What would mend a problem of a rule set without making another: the likeliest first, two at
/// most. Nothing if there is no such way.
std::vector<RuleFix> ruleFixes(RuleProblem problem, const RuleSet& rules);

} // namespace settebello

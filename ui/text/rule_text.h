// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_keys.h"

#include <QString>

#include <string_view>

namespace settebello {

/// The name of a toggle of rules.md §2: "Most cards in a capture".
QString ruleLabel(const RuleKey& key);
/// The name of a toggle with an & before the letter to press with Alt, if it has one.
QString ruleLabelWithLetter(const RuleKey& key);
/// One sentence that explains a toggle.
QString ruleExplanation(const RuleKey& key);
/// The name of one of its values: "no limit", "two cards". @pre key.allows(value)
QString ruleValueName(const RuleKey& key, int value);

/// Where the most cards of a single round win a match.
bool isOneRound(const RuleSet& rules);
/// The points that win a match: "11", or "over 11" where they must be exceeded.
QString targetText(const RuleSet& rules);
/// "11 points" or "over 11 points".
QString targetPoints(const RuleSet& rules);

/// The heading of a group of toggles: "Capturing". @param group "capture".
QString ruleGroupName(std::string_view group);

/// A fault of checkRules() as a sentence that says what is possible instead.
QString ruleConflictText(const Fault& fault);

} // namespace settebello

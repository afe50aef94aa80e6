// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/check_rules.h"
#include "rules/rule_keys.h"

#include <QString>

#include <string_view>

namespace settebello {

/// What a toggle of rules.md §2 is called: "Most cards in a capture".
QString ruleLabel(const RuleKey& key);
/// What it does, in one sentence.
QString ruleExplanation(const RuleKey& key);
/// One of its values, to choose by: "no limit", "two cards". @param value one that it allows.
QString ruleValueName(const RuleKey& key, int value);

/// The heading of a group of toggles: "Capturing". @param group "capture".
QString ruleGroupName(std::string_view group);

/// A fault of checkRules() as a sentence that says what is possible instead.
QString ruleConflictText(const Fault& conflict);

} // namespace settebello

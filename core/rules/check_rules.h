// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "support/fault.h"

namespace settebello {

/// Every conflict in a rule set, in the order of rules.md §2; empty if it can be played. The path
/// of a fault is that of its key, such as "/table/teams", and its first argument is the key's
/// value.
Faults checkRules(const RuleSet& rules);

/// True if the napola is scored with a pack without twos, in which nobody can have one. Such rules
/// are allowed, but the player gets a note (rules.md §2.2).
bool napolaIsOutOfReach(const RuleSet& rules);
/// The same of the piccola.
bool piccolaIsOutOfReach(const RuleSet& rules);

} // namespace settebello

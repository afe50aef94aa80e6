// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "support/fault.h"

namespace settebello {

/// Every value that is not allowed, or else every conflict (rule_conflicts.h), in the order of
/// rules.md §2; empty if the rules can be played. The path of a fault is that of its key, such as
/// "/table/teams", and its first argument is the key's value.
Faults checkRules(const RuleSet& rules);

/// True if the napola is scored with a pack without twos, in which nobody can have one. Such rules
/// are allowed, but the player gets a note (rules.md §2.2).
bool napolaIsOutOfReach(const RuleSet& rules);
/// True if the piccola is scored with a pack without twos.
bool piccolaIsOutOfReach(const RuleSet& rules);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"
#include "rules/rule_set.h"
#include "rules/scoring_item.h"

#include <QString>

namespace settebello {

/// What is at stake, as the name of a thing: "the primiera".
QString stakeOf(ScoringItem item, const RuleSet& rules);

/// A reason as the end of the sentence "This play …".
QString reasonText(const Reason& reason, const RuleSet& rules);

} // namespace settebello

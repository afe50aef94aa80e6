// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"
#include "rules/rule_set.h"

#include <QString>

namespace settebello {

/// A reason as the end of the sentence "This play …".
QString reasonText(const Reason& reason, const RuleSet& rules);

} // namespace settebello

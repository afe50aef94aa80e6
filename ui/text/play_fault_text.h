// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/legal_plays.h"
#include "rules/play.h"
#include "rules/rule_set.h"

#include <QString>

namespace settebello {

/// One sentence that says why a play is not allowed and names the rule; empty for PlayFault::None.
/// @param play what was tried. @param table the table cards when it was tried.
QString playFaultText(PlayFault fault, const RuleSet& rules, const Play& play, CardSet table);

} // namespace settebello

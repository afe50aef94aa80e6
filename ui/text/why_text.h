// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/explanation.h"

#include <QString>

namespace settebello {

/// Why an opponent or a partner decided so, as that player says it: a beginner owns up to slips, a
/// master gives figures. Two or three short sentences.
/// @param decision that is explained. @param decider who made it. @param rules of the match.
QString whyText(const Explanation& explanation, const Decision& decision, const Decider& decider,
                const RuleSet& rules);

/// What is said of a person's own decision while the match is not over.
QString ownDecisionText();

} // namespace settebello

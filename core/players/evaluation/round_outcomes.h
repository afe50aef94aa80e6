// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <vector>

namespace settebello {

/// One way a round between two sides may end.
struct RoundChance {
    int first = 0; ///< points of the first side
    int second = 0;
    double chance = 0;
};

/// How likely each pair of points is in one round between two equal sides of these rules; the
/// chances add up to 1 and are the same with the sides exchanged. A model, see MatchChance.
/// @pre rules.sides() is 2.
std::vector<RoundChance> roundOutcomes(const RuleSet& rules);

} // namespace settebello

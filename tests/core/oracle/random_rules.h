// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "rules/rule_set.h"

#include <string>

namespace settebello {

/// A rule set without faults, any one possible: about half of the toggles stand at their default,
/// the others anywhere.
RuleSet randomRules(Random& random);

/// How it differs from the defaults, for messages of failing tests.
std::string rulesText(const RuleSet& rules);

/// How many rounds of work a test does: a few in the normal run, more if the environment variable
/// SETTEBELLO_ORACLE_FACTOR says how many times as many.
int oracleFactor();

} // namespace settebello

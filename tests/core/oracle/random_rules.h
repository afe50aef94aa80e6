// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "rules/rule_set.h"

#include <string>

namespace settebello {

/// Any rule set without faults: about half of the toggles have their default, the others a random
/// value.
RuleSet randomRules(Random& random);

/// How it differs from the defaults, for messages of failing tests.
std::string rulesText(const RuleSet& rules);

/// For a message when the engine and the oracle differ under these rules: what to do, and the
/// rules.
std::string disagreement(const RuleSet& rules);

/// Multiplies the work of the oracle tests: 1, or the environment variable
/// SETTEBELLO_ORACLE_FACTOR.
int oracleFactor();

} // namespace settebello

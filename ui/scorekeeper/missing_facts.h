// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorekeeping/round_facts.h"

#include <QString>

namespace settebello {

/// Says what has to be entered of a round whose facts do not decide every point yet.
QString missingFactsText(const RuleSet& rules, const RoundFacts& facts);

} // namespace settebello

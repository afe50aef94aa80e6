// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/expression.h"
#include "game/event.h"
#include "rules/rule_set.h"

#include <optional>

namespace settebello {

/// How faces take what has happened, by seat: Waiting where one shows nothing. It follows from the
/// event alone, and only from what everybody has seen of it.
/// @return none if it is nothing to any of them
std::optional<BySeat<Expression>> reactionTo(const Event& event, const RuleSet& rules);

} // namespace settebello

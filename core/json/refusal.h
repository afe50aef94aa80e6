// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "game/round.h"
#include "support/fault.h"

#include <optional>
#include <string_view>

namespace settebello {

/// Why a round refuses a decision now, for messages about files and from tools; the window has its
/// own texts for players. @pre the decision is refused.
Fault refusalOf(const Round& round, const Decision& decision);

/// Applies a decision in the notation of rules.md §8 to a match.
/// @return why it is refused, or nothing if it was applied.
std::optional<Fault> applyText(Match& match, std::string_view text);
/// Applies a decision to a round alone. Claims concern the match and are refused.
std::optional<Fault> applyText(Round& round, std::string_view text);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "game/round.h"

#include <string>
#include <string_view>

namespace settebello {

/// Why a decision is refused here and now, for messages of files and tools (in English; the window
/// has its own words): "5D: must capture".
std::string refusalText(const Round& round, const Decision& decision);

/// The same for text in the notation of rules.md §8 that is to be the next decision of a match.
/// @return nothing if it was taken and the match has gone on.
std::string applyText(Match& match, std::string_view text);
/// The same for a round; claims, which are the match's affair, are refused.
std::string applyText(Round& round, std::string_view text);

} // namespace settebello

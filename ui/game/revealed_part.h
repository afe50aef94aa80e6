// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"

#include <optional>

namespace settebello {

/// What MatchSource::revealed() gives of a match whose cards are all known.
/// @param part holds the match up to the round before the one in play, as long as it is used.
const Match* revealedPart(const Match& match, std::optional<Match>& part);

} // namespace settebello

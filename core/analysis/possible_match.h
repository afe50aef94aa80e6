// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "rules/play.h"

#include <optional>
#include <span>

namespace settebello {

/// A match before a move, as it may have stood for all that the seat whose move it is could know:
/// with as few of the cards that this seat cannot see exchanged as let the plays be made, one after
/// the other. So a line can be shown on a table. @param round and move as in a Moment
/// @param plays of the seat that was to move and of those that follow
/// @return nothing if no exchange of single cards allows the plays, or each would have a seat asked
/// to declare, or not asked, where it was the other way round.
/// @pre the move was made.
std::optional<Match> possibleMatch(const Match& match, int round, int move,
                                   std::span<const Play> plays);

} // namespace settebello

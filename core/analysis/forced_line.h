// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/stop.h"
#include "rules/scoring_item.h"

#include <optional>
#include <vector>

namespace settebello {

/// What follows a play to the end of the round if both players play perfectly, first for the chance
/// to win the match, then for the points of the round, as LastPacketSearch values it; of equally
/// good plays the first. @return the plays after it, in turn; nothing unless two play without a
/// stock and with few enough cards, or after a stop. @pre the play is legal.
std::optional<std::vector<Play>> forcedLine(const PlayerView& view, const Play& play,
                                            const StopToken& stop = {});

/// By item, how many points more the seat's side is ahead at the end of forcedLine() after one play
/// than after another; nothing where there is no such line.
std::optional<ByItem<int>> forcedDifference(const PlayerView& view, const Play& best,
                                            const Play& other);

} // namespace settebello

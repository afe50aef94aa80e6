// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/stop.h"

#include <optional>
#include <vector>

namespace settebello {

/// The plays after each of two others, in turn.
struct ForcedLines {
    std::vector<Play> better;
    std::vector<Play> played;
};

/// What follows two plays to the end of the round if both players play perfectly, first for the
/// chance to win the match, then for the points of the round, as LastPacketSearch values it; of
/// equally good plays the first. @return nothing unless two play without a stock and with few
/// enough cards, or after a stop. @pre both are legal.
std::optional<ForcedLines> forcedLines(const PlayerView& view, const Play& better,
                                       const Play& played, const StopToken& stop = {});

} // namespace settebello

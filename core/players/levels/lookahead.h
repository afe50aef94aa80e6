// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/levels/attention.h"
#include "players/player.h"

#include <vector>

namespace settebello {

/// Plays each play out to the end of the round in a number of worlds
/// (WorldSampler), with everybody playing sensibly from one play to the next (PlayoutPolicy).
/// @param plays legal ones. @param values of the plays, to which the points that each was found to
/// bring are added. @param limits iterations: worlds, if not 0.
void addLookahead(const PlayerView& view, const std::vector<Play>& plays,
                  const Attention& attention, int worlds, std::vector<int>& values,
                  const Limits& limits, const StopToken& stop);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/levels/attention.h"
#include "players/player.h"

#include <vector>

namespace settebello {

/// Plays each play out to the end of the round in a number of worlds (WorldSampler), where
/// everybody chooses by PlayoutPolicy. @param values one per play, in the units of cardValue; the
/// mean points ahead (points_ahead.h) after each play are added to it. @param limits iterations:
/// the number of worlds, if not 0. @pre there is a legal play and a value for each, worlds ≥ 1.
void addLookahead(const PlayerView& view, const std::vector<Play>& plays,
                  const Attention& attention, int worlds, std::vector<int>& values,
                  const Limits& limits, const StopToken& stop);

} // namespace settebello

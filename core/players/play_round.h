// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/match.h"
#include "players/player.h"

#include <cstddef>
#include <memory>
#include <span>

namespace settebello {

/// Machines give up a match that has not ended after this many rounds. Under rules that take points
/// away, or by which nobody scores, there is no other end.
inline constexpr std::size_t kMaxRounds = 200;

/// Lets machines play the round that has been dealt to its end. @param players one per seat.
/// @return false if it was stopped.
bool playRound(Match& match, std::span<const std::unique_ptr<Player>> players,
               const StopToken& stop);

} // namespace settebello

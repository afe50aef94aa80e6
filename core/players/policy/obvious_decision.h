// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/beliefs/world_sampler.h"
#include "players/player.h"
#include "players/policy/playout_policy.h"

namespace settebello {

/// The decision that needs no search, if there is one, for every player without a policy of its own
/// for it: a packet that may be declared is, the target is claimed once its points are certain, and
/// the only legal play is made.
std::optional<Decision> obviousDecision(const PlayerView& view);

/// Keeps a cut card at least as valuable as a six (cardValue), places a less valuable one.
/// @pre view.phase is CutChoice, view.turn is view.seat.
Decision cutByValue(const PlayerView& view);

/// Keeps or places the cut card (rules.md §3), whichever did better in playouts of this many
/// worlds; keeps it on a tie. @pre view.phase is CutChoice, view.turn is view.seat.
Decision cutByPlayouts(const PlayerView& view, const PlayoutPolicy& policy, Random& random,
                       int worlds);

} // namespace settebello

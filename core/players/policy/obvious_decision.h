// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"

#include <optional>

namespace settebello {

/// The decision that needs no search, if there is one, for every player without a policy of its own
/// for it: a packet that may be declared is, a claim that holds is made, and so is the only legal
/// play. @pre view.turn is view.seat.
std::optional<Decision> obviousDecision(const PlayerView& view);

/// Keeps a cut card at least as valuable as a six (cardValue), places a less valuable one.
/// @pre view.phase is CutChoice, view.turn is view.seat.
Decision cutByValue(const PlayerView& view);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/play_result.h"
#include "game/player_view.h"

#include <optional>

namespace settebello {

/// Whether the dealer can force the last capture of the round after a play, however the other
/// player plays. Nothing unless two play, the stock is empty, so that both hands are known, only a
/// few cards are left in them, and no pile can be stolen.
std::optional<bool> dealerForcesLastCapture(const PlayerView& view, const PlayResult& result);

} // namespace settebello

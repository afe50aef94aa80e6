// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/play_result.h"
#include "game/player_view.h"

#include <optional>

namespace settebello {

/// Whether a seat can force the last capture of the round after a play, however the other player
/// plays. Nothing unless two play, the stock is empty, so that both hands are known, only a few
/// cards are left in them, and no pile can be stolen.
std::optional<bool> forcesLastCapture(const PlayerView& view, const PlayResult& result, int seat);

/// A capture that the seat of a view makes next.
struct CaptureToCome {
    CardSet cards; ///< empty: a sweep of whatever lies there then
    Card with;     ///< in hand
};

/// Whether the seat can make it at its next turn after a play, whatever the other player does now.
/// @pre two play, and both hands are known.
bool isCertain(const CaptureToCome& capture, const PlayerView& view, const PlayResult& result);

} // namespace settebello

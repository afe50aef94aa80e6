// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/levels/attention.h"
#include "players/levels/level_profile.h"

#include <vector>

namespace settebello {

/// The plays that a player notices: the legal ones whose captures are not overlooked. A card whose
/// captures are all overlooked seems to take nothing, so laying it is noticed too, even where
/// capturing is compulsory. Never empty.
std::vector<Play> noticedPlays(const PlayerView& view, const LevelProfile& profile,
                               const Attention& attention);

/// The legal play that a noticed one becomes: itself, or, if the card must capture, its most
/// valuable capture.
Play completedPlay(const PlayerView& view, const Play& seen);

} // namespace settebello

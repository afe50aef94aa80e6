// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/levels/attention.h"
#include "players/levels/level_profile.h"

#include <vector>

namespace settebello {

/// The plays that somebody sees: of the legal ones those whose captures are not overlooked. A card
/// all of whose captures are overlooked seems to take nothing, and to lay it is among the plays
/// seen, even where capturing is compulsory; never empty.
std::vector<Play> noticedPlays(const PlayerView& view, const LevelProfile& profile,
                               const Attention& attention);

/// What becomes of a play that was seen: itself, or, if the card must capture, the capture of it
/// that is worth most.
Play completedPlay(const PlayerView& view, const Play& seen);

} // namespace settebello

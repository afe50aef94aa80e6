// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/story.h"
#include "coach/reason.h"
#include "game/player_view.h"

#include <cstddef>
#include <vector>

namespace settebello {

/// The most reasons that are given for one play.
inline constexpr std::size_t kMostReasons = 2;

/// Of all that is true of a play and not of another one (trueReasons()), and of what happens after
/// it (storyReasons()), what makes the difference, the most important first. An item counts as far
/// as the stories certainly differ in it. Without any such reason, the item in which they differ
/// most, or else what is about the course of the game alone.
/// @param stories of these plays, which must be legal
std::vector<Reason> reasonsIn(const PlayerView& view, const Play& best, const Play& other,
                              const Stories& stories);

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/advice.h"
#include "players/stop.h"

namespace settebello {

/// A hint for a person: what the level "master" would play, knowing what that person knows, and
/// why. Takes up to a second; sooner after a stop, but then it may be a bad one.
/// @pre the view asks its own seat for a play.
Advice hintFor(const PlayerView& view, const StopToken& stop);

} // namespace settebello

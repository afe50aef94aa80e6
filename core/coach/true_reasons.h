// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"
#include "game/player_view.h"

#include <vector>

namespace settebello {

/// Every reason that holds for a play and not for another one, in the order of Reason::Kind, from
/// what the seat knows. Whether it matters is for reasonsThatMatter() to say. Where the fewest
/// points win, only the reasons of their own are given. @pre both plays are legal.
std::vector<Reason> trueReasons(const PlayerView& view, const Play& best, const Play& other);

} // namespace settebello

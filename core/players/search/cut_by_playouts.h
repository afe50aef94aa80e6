// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/random.h"
#include "game/player_view.h"
#include "players/deadline.h"
#include "players/policy/playout_policy.h"
#include "players/work_budget.h"

namespace settebello {

/// Keeps or places the cut card (rules.md §3), whichever did better in playouts of this many
/// worlds, or fewer if the deadline passes or the budget is spent; keeps it on a tie. @param work
/// may be null. @pre view.phase is CutChoice, view.turn is view.seat.
Decision cutByPlayouts(const PlayerView& view, const PlayoutPolicy& policy, Random& random,
                       int worlds, const Deadline& deadline, WorkBudget* work = nullptr);

} // namespace settebello

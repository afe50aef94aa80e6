// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/stop.h"

#include <vector>

namespace settebello {

/// The result of a search for one possible answer of its seat.
struct Candidate {
    Decision decision;
    double points = 0; ///< expected points of this round: own side's minus the best other side's
    double chance = 0; ///< of winning the match from here, 0 … 1
    double weight = 0; ///< effort spent on it (visits, worlds); 0: not searched
};

/// Evaluates everything that may be answered to a view, for the level master and the hint. Knows
/// nothing but the view; with a budget in iterations the same seed and view give the same numbers
/// on every machine.
class Search {
public:
    virtual ~Search() = default;

    /// @pre view.turn is view.seat and view.phase is Playing.
    /// @return every legal decision except claims, the best first; after a stop, or when the time
    /// is over, what is known so far (never empty).
    virtual std::vector<Candidate> analyze(const PlayerView& view, const StopToken& stop) = 0;
};

} // namespace settebello

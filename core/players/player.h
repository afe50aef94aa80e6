// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/stop.h"

#include <chrono>
#include <optional>

namespace settebello {

/// A machine at a seat: a bot of ours or an external engine. Asked on a worker thread, one question
/// at a time, with nothing but what the seat may know. People at a seat have no Player.
class Player {
public:
    virtual ~Player() = default;

    /// Answers the question that the view asks. May take its time; returns soon once a stop is
    /// requested, and the answer is then dropped. @pre view.turn is view.seat.
    /// @return one of legalDecisions(view); nothing only after a stop.
    virtual std::optional<Decision> choose(const PlayerView& view, const StopToken& stop) = 0;
};

/// How long a player may think about one answer. With a limit of time the answers depend on the
/// machine; without one the same seed and views give the same answers everywhere.
struct Limits {
    int iterations = 0;                ///< playouts or worlds; 0: as many as the level looks at
    std::chrono::milliseconds time{0}; ///< 0: no limit of time
};

} // namespace settebello

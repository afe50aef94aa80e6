// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/player_view.h"
#include "players/stop.h"

#include <optional>
#include <vector>

namespace settebello {

/// How a round may go on after a play.
struct Line {
    struct Step {
        int seat = 0;
        Play play;
        bool operator==(const Step&) const = default;
    };
    std::vector<Step> steps; ///< what follows the play, in turn; perhaps nothing
    bool isForced = false;   ///< both hands are known: perfect play to the end of the round
    /// Otherwise: in so many of the worlds looked at the first step is this one, or one that takes
    /// the same cards with another.
    int times = 0;
    int worlds = 0;
    bool operator==(const Line&) const = default;

    /// Whether it is what happens, or what mostly happens.
    bool isUsual() const { return isForced || 2 * times > worlds; }
};

/// What punishes a play, and what would have followed the better one.
struct Lines {
    Line played;
    Line better;
    bool operator==(const Lines&) const = default;
};

/// A mistake that costs more points has a line worth showing.
inline constexpr double kLineLoss = 0.2;

/// The lines after two plays. Where two players have the last cards, they are forcedLines().
/// Otherwise both are followed by playouts in worlds that agree with what was seen (LikelyWorlds),
/// and of those in which the play made comes to fewer points than the better one, the most frequent
/// reply and the most frequent play after it are shown, unless the seat would make that one with a
/// card that is not dealt yet; of all worlds if there are none of these. The same view and plays
/// give the same lines on every machine; they depend on nothing that the seat cannot see. About 10
/// ms.
/// @return nothing after a stop.
/// @pre both are legal, view.phase is Playing, view.turn is view.seat.
std::optional<Lines> linesOf(const PlayerView& view, const Play& better, const Play& played,
                             const StopToken& stop = {});

} // namespace settebello

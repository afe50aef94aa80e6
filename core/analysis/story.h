// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/item_difference.h"
#include "game/player_view.h"
#include "players/stop.h"
#include "rules/play.h"
#include "rules/scoring.h"

#include <optional>
#include <vector>

namespace settebello {

/// What happens after a play to the end of the round in one world, as far as players speak of it.
struct Story {
    // Before the seat plays again; the plays are no sweeps:
    std::optional<Play> lost;     ///< the first capture of an opponent
    std::optional<Play> partners; ///< … of the partner
    std::optional<Card> sweptBy;  ///< the card of the first sweep of an opponent
    CardSet exposed;              ///< what opponents could have taken from the table
    CardSet nextTable;            ///< the table when it plays again
    // With a card that the seat has now:
    std::optional<Play> next;      ///< its next play, if it is a capture
    std::optional<Card> sweepWith; ///< that of its first sweep
    std::optional<Play> last;      ///< the last capture of all
    // At the end:
    bool isLastOurs = false; ///< whether the own side captured last
    CardSet rest;            ///< what lay there then
    CardSet won;             ///< its pile
    PointsBySide points{};
};

/// The same world after two plays.
struct TwoStories {
    Story best;
    Story other;

    /// How many points more of an item the seat's side is ahead after the better play.
    int gain(ScoringItem item, const PlayerView& view) const {
        return leadIn(item, best.points, view) - leadIn(item, other.points, view);
    }
};

/// What follows two plays of a seat: perfect play to the end of the round, if forcedLines() has
/// it, or else playouts in likely worlds (forLikelyWorlds()). Depends on nothing that the seat
/// cannot see.
struct Stories {
    bool isForced = false; ///< it is one world, in which both play perfectly
    std::vector<TwoStories> worlds;

    /// How the two plays differ item by item.
    ItemDifferences differences(const PlayerView& view) const;
};

/// @param worlds how many playouts after each. @pre both are legal.
Stories storiesOf(const PlayerView& view, const Play& best, const Play& other, int worlds,
                  const StopToken& stop = {});

} // namespace settebello

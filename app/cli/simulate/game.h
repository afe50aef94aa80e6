// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/player_pool.h"
#include "cli/simulate/tournament.h"
#include "game/match.h"

#include <span>

namespace settebello::cli {

/// One answer's thinking time, where there was more than one to choose from.
struct Thought {
    int entrant = 0;
    Durations::Time time{0};
};

/// What one worker plays.
struct PlayedGame {
    Match match;
    Game game;
    std::string failure; ///< why it could not be played to its end, or empty
};

/// Plays a game of a tournament. The result is of use only if there is no failure and no stop was
/// requested. @param number 0 … count − 1. @param pool of this worker. @param thoughts the times
/// are appended.
PlayedGame playGame(const TournamentSetup& setup, std::uint64_t number, int seating,
                    PlayerPool& pool, const StopToken& stop, std::vector<Thought>& thoughts);

/// How a match stands, or ended, for each entrant.
Game gameOf(const TournamentSetup& setup, const Match& match, int seating);

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/player_pool.h"
#include "cli/simulate/tournament.h"
#include "game/match.h"

#include <span>

namespace settebello::cli {

/// The thinking time of one move that had alternatives.
struct MoveTime {
    int entrant = 0;
    Durations::Time time{0};
};

/// A game as a worker played it.
struct PlayedGame {
    Match match;
    Game game;           ///< if somebody failed, lost by that entrant
    std::string failure; ///< why it could not be finished, or empty
    int failed = -1;     ///< the entrant whose program failed and can play again; −1 if none
};

/// The seed that an external program receives. It does not depend on the tournament's seed, from
/// which the packs follow: our generator can be run backwards, so that whoever knows one of its
/// numbers knows its seed. @pre 0 ≤ seat < kMaxSeats
std::uint64_t programSeed(std::uint64_t number, int seat);

/// The seed of a player: programSeed(), or for our own a one-way hash of the tournament's seed, so
/// that no program can compute what they would have played with other cards.
/// @pre 0 ≤ seat < kMaxSeats
std::uint64_t playerSeed(const TournamentSetup& setup, std::uint64_t number, int seat, int seating);

/// Plays a game of a tournament. The result is only valid if no stop was requested, and there is no
/// failure or the program that failed can play again. @param pool the worker's own. @param
/// moveTimes the thinking times are appended to it.
/// @pre number < setup.count
PlayedGame playGame(const TournamentSetup& setup, std::uint64_t number, int seating,
                    PlayerPool& pool, const StopToken& stop, std::vector<MoveTime>& moveTimes);

/// The result of a match so far for each entrant.
Game gameOf(const TournamentSetup& setup, const Match& match, int seating);

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/statistics.h"
#include "players/player.h"
#include "support/contract.h"
#include "json/rules_json.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace settebello::cli {

/// The parameters of a tournament between entrants, who exchange seats with --swap. With teams an
/// entrant is a side; without, the players at every n-th seat.
struct TournamentSetup {
    NamedRules rules;
    std::vector<std::string> levels; ///< one per seat, in the first seating
    int entrants = 2;                ///< 2 … seats; entrant e has the seats e, e + entrants, …
    bool singleDeals = false;        ///< a game is the first round of a match, not all of it
    bool swap = false;               ///< repeat each game until every entrant had every seat
    std::uint64_t count = 1;         ///< number of games, each in all seatings
    std::uint64_t seed = 0;
    int threads = 1;
    bool stopOnFault = false;                     ///< otherwise a program that fails loses its game
    Limits limits;                                ///< of each decision
    std::string limitedLevel;                     ///< the only level with limits; empty: all
    std::optional<std::filesystem::path> records; ///< the folder for records of all games

    Limits limitsOf(const std::string& level) const {
        return limitedLevel.empty() || level == limitedLevel ? limits : Limits();
    }
    int seatings() const { return swap ? entrants : 1; }
    /// The entrant at a seat. @pre 0 ≤ seating < seatings()
    int entrantAt(int seat, int seating) const {
        SETTEBELLO_ASSERT(seating >= 0 && seating < seatings());
        return (seat + seating) % entrants;
    }
    const std::string& levelAt(int seat, int seating) const {
        return levels[static_cast<std::size_t>(seat + seating) % levels.size()];
    }
};

/// The result of a game.
struct Game {
    enum class Outcome : std::uint8_t { Loss, Tie, Win };
    struct EntrantResult {
        Outcome outcome = Outcome::Tie;
        double points = 0; ///< mean of its sides minus mean of all others
    };
    int rounds = 0;                                 ///< that were finished
    int dealer = 0;                                 ///< the entrant who dealt first
    bool ended = true;                              ///< false if given up
    std::array<EntrantResult, kMaxSeats> results{}; ///< by entrant
};

/// The games that an entrant lost because its program failed.
struct ProgramFaults {
    std::uint64_t count = 0;
    std::string first; ///< what went wrong in one of them
};

struct TournamentResults {
    std::vector<std::vector<Game>> games; ///< by number, then seating; empty: not played
    std::vector<Durations> thinking;      ///< by entrant: times of all moves with a choice
    std::vector<ProgramFaults> faults;    ///< by entrant
    bool stopped = false;                 ///< before all games were played
    std::string failure;                  ///< why it was aborted, or empty
    bool cannotWrite = false;             ///< the failure is about writing a record
};

/// Plays all games. The results, apart from times, do not depend on the number of threads: the
/// packs of a game and our own players' seeds are derived from the seed and its number, its dealer
/// and what programs receive from the number alone, and are the same in every seating.
/// @param keepGoing called regularly on the calling thread with the number of games played out of
/// setup.count; if it returns false, the tournament stops with partial results.
TournamentResults runTournament(const TournamentSetup& setup,
                                const std::function<bool(std::uint64_t played)>& keepGoing);

} // namespace settebello::cli

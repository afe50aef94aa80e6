// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/statistics.h"
#include "players/player.h"
#include "json/rules_json.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace settebello::cli {

/// What is to be played: entrants, who change seats if sides are exchanged. With teams an entrant
/// is a side; without, the players at every n-th seat.
struct TournamentSetup {
    NamedRules rules;
    std::vector<std::string> levels; ///< one a seat, as seated when nothing is exchanged
    int entrants = 2;                ///< 2 … seats; entrant e has the seats e, e + entrants, …
    bool singleDeals = false;        ///< a game is the first round of a match, otherwise a match
    bool swap = false;               ///< each game again until every entrant had every seat
    std::uint64_t count = 1;         ///< games without swap, or times that all seatings are played
    std::uint64_t seed = 0;
    int threads = 1;
    Limits limits;                                ///< of each answer
    std::string limitedLevel;                     ///< that they hold for; empty: all
    std::optional<std::filesystem::path> records; ///< a folder: each game is written there

    Limits limitsOf(const std::string& level) const {
        return limitedLevel.empty() || level == limitedLevel ? limits : Limits();
    }
    int seatings() const { return swap ? entrants : 1; }
    /// Who has a seat. @param seating 0 … seatings() − 1.
    int entrantAt(int seat, int seating) const { return (seat + seating) % entrants; }
    const std::string& levelAt(int seat, int seating) const {
        return levels[static_cast<std::size_t>(seat + seating) % levels.size()];
    }
};

/// A match that has not ended after this many rounds, which losing points can cause, is given up
/// as a tie.
inline constexpr int kMostRounds = 200;

/// How a game went.
struct Game {
    enum class Outcome : std::uint8_t { Loss, Tie, Win };
    struct Part {
        Outcome outcome = Outcome::Tie;
        double points = 0; ///< the mean of its sides' minus the mean of all others'
    };
    int rounds = 0;
    int dealer = 0;                      ///< the entrant that dealt first
    bool ended = true;                   ///< not given up
    std::array<Part, kMaxSeats> parts{}; ///< by entrant
};

struct TournamentResults {
    std::vector<std::vector<Game>> games; ///< by number, then seating; empty: not played
    std::vector<Durations> thinking;      ///< by entrant: of each answer, if there was a choice
    bool stopped = false;                 ///< before all was played
    std::string failure;                  ///< why it could not go on, or empty
    bool cannotWrite = false;             ///< the failure is that of a record
};

/// Plays it all; what comes out, times aside, depends on nothing but the setup without its threads:
/// pack, dealer and the players' seeds of a game come from the seed and the game's number, and are
/// the same in every seating.
/// @param goOn asked now and then, on the calling thread, with how many of setup.count are
/// played; false stops it all with what there is.
TournamentResults runTournament(const TournamentSetup& setup,
                                const std::function<bool(std::uint64_t played)>& goOn);

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/statistics.h"
#include "cli/simulate/tournament.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace settebello::cli {

/// What an entrant made of some of its games.
struct Tallied {
    std::uint64_t games = 0;
    Ratio wins; ///< a game; so the next two
    Ratio ties;
    Ratio losses;
    Ratio points; ///< a round: own minus the others'
};

/// What an entrant made of all.
struct Standing {
    std::string name; ///< its level, or levels
    Tallied all;
    Tallied dealing; ///< the games in which it dealt first
    Tallied other;
    Durations thinking;
};

/// A tournament as it is presented.
struct Summary {
    std::uint64_t played = 0; ///< of setup.count
    std::uint64_t games = 0;
    std::uint64_t givenUp = 0; ///< games of kMostRounds rounds
    std::vector<Standing> standings;
};

Summary summarize(const TournamentSetup& setup, const TournamentResults& results);

/// One object on one line; `--help simulate` has its keys. Bytes that are no UTF-8 become U+FFFD.
std::string summaryJson(const TournamentSetup& setup, const TournamentResults& results,
                        const Summary& summary);
/// Tables for people.
void printSummary(const TournamentSetup& setup, const TournamentResults& results,
                  const Summary& summary, std::ostream& out);

} // namespace settebello::cli

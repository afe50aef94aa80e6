// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/simulate/statistics.h"
#include "cli/simulate/tournament.h"
#include "support/ratio.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace settebello::cli {

/// An entrant's results in some of its games.
struct Totals {
    std::uint64_t games = 0;
    Ratio wins; ///< per game, as are ties and losses
    Ratio ties;
    Ratio losses;
    Ratio points; ///< per round: own minus the others'
};

/// An entrant's results in all games.
struct Standing {
    std::string name; ///< its level or levels
    Totals all;
    Totals dealing; ///< the games in which it dealt first
    Totals other;
    Durations thinking;
    ProgramFaults faults;
};

/// The results of a tournament, ready to print.
struct Summary {
    std::uint64_t played = 0; ///< of setup.count
    std::uint64_t games = 0;
    std::uint64_t givenUp = 0; ///< games stopped after kMaxRounds rounds
    std::vector<Standing> standings;
};

Summary summarize(const TournamentSetup& setup, const TournamentResults& results);

/// One JSON object on one line; see `--help simulate`. Bytes that are not UTF-8 become U+FFFD.
std::string summaryJson(const TournamentSetup& setup, const TournamentResults& results,
                        const Summary& summary);
/// Prints human-readable tables.
void printSummary(const TournamentSetup& setup, const TournamentResults& results,
                  const Summary& summary, std::ostream& out);

} // namespace settebello::cli

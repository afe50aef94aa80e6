// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/player_totals.h"
#include "storage/record.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace settebello::cli {

/// A record and what its analysis found.
struct AnalysedMatch {
    std::string file;
    Record record;
    Analysis analysis;
    bool isComplete = false; ///< not stopped
};

/// The totals of one player over all matches. Players are told apart by name and kind; those
/// without a name by seat and kind.
struct AnalysedPlayer {
    RecordedPlayer player;
    int seat = 0; ///< in the first match
    PlayerTotals totals;
};
std::vector<AnalysedPlayer> playersOf(const std::vector<AnalysedMatch>& matches);

/// Prints every marked decision and the totals.
void printText(const std::vector<AnalysedMatch>& matches, std::ostream& out);
/// The same as one JSON object (interfaces.md §4).
void printJson(const std::vector<AnalysedMatch>& matches, std::ostream& out);

} // namespace settebello::cli

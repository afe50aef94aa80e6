// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/player_totals.h"
#include "coach/marked_reasons.h"
#include "storage/record.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace settebello::cli {

/// A record and what its analysis found.
struct AnalysedRecord {
    Record record;
    Analysis analysis;
    std::vector<MarkedReasons> reasons; ///< of the marked decisions
    bool isComplete = false;            ///< not stopped
};

/// The totals of one player over all matches. Players are told apart by name and kind, and those of
/// one match who have both in common are counted.
struct AnalysedPlayer {
    SeatSetup player;
    int number = 1; ///< among those of the same name and kind, in the order of seats
    PlayerTotals totals;
};
/// The number of the player at a seat.
int numberOf(const Record& record, std::size_t seat);
std::vector<AnalysedPlayer> playersOf(const std::vector<AnalysedRecord>& matches);

/// Prints every marked decision and the totals.
void printText(const std::vector<AnalysedRecord>& matches, std::ostream& out);
/// Prints every marked decision and the totals as one JSON object (interfaces.md §4).
void printJson(const std::vector<AnalysedRecord>& matches, std::ostream& out);

} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/match_summary.h"
#include "storage/versioned_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// The matches that were counted, as statistics.json keeps them (format "settebello.statistics",
/// version 1). A match is there once, however often its record is come across.
struct Statistics {
    std::vector<MatchSummary> matches; ///< in the order in which they ended
    /// Records that do not count: people against people, or forgotten when all was cleared.
    std::vector<std::string> passedOver;
    bool operator==(const Statistics&) const = default;
};

/// Adds a match, in place of the one with the same fingerprint or the same record, if there is one.
void addMatch(Statistics& statistics, MatchSummary match);

/// True if this record has been looked at: its match is counted or passed over.
bool knowsRecord(const Statistics& statistics, std::string_view name);

/// What came of reading statistics.json. Reading never fails: at worst it yields no matches and
/// says why.
struct StatisticsRead : VersionedFile {
    Statistics statistics;
};

/// Reads statistics.json, in the manner of readSettings().
StatisticsRead readStatistics(const std::filesystem::path& file);

/// Writes it, in the manner of writeSettings().
std::optional<Fault> writeStatistics(const std::filesystem::path& file,
                                     const Statistics& statistics);

/// The text that writeStatistics writes.
std::string statisticsText(const Statistics& statistics);

/// Reads such a text, with a fault for each single bad key. It costs itself alone, or if without it
/// the match cannot be placed (match, date, variant, level, won), that match.
/// @return Unrecognized if it holds no statistics at all; Newer with whatever could be understood.
FileVersion parseStatistics(std::string_view text, Statistics& statistics, Faults& faults);

} // namespace settebello

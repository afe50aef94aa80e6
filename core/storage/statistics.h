// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file_sizes.h"
#include "storage/match_summary.h"
#include "storage/versioned_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace settebello {

/// The matches that count, as in statistics.json (format "settebello.statistics", version 1). A
/// match counts once, however many copies of its record there are.
struct Statistics {
    std::vector<MatchSummary> matches; ///< in the order in which they ended
    /// Records that do not count: people against people, or cleared by the player.
    std::vector<std::string> ignoredRecords;
    bool operator==(const Statistics&) const = default;
};

/// Adds a match. Replaces the one with the same record, if there is one. Of matches with the same
/// fingerprint, such as a copy played in the same way, the earliest counts, and the records of
/// later ones are ignored. Of matches with the same cards, all but the first are among those whose
/// cards were known.
void addMatch(Statistics& statistics, MatchSummary match);

/// True if this record has been read before: its match counts or is ignored.
bool knowsRecord(const Statistics& statistics, std::string_view name);

/// The text of statistics.json.
std::string statisticsText(const Statistics& statistics);

/// Reads such a text. A bad key is a fault and is ignored; one that the match needs (match, date,
/// variant, level, won) makes that match ignored.
/// @return Unrecognized if it holds no statistics at all; Newer with whatever could be understood.
FileVersion parseStatistics(std::string_view text, Statistics& statistics, Faults& faults);

inline constexpr FileFormat<Statistics> kStatisticsFormat{kMaxStatisticsSize, parseStatistics,
                                                          statisticsText};

} // namespace settebello

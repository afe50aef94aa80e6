// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/match_summary.h"

#include <span>
#include <string>
#include <vector>

namespace settebello {

/// Selects matches; an empty value selects all.
struct StatisticsFilter {
    std::string variant; ///< the key of a group by GroupBy::Variant
    std::string level;   ///< as in MatchSummary
    std::string year;    ///< "2026"
    /// The matches whose cards somebody may have known before (cardsAreKnown()), or which had been
    /// played before; otherwise all the others.
    bool codeGiven = false;
    bool operator==(const StatisticsFilter&) const = default;
};

/// Sums over some matches.
struct MatchTotals {
    int matches = 0;
    int won = 0; ///< the others were lost
    int rounds = 0;
    int longestRun = 0; ///< of matches won one after the other
    int bestRound = 0;  ///< the most points in one round
    MatchSummary::Share ours;
    MatchSummary::Share theirs;
    bool operator==(const MatchTotals&) const = default;

    int lost() const { return matches - won; }
};

/// What matches are grouped by. The key of a variant is its preset's id, for house rules that have
/// a name followed by '/' and that name.
enum class GroupBy { Variant, Level, Year, Month };

/// The value by which a match is in a group.
std::string groupKey(const MatchSummary& match, GroupBy by);

struct MatchGroup {
    std::string key; ///< the value that the matches share, such as "2026-11" for a month
    MatchTotals totals;
    bool operator==(const MatchGroup&) const = default;
};

bool passes(const MatchSummary& match, const StatisticsFilter& filter);

/// The matches that pass the filter, in their order.
std::vector<MatchSummary> filtered(std::span<const MatchSummary> matches,
                                   const StatisticsFilter& filter);

/// @param matches in the order in which they ended.
MatchTotals totalsOf(std::span<const MatchSummary> matches);

/// One group for each value that occurs, sorted by it. @param matches as above.
std::vector<MatchGroup> grouped(std::span<const MatchSummary> matches, GroupBy by);

} // namespace settebello

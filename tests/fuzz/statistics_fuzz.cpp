// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"

#include "storage/statistics.h"
#include "storage/statistics_totals.h"

using namespace settebello;

/// Arbitrary bytes as statistics: the result can be summed up and survives a round trip.
SETTEBELLO_FUZZ_TARGET(statistics, const std::uint8_t* data, std::size_t size) {
    Statistics statistics;
    Faults faults;
    const FileVersion version = parseStatistics(asText(data, size), statistics, faults);
    mustHold(version == FileVersion::Supported || !faults.empty(), "unsupported files have faults");
    const MatchTotals totals = totalsOf(statistics.matches);
    mustHold(totals.won <= totals.matches && totals.longestRun <= totals.won,
             "totals are consistent");
    for (const GroupBy by : {GroupBy::Variant, GroupBy::Level, GroupBy::Year, GroupBy::Month}) {
        int matches = 0;
        for (const MatchGroup& group : grouped(statistics.matches, by)) {
            matches += group.totals.matches;
        }
        mustHold(matches == totals.matches, "each match is in one group");
    }
    Statistics again;
    Faults none;
    parseStatistics(statisticsText(statistics), again, none);
    mustHold(version == FileVersion::Unrecognized || (none.empty() && again == statistics),
             "statistics survive a round trip");
    return 0;
}

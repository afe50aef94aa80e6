// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/statistics_totals.h"

#include <algorithm>
#include <map>

namespace settebello {

namespace {

constexpr std::size_t kYearLength = 4;
constexpr std::size_t kMonthLength = 7;

void add(MatchSummary::Share& sum, const MatchSummary::Share& share) {
    sum.score += share.score;
    sum.sweeps += share.sweeps;
    sum.points += share.points;
}

} // namespace

std::string groupKey(const MatchSummary& match, GroupBy by) {
    switch (by) {
    case GroupBy::Variant:
        return match.rulesName.empty() ? match.variant : match.variant + '/' + match.rulesName;
    case GroupBy::Level:
        return match.level;
    case GroupBy::Year:
        return match.date.substr(0, kYearLength);
    case GroupBy::Month:
        break;
    }
    return match.date.substr(0, kMonthLength);
}

bool passes(const MatchSummary& match, const StatisticsFilter& filter) {
    const auto isWanted = [](const std::string& wanted, const std::string& value) {
        return wanted.empty() || wanted == value;
    };
    return isWanted(filter.variant, groupKey(match, GroupBy::Variant)) &&
           isWanted(filter.level, match.level) && match.codeGiven == filter.codeGiven &&
           isWanted(filter.year, groupKey(match, GroupBy::Year));
}

std::vector<MatchSummary> filtered(std::span<const MatchSummary> matches,
                                   const StatisticsFilter& filter) {
    std::vector<MatchSummary> passing;
    std::copy_if(matches.begin(), matches.end(), std::back_inserter(passing),
                 [&](const MatchSummary& match) { return passes(match, filter); });
    return passing;
}

MatchTotals totalsOf(std::span<const MatchSummary> matches) {
    MatchTotals totals;
    int run = 0;
    for (const MatchSummary& match : matches) {
        ++totals.matches;
        totals.won += match.won ? 1 : 0;
        totals.rounds += match.rounds;
        run = match.won ? run + 1 : 0;
        totals.longestRun = std::max(totals.longestRun, run);
        totals.bestRound = std::max(totals.bestRound, match.bestRound);
        add(totals.ours, match.ours);
        add(totals.theirs, match.theirs);
    }
    return totals;
}

std::vector<MatchGroup> grouped(std::span<const MatchSummary> matches, GroupBy by) {
    std::map<std::string, std::vector<MatchSummary>> byKey;
    for (const MatchSummary& match : matches) {
        byKey[groupKey(match, by)].push_back(match);
    }
    std::vector<MatchGroup> groups;
    groups.reserve(byKey.size());
    for (const auto& [key, group] : byKey) {
        groups.push_back({key, totalsOf(group)});
    }
    return groups;
}

} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/statistics_totals.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using Keys = std::vector<std::string>;

MatchSummary match(const char* date, const char* variant, const char* level, bool won,
                   int bestRound, int sweeps, int coins) {
    MatchSummary counted;
    counted.date = date;
    counted.variant = variant;
    counted.level = level;
    counted.won = won;
    counted.rounds = 3;
    counted.bestRound = bestRound;
    counted.ours.sweeps = sweeps;
    counted.ours.points[ScoringItem::Suit] = coins;
    counted.theirs.points[ScoringItem::Suit] = 3 - coins;
    counted.theirs.points[ScoringItem::TwoOfBatons] = -5;
    return counted;
}

const std::vector<MatchSummary> kMatches{
    match("2024-12-31 23:00:00", "scopa", "casual", true, 4, 2, 1),
    match("2025-01-01 00:10:00", "scopa", "good", true, 6, 0, 2),
    match("2025-01-15 20:00:00", "scopone", "good", true, 3, 5, 3),
    match("2025-03-02 20:00:00", "scopa", "good", false, 5, 1, 0),
    match("2026-03-02 20:00:00", "scopa", "mixed", true, 2, 0, 1),
};

Keys keys(GroupBy by) {
    Keys all;
    for (const MatchGroup& group : grouped(kMatches, by)) {
        all.push_back(group.key);
    }
    return all;
}

TEST(StatisticsTotals, AddUp) {
    const MatchTotals totals = totalsOf(kMatches);
    EXPECT_EQ(totals.matches, 5);
    EXPECT_EQ(totals.won, 4);
    EXPECT_EQ(totals.lost(), 1);
    EXPECT_EQ(totals.rounds, 15);
    EXPECT_EQ(totals.longestRun, 3);
    EXPECT_EQ(totals.bestRound, 6);
    EXPECT_EQ(totals.ours.sweeps, 8);
    EXPECT_EQ(totals.ours.points[ScoringItem::Suit], 7);
    EXPECT_EQ(totals.theirs.points[ScoringItem::Suit], 8);
    EXPECT_EQ(totals.theirs.points[ScoringItem::TwoOfBatons], -25);
    EXPECT_EQ(totalsOf({}), MatchTotals{});
}

TEST(StatisticsTotals, FiltersCombine) {
    EXPECT_EQ(filtered(kMatches, {}), kMatches);
    EXPECT_EQ(filtered(kMatches, {"scopa", "", ""}).size(), 4U);
    EXPECT_EQ(filtered(kMatches, {"scopa", "good", ""}).size(), 2U);
    EXPECT_EQ(filtered(kMatches, {"", "", "2025"}).size(), 3U);
    EXPECT_EQ(filtered(kMatches, {"scopone", "good", "2025"}),
              std::vector<MatchSummary>{kMatches[2]});
    EXPECT_TRUE(filtered(kMatches, {"scopone", "good", "2026"}).empty());
}

TEST(StatisticsTotals, HouseRulesWithANameAreAGameOfTheirOwn) {
    std::vector<MatchSummary> matches = kMatches;
    matches[0].rulesName = matches[2].rulesName = "scopa";
    Keys games;
    for (const MatchGroup& group : grouped(matches, GroupBy::Variant)) {
        games.push_back(group.key);
    }
    EXPECT_EQ(games, (Keys{"scopa", "scopa/scopa", "scopone/scopa"}));
    EXPECT_EQ(filtered(matches, {"scopone/scopa", "", ""}), std::vector<MatchSummary>{matches[2]});
    EXPECT_EQ(filtered(matches, {"scopa", "", ""}).size(), 3U);
}

TEST(StatisticsTotals, MatchesOfKnownCodesCountSeparately) {
    std::vector<MatchSummary> matches = kMatches;
    matches[1].code = "SCOPA-2-2PF2D-BSQQG-AH";
    matches[2].code = matches[1].code;
    matches[2].codeGiven = true;
    EXPECT_EQ(filtered(matches, {}).size(), 4U) << "nobody had the code of the second";
    StatisticsFilter known;
    known.codeGiven = true;
    EXPECT_EQ(filtered(matches, known), std::vector<MatchSummary>{matches[2]});
}

TEST(StatisticsTotals, GroupsContainEveryMatchOnce) {
    EXPECT_EQ(keys(GroupBy::Variant), (Keys{"scopa", "scopone"}));
    EXPECT_EQ(keys(GroupBy::Level), (Keys{"casual", "good", "mixed"}));
    EXPECT_EQ(keys(GroupBy::Year), (Keys{"2024", "2025", "2026"}));
    EXPECT_EQ(keys(GroupBy::Month), (Keys{"2024-12", "2025-01", "2025-03", "2026-03"}));
    for (const GroupBy by : {GroupBy::Variant, GroupBy::Level, GroupBy::Year, GroupBy::Month}) {
        int matches = 0;
        for (const MatchGroup& group : grouped(kMatches, by)) {
            matches += group.totals.matches;
        }
        EXPECT_EQ(matches, 5);
    }
    EXPECT_EQ(grouped(kMatches, GroupBy::Variant)[0].totals.longestRun, 2)
        << "runs are those of the group's own matches";
}

} // namespace
} // namespace settebello

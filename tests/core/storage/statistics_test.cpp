// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/statistics.h"

#include "rules/scoring_items.h"
#include "temporary_folder.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace settebello {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

constexpr const char* kFile = "statistics.json";

Texts texts(const Faults& faults) {
    Texts all;
    for (const Fault& fault : faults) {
        all.push_back(fault.text());
    }
    return all;
}

MatchSummary match(const char* id, const char* record, const char* date) {
    MatchSummary counted;
    counted.record = record;
    counted.match = id;
    counted.date = date;
    counted.variant = "scopa";
    counted.level = "casual";
    counted.won = true;
    counted.rounds = 3;
    counted.bestRound = 5;
    counted.ours.score = 12;
    counted.ours.sweeps = 2;
    counted.ours.points[ScoringItem::Sweeps] = 2;
    counted.ours.points[ScoringItem::TwoOfBatons] = -5;
    counted.theirs.score = 7;
    return counted;
}

Statistics some() {
    Statistics statistics;
    statistics.matches = {match("00000000000000aa", "a.scopa.json", "2025-01-01 10:00:00"),
                          match("00000000000000bb", "b.scopa.json", "2026-01-01 10:00:00")};
    statistics.matches[1].level = std::string(kMixedLevels);
    statistics.matches[1].rulesName = "Nonna's";
    statistics.matches[1].code = "SCOPA-3-ZZZZZ-ZZZZZ-AD";
    statistics.matches[1].codeGiven = true;
    statistics.matches[1].seat = 2;
    statistics.ignoredRecords = {"c.scopa.json"};
    return statistics;
}

TEST(Statistics, RoundTrip) {
    const TemporaryFolder folder;
    for (const Statistics& statistics : {Statistics{}, some()}) {
        EXPECT_EQ(writeVersionedFile(kStatisticsFormat, folder.path(kFile), statistics),
                  std::nullopt);
        const FileRead<Statistics> read = readVersionedFile(kStatisticsFormat, folder.path(kFile));
        EXPECT_EQ(read.value, statistics);
        EXPECT_EQ(texts(read.faults), Texts{});
        EXPECT_FALSE(read.readOnly);
        EXPECT_EQ(folder.names(), Texts{kFile});
    }
}

TEST(Statistics, AreWrittenSortedAndIndented) {
    Statistics one;
    one.matches = {match("00000000000000aa", "a.scopa.json", "2025-01-01 10:00:00")};
    EXPECT_EQ(statisticsText(one), R"({
  "format": "settebello.statistics",
  "matches": [
    {
      "bestRound": 5,
      "date": "2025-01-01 10:00:00",
      "level": "casual",
      "match": "00000000000000aa",
      "ours": {
        "points": {
          "sweeps": 2,
          "twoOfBatons": -5
        },
        "score": 12,
        "sweeps": 2
      },
      "record": "a.scopa.json",
      "rounds": 3,
      "theirs": {
        "points": {},
        "score": 7,
        "sweeps": 0
      },
      "variant": "scopa",
      "won": true
    }
  ],
  "passedOver": [],
  "version": 1
}
)");
}

TEST(Statistics, CountAMatchOnce) {
    Statistics statistics = some();
    addMatch(statistics, statistics.matches[0]);
    EXPECT_EQ(statistics, some());
    MatchSummary copy = match("00000000000000aa", "copy.scopa.json", "2027-01-01 10:00:00");
    addMatch(statistics, copy);
    EXPECT_EQ(statistics.matches, some().matches)
        << "a copy played in the same way: the first match counts";
    EXPECT_TRUE(knowsRecord(statistics, "copy.scopa.json"));
    MatchSummary renamed = some().matches[0];
    renamed.record = "renamed.scopa.json";
    addMatch(statistics, renamed);
    EXPECT_EQ(statistics.matches.size(), 2U);
    EXPECT_FALSE(knowsRecord(statistics, "a.scopa.json"));
    MatchSummary again = match("00000000000000cc", "b.scopa.json", "2024-07-01 10:00:00");
    addMatch(statistics, again);
    EXPECT_EQ(statistics.matches, (std::vector<MatchSummary>{again, renamed}))
        << "what a record says now counts; in the order of the dates";
    EXPECT_TRUE(knowsRecord(statistics, "c.scopa.json")) << "an ignored record";
    EXPECT_FALSE(knowsRecord(statistics, "a.scopa.json"));
}

/// A code can be dealt again, and a copy of an unfinished match played to its end.
TEST(Statistics, OnlyTheFirstMatchOfTheSameCardsIsOneOfUnknownCards) {
    const auto of = [](const char* id, const char* date, const char* code, const char* deal) {
        MatchSummary summary = match(id, "", date);
        summary.code = code;
        summary.deal = deal;
        return summary;
    };
    constexpr char kCode[] = "SCOPA-3-ZZZZZ-ZZZZZ-AD";
    constexpr char kDeal[] = "00000000000000dd";
    Statistics statistics;
    addMatch(statistics, of("00000000000000a3", "2026-01-03 10:00:00", kCode, ""));
    EXPECT_FALSE(statistics.matches[0].codeGiven);
    addMatch(statistics, of("00000000000000a4", "2026-01-04 10:00:00", kCode, ""));
    addMatch(statistics, of("00000000000000a1", "2026-01-01 10:00:00", "", kDeal));
    addMatch(statistics, of("00000000000000a2", "2026-01-02 10:00:00", "", kDeal));
    addMatch(statistics, of("00000000000000a5", "2026-01-05 10:00:00", "", ""));
    addMatch(statistics, of("00000000000000a6", "2026-01-06 10:00:00", "", "")); // of old versions
    const auto known = [](const Statistics& all) {
        std::string flags;
        for (const MatchSummary& each : all.matches) {
            flags += each.codeGiven ? '1' : '0';
        }
        return flags;
    };
    EXPECT_EQ(known(statistics), "010100");
    Statistics read;
    Faults faults;
    parseStatistics(statisticsText(statistics), read, faults);
    EXPECT_EQ(texts(faults), Texts{});
    EXPECT_EQ(read, statistics);
    std::string before = statisticsText(statistics); // of a version that counted all
    for (std::size_t at; (at = before.find("\"codeGiven\": true")) != std::string::npos;) {
        before.replace(at, 17, "\"codeGiven\": false");
    }
    parseStatistics(before, read, faults);
    EXPECT_EQ(known(read), "010100");
}

TEST(Statistics, MatchesWithoutARecordAreDistinct) {
    Statistics statistics;
    addMatch(statistics, match("00000000000000aa", "", "2025-01-01 10:00:00"));
    addMatch(statistics, match("00000000000000bb", "", "2025-01-01 10:00:00"));
    EXPECT_EQ(statistics.matches.size(), 2U);
}

/// "allCoins, allSevens, …"
std::string namesOfItems() {
    std::set<std::string_view> sorted;
    for (const ScoringItemInfo& info : kScoringItems) {
        sorted.insert(info.name);
    }
    std::string names;
    for (const std::string_view name : sorted) {
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    return names;
}

struct BadKey {
    const char* from; ///< in the text of some(), at its first place
    const char* to;
    Texts faults;
    int matches; ///< the number that is left
};

class StatisticsBadKey : public testing::TestWithParam<BadKey> {};

TEST_P(StatisticsBadKey, IsIgnoredAloneOrWithItsMatch) {
    std::string text = statisticsText(some());
    const std::size_t at = text.find(GetParam().from);
    ASSERT_NE(at, std::string::npos);
    text.replace(at, std::string(GetParam().from).size(), GetParam().to);
    const TemporaryFolder folder;
    folder.write(kFile, text);
    const FileRead<Statistics> read = readVersionedFile(kStatisticsFormat, folder.path(kFile));
    EXPECT_EQ(texts(read.faults), GetParam().faults);
    EXPECT_EQ(static_cast<int>(read.value.matches.size()), GetParam().matches);
    EXPECT_EQ(read.value.matches.back(), some().matches.back()) << "the others are whole";
    EXPECT_FALSE(read.readOnly);
    EXPECT_FALSE(read.setAside);
    EXPECT_EQ(folder.read(kFile), text) << "reading changes nothing";
    EXPECT_EQ(writeVersionedFile(kStatisticsFormat, folder.path(kFile), read.value), std::nullopt);
    EXPECT_EQ(folder.read("statistics.json.broken-1"), text) << "nothing is lost on writing";
    EXPECT_TRUE(readVersionedFile(kStatisticsFormat, folder.path(kFile)).faults.empty());
}

const BadKey kBadKeys[] = {
    {R"("bestRound": 5)",
     R"("bestRound": "five")",
     {R"(/matches/0/bestRound: "five" is not one of 0 … 1000)"},
     2},
    {R"("rounds": 3)",
     R"("rounds": 1e999)",
     {"/matches/0/rounds: 1e+308 is not one of 0 … 1000"},
     2},
    {R"("score": 12)",
     R"("score": 99999999999999999999)",
     {"/matches/0/ours/score: 1e+20 is not one of -1000 … 1000"},
     2},
    {R"("twoOfBatons": -5)",
     R"("moon": 1)",
     {"/matches/0/ours/points/moon: unknown key, not one of " + namesOfItems()},
     2},
    {R"("record": "a.scopa.json")",
     R"("record": "../a")",
     {R"(/matches/0/record: "../a" is not a file name)"},
     2},
    {R"("ours": {)",
     R"("ours": [], "other": {)",
     {"/matches/0/ours: [] is not an object",
      "/matches/0/other: unknown key, not one of bestRound, code, codeGiven, date, deal, level, "
      "match, ours, record, rounds, rulesName, seat, theirs, variant, won"},
     2},
    {R"("won": true)", R"("won": 1)", {"/matches/0/won: 1 is not one of true, false"}, 1},
    {R"("level": "casual")", R"("level": "hal")", {R"(/matches/0/level: "hal" is not a level)"}, 1},
    {R"("level": "casual")",
     R"("level": "engine:rm")",
     {R"(/matches/0/level: "engine:rm" is not a level)"},
     1},
    {R"("date": "2025-01-01 10:00:00",)", "", {"/matches/0/date: is missing"}, 1},
    {R"("date": "2025-01-01 10:00:00")",
     R"("date": "2025-13-01 10:00:00")",
     {R"(/matches/0/date: "2025-13-01 10:00:00" is not a date and time)"},
     1},
    {R"("variant": "scopa")",
     R"("variant": "Scopa!")",
     {R"(/matches/0/variant: "Scopa!" is not a name of small letters, digits and -)"},
     1},
    {R"("match": "00000000000000aa")",
     R"("match": "aa")",
     {R"(/matches/0/match: "aa" is not 16 hexadecimal digits)"},
     1},
    {R"("match": "00000000000000aa")",
     R"("code": "Scopa", "match": "00000000000000aa")",
     {R"(/matches/0/code: "Scopa" is not a deal code)"},
     2},
    {R"("match": "00000000000000aa")",
     R"("code": "SCOPA-Z", "seat": 6, "match": "00000000000000aa")",
     {"/matches/0/seat: 6 is not one of 0 … 5"},
     2},
    {R"("matches": [)", R"("matches": [7, )", {"/matches/0: 7 is not an object"}, 2},
    {R"("passedOver": [)", R"("passedOver": [1, )", {"/passedOver/0: 1 is not a file name"}, 2},
};

INSTANTIATE_TEST_SUITE_P(All, StatisticsBadKey, testing::ValuesIn(kBadKeys));

TEST(Statistics, ADuplicateMatchCountsOnce) {
    Statistics twice = some();
    twice.matches.push_back(twice.matches[0]);
    Statistics read;
    Faults faults;
    EXPECT_EQ(parseStatistics(statisticsText(twice), read, faults), FileVersion::Supported);
    EXPECT_EQ(read, some());
    EXPECT_EQ(texts(faults), Texts{"/matches/2: appears twice"});
}

TEST(Statistics, AnUnrecognizedFileIsSetAside) {
    const std::string whole = statisticsText(some());
    std::vector<std::string> broken{
        "",
        "null",
        "[]",
        "\xff\xfe\0\1",
        R"({"format": "settebello.settings", "version": 1})",
        R"({"format": "settebello.statistics", "version": 1})",
        R"({"format": "settebello.statistics", "version": 1, "matches": {}})",
        R"({"format": "settebello.statistics", "version": 0, "matches": []})"};
    for (std::size_t length = 1; length + 2 < whole.size(); length += 97) {
        broken.push_back(whole.substr(0, length)); // as after a power failure
    }
    for (const std::string& text : broken) {
        const TemporaryFolder folder;
        folder.write(kFile, text);
        const FileRead<Statistics> read = readVersionedFile(kStatisticsFormat, folder.path(kFile));
        EXPECT_EQ(read.value.matches.size(), 0U) << text;
        EXPECT_GE(read.faults.size(), 1U) << text;
        EXPECT_EQ(read.setAside, folder.path("statistics.json.broken-1"));
        EXPECT_FALSE(read.readOnly);
        EXPECT_EQ(writeVersionedFile(kStatisticsFormat, folder.path(kFile), some()), std::nullopt);
        EXPECT_EQ(folder.read("statistics.json.broken-1"), text);
    }
}

TEST(Statistics, ANewerFileIsReadOnly) {
    std::string newer = statisticsText(some());
    newer.replace(newer.find("\"version\": 1"), 12, "\"version\": 2, \"moon\": []");
    const TemporaryFolder folder;
    folder.write(kFile, newer);
    const FileRead<Statistics> read = readVersionedFile(kStatisticsFormat, folder.path(kFile));
    EXPECT_TRUE(read.readOnly);
    EXPECT_EQ(read.value, some()) << "what is understood is shown";
    EXPECT_EQ(texts(read.faults), Texts{"/version: 2 is not known here: the file is newer than "
                                        "this program, which reads version 1"});
    EXPECT_TRUE(writeVersionedFile(kStatisticsFormat, folder.path(kFile), Statistics{}));
    EXPECT_EQ(folder.read(kFile), newer);
    EXPECT_EQ(folder.names(), Texts{kFile});
}

TEST(Statistics, ANewerFileWithoutMatchesIsLeftAlone) {
    const TemporaryFolder folder;
    folder.write(kFile, R"({"format": "settebello.statistics", "version": 9})");
    EXPECT_TRUE(readVersionedFile(kStatisticsFormat, folder.path(kFile)).readOnly);
    EXPECT_EQ(folder.names(), Texts{kFile});
}

} // namespace
} // namespace settebello

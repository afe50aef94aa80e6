// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/match_summary.h"

#include "game/match_id.h"
#include "project_file.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

namespace settebello {
namespace {

constexpr const char* kDate = "2026-11-21 18:05:00";

/// A match of scopa between two players that ended 13 to 3, written by settebello-cli.
Record keptRecord() {
    std::ifstream in(projectFile("tests/data/records/scopa-13-3.scopa.json"));
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    Faults faults;
    auto record = readRecord(text, 1, faults);
    EXPECT_TRUE(record) << (faults.empty() ? "" : faults.front().text());
    record.value().date = kDate;
    record->file = "matches/a.scopa.json";
    return *record;
}

void seat(Record& record, const std::vector<std::string>& kinds) {
    record.setup.seats.clear();
    for (const std::string& kind : kinds) {
        record.setup.seats.push_back({"", kind});
    }
}

/// A match played at random to its end; its sweeps are counted from the events.
struct Played {
    Record record;
    std::vector<int> sweeps;
};

Played playAtRandom(const RuleSet& rules, std::uint64_t seed, const std::vector<std::string>& who) {
    Played played{{{{"", "scopa", rules}, {}}, Match(rules, seed), kDate}, {}};
    seat(played.record, who);
    played.sweeps.resize(static_cast<std::size_t>(rules.sides()));
    Match& match = played.record.match;
    Random random(seed);
    std::vector<Decision> legal;
    Events events;
    while (!match.over()) {
        if (match.needsDeal()) {
            match.deal(&events);
        }
        legalDecisions(match.view(match.turn()), legal);
        Decision decision = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        if (decision.kind == Decision::Kind::ClaimOut && random.below(20) != 0) {
            decision = legal.front();
        }
        match.apply(decision, &events);
    }
    for (const Event& event : events) {
        if (const auto* sweep = std::get_if<SweepMade>(&event)) {
            ++played.sweeps[static_cast<std::size_t>(sweep->side)];
        }
    }
    return played;
}

TEST(MatchSummary, MatchesACountByHand) {
    Record record = keptRecord();
    seat(record, {"human", "expert"});
    MatchSummary expected;
    expected.record = "a.scopa.json";
    expected.match = idWithoutRules(record.match);
    expected.date = kDate;
    expected.variant = "scopa";
    expected.level = "expert";
    expected.won = true;
    expected.rounds = 3;
    expected.bestRound = 5;
    // From the points of the three rounds: 5 + 4 + 4 against 0 + 2 + 1.
    expected.ours.score = 13;
    expected.ours.sweeps = 3;
    expected.ours.points[ScoringItem::Cards] = 2;
    expected.ours.points[ScoringItem::Suit] = 2;
    expected.ours.points[ScoringItem::Settebello] = 3;
    expected.ours.points[ScoringItem::Prime] = 3;
    expected.ours.points[ScoringItem::Sweeps] = 3;
    expected.theirs.score = 3;
    expected.theirs.sweeps = 1;
    expected.theirs.points[ScoringItem::Cards] = 1;
    expected.theirs.points[ScoringItem::Suit] = 1;
    expected.theirs.points[ScoringItem::Sweeps] = 1;
    expected.deal = dealId(record.match);
    EXPECT_EQ(summarizeMatch(record), expected);

    seat(record, {"expert", "human"});
    std::swap(expected.ours, expected.theirs);
    expected.won = false;
    expected.bestRound = 2;
    EXPECT_EQ(summarizeMatch(record), expected) << "from the other chair";
}

TEST(MatchSummary, IsFromTheSideOfThePeople) {
    struct Case {
        const char* preset;
        std::vector<std::string> kinds;
        std::optional<int> side;
        std::string level;
    };
    const Case cases[] = {
        {"scopa", {"human", "good"}, 0, "good"},
        {"scopa", {"good", "human"}, 1, "good"},
        {"scopa", {"human", "human"}, {}, ""},
        {"scopa", {"good", "good"}, {}, ""},
        {"scopa", {"human", "engine:./bot --fast"}, 0, "engine"},
        {"scopone", {"human", "casual", "master", "casual"}, 0, "casual"},
        {"scopone", {"human", "casual", "human", "casual"}, 0, "casual"},
        {"scopone", {"expert", "human", "good", "human"}, 1, "mixed"},
        {"scopone", {"human", "casual", "master", "human"}, {}, ""},
        {"scopone", {"human", "human", "human", "human"}, {}, ""},
    };
    for (const Case& c : cases) {
        Record record = playAtRandom(findPreset(c.preset)->rules, 7, c.kinds).record;
        EXPECT_EQ(ownSide(record.setup), c.side);
        const auto counted = summarizeMatch(record);
        ASSERT_EQ(counted.has_value(), c.side.has_value());
        if (counted) {
            EXPECT_EQ(counted->level, c.level);
            EXPECT_EQ(counted->won, record.match.result()->winner == *c.side);
        }
    }
}

TEST(MatchSummary, CountsTheSweepsOfARoundEndedByAClaim) {
    RuleSet three;
    three.table.players = 3;
    RuleSet claims = findPreset("scopone")->rules;
    claims.match.callingOut = true;
    int claimed = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        for (const RuleSet& rules : {three, claims}) {
            std::vector<std::string> who(static_cast<std::size_t>(rules.table.players), "good");
            who.back() = "human";
            const Played played = playAtRandom(rules, seed, who);
            const auto counted = summarizeMatch(played.record);
            ASSERT_TRUE(counted);
            const int side = rules.sideOf(rules.table.players - 1);
            int ours = 0;
            int theirs = 0;
            for (int other = 0; other < rules.sides(); ++other) {
                (other == side ? ours : theirs) += played.sweeps[static_cast<std::size_t>(other)];
            }
            EXPECT_EQ(counted->ours.sweeps, ours);
            EXPECT_EQ(counted->theirs.sweeps, theirs);
            claimed += played.record.match.played().back().scored ? 0 : 1;
        }
    }
    EXPECT_GE(claimed, 3) << "otherwise this test proves nothing";
}

TEST(MatchSummary, KeepsTheNameOfHouseRules) {
    Record record = keptRecord();
    seat(record, {kPerson, "good"});
    record.setup.rules.name = "Nonna's";
    EXPECT_EQ(summarizeMatch(record)->rulesName, "Nonna's");
    EXPECT_EQ(summarizeMatch(record)->variant, "scopa");
}

TEST(MatchSummary, IsMissingBeforeTheMatchIsOver) {
    Record record{{{}, {{"Anna", kPerson}, {"Ciro", "good"}}}, Match(RuleSet{}, 1)};
    EXPECT_FALSE(summarizeMatch(record));
    record.match.deal();
    EXPECT_FALSE(summarizeMatch(record));
}

TEST(MatchSummary, DatesComeFromTheNamesOfRecords) {
    EXPECT_EQ(dateFromFileName("2026-11-21 18.05.00 scopa.scopa.json"), kDate);
    EXPECT_EQ(dateFromFileName("2026-11-21 18.05.00 scopa (2).scopa.json"), kDate);
    for (const char* name : {"", "match-000001.scopa.json", "2026-13-21 18.05.00 scopa",
                             "2026-11-00 18.05.00", "2026-11-21 24.05.00", "2026-11-21 18.60.00",
                             "2026-11-21", "2026-11-2x 18.05.00", "2026.11.21 18.05.00 scopa"}) {
        EXPECT_EQ(dateFromFileName(name), "") << name;
    }
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/score_pad_file.h"

#include "core/storage/score_pad_helpers.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

#include <array>

namespace settebello {
namespace {

KeptScore scoreOf(const char* preset) {
    const RuleSet& rules = findPreset(preset)->rules;
    return {{"Casa", preset, rules},
            std::vector<std::string>(rules.table.players, "Anna"),
            ScorePad(rules)};
}

/// The faults of a file of scopa with these entries.
std::string faultsOf(const std::string& entries) {
    Faults faults;
    const auto score =
        readKeptScore(R"({"format":"settebello.scorepad","version":1,"base":"scopa",)"
                      R"("players":["A","B"],"entries":[)" +
                          entries + "]}",
                      faults);
    EXPECT_EQ(score.has_value(), faults.empty());
    return faults.empty() ? std::string() : faults.front().text();
}

TEST(ScorePadFile, IsReadAsItWasWritten) {
    KeptScore score = scoreOf("cirulla");
    RuleSet& rules = score.rules.rules;
    rules.match.callingOut = true;
    rules.scoring.wholeSuitWins = false;
    score.pad = ScorePad(rules);
    ASSERT_NO_FATAL_FAILURE(addEveryEntry(score.pad));
    Faults faults;
    const std::string text = keptScoreText(score);
    const auto read = readKeptScore(text, faults);
    ASSERT_TRUE(read) << faults.front().text();
    EXPECT_EQ(read->rules, score.rules);
    EXPECT_EQ(read->players, score.players);
    EXPECT_EQ(read->pad.entries(), score.pad.entries());
    EXPECT_EQ(read->pad.result(), score.pad.result());
    EXPECT_EQ(keptScoreText(*read), text);
}

TEST(ScorePadFile, SaysWhereItIsWrongAndWhatWasExpected) {
    const std::string round = R"({"round":{"owned":[["7D"],[]],"cards":0,"suit":1,"prime":null}})";
    EXPECT_EQ(faultsOf(round), "");
    struct Case {
        const char* entries;
        const char* fault;
    };
    const std::array cases{
        Case{R"({"sweep":2})", "/entries/0/sweep: 2 is not one of 0 … 1"},
        Case{R"({"swep":1})", "/entries/0/round: is missing"},
        Case{R"({"declaration":1,"points":3})", "/entries/0: declaration: not asked for here"},
        Case{R"({"claim":1,"piles":[[],[]]})", "/entries/0: claim: not asked for here"},
        Case{R"({"round":{}})", "/entries/0/round/owned: 7D is missing"},
        Case{R"({"round":{"owned":[["7D"],[]],"suit":1,"prime":1}})",
             "/entries/0/round/cards: is missing"},
        Case{R"({"round":{"cards":[23,18]}})", "/entries/0/round/cards/1: 18 is not one of 0 … 17"},
        Case{R"({"round":{"owned":[["7D"],["7D"]]}})",
             "/entries/0/round/owned/1/0: 7D appears twice or is not in the pack"},
        Case{R"({"round":{"owned":[["1D","2D","3D","4D","5D","6D"],[]],"suit":1}})",
             "/entries/0/round/suit: 1 is not a side that can have most"},
    };
    for (const Case& each : cases) {
        const std::string fault = faultsOf(each.entries);
        EXPECT_EQ(fault, each.fault);
    }
}

TEST(ScorePadFile, IsRefusedWhereTheMatchWasOverBefore) {
    const std::string sweeps = [] {
        std::string all;
        for (int i = 0; i < 11; ++i) {
            all += R"({"sweep":0},)";
        }
        return all;
    }();
    const std::string round = R"({"round":{"owned":[["7D"],[]],"cards":0,"suit":1,"prime":null}})";
    EXPECT_EQ(faultsOf(sweeps + round), "");
    EXPECT_EQ(faultsOf(sweeps + round + R"(,{"sweep":1})"),
              "/entries/12: the match was already over");
}

TEST(ScorePadFile, OfALaterVersionIsRefused) {
    Faults faults;
    EXPECT_FALSE(readKeptScore(R"({"format":"settebello.scorepad","version":2})", faults));
    ASSERT_EQ(faults.size(), 1U);
    EXPECT_EQ(faults.front().code, FaultCode::NewerVersion);
    EXPECT_EQ(faults.front().path, "/version");
}

} // namespace
} // namespace settebello

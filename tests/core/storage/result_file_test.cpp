// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/result_file.h"

#include "compare/code_play.h"

#include "rules/presets.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace settebello {
namespace {

using Json = nlohmann::json;

constexpr const char* kDate = "2026-11-23 18:05:00";

/// The result of a match that machines played, with one of them as a person.
CodeResult resultOf(const RuleSet& rules, std::string_view base, int seat) {
    const DealCode code = dealCodeOf(rules, 5);
    const auto players = static_cast<std::size_t>(rules.table.players);
    const auto match = playByCode(code, rules, std::vector<std::string>(players, "casual"),
                                  std::vector<std::uint64_t>(players, 3), StopToken());
    Record record{{{"", std::string(base), rules}, {}, 0, MatchCode{code, true}}, *match, kDate};
    record.setup.seats.resize(players, {"Ciro", "casual", 7});
    record.setup.seats[static_cast<std::size_t>(seat)] = {"Anna", kPerson};
    return codeResultOf(record, seat);
}

RuleSet houseRules() {
    RuleSet rules = findPreset("scopone")->rules;
    rules.match.target = 31;
    return rules;
}

TEST(ResultFile, RoundTrips) {
    for (const CodeResult& result :
         {resultOf(RuleSet(), "scopa", 1), resultOf(houseRules(), "scopone", 2)}) {
        Faults faults;
        const auto read = readResult(resultFileText(result), faults);
        ASSERT_TRUE(read) << faults.front().text();
        EXPECT_EQ(*read, result);
    }
}

TEST(ResultFile, AddsUpToTheMatch) {
    const CodeResult result = resultOf(RuleSet(), "scopa", 1);
    BySide<int> sums{};
    for (const BySide<int>& round : result.rounds) {
        sums[0] += round[0];
        sums[1] += round[1];
    }
    EXPECT_EQ(sums, result.scores);
    EXPECT_EQ(result.side(), 1);
    EXPECT_EQ(result.winner, result.scores[0] > result.scores[1] ? 0 : 1);
    EXPECT_GT(result.sweeps[0] + result.sweeps[1], 0);
}

TEST(ResultFile, ShowsNoCard) {
    const Json json = Json::parse(resultFileText(resultOf(RuleSet(), "scopa", 0)));
    std::vector<std::string> keys;
    for (const auto& item : json.items()) {
        keys.push_back(item.key());
    }
    EXPECT_EQ(keys, (std::vector<std::string>{"base", "code", "codeGiven", "date", "format",
                                              "players", "rounds", "rules", "scores", "seat",
                                              "sweeps", "version", "winner"}));
    EXPECT_EQ(json["format"], "settebello.result");
}

struct Bad {
    const char* path;
    Json value;
    const char* fault;
};

TEST(ResultFile, NamesTheKeyAndWhatItShouldBe) {
    const Json whole = Json::parse(resultFileText(resultOf(RuleSet(), "scopa", 0)));
    const Bad bad[] = {
        {"/version", 2,
         "/version: 2 is not known here: the file is newer than this program, which reads version "
         "1"},
        {"/format", "settebello.rules",
         "/format: \"settebello.rules\" is not \"settebello.result\""},
        {"/code", "SCOPA-2-00000-00000-AC",
         "/code: SCOPA-2-00000-00000-AC is not a deal code as it was given: a character is wrong"},
        {"/code", nullptr, "/code: null is not text"},
        {"/rules", Json{{"match", {{"target", 21}}}}, nullptr}, // the code is then of other rules
        {"/seat", 2, "/seat: 2 is not one of 0 … 1"},
        {"/date", "yesterday", "/date: \"yesterday\" is not a date and time"},
        {"/scores", Json{1}, "/scores: a list is not a list of 2 numbers"},
        {"/sweeps/0", -1, "/sweeps/0: -1 is not one of 0 … 10000"},
        {"/rounds/0/1", 1.5, "/rounds/0/1: 1.5 is not one of -10000 … 10000"},
        {"/rounds", "many", "/rounds: \"many\" is not a list of rounds"},
        {"/players", Json::array(), "/players: [] is not a list of 2 players"},
        {"/moon", 1, nullptr}, // unknown
    };
    for (const Bad& change : bad) {
        Json json = whole;
        json[Json::json_pointer(change.path)] = change.value;
        Faults faults;
        EXPECT_FALSE(readResult(json.dump(), faults).has_value()) << change.path;
        ASSERT_FALSE(faults.empty()) << change.path;
        if (change.fault != nullptr) {
            EXPECT_EQ(faults.front().text(), change.fault);
        }
    }
    for (const auto& item : whole.items()) {
        Json json = whole;
        json.erase(item.key());
        Faults faults;
        const bool optional =
            item.key() == "base" || item.key() == "rules" || item.key() == "codeGiven";
        EXPECT_EQ(readResult(json.dump(), faults).has_value(), optional) << item.key();
    }
    Faults faults;
    EXPECT_FALSE(readResult("", faults).has_value());
    EXPECT_FALSE(faults.empty());
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bench/master_moves.h"

#include "cli/run.h"

#include "rules/presets.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace settebello::cli {
namespace {

using Json = nlohmann::json;

TEST(MasterMoves, AreMeasuredAtEveryTableThatTheRulesAllow) {
    const auto sizes = [](std::string_view id) {
        std::string text;
        for (const NamedTable& table : everySize({"x", findPreset(id)->rules})) {
            const auto& seats = table.rules.table;
            text += std::to_string(seats.players) + (seats.teams ? "t " : " ");
            EXPECT_EQ(table.name, "x");
        }
        return text;
    };
    EXPECT_EQ(sizes("scopa"), "2 3 4 4t 6 6t ");
    EXPECT_EQ(sizes("scopa-corse"), "2 4 4t ");
}

TEST(MasterMoves, AreThoseThatLeaveAChoiceAndTheSameAgain) {
    const RuleSet rules = findPreset("a-perdere")->rules;
    const MoveCosts costs = measureMoves(rules, 4);
    ASSERT_EQ(costs.work.size(), 4U);
    ASSERT_EQ(costs.milliseconds.size(), 4U);
    for (std::size_t i = 0; i < costs.work.size(); ++i) {
        EXPECT_GT(costs.work[i], 0);
        EXPECT_GT(costs.milliseconds[i], 0);
    }
    EXPECT_EQ(measureMoves(rules, 4).work, costs.work);
    const MoveCosts fewer = measureMoves(rules, 1);
    EXPECT_EQ(fewer.work, std::vector<double>{costs.work.front()});
}

TEST(MasterMoves, AreSummedUpByTheirUpperEnd) {
    std::vector<double> costs;
    for (int i = 200; i > 0; --i) {
        costs.push_back(i);
    }
    const CostSummary summary = summaryOf(costs);
    EXPECT_EQ(summary.median, 100);
    EXPECT_EQ(summary.p99, 198);
    EXPECT_EQ(summary.most, 200);
    EXPECT_EQ(summaryOf({7}).p99, 7);
}

TEST(MasterMoves, ArePrintedForOnePreset) {
    const RunResult ran = run({"bench", "--moves", "1", "--rules", "scopa-corse", "--json"});
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    const Json rows = Json::parse(ran.out)["moves"];
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0]["players"], 2);
    EXPECT_EQ(rows[1]["teams"], false);
    EXPECT_EQ(rows[2]["teams"], true);
    for (const Json& row : rows) {
        EXPECT_EQ(row["rules"], "scopa-corse");
        EXPECT_EQ(row["moves"], 1);
        EXPECT_GT(row["milliseconds"]["median"], 0);
        EXPECT_GT(row["work"]["p99"], 0);
        EXPECT_EQ(row["work"]["most"], row["work"]["median"]);
    }
    const RunResult text = run({"bench", "--moves", "1", "--rules", "scopa-corse"});
    EXPECT_EQ(text.out.find("rules                players   moves   median ms "), 0U) << text.out;
    EXPECT_NE(text.out.find("\nscopa-corse          4 teams       1 "), std::string::npos)
        << text.out;
}

} // namespace
} // namespace settebello::cli

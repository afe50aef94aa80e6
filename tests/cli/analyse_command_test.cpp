// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupted.h"

#include "core/analysis/analysis_helpers.h"
#include "core/storage/temporary_folder.h"

#include "coach/reason.h"
#include "storage/record.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace settebello::cli {
namespace {

using Json = nlohmann::json;

std::string recordOf(const Match& match, const std::string& name) {
    const std::vector<SeatSetup> players{{name, kPerson}, {"", "greedy"}};
    return recordText({{"", "scopa", match.rules()}, players}, match);
}

class AnalyseCommand : public testing::Test {
protected:
    void SetUp() override {
        // Short, as each decision is judged for up to half a second.
        m_folder.write("a.scopa.json", recordOf(test::playedMatch(RuleSet(), 4), "Anna"));
        m_folder.write("b.scopa.json",
                       recordOf(test::playedMatch(RuleSet(), 3, "random", 8), "Anna"));
    }
    std::string path(const std::string& name) const { return m_folder.path(name).string(); }

    TemporaryFolder m_folder;
};

TEST_F(AnalyseCommand, AddsUpPerPlayer) {
    const RunResult ran = run({"analyse", path("a.scopa.json"), path("b.scopa.json"), "--json"});
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    ASSERT_EQ(json["matches"].size(), 2U);
    EXPECT_EQ(json["matches"][0]["complete"], true);
    EXPECT_EQ(json["matches"][0]["analysis"]["format"], "settebello.analysis");
    ASSERT_EQ(json["players"].size(), 2U);
    int decisions = 0;
    for (const Json& player : json["players"]) {
        EXPECT_EQ(player["matches"], 2);
        decisions += player["decisions"].get<int>();
        const Json& balance = player["balance"];
        EXPECT_NEAR(balance["own"].get<double>() + balance["others"].get<double>() +
                        balance["luck"].get<double>() + balance["rest"].get<double>(),
                    balance["result"].get<double>(), 1e-9);
    }
    EXPECT_EQ(json["players"][0]["name"], "Anna");
    int judged = 0;
    for (const Json& match : json["matches"]) {
        for (const Json& moment : match["analysis"]["moments"]) {
            judged += moment.contains("judgement") ? 1 : 0;
        }
    }
    EXPECT_EQ(decisions, judged);
    EXPECT_GT(judged, 5);
}

/// The mean of few losses is uncertain by more than itself.
TEST_F(AnalyseCommand, NoLossMayBeNegative) {
    const RunResult ran = run({"analyse", path("a.scopa.json"), path("b.scopa.json"), "--json"});
    const Json json = Json::parse(ran.out);
    bool isWide = false;
    for (const Json& player : json["players"]) {
        const Json& mean = player["lost"]["perDecision"];
        ASSERT_TRUE(mean["interval"].is_array()) << mean;
        const double low = mean["interval"][0];
        const double high = mean["interval"][1];
        EXPECT_GE(low, 0) << mean;
        isWide = isWide || 2 * mean["mean"].get<double>() < high;
    }
    EXPECT_TRUE(isWide) << json["players"];
}

/// One list of reasons for each mark, in the text too.
TEST_F(AnalyseCommand, SaysWhyTheBestWasBetter) {
    m_folder.write("marks.scopa.json",
                   recordOf(test::playedMatch(RuleSet(), 30, "beginner", 5), "Anna"));
    const std::string file = path("marks.scopa.json");
    const Json match = Json::parse(run({"analyse", file, "--save", "--json"}).out)["matches"][0];
    const Json& moments = match["analysis"]["moments"];
    const std::string text = run({"analyse", file, "--save"}).out;
    int reasons = 0;
    for (const Json& marked : match["reasons"]) {
        EXPECT_TRUE(std::ranges::any_of(moments, [&](const Json& moment) {
            return moment.contains("judgement") && moment["round"] == marked["round"] &&
                   moment["move"] == marked["move"];
        }));
        for (const Json& reason : marked["reasons"]) {
            const auto kind = reason["kind"].get<std::string>();
            EXPECT_NE(std::ranges::find(kReasonNames, kind), kReasonNames.end());
            EXPECT_NE(text.find(kind), std::string::npos) << text;
            ++reasons;
        }
    }
    EXPECT_GT(reasons, 0);
}

/// How it may have gone on after what cost most, in the text too.
TEST_F(AnalyseCommand, ShowsWhatFollowed) {
    m_folder.write("lines.scopa.json",
                   recordOf(test::playedMatch(RuleSet(), 60, "beginner", 5), "Anna"));
    const std::string file = path("lines.scopa.json");
    const Json match = Json::parse(run({"analyse", file, "--save", "--json"}).out)["matches"][0];
    const std::string text = run({"analyse", file, "--save"}).out;
    int lines = 0;
    for (const Json& marked : match["reasons"]) {
        if (!marked.contains("lines")) {
            continue;
        }
        ++lines;
        for (const char* of : {"played", "better"}) {
            const Json& line = marked["lines"][of];
            EXPECT_NE(line["isForced"].get<bool>(), line.contains("worlds")) << line;
            for (const Json& play : line["plays"]) {
                const auto decision = play["decision"].get<std::string>();
                EXPECT_NE(text.find(' ' + decision), std::string::npos) << text;
            }
        }
    }
    EXPECT_GT(lines, 0);
    EXPECT_NE(text.find("\n    then "), std::string::npos) << text;
}

TEST_F(AnalyseCommand, PrintsText) {
    const RunResult ran = run({"analyse", path("a.scopa.json")});
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.err, "");
    for (const char* text : {"Anna (human): 1 match, 0 deals", "\ngreedy: 1 match", "plays like",
                             "per 1000 decisions"}) {
        EXPECT_NE(ran.out.find(text), std::string::npos) << text << " in\n" << ran.out;
    }
}

TEST_F(AnalyseCommand, AddsUpAPlayerWhoDrewByAnotherSeed) {
    const Match match = test::playedMatch(RuleSet(), 2);
    for (const std::uint64_t seed : {3U, 4U}) {
        const std::vector<SeatSetup> players{{"Anna", kPerson}, {"Ciro", "greedy", seed}};
        m_folder.write(std::to_string(seed) + ".scopa.json",
                       recordText({{"", "scopa", match.rules()}, players}, match));
    }
    const RunResult ran = run({"analyse", path("3.scopa.json"), path("4.scopa.json"), "--json"});
    EXPECT_EQ(Json::parse(ran.out)["players"].size(), 2U) << ran.out;
}

/// Two of the same name are not added up within a match.
TEST_F(AnalyseCommand, TellsPlayersOfOneNameApart) {
    const std::vector<SeatSetup> both(2, {"Ciro", "greedy"});
    const Match match = test::playedMatch(RuleSet(), 2);
    m_folder.write("c.scopa.json", recordText({{"", "scopa", match.rules()}, both}, match));
    const RunResult ran = run({"analyse", path("c.scopa.json"), path("c.scopa.json"), "--json"});
    const Json players = Json::parse(ran.out)["players"];
    ASSERT_EQ(players.size(), 2U);
    EXPECT_EQ(players[0]["number"], 1);
    EXPECT_EQ(players[1]["number"], 2);
    EXPECT_EQ(players[1]["matches"], 2);
}

TEST_F(AnalyseCommand, KeepsAndContinues) {
    const std::vector<std::string> call{"analyse", path("a.scopa.json"), "--save", "--json"};
    const RunResult first = run(call);
    ASSERT_EQ(first.exitCode, 0) << first.err;
    Json kept = Json::parse(m_folder.read("a.analysis.json"));
    EXPECT_EQ(kept, Json::parse(first.out)["matches"][0]["analysis"]);
    // What is there is used, here a value that was never computed.
    kept["moments"][0]["chance"] = {0.25, 0.75};
    while (kept["moments"].size() > 3) {
        kept["moments"].erase(3);
    }
    m_folder.write("a.analysis.json", kept.dump());
    const Json again = Json::parse(run(call).out)["matches"][0]["analysis"]["moments"];
    EXPECT_EQ(again[0]["chance"][0], 0.25);
    EXPECT_EQ(again.size(), Json::parse(first.out)["matches"][0]["analysis"]["moments"].size());
    // A damaged file is made again.
    m_folder.write("a.analysis.json", "{");
    EXPECT_EQ(run(call).out, first.out);
}

TEST_F(AnalyseCommand, SaysWhatIsWrong) {
    EXPECT_EQ(run({"analyse"}).exitCode, 2);
    EXPECT_EQ(run({"analyse", "--json"}).exitCode, 2);
    EXPECT_EQ(run({"analyse", path("a.scopa.json"), "--budget", "0"}).exitCode, 2);
    EXPECT_EQ(run({"analyse", path("missing")}).exitCode, 2);
    m_folder.write("bad", "{");
    const RunResult bad = run({"analyse", path("bad")});
    EXPECT_EQ(bad.exitCode, 1);
    EXPECT_NE(bad.err.find("bad: is not JSON"), std::string::npos) << bad.err;
}

/// What was found is printed even where it cannot be kept.
TEST_F(AnalyseCommand, PrintsWhatItCannotKeep) {
    std::filesystem::create_directory(m_folder.path("a.analysis.json"));
    const RunResult ran =
        run({"analyse", path("a.scopa.json"), path("b.scopa.json"), "--save", "--json"});
    EXPECT_EQ(ran.exitCode, 2);
    EXPECT_NE(ran.err.find("a.analysis.json: "), std::string::npos) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["matches"].size(), 2U);
    EXPECT_FALSE(m_folder.read("b.analysis.json").empty());
}

/// A record that is wrong is reported before the first is analysed, which may take hours.
TEST_F(AnalyseCommand, ReadsAllRecordsFirst) {
    m_folder.write("bad", "{");
    const RunResult ran =
        run({"analyse", path("a.scopa.json"), path("bad"), "--budget", "1000", "--save"});
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_NE(ran.err.find("bad: is not JSON"), std::string::npos) << ran.err;
    EXPECT_FALSE(std::filesystem::exists(m_folder.path("a.analysis.json")));
}

TEST_F(AnalyseCommand, StopsWithinADecision) {
    const RunResult ran = runInterrupted(
        {"analyse", path("a.scopa.json"), path("b.scopa.json"), "--budget", "1000", "--json"});
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    const Json matches = Json::parse(ran.out)["matches"];
    ASSERT_EQ(matches.size(), 1U);
    EXPECT_EQ(matches[0]["complete"], false);
}

#ifdef __linux__ // elsewhere the name of a file is always text
TEST_F(AnalyseCommand, FilesMayHaveNamesThatAreNoText) {
    m_folder.write("Caff\xe8.scopa.json", recordOf(test::playedMatch(RuleSet(), 1), "Anna"));
    const RunResult ran = run({"analyse", path("Caff\xe8.scopa.json"), "--json"});
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(Json::parse(ran.out)["matches"].size(), 1U);
}
#endif

} // namespace
} // namespace settebello::cli

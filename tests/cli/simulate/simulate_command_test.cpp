// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupted.h"

#include "players/levels/levels.h"
#include "storage/atomic_file.h"
#include "storage/record.h"

#include "core/storage/temporary_folder.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace settebello::cli {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// Runs `simulate --json` with `more` arguments.
Json simulate(const std::string& rules, const std::string& players, const std::string& matches,
              const Words& more) {
    Words words{"simulate",  "--rules", rules,    "--players", players,
                "--matches", matches,   "--seed", "20261121",  "--json"};
    words.insert(words.end(), more.begin(), more.end());
    const RunResult ran = run(words);
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    return ran.exitCode == 0 ? Json::parse(ran.out) : Json();
}

Json withoutTimes(Json json) {
    for (Json& player : json["players"]) {
        player["milliseconds"] = player["milliseconds"]["moves"];
    }
    return json;
}

TEST(SimulateCommand, IsIndependentOfTheNumberOfThreads) {
    for (const Words& more : {Words{"--deals", "--swap"}, Words{}}) {
        Words threads = more;
        threads.insert(threads.end(), {"--threads", "3"});
        EXPECT_EQ(withoutTimes(simulate("scopa", "greedy,random", "40", more)),
                  withoutTimes(simulate("scopa", "greedy,random", "40", threads)));
    }
}

TEST(SimulateCommand, SwappingMakesEqualPlayersExactlyEqual) {
    for (const std::string level : {"greedy", "random"}) {
        for (const std::string rules : {"scopa", "scopone", "chkobba"}) {
            const Json json =
                simulate(rules, level + "," + level, "30", {"--deals", "--swap", "--threads", "2"});
            EXPECT_EQ(json["games"], 60);
            for (const Json& player : json["players"]) {
                EXPECT_EQ(player["points"], Json::parse(R"({"mean":0.0,"interval":[0.0,0.0]})"));
                EXPECT_EQ(player["win"]["mean"], player["loss"]["mean"]);
                EXPECT_EQ(player["dealersSide"]["games"], 30);
                EXPECT_EQ(player["otherSide"]["games"], 30);
            }
            const Json& first = json["players"][0]["dealersSide"];
            const Json& second = json["players"][1]["dealersSide"];
            EXPECT_EQ(first, second) << "the same games were played twice";
        }
    }
}

TEST(SimulateCommand, FindsTheStrongerPlayer) {
    const Json json = simulate("scopone", "greedy,random", "50", {"--deals", "--swap"});
    const Json& greedy = json["players"][0];
    const Json& random = json["players"][1];
    EXPECT_EQ(greedy["level"], "greedy");
    EXPECT_EQ(random["level"], "random");
    EXPECT_GT(greedy["points"]["interval"][0], 2);
    EXPECT_GT(greedy["win"]["interval"][0], 70);
    EXPECT_EQ(greedy["win"], random["loss"]);
    // The last of nine cards seldom leaves a choice, the first always does.
    EXPECT_GT(greedy["milliseconds"]["moves"], 50 * 2 * 2 * 7);
    EXPECT_LT(greedy["milliseconds"]["moves"], 50 * 2 * 2 * 9);
    EXPECT_DOUBLE_EQ(greedy["points"]["mean"].get<double>(),
                     -random["points"]["mean"].get<double>());
}

TEST(SimulateCommand, ReportsItsParameters) {
    const Json json = simulate("scopa-assi", "random,random", "3", {"--deals"});
    EXPECT_EQ(json["base"], "scopa-assi");
    EXPECT_EQ(json["rules"], Json::object());
    EXPECT_EQ(json["seed"], 20261121);
    EXPECT_EQ(json["deals"], true);
    EXPECT_EQ(json["swap"], false);
    EXPECT_EQ(json["asked"], 3);
    EXPECT_EQ(json["played"], 3);
    EXPECT_EQ(json["games"], 3);
    EXPECT_EQ(json["givenUp"], 0);
    EXPECT_EQ(json["stopped"], false);
    ASSERT_EQ(json["players"].size(), 2U);
    for (const char* key : {"level", "games", "win", "tie", "loss", "points", "dealersSide",
                            "otherSide", "milliseconds"}) {
        EXPECT_TRUE(json["players"][0].contains(key)) << key;
    }
    for (const char* key : {"moves", "mean", "median", "p99", "longest"}) {
        EXPECT_TRUE(json["players"][0]["milliseconds"].contains(key)) << key;
    }
}

TEST(SimulateCommand, AcceptsOneLevelPerSeat) {
    const Json teams = simulate("scopone", "greedy,random,random,random", "5", {"--swap"});
    ASSERT_EQ(teams["players"].size(), 2U);
    EXPECT_EQ(teams["players"][0]["level"], "greedy+random");
    EXPECT_EQ(teams["players"][1]["level"], "random");
    const TemporaryFolder folder;
    folder.write("three", R"({"format":"settebello.rules","version":1,"base":"scopa",
                              "rules":{"table":{"players":3}}})");
    const Json three =
        simulate(folder.path("three").string(), "greedy,random,random", "5", {"--deals", "--swap"});
    ASSERT_EQ(three["players"].size(), 3U);
    EXPECT_EQ(three["games"], 15);
    double sum = 0;
    for (const Json& player : three["players"]) {
        sum += player["points"]["mean"].get<double>();
        EXPECT_EQ(player["dealersSide"]["games"], 5);
    }
    EXPECT_NEAR(sum, 0, 1e-9);
}

TEST(SimulateCommand, WantsOneLevelASideOrASeatInTeams) {
    const TemporaryFolder folder;
    folder.write("six", R"({"format":"settebello.rules","version":1,"base":"scopa",
                            "rules":{"table":{"players":6,"teams":true}}})");
    const auto exitCode = [&folder](const std::string& players) {
        return run({"simulate", "--rules", folder.path("six").string(), "--players", players,
                    "--matches", "1", "--seed", "1", "--deals"})
            .exitCode;
    };
    EXPECT_EQ(exitCode("greedy,random"), 0);
    EXPECT_EQ(exitCode("greedy,random,greedy,random,greedy,random"), 0);
    EXPECT_EQ(exitCode("greedy,random,random"), 2) << "both sides would be the same";
}

/// The records in a folder, sorted by file name.
std::vector<Record> recordsIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    std::vector<Record> records;
    for (const auto& file : files) {
        Faults faults;
        const auto text = readFile(file, faults);
        auto record = text ? readRecord(*text, 0, faults) : std::nullopt;
        EXPECT_TRUE(record) << file << (faults.empty() ? "" : faults.front().text());
        records.push_back(std::move(*record));
    }
    return records;
}

/// The sweep of the first table may end the match before anybody was asked.
TEST(SimulateCommand, PlaysMatchesThatAreWonAtTheDeal) {
    const TemporaryFolder folder;
    folder.write("escoba", R"({"format":"settebello.rules","version":1,"base":"escoba",
                               "rules":{"match":{"end":"atOnce","target":1}}})");
    const Json json = simulate(folder.path("escoba").string(), "greedy,random", "60",
                               {"--records", folder.path("r").string()});
    EXPECT_EQ(json["games"], 60);
    EXPECT_EQ(json["givenUp"], 0);
    const std::vector<Record> records = recordsIn(folder.path("r"));
    EXPECT_TRUE(std::ranges::any_of(records, [](const Record& record) {
        return record.match.over() && record.match.round().playCount() == 0;
    }));
}

TEST(SimulateCommand, WritesRecordsThatMatchTheSummary) {
    const TemporaryFolder folder;
    const Json json = simulate("scopa", "greedy,random", "12",
                               {"--deals", "--swap", "--records", folder.path("r").string()});
    EXPECT_TRUE(std::filesystem::exists(folder.path("r") / "deal-000001-a.scopa.json"));
    EXPECT_TRUE(std::filesystem::exists(folder.path("r") / "deal-000012-b.scopa.json"));
    const std::vector<Record> records = recordsIn(folder.path("r"));
    ASSERT_EQ(records.size(), 24U);
    double points = 0;
    int wins = 0;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const Record& record = records[i];
        const int greedy = i % 2 == 0 ? 0 : 1;
        EXPECT_EQ(record.setup.seat(greedy).level, "greedy");
        const int difference = record.match.score(greedy) - record.match.score(1 - greedy);
        points += difference;
        wins += difference > 0 ? 1 : 0;
        const auto& partner = records[i - i % 2].match.played().front();
        EXPECT_EQ(record.match.played().size(), 1U);
        EXPECT_EQ(record.match.played().front().pack, partner.pack);
        EXPECT_EQ(record.match.played().front().dealer, partner.dealer);
    }
    EXPECT_NEAR(json["players"][0]["points"]["mean"].get<double>(), points / 24, 1e-9);
    EXPECT_NEAR(json["players"][0]["win"]["mean"].get<double>(), 100.0 * wins / 24, 1e-9);
}

TEST(SimulateCommand, RecordsWhatMakesPlayersAnswerTheSameAgain) {
    const TemporaryFolder folder;
    simulate("scopa", "casual,good", "3", {"--deals", "--records", folder.path("r").string()});
    for (const Record& record : recordsIn(folder.path("r"))) {
        Match again(record.match.rules(), 0, record.match.played().front().dealer);
        ASSERT_TRUE(again.dealFrom(record.match.played().front().pack));
        for (const PlayerView::Move& move : record.match.played().front().moves) {
            const SeatSetup& player = record.setup.seat(move.seat);
            ASSERT_TRUE(player.seed);
            EXPECT_EQ(
                makePlayer(player.level, *player.seed)->choose(again.view(move.seat), StopToken()),
                move.decision);
            again.apply(move.decision);
        }
    }
}

TEST(SimulateCommand, SaysInItsHelpWhatItsRecordsAreCalled) {
    const std::string help = run({"--help", "simulate"}).out;
    for (const Words& more : {Words{}, Words{"--deals"}, Words{"--swap"}}) {
        const TemporaryFolder folder;
        Words options = more;
        options.insert(options.end(), {"--records", folder.path("r").string()});
        simulate("scopa", "random,random", "1", options);
        for (const auto& entry : std::filesystem::directory_iterator(folder.path("r"))) {
            const std::string name = entry.path().filename().string();
            EXPECT_NE(help.find(name), std::string::npos) << name;
        }
    }
}

TEST(SimulateCommand, DoesNotTakeThreeWinsOfThreeForCertain) {
    const Words words{"simulate",  "--rules", "scopone", "--players", "greedy,random",
                      "--matches", "3",       "--seed",  "1"};
    const RunResult table = run(words);
    EXPECT_NE(table.out.find("100.0 ( 43.9 100.0)"), std::string::npos) << table.out;
    EXPECT_NE(table.out.find("  0.0 (  0.0  56.1)"), std::string::npos) << table.out;
    const Json json = simulate("scopone", "greedy,random", "3", {});
    EXPECT_NEAR(json["players"][0]["win"]["interval"][0].get<double>(), 43.85, 0.01);
}

TEST(SimulateCommand, PlaysWholeMatches) {
    const TemporaryFolder folder;
    const Json json =
        simulate("scopa", "greedy,random", "6", {"--records", folder.path("r").string()});
    int rounds = 0;
    double points = 0;
    for (const Record& record : recordsIn(folder.path("r"))) {
        EXPECT_TRUE(record.match.over());
        rounds += static_cast<int>(record.match.played().size());
        points += record.match.score(0) - record.match.score(1);
    }
    EXPECT_NEAR(json["players"][0]["points"]["mean"].get<double>(), points / rounds, 1e-9);
    EXPECT_EQ(json["players"][0]["tie"]["mean"], 0);
}

TEST(SimulateCommand, GivesUpEndlessMatches) {
    const TemporaryFolder folder;
    folder.write("long", R"({"format":"settebello.rules","version":1,"base":"scopa",
        "rules":{"match":{"target":101},"scoring":{"prime":"none","twoOfBatons":-5}}})");
    const Json json = simulate(folder.path("long").string(), "random,random", "2", {});
    EXPECT_EQ(json["givenUp"], 2);
    EXPECT_EQ(json["players"][0]["tie"]["mean"], 100);
}

TEST(SimulateCommand, PrintsATable) {
    const RunResult ran = run({"simulate", "--rules", "scopa", "--players", "greedy,random",
                               "--matches", "20", "--seed", "1", "--deals", "--swap"});
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.out.substr(0, ran.out.find('\n')),
              "20 deals, each played twice with the seats exchanged, seed 1");
    for (const char* text : {"win %", "points a deal", "dealer's side", "other side", "greedy"}) {
        EXPECT_NE(ran.out.find(text), std::string::npos) << text << '\n' << ran.out;
    }
}

TEST(SimulateCommand, PrintsPartialResultsWhenInterrupted) {
    const RunResult ran = runInterrupted(
        {"simulate", "--rules", "scopone", "--players", "ismcts-4k,greedy", "--matches", "1000000",
         "--seed", "1", "--deals", "--limit-iterations", "1000", "--threads", "2", "--json"});
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["stopped"], true);
    EXPECT_EQ(json["asked"], 1000000);
    EXPECT_LT(json["played"], 1000000);
    EXPECT_EQ(json["players"][0]["games"], json["played"]);
}

TEST(SimulateCommand, LimitsOnlyTheGivenLevel) {
    const auto points = [](const Words& limits) {
        Words words{"simulate", "--rules", "scopone", "--players", "flat-400,greedy", "--matches",
                    "6",        "--seed",  "11",      "--deals",   "--json"};
        words.insert(words.end(), limits.begin(), limits.end());
        const RunResult ran = run(words);
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        return Json::parse(ran.out)["players"][0]["points"];
    };
    const Json limited = points({"--limit-iterations", "1"});
    EXPECT_EQ(points({"--limit-iterations", "1", "--limit-only", "flat-400"}), limited);
    const Json otherLimited = points({"--limit-iterations", "1", "--limit-only", "greedy"});
    EXPECT_EQ(otherLimited, points({}));
    EXPECT_NE(otherLimited, limited);
}

TEST(SimulateCommand, HasARandomSeedIfNoneIsGiven) {
    const auto seed = [] {
        const RunResult ran = run({"simulate", "--rules", "scopa", "--players", "random,random",
                                   "--matches", "1", "--deals", "--json"});
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        return Json::parse(ran.out)["seed"].get<std::uint64_t>();
    };
    EXPECT_NE(seed(), seed());
}

TEST(SimulateCommand, RefusesBadArguments) {
    const Words good{"simulate",  "--rules", "scopa",  "--players", "greedy,random",
                     "--matches", "1",       "--seed", "1"};
    ASSERT_EQ(run(good).exitCode, 0);
    const auto faultWith = [&good](std::size_t at, const std::string& word) {
        Words words = good;
        words[at] = word;
        const RunResult ran = run(words);
        EXPECT_EQ(ran.exitCode, 2) << word;
        EXPECT_EQ(ran.out, "") << word;
        return ran.err.substr(0, ran.err.find('\n'));
    };
    EXPECT_EQ(faultWith(4, "greedy"),
              "settebello-cli simulate: --players: for 2 seats one level a seat is wanted, or one "
              "a side, not 1");
    EXPECT_EQ(faultWith(4, "greedy,greedy,greedy"),
              "settebello-cli simulate: --players: for 2 seats one level a seat is wanted, or one "
              "a side, not 3");
    EXPECT_EQ(faultWith(4, "greedy,genius").substr(0, 56),
              "settebello-cli simulate: --players: \"genius\" is not one ");
    EXPECT_EQ(faultWith(6, "0"),
              "settebello-cli simulate: --matches: \"0\" is not a number 1 ... 10000000");
    EXPECT_EQ(faultWith(8, "x").substr(0, 36), "settebello-cli simulate: --seed: \"x\"");
    EXPECT_EQ(faultWith(7, "--sed"), "settebello-cli simulate: unknown option \"--sed\"");
    const auto errorOf = [&good](const Words& more) {
        Words words = good;
        words.insert(words.end(), more.begin(), more.end());
        const RunResult ran = run(words);
        EXPECT_EQ(ran.exitCode, 2);
        return ran.err.substr(0, ran.err.find('\n'));
    };
    EXPECT_EQ(errorOf({"--threads", "0"}),
              "settebello-cli simulate: --threads: \"0\" is not a number 1 ... 256");
    EXPECT_EQ(errorOf({"--threads"}), "settebello-cli simulate: --threads wants a value");
    EXPECT_EQ(errorOf({"--swap", "--swap"}), "settebello-cli simulate: --swap is there twice");
    EXPECT_EQ(run({"simulate"}).exitCode, 2);
}

TEST(SimulateCommand, ReportsRecordsThatCannotBeWritten) {
    const TemporaryFolder folder;
    folder.write("file", "");
    const RunResult ran =
        run({"simulate", "--rules", "scopa", "--players", "greedy,random", "--matches", "5",
             "--seed", "1", "--threads", "2", "--records", folder.path("file").string()});
    EXPECT_EQ(ran.exitCode, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("match-00000"), std::string::npos) << ran.err;
}

} // namespace
} // namespace settebello::cli

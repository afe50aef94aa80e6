// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run.h"

#include "core/storage/temporary_folder.h"
#include "game/match.h"
#include "players/levels/levels.h"
#include "project_file.h"
#include "version.h"
#include "json/view_json.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#ifdef __linux__
#include <cerrno>
#include <csignal>

#include <unistd.h>
#endif

namespace settebello::cli {
namespace {

using Json = nlohmann::json;

PlayerView firstView() {
    Match match(RuleSet{}, 1, 0);
    match.deal();
    return match.view(match.turn());
}

TEST(EngineCommand, AnswersTheHost) {
    const PlayerView view = firstView();
    const auto greedy = makePlayer("greedy", 0)->choose(view, StopToken());
    const RunResult ran =
        run({"engine", "--level", "greedy"}, "settebello 1\nisready\n\nnewgame seed 3\n"
                                             "position " +
                                                 viewText(view) + "\r\ngo\nquit\nfoo\n");
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out, "id name Settebello " + std::string(versionString()) +
                           " greedy\nreadyok\nplay " + toString(*greedy) + '\n');
}

TEST(EngineCommand, PlaysLikeTheLevelWithTheSameSeed) {
    const PlayerView view = firstView();
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto random = makePlayer("random", seed);
        std::string expected;
        std::string input =
            "newgame seed " + std::to_string(seed) + "\nposition " + viewText(view) + '\n';
        for (int i = 0; i < 4; ++i) {
            expected += "play " + toString(*random->choose(view, StopToken())) + '\n';
            input += "go\n";
        }
        EXPECT_EQ(run({"engine", "--level", "random"}, input).out, expected);
    }
}

TEST(EngineCommand, StopsThinking) {
    const RunResult ran =
        run({"engine", "--level", "ismcts-4k"}, "position " + viewText(firstView()) +
                                                    "\ngo iterations 10000000\n"
                                                    "isready\nstop\n");
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.out.substr(0, 13), "readyok\nplay ") << "and not minutes later";
}

TEST(EngineCommand, ReportsErrorsAndContinues) {
    const std::string position = "position " + viewText(firstView()) + '\n';
    struct Case {
        std::string input;
        std::string out;
    };
    const Case cases[] = {
        {"hello\n", "error unknown command \"hello\"\n"},
        {"go\n", "error go: there is no position\n"},
        {"position\n", "error position: "},
        {"position {}\n", "error position: /rules: is missing\n"},
        {position + "position x\ngo\n", "error position: "},
        {position + "newgame\ngo\n", "error go: there is no position\n"},
        {position + "go fast\n", "error go: \"millis NUMBER\", \"iterations NUMBER\" or nothing"},
        {position + "go millis\n", "error go: "},
        {position + "go millis -1\n", "error go: "},
        {position + "go millis 9999999999\n", "error go: "},
        {"newgame 5\n", "error newgame: \"seed NUMBER\" or nothing is wanted\n"},
        {"newgame seed x\n", "error newgame: "},
        {std::string(1 << 21, 'x') + "\n", "error the line is longer than 1 MiB\n"},
        {position + "position " + std::string(1 << 20, ' ') + "\ngo\n",
         "error the line is longer than 1 MiB\nerror go: there is no position\n"},
    };
    for (const Case& test : cases) {
        const RunResult ran = run({"engine"}, test.input + "isready\n");
        EXPECT_EQ(ran.exitCode, 1) << test.input;
        EXPECT_EQ(ran.out.substr(0, test.out.size()), test.out) << test.input;
        EXPECT_EQ(ran.out.substr(ran.out.size() - 8), "readyok\n") << test.input;
    }
}

TEST(EngineCommand, RefusesBadArguments) {
    EXPECT_EQ(run({"engine", "--level", "genius"}).exitCode, 2);
    EXPECT_EQ(run({"engine", "--level", "engine:sh"}).exitCode, 2);
    EXPECT_EQ(run({"engine", "fast"}).exitCode, 2);
}

RunResult simulate(const std::string& players, const std::vector<std::string>& more) {
    std::vector<std::string> words{"simulate",  "--rules", "scopone", "--players", players,
                                   "--matches", "4",       "--seed",  "7",         "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
}

TEST(EngineCommand, LetsTheExampleBotPlay) {
    if (*SETTEBELLO_PYTHON == '\0') {
        GTEST_SKIP() << "no Python where the tests run";
    }
    const std::string bot = "engine:'" SETTEBELLO_PYTHON "' '" +
                            projectFile("app/cli/engine/example_bot.py").string() + "'";
    const RunResult ran = simulate(bot + ",random", {"--threads", "2"});
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["played"], 4);
    EXPECT_EQ(json["players"][0]["level"], bot);
    EXPECT_GT(json["players"][0]["points"]["mean"], 0) << "it beats random play";
    EXPECT_GT(json["players"][0]["milliseconds"]["moves"], 4 * 2 * 7);
}

TEST(EngineCommand, PlaysTheSameInASeparateProcess) {
    const std::string command = "engine:'" SETTEBELLO_CLI_PATH "' engine --level ";
    // Greedy uses no seed; that of a program is not the one of our own players.
    const RunResult outside = simulate(command + "greedy,greedy", {"--deals"});
    const RunResult inside = simulate("greedy,greedy", {"--deals"});
    ASSERT_EQ(outside.exitCode, 0) << outside.err;
    EXPECT_EQ(Json::parse(outside.out)["players"][1]["points"],
              Json::parse(inside.out)["players"][1]["points"]);
}

TEST(EngineCommand, ReportsAMissingEngine) {
    const RunResult none = simulate("random,engine:/no/such/program", {});
    EXPECT_EQ(none.exitCode, 1);
    EXPECT_NE(none.err.find("/no/such/program: No such file or directory"), std::string::npos);
    EXPECT_EQ(simulate("engine:,random", {}).exitCode, 2);
}

#ifndef _WIN32 // the programs are shell commands

TEST(EngineCommand, ReportsWhyAnEngineFailed) {
    const RunResult ran = simulate(
        "engine:sh -c 'echo readyok; for i in 1 2 3 4 5; do read a; done; echo resign',random",
        {"--stop-on-fault"});
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "settebello-cli simulate: engine sh -c 'echo readyok; for i in 1 2 3 4 5; "
                       "do read a; done; echo resign': "
                       "said \"resign\" where \"play\" was awaited\n");
}

TEST(EngineCommand, ReportsWhatWasPlayedBeforeAnEngineFailed) {
    // This engine ends after 40 lines; a deal takes 28 for each seat. Its name is not UTF-8.
    const std::string command =
        "sh -c ': \xFF; i=0; while [ $i -lt 40 ]; do read -r line; echo $line; i=$((i+1)); done | "
        "\"" SETTEBELLO_CLI_PATH "\" engine --level random'";
    const RunResult ran = simulate("engine:" + command + ",random", {"--deals", "--stop-on-fault"});
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_NE(ran.err.find(": ended (exit status 0)\n"), std::string::npos) << ran.err;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["played"], 1);
    EXPECT_EQ(json["stopped"], true);
}

TEST(EngineCommand, AnEngineThatFailsLosesItsGame) {
    // This engine ends after 40 lines, in its second deal, and is started again for the third.
    const std::string command =
        "sh -c 'i=0; while [ $i -lt 40 ]; do read -r line; echo $line; i=$((i+1)); done | "
        "\"" SETTEBELLO_CLI_PATH "\" engine --level random; exit 1'";
    const RunResult ran = simulate("engine:" + command + ",random", {"--deals"});
    EXPECT_EQ(ran.exitCode, 1);
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["played"], 4);
    EXPECT_EQ(json["stopped"], false);
    EXPECT_EQ(json["players"][0]["faults"], 2);
    EXPECT_EQ(json["players"][1]["faults"], 0);
    EXPECT_GE(json["players"][0]["loss"]["mean"], 50);
    const std::string fault = json["players"][0]["firstFault"];
    EXPECT_NE(fault.find(": ended (exit status 1)"), std::string::npos) << fault;
    EXPECT_EQ(ran.err, "settebello-cli simulate: " + fault + "\n");
    const RunResult text =
        run({"simulate", "--rules", "scopone", "--players", "engine:" + command + ",random",
             "--matches", "4", "--seed", "7", "--deals"});
    EXPECT_NE(text.out.find("Lost by faults of engine:" + command + ": 2\n"), std::string::npos)
        << text.out;
}

TEST(EngineCommand, AnEngineThatWasReadyOnceLosesOnlyWhereItIsNotAgain) {
    const TemporaryFolder folder;
    const std::string command = "sh -c 'mkdir \"" + folder.path("once").string() +
                                "\" 2>/dev/null && exec \"" SETTEBELLO_CLI_PATH
                                "\" engine; exit 1'";
    const RunResult ran = simulate("engine:" + command + ",random", {"--deals"});
    EXPECT_EQ(ran.exitCode, 1);
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["played"], 4);
    EXPECT_EQ(json["stopped"], false);
    EXPECT_EQ(json["players"][0]["faults"], 4) << "its second seat is never taken";
    EXPECT_EQ(json["players"][0]["points"]["mean"], 0) << "no deal was finished";
    EXPECT_TRUE(json["players"][0]["points"]["interval"].is_null());
}

#ifdef __linux__

/// A script that plays as the command engine does, after these lines. Anybody can run it.
std::string engineAfter(const std::string& lines, const TemporaryFolder& folder) {
    using std::filesystem::perms;
    folder.write("engine", lines + "\nexec '" SETTEBELLO_CLI_PATH "' engine\n");
    std::filesystem::permissions(folder.path(),
                                 perms::owner_all | perms::others_read | perms::others_exec);
    return "engine:sh " + folder.path("engine").string();
}

TEST(EngineCommand, LeavesNoProgramOfAnEngineBehind) {
    const TemporaryFolder folder;
    const std::string file = folder.path("started").string();
    const std::string starts = "setsid sleep 300 & echo $! >> " + file;
    const std::string engine = engineAfter(starts + "\nsetsid sh -c '" + starts + "'", folder);
    const RunResult ran = simulate(engine + ",random", {"--deals"});
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    std::ifstream started(file);
    int count = 0;
    for (pid_t process = 0; started >> process; ++count) {
        EXPECT_TRUE(kill(process, 0) != 0 && errno == ESRCH) << process << " still runs";
    }
    EXPECT_GE(count, 2);
}

/// As somebody who is not root, since root can read everything.
TEST(EngineCommand, HidesThePackInItsMemoryFromEngines) {
    const std::string program =
        std::string(getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "") +
        "'" SETTEBELLO_CLI_PATH "' ";
    if (std::system((program + "--version >/dev/null 2>&1").c_str()) != 0) {
        GTEST_SKIP() << "nobody but root can run the program here";
    }
    const TemporaryFolder folder;
    const std::string engine = engineAfter(
        "if (exec 9< /proc/$PPID/mem) 2>/dev/null; then echo the memory is open; fi", folder);
    const std::string call = program + "simulate --rules scopa --matches 1 --deals --players '" +
                             engine + ",random' >/dev/null";
    EXPECT_EQ(std::system(call.c_str()), 0) << "the engine has read it";
}

#endif

#endif

} // namespace
} // namespace settebello::cli

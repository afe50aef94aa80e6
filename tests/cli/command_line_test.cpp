// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "version.h"

#include <gtest/gtest.h>

#include <string>

namespace settebello::cli {
namespace {

TEST(CommandLine, PrintsItsVersion) {
    const RunResult ran = run({"--version"});
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.out, "settebello-cli " + std::string(versionString()) + "\n");
    EXPECT_EQ(ran.err, "");
}

TEST(CommandLine, HasHelpForEveryCommand) {
    const std::string overview = run({"--help"}).out;
    EXPECT_EQ(run({"-h"}).out, overview);
    for (const std::string command :
         {"rules", "ask", "replay", "perft", "bench", "simulate", "engine"}) {
        EXPECT_NE(overview.find("\n  " + command), std::string::npos) << command;
        const RunResult ran = run({"--help", command});
        EXPECT_EQ(ran.exitCode, 0);
        EXPECT_EQ(ran.out.substr(0, 22 + command.size()), "Usage: settebello-cli " + command);
        EXPECT_EQ(run({command, "--help"}).out, ran.out);
        EXPECT_EQ(ran.err, "");
    }
}

TEST(CommandLine, ReportsUsageErrorsOnTheErrorStream) {
    struct Case {
        std::vector<std::string> arguments;
        const char* complaint;
    };
    const Case cases[] = {
        {{}, "settebello-cli: a command is missing\nTry settebello-cli --help.\n"},
        {{"frobnicate"}, "settebello-cli: unknown command \"frobnicate\"\n"},
        {{"--frobnicate"}, "settebello-cli: unknown command \"--frobnicate\"\n"},
        {{"--help", "frobnicate"}, "settebello-cli --help: no command \"frobnicate\"\n"},
        {{"bench", "fast"}, "settebello-cli bench: "},
        {{"bench", "--percent", "10001"}, "settebello-cli bench: --percent"},
        {{"bench", "--moves", "0"}, "settebello-cli bench: --moves: \"0\" is not a number 1"},
        {{"bench", "--moves", "1", "--percent", "1"},
         "settebello-cli bench: --moves does not go together with --percent\n"},
        {{"bench", "--rules", "scopa"}, "settebello-cli bench: --rules wants --moves\n"},
        {{"bench", "--moves", "1", "--rules", "skat"}, "skat: No such file or directory\n"},
        {{"--help", "ask", "rules"}, "settebello-cli --help: no command \"rules\"\n"},
        {{"rules"},
         "settebello-cli rules: list, show or check is missing\nTry settebello-cli --help "
         "rules.\n"},
        {{"rules", "show"}, "settebello-cli rules: list, show ID|FILE or check FILE is wanted\n"},
        {{"rules", "list", "x"}, "settebello-cli rules: list, show ID|FILE or check FILE"},
        {{"rules", "check", "no-such-file"}, "no-such-file: No such file or directory\n"},
        {{"rules", "show", "no-such-file"},
         "no-such-file: No such file or directory\nIt is no preset either"},
        {{"ask", "what"}, "settebello-cli ask: takes no arguments"},
        {{"replay"}, "settebello-cli replay: a file is missing\n"},
        {{"replay", "no-such-file", "--json"},
         "settebello-cli replay: unknown option \"--json\"\n"},
        {{"rules", "check", "no-such-file", "--json"},
         "settebello-cli rules: unknown option \"--json\"\n"},
        {{"rules", "show", "--all"}, "settebello-cli rules: unknown option \"--all\"\n"},
        {{"analyse", "no-such-file", "--jsn"},
         "settebello-cli analyse: unknown option \"--jsn\"\n"},
        {{"analyse", "--json", "no-such-file"}, "no-such-file: No such file or directory\n"},
        {{"analyse", "--budget", "2", "--json"}, "settebello-cli analyse: a file is missing\n"},
        {{"problems", "check", "--every", "2", "no-such-file", "--discard"},
         "no-such-file: No such file or directory\n"},
        {{"replay", "--", "--json"}, "--json: No such file or directory\n"},
        {{"replay", "no-such-file"}, "no-such-file: No such file or directory\n"},
        {{"perft"}, "settebello-cli perft: --rules is missing\n"},
        {{"perft", "--rules", "scopa", "--seed", "1"},
         "settebello-cli perft: --depth is missing\n"},
        {{"perft", "--rules"}, "settebello-cli perft: --rules wants a value\n"},
        {{"perft", "--deep", "1"}, "settebello-cli perft: unknown option \"--deep\"\n"},
        {{"perft", "--seed", "1", "--seed", "1"}, "settebello-cli perft: --seed is there twice\n"},
        {{"perft", "--rules", "scopa", "--seed", "-1", "--depth", "1"},
         "settebello-cli perft: --seed: \"-1\" is not a number 0 ... 18446744073709551615\n"},
        {{"perft", "--rules", "scopa", "--seed", "1", "--depth", "1x"},
         "settebello-cli perft: --depth: \"1x\" is not a number 0 ... 100\n"},
        {{"perft", "--rules", "skat", "--seed", "1", "--depth", "1"},
         "skat: No such file or directory\n"},
    };
    for (const Case& test : cases) {
        const RunResult ran = run(test.arguments);
        EXPECT_EQ(ran.exitCode, 2) << test.complaint;
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err.substr(0, std::string(test.complaint).size()), test.complaint);
    }
}

TEST(CommandLine, PrintsNothingThatATerminalObeys) {
    const std::string evil = "a\u202e\x1b[2J\xC2\x9Bz\xFF";
    const std::string harmless = R"(a\u202e\u001b[2J\u009bz)";
    EXPECT_EQ(run({evil}).err.find("settebello-cli: unknown command \"" + harmless), 0U);
    EXPECT_EQ(run({"replay", evil}).err.find(harmless), 0U);
    const RunResult answer = run({"ask"}, "{\"ask\": \"\u202ea\"}\n");
    EXPECT_NE(answer.out.find(R"(\u202ea)"), std::string::npos) << answer.out;
    EXPECT_EQ(answer.out.find("\u202e"), std::string::npos);
}

} // namespace
} // namespace settebello::cli

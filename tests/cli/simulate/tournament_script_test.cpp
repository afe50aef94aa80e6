// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/temporary_folder.h"

#include "project_file.h"
#include "storage/atomic_file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#ifndef _WIN32 // the call is a shell command

namespace settebello::cli {
namespace {

std::string contents(const std::filesystem::path& file) {
    Faults faults;
    const auto text = readFile(file, faults);
    return text ? *text : faults.front().text();
}

TEST(TournamentScript, WritesTablesAndReusesResults) {
    const TemporaryFolder folder;
    const auto call = [&folder](const std::string& more) {
        const std::string line =
            "'" SETTEBELLO_PYTHON "' -B '" + projectFile("tests/bench/tournament.py").string() +
            "' --cli '" SETTEBELLO_CLI_PATH "' --out '" + folder.path("out").string() +
            "' --games scopa " + more + " >/dev/null 2>'" + folder.path("said").string() + "'";
        return std::system(line.c_str()); // NOLINT(concurrency-mt-unsafe)
    };
    ASSERT_EQ(call("--levels random,greedy,genius --pairs free=20"), 0)
        << contents(folder.path("said"));
    EXPECT_NE(contents(folder.path("said")).find("genius"), std::string::npos) << "is left out";
    EXPECT_NE(contents(folder.path("said")).find("[1/1] scopa: random against greedy, 20 deals"),
              std::string::npos);
    const std::string table = contents(folder.path("out") / "scopa.md");
    EXPECT_NE(table.find("| **greedy** |"), std::string::npos) << table;
    EXPECT_EQ(table.find("nan"), std::string::npos) << table;
    const std::string results = contents(folder.path("out") / "results.jsonl");

    ASSERT_EQ(call("--levels random,greedy --pairs free=20"), 0);
    EXPECT_EQ(contents(folder.path("said")), "");
    EXPECT_EQ(contents(folder.path("out") / "scopa.md"), table);
    EXPECT_EQ(contents(folder.path("out") / "results.jsonl"), results);
}

} // namespace
} // namespace settebello::cli

#endif

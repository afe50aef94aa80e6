// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupted.h"

#include "core/storage/temporary_folder.h"

#include "practice/problem_set.h"
#include "storage/atomic_file.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <utility>

namespace settebello::cli {
namespace {

using Json = nlohmann::json;

class ProblemsCommand : public testing::Test {
protected:
    std::string path(const std::string& name) const { return m_folder.path(name).string(); }
    std::string contents(const std::string& name) const {
        Faults faults;
        return readFile(m_folder.path(name), faults).value_or("");
    }
    RunResult make(const std::string& seed) const {
        return run({"problems", "make", "--folder", path("."), "--family", "scopa", "--count", "1",
                    "--budget", "1", "--seed", seed});
    }

    TemporaryFolder m_folder;
};

TEST_F(ProblemsCommand, MakesTheSameProblemsAgain) {
    const RunResult ran = make("1");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(ran.out.substr(0, 22), "scopa: 1 problems from");
    const std::string text = contents("scopa.json");
    Faults faults;
    const auto problems = readProblems(text, faults);
    ASSERT_TRUE(problems) << faults.front().text();
    ASSERT_EQ(problems->size(), 1U);
    EXPECT_EQ(problems->front().grade, Grade::Easy);
    EXPECT_EQ(problems->front().position.rules.base, "scopa");
    make("1");
    EXPECT_EQ(contents("scopa.json"), text);
    make("2");
    EXPECT_NE(contents("scopa.json"), text);
}

TEST_F(ProblemsCommand, LeavesAFileOfWhichItWasStopped) {
    make("1");
    const std::string text = contents("scopa.json");
    const std::vector<std::string> call{"problems", "make",    "--folder", path("."),  "--family",
                                        "scopa",    "--count", "1000",     "--budget", "1000"};
    const RunResult ran = runInterrupted(call);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_NE(ran.err.find("scopa.json: not replaced"), std::string::npos) << ran.err;
    EXPECT_EQ(contents("scopa.json"), text);
    std::filesystem::remove(m_folder.path("scopa.json"));
    EXPECT_EQ(runInterrupted(call).exitCode, 1);
    Faults faults;
    EXPECT_TRUE(readProblems(contents("scopa.json"), faults));
}

/// A problem whose best play is another one is found and removed.
TEST_F(ProblemsCommand, ChecksAndDiscards) {
    make("1");
    Json json = Json::parse(contents("scopa.json"));
    Json& options = json["problems"][0]["options"];
    EXPECT_EQ(run({"problems", "check", path("scopa.json"), "--budget", "1"}).exitCode, 0);
    std::swap(options[0]["decision"], options[1]["decision"]);
    m_folder.write("wrong.json", json.dump());
    const std::vector<std::string> check{"problems", "check", path("wrong.json"), "--budget", "1"};
    const RunResult found = run(check);
    EXPECT_EQ(found.exitCode, 1);
    EXPECT_NE(found.out.find("wrong.json: /problems/0 ("), std::string::npos) << found.out;
    EXPECT_NE(found.out.find("all: 0 of 1 best plays stay the best at 1 times the work\n"),
              std::string::npos);
    EXPECT_EQ(contents("wrong.json"), json.dump());
    run({"problems", "check", path("wrong.json"), "--budget", "1", "--discard"});
    EXPECT_EQ(contents("wrong.json"), problemsText({}));
}

TEST_F(ProblemsCommand, RefusesWhatItCannotRead) {
    m_folder.write("bad.json", R"({"format": "settebello.problems", "version": 1})");
    const RunResult bad = run({"problems", "check", path("bad.json")});
    EXPECT_EQ(bad.exitCode, 1);
    EXPECT_EQ(bad.err, path("bad.json") + ": /problems: is missing\n");
    for (const char* problem : {"1", "null", "\"x\"", "[]"}) {
        m_folder.write("list.json",
                       std::string(R"({"format": "settebello.problems", "version": 1,)") +
                           R"("problems": [)" + problem + "]}");
        const RunResult list = run({"problems", "check", path("list.json")});
        EXPECT_EQ(list.exitCode, 1);
        EXPECT_EQ(list.err,
                  path("list.json") + ": /problems/0: " + problem + " is not an object\n");
    }
    const std::pair<std::vector<std::string>, const char*> cases[] = {
        {{"problems"}, "settebello-cli problems: make or check is missing\n"},
        {{"problems", "solve"}, "settebello-cli problems: make or check is missing\n"},
        {{"problems", "make"}, "settebello-cli problems: --folder is missing\n"},
        {{"problems", "make", "--folder", "x", "--family", "skat"},
         "settebello-cli problems: --family: no problems of \"skat\"\n"},
        {{"problems", "make", "--folder", "x", "--count", "0"},
         "settebello-cli problems: --count: \"0\" is not a number 1"},
        {{"problems", "check"}, "settebello-cli problems: a file is missing\n"},
        {{"problems", "check", "no-such-file"}, "no-such-file: No such file or directory\n"},
    };
    for (const auto& [arguments, complaint] : cases) {
        const RunResult ran = run(arguments);
        EXPECT_EQ(ran.exitCode, 2) << complaint;
        EXPECT_EQ(ran.err.substr(0, std::string(complaint).size()), complaint);
    }
}

} // namespace
} // namespace settebello::cli

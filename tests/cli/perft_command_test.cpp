// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "rules/presets.h"
#include "json/rules_json.h"

#include "core/storage/temporary_folder.h"

#include <gtest/gtest.h>

namespace settebello::cli {
namespace {

std::string perft(const std::string& rules, const std::string& seed, const std::string& depth) {
    const RunResult ran = run({"perft", "--rules", rules, "--seed", seed, "--depth", depth});
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    return ran.out;
}

// The numbers are those of tests/core/oracle/perft_test.cpp.
TEST(PerftCommand, Counts) {
    EXPECT_EQ(perft("scopa", "1", "0"), "1\n");
    EXPECT_EQ(perft("scopa", "1", "6"), "41\n");
    EXPECT_EQ(perft("scopone", "2", "4"), "7134\n");
    EXPECT_EQ(perft("chkobba", "1", "1"), "2\n") << "keep or place";
    EXPECT_EQ(perft("scopone-scientifico", "18446744073709551615", "3"), "1000\n");
}

TEST(PerftCommand, CountsByARuleFile) {
    const TemporaryFolder folder;
    folder.write("rules", writeRuleFile({"", "scopa", findPreset("scopone")->rules}));
    EXPECT_EQ(perft(folder.path("rules").string(), "2", "4"), "7134\n");
    folder.write("rules", R"({"format": "settebello.rules", "version": 1, "base": "?"})");
    const RunResult ran =
        run({"perft", "--rules", folder.path("rules").string(), "--seed", "1", "--depth", "1"});
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("/base: \"?\" is not one of scopa"), std::string::npos);
}

} // namespace
} // namespace settebello::cli

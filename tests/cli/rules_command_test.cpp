// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "rules/presets.h"
#include "json/rules_json.h"

#include "core/storage/temporary_folder.h"

#include <gtest/gtest.h>

namespace settebello::cli {
namespace {

TEST(RulesCommand, ListsThePresets) {
    const RunResult ran = run({"rules", "list"});
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.err, "");
    std::istringstream lines(ran.out);
    for (const Preset& preset : presets()) {
        std::string line;
        std::getline(lines, line);
        EXPECT_EQ(line.substr(0, line.find(' ')), preset.id);
        EXPECT_EQ(line.substr(line.size() - preset.name.size()), preset.name);
    }
    std::string rest;
    EXPECT_FALSE(std::getline(lines, rest));
}

TEST(RulesCommand, ShowsAPresetInFullAsARuleFile) {
    for (const Preset& preset : presets()) {
        const RunResult ran = run({"rules", "show", std::string(preset.id)});
        EXPECT_EQ(ran.exitCode, 0);
        Faults faults;
        const NamedRules rules = readRuleFile(ran.out, faults);
        EXPECT_EQ(faults, Faults{});
        EXPECT_EQ(rules.rules, preset.rules);
        EXPECT_EQ(rules.base, preset.id);
        EXPECT_EQ(rules.name, preset.name);
        EXPECT_NE(ran.out.find("\"doubleBelow\""), std::string::npos) << "every toggle";
    }
}

TEST(RulesCommand, ShowsAFileInFull) {
    const TemporaryFolder folder;
    folder.write("nonna", R"({"format": "settebello.rules", "version": 1, "base": "piva",
                              "rules": {"match": {"target": 22}}})");
    const RunResult ran = run({"rules", "show", folder.path("nonna").string()});
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_NE(ran.out.find("\"target\": 22"), std::string::npos);
    EXPECT_NE(ran.out.find("\"twoOfBatons\": -5"), std::string::npos);
}

TEST(RulesCommand, ChecksAFile) {
    const TemporaryFolder folder;
    const std::string file = folder.path("nonna").string();
    folder.write("nonna", writeRuleFile({"", "scopa", RuleSet{}}));
    RunResult ran = run({"rules", "check", file});
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.out, "no faults\n");

    folder.write("nonna", R"({"format": "settebello.rules", "version": 1, "rules":
        {"capture": {"choice": "most"}, "table": {"teams": true}, "wine": 1}})");
    ran = run({"rules", "check", file});
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_EQ(ran.out, "/capture/choice: \"most\" is not one of singleFirst, fewest, free\n"
                       "/wine: unknown key, not one of capture, deal, declarations, match, pack, "
                       "scoring, sweep, table\n"
                       "/table/teams: true: teams need 4 or 6 players\n");
    EXPECT_EQ(ran.err, "");

    ran = run({"rules", "show", file});
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find(file + ": /capture/choice: "), std::string::npos);

    std::string unknown;
    for (int i = 0; i < 150; ++i) {
        unknown += ", \"" + std::to_string(i) + "\": 0";
    }
    folder.write("nonna", R"({"format": "settebello.rules", "version": 1)" + unknown + "}");
    EXPECT_NE(run({"rules", "check", file}).out.find("\nand 50 more\n"), std::string::npos);
    EXPECT_NE(run({"rules", "show", file}).err.find(file + ": and 50 more\n"), std::string::npos);

    folder.write("nonna", R"({"format": "settebello.rules", "version": 1, "rules":
        {"pack": {"cards": 36}, "scoring": {"napola": "toSix"}}})");
    ran = run({"rules", "check", file});
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(
        ran.out,
        "no faults\nnote: /scoring/napola can never score with 36 cards, which have no two\n");
}

} // namespace
} // namespace settebello::cli

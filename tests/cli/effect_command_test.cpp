// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect_figures.h"
#include "run.h"

#include "json/rules_json.h"

#include "core/storage/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace settebello::cli {
namespace {

using Json = nlohmann::json;

Json effect(std::vector<std::string> options) {
    options.insert(options.begin(), "effect");
    options.emplace_back("--json");
    const RunResult ran = run(options);
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    return Json::parse(ran.out);
}

TEST(EffectCommand, ComparesTwoRuleSets) {
    const Json json = effect({"--rules", "piva", "--against", "scopa", "--matches", "20"});
    EXPECT_EQ(json["rules"]["base"], "piva");
    EXPECT_EQ(json["against"]["base"], "scopa");
    EXPECT_EQ(json["matches"], 20);
    EXPECT_EQ(json["level"], "greedy");
    const Json& points = json["figures"]["points"];
    EXPECT_NEAR(points["difference"]["mean"].get<double>(),
                points["rules"]["mean"].get<double>() - points["against"]["mean"].get<double>(),
                1e-9);
    EXPECT_EQ(points["difference"]["interval"].size(), 2U);
    EXPECT_TRUE(json["decided"].contains("twoOfBatons")) << "an item of one of them";
    EXPECT_FALSE(json["decided"].contains("scalette"));
}

TEST(EffectCommand, PrintsWhatTheWindowShows) {
    const Json json = effect({"--rules", std::string(kMeasuredRules), "--against", "scopa",
                              "--matches", std::to_string(kMeasuredMatches)});
    for (const KnownFigure& known : kKnownFigures) {
        const std::string name(known.name);
        const bool figure = json["figures"].contains(name);
        const Json& pair = json[figure ? "figures" : "decided"][name];
        const auto mean = [&](const char* of) { return pair[of]["mean"].get<double>(); };
        EXPECT_NEAR(mean("rules"), known.ours, 1e-5) << name;
        EXPECT_NEAR(mean("against"), known.theirs, 1e-5) << name;
        EXPECT_NEAR(mean("difference"), known.ours - known.theirs, 1e-5) << name;
        const Json& interval = pair["difference"]["interval"];
        EXPECT_NEAR(interval[1].get<double>() - interval[0].get<double>(), 2 * known.halfWidth,
                    1e-5)
            << name;
    }
}

TEST(EffectCommand, ComparesWithThePresetThatRulesAreBasedOn) {
    EXPECT_EQ(effect({"--rules", "scopone", "--matches", "2"})["against"]["base"], "scopone");
}

TEST(EffectCommand, SaysThatItComparesRulesWithThemselves) {
    EXPECT_NE(run({"effect", "--rules", "scopa", "--matches", "1"})
                  .err.find("these rules are compared with the preset that they are"),
              std::string::npos);
    EXPECT_NE(run({"effect", "--rules", "piva", "--against", "piva", "--matches", "1"})
                  .err.find("these rules are compared with themselves"),
              std::string::npos);
    EXPECT_EQ(run({"effect", "--rules", "piva", "--against", "scopa", "--matches", "1"}).err, "");
}

TEST(EffectCommand, LeavesOutWhatDoesNotCompare) {
    const TemporaryFolder folder;
    RuleSet three;
    three.table.players = 3;
    folder.write("three", writeRuleFile({"", "scopa", three}));
    const std::string file = folder.path("three").string();
    const Json figures = effect({"--rules", file, "--matches", "2"})["figures"];
    for (const char* name : {"dealer", "firstPlayer", "skill"}) {
        EXPECT_TRUE(figures[name]["difference"].is_null()) << name;
        EXPECT_FALSE(figures[name]["against"].is_null()) << name;
    }
    EXPECT_FALSE(figures["points"]["difference"].is_null());
    const RunResult table = run({"effect", "--rules", file, "--matches", "2"});
    const auto numbers = [&](const std::string& row) {
        const std::size_t begin = table.out.find('\n' + row) + 1;
        const std::string line = table.out.substr(begin, table.out.find('\n', begin) - begin);
        return std::count(line.begin(), line.end(), '.');
    };
    EXPECT_EQ(numbers("points a round"), 6) << table.out;
    EXPECT_EQ(numbers("matches won by skill"), 4) << table.out;
}

TEST(EffectCommand, PlaysAtAnotherLevelAndSpeed) {
    const Json json =
        effect({"--rules", "scopa", "--matches", "3", "--level", "cs", "--speed", "0"});
    EXPECT_EQ(json["level"], "cs");
    const Json usual = effect({"--rules", "scopa", "--matches", "3"});
    const auto mean = [](const Json& of, const char* figure) {
        return of["figures"][figure]["rules"]["mean"].get<double>();
    };
    EXPECT_LT(mean(json, "minutes") / mean(json, "rounds"),
              0.7 * mean(usual, "minutes") / mean(usual, "rounds"));
}

TEST(EffectCommand, PrintsATable) {
    const RunResult ran = run({"effect", "--rules", "escoba", "--matches", "3", "--seed", "5"});
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(ran.out.rfind("3 matches by each, seed 5, greedy at every seat", 0), 0U) << ran.out;
    EXPECT_NE(ran.out.find("\npoints a round "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("\n  allSevens "), std::string::npos) << ran.out;
}

TEST(EffectCommand, RefusesWhatItDoesNotUnderstand) {
    EXPECT_EQ(run({"effect"}).exitCode, 2);
    EXPECT_EQ(run({"effect", "--rules", "scopa", "--matches", "0"}).exitCode, 2);
    EXPECT_EQ(run({"effect", "--rules", "scopa", "--against", "no-such-rules"}).exitCode, 2);
    const RunResult ran = run({"effect", "--rules", "scopa", "--level", "grandmother"});
    EXPECT_EQ(ran.exitCode, 2);
    EXPECT_NE(ran.err.find("\"grandmother\" is not one of beginner,"), std::string::npos)
        << ran.err;
}

} // namespace
} // namespace settebello::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run.h"

#include "cli/bench/workloads.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <vector>

namespace settebello::cli {
namespace {

using Json = nlohmann::json;

Json bench(const std::string& percent) {
    const RunResult ran = run({"bench", "--percent", percent, "--json"});
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    return Json::parse(ran.out);
}

TEST(BenchCommand, RunsTheGivenPercentageOfEveryWorkload) {
    const Json result = bench("1");
    ASSERT_EQ(result["workloads"].size(), workloads().size());
    for (std::size_t i = 0; i < workloads().size(); ++i) {
        const Json& measured = result["workloads"][i];
        const Workload& workload = workloads()[i];
        EXPECT_EQ(measured["name"], workload.name);
        EXPECT_EQ(measured["amount"], workload.amount / 100);
        EXPECT_EQ(measured["unit"], workload.unit);
        const double amount = measured["amount"];
        const double plays = measured["plays"];
        const double seconds = measured["seconds"];
        EXPECT_GT(plays, 30 * amount) << "a deal has 36 plays, and few are void";
        EXPECT_GT(seconds, 0);
        EXPECT_NEAR(measured["perSecond"], amount / seconds, 1);
        EXPECT_NEAR(measured["playsPerSecond"], plays / seconds, 1);
    }
    EXPECT_EQ(bench("0")["workloads"][0]["amount"], 1);
}

// If this changes, the engine plays differently: the rules, the order of legal plays or the random
// generator has changed. The value must be the same on every machine and with every compiler.
TEST(BenchCommand, HasTheSignatureOfThisEngine) {
    EXPECT_EQ(bench("1")["signature"], "7d384d75c749dcfa")
        << "The engine plays differently. If that is intended, put the new signature here. A new "
           "preset or toggle does not change it, because the workloads play a fixed list of "
           "presets.";
}

TEST(BenchCommand, SignatureDependsOnEveryPlayAndOnTheirOrder) {
    const Card ace(Suit::Coins, kAce);
    const Card king(Suit::Batons, kKing);
    const std::vector<std::vector<Play>> games{
        {},
        {{ace, {}}},
        {{king, {}}},
        {{ace, CardSet{ace}}},
        {{ace, CardSet{king}}},
        {{ace, {}}, {king, {}}},
        {{king, {}}, {ace, {}}},
    };
    std::set<std::uint64_t> found;
    for (const auto& game : games) {
        Signature signature;
        for (const Play& play : game) {
            signature.add(play);
        }
        found.insert(signature.value());
    }
    EXPECT_EQ(found.size(), games.size());
}

TEST(BenchCommand, PrintsText) {
    const RunResult ran = run({"bench", "--percent", "0"});
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.out.find("scopa "), 0U);
    EXPECT_NE(ran.out.find("\nscopone "), std::string::npos);
    EXPECT_NE(ran.out.find(" plays/s\nsignature   "), std::string::npos);
}

} // namespace
} // namespace settebello::cli

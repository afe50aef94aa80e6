// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/code_play.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace settebello {
namespace {

const std::vector<std::string> kLevels{"casual", "good"};
const std::vector<std::uint64_t> kSeeds{11, 12};

TEST(CodePlay, PlaysTheSameMatchAgain) {
    const DealCode code = dealCodeOf(RuleSet(), 99);
    std::size_t rounds = 0;
    const auto first = playByCode(code, RuleSet(), kLevels, kSeeds, StopToken(),
                                  [&](const Match& match) { rounds = match.played().size(); });
    const auto second = playByCode(code, RuleSet(), kLevels, kSeeds, StopToken());
    ASSERT_TRUE(first && second);
    EXPECT_TRUE(first->over());
    EXPECT_EQ(first->played().size(), rounds);
    ASSERT_EQ(first->played().size(), second->played().size());
    for (std::size_t round = 0; round < rounds; ++round) {
        EXPECT_EQ(first->played()[round].moves, second->played()[round].moves);
    }
}

TEST(CodePlay, DealsTheCardsOfTheCodeWhoeverPlays) {
    for (const char* preset : {"scopa", "scopone", "cirulla"}) {
        const RuleSet rules = findPreset(preset)->rules;
        const DealCode code = dealCodeOf(rules, 100);
        const auto players = static_cast<std::size_t>(rules.table.players);
        const auto weak = playByCode(code, rules, std::vector<std::string>(players, "beginner"),
                                     std::vector<std::uint64_t>(players, 1), StopToken());
        const auto other = playByCode(code, rules, std::vector<std::string>(players, "greedy"),
                                      std::vector<std::uint64_t>(players, 2), StopToken());
        ASSERT_TRUE(weak && other);
        const std::size_t both = std::min(weak->played().size(), other->played().size());
        for (std::size_t round = 0; round < both; ++round) {
            EXPECT_EQ(weak->played()[round].dealer, other->played()[round].dealer);
            EXPECT_EQ(weak->played()[round].pack, other->played()[round].pack) << preset << round;
        }
    }
}

TEST(CodePlay, CanBeStopped) {
    const StopSource stop;
    const DealCode code = dealCodeOf(RuleSet(), 99);
    const auto match = playByCode(code, RuleSet(), kLevels, kSeeds, stop.token(),
                                  [&](const Match&) { stop.requestStop(); });
    EXPECT_FALSE(match.has_value());
}

} // namespace
} // namespace settebello

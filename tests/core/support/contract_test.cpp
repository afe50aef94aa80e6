// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/contract.h"

#include "cards/card_set.h"
#include "cards/random.h"
#include "game/match.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

#ifdef NDEBUG

TEST(Contract, ConditionsAreNotEvaluatedInReleaseBuilds) {
    int evaluated = 0;
    SETTEBELLO_ASSERT(++evaluated > 0);
    EXPECT_EQ(evaluated, 0);
}

#else

class ContractDeathTest : public testing::Test {
protected:
    void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

TEST_F(ContractDeathTest, ViolationsAreReportedWithTheConditionAndItsPlace) {
    EXPECT_DEATH(SETTEBELLO_ASSERT(1 + 1 == 3),
                 "contract_test.cpp:[0-9]+: precondition violated: 1 \\+ 1 == 3");
}

TEST_F(ContractDeathTest, KeptConditionsAreEvaluatedOnce) {
    int evaluated = 0;
    SETTEBELLO_ASSERT(++evaluated > 0);
    EXPECT_EQ(evaluated, 1);
}

TEST_F(ContractDeathTest, EachLayerChecksItsCallers) {
    volatile int none = 0; // volatile, or compilers may warn
    EXPECT_DEATH(Card(Suit::Coins, none), "rank >= kAce");
    EXPECT_DEATH(CardSet().first(), "!empty\\(\\)");
    EXPECT_DEATH(Random(1).below(static_cast<std::uint32_t>(none)), "bound >= 1");
    EXPECT_DEATH(Match(RuleSet(), 1).round(), "m_round.has_value\\(\\)");
    EXPECT_DEATH(Match(RuleSet(), 1, 2), "m_dealer < rules.table.players");
}

TEST_F(ContractDeathTest, FaultyRulesStartNoMatch) {
    RuleSet rules;
    rules.table.players = 5;
    EXPECT_DEATH(Match(rules, 1), "checkRules\\(rules\\).empty\\(\\)");
}

#endif

} // namespace
} // namespace settebello

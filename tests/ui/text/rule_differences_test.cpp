// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rule_differences.h"

#include "rules/presets.h"
#include "rules/rule_keys.h"
#include "settings/language_manager.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(RuleDifferences, NameTheRuleAndBothValues) {
    LanguageManager languages;
    languages.use("en");
    RuleSet first;
    RuleSet second = first;
    EXPECT_TRUE(ruleDifferences(first, second).isEmpty());
    second.match.target = 21;
    second.scoring.reBello = true;
    const QList<RuleDifference> found = ruleDifferences(first, second);
    ASSERT_EQ(found.size(), 2);
    EXPECT_EQ(found[0].first, "no");
    EXPECT_EQ(found[0].second, "yes");
    EXPECT_EQ(found[1].first, "11");
    EXPECT_EQ(found[1].second, "21");
    EXPECT_FALSE(found[1].rule.isEmpty());
    EXPECT_EQ(ruleDifferences(second, first)[1].first, "21");
}

TEST(RuleDifferences, AreFoundForEveryToggle) {
    LanguageManager languages;
    languages.use("en");
    for (const RuleKey& key : ruleKeys()) {
        const RuleSet first;
        RuleSet second;
        for (int value = -5; value <= 101 && first == second; ++value) {
            if (key.allows(value)) {
                key.set(second, value);
            }
        }
        const QList<RuleDifference> found = ruleDifferences(first, second);
        ASSERT_EQ(found.size(), 1) << key.path();
        EXPECT_FALSE(found[0].rule.isEmpty()) << key.path();
        EXPECT_NE(found[0].first, found[0].second) << key.path();
    }
}

} // namespace
} // namespace settebello

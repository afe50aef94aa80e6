// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/scoring_text.h"

#include "rules/presets.h"
#include "rules/scoring_items.h"
#include "settings/language_manager.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

class ScoringText : public ::testing::Test {
protected:
    void SetUp() override { m_languages.use("en"); }
    LanguageManager m_languages;
};

TEST_F(ScoringText, EveryItemHasANameUnderEveryPreset) {
    for (const Preset& preset : presets()) {
        for (const ScoringItemInfo& info : kScoringItems) {
            EXPECT_FALSE(scoringItemName(info.item, preset.rules).isEmpty()) << info.name;
            EXPECT_FALSE(scoringItemShortName(info.item, preset.rules).isEmpty()) << info.name;
        }
    }
}

TEST_F(ScoringText, OnlyTheSevenOfCoinsIsCalledSettebello) {
    RuleSet rules;
    EXPECT_EQ(scoringItemName(ScoringItem::Settebello, rules), "Settebello");
    rules.scoring.bonusSuit = BonusSuit::Cups;
    EXPECT_EQ(scoringItemName(ScoringItem::Settebello, rules), "Seven of cups");
}

TEST_F(ScoringText, TheRuleBookListsSingleCardsWithTheirPoints) {
    RuleSet rules;
    EXPECT_TRUE(scoringItemRows(ScoringItem::TwoOfBatons, rules).isEmpty()) << "not in force";
    rules.scoring.twoOfBatons = -5;
    rules.scoring.lowCards = true;
    rules.scoring.napola = Napola::ToHorse;
    EXPECT_EQ(scoringItemRows(ScoringItem::TwoOfBatons, rules),
              (QList<QStringList>{{"Two of batons", "−5", "whoever takes this card"}}));
    EXPECT_EQ(scoringItemRows(ScoringItem::LowCards, rules).size(), 3);
    EXPECT_TRUE(scoringItemRows(ScoringItem::Napola, rules).isEmpty()) << "has its own chapter";
    rules.pack.cards = 36;
    EXPECT_TRUE(scoringItemRows(ScoringItem::TwoOfBatons, rules).isEmpty()) << "no twos";
}

TEST_F(ScoringText, TheRuleBookWarnsOfCardsThatCostPoints) {
    RuleSet rules;
    for (const ScoringItemInfo& info : kScoringItems) {
        EXPECT_TRUE(scoringItemNote(info.item, rules).isEmpty()) << info.name;
    }
    rules.scoring.twoOfBatons = -5;
    EXPECT_TRUE(scoringItemNote(ScoringItem::TwoOfBatons, rules).startsWith("The two of batons"));
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rules_panel.h"

#include "rules/presets.h"

#include <QScrollBar>
#include <QTextBlock>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class RulesPanelTest : public ::testing::Test {
protected:
    RulesPanelTest() {
        m_panel.resize(300, 120); // most of the text is out of sight
        m_panel.show();
        m_panel.setRules(m_rules, "scopa");
    }
    /// The sentences that stand out.
    QStringList marked() const {
        QStringList sentences;
        const QTextDocument& text = *m_panel.document();
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
            if (block.blockFormat().background().style() != Qt::NoBrush) {
                sentences += block.text();
            }
        }
        return sentences;
    }

    RuleSet m_rules = findPreset("scopa")->rules;
    RulesPanel m_panel;
};

TEST_F(RulesPanelTest, MarksTheSentenceThatHasChangedAndShowsIt) {
    EXPECT_TRUE(marked().isEmpty());
    ASSERT_EQ(m_panel.verticalScrollBar()->value(), 0);
    m_rules.scoring.reBello = true;
    m_panel.setRules(m_rules, "scopa");
    ASSERT_EQ(marked().size(), 1);
    QTextCursor cursor = m_panel.document()->find(marked().front());
    ASSERT_FALSE(cursor.isNull());
    EXPECT_EQ(cursor.charFormat().fontWeight(), QFont::Bold) << "not by colour alone";
    EXPECT_GT(m_panel.verticalScrollBar()->value(), 0);
    EXPECT_TRUE(m_panel.viewport()->rect().contains(m_panel.cursorRect(cursor)));
}

TEST_F(RulesPanelTest, MarksOnlyTheLastChangeAndNoOtherGame) {
    m_rules.scoring.reBello = true;
    m_panel.setRules(m_rules, "scopa");
    const QStringList first = marked();
    m_rules.match.target = 21;
    m_panel.setRules(m_rules, "scopa");
    ASSERT_EQ(marked().size(), 1);
    EXPECT_NE(marked(), first);
    m_panel.setRules(findPreset("cirulla")->rules, "cirulla");
    EXPECT_TRUE(marked().isEmpty());
}

} // namespace
} // namespace settebello

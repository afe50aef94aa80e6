// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/table_refusal.h"

#include "table/panels/table_prompt.h"
#include "ui/table/set_table.h"
#include "ui/unfinished_texts.h"

#include <QPushButton>
#include <QSignalSpy>

namespace settebello {

namespace {

/// Anna holds 8D, 5C and 4B; on the table lie 2D, 3C, 5S and 6B.
class Refusal : public SetTable {
protected:
    void SetUp() override {
        deal({"8D", "10B", "5C", "9S", "4B", "7C", "2D", "3C", "5S", "6B"});
        ASSERT_TRUE(waitForTurn());
    }
    TablePrompt* refusal() const {
        for (TablePrompt* prompt : view.findChildren<TablePrompt*>()) {
            if (prompt->asking()) {
                return prompt;
            }
        }
        return nullptr;
    }
    /// The five is to take two and three.
    void tryWrongly() {
        click("2D");
        click("3C");
        click("5C");
        ASSERT_TRUE(refusal());
    }
};

TEST_F(Refusal, NamesTheRuleOnce) {
    QSignalSpy said(&view, &TableView::message);
    tryWrongly();
    const QString words = refusal()->accessibleName();
    EXPECT_EQ(words,
              "The five must take the five of swords alone: a single card comes before several.");
    EXPECT_TRUE(controller.asksPerson()) << "nothing was played";
    ASSERT_EQ(said.size(), 1);
    EXPECT_TRUE(said[0][0].toString().startsWith(words));
    EXPECT_TRUE(said[0][0].toString().contains("F2"))
        << "announced for users who cannot see the button";
}

TEST_F(Refusal, OffersTheRuleBookThere) {
    tryWrongly();
    QSignalSpy asked(&view, &TableView::ruleAsked);
    auto* button = refusal()->findChild<QPushButton*>();
    ASSERT_TRUE(button);
    EXPECT_TRUE(button->text().contains("F2"));
    button->click();
    EXPECT_EQ(asked.size(), 1);
    EXPECT_FALSE(refusal());
}

TEST_F(Refusal, IsHiddenByTheNextAction) {
    tryWrongly();
    key(Qt::Key_Escape);
    EXPECT_FALSE(refusal());
    EXPECT_FALSE(view.chooser().touched().empty()) << "Esc steps back once at a time";
    click("5C"); // once more
    ASSERT_TRUE(refusal());
    key(Qt::Key_Left);
    EXPECT_FALSE(refusal());
    click("5C");
    ASSERT_TRUE(refusal());
    click("3C");
    EXPECT_FALSE(refusal());
}

TEST_F(Refusal, FollowsAChangeOfLanguage) {
    SKIP_IF_UNFINISHED("it");
    tryWrongly();
    const QString english = refusal()->accessibleName();
    speak("it");
    ASSERT_TRUE(refusal());
    EXPECT_NE(refusal()->accessibleName(), english);
    EXPECT_FALSE(refusal()->accessibleName().contains("single card"));
}

TEST_F(Refusal, LiesCompletelyOnTheTableWithLargeText) {
    QFont font = view.font();
    font.setPointSizeF(font.pointSizeF() * 2);
    view.setFont(font);
    view.resize(800, 520);
    for (const char* language : {"en", "it", "fr"}) {
        speak(language);
        tryWrongly();
        EXPECT_TRUE(view.rect().contains(refusal()->geometry())) << language;
        for (const auto* button : refusal()->findChildren<QPushButton*>()) {
            EXPECT_TRUE(button->isHidden() || // of the text before, to be deleted
                        refusal()->rect().contains(button->geometry()))
                << language;
        }
        click("2D");
        click("3C");
    }
}

} // namespace

} // namespace settebello

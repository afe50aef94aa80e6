// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/input/choice_text.h"

#include "table/painting/caption_painter.h"
#include "ui/small_screens.h"
#include "ui/table/set_table.h"

namespace settebello {
namespace {

class ChoiceText : public SetTable {};

TEST_F(ChoiceText, SaysWhatElseCanBeTakenWithACardOfSeveralCaptures) {
    PlayChooser chooser;
    const Board& board = view.director().board();
    CardSet table;
    for (const char* card : {"1D", "3D", "4C", "5S", "7B"}) {
        table.insert(cardOf(card));
    }
    chooser.begin(RuleSet(), CardSet{cardOf("8D")}, table);
    const auto says = [&](bool byKeyboard = false) {
        return choiceCaption(chooser, board, byKeyboard);
    };
    chooser.selectHandCard(cardOf("8D"));
    EXPECT_EQ(says(), "Choose what to take: click on it or press its number. Esc steps back.");
    chooser.selectTableCard(cardOf("3D"));
    const QString text = says();
    EXPECT_TRUE(text.startsWith("You take the three of coins, and what else: "))
        << qPrintable(text);
    EXPECT_TRUE(text.contains("the five of swords")) << qPrintable(text);
    EXPECT_TRUE(text.contains("the ace of coins and the four of cups")) << qPrintable(text);
    EXPECT_FALSE(text.contains("seven")) << "which cannot be taken with it: " << qPrintable(text);
    chooser.cycleChoice(1);
    EXPECT_TRUE(says(true).startsWith("Enter takes ")) << qPrintable(says(true));
    EXPECT_TRUE(says(false).startsWith("Click to take ")) << qPrintable(says(false));
    chooser.selectTableCard(cardOf("3D"));
    EXPECT_EQ(says(), "Choose what to take: click on it or press its number. Esc steps back.");
}

TEST_F(ChoiceText, NamesNoMoreCapturesThanCanBeRead) {
    PlayChooser chooser;
    CardSet table;
    for (const char* card : {"1D", "1C", "1S", "1B", "2D", "2C", "2S", "2B", "3D", "4D"}) {
        table.insert(cardOf(card));
    }
    chooser.begin(RuleSet(), CardSet{cardOf("10D")}, table);
    chooser.selectHandCard(cardOf("10D"));
    chooser.selectTableCard(cardOf("4D"));
    ASSERT_GT(chooser.choices().size(), 3U);
    EXPECT_EQ(choiceCaption(chooser, view.director().board(), false),
              "You take the four of coins, and what else? Click on it or press its number.");
}

TEST_F(ChoiceText, FitsIntoTheCaptionsOnSmallScreens) {
    deal({});
    ASSERT_TRUE(waitForTurn());
    PlayChooser chooser;
    CardSet table;
    for (const char* card : {"1D", "3D", "4C", "5S", "7B"}) {
        table.insert(cardOf(card));
    }
    chooser.begin(RuleSet(), CardSet{cardOf("8D")}, table);
    chooser.selectHandCard(cardOf("8D"));
    chooser.selectTableCard(cardOf("3D"));
    onSmallScreens(view, languages, [&](const std::string& where) {
        const QString text = choiceCaption(chooser, view.director().board(), false);
        CaptionPainter captions;
        captions.setStyle(tableTheme({}), view.font());
        captions.setCaptions({text}, view.director().layout());
        ASSERT_EQ(captions.captions().size(), 1U) << where;
        EXPECT_EQ(captions.captions().front().text, text) << where << ": it is cut off";
        EXPECT_GE(captions.font().pixelSize(), 9) << where;
    });
}

} // namespace
} // namespace settebello

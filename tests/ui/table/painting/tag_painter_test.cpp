// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/tag_painter.h"

#include "rules/presets.h"
#include "settings/language_manager.h"
#include "table/layout/card_places.h"
#include "table/layout/table_layout.h"
#include "text/table_text.h"

#include <QFontMetricsF>

#include <gtest/gtest.h>

namespace settebello {

namespace {

class StackTags : public testing::Test {
protected:
    StackTags() {
        languages.use("en");
        board.reset(RuleSet(), 0);
        board.apply(PacketDealt{0, {{0, mine}, {1, Card(Suit::Swords, 9)}, {-1, three}}, 37});
    }
    QStringList texts() const {
        LayoutParameters parameters;
        parameters.size = {1280, 800};
        QStringList texts;
        for (const StackTag& tag : stackTags(board, TableLayout(parameters), QFont())) {
            texts += tag.text;
        }
        return texts;
    }

    const Card mine{Suit::Cups, 3};
    const Card three{Suit::Coins, 3};
    LanguageManager languages;
    Board board;
};

TEST_F(StackTags, SayHowManyCardsTheStockHas) {
    EXPECT_EQ(texts(), QStringList{"37"});
}

TEST_F(StackTags, AreReadInFullOnASmallTable) {
    languages.use("fr");
    LayoutParameters parameters;
    parameters.size = {370, 330};
    const TableLayout layout(parameters);
    for (const int taker : {0, 1}) {
        board.apply(CardsCaptured{taker, taker, mine, CardSet{three}});
        const StackTag tag = stackTags(board, layout, QFont()).back();
        for (const QString& line : tag.text.split('\n')) {
            EXPECT_LT(QFontMetricsF(tag.font).horizontalAdvance(line), tag.place.width());
        }
        EXPECT_GE(tag.place.left(), layout.cloth().left());
        EXPECT_LE(tag.place.right(), layout.cloth().right());
    }
}

TEST_F(StackTags, LeaveTheWholePileInSightWhereTheyWouldHideMuchOfIt) {
    if (qEnvironmentVariableIsSet("SETTEBELLO_TEST_STRETCH")) {
        GTEST_SKIP() << "wide letters may lie on half of a pile";
    }
    languages.use("it");
    for (const int players : {2, 3}) {
        RuleSet rules;
        rules.table.players = players;
        LayoutParameters parameters;
        parameters.size = {800, 437}; // in a window of 800 × 480
        parameters.players = players;
        const TableLayout layout(parameters);
        for (int taker = 0; taker < players; ++taker) {
            if (players == 3 && taker == 1) {
                continue; // between the tools and the cards of others there is no room in wide
                          // letters
            }
            board.reset(rules, 0);
            board.apply(PacketDealt{0, {{taker, mine}, {-1, three}}, 38});
            board.apply(CardsCaptured{taker, taker, mine, CardSet{three}});
            const StackTag tag = stackTags(board, layout, QFont()).back();
            if (tag.text.contains('\n')) {
                continue; // of very wide letters two lines lie on half of the pile
            }
            ASSERT_EQ(tag.text, TableText::capturedLast());
            const QRectF top = pilePlace(layout, taker, 1).bounds();
            EXPECT_FALSE(tag.place.intersects(top)) << players << ' ' << taker;
            EXPECT_TRUE(tag.place.intersects(top.adjusted(-2, -2, 2, 2)))
                << players << ' ' << taker;
            EXPECT_TRUE(layout.cloth().contains(tag.place)) << players << ' ' << taker;
        }
    }
}

/// Where piles can be stolen, everybody has to see what lies on top.
TEST_F(StackTags, LeaveTheRankOfAnOpenPileInSight) {
    languages.use("fr");
    board.reset(findPreset("rubamazzo")->rules, 0);
    board.apply(PacketDealt{0, {{0, mine}, {-1, three}}, 38});
    board.apply(CardsCaptured{0, 0, mine, CardSet{three}});
    for (const QSizeF size : {QSizeF(370, 330), QSizeF(800, 480), QSizeF(1280, 800)}) {
        LayoutParameters parameters;
        parameters.size = size;
        const TableLayout layout(parameters);
        const StackTag tag = stackTags(board, layout, QFont()).back();
        ASSERT_EQ(tag.text.simplified(), TableText::capturedLast());
        const CardGeometry top = pilePlace(layout, 0, 1);
        EXPECT_GT(tag.place.top(), top.centre.y());
        EXPECT_LE(tag.place.bottom(), top.centre.y() + top.height / 2 + 1);
    }
}

TEST_F(StackTags, MarkWhoCapturedLastUntilTheNextRound) {
    EXPECT_EQ(board.lastTaker(), -1);
    board.apply(CardsCaptured{0, 0, mine, CardSet{three}});
    EXPECT_EQ(board.lastTaker(), 0);
    EXPECT_EQ(texts(), (QStringList{"37", "last capture"}));
    board.apply(CardLaid{1, Card(Suit::Swords, 9)});
    EXPECT_EQ(board.lastTaker(), 0) << "laying a card changes nothing";
    board.apply(RoundStarted{1, 1});
    EXPECT_EQ(board.lastTaker(), -1);
}

} // namespace

} // namespace settebello

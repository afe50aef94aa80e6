// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/painting/label_painter.h"

#include "faces/face_pictures.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "table/layout/card_places.h"
#include "ui/wait_until.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {

namespace {

class Labels : public testing::Test {
protected:
    Labels() {
        languages.use("en");
        rules.table.players = 4;
        rules.table.teams = true;
        board.reset(rules, 0);
        board.apply(RoundStarted{0, 2});
        board.apply(PacketDealt{0, {{0, mine}, {-1, three}}, 38});
        board.apply(CardsCaptured{0, 0, mine, CardSet{three}});
        board.apply(SweepMade{0, 0, mine, 1});
        board.setScore(0, 5);
        LayoutParameters parameters;
        parameters.size = {1280, 770};
        parameters.players = 4;
        parameters.teams = true;
        parameters.faces[2] = true;
        layout = TableLayout(parameters);
    }
    /// The face of seat 2 as painted.
    QImage face() {
        QImage image(QSize(1280, 770), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        const LabelPainter labels(tableTheme({}), QFont());
        labels.paint(painter, board, layout, contents, faces, 1);
        EXPECT_TRUE(waitUntil([this] { return !faces.isDrawing(); }));
        labels.paint(painter, board, layout, contents, faces, 1);
        const QRectF place = layout.seat(2).face;
        const qreal inside = place.width() * 0.15; // without the ring, round as it is
        return image.copy(place.adjusted(inside, inside, -inside, -inside).toAlignedRect());
    }
    QStringList texts() const {
        QStringList words;
        const LabelPainter painter(tableTheme({}), QFont());
        for (const LabelText& text : painter.texts(board, layout, contents)) {
            words += text.whole;
        }
        return words;
    }

    const Card mine{Suit::Coins, 3};
    const Card three{Suit::Cups, 3};
    LanguageManager languages;
    RuleSet rules;
    Board board;
    TableLayout layout;
    FacePictures faces;
    LabelContents contents{{{"Anna", "", ""},
                            {"Ciro", "Good", ""},
                            {"Rosa", "Casual", "widow"},
                            {"Gennaro", "Good", ""}},
                           {"Anna and Rosa", "Ciro and Gennaro"}};
};

TEST_F(Labels, SayWhoThinks) {
    EXPECT_FALSE(texts().contains("thinking…"));
    contents.turn = 2;
    EXPECT_TRUE(texts().contains("thinking…"));
    EXPECT_FALSE(texts().contains("Casual"));
    contents.turn = 0;
    EXPECT_FALSE(texts().contains("thinking…")) << "of a person";
}

TEST_F(Labels, SayThatTheTargetMustBeExceeded) {
    EXPECT_TRUE(texts().contains("of 11"));
    rules.match.exceedTarget = true;
    board.reset(rules, 0);
    EXPECT_TRUE(texts().contains("(over 11)")) << qPrintable(texts().join('\n'));
}

TEST_F(Labels, CountCardsWhereTheMostOfOneRoundWin) {
    rules = findPreset("rubamazzo")->rules;
    rules.table.players = 4;
    rules.table.teams = true;
    board.reset(rules, 0);
    board.apply(RoundStarted{0, 2});
    board.apply(PacketDealt{0, {{0, mine}, {-1, three}}, 38});
    board.apply(CardsCaptured{0, 0, mine, CardSet{three}});
    EXPECT_TRUE(texts().contains("2"));
    EXPECT_TRUE(texts().contains("cards")) << qPrintable(texts().join('\n'));
    EXPECT_FALSE(texts().contains("of 1"));
}

TEST_F(Labels, SayOfNobodyThatTheyThinkWhereAMatchIsWatched) {
    const QImage quiet = face();
    contents.turn = 2;
    contents.watched = true;
    EXPECT_FALSE(texts().contains("thinking…"));
    EXPECT_TRUE(texts().contains("Casual"));
    EXPECT_EQ(face(), quiet);
}

TEST_F(Labels, SayWhoIsAwayInPlaceOfTheLevel) {
    contents.turn = 2;
    contents.absences = {"", "", "away for 3 minutes"};
    EXPECT_TRUE(texts().contains("away for 3 minutes"));
    EXPECT_FALSE(texts().contains("thinking…"));
    EXPECT_EQ(texts().count("Good"), 2);
    EXPECT_TRUE(LabelPainter::toolTipText(board, contents, 2).contains("away for 3 minutes"));
}

TEST_F(Labels, ShowAFaceThatThinksWithItsOpponent) {
    const QImage quiet = face();
    contents.turn = 0;
    EXPECT_EQ(face(), quiet) << "somebody else thinks";
    contents.turn = 2;
    const QImage thinking = face();
    EXPECT_NE(thinking, quiet);
    contents.seats[2].face.clear();
    EXPECT_NE(face(), thinking);
    contents.turn = -1;
    EXPECT_NE(face(), quiet);
}

TEST_F(Labels, ShowAFaceThatReactsRatherThanThinks) {
    const QImage quiet = face();
    contents.turn = 2;
    const QImage thinking = face();
    contents.reactions[2] = Expression::Annoyed;
    const QImage annoyed = face();
    EXPECT_NE(annoyed, quiet);
    EXPECT_NE(annoyed, thinking);
    contents.reactions = {};
    contents.reactions[1] = Expression::Annoyed;
    EXPECT_EQ(face(), thinking) << "another one reacts";
}

TEST_F(Labels, NameEachTeamOnce) {
    for (const QString& team : contents.sides) {
        EXPECT_EQ(texts().count(team), 1);
    }
}

TEST_F(Labels, TellEverythingInTheToolTip) {
    contents.turn = 0;
    EXPECT_EQ(LabelPainter::toolTipText(board, contents, 0),
              "Anna\nTo play now\nTeam: Anna and Rosa\n5 points; to win: 11\nCards 2 · Suit 1 · "
              "Sevens 0\n"
              "1 sweep\nLast to capture so far");
    EXPECT_EQ(LabelPainter::toolTipText(board, contents, 2),
              "Rosa\nCasual\nDealer of this round\nTeam: Anna and Rosa\n5 points; to win: 11\n"
              "Cards 2 · Suit 1 · Sevens 0\n1 sweep\nLast to capture so far");
}

TEST_F(Labels, KeepTheCountsSecretWhereOnlyTheLastPlayMayBeLookedAt) {
    rules.table.lookBack = LookBack::LastPlay;
    board.reset(rules, 0);
    EXPECT_FALSE(LabelPainter::toolTipText(board, contents, 0).contains("Cards"));
    contents.counts = true;
    EXPECT_TRUE(LabelPainter::toolTipText(board, contents, 0).contains("Cards"));
}

TEST_F(Labels, TheSharedPlateLiesBesideThePileOfItsTeam) {
    for (int side = 0; side < 2; ++side) {
        const SideLayout& place = layout.side(side);
        const QRectF label = layout.seat(place.home).label;
        const qreal across = std::max(place.pile.left() - label.right(), 0.0);
        const qreal below = std::max(place.pile.top() - label.bottom(), 0.0);
        EXPECT_LE(std::max(across, below), 2 * layout.gap()) << side;
    }
}

} // namespace

} // namespace settebello

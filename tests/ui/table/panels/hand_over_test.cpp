// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/hand_over.h"

#include "cards/pack.h"
#include "table/panels/status_line.h"
#include "table/panels/table_prompt.h"

#include "core/game/game_helpers.h"
#include "ui/table/hand_over_table.h"

namespace settebello {
namespace {

struct Company {
    const char* preset;
    std::set<int> people;
};

class WholeMatchOfPeople : public HandOverTable, public ::testing::WithParamInterface<Company> {
protected:
    /// What the question says that the next person is to do.
    QString isTo() const {
        switch (controller.phase()) {
        case Phase::CutChoice:
            return "says where the cut card goes.";
        case Phase::Declaring:
            return "is asked to declare.";
        default:
            return "plays.";
        }
    }
};

TEST_P(WholeMatchOfPeople, ShowsEachHandToItsPlayerAlone) {
    controller.start(setupOf(GetParam().preset, GetParam().people));
    int sits = -1;
    int passed = 0;
    int round = -1;
    std::set<int> asked;
    while (waitForTurn()) {
        const int seat = controller.askedSeat();
        const int now = static_cast<int>(controller.match().played().size());
        sits = now == round ? sits : -1; // between rounds everybody looks at the screen
        round = now;
        ASSERT_EQ(view.handingOver(), sits != seat) << "seat " << seat;
        if (view.handingOver()) {
            expectHidden(-1);
            // Nothing may be played, hinted at or focused yet.
            for (const auto key : {Qt::Key_1, Qt::Key_H, Qt::Key_Left, Qt::Key_Space}) {
                QTest::keyClick(&view, key);
            }
            ASSERT_TRUE(answer());
            const QString name = seatName(controller.setup(), seat);
            EXPECT_TRUE(accessibleTexts().join(' ').contains("Now " + name + ' ' + isTo()));
            expectHidden(-1);
            EXPECT_EQ(view.director().layout().seat(seat).edge, Edge::Bottom);
            takeScreen();
            ++passed;
        }
        sits = seat;
        asked.insert(seat);
        ASSERT_FALSE(view.handingOver());
        expectHidden(seat);
        play();
        if (HasFailure()) {
            return;
        }
    }
    EXPECT_TRUE(controller.match().over());
    EXPECT_EQ(asked, GetParam().people);
    EXPECT_GT(passed, 5);
}

INSTANTIATE_TEST_SUITE_P(Companies, WholeMatchOfPeople,
                         ::testing::Values(Company{"scopa", {0, 1}},
                                           Company{"scopone-scientifico", {0, 1, 2, 3}},
                                           Company{"scopone", {0, 2}}, Company{"chkobba", {0, 1}},
                                           Company{"bazzica", {0, 1}}, Company{"cirulla", {0, 1}},
                                           Company{"scopone-assi", {1, 2}}));

TEST_F(HandOverTable, WithOnePersonNothingIsAsked) {
    controller.start(setupOf("scopa", {0}));
    for (int i = 0; i < 20 && waitForTurn(); ++i) {
        ASSERT_FALSE(view.handingOver());
        expectHidden(0);
        play();
    }
}

/// After every packet all people are asked, against the order of play, so that the screen changes
/// hands as often as in other games.
TEST_F(HandOverTable, EverybodyIsAskedToDeclareAndWhoeverPlaysNextIsAskedLast) {
    MatchSetup setup = setupOf("bazzica", {0, 1, 2});
    setup.rules.rules.table.players = 3;
    setup.seats.resize(3, {"Rosa", kPerson});
    setup.rules.rules.match.target = 101;
    Match match(setup.rules.rules, 3, 0);
    // Anna, who deals, holds three of a kind.
    match.dealFrom(test::packFrom("10D 3D 7D 2C 4C 7C 5S 9S 7S"));
    ASSERT_TRUE(match.round().qualifiesToDeclare(0) && !match.round().qualifiesToDeclare(1));
    controller.resume(setup, match);
    std::vector<std::pair<int, bool>> asked; // the seat, and whether it could declare
    while (waitForTurn() && controller.phase() == Phase::Declaring) {
        ASSERT_TRUE(view.handingOver());
        takeScreen();
        const QString words = accessibleTexts().join(' ');
        asked.emplace_back(controller.askedSeat(), words.contains("These three cards are worth"));
        EXPECT_EQ(words.contains("You have nothing to declare."), !asked.back().second);
        play();
    }
    EXPECT_EQ(asked, (std::vector<std::pair<int, bool>>{{0, true}, {2, false}, {1, false}}));
    EXPECT_FALSE(view.handingOver()) << "the one who plays has the screen";
    EXPECT_EQ(controller.match().round().tallies()[0].declarations, 10);
}

/// Whatever lies in the hands and in the stock, the screen is the same to the last pixel until the
/// next person takes it.
class TheScreen : public HandOverTable, public ::testing::WithParamInterface<const char*> {};

TEST_P(TheScreen, RevealsNothingOfTheHands) {
    const MatchSetup setup = setupOf(GetParam(), {0, 1});
    std::vector<QImage> seen;
    std::vector<QStringList> heard;
    for (const bool other : {false, true}) {
        std::vector<Card> cards;
        for (const Card card : Pack::contents(40)) {
            cards.push_back(card);
        }
        // The table gets cards 7 to 10; all the others change places.
        if (other) {
            std::reverse(cards.begin() + 10, cards.end());
            std::swap_ranges(cards.begin(), cards.begin() + 6, cards.end() - 6);
        }
        Match match(setup.rules.rules, 1, 0);
        ASSERT_TRUE(match.dealFrom(*Pack::fromCards(cards)));
        controller.resume(setup, match);
        ASSERT_TRUE(waitForTurn());
        ASSERT_TRUE(view.handingOver());
        ASSERT_TRUE(waitUntil([this] { return !pictures.isDrawing(); }));
        seen.push_back(view.grab().toImage());
        heard.push_back(accessibleTexts());
    }
    EXPECT_EQ(seen[0], seen[1]);
    EXPECT_EQ(heard[0], heard[1]);
}

INSTANTIATE_TEST_SUITE_P(Games, TheScreen,
                         ::testing::Values("scopa", "bazzica", "sbarazzina", "cirulla", "chkobba"));

/// As painted, without what lies on it.
QImage paintedTable(TableView& view) {
    QImage image(view.size(), QImage::Format_RGB32);
    view.render(&image, {}, {}, QWidget::DrawWindowBackground);
    return image;
}

TEST_F(HandOverTable, TheNextPersonIsToldWhatWasPlayed) {
    controller.start(setupOf("scopa", {0, 1}));
    ASSERT_TRUE(waitForTurn());
    const QString first = seatName(controller.setup(), controller.match().turn());
    takeScreen();
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_D); // names a card in the hand for a while
    play();
    ASSERT_TRUE(waitForTurn());
    ASSERT_TRUE(view.handingOver());
    auto* line = view.findChild<StatusLine*>();
    ASSERT_TRUE(line);
    line->setFades(false);
    auto* lasting = line->findChild<QTimer*>("lasting");
    ASSERT_TRUE(lasting);
    const int usual = lasting->interval();
    lasting->start(0); // nobody takes the screen for a while
    ASSERT_TRUE(waitUntil([line] { return line->opacity() == 0; }));
    lasting->setInterval(usual);

    takeScreen();
    ASSERT_FALSE(view.handingOver());
    ASSERT_EQ(line->captions().size(), 1);
    EXPECT_TRUE(line->captions().front().startsWith(first)) << qPrintable(line->captions().front());
    EXPECT_EQ(line->opacity(), 1);
    EXPECT_TRUE(lasting->isActive()) << "they fade again";
    const QImage told = paintedTable(view);
    line->clear();
    EXPECT_NE(paintedTable(view), told);
}

TEST_F(HandOverTable, TheQuestionLeavesNoPartOfACaption) {
    controller.start(setupOf("scopa", {0, 1}));
    ASSERT_TRUE(waitForTurn());
    takeScreen();
    play();
    ASSERT_TRUE(waitForTurn());
    ASSERT_TRUE(view.handingOver());
    ASSERT_TRUE(waitUntil([this] { return answer() && !pictures.isDrawing(); }));
    auto* line = view.findChild<StatusLine*>();
    ASSERT_FALSE(line->captions().isEmpty());
    const QImage asking = paintedTable(view);
    line->clear();
    EXPECT_EQ(paintedTable(view), asking);
}

TEST_F(HandOverTable, TheCutCardIsNotCalledAHand) {
    controller.start(setupOf("chkobba", {0, 1}));
    ASSERT_TRUE(waitForTurn());
    ASSERT_EQ(controller.phase(), Phase::CutChoice);
    ASSERT_TRUE(answer());
    EXPECT_EQ(answer()->text(), "The cut card (S)");
    EXPECT_TRUE(heard().join(' ').contains("Press S to see the cut card."));
    EXPECT_FALSE(heard().join(' ').contains("your cards"));
    takeScreen();
    play();
    ASSERT_TRUE(waitForTurn());
    if (view.handingOver()) {
        EXPECT_EQ(answer()->text(), "My cards (S)");
    }
}

/// A match may end before the hands are empty.
class EndedEarly : public HandOverTable, public ::testing::WithParamInterface<const char*> {
protected:
    void playToTheEnd() {
        MatchSetup setup = setupOf("scopa", {0, 1});
        const bool atOnce = std::string(GetParam()) == "atOnce";
        if (atOnce) {
            setup.rules.rules.match.callingOut = false;
            setup.rules.rules.match.end = MatchEnd::AtOnce;
            setup.rules.rules.match.target = 1;
        }
        controller.start(setup);
        ASSERT_TRUE(waitForTurn());
        takeScreen();
        if (!atOnce) {
            view.findChild<QPushButton*>("claimOut")->click();
            passLock();
            QTest::keyClick(&view, Qt::Key_S);
        }
        while (waitForTurn()) {
            if (view.handingOver()) {
                takeScreen();
            }
            play();
        }
        ASSERT_FALSE(controller.match().round().hand(0).empty() &&
                     controller.match().round().hand(1).empty());
    }
};

TEST_P(EndedEarly, NobodyIsHandedTheScreenAfterwards) {
    playToTheEnd();
    for (const char* leaves : {"closeHand", "hide", "pause", "takeBack", "keys"}) {
        const std::string way = leaves;
        if (way == "closeHand") {
            view.closeHand();
        } else if (way == "hide") {
            view.hide();
            view.show();
        } else if (way == "pause") {
            controller.setPaused(true);
            controller.setPaused(false);
        } else if (way == "takeBack") {
            view.takeBack();
        } else {
            QTest::keyClick(&view, Qt::Key_S);
            QTest::keyClick(&view, Qt::Key_Return);
        }
        QCoreApplication::processEvents();
        EXPECT_FALSE(view.handingOver()) << way;
        EXPECT_FALSE(answer()) << way;
        expectHidden(-1);
    }
}

INSTANTIATE_TEST_SUITE_P(All, EndedEarly, ::testing::Values("falseClaim", "atOnce"));

TEST_F(HandOverTable, AResumedMatchAsksFirst) {
    const MatchSetup setup = setupOf("scopa", {0, 1});
    controller.start(setup);
    ASSERT_TRUE(waitForTurn());
    takeScreen();
    play();
    ASSERT_TRUE(waitForTurn());
    const Match left = controller.match();
    controller.resume(setup, left);
    ASSERT_TRUE(waitForTurn());
    EXPECT_TRUE(view.handingOver());
    expectHidden(-1);
}

TEST_F(HandOverTable, ShowingTheLastMoveAgainOpensNoHand) {
    Settings::Display display;
    display.animationSpeed = 8;
    view.setDisplay(display);
    controller.start(setupOf("scopa", {0, 1}));
    ASSERT_TRUE(waitForTurn());
    view.finishMotion();
    takeScreen();
    play();
    ASSERT_TRUE(waitForTurn());
    expectHidden(-1); // in the middle of the motion
    view.finishMotion();
    view.showLastMove();
    ASSERT_TRUE(view.moving());
    for (const Card card : controller.match().round().hand(1 - controller.match().turn())) {
        EXPECT_FALSE(view.director().poses()[card].showsFace());
    }
    ASSERT_TRUE(waitUntil([&] { return !view.moving(); }));
    expectHidden(-1);
}

TEST_F(HandOverTable, AsManyBacksAsTheNextPersonHasLieUnderTheQuestion) {
    controller.start(setupOf("scopone-scientifico", {0, 1, 2, 3}));
    std::set<std::size_t> sizes;
    for (int i = 0; i < 4; ++i) {
        ASSERT_TRUE(waitForTurn());
        ASSERT_TRUE(answer());
        const Director& director = view.director();
        std::size_t backs = 0;
        for (const Card card : CardSet::all()) {
            backs += director.layout().seat(turn()).fan.contains(
                         director.poses()[card].geometry.centre) &&
                             !director.poses()[card].showsFace()
                         ? 1
                         : 0;
        }
        EXPECT_EQ(director.layout().seat(turn()).edge, Edge::Bottom);
        EXPECT_EQ(backs, static_cast<std::size_t>(controller.match().round().hand(turn()).size()));
        view.showLastMove(); // nor does it turn the table back
        view.finishMotion();
        EXPECT_EQ(director.layout().seat(turn()).edge, Edge::Bottom);
        takeScreen();
        play();
    }
}

/// Partners sit opposite each other at a real table, and beside each other at a screen.
TEST_F(HandOverTable, PartnersDoNotSeeEachOthersHands) {
    controller.start(setupOf("scopone-scientifico", {0, 2}));
    for (int i = 0; i < 4; ++i) {
        ASSERT_TRUE(waitForTurn());
        const int seat = turn();
        ASSERT_TRUE(view.handingOver());
        expectHidden(-1);
        takeScreen();
        expectHidden(seat);
        const CardSet partner = controller.match().round().hand((seat + 2) % 4);
        for (const AccessibleItem& item : view.accessibleItems()) {
            EXPECT_FALSE(item.isCard() && partner.contains(item.card()));
        }
        play();
    }
}

TEST_F(HandOverTable, TheQuestionLiesOverTheMiddleOfTheHandInTeams) {
    MatchSetup setup = setupOf("scopone", {0, 1, 2, 3});
    controller.start(setup);
    ASSERT_TRUE(waitUntil([this] { return view.handingOver(); }));
    view.finishMotion();
    for (const QSize size : {QSize(800, 560), QSize(1280, 760)}) {
        view.resize(size);
        QCoreApplication::processEvents();
        for (const auto* prompt : view.findChildren<TablePrompt*>()) {
            if (prompt->asking()) {
                // In a wide font it leaves the middle a little, for the words on the tools.
                EXPECT_NEAR(prompt->geometry().center().x(), size.width() / 2, size.width() / 16);
            }
        }
    }
}

} // namespace
} // namespace settebello

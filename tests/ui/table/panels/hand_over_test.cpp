// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/hand_over.h"

#include "cards/card_names.h"
#include "cards/pack.h"
#include "game/match_text.h"
#include "rules/presets.h"
#include "table/motion/director.h"
#include "table/panels/status_line.h"
#include "table/panels/table_prompt.h"

#include "core/game/game_helpers.h"
#include "ui/table/dealing_table.h"
#include "ui/wait_until.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace settebello {
namespace {

/// A match of several people at one screen.
class HandOverTable : public DealingTable {
protected:
    HandOverTable()
        : DealingTable({800, 560}) {}

    static MatchSetup setupOf(std::string_view preset, const std::set<int>& people) {
        MatchSetup setup;
        setup.rules.rules = findPreset(preset)->rules;
        setup.rules.rules.match.target = setup.rules.rules.table.players > 2 ? 1 : 3;
        setup.rules.rules.match.callingOut = setup.rules.rules.table.players == 2;
        setup.seed = 7;
        const std::array names{"Anna", "Ciro", "Rosa", "Zoe"};
        for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
            setup.seats.push_back({names[static_cast<std::size_t>(seat)],
                                   people.count(seat) != 0 ? kPerson : "greedy"});
        }
        return setup;
    }

    /// Everything that a screen reader could read, including questions.
    QStringList accessibleTexts() const {
        QStringList all;
        QAccessibleInterface* table =
            QAccessible::queryAccessibleInterface(const_cast<TableView*>(&view));
        for (int i = 0; i < table->childCount(); ++i) {
            if (QAccessibleInterface* place = table->child(i)) {
                all += place->text(QAccessible::Name) + ' ' + place->text(QAccessible::Description);
            }
        }
        for (const auto* label : view.findChildren<QLabel*>()) {
            if (label->isVisible() && label->width() > 1) { // one that is seen
                all += label->text();
            }
        }
        return all;
    }

    /// @param sees the seat that may see its hand, or −1.
    void expectHidden(int sees) const {
        const Round& round = controller.match().round();
        const Poses resting = restingPoses(view.director().board(), view.director().layout());
        const QString words = accessibleTexts().join('\n').toLower();
        CardSet hidden;
        for (int seat = 0; seat < controller.setup().rules.rules.table.players; ++seat) {
            if (seat != sees) {
                hidden |= round.hand(seat) - round.shownCards(seat);
            }
        }
        if (round.phase() == Phase::CutChoice && round.turn() != sees) {
            hidden.insert(round.cutCard());
        }
        for (const Card card : hidden) {
            EXPECT_FALSE(view.director().board().isOpen(card)) << toString(card);
            EXPECT_EQ(view.director().poses()[card].face, 0) << toString(card);
            EXPECT_EQ(resting[card].face, 0) << toString(card);
            EXPECT_FALSE(words.contains(cardName(card).toLower())) << toString(card);
            EXPECT_NE(view.focusedCard(), card);
        }
        if (sees >= 0) {
            for (const Card card : round.hand(sees)) {
                EXPECT_TRUE(view.director().board().isOpen(card)) << toString(card);
            }
            EXPECT_EQ(view.director().layout().seat(sees).edge, Edge::Bottom);
        }
    }

    QPushButton* answer() const {
        for (QPushButton* button : view.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->objectName() != "claimOut") {
                return button;
            }
        }
        return nullptr;
    }

    std::size_t decisions() const {
        std::size_t count = 0;
        for (const Match::PlayedRound& round : controller.match().played()) {
            count += round.moves.size();
        }
        return count;
    }

    /// Answers any question by keyboard.
    void play() {
        const std::size_t before = decisions();
        const int seat = controller.askedSeat();
        const Phase phase = controller.phase();
        if (phase != Phase::Playing) {
            ASSERT_TRUE(answer());
            QTest::mouseClick(answer(), Qt::LeftButton);
        } else {
            for (const auto key : {Qt::Key_1, Qt::Key_Return, Qt::Key_1}) {
                if (decisions() == before && controller.asksPerson()) {
                    QTest::keyClick(&view, key);
                    QCoreApplication::processEvents();
                }
            }
        }
        ASSERT_TRUE(waitUntil([&] {
            return decisions() != before || controller.askedSeat() != seat ||
                   controller.phase() != phase;
        }));
    }
};

struct Company {
    const char* preset;
    std::set<int> people;
};

class WholeMatchOfPeople : public HandOverTable, public ::testing::WithParamInterface<Company> {};

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
            EXPECT_TRUE(accessibleTexts().join(' ').contains("Now " + name + " plays."));
            expectHidden(-1);
            ASSERT_TRUE(view.handingOver());
            QTest::keyClick(&view, Qt::Key_Return);
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
        QTest::keyClick(&view, Qt::Key_Return);
        ASSERT_FALSE(view.handingOver());
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
    QTest::keyClick(&view, Qt::Key_Return);
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

    QTest::keyClick(&view, Qt::Key_Return);
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
    QTest::keyClick(&view, Qt::Key_Return);
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

TEST_F(HandOverTable, AResumedMatchAsksFirst) {
    const MatchSetup setup = setupOf("scopa", {0, 1});
    controller.start(setup);
    ASSERT_TRUE(waitForTurn());
    QTest::keyClick(&view, Qt::Key_Return);
    play();
    ASSERT_TRUE(waitForTurn());
    const Match left = controller.match();
    controller.resume(setup, left);
    ASSERT_TRUE(waitForTurn());
    EXPECT_TRUE(view.handingOver());
    expectHidden(-1);
}

TEST_F(HandOverTable, ATakenBackPlayGoesToThePersonWhoMadeIt) {
    controller.start(setupOf("scopa", {0, 1}));
    ASSERT_TRUE(waitForTurn());
    const int first = controller.match().turn();
    QTest::keyClick(&view, Qt::Key_Return);
    play();
    ASSERT_TRUE(waitForTurn());
    for (const bool taken : {false, true}) { // before and after the other person has the screen
        if (taken) {
            QTest::keyClick(&view, Qt::Key_Return);
        }
        ASSERT_TRUE(controller.canTakeBack());
        controller.takeBack();
        ASSERT_TRUE(waitForTurn());
        EXPECT_EQ(controller.match().turn(), first);
        EXPECT_TRUE(view.handingOver());
        expectHidden(-1);
        QTest::keyClick(&view, Qt::Key_Return);
        expectHidden(first);
        play();
        ASSERT_TRUE(waitForTurn());
    }
}

TEST_F(HandOverTable, AHeldKeyDoesNotTakeTheScreen) {
    controller.start(setupOf("scopa", {0, 1}));
    ASSERT_TRUE(waitForTurn());
    ASSERT_TRUE(answer());
    for (QWidget* focus : {static_cast<QWidget*>(&view), static_cast<QWidget*>(answer())}) {
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
        QCoreApplication::sendEvent(focus, &held);
        EXPECT_TRUE(view.handingOver());
    }
    QTest::mouseClick(answer(), Qt::LeftButton);
    EXPECT_FALSE(view.handingOver());
}

TEST_F(HandOverTable, ShowingTheLastMoveAgainOpensNoHand) {
    Settings::Display display;
    display.animationSpeed = 8;
    view.setDisplay(display);
    controller.start(setupOf("scopa", {0, 1}));
    ASSERT_TRUE(waitForTurn());
    view.finishMotion();
    QTest::keyClick(&view, Qt::Key_Return);
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
                EXPECT_NEAR(prompt->geometry().center().x(), size.width() / 2, 2) << size.width();
            }
        }
    }
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
// When the hand that is open is turned down, and what of it can be seen or heard then.
#include "cards/pack.h"
#include "table/input/play_chooser.h"
#include "table/panels/hand_over.h"
#include "table/panels/table_prompt.h"
#include "widgets/window_watch.h"

#include "ui/table/hand_over_table.h"

#include <QGuiApplication>

#include <algorithm>

namespace settebello {
namespace {

class HandTurnedDown : public HandOverTable {
protected:
    /// @return the seat that has the screen.
    int startAndTake(const std::set<int>& people = {0, 1}, const char* preset = "scopa") {
        controller.start(setupOf(preset, people));
        EXPECT_TRUE(waitForTurn());
        if (view.handingOver()) {
            takeScreen();
        }
        expectHidden(turn());
        return turn();
    }

    /// As painted, without what lies on it.
    QImage painted() {
        QImage image(view.size(), QImage::Format_RGB32);
        view.render(&image, {}, {}, QWidget::DrawWindowBackground);
        return image;
    }
    /// The cloth is drawn last.
    bool isDrawn() { return painted().pixel(0, 0) != withoutCloth && !pictures.isDrawing(); }

    const QRgb withoutCloth = painted().pixel(0, 0);
};

class WaysToLeave : public HandTurnedDown, public ::testing::WithParamInterface<const char*> {
protected:
    void leave() {
        const std::string way = GetParam();
        if (way == "pause") {
            controller.setPaused(true);
            expectHidden(-1);
            controller.setPaused(false);
        } else if (way == "minimise") {
            view.showMinimized();
        } else if (way == "hide") {
            view.hide();
            view.show();
        } else if (way == "focus") {
            emit qGuiApp->focusWindowChanged(nullptr);
            expectHidden(turn());
            view.findChild<QTimer*>("unfocused")->start(0);
        } else {
            QWidget other;
            other.show();
            other.activateWindow();
            EXPECT_TRUE(QTest::qWaitForWindowActive(&other));
        }
        EXPECT_TRUE(waitUntil([this] { return view.handingOver(); }));
        view.showNormal();
        QCoreApplication::processEvents();
    }
};

TEST_P(WaysToLeave, TurnTheHandDownUntilItsPersonSaysSo) {
    const int seat = startAndTake();
    leave();
    ASSERT_TRUE(view.handingOver());
    expectHidden(-1);
    ASSERT_TRUE(answer());
    EXPECT_TRUE(lock()->isActive());
    QTest::keyClick(&view, Qt::Key_Return);
    QTest::keyClick(&view, Qt::Key_S);
    expectHidden(-1);
    EXPECT_TRUE(accessibleTexts().join(' ').contains("Now " + seatName(controller.setup(), seat)));
    takeScreen();
    expectHidden(seat);
    play(); // and the match goes on
}

INSTANTIATE_TEST_SUITE_P(All, WaysToLeave,
                         ::testing::Values("pause", "minimise", "hide", "focus", "window"));

TEST_F(HandTurnedDown, WhileOthersPlayItIsAskedWhoseCardsTheyAre) {
    const int seat = startAndTake({0, 2}, "scopone-scientifico");
    play();
    controller.holdDecisions(true); // the opponent thinks
    view.hide();
    view.show();
    ASSERT_TRUE(view.handingOver());
    expectHidden(-1);
    const QString name = seatName(controller.setup(), seat);
    EXPECT_TRUE(accessibleTexts().join(' ').contains("The cards of " + name + " lie face down."));
    takeScreen();
    expectHidden(seat);
    controller.holdDecisions(false);
    ASSERT_TRUE(waitForTurn());
    EXPECT_TRUE(view.handingOver()) << "for the next one";
}

/// They may think for minutes, while all here look at the screen to see what they play.
TEST_F(HandTurnedDown, WhoeverHasPlayedShowsNoHandWhileFriendsThink) {
    source.showsFriends = true;
    controller.start(setupOf("scopone-scientifico", {0, 2}));
    ASSERT_TRUE(waitForTurn());
    const int seat = turn();
    takeScreen();
    expectHidden(seat);
    controller.setPace(Pace::Brisk, 1); // the friend seems to think
    play();
    EXPECT_EQ(source.viewer(), -1);
    EXPECT_FALSE(view.handingOver());
    expectHidden(-1);
    controller.setPace(Pace::Calm, 0);
    ASSERT_TRUE(waitForTurn());
    ASSERT_NE(turn(), seat);
    takeScreen();
    expectHidden(turn());
}

/// As when a friend's play is taken back while somebody here has the screen.
TEST_F(HandTurnedDown, NobodyShowsAHandOnceAFriendIsAskedInstead) {
    source.showsFriends = true;
    controller.start(setupOf("scopone-scientifico", {0, 2}));
    ASSERT_TRUE(waitForTurn());
    takeScreen();
    emit source.asked((turn() + 1) % 4, false);
    EXPECT_EQ(source.viewer(), -1);
    EXPECT_FALSE(view.handingOver());
    expectHidden(-1);
}

TEST_F(HandTurnedDown, AWindowThatComesBackIsNotAnswered) {
    startAndTake();
    view.hide();
    view.show();
    passLock();
    emit qGuiApp->focusWindowChanged(nullptr);
    emit qGuiApp->focusWindowChanged(view.windowHandle());
    QTest::mouseClick(answer(), Qt::LeftButton); // which brought it back
    EXPECT_TRUE(view.handingOver());
}

TEST_F(HandTurnedDown, APauseLeavesNothingToOpenBelowIt) {
    startAndTake();
    controller.setPaused(true);
    EXPECT_FALSE(lock()->isActive());
    for (const auto* button : view.findChildren<QPushButton*>()) {
        EXPECT_TRUE(!button->isVisible() || button->parentWidget()->objectName() == "pausePane");
    }
    QTest::keyClick(view.window()->focusWidget(), Qt::Key_S);
    expectHidden(-1);
    EXPECT_TRUE(controller.paused());
}

TEST_F(HandTurnedDown, APauseClosesTheListOfMoves) {
    for (const std::set<int>& people : {std::set<int>{0, 1}, std::set<int>{0}}) {
        startAndTake(people);
        view.showMoves(true);
        ASSERT_TRUE(view.movesShown());
        controller.setPaused(true);
        EXPECT_FALSE(view.movesShown());
        controller.setPaused(false);
        EXPECT_FALSE(view.movesShown());
    }
}

TEST_F(HandTurnedDown, APauseHidesTheHandOfOneWhoPlaysAlone) {
    const int seat = startAndTake({0});
    controller.setPaused(true);
    expectHidden(-1);
    EXPECT_FALSE(view.handingOver()) << "nobody else is there";
    controller.setPaused(false);
    EXPECT_FALSE(view.handingOver());
    expectHidden(seat);
    play();
}

TEST_F(HandTurnedDown, OnlyAPauseHidesTheHandOfOneWhoPlaysAlone) {
    const int seat = startAndTake({0});
    view.hide();
    view.show();
    emit qGuiApp->focusWindowChanged(nullptr);
    view.findChild<QTimer*>("unfocused")->start(0);
    QTest::qWait(20); // Nothing shows that it has run out.
    EXPECT_FALSE(view.handingOver());
    expectHidden(seat);
}

TEST_F(HandTurnedDown, APauseHidesTheCutCard) {
    for (const std::set<int>& people : {std::set<int>{0, 1}, std::set<int>{0}}) {
        controller.start(setupOf("chkobba", people));
        ASSERT_TRUE(waitForTurn());
        while (controller.match().round().phase() != Phase::CutChoice) { // the other cuts first
            if (view.handingOver()) {
                takeScreen();
            }
            play();
            ASSERT_TRUE(waitForTurn());
        }
        if (view.handingOver()) {
            takeScreen();
        }
        const Card cut = controller.match().round().cutCard();
        ASSERT_TRUE(view.director().board().isOpen(cut));
        controller.setPaused(true);
        expectHidden(-1);
        controller.setPaused(false);
        if (people.size() > 1) {
            expectHidden(-1);
            takeScreen();
        }
        EXPECT_TRUE(view.director().board().isOpen(cut));
        ASSERT_TRUE(answer());
        play();
    }
}

TEST_F(HandTurnedDown, APauseHidesTheHandInTheMiddleOfAMotion) {
    const int seat = startAndTake({0});
    Settings::Display display;
    display.animationSpeed = 0.25;
    view.setDisplay(display);
    view.stepMotion(0); // nothing moves by itself
    play();
    ASSERT_TRUE(view.moving());
    view.stepMotion(60);
    controller.setPaused(true);
    const Director& director = view.director();
    const CardSet hand = controller.match().round().hand(seat);
    for (const Card card : hand) {
        EXPECT_FALSE(director.poses()[card].showsFace()) << toString(card);
    }
    controller.setPaused(false);
    EXPECT_TRUE(view.moving()) << "it goes on";
    for (const Card card : hand) {
        EXPECT_TRUE(director.poses()[card].showsFace()) << toString(card);
    }
    const Poses before = director.poses();
    view.stepMotion(60);
    EXPECT_FALSE(director.poses() == before);
    view.finishMotion();
    expectHidden(seat);
}

class PrivateThings : public HandTurnedDown, public ::testing::WithParamInterface<const char*> {
protected:
    /// Opens something that names or shows a card of the hand.
    void openIt() {
        const std::string thing = GetParam();
        const Card card = view.director().board().viewerHand().front();
        const QRectF place =
            restingPoses(view.director().board(), view.director().layout())[card].geometry.bounds();
        const QPoint at = (place.topLeft() + QPointF(9, 24)).toPoint();
        if (thing == "hint") {
            Settings::Assist assist;
            assist.hints = true;
            view.setAssist(assist);
            view.showHint();
            EXPECT_TRUE(waitUntil([this] { return !heard().isEmpty() && view.focusedCard(); }));
        } else if (thing == "description") {
            QTest::keyClick(&view, Qt::Key_1);
            QTest::keyClick(&view, Qt::Key_D);
        } else if (thing == "focus") {
            QTest::keyClick(&view, Qt::Key_1);
        } else if (thing == "refusal") {
            const Card other = view.director().board().tableCards().front();
            view.activateCard(other);
            view.activateCard(cardThatDoesNotTake(other));
            EXPECT_TRUE(asksAnything());
        } else if (thing == "drag") {
            QTest::mousePress(&view, Qt::LeftButton, {}, at);
            QTest::mouseMove(&view, at - QPoint(0, 60));
            QTest::mouseMove(&view, at - QPoint(0, 120));
        } else {
            QTest::mouseMove(&view, at - QPoint(0, 200));
            QTest::mouseMove(&view, at);
        }
    }

    Card cardThatDoesNotTake(Card other) const {
        for (const Card card : view.director().board().viewerHand()) {
            const std::vector<CardSet> takes = view.chooser().playsOf(card);
            if (std::none_of(takes.begin(), takes.end(),
                             [other](CardSet taken) { return taken.contains(other); })) {
                return card;
            }
        }
        ADD_FAILURE() << "every card takes it";
        return other;
    }
    bool asksAnything() const {
        const auto prompts = view.findChildren<TablePrompt*>();
        return std::any_of(prompts.begin(), prompts.end(),
                           [](const TablePrompt* prompt) { return prompt->asking(); });
    }

    QString namesOf(CardSet cards) const {
        QStringList found;
        const QString all = heard().join(' ').toLower();
        for (const Card card : cards) {
            if (all.contains(cardName(card).toLower())) {
                found += cardName(card);
            }
        }
        return found.join(", ");
    }
};

TEST_P(PrivateThings, AreGoneWhenTheHandIsTurnedDown) {
    const int seat = startAndTake();
    ASSERT_TRUE(waitUntil([this] { return isDrawn(); }));
    controller.setPaused(true);
    const QImage usual = painted();
    controller.setPaused(false);
    takeScreen();
    const QImage open = painted();
    openIt();
    EXPECT_NE(painted(), open) << "there is something to hide";
    controller.setPaused(true);
    expectHidden(-1);
    EXPECT_EQ(namesOf(controller.match().round().hand(seat)).toStdString(), "");
    EXPECT_TRUE(painted() == usual);
}

INSTANTIATE_TEST_SUITE_P(All, PrivateThings,
                         ::testing::Values("hint", "description", "focus", "refusal", "drag",
                                           "mouse"));

TEST_F(HandTurnedDown, WhatWasAnnouncedToOnePersonIsNotReadByTheNext) {
    startAndTake();
    QTest::keyClick(&view, Qt::Key_2);
    QTest::keyClick(&view, Qt::Key_D);
    const Card described = *view.focusedCard();
    ASSERT_TRUE(heard().join(' ').contains(cardName(described), Qt::CaseInsensitive));
    play(); // another card
    ASSERT_TRUE(waitForTurn());
    ASSERT_TRUE(view.handingOver());
    ASSERT_TRUE(controller.match().round().hand(1 - turn()).contains(described));
    EXPECT_FALSE(heard().join(' ').contains(cardName(described), Qt::CaseInsensitive));
    EXPECT_FALSE(heard().isEmpty()) << "what everybody may know is heard";
    takeScreen();
    EXPECT_EQ(heard(), QStringList()) << "what was said to whoever had the screen";
}

} // namespace
} // namespace settebello

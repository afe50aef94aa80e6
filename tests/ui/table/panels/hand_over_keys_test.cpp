// SPDX-License-Identifier: GPL-3.0-or-later
// By what a hand is opened when the screen is passed on, and by what it is not.
#include "table/panels/hand_over.h"

#include "ui/table/hand_over_table.h"

#include <QAccessibleActionInterface>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QToolTip>
#include <QWindow>

namespace settebello {
namespace {

class HandOverKeys : public HandOverTable {
protected:
    /// The question lies on the table.
    void start() {
        controller.start(setupOf("scopa", {0, 1}));
        ASSERT_TRUE(waitForTurn());
        ASSERT_TRUE(view.handingOver());
        ASSERT_TRUE(answer());
    }

    /// Where a key goes.
    QWidget* focused() {
        QWidget* focus = view.window()->focusWidget();
        return focus != nullptr ? focus : &view;
    }

    void press(Qt::Key key, bool held = false) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, {}, held);
        QCoreApplication::sendEvent(focused(), &event);
        if (!held) {
            QKeyEvent released(QEvent::KeyRelease, key, Qt::NoModifier);
            QCoreApplication::sendEvent(focused(), &released);
        }
        QCoreApplication::processEvents();
    }

    /// The cards that are in a hand and in the text.
    std::string hiddenIn(const QString& text) const {
        QStringList found;
        for (int seat = 0; seat < 2; ++seat) {
            for (const Card card : controller.match().round().hand(seat)) {
                if (text.contains(cardName(card), Qt::CaseInsensitive)) {
                    found += cardName(card);
                }
            }
        }
        return found.join(", ").toStdString();
    }

    static void pressByScreenReader(QWidget* button) {
        QAccessibleInterface* found = QAccessible::queryAccessibleInterface(button);
        found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
};

/// As somebody does who does not look at the screen: it plays one card, and that is all.
TEST_F(HandOverKeys, HammeringEnterPlaysOneCardAndOpensNoHand) {
    for (const bool moves : {false, true}) {
        Settings::Display display;
        display.animationSpeed = moves ? 1 : 0;
        start();
        const int first = turn();
        takeScreen();
        view.setDisplay(display);
        press(Qt::Key_1);
        for (int i = 0; i < 40; ++i) {
            press(Qt::Key_Return);
            if (i % 7 == 6 && lock()->isActive()) {
                passLock(); // a pause in between is no answer, either
            }
            if (source.viewer() != first) {
                expectHidden(-1);
            }
            ASSERT_NE(source.viewer(), 1 - first);
        }
        EXPECT_TRUE(view.handingOver());
        EXPECT_EQ(decisions(), 1U);
        takeScreen();
        expectHidden(1 - first);
        display.animationSpeed = 0;
        view.setDisplay(display);
    }
}

class KeysThatPlay : public HandOverKeys, public ::testing::WithParamInterface<Qt::Key> {};

TEST_P(KeysThatPlay, OpenNoHand) {
    start();
    for (int i = 0; i < 5; ++i) {
        press(GetParam());
        EXPECT_TRUE(lock()->isActive()) << "each of them shows that nobody looks";
        press(Qt::Key_Tab);
        EXPECT_EQ(focused(), &view) << "nor is the way to the button shorter then";
        press(GetParam(), true);
        ASSERT_TRUE(view.handingOver());
        passLock();
    }
    expectHidden(-1);
}

INSTANTIATE_TEST_SUITE_P(All, KeysThatPlay,
                         ::testing::Values(Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_0,
                                           Qt::Key_1, Qt::Key_3, Qt::Key_9));

class WaysToOpen : public HandOverKeys, public ::testing::WithParamInterface<const char*> {
protected:
    void open() {
        const std::string way = GetParam();
        if (way == "key") {
            press(Qt::Key_S);
        } else if (way == "mouse") {
            QTest::mouseClick(answer(), Qt::LeftButton);
        } else if (way == "screenReader") {
            pressByScreenReader(answer());
        } else {
            for (int i = 0; i < 9 && focused() != answer(); ++i) {
                press(Qt::Key_Tab);
            }
            press(way == "tabAndSpace" ? Qt::Key_Space : Qt::Key_Return);
        }
    }
};

TEST_P(WaysToOpen, WorkOnceASecondHasPassedAndNotBefore) {
    EXPECT_EQ(lock()->interval(), 1000);
    start();
    ASSERT_TRUE(lock()->isActive());
    open();
    EXPECT_TRUE(view.handingOver());
    expectHidden(-1);
    passLock();
    QCoreApplication::processEvents();
    EXPECT_TRUE(view.handingOver()) << "nothing is made up for";
    open();
    EXPECT_TRUE(waitUntil([this] { return !view.handingOver(); }));
    expectHidden(turn());
}

TEST_P(WaysToOpen, OpenNothingIfTheyWereUsedWhileTheProgramStoodStill) {
    QCoreApplication::processEvents(); // the language, after which the question is asked again
    start();
    standStill(*lock());
    open();
    QTest::qWait(200); // which a button takes that a screen reader presses
    EXPECT_TRUE(view.handingOver());
    expectHidden(-1);
}

INSTANTIATE_TEST_SUITE_P(All, WaysToOpen,
                         ::testing::Values("key", "mouse", "screenReader", "tabAndSpace",
                                           "tabAndEnter"));

TEST_F(HandOverKeys, AHeldKeyOpensNoHand) {
    start();
    passLock();
    for (QWidget* focus : {static_cast<QWidget*>(&view), static_cast<QWidget*>(answer())}) {
        focus->setFocus();
        for (const Qt::Key key : {Qt::Key_S, Qt::Key_Space}) {
            press(key, true);
            EXPECT_TRUE(view.handingOver());
            passLock();
        }
    }
    press(Qt::Key_S);
    EXPECT_FALSE(view.handingOver());
}

/// On some systems, and on busy ones, keys that are held down do not say so.
TEST_F(HandOverKeys, ItsOwnKeyPressedTooEarlyBeginsTheSecondAnew) {
    start();
    for (const bool held : {false, true}) {
        EXPECT_TRUE(beginsAnew(*lock(), [&] { press(Qt::Key_S, held); })) << held;
        EXPECT_TRUE(view.handingOver());
    }
}

/// As where the desktop stands still, and the program does not.
TEST_F(HandOverKeys, WhatWasPressedTooEarlyAndArrivesLateOpensNothing) {
    QElapsedTimer clock;
    clock.start();
    const auto pressS = [&](qint64 ago) {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_S, Qt::NoModifier);
        event.setTimestamp(static_cast<quint64>(1'000'000 + clock.elapsed() - ago));
        QCoreApplication::sendEvent(view.windowHandle(), &event);
    };
    QCoreApplication::processEvents(); // the language, after which the question is asked again
    start();
    pressS(0);
    passLock();
    pressS(2000);
    ASSERT_TRUE(view.handingOver());
    EXPECT_TRUE(lock()->isActive());
    EXPECT_FALSE(answer()->isEnabled());
    expectHidden(-1);
    passLock();
    pressS(0);
    EXPECT_FALSE(view.handingOver());
}

TEST_F(HandOverKeys, AClickTooEarlyBeginsTheSecondAnew) {
    QCoreApplication::processEvents(); // the language, after which the question is asked again
    start();
    for (QWidget* clicked : {static_cast<QWidget*>(answer()), static_cast<QWidget*>(&view)}) {
        EXPECT_TRUE(beginsAnew(*lock(), [&] { QTest::mousePress(clicked, Qt::LeftButton); }));
        EXPECT_TRUE(beginsAnew(*lock(), [&] { QTest::mouseRelease(clicked, Qt::LeftButton); }));
        EXPECT_TRUE(beginsAnew(*lock(), [&] { QTest::mouseDClick(clicked, Qt::LeftButton); }));
    }
    EXPECT_TRUE(view.handingOver());
    expectHidden(-1);
}

TEST_F(HandOverKeys, AKeyHeldOnTheButtonPlaysNoCard) {
    start();
    passLock();
    answer()->setFocus();
    press(Qt::Key_Space);
    ASSERT_FALSE(view.handingOver());
    const std::size_t played = decisions();
    for (int repeated = 0; repeated < 5; ++repeated) {
        press(Qt::Key_Right);
        press(Qt::Key_Space);
        view.finishMotion();
    }
    EXPECT_EQ(decisions(), played);
}

TEST_F(HandOverKeys, TheListOfMovesLeavesLettersToTheTable) {
    view.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&view)); // or the focus goes to the table then
    start();
    view.showMoves(true);
    ASSERT_NE(focused(), &view);
    passLock();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_1, Qt::Key_Home}) {
        QTest::keyClick(focused(), key);
        EXPECT_TRUE(view.handingOver()) << key;
        EXPECT_NE(focused(), &view) << "they are keys of the list";
    }
    QTest::keyClick(focused(), Qt::Key_S);
    EXPECT_FALSE(view.handingOver());
}

TEST_F(HandOverKeys, WhatWasMeantForAMenuOpensNothing) {
    start();
    for (const auto reason :
         {Qt::PopupFocusReason, Qt::MenuBarFocusReason, Qt::ActiveWindowFocusReason}) {
        passLock();
        QFocusEvent back(QEvent::FocusIn, reason);
        QCoreApplication::sendEvent(&view, &back);
        EXPECT_TRUE(lock()->isActive()) << reason;
        press(Qt::Key_S);
        EXPECT_TRUE(view.handingOver());
    }
}

TEST_F(HandOverKeys, NoKeyPressedDuringTheMotionIsKeptForTheNextPerson) {
    start();
    takeScreen();
    Settings::Display display;
    display.animationSpeed = 0.25;
    view.setDisplay(display);
    play();
    ASSERT_TRUE(waitUntil([this] { return view.handingOver() && view.moving(); }));
    press(Qt::Key_S);
    EXPECT_FALSE(view.moving()) << "any key finishes the motion";
    ASSERT_TRUE(answer());
    EXPECT_TRUE(lock()->isActive());
    passLock();
    EXPECT_TRUE(view.handingOver());
    expectHidden(-1);
}

TEST_F(HandOverKeys, NothingElseOpensAHand) {
    start();
    takeScreen();
    play();
    ASSERT_TRUE(waitForTurn());
    passLock();
    for (int key = Qt::Key_0; key <= Qt::Key_Z; ++key) {
        if (key != Qt::Key_S) {
            press(static_cast<Qt::Key>(key));
        }
    }
    for (const Qt::Key key :
         {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End,
          Qt::Key_Escape, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Plus, Qt::Key_Minus}) {
        press(key);
    }
    for (const auto modifier : {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier}) {
        QTest::keyClick(&view, Qt::Key_S, modifier);
    }
    for (const Card card : CardSet::all()) { // as a screen reader could
        view.focusCard(card);
        view.activateCard(card);
    }
    view.showHint();
    view.describeCard();
    view.showMoves(true);
    view.showMoves(false);
    for (int y = 8; y < view.height(); y += 24) {
        for (int x = 8; x < view.width(); x += 24) {
            if (!answer()->geometry().translated(answer()->parentWidget()->pos()).contains(x, y)) {
                QTest::mouseClick(&view, Qt::LeftButton, {}, {x, y});
                QTest::mouseMove(&view, {x, y});
                QHelpEvent help(QEvent::ToolTip, {x, y}, view.mapToGlobal(QPoint(x, y)));
                QCoreApplication::sendEvent(&view, &help);
                EXPECT_EQ(hiddenIn(QToolTip::text()), "");
            }
        }
    }
    EXPECT_TRUE(view.handingOver());
    for (const QSize size : {QSize(1280, 760), QSize(700, 500)}) {
        view.resize(size);
        expectHidden(-1);
    }
    for (const char* language : {"it", "fr", "en"}) {
        languages.use(language);
        QCoreApplication::processEvents();
        expectHidden(-1);
    }
    view.setDisplay({});
    view.setAssist({});
    EXPECT_TRUE(view.handingOver());
    expectHidden(-1);
    EXPECT_EQ(decisions(), 1U);
}

TEST_F(HandOverKeys, AScreenReaderSaysWhoIsToOpenItAndHow) {
    start();
    const QString name = seatName(controller.setup(), turn());
    const auto* announcer = view.findChild<Announcer*>();
    EXPECT_EQ(announcer->text(), "Now " + name + " plays. Pass the screen to " + name +
                                     ". Press S to show your cards.");
    EXPECT_EQ(answer()->text(), "My cards (S)");
    passLock();
    press(Qt::Key_Return);
    EXPECT_EQ(announcer->text(), "Press S to show your cards.") << "not silence";
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
// By what the questions are answered that the table asks one person, and by what they are not.
#include "table/panels/table_questions.h"

#include "cards/pack.h"

#include "core/game/game_helpers.h"
#include "ui/table/hand_over_table.h"

#include <QAccessibleActionInterface>
#include <QSignalSpy>

namespace settebello {
namespace {

struct Asked {
    const char* question;
    std::set<int> people;

    friend std::ostream& operator<<(std::ostream& out, const Asked& asked) {
        return out << asked.question << " of " << asked.people.size();
    }
};

/// The screen does not change hands before the question: whoever has it played last.
class Questions : public HandOverTable, public ::testing::WithParamInterface<Asked> {
protected:
    void begin() {
        const std::string question = GetParam().question;
        QCoreApplication::processEvents(); // the language
        view.setFocus();
        if (question == "cut") {
            startChkobba();
        } else if (question == "claim") {
            controller.start(setupOf("scopa", GetParam().people)); // which allows calling out
            arrive();
            auto* claim = view.findChild<QPushButton*>("claimOut");
            ASSERT_TRUE(waitUntil([claim] { return claim->isVisible(); }));
            claim->click();
        } else {
            startBazzica(question == "declare");
        }
        ASSERT_TRUE(waitUntil([this] { return answer() != nullptr; }));
        before = state();
    }

    /// Passes the screen on until nobody has to take it.
    void arrive() {
        EXPECT_TRUE(waitForTurn());
        if (view.handingOver()) {
            takeScreen();
        }
    }

    void startChkobba() {
        controller.start(setupOf("chkobba", GetParam().people));
        arrive();
        while (controller.phase() != Phase::CutChoice) { // the other cuts first
            play();
            arrive();
        }
    }

    void startBazzica(bool canDeclare) {
        MatchSetup setup = setupOf("bazzica", GetParam().people);
        Match match(setup.rules.rules, 3, 0);
        match.dealFrom(test::packFrom(canDeclare ? "10D 7D 2C 7C 5S 7S" : "7D 10D 7C 2C 7S 5S"));
        controller.resume(setup, match);
        arrive();
    }

    /// What an answer changes.
    std::tuple<std::size_t, int, int, bool> state() const {
        return {decisions(), controller.askedSeat(), static_cast<int>(controller.phase()),
                answer() != nullptr};
    }
    bool answered() {
        QCoreApplication::processEvents();
        return state() != before;
    }
    bool isShared() const { return GetParam().people.size() > 1; }

    QWidget* focused() {
        QWidget* focus = view.window()->focusWidget();
        return focus != nullptr ? focus : &view;
    }
    void press(Qt::Key key, bool held = false) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, {}, held);
        QCoreApplication::sendEvent(focused(), &event);
        QKeyEvent released(QEvent::KeyRelease, key, Qt::NoModifier);
        QCoreApplication::sendEvent(focused(), &released);
    }
    /// Everything that a hand in haste presses.
    void hammer() {
        for (const Qt::Key key :
             {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_1, Qt::Key_S, Qt::Key_T}) {
            press(key);
            ASSERT_FALSE(answered()) << key;
        }
        for (const QPoint at :
             {view.director()
                  .layout()
                  .seat(view.director().layout().viewer())
                  .fan.center()
                  .toPoint(),
              view.director().layout().tableArea().topLeft().toPoint() + QPoint(30, 30)}) {
            if (isShared()) { // one who is alone is kept from that by ClickGuard
                QTest::mouseClick(&view, Qt::LeftButton, {}, at);
            }
            QTest::mouseClick(answer(), Qt::LeftButton);
            ASSERT_FALSE(answered());
        }
    }

    std::tuple<std::size_t, int, int, bool> before;
};

TEST_P(Questions, CannotBeAnsweredInTheFirstMoment) {
    begin();
    EXPECT_TRUE(lock()->isActive());
    EXPECT_EQ(lock()->interval(), isShared() ? 1000 : 300);
    hammer();
    passLock();
    ASSERT_FALSE(answered()) << "nothing is made up for";
}

TEST_P(Questions, AreNotAnsweredByWhatWasPressedWhileTheProgramStoodStill) {
    begin();
    for (const Qt::Key key : {Qt::Key_S, Qt::Key_T, Qt::Key_Escape, Qt::Key_Return}) {
        standStill(*lock());
        press(key);
        ASSERT_FALSE(answered()) << key;
    }
    standStill(*lock());
    QTest::mouseClick(answer(), Qt::LeftButton);
    ASSERT_FALSE(answered());
    passLock();
    ASSERT_FALSE(answered());
}

TEST_P(Questions, WaitAnewWithEveryClickThatComesTooEarly) {
    begin();
    for (QWidget* clicked : {static_cast<QWidget*>(answer()), static_cast<QWidget*>(&view)}) {
        EXPECT_TRUE(beginsAnew(*lock(), [&] { QTest::mouseClick(clicked, Qt::LeftButton); }));
        EXPECT_TRUE(beginsAnew(*lock(), [&] { QTest::mouseDClick(clicked, Qt::LeftButton); }));
    }
    passLock();
    ASSERT_FALSE(answered());
}

TEST_P(Questions, AreAnsweredByNoKeyThatIsHeldDown) {
    begin();
    for (const Qt::Key key :
         {Qt::Key_Return, Qt::Key_Space, Qt::Key_S, Qt::Key_T, Qt::Key_Escape}) {
        passLock();
        press(key, true);
        ASSERT_FALSE(answered()) << key;
    }
}

TEST_P(Questions, AreNotAnsweredByWhatWasMeantForAMenuOrAnotherWindow) {
    begin();
    for (const auto reason :
         {Qt::PopupFocusReason, Qt::MenuBarFocusReason, Qt::ActiveWindowFocusReason}) {
        passLock();
        QFocusEvent back(QEvent::FocusIn, reason);
        QCoreApplication::sendEvent(focused(), &back);
        EXPECT_TRUE(lock()->isActive()) << reason;
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_S, Qt::Key_T}) {
            press(key);
            ASSERT_FALSE(answered()) << key;
        }
    }
}

TEST_P(Questions, AreAnsweredByEnterOnlyWhereNobodyElseLooksOn) {
    begin();
    passLock();
    if (isShared()) {
        for (int i = 0; i < 12; ++i) {
            press(i % 3 == 0 ? Qt::Key_Space : Qt::Key_Return);
            ASSERT_FALSE(answered());
            EXPECT_TRUE(lock()->isActive()) << "each of them begins the second anew";
            if (i % 4 == 3) {
                passLock();
            }
        }
    } else {
        EXPECT_EQ(focused(), answer());
        press(Qt::Key_Return);
        EXPECT_TRUE(answered());
    }
}

TEST_P(Questions, AreAnsweredByTheirKeysAndByTheirButtons) {
    for (const std::string way : {"key", "mouse", "tab", "screenReader"}) {
        begin();
        passLock();
        if (way == "key" && isShared()) {
            press(answer()->text().endsWith("(Esc)") ? Qt::Key_Escape : Qt::Key_S);
        } else if (way == "tab") {
            for (int i = 0; i < 9 && focused() != answer(); ++i) {
                press(Qt::Key_Tab);
            }
            press(Qt::Key_Return);
        } else if (way == "screenReader") {
            QAccessible::queryAccessibleInterface(answer())->actionInterface()->doAction(
                QAccessibleActionInterface::pressAction());
        } else {
            QTest::mouseClick(answer(), Qt::LeftButton);
        }
        EXPECT_TRUE(waitUntil([this] { return answered(); })) << way;
    }
}

INSTANTIATE_TEST_SUITE_P(All, Questions,
                         ::testing::Values(Asked{"declare", {0, 1}}, Asked{"nothing", {0, 1}},
                                           Asked{"cut", {0, 1}}, Asked{"claim", {0, 1}},
                                           Asked{"declare", {0}}, Asked{"cut", {0}},
                                           Asked{"claim", {0}}));

class ClaimButton : public HandOverTable {};

TEST_F(ClaimButton, SaysWhereItEndsSoThatNoCaptionLiesThere) {
    QSignalSpy placed(view.findChild<TableQuestions*>(), &TableQuestions::claimPlaced);
    controller.start(setupOf("scopa", {0})); // which allows calling out
    ASSERT_TRUE(waitForTurn());
    auto* claim = view.findChild<QPushButton*>("claimOut");
    ASSERT_TRUE(waitUntil([claim] { return claim->isVisible(); }));
    ASSERT_FALSE(placed.isEmpty());
    EXPECT_GT(placed.back().front().toInt(), claim->geometry().right());
    claim->click();
    EXPECT_EQ(placed.back().front().toInt(), 0) << "it is hidden while the claim is confirmed";
}

} // namespace
} // namespace settebello

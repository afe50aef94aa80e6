// SPDX-License-Identifier: GPL-3.0-or-later
// Taking back where several people share the screen: whoever made the play confirms it.
#include "table/panels/hand_over.h"
#include "table/panels/tool_button.h"

#include "ui/table/hand_over_table.h"

namespace settebello {
namespace {

class TakeBackShared : public HandOverTable {
protected:
    /// The first person has played, and the second has the screen if `taken`.
    void playOnce(bool taken) {
        Settings::Assist assist;
        assist.takeBack = true;
        view.setAssist(assist);
        controller.start(setupOf("scopa", {0, 1}));
        ASSERT_TRUE(waitForTurn());
        first = turn();
        takeScreen();
        play();
        ASSERT_TRUE(waitForTurn());
        second = turn();
        if (taken) {
            takeScreen();
        }
    }
    QPushButton* buttonOf(const QString& text) const {
        for (QPushButton* button : view.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == text) {
                return button;
            }
        }
        return nullptr;
    }
    QString nameOf(int seat) const { return seatName(controller.setup(), seat); }

    int first = -1;
    int second = -1;
};

TEST_F(TakeBackShared, WaitsForThePersonWhoMadeThePlay) {
    for (const bool taken : {false, true}) { // before and after the other person has the screen
        playOnce(taken);
        view.takeBack();
        EXPECT_EQ(decisions(), 1U) << "nothing is taken back yet";
        ASSERT_TRUE(view.handingOver());
        expectHidden(-1);
        EXPECT_TRUE(
            accessibleTexts().join(' ').contains(nameOf(first) + ", take back your last play?"));
        QTest::keyClick(&view, Qt::Key_S);
        EXPECT_TRUE(view.handingOver()) << "within the first second";
        takeScreen();
        EXPECT_EQ(decisions(), 0U);
        EXPECT_EQ(turn(), first);
        expectHidden(first);
        play();
        ASSERT_TRUE(waitForTurn());
    }
}

TEST_F(TakeBackShared, TheTurnMarkShowsWhoIsAsked) {
    playOnce(true);
    const QColor accent = tableTheme(QString::fromStdString(Settings::Display().table)).accent;
    const auto isMarked = [&](int seat) {
        const QImage image = view.grab().toImage();
        const QRect label = view.director().layout().seat(seat).label.toAlignedRect();
        int edge = 0;
        for (int x = label.left() - 1; x <= label.left() + 3; ++x) {
            edge += image.pixelColor(x, label.center().y()) == accent ? 1 : 0;
        }
        return edge > 0;
    };
    ASSERT_TRUE(isMarked(second) && !isMarked(first));
    view.takeBack();
    EXPECT_TRUE(isMarked(first) && !isMarked(second)) << "whose play it is";
    passLock();
    QTest::keyClick(&view, Qt::Key_Escape);
    EXPECT_TRUE(isMarked(second) && !isMarked(first));
}

TEST_F(TakeBackShared, LeavingThePlayGoesBackToWhoeverPlaysNow) {
    for (const bool byKey : {false, true}) {
        playOnce(true);
        view.takeBack();
        passLock();
        if (byKey) {
            QTest::keyClick(&view, Qt::Key_Escape);
        } else {
            QTest::mouseClick(buttonOf("Leave it (Esc)"), Qt::LeftButton);
        }
        EXPECT_EQ(decisions(), 1U);
        ASSERT_TRUE(view.handingOver());
        expectHidden(-1);
        takeScreen();
        expectHidden(second);
        play();
    }
}

TEST_F(TakeBackShared, IsNotConfirmedByWhatWasPressedWhileTheProgramStoodStill) {
    playOnce(true);
    view.takeBack();
    standStill(*lock());
    QTest::keyClick(&view, Qt::Key_S);
    ASSERT_EQ(decisions(), 1U);
    QTest::mouseClick(answer(), Qt::LeftButton);
    ASSERT_EQ(decisions(), 1U);
    EXPECT_TRUE(view.handingOver());
    expectHidden(-1);
}

TEST_F(TakeBackShared, NamesWhosePlayItIs) {
    playOnce(true);
    const ToolButton* button = nullptr;
    for (const auto* candidate : view.findChildren<ToolButton*>()) {
        if (candidate->isVisible() && candidate->text() == "Take back") {
            button = candidate;
        }
    }
    ASSERT_TRUE(button);
    const QString does = "Take back the last play of " + nameOf(first);
    EXPECT_EQ(button->accessibleName(), does);
    EXPECT_EQ(button->toolTip(), does + " (Ctrl+Z)");
}

TEST_F(TakeBackShared, OnesOwnPlayIsTakenBackAtOnce) {
    Settings::Assist assist;
    assist.takeBack = true;
    view.setAssist(assist);
    controller.start(setupOf("scopone-scientifico", {0, 2}));
    ASSERT_TRUE(waitForTurn());
    const int seat = turn();
    takeScreen();
    controller.setPace(Pace::Brisk, 1); // the opponent seems to think
    play();
    ASSERT_FALSE(view.handingOver());
    view.takeBack();
    controller.setPace(Pace::Calm, 0);
    ASSERT_TRUE(waitForTurn());
    EXPECT_EQ(turn(), seat);
    EXPECT_FALSE(view.handingOver()) << "who is at the screen";
    expectHidden(seat);
}

TEST_F(TakeBackShared, EndsAPauseWithTheQuestion) {
    playOnce(true);
    controller.setPaused(true);
    view.takeBack();
    EXPECT_FALSE(controller.paused());
    ASSERT_TRUE(view.handingOver());
    EXPECT_TRUE(
        accessibleTexts().join(' ').contains(nameOf(first) + ", take back your last play?"));
    takeScreen();
    EXPECT_EQ(decisions(), 0U);
    expectHidden(first);
}

/// At a table with friends, who agree later or not at all.
class TakeBackProposed : public TakeBackShared {
protected:
    /// The first person has confirmed that the play is to be taken back.
    void propose(bool taken) {
        playOnce(taken);
        source.proposes = true;
        source.proposals = 0;
        view.takeBack();
        takeScreenOrPropose();
        ASSERT_EQ(source.proposals, 1);
        ASSERT_EQ(decisions(), 1U) << "nobody has agreed";
    }
    void takeScreenOrPropose() {
        ASSERT_TRUE(view.handingOver());
        passLock();
        QTest::keyClick(&view, Qt::Key_S);
    }
};

TEST_F(TakeBackProposed, GivesTheScreenBackMeanwhile) {
    for (const bool taken : {false, true}) {
        propose(taken);
        ASSERT_TRUE(view.handingOver());
        EXPECT_EQ(source.viewer(), -1);
        expectHidden(-1);
        takeScreen();
        expectHidden(second);
        play(); // also if the wish was withdrawn, or is lost
        EXPECT_EQ(decisions(), 2U);
    }
}

TEST_F(TakeBackProposed, OpensNoHandOnceAllAgree) {
    for (const bool isTaken : {false, true}) { // by the second person in between
        propose(false);
        if (isTaken) {
            takeScreen();
        }
        source.agree();
        ASSERT_TRUE(waitForTurn());
        EXPECT_EQ(turn(), first);
        ASSERT_TRUE(view.handingOver());
        expectHidden(-1);
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(&view, Qt::Key_Return);
        }
        QTest::keyClick(&view, Qt::Key_S);
        EXPECT_TRUE(view.handingOver()) << "within the first second";
        EXPECT_EQ(decisions(), 0U);
        takeScreen();
        expectHidden(first);
    }
}

TEST_F(TakeBackProposed, IsConfirmedByItsPersonEachTime) {
    propose(true);
    takeScreen();
    view.takeBack();
    EXPECT_EQ(source.proposals, 1) << "not yet";
    ASSERT_TRUE(view.handingOver());
    expectHidden(-1);
    takeScreenOrPropose();
    EXPECT_EQ(source.proposals, 2);
}

/// As a match that is resumed or set back by other means.
TEST_F(TakeBackShared, AMatchThatIsSetBackAsksFirst) {
    for (const bool taken : {false, true}) {
        playOnce(taken);
        ASSERT_TRUE(controller.canTakeBack());
        controller.takeBack();
        ASSERT_TRUE(waitForTurn());
        EXPECT_EQ(turn(), first);
        EXPECT_TRUE(view.handingOver());
        expectHidden(-1);
        takeScreen();
        expectHidden(first);
    }
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/pause_overlay.h"

#include "table/input/table_accessible.h"
#include "ui/table/set_table.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

namespace settebello {

namespace {

/// Anna holds 8D, 5C and 4B; on the table lie 2D, 3C, 5S and 6B.
class Pause : public SetTable {
protected:
    void SetUp() override {
        deal({"8D", "10B", "5C", "9S", "4B", "7C", "2D", "3C", "5S", "6B"});
        ASSERT_TRUE(waitForTurn());
        pane = view.findChild<PauseOverlay*>();
        ASSERT_TRUE(pane);
    }
    QString spoken() const { return view.findChild<Announcer*>()->text(); }
    std::size_t moves() const { return seen().moves.size(); }

    PauseOverlay* pane = nullptr;
};

TEST_F(Pause, CoversTheTableAndSaysHowToResume) {
    EXPECT_FALSE(pane->isVisible());
    controller.setPaused(true);
    EXPECT_TRUE(pane->isVisible());
    EXPECT_EQ(pane->geometry(), view.rect());
    EXPECT_TRUE(spoken().contains("paused")) << qPrintable(spoken());
    EXPECT_TRUE(spoken().contains(" P "));
    view.resize(900, 640);
    EXPECT_EQ(pane->geometry(), view.rect());
    pane->findChild<QPushButton*>()->click();
    EXPECT_FALSE(controller.paused());
    EXPECT_FALSE(pane->isVisible());
    EXPECT_EQ(spoken(), "The match goes on.");
}

TEST_F(Pause, ResumesWithEscape) {
    controller.setPaused(true);
    QTest::keyClick(pane, Qt::Key_Escape);
    EXPECT_FALSE(controller.paused());
}

TEST_F(Pause, StaysWhenTheWindowIsLeftAndClicked) {
    controller.setPaused(true);
    QEvent left(QEvent::WindowDeactivate);
    QApplication::sendEvent(&view, &left);
    QEvent back(QEvent::WindowActivate);
    QApplication::sendEvent(&view, &back);
    QTest::mouseClick(pane, Qt::LeftButton, {}, QPoint(30, 30));
    EXPECT_TRUE(controller.paused());
    EXPECT_TRUE(pane->isVisible());
}

TEST_F(Pause, BlocksPlays) {
    controller.setPaused(true);
    const CardSet hand = seen().hand;
    view.activateCard(cardOf("4B"));
    EXPECT_EQ(controller.decide(Decision(*parsePlay("4B"))), DecisionFault::NotAsked);
    QCoreApplication::processEvents();
    EXPECT_EQ(seen().hand, hand);
    controller.setPaused(false);
    view.activateCard(cardOf("4B"));
    EXPECT_TRUE(waitUntil([&] { return seen().hand != hand; }));
}

TEST_F(Pause, HoldsBackTheDecisionOfAnOpponent) {
    controller.setPace(Pace::Brisk, 1); // Ciro seems to think for a while
    click("4B");
    ASSERT_TRUE(waitUntil([&] { return moves() == 1; }));
    controller.setPaused(true);
    controller.setPace(Pace::Calm, 0);
    QTest::qWait(100); // Nothing shows that Ciro has answered, which is what is held back.
    controller.hurry();
    EXPECT_EQ(moves(), 1U) << "nobody plays, whatever is pressed";
    controller.setPaused(false);
    EXPECT_TRUE(waitUntil([&] { return moves() == 2; }));
}

TEST_F(Pause, StopsTheMotion) {
    setSpeed(0.25);
    click("4B");
    ASSERT_TRUE(waitUntil([&] { return view.moving(); }));
    controller.setPaused(true);
    const Poses before = view.director().poses();
    QTest::qWait(80); // The clock of the table runs, but nothing moves by it.
    EXPECT_TRUE(view.director().poses() == before);
    EXPECT_TRUE(view.moving());
    controller.setPaused(false);
    EXPECT_TRUE(waitUntil([&] { return !(view.director().poses() == before); }));
}

TEST_F(Pause, EndsWithTheMatchAndWithATakeBack) {
    click("4B");
    ASSERT_TRUE(waitUntil([&] { return moves() == 2; }));
    ASSERT_TRUE(waitForTurn());
    controller.setPaused(true);
    controller.takeBack();
    EXPECT_FALSE(controller.paused());
    controller.setPaused(true);
    deal({"8D", "10B", "5C", "9S", "4B", "7C", "2D", "3C", "5S", "6B"});
    EXPECT_FALSE(controller.paused());
    EXPECT_FALSE(pane->isVisible());
    controller.stop();
    controller.setPaused(true);
    EXPECT_FALSE(controller.paused()) << "there is nothing to pause";
}

TEST_F(Pause, ShowsItsWholeTextInEveryLanguageWithLargeText) {
    QFont font = view.font();
    font.setPointSizeF(font.pointSizeF() * 2);
    view.setFont(font);
    view.resize(800, 520);
    controller.setPaused(true);
    QStringList titles;
    for (const char* language : {"en", "it", "fr"}) {
        speak(language);
        QCoreApplication::processEvents();
        for (const QLabel* label : pane->findChildren<QLabel*>()) {
            EXPECT_GE(label->height(), label->heightForWidth(label->width())) << language;
            EXPECT_TRUE(pane->rect().contains(label->geometry())) << language;
        }
        titles += pane->findChild<QLabel*>()->text();
    }
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    EXPECT_EQ(titles, QStringList({"Paused", "In pausa", "Pause"}));
}

TEST_F(Pause, AChangedSpeedIsAnnounced) {
    QSignalSpy said(&view, &TableView::message);
    setSpeed(2);
    ASSERT_EQ(said.size(), 1);
    EXPECT_EQ(said[0][0].toString(), "Speed of the cards: Faster (× 2). + or − changes it.");
    setSpeed(2);
    EXPECT_EQ(said.size(), 1) << "it has not changed";
}

} // namespace

} // namespace settebello

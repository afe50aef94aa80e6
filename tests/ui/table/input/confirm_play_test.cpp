// SPDX-License-Identifier: GPL-3.0-or-later
// If plays must be confirmed, no single click, drag, key or screen reader action makes one.
#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "settings/language_manager.h"
#include "table/input/play_chooser.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "ui/wait_until.h"

#include <QAccessible>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class ConfirmedPlay : public ::testing::Test {
protected:
    void SetUp() override {
        languages.use("en");
        Settings::Display display;
        display.animationSpeed = 0;
        display.confirmPlay = true;
        view.setDisplay(display);
        view.resize(1000, 700);
        view.show();
        MatchSetup setup{{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 4};
        controller.start(setup);
        ASSERT_TRUE(waitUntil([this] { return controller.asksPerson(); }));
        hand = controller.match().view(0).hand.first();
    }

    QPoint place() const {
        const Pose pose = view.director().poses()[hand];
        return (pose.geometry.bounds().topLeft() + QPointF(12, 20)).toPoint();
    }
    bool played() const { return !controller.asksPerson(); }

    /// Enter takes the first choice where there are several, and plays the one chosen.
    void confirm() {
        for (int i = 0; i < 3 && !played(); ++i) {
            QTest::keyClick(&view, Qt::Key_Return);
        }
        EXPECT_TRUE(played());
    }

    LanguageManager languages;
    CardPictures pictures;
    GameController controller;
    LocalSource source{controller};
    TableView view{source, pictures};
    Card hand;
};

TEST_F(ConfirmedPlay, ByMouse) {
    QTest::mouseClick(&view, Qt::LeftButton, {}, place());
    EXPECT_FALSE(played());
    EXPECT_TRUE(view.chooser().choosing());
    QTest::mouseClick(&view, Qt::LeftButton, {}, place());
    confirm();
}

TEST_F(ConfirmedPlay, ByDragging) {
    const QPoint to = view.director().layout().tableArea().center().toPoint() + QPoint(0, 40);
    QTest::mousePress(&view, Qt::LeftButton, {}, place());
    for (int step = 1; step <= 4; ++step) { // with the button held, as a hand does
        const QPoint at = place() + (to - place()) * step / 4;
        QMouseEvent move(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::LeftButton,
                         Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &move);
    }
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    EXPECT_FALSE(played());
    confirm();
}

TEST_F(ConfirmedPlay, ByKeys) {
    QTest::keyClick(&view, Qt::Key_1);
    QTest::keyClick(&view, Qt::Key_Return);
    EXPECT_FALSE(played());
    confirm();
}

TEST_F(ConfirmedPlay, ByAScreenReaderAction) {
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view);
    QAccessibleInterface* first = table->child(0);
    ASSERT_TRUE(first);
    const auto press = [first] {
        first->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    };
    press();
    EXPECT_FALSE(played());
    press();
    confirm();
}

TEST_F(ConfirmedPlay, EscapeStepsBack) {
    QTest::mouseClick(&view, Qt::LeftButton, {}, place());
    QTest::keyClick(&view, Qt::Key_Escape);
    EXPECT_FALSE(view.chooser().choosing());
    EXPECT_FALSE(played());
}

} // namespace
} // namespace settebello

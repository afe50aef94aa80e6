// SPDX-License-Identifier: GPL-3.0-or-later
// The main window around a match of several people.
#include "window/main_window.h"

#include "covers/cover_question.h"
#include "game/game_controller.h"
#include "game/match_source.h"
#include "help/rule_book_dialog.h"
#include "settings/settings_store.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "ui/table/question_lock.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"

#include <QAction>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class WindowOfSeveral : public ::testing::Test {
protected:
    WindowOfSeveral() {
        window.store().change([](Settings& settings) {
            settings.display.animationSpeed = 0;
            settings.assist.takeBack = true;
        });
        window.show();
        window.startMatch({{}, {{"Anna & Eva", kPerson}, {"Ciro", kPerson}}, 3});
        EXPECT_TRUE(waitUntil([this] { return table().handingOver(); }));
    }

    TableView& table() { return *window.findChild<TableView*>(); }
    int turn() { return window.controller().match().turn(); }

    void takeScreen() {
        auto* lock = questionLock(table());
        lock->start(0);
        ASSERT_TRUE(waitUntil([&] { return !lock->isActive(); }));
        QTest::keyClick(&table(), Qt::Key_S);
        ASSERT_FALSE(table().handingOver());
        EXPECT_FALSE(table().director().board().viewerHand().empty());
    }

    QAction* entry(const QString& beginning) const {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->text().startsWith(beginning)) {
                return action;
            }
        }
        return nullptr;
    }

    QTemporaryDir folder;
    MainWindow window{WindowOptions{folder.path(), 1, "en"}};
};

TEST_F(WindowOfSeveral, AnyWindowThatIsOpenedTurnsTheHandDown) {
    for (const char* opens : {"The r&ules", "&Keyboard", "&Preferences", "&New match"}) {
        takeScreen();
        ASSERT_TRUE(entry(opens)) << opens;
        entry(opens)->trigger();
        ASSERT_TRUE(waitUntil([this] { return table().handingOver(); })) << opens;
        EXPECT_TRUE(table().director().board().viewerHand().empty());
        for (QDialog* dialog : window.findChildren<QDialog*>()) {
            dialog->reject();
        }
        QCoreApplication::processEvents();
        EXPECT_TRUE(table().handingOver()) << opens;
    }
}

TEST_F(WindowOfSeveral, TheMenuOffersAHintWhileTheHandIsOpenOnly) {
    EXPECT_FALSE(entry("&Hint")->isEnabled()) << "whose turn it is has not taken the screen";
    takeScreen();
    EXPECT_TRUE(entry("&Hint")->isEnabled());
    entry("&Preferences")->trigger();
    ASSERT_TRUE(waitUntil([this] { return table().handingOver(); }));
    EXPECT_FALSE(entry("&Hint")->isEnabled());
    for (QDialog* dialog : window.findChildren<QDialog*>()) {
        dialog->reject();
    }
    QCoreApplication::processEvents();
    EXPECT_FALSE(entry("&Hint")->isEnabled());
    takeScreen();
    EXPECT_TRUE(entry("&Hint")->isEnabled());
}

TEST_F(WindowOfSeveral, TheQuestionWhetherToLeaveTurnsTheHandDown) {
    takeScreen();
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_R)) {
            action->trigger();
        }
    }
    auto* question = visibleChild<CoverQuestion>(window);
    ASSERT_TRUE(question);
    EXPECT_TRUE(table().handingOver());
    EXPECT_TRUE(table().director().board().viewerHand().empty());
    emit question->stayed();
    EXPECT_TRUE(table().handingOver()) << "until its person says so";
}

TEST_F(WindowOfSeveral, TheMenuNamesWhosePlayIsTakenBackAndWaitsForThem) {
    const int first = turn();
    takeScreen();
    EXPECT_EQ(entry("&Take back")->text(), "&Take back the last play");
    const std::optional<PlayerView> view = window.source().question();
    std::vector<Decision> legal;
    legalDecisions(*view, legal);
    window.source().decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return turn() != first; }));
    const char* name = first == 0 ? "Anna && Eva" : "Ciro";
    EXPECT_EQ(entry("&Take back")->text(), QString("&Take back the last play of ") + name);
    takeScreen();
    entry("&Take back")->trigger();
    EXPECT_EQ(turn(), 1 - first) << "not yet";
    ASSERT_TRUE(table().handingOver());
    takeScreen();
    EXPECT_EQ(turn(), first);
}

TEST_F(WindowOfSeveral, TheTitleTellsOfNoCard) {
    EXPECT_EQ(window.windowTitle(), "Settebello");
    takeScreen();
    EXPECT_EQ(window.windowTitle(), "Settebello");
}

} // namespace
} // namespace settebello

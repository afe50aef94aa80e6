// SPDX-License-Identifier: GPL-3.0-or-later
// Exactly one place has the keyboard focus, and once menus and dialogs are closed it is the table.
#include "game/game_controller.h"
#include "help/shortcuts_dialog.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/panels/move_list.h"
#include "table/table_view.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "ui/window/menu_entries.h"
#include "window/main_menu.h"
#include "window/main_window.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace settebello {
namespace {

class KeyboardFocusTest : public ::testing::Test {
protected:
    void SetUp() override {
        window = std::make_unique<MainWindow>(WindowOptions{folder.path(), 1, "en"});
        window->store().change([](Settings& s) { s.display.animationSpeed = 0; });
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        begin();
    }

    void begin() {
        window->startMatch({{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 3});
        ASSERT_TRUE(waitUntil([this] { return window->controller().asksPerson(); }));
        table().setFocus();
    }

    TableView& table() const { return *window->findChild<TableView*>(); }

    QWidget* receiver() const { return keyReceiver(*window); }
    void press(int key) const {
        QTest::keyClick(receiver(), static_cast<Qt::Key>(key));
        QCoreApplication::processEvents();
        if (!QApplication::activeWindow()) {
            window->activateWindow();
            ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        }
    }
    /// There Escape asks first.
    void leaveFirstSteps() const {
        press(Qt::Key_Escape);
        const auto buttons = window->findChildren<QPushButton*>();
        const auto leave = std::find_if(buttons.begin(), buttons.end(), [](QPushButton* button) {
            return button->isVisible() && button->text() == "L&eave them";
        });
        ASSERT_NE(leave, buttons.end());
        (*leave)->click();
        QCoreApplication::processEvents();
    }
    /// Until neither a menu nor a dialog nor a cover is open.
    void closeAll() const {
        for (int i = 0; i < 6 && receiver() != &table(); ++i) {
            press(Qt::Key_Escape);
        }
    }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
};

/// As when a hint is played with its button.
TEST_F(KeyboardFocusTest, DoesNotFollowACardToTheTable) {
    GameController& controller = window->controller();
    std::vector<Decision> legal;
    legalDecisions(controller.match().view(0), legal);
    for (int key = Qt::Key_1; key <= Qt::Key_3; ++key) {
        press(key);
        ASSERT_TRUE(table().focusedCard());
        const Decision laying(Play{*table().focusedCard(), {}});
        if (std::find(legal.begin(), legal.end(), laying) == legal.end()) {
            continue;
        }
        ASSERT_EQ(controller.decide(laying), DecisionFault::None);
        ASSERT_TRUE(waitUntil([&] { return !controller.asksPerson(); }));
        ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
        EXPECT_NE(table().focusedCard(), laying.play.card);
        return;
    }
    FAIL() << "no card can be laid";
}

TEST_F(KeyboardFocusTest, IsTheTablesAfterMenusAndADialog) {
    auto* menu = window->findChild<MainMenu*>();
    menu->setFocus(Qt::MenuBarFocusReason); // as Alt+G does
    auto* game = menu->actions().constFirst()->menu();
    game->popup(window->mapToGlobal(QPoint(10, 10)));
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    press(Qt::Key_F1);
    press(Qt::Key_Escape);
    EXPECT_EQ(receiver(), &table());
    press(Qt::Key_1);
    EXPECT_TRUE(table().focusedCard());
}

TEST_F(KeyboardFocusTest, IsTheTablesAfterEveryMenuEntry) {
    const int entries = forEachMenuEntry(*window, [this](const QString& entry) {
        SCOPED_TRACE(entry.toStdString());
        press(Qt::Key_Return);
        if (entry == "&First steps") {
            leaveFirstSteps();
        }
        closeAll();
        if (entry == "&Back to the start") {
            press(Qt::Key_Return); // which goes on with the match
            EXPECT_TRUE(waitUntil([this] { return window->controller().asksPerson(); }));
        }
        press(Qt::Key_1);
        EXPECT_EQ(receiver(), &table());
        EXPECT_TRUE(table().focusedCard());
        if (!window->controller().asksPerson()) {
            begin();
        }
        return true;
    });
    EXPECT_GE(entries, 20);
}

TEST_F(KeyboardFocusTest, KeysOfCardsStayInTheListOfMoves) {
    press(Qt::Key_L);
    auto* moves = table().findChild<QListWidget*>();
    ASSERT_EQ(receiver(), moves);
    for (const int key : {Qt::Key_Right, Qt::Key_1, Qt::Key_Home, Qt::Key_Return, Qt::Key_Space}) {
        press(key);
        EXPECT_EQ(receiver(), moves);
        EXPECT_FALSE(table().focusedCard()) << key;
        EXPECT_TRUE(window->controller().asksPerson()) << key;
    }
    press(Qt::Key_Escape);
    EXPECT_EQ(receiver(), &table());
}

/// Counts the letters that come to the table.
class LetterSpy : public QObject {
public:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::KeyPress) {
            last = static_cast<QKeyEvent*>(event)->key();
        }
        return false;
    }
    int last = 0;
};

TEST_F(KeyboardFocusTest, LettersAreKeysOfTheTableAlsoInTheListOfMoves) {
    LetterSpy spy;
    table().installEventFilter(&spy);
    auto* moves = table().findChild<QListWidget*>();
    std::set<int> ofMenus;
    for (const QAction* action : window->findChildren<QAction*>()) {
        for (const QKeySequence& keys : action->shortcuts()) {
            if (action->isEnabled() && keys[0].keyboardModifiers() == Qt::NoModifier &&
                action->shortcutContext() != Qt::WidgetShortcut) {
                ofMenus.insert(keys[0].key());
            }
        }
    }
    for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key) {
        table().showMoves(true);
        moves->setFocus();
        spy.last = 0;
        QTest::keyClick(receiver(), static_cast<Qt::Key>(key));
        EXPECT_EQ(spy.last, ofMenus.count(key) == 0 ? key : 0);
        if (key == Qt::Key_L) {
            EXPECT_FALSE(table().movesShown());
        } else if (key == Qt::Key_P) {
            EXPECT_TRUE(window->controller().paused());
            window->controller().setPaused(false);
        }
    }
    EXPECT_EQ(ofMenus.count(Qt::Key_L) + ofMenus.count(Qt::Key_P), 2U);
}

TEST_F(KeyboardFocusTest, AKeyOfACardTakesTheFocusFromAButton) {
    auto* replay = visibleChild<QToolButton>(table());
    ASSERT_NE(replay, nullptr);
    replay->setFocus();
    press(Qt::Key_1);
    EXPECT_EQ(receiver(), &table());
    EXPECT_TRUE(table().focusedCard());
}

TEST_F(KeyboardFocusTest, ACardHasItWhenTabComesToTheTable) {
    ASSERT_FALSE(table().focusedCard());
    auto* button = visibleChild<QToolButton>(table());
    ASSERT_NE(button, nullptr);
    button->setFocus();
    table().setFocus(Qt::TabFocusReason);
    EXPECT_TRUE(table().focusedCard());
}

/// Nobody with a French keyboard would look for the 1 of a hand card under the &.
TEST(KeyboardHelp, SaysThatDigitsAreTheKeysOfTheTopRow) {
    LanguageManager languages;
    const std::map<QString, QString> rows = {
        {"en", "top row"}, {"fr", "rangée du haut"}, {"it", "fila in alto"}};
    for (const auto& [language, row] : rows) {
        languages.use(language);
        const ShortcutsDialog help;
        const auto labels = help.findChildren<QLabel*>();
        EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->text().contains("9, 0") && label->text().contains(row);
        })) << qPrintable(language);
    }
    languages.use("en");
}

} // namespace
} // namespace settebello

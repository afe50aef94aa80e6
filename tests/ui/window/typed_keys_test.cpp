// SPDX-License-Identifier: GPL-3.0-or-later
// What keys of a real X server do in the window: run by tests/keyboard_layouts_test.py, which types
// them in one layout after the other.
#include "game/game_controller.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "ui/wait_until.h"
#include "widgets/key_position.h"
#include "window/main_menu.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QShortcutEvent>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace settebello {
namespace {

/// Prints what each key has done: the number that Linux gives it, the modifiers, what it types, and
/// the key that players read of. Nothing is left of what it has done.
class TypedKeys : public QObject {
public:
    explicit TypedKeys(MainWindow& window)
        : m_actions(window.findChildren<QAction*>())
        , m_bar(*window.findChild<MainMenu*>())
        , m_table(*window.findChild<TableView*>()) {
        for (QAction* action : m_actions) {
            connect(action, &QAction::triggered, this, [this, action] {
                m_meaning = action->shortcuts().value(0).toString(QKeySequence::PortableText);
            });
        }
        for (const QAction* top : m_bar.actions()) {
            connect(top->menu(), &QMenu::aboutToShow, this,
                    [this, top] { m_meaning = QKeySequence::mnemonic(top->text()).toString(); });
        }
        m_bar.disconnect(); // nothing opens, pauses or quits
        reset();
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Shortcut: // of a menu or of one of its entries
            m_meaning = static_cast<QShortcutEvent*>(event)->key().toString();
            return true;
        case QEvent::KeyPress:
            if (watched == &m_table) {
                pressOnTable(*static_cast<QKeyEvent*>(event));
            }
            return false;
        case QEvent::ShortcutOverride: // the first that is heard of a key
            press(*static_cast<QKeyEvent*>(event));
            return false;
        case QEvent::KeyRelease: // its modifiers may have been let go before
            if (watched->isWindowType() && !isModifierKey(static_cast<QKeyEvent*>(event)->key())) {
                print();
            }
            return false;
        default:
            return false;
        }
    }

private:
    /// The table's own letters, and nothing that a shortcut or a card takes.
    void pressOnTable(const QKeyEvent& event) {
        const int key = keyByPosition(event);
        if (event.modifiers() == Qt::NoModifier &&
            (key == Qt::Key_D || key == Qt::Key_H || key == Qt::Key_R)) {
            m_meaning = QKeySequence(key).toString();
        }
    }

    /// Of the card with the focus in the hand, from the left; empty if that has not changed.
    QString digit() {
        const std::optional<Card> card = m_table.focusedCard();
        if (!card || card == std::exchange(m_focused, card)) {
            return {};
        }
        std::vector<AccessibleItem> hand = m_table.accessibleItems();
        hand.erase(std::remove_if(hand.begin(), hand.end(),
                                  [](const AccessibleItem& item) {
                                      return item.key.kind != AccessibleItem::Kind::HandCard;
                                  }),
                   hand.end());
        std::sort(hand.begin(), hand.end(), [](const AccessibleItem& a, const AccessibleItem& b) {
            return a.rect.center().x() < b.rect.center().x();
        });
        const auto place = std::find_if(hand.begin(), hand.end(), [&](const AccessibleItem& item) {
            return item.card() == *card;
        });
        return QString::number((place - hand.begin() + 1) % 10);
    }

    void press(const QKeyEvent& event) {
        if (isModifierKey(event.key())) {
            reset(); // Alt alone goes to the menu bar when it is let go
        }
        const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
        const bool isCommand =
            modifiers.testFlag(Qt::ControlModifier) || modifiers.testFlag(Qt::AltModifier);
        m_key = QStringLiteral("%1\t%2\t%3")
                    .arg(event.nativeScanCode() - 8)
                    .arg(modifiers.toInt())
                    .arg(isCommand ? QString() : event.text().simplified());
    }

    void print() {
        const QString focused = digit();
        std::printf("%s\t%s\n", qPrintable(m_key),
                    qPrintable(focused.isEmpty() ? m_meaning : focused));
        std::fflush(stdout);
        m_meaning.clear();
        reset();
    }

    void reset() {
        for (QAction* action : m_actions) {
            action->setEnabled(true); // also those of a match that is over
        }
        if (QWidget* menu = QApplication::activePopupWidget()) {
            menu->close();
        }
        m_bar.setActiveAction(nullptr);
        m_table.setFocus();
    }

    QList<QAction*> m_actions;
    MainMenu& m_bar;
    TableView& m_table;
    QString m_key; ///< the one that is pressed, as it is printed
    QString m_meaning;
    std::optional<Card> m_focused;
};

TEST(TypedKeys, ArePrinted) {
    if (!qEnvironmentVariableIsSet("SETTEBELLO_PRINT_KEYS")) {
        GTEST_SKIP() << "run by tests/keyboard_layouts_test.py";
    }
    const QTemporaryDir folder;
    MainWindow window(WindowOptions{folder.path(), 1, "en"});
    window.store().change([](Settings& settings) {
        settings.display.animationSpeed = 0;
        settings.assist = {.hints = false, .takeBack = true, .firstStepsOffered = true};
    });
    window.findChild<MainMenu*>()->setSound(true); // also in a build without
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window, kTestTimeout));
    const std::string preset = "scopone-scientifico";
    MatchSetup setup{{{}, preset, findPreset(preset)->rules}, {}, 3};
    setup.seats = {{"Anna", kPerson}, {"Ciro", "greedy"}, {"Rosa", "greedy"}, {"Ugo", "greedy"}};
    window.startMatch(setup); // ten cards, one for each digit
    ASSERT_TRUE(waitUntil([&] { return window.controller().asksPerson(); }));
    window.findChild<TableView*>()->setFocus();
    TypedKeys keys(window);
    std::printf("ready\n");
    std::fflush(stdout);
    while (window.isVisible()) { // until it is killed
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

} // namespace
} // namespace settebello

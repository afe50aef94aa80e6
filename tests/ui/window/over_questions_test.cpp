// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever opens over the question who gets the screen, or over one that somebody is asked: closed
// again by the keys that close it, it has opened no hand and answered nothing.
#include "window/main_window.h"

#include "game/game_controller.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "table/motion/director.h"
#include "table/panels/guarded_prompt.h"
#include "table/table_view.h"
#include "ui/decisions_in.h"
#include "ui/pass_lock.h"
#include "ui/table/question_lock.h"
#include "ui/wait_until.h"
#include "ui/window/menu_entries.h"
#include "window/running_program.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <functional>

namespace settebello {
namespace {

/// What lies on the table: the screen is to be passed on, or whoever has it is asked something.
struct Situation {
    const char* name;
    const char* game;
    int people;
    bool taken; ///< the screen

    friend std::ostream& operator<<(std::ostream& out, const Situation& situation) {
        return out << situation.name;
    }
};

class OverQuestions : public ::testing::TestWithParam<Situation> {
protected:
    void SetUp() override {
        window = std::make_unique<MainWindow>(WindowOptions{folder.path(), 1, "en"});
        window->store().change([](Settings& settings) {
            settings.display.animationSpeed = 0;
            settings.assist.takeBack = true;
            settings.assist.hints = true;
            settings.assist.firstStepsOffered = true;
        });
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        begin();
    }

    /// The question can be answered.
    void begin() {
        MatchSetup setup{{"", GetParam().game, findPreset(GetParam().game)->rules}, {}, 3};
        setup.seats = {{"Anna", kPerson}, {"Ciro", GetParam().people > 1 ? kPerson : "greedy"}};
        if (GetParam().people > 1) {
            setup.seed += begun++; // the cards of an unfinished match are not dealt again
        }
        window->startMatch(setup);
        ASSERT_TRUE(waitUntil([this] { return window->controller().asksPerson(); }));
        if (GetParam().taken && table().handingOver()) {
            passLock(*questionLock(table()));
            QTest::keyClick(&table(), Qt::Key_S);
        }
        ASSERT_EQ(table().handingOver(), !GetParam().taken);
        ASSERT_TRUE(waitUntil([this] { return prompt() != nullptr; }));
        passLock(*questionLock(table()));
        before = decisions();
    }

    TableView& table() const { return *window->findChild<TableView*>(); }
    GuardedPrompt* prompt() const {
        for (auto* one : table().findChildren<GuardedPrompt*>()) {
            if (one->asking()) {
                return one;
            }
        }
        return nullptr;
    }
    std::size_t decisions() const { return decisionsIn(window->controller().match()); }

    QWidget* receiver() const { return keyReceiver(*window); }
    void press(Qt::Key key) const {
        QTest::keyClick(receiver() ? receiver() : window.get(), key);
        QCoreApplication::processEvents();
    }
    /// Puts away what was opened, and hammers the keys that might have done that.
    void closeAll() const {
        for (auto* dialog : window->findChildren<QDialog*>()) {
            dialog->reject();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (!QApplication::activePopupWidget() && !window->isActiveWindow()) {
            window->activateWindow();
            ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        }
        for (int i = 0; i < 4 && !table().isVisible(); ++i) {
            press(Qt::Key_Escape);
        }
        if (window->controller().paused()) {
            window->controller().setPaused(false);
        }
        QCoreApplication::processEvents();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_S, Qt::Key_T}) {
            press(key);
        }
    }
    void expectUnanswered(const std::string& after) const {
        EXPECT_EQ(decisions(), before) << after;
        EXPECT_TRUE(prompt()) << after;
        const bool ownHandMayBeSeen = GetParam().taken && !table().handingOver();
        if (!ownHandMayBeSeen) {
            EXPECT_TRUE(table().handingOver()) << after;
            EXPECT_TRUE(table().director().board().viewerHand().empty()) << after;
        }
    }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
    std::size_t before = 0;
    std::uint64_t begun = 0; ///< matches
};

/// By keyboard, as somebody does who presses Enter once too often.
TEST_P(OverQuestions, NoMenuEntryAnswers) {
    const int entries = forEachMenuEntry(*window, [this](const QString& entry) {
        press(Qt::Key_Return);
        closeAll();
        expectUnanswered(entry.toStdString());
        begin();
        return !HasFailure();
    });
    EXPECT_GE(entries, 20);
}

TEST_P(OverQuestions, NothingElseThatComesOverThemDoes) {
    using Way = std::pair<const char*, std::function<void()>>;
    const auto change = [this](const std::function<void(Settings&)>& make) {
        window->store().change(make);
    };
    const std::vector<Way> ways{
        {"another language", [&] { change([](Settings& s) { s.language = "it"; }); }},
        {"another theme", [&] { change([](Settings& s) { s.display.table = "night"; }); }},
        {"another deck", [&] { change([](Settings& s) { s.display.deck = "piacentine"; }); }},
        {"the system's colours",
         [] {
             QPalette dark(Qt::black);
             QApplication::setPalette(dark);
             QApplication::setPalette(QPalette());
         }},
        {"another size", [this] { window->resize(800, 480); }},
        {"a large font",
         [] {
             const QFont usual = QApplication::font();
             QFont large = usual;
             large.setPointSizeF(usual.pointSizeF() * 1.5);
             QApplication::setFont(large);
             QCoreApplication::processEvents();
             QApplication::setFont(usual);
         }},
        {"minimising", [this] { window->showMinimized(); }},
        {"hiding", [this] { window->hide(); }},
        {"quitting in vain",
         [this] {
             ASSERT_TRUE(QDir().mkpath(folder.filePath("settings.json/taken")) ||
                         QFile::remove(folder.filePath("settings.json")));
             ASSERT_TRUE(QDir().mkpath(folder.filePath("settings.json/taken")));
             window->store().change([](Settings& settings) { settings.display.soundVolume = 7; });
             EXPECT_FALSE(window->close());
             auto* question = window->findChild<QMessageBox*>();
             ASSERT_TRUE(question);
             QTest::keyClick(question->defaultButton(), Qt::Key_Return);
         }},
        {"a second start of the program", [this] { window->serve({}); }},
        {"a file", [this] { window->open(folder.filePath("no such file")); }},
    };
    for (const auto& [name, happens] : ways) {
        happens();
        QCoreApplication::processEvents();
        window->showNormal();
        closeAll();
        expectUnanswered(name);
        begin();
        if (HasFailure()) {
            return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Situations, OverQuestions,
                         ::testing::Values(Situation{"handOver", "scopa", 2, false},
                                           Situation{"theCutOfTwo", "chkobba", 2, true}),
                         [](const auto& tested) { return std::string(tested.param.name); });

} // namespace
} // namespace settebello

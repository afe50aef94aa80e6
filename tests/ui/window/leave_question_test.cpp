// SPDX-License-Identifier: GPL-3.0-or-later
// The question whether to leave a match for another: where it is asked, and whether it says truly
// what becomes of the match.
#include "window/leave_question.h"

#include "compare/compare_dialog.h"
#include "game/match_autosave.h"
#include "history/matches_dialog.h"
#include "new_match/new_match_dialog.h"
#include "settings/settings_store.h"
#include "ui/history/record_files.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "widgets/window_geometry.h"
#include "window/main_menu.h"
#include "window/main_window.h"
#include "window/match_flow.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class LeavingAMatch : public ::testing::Test {
protected:
    void SetUp() override { m_window = open(); }
    std::unique_ptr<MainWindow> open() const {
        auto window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), {}, "en"});
        window->store().change([](Settings& s) {
            s.assist.firstStepsOffered = true;
            s.display.animationSpeed = 0;
        });
        window->show();
        return window;
    }
    static MatchFlow& flow(const MainWindow& window) { return *window.findChild<MatchFlow*>(); }
    MatchesDialog* openMatches() const {
        emit m_window->findChild<MainMenu*>()->matches();
        auto* matches = m_window->findChild<MatchesDialog*>();
        matches->activateWindow();
        EXPECT_TRUE(waitUntil([&] { return matches->isActiveWindow(); }));
        return matches;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(LeavingAMatch, IsAskedOverTheDialogThatCoversTheTable) {
    flow(*m_window).playLast();
    const MatchSetup before = m_window->controller().setup();
    MatchesDialog* matches = openMatches();
    flow(*m_window).playCardsOf(before, true);
    EXPECT_FALSE(visibleChild<CoverQuestion>(*m_window)) << "nobody would see it";
    auto* box = matches->findChild<QMessageBox*>();
    ASSERT_TRUE(box);
    EXPECT_EQ(box->parentWidget(), matches);
    EXPECT_EQ(box->defaultButton(), box->escapeButton());
    box->escapeButton()->click();
    EXPECT_TRUE(waitUntil([&] { return !matches->findChild<QMessageBox*>(); }));
    EXPECT_EQ(m_window->controller().setup(), before) << "to stay changes nothing";
    flow(*m_window).playCardsOf(before, true);
    box = matches->findChild<QMessageBox*>();
    ASSERT_TRUE(box);
    box->findChild<QPushButton*>("go")->click();
    EXPECT_EQ(firstPerson(m_window->controller().setup()), 1);
}

TEST_F(LeavingAMatch, IsAskedOverWhatADialogLayOnThatIsClosed) {
    flow(*m_window).playLast();
    MatchesDialog* matches = openMatches();
    auto* compare = new QDialog(m_window.get());
    compare->show();
    compare->activateWindow();
    EXPECT_EQ(windowInUse(m_window.get()), compare);
    compare->accept();
    EXPECT_EQ(windowInUse(m_window.get()), matches);
    matches->accept();
    EXPECT_EQ(windowInUse(m_window.get()), m_window.get());
    emit m_window->findChild<MainMenu*>()->playAgain();
    EXPECT_TRUE(visibleChild<CoverQuestion>(*m_window));
}

TEST_F(LeavingAMatch, FilesThatCannotBeReadAreReportedThereToo) {
    MatchesDialog* matches = openMatches();
    flow(*m_window).resumeKept(m_folder.filePath("nowhere.scopa.json"));
    EXPECT_TRUE(matches->findChild<QMessageBox*>());
}

TEST_F(LeavingAMatch, IsKeptOnlyInTheWindowThatHasTheFolder) {
    const auto saysOnTable = [](MainWindow& window) {
        emit window.findChild<MainMenu*>()->playAgain();
        QString said;
        for (const QLabel* label : visibleChild<CoverQuestion>(window)->findChildren<QLabel*>()) {
            said += label->text() + QLatin1Char(' ');
        }
        return said;
    };
    const auto saysInDialog = [](MainWindow& window) {
        flow(window).openNewMatch();
        return window.findChild<NewMatchDialog*>()->findChild<QLabel*>("inPlay")->text();
    };
    const std::unique_ptr<MainWindow> second = open();
    flow(*m_window).playLast();
    flow(*second).playLast();
    EXPECT_TRUE(saysOnTable(*m_window).contains("kept under “Matches played”"));
    EXPECT_TRUE(saysOnTable(*second).contains("not kept"));
    EXPECT_EQ(saysInDialog(*m_window), "The match in progress is kept.");
    EXPECT_EQ(saysInDialog(*second), "The match in progress will not be kept.");
    m_window.reset();
    ASSERT_TRUE(waitUntil([&] { return second->autosave().ownsFolder(); }));
    EXPECT_EQ(second->findChild<NewMatchDialog*>()->findChild<QLabel*>("inPlay")->text(),
              "The match in progress is kept.")
        << "the folder is this window's now";
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/match_end_panel.h"
#include "covers/score_sheet.h"
#include "game/game_controller.h"
#include "new_match/new_match_dialog.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "ui/pass_lock.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "window/main_window.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A window in a folder of its own, without motion, and a player who clicks or types the way to the
/// end of a match.
class WholeMatch : public ::testing::Test {
protected:
    void SetUp() override {
        QFile file(m_folder.path() + "/settings.json");
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "settebello.settings", "version": 1, "language": "en",
                       "display": {"animationSpeed": 0}})");
        file.close();
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 5, {}});
        m_window->resize(800, 560);
        m_window->show();
        m_table = m_window->findChild<TableView*>();
    }

    template <typename Dialog>
    Dialog* shown() const {
        return visibleChild<Dialog>(*m_window);
    }

    void startTo(int target) {
        m_window->store().change([](Settings& s) { s.assist.firstStepsOffered = true; });
        m_window->welcome();
        m_window->findChild<QPushButton*>("startNewMatch")->click();
        auto* dialog = shown<NewMatchDialog>();
        ASSERT_TRUE(dialog);
        auto* field = dialog->findChild<QWidget*>("/match/target")->findChild<QSpinBox*>();
        field->setValue(target);
        QTest::mouseClick(dialog->findChild<QPushButton*>("start"), Qt::LeftButton);
        ASSERT_TRUE(controller().hasMatch());
        ASSERT_EQ(controller().setup().rules.rules.match.target, target);
    }

    /// The number of decisions of this match so far; it grows with every play.
    std::size_t decisions() const {
        std::size_t count = 0;
        for (const Match::PlayedRound& round : controller().match().played()) {
            count += round.moves.size();
        }
        return count;
    }

    bool playerIsAsked() const { return controller().asksPerson() && !m_table->moving(); }

    /// Waits until the player is needed: for a play, or to read a dialog.
    bool waitForPlayer() const {
        return waitUntil(
            [&] { return playerIsAsked() || shown<ScoreSheet>() || shown<MatchEndPanel>(); });
    }

    bool playedAfter(std::size_t before) const {
        QCoreApplication::processEvents();
        return decisions() > before || !controller().asksPerson();
    }

    /// Clicks along the hand, then among the cards on the table if there is a choice, until a card
    /// has been played.
    bool playByMouse() const {
        const std::size_t before = decisions();
        const int width = m_table->width();
        const int height = m_table->height();
        for (int y = height - 60; y > 60; y -= 40) {
            for (int x = width / 6; x < width * 5 / 6; x += 30) {
                QTest::mouseClick(m_table, Qt::LeftButton, {}, {x, y});
                if (playedAfter(before)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Answers what the table asks with the first answer it offers; otherwise goes to the first
    /// card and plays it, of several captures the first.
    bool playByKeys() const {
        const std::size_t before = decisions();
        if (controller().match().round().phase() != Phase::Playing) {
            EXPECT_TRUE(waitUntil([this] {
                return qobject_cast<QPushButton*>(m_window->focusWidget()) != nullptr;
            })) << "a question without the focus";
            QWidget* answer = m_window->focusWidget();
            QTest::keyClick(answer, Qt::Key_Space);
            return playedAfter(before);
        }
        m_table->setFocus();
        for (const auto key : {Qt::Key_1, Qt::Key_Return, Qt::Key_1}) {
            QTest::keyClick(m_table, key);
            if (playedAfter(before)) {
                return true;
            }
        }
        return false;
    }

    template <typename Play, typename Continue>
    void playToTheEnd(const Play& play, const Continue& resume) {
        for (int step = 0; step < 5000; ++step) {
            ASSERT_TRUE(waitForPlayer()) << "nothing happens any more at step " << step;
            if (shown<MatchEndPanel>()) {
                return;
            }
            if (ScoreSheet* sheet = shown<ScoreSheet>()) {
                ++m_sheets;
                resume(sheet);
                ASSERT_TRUE(waitUntil([&] { return !shown<ScoreSheet>(); }));
            } else {
                ASSERT_TRUE(play()) << "no card could be played at step " << step;
            }
        }
        FAIL() << "the match does not end";
    }

    GameController& controller() const { return m_window->controller(); }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    TableView* m_table = nullptr;
    int m_sheets = 0; ///< score sheets read
};

TEST_F(WholeMatch, IsClickedThroughToElevenPoints) {
    startTo(11);
    if (HasFatalFailure()) {
        return;
    }
    playToTheEnd([this] { return playByMouse(); },
                 [](ScoreSheet* sheet) {
                     QTest::mouseClick(sheet->findChild<QPushButton*>("continue"), Qt::LeftButton);
                 });
    ASSERT_TRUE(shown<MatchEndPanel>());
    const Match& match = controller().match();
    ASSERT_TRUE(match.over());
    EXPECT_GE(match.score(match.result()->winner), 11);
    EXPECT_EQ(m_sheets, static_cast<int>(match.played().size()));
}

TEST_F(WholeMatch, IsPlayedByKeysAloneAndOnceAgain) {
    startTo(1);
    if (HasFatalFailure()) {
        return;
    }
    const auto enter = [](QWidget* dialog) {
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
    };
    playToTheEnd([this] { return playByKeys(); }, enter);
    auto* result = shown<MatchEndPanel>();
    ASSERT_TRUE(result);
    EXPECT_FALSE(result->findChild<QLabel*>("headline")->text().isEmpty());
    const MatchSetup played = controller().setup();
    enter(result);
    EXPECT_TRUE(controller().match().over()) << "not at once";
    passLock(*result);
    enter(result); // "Play again" is what Enter does
    EXPECT_FALSE(controller().match().over());
    EXPECT_EQ(controller().setup().rules, played.rules);
    EXPECT_NE(controller().setup().seed, played.seed) << "the same cards would be dealt again";
    playToTheEnd([this] { return playByKeys(); },
                 [](ScoreSheet* sheet) {
                     QTest::keyClick(sheet, Qt::Key_Escape); // closes it as well
                 });
    EXPECT_TRUE(controller().match().over());
}

/// What the variants ask beside playing cards: cut choices, declarations, claims.
class WholeMatchOf : public WholeMatch, public ::testing::WithParamInterface<int> {};

TEST_P(WholeMatchOf, EveryPresetIsPlayedByKeysToItsEnd) {
    const Preset& preset = presets()[static_cast<std::size_t>(GetParam())];
    MatchSetup setup{{"", "scopa", preset.rules}, {{"Anna", kPerson}}, 11};
    setup.rules.rules.match.target = 3;
    while (static_cast<int>(setup.seats.size()) < preset.rules.table.players) {
        setup.seats.push_back({"Ciro", "greedy"});
    }
    m_window->startMatch(setup);
    playToTheEnd([this] { return playByKeys(); },
                 [](ScoreSheet* sheet) { QTest::keyClick(sheet, Qt::Key_Return); });
    EXPECT_TRUE(controller().match().over());
}

INSTANTIATE_TEST_SUITE_P(Presets, WholeMatchOf,
                         ::testing::Range(0, static_cast<int>(presets().size())));

} // namespace
} // namespace settebello

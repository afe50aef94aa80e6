// SPDX-License-Identifier: GPL-3.0-or-later
// Screens of usual sizes in front of people who set them to 200 %: Qt then counts half as many
// pixels, and no window may be larger than what is left. The scale of a process is fixed, so these
// tests run in processes of their own.
#include "cards/card_pictures.h"
#include "new_match/new_match_dialog.h"
#include "practice/idle_analysis.h"
#include "preferences/preferences_dialog.h"
#include "replay/exercise_mode.h"
#include "replay/exercise_panel.h"
#include "replay/review_panel.h"
#include "replay/review_window.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "ui/clipped_text.h"
#include "ui/other_screen.h"
#include "ui/practice/practice_files.h"
#include "ui/wait_until.h"
#include "widgets/window_geometry.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class SmallScreens : public ::testing::TestWithParam<const char*> {};

TEST_P(SmallScreens, HoldEveryWindowAtTwiceTheSize) {
    EXPECT_EQ(failuresOnScreen(GetParam(), 2, "OnASmallScreen.*"), "");
}

/// The second is one of 800 × 480 at 144 dots per inch.
INSTANTIATE_TEST_SUITE_P(Sizes, SmallScreens,
                         ::testing::Values("1280x800", "1066x640", "1920x1080"));

/// Half of the screen's pixels, as the windows count them.
class OnASmallScreen : public ::testing::Test {
protected:
    void SetUp() override {
        if (otherScreenSize().isEmpty()) {
            GTEST_SKIP() << "run by SmallScreens";
        }
        m_size = otherScreenSize() / 2;
        ASSERT_EQ(QGuiApplication::primaryScreen()->size(), m_size);
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, "en"});
        m_window->store().change([](Settings& settings) {
            settings.assist.firstStepsOffered = true;
            settings.display.animationSpeed = 0;
        });
        m_window->show();
    }
    static void settle() {
        for (int i = 0; i < 6; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    void openNewMatch() const {
        m_window->welcome();
        expectRoom(*m_window);
        m_window->findChild<QAbstractButton*>("startNewMatch")->click();
    }
    void expectRoom(QWidget& window) const {
        settle();
        const QSize room = availableWindowRect(&window).size();
        if (window.isMaximized()) { // its frame is no estimate
            EXPECT_TRUE(window.screen()->availableGeometry().contains(window.frameGeometry()));
        } else {
            EXPECT_LE(window.width(), room.width());
            EXPECT_LE(window.height(), room.height());
        }
        EXPECT_LE(window.minimumWidth(), room.width());
        EXPECT_LE(window.minimumHeight(), room.height());
        const QStringList clipped = clippedTexts(window);
        EXPECT_TRUE(clipped.isEmpty()) << qPrintable(clipped.join('\n'));
    }

    QSize m_size;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(OnASmallScreen, TheWholeHandIsSeen) {
    openNewMatch();
    m_window->findChild<NewMatchDialog*>()->accept();
    auto* table = m_window->findChild<TableView*>();
    ASSERT_TRUE(waitUntil([&] { return m_window->controller().asksPerson(); }));
    expectRoom(*m_window);
    const QRect screen = m_window->screen()->availableGeometry();
    QAccessibleInterface* places = QAccessible::queryAccessibleInterface(table);
    int cards = 0;
    for (int i = 0; i < places->childCount(); ++i) {
        if (places->child(i)->text(QAccessible::Name).contains("in your hand")) {
            ++cards;
            const QRect place = places->child(i)->rect();
            EXPECT_TRUE(screen.contains(place)) << place.y() << " to " << place.bottom();
            EXPECT_GE(place.height(), m_size.height() / 5);
        }
    }
    EXPECT_EQ(cards, 3);
}

TEST_F(OnASmallScreen, MostOfTheNewMatchDialogIsItsForm) {
    openNewMatch();
    auto* dialog = m_window->findChild<NewMatchDialog*>();
    expectRoom(*dialog);
    const auto* form = dialog->findChild<QScrollArea*>();
    EXPECT_GE(form->height(), dialog->height() / 2);
    const auto* start = dialog->findChild<QPushButton*>("start");
    EXPECT_TRUE(dialog->rect().contains(QRect(start->mapTo(dialog, QPoint()), start->size())));
}

TEST_F(OnASmallScreen, TheTableOfAReviewLiesBesideItsPage) {
    PracticeFiles files;
    const Record match = files.keepMatch(7, true);
    const auto practice = files.store();
    CardPictures pictures{nullptr};
    LanguageManager languages;
    IdleAnalysis idle(*practice, files.folder());
    ReviewWindow review(idle, m_window->store(), pictures, m_window->store().windowState());
    const auto expectBeside = [&](const QWidget* page, const char* language) {
        expectRoom(review);
        ASSERT_TRUE(page && page->isVisible());
        if (review.table().isVisible()) {
            EXPECT_LE(review.table().geometry().right(), page->geometry().left()) << language;
        }
        EXPECT_LE(page->geometry().right(), review.width()) << language;
    };
    review.showMatch(match);
    review.show();
    for (const char* language : {"en", "it", "fr"}) {
        languages.use(language);
        review.showReview();
        review.match()->review();
        expectBeside(review.findChild<ReviewPanel*>(), language);
        review.practise();
        ASSERT_TRUE(waitUntil([&] { return idle.state() == IdleAnalysis::State::Done; }));
        auto* kind = review.findChild<QComboBox*>("kind");
        kind->setCurrentIndex(static_cast<int>(ExerciseChoice::Kind::Mistakes));
        ASSERT_TRUE(review.exercises().exercise());
        expectBeside(review.findChild<ExercisePanel*>(), language);
    }
}

TEST_F(OnASmallScreen, PreferencesFit) {
    PreferencesDialog preferences(m_window->store(), m_window->relay());
    preferences.show();
    expectRoom(preferences);
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck_tile.h"
#include "covers/cover_question.h"
#include "covers/score_sheet.h"
#include "covers/start_screen.h"
#include "game/game_controller.h"
#include "lesson/deck_pick.h"
#include "lesson/first_steps_offer.h"
#include "lesson/lesson_round.h"
#include "lesson/lesson_view.h"
#include "new_match/new_match_dialog.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class FirstSteps : public testing::Test {
protected:
    void open() {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, "en"});
        m_window->store().change([](Settings& s) { s.display.animationSpeed = 0; });
        m_window->show();
        QApplication::setActiveWindow(m_window.get());
    }
    QAction* entry(const QString& text) const {
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->text().remove('&') == text) {
                return action;
            }
        }
        return nullptr;
    }
    /// A widget of that type that is not about to be deleted.
    template <typename Widget>
    Widget* shown() const {
        return visibleChild<Widget>(*m_window);
    }
    void leaveLesson() {
        QTest::keyClick(shown<LessonView>(), Qt::Key_Escape);
        if (shown<CoverQuestion>()) { // not after the last step
            shown<CoverQuestion>()->findChild<QPushButton*>("go")->click();
        }
    }
    /// The table of the match.
    TableView* table() const {
        for (TableView* view : m_window->findChildren<TableView*>()) {
            if (!qobject_cast<LessonView*>(view->parentWidget())) {
                return view;
            }
        }
        return nullptr;
    }
    void startMatch() { m_window->startMatch({{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 3}); }
    bool waitForTurn() {
        return waitUntil([this] { return m_window->controller().asksPerson(); });
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(FirstSteps, AreOfferedOnTheVeryFirstStartAndNeverAgain) {
    // Not by open(), which would leave settings behind and so no first start.
    m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, "en"});
    m_window->show();
    m_window->welcome();
    EXPECT_TRUE(shown<FirstStepsOffer>());
    EXPECT_FALSE(shown<StartScreen>());
    m_window->welcome();
    EXPECT_FALSE(shown<StartScreen>()) << "they are still offered";
    m_window->close();
    open();
    m_window->welcome();
    EXPECT_FALSE(shown<FirstStepsOffer>());
    EXPECT_TRUE(shown<StartScreen>());
}

TEST_F(FirstSteps, AreBegunFromTheOfferByEnter) {
    open();
    m_window->welcome();
    ASSERT_TRUE(shown<FirstStepsOffer>());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    ASSERT_TRUE(shown<LessonView>());
    EXPECT_FALSE(shown<FirstStepsOffer>());
    EXPECT_FALSE(table()->isVisible());
    leaveLesson();
    EXPECT_FALSE(shown<LessonView>());
    EXPECT_TRUE(table()->isVisible());
    EXPECT_TRUE(shown<StartScreen>()) << "there is nothing else on the table";
}

TEST_F(FirstSteps, WhoKnowsTheGameGoesToTheStartScreen) {
    open();
    m_window->welcome();
    QTest::mouseClick(m_window->findChild<QPushButton*>("declineSteps"), Qt::LeftButton);
    EXPECT_TRUE(waitUntil([&] { return !shown<FirstStepsOffer>(); }));
    EXPECT_TRUE(shown<StartScreen>());
}

TEST_F(FirstSteps, TheOfferKeepsTheNameThatIsGiven) {
    for (const char* answer : {"declineSteps", "offeredSteps"}) {
        QTemporaryDir folder;
        MainWindow window(WindowOptions{folder.path(), 1, "en"});
        window.show();
        QApplication::setActiveWindow(&window);
        window.welcome();
        auto* name = window.findChild<QLineEdit*>("offeredName");
        ASSERT_TRUE(name);
        EXPECT_EQ(window.focusWidget(), name) << "it can be typed at once";
        QTest::keyClicks(name, " Nonna Pina ");
        QTest::keyClick(name, Qt::Key_Return);
        EXPECT_TRUE(visibleChild<FirstStepsOffer>(window)) << "Enter was meant for the name";
        EXPECT_EQ(window.focusWidget(), window.findChild<QPushButton*>("offeredSteps"));
        window.findChild<QPushButton*>(QLatin1String(answer))->click();
        EXPECT_EQ(window.store().settings().match.name, "Nonna Pina") << answer;
    }
}

TEST_F(FirstSteps, TheOfferIsSkippedByEscapeWithoutAName) {
    open();
    m_window->welcome();
    auto* name = m_window->findChild<QLineEdit*>("offeredName");
    QTest::keyClicks(name, "Pin");
    QTest::keyClick(name, Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([&] { return !shown<FirstStepsOffer>(); }));
    EXPECT_TRUE(shown<StartScreen>());
    EXPECT_EQ(m_window->store().settings().match.name, "");
}

TEST_F(FirstSteps, TheCardsOfTheOfferGrowWithTheWindow) {
    open();
    m_window->resize(1280, 800);
    m_window->welcome();
    QCoreApplication::processEvents();
    auto* decks = shown<FirstStepsOffer>();
    ASSERT_TRUE(decks);
    for (const auto* tile : decks->findChildren<QAbstractButton*>()) {
        if (tile->objectName().startsWith("deckTile_")) {
            EXPECT_GE(tile->height(), m_window->height() / 4) << "with two cards and a name";
        }
    }
}

TEST_F(FirstSteps, TheOfferGoesWhenAMatchBegins) {
    open();
    m_window->welcome();
    startMatch();
    EXPECT_TRUE(waitUntil([&] { return !shown<FirstStepsOffer>(); }));
}

TEST_F(FirstSteps, StoreThePaceThatIsChosenInThem) {
    open();
    m_window->welcome();
    entry("First steps")->trigger();
    auto* lesson = shown<LessonView>();
    ASSERT_TRUE(lesson);
    const auto pace = [this] { return m_window->store().settings().display.pace; };
    ASSERT_EQ(pace(), Pace::Calm);
    lesson->findChild<QRadioButton*>("choice_brisk")->click();
    EXPECT_EQ(pace(), Pace::Brisk);
    m_window->store().change([](Settings& s) { s.display.pace = Pace::Calm; });
    EXPECT_TRUE(lesson->findChild<QRadioButton*>("choice_calm")->isChecked());
}

TEST_F(FirstSteps, EndInAGame) {
    open();
    m_window->welcome();
    entry("First steps")->trigger();
    auto* lesson = shown<LessonView>();
    ASSERT_TRUE(lesson);
    emit lesson->matchWanted(); // by the last step's button
    EXPECT_FALSE(shown<LessonView>());
    EXPECT_FALSE(shown<NewMatchDialog>());
    ASSERT_TRUE(m_window->controller().hasMatch());
    EXPECT_EQ(m_window->controller().setup().rules.rules, RuleSet());
}

TEST_F(FirstSteps, LeadBackToTheStartScreenWhenTheyAreLeft) {
    open();
    m_window->store().change([](Settings& s) { s.assist.firstStepsOffered = true; });
    m_window->welcome();
    m_window->findChild<QPushButton*>("startFirstSteps")->click();
    EXPECT_FALSE(shown<StartScreen>());
    leaveLesson();
    ASSERT_TRUE(shown<StartScreen>());
    EXPECT_TRUE(shown<StartScreen>()->isAncestorOf(m_window->focusWidget()));
}

TEST_F(FirstSteps, TheOfferShowsTheDecksAndChangesToTheChosenOne) {
    open();
    m_window->welcome();
    const auto tiles = m_window->findChildren<DeckTile*>();
    ASSERT_GE(tiles.size(), 2);
    EXPECT_EQ(tiles.front()->id(), "napoletane");
    for (DeckTile* tile : tiles) {
        EXPECT_EQ(tile->isChecked(), tile->id() == "napoletane") << qPrintable(tile->id());
        EXPECT_FALSE(tile->text().isEmpty());
    }
    auto* french = m_window->findChild<DeckTile*>("deckTile_francesi");
    ASSERT_TRUE(french);
    french->setFocus();
    QTest::keyClick(french, Qt::Key_Space);
    EXPECT_EQ(m_window->store().settings().display.deck, "francesi");
    EXPECT_TRUE(shown<FirstStepsOffer>());
}

TEST_F(FirstSteps, TheOfferIsReadableInASmallWindowWithLargeText) {
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(2 * font.pointSizeF());
    QApplication::setFont(font);
    for (const char* language : {"en", "it", "fr"}) {
        QTemporaryDir folder;
        MainWindow window(WindowOptions{folder.path(), 1, language});
        window.resize(800, 560);
        window.show();
        window.welcome();
        QCoreApplication::processEvents();
        auto* offer = window.findChild<FirstStepsOffer*>();
        ASSERT_TRUE(offer);
        EXPECT_TRUE(offer->parentWidget()->rect().contains(offer->geometry()));
        for (QWidget* part : offer->findChildren<QWidget*>()) {
            if (!part->isVisible()) {
                continue; // no room for the decks
            }
            EXPECT_TRUE(offer->rect().contains(part->geometry()));
            const int needed = part->hasHeightForWidth() ? part->heightForWidth(part->width())
                                                         : part->sizeHint().height();
            EXPECT_GE(part->height(), needed) << language << ' ' << part->metaObject()->className()
                                              << ' ' << qPrintable(part->objectName());
            EXPECT_GE(part->width(), part->minimumSizeHint().width());
        }
    }
    QApplication::setFont(usual);
}

TEST_F(FirstSteps, LeaveTheMatchInPlayAsItWasAtEveryStep) {
    open();
    startMatch();
    ASSERT_TRUE(waitForTurn());
    const PlayerView before = m_window->controller().match().view(0);
    for (std::size_t step = 0; step < lessonSteps().size(); ++step) {
        entry("First steps")->trigger();
        auto* lesson = shown<LessonView>();
        ASSERT_TRUE(lesson);
        EXPECT_FALSE(entry("Take back the last play")->isEnabled());
        EXPECT_FALSE(entry("Hint")->isEnabled());
        lesson->enter(step);
        ASSERT_TRUE(waitUntil([&] { return lesson->controller().asksPerson() || lesson->done(); }));
        leaveLesson();
        EXPECT_FALSE(shown<LessonView>());
        EXPECT_TRUE(table()->isVisible());
        EXPECT_EQ(m_window->controller().match().view(0), before);
        EXPECT_TRUE(m_window->controller().asksPerson());
        EXPECT_TRUE(entry("Hint")->isEnabled());
    }
}

TEST_F(FirstSteps, TheOthersWaitUntilTheLessonIsLeft) {
    open();
    startMatch();
    ASSERT_TRUE(waitForTurn());
    GameController& controller = m_window->controller();
    std::vector<Decision> legal;
    legalDecisions(controller.match().view(0), legal);
    const std::size_t moves = controller.match().view(0).moves.size();
    controller.decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return controller.match().view(0).moves.size() > moves; }));
    if (controller.asksPerson()) {
        GTEST_SKIP() << "the other was quicker";
    }
    entry("First steps")->trigger();
    QTest::qWait(100); // Nothing shows that the other has answered, which waits.
    EXPECT_FALSE(controller.asksPerson());
    leaveLesson();
    EXPECT_TRUE(waitForTurn());
}

TEST_F(FirstSteps, EndWhenAMatchBegins) {
    open();
    entry("First steps")->trigger();
    ASSERT_TRUE(shown<LessonView>());
    startMatch();
    EXPECT_FALSE(shown<LessonView>());
    EXPECT_TRUE(table()->isVisible());
    EXPECT_TRUE(waitForTurn());
}

TEST_F(FirstSteps, TheScoreOfARoundThatEndsMeanwhileIsShownAfterwards) {
    open();
    startMatch();
    ASSERT_TRUE(waitForTurn());
    const MatchSetup setup = m_window->controller().setup();
    Match match(setup.rules.rules, 1);
    match.deal();
    std::vector<Decision> legal;
    while (match.turn() >= 0) {
        legal.clear();
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.front());
    }
    match.deal();
    m_window->controller().resume(setup, match);
    ASSERT_TRUE(waitForTurn());
    entry("First steps")->trigger();
    emit m_window->controller().happened(RoundScored());
    emit table()->roundShown(RoundScored());
    EXPECT_FALSE(shown<ScoreSheet>());
    leaveLesson();
    EXPECT_TRUE(shown<ScoreSheet>());
}

TEST_F(FirstSteps, FollowTheSettingsWhileTheyLast) {
    open();
    entry("First steps")->trigger();
    m_window->store().change([](Settings& s) { s.language = "fr"; });
    m_window->store().change([](Settings& s) { s.display.deck = "francesi"; });
    QCoreApplication::processEvents();
    EXPECT_TRUE(shown<LessonView>());
    leaveLesson();
    EXPECT_FALSE(shown<LessonView>());
}

} // namespace
} // namespace settebello

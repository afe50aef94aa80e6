// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "cards/card_pictures.h"
#include "covers/cover_question.h"
#include "covers/score_sheet.h"
#include "game/game_controller.h"
#include "game/match_text.h"
#include "help/about_dialog.h"
#include "help/rule_book_dialog.h"
#include "help/rule_book_page.h"
#include "help/shortcuts_dialog.h"
#include "new_match/new_match_dialog.h"
#include "replay/exercise_mode.h"
#include "replay/review_window.h"
#include "rules/presets.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/motion/director.h"
#include "table/painting/table_theme.h"
#include "table/table_view.h"
#include "text/display_names.h"
#include "ui/unfinished_texts.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "widgets/notice_bar.h"
#include "widgets/window_geometry.h"
#include "window/main_menu.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QActionGroup>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QPointer>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class MainWindowTest : public ::testing::Test {
protected:
    void write(const QByteArray& text) const {
        QFile file(settingsFile());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QByteArray written() const {
        m_window->store().saveNow();
        QFile file(settingsFile());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString settingsFile() const { return m_folder.path() + "/settings.json"; }

    void open(const QString& language = "en") {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, language});
        m_window->show();
    }

    /// A menu entry by its text without the mnemonic.
    QAction* entry(const QString& text) const {
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->text().remove('&') == text) {
                return action;
            }
        }
        return nullptr;
    }

    /// A button of the start screen.
    QAbstractButton* begin(const char* what) const {
        return m_window->findChild<QAbstractButton*>(QLatin1String("start") + QLatin1String(what));
    }

    NoticeBar& notice() const { return *m_window->findChild<NoticeBar*>(); }

    MatchSetup setup() const { return {{}, {{"Anna", kPerson}, {"Ciro", "greedy"}}, 3}; }

    /// Opens the window with a match of many rounds that plays itself.
    MatchSetup watchRounds() {
        open();
        m_window->store().change([](Settings& settings) { settings.display.animationSpeed = 0; });
        MatchSetup watched = setup();
        watched.rules.rules.match.target = 101;
        watched.seats[0].level = "greedy";
        m_window->startMatch(watched);
        return watched;
    }
    /// Null while no score is shown.
    ScoreSheet* scoreSheet() const { return visibleChild<ScoreSheet>(*m_window); }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(MainWindowTest, OpensNoLargerThanTheScreen) {
    open();
    // The offscreen screen is 800 × 800, narrower than the window would like to be.
    EXPECT_LE(m_window->width(), m_window->screen()->availableGeometry().width());
    EXPECT_LE(m_window->frameGeometry().height(), m_window->screen()->availableGeometry().height());
}

TEST_F(MainWindowTest, HasANameForScreenReaders) {
    open();
    EXPECT_EQ(QAccessible::queryAccessibleInterface(m_window.get())->text(QAccessible::Name),
              "Settebello");
}

TEST_F(MainWindowTest, RemembersItsSize) {
    open();
    EXPECT_EQ(m_window->minimumSize(),
              QSize(800, 560).boundedTo(availableWindowRect(m_window.get()).size()));
    m_window->showNormal();
    m_window->resize(793, 711); // as large as there is room for on the screen
    m_window->close();
    open();
    EXPECT_EQ(m_window->size(), QSize(793, 711));
}

TEST_F(MainWindowTest, SpeaksAnotherLanguageWithoutARestart) {
    SKIP_IF_UNFINISHED("it");
    SKIP_IF_UNFINISHED("fr");
    open("");
    m_window->store().change([](Settings& settings) { settings.language = "en"; });
    QCoreApplication::processEvents();
    ASSERT_TRUE(entry("New match…"));
    entry("Italiano")->trigger();
    QCoreApplication::processEvents();
    EXPECT_TRUE(entry("Nuova partita…"));
    EXPECT_FALSE(entry("New match…"));
    EXPECT_TRUE(entry("Italiano")->isChecked());
    EXPECT_TRUE(written().contains("\"it\""));
    entry("Français")->trigger();
    QCoreApplication::processEvents();
    EXPECT_TRUE(entry("Nouvelle partie…"));
}

TEST_F(MainWindowTest, HasNoTwoEntriesOfAMenuWithOneLetter) {
    for (const char* language : {"en", "fr", "it"}) {
        if (!unfinishedTexts(language).isEmpty()) {
            continue; // an English text may have a letter that the translator has to change
        }
        open(language);
        QCoreApplication::processEvents();
        for (const QMenu* menu : m_window->findChildren<QMenu*>()) {
            QMap<QChar, QString> entries;
            for (const QAction* action : menu->actions()) {
                const QString text = action->text().remove(QStringLiteral("&&"));
                const qsizetype mark = text.indexOf('&');
                if (mark < 0 || !action->isVisible()) {
                    continue;
                }
                const QChar letter = text[mark + 1].toLower();
                EXPECT_FALSE(entries.contains(letter))
                    << language << ": " << qPrintable(entries[letter] + " and " + text);
                entries[letter] = text;
            }
        }
    }
}

TEST_F(MainWindowTest, TheLanguageOfTheCommandLineHoldsUntilAnotherIsChosen) {
    SKIP_IF_UNFINISHED("it");
    write(R"({"format": "settebello.settings", "version": 1, "language": "fr"})");
    open("it");
    QCoreApplication::processEvents();
    EXPECT_TRUE(entry("Nuova partita…"));
    entry("Numeri sulle carte")->trigger(); // another setting is no choice of language
    QCoreApplication::processEvents();
    EXPECT_TRUE(entry("Nuova partita…"));
    entry("English")->trigger();
    QCoreApplication::processEvents();
    EXPECT_TRUE(entry("New match…"));
}

TEST_F(MainWindowTest, MenuEntriesChangeTheSettingsAndTheFile) {
    open();
    ASSERT_TRUE(m_window->store().settings().display.cardNumbers);
    entry("Numbers on the cards")->trigger();
    entry("High contrast")->trigger();
    entry("At once, without motion")->trigger();
    entry("Reduced motion")->trigger();
    entry("Running counts")->trigger();
    m_window->store().saveNow();
    const SettingsStore read(m_folder.path());
    EXPECT_FALSE(read.settings().display.cardNumbers);
    EXPECT_EQ(read.settings().display.table, "contrast");
    EXPECT_EQ(read.settings().display.animationSpeed, 0);
    EXPECT_TRUE(read.settings().display.reducedMotion);
    EXPECT_TRUE(read.settings().assist.showCounts);
}

TEST_F(MainWindowTest, TheEntryForSoundSaysWhyItCannotBeChosen) {
    open();
    auto* menu = m_window->findChild<MainMenu*>();
    menu->setSound(true);
    ASSERT_TRUE(entry("Sound"));
    EXPECT_TRUE(entry("Sound")->isEnabled());
    menu->setSound(false);
    ASSERT_TRUE(entry("Sound (this build has none)"));
    EXPECT_FALSE(entry("Sound (this build has none)")->isEnabled());
}

TEST_F(MainWindowTest, EveryTableThemeCanBeChosen) {
    open();
    for (const QString& id : tableThemeIds()) {
        EXPECT_NE(themeName(id), id);
        EXPECT_TRUE(entry(themeName(id))) << qPrintable(id);
    }
}

TEST_F(MainWindowTest, ABrokenSettingsFileIsReportedAndSetAside) {
    write("{ this is no JSON");
    open();
    EXPECT_TRUE(notice().isVisible());
    EXPECT_TRUE(notice().text().contains("settings.json.broken-1")) << qPrintable(notice().text());
    EXPECT_TRUE(QFile::exists(m_folder.path() + "/settings.json.broken-1"));
    SKIP_IF_UNFINISHED("it");
    m_window->store().change([](Settings& settings) { settings.language = "it"; });
    QCoreApplication::processEvents();
    EXPECT_TRUE(notice().text().startsWith("Non è stato possibile")) << "in the new language";
    QTest::keyClick(&notice(), Qt::Key_Escape);
    EXPECT_FALSE(notice().isVisible());
}

TEST_F(MainWindowTest, ANewerSettingsFileIsReportedAndLeftAlone) {
    const QByteArray newer =
        R"({"format": "settebello.settings", "version": 99, "language": "fr"})";
    write(newer);
    open();
    EXPECT_TRUE(notice().isVisible());
    entry("Numbers on the cards")->trigger();
    EXPECT_FALSE(m_window->store().settings().display.cardNumbers)
        << "the change holds until the program ends";
    EXPECT_EQ(written(), newer);
}

TEST_F(MainWindowTest, ASingleBadSettingIsReportedByName) {
    write(R"({"format": "settebello.settings", "version": 1, "language": "it",
              "display": {"animationSpeed": "fast", "cardNumbers": false}})");
    open();
    EXPECT_TRUE(notice().text().contains("/display/animationSpeed"));
    EXPECT_FALSE(m_window->store().settings().display.cardNumbers);
}

TEST_F(MainWindowTest, AFolderThatCannotBeReadIsReported) {
    QFile blocker(m_folder.path() + "/file");
    ASSERT_TRUE(blocker.open(QIODevice::WriteOnly));
    blocker.close();
    m_window =
        std::make_unique<MainWindow>(WindowOptions{m_folder.path() + "/file/config", 1, "en"});
    m_window->show();
    EXPECT_TRUE(notice().text().contains("cannot be changed this time"));
}

TEST_F(MainWindowTest, SettingsThatCannotBeSavedAreReported) {
    open();
    EXPECT_FALSE(notice().isVisible());
    // A folder in the file's place stops anybody, also those who may write anywhere.
    ASSERT_TRUE(QDir(m_folder.path()).mkpath("settings.json/taken"));
    entry("Numbers on the cards")->trigger();
    ASSERT_TRUE(waitUntil([&] { return notice().isVisible(); }));
    EXPECT_TRUE(notice().text().startsWith("The program could not save this yet"));
    ASSERT_TRUE(QDir(settingsFile()).removeRecursively());
    entry("Numbers on the cards")->trigger();
    EXPECT_TRUE(waitUntil([&] { return !notice().isVisible(); })) << "saving works again";
}

TEST_F(MainWindowTest, AnUnknownDeckFallsBackToOurs) {
    write(R"({"format": "settebello.settings", "version": 1, "display": {"deck": "lost"}})");
    open();
    EXPECT_EQ(m_window->pictures().deck().id, "napoletane");
    EXPECT_TRUE(notice().text().contains("lost"));
}

TEST_F(MainWindowTest, AMatchThatWasLeftIsOfferedAndGoesOn) {
    open();
    m_window->store().change([](Settings& settings) { settings.display.animationSpeed = 0; });
    m_window->startMatch(setup());
    GameController& first = m_window->controller();
    ASSERT_TRUE(waitUntil([&] { return first.asksPerson(); }));
    std::vector<Decision> legal;
    legalDecisions(first.match().view(0), legal);
    ASSERT_EQ(first.decide(legal.front()), DecisionFault::None);
    ASSERT_TRUE(waitUntil([&] { return first.asksPerson(); }));
    const PlayerView left = first.match().view(0);
    EXPECT_TRUE(m_window->close()) << "nothing is lost, so nothing is asked";

    open();
    m_window->welcome();
    begin("Continue")->click();
    ASSERT_TRUE(m_window->controller().hasMatch());
    EXPECT_EQ(m_window->controller().match().view(0), left);
    EXPECT_TRUE(m_window->controller().asksPerson());
}

TEST_F(MainWindowTest, AMatchThatIsLeftForANewOneStaysUntilThatBegins) {
    open();
    m_window->startMatch(setup());
    m_window->close();
    open();
    m_window->welcome();
    begin("NewMatch")->click();
    m_window->findChild<NewMatchDialog*>()->reject();
    m_window->close();
    open();
    m_window->welcome();
    EXPECT_TRUE(begin("Continue")->isVisible());
}

TEST_F(MainWindowTest, AMatchThatWasLeftCanAlwaysBeGoneOnWith) {
    open();
    QAction* resume = entry("Continue the unfinished match");
    ASSERT_TRUE(resume);
    EXPECT_FALSE(resume->isEnabled());
    m_window->store().change([](Settings& settings) { settings.display.animationSpeed = 0; });
    const auto playOnce = [this] {
        GameController& controller = m_window->controller();
        ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
        std::vector<Decision> legal;
        legalDecisions(controller.match().view(0), legal);
        controller.decide(legal.front());
        ASSERT_TRUE(waitUntil([&] { return controller.canTakeBack(); }));
    };
    m_window->startMatch(setup());
    playOnce();
    EXPECT_FALSE(resume->isEnabled()) << "it is in play";
    m_window->close();

    open();
    resume = entry("Continue the unfinished match");
    m_window->welcome();
    begin("NewMatch")->click();
    auto* dialog = m_window->findChild<NewMatchDialog*>();
    EXPECT_TRUE(dialog->findChild<QAbstractButton*>("continue")->isVisible());
    dialog->reject();
    QMenu* game = nullptr;
    for (QMenu* menu : m_window->findChildren<QMenu*>()) {
        game = menu->actions().contains(resume) ? menu : game;
    }
    emit game->aboutToShow();
    ASSERT_TRUE(resume->isEnabled()) << "the table is bare";
    m_window->startMatch(setup()); // the same cards again, so the same seats
    playOnce();
    EXPECT_EQ(QDir(m_folder.filePath("matches")).entryList(QDir::Files).size(), 1);
    m_window->controller().stop();
    emit game->aboutToShow();
    resume->trigger();
    ASSERT_TRUE(m_window->controller().hasMatch());
    EXPECT_FALSE(resume->isEnabled());
}

TEST_F(MainWindowTest, TheButtonOfANewMatchGoesOnWithTheOneThatWasLeft) {
    open();
    m_window->startMatch(setup());
    const Match left = m_window->controller().match();
    m_window->close();
    open();
    m_window->welcome();
    begin("NewMatch")->click();
    m_window->findChild<NewMatchDialog*>()->findChild<QAbstractButton*>("continue")->click();
    ASSERT_TRUE(m_window->controller().hasMatch());
    EXPECT_EQ(m_window->controller().match().played().front().pack.cards()[0],
              left.played().front().pack.cards()[0]);
    EXPECT_TRUE(waitUntil([&] { return !m_window->findChild<NewMatchDialog*>(); }));
}

TEST_F(MainWindowTest, APlayIsTakenBackFromTheMenuWhereThatIsAllowed) {
    open();
    m_window->store().change([](Settings& settings) { settings.display.animationSpeed = 0; });
    QAction* takeBack = entry("Take back the last play");
    ASSERT_TRUE(takeBack);
    m_window->startMatch(setup());
    GameController& controller = m_window->controller();
    ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
    EXPECT_FALSE(takeBack->isEnabled()) << "nothing is played yet";
    const PlayerView before = controller.match().view(0);
    std::vector<Decision> legal;
    legalDecisions(before, legal);
    controller.decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return takeBack->isEnabled(); }));
    takeBack->trigger();
    EXPECT_EQ(controller.match().view(0), before);
    m_window->store().change([](Settings& settings) { settings.assist.takeBack = false; });
    controller.decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
    EXPECT_FALSE(takeBack->isEnabled());
}

TEST_F(MainWindowTest, PlayingAgainDuringAMatchAsksFirst) {
    open();
    EXPECT_FALSE(entry("Same rules again")->isEnabled());
    m_window->startMatch(setup());
    const quint64 seed = m_window->controller().setup().seed;
    entry("Same rules again")->trigger();
    EXPECT_EQ(m_window->controller().setup().seed, seed);
    ASSERT_TRUE(m_window->findChild<CoverQuestion*>());
    entry("Same rules again")->trigger();
    ASSERT_EQ(m_window->findChildren<CoverQuestion*>().size(), 1) << "it is asked once";
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
    EXPECT_EQ(m_window->controller().setup().seed, seed) << "to stay is what Enter does";
    EXPECT_TRUE(waitUntil([&] { return !m_window->findChild<CoverQuestion*>(); }));
    entry("Same rules again")->trigger();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([&] { return !m_window->findChild<CoverQuestion*>(); }));
    EXPECT_EQ(m_window->controller().setup().seed, seed);
    entry("Same rules again")->trigger();
    m_window->findChild<CoverQuestion*>()->findChild<QAbstractButton*>("go")->click();
    EXPECT_NE(m_window->controller().setup().seed, seed);
}

TEST_F(MainWindowTest, TheScoreLeadsToTheRoundItIsOf) {
    const MatchSetup watched = watchRounds();
    for (int round = 0; round < 2; ++round) {
        ASSERT_TRUE(waitUntil([&] { return scoreSheet() != nullptr; }));
        scoreSheet()->findChild<QAbstractButton*>("why")->click();
        auto* replay = m_window->findChild<ReviewWindow*>();
        ASSERT_TRUE(replay);
        EXPECT_EQ(replay->match()->replay().round(), round);
        EXPECT_EQ(replay->match()->replay().move(), 1) << "the first of a machine";
        EXPECT_EQ(replay->match()->replay().setup().seat(1).seed, playerSeed(watched, 1));
        EXPECT_TRUE(scoreSheet()) << "the score stays";
        replay->close();
        emit scoreSheet()->closed();
        ASSERT_TRUE(waitUntil([&] { return !scoreSheet(); }));
    }
}

TEST_F(MainWindowTest, TheLastScoreCanBeSeenInTheNextRound) {
    watchRounds();
    ASSERT_TRUE(waitUntil([&] { return scoreSheet() != nullptr; }));
    emit scoreSheet()->closed();
    ASSERT_TRUE(waitUntil([&] { return !scoreSheet(); }));
    EXPECT_FALSE(m_window->controller().match().needsDeal());
    EXPECT_TRUE(entry("Score of the last round")->isEnabled());
    entry("Score of the last round")->trigger();
    EXPECT_TRUE(scoreSheet());
    scoreSheet()->findChild<QAbstractButton*>("why")->click();
    ASSERT_TRUE(m_window->findChild<ReviewWindow*>());
    EXPECT_EQ(m_window->findChild<ReviewWindow*>()->match()->replay().rounds(), 1)
        << "nobody may see the hands of the round in play";
    m_window->startMatch(setup());
    EXPECT_FALSE(scoreSheet());
    EXPECT_FALSE(entry("Score of the last round")->isEnabled());
}

/// The table of the exercise draws its cards from pictures that belong to the window.
TEST_F(MainWindowTest, ClosesWhileACardMovesInPractice) {
    open();
    m_window->store().change([](Settings& s) { s.display.animationSpeed = 1; });
    entry("Practise…")->trigger();
    auto* practice = m_window->findChild<ReviewWindow*>();
    ASSERT_TRUE(practice);
    ASSERT_TRUE(waitUntil([&] { return practice->exercises().exercise().has_value(); }));
    GameController& controller = practice->run().controller();
    ASSERT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
    controller.decide(practice->exercises().exercise()->options.front().decision);
    ASSERT_TRUE(waitUntil([&] { return practice->table().director().moving(); }));
    const QPointer<ReviewWindow> closed = practice;
    m_window.reset();
    EXPECT_FALSE(closed);
}

TEST_F(MainWindowTest, TheSameSeedDealsTheSameCards) {
    const auto firstSeed = [this] {
        m_window.reset();
        QFile::remove(m_folder.path() + "/match.scopa.json"); // or that would be offered
        open();
        m_window->store().change([](Settings& s) { s.assist.firstStepsOffered = true; });
        m_window->welcome();
        begin("Play")->click();
        return m_window->controller().setup().seed;
    };
    EXPECT_EQ(firstSeed(), 1U);
    EXPECT_EQ(firstSeed(), 1U);
}

TEST_F(MainWindowTest, HelpOpensOnceAndClosesByEscape) {
    open();
    entry("Keyboard shortcuts")->trigger();
    entry("Keyboard shortcuts")->trigger();
    ASSERT_EQ(m_window->findChildren<ShortcutsDialog*>().size(), 1);
    QTest::keyClick(m_window->findChild<ShortcutsDialog*>(), Qt::Key_Escape);
    ASSERT_TRUE(waitUntil([&] { return !m_window->findChild<ShortcutsDialog*>(); }));
    entry("About Settebello")->trigger();
    EXPECT_TRUE(m_window->findChild<AboutDialog*>());
}

TEST_F(MainWindowTest, TheRuleBookTellsTheRulesInForce) {
    write(R"({"format": "settebello.settings", "version": 1, "match": {"base": "hurrikan"}})");
    open();
    entry("The rules of this table")->trigger();
    auto* book = m_window->findChild<RuleBookDialog*>();
    ASSERT_TRUE(book);
    EXPECT_FALSE(book->isModal());
    const auto* page = book->findChild<RuleBookPage*>();
    EXPECT_TRUE(page->toPlainText().startsWith("Hurrikan\n")) << "of the last match";
    MatchSetup setup = this->setup();
    setup.rules.base = "napola";
    setup.rules.rules = findPreset(setup.rules.base)->rules;
    m_window->startMatch(setup);
    EXPECT_TRUE(page->toPlainText().startsWith("Scopa with the napola\n")) << "of the match";
}

TEST_F(MainWindowTest, TheRuleBookOpensAtTheRuleBehindARefusedPlay) {
    open();
    m_window->startMatch(setup());
    const auto topLine = [&] {
        const auto* page = m_window->findChild<RuleBookPage*>();
        return page->cursorForPosition({page->width() / 2, 4}).block().text();
    };
    auto* table = m_window->findChild<TableView*>();
    emit table->refused(PlayFault::MustCapture);
    entry("The rules of this table")->trigger();
    EXPECT_EQ(topLine(), "Capturing is compulsory");
    emit table->refused(PlayFault::SingleFirst);
    entry("The rules of this table")->trigger();
    EXPECT_EQ(topLine(), "If there is a choice");
    EXPECT_EQ(m_window->findChildren<RuleBookDialog*>().size(), 1);
}

TEST_F(MainWindowTest, PausesByKeyAndByMenu) {
    open();
    EXPECT_FALSE(entry("Pause")->isEnabled()) << "there is no match";
    m_window->startMatch(setup());
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    EXPECT_TRUE(entry("Pause")->isEnabled());
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_Pause}) {
        QTest::keyClick(m_window.get(), key);
        EXPECT_TRUE(m_window->controller().paused());
        EXPECT_TRUE(entry("Pause")->isChecked());
        QTest::keyClick(m_window.get(), key);
        EXPECT_FALSE(m_window->controller().paused());
    }
    entry("Pause")->trigger();
    EXPECT_TRUE(m_window->controller().paused());
}

TEST_F(MainWindowTest, ListsTheMovesByKeyAndByMenu) {
    open();
    EXPECT_FALSE(entry("Moves of this round")->isEnabled()) << "there is no match";
    m_window->startMatch(setup());
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    auto* table = m_window->findChild<TableView*>();
    QTest::keyClick(m_window.get(), Qt::Key_L);
    EXPECT_TRUE(table->movesShown());
    EXPECT_TRUE(entry("Moves of this round")->isChecked());
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(table->movesShown());
    EXPECT_FALSE(entry("Moves of this round")->isChecked());
    entry("Moves of this round")->trigger();
    EXPECT_TRUE(table->movesShown());
}

TEST_F(MainWindowTest, KeysChangeTheSpeedStepByStep) {
    open();
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    const auto speed = [&] { return m_window->store().settings().display.animationSpeed; };
    ASSERT_EQ(speed(), 1);
    for (const double expected : {2.0, 4.0, 0.0, 0.0}) { // 0 is at once
        QTest::keyClick(m_window.get(), Qt::Key_Plus);
        EXPECT_EQ(speed(), expected);
    }
    for (const double expected : {4.0, 2.0, 1.0, 0.5, 0.25, 0.25}) {
        QTest::keyClick(m_window.get(), Qt::Key_Minus);
        EXPECT_EQ(speed(), expected);
    }
    m_window->store().change([](Settings& s) { s.display.animationSpeed = 3; });
    QTest::keyClick(m_window.get(), Qt::Key_Plus);
    EXPECT_EQ(speed(), 4) << "from a speed that is none of the list";
}

TEST_F(MainWindowTest, FullScreenGoesOnAndOff) {
    open();
    entry("Full screen")->trigger();
    EXPECT_TRUE(m_window->isFullScreen());
    entry("Full screen")->trigger();
    EXPECT_FALSE(m_window->isFullScreen());
}

TEST(LanguagesTest, TheFirstThatIsAvailableIsTaken) {
    EXPECT_EQ(LanguageManager::firstAvailable({"fr-BE", "en-US"}), "fr");
    EXPECT_EQ(LanguageManager::firstAvailable({"de-DE", "it_CH"}), "it");
    EXPECT_EQ(LanguageManager::firstAvailable({"ja"}), "en");
    EXPECT_EQ(LanguageManager::firstAvailable({}), "en");
    EXPECT_EQ(LanguageManager::nativeName("fr"), "Français");
    EXPECT_EQ(LanguageManager::nativeName("it"), "Italiano");
    EXPECT_EQ(LanguageManager::nativeName("en"), "English");
}

} // namespace
} // namespace settebello

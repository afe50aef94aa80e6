// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/start_screen.h"

#include "cards/card_pictures.h"
#include "compare/compare_dialog.h"
#include "covers/match_end_panel.h"
#include "covers/score_sheet.h"
#include "deals/deal_code_dialog.h"
#include "deals/match_of_the_day.h"
#include "game/game_controller.h"
#include "game/match_autosave.h"
#include "game/match_source.h"
#include "game/player_view.h"
#include "game/statistics_store.h"
#include "history/matches_dialog.h"
#include "new_match/new_match_dialog.h"
#include "new_match/seating.h"
#include "rules/house_rules_button.h"
#include "rules/preset_list.h"
#include "rules/presets.h"
#include "rules/rules_panel.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "ui/clipped_text.h"
#include "ui/pass_lock.h"
#include "ui/scoped_font.h"
#include "ui/visible_child.h"
#include "ui/wait_until.h"
#include "widgets/name_label.h"
#include "window/main_window.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDate>
#include <QPushButton>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <set>

namespace settebello {
namespace {

class Start : public ::testing::Test {
protected:
    void SetUp() override { open(); }
    void open(const char* language = "en") {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(WindowOptions{m_folder.path(), 1, language});
        m_window->store().change([](Settings& s) {
            s.display.animationSpeed = 0;
            s.assist.firstStepsOffered = true;
        });
        m_window->show();
        QApplication::setActiveWindow(m_window.get());
        m_window->welcome();
    }
    QPushButton* button(const char* what) const {
        return m_window->findChild<QPushButton*>(QLatin1String("start") + QLatin1String(what));
    }
    bool shown() const { return m_window->findChild<StartScreen*>()->isVisible(); }
    NewMatchDialog* newMatch() const { return m_window->findChild<NewMatchDialog*>(); }
    TableView* table() const { return m_window->findChild<TableView*>(); }
    GameController& controller() const { return m_window->controller(); }
    static MatchSetup setup(const char* first = "human") {
        MatchSetup setup{{}, {{"Anna", first}, {"Ciro", "greedy"}}, 3};
        setup.rules.rules.match.target = 1;
        return setup;
    }
    /// Lets a match be played by others and reads its scores.
    bool playToTheResult() {
        m_window->startMatch(setup("greedy"));
        return waitUntil([&] {
            if (auto* sheet = visibleChild<ScoreSheet>(*m_window)) {
                emit sheet->closed();
            }
            return m_window->findChild<MatchEndPanel*>() != nullptr;
        });
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

TEST_F(Start, PlayBeginsAMatchAsTheLastOne) {
    m_window->store().change([](Settings& s) {
        s.match.rules = {"", "napola", findPreset("napola")->rules};
        s.match.name = "Anna";
        s.match.opponents = {"expert"};
    });
    EXPECT_EQ(m_window->focusWidget(), button("Play"));
    EXPECT_TRUE(button("Play")->accessibleDescription().contains("napola"));
    EXPECT_TRUE(button("Play")->accessibleDescription().contains("Anna"));
    QTest::keyClick(button("Play"), Qt::Key_Return);
    ASSERT_TRUE(controller().hasMatch());
    EXPECT_EQ(controller().setup().rules.rules, findPreset("napola")->rules);
    EXPECT_EQ(controller().setup().rules.base, "napola");
    EXPECT_EQ(controller().setup().seat(0).name, "Anna");
    EXPECT_EQ(controller().setup().seat(1).level, "expert");
    EXPECT_FALSE(shown());
    EXPECT_EQ(m_window->focusWidget(), table());
}

TEST_F(Start, ContinueIsThereOnlyForAMatchThatWasLeft) {
    EXPECT_FALSE(button("Continue")->isVisible());
    m_window->startMatch(setup());
    open();
    ASSERT_TRUE(button("Continue")->isVisible());
    EXPECT_EQ(m_window->focusWidget(), button("Continue"));
    EXPECT_TRUE(button("Continue")->accessibleDescription().contains("Ciro: 0"));
    QTest::keyClick(button("Continue"), Qt::Key_Return);
    ASSERT_TRUE(controller().hasMatch());
    EXPECT_EQ(controller().setup().seat(1).name, "Ciro");
    EXPECT_FALSE(shown());
}

TEST_F(Start, AMatchByHouseRulesGoesByTheirName) {
    m_window->store().change([](Settings& s) {
        NamedRules nonna{"Nonna's", "scopa-assi", findPreset("scopa-assi")->rules};
        nonna.rules.scoring.reBello = true;
        s.houseRules = {nonna};
        s.match.rules = nonna;
    });
    button("Play")->click();
    EXPECT_EQ(controller().setup().rules.name, "Nonna's");
    open();
    ASSERT_TRUE(button("Continue")->isVisible());
    EXPECT_TRUE(button("Continue")->accessibleDescription().startsWith("Nonna's"))
        << qPrintable(button("Continue")->accessibleDescription());
    m_window->store().change([](Settings& s) { s.houseRules.clear(); });
    button("Continue")->click();
    EXPECT_EQ(controller().setup().rules.name, "Nonna's") << "as the match was begun";
}

TEST_F(Start, NewMatchComesBackWhenItIsCancelled) {
    QTest::mouseClick(button("NewMatch"), Qt::LeftButton);
    ASSERT_TRUE(newMatch());
    QTest::keyClick(newMatch(), Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([&] { return !newMatch(); }));
    EXPECT_TRUE(shown());
    EXPECT_FALSE(controller().hasMatch());
}

TEST_F(Start, HouseRulesAreChosenIfThereAreSome) {
    button("HouseRules")->click();
    ASSERT_TRUE(newMatch());
    EXPECT_EQ(newMatch()->focusWidget(), newMatch()->findChild<HouseRulesButton*>());
    newMatch()->reject();
    ASSERT_TRUE(waitUntil([&] { return !newMatch(); }));
    m_window->store().change([](Settings& s) { s.houseRules = {{"Nonna's", "scopa", {}}}; });
    button("HouseRules")->click();
    EXPECT_EQ(newMatch()->findChild<PresetList*>()->selectedHouseRules(), 0);
    EXPECT_TRUE(newMatch()->findChild<RulesPanel*>()->isVisible()) << "all their rules";
}

TEST_F(Start, HouseRulesBeginAMatchByTheirName) {
    EXPECT_FALSE(button("Rules1")->isVisible());
    m_window->store().change([](Settings& s) {
        NamedRules nonna{"Nonna & co", "scopa", {}};
        nonna.rules.scoring.reBello = true;
        s.houseRules = {{"Osteria", "scopa", {}}, nonna};
        s.match.opponents = {"expert"};
    });
    EXPECT_EQ(button("Rules1")->text(), "Osteria");
    EXPECT_EQ(button("Rules2")->text(), "Nonna && co");
    EXPECT_TRUE(button("Rules2")->isVisible());
    EXPECT_FALSE(button("Rules3")->isVisible());
    button("Rules2")->click();
    ASSERT_TRUE(controller().hasMatch());
    EXPECT_EQ(controller().setup().rules.name, "Nonna & co");
    EXPECT_TRUE(controller().setup().rules.rules.scoring.reBello);
    EXPECT_EQ(controller().setup().seat(1).level, "expert");
}

TEST_F(Start, OneButtonStandsOut) {
    EXPECT_FALSE(button("Play")->property("quiet").toBool());
    EXPECT_TRUE(button("Day")->property("quiet").toBool());
    m_window->startMatch(setup());
    open();
    EXPECT_FALSE(button("Continue")->property("quiet").toBool());
    EXPECT_TRUE(button("Play")->property("quiet").toBool());
}

TEST_F(Start, SaysInWordsWhoPlaysWithWhom) {
    m_window->store().change([](Settings& s) {
        s.match.rules = {"", "scopone", findPreset("scopone")->rules};
        s.match.name = "Anna";
    });
    EXPECT_TRUE(
        button("Play")->accessibleDescription().endsWith("Anna and Rosa against Ciro and Gennaro"))
        << qPrintable(button("Play")->accessibleDescription());
}

class MatchOfTheDay : public Start {
protected:
    /// Plays the match on the table to its end.
    void playOn() {
        ASSERT_TRUE(waitUntil([&] {
            if (auto* sheet = visibleChild<ScoreSheet>(*m_window)) {
                emit sheet->closed();
            }
            if (controller().asksPerson()) {
                std::vector<Decision> legal;
                legalDecisions(controller().match().view(0), legal);
                controller().decide(legal.front());
            }
            return m_window->findChild<MatchEndPanel*>() != nullptr;
        }));
    }
};

TEST_F(MatchOfTheDay, BeginsWithOneClick) {
    m_window->store().change([](Settings& s) {
        s.match.rules.base = "scopone";
        s.match.name = "Anna";
    });
    EXPECT_TRUE(button("Day")->accessibleDescription().startsWith("Scopone"));
    button("Day")->click();
    EXPECT_FALSE(m_window->findChild<DealCodeDialog*>());
    ASSERT_TRUE(controller().hasMatch());
    const MatchSetup& setup = controller().setup();
    const std::string today = QDate::currentDate().toString(Qt::ISODate).toStdString();
    EXPECT_EQ(setup.code, (MatchCode{dealCodeOfTheDay("scopone", today), true}));
    EXPECT_EQ(setup.rules.rules, findPreset("scopone")->rules);
    EXPECT_EQ(setup.seat(0).name, "Anna");
}

/// Whoever played last, so that results can be compared.
TEST_F(MatchOfTheDay, HasTheSameOpponentsForEverybody) {
    const QDate day(2026, 11, 28);
    SettingsStore& store = m_window->store();
    const auto opponents = [&store](const QDate& date) {
        const MatchSetup setup = matchOfTheDay(store, date);
        EXPECT_TRUE(setup.isPerson(0));
        return std::vector(setup.seats.begin() + 1, setup.seats.end());
    };
    const std::vector<SeatSetup> usual = opponents(day);
    EXPECT_EQ(usual.front().level, "casual");
    Seating family = Seating::last(store);
    family.setPeople(2);
    family.setPerson(1, "Rosa");
    family.setOpponent(0, "Totò", "master");
    family.keep(store, store.settings().match.rules.rules);
    EXPECT_EQ(opponents(day), usual);
    std::set<std::string> names;
    for (int i = 0; i < 14; ++i) {
        names.insert(opponents(day.addDays(i)).front().name);
    }
    EXPECT_GT(names.size(), 2U) << "not always the same one";
}

TEST_F(MatchOfTheDay, GoesOnWhereItWasLeft) {
    button("Day")->click();
    ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
    std::vector<Decision> legal;
    legalDecisions(controller().match().view(0), legal);
    controller().decide(legal.front());
    ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
    const std::size_t moves = controller().match().played().front().moves.size();
    open();
    button("Day")->click();
    ASSERT_TRUE(controller().hasMatch());
    EXPECT_EQ(controller().match().played().front().moves.size(), moves);
}

TEST_F(MatchOfTheDay, ShowsItsResultAndComparesOnceItIsOver) {
    button("Day")->click();
    playOn();
    passLock(*m_window->findChild<MatchEndPanel*>());
    QTest::keyClick(m_window->findChild<MatchEndPanel*>(), Qt::Key_Escape);
    m_window->autosave().flush();
    m_window->statistics().flush();
    ASSERT_TRUE(waitUntil([&] { return button("Day")->text() == "C&ompare…"; }));
    const QString about = button("Day")->accessibleDescription();
    EXPECT_TRUE(about.startsWith("Match of the day: ")) << qPrintable(about);
    EXPECT_TRUE(about.contains("win")) << qPrintable(about);
    passLock(*m_window->findChild<StartScreen*>());
    button("Day")->click();
    EXPECT_TRUE(m_window->findChild<CompareDialog*>());
    EXPECT_TRUE(shown());
}

/// From the start of the program to the first card.
TEST_F(Start, AFewClicksLeadToTheFirstCard) {
    const auto cardsLie = [&] { return controller().hasMatch(); };
    button("Play")->click();
    EXPECT_TRUE(cardsLie()) << "the last game: one click";
    open();
    button("Continue")->click();
    EXPECT_TRUE(cardsLie()) << "one that was left: one click";
    open();
    button("Day")->click();
    EXPECT_TRUE(cardsLie()) << "the match of the day: one click";
    open();
    button("NewMatch")->click();
    auto* list = newMatch()->findChild<PresetList*>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(list->item(2)).center());
    newMatch()->findChild<QPushButton*>("start")->click();
    ASSERT_TRUE(cardsLie()) << "another game: three clicks";
    EXPECT_EQ(controller().setup().rules.base, "scopone");
}

TEST_F(Start, AMatchIsLeftForItAndGoesOnFromThere) {
    m_window->startMatch(setup());
    ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
    QTest::keyClick(table(), Qt::Key_P);
    ASSERT_TRUE(m_window->source().paused());
    m_window->findChild<QPushButton*>("pauseToStart")->click();
    ASSERT_TRUE(shown());
    EXPECT_FALSE(controller().hasMatch());
    EXPECT_EQ(m_window->focusWidget(), button("Continue"));
    EXPECT_TRUE(button("Continue")->accessibleDescription().contains("Anna: 0"));
    for (const auto* part : table()->findChildren<QPushButton*>()) {
        EXPECT_TRUE(part->isHidden() || m_window->findChild<StartScreen*>()->isAncestorOf(part) ||
                    !part->isVisible())
            << qPrintable(part->text());
    }
    button("Continue")->click();
    EXPECT_TRUE(controller().hasMatch());
    EXPECT_FALSE(m_window->source().paused());
    EXPECT_FALSE(shown());
    QAction* back = nullptr;
    for (QAction* action : m_window->findChildren<QAction*>()) {
        back = action->text() == "&Back to the start" ? action : back;
    }
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->isEnabled());
    back->trigger();
    EXPECT_TRUE(shown());
    EXPECT_FALSE(back->isEnabled());
}

TEST_F(Start, LeadsToTheMatchesPlayed) {
    button("Matches")->click();
    EXPECT_TRUE(m_window->findChild<MatchesDialog*>());
    EXPECT_TRUE(shown());
}

TEST_F(Start, IsWalkedThroughByTabAndByArrows) {
    m_window->startMatch(setup());
    open();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Down, Qt::Key_Right, Qt::Key_Backtab}) {
        button("Continue")->setFocus();
        QSet<QString> visited;
        for (int i = 0; i < 12; ++i) {
            QWidget* focus = m_window->focusWidget();
            ASSERT_TRUE(focus);
            visited += focus->objectName();
            QTest::keyClick(focus, key);
        }
        for (const char* name :
             {"startContinue", "startPlay", "startDay", "startPractice", "startFriends",
              "startNewMatch", "startFirstSteps", "startHouseRules", "startMatches"}) {
            EXPECT_TRUE(visited.contains(name)) << name << " by key " << key;
        }
    }
}

TEST_F(Start, ShowsNothingOfTheMatchThatIsOver) {
    ASSERT_TRUE(playToTheResult());
    EXPECT_FALSE(shown());
    EXPECT_FALSE(table()->accessibleItems().empty());
    auto* end = m_window->findChild<MatchEndPanel*>();
    passLock(*end);
    QTest::keyClick(end, Qt::Key_Escape);
    ASSERT_TRUE(waitUntil([&] { return shown(); }));
    EXPECT_TRUE(table()->accessibleItems().empty());
    EXPECT_EQ(m_window->focusWidget(), button("Play"));
    EXPECT_FALSE(button("Continue")->isVisible()) << "that match is over";
    passLock(*m_window->findChild<StartScreen*>());
    button("Play")->click();
    EXPECT_FALSE(table()->accessibleItems().empty());
}

TEST_F(Start, KeysDoNotReachTheTable) {
    ASSERT_TRUE(playToTheResult());
    auto* end = m_window->findChild<MatchEndPanel*>();
    passLock(*end);
    QTest::keyClick(end, Qt::Key_Escape);
    ASSERT_TRUE(waitUntil([&] { return shown(); }));
    for (const Qt::Key key : {Qt::Key_R, Qt::Key_L, Qt::Key_P, Qt::Key_H, Qt::Key_Escape}) {
        QTest::keyClick(m_window->focusWidget(), key);
    }
    EXPECT_TRUE(shown());
    EXPECT_FALSE(table()->moving());
    EXPECT_FALSE(table()->movesShown());
}

/// With everything that it can offer: the lower its window, the fewer lines are below its buttons.
TEST_F(Start, KeepsTheLineBelowTheFirstButtonLongest) {
    CardPictures pictures;
    QWidget table;
    StartScreen screen(pictures, &table);
    screen.setDisplay({});
    table.resize(560, 480);
    table.show();
    StartScreen::Offer offer;
    offer.match = "Scopa, 11 points · Anna against Ciro";
    offer.left = "Scopa · Anna: 4 · Ciro: 2";
    offer.day = "Scopa · Anna against Carmine · the same for everybody";
    offer.houseRules = {"Nonna's", "Christmas", "Bar Sport"};
    offer.firstSteps = true;
    screen.open(offer);
    const auto below = [&](const QString& text) {
        for (const auto* label : screen.findChildren<NameLabel*>()) {
            if (label->names() == text) {
                return label->isVisible();
            }
        }
        return false;
    };
    int alone = 0;
    for (int height = 480; height >= 120; height -= 5) {
        table.resize(560, height);
        QCoreApplication::processEvents();
        EXPECT_EQ(below(offer.match), below(offer.day)) << height;
        EXPECT_TRUE(below(offer.left) || !below(offer.match)) << height;
        alone += below(offer.left) && !below(offer.match) ? 1 : 0;
    }
    EXPECT_GT(alone, 0);
}

TEST_F(Start, GoingOnWithFriendsComesFirstWhereNoOtherMatchWasLeft) {
    CardPictures pictures;
    QWidget table;
    StartScreen screen(pictures, &table);
    screen.setDisplay({});
    table.resize(1000, 700);
    table.show();
    StartScreen::Offer offer;
    offer.match = "Scopa, 11 points";
    offer.day = "Scopa";
    offer.tableLeft = "Scopa · Maria: 4 · Anna: 2";
    screen.open(offer);
    const auto button = [&](const char* name) { return screen.findChild<QPushButton*>(name); };
    const auto isLarge = [&] {
        return button("startFriends")->font().pixelSize() >
               button("startMatches")->font().pixelSize();
    };
    QCoreApplication::processEvents();
    EXPECT_TRUE(isLarge());
    EXPECT_LT(button("startFriends")->x(), button("startPlay")->x());
    EXPECT_EQ(table.focusWidget(), button("startFriends"));
    offer.left = "Scopa · Anna: 4 · Ciro: 2";
    screen.setOffer(offer);
    QCoreApplication::processEvents();
    EXPECT_FALSE(isLarge()) << "the other match is that of this screen";
    EXPECT_GT(button("startFriends")->y(), button("startPlay")->y());
    offer.left.clear();
    screen.setOffer(offer);
    QCoreApplication::processEvents();
    EXPECT_TRUE(isLarge());
}

TEST_F(Start, IsReadByAScreenReader) {
    QAccessibleInterface* screen =
        QAccessible::queryAccessibleInterface(m_window->findChild<StartScreen*>());
    ASSERT_TRUE(screen);
    EXPECT_EQ(screen->text(QAccessible::Name), "Settebello");
    QStringList buttons;
    for (int i = 0; i < screen->childCount(); ++i) {
        QAccessibleInterface* child = screen->child(i);
        if (child->role() == QAccessible::Button && !child->state().invisible) {
            buttons += child->text(QAccessible::Name);
        }
    }
    EXPECT_EQ(buttons,
              (QStringList{"Play", "Match of the day", "Practise…", "With friends…", "New match…",
                           "House rules…", "Matches played", "First steps"}));
}

/// Large text comes at the expense of the picture, not of the buttons.
TEST_F(Start, KeepsItsButtonsLargeInASmallWindow) {
    m_window->resize(800, 560);
    QCoreApplication::processEvents();
    const int usual = button("Matches")->height();
    const ScopedFont font(2, FontWidth::Usual);
    open();
    m_window->resize(800, 560);
    QCoreApplication::processEvents();
    EXPECT_GT(button("Matches")->height(), usual * 3 / 2);
}

/// On the smallest screens, in large type and in long languages, however many lines the matches
/// need.
TEST_F(Start, HasAllItsButtonsInSmallWindows) {
    MatchSetup long4 = setup();
    long4.rules.name = "Regole di casa della nonna Concetta";
    for (SeatSetup& seat : long4.seats) {
        seat.name = "Massimilianoalessandro";
    }
    for (const double factor : {1.0, 1.25, 1.5, 2.0}) {
        for (const FontWidth width : {FontWidth::Usual, FontWidth::Wide}) {
            const ScopedFont font(factor, width);
            for (const char* language : {"fr", "it"}) {
                open(language);
                for (const bool left : {false, true}) {
                    if (left) {
                        m_window->startMatch(long4);
                        open(language);
                    }
                    auto* start = m_window->findChild<StartScreen*>();
                    // The last: a screen of 800 × 480 on which everything is half as large again.
                    for (const QSize size :
                         {QSize(800, 480), QSize(800, 400), QSize(640, 400), QSize(533, 290)}) {
                        if (size.width() < 600 && factor > 1) {
                            continue;
                        }
                        m_window->resize(size);
                        QCoreApplication::processEvents();
                        const QStringList clipped = clippedTexts(*start);
                        EXPECT_TRUE(clipped.isEmpty())
                            << language << ", " << size.width() << "x" << size.height() << ", "
                            << factor << (width == FontWidth::Wide ? " wide" : "") << ":\n"
                            << qPrintable(clipped.join('\n'));
                    }
                }
            }
        }
    }
}

TEST_F(Start, IsNotLaidOutBehindAMatch) {
    auto* start = m_window->findChild<StartScreen*>();
    button("Play")->click();
    ASSERT_FALSE(shown());
    const QSize before = start->size();
    m_window->resize(m_window->size() + QSize(80, 60));
    QCoreApplication::processEvents();
    EXPECT_EQ(start->size(), before);
    QMetaObject::invokeMethod(table(), "startAsked");
    ASSERT_TRUE(shown());
    EXPECT_EQ(start->size(), table()->size());
}

TEST_F(Start, BreaksNoNameInTheMiddle) {
    MatchSetup left = setup();
    left.seats[0].name = "Amélie-Charlotte";
    left.seats[1].name = "Massimiliano";
    const ScopedFont font(1.5, FontWidth::Usual);
    m_window->startMatch(left);
    open("fr");
    m_window->resize(800, 480);
    QCoreApplication::processEvents();
    int shown = 0;
    for (const NameLabel* about : m_window->findChild<StartScreen*>()->findChildren<NameLabel*>()) {
        EXPECT_EQ(about->text(), about->names());
        EXPECT_FALSE(about->text().contains(QChar(0x200b)));
        shown += about->text().contains("Amélie-Charlotte") ? 1 : 0;
    }
    EXPECT_GE(shown, 1);
}

TEST(StartPicture, AsksForNoCardsWhileItIsHidden) {
    QWidget table;
    table.resize(1000, 700);
    table.show();
    CardPictures pictures;
    pictures.setDeck("napoletane");
    StartScreen start(pictures, &table);
    start.open({});
    EXPECT_TRUE(pictures.isDrawing());
    ASSERT_TRUE(waitUntil([&] { return !pictures.isDrawing(); }));
    start.close();
    pictures.setDeck("siciliane");
    EXPECT_FALSE(pictures.isDrawing());
    start.open({});
    EXPECT_TRUE(pictures.isDrawing());
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
// Every window of the program in a language with long words, at large text and in small places; and
// switched from one language to another while it is open.
#include "cards/card_pictures.h"
#include "compare/compare_dialog.h"
#include "covers/cover_question.h"
#include "covers/match_end_panel.h"
#include "covers/score_sheet.h"
#include "deals/deal_code_dialog.h"
#include "deals/fair_cards_dialog.h"
#include "effect/effect_dialog.h"
#include "friends/relay_store.h"
#include "game/fair_cards.h"
#include "game/game_controller.h"
#include "game/match_autosave.h"
#include "game/record_file.h"
#include "game/statistics_store.h"
#include "help/about_dialog.h"
#include "help/rule_book_dialog.h"
#include "help/shortcuts_dialog.h"
#include "history/matches_dialog.h"
#include "new_match/new_match_dialog.h"
#include "practice/idle_analysis.h"
#include "preferences/preferences_dialog.h"
#include "project_file.h"
#include "replay/exercise_mode.h"
#include "rules/compare_rules_dialog.h"
#include "rules/presets.h"
#include "rules/rules_draft.h"
#include "scorekeeper/scorekeeper_window.h"
#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "statistics/progress_text.h"
#include "statistics/progress_view.h"
#include "statistics/statistics_dialog.h"
#include "table/table_view.h"
#include "ui/analysis/invented_analysis.h"
#include "ui/clipped_text.h"
#include "ui/practice/practice_files.h"
#include "ui/pseudo_locale.h"
#include "ui/repeated_mnemonics.h"
#include "ui/replay/match_window.h"
#include "ui/scoped_font.h"
#include "ui/wait_until.h"
#include "widgets/figures_table.h"
#include "widgets/notice_bar.h"
#include "window/main_window.h"
#include "window/match_flow.h"
#include "with_friends/friends_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include <gtest/gtest.h>

#include <functional>
#include <memory>

namespace settebello {
namespace {

/// Plays a match to its end. @return what has happened in it.
Events playOut(Match& match) {
    Events events;
    std::vector<Decision> legal;
    while (!match.over()) {
        if (match.needsDeal()) {
            match.deal();
        }
        legalDecisions(match.view(match.turn()), legal);
        match.apply(legal.front(), &events);
    }
    return events;
}

/// What the windows show: settings, cards, a match of four that is over, statistics.
struct World {
    World()
        : settings(folder.path())
        , statistics(folder.path(), folder.filePath("matches"), true)
        , match(findPreset("scopone")->rules, 3) {
        pictures.setDeck("napoletane");
        setup = {{"", "scopone", match.rules()},
                 {{"Anna", kPerson}, {"Ciro", "good"}, {"Rosa", "good"}, {"Gennaro", "expert"}},
                 3};
        for (const Event& event : playOut(match)) {
            if (const auto* scored = std::get_if<RoundScored>(&event)) {
                round =
                    roundSummary(match.rules(), match.roundEvents(), *scored); // the last one stays
            }
        }
    }
    /// Statistics of a match, which is kept as well.
    void count() {
        if (!QDir(folder.path()).mkdir("matches")) {
            return; // a window that is open may be reading it
        }
        QFile file(projectFile("tests/data/records/scopa-13-3.scopa.json"));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        text.replace("\"kind\": \"greedy\"", "\"kind\": \"human\"");
        text.replace("\"kind\": \"random\"", "\"kind\": \"expert\"");
        QFile record(folder.filePath("matches/2026-11-21 18.05.00 scopa.scopa.json"));
        ASSERT_TRUE(record.open(QIODevice::WriteOnly));
        record.write(text);
        record.close();
        statistics.countNew();
        statistics.flush();
        QCoreApplication::processEvents();
    }

    Record recorded(const Match& played) const {
        MatchSetup now = setup;
        now.rules.rules = played.rules();
        return {now, played, "2026-11-20 21:14:00", {}};
    }
    /// A match of a single round.
    Match brief() const {
        RuleSet rules = setup.rules.rules;
        rules.match.target = 1;
        Match played(rules, 3);
        playOut(played);
        return played;
    }

    /// The main window, new as on the first day.
    std::unique_ptr<MainWindow> mainWindow() {
        return std::make_unique<MainWindow>(
            WindowOptions{folder.filePath(QString::number(++windows)), 1, language});
    }

    QString language = "en";
    int windows = 0; ///< opened so far; each keeps a folder of its own
    QTemporaryDir folder;
    SettingsStore settings;
    RelayStore relay{folder.path()};
    StatisticsStore statistics;
    CardPictures pictures;
    MatchSetup setup;
    Match match;
    RoundSummary round;
    GameController controller;
    FairCards fairCards{controller, {}};
};

/// The list of a folder's matches, once they have been read: until then it says something else.
std::unique_ptr<MatchesDialog> matchesIn(World& world, const QString& folder) {
    auto dialog = std::make_unique<MatchesDialog>(folder, world.settings.windowState());
    EXPECT_TRUE(waitUntil([&] { return !dialog->archive().reading(); }));
    return dialog;
}

/// The scorekeeper's window, at the page that these buttons lead to.
std::unique_ptr<QWidget> scorekeeper(World& world, const QStringList& buttons) {
    world.settings.change([](Settings& settings) {
        settings.match.rules = {"", "cirulla", findPreset("cirulla")->rules};
    });
    auto pads = std::make_unique<PadStore>(world.folder.filePath(QString::number(++world.windows)));
    auto window = std::make_unique<ScorekeeperWindow>(*pads, world.settings, world.pictures);
    pads.release()->setParent(window.get());
    EXPECT_TRUE(waitUntil([&] { return !window->isReading(); }));
    for (const QString& button : buttons) {
        window->findChild<QPushButton*>(button)->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return window;
}

/// The window with exercises: the mistakes of a match, or with nothing. What it is made of are its
/// children.
std::unique_ptr<ReviewWindow> practice(World& world, bool mistakes) {
    const QString folder = world.folder.filePath(QString::number(++world.windows));
    auto store = std::make_unique<PracticeStore>(folder, true, QStringLiteral("none"));
    store->setDate(QDate(2026, 11, 24));
    store->load();
    EXPECT_TRUE(waitUntil([&] { return store->isLoaded(); }));
    if (mistakes) {
        const Match match = world.brief();
        store->add(test::recordOf(match), test::analysisOf(match));
    }
    auto idle = std::make_unique<IdleAnalysis>(*store, QStringLiteral("none"));
    auto window = std::make_unique<ReviewWindow>(*idle, world.settings, world.pictures,
                                                 world.settings.windowState());
    window->practise();
    idle.release()->setParent(window.get());
    store.release()->setParent(window.get());
    return window;
}

/// As in the match.
void answerWrongly(ReviewWindow& window) {
    GameController& controller = window.run().controller();
    EXPECT_TRUE(waitUntil([&] { return controller.asksPerson(); }));
    controller.decide(*window.exercises().exercise()->played);
    EXPECT_TRUE(waitUntil([&] { return window.exercises().answer().has_value(); }));
}

std::unique_ptr<NewMatchDialog> newMatchWithFaults(World& w) {
    auto dialog = std::make_unique<NewMatchDialog>(w.settings, w.pictures);
    RuleSet rules;
    rules.table.teams = true;
    rules.deal.cutterChooses = true;
    rules.deal.handCards = HandCards::All;
    dialog->choose({"Nonna's", "scopa", rules});
    dialog->setMatchInPlay(true, false);
    dialog->setUnfinished(true);
    return dialog;
}

struct Window {
    const char* name;
    std::function<std::unique_ptr<QWidget>(World&)> open;
};

const Window kWindows[] = {
    {"NewMatch", [](World& w) { return std::make_unique<NewMatchDialog>(w.settings, w.pictures); }},
    {"NewMatchWithFaults", [](World& w) { return newMatchWithFaults(w); }},
    {"NewMatchAllRules",
     [](World& w) {
         auto dialog = newMatchWithFaults(w);
         dialog->showAllRules(true);
         return dialog;
     }},
    {"CompareRules",
     [](World& w) {
         RulesDraft draft(w.settings);
         draft.choose({"Nonna's", "scopa", findPreset("scopone")->rules});
         return std::make_unique<CompareRulesDialog>(draft, std::vector{draft.rules()});
     }},
    {"RuleEffect",
     [](World& w) {
         auto dialog = std::make_unique<EffectDialog>(w.settings);
         dialog->meter().setMostMatches(20);
         dialog->setRules({"Nonna's", "scopa", findPreset("cirulla")->rules});
         dialog->show();
         EXPECT_TRUE(waitUntil([&] { return !dialog->meter().measuring(); }));
         return dialog;
     }},
    {"Preferences",
     [](World& w) { return std::make_unique<PreferencesDialog>(w.settings, w.relay); }},
    {"RuleBook",
     [](World& w) {
         auto book = std::make_unique<RuleBookDialog>(w.pictures, w.settings.windowState());
         book->setRules(findPreset("bazzica")->rules, "bazzica", {});
         return book;
     }},
    {"ScoreSheet",
     [](World& w) {
         auto window = w.mainWindow();
         auto* sheet = new ScoreSheet(w.round, QStringList{"Anna and Rosa", "Ciro and Gennaro"},
                                      tableTheme({}), w.pictures, window->findChild<TableView*>());
         sheet->setExplainable(QStringLiteral("Don Vincenzo"));
         return window;
     }},
    {"MatchEnd",
     [](World& w) {
         auto window = w.mainWindow();
         auto* table = window->findChild<TableView*>();
         auto* end = new MatchEndPanel(w.setup, w.match, true, {}, w.pictures, table);
         end->setComparable(true);
         PlaySummary play;
         play.lostIn[LossPlace::Cards] = 2;
         end->setLesson([play, rules = w.setup.rules] { return lessonText(play, rules); });
         return window;
     }},
    {"Shortcuts", [](World&) { return std::make_unique<ShortcutsDialog>(); }},
    {"About", [](World&) { return std::make_unique<AboutDialog>(); }},
    {"NoStatistics",
     [](World& w) {
         return std::make_unique<StatisticsDialog>(w.statistics, w.settings.windowState());
     }},
    {"Statistics",
     [](World& w) {
         w.count();
         return std::make_unique<StatisticsDialog>(w.statistics, w.settings.windowState());
     }},
    {"StatisticsAsTables",
     [](World& w) {
         w.count();
         auto dialog = std::make_unique<StatisticsDialog>(w.statistics, w.settings.windowState());
         dialog->findChild<QCheckBox*>("tables")->setChecked(true);
         return dialog;
     }},
    {"StatisticsOfPlay",
     [](World& w) {
         w.count();
         const QString matches = w.folder.filePath("matches");
         const QString file = matches + "/2026-11-21 18.05.00 scopa.scopa.json";
         keepInventedAnalysis(*readRecordFile(file).record);
         auto dialog = std::make_unique<StatisticsDialog>(w.statistics, w.settings.windowState());
         dialog->setMatches(matches);
         dialog->setPractice({12, 3, 1}, {300, 4, 296});
         dialog->progress().setBackground({"Match 1 of 2 is being analysed.", 0.3, true, true});
         dialog->findChild<QTabBar*>("pages")->setCurrentIndex(1);
         EXPECT_TRUE(waitUntil([&] { return dialog->progress().judged().isRead(); }));
         return dialog;
     }},
    {"NoMatches", [](World& w) { return matchesIn(w, w.folder.filePath("none")); }},
    {"Matches",
     [](World& w) {
         w.count();
         return matchesIn(w, w.folder.filePath("matches"));
     }},
    {"ScoresKept", [](World& w) { return scorekeeper(w, {}); }},
    {"WhoPlaysAtTheTable", [](World& w) { return scorekeeper(w, {"new"}); }},
    {"ScoreKept",
     [](World& w) {
         return scorekeeper(w, {"new", "start", "sweep_0"});
     }},
    {"RoundToEnter",
     [](World& w) {
         return scorekeeper(w, {"new", "start", "round"});
     }},
    {"RoundCardByCard",
     [](World& w) {
         return scorekeeper(w, {"new", "start", "round", "byCard"});
     }},
    {"Replay",
     [](World& w) {
         return std::make_unique<MatchWindow>(w.recorded(w.match), w.settings, w.pictures,
                                              w.settings.windowState());
     }},
    {"ReplayWithAnalysis",
     [](World& w) {
         const Record match = w.recorded(w.brief());
         auto window =
             std::make_unique<MatchWindow>(match, w.settings, w.pictures, w.settings.windowState());
         window->setAnalysis(inventedAnalysis(match.match));
         window->showMove(0, 3);
         return window;
     }},
    {"ReplayWithAnswer",
     [](World& w) {
         auto window = std::make_unique<MatchWindow>(w.recorded(w.match), w.settings, w.pictures,
                                                     w.settings.windowState());
         while (!window->replay().decision() || window->replay().decision()->seat == 0) {
             window->findChild<QToolButton*>("forward")->click();
         }
         window->findChild<QToolButton*>("why")->click();
         EXPECT_TRUE(waitUntil([&] { return !window->table().speech().isEmpty(); }));
         return window;
     }},
    {"Analysis",
     [](World& w) {
         Record match = w.recorded(w.brief());
         match.file = toPath(w.folder.filePath("analysed.scopa.json"));
         keepInventedAnalysis(match);
         auto window =
             std::make_unique<MatchWindow>(match, w.settings, w.pictures, w.settings.windowState());
         window->review();
         EXPECT_TRUE(waitUntil([&] { return !window->analyser().isRunning(); }));
         return window;
     }},
    {"NothingToPractise", [](World& w) { return practice(w, false); }},
    {"Exercise", [](World& w) { return practice(w, true); }},
    {"ExerciseAnswered",
     [](World& w) {
         w.settings.change([](Settings& s) { s.display.animationSpeed = 0; });
         auto window = practice(w, true);
         window->show();
         answerWrongly(*window);
         window->exercises().skip();
         return window;
     }},
    {"ExercisePunished",
     [](World& w) {
         w.settings.change([](Settings& s) { s.display.animationSpeed = 0; });
         auto window = practice(w, true);
         window->show();
         answerWrongly(*window);
         return window;
     }},
    {"PositionToPlay",
     [](World& w) {
         const Record match = w.recorded(w.brief());
         auto window =
             std::make_unique<MatchWindow>(match, w.settings, w.pictures, w.settings.windowState());
         window->setAnalysis(inventedAnalysis(match.match));
         window->review();
         window->match()->goToMark(1);
         window->show();
         window->findChild<QPushButton*>("play")->click();
         return window;
     }},
    {"FairCards",
     [](World& w) {
         if (!w.controller.hasMatch()) {
             w.controller.start(w.setup);
         }
         return std::make_unique<FairCardsDialog>(w.fairCards, w.settings);
     }},
    {"DealCode",
     [](World& w) {
         RuleSet rules;
         rules.match.target = 31;
         auto dialog = std::make_unique<DealCodeDialog>(w.settings, QDate(2026, 11, 23));
         dialog->setCode(QString::fromStdString(toString(dealCodeOf(rules, 5))));
         return dialog;
     }},
    {"Compare",
     [](World& w) {
         const Match brief = w.brief(); // few rounds to be solved
         MatchSetup setup = w.setup;
         setup.rules.rules = brief.rules();
         setup.code = MatchCode{dealCodeOf(setup.rules.rules, 5), true};
         const Record match{setup, brief, "2026-11-20 21:14:00"};
         auto dialog = std::make_unique<CompareDialog>(match, Statistics(), QString(),
                                                       w.settings.windowState());
         CodeResult rosa = codeResultOf(match, 0);
         rosa.players[0].name = "Rosa";
         dialog->addResult(rosa);
         dialog->show();
         const auto* table = dialog->findChild<FiguresTable*>("comparison");
         const int last = 2 + static_cast<int>(brief.played().size()); // round, under three rows
         EXPECT_TRUE(waitUntil([&] {
             const auto* best = table->item(last, 4);
             return best && best->text() != QStringLiteral("–");
         }));
         dialog->findChild<QPushButton*>("stop")->click(); // master's match
         return dialog;
     }},
    {"JoinFriends",
     [](World& w) { return std::make_unique<FriendsDialog>(w.settings, w.relay, w.pictures); }},
    {"InviteFriends",
     [](World& w) {
         auto dialog = std::make_unique<FriendsDialog>(w.settings, w.relay, w.pictures);
         dialog->findChild<QTabWidget*>("friendsTabs")->setCurrentIndex(1);
         return dialog;
     }},
    {"PreferencesWithARelay",
     [](World& w) {
         auto dialog = std::make_unique<PreferencesDialog>(w.settings, w.relay);
         dialog->showRelay();
         auto* choice = dialog->findChild<QComboBox*>("relay");
         choice->setCurrentIndex(choice->count() - 1);
         emit choice->activated(choice->currentIndex());
         return dialog;
     }},
    {"MainWindow",
     [](World& w) {
         auto window = w.mainWindow();
         window->findChild<NoticeBar*>()->showMessage(PseudoLocale::said(
             QString("Something in a file is not as it should be. ").repeated(8)));
         return window;
     }},
    {"OfferOfFirstSteps",
     [](World& w) {
         auto window = w.mainWindow();
         window->welcome();
         return window;
     }},
    {"StartScreen",
     [](World& w) {
         Match begun(w.setup.rules.rules, w.setup.seed);
         begun.deal();
         const QDir folder(w.folder.filePath(QString::number(w.windows + 1)));
         folder.mkpath(".");
         QFile left(folder.filePath("match.scopa.json"));
         EXPECT_TRUE(left.open(QIODevice::WriteOnly));
         left.write(QByteArray::fromStdString(recordText(w.setup, begun)));
         left.close();
         auto window = w.mainWindow();
         window->welcome();
         EXPECT_FALSE(window->findChild<QWidget*>("startContinue")->isHidden());
         return window;
     }},
    {"QuestionWhetherToLeave",
     [](World& w) {
         auto window = w.mainWindow();
         const auto texts = [] {
             return CoverQuestion::Texts{
                 MatchFlow::tr("A match is being played. Leave it and begin another?"),
                 MatchFlow::tr("It is kept under Matches, where you can continue it."),
                 MatchFlow::tr("&Keep playing"), MatchFlow::tr("&Begin another")};
         };
         new CoverQuestion(texts, tableTheme({}), window->findChild<TableView*>());
         return window;
     }},
    {"HandingOver",
     [](World& w) {
         auto window = w.mainWindow();
         window->store().change([](Settings& s) { s.display.animationSpeed = 0; });
         MatchSetup setup = w.setup;
         setup.seats[1].level = setup.seats[2].level = setup.seats[3].level = kPerson;
         Match begun(setup.rules.rules, setup.seed);
         begun.deal();
         window->show();
         window->controller().resume(setup, begun);
         const auto* table = window->findChild<TableView*>();
         EXPECT_TRUE(waitUntil([&] { return table->handingOver(); }));
         return window;
     }},
};

std::string nameOf(const testing::TestParamInfo<Window>& window) {
    return window.param.name;
}

class AllWindows : public ::testing::TestWithParam<Window> {
protected:
    void SetUp() override { m_languages.use("en"); }
    static void settle() {
        for (int i = 0; i < 6; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    static void expectRoom(QWidget& window, const QString& where) {
        settle();
        const QStringList clipped = clippedTexts(window);
        EXPECT_TRUE(clipped.isEmpty())
            << qPrintable(where) << ", " << window.width() << " × " << window.height() << ":\n"
            << qPrintable(clipped.join('\n'));
    }

    LanguageManager m_languages;
};

struct TextStyle {
    double factor;
    FontWidth width;
    const char* name;
};

const TextStyle kTextStyles[] = {
    {1, FontWidth::Usual, "text 100 %"},
    {2, FontWidth::Usual, "text 200 %"},
    {2, FontWidth::Wide, "wide text 200 %"},
};

TEST_P(AllWindows, HaveRoomForLongWordsAndLargeText) {
    constexpr QSize kSmall(800, 560);
    World world;
    const PseudoLocale pseudo;
    QCoreApplication::installTranslator(const_cast<PseudoLocale*>(&pseudo));
    for (const TextStyle& style : kTextStyles) {
        const ScopedFont font(style.factor, style.width);
        const QString text = QString::fromLatin1(style.name);
        const std::unique_ptr<QWidget> window = GetParam().open(world);
        window->show();
        expectRoom(*window, text + ", as it opens");
        const QSize least =
            window->minimumWidth() > 0 ? window->minimumSize() : window->minimumSizeHint();
        EXPECT_LE(least.width(), kSmall.width()) << qPrintable(text);
        EXPECT_LE(least.height(), kSmall.height()) << qPrintable(text);
        window->resize(least);
        expectRoom(*window, text + ", as small as can be");
        window->resize(kSmall);
        expectRoom(*window, text + ", 800 × 560");
    }
}

QStringList sorted(QStringList texts) {
    texts.sort();
    return texts;
}

TEST_P(AllWindows, ChangeTheirLanguageAtOnce) {
    World world;
    const std::unique_ptr<QWidget> window = GetParam().open(world);
    window->show();
    settle();
    for (const char* language : {"it", "fr", "en"}) {
        m_languages.use(language);
        world.language = language;
        settle();
        const std::unique_ptr<QWidget> fresh = GetParam().open(world);
        fresh->show();
        settle();
        QStringList now;
        QStringList wanted;
        waitUntil([&] { // what is found in the background comes later
            now = sorted(allTexts(*window));
            wanted = sorted(allTexts(*fresh));
            return now == wanted;
        });
        for (const QString& text : now) {
            EXPECT_TRUE(wanted.contains(text)) << language << ": stale: " << qPrintable(text);
        }
        for (const QString& text : wanted) {
            EXPECT_TRUE(now.contains(text)) << language << ": not there: " << qPrintable(text);
        }
        EXPECT_EQ(now.size(), wanted.size()) << language;
    }
}

TEST_P(AllWindows, UseEachLetterWithAltOnce) {
    World world;
    for (const char* language : {"en", "it", "fr"}) {
        m_languages.use(language);
        world.language = language;
        const std::unique_ptr<QWidget> window = GetParam().open(world);
        window->resize(800, 560);
        window->show();
        settle();
        const QStringList repeated = repeatedMnemonics(*window);
        EXPECT_TRUE(repeated.isEmpty()) << language << ":\n" << qPrintable(repeated.join('\n'));
    }
}

INSTANTIATE_TEST_SUITE_P(All, AllWindows, testing::ValuesIn(kWindows), nameOf);

} // namespace
} // namespace settebello

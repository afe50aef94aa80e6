// SPDX-License-Identifier: GPL-3.0-or-later
// Every window that shows names, paths or values from files, with names that are HTML,
// placeholders, control characters or endless.
#include "cards/card_pictures.h"
#include "cards/deck.h"
#include "covers/match_end_panel.h"
#include "covers/score_sheet.h"
#include "covers/start_screen.h"
#include "game/match_text.h"
#include "game/record_file.h"
#include "game/statistics_store.h"
#include "help/rule_book_dialog.h"
#include "history/matches_dialog.h"
#include "lesson/lesson_view.h"
#include "new_match/new_match_dialog.h"
#include "preferences/preferences_dialog.h"
#include "replay/review_window.h"
#include "rules/house_rules_button.h"
#include "rules/presets.h"
#include "rules/rules_draft.h"
#include "rules/rules_question.h"
#include "scorekeeper/scorekeeper_window.h"
#include "settings/settings_store.h"
#include "statistics/statistics_dialog.h"
#include "table/table_view.h"
#include "ui/analysis/invented_analysis.h"
#include "ui/clipped_text.h"
#include "ui/history/record_files.h"
#include "ui/opened_probe.h"
#include "ui/replay/match_window.h"
#include "ui/wait_until.h"
#include "widgets/notice_bar.h"
#include "widgets/plain_text.h"
#include "window/main_menu.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QHelpEvent>
#include <QInputDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <QTreeView>
#include <QTreeWidget>

#include <gtest/gtest.h>

#include <stdexcept>

namespace settebello {
namespace {

struct Hostile {
    const char* title;
    QString name; ///< @ stands for the path of a file that must not be opened
};

const Hostile kHostile[] = {
    {"Image", "<img src=@>"},
    {"Placeholders", "<b>%1 %n %2</b> %L1"},
    {"Directions", "\u202egpj.\u2066<i>exe\u2069"},
    {"Lines", "a\nb\tc\r\n\u2028d"},
    {"Ampersands", "&Nonna & &Nonno"},
    {"Endless", QString(10'000, 'W')},
};

std::string titleOf(const testing::TestParamInfo<Hostile>& hostile) {
    return hostile.param.title;
}

/// The longest name that a file can have, made from any text.
QString asFileName(const QString& name) {
#ifdef Q_OS_WIN
    return fileNameFrom(name);
#else
    return QString(name).replace('/', '_').left(200);
#endif
}

MatchSetup setupOf(const QString& name, const Preset& preset, int target) {
    MatchSetup setup{{"", std::string(preset.id), preset.rules}, {}, 3};
    setup.rules.rules.match.target = target;
    for (int seat = 0; seat < preset.rules.table.players; ++seat) {
        setup.seats.push_back({name.toStdString(), kPerson});
    }
    return setup;
}

/// The score of a match's last round, which is over.
RoundSummary lastRound(const Match& match) {
    return roundSummary(match.rules(), match.roundEvents(),
                        {match.played().back().points, match.scores()});
}

class ForeignText : public ::testing::TestWithParam<Hostile> {
protected:
    void SetUp() override {
        m_name = QString(GetParam().name).replace('@', m_probe.path());
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_files.outside("data")));
        writeSettings();
        writeDecks();
        writeRecords();
        writeStatistics();
        m_files.write(m_files.outside("rules.json"), ruleFile("11"));
        m_window = std::make_unique<MainWindow>(
            WindowOptions{QFileInfo(m_files.folder()).path(), 1, "en"});
        m_window->show();
    }
    void TearDown() override {
        QToolTip::hideText();
        m_window.reset();
        qputenv("XDG_DATA_HOME", m_dataHome);
    }

    QByteArray json(const QString& text) const {
        const QByteArray array =
            QJsonDocument(QJsonObject{{"x", text}}).toJson(QJsonDocument::Compact);
        return array.mid(5, array.size() - 6); // {"x":…}
    }
    void writeSettings() const {
        Settings settings;
        const std::string name = m_name.toStdString();
        settings.match.name = name;
        settings.match.rules.name = name;
        settings.match.rules.rules.match.target = 15; // not those of the preset
        settings.houseRules = {settings.match.rules, {"Nonna's", "scopa", {}}};
        settings.display.deck = std::string(GetParam().name.size(), 'w');
        settings.display.animationSpeed = 0;
        settings.assist.firstStepsOffered = true;
        QByteArray text = QByteArray::fromStdString(settingsText(settings));
        text.replace("\"language\":", json(m_name) + ": 1, \"language\":");
        m_files.write(m_files.outside("settings.json"), text);
    }
    void writeDecks() const {
        const QString decks = deckFolders().constLast() + '/' + asFileName(m_name);
        const QJsonObject deck{{"format", "settebello.deck"},
                               {"version", 1},
                               {"name", m_name},
                               {"author", m_name},
                               {"licence", m_name},
                               {"picturesOf", "napoletane"}};
        m_files.write(decks + "/deck.json", QJsonDocument(deck).toJson());
        QJsonObject broken = deck;
        broken["faces"] = QJsonObject{{m_name, m_name}};
        m_files.write(decks + "2/deck.json", QJsonDocument(broken).toJson());
    }
    void writeRecords() const {
        const Preset& scopa = *findPreset("scopa");
        const QByteArray over = recordBytes(setupOf(m_name, scopa, 1));
        m_files.write(m_files.inside("over.scopa.json"), over);
        QByteArray broken = over;
        for (const char* dealer : {"\"dealer\": 0", "\"dealer\": 1"}) {
            broken.replace(dealer, "\"dealer\": " + json(m_name));
        }
        m_files.write(m_files.inside(asFileName(m_name) + ".scopa.json"), broken);
        m_files.write(m_files.inside("kind.scopa.json"),
                      QByteArray(over).replace("\"human\"", json("engine:" + m_name)));
        m_files.write(m_files.outside("match.scopa.json"),
                      recordBytes(setupOf(m_name, scopa, 11), 5));
    }
    void writeStatistics() const {
        Statistics statistics;
        Faults faults;
        auto record = readRecord(recordBytes(setupOfTwo(7)).toStdString(), 0, faults);
        record->date = "2026-11-21 18:05:00";
        record->file = "a.scopa.json";
        MatchSummary match = summarizeMatch(*record).value();
        match.variant = std::string(GetParam().name.size(), 'w');
        statistics.matches = {match};
        QByteArray text = QByteArray::fromStdString(statisticsText(statistics));
        text.replace("\"version\":", json(m_name) + ": 1, \"version\":");
        m_files.write(m_files.outside("statistics.json"), text);
    }
    QByteArray ruleFile(const QByteArray& target) const {
        return "{\"format\": \"settebello.rules\", \"version\": 1, \"name\": " + json(m_name) +
               ", \"rules\": {\"match\": {\"target\": " + target + "}}}";
    }

    static void settle() {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }

    /// Text as a window may show it. @param most it is shorter than this; the longest name has
    /// 10,000 characters
    void expectHarmless(const QString& text, const char* where, int most = 9000) const {
        for (const QChar c : withoutBreaks(text)) {
            EXPECT_TRUE(c == '\n' || (c.category() != QChar::Other_Control &&
                                      c.category() != QChar::Other_Format))
                << where << ": " << static_cast<int>(c.unicode());
        }
        EXPECT_FALSE(text.contains("a\nb")) << where;
        // In a path to a key the slash is "~1".
        EXPECT_EQ(text.count("<b>"), text.count("<b>%1 %n %2<")) << where << qPrintable(text);
        EXPECT_LT(text.size(), most) << where;
    }
    void expectHarmless(QWidget& window, const char* where, int most = 9000) {
        settle();
        EXPECT_EQ(m_probe.opened(), 0) << where;
        QList<QLabel*> labels = window.findChildren<QLabel*>();
        if (auto* tip = qobject_cast<QLabel*>(&window)) {
            labels += tip;
        }
        for (const QLabel* label : labels) {
            EXPECT_TRUE(!label->isVisible() || label->textFormat() == Qt::PlainText)
                << where << ": " << qPrintable(label->text());
        }
        for (const QString& text : allTexts(window)) {
            expectHarmless(text, where, most);
        }
        const QSize least = window.minimumSizeHint();
        EXPECT_LE(least.width(), 800) << where;
        EXPECT_LE(least.height(), 560) << where;
        const QStringList clipped = clippedTexts(window);
        EXPECT_TRUE(clipped.isEmpty()) << where << ":\n" << qPrintable(clipped.join('\n'));
        picture(window, where);
    }
    /// Keeps what a window looks like, for people to look at.
    void picture(QWidget& window, const char* where) const {
        const QString folder = qEnvironmentVariable("SETTEBELLO_PICTURES");
        if (!folder.isEmpty()) {
            window.grab().save(QStringLiteral("%1/%2 %3.png").arg(folder, GetParam().title, where));
        }
    }
    /// Whether a window shows the name, as far as there is room for it.
    bool shows(QWidget& window) const { return shows(window, m_name); }
    static bool shows(QWidget& window, const QString& name) {
        constexpr int kMost = 20;
        const QString wanted = shownText(name, kMost + 1).left(kMost).trimmed();
        return withoutBreaks(allTexts(window).join('\n'))
            .remove("&&")
            .contains(QString(wanted).remove("&&"));
    }
    bool tooltip(QWidget& on, QPoint at, const char* where) {
        QHelpEvent help(QEvent::ToolTip, at, on.mapToGlobal(at));
        QApplication::sendEvent(&on, &help);
        settle();
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->inherits("QTipLabel") && widget->isVisible()) {
                expectHarmless(*widget, where);
                return true;
            }
        }
        return false;
    }
    template <typename Dialog>
    Dialog& dialog() const {
        settle();
        auto* found = m_window->findChild<Dialog*>();
        if (!found) {
            throw std::logic_error("no window of that kind is open"); // fails the test
        }
        return *found;
    }
    /// Checks the box that is open, and closes it.
    void lookAtBox(const char* where) { lookAtBox(where, m_name); }
    void lookAtBox(const char* where, const QString& name) {
        auto& box = dialog<QMessageBox>();
        expectHarmless(box, where);
        EXPECT_TRUE(shows(box, name)) << where;
        // The window then asks whether to go on with the match that was left.
        while (auto* open = m_window->findChild<QMessageBox*>()) {
            const QPointer<QMessageBox> closing = open;
            closing->reject();
            ASSERT_TRUE(waitUntil([&] { return !closing; }));
        }
    }
    MainMenu& menu() const { return *m_window->findChild<MainMenu*>(); }

    const QByteArray m_dataHome = qgetenv("XDG_DATA_HOME");
    OpenedProbe m_probe;
    RecordFiles m_files;
    QString m_name;
    std::unique_ptr<MainWindow> m_window;
};

TEST(OpenedProbe, NoticesWhatLoadsAnImage) {
    if (!OpenedProbe::works()) {
        GTEST_SKIP();
    }
    OpenedProbe probe;
    EXPECT_EQ(probe.opened(), 0);
    QTextDocument document;
    document.setHtml(QString(kHostile[0].name).replace('@', probe.path()));
    document.size();
    EXPECT_GT(probe.opened(), 0);
}

TEST_P(ForeignText, IsHarmlessAtTheStartAndAtTheTable) {
    m_window->welcome();
    m_window->statistics().flush();
    expectHarmless(*m_window, "notices");
    EXPECT_TRUE(shows(*m_window));
    auto& start = dialog<StartScreen>();
    expectHarmless(start, "unfinished match");
    EXPECT_TRUE(shows(start));
    start.findChild<QPushButton*>("startContinue")->click();
    auto& table = dialog<TableView>();
    ASSERT_TRUE(waitUntil([&] { return table.handingOver(); }));
    m_window->findChild<NoticeBar*>()->hide();
    expectHarmless(*m_window, "table");
    bool shown = false;
    for (int y = 10; y < table.height() && !shown; y += 10) {
        for (int x = 10; x < table.width() && !shown; x += 10) {
            shown = tooltip(table, {x, y}, "seat");
        }
    }
    EXPECT_TRUE(shown);
}

TEST_P(ForeignText, IsHarmlessInFilesThatAreOpened) {
    m_window->open(m_files.inside(asFileName(m_name) + ".scopa.json"));
    lookAtBox("broken record");
    m_window->open(m_files.inside("kind.scopa.json"));
    lookAtBox("unknown opponent");
    m_window->open(m_files.write(m_files.outside("bad.json"), ruleFile(json(m_name))));
    lookAtBox("broken rules", json(m_name).mid(1)); // as the value is quoted
    MatchSetup another = setupOf(m_name, *findPreset("scopa"), 11);
    another.seed = 4; // the cards of the match that was left are not dealt again
    m_window->open(m_files.write(m_files.outside("opened.scopa.json"), recordBytes(another, 5)));
    lookAtBox("opened match");
    m_window->open(m_files.inside("over.scopa.json"));
    auto& replay = dialog<ReviewWindow>();
    for (int step = 0; step < 8; ++step) {
        expectHarmless(replay, "replay");
        EXPECT_TRUE(shows(replay));
        QTest::keyClick(&replay, Qt::Key_Right);
    }
}

TEST_P(ForeignText, IsHarmlessAmongTheHouseRules) {
    m_window->open(m_files.outside("rules.json"));
    auto& newMatch = dialog<NewMatchDialog>();
    expectHarmless(newMatch, "new match");
    EXPECT_TRUE(shows(newMatch));
    auto& sameName = dialog<RulesQuestion>();
    expectHarmless(sameName, "rules of the same name");
    EXPECT_TRUE(shows(sameName));
    sameName.reject();
    settle();
    auto& button = *newMatch.findChild<HouseRulesButton*>();
    RulesDraft draft(m_window->store());
    draft.choose({"Nonna's", "scopa", {}});
    button.setRules(draft, true);
    const auto choose = [&](const QString& entry) {
        for (QAction* action : button.menu()->actions()) {
            if (QString(action->text()).remove('&').startsWith(entry)) {
                action->trigger();
            }
        }
        settle();
    };
    choose("Rename");
    auto& question = dialog<QInputDialog>();
    question.setTextValue(m_name.trimmed());
    question.accept();
    settle();
    if (m_window->findChild<QMessageBox*>()) { // otherwise the line edit has changed the name
        lookAtBox("name that is taken");
    }
    choose("Import");
    emit dialog<QFileDialog>().fileSelected(m_files.outside(asFileName(m_name)));
    lookAtBox("missing rule file", asFileName(m_name));
    dialog<QFileDialog>().reject();
    settle();
    draft.choose({m_name.toStdString(), "scopa", {}});
    button.setRules(draft, true);
    choose("Export");
    EXPECT_EQ(QFileInfo(dialog<QFileDialog>().selectedFiles().front()).path(), QDir::currentPath());
    button.remove();
    for (const QAction* action : button.menu()->actions()) {
        expectHarmless(action->text(), "house rules");
    }
    EXPECT_LE(button.menu()->sizeHint().width(), 800);
}

TEST_P(ForeignText, IsHarmlessInPreferences) {
    emit menu().preferences();
    auto& preferences = dialog<PreferencesDialog>();
    expectHarmless(preferences, "preferences");
    EXPECT_TRUE(shows(preferences));
}

TEST_P(ForeignText, IsHarmlessInTheListOfMatches) {
    emit menu().matches();
    auto& matches = dialog<MatchesDialog>();
    ASSERT_TRUE(waitUntil([&] { return !matches.archive().reading(); }));
    expectHarmless(matches, "matches");
    EXPECT_TRUE(shows(matches));
    auto& list = *matches.findChild<QTreeView*>("matches");
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        const QModelIndex cell = list.model()->index(row, 0);
        list.setCurrentIndex(cell);
        expectHarmless(matches, "details");
        tooltip(*list.viewport(), list.visualRect(cell).center(), "record");
        matches.findChild<QPushButton*>("delete")->click();
        auto& box = dialog<QMessageBox>();
        expectHarmless(box, "delete");
        box.reject();
        ASSERT_TRUE(waitUntil([&] { return !m_window->findChild<QMessageBox*>(); }));
    }
    matches.import({m_files.inside(asFileName(m_name) + ".scopa.json")});
    ASSERT_TRUE(waitUntil([&] { return m_window->findChild<QMessageBox*>(); }));
    lookAtBox("import");
    matches.exportTo(m_files.outside(asFileName(m_name) + '/' + asFileName(m_name)));
    expectHarmless(matches, "export");
}

TEST_P(ForeignText, IsHarmlessWhereAScoreIsKept) {
    const QByteArray begun =
        R"({"format":"settebello.scorepad","version":1,"base":"cirulla","name":)" + json(m_name) +
        R"(,"players":[)" + json(m_name) + ',' + json(m_name) + R"(],"entries":[{"sweep":0}]})";
    m_files.write(m_files.outside("scorepads/2026-11-21 18.05.00 cirulla.scorepad.json"), begun);
    QByteArray broken = begun;
    broken.replace("\"sweep\":0", json(m_name) + ":0");
    m_files.write(m_files.outside("scorepads/" + asFileName(m_name) + ".scorepad.json"), broken);
    emit menu().scorekeeper();
    auto& scores = dialog<ScorekeeperWindow>();
    const auto isRead = [&] { return !scores.isReading(); };
    ASSERT_TRUE(waitUntil(isRead));
    for (const char* page : {"all", "open", "round", "byCard"}) {
        if (auto* list = scores.findChild<QTreeWidget*>("pads"); list->isVisible()) {
            for (int row = 0; row < list->topLevelItemCount(); ++row) {
                list->setCurrentItem(list->topLevelItem(row));
                expectHarmless(scores, "scores kept");
                if (scores.findChild<QPushButton*>("open")->isEnabled()) {
                    scores.findChild<QPushButton*>("open")->click();
                }
            }
        } else if (auto* button = scores.findChild<QPushButton*>(page)) {
            button->click();
            ASSERT_TRUE(waitUntil(isRead));
        }
        expectHarmless(scores, page);
        EXPECT_TRUE(shows(scores)) << page;
    }
}

TEST_P(ForeignText, IsHarmlessInStatistics) {
    emit menu().statistics();
    auto& statistics = dialog<StatisticsDialog>();
    expectHarmless(statistics, "statistics");
    statistics.findChild<QAction*>("again")->trigger();
    ASSERT_TRUE(waitUntil([&] {
        m_window->statistics().flush();
        return m_window->findChild<QMessageBox*>();
    }));
    lookAtBox("counted again");
}

TEST_P(ForeignText, IsHarmlessInRulesAndTheFirstSteps) {
    emit menu().rules();
    auto& book = dialog<RuleBookDialog>();
    expectHarmless(book, "rule book", 12'000); // 10,100 without the name
    EXPECT_TRUE(shows(book));
    book.close();
    emit menu().firstSteps();
    auto& lesson = dialog<LessonView>();
    lesson.enter(1);
    expectHarmless(*m_window, "first steps");
}

TEST_P(ForeignText, IsHarmlessInScores) {
    Preset alone = *findPreset("scopone");
    alone.rules.table.teams = false; // four names beside each other
    for (const Preset& preset : {*findPreset("scopone"), alone}) {
        QString why;
        const auto saved =
            readMatchText(recordBytes(setupOf(m_name, preset, 1)).toStdString(), QString(), why);
        ASSERT_TRUE(saved);
        QWidget table;
        table.resize(800, 560);
        table.show();
        MatchEndPanel result(saved->setup, saved->match, true, {}, m_window->pictures(), &table);
        expectHarmless(result, "result");
        EXPECT_TRUE(shows(result));
        ScoreSheet sheet(lastRound(saved->match), sideNames(saved->setup), tableTheme({}),
                         m_window->pictures(), &table);
        expectHarmless(sheet, "score");
        EXPECT_TRUE(shows(sheet));
    }
}

TEST_P(ForeignText, IsHarmlessInAnAnalysis) {
    QString why;
    const QString file = m_files.inside("over.scopa.json");
    const auto match = readMatchFile(file, why);
    ASSERT_TRUE(match);
    keepInventedAnalysis(*match);
    CardPictures pictures;
    MatchWindow window(*match, m_window->store(), pictures, m_window->store().windowState());
    window.show();
    window.review();
    ASSERT_TRUE(waitUntil([&] { return !window.analyser().isRunning(); }));
    expectHarmless(window, "analysis");
    EXPECT_TRUE(shows(window));
}

INSTANTIATE_TEST_SUITE_P(All, ForeignText, testing::ValuesIn(kHostile), titleOf);

} // namespace
} // namespace settebello

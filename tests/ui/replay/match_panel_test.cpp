// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match_panel.h"

#include "analysis/analysis_file.h"
#include "analysis/analysis_text.h"
#include "analysis/chance_chart.h"
#include "analysis/decision_view.h"
#include "analysis/play_picture.h"
#include "cards/card_pictures.h"
#include "coach/marked_reasons.h"
#include "game/match_text.h"
#include "rules/presets.h"
#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "ui/analysis/invented_analysis.h"
#include "ui/history/record_files.h"
#include "ui/replay/match_window.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"
#include "widgets/bar_list.h"
#include "widgets/figures_table.h"
#include "widgets/message_label.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

/// Anna's match of one round against Ciro.
Record shortMatch(const QString& file) {
    const MatchSetup setup = setupOfTwo(7);
    return {setup, playedOut(setup), "2026-11-23 18:05:00", toPath(file)};
}

class MatchPanelTest : public testing::Test {
protected:
    void SetUp() override {
        m_languages.use("en");
        RecordFiles::write(toQString(m_match.file), "the record");
    }

    /// A window with the analysis that was kept.
    void openKept() {
        keepInventedAnalysis(m_match);
        open();
        ASSERT_TRUE(waitUntil([&] { return !m_window->analyser().isRunning(); }));
    }
    void open() {
        m_window =
            std::make_unique<MatchWindow>(m_match, m_store, m_pictures, m_store.windowState());
        m_window->show();
        m_window->review();
    }
    std::pair<int, int> place() const {
        return {m_window->replay().round(), m_window->replay().move()};
    }
    template <typename Widget>
    Widget& part(const char* name) const {
        return *m_window->findChild<Widget*>(QLatin1String(name));
    }
    QListWidget& list() const { return part<QListWidget>("marks"); }
    /// What is said of a marked moment, once the reasons are known.
    QString textOf(const Moment& moment) const {
        const auto reasons = reasonsOfMarks(m_match.match, m_window->analyser().analysis());
        return markedText(m_match, moment, findReasons(reasons, moment));
    }
    /// A line of the list as it is spoken.
    QString spoken(int row) const {
        return list().item(row)->data(Qt::AccessibleTextRole).toString();
    }
    const std::vector<Moment>& moments() const { return m_window->analyser().analysis().moments; }
    QString kept() const { return m_files.inside("anna.analysis.json"); }

    LanguageManager m_languages;
    RecordFiles m_files;
    SettingsStore m_store{m_files.outside("config")};
    Record m_match = shortMatch(m_files.inside("anna.scopa.json"));
    CardPictures m_pictures;
    std::unique_ptr<MatchWindow> m_window;
};

TEST_F(MatchPanelTest, AnalysesStopsAndGoesOnFromWhereItWas) {
    open();
    EXPECT_TRUE(part<QProgressBar>("progress").isVisible());
    auto& stop = part<QPushButton>("stop");
    EXPECT_EQ(stop.text(), "S&top");
    ASSERT_TRUE(waitUntil([&] { return moments().size() >= 3; }));
    EXPECT_FALSE(m_window->analyser().isComplete());
    stop.setFocus();
    stop.click();
    ASSERT_TRUE(waitUntil([&] { return !m_window->analyser().isRunning(); }));
    EXPECT_EQ(stop.text(), "Go &on");
    EXPECT_EQ(m_window->focusWidget(), &stop);
    EXPECT_FALSE(part<MessageLabel>("message").message().isEmpty());
    const Analysis before = m_window->analyser().analysis();
    EXPECT_LT(before.moments.size(), m_window->analyser().moments());
    Faults faults;
    const auto text = readFile(kept(), faults, kMaxAnalysisSize);
    ASSERT_TRUE(text.has_value());
    EXPECT_EQ(readAnalysis(*text, m_match.match, faults), before);

    // Another window goes on with what was kept.
    open();
    ASSERT_TRUE(waitUntil([&] { return moments().size() > before.moments.size(); }));
    for (std::size_t i = 0; i < before.moments.size(); ++i) {
        EXPECT_EQ(moments()[i], before.moments[i]) << i;
    }
}

TEST_F(MatchPanelTest, MakesAnalysesAgainThatAreOfNoUse) {
    RecordFiles::write(kept(), "{\"format\": \"settebello.analysis\", \"version\": 1}");
    open();
    ASSERT_TRUE(waitUntil([&] { return !moments().empty(); }));
    EXPECT_TRUE(part<MessageLabel>("message").message().isEmpty());
}

TEST_F(MatchPanelTest, SaysSoWhereNothingCanBeKept) {
    QDir().mkpath(kept());
    open();
    ASSERT_TRUE(waitUntil([&] { return !moments().empty(); }));
    part<QPushButton>("stop").click();
    ASSERT_TRUE(waitUntil([&] { return !m_window->analyser().isRunning(); }));
    const QString message = part<MessageLabel>("message").message();
    EXPECT_TRUE(message.startsWith("The analysis cannot be kept")) << qPrintable(message);
    EXPECT_FALSE(moments().empty()) << "what was found stays in the window";
}

TEST_F(MatchPanelTest, ListsTheMarksInWordsAndShowsThemOnTheTable) {
    openKept();
    EXPECT_FALSE(part<QProgressBar>("progress").isVisible());
    auto& whose = part<QComboBox>("whose");
    EXPECT_EQ(whose.currentText(), "Anna") << "the only person";
    const int own = list().count();
    whose.setCurrentIndex(0);
    EXPECT_GT(list().count(), own);
    std::vector<const Moment*> marked;
    for (const Moment& moment : moments()) {
        if (moment.judgement && moment.judgement->mark != Mark::None) {
            marked.push_back(&moment);
        }
    }
    ASSERT_EQ(list().count(), static_cast<int>(marked.size()));
    for (int row = 0; row < list().count(); ++row) {
        const QString expected = textOf(*marked[static_cast<std::size_t>(row)]);
        EXPECT_TRUE(waitUntil([&] { return spoken(row) == expected; })) << qPrintable(expected);
        EXPECT_EQ(list().item(row)->text(),
                  markTitle(m_match, *marked[static_cast<std::size_t>(row)]))
            << "pictures say the rest";
    }
    EXPECT_EQ(m_window->focusWidget(), &list()) << "as the window opens";
    list().setCurrentRow(2);
    EXPECT_EQ(place(), std::pair(marked[2]->round, marked[2]->move));
    EXPECT_TRUE(list().isVisible()) << "the next one can be looked at";
    QTest::keyClick(&list(), Qt::Key_Return);
    EXPECT_EQ(place(), std::pair(marked[2]->round, marked[2]->move));
    const auto& decision = part<DecisionView>("decision");
    EXPECT_TRUE(decision.isVisible());
    EXPECT_EQ(part<QLabel>("heading").text(), markTitle(m_match, *marked[2]));
    const auto drawn = decision.findChildren<PlayPicture*>();
    ASSERT_GE(drawn.size(), 2);
    EXPECT_EQ(Decision(drawn[1]->play()), marked[2]->judgement->options.front().decision);
    part<QToolButton>("toMatch").click();
    EXPECT_TRUE(list().isVisible());
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualItemRect(list().item(1)).center());
    EXPECT_EQ(place(), std::pair(marked[1]->round, marked[1]->move));
    EXPECT_TRUE(decision.isVisible());
}

/// The course, the list and N agree on whose marks are shown.
TEST_F(MatchPanelTest, TheCourseShowsTheMarksThatAreListed) {
    openKept();
    const auto& chart = part<ChanceChart>("course");
    ASSERT_EQ(chart.data().points.size(), static_cast<int>(moments().size()));
    const auto shown = [&] {
        return std::ranges::count_if(chart.data().points,
                                     [](const auto& point) { return point.mark != Mark::None; });
    };
    EXPECT_EQ(shown(), list().count());
    const auto own = shown();
    part<QComboBox>("whose").setCurrentIndex(0);
    EXPECT_EQ(shown(), list().count());
    EXPECT_GT(shown(), own);
    part<QComboBox>("whose").setCurrentIndex(1);
    for (int i = 0; i < own; ++i) {
        part<QToolButton>("markNext").click();
        EXPECT_EQ(list().currentRow(), i);
        EXPECT_EQ(m_window->replay().nextDecision()->seat, 0);
    }
    list().setCurrentRow(0);
    EXPECT_EQ(chart.value(), m_window->replay().position());
}

/// Where the coach has a reason it is said instead of the item at stake.
TEST_F(MatchPanelTest, SaysWhyTheBestWasBetter) {
    openKept();
    part<QComboBox>("whose").setCurrentIndex(0);
    const auto texts = [&] {
        QStringList all;
        for (int row = 0; row < list().count(); ++row) {
            all += spoken(row);
        }
        return all.filter("he better play ");
    };
    ASSERT_TRUE(waitUntil([&] { return !texts().isEmpty(); }));
    EXPECT_TRUE(texts().filter("At stake").isEmpty());
}

TEST_F(MatchPanelTest, SaysHowItMayHaveGoneOn) {
    const Decision reply = *parseDecision("7C=7D");
    const Decision next = *parseDecision("4B");
    Line line;
    line.steps = {{1, reply.play}, {0, next.play}};
    line.times = 69;
    line.worlds = 100;
    const QString plays = QStringLiteral("%1: %2; %3: %4.")
                              .arg(seatName(m_match.setup, 1), decisionName(reply),
                                   seatName(m_match.setup, 0), decisionName(next));
    EXPECT_EQ(lineText(m_match, line), "In 7 of 10 cases it goes on like this: " + plays);
    line.isForced = true;
    EXPECT_EQ(lineText(m_match, line), "If both play best, it goes on like this: " + plays);
    EXPECT_EQ(lineText(m_match, Line()), "");
}

/// Own play, others' play, cards and the rest come to the result, each with a word and a bar.
TEST_F(MatchPanelTest, TheResultAddsUp) {
    openKept();
    const auto& balance = part<BarList>("balance");
    EXPECT_TRUE(balance.isVisible());
    QStringList names;
    std::vector<double> points;
    for (const BarRow& row : balance.rows()) {
        names += row.label;
        EXPECT_FALSE(row.text.isEmpty());
        points.push_back(row.value);
    }
    EXPECT_EQ(names, QStringList({"Play: Anna", "Play: Ciro", "The cards", "The rest",
                                  "Points ahead in the end"}));
    ASSERT_EQ(points.size(), 5);
    EXPECT_DOUBLE_EQ(points[2], 4.2);
    EXPECT_DOUBLE_EQ(points[4], 2.0);
    EXPECT_LT(points[0], 0);
    EXPECT_GT(points[1], 0);
    EXPECT_DOUBLE_EQ(points[0] + points[1] + points[2] + points[3], points[4]);
}

TEST_F(MatchPanelTest, GivesTheFiguresOfAllPlayers) {
    openKept();
    const auto& table = part<FiguresTable>("figures");
    ASSERT_EQ(table.columnCount(), 3);
    EXPECT_EQ(table.horizontalHeaderItem(1)->text(), "Anna");
    const auto cell = [&](const QString& name, int seat) {
        for (int row = 0; row < table.rowCount(); ++row) {
            if (table.item(row, 0)->text() == name) {
                return table.item(row, seat + 1)->text();
            }
        }
        return QString("no such row");
    };
    EXPECT_EQ(cell("Points ahead in the end", 0), "+2.0");
    EXPECT_EQ(cell("What luck with the cards brought", 0), "+4.2") << "six deals";
    EXPECT_EQ(cell("Points ahead without that luck", 0), "−2.2");
    EXPECT_EQ(cell("What luck with the cards brought", 1), "−4.2");
    const auto isVeryBad = [](const Moment& moment) {
        return moment.seat == 1 && moment.judgement && moment.judgement->mark == Mark::VeryBad;
    };
    EXPECT_EQ(cell("Very bad plays", 1).toLongLong(),
              std::count_if(moments().begin(), moments().end(), isVeryBad));
    EXPECT_TRUE(part<QLabel>("verdict").text().startsWith(
        "The cards brought you about 4 points more than usual. By your own play you lost "));
    EXPECT_TRUE(part<QLabel>("levels").text().contains("Anna: "));
    EXPECT_TRUE(part<QLabel>("losses").text().startsWith("Round 1, lost by play: Anna (about "))
        << qPrintable(part<QLabel>("losses").text());
}

/// What a partner lost is not the person's.
TEST(AnalysisFigures, SpeakOfTheTeamWherePartnersScoreTogether) {
    LanguageManager languages;
    languages.use("en");
    MatchSetup setup;
    setup.rules.rules = findPreset("scopone")->rules;
    setup.seats = {{"Anna", kPerson}, {"Ciro", "greedy"}, {"Lia", "greedy"}, {"Ugo", "greedy"}};
    ASSERT_TRUE(setup.rules.rules.table.teams);
    const QString text = verdictText({setup, Match(setup.rules.rules, 1)}, Analysis());
    EXPECT_TRUE(text.contains(
        "By its own play your team lost hardly anything; Ciro and Ugo lost hardly anything."))
        << qPrintable(text);
    setup.seats[2].level = kPerson;
    EXPECT_EQ(verdictText({setup, Match(setup.rules.rules, 1)}, Analysis()),
              "The cards brought Anna and Lia neither more nor less than usual. By their own play "
              "Anna and Lia lost hardly anything; Ciro and Ugo lost hardly anything.")
        << "of several people nobody is you";
}

TEST_F(MatchPanelTest, SpeaksTheLanguageInUse) {
    SKIP_IF_UNFINISHED("it");
    openKept();
    m_languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_TRUE(list().item(0)->text().startsWith("Mano 1, la tua carta "))
        << qPrintable(list().item(0)->text());
    EXPECT_TRUE(spoken(0).contains(" Meglio: "));
}

} // namespace
} // namespace settebello

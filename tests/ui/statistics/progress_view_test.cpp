// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/progress_view.h"

#include "analysis/analysis_file.h"
#include "game/match_id.h"
#include "settings/language_manager.h"
#include "statistics/progress_text.h"
#include "ui/practice/practice_files.h"
#include "ui/wait_until.h"
#include "widgets/bar_list.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <tuple>

namespace settebello {
namespace {

class ProgressViewTest : public ::testing::Test {
protected:
    void SetUp() override {
        m_languages.use("en");
        m_first = m_files.keepMatch(2, true);
        m_second = m_files.keepMatch(3, true);
        m_files.keepMatch(4, false);
    }
    void read() {
        m_view = std::make_unique<ProgressView>();
        m_view->resize(700, 900);
        m_view->show();
        QObject::connect(m_view.get(), &ProgressView::positionAsked, m_view.get(),
                         [this](const Record& match, int round, int move, const Analysis& known) {
                             m_asked = {matchId(match.match), round, move, known.moments.size()};
                         });
        m_view->read(m_files.folder());
        ASSERT_TRUE(waitUntil([&] { return m_view->judged().isRead(); }));
    }
    BarList& bars(const char* name) const { return *m_view->findChild<BarList*>(name); }
    QString text(const char* name) const { return m_view->findChild<QLabel*>(name)->text(); }
    QStringList rows(const char* name) const {
        QStringList all;
        for (const BarRow& row : bars(name).rows()) {
            all += row.label + ": " + row.text;
        }
        return all;
    }
    /// What a click on a bar offers.
    QMenu* click(const char* name, int row) const {
        QTest::mouseClick(bars(name).button(row), Qt::LeftButton);
        return m_view->findChild<QMenu*>("positions");
    }
    std::vector<JudgedMatch> judged() const {
        return {*judgedMatch(*m_first, inventedAnalysis(m_first->match)),
                *judgedMatch(*m_second, inventedAnalysis(m_second->match))};
    }

    LanguageManager m_languages;
    PracticeFiles m_files;
    std::optional<Record> m_first;
    std::optional<Record> m_second;
    std::unique_ptr<ProgressView> m_view;
    std::tuple<std::string, int, int, std::size_t> m_asked;
};

TEST_F(ProgressViewTest, ShowsWhatTheAnalysesComeTo) {
    read();
    const PlaySummary all = summarizePlay(judged());
    EXPECT_EQ(text("background"), "2 of 3 matches are analysed.");
    EXPECT_TRUE(text("play").startsWith("In 2 matches you gave away about "))
        << qPrintable(text("play"));
    ASSERT_EQ(bars("time").rows().size(), 2) << "a bar for each match";
    EXPECT_FALSE(bars("time").marks().isEmpty());
    double lost = 0;
    for (const BarRow& row : bars("places").rows()) {
        lost += row.value;
    }
    EXPECT_NEAR(lost, all.lost, 1e-9);
    EXPECT_GE(bars("places").rows().front().value, bars("places").rows().back().value);
    ASSERT_EQ(bars("luckByGame").rows().size(), 1);
    EXPECT_NEAR(bars("luckByGame").rows()[0].value, all.luck, 1e-9);
    EXPECT_EQ(bars("luckByLevel").rows()[0].label, "Good");
    EXPECT_TRUE(bars("places").accessibleDescription().contains("Sweeps: "));
    EXPECT_EQ(bars("places").button(0)->accessibleName(), rows("places")[0]);
}

TEST_F(ProgressViewTest, LeadsFromABarToThePositionsBehindIt) {
    read();
    const QMenu* menu = click("places", 0);
    ASSERT_TRUE(menu);
    const LossPlace place = [&] {
        for (int i = 0;; ++i) {
            if (lossPlaceName(static_cast<LossPlace>(i)) == bars("places").rows()[0].label) {
                return static_cast<LossPlace>(i);
            }
        }
    }();
    ASSERT_GT(menu->actions().size(), 1);
    EXPECT_EQ(menu->actions()[0]->text(), "What cost most");
    menu->actions()[1]->trigger();
    ASSERT_TRUE(waitUntil([&] { return !std::get<0>(m_asked).empty(); }));
    const auto& [id, round, move, moments] = m_asked;
    const bool isFirst = id == matchId(m_first->match);
    EXPECT_TRUE(isFirst || id == matchId(m_second->match));
    const Analysis analysis = inventedAnalysis((isFirst ? m_first : m_second)->match);
    EXPECT_EQ(moments, analysis.moments.size());
    const auto found = std::find_if(analysis.moments.begin(), analysis.moments.end(),
                                    [&, r = round, m = move](const auto& at) {
                                        return at.judgement && at.round == r && at.move == m;
                                    });
    ASSERT_NE(found, analysis.moments.end());
    EXPECT_EQ(found->judgement->place, place);
    EXPECT_EQ(found->judgement->points.value, 1.2) << "the most costly first";
}

TEST_F(ProgressViewTest, LeadsByKeyboardFromTheLuckToItsDeals) {
    read();
    QWidget* bar = bars("luckByGame").button(0);
    bar->setFocus();
    QTest::keyClick(bar, Qt::Key_Return);
    const auto* menu = m_view->findChild<QMenu*>("positions");
    ASSERT_TRUE(menu);
    EXPECT_EQ(menu->actions().size(), 11) << "a heading and the ten greatest";
    EXPECT_EQ(menu->activeAction(), menu->actions()[1]);
    EXPECT_TRUE(menu->actions()[1]->text().endsWith(": 0.7"));
}

TEST_F(ProgressViewTest, GoesByTabFromTheTopToTheBottom) {
    m_view = std::make_unique<ProgressView>();
    m_view->setPractice({1, 2}, {3, 300}); // is known before the matches are
    m_view->read(m_files.folder());
    ASSERT_TRUE(waitUntil([&] { return m_view->judged().isRead(); }));
    std::vector<QWidget*> expected;
    for (const char* name : {"time", "places", "luckByGame", "luckByLevel", "learnt"}) {
        for (int row = 0; row < bars(name).rows().size(); ++row) {
            expected.push_back(bars(name).button(row));
        }
    }
    expected.push_back(m_view->findChild<QPushButton*>("stopBackground"));
    std::vector<QWidget*> reached;
    for (QWidget* next = m_view->nextInFocusChain(); next != m_view.get();
         next = next->nextInFocusChain()) {
        if (std::find(expected.begin(), expected.end(), next) != expected.end()) {
            reached.push_back(next);
        }
    }
    std::rotate(reached.begin(), std::find(reached.begin(), reached.end(), expected.front()),
                reached.end());
    EXPECT_EQ(reached, expected);
}

TEST_F(ProgressViewTest, SaysWhatBarsAreOfAndWhatTheyAreComparedWith) {
    read();
    BarList& time = bars("time");
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&time)->role(), QAccessible::Grouping);
    const BarMark& mark = time.marks().back();
    EXPECT_TRUE(mark.text.startsWith(mark.name + ": ")) << qPrintable(mark.text);
    EXPECT_TRUE(time.accessibleDescription().endsWith(", " + mark.text))
        << qPrintable(time.accessibleDescription());
    EXPECT_TRUE(time.accessibleDescription().contains("To compare with: "));
    EXPECT_FALSE(bars("learnt").accessibleDescription().contains("To compare with"));
}

/// A match that was replaced since would show another position.
TEST_F(ProgressViewTest, OpensNoOtherMatchThanItCounted) {
    read();
    const QMenu* menu = click("time", 0);
    ASSERT_TRUE(menu);
    for (const auto& match : {m_first, m_second}) {
        m_files.write(toQString(match->file), recordBytes(setupOfTwo(9)));
    }
    menu->actions()[1]->trigger();
    ASSERT_TRUE(waitUntil([&] { return m_view->judged().matches().empty(); })) << "read anew";
    EXPECT_TRUE(std::get<0>(m_asked).empty());
}

TEST_F(ProgressViewTest, CountsABrokenAnalysisAsNone) {
    m_files.write(toQString(analysisFileOf(m_first->file)), "{");
    read();
    EXPECT_EQ(text("background"), "1 of 3 matches are analysed.");
    EXPECT_EQ(bars("time").rows().size(), 1);
    keepInventedAnalysis(*m_first);
    m_view->read(m_files.folder());
    EXPECT_TRUE(waitUntil([&] { return bars("time").rows().size() == 2; })) << "it is read anew";
}

TEST_F(ProgressViewTest, CountsCopiesOfAMatchOnce) {
    const QString copy = m_files.folder() + "/copy.scopa.json";
    ASSERT_TRUE(QFile::copy(toQString(m_first->file), copy));
    read();
    EXPECT_EQ(text("background"), "2 of 3 matches are analysed.");
}

TEST_F(ProgressViewTest, ShowsOnlyWhatIsChosen) {
    read();
    m_view->setFilter({.variant = "scopone", .level = {}, .year = {}});
    EXPECT_TRUE(bars("time").isHidden());
    EXPECT_EQ(text("play"), "No match fits what is chosen.");
    m_view->setFilter({});
    EXPECT_FALSE(bars("time").isHidden());
}

TEST_F(ProgressViewTest, LeadsToWhatIsPractised) {
    read();
    EXPECT_TRUE(bars("learnt").isHidden());
    m_view->setPractice({12, 3, 1}, {});
    EXPECT_EQ(rows("learnt"), QStringList("Own mistakes: 3 of 12"));
    int asked = 0;
    QObject::connect(m_view.get(), &ProgressView::practiceAsked, [&] { ++asked; });
    QTest::mouseClick(bars("learnt").button(0), Qt::LeftButton);
    EXPECT_EQ(asked, 1);
}

TEST_F(ProgressViewTest, SaysHowTheAnalysisInTheBackgroundGoesOn) {
    read();
    auto& stop = *m_view->findChild<QPushButton*>("stopBackground");
    EXPECT_TRUE(stop.isHidden());
    bool stopped = false;
    QObject::connect(m_view.get(), &ProgressView::stopAsked, [&](bool asked) { stopped = asked; });
    m_view->setBackground({"Analysing match 1 of 2.", 0.5, true, true});
    EXPECT_EQ(text("background"), "2 of 3 matches are analysed. Analysing match 1 of 2.");
    stop.click();
    EXPECT_TRUE(stopped);
    m_view->setBackground({"", 0, false, true});
    stop.click();
    EXPECT_FALSE(stopped);
}

TEST(ProgressText, NamesTheOneThingToLearn) {
    LanguageManager languages;
    languages.use("en");
    PlaySummary match;
    const NamedRules scopa{"", "scopa", {}};
    EXPECT_EQ(lessonText(match, scopa), "");
    for (std::size_t i = 0; i < kLossPlaceNames.size(); ++i) {
        const auto place = static_cast<LossPlace>(i);
        PlaySummary one;
        one.lostIn[place] = 2;
        EXPECT_EQ(lessonText(one, scopa).contains("cost you about 2 points"),
                  place != LossPlace::Other)
            << kLossPlaceNames[i];
    }
}

TEST(ProgressText, SaysWhoOwesWhom) {
    LanguageManager languages;
    languages.use("en");
    EXPECT_EQ(luckText(-6.2), "The cards owe you about 6 points.");
    EXPECT_EQ(luckText(2), "You owe the cards about 2 points.");
    EXPECT_EQ(luckText(0.3), "You and the cards are quits.");
}

} // namespace
} // namespace settebello

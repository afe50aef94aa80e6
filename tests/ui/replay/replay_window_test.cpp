// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_window.h"

#include "analysis/analysis_file.h"
#include "analysis/analysis_text.h"
#include "analysis/cost_bar.h"
#include "analysis/decision_view.h"
#include "analysis/play_picture.h"
#include "cards/card_names.h"
#include "cards/card_pictures.h"
#include "cards/card_strip.h"
#include "coach/marked_reasons.h"
#include "covers/score_sheet.h"
#include "replay/replay_text.h"
#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "ui/analysis/invented_analysis.h"
#include "ui/history/record_files.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

class ReplayWindowTest : public testing::Test {
protected:
    ReplayWindowTest() {
        languages.use("en");
        store.change([](Settings& settings) { settings.display.animationSpeed = 0; });
        open(setupOfTwo(7, 5));
    }
    void open(const MatchSetup& setup) {
        window.reset();
        window = std::make_unique<ReplayWindow>(
            Record{setup, playedOut(setup), "2026-11-20 21:14:00", {}}, store, pictures,
            store.windowState());
        window->show();
    }
    void press(const char* name) const {
        window->findChild<QToolButton*>(QString::fromLatin1(name))->click();
    }
    void key(int key) const {
        QApplication::setActiveWindow(window.get());
        QTest::keyClick(window->focusWidget(), Qt::Key(key));
    }
    QString text(const char* name) const {
        return window->findChild<QLabel*>(QString::fromLatin1(name))->text();
    }
    QSlider& slider() const { return *window->findChild<QSlider*>("slider"); }
    const DecisionView& view() const { return *window->findChild<DecisionView*>(); }
    /// Sets an analysis, and goes to the first mark of a play.
    Moment showFirstMark() const {
        const Analysis analysis = inventedAnalysis(replay().whole());
        window->setAnalysis(analysis);
        key(Qt::Key_N);
        return *std::ranges::find_if(analysis.moments,
                                     [](const Moment& moment) { return moment.isMarked(); });
    }
    const Replay& replay() const { return window->replay(); }
    const Board& board() const { return window->table().director().board(); }

    LanguageManager languages;
    RecordFiles files;
    SettingsStore store{files.outside("config")};
    CardPictures pictures;
    std::unique_ptr<ReplayWindow> window;
};

TEST_F(ReplayWindowTest, IsControlledByButtons) {
    EXPECT_EQ(replay().position(), 0);
    EXPECT_EQ(slider().maximum(), replay().count() - 1);
    press("forward");
    press("forward");
    press("back");
    EXPECT_EQ(replay().position(), 1);
    EXPECT_EQ(slider().value(), 1);
    press("nextRound");
    EXPECT_EQ(replay().position(), replay().startOf(1));
    press("end");
    EXPECT_TRUE(replay().atEnd());
    EXPECT_FALSE(window->findChild<QToolButton*>("forward")->isEnabled());
    press("previousRound");
    EXPECT_EQ(replay().move(), 0);
    press("start");
    EXPECT_EQ(replay().position(), 0);
    EXPECT_FALSE(window->findChild<QToolButton*>("back")->isEnabled());
}

TEST_F(ReplayWindowTest, IsControlledByKeysWhereverTheFocusIs) {
    for (QWidget* focus :
         {static_cast<QWidget*>(&window->table()), static_cast<QWidget*>(&slider()),
          static_cast<QWidget*>(window->findChild<QToolButton*>("end"))}) {
        window->activateWindow();
        focus->setFocus();
        key(Qt::Key_Home);
        EXPECT_EQ(replay().position(), 0);
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        key(Qt::Key_Left);
        EXPECT_EQ(replay().position(), 1);
        key(Qt::Key_PageDown);
        EXPECT_EQ(replay().position(), replay().startOf(1));
        key(Qt::Key_PageUp);
        EXPECT_EQ(replay().position(), 0);
        key(Qt::Key_End);
        EXPECT_TRUE(replay().atEnd());
    }
    window->table().setFocus();
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->isVisible());
}

TEST_F(ReplayWindowTest, TheSliderGoesAnywhere) {
    slider().setValue(17);
    EXPECT_EQ(replay().position(), 17);
    EXPECT_EQ(text("place"), positionText(replay()));
}

TEST_F(ReplayWindowTest, PlaysToTheEndAndFromTheEndAgain) {
    window->findChild<QComboBox*>("speed")->setCurrentIndex(0);
    slider().setValue(replay().count() - 2);
    window->table().setFocus();
    key(Qt::Key_Space);
    EXPECT_TRUE(waitUntil([this] { return replay().atEnd() && !window->playing(); }));
    key(Qt::Key_Space);
    EXPECT_TRUE(window->playing());
    EXPECT_EQ(replay().position(), 1);
    EXPECT_TRUE(waitUntil([this] { return replay().position() > 1; }));
    press("play");
    EXPECT_FALSE(window->playing());
    press("play");
    press("back"); // a hand on the wheel
    EXPECT_FALSE(window->playing());
}

TEST_F(ReplayWindowTest, SaysTheMoveAndWhereItIs) {
    EXPECT_EQ(text("place"), QString("Round 1 of %1, move 0 of 36").arg(replay().rounds()));
    EXPECT_TRUE(text("words").startsWith("Round 1, dealer: ")) << qPrintable(text("words"));
    press("forward");
    EXPECT_EQ(text("place"), QString("Round 1 of %1, move 1 of 36").arg(replay().rounds()));
    EXPECT_TRUE(text("words").startsWith("Anna: ") || text("words").startsWith("Ciro: "));
    press("end");
    EXPECT_TRUE(text("words").contains("The round is over.")) << qPrintable(text("words"));
    EXPECT_TRUE(text("words").contains("win")) << qPrintable(text("words"));
}

TEST_F(ReplayWindowTest, ShowsOneHandOrAllFromAnySeat) {
    EXPECT_EQ(board().viewer(), 0);
    const Card other = board().hand(1).front();
    EXPECT_FALSE(board().isOpen(other));
    window->findChild<QCheckBox*>("open")->click();
    EXPECT_TRUE(board().isOpen(other));
    EXPECT_TRUE(board().isOpen(board().hand(0).front()));
    window->findChild<QCheckBox*>("open")->click();
    auto* seat = window->findChild<QComboBox*>("seat");
    seat->setCurrentIndex(1);
    emit seat->activated(1);
    EXPECT_EQ(board().viewer(), 1);
    EXPECT_TRUE(board().isOpen(other));
    EXPECT_EQ(replay().position(), 0);
}

TEST_F(ReplayWindowTest, ShowsTheScoreOfARoundThatIsOver) {
    auto* score = window->findChild<QToolButton*>("score");
    EXPECT_FALSE(score->isEnabled());
    slider().setValue(replay().startOf(1) - 1);
    EXPECT_TRUE(score->isEnabled());
    score->click();
    EXPECT_TRUE(window->findChild<ScoreSheet*>());
}

TEST_F(ReplayWindowTest, KeepsTheListWhereSomebodyReadsWhileAnAnalysisGoesOn) {
    const Analysis whole = inventedAnalysis(replay().whole());
    const auto choice = std::ranges::find_if(
        whole.moments, [](const auto& each) { return each.judgement.has_value(); });
    ASSERT_NE(choice, whole.moments.end());
    Analysis begun = whole;
    begun.moments.resize(static_cast<std::size_t>(choice - whole.moments.begin()) + 1);
    window->setAnalysis(begun);
    slider().setValue(replay().startOf(choice->round) + choice->move);
    key(Qt::Key_B);
    ASSERT_TRUE(view().isVisible());
    const auto* read = window->findChild<QLabel*>("heading");
    window->setAnalysis(whole);
    EXPECT_EQ(window->findChild<QLabel*>("heading"), read);
}

TEST_F(ReplayWindowTest, SaysWhereAnAnalysisHasNotComeYet) {
    Analysis begun = inventedAnalysis(replay().whole());
    begun.moments.resize(2);
    window->setAnalysis(begun);
    slider().setValue(replay().startOf(1));
    EXPECT_EQ(text("heading"), "Not analysed yet.");
    slider().setValue(replay().startOf(1) - 1);
    window->setAnalysis(inventedAnalysis(replay().whole()));
    EXPECT_EQ(text("heading"), "There is nothing to choose here.");
}

TEST_F(ReplayWindowTest, LeadsFromMarkToMarkAndShowsTheBestPlay) {
    auto* chance = window->findChild<QWidget*>("chance");
    key(Qt::Key_N);
    EXPECT_EQ(replay().position(), 0) << "there is no analysis";
    EXPECT_FALSE(chance->isVisible());
    EXPECT_FALSE(window->findChild<QToolButton*>("markNext")->isVisible());
    const Analysis analysis = inventedAnalysis(replay().whole());
    window->setAnalysis(analysis);
    EXPECT_TRUE(chance->isVisible());
    EXPECT_FALSE(view().isVisible()) << "until it is asked for";
    std::vector<const Moment*> marked;
    for (const Moment& moment : analysis.moments) {
        if (moment.judgement && moment.judgement->mark != Mark::None) {
            marked.push_back(&moment);
        }
    }
    const auto positionOf = [&](const Moment& moment) {
        return replay().startOf(moment.round) + moment.move;
    };
    key(Qt::Key_N);
    EXPECT_EQ(replay().position(), positionOf(*marked[0])) << "before the marked play";
    ASSERT_TRUE(view().isVisible());
    const auto reasons = reasonsOfMarks(replay().whole(), analysis);
    const Record shown{setupOfTwo(7, 5), replay().whole(), {}, {}};
    const QString why = whyBetter(shown, *marked[0], findReasons(reasons, *marked[0])->reasons);
    if (!why.isEmpty()) {
        EXPECT_TRUE(waitUntil([&] { return text("why") == why; })) << qPrintable(text("why"));
    }
    EXPECT_EQ(text("options").split('\n').sliced(1), optionTexts(*marked[0]->judgement));
    EXPECT_EQ(chance->accessibleDescription(), chanceText(marked[0]->chance[0]));
    key(Qt::Key_Right);
    EXPECT_TRUE(text("words").endsWith(" " + markName(marked[0]->judgement->mark) + "."))
        << qPrintable(text("words"));
    key(Qt::Key_P);
    EXPECT_EQ(replay().position(), positionOf(*marked[0]));
    press("markNext");
    EXPECT_EQ(replay().position(), positionOf(*marked[1]));
    key(Qt::Key_P);
    EXPECT_EQ(replay().position(), positionOf(*marked[0]));
    EXPECT_FALSE(window->findChild<QToolButton*>("markBefore")->isEnabled());
    key(Qt::Key_B);
    EXPECT_FALSE(view().isVisible());
}

/// The pictures of a page, and of these the decision's: what was played, and what was better.
TEST_F(ReplayWindowTest, ShowsADecisionInPicturesAndFiguresOnRequest) {
    const Moment marked = showFirstMark();
    const Judgement& judgement = *marked.judgement;
    const auto drawn = view().findChildren<PlayPicture*>();
    ASSERT_GE(drawn.size(), 2);
    const Decision& played = judgement.options[judgement.chosen].decision;
    const Decision& better = judgement.options.front().decision;
    EXPECT_EQ(drawn[0]->play(), played.play);
    EXPECT_EQ(drawn[1]->play(), better.play);
    EXPECT_EQ(drawn[1]->accessibleName(), capitalized(decisionName(better)));
    for (const PlayPicture* picture : drawn) {
        CardSet cards;
        for (const CardStrip* strip : picture->findChildren<CardStrip*>()) {
            cards = cards | setOf(strip->cards());
        }
        EXPECT_EQ(cards, picture->play().captured | CardSet{picture->play().card});
    }
    EXPECT_EQ(view().findChild<CostBar*>()->scale(), 2);
    EXPECT_EQ(text("cost"), "It cost about half a point.");
    const auto* figures = window->findChild<QLabel*>("options");
    EXPECT_FALSE(figures->isVisible());
    static const QRegularExpression figure(QStringLiteral("[0-9][.,][0-9]|%"));
    for (const QLabel* label : view().findChildren<QLabel*>()) {
        EXPECT_TRUE(!label->isVisible() || !label->text().contains(figure))
            << qPrintable(label->text());
    }
    press("figures");
    EXPECT_TRUE(figures->isVisible());
    EXPECT_TRUE(figures->text().contains(figure));
    EXPECT_TRUE(view().accessibleDescription().contains(decisionName(better)));
    key(Qt::Key_N);
    EXPECT_TRUE(window->findChild<QLabel*>("options")->isVisible()) << "it stays as it was chosen";
}

TEST_F(ReplayWindowTest, ShowsOnTheTableWhatWasNotPlayed) {
    const Moment marked = showFirstMark();
    const int position = replay().position();
    const Decision& better = marked.judgement->options.front().decision;
    ASSERT_TRUE(waitUntil([this] { return view().findChildren<PlayPicture*>().size() > 2; }));
    press("betterOnTable");
    EXPECT_EQ(replay().position(), position);
    EXPECT_EQ(replay().decision()->decision, better);
    EXPECT_FALSE(setOf(board().hand(marked.seat)).contains(better.play.card));
    EXPECT_TRUE(text("place").startsWith("Possible course: step 1 of "));
    EXPECT_FALSE(window->findChild<QToolButton*>("why")->isEnabled());
    const auto framed = [this] {
        QList<Play> plays;
        for (const PlayPicture* picture : view().findChildren<PlayPicture*>()) {
            if (picture->isOnTable()) {
                plays += picture->play();
            }
        }
        return plays;
    };
    EXPECT_EQ(framed(), QList{better.play});
    key(Qt::Key_Right);
    EXPECT_EQ(replay().lineStep(), 2);
    EXPECT_EQ(framed(), QList{replay().decision()->decision.play});
    EXPECT_NE(replay().decision()->seat, marked.seat);
    while (window->findChild<QToolButton*>("forward")->isEnabled()) {
        press("forward");
    }
    EXPECT_EQ(replay().lineStep(), replay().linePlays());
    for (int step = replay().linePlays(); step > 0; --step) {
        key(Qt::Key_Left);
    }
    EXPECT_TRUE(replay().isInLine());
    EXPECT_TRUE(setOf(board().hand(marked.seat)).contains(better.play.card));
    key(Qt::Key_Left);
    EXPECT_FALSE(replay().isInLine());
    EXPECT_EQ(replay().position(), position);
    press("playedOnTable");
    EXPECT_EQ(replay().decision()->decision,
              marked.judgement->options[marked.judgement->chosen].decision);
    window->table().setFocus();
    key(Qt::Key_Escape);
    EXPECT_FALSE(replay().isInLine());
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(framed().isEmpty());
    key(Qt::Key_Right);
    EXPECT_EQ(replay().position(), position + 1) << "the match goes on as it was";
}

TEST_F(ReplayWindowTest, OpensTheHandBehindAnOpponentsMark) {
    const Analysis analysis = inventedAnalysis(replay().whole());
    window->setAnalysis(analysis);
    bool isOwn = false;
    bool isOther = false;
    for (const Moment& moment : analysis.moments) {
        if (moment.isMarked() && !(isOwn && isOther)) {
            key(Qt::Key_N);
            (moment.seat == 0 ? isOwn : isOther) = true;
            EXPECT_EQ(board().isOpen(board().hand(1).front()), moment.seat == 1);
        }
    }
    EXPECT_TRUE(isOwn && isOther);
}

TEST_F(ReplayWindowTest, ReadsTheAnalysisBesideTheRecord) {
    const MatchSetup setup = setupOfTwo(7, 5);
    const Record match{setup, playedOut(setup), "2026-11-20 21:14:00",
                       toPath(files.outside("a.scopa.json"))};
    keepInventedAnalysis(match);
    window = std::make_unique<ReplayWindow>(match, store, pictures, store.windowState());
    window->show();
    const auto* chance = window->findChild<QWidget*>("chance");
    EXPECT_TRUE(waitUntil([&] { return chance->isVisible(); }));
}

TEST_F(ReplayWindowTest, KeepsWhatItWasGivenIfLessIsBesideTheRecord) {
    const MatchSetup setup = setupOfTwo(7, 5);
    const Record match{setup, playedOut(setup), "2026-11-20 21:14:00",
                       toPath(files.outside("a.scopa.json"))};
    const Analysis whole = inventedAnalysis(match.match);
    Analysis begun = whole;
    begun.moments.resize(2);
    RecordFiles::write(files.outside("a.analysis.json"),
                       QByteArray::fromStdString(analysisText(begun, setup.rules.rules.sides())));
    window = std::make_unique<ReplayWindow>(match, store, pictures, store.windowState());
    window->setAnalysis(whole);
    QTest::qWait(100); // What is read is not used, and nothing says when it was.
    slider().setValue(replay().startOf(1));
    EXPECT_NE(text("heading"), "Not analysed yet.");
}

TEST_F(ReplayWindowTest, AnnouncesTheMarkAndWhyThereIsNothingToChoose) {
    QStringList heard;
    QObject::connect(window->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly),
                     &Announcer::announced, [&](const QString& said) { heard += said; });
    const Analysis whole = inventedAnalysis(replay().whole());
    Analysis begun = whole;
    begun.moments.resize(2);
    window->setAnalysis(begun);
    slider().setValue(replay().startOf(1));
    key(Qt::Key_B);
    ASSERT_FALSE(heard.isEmpty());
    EXPECT_EQ(heard.last(), "Not analysed yet.");
    EXPECT_EQ(view().accessibleDescription(), "Not analysed yet.");
    EXPECT_EQ(view().focusPolicy(), Qt::StrongFocus) << "or no screen reader reads it";

    window->setAnalysis(whole);
    key(Qt::Key_Home);
    key(Qt::Key_N);
    const Moment& marked = *std::ranges::find_if(whole.moments, [](const Moment& moment) {
        return moment.judgement && moment.judgement->mark != Mark::None;
    });
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    key(Qt::Key_Left);
    EXPECT_EQ(heard.last(), text("words"));
    EXPECT_TRUE(heard.last().endsWith(" " + markName(marked.judgement->mark) + "."))
        << qPrintable(heard.last());
}

TEST_F(ReplayWindowTest, ChangesItsLanguageAtOnceAndKeepsItsSize) {
    SKIP_IF_UNFINISHED("fr");
    window->resize(792, 611);
    press("forward");
    languages.use("fr");
    EXPECT_TRUE(waitUntil([this] { return text("place").startsWith("Manche 1 sur "); }))
        << qPrintable(text("place"));
    EXPECT_TRUE(window->windowTitle().contains("Scopa"));
    EXPECT_EQ(window->findChild<QCheckBox*>("open")->text().remove('&'),
              "Montrer toutes les cartes");
    window->hide();
    open(setupOfTwo(8));
    EXPECT_EQ(window->size(), QSize(792, 611));
}

} // namespace
} // namespace settebello

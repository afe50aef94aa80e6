// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/review_window.h"

#include "analysis/analysis_file.h"
#include "analysis/analysis_text.h"
#include "analysis/chance_chart.h"
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
#include "ui/replay/match_window.h"
#include "ui/scoped_font.h"
#include "ui/unfinished_texts.h"
#include "ui/wait_until.h"
#include "widgets/announcer.h"
#include "widgets/bar_list.h"

#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

class ReviewWindowTest : public testing::Test {
protected:
    ReviewWindowTest() {
        languages.use("en");
        store.change([](Settings& settings) { settings.display.animationSpeed = 0; });
        open(setupOfTwo(7, 5));
    }
    void open(const MatchSetup& setup) {
        window.reset();
        window = std::make_unique<MatchWindow>(
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
    QAction* action(const char* name) const {
        return window->findChild<QAction*>(QString::fromLatin1(name));
    }
    QList<QAction*> choices(const char* name) const {
        return window->findChild<QActionGroup*>(QString::fromLatin1(name))->actions();
    }
    QString text(const char* name) const {
        return window->findChild<QLabel*>(QString::fromLatin1(name))->text();
    }
    /// The course of the match, whose handle is the slider of the window.
    ChanceChart& slider() const { return *window->findChild<ChanceChart*>("course"); }
    void showMarksOfEverybody() const {
        window->findChild<QComboBox*>("whose")->setCurrentIndex(0);
    }
    const DecisionView& view() const { return *window->findChild<DecisionView*>(); }
    /// Sets an analysis, and goes to the first mark of a play.
    Moment showFirstMark() const {
        const Analysis analysis = inventedAnalysis(replay().whole());
        window->setAnalysis(analysis);
        showMarksOfEverybody();
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
    std::unique_ptr<MatchWindow> window;
};

TEST_F(ReviewWindowTest, IsControlledByButtons) {
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

/// The table gets what the bar leaves, not the other way round.
TEST_F(ReviewWindowTest, HasAllOfItsBarInSight) {
    window->setAnalysis(inventedAnalysis(replay().whole()));
    window->review();
    for (const QSize size : {QSize(800, 560), QSize(1100, 760), QSize(1280, 770)}) {
        window->resize(size);
        QCoreApplication::processEvents();
        for (const char* name : {"course", "start", "end", "review", "markNext", "why", "view"}) {
            const auto* part = window->findChild<QWidget*>(QLatin1String(name));
            EXPECT_EQ(part->visibleRegion().boundingRect(), part->rect())
                << name << " at " << size.width() << "x" << size.height();
        }
        const int bar = window->match()->scrolledBar()->height();
        EXPECT_LT(bar, size.height() * 3 / 8) << "at " << size.width() << "x" << size.height();
    }
    const auto menu = window->findChild<QPushButton*>("view")->menu()->actions();
    for (const char* name : {"open", "score"}) {
        EXPECT_TRUE(menu.contains(action(name))) << name;
    }
    for (const char* name : {"speeds", "seats"}) {
        for (const QAction* choice : choices(name)) {
            EXPECT_TRUE(menu.contains(choice)) << qPrintable(choice->text());
        }
    }
}

TEST_F(ReviewWindowTest, IsControlledByKeysWhereverTheFocusIs) {
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

TEST_F(ReviewWindowTest, TheSliderGoesAnywhere) {
    slider().setValue(17);
    EXPECT_EQ(replay().position(), 17);
    EXPECT_EQ(text("place"), positionText(replay()));
}

TEST_F(ReviewWindowTest, PlaysToTheEndAndFromTheEndAgain) {
    choices("speeds").back()->trigger(); // at once
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

TEST_F(ReviewWindowTest, SaysTheMoveAndWhereItIs) {
    EXPECT_EQ(text("place"), QString("Round 1 of %1, move 0 of 36").arg(replay().rounds()));
    EXPECT_TRUE(text("words").startsWith("Round 1, dealer: ")) << qPrintable(text("words"));
    press("forward");
    EXPECT_EQ(text("place"), QString("Round 1 of %1, move 1 of 36").arg(replay().rounds()));
    EXPECT_TRUE(text("words").startsWith("Anna: ") || text("words").startsWith("Ciro: "));
    press("end");
    EXPECT_TRUE(text("words").contains("The round is over.")) << qPrintable(text("words"));
    EXPECT_TRUE(text("words").contains("win")) << qPrintable(text("words"));
}

TEST_F(ReviewWindowTest, ShowsOneHandOrAllFromAnySeat) {
    EXPECT_EQ(board().viewer(), 0);
    const Card other = board().hand(1).front();
    EXPECT_FALSE(board().isOpen(other));
    action("open")->trigger();
    EXPECT_TRUE(board().isOpen(other));
    EXPECT_TRUE(board().isOpen(board().hand(0).front()));
    action("open")->trigger();
    choices("seats")[1]->trigger();
    EXPECT_EQ(board().viewer(), 1);
    EXPECT_TRUE(board().isOpen(other));
    EXPECT_EQ(replay().position(), 0);
}

TEST_F(ReviewWindowTest, ShowsTheScoreOfARoundThatIsOver) {
    EXPECT_FALSE(action("score")->isEnabled());
    slider().setValue(replay().startOf(1) - 1);
    EXPECT_TRUE(action("score")->isEnabled());
    action("score")->trigger();
    EXPECT_TRUE(window->findChild<ScoreSheet*>());
    slider().setFocus();
    key(Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([this] { return !window->findChild<ScoreSheet*>(); }));
    EXPECT_TRUE(window->isVisible());
}

/// On a screen of 1366 × 768 at 144 dots per inch, where the table is low.
TEST_F(ReviewWindowTest, ShowsTheWholeScoreInLargeLettersToo) {
    const ScopedFont font(1.5);
    window->resize(1366, 718);
    QCoreApplication::processEvents();
    slider().setValue(replay().startOf(1) - 1);
    action("score")->trigger();
    QCoreApplication::processEvents();
    const auto* sheet = window->findChild<ScoreSheet*>();
    ASSERT_TRUE(sheet);
    EXPECT_EQ(sheet->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0) << "it scrolls";
    EXPECT_GE(sheet->font().pixelSize(), QFontMetrics(QApplication::font()).height() * 3 / 4);
    QTest::keyClick(sheet->findChild<QPushButton*>("continue"), Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([this] { return !window->findChild<ScoreSheet*>(); }));
    EXPECT_TRUE(window->isVisible());
}

TEST_F(ReviewWindowTest, KeepsTheListWhereSomebodyReadsWhileAnAnalysisGoesOn) {
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

TEST_F(ReviewWindowTest, SaysWhereAnAnalysisHasNotComeYet) {
    Analysis begun = inventedAnalysis(replay().whole());
    begun.moments.resize(2);
    window->setAnalysis(begun);
    slider().setValue(replay().startOf(1));
    EXPECT_EQ(text("heading"), "Not analysed yet.");
    slider().setValue(replay().startOf(1) - 1);
    window->setAnalysis(inventedAnalysis(replay().whole()));
    EXPECT_EQ(text("heading"), "There is nothing to choose here.");
}

TEST_F(ReviewWindowTest, LeadsFromMarkToMarkAndShowsTheBestPlay) {
    const Analysis analysis = inventedAnalysis(replay().whole());
    window->setAnalysis(analysis);
    EXPECT_FALSE(view().isVisible()) << "until it is asked for";
    EXPECT_FALSE(window->findChild<QToolButton*>("markNext")->isVisible());
    EXPECT_TRUE(slider().data().points.isEmpty()) << "a replay judges nothing";
    showMarksOfEverybody();
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
    EXPECT_EQ(slider().data().points.size(), static_cast<int>(analysis.moments.size()));
    const auto reasons = reasonsOfMarks(replay().whole(), analysis);
    const Record shown{setupOfTwo(7, 5), replay().whole(), {}, {}};
    const QString why = whyBetter(shown, findReasons(reasons, *marked[0])->reasons);
    if (!why.isEmpty()) {
        EXPECT_TRUE(waitUntil([&] { return text("why") == why; })) << qPrintable(text("why"));
    }
    EXPECT_EQ(text("options").split('\n').sliced(1), optionTexts(*marked[0]->judgement));
    key(Qt::Key_Right);
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

/// Of the last move the line would speak while the panel is about the next one.
TEST_F(ReviewWindowTest, ALineOfAReviewIsAboutThePlayOfThePanel) {
    const Moment marked = showFirstMark();
    const QString played =
        capitalized(decisionName(marked.judgement->options[marked.judgement->chosen].decision));
    EXPECT_EQ(view().findChildren<PlayPicture*>().front()->accessibleName(), played);
    const QString line = text("words");
    EXPECT_TRUE(line.startsWith("Next: ")) << qPrintable(line);
    EXPECT_TRUE(line.endsWith(" " + markName(marked.judgement->mark) + ".")) << qPrintable(line);
    key(Qt::Key_B);
    key(Qt::Key_Right);
    EXPECT_TRUE(line.contains(text("words"))) << "what a replay says once it is played";
}

TEST_F(ReviewWindowTest, TheHandleOfTheCourseIsTheSlider) {
    QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&slider());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->role(), QAccessible::Slider);
    ASSERT_TRUE(read->valueInterface());
    EXPECT_EQ(read->valueInterface()->maximumValue().toInt(), replay().count() - 1);
    window->setAnalysis(inventedAnalysis(replay().whole()));
    key(Qt::Key_B);
    EXPECT_TRUE(read->text(QAccessible::Description).startsWith("Chance to win, all cards open: "))
        << qPrintable(read->text(QAccessible::Description));
    const auto& points = slider().data().points;
    const auto isMarked = [](const auto& point) { return point.mark != Mark::None; };
    const auto found = std::find_if(points.begin(), points.end(), isMarked);
    ASSERT_NE(found, points.end());
    QCoreApplication::processEvents(); // the chart gets its place
    QTest::mouseClick(&slider(), Qt::LeftButton, {},
                      slider().placeOf(static_cast<int>(found - points.begin())).toPoint());
    EXPECT_EQ(replay().position(), found->position);
    EXPECT_EQ(slider().value(), found->position);
}

/// The pictures of a page, and of these the decision's: what was played, and what was better.
TEST_F(ReviewWindowTest, ShowsADecisionInPicturesAndFiguresOnRequest) {
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
    EXPECT_EQ(view().findChild<BarList*>()->marks().size(), 2);
    EXPECT_EQ(text("cost"), "It cost about half a point.");
    const auto* figures = window->findChild<QLabel*>("options");
    EXPECT_FALSE(figures->isVisible());
    static const QRegularExpression figure(QStringLiteral("[0-9][.,][0-9]|%"));
    for (const QLabel* label : view().findChildren<QLabel*>()) {
        EXPECT_TRUE(!label->isVisible() || !label->text().contains(figure))
            << qPrintable(label->text());
    }
    EXPECT_FALSE(window->findChild<QLabel*>("basis")->isVisible());
    press("figures");
    EXPECT_TRUE(figures->isVisible());
    EXPECT_TRUE(window->findChild<QLabel*>("basis")->isVisible());
    EXPECT_TRUE(text("basis").endsWith(" could know then:")) << qPrintable(text("basis"));
    EXPECT_TRUE(figures->text().contains(figure));
    EXPECT_TRUE(view().accessibleDescription().contains(decisionName(better)));
    key(Qt::Key_N);
    EXPECT_TRUE(window->findChild<QLabel*>("options")->isVisible()) << "it stays as it was chosen";
}

TEST_F(ReviewWindowTest, ShowsOnTheTableWhatWasNotPlayed) {
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

/// The table then shows what could have been played: only that hand, which is said.
TEST_F(ReviewWindowTest, OpensTheHandBehindAnOpponentsMark) {
    const Analysis analysis = inventedAnalysis(replay().whole());
    window->setAnalysis(analysis);
    showMarksOfEverybody();
    const auto* note = window->findChild<QLabel*>("openHand");
    bool isOwn = false;
    bool isOther = false;
    for (const Moment& moment : analysis.moments) {
        if (moment.isMarked() && !(isOwn && isOther)) {
            key(Qt::Key_N);
            (moment.seat == 0 ? isOwn : isOther) = true;
            EXPECT_EQ(board().isOpen(board().hand(1).front()), moment.seat == 1);
            EXPECT_EQ(note->isVisible(), moment.seat == 1);
        }
    }
    EXPECT_TRUE(isOwn && isOther);
    EXPECT_FALSE(action("open")->isChecked());
    key(Qt::Key_B);
    EXPECT_FALSE(board().isOpen(board().hand(1).front())) << "a replay opens none";
}

TEST_F(ReviewWindowTest, OpensNoOtherHandThanThatBehindTheMark) {
    MatchSetup setup = setupOfTwo(7);
    setup.rules.rules.table.players = 3;
    setup.seats.push_back({"Lia", "good"});
    open(setup);
    const Analysis analysis = inventedAnalysis(replay().whole());
    window->setAnalysis(analysis);
    const auto marked = std::ranges::find_if(analysis.moments, [](const Moment& moment) {
        return moment.isMarked() && moment.seat == 1;
    });
    ASSERT_NE(marked, analysis.moments.end());
    window->showMove(marked->round, marked->move);
    EXPECT_TRUE(board().isOpen(board().hand(1).front()));
    EXPECT_TRUE(board().hand(2).empty() || !board().isOpen(board().hand(2).front()));
    press("forward");
    EXPECT_TRUE(board().hand(1).empty() || !board().isOpen(board().hand(1).front()))
        << "it is closed again";
}

TEST_F(ReviewWindowTest, JudgesNoMatchThatIsInPlay) {
    const MatchSetup setup = setupOfTwo(7, 5);
    window = std::make_unique<MatchWindow>(
        Record{setup, playedOut(setup, 40), "2026-11-20 21:14:00", {}}, store, pictures,
        store.windowState());
    window->show();
    ASSERT_FALSE(replay().whole().over());
    window->setAnalysis(inventedAnalysis(replay().whole()));
    EXPECT_FALSE(window->findChild<QToolButton*>("review")->isVisible());
    window->review();
    for (const Qt::Key each : {Qt::Key_N, Qt::Key_B, Qt::Key_N}) {
        key(each);
        EXPECT_FALSE(window->reviewing());
        EXPECT_FALSE(view().isVisible());
        EXPECT_FALSE(board().isOpen(board().hand(1).front()));
    }
    EXPECT_FALSE(window->analyser().isRunning());
}

TEST_F(ReviewWindowTest, DrawsTheBetterPlayOnTheTable) {
    const Moment marked = showFirstMark();
    const Decision better = marked.judgement->options.front().decision;
    EXPECT_EQ(window->table().better(), better.play);
    press("playedOnTable");
    EXPECT_FALSE(window->table().better()) << "not over a line";
    press("back");
    press("back");
    EXPECT_EQ(window->table().better(), better.play);
    key(Qt::Key_B);
    EXPECT_FALSE(window->table().better()) << "a replay judges nothing";
}

TEST_F(ReviewWindowTest, ReadsTheAnalysisBesideTheRecord) {
    const MatchSetup setup = setupOfTwo(7, 5);
    const Record match{setup, playedOut(setup), "2026-11-20 21:14:00",
                       toPath(files.outside("a.scopa.json"))};
    keepInventedAnalysis(match);
    window = std::make_unique<MatchWindow>(match, store, pictures, store.windowState());
    window->show();
    EXPECT_TRUE(waitUntil([&] { return window->analyser().isComplete(); }));
    EXPECT_FALSE(window->reviewing()) << "until it is asked for";
}

TEST_F(ReviewWindowTest, KeepsWhatItWasGivenIfLessIsBesideTheRecord) {
    const MatchSetup setup = setupOfTwo(7, 5);
    const Record match{setup, playedOut(setup), "2026-11-20 21:14:00",
                       toPath(files.outside("a.scopa.json"))};
    const Analysis whole = inventedAnalysis(match.match);
    Analysis begun = whole;
    begun.moments.resize(2);
    RecordFiles::write(files.outside("a.analysis.json"),
                       QByteArray::fromStdString(analysisText(begun, setup.rules.rules.sides())));
    window = std::make_unique<MatchWindow>(match, store, pictures, store.windowState());
    window->setAnalysis(whole);
    QTest::qWait(100); // What is read is not used, and nothing says when it was.
    slider().setValue(replay().startOf(1));
    EXPECT_NE(text("heading"), "Not analysed yet.");
}

TEST_F(ReviewWindowTest, AnnouncesTheMarkAndWhyThereIsNothingToChoose) {
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
    showMarksOfEverybody();
    key(Qt::Key_Home);
    key(Qt::Key_N);
    const Moment& marked = *std::ranges::find_if(whole.moments, [](const Moment& moment) {
        return moment.judgement && moment.judgement->mark != Mark::None;
    });
    EXPECT_EQ(heard.last(), view().words());
    key(Qt::Key_Right);
    key(Qt::Key_Left);
    EXPECT_EQ(heard.last(), text("words"));
    EXPECT_TRUE(heard.last().endsWith(" " + markName(marked.judgement->mark) + "."))
        << qPrintable(heard.last());
}

TEST_F(ReviewWindowTest, ChangesItsLanguageAtOnceAndKeepsItsSize) {
    SKIP_IF_UNFINISHED("fr");
    window->resize(792, 611);
    press("forward");
    languages.use("fr");
    EXPECT_TRUE(waitUntil([this] { return text("place").startsWith("Manche 1 sur "); }))
        << qPrintable(text("place"));
    EXPECT_TRUE(window->windowTitle().contains("Scopa"));
    EXPECT_EQ(action("open")->text().remove('&'), "Montrer toutes les cartes");
    window->hide();
    open(setupOfTwo(8));
    EXPECT_EQ(window->size(), QSize(792, 611));
}

} // namespace
} // namespace settebello

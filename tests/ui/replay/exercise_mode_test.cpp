// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/exercise_mode.h"

#include "analysis/analysis_text.h"
#include "analysis/decision_view.h"
#include "analysis/play_picture.h"
#include "cards/card_pictures.h"
#include "game/match_id.h"
#include "practice/idle_analysis.h"
#include "practice/practice_text.h"
#include "practice/unseen_cards.h"
#include "replay/review_window.h"
#include "rules/presets.h"
#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "text/rule_book.h"
#include "ui/practice/practice_files.h"
#include "widgets/announcer.h"
#include "widgets/message_label.h"
#include "widgets/notice_bar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace settebello {
namespace {

using Kind = ExerciseChoice::Kind;

class ExerciseModeTest : public testing::Test {
protected:
    ExerciseModeTest()
        : m_settings(m_files.data()) {
        m_languages.use("en");
        m_pictures.setDeck("napoletane");
        m_settings.change([](Settings& settings) { settings.display.animationSpeed = 0; });
    }

    void open() {
        m_window.reset();
        m_idle.reset();
        m_store = m_files.store();
        m_idle = std::make_unique<IdleAnalysis>(*m_store, m_files.folder());
        m_window = std::make_unique<ReviewWindow>(*m_idle, m_settings, m_pictures,
                                                  m_settings.windowState());
        QObject::connect(m_window->findChild<Announcer*>(), &Announcer::announced,
                         [this](const QString& text) { m_heard += text; });
        m_window->show();
        m_window->practise();
        QApplication::setActiveWindow(m_window.get());
        ASSERT_TRUE(waitUntil([&] { return m_store->isLoaded(); }));
    }
    /// A window with the mistakes of a match, which were found in it.
    void openWithMistakes() {
        m_match = m_files.keepMatch(7, true);
        open();
        ASSERT_TRUE(waitUntil([&] { return isFound(); }));
        part<QComboBox>("kind").setCurrentIndex(static_cast<int>(Kind::Mistakes));
        ASSERT_TRUE(mode().exercise());
    }

    template <typename Widget>
    Widget& part(const char* name) const {
        return *m_window->findChild<Widget*>(QLatin1String(name));
    }
    bool isFound() const { return m_idle->state() == IdleAnalysis::State::Done; }
    ExerciseMode& mode() const { return m_window->exercises(); }
    GameController& controller() const { return m_window->run().controller(); }
    /// Answers as a person does who plays on the table.
    void answer(const Decision& decision) {
        ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
        ASSERT_EQ(controller().decide(decision), DecisionFault::None);
        ASSERT_TRUE(waitUntil([&] { return mode().answer().has_value(); }));
    }
    void answerRightly() { answer(mode().exercise()->options.front().decision); }
    void answerWrongly() {
        const auto& options = mode().exercise()->options;
        const auto wrong = std::find_if(options.begin(), options.end(),
                                        [](const Option& option) { return !option.asGood; });
        ASSERT_NE(wrong, options.end());
        answer(wrong->decision);
        mode().skip();
    }
    /// A wrong answer that the table then punishes.
    void answerUntilPunished() {
        answer(*mode().exercise()->played);
        while (!mode().isPunishing()) {
            part<QPushButton>("next").click();
            ASSERT_TRUE(mode().exercise());
            answer(*mode().exercise()->played);
        }
    }
    /// Of the page beside the table.
    QString verdict() const {
        return part<DecisionView>("decision").findChild<QLabel*>("heading")->text();
    }
    QStringList values() const { return part<QLabel>("options").text().split('\n'); }
    bool isQuestionShown() const {
        return !part<QLabel>("question").text().isEmpty() && !m_window->findChild<DecisionView*>();
    }
    QString notice() const { return m_window->findChild<NoticeBar*>()->text(); }
    LanguageManager m_languages;
    PracticeFiles m_files;
    SettingsStore m_settings;
    CardPictures m_pictures;
    Record m_match{setupOfTwo(7), playedOut(setupOfTwo(7))};
    std::unique_ptr<PracticeStore> m_store;
    std::unique_ptr<IdleAnalysis> m_idle;
    std::unique_ptr<ReviewWindow> m_window;
    QStringList m_heard;
};

TEST_F(ExerciseModeTest, WithoutMatchesBeginsWithTheProblemOfTheDay) {
    m_files.writeProblems();
    open();
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problem of the day");
    ASSERT_TRUE(mode().exercise());
    EXPECT_TRUE(controller().asksPerson());
    EXPECT_TRUE(m_window->table().hasFocus());
    EXPECT_TRUE(m_heard.last().contains(part<QLabel>("question").text())) << "it is said, too";
    EXPECT_FALSE(part<QComboBox>("grade").isVisible());

    part<QComboBox>("kind").setCurrentIndex(static_cast<int>(Kind::Mistakes));
    EXPECT_FALSE(mode().exercise());
    EXPECT_TRUE(part<QLabel>("nothing").isVisible());
    EXPECT_TRUE(part<QLabel>("nothing").text().contains("None has been found yet"));
    part<QPushButton>("solve").click();
    EXPECT_TRUE(mode().exercise());
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problems");
    EXPECT_TRUE(part<QComboBox>("grade").isVisible());
}

TEST_F(ExerciseModeTest, IsQuietWhileNothingIsFound) {
    open();
    const QStringList heard = m_heard;
    const Match match = playedOut(setupOfTwo(7));
    Analysis faultless;
    faultless.record = matchId(match);
    m_store->add(test::recordOf(match), faultless);
    EXPECT_EQ(m_heard, heard);
    m_store->clearMistakes();
    EXPECT_EQ(m_heard, heard);
    EXPECT_TRUE(part<QLabel>("nothing").isVisible());
}

TEST_F(ExerciseModeTest, AsksAnewWhenTheDayChanges) {
    openWithMistakes();
    const std::vector<Practice::Mistake> mistakes = m_store->practice().mistakes;
    for (const Practice::Mistake& mistake : mistakes) {
        m_store->note(mistake.exercise, *mistake.exercise.played);
    }
    part<QPushButton>("next").click();
    EXPECT_FALSE(mode().exercise());
    EXPECT_TRUE(part<QLabel>("nothing").text().contains("The next one comes on "));
    EXPECT_TRUE(part<QLabel>("count").text().startsWith("0 of "));
    m_store->setDate(QDate(2026, 11, 25));
    QEvent activate(QEvent::WindowActivate);
    QApplication::sendEvent(m_window.get(), &activate);
    EXPECT_TRUE(mode().exercise());
    EXPECT_TRUE(part<QLabel>("count").text().startsWith(
        QStringLiteral("1 of %1.").arg(std::min<std::size_t>(7, mistakes.size()))))
        << qPrintable(part<QLabel>("count").text());
}

TEST_F(ExerciseModeTest, SaysSoWhereThereIsNothingAtAll) {
    open();
    EXPECT_FALSE(mode().exercise());
    EXPECT_TRUE(part<QLabel>("nothing").isVisible());
    EXPECT_FALSE(part<QPushButton>("solve").isVisible()) << "there are no problems";
}

TEST_F(ExerciseModeTest, FindsTheMistakesOfKeptMatchesWhileItIsOpen) {
    openWithMistakes();
    EXPECT_FALSE(m_store->practice().mistakes.empty());
    EXPECT_FALSE(part<QPushButton>("stopFinding").isVisible());
    const auto all = static_cast<int>(m_store->practice().mistakes.size());
    EXPECT_EQ(part<QLabel>("count").text(),
              QStringLiteral("1 of %1. 0 of %2 learnt.").arg(std::min(7, all)).arg(all));
    open();
    ASSERT_TRUE(waitUntil([&] { return isFound(); }));
    EXPECT_EQ(m_store->practice().mistakes.size(), static_cast<std::size_t>(all)) << "once each";
}

TEST_F(ExerciseModeTest, StandsAsTheTableStoodAndShowsNoMoreThanTheSeatSaw) {
    openWithMistakes();
    const Exercise& exercise = *mode().exercise();
    EXPECT_EQ(firstPerson(controller().setup()), exercise.seat);
    PlayerView stood = exercise.position.match().view(exercise.seat);
    EXPECT_EQ(controller().match().view(exercise.seat), stood);
    const MatchSource& source = m_window->run().source();
    EXPECT_FALSE(source.watched() || source.abilities().openCards) << "or hands could be open";
}

TEST_F(ExerciseModeTest, TellsAWrongAnswerFromARightOneInWords) {
    openWithMistakes();
    const Exercise first = *mode().exercise();
    answerWrongly();
    EXPECT_EQ(verdict(), "✗ Not the best");
    EXPECT_TRUE(m_heard.last().startsWith("Not the best. You chose "))
        << qPrintable(m_heard.last());
    EXPECT_TRUE(m_heard.last().contains("Better: "));
    EXPECT_EQ(m_files.kept().mistakes, m_store->practice().mistakes) << "it is on the disk";
    const QStringList lines = values();
    EXPECT_EQ(lines.filter("(the best)").size(), 1);
    EXPECT_EQ(lines.filter("your answer").size(), 1);
    EXPECT_EQ(lines.filter("was played in the match").size(), 1);
    EXPECT_TRUE(part<QPushButton>("next").hasFocus()) << "so that Enter leads on";

    QTest::keyClick(&part<QPushButton>("next"), Qt::Key_Return);
    ASSERT_TRUE(mode().exercise());
    EXPECT_NE(mode().exercise()->id, first.id);
    EXPECT_TRUE(isQuestionShown());
    answerRightly();
    EXPECT_EQ(verdict(), "✓ Right: the best play");
    EXPECT_TRUE(m_heard.last().startsWith("Right: the best play."));
}

TEST_F(ExerciseModeTest, SaysWhatEachPlayIsWorthOnRequest) {
    openWithMistakes();
    answerWrongly();
    QCoreApplication::processEvents();
    EXPECT_FALSE(part<QLabel>("options").isVisible());
    part<QToolButton>("figures").click();
    EXPECT_TRUE(part<QLabel>("options").isVisible());
    const auto& options = mode().exercise()->options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const QString line = values().value(static_cast<qsizetype>(i) + 1); // after what it cost
        EXPECT_TRUE(line.startsWith(optionText(options[i]))) << qPrintable(line);
        EXPECT_EQ(line.contains("(the best"), i == 0);
    }
}

TEST_F(ExerciseModeTest, SaysWhatAnotherCouldHold) {
    openWithMistakes();
    const auto unseen = [this] {
        const Exercise& asked = *mode().exercise();
        return UnseenCards(asked.position.match().view(asked.seat));
    };
    while (unseen().ranks().empty()) {
        part<QPushButton>("next").click();
    }
    answerWrongly();
    const qsizetype title = values().indexOf("What Ciro could hold");
    ASSERT_GE(title, 0);
    const UnseenCards cards = unseen();
    qsizetype row = title + static_cast<qsizetype>(cards.known().size());
    for (const UnseenCards::OfRank& rank : cards.ranks()) {
        const QString chance = chanceText(rank.chances.front().atLeastOne);
        EXPECT_TRUE(values().value(++row).endsWith(": Ciro " + chance))
            << qPrintable(values()[row]);
    }
    EXPECT_EQ(values().size(), row + 1);
}

/// A key that was held down for the play: the answer is to be read.
TEST_F(ExerciseModeTest, AHeldEnterDoesNotPutTheAnswerAway) {
    openWithMistakes();
    answerWrongly();
    const std::string id = mode().exercise()->id;
    for (QWidget* focused : {static_cast<QWidget*>(&part<QPushButton>("next")),
                             static_cast<QWidget*>(&m_window->table())}) {
        focused->setFocus();
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
        QApplication::sendEvent(focused, &held);
        ASSERT_EQ(mode().exercise()->id, id);
        ASSERT_TRUE(mode().answer());
    }
    QTest::keyClick(&m_window->table(), Qt::Key_Return);
    EXPECT_NE(mode().exercise()->id, id);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QTest::keyClick(&m_window->table(), Qt::Key_Right);
    QApplication::sendEvent(&m_window->table(), &held);
    QCoreApplication::processEvents();
    EXPECT_FALSE(mode().answer());
    EXPECT_TRUE(controller().asksPerson()) << "nor answer the next";
}

/// With each exercise, and from the moment when the window opens.
TEST_F(ExerciseModeTest, ACardShowsThatTheTableHasTheFocus) {
    m_files.writeProblems();
    open();
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(mode().exercise());
        TableView& table = m_window->table();
        EXPECT_EQ(QApplication::focusWidget(), &table);
        ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
        ASSERT_TRUE(table.focusedCard()) << "exercise " << i;
        const QImage focused = table.grab().toImage();
        part<QPushButton>("next").setFocus();
        EXPECT_NE(table.grab().toImage(), focused) << "a frame is drawn";
        part<QPushButton>("next").click();
    }
}

TEST_F(ExerciseModeTest, TheKeyboardStaysWhereItIsOfUseWhenNothingIsLeft) {
    m_files.writeProblems();
    openWithMistakes();
    while (mode().exercise()) {
        answerRightly();
        QTest::keyClick(&part<QPushButton>("next"), Qt::Key_Return);
    }
    EXPECT_TRUE(part<QPushButton>("solve").hasFocus());
    QTest::keyClick(&part<QPushButton>("solve"), Qt::Key_Space);
    EXPECT_TRUE(mode().exercise());
    EXPECT_TRUE(m_window->table().hasFocus());
}

TEST_F(ExerciseModeTest, PunishesAWrongAnswerOnTheTableBeforeItShowsTheBetterPlay) {
    m_settings.change([](Settings& settings) { settings.display.animationSpeed = 4; });
    openWithMistakes();
    answerUntilPunished();
    const std::size_t decisions = mode().exercise()->position.decisions.size();
    EXPECT_TRUE(m_heard.last().startsWith("Not the best. ")) << qPrintable(m_heard.last());
    EXPECT_TRUE(m_heard.last().endsWith("Enter or Escape shows the better play."));
    EXPECT_FALSE(m_heard.last().contains("Better: "));
    EXPECT_FALSE(part<DecisionView>("decision").findChild<QWidget*>("cost"))
        << "the better play comes later";
    EXPECT_GT(part<DecisionView>("decision").findChildren<PlayPicture*>().size(), 1);
    EXPECT_FALSE(m_window->table().better());
    EXPECT_TRUE(part<QPushButton>("better").hasFocus());
    EXPECT_FALSE(part<QPushButton>("next").isVisible());
    ASSERT_TRUE(waitUntil([&] { return !mode().isPunishing(); }));
    EXPECT_EQ(controller().match().played().back().moves.size(), decisions + 1)
        << "it is shown, not played";
    EXPECT_EQ(verdict(), "✗ Not the best");
    EXPECT_TRUE(m_heard.last().contains("Better: "));
    EXPECT_EQ(m_window->table().better(), mode().exercise()->options.front().decision.play);
    EXPECT_TRUE(part<QPushButton>("next").hasFocus());

    part<QPushButton>("again").click();
    EXPECT_FALSE(m_window->table().better());
    answerRightly();
    EXPECT_EQ(verdict(), "✓ Right: the best play");
}

TEST_F(ExerciseModeTest, CanBeTriedAgainBeforeTheBetterPlayIsShown) {
    openWithMistakes();
    answerUntilPunished();
    EXPECT_TRUE(part<QPushButton>("again").isVisible());
    part<QPushButton>("again").click();
    EXPECT_FALSE(mode().isPunishing());
    EXPECT_FALSE(m_window->run().isInLine());
    EXPECT_TRUE(isQuestionShown());
    EXPECT_FALSE(m_window->table().better());
    EXPECT_TRUE(m_window->table().hasFocus());
    answerRightly();
    EXPECT_EQ(verdict(), "✓ Right: the best play");
}

TEST_F(ExerciseModeTest, ThePunishmentIsSkippedByEnterAndByEscape) {
    openWithMistakes();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
        for (const bool onTable : {true, false}) {
            answerUntilPunished();
            QWidget& focused =
                onTable ? static_cast<QWidget&>(m_window->table()) : part<QPushButton>("better");
            focused.setFocus();
            QTest::keyClick(&focused, key);
            EXPECT_FALSE(mode().isPunishing());
            EXPECT_TRUE(m_window->isVisible());
            EXPECT_EQ(verdict(), "✗ Not the best");
            EXPECT_EQ(m_window->table().better(), mode().exercise()->options.front().decision.play);
            part<QPushButton>("again").click();
        }
    }
}

/// It was on its way while the punishment ended by itself.
TEST_F(ExerciseModeTest, EscapeEndsWhatIsOnTheTableBeforeItClosesTheWindow) {
    openWithMistakes();
    answerUntilPunished();
    emit m_window->run().lineEnded();
    ASSERT_FALSE(mode().isPunishing());
    QTest::keyClick(&m_window->table(), Qt::Key_Escape);
    EXPECT_TRUE(m_window->isVisible()) << "it was meant for the punishment";
    QTest::qWait(1100); // what the window takes for one that was
    part<QToolButton>("playedOnTable").click();
    ASSERT_TRUE(m_window->run().isInLine());
    QTest::keyClick(&m_window->table(), Qt::Key_Escape);
    EXPECT_FALSE(m_window->run().isInLine()) << "a line that was asked for";
    EXPECT_TRUE(m_window->isVisible());
    QTest::qWait(1100);
    part<QPushButton>("moves").click();
    part<QPushButton>("next").setFocus();
    QTest::keyClick(&part<QPushButton>("next"), Qt::Key_Escape);
    EXPECT_FALSE(m_window->table().movesShown());
    EXPECT_TRUE(m_window->isVisible());
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier, QString(), true);
    QApplication::sendEvent(m_window.get(), &held);
    EXPECT_TRUE(m_window->isVisible());
    QTest::keyClick(&m_window->table(), Qt::Key_Escape);
    EXPECT_FALSE(m_window->isVisible());
}

TEST_F(ExerciseModeTest, PlaysAMarkedPositionOfAReviewAndGoesBack) {
    openWithMistakes();
    const Practice before = m_store->practice();
    m_window->showMatch(m_match);
    MatchReview& review = *m_window->match();
    review.setAnalysis(inventedAnalysis(m_match.match));
    review.review();
    m_window->findChild<QComboBox*>("whose")->setCurrentIndex(0);
    review.goToMark(1);
    const int position = review.replay().position();
    const PlayerView view =
        review.replay().matchAt(position).view(review.replay().matchAt(position).turn());
    ASSERT_TRUE(part<QPushButton>("play").isVisible());
    part<QPushButton>("play").click();

    EXPECT_TRUE(m_window->windowTitle().startsWith("Match: ")) << "it is the same window";
    EXPECT_EQ(controller().match().view(view.seat), view);
    EXPECT_FALSE(part<QComboBox>("kind").isVisible());
    EXPECT_FALSE(part<QWidget>("course").isVisible());
    EXPECT_FALSE(m_window->table().better()) << "it would be the answer";
    EXPECT_TRUE(m_window->table().hasFocus());
    const Decision made = review.replay().nextDecision()->decision;
    answer(made);
    mode().skip();
    EXPECT_EQ(verdict(), "✗ Not the best");
    EXPECT_EQ(m_store->practice(), before) << "it does not count";
    EXPECT_FALSE(part<QPushButton>("next").isVisible());

    part<QPushButton>("close").click();
    EXPECT_TRUE(part<QWidget>("course").isVisible());
    EXPECT_EQ(review.replay().position(), position) << "where it was left";
    part<QPushButton>("play").click();
    QTest::keyClick(&m_window->table(), Qt::Key_Escape);
    EXPECT_TRUE(part<QWidget>("course").isVisible());
    EXPECT_TRUE(m_window->isVisible());
    m_window->practise();
    EXPECT_EQ(m_window->windowTitle(), "Practise");
    EXPECT_TRUE(mode().isPractising() && mode().exercise());
}

/// Of the exercise, not of the match on the table.
TEST_F(ExerciseModeTest, TheRuleBookIsThatOfTheExercise) {
    m_files.writeProblems();
    open();
    ASSERT_TRUE(mode().exercise());
    QStringList places;
    QObject::connect(m_window.get(), &ReviewWindow::rulesAsked,
                     [&](const NamedRules& rules, const QString& place) {
                         EXPECT_EQ(rules, mode().exercise()->position.rules);
                         places += place;
                     });
    QTest::keyClick(&m_window->table(), Qt::Key_F2);
    emit m_window->table().refused(PlayFault::WrongSum);
    QTest::keyClick(&m_window->table(), Qt::Key_F2);
    emit m_window->table().ruleAsked();
    EXPECT_TRUE(part<QPushButton>("rules").isVisible());
    part<QPushButton>("rules").click();
    const QString broken = bookAnchor(PlayFault::WrongSum);
    EXPECT_FALSE(broken.isEmpty());
    EXPECT_EQ(places, QStringList({QString(), broken, broken, broken}));
}

TEST_F(ExerciseModeTest, NobodyPlaysAfterTheAnswer) {
    openWithMistakes();
    const std::size_t before = mode().exercise()->position.decisions.size();
    answerRightly();
    QTest::qWait(100); // Nothing shows that nobody thinks.
    EXPECT_EQ(controller().match().played().back().moves.size(), before + 1);
}

TEST_F(ExerciseModeTest, TryingAgainDoesNotCount) {
    openWithMistakes();
    answerWrongly();
    const Practice noted = m_store->practice();
    const QString count = part<QLabel>("count").text();
    EXPECT_TRUE(count.startsWith("1 of ")) << qPrintable(count);
    part<QPushButton>("again").click();
    EXPECT_FALSE(mode().answer());
    EXPECT_EQ(part<QLabel>("count").text(), count) << "still this one";
    EXPECT_TRUE(m_window->table().hasFocus());
    answerRightly();
    EXPECT_EQ(verdict(), "✓ Right: the best play");
    EXPECT_EQ(m_store->practice(), noted);
}

TEST_F(ExerciseModeTest, EnterOnTheTableLeadsOnOnceItIsAnswered) {
    openWithMistakes();
    const std::string first = mode().exercise()->id;
    answerWrongly();
    m_window->table().setFocus();
    QTest::keyClick(&m_window->table(), Qt::Key_Return);
    EXPECT_NE(mode().exercise()->id, first);
}

TEST_F(ExerciseModeTest, SkippedExercisesComeLast) {
    openWithMistakes();
    const std::string first = mode().exercise()->id;
    const auto all = m_store->practice().mistakes.size();
    for (std::size_t i = 1; i < all; ++i) {
        part<QPushButton>("next").click();
        EXPECT_NE(mode().exercise()->id, first);
    }
    part<QPushButton>("next").click();
    EXPECT_EQ(mode().exercise()->id, first);
}

TEST_F(ExerciseModeTest, ShowsAMistakeInItsMatchAndComesBack) {
    m_files.keepMatch(8, false); // not this one
    openWithMistakes();
    const Exercise exercise = *mode().exercise();
    answerRightly();
    part<QPushButton>("match").click();
    ASSERT_TRUE(waitUntil([&] { return m_window->match() != nullptr; }));
    const Replay& replay = m_window->match()->replay();
    EXPECT_EQ(matchId(replay.whole()), matchId(m_match.match));
    EXPECT_EQ(replay.round(), 0);
    EXPECT_EQ(replay.move(), static_cast<int>(exercise.position.decisions.size()));
    EXPECT_FALSE(part<QPushButton>("match").isVisible());
    EXPECT_TRUE(m_window->windowTitle().startsWith("Match: "));
    EXPECT_TRUE(part<QPushButton>("exercises").isVisible());

    QTest::keyClick(&m_window->table(), Qt::Key_Escape);
    EXPECT_EQ(m_window->windowTitle(), "Practise");
    EXPECT_EQ(mode().exercise(), exercise);
    EXPECT_EQ(verdict(), "✓ Right: the best play") << "its answer is still there";

    QFile::remove(toQString(m_match.file));
    part<QPushButton>("match").click();
    const auto& message = part<MessageLabel>("exerciseMessage");
    ASSERT_TRUE(waitUntil([&] { return !message.message().isEmpty(); }));
    EXPECT_EQ(message.message(), "This match is not kept any more.");
    EXPECT_TRUE(message.isVisible());
    part<QPushButton>("next").click();
    EXPECT_FALSE(message.isVisible()) << "it leaves no gap over the buttons";
}

TEST_F(ExerciseModeTest, ShowsNoMatchOfAnExerciseThatWasLeft) {
    openWithMistakes();
    answerRightly();
    int asked = 0;
    QObject::connect(&mode(), &ExerciseMode::matchAsked, [&asked] { ++asked; });
    part<QPushButton>("match").click();
    part<QPushButton>("next").click();
    EXPECT_EQ(asked, 0);
    // Matches are found one after the other: the one before would come before this one.
    answerRightly();
    part<QPushButton>("match").click();
    ASSERT_TRUE(waitUntil([&] { return asked > 0; }));
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(m_window->match()->replay().move(),
              static_cast<int>(mode().exercise()->position.decisions.size()));
}

TEST_F(ExerciseModeTest, SaysWhatWasAtStakeOnlyOfWhatWasPlayedAndWithoutAReason) {
    openWithMistakes();
    Exercise exercise = *mode().exercise();
    exercise.place = LossPlace::Prime;
    const auto text = [&](const Decision& answer, const std::vector<Reason>& reasons) {
        return reasonText(exercise, answer, reasons);
    };
    const Decision played = *exercise.played;
    ASSERT_FALSE(exercise.isRight(played));
    EXPECT_TRUE(text(played, {}).contains("At stake: ")) << qPrintable(text(played, {}));
    EXPECT_FALSE(text(played, {Reason(Reason::Kind::Sweeps)}).contains("At stake: "));
    exercise.played = exercise.options.front().decision;
    EXPECT_FALSE(text(played, {}).contains("At stake: "));
    EXPECT_FALSE(reasonText(test::problemOf(exercise), played, {}).contains("At stake: "));
}

TEST_F(ExerciseModeTest, AfterTheProblemOfTheDayComeOthers) {
    m_files.writeProblems();
    open();
    const std::string ofTheDay = mode().exercise()->id;
    const auto isCalledSo = [&] {
        return part<QLabel>("source").text().startsWith("Problem of the day: ");
    };
    EXPECT_TRUE(isCalledSo());
    answerRightly();
    EXPECT_TRUE(isCalledSo());
    EXPECT_FALSE(part<QPushButton>("match").isVisible()) << "it comes from none";
    part<QPushButton>("next").click();
    EXPECT_FALSE(isCalledSo());
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problems");
    EXPECT_NE(mode().exercise()->id, ofTheDay);
    EXPECT_EQ(part<QComboBox>("kind").itemText(0), "Problem of the day ✓");
    open();
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problems") << "that of today is solved";
}

TEST_F(ExerciseModeTest, MistakesThatAreDueComeAfterTheProblemOfTheDay) {
    m_files.writeProblems();
    openWithMistakes();
    open();
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problem of the day");
    answerRightly();
    part<QPushButton>("next").click();
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Your mistakes");
    ASSERT_TRUE(mode().exercise());
    EXPECT_FALSE(mode().exercise()->grade) << "no problem";
}

TEST_F(ExerciseModeTest, CountsAnExerciseOnceWhileItsAnswerIsWritten) {
    openWithMistakes();
    const QString count = part<QLabel>("count").text();
    EXPECT_TRUE(count.startsWith("1 of ")) << qPrintable(count);
    QStringList shown; // before the answer is on the disk
    QObject::connect(&m_window->run(), &ExerciseRun::answered, [&] {
        EXPECT_FALSE(mode().answer());
        shown += part<QLabel>("count").text();
    });
    answerRightly();
    EXPECT_EQ(shown, QStringList(count));
}

TEST_F(ExerciseModeTest, EndsASessionWithWhatCameOfIt) {
    openWithMistakes();
    const std::size_t all = m_store->practice().mistakes.size();
    const std::size_t length = std::min<std::size_t>(7, all);
    for (std::size_t number = 1; number <= length; ++number) {
        const QString count = part<QLabel>("count").text();
        EXPECT_TRUE(count.startsWith(QStringLiteral("%1 of %2.").arg(number).arg(length)))
            << qPrintable(count);
        answerRightly();
        EXPECT_EQ(part<QLabel>("count").text(), count) << "still this one";
        part<QPushButton>("next").click();
    }
    EXPECT_FALSE(mode().exercise());
    const QString end = part<QLabel>("nothing").text();
    EXPECT_TRUE(end.startsWith(QStringLiteral("%1 exercises done, and %1 right.").arg(length)))
        << qPrintable(end);
    EXPECT_EQ(m_heard.last(), end);
    EXPECT_EQ(end.contains("The next one comes on "), length == all);
    if (length < all) {
        EXPECT_EQ(part<QPushButton>("solve").text(), "Some mo&re");
        part<QPushButton>("solve").click();
        EXPECT_TRUE(mode().exercise());
    }
}

TEST_F(ExerciseModeTest, ShowsWhatWasPlayedBeforeTheAnswer) {
    openWithMistakes();
    EXPECT_FALSE(m_window->table().movesShown());
    QTest::keyClick(&m_window->table(), Qt::Key_L);
    EXPECT_TRUE(m_window->table().movesShown());
    const QString stillOut = part<QLabel>("nothing").text();
    const Exercise& asked = *mode().exercise();
    const CardSet unseen = asked.position.match().view(asked.seat).unseen();
    EXPECT_TRUE(stillOut.startsWith("Still out: ")) << qPrintable(stillOut);
    EXPECT_EQ(stillOut.count(QRegularExpression("cups|swords|coins|batons")), unseen.size());
    EXPECT_EQ(m_heard.last(), stillOut);
    part<QPushButton>("moves").click();
    EXPECT_FALSE(m_window->table().movesShown());
    EXPECT_FALSE(part<QLabel>("nothing").isVisible());
}

TEST_F(ExerciseModeTest, ClearsAfterAsking) {
    openWithMistakes();
    part<QAction>("clearMistakes").trigger();
    auto* box = m_window->findChild<QMessageBox*>();
    ASSERT_NE(box, nullptr);
    QTest::keyClick(box, Qt::Key_Escape);
    EXPECT_FALSE(m_store->practice().mistakes.empty());
    part<QAction>("clearMistakes").trigger();
    for (auto* button : m_window->findChildren<QPushButton*>("reallyClear")) {
        if (button->isVisible()) {
            button->click();
            break;
        }
    }
    EXPECT_TRUE(m_store->practice().mistakes.empty());
    EXPECT_FALSE(mode().exercise());
    EXPECT_FALSE(part<QAction>("clearMistakes").isEnabled());
}

TEST_F(ExerciseModeTest, SaysWhatIsWrongWithItsFile) {
    RecordFiles::write(m_files.file(), "{\"format\": \"settebello.practice\", \"version\": 99}");
    open();
    EXPECT_TRUE(notice().contains("cannot be written to this time")) << qPrintable(notice());
}

TEST_F(ExerciseModeTest, ShowsAProblemAsLongAsItLastsAndSaysItOnce) {
    m_files.writeProblems();
    open();
    ASSERT_TRUE(QDir().mkpath(m_files.file() + "/in the way"));
    answerRightly();
    ASSERT_TRUE(notice().contains("could not save this yet")) << qPrintable(notice());
    const auto said = [&] { return m_heard.filter("could not save this yet").size(); };
    EXPECT_EQ(said(), 1);
    part<QPushButton>("next").click();
    EXPECT_TRUE(notice().contains("could not save this yet")) << "with the next question, too";
    EXPECT_EQ(said(), 1);
    QDir(m_files.file()).removeRecursively();
    EXPECT_TRUE(waitUntil([&] { return notice().isEmpty(); }));
}

TEST_F(ExerciseModeTest, EscapeClosesItAndStopsTheFinder) {
    m_files.keepMatch(7, false);
    m_files.writeProblems();
    open();
    ASSERT_TRUE(waitUntil([&] { return part<QPushButton>("stopFinding").isVisible(); }));
    QTest::keyClick(&m_window->table(), Qt::Key_Escape);
    EXPECT_FALSE(m_window->isVisible());
    EXPECT_TRUE(waitUntil([&] { return m_idle->state() == IdleAnalysis::State::Off; }));
}

TEST_F(ExerciseModeTest, FollowsTheLanguage) {
    openWithMistakes();
    answerWrongly();
    m_languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_EQ(m_window->windowTitle(), "Allenamento");
    EXPECT_EQ(verdict(), "✗ Non è la migliore");
    EXPECT_TRUE(mode().answer()) << "nothing is begun anew";
}

/// A choice of the cutter with which this deal is void.
Exercise exerciseOfVoidDeal(const Decision& choice) {
    const RuleSet rules = findPreset("chkobba")->rules;
    for (std::uint64_t seed = 0;; ++seed) {
        Match match(rules, seed);
        match.deal();
        const Match::PlayedRound dealt = match.played().back();
        Exercise exercise;
        exercise.position = {{"", "chkobba", rules}, match.scores(), dealt.dealer, dealt.pack, {}};
        exercise.seat = match.turn();
        for (const auto kind : {Decision::Kind::KeepCut, Decision::Kind::PlaceCut}) {
            exercise.options.emplace_back().decision = Decision(kind);
        }
        match.apply(choice);
        if (match.played().back().pack != dealt.pack) {
            return exercise;
        }
    }
}

TEST_F(ExerciseModeTest, TakesAChoiceThatMakesTheDealVoidForTheAnswer) {
    open();
    ExerciseRun& run = m_window->run();
    std::optional<Decision> answer;
    QObject::connect(&run, &ExerciseRun::answered,
                     [&](const Decision& decision) { answer = decision; });
    run.disconnect(&mode());
    for (const auto kind : {Decision::Kind::KeepCut, Decision::Kind::PlaceCut}) {
        answer.reset();
        const Exercise exercise = exerciseOfVoidDeal(Decision(kind));
        run.ask(exercise, setupOf(exercise));
        ASSERT_TRUE(waitUntil([&] { return run.controller().asksPerson(); }));
        ASSERT_EQ(run.controller().decide(Decision(kind)), DecisionFault::None);
        ASSERT_TRUE(waitUntil([&] { return answer.has_value(); }));
        EXPECT_EQ(toString(*answer), toString(Decision(kind)));
        EXPECT_FALSE(run.answeredMatch());
    }
}

} // namespace
} // namespace settebello

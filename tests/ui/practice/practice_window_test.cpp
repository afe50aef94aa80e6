// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_window.h"

#include "analysis/analysis_text.h"
#include "cards/card_pictures.h"
#include "game/match_id.h"
#include "practice/exercise_table.h"
#include "practice/figure_columns.h"
#include "practice/mistake_finder.h"
#include "practice/practice_text.h"
#include "practice/unseen_cards.h"
#include "rules/presets.h"
#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "text/number_text.h"
#include "text/rule_book.h"
#include "ui/practice/practice_files.h"
#include "widgets/announcer.h"
#include "widgets/message_label.h"
#include "widgets/notice_bar.h"
#include "widgets/style.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace settebello {
namespace {

using Kind = ExerciseChoice::Kind;

QStringList figures(const QListWidgetItem* item) {
    return item->data(FigureColumns::kFiguresRole).toStringList();
}

class PracticeWindowTest : public testing::Test {
protected:
    PracticeWindowTest()
        : m_settings(m_files.data()) {
        m_languages.use("en");
        m_pictures.setDeck("napoletane");
        m_settings.change([](Settings& settings) { settings.display.animationSpeed = 0; });
    }

    void open() {
        m_window.reset();
        m_store = m_files.store();
        m_window = std::make_unique<PracticeWindow>(*m_store, m_settings, m_pictures,
                                                    m_files.folder(), m_settings.windowState());
        QObject::connect(m_window->findChild<Announcer*>(), &Announcer::announced,
                         [this](const QString& text) { m_heard += text; });
        QObject::connect(m_window.get(), &PracticeWindow::replayAsked,
                         [this](const Record& match, int round, int move, const Analysis&) {
                             m_asked = {toQString(match.file), round, move};
                         });
        m_window->show();
        QApplication::setActiveWindow(m_window.get());
        ASSERT_TRUE(waitUntil([&] { return m_store->isLoaded(); }));
    }
    /// A window with the mistakes of a match, which were found in it.
    void openWithMistakes() {
        m_match = m_files.keepMatch(7, true);
        open();
        ASSERT_TRUE(waitUntil([&] { return m_window->finder().isComplete(); }));
        part<QComboBox>("kind").setCurrentIndex(static_cast<int>(Kind::Mistakes));
        ASSERT_TRUE(m_window->exercise());
    }

    template <typename Widget>
    Widget& part(const char* name) const {
        return *m_window->findChild<Widget*>(QLatin1String(name));
    }
    GameController& controller() const {
        return m_window->findChild<ExerciseTable*>()->controller();
    }
    /// Answers as a person does who plays on the table.
    void answer(const Decision& decision) {
        ASSERT_TRUE(waitUntil([&] { return controller().asksPerson(); }));
        ASSERT_EQ(controller().decide(decision), DecisionFault::None);
        ASSERT_TRUE(waitUntil([&] { return m_window->answer().has_value(); }));
    }
    void answerRightly() { answer(m_window->exercise()->options.front().decision); }
    void answerWrongly() {
        const auto& options = m_window->exercise()->options;
        const auto wrong = std::find_if(options.begin(), options.end(),
                                        [](const Option& option) { return !option.asGood; });
        ASSERT_NE(wrong, options.end());
        answer(wrong->decision);
    }
    QString verdict() const { return lines().value(2); }
    QString notice() const { return m_window->findChild<NoticeBar*>()->text(); }
    QStringList lines() const {
        QStringList texts;
        const auto& list = part<QListWidget>("answer");
        for (int row = 0; row < list.count(); ++row) {
            texts += list.item(row)->text();
        }
        return texts;
    }

    LanguageManager m_languages;
    PracticeFiles m_files;
    SettingsStore m_settings;
    CardPictures m_pictures;
    Record m_match{setupOfTwo(7), playedOut(setupOfTwo(7))};
    std::unique_ptr<PracticeStore> m_store;
    std::unique_ptr<PracticeWindow> m_window;
    QStringList m_heard;
    std::tuple<QString, int, int> m_asked; ///< to be replayed
};

TEST_F(PracticeWindowTest, WithoutMatchesBeginsWithTheProblemOfTheDay) {
    m_files.writeProblems();
    open();
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problem of the day");
    ASSERT_TRUE(m_window->exercise());
    EXPECT_TRUE(controller().asksPerson());
    EXPECT_TRUE(m_window->table().hasFocus());
    EXPECT_TRUE(m_heard.last().contains(lines().value(1))) << "it is said, too";
    EXPECT_FALSE(part<QComboBox>("grade").isVisible());

    part<QComboBox>("kind").setCurrentIndex(static_cast<int>(Kind::Mistakes));
    EXPECT_FALSE(m_window->exercise());
    EXPECT_TRUE(part<QLabel>("nothing").isVisible());
    EXPECT_TRUE(part<QLabel>("nothing").text().contains("None has been found yet"));
    part<QPushButton>("solve").click();
    EXPECT_TRUE(m_window->exercise());
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problems");
    EXPECT_TRUE(part<QComboBox>("grade").isVisible());
}

TEST_F(PracticeWindowTest, IsQuietWhileNothingIsFound) {
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

TEST_F(PracticeWindowTest, AsksAnewWhenTheDayChanges) {
    openWithMistakes();
    const std::vector<Practice::Mistake> mistakes = m_store->practice().mistakes;
    for (const Practice::Mistake& mistake : mistakes) {
        m_store->note(mistake.exercise, *mistake.exercise.played);
    }
    part<QPushButton>("next").click();
    EXPECT_FALSE(m_window->exercise());
    EXPECT_TRUE(part<QLabel>("nothing").text().contains("The next one comes on "));
    EXPECT_TRUE(part<QLabel>("count").text().startsWith("0 of "));
    m_store->setDate(QDate(2026, 11, 25));
    QEvent activate(QEvent::WindowActivate);
    QApplication::sendEvent(m_window.get(), &activate);
    EXPECT_TRUE(m_window->exercise());
    EXPECT_TRUE(part<QLabel>("count").text().startsWith(
        QStringLiteral("1 of %1.").arg(std::min<std::size_t>(7, mistakes.size()))))
        << qPrintable(part<QLabel>("count").text());
}

TEST_F(PracticeWindowTest, SaysSoWhereThereIsNothingAtAll) {
    open();
    EXPECT_FALSE(m_window->exercise());
    EXPECT_TRUE(part<QLabel>("nothing").isVisible());
    EXPECT_FALSE(part<QPushButton>("solve").isVisible()) << "there are no problems";
}

TEST_F(PracticeWindowTest, FindsTheMistakesOfKeptMatchesWhileItIsOpen) {
    openWithMistakes();
    EXPECT_FALSE(m_store->practice().mistakes.empty());
    EXPECT_FALSE(part<QPushButton>("stop").isVisible());
    const auto all = static_cast<int>(m_store->practice().mistakes.size());
    EXPECT_EQ(part<QLabel>("count").text(),
              QStringLiteral("1 of %1. 0 of %2 learnt.").arg(std::min(7, all)).arg(all));
    open();
    ASSERT_TRUE(waitUntil([&] { return m_window->finder().isComplete(); }));
    EXPECT_EQ(m_store->practice().mistakes.size(), static_cast<std::size_t>(all)) << "once each";
}

TEST_F(PracticeWindowTest, StandsAsTheTableStoodAndShowsNoMoreThanTheSeatSaw) {
    openWithMistakes();
    const Exercise& exercise = *m_window->exercise();
    EXPECT_EQ(firstPerson(controller().setup()), exercise.seat);
    PlayerView stood = exercise.position.match().view(exercise.seat);
    EXPECT_EQ(controller().match().view(exercise.seat), stood);
    const MatchSource& source = m_window->findChild<ExerciseTable*>()->source();
    EXPECT_FALSE(source.watched() || source.abilities().openCards) << "or hands could be open";
}

TEST_F(PracticeWindowTest, TellsAWrongAnswerFromARightOneInWords) {
    openWithMistakes();
    const Exercise first = *m_window->exercise();
    answerWrongly();
    EXPECT_EQ(verdict(), "✗ Not the best");
    EXPECT_TRUE(m_heard.last().startsWith("Not the best. You chose "))
        << qPrintable(m_heard.last());
    EXPECT_TRUE(m_heard.last().contains("Better: "));
    EXPECT_EQ(m_files.kept().mistakes, m_store->practice().mistakes) << "it is on the disk";
    const QStringList told = lines();
    EXPECT_EQ(told.filter("(the best)").size(), 1);
    EXPECT_EQ(told.filter("your answer").size(), 1);
    EXPECT_EQ(told.filter("was played in the match").size(), 1);
    EXPECT_TRUE(part<QPushButton>("next").hasFocus()) << "so that Enter leads on";

    QTest::keyClick(&part<QPushButton>("next"), Qt::Key_Return);
    ASSERT_TRUE(m_window->exercise());
    EXPECT_NE(m_window->exercise()->id, first.id);
    EXPECT_EQ(lines().size(), 2) << "where it is from, and the question";
    answerRightly();
    EXPECT_EQ(verdict(), "✓ Right: the best play");
    EXPECT_TRUE(m_heard.last().startsWith("Right: the best play."));
}

TEST_F(PracticeWindowTest, ShowsWhatEachPlayIsWorthInColumnsAndSaysItInWords) {
    openWithMistakes();
    answerWrongly();
    const auto& list = part<QListWidget>("answer");
    const auto title = list.findItems("What could be played", Qt::MatchExactly);
    ASSERT_EQ(title.size(), 1);
    EXPECT_EQ(figures(title[0]), QStringList({"Points", "Win"}));
    int row = list.row(title[0]);
    for (const Option& option : m_window->exercise()->options) {
        const QListWidgetItem* item = list.item(++row);
        EXPECT_EQ(figures(item),
                  QStringList({signedNumber(option.points, 1), chanceText(option.chance)}));
        const QString spoken = item->data(Qt::AccessibleTextRole).toString();
        EXPECT_TRUE(spoken.startsWith(optionText(option))) << qPrintable(spoken);
        EXPECT_EQ(spoken.contains("(the best"), item->text().contains("(the best"));
    }
    EXPECT_TRUE(figures(list.item(row + 1)).isEmpty()) << "no other line has figures";
}

TEST_F(PracticeWindowTest, ShowsWhatAnotherCouldHoldInAColumn) {
    openWithMistakes();
    const auto everyCardIsPlaced = [this] {
        const Exercise& asked = *m_window->exercise();
        return UnseenCards(asked.position.match().view(asked.seat)).ranks().empty();
    };
    while (everyCardIsPlaced()) {
        part<QPushButton>("next").click();
    }
    answerWrongly();
    const auto& list = part<QListWidget>("answer");
    const auto title = list.findItems("What Ciro could hold", Qt::MatchExactly);
    ASSERT_EQ(title.size(), 1);
    EXPECT_EQ(figures(title[0]), QStringList("Ciro"));
    const Exercise& exercise = *m_window->exercise();
    const UnseenCards unseen(exercise.position.match().view(exercise.seat));
    int row = list.row(title[0]);
    for (const UnseenCards::OfRank& rank : unseen.ranks()) {
        const QListWidgetItem* item = list.item(++row);
        const QString chance = chanceText(rank.chances.front().atLeastOne);
        EXPECT_EQ(figures(item), QStringList(chance));
        EXPECT_EQ(item->data(Qt::AccessibleTextRole), item->text() + ": Ciro " + chance);
    }
    EXPECT_TRUE(list.item(row + 1)->text().startsWith("The cards not seen yet"));
    EXPECT_EQ(list.count(), row + 2);
}

TEST_F(PracticeWindowTest, LinesWithFiguresAreAsHighAsTheirTextNeeds) {
    openWithMistakes();
    answerWrongly();
    auto& list = part<QListWidget>("answer");
    const int row = list.row(list.findItems("What could be played", Qt::MatchExactly)[0]) + 1;
    QListWidgetItem* item = list.item(row);
    item->setText(QStringLiteral("a word and ").repeated(8));
    const int with = list.visualItemRect(item).height();
    item->setData(FigureColumns::kFiguresRole, QVariant());
    item->setData(FigureColumns::kWidestRole, QVariant());
    const int without = list.visualItemRect(item).height();
    EXPECT_GT(with, without) << "the text has less room beside figures";
}

TEST_F(PracticeWindowTest, WhereColumnsAreTooWideLinesAreInWords) {
    openWithMistakes();
    answerWrongly();
    auto& list = part<QListWidget>("answer");
    const auto& columns = dynamic_cast<FigureColumns&>(*list.itemDelegate());
    EXPECT_FALSE(columns.inWords());
    list.setFont(scaledFont(list.font(), 3, false));
    EXPECT_TRUE(columns.inWords());
    list.setFont(QFont());
    EXPECT_FALSE(columns.inWords());
    list.setMinimumWidth(0);
    list.resize(150, 400);
    EXPECT_TRUE(columns.inWords());
}

/// A key that was held down for the play: the answer is to be read.
TEST_F(PracticeWindowTest, AHeldEnterDoesNotPutTheAnswerAway) {
    openWithMistakes();
    answerWrongly();
    const std::string id = m_window->exercise()->id;
    for (QWidget* focused : {static_cast<QWidget*>(&part<QPushButton>("next")),
                             static_cast<QWidget*>(&m_window->table())}) {
        focused->setFocus();
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
        QApplication::sendEvent(focused, &held);
        ASSERT_EQ(m_window->exercise()->id, id);
        ASSERT_TRUE(m_window->answer());
    }
    QTest::keyClick(&m_window->table(), Qt::Key_Return);
    EXPECT_NE(m_window->exercise()->id, id);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QTest::keyClick(&m_window->table(), Qt::Key_Right);
    QApplication::sendEvent(&m_window->table(), &held);
    QCoreApplication::processEvents();
    EXPECT_FALSE(m_window->answer());
    EXPECT_TRUE(controller().asksPerson()) << "nor answer the next";
}

/// With each exercise, and from the moment when the window opens.
TEST_F(PracticeWindowTest, ACardShowsThatTheTableHasTheFocus) {
    m_files.writeProblems();
    open();
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(m_window->exercise());
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

TEST_F(PracticeWindowTest, TheKeyboardStaysWhereItIsOfUseWhenNothingIsLeft) {
    m_files.writeProblems();
    openWithMistakes();
    while (m_window->exercise()) {
        answerRightly();
        QTest::keyClick(&part<QPushButton>("next"), Qt::Key_Return);
    }
    EXPECT_TRUE(part<QPushButton>("solve").hasFocus());
    QTest::keyClick(&part<QPushButton>("solve"), Qt::Key_Space);
    EXPECT_TRUE(m_window->exercise());
    EXPECT_TRUE(m_window->table().hasFocus());
}

/// Of the exercise, not of the match on the table.
TEST_F(PracticeWindowTest, TheRuleBookIsThatOfTheExercise) {
    m_files.writeProblems();
    open();
    ASSERT_TRUE(m_window->exercise());
    QStringList places;
    QObject::connect(m_window.get(), &PracticeWindow::rulesAsked,
                     [&](const NamedRules& rules, const QString& place) {
                         EXPECT_EQ(rules, m_window->exercise()->position.rules);
                         places += place;
                     });
    QTest::keyClick(&m_window->table(), Qt::Key_F2);
    emit m_window->table().refused(PlayFault::WrongSum);
    QTest::keyClick(&m_window->table(), Qt::Key_F2);
    emit m_window->table().ruleAsked();
    const QString broken = bookAnchor(PlayFault::WrongSum);
    EXPECT_FALSE(broken.isEmpty());
    EXPECT_EQ(places, QStringList({QString(), broken, broken}));
}

TEST_F(PracticeWindowTest, NobodyPlaysAfterTheAnswer) {
    openWithMistakes();
    const std::size_t before = m_window->exercise()->position.decisions.size();
    answerRightly();
    QTest::qWait(100); // Nothing shows that nobody thinks.
    EXPECT_EQ(controller().match().played().back().moves.size(), before + 1);
}

TEST_F(PracticeWindowTest, TryingAgainDoesNotCount) {
    openWithMistakes();
    answerWrongly();
    const Practice noted = m_store->practice();
    const QString count = part<QLabel>("count").text();
    EXPECT_TRUE(count.startsWith("1 of ")) << qPrintable(count);
    part<QPushButton>("again").click();
    EXPECT_FALSE(m_window->answer());
    EXPECT_EQ(part<QLabel>("count").text(), count) << "still this one";
    EXPECT_TRUE(m_window->table().hasFocus());
    answerRightly();
    EXPECT_EQ(verdict(), "✓ Right: the best play");
    EXPECT_EQ(m_store->practice(), noted);
}

TEST_F(PracticeWindowTest, EnterOnTheTableLeadsOnOnceItIsAnswered) {
    openWithMistakes();
    const std::string first = m_window->exercise()->id;
    answerWrongly();
    m_window->table().setFocus();
    QTest::keyClick(&m_window->table(), Qt::Key_Return);
    EXPECT_NE(m_window->exercise()->id, first);
}

TEST_F(PracticeWindowTest, SkippedExercisesComeLast) {
    openWithMistakes();
    const std::string first = m_window->exercise()->id;
    const auto all = m_store->practice().mistakes.size();
    for (std::size_t i = 1; i < all; ++i) {
        part<QPushButton>("next").click();
        EXPECT_NE(m_window->exercise()->id, first);
    }
    part<QPushButton>("next").click();
    EXPECT_EQ(m_window->exercise()->id, first);
}

TEST_F(PracticeWindowTest, ShowsAMistakeInItsMatch) {
    m_files.keepMatch(8, false); // not this one
    openWithMistakes();
    const Exercise exercise = *m_window->exercise();
    answerRightly();
    part<QPushButton>("match").click();
    ASSERT_TRUE(waitUntil([&] { return !std::get<0>(m_asked).isEmpty(); }));
    const int move = static_cast<int>(exercise.position.decisions.size());
    EXPECT_EQ(m_asked, std::tuple(toQString(m_match.file), 0, move));

    QFile::remove(toQString(m_match.file));
    part<QPushButton>("match").click();
    const auto& message = part<MessageLabel>("message");
    ASSERT_TRUE(waitUntil([&] { return !message.message().isEmpty(); }));
    EXPECT_EQ(message.message(), "This match is not kept any more.");
}

TEST_F(PracticeWindowTest, ShowsNoMatchOfAnExerciseThatWasLeft) {
    openWithMistakes();
    answerRightly();
    QSignalSpy asked(m_window.get(), &PracticeWindow::replayAsked);
    part<QPushButton>("match").click();
    part<QPushButton>("next").click();
    EXPECT_EQ(asked.count(), 0);
    // Matches are found one after the other: the one before would come before this one.
    answerRightly();
    part<QPushButton>("match").click();
    ASSERT_TRUE(waitUntil([&] { return asked.count() > 0; }));
    EXPECT_EQ(asked.count(), 1);
    EXPECT_EQ(std::get<2>(m_asked),
              static_cast<int>(m_window->exercise()->position.decisions.size()));
}

TEST_F(PracticeWindowTest, SaysWhatWasAtStakeOnlyOfWhatWasPlayedAndWithoutAReason) {
    openWithMistakes();
    Exercise exercise = *m_window->exercise();
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

TEST_F(PracticeWindowTest, AfterTheProblemOfTheDayComeOthers) {
    m_files.writeProblems();
    open();
    const std::string ofTheDay = m_window->exercise()->id;
    answerRightly();
    EXPECT_FALSE(part<QPushButton>("match").isVisible()) << "it comes from none";
    part<QPushButton>("next").click();
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problems");
    EXPECT_NE(m_window->exercise()->id, ofTheDay);
    EXPECT_EQ(part<QComboBox>("kind").itemText(2), "Problem of the day ✓");
    open();
    EXPECT_EQ(part<QComboBox>("kind").currentText(), "Problems") << "that of today is solved";
}

TEST_F(PracticeWindowTest, CountsAnExerciseOnceWhileItsAnswerIsWritten) {
    openWithMistakes();
    const QString count = part<QLabel>("count").text();
    EXPECT_TRUE(count.startsWith("1 of ")) << qPrintable(count);
    QStringList shown; // before the answer is on the disk
    QObject::connect(m_window->findChild<ExerciseTable*>(), &ExerciseTable::answered, [&] {
        EXPECT_FALSE(m_window->answer());
        shown += part<QLabel>("count").text();
    });
    answerRightly();
    EXPECT_EQ(shown, QStringList(count));
}

TEST_F(PracticeWindowTest, EndsASessionWithWhatCameOfIt) {
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
    EXPECT_FALSE(m_window->exercise());
    const QString end = part<QLabel>("nothing").text();
    EXPECT_TRUE(end.startsWith(QStringLiteral("%1 exercises done, and %1 right.").arg(length)))
        << qPrintable(end);
    EXPECT_EQ(m_heard.last(), end);
    EXPECT_EQ(end.contains("The next one comes on "), length == all);
    if (length < all) {
        EXPECT_EQ(part<QPushButton>("solve").text(), "Some mo&re");
        part<QPushButton>("solve").click();
        EXPECT_TRUE(m_window->exercise());
    }
}

TEST_F(PracticeWindowTest, ShowsWhatWasPlayedBeforeTheAnswer) {
    openWithMistakes();
    EXPECT_FALSE(m_window->table().movesShown());
    QTest::keyClick(&m_window->table(), Qt::Key_L);
    EXPECT_TRUE(m_window->table().movesShown());
    part<QPushButton>("moves").click();
    EXPECT_FALSE(m_window->table().movesShown());
}

TEST_F(PracticeWindowTest, ClearsAfterAsking) {
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
    EXPECT_FALSE(m_window->exercise());
    EXPECT_FALSE(part<QAction>("clearMistakes").isEnabled());
}

TEST_F(PracticeWindowTest, SaysWhatIsWrongWithItsFile) {
    RecordFiles::write(m_files.file(), "{\"format\": \"settebello.practice\", \"version\": 99}");
    open();
    EXPECT_TRUE(notice().contains("cannot be written to this time")) << qPrintable(notice());
}

TEST_F(PracticeWindowTest, ShowsAProblemAsLongAsItLastsAndSaysItOnce) {
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

TEST_F(PracticeWindowTest, EscapeClosesItAndStopsTheFinder) {
    m_files.keepMatch(7, false);
    m_files.writeProblems();
    open();
    ASSERT_TRUE(waitUntil([&] { return part<QPushButton>("stop").isVisible(); }));
    QTest::keyClick(&m_window->table(), Qt::Key_Escape);
    EXPECT_FALSE(m_window->isVisible());
    EXPECT_TRUE(waitUntil([&] { return !m_window->finder().isRunning(); }));
}

TEST_F(PracticeWindowTest, FollowsTheLanguage) {
    openWithMistakes();
    answerWrongly();
    m_languages.use("it");
    QCoreApplication::processEvents();
    EXPECT_EQ(m_window->windowTitle(), "Allenamento");
    EXPECT_EQ(verdict(), "✗ Non è la migliore");
    EXPECT_TRUE(m_window->answer()) << "nothing is begun anew";
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
        match.apply(choice);
        if (match.played().back().pack != dealt.pack) {
            return exercise;
        }
    }
}

TEST(ExerciseTable, TakesAChoiceThatMakesTheDealVoidForTheAnswer) {
    CardPictures pictures;
    pictures.setDeck("napoletane");
    ExerciseTable table(pictures);
    Settings settings;
    settings.display.animationSpeed = 0;
    table.setSettings(settings);
    std::optional<Decision> answer;
    QObject::connect(&table, &ExerciseTable::answered,
                     [&](const Decision& decision) { answer = decision; });
    for (const auto kind : {Decision::Kind::KeepCut, Decision::Kind::PlaceCut}) {
        answer.reset();
        table.ask(exerciseOfVoidDeal(Decision(kind)));
        ASSERT_TRUE(waitUntil([&] { return table.controller().asksPerson(); }));
        ASSERT_EQ(table.controller().decide(Decision(kind)), DecisionFault::None);
        ASSERT_TRUE(waitUntil([&] { return answer.has_value(); }));
        EXPECT_EQ(toString(*answer), toString(Decision(kind)));
    }
}

} // namespace
} // namespace settebello

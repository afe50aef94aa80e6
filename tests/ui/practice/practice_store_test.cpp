// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_store.h"

#include "game/match_id.h"
#include "practice/exercise_queue.h"
#include "practice/mistake_finder.h"
#include "ui/practice/practice_files.h"

#include "analysis/analysis_file.h"
#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "settings/window_state.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <set>

namespace settebello {
namespace {

using Kind = ExerciseChoice::Kind;

class PracticeStoreTest : public testing::Test {
protected:
    void SetUp() override { m_languages.use("en"); }

    /// A store with the mistakes of a match.
    std::unique_ptr<PracticeStore> storeWithMistakes() {
        auto store = m_files.loadedStore();
        const Match match = playedOut(setupOfTwo(7));
        store->add(test::recordOf(match), test::analysisOf(match));
        EXPECT_FALSE(store->practice().mistakes.empty());
        return store;
    }

    LanguageManager m_languages;
    PracticeFiles m_files;
    WindowState m_state;
};

TEST_F(PracticeStoreTest, ReadsProblemsInTheirOrderAndNothingElseAtFirst) {
    const std::vector<Exercise> problems = m_files.writeProblems();
    const auto store = m_files.store();
    EXPECT_FALSE(store->isLoaded());
    store->load();
    ASSERT_TRUE(waitUntil([&] { return store->isLoaded(); }));
    EXPECT_EQ(store->problems(), problems);
    EXPECT_EQ(store->practice(), Practice());
    EXPECT_TRUE(store->notices().isEmpty());
    EXPECT_FALSE(QFile::exists(m_files.file())) << "nothing to keep";
}

TEST_F(PracticeStoreTest, AcknowledgesAnAnswerWhenItIsOnTheDisk) {
    const auto store = storeWithMistakes();
    const Exercise exercise = store->practice().mistakes.front().exercise;
    const QSignalSpy noted(store.get(), &PracticeStore::noted);
    Practice atThatMoment;
    QObject::connect(store.get(), &PracticeStore::noted, [&] { atThatMoment = m_files.kept(); });
    store->note(exercise, *exercise.played);
    ASSERT_TRUE(waitUntil([&] { return noted.count() == 1; }));
    EXPECT_EQ(atThatMoment, store->practice());
    EXPECT_EQ(atThatMoment.mistakes.front().progress.wrong, 1);
    EXPECT_EQ(toString(*atThatMoment.mistakes.front().progress.due), "2026-11-25");
}

TEST_F(PracticeStoreTest, LeavesNothingUnwrittenAtItsEnd) {
    auto store = storeWithMistakes();
    for (int i = 0; i < 5; ++i) {
        const Exercise exercise = store->practice().mistakes.front().exercise;
        store->note(exercise, exercise.options.front().decision);
    }
    const Practice last = store->practice();
    store.reset();
    EXPECT_EQ(m_files.kept(), last);
}

TEST_F(PracticeStoreTest, NeverWritesANewerFileAndSaysSo) {
    const QByteArray newer = "{\"format\": \"settebello.practice\", \"version\": 99}";
    RecordFiles::write(m_files.file(), newer);
    const auto store = storeWithMistakes();
    ASSERT_EQ(store->notices().size(), 1);
    EXPECT_TRUE(store->notices().front().contains("cannot be written to this time"))
        << qPrintable(store->notices().front());
    const QSignalSpy noted(store.get(), &PracticeStore::noted);
    const Exercise exercise = store->practice().mistakes.front().exercise;
    store->note(exercise, *exercise.played);
    ASSERT_TRUE(waitUntil([&] { return noted.count() == 1; }))
        << "the answer is shown all the same";
    store->flush();
    EXPECT_EQ(RecordFiles::read(m_files.file()), newer);
}

TEST_F(PracticeStoreTest, SetsAFileAsideThatIsBroken) {
    RecordFiles::write(m_files.file(), "{\"format\": ");
    auto store = storeWithMistakes();
    ASSERT_EQ(store->notices().size(), 1);
    EXPECT_TRUE(store->notices().front().contains("practice.json.broken-1"))
        << qPrintable(store->notices().front());
    store.reset();
    EXPECT_EQ(RecordFiles::read(m_files.file() + ".broken-1"), "{\"format\": ");
    EXPECT_FALSE(m_files.kept().mistakes.empty());
}

TEST_F(PracticeStoreTest, WritesNothingWhileAnotherProgramHasTheFolder) {
    const auto store = m_files.loadedStore(false);
    const Match match = playedOut(setupOfTwo(7));
    store->add(test::recordOf(match), test::analysisOf(match));
    store->flush();
    EXPECT_FALSE(QFile::exists(m_files.file()));
    EXPECT_EQ(store->notices().size(), 1);
}

TEST_F(PracticeStoreTest, SaysWhatCannotBeSavedAndTriesAgain) {
    const auto store = storeWithMistakes();
    store->flush();
    QFile::remove(m_files.file());
    ASSERT_TRUE(QDir().mkpath(m_files.file() + "/in the way"));
    const QSignalSpy noted(store.get(), &PracticeStore::noted);
    const Exercise exercise = store->practice().mistakes.front().exercise;
    store->note(exercise, *exercise.played);
    ASSERT_TRUE(waitUntil([&] { return noted.count() == 1; }));
    ASSERT_EQ(store->unsaved().size(), 1);
    QDir(m_files.file()).removeRecursively();
    ASSERT_TRUE(waitUntil([&] { return store->unsaved().isEmpty(); }));
    EXPECT_EQ(m_files.kept(), store->practice());
}

TEST_F(PracticeStoreTest, ASecondWindowGoesOnWithWhatTheFirstHasLeft) {
    auto first = storeWithMistakes();
    first->flush();
    const auto second = m_files.loadedStore(false);
    EXPECT_FALSE(second->canWrite());
    const Exercise exercise = first->practice().mistakes.front().exercise;
    first->note(exercise, *exercise.played);
    const Practice left = first->practice();
    first.reset();
    second->takeFolder();
    ASSERT_TRUE(waitUntil([&] { return second->canWrite(); }));
    EXPECT_EQ(second->practice(), left);
    EXPECT_TRUE(second->notices().isEmpty());
    second->note(exercise, *exercise.played);
    second->flush();
    EXPECT_EQ(m_files.kept(), second->practice());
    EXPECT_NE(m_files.kept(), left);
}

TEST_F(PracticeStoreTest, ExportsACopy) {
    const auto store = storeWithMistakes();
    QSignalSpy exported(store.get(), &PracticeStore::exported);
    store->exportTo(m_files.outside("mine.json"));
    ASSERT_TRUE(waitUntil([&] { return exported.count() == 1; }));
    EXPECT_EQ(exported[0][1].toString(), QString());
    ASSERT_TRUE(QFile::exists(m_files.outside("mine.json")));
    EXPECT_EQ(
        readVersionedFile(kPracticeFormat, m_files.outside("mine.json").toStdU16String()).value,
        store->practice());
    store->exportTo(m_files.outside("mine.json/mine.json"));
    ASSERT_TRUE(waitUntil([&] { return exported.count() == 2; }));
    EXPECT_TRUE(
        exported[1][1].toString().startsWith("What you have practised could not be written"))
        << qPrintable(exported[1][1].toString());
    EXPECT_FALSE(QFile::exists(m_files.outside("mine.json/mine.json")));
}

TEST_F(PracticeStoreTest, AsksWhatIsDueFirstAndWhatWasPostponedLast) {
    m_files.writeProblems();
    const auto store = storeWithMistakes();
    ExerciseQueue queue(*store, m_state);
    const auto& mistakes = store->practice().mistakes;
    ASSERT_GE(mistakes.size(), 3U);
    EXPECT_EQ(queue.next()->id, mistakes.back().exercise.id) << "the latest of the new ones";
    EXPECT_EQ(queue.count(), (PracticeCount{mistakes.size(), 0, mistakes.size()}));
    queue.postpone(mistakes.back().exercise.id);
    EXPECT_EQ(queue.next()->id, mistakes[mistakes.size() - 2].exercise.id);

    const Exercise wrong = mistakes.front().exercise;
    store->note(wrong, *wrong.played);
    EXPECT_EQ(queue.count().due, mistakes.size() - 1);
    EXPECT_EQ(toString(*queue.nextDay()), "2026-11-25");
    store->setDate(QDate(2026, 11, 25));
    EXPECT_EQ(queue.next()->id, wrong.id) << "due before new";

    queue.setChoice({Kind::Mistakes, {}, "scopone"});
    EXPECT_FALSE(queue.next());
    EXPECT_EQ(queue.count().all, 0U);
}

TEST_F(PracticeStoreTest, ChoosesProblemsByGradeAndDay) {
    const std::vector<Exercise> problems = m_files.writeProblems();
    const auto store = m_files.loadedStore();
    ExerciseQueue queue(*store, m_state);
    queue.setChoice({Kind::Problems, Grade::Hard, "scopa"});
    std::set<std::string> seen;
    for (std::size_t i = 0; i < queue.count().all; ++i) {
        const std::optional<Exercise> next = queue.next();
        ASSERT_TRUE(next);
        EXPECT_EQ(next->grade, Grade::Hard);
        EXPECT_TRUE(seen.insert(next->id).second);
        store->note(*next, next->options.front().decision);
    }
    EXPECT_FALSE(queue.next()) << "all were right at first";
    EXPECT_EQ(queue.count().learnt, queue.count().all);
    EXPECT_FALSE(queue.nextDay());

    queue.setChoice({Kind::ProblemOfTheDay, {}, {}});
    const std::optional<Exercise> first = queue.next();
    ASSERT_TRUE(first);
    EXPECT_EQ(queue.count().all, 1U);
    store->note(*first, first->options.front().decision);
    EXPECT_EQ(queue.next()->id, first->id) << "it is that of the day all day long";
    store->setDate(QDate(2026, 11, 25));
    EXPECT_NE(queue.next()->id, first->id);
}

TEST_F(PracticeStoreTest, TheProblemOfTheDayIsOfAGameThatIsPlayed) {
    std::vector<Exercise> problems = m_files.writeProblems();
    for (Exercise& problem : problems) {
        problem.position.rules.base = "scopone";
    }
    RecordFiles::write(m_files.problems() + "/scopone.json",
                       QByteArray::fromStdString(problemsText(problems)));
    const auto store = m_files.loadedStore();
    ASSERT_EQ(store->problems().size(), 2 * problems.size());
    ExerciseQueue queue(*store, m_state);
    const auto games = [&](const std::string& chosen) {
        queue.setChoice({Kind::ProblemOfTheDay, {}, chosen});
        std::set<std::string> found;
        for (int days = 1; days <= 28; ++days) {
            store->setDate(QDate(2026, 11, days));
            found.insert(queue.next()->position.rules.base);
        }
        return found;
    };
    using Games = std::set<std::string>;
    EXPECT_EQ(games(""), (Games{"scopa", "scopone"}));
    queue.findGames("scopa");
    EXPECT_EQ(games(""), Games{"scopa"});
    EXPECT_EQ(games("scopone"), Games{"scopone"}) << "others can be chosen";
    queue.findGames("cirulla");
    EXPECT_EQ(games(""), (Games{"scopa", "scopone"})) << "there is none of that one";
}

TEST(PracticeSession, CountsWhatCameOfTheAnswers) {
    PracticeSession session;
    const Day today(std::chrono::days(20000));
    const auto answer = [&](const Progress& before, Exercise::Source source, bool isRight) {
        session.note(before, afterAnswer(before, source, isRight, today));
    };
    answer({}, Exercise::Source::Mistake, false);
    answer({}, Exercise::Source::Mistake, true);
    answer({}, Exercise::Source::Problem, true);
    EXPECT_EQ(session, (PracticeSession{3, 2, 1})) << "a problem that is right at first is learnt";
}

class MistakeFinderTest : public testing::Test {
protected:
    MistakeFinderTest()
        : m_finder(m_files.folder()) {
        QObject::connect(
            &m_finder, &MistakeFinder::found,
            [this](const Record&, const Analysis& analysis) { m_found += analysis.record; });
    }
    bool runToItsEnd(const std::set<std::string, std::less<>>& known = {}) {
        m_finder.run(known);
        return waitUntil([&] { return !m_finder.isRunning(); });
    }
    static std::string hashOf(const Record& match) { return matchId(match.match); }

    PracticeFiles m_files;
    MistakeFinder m_finder;
    QList<std::string> m_found;
};

TEST_F(MistakeFinderTest, GivesTheAnalysesThatAreKept) {
    const Record first = m_files.keepMatch(7, true);
    const Record second = m_files.keepMatch(8, true);
    RecordFiles::write(m_files.inside("broken.scopa.json"), "{");
    ASSERT_TRUE(runToItsEnd());
    EXPECT_TRUE(m_finder.isComplete());
    EXPECT_EQ(m_found, (QList{hashOf(first), hashOf(second)})) << "the oldest first";
    m_found.clear();
    ASSERT_TRUE(runToItsEnd({hashOf(first)}));
    EXPECT_EQ(m_found, QList{hashOf(second)});
}

TEST_F(MistakeFinderTest, AnalysesTheOthersStopsAndGoesOn) {
    const Record match = m_files.keepMatch(7, false);
    const auto moments = [&] {
        Faults faults;
        return keptAnalysis(analysisFileOf(match.file), match.match, faults).moments.size();
    };
    QSignalSpy progressed(&m_finder, &MistakeFinder::progressed);
    m_finder.run({});
    ASSERT_TRUE(waitUntil([&] { return progressed.count() >= 2; }));
    EXPECT_EQ(progressed[0][0].toInt(), 1);
    EXPECT_EQ(progressed[0][1].toInt(), 1);
    m_finder.stop();
    ASSERT_TRUE(waitUntil([&] { return !m_finder.isRunning(); }));
    EXPECT_FALSE(m_finder.isComplete());
    EXPECT_TRUE(m_found.empty());
    const std::size_t kept = moments();
    EXPECT_GT(kept, 0U);

    progressed.clear();
    m_finder.run({});
    ASSERT_TRUE(waitUntil([&] { return progressed.count() >= 1; }));
    EXPECT_GT(progressed[0][2].toDouble(), 0) << "from where it stopped";
    m_finder.stop();
    ASSERT_TRUE(waitUntil([&] { return !m_finder.isRunning(); }));
    EXPECT_GE(moments(), kept);
}

/// Whoever continues a match must not see its hands in an analysis.
TEST_F(MistakeFinderTest, LeavesMatchesOfMachinesAndThoseInPlayAlone) {
    MatchSetup setup = setupOfTwo(7);
    RecordFiles::write(m_files.inside("2026-11-23 18.05.01 unfinished.scopa.json"),
                       recordBytes(setup, 7));
    setup.seats[0].level = "good";
    RecordFiles::write(m_files.inside("2026-11-23 18.05.00 scopa.scopa.json"), recordBytes(setup));
    QSignalSpy ended(&m_finder, &MistakeFinder::ended);
    ASSERT_TRUE(runToItsEnd());
    EXPECT_EQ(ended[0][0].toInt(), 0);
    EXPECT_TRUE(m_found.empty());
}

} // namespace
} // namespace settebello

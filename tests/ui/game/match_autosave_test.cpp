// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_autosave.h"
#include "game/record_file.h"
#include "ui/wait_until.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <set>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace settebello {
namespace {

MatchSetup bots(int target) {
    MatchSetup setup{{}, {{"Anna", "greedy"}, {"Ciro", "greedy"}}, 3};
    setup.rules.rules.match.target = target;
    return setup;
}

class MatchAutosaveTest : public ::testing::Test {
protected:
    QString file() const { return m_folder.path() + "/match.scopa.json"; }
    void write(const QByteArray& text) const {
        QFile out(file());
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    /// Lets bots play until a number of decisions have been taken.
    void playUntil(std::size_t moves) {
        m_controller.start(bots(101));
        ASSERT_TRUE(
            waitUntil([&] { return m_controller.match().played().back().moves.size() >= moves; }));
    }
    QString matches() const { return m_folder.path() + "/matches"; }
    QStringList records() const { return QDir(matches()).entryList(QDir::Files); }
    static QByteArray contentsOf(const QString& name) {
        QFile in(name);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    QByteArray contents(const QString& record) const {
        return contentsOf(matches() + "/" + record);
    }
    static QByteArray finishedRecord() {
        const MatchSetup setup = bots(1);
        Match match(setup.rules.rules, setup.seed);
        while (!match.over()) {
            match.deal();
            while (!match.needsDeal() && !match.over()) {
                std::vector<Decision> legal;
                legalDecisions(match.view(match.turn()), legal);
                match.apply(legal.front());
            }
        }
        return QByteArray::fromStdString(recordText(setup, match));
    }
    static std::size_t decisions(const Match& match) {
        std::size_t count = 0;
        for (const Match::PlayedRound& round : match.played()) {
            count += round.moves.size();
        }
        return count;
    }

    QTemporaryDir m_folder;
    GameController m_controller;
};

TEST_F(MatchAutosaveTest, HasTheMatchAsItStands) {
    MatchAutosave autosave(m_controller, m_folder.path());
    playUntil(5);
    const Match now = m_controller.match();
    autosave.flush();
    const std::optional<Record> saved = autosave.unfinished();
    ASSERT_TRUE(saved);
    EXPECT_EQ(recordText(saved->setup, saved->match), recordText(m_controller.setup(), now));
    EXPECT_EQ(saved->setup.seats[1].name, "Ciro");
    EXPECT_EQ(saved->setup.seats[1].seed, playerSeed(bots(101), 1));
    EXPECT_TRUE(autosave.notices().isEmpty());
    EXPECT_TRUE(autosave.unsaved().isEmpty());
}

TEST_F(MatchAutosaveTest, ArchivesAFinishedMatchAndLeavesNoneToResume) {
    MatchAutosave autosave(m_controller, m_folder.path());
    m_controller.start(bots(1));
    ASSERT_TRUE(waitUntil([&] {
        m_controller.dealNext();
        return m_controller.match().over();
    }));
    autosave.flush();
    EXPECT_FALSE(autosave.unfinished());
    EXPECT_FALSE(QFile::exists(file()));
    const QStringList finished = QDir(autosave.matchesFolder()).entryList(QDir::Files);
    ASSERT_EQ(finished.size(), 1);
    EXPECT_TRUE(finished.front().endsWith(" scopa.scopa.json")) << qPrintable(finished.front());
    QFile record(autosave.matchesFolder() + "/" + finished.front());
    ASSERT_TRUE(record.open(QIODevice::ReadOnly));
    QString why;
    const auto match = readMatchText(record.readAll().toStdString(), QString(), why);
    ASSERT_TRUE(match) << qPrintable(why);
    EXPECT_EQ(match->match.scores(), m_controller.match().scores());
}

class LeftMatch : public MatchAutosaveTest {
protected:
    static MatchSetup person(quint64 seed) {
        MatchSetup setup = bots(11);
        setup.seats[0].level = kPerson;
        setup.seed = seed;
        return setup;
    }
    /// Begins a match and lets the person play once. @return its record.
    std::string playOnce(quint64 seed) {
        m_controller.start(person(seed));
        EXPECT_TRUE(waitUntil([&] { return m_controller.asksPerson(); }));
        std::vector<Decision> legal;
        legalDecisions(m_controller.match().view(0), legal);
        m_controller.decide(legal.front());
        EXPECT_TRUE(waitUntil(
            [&] { return m_controller.asksPerson() && decisions(m_controller.match()) > 1; }));
        return recordText(m_controller.setup(), m_controller.match());
    }
    static std::string recordIn(MatchAutosave& autosave) {
        const std::optional<Record> saved = autosave.unfinished();
        return saved ? recordText(saved->setup, saved->match) : std::string();
    }
    QString pathOf(const QString& record) const { return matches() + "/" + record; }
};

TEST_F(LeftMatch, IsKeptAmongTheMatchesWhenAnotherBegins) {
    MatchAutosave autosave(m_controller, m_folder.path());
    const QSignalSpy finished(&autosave, &MatchAutosave::finishedMatchSaved);
    const std::string left = playOnce(3);
    EXPECT_FALSE(autosave.offersUnfinished()) << "it is in play";
    m_controller.start(person(4));
    autosave.flush();
    QCoreApplication::processEvents();
    ASSERT_EQ(records().size(), 1);
    EXPECT_TRUE(records().front().contains(" scopa unfinished")) << qPrintable(records().front());
    EXPECT_EQ(contents(records().front()).toStdString(), left);
    EXPECT_EQ(autosave.lastLeft(), pathOf(records().front()));
    EXPECT_EQ(recordIn(autosave), recordText(m_controller.setup(), m_controller.match()));
    EXPECT_EQ(finished.count(), 0) << "it does not count";
    m_controller.stop();
    EXPECT_TRUE(autosave.offersUnfinished());
}

TEST_F(LeftMatch, OfAnEarlierRunIsKeptToo) {
    std::string left;
    {
        MatchAutosave autosave(m_controller, m_folder.path());
        left = playOnce(3);
    }
    GameController later;
    MatchAutosave autosave(later, m_folder.path());
    EXPECT_TRUE(autosave.offersUnfinished());
    later.start(person(4));
    autosave.flush();
    ASSERT_EQ(records().size(), 1);
    EXPECT_EQ(contents(records().front()).toStdString(), left);
}

TEST_F(LeftMatch, IsNotKeptTwiceWhenItIsGoneOnWith) {
    MatchAutosave autosave(m_controller, m_folder.path());
    const std::string left = playOnce(3);
    m_controller.stop();
    const std::optional<Record> saved = autosave.unfinished();
    ASSERT_TRUE(saved);
    m_controller.resume(saved->setup, saved->match);
    autosave.flush();
    EXPECT_EQ(records(), QStringList());
    EXPECT_EQ(recordIn(autosave), left);
}

TEST_F(LeftMatch, WithoutADecisionHasNothingToKeep) {
    MatchAutosave autosave(m_controller, m_folder.path());
    MatchSetup setup = person(3);
    setup.seats[1].level = kPerson;
    m_controller.start(setup);
    m_controller.start(person(4));
    autosave.flush();
    EXPECT_EQ(records(), QStringList());
}

TEST_F(LeftMatch, ThatIsTakenUpChangesPlacesWithTheOneInPlay) {
    MatchAutosave autosave(m_controller, m_folder.path());
    const std::string first = playOnce(3);
    const std::string second = playOnce(4);
    autosave.flush();
    ASSERT_EQ(records().size(), 1);
    QString why;
    const std::optional<Record> saved = autosave.takeUp(autosave.lastLeft(), why);
    ASSERT_TRUE(saved) << qPrintable(why);
    EXPECT_EQ(records().size(), 1) << "until it is saved elsewhere";
    m_controller.resume(saved->setup, saved->match);
    autosave.flush();
    ASSERT_EQ(records().size(), 1);
    EXPECT_EQ(contents(records().front()).toStdString(), second);
    EXPECT_EQ(recordIn(autosave), first);
}

TEST_F(LeftMatch, ThatAKilledProgramLeftTwiceIsThereOnce) {
    std::string left;
    {
        MatchAutosave autosave(m_controller, m_folder.path());
        left = playOnce(3);
    }
    QDir().mkpath(matches());
    ASSERT_TRUE(QFile::copy(file(), pathOf("2026-01-02 10.00.00 scopa unfinished.scopa.json")));
    GameController later;
    MatchAutosave autosave(later, m_folder.path());
    EXPECT_EQ(records(), QStringList());
    EXPECT_EQ(recordIn(autosave), left);
}

/// A kill between writing and moving it leaves a match that is over.
TEST_F(MatchAutosaveTest, AMatchThatWasOverWhenTheProgramWasKilledIsFiledOnce) {
    write(finishedRecord());
    for (int start = 0; start < 2; ++start) {
        MatchAutosave autosave(m_controller, m_folder.path());
        const QSignalSpy saved(&autosave, &MatchAutosave::finishedMatchSaved);
        EXPECT_FALSE(autosave.unfinished());
        QCoreApplication::processEvents();
        EXPECT_EQ(saved.count(), start == 0 ? 1 : 0);
        EXPECT_FALSE(QFile::exists(file()));
        ASSERT_EQ(records().size(), 1);
        EXPECT_EQ(contents(records().front()), finishedRecord());
    }
}

/// Moving to another disk is copying first, and a kill may come in between.
TEST_F(MatchAutosaveTest, AMatchThatWasCopiedWhenTheProgramWasKilledIsFiledOnce) {
    write(finishedRecord());
    const QString name = recordName("scopa", QFileInfo(file()).lastModified(), true);
    QDir().mkpath(matches());
    ASSERT_TRUE(QFile::copy(file(), matches() + "/" + name + ".scopa.json"));
    MatchAutosave autosave(m_controller, m_folder.path());
    EXPECT_FALSE(autosave.unfinished());
    EXPECT_FALSE(QFile::exists(file()));
    EXPECT_EQ(records().size(), 1);
}

TEST_F(MatchAutosaveTest, ReplacesNoOtherMatchOfTheSameSecond) {
    write(finishedRecord());
    const QString name = recordName("scopa", QFileInfo(file()).lastModified(), true);
    QDir().mkpath(matches());
    QFile other(matches() + "/" + name + ".scopa.json");
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));
    other.write("another");
    other.close();
    MatchAutosave autosave(m_controller, m_folder.path());
    autosave.flush();
    ASSERT_EQ(records().size(), 2);
    EXPECT_EQ(contents(name + " (2).scopa.json"), finishedRecord());
    EXPECT_EQ(contents(name + ".scopa.json"), "another");
}

/// The name is of something that stops writing, also for those who may write anywhere.
class BlockedMatch : public MatchAutosaveTest, public ::testing::WithParamInterface<const char*> {
protected:
    QString blocker() const { return m_folder.path() + "/" + GetParam(); }
    void block() const {
        if (blocker() == file()) { // a folder in the place of the file
            ASSERT_TRUE(QDir().mkpath(blocker() + "/taken"));
            return;
        }
        QFile out(blocker()); // and a file in that of the folder
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
    }
    void unblock() const {
        ASSERT_TRUE(QFile::remove(blocker()) || QDir(blocker()).removeRecursively());
    }
    void playToTheEnd(const MatchSetup& setup) {
        m_controller.start(setup);
        ASSERT_TRUE(waitUntil([&] {
            m_controller.dealNext();
            return m_controller.match().over();
        }));
    }
};

TEST_P(BlockedMatch, IsKeptUntilItCanBeFiledAndTheNextWaits) {
    block();
    MatchAutosave autosave(m_controller, m_folder.path());
    QSignalSpy saved(&autosave, &MatchAutosave::finishedMatchSaved);
    playToTheEnd(bots(1));
    const std::string first = recordText(m_controller.setup(), m_controller.match());
    ASSERT_TRUE(waitUntil([&] { return autosave.finishedMatchWaits(); }));
    EXPECT_EQ(autosave.unsaved().front().contents, "match that has ended") << "or nobody knows";
    MatchSetup next = bots(1);
    next.seed = 4;
    playToTheEnd(next);
    const std::string second = recordText(m_controller.setup(), m_controller.match());
    next.seats[0].level = next.seats[1].level = kPerson; // nothing more happens
    m_controller.start(next);
    ASSERT_TRUE(waitUntil([&] { return m_controller.asksPerson(); }));
    autosave.flush();
    EXPECT_TRUE(autosave.finishedMatchWaits());
    EXPECT_EQ(saved.count(), 0);
    EXPECT_FALSE(autosave.unfinished());

    unblock();
    ASSERT_TRUE(waitUntil([&] { return autosave.unsaved().isEmpty(); })) << "it keeps trying";
    EXPECT_EQ(saved.count(), 2);
    std::set<std::string> filed;
    for (const QString& name : records()) {
        filed.insert(contents(name).toStdString());
    }
    EXPECT_EQ(filed, (std::set<std::string>{first, second}));
    const std::optional<Record> unfinished = autosave.unfinished();
    ASSERT_TRUE(unfinished);
    EXPECT_EQ(recordText(unfinished->setup, unfinished->match),
              recordText(m_controller.setup(), m_controller.match()));
}

INSTANTIATE_TEST_SUITE_P(Places, BlockedMatch, ::testing::Values("matches", "match.scopa.json"),
                         [](const auto& place) {
                             return place.param == std::string("matches") ? "Matches" : "Autosave";
                         });

/// So that a program that is killed at any moment loses no more than the last.
TEST_F(MatchAutosaveTest, TheNextDecisionWaitsUntilTheLastIsWritten) {
    MatchAutosave autosave(m_controller, m_folder.path());
    std::size_t reached = 0;
    QObject::connect(&m_controller, &GameController::progressed, [&] {
        reached = decisions(m_controller.match());
        if (reached > 1) {
            QString why;
            const auto saved = readMatchText(contentsOf(file()).toStdString(), QString(), why);
            ASSERT_TRUE(saved) << qPrintable(why);
            EXPECT_GE(decisions(saved->match) + 1, reached);
        }
    });
    playUntil(30);
    EXPECT_GE(reached, 30U);
}

TEST_F(MatchAutosaveTest, AMatchGoesOnAfterTheAutosaveIsGone) {
    {
        MatchAutosave autosave(m_controller, m_folder.path());
        playUntil(2);
    }
    ASSERT_TRUE(waitUntil([&] { return decisions(m_controller.match()) > 4; }));
}

TEST_F(MatchAutosaveTest, RemovesWhatAKilledProgramLeftWhileItWrote) {
    QDir().mkpath(matches());
    const QStringList old{file() + ".tmp-0", m_folder.path() + "/statistics.json.tmp-12",
                          matches() + "/a.scopa.json.tmp-0"};
    const QString young = file() + ".tmp-1";
    for (const QString& name : old + QStringList{young}) {
        QFile out(name);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        if (name != young) {
            ASSERT_TRUE(out.setFileTime(QDateTime::currentDateTime().addSecs(-120),
                                        QFileDevice::FileModificationTime));
        }
    }
    const MatchAutosave autosave(m_controller, m_folder.path());
    for (const QString& name : old) {
        EXPECT_FALSE(QFile::exists(name)) << qPrintable(name);
    }
    EXPECT_TRUE(QFile::exists(young)) << "another program may be writing it";
}

TEST_F(MatchAutosaveTest, WithoutAFileReportsNoProblem) {
    MatchAutosave autosave(m_controller, m_folder.path() + "/not/yet/there");
    EXPECT_FALSE(autosave.unfinished());
    EXPECT_TRUE(autosave.notices().isEmpty());
    EXPECT_TRUE(autosave.unsaved().isEmpty());
}

class DamagedMatch : public MatchAutosaveTest, public ::testing::WithParamInterface<const char*> {};

TEST_P(DamagedMatch, IsSetAsideAndExplained) {
    write(GetParam());
    MatchAutosave autosave(m_controller, m_folder.path());
    QSignalSpy changed(&autosave, &MatchAutosave::noticesChanged);
    EXPECT_FALSE(autosave.unfinished());
    EXPECT_EQ(changed.count(), 1);
    const QString aside = file() + ".broken-1";
    EXPECT_TRUE(autosave.notices().join(' ').contains(QDir::toNativeSeparators(aside)));
    QFile saved(aside);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    EXPECT_EQ(saved.readAll(), GetParam()) << "not a byte is lost";
    EXPECT_FALSE(QFile::exists(file()));
}

INSTANTIATE_TEST_SUITE_P(
    Files, DamagedMatch,
    ::testing::Values("", "{", R"({"format": "settebello.rules", "version": 1})",
                      R"({"format": "settebello.record", "version": 99})",
                      R"({"format": "settebello.record", "version": 1, "players":
                          [{"name": "A", "kind": "human"}, {"name": "B", "kind": "engine:rm -rf"}],
                          "rounds": []})"));

TEST_F(MatchAutosaveTest, LeavesTheFolderToTheProgramThatHasItAlready) {
    MatchAutosave first(m_controller, m_folder.path());
    playUntil(3);
    first.flush();
    GameController other;
    MatchAutosave second(other, m_folder.path());
    EXPECT_FALSE(second.notices().isEmpty());
    EXPECT_FALSE(second.unfinished()) << "it is being played";
    const std::string before = recordText(first.unfinished()->setup, first.unfinished()->match);
    m_controller.stop();
    MatchSetup setup = bots(11);
    setup.seats[0].name = "Rosa";
    QSignalSpy progressed(&other, &GameController::progressed);
    other.start(setup);
    ASSERT_TRUE(waitUntil([&] { return progressed.count() > 3; }));
    second.flush();
    EXPECT_EQ(recordText(first.unfinished()->setup, first.unfinished()->match), before);
}

TEST_F(MatchAutosaveTest, KeepsWhatIsPlayedOnceTheOtherProgramHasLeft) {
    auto first = std::make_unique<MatchAutosave>(m_controller, m_folder.path());
    playUntil(3);
    m_controller.stop();
    first->flush();
    const std::optional<Record> inPlay = first->unfinished();
    ASSERT_TRUE(inPlay);
    const std::string left = recordText(inPlay->setup, inPlay->match);
    GameController other;
    MatchAutosave second(other, m_folder.path());
    const QSignalSpy taken(&second, &MatchAutosave::folderTaken);
    MatchSetup setup = bots(11);
    setup.seats[0].level = kPerson;
    other.start(setup);
    first.reset();
    ASSERT_TRUE(waitUntil([&] { return taken.count() == 1; }));
    EXPECT_TRUE(second.notices().isEmpty());
    second.flush();
    QString why;
    const auto saved = readMatchText(contentsOf(file()).toStdString(), QString(), why);
    ASSERT_TRUE(saved) << qPrintable(why);
    EXPECT_EQ(recordText(saved->setup, saved->match), recordText(other.setup(), other.match()));
    ASSERT_EQ(records().size(), 1);
    EXPECT_EQ(contents(records().front()).toStdString(), left) << "what the first has left";
}

TEST_F(MatchAutosaveTest, KeepsWhatWasTakenUpAndLeftBeforeTheOtherProgramHasLeft) {
    auto first = std::make_unique<MatchAutosave>(m_controller, m_folder.path());
    playUntil(3);
    m_controller.start(bots(21)); // leaves that match among the kept ones
    first->flush();
    m_controller.stop();
    ASSERT_EQ(records().size(), 1);
    const QByteArray left = contents(records().front());
    GameController other;
    MatchAutosave second(other, m_folder.path());
    const QSignalSpy taken(&second, &MatchAutosave::folderTaken);
    QString why;
    const auto again = second.takeUp(matches() + '/' + records().front(), why);
    ASSERT_TRUE(again) << qPrintable(why);
    other.resume(again->setup, again->match);
    MatchSetup setup = bots(11);
    setup.seats[0].level = kPerson;
    other.start(setup);
    first.reset();
    ASSERT_TRUE(waitUntil([&] { return taken.count() == 1; }));
    second.flush();
    std::set<QByteArray> kept;
    for (const QString& record : records()) {
        kept.insert(contents(record));
    }
    EXPECT_TRUE(kept.contains(left)) << "nothing else holds that match";
}

TEST_F(MatchAutosaveTest, TakesTheFolderAsSoonAsItCanBeWrittenTo) {
    write("in the way"); // a file where the folder should be, like a disk that is full
    const MatchAutosave first(m_controller, file());
    EXPECT_TRUE(first.ownsFolder());
    ASSERT_TRUE(QFile::remove(file()) && QDir().mkpath(file()));
    EXPECT_TRUE(waitUntil([&] { return QFile::exists(file() + "/match.lock"); }));
    GameController other;
    const MatchAutosave second(other, file());
    EXPECT_FALSE(second.ownsFolder());
}

#ifdef Q_OS_UNIX
TEST_F(MatchAutosaveTest, DoesNotWaitForAPipeInTheLocksPlace) {
    alarm(60); // a test that hangs has failed
    const QString lock = m_folder.path() + "/match.lock";
    ASSERT_EQ(mkfifo(QFile::encodeName(lock).constData(), 0600), 0);
    const MatchAutosave autosave(m_controller, m_folder.path());
    EXPECT_TRUE(autosave.ownsFolder());
    EXPECT_TRUE(QFileInfo::exists(lock + ".broken-1"));
    alarm(0);
}
#endif

TEST_F(MatchAutosaveTest, SaysWhenItCannotWrite) {
    write("in the way"); // a file where the folder should be
    MatchAutosave autosave(m_controller, file());
    QSignalSpy changed(&autosave, &MatchAutosave::unsavedChanged);
    m_controller.start(bots(11));
    ASSERT_TRUE(waitUntil([&] { return changed.count() > 0; }));
    EXPECT_EQ(autosave.unsaved().size(), 1);
}

} // namespace
} // namespace settebello

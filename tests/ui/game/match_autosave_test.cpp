// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match_autosave.h"
#include "ui/wait_until.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

MatchPlan bots(int target) {
    MatchPlan plan{RuleSet(), {{"Anna", "greedy"}, {"Ciro", "greedy"}}, 3, "scopa"};
    plan.rules.match.target = target;
    return plan;
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
    QTemporaryDir m_folder;
    GameController m_controller;
};

TEST_F(MatchAutosaveTest, HasTheMatchAsItStands) {
    MatchAutosave autosave(m_controller, m_folder.path());
    playUntil(5);
    const Match now = m_controller.match();
    autosave.flush();
    const std::optional<SavedMatch> saved = autosave.unfinished();
    ASSERT_TRUE(saved);
    EXPECT_EQ(recordOf(saved->plan, saved->match), recordOf(m_controller.plan(), now));
    EXPECT_EQ(saved->plan.seats[1].name, "Ciro");
    EXPECT_EQ(autosave.problem(), "");
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
    const auto match = matchOfRecord(record.readAll().toStdString(), 1, why);
    ASSERT_TRUE(match) << qPrintable(why);
    EXPECT_EQ(match->match.scores(), m_controller.match().scores());
}

TEST_F(MatchAutosaveTest, WithoutAFileReportsNoProblem) {
    MatchAutosave autosave(m_controller, m_folder.path() + "/not/yet/there");
    EXPECT_FALSE(autosave.unfinished());
    EXPECT_EQ(autosave.problem(), "");
}

class DamagedMatch : public MatchAutosaveTest, public ::testing::WithParamInterface<const char*> {};

TEST_P(DamagedMatch, IsSetAsideAndExplained) {
    write(GetParam());
    MatchAutosave autosave(m_controller, m_folder.path());
    QSignalSpy changed(&autosave, &MatchAutosave::problemChanged);
    EXPECT_FALSE(autosave.unfinished());
    EXPECT_EQ(changed.count(), 1);
    const QString aside = file() + ".broken-1";
    EXPECT_TRUE(autosave.problem().contains(QDir::toNativeSeparators(aside)));
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
    EXPECT_FALSE(second.problem().isEmpty());
    EXPECT_FALSE(second.unfinished()) << "it is being played";
    const std::string before = recordOf(first.unfinished()->plan, first.unfinished()->match);
    m_controller.stop();
    MatchPlan plan = bots(11);
    plan.seats[0].name = "Rosa";
    QSignalSpy progressed(&other, &GameController::progressed);
    other.start(plan);
    ASSERT_TRUE(waitUntil([&] { return progressed.count() > 3; }));
    second.flush();
    EXPECT_EQ(recordOf(first.unfinished()->plan, first.unfinished()->match), before);
}

TEST_F(MatchAutosaveTest, SaysWhenItCannotWrite) {
    write("in the way"); // a file where the folder should be
    MatchAutosave autosave(m_controller, file());
    QSignalSpy changed(&autosave, &MatchAutosave::problemChanged);
    m_controller.start(bots(11));
    ASSERT_TRUE(waitUntil([&] { return changed.count() > 0; }));
    EXPECT_FALSE(autosave.problem().isEmpty());
}

} // namespace
} // namespace settebello

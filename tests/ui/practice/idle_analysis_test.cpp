// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/idle_analysis.h"

#include "analysis/analysis_file.h"
#include "ui/practice/practice_files.h"
#include "ui/wait_until.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <atomic>
#include <memory>

namespace settebello {
namespace {

using State = IdleAnalysis::State;

class IdleAnalysisTest : public ::testing::Test {
protected:
    void SetUp() override {
        m_store = m_files.loadedStore();
        m_idle = std::make_unique<IdleAnalysis>(*m_store, m_files.folder());
        m_idle->setBusy([this] { return m_isBusy; });
        m_idle->setPower([this] { return m_onBattery.load(); });
    }
    void want() const {
        m_idle->setWanted(true);
        m_idle->check(); // and not after some seconds
    }
    bool waitFor(State state) const {
        return waitUntil([&] { return m_idle->state() == state; });
    }
    /// How much of a match is analysed.
    static std::size_t analysed(const Record& match) {
        Faults faults;
        return keptAnalysis(analysisFileOf(match.file), match.match, faults).moments.size();
    }
    static QString nameOf(const Record& match) {
        return QFileInfo(toQString(match.file)).fileName();
    }

    PracticeFiles m_files;
    std::unique_ptr<PracticeStore> m_store;
    bool m_isBusy = false;
    std::atomic<bool> m_onBattery = false;
    std::unique_ptr<IdleAnalysis> m_idle;
};

TEST_F(IdleAnalysisTest, MakesExercisesOfWhatIsKept) {
    m_files.keepMatch(7, true);
    m_idle->check();
    EXPECT_EQ(m_idle->state(), State::Off) << "nobody wants it";
    QSignalSpy analysed(m_idle.get(), &IdleAnalysis::analysed);
    want();
    ASSERT_TRUE(waitFor(State::Done));
    EXPECT_FALSE(m_store->practice().mistakes.empty());
    EXPECT_EQ(analysed.count(), 0) << "it was, before";
}

TEST_F(IdleAnalysisTest, StopsForWhateverElseIsDoneAndGoesOn) {
    const Record match = m_files.keepMatch(7, false);
    m_isBusy = true;
    want();
    EXPECT_EQ(m_idle->state(), State::Waiting);
    m_isBusy = false;
    m_idle->check();
    ASSERT_TRUE(
        waitUntil([&] { return m_idle->state() == State::Running && m_idle->share() > 0; }));
    m_isBusy = true;
    m_idle->check();
    ASSERT_TRUE(waitFor(State::Waiting));
    const std::size_t before = analysed(match);
    EXPECT_GT(before, 0U) << "what was found is kept";
    m_isBusy = false;
    m_idle->check();
    ASSERT_TRUE(waitFor(State::Running));
    EXPECT_GT(m_idle->share(), 0) << "from where it stopped";
}

TEST_F(IdleAnalysisTest, DoesNotUseTheBatteryUnlessThePlayerSaysSo) {
    const Record match = m_files.keepMatch(7, false);
    m_onBattery = true;
    want();
    ASSERT_TRUE(waitFor(State::Battery));
    m_idle->check();
    EXPECT_EQ(m_idle->state(), State::Battery) << "it is not tried all the time";
    EXPECT_EQ(analysed(match), 0U);
    m_idle->setStopped(false);
    ASSERT_TRUE(
        waitUntil([&] { return m_idle->state() == State::Running && m_idle->share() > 0; }));
    m_idle->setStopped(true);
    ASSERT_TRUE(waitFor(State::Off));
    EXPECT_GT(analysed(match), 0U);
}

TEST_F(IdleAnalysisTest, RunsInAnyCaseWhileSomebodyPractisesUnlessItIsStopped) {
    m_files.keepMatch(7, false);
    m_isBusy = true;
    m_onBattery = true;
    ASSERT_EQ(m_idle->state(), State::Off) << "nor is it wanted";
    m_idle->setPractising(true);
    ASSERT_TRUE(waitFor(State::Running));
    m_idle->setStopped(true);
    ASSERT_TRUE(waitFor(State::Off));
    m_idle->setPractising(false);
    m_idle->setPractising(true);
    ASSERT_TRUE(waitFor(State::Running)) << "somebody practises again";
    m_idle->setPractising(false);
    EXPECT_TRUE(waitFor(State::Off));
}

TEST_F(IdleAnalysisTest, LooksAgainForMatchesWhenSomebodyPractises) {
    m_files.keepMatch(7, true);
    want();
    ASSERT_TRUE(waitFor(State::Done));
    const std::size_t before = m_store->practice().mistakes.size();
    m_files.keepMatch(8, true); // as from another computer
    m_idle->setPractising(true);
    ASSERT_TRUE(waitFor(State::Done));
    EXPECT_GT(m_store->practice().mistakes.size(), before);
}

TEST_F(IdleAnalysisTest, BeginsWithTheMatchThatEndedLast) {
    const Record older = m_files.keepMatch(7, false);
    const Record newer = m_files.keepMatch(8, false);
    want();
    ASSERT_TRUE(waitFor(State::Running));
    EXPECT_EQ(m_idle->matches(), 2) << "the older one first";
    m_idle->add(nameOf(newer));
    ASSERT_TRUE(waitUntil([&] {
        return m_idle->state() == State::Running && m_idle->matches() == 1 && m_idle->share() > 0;
    }));
    m_isBusy = true;
    m_idle->check();
    ASSERT_TRUE(waitFor(State::Waiting));
    EXPECT_GT(analysed(newer), 0U);
}

TEST_F(IdleAnalysisTest, SaysWhatItHasAnalysedJustNow) {
    const Record match = m_files.keepMatch(7, true);
    QSignalSpy analysed(m_idle.get(), &IdleAnalysis::analysed);
    want();
    ASSERT_TRUE(waitFor(State::Done));
    m_idle->add(nameOf(match));
    ASSERT_TRUE(waitFor(State::Done));
    ASSERT_EQ(analysed.count(), 1);
    m_idle->add(QStringLiteral("missing.scopa.json"));
    EXPECT_TRUE(waitFor(State::Done)) << "a file that is no match is not tried for ever";
    EXPECT_EQ(analysed.count(), 1);
}

} // namespace
} // namespace settebello

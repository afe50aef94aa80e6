// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/kept_run.h"

#include "analysis/analysis_file.h"
#include "settings/file_access.h"
#include "ui/analysis/invented_analysis.h"
#include "ui/history/record_files.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

class KeptRunTest : public testing::Test {
protected:
    KeptRunTest() { QDir().mkpath(m_files.folder()); }

    Analysis kept() const {
        Faults faults;
        return keptAnalysis(analysisFileOf(m_record), m_match, faults);
    }
    void keep(const Analysis& analysis) const {
        RecordFiles::write(toQString(analysisFileOf(m_record)),
                           QByteArray::fromStdString(analysisText(analysis, 2)));
    }
    /// Analyses until the first report.
    static void goOnForAMoment(KeptRun& run) {
        StopSource stop;
        EXPECT_EQ(run.goOn(stop.token(), [&] { stop.requestStop(); }), std::nullopt);
    }

    RecordFiles m_files;
    Match m_match = playedOut(planOfTwo(7));
    std::filesystem::path m_record = toPath(m_files.inside("anna.scopa.json"));
};

TEST_F(KeptRunTest, ReplacesAnAnalysisThatDoesNotFit) {
    Analysis other = inventedAnalysis(m_match);
    const auto judged = std::find_if(other.moments.begin(), other.moments.end(),
                                     [](const Moment& moment) { return moment.judgement; });
    judged->judgement->chosen = judged->judgement->chosen == 0 ? 1 : 0;
    keep(other);
    KeptRun run(m_match, m_record);
    EXPECT_EQ(run.run().analysed(), 0U);
    goOnForAMoment(run);
    EXPECT_GT(run.run().analysed(), 0U);
    EXPECT_EQ(kept(), run.run().analysis());

    Analysis soFar = run.run().analysis();
    keep(other);
    EXPECT_EQ(KeptRun(m_match, m_record, soFar).run().analysis(), soFar);
}

/// The window has no time to go on with an analysis of a large budget, and keeps it while it knows
/// less.
TEST_F(KeptRunTest, GoesOnWithItsOwnBudget) {
    Analysis thorough = inventedAnalysis(m_match);
    thorough.budget = 1000;
    keep(thorough);
    EXPECT_TRUE(KeptRun(m_match, m_record).run().isComplete());
    thorough.moments.pop_back();
    keep(thorough);
    KeptRun run(m_match, m_record);
    EXPECT_EQ(run.run().analysed(), 0U);
    EXPECT_EQ(run.run().analysis().budget, 1);
    goOnForAMoment(run);
    EXPECT_EQ(kept(), thorough);
}

/// As where a match is analysed while the practice window looks for mistakes in it.
TEST_F(KeptRunTest, LeavesWhatAnotherHasFoundMeanwhile) {
    KeptRun run(m_match, m_record);
    const Analysis further = inventedAnalysis(m_match);
    keep(further);
    goOnForAMoment(run);
    ASSERT_GT(run.run().analysed(), 0U);
    EXPECT_EQ(kept(), further);
}

} // namespace
} // namespace settebello

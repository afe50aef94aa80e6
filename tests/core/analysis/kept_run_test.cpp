// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/kept_run.h"

#include "core/analysis/analysis_helpers.h"
#include "core/storage/temporary_folder.h"

#include "analysis/analysis_file.h"
#include "storage/atomic_file.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

class KeptRunTest : public testing::Test {
protected:
    KeptRunTest() { m_folder.write("anna.scopa.json", "the record"); }

    Analysis kept() const {
        Faults faults;
        return keptAnalysis(analysisFileOf(m_record), m_match, faults);
    }
    void keep(const Analysis& analysis) const {
        EXPECT_EQ(writeFile(analysisFileOf(m_record), analysisText(analysis, 2)), std::nullopt);
    }
    Analysis complete() const {
        KeptRun run(m_match, {});
        run.resume({}, [] {});
        return run.run().analysis();
    }
    /// Analyses until the first report.
    static void goOnForAMoment(KeptRun& run) {
        StopSource stop;
        EXPECT_EQ(run.resume(stop.token(), [&] { stop.requestStop(); }), std::nullopt);
        ASSERT_GT(run.run().analysed(), 0U);
    }

    TemporaryFolder m_folder;
    std::filesystem::path m_record = m_folder.path("anna.scopa.json");
    Match m_match = test::playedMatch(RuleSet(), 8);
};

TEST_F(KeptRunTest, ReplacesAnAnalysisThatDoesNotFit) {
    m_folder.write("anna.analysis.json", "{");
    KeptRun run(m_match, m_record);
    EXPECT_EQ(run.run().analysed(), 0U);
    goOnForAMoment(run);
    EXPECT_EQ(kept(), run.run().analysis());

    const Analysis soFar = run.run().analysis();
    m_folder.write("anna.analysis.json", "{");
    EXPECT_EQ(KeptRun(m_match, m_record, 1, soFar).run().analysis(), soFar);
}

/// The window has no time to go on with an analysis of a large budget, and keeps it while it knows
/// less.
TEST_F(KeptRunTest, GoesOnWithItsOwnBudget) {
    Analysis thorough = complete();
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

TEST_F(KeptRunTest, ReplacesACompleteOneOnlyByACompleteOneWithMoreWork) {
    const Analysis usual = complete();
    keep(usual);
    KeptRun run(m_match, m_record, 2);
    goOnForAMoment(run);
    EXPECT_EQ(kept(), usual);
    EXPECT_EQ(run.resume({}, [] {}), std::nullopt);
    EXPECT_EQ(kept(), run.run().analysis());
    EXPECT_EQ(kept().budget, 2);
}

/// As where a match is analysed while the practice window looks for mistakes in it.
TEST_F(KeptRunTest, LeavesWhatAnotherHasFoundMeanwhile) {
    const Analysis further = complete();
    KeptRun run(m_match, m_record);
    keep(further);
    goOnForAMoment(run);
    EXPECT_EQ(kept(), further);
}

TEST_F(KeptRunTest, WritesNothingOnceTheRecordIsDeleted) {
    KeptRun run(m_match, m_record);
    ASSERT_EQ(removeFile(m_record), std::nullopt);
    goOnForAMoment(run);
    EXPECT_FALSE(std::filesystem::exists(analysisFileOf(m_record)));
}

/// A complete analysis can be looked at where nothing can be written.
TEST_F(KeptRunTest, WritesOnlyWhatIsNew) {
    keep(complete());
    const auto written = std::filesystem::last_write_time(analysisFileOf(m_record));
    std::filesystem::last_write_time(analysisFileOf(m_record), written - std::chrono::hours(1));
    KeptRun run(m_match, m_record);
    EXPECT_EQ(run.resume({}, [] {}), std::nullopt);
    EXPECT_EQ(std::filesystem::last_write_time(analysisFileOf(m_record)),
              written - std::chrono::hours(1));
}

} // namespace
} // namespace settebello

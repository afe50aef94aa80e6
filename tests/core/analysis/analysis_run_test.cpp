// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analysis_run.h"

#include "core/analysis/analysis_helpers.h"

#include "rules/presets.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

using namespace test;
using Kind = Moment::Kind;

Analysis analysed(const Match& match, Analysis soFar = {}) {
    AnalysisRun run(match, 1, std::move(soFar));
    while (run.step()) {
    }
    EXPECT_TRUE(run.isComplete());
    return run.analysis();
}

TEST(AnalysisRun, GoesThroughAMatch) {
    const Match match = playedMatch(shortMatch(), 1000);
    ASSERT_TRUE(match.over());
    const Analysis analysis = analysed(match);
    std::size_t decided = 0;
    int dealt = 0;
    int ended = 0;
    for (const Moment& moment : analysis.moments) {
        dealt += moment.kind == Kind::Dealt ? 1 : 0;
        ended += moment.kind == Kind::Ended ? 1 : 0;
        EXPECT_NEAR(moment.chance[0] + moment.chance[1], 1, 2e-4);
        EXPECT_EQ(moment.luck.has_value(), moment.kind == Kind::Dealt || moment.judgement);
        EXPECT_EQ(moment.ahead.has_value(), moment.kind == Kind::Ended);
        if (moment.kind != Kind::Decided) {
            continue;
        }
        ++decided;
        const auto& moves = match.played()[static_cast<std::size_t>(moment.round)].moves;
        const PlayerView::Move& made = moves[static_cast<std::size_t>(moment.move)];
        EXPECT_EQ(moment.seat, made.seat);
        if (moment.judgement) {
            const Judgement& judgement = *moment.judgement;
            EXPECT_EQ(judgement.options.at(judgement.chosen).decision, made.decision);
        }
    }
    std::size_t moves = 0;
    for (const Match::PlayedRound& round : match.played()) {
        moves += round.moves.size();
    }
    const auto rounds = static_cast<int>(match.played().size());
    EXPECT_EQ(decided, moves);
    EXPECT_EQ(dealt, rounds * 6);
    EXPECT_EQ(ended, rounds);
    EXPECT_EQ(analysis.moments.back().chance[match.result()->winner], 1);
}

/// Stopped after any moment and continued by another run, it comes to the same.
TEST(AnalysisRun, ContinuesWhereItStopped) {
    const Match match = playedMatch(RuleSet(), 7);
    const Analysis whole = analysed(match);
    ASSERT_GT(whole.moments.size(), 7U);
    for (const std::size_t moments : {std::size_t{1}, std::size_t{7}, whole.moments.size()}) {
        Analysis begun = whole;
        begun.moments.resize(moments);
        AnalysisRun run(match, 1, begun);
        EXPECT_EQ(run.analysed(), moments);
        EXPECT_EQ(analysed(match, begun), whole);
    }
}

TEST(AnalysisRun, DoesNotContinueAnother) {
    const Match match = playedMatch(RuleSet(), 4);
    const Analysis whole = analysed(match);
    const Match other = playedMatch(RuleSet(), 4, "greedy", 9);
    EXPECT_EQ(AnalysisRun(other, 1, whole).analysed(), 0U);
    EXPECT_EQ(AnalysisRun(match, 2, whole).analysed(), 0U); // made with less work
    Analysis confused = whole;
    std::swap(confused.moments[1], confused.moments[2]);
    EXPECT_EQ(AnalysisRun(match, 1, confused).analysed(), 0U);
    confused = whole;
    for (Moment& moment : confused.moments) {
        if (moment.judgement) {
            moment.judgement->chosen = 99;
        }
    }
    EXPECT_EQ(AnalysisRun(match, 1, confused).analysed(), 0U);
}

TEST(AnalysisRun, StopsWithinADecision) {
    const Match match = playedMatch(findPreset("scopone")->rules, 3);
    const StopSource source;
    source.requestStop();
    AnalysisRun run(match);
    EXPECT_TRUE(run.step());
    EXPECT_FALSE(run.step(source.token()));
    EXPECT_EQ(run.analysed(), 1U);
    EXPECT_TRUE(run.step());
}

TEST(AnalysisRun, HasNothingToDoBeforeTheFirstDeal) {
    AnalysisRun run(Match(RuleSet(), 1));
    EXPECT_TRUE(run.isComplete());
    EXPECT_FALSE(run.step());
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/marked_reasons.h"

#include "analysis/analysis_run.h"
#include "coach/advice.h"
#include "core/analysis/analysis_helpers.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

using namespace test;

/// A match of beginners with marks, analysed once.
struct Analysed {
    Match match = playedMatch(RuleSet(), 60, "beginner", 5);
    Analysis analysis;

    Analysed() {
        AnalysisRun run(match);
        while (run.step()) {
        }
        analysis = run.analysis();
    }
    std::vector<std::size_t> marks() const {
        std::vector<std::size_t> marked;
        for (std::size_t i = 0; i < analysis.moments.size(); ++i) {
            const auto& judgement = analysis.moments[i].judgement;
            if (judgement && judgement->mark != Mark::None) {
                marked.push_back(i);
            }
        }
        return marked;
    }
};

TEST(MarkedReasons, AreThoseOfTheMarkedDecisions) {
    const Analysed analysed;
    const auto marks = analysed.marks();
    ASSERT_GE(marks.size(), 3U);
    const auto reasons = reasonsOfMarks(analysed.match, analysed.analysis);
    ASSERT_EQ(reasons.size(), marks.size());
    EXPECT_TRUE(std::any_of(reasons.begin(), reasons.end(),
                            [](const MarkedReasons& marked) { return !marked.reasons.empty(); }));
    const Moment& last = analysed.analysis.moments[marks.back()];
    EXPECT_EQ(findReasons(reasons, last), &reasons.back());
    if (last.round + 1 == static_cast<int>(analysed.match.played().size())) {
        const Match then = analysed.match.rewound(static_cast<std::size_t>(last.move));
        EXPECT_EQ(reasonsThatMatter(then.view(last.seat), last.judgement->options.front().decision,
                                    last.judgement->options[last.judgement->chosen].decision),
                  reasons.back().reasons);
    }
}

TEST(MarkedReasons, HaveALineWhereMuchWasLost) {
    const Analysed analysed;
    int lines = 0;
    for (const MarkedReasons& marked : reasonsOfMarks(analysed.match, analysed.analysis)) {
        const auto moment = std::find_if(analysed.analysis.moments.begin(),
                                         analysed.analysis.moments.end(), [&](const Moment& each) {
                                             return each.isMarked() && each.round == marked.round &&
                                                    each.move == marked.move;
                                         });
        ASSERT_NE(moment, analysed.analysis.moments.end());
        if (moment->judgement->lostPoints() <= kLineLoss) {
            EXPECT_FALSE(marked.lines);
        }
        lines += marked.lines ? 1 : 0;
    }
    EXPECT_GT(lines, 0);
}

TEST(MarkedReasons, BeginWhereAsked) {
    const Analysed analysed;
    const auto marks = analysed.marks();
    const auto all = reasonsOfMarks(analysed.match, analysed.analysis);
    const auto later = reasonsOfMarks(analysed.match, analysed.analysis, marks[1]);
    ASSERT_EQ(later.size() + 1, all.size());
    EXPECT_TRUE(std::equal(later.begin(), later.end(), all.begin() + 1));
    EXPECT_EQ(findReasons(later, analysed.analysis.moments[marks[0]]), nullptr);
    EXPECT_TRUE(reasonsOfMarks(analysed.match, analysed.analysis, analysed.analysis.moments.size())
                    .empty());
}

TEST(MarkedReasons, StopWhenAsked) {
    const StopSource source;
    source.requestStop();
    const Analysed analysed;
    EXPECT_TRUE(reasonsOfMarks(analysed.match, analysed.analysis, 0, source.token()).empty());
}

} // namespace
} // namespace settebello

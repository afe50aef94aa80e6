// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/progress.h"

#include "core/analysis/analysis_helpers.h"

#include <gtest/gtest.h>

namespace settebello {
namespace {

/// A match that is over, in which a person sits at seat 0.
Record playedRecord() {
    Record record{{}, test::playedMatch(test::shortMatch(), 1000), "2026-11-01 20:00:00"};
    record.setup.rules = {"", "scopa", record.match.rules()};
    record.setup.seats = {{"Anna", kPerson}, {"", "casual"}};
    return record;
}

Moment decided(int round, int move, int seat, double points, LossPlace place, double error = 0) {
    Moment moment;
    moment.kind = Moment::Kind::Decided;
    moment.round = round;
    moment.move = move;
    moment.seat = seat;
    moment.judgement.emplace();
    moment.judgement->options.resize(2);
    moment.judgement->points = {points, error};
    moment.judgement->chance = {points / 10, error / 10};
    moment.judgement->place = place;
    return moment;
}

Moment lucky(int round, int move, double luck) {
    Moment moment;
    moment.round = round;
    moment.move = move;
    moment.luck.emplace();
    moment.luck->points[0] = luck;
    moment.luck->points[1] = -luck;
    return moment;
}

Moment ended(int round) {
    Moment moment;
    moment.kind = Moment::Kind::Ended;
    moment.round = round;
    return moment;
}

Analysis someAnalysis() {
    Analysis analysis;
    analysis.moments = {lucky(0, 0, 0.5),
                        decided(0, 0, 0, 1, LossPlace::Sweeps),
                        decided(0, 1, 1, 3, LossPlace::Coins),        // the opponent's
                        decided(0, 2, 0, 0.3, LossPlace::Cards, 0.2), // within the noise
                        ended(0),
                        lucky(1, 0, -2),
                        decided(1, 0, 0, 2.5, LossPlace::Coins),
                        decided(1, 2, 0, 0, LossPlace::Other),
                        ended(1)};
    return analysis;
}

TEST(JudgedMatch, KeepsWhatThePeopleLostAndWhatTheirCardsBrought) {
    const std::optional<JudgedMatch> judged = judgedMatch(playedRecord(), someAnalysis());
    ASSERT_TRUE(judged);
    EXPECT_EQ(judged->summary.variant, "scopa");
    EXPECT_EQ(judged->summary.level, "casual");
    EXPECT_EQ(judged->ladder, LadderKind::Duel);
    EXPECT_EQ(judged->rounds, 2);
    EXPECT_EQ(judged->decisions, 4);
    EXPECT_EQ(judged->losses, (std::vector<JudgedMatch::Loss>{{0, 0, LossPlace::Sweeps, 1},
                                                              {1, 0, LossPlace::Coins, 2.5}}));
    EXPECT_EQ(judged->strokes, (std::vector<JudgedMatch::Stroke>{{0, 0, 0.5}, {1, 0, -2}}));
}

TEST(JudgedMatch, IsOfTheOwnSideOnly) {
    Record record = playedRecord();
    std::swap(record.setup.seats[0], record.setup.seats[1]);
    const std::optional<JudgedMatch> judged = judgedMatch(record, someAnalysis());
    ASSERT_TRUE(judged);
    EXPECT_EQ(judged->losses, (std::vector<JudgedMatch::Loss>{{0, 1, LossPlace::Coins, 3}}));
    EXPECT_EQ(judged->strokes, (std::vector<JudgedMatch::Stroke>{{0, 0, -0.5}, {1, 0, 2}}));
    record.setup.seats[0].level = kPerson;
    EXPECT_FALSE(judgedMatch(record, someAnalysis())) << "people against people";
}

TEST(PlaySummary, AddsUpMatches) {
    const JudgedMatch one = *judgedMatch(playedRecord(), someAnalysis());
    JudgedMatch other = one;
    other.losses.clear();
    const PlaySummary sum = summarizePlay(std::vector{one, other});
    EXPECT_EQ(sum.matches, 2);
    EXPECT_EQ(sum.rounds, 4);
    EXPECT_EQ(sum.decisions, 8);
    EXPECT_EQ(sum.lost, 3.5);
    EXPECT_EQ(sum.lostIn[LossPlace::Coins], 2.5);
    EXPECT_EQ(sum.lostIn[LossPlace::Sweeps], 1);
    EXPECT_EQ(sum.luck, -3);
    EXPECT_EQ(sum.lostPerRound(), 3.5 / 4);
    EXPECT_EQ(sum.lossPerDecision.sum(), 3) << "of one decision two points at most";
    EXPECT_DOUBLE_EQ(sum.lostPerRound({"good", 42}), 0.042 * 2) << "two decisions a round";
    const PlaySummary none = summarizePlay({});
    EXPECT_EQ(none.lostPerRound(), 0);
    EXPECT_EQ(none.lostPerRound({"good", 42}), 0);
    EXPECT_FALSE(none.level());
}

TEST(PlaySummary, NamesALevelOnlyOfGamesMeasuredAlike) {
    std::vector<JudgedMatch> matches(2, *judgedMatch(playedRecord(), someAnalysis()));
    EXPECT_EQ(summarizePlay(matches).ladder, LadderKind::Duel);
    ASSERT_TRUE(summarizePlay(matches).level());
    EXPECT_EQ(summarizePlay(matches).level()->level, "beginner");
    matches.back().ladder = LadderKind::FullDeal;
    EXPECT_FALSE(summarizePlay(matches).ladder);
    EXPECT_FALSE(summarizePlay(matches).level());
}

TEST(PlaySummary, NamesWhatCostMostIfItIsWorthLearning) {
    PlaySummary sum;
    sum.lostIn[LossPlace::Other] = 5; // nothing that could be named
    sum.lostIn[LossPlace::Prime] = 0.4;
    EXPECT_FALSE(sum.costliest());
    sum.lostIn[LossPlace::Prime] = 0.5;
    sum.lostIn[LossPlace::Sweeps] = 0.75;
    EXPECT_EQ(sum.costliest(), LossPlace::Sweeps);
}

TEST(Periods, AreOfTheSameLengthButTheFirst) {
    const auto lengths = [](std::size_t matches, std::size_t most) {
        std::vector<JudgedMatch> all(matches);
        for (std::size_t i = 0; i < matches; ++i) {
            all[i].rounds = static_cast<int>(i);
        }
        std::vector<std::size_t> found;
        int next = 0;
        for (const auto period : periodsOf(all, most)) {
            EXPECT_EQ(period.front().rounds, next);
            next += static_cast<int>(period.size());
            found.push_back(period.size());
        }
        return found;
    };
    using Lengths = std::vector<std::size_t>;
    EXPECT_EQ(lengths(0, 4), Lengths());
    EXPECT_EQ(lengths(3, 4), (Lengths{1, 1, 1}));
    EXPECT_EQ(lengths(4, 4), (Lengths{1, 1, 1, 1}));
    EXPECT_EQ(lengths(5, 4), (Lengths{1, 2, 2}));
    EXPECT_EQ(lengths(9, 4), (Lengths{3, 3, 3}));
}

} // namespace
} // namespace settebello

// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/advice.h"

#include "core/game/game_helpers.h"
#include "game/match.h"
#include "players/search/master_search.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace settebello {
namespace {

using Kind = Reason::Kind;
using test::set;

/// A view in the middle of a round. Cards in no hand, table or pile are unseen.
PlayerView viewOf(const char* hand, const char* table, const char* piles = "") {
    PlayerView view;
    view.hand = set(hand);
    view.table = set(table);
    view.tallies[0].pile = set(piles);
    view.handSizes = {view.hand.size(), 3};
    view.stockSize = view.unseen().size() - 3;
    return view;
}

/// The reasons for the first of these plays.
std::vector<Reason> reasonsFor(const PlayerView& view, const char* best, const char* next,
                               double bestPoints = 1, double nextPoints = 0) {
    const std::vector<Candidate> candidates{{*parseDecision(best), bestPoints, 0.6, 1},
                                            {*parseDecision(next), nextPoints, 0.5, 1}};
    return advise(view, candidates).reasons;
}

bool has(const std::vector<Reason>& reasons, Kind kind, int count = 0) {
    return std::any_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
        return reason.kind == kind && reason.count == count;
    });
}

TEST(Advice, NamesTheSettebelloFirstOfWhatIsTaken) {
    const auto reasons = reasonsFor(viewOf("7C 1S", "7D 4D 10B"), "7C=7D", "1S");
    ASSERT_FALSE(reasons.empty());
    EXPECT_EQ(reasons.front().kind, Kind::TakesSettebello);
    EXPECT_TRUE(has(reasons, Kind::TakesSevens, 1)) << "the seven of cups comes home with it";
}

TEST(Advice, CountsCoinsBesideTheSettebello) {
    const auto reasons = reasonsFor(viewOf("9D 1S", "4D 5D 10B"), "9D=4D+5D", "1S");
    EXPECT_TRUE(has(reasons, Kind::TakesBonusSuit, 3));
}

TEST(Advice, CallsASweepASweep) {
    const auto reasons = reasonsFor(viewOf("9D 1S", "4S 5B"), "9D=4S+5B", "1S");
    EXPECT_EQ(reasons.front().kind, Kind::Sweeps);
}

TEST(Advice, SaysWhatIsAvoidedWhereTheFewestPointsWin) {
    PlayerView view = viewOf("7C 1S 7B", "7D");
    view.rules.match.lowestWins = true;
    const auto laid = reasonsFor(view, "1S", "7C=7D");
    EXPECT_TRUE(has(laid, Kind::AvoidsSweep));
    EXPECT_TRUE(has(laid, Kind::TakesNothing));
    EXPECT_FALSE(has(laid, Kind::LeavesTooMuch));
    const auto taken = reasonsFor(view, "7C=7D", "1S");
    EXPECT_FALSE(has(taken, Kind::TakesSettebello)) << "that is no reason here";
    EXPECT_TRUE(has(taken, Kind::MorePoints));
    view.table = set("9C 10D");
    EXPECT_TRUE(has(reasonsFor(view, "7B", "1S"), Kind::Sheds));
    EXPECT_FALSE(has(reasonsFor(view, "1S", "7B"), Kind::Sheds));
    view.table = set("7D 3C 4C");
    EXPECT_TRUE(has(reasonsFor(view, "7C=7D", "7B=3C+4C"), Kind::TakesFewer, 1));
}

TEST(Advice, SaysThatNoCardSweepsMoreThanTen) {
    const auto reasons = reasonsFor(viewOf("2S 8B", "10B 4C"), "2S", "8B");
    EXPECT_TRUE(has(reasons, Kind::LeavesTooMuch, 16));
}

TEST(Advice, SaysWhenEverythingThatCouldSweepHasGone) {
    const auto view = viewOf("2S 3S", "3C", "5D 5C 5S 5B");
    EXPECT_TRUE(has(reasonsFor(view, "2S", "3S=3C"), Kind::SweepersGone, 5));
}

TEST(Advice, CountsTheFewThatCouldSweep) {
    const auto view = viewOf("2S 3S", "3C", "5D 5C 5S");
    EXPECT_TRUE(has(reasonsFor(view, "2S", "3S=3C"), Kind::FewSweepers, 1));
}

TEST(Advice, SaysWhatTheNextBestWouldGiveAway) {
    const auto reasons = reasonsFor(viewOf("2S 7S", "10B 9C"), "2S", "7S");
    const auto keeps = std::find_if(reasons.begin(), reasons.end(), [](const Reason& reason) {
        return reason.kind == Kind::Keeps;
    });
    ASSERT_NE(keeps, reasons.end());
    EXPECT_EQ(keeps->cards, set("7S"));
}

TEST(Advice, IsNeverWithoutAReasonAndNeverTakesLongToRead) {
    const auto few = reasonsFor(viewOf("2S 8B", "3C 1C"), "2S", "8B");
    EXPECT_EQ(few, (std::vector<Reason>{{Kind::MorePoints, 0, {}}}));
    const auto many = reasonsFor(viewOf("10D 2S", "7D 3D 10B 10C 9S"), "10D=3D+7D", "2S");
    EXPECT_EQ(many.size(), kMostReasons);
}

TEST(Advice, TellsTheOnlyPlayWithoutComparing) {
    const std::vector<Candidate> only{{*parseDecision("2S"), 1, 0.5, 1}};
    const Advice advice = advise(viewOf("2S", "10B"), only);
    EXPECT_EQ(advice.reasons.front().kind, Kind::OnlyPlay);
    EXPECT_FALSE(advice.points);
}

TEST(Advice, TellsHowMuchBetterTheBestIs) {
    const auto view = viewOf("2S 8B", "10B 4C");
    const std::vector<Candidate> candidates{{*parseDecision("2S"), 0.75, 0.6, 1},
                                            {*parseDecision("8B"), 0.25, 0.5, 1}};
    const Advice advice = advise(view, candidates);
    EXPECT_DOUBLE_EQ(*advice.points, 0.5);
    EXPECT_NEAR(*advice.chance, 0.1, 1e-12);
}

class AdviceForPreset : public testing::TestWithParam<Preset> {};

/// From the first play to the last of a round there is a hint, and it is legal.
TEST_P(AdviceForPreset, IsThereAtEveryPlay) {
    Match match(GetParam().rules, 5);
    match.deal();
    MasterSearch search(1, {20, {}});
    std::vector<Decision> legal;
    while (match.turn() >= 0 && match.played().size() == 1) {
        const PlayerView view = match.view(match.turn());
        legalDecisions(view, legal);
        Decision decision = legal.front();
        if (view.phase == Phase::Playing) {
            const Advice advice = advise(view, search.analyze(view, {}));
            decision = advice.best;
            ASSERT_NE(std::find(legal.begin(), legal.end(), decision), legal.end());
            ASSERT_FALSE(advice.reasons.empty());
        }
        ASSERT_EQ(match.apply(decision), DecisionFault::None);
    }
}

INSTANTIATE_TEST_SUITE_P(All, AdviceForPreset,
                         testing::ValuesIn(presets().begin(), presets().end()),
                         [](const auto& preset) {
                             std::string name(preset.param.id);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace settebello
